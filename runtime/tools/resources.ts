/** What an agent can read besides the results of tools: the skill file, the descriptions of commands, and the tables of copies. */
import {
  ProtocolError,
  ProtocolErrorCode,
  type ListResourcesResult,
  type ReadResourceResult,
} from '@modelcontextprotocol/server';
import { join } from 'node:path';
import { clean, escapeJson } from '../base/clean.js';
import { CliError } from '../base/errors.js';
import type { Context } from '../contract/context.js';
import { cut } from './bounded.js';

/** Maximum bytes of a resource. */
const MOST = 64 * 1024;

const JSON_TYPE = 'application/json';

/** The resources of a server. */
export interface Resources {
  list(): Promise<ListResourcesResult>;
  templates(): { readonly resourceTemplates: object[] };
  /** @throws ProtocolError for an address without a resource */
  read(uri: string): Promise<ReadResourceResult>;
}

/** Returns the resources of a client. Nothing is loaded before the first request for them. */
export function createResources({ client, world }: Pick<Context, 'client' | 'world'>): Resources {
  const base = `${client.binary}://`;
  const describe = async (words: readonly string[]): Promise<unknown> => {
    const { describeWords } = await import('../cli/describe.js');
    return describeWords(client, world, words);
  };
  const copies = async (): Promise<readonly string[]> => {
    const { copiesIn } = await import('../copy/read.js');
    return copiesIn(world.cwd, client.binary).catch(() => []);
  };
  const page = (path: string, title: string) => ({ uri: base + path, name: path, title, mimeType: JSON_TYPE });
  return {
    list: async () => {
      const { groups = [] } = (await describe([])) as { groups?: { group: string; summary: string }[] };
      const { guide } = (await client.guide?.()) ?? {};
      return {
        resources: [
          ...(guide === undefined
            ? []
            : [
                { uri: `${base}skill`, name: 'skill', title: `How to use ${client.binary}`, mimeType: 'text/markdown' },
              ]),
          page('commands', 'Groups of commands'),
          ...groups.map(({ group, summary }) => page(`commands/${group}`, summary)),
          ...(await copies()).map((folder) =>
            page(`copies/${encodeURIComponent(folder)}`, `Tables of the copy in ${clean(folder)}`),
          ),
        ],
      };
    },
    templates: () => ({
      resourceTemplates: [
        {
          uriTemplate: `${base}commands/{+command}`,
          name: 'command',
          title: 'A command or a group of commands',
          description: 'The words of the command are joined with "/"',
          mimeType: JSON_TYPE,
        },
      ],
    }),
    read: async (uri) => {
      const [kind = '', ...rest] = uri.startsWith(base) ? uri.slice(base.length).split('/').map(decoded) : [];
      const answer = (mimeType: string, text: string): ReadResourceResult => ({ contents: [{ uri, mimeType, text }] });
      if (kind === 'skill' && rest.length === 0) {
        const { guide } = (await client.guide?.()) ?? {};
        if (guide !== undefined) return answer('text/markdown', guide.skill);
      }
      if (kind === 'commands') return answer(JSON_TYPE, bounded(await known(describe(rest), uri)));
      const [folder = ''] = rest;
      // Only the folders of the list are read.
      if (kind === 'copies' && rest.length === 1 && (await copies()).includes(folder))
        return answer(JSON_TYPE, bounded(await tablesOf(join(world.cwd, folder))));
      throw missing(uri);
    },
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const missing = (uri: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown resource: ${clean(uri)}.`);

/** Returns what is read; the words of an unknown command are an address without a resource. */
async function known<T>(reading: Promise<T>, uri: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof CliError) throw missing(uri);
    throw error;
  }
}

function bounded(value: unknown): string {
  const { shown, rest } = cut(value, MOST);
  const isCut = rest.length > 0;
  return escapeJson(JSON.stringify(isCut ? { isCut, page: shown } : shown, undefined, 1));
}

/** Returns the tables and views of a copy with their columns. */
async function tablesOf(root: string): Promise<unknown> {
  const [{ readCopy }, { columnType, relationsOf }] = await Promise.all([
    import('../copy/read.js'),
    import('../copy/relations.js'),
  ]);
  const copy = await readCopy(root);
  if (copy === undefined) return { tables: [] };
  return {
    tables: relationsOf(copy).map(({ name, view, columns }) => ({
      name,
      type: view === undefined ? 'table' : 'view',
      columns: Object.fromEntries(columns.map((column) => [column.name, columnType(column)])),
    })),
  };
}
