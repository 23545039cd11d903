/** Names the groups and commands of a description. */
import { isQuery, isSearch } from './search.js';
import type { Operation } from './types.js';
import { claim, kebab, singular } from './words.js';

/** An operation with the words of its command. */
export interface Named {
  readonly operation: Operation;
  readonly group: string;
  /** Nested group, if any. */
  readonly part: string | undefined;
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

const isVersion = (text: string): boolean => /^(?:api|rest|v\d+(?:[._-]\w+)*|\d+(?:\.\d+)+)$/i.test(text);

/** Groups operations by their first tag, or without tags by the first word of their path, and names their commands. */
export function nameOperations(
  operations: readonly Operation[],
  taken: readonly string[],
  isList: (operation: Operation) => boolean,
): NamedGroup[] {
  const buckets = new Map<string, Operation[]>();
  for (const operation of operations) {
    const label =
      operation.tag ??
      operation.segments.find(({ text, isArgument }) => !isArgument && !isVersion(text))?.text ??
      'root';
    const key = singular(kebab(label));
    buckets.set(key, [...(buckets.get(key) ?? []), operation]);
  }
  const used = new Set(taken);
  const named = [...buckets].map(([key, members]) => ({ key, members, name: claim(key, used, 'service') }));
  return named.map(({ key, members, name }) => {
    // `customer address` and `customer-address` would be the same tool.
    const others = named.flatMap((one) => (one.name.startsWith(`${name}-`) ? one.name.slice(name.length + 1) : []));
    const path = mainPath(members);
    const { tag } = members[0] ?? {};
    const many = kebab(tag ?? '');
    return {
      name,
      plural: many.endsWith('s') && many !== key && many !== `${key}s` ? many.replaceAll('-', ' ') : undefined,
      tag,
      path,
      commands: nameCommands(name, members, path, others, isList),
    };
  });
}

/** Returns the path before the first argument that most operations have; the shortest of several. */
function mainPath(operations: readonly Operation[]): string {
  const counts = new Map<string, number>();
  for (const { path } of operations) {
    const head = path.split('/{')[0] ?? path;
    counts.set(head, (counts.get(head) ?? 0) + 1);
  }
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
}

function nameCommands(
  group: string,
  operations: readonly Operation[],
  path: string,
  others: readonly string[],
  isList: (operation: Operation) => boolean,
): Named[] {
  const depth = path.split('/').length - 1;
  const drafts = operations.map((operation): Draft => {
    const inside = operation.path === path || operation.path.startsWith(`${path}/`);
    const rest = inside ? operation.segments.slice(depth) : operation.segments;
    const words = rest.filter(({ text, isArgument }) => !isArgument && !isVersion(text)).map(({ text }) => text);
    const { fragment } = operation;
    const part = [...words, ...(fragment === undefined ? [] : [fragment])].map(kebab).join('-');
    return { operation, part, endsInArgument: fragment === undefined && rest.at(-1)?.isArgument === true };
  });
  const parts = new Map<string, Draft[]>();
  for (const draft of drafts) parts.set(draft.part, [...(parts.get(draft.part) ?? []), draft]);
  const nested = new Set([...parts].filter(([part, members]) => part !== '' && isPart(members)).map(([part]) => part));
  const names = new Map<string, Set<string>>();
  const partNames = new Map<string, string>();
  const root = new Set(['help', ...others]);
  names.set('', root);
  for (const part of nested) partNames.set(part, claim(singular(part), root, group));
  return drafts.map(({ operation, part, endsInArgument }) => {
    const home = nested.has(part) ? (partNames.get(part) ?? '') : '';
    const used = names.get(home) ?? new Set(['help']);
    names.set(home, used);
    const members = parts.get(part) ?? [];
    const hasPatch = members.some((one) => one.operation.method === 'PATCH' && one.endsInArgument === endsInArgument);
    const name = part === '' || home !== '' ? verbFor(operation, endsInArgument, hasPatch, isList(operation)) : part;
    const own = singular(kebab(operation.raw.operationId ?? name));
    return {
      operation,
      group,
      part: home === '' ? undefined : home,
      name: claim(used.has(name) && own !== name ? own : name, used, operation.method.toLowerCase()),
    };
  });
}

/** Whether paths with these words are records of their own, and not a single action or report. */
const isPart = (members: readonly Draft[]): boolean =>
  members.length > 1 && members.some(({ operation, endsInArgument }) => operation.method === 'GET' || endsInArgument);

function verbFor(operation: Operation, endsInArgument: boolean, hasPatch: boolean, isList: boolean): string {
  const { method } = operation;
  if (isQuery(operation)) return 'run';
  if (method === 'GET' || (isList && isSearch(operation))) return isList ? 'list' : 'get';
  if (method === 'POST') return endsInArgument ? 'update' : 'create';
  if (method === 'DELETE') return endsInArgument ? 'delete' : 'clear';
  return method === 'PUT' && hasPatch ? 'replace' : 'update';
}
