/** Descriptions of commands for programs. */
import { defined } from '../base/defined.js';
import type { Client } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { CommandDescription, Descriptions, ResultSchema } from '../contract/describe.js';
import { fromDialect } from '../pipeline/dialect.js';
import { nodeName, walk } from './walk.js';

/** What is printed: one command, a group, the client, or a list of commands. */
export type Described = Readonly<Record<string, unknown>> | readonly Readonly<Record<string, unknown>>[];

/**
 * Returns the description of a command, a group or the client, or of every command below them. Words after a command are
 * its arguments; the fields of a resource that they name are added.
 *
 * @throws CliError `usage` for an unknown word, `input` for an unknown resource
 */
export async function describeWords(
  client: Client,
  world: World,
  words: readonly string[],
  all = false,
): Promise<Described> {
  if (client.descriptions === undefined) throw new Error(`${client.binary} has no descriptions`);
  const { root, groups } = (await client.descriptions()).descriptions;
  const read = async (load: typeof root): Promise<Descriptions> => (await load()).default as Descriptions;
  const [first] = words;
  if (first === undefined) {
    const own = await read(root);
    if (!all) return clientOf(own);
    const files = [own, ...(await Promise.all(Object.values(groups).map(read)))];
    return files.flatMap((file) => commandsBelow('', file).map((name) => commandOf(name, file)));
  }
  const file = await read(Object.hasOwn(groups, first) ? (groups[first] ?? root) : root);
  const { name, rest } = follow(file, words);
  if (name === '' || (rest.length > 0 && file.commands[name] === undefined)) {
    const current = await currentWords(client, words);
    if (current.join(' ') === words.join(' ')) throw await unknown(client, words);
    return describeWords(client, world, current, all);
  }
  if (all)
    return [name, ...commandsBelow(name, file)].flatMap((one) => (file.commands[one] ? [commandOf(one, file)] : []));
  if (file.commands[name] === undefined) return groupOf(name, file);
  const command = commandOf(name, file);
  const nested = commandsBelow(name, file);
  const [typed] = rest;
  const takesResource = typed !== undefined && file.commands[name].arguments[0]?.type === 'resource';
  return {
    ...command,
    ...(takesResource ? await resourceOf(client, command, typed) : {}),
    ...(nested.length === 0 ? {} : { commands: nested.map((one) => briefOf(one, file)) }),
  };
}

/** Follows the words as far as they name groups and commands, by their aliases and old names too. */
function follow(
  { commands, groups }: Descriptions,
  words: readonly string[],
): { name: string; rest: readonly string[] } {
  let name = '';
  for (const [at, word] of words.entries()) {
    const wanted = name === '' ? word : `${name} ${word}`;
    const isKnown = Object.hasOwn(groups, wanted) || Object.hasOwn(commands, wanted);
    const next = isKnown
      ? wanted
      : Object.values(commands).find(
          ({ command, aliases = [], was = [] }) =>
            parentOf(command) === name && (aliases.includes(word) || was.includes(word)),
        )?.command;
    if (next === undefined) return { name, rest: words.slice(at) };
    name = next;
  }
  return { name, rest: [] };
}

/** Returns the words with the names that groups have now. Only the commands know their old names in descriptions. */
async function currentWords(client: Client, words: readonly string[]): Promise<readonly string[]> {
  const current = [...words];
  let group = client.tree;
  for (const [at, word] of words.entries()) {
    const name = nodeName(group, word);
    const node = name === undefined ? undefined : group.nodes[name];
    if (name === undefined || node === undefined) break;
    current[at] = name;
    if (!node.open) break;
    ({ group } = await node.open());
  }
  return current;
}

const parentOf = (words: string): string => words.slice(0, Math.max(words.lastIndexOf(' '), 0));

const commandsBelow = (name: string, { commands }: Descriptions): string[] =>
  Object.keys(commands).filter((words) => name === '' || words.startsWith(`${name} `));

function clientOf(file: Descriptions): Described {
  const { client, exits } = file;
  return {
    ...client,
    exits,
    groups: Object.entries(file.groups).map(([group, { summary }]) => ({ group, summary })),
    commands: Object.keys(file.commands).map((words) => briefOf(words, file)),
  };
}

function groupOf(name: string, file: Descriptions): Described {
  const below = (words: string): boolean => parentOf(words) === name;
  const nested = Object.keys(file.groups).filter(below);
  return {
    group: name,
    ...file.groups[name],
    groups: nested.map((group) => ({ group, summary: file.groups[group]?.summary })),
    commands: Object.keys(file.commands)
      .filter(below)
      .map((words) => briefOf(words, file)),
  };
}

function briefOf(words: string, { commands }: Descriptions): Readonly<Record<string, unknown>> {
  const { summary, usage, effect } = commands[words] ?? {};
  return { command: words, summary, usage, effect };
}

function commandOf(words: string, file: Descriptions): CommandDescription & Readonly<Record<string, unknown>> {
  const command = file.commands[words];
  if (command === undefined) throw new Error(`no description of ${words}`);
  const exits: Record<string, string> = { ...file.exits };
  for (const [code, meaning] of Object.entries(command.exits ?? {}))
    exits[code] = [exits[code] ?? [], meaning].flat().join('; ');
  return { ...command, exits, ...resultWith(command, (name) => file.resources?.[name]) };
}

/** Returns the result with the fields of its resource. */
function resultWith(
  { result }: CommandDescription,
  fieldsOf: (name: string) => ResultSchema['properties'],
): Pick<CommandDescription, 'result'> {
  const record = result?.items ?? result;
  // In a file, properties can be the name of a resource.
  const properties: unknown = record?.properties;
  if (result === undefined || record === undefined || typeof properties !== 'string') return {};
  const filled = { ...record, properties: fieldsOf(properties) ?? {} };
  return { result: result.items === undefined ? filled : { ...result, items: filled } };
}

/** Returns the resource that an argument names, and the result with its fields. */
async function resourceOf(client: Client, command: CommandDescription, typed: string): Promise<object> {
  const [{ service }, describe] = await Promise.all([client.service(), fromDialect('describe', { client })]);
  const { name, methods, fields, properties } = await describe(typed, service);
  const { result } = command;
  // The version of the record is a field of the response, not of the resource.
  const version = (result?.items ?? result)?.properties?.['etag'];
  const record = { type: 'object', properties: { ...properties, ...(version && { etag: version }) } };
  return {
    resource: name,
    ...defined({ result: result?.items === undefined ? result && record : { ...result, items: record } }),
    methods,
    fields,
  };
}

async function unknown(client: Client, words: readonly string[]): Promise<Error> {
  const found = await walk(client.tree, words, () => Promise.resolve(false));
  const { unknownCommand } = await import('./unknown.js');
  const missing = {
    kind: 'unknown',
    group: client.tree,
    words: [],
    word: words[0] ?? '',
    flags: [],
    rest: [],
  } as const;
  // An alias has no description.
  return await unknownCommand(client, found.kind === 'unknown' ? found : missing, false, []);
}
