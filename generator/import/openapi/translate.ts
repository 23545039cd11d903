/** Makes service.yaml and the group files of an OpenAPI description. */
import { carriersOf } from '../../3-bind/attach.js';
import { pluralOf, words } from '../../3-bind/words.js';
import type { CredentialSpec } from '../../2-shape/types.js';
import type { Choices } from '../choices.js';
import { defined } from '../../../runtime/base/defined.js';
import { bodyFlags, commandOf, identifierOf, type Home, type Made } from './command.js';
import { nameOperations, type Named, type NamedGroup } from './names.js';
import { withoutSignIn } from './oauth.js';
import { operationsOf } from './operations.js';
import { createPaging } from './paging.js';
import { responseOf } from './results.js';
import { rowsIn } from './schema.js';
import { hostsOf } from './security.js';
import { serverOf } from './server.js';
import { credentialsOf, errorsOf, headOf, standard, variablesOf } from './service.js';
import type { Description, Finding, Spec } from './types.js';
import { claim, sentence } from './words.js';

export interface Translation {
  /** Specs by the name of their file, without the extension. */
  readonly specs: Readonly<Record<string, Spec>>;
  /** Findings about parts that the specs cannot express, by JSON pointer. */
  readonly findings: readonly Finding[];
  readonly operations: number;
  readonly commands: number;
  /** Pointers of operations, by the places of their commands. */
  readonly origins: ReadonlyMap<string, string>;
}

/** What a translation leaves out. */
export interface Omitted {
  /** Pointers of operations. */
  readonly operations?: ReadonlySet<string>;
  /** The tool server. */
  readonly tools?: boolean;
  /** Everything in service.yaml that a client can do without. */
  readonly service?: boolean;
}

/** Returns the place of a command: its file, its nested group and its name. */
export const placeOf = (file: string, part: string | undefined, name: string): string =>
  [file, part === undefined ? name : `${part}/${name}`].join('/');

/**
 * Translates a description to the specs of a client.
 *
 * @param before specs of the last import
 * @param choices what a person decided
 */
export function translate(
  description: Description,
  name: string,
  before: readonly Spec[] = [],
  omitted: Omitted = {},
  choices: Pick<Choices, 'names' | 'server'> = {},
): Translation {
  const findings: Finding[] = [];
  const head = headOf(description, name);
  const env = String(head['env']);
  const variables: Spec = {};
  const main = serverOf(description.servers, { findings, env, variables, chosen: choices.server });
  const { origin } = main;
  const all = operationsOf(description, { main, findings, env, variables });
  const known = omitted.service
    ? { credentials: {}, of: new Map<string, string>() }
    : credentialsOf(description, env, all, findings);
  const operations = withoutSignIn(all, known.credentials, origin, findings).filter(
    ({ pointer }) => omitted.operations?.has(pointer) !== true,
  );
  const { hosts, credentials, of: hostOf } = hostsOf(main, known, description, operations, findings);
  const paging = createPaging(findings);
  const taken = Object.values(credentials).flatMap((one) => ((one as Spec)['flag'] as string | undefined) ?? []);
  Object.assign(variables, variablesOf(credentials, env));
  const pagingOf = omitted.service ? () => undefined : paging.of;
  const carriers = Object.values(credentials as Readonly<Record<string, CredentialSpec>>).map(carriersOf);
  const carried = new Set(
    carriers.flatMap(({ headers, query }) => [
      ...headers.map((one) => `header:${one}`),
      ...query.map((one) => `query:${one}`),
    ]),
  );
  const context = { findings, operations, taken, carried, paging: pagingOf, columns: columnsIn(before), hostOf };
  const isList = (operation: (typeof operations)[number]) => rowsIn(responseOf(operation).schema) !== undefined;
  const groups = nameOperations(operations, [...standard, 'help'], {
    names: choices.names ?? 'path',
    isList,
    findings,
  });
  const made = groups.map((group) => {
    const home: Home = { path: group.path, id: identifierOf(group) };
    return { group, home, commands: group.commands.flatMap((named) => commandOf(named, home, context) ?? []) };
  });
  const record = mostCommon(made.flatMap(({ commands }) => commands.flatMap((command) => command.record ?? [])));
  const commands = made.reduce((sum, one) => sum + one.commands.length, 0);
  const hasTools = commands <= readable && omitted.tools !== true;
  const used = new Set(['service']);
  const origins = new Map<string, string>();
  const specs: Record<string, Spec> = {
    service: {
      ...head,
      standard: standardOf(Object.keys(credentials).length > 0, hasTools, commands, findings),
      hosts,
      ...(Object.keys(variables).length > 0 && { variables }),
      ...(Object.keys(credentials).length > 0 && { credentials }),
      ...(Object.keys(paging.styles).length > 0 && { paging: paging.styles }),
      ...(record !== '' && { record }),
      ...(made.some(({ commands: own }) => own.some(({ spec }) => 'use' in spec)) && { 'flag-groups': bodyFlags }),
      ...(omitted.service ? {} : errorsOf(operations)),
      ...(!hasTools && {
        tools: { without: made.filter(({ commands: own }) => own.some(isTool)).map(({ group }) => group.name) },
      }),
    },
  };
  for (const { group, home, commands } of made) {
    if (commands.length === 0) continue;
    const file = claim(group.name, used, 'group');
    specs[file] = groupOf(group, home, commands, record, description);
    for (const { named } of commands) origins.set(placeOf(file, named.part, named.name), named.operation.pointer);
  }
  return { specs, findings, operations: all.length, commands, origins };
}

interface Imported {
  readonly commands?: Readonly<Record<string, { readonly columns?: readonly string[] }>>;
  readonly groups?: Readonly<Record<string, Imported>>;
}

/** Returns the function that looks columns up in specs. */
function columnsIn(specs: readonly Spec[]): (named: Named) => readonly string[] {
  const groups = new Map(specs.map((spec) => [spec['group'], spec as Imported]));
  return ({ group, part, name }) => {
    const found = groups.get(group);
    return (part === undefined ? found : found?.groups?.[part])?.commands?.[name]?.columns ?? [];
  };
}

function groupOf(
  { name, plural, tag }: NamedGroup,
  { path, id }: Home,
  made: readonly Made[],
  record: string,
  { tags = [] }: Description,
): Spec {
  const summary = sentence(tags.find((one) => one.name === tag)?.description);
  const own: Spec = {};
  const parts: Record<string, { plural?: string; commands: Spec; sample?: Spec }> = {};
  for (const { named, spec, record: found } of made) {
    const { result, ...rest } = spec;
    const isKept = found === undefined ? result !== undefined : found !== record;
    const target = named.part === undefined ? own : (parts[named.part] ??= { commands: {} }).commands;
    target[named.name] = isKept ? spec : rest;
  }
  for (const [part, group] of Object.entries(parts)) {
    const inside = made.filter(({ named }) => named.part === part);
    const plural = inside.find(({ named }) => named.partWords !== undefined)?.named.partWords;
    const isUsual = plural === undefined || plural === pluralOf(words(part));
    parts[part] = { ...(!isUsual && { plural }), ...group, ...sampleOf(inside) };
  }
  const usual = made.filter(({ isUsual }) => isUsual);
  const names = id !== undefined && usual.some(({ named }) => named.operation.path !== path);
  return {
    group: name,
    ...defined({ summary }),
    ...(plural !== undefined && usesPlural(own['list'], summary) && { plural }),
    ...(usual.length > 0 && { path }),
    ...(names && { id: { ...(id.argument !== 'id' && { name: id.argument }), ...id.spec } }),
    ...sampleOf(made.filter(({ named }) => named.part === undefined)),
    ...(Object.keys(own).length > 0 && { commands: own }),
    ...(Object.keys(parts).length > 0 && { groups: parts }),
  };
}

/** Returns the record of the commands of a group: an example of the description, or one that a schema allows. */
function sampleOf(made: readonly Made[]): Spec {
  const usual = ['get', 'list', 'create', 'update'].map((name) => made.find(({ named }) => named.name === name));
  const lists = made.filter(({ spec }) => spec['verb'] === 'list');
  const found = [...usual, ...lists].flatMap((one) => one?.sample ?? []);
  const best = found.find(({ isShown }) => isShown) ?? found[0];
  return defined({ sample: best?.row });
}

/** Whether a sentence of the client uses the plural, in a summary that the description lacks. */
const usesPlural = (list: unknown, summary: string | undefined): boolean =>
  list !== undefined && (summary === undefined || (list as Spec)['summary'] === undefined);

/** Maximum number of commands whose definitions an agent can read. */
const readable = 80;

/** Whether a command may be a tool: one that returns text or bytes never is. */
const isTool = ({ spec }: Made): boolean => spec['answer'] === undefined;

/** Returns the standard groups that have something to do. */
function standardOf(signsIn: boolean, serves: boolean, commands: number, findings: Finding[]): string[] {
  if (commands > readable) {
    findings.push({
      pointer: '#/paths',
      problem: `the tool server is left out, because agents would read ${String(commands)} tools; to offer some, add \`mcp\` to \`standard\` and shorten \`tools.without\``,
    });
  }
  return standard.filter((name) => (name !== 'auth' || signsIn) && (name !== 'mcp' || serves));
}

/** Returns the path that most records have; empty if there are none. */
function mostCommon(paths: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
