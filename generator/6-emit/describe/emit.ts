/** Emits the descriptions of commands for programs. */
import { createHash } from 'node:crypto';
import { defined } from '../../../runtime/base/defined.js';
import { OLDEST_NODE } from '../../../runtime/base/node-version.js';
import type {
  ClientDescription,
  Descriptions,
  GroupDescription,
  ResultSchema,
  SignInDescription,
} from '../../../runtime/contract/describe.js';
import { findResource } from '../../../runtime/dialects/odata/catalogue.js';
import type { CatalogueData } from '../../../runtime/contract/catalogue.js';
import { fieldSchemas } from '../../../runtime/dialects/odata/schema.js';
import type { CommandIr, GroupIr, Ir } from '../../5-lower/ir.js';
import { commandsAlone, commandsOf, hasToolServer, isShared, levels } from '../commands.js';
import { built, mark, type Emitter, type OutputFile } from '../files.js';
import { authTopic } from '../topics/auth.js';
import { exitsTopic } from '../topics/exits.js';
import { Code, Open, quoted } from '../typescript/literal.js';
import { printModule, type Module } from '../typescript/module.js';
import { commandDescription } from './command.js';
import { flagDescription } from './inputs.js';
import { printsVersion } from './result.js';

/** Path of the descriptions of a group below the folder of what is built; without a name, of the commands at the root. */
const pathOf = (group?: string): string => (group === undefined ? 'describe.json' : `describe/${group}.json`);

/** Whether the client has the command that prints descriptions. */
export const hasDescriptions = ({ commands }: Ir): boolean => commands.some((command) => isShared(command, 'describe'));

/** Whether the client needs descriptions: its tool server describes commands too. */
export const needsDescriptions = (ir: Ir): boolean => hasDescriptions(ir) || hasToolServer(ir);

/** Emits a file for each group at the root, with all commands below it, and one for the client and its other commands. */
export const descriptions: Emitter = ({ ir, surroundings, catalogue: data }) => {
  if (!needsDescriptions(ir)) return [];
  const catalogue = data === undefined ? {} : (JSON.parse(data) as CatalogueData);
  const groups = ir.root.groups.map((group): [string, GroupIr] => [group.name, group]);
  const root = described(groups, commandsAlone(ir.root), ir, catalogue);
  const parts = groups.map(([name, group]): [string, Descriptions] => {
    const below = levels(group).map((one): [string, GroupIr] => [one.words.join(' '), one]);
    return [name, described(below, commandsOf(group, ir.root), ir, catalogue)];
  });
  const client = clientOf(ir);
  const hash = createHash('sha256')
    .update(JSON.stringify([client, root, parts]))
    .digest('hex')
    .slice(0, 16);
  return [
    fileOf(pathOf(), { client: { ...client, hash }, ...root }),
    ...parts.map(([name, part]) => fileOf(pathOf(name), part)),
    printModule(loaders(groups.map(([name]) => name)), surroundings.target),
  ];
};

/** Returns the module with the loaders of the descriptions, apart from the client: only one command needs them. */
function loaders(groups: readonly string[]): Module {
  const load = (group?: string) =>
    new Code(`() => import(${quoted(`./${pathOf(group)}`)}, { with: { type: 'json' } })`);
  return {
    path: `${built}/descriptions.ts`,
    header: `// ${mark}`,
    imports: [{ from: 'cmdspec-runtime', types: ['DescriptionIndex'] }],
    constant: {
      name: 'descriptions',
      type: 'DescriptionIndex',
      value: new Open({
        root: load(),
        groups: new Open(Object.fromEntries(groups.map((name) => [name, load(name)]))),
      }),
    },
  };
}

function described(
  groups: readonly (readonly [string, GroupIr])[],
  visibleCommands: readonly CommandIr[],
  ir: Ir,
  catalogue: CatalogueData,
): Descriptions {
  const resources: Record<string, Record<string, ResultSchema>> = {};
  const commands = visibleCommands.map((command) => {
    const name = command.plan?.resource?.name;
    const record = name === undefined || name.includes('{') ? undefined : findResource(catalogue, name);
    if (record === undefined) return [command.words.join(' '), commandDescription(command, ir, undefined)] as const;
    // A read that prints the version of its record has one field more than the other commands of the resource.
    const isVersioned = printsVersion(command);
    const fields = isVersioned ? `${record.name} with etag` : record.name;
    if (command.plan?.shape !== 'action')
      resources[fields] = { ...fieldSchemas(record), ...(isVersioned && { etag: { type: 'string' } }) };
    return [command.words.join(' '), commandDescription(command, ir, fields)] as const;
  });
  return {
    exits: exitsOf(ir),
    groups: Object.fromEntries(groups.map(([words, group]) => [words, groupOf(group)])),
    commands: Object.fromEntries(commands),
    ...(Object.keys(resources).length === 0 ? {} : { resources }),
  };
}

const groupOf = ({ summary, description }: GroupIr): GroupDescription => ({ summary, ...defined({ description }) });

function clientOf(ir: Ir): Omit<ClientDescription, 'exits' | 'hash'> {
  const { binary, version } = ir.service;
  return {
    client: binary,
    version,
    summary: ir.summary,
    ...defined({ description: ir.description }),
    node: `>=${OLDEST_NODE}`,
    ...defined({ signIn: signInOf(ir) }),
    usage: `${binary} <command> [flags]`,
    flags: ir.globals.map(flagDescription),
  };
}

/** Returns how to sign in, from the topic of help; undefined for a client without credentials. */
function signInOf(ir: Ir): SignInDescription | undefined {
  const rowsOf = (title: string): Readonly<Record<string, string>> | undefined => {
    const part = authTopic(ir).parts.find((one) => 'rows' in one && one.title?.startsWith(title) === true);
    return part !== undefined && 'rows' in part ? (Object.fromEntries(part.rows) as Record<string, string>) : undefined;
  };
  const commands = rowsOf('Sign in');
  return commands && { commands, variables: rowsOf('Environment variables') ?? {} };
}

/** Returns the meaning of the exit codes of every command. */
function exitsOf(ir: Ir): Readonly<Record<string, string>> {
  const exits = exitsTopic(ir).parts.find((part) => 'rows' in part);
  return Object.fromEntries(exits?.rows ?? []);
}

/** Prints one entry per line, so that the diff of a command is one line. */
function fileOf(path: string, descriptions: Descriptions): OutputFile {
  const parts = Object.entries(descriptions).map(([name, part]: [string, object]) => {
    const lines = Object.entries(part).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    return `${JSON.stringify(name)}:{\n${lines.join(',\n')}\n}`;
  });
  return { path: `${built}/${path}`, text: `{"$comment":${JSON.stringify(mark)},\n${parts.join(',\n')}\n}\n` };
}
