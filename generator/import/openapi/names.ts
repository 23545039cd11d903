/** Names the groups and commands of a description. */
import { defined } from '../../../runtime/base/defined.js';
import { responseOf } from './results.js';
import { recordIn } from './schema.js';
import { isQuery, isSearch } from './search.js';
import { nameOfId } from './operation-ids.js';
import { scopesOf, withoutScopes } from './scopes.js';
import type { Finding, Operation } from './types.js';
import { claim, kebab, singular } from './words.js';

/** An operation with the words of its command. */
export interface Named {
  readonly operation: Operation;
  readonly group: string;
  /** Nested group, if any. */
  readonly part: string | undefined;
  /** The words of the path that the nested group is named for, as they are there. */
  readonly partWords?: string;
  readonly name: string;
}

export interface NamedGroup {
  readonly name: string;
  /** Plural of the name in the description, if it has one. */
  readonly plural: string | undefined;
  readonly tag: string | undefined;
  /** Path of its collection. */
  readonly path: string;
  readonly commands: readonly Named[];
}

/** What names of commands follow: the paths and methods, or the ids of operations. */
export type Names = 'path' | 'operation';

interface Naming {
  readonly names: Names;
  readonly isList: (operation: Operation) => boolean;
  readonly findings: Finding[];
}

const isVersion = (text: string): boolean =>
  /^(?:api|rest|v\d+(?:(?:alpha|beta|rc)\d*)?(?:[._-]\w+)*|\d+(?:\.\d+)+|\d{4}-\d\d(?:-\d\d)?)$/i.test(text);

/** Returns the words of `x-cli-name`: of a command, with its groups or without; `undefined` if they are not names. */
function ownWords({ raw, pointer }: Operation, findings: Finding[]): readonly string[] | undefined {
  const text = raw['x-cli-name'];
  if (text === undefined) return undefined;
  const words = String(text).trim().split(/\s+/);
  if (words.length <= 3 && words.every((word) => kebab(word) === word)) return words;
  const problem = `x-cli-name is not one to three names in lower case: ${String(text)}`;
  if (!findings.some((one) => one.pointer === pointer && one.problem === problem)) findings.push({ pointer, problem });
  return undefined;
}

/** Groups operations by their first tag, or without tags by the first word of their path, and names their commands. */
export function nameOperations(
  operations: readonly Operation[],
  taken: readonly string[],
  naming: Naming,
): NamedGroup[] {
  const scopes = scopesOf(operations, naming.isList);
  const buckets = new Map<string, Operation[]>();
  for (const operation of operations) {
    const own = ownWords(operation, naming.findings) ?? [];
    const key = own.length > 1 ? String(own[0]) : undated(kebab(labelOf(operation, naming.names)));
    buckets.set(key, [...(buckets.get(key) ?? []), operation]);
  }
  const used = new Set(taken);
  const named = [...unversioned(buckets)].map(([key, members]) => ({
    key,
    members,
    name: claim(key, used, 'service'),
  }));
  return named.map(({ key, members, name }) => {
    // `customer address` and `customer-address` would be the same tool.
    const others = named.flatMap((one) => (one.name.startsWith(`${name}-`) ? one.name.slice(name.length + 1) : []));
    const scoped = members.filter(({ segments }) => withoutScopes(segments, scopes).length < segments.length);
    const shared = sharedPath(members.map(headOf));
    const path = collectionOf(key, members) ?? (scoped.length * 2 > members.length ? shared : mainPath(members));
    const { tag } = members[0] ?? {};
    const many = undated(kebab(tag ?? ''));
    return {
      name,
      plural: many.endsWith('s') && many !== key && many !== `${key}s` ? many.replaceAll('-', ' ') : undefined,
      tag,
      path,
      commands: nameCommands(name, members, { path, shared, scopes }, others, naming),
    };
  });
}

/**
 * Returns the groups by singular names, without a version that all operations of the name have: `batch_v1` is `batch`, together
 * with an operation above, which lists the versions.
 */
function unversioned(buckets: ReadonlyMap<string, readonly Operation[]>): ReadonlyMap<string, readonly Operation[]> {
  const versions = new Map<string, string[]>();
  const baseOf = (key: string): string => key.replace(/(?<=.)-v\d+(?:(?:alpha|beta|rc)\d*)?$/, '');
  for (const key of buckets.keys())
    if (baseOf(key) !== key) versions.set(baseOf(key), [...(versions.get(baseOf(key)) ?? []), key]);
  const isAbove = (above: readonly Operation[], members: readonly Operation[]): boolean =>
    above.every(({ path }) =>
      members.every((one) => one.path.startsWith(path.replace(/\/?$/, '/')) && one.path !== path),
    );
  const groups = new Map<string, Operation[]>();
  for (const [key, members] of buckets) {
    const base = baseOf(key);
    const isOnly = versions.get(base)?.length === 1 && isAbove(buckets.get(base) ?? [], members);
    const name = singular(isOnly ? base : key);
    groups.set(name, [...(groups.get(name) ?? []), ...members]);
  }
  return groups;
}

/** Returns the word that groups an operation. */
const labelOf = ({ tag, raw, segments }: Operation, names: Names): string =>
  tag ??
  (names === 'operation' ? nameOfId(raw.operationId)?.group : undefined) ??
  segments.find(({ text, isArgument }) => !isArgument && !isVersion(text))?.text ??
  'root';

/** Returns a name without the date of a version that it begins with: `api20100401-call`. */
const undated = (name: string): string => name.replace(/^(?:api|v|n-)?\d{4,}(?:-\d\d)*-(?=[a-z])/, '');

/** Returns the path with which all operations begin and whose last word is that of the group, below other records too. */
function collectionOf(key: string, operations: readonly Operation[]): string | undefined {
  const paths = operations.map(({ segments }) =>
    segments.map(({ text, isArgument }) => (isArgument ? `{${text}}` : text)),
  );
  const [first = []] = paths;
  const count = first.findIndex((text, at) => paths.some((path) => path[at] !== text));
  const shared = first.slice(0, count < 0 ? first.length : count);
  while (shared.at(-1)?.startsWith('{') === true) shared.pop();
  const word = singular(kebab(shared.at(-1) ?? ''));
  const isOwn = key === word || key.startsWith(`${word}-`) || key.endsWith(`-${word}`);
  return isOwn ? `/${shared.join('/')}` : undefined;
}

/** Returns the path before the first argument. */
const headOf = ({ path }: Operation): string => path.split('/{')[0] ?? path;

/** Returns the path before the first argument that most operations have; the shortest of several. */
function mainPath(operations: readonly Operation[]): string {
  const counts = new Map<string, number>();
  for (const head of operations.map(headOf)) counts.set(head, (counts.get(head) ?? 0) + 1);
  // Paths that differ only at the end are commands of their common beginning.
  const shared = sharedPath([...counts.keys()]);
  if (counts.size > 1 && counts.size === operations.length && shared !== '') return shared;
  const [best] = [...counts].sort(([a, many], [b, more]) => more - many || a.length - b.length || (a < b ? -1 : 1));
  return best?.[0] ?? '';
}

/** Returns the whole segments with which all paths begin. */
function sharedPath([first = '', ...others]: readonly string[]): string {
  const segments = first.split('/');
  const count = segments.findIndex((segment, at) => others.some((path) => path.split('/')[at] !== segment));
  return segments.slice(0, count < 0 ? segments.length : count).join('/');
}

interface Draft {
  readonly operation: Operation;
  /** Words between the path of the group and the end. */
  readonly part: string;
  readonly endsInArgument: boolean;
  readonly isScoped: boolean;
}

/** Where the commands of a group are. */
interface Place {
  readonly path: string;
  /** What all paths begin with. */
  readonly shared: string;
  readonly scopes: ReadonlySet<string>;
}

function nameCommands(
  group: string,
  operations: readonly Operation[],
  place: Place,
  others: readonly string[],
  naming: Naming,
): Named[] {
  const drafts = draftsOf(operations, place);
  const parts = new Map<string, Draft[]>();
  for (const draft of drafts) parts.set(draft.part, [...(parts.get(draft.part) ?? []), draft]);
  const nested = new Set([...parts].filter(([part, members]) => part !== '' && isPart(members)).map(([part]) => part));
  const names = new Map([['', new Set(['help', ...others])]]);
  const usedIn = (home: string): Set<string> => {
    const used = names.get(home) ?? new Set(['help']);
    names.set(home, used);
    return used;
  };
  const made = new Map<Operation, Named>();
  /** Words of the nested groups that are named for a path. */
  const wordsOfParts = new Map<string, string>();
  /** Adds a command with the first of some names that is free. */
  const add = (operation: Operation, home: string, ...wanted: readonly string[]): void => {
    const used = usedIn(home);
    const free = wanted.find((one) => !used.has(one)) ?? String(wanted.at(-1));
    made.set(operation, {
      operation,
      group,
      part: home === '' ? undefined : home,
      ...defined({ partWords: wordsOfParts.get(home) }),
      name: claim(free, used, operation.method.toLowerCase()),
    });
  };
  // The names that a description chooses come first, so that they are not taken.
  for (const { operation } of drafts) {
    const words = ownWords(operation, naming.findings);
    if (words === undefined) continue;
    const home = words.length === 3 ? String(words[1]) : '';
    const name = String(words.at(-1));
    if (usedIn(home).has(name)) {
      const problem = `x-cli-name ${words.join(' ')} is the name of another command, so it is changed`;
      naming.findings.push({ pointer: operation.pointer, problem, isRenamed: true });
    }
    if (home !== '') usedIn('').add(home);
    add(operation, home, name);
  }
  if (naming.names === 'operation')
    for (const { operation } of drafts) {
      const found = made.has(operation) ? undefined : nameOfId(operation.raw.operationId, group);
      if (found === undefined) continue;
      if (found.part !== undefined) usedIn('').add(found.part);
      add(operation, found.part ?? '', found.name, kebab(operation.raw.operationId ?? ''));
    }
  const partNames = new Map<string, string>();
  for (const part of nested) {
    if (parts.get(part)?.some(({ operation }) => !made.has(operation)) !== true) continue;
    const home = names.has(singular(part)) ? singular(part) : claim(singular(part), usedIn(''), group);
    partNames.set(part, home);
    wordsOfParts.set(home, part.replaceAll('-', ' '));
  }
  const ranks = new Map(
    drafts.map((draft) => {
      const isSecond = isWhole(draft, parts.get(draft.part) ?? [], naming.isList);
      return [draft, isSecond ? (draft.isScoped ? 1 : 2) : 0];
    }),
  );
  for (const draft of [...drafts].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0))) {
    const { operation, part } = draft;
    if (made.has(operation)) continue;
    const home = partNames.get(part) ?? '';
    const isVerb = part === '' || home !== '';
    const name = isVerb ? verbFor(draft, parts.get(part) ?? [], naming.isList) : part;
    add(
      operation,
      home,
      name,
      ...(isVerb && ranks.get(draft) !== 0 ? [`${name}-all`, `${name}-everywhere`] : []),
      singular(kebab(operation.raw.operationId ?? name)),
    );
  }
  return operations.flatMap((operation) => made.get(operation) ?? []);
}

/**
 * Whether a GET has everything of which others with the same words have one record, or those of one scope: it is the one with
 * the longer name.
 */
function isWhole(
  { operation, endsInArgument, isScoped }: Draft,
  others: readonly Draft[],
  isList: (operation: Operation) => boolean,
): boolean {
  if (operation.method !== 'GET' || endsInArgument) return false;
  const word = kebab(operation.segments.at(-1)?.text ?? '');
  const isMany = singular(word) !== word;
  return others.some(
    (one) =>
      one.operation.method === 'GET' &&
      ((one.isScoped && !isScoped) || (isMany && one.endsInArgument && !isList(one.operation) && !isList(operation))),
  );
}

function draftOf(operation: Operation, { path, shared, scopes }: Place): Draft {
  const { segments, fragment } = operation;
  const rest = segments.slice(depthOf(isInside(operation, path) ? path : shared));
  const named = withoutScopes(rest, scopes);
  const words = named.filter(({ text, isArgument }) => !isArgument && !isVersion(text)).map(({ text }) => text);
  const part = [...words, ...(fragment === undefined ? [] : [fragment])].map(kebab).join('-');
  const endsInArgument = fragment === undefined && rest.at(-1)?.isArgument === true;
  return { operation, part, endsInArgument, isScoped: named.length < rest.length };
}

const depthOf = (path: string): number => path.split('/').filter((text) => text !== '').length;

const isInside = (operation: Operation, path: string): boolean =>
  operation.path === path || (operation.path.startsWith(path) && /^[/.]/.test(operation.path.slice(path.length)));

/** Returns the drafts of a group. Paths outside of its collection begin alike, which names leave out unless two would be equal. */
function draftsOf(operations: readonly Operation[], place: Place): Draft[] {
  const inner = new Set(operations.filter((one) => isInside(one, place.path)).map((one) => draftOf(one, place).part));
  return operations.map((one) => {
    const short = draftOf(one, place);
    const isTaken = !isInside(one, place.path) && inner.has(short.part);
    return isTaken ? draftOf(one, { ...place, shared: '' }) : short;
  });
}

/** Whether paths with these words are records of their own, and not a single action or report. */
const isPart = (members: readonly Draft[]): boolean =>
  members.length > 1 && members.some(({ operation, endsInArgument }) => operation.method === 'GET' || endsInArgument);

/** `others`: the commands with the same words in their paths. */
function verbFor(
  { operation, endsInArgument }: Draft,
  others: readonly Draft[],
  isList: (operation: Operation) => boolean,
): string {
  const { method } = operation;
  if (isQuery(operation)) return 'run';
  const hasRows = isList(operation);
  if (method === 'GET' || (hasRows && isSearch(operation))) return hasRows ? 'list' : 'get';
  if (method === 'POST') return endsInArgument || changesOne(operation, others, isList) ? 'update' : 'create';
  if (method === 'DELETE') return endsInArgument ? 'delete' : 'clear';
  const hasPatch = others.some((one) => one.operation.method === 'PATCH' && one.endsInArgument === endsInArgument);
  return method === 'PUT' && hasPatch ? 'replace' : 'update';
}

/** Whether a GET of the path shows the one record there, such as settings, which a POST then changes. */
function changesOne(
  operation: Operation,
  others: readonly Draft[],
  isList: (operation: Operation) => boolean,
): boolean {
  const get = others.find((one) => one.operation.method === 'GET' && one.operation.path === operation.path);
  const hasMore = others.some((one) => one.operation.path.startsWith(`${operation.path}/{`));
  const { schema } = get === undefined ? { schema: undefined } : responseOf(get.operation);
  const names = Object.keys(recordIn(schema)?.schema.properties ?? {});
  return get !== undefined && !hasMore && !isList(get.operation) && names.length > 0;
}
