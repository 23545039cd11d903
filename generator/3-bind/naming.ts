/** Finds the request that reads the name of a record, or the text that `--edit` changes. */
import { defined } from '../../runtime/base/defined.js';
import type { Editing, Listed, Naming } from '../../runtime/contract/command.js';
import { valueNames } from './flags.js';
import { patchOf } from './wires.js';
import { queryOf } from './references.js';
import type { BoundCommand, Scope } from './types.js';
import { placeholders } from './words.js';

/** Columns that name a record to people, the best first. */
const titles = ['title', 'subject', 'name'];

/**
 * Returns how to read the name of the record that a write changes, or of the record that this one is a part of. `undefined`
 * if no request reads one of them with the arguments of the command, or if no field names the record.
 */
export function namingOf(command: BoundCommand, commands: readonly BoundCommand[]): Naming | undefined {
  const own = ownNamingOf(command, commands);
  if (own !== undefined) return own;
  const whole = namingIn(command.scope.parent, command, commands);
  // Elsewhere the id is that of a part, which names another record in the path of the whole.
  return whole !== undefined && placeholders(command.scope.spec.path ?? '').includes(whole.id) ? whole : undefined;
}

/**
 * Returns how the name of the record is read: with the `get` of its group; in a group without one, in the list of the group if
 * that is one response, or from its own path if the group has a `title`.
 */
export function ownNamingOf(command: BoundCommand, commands: readonly BoundCommand[]): Naming | undefined {
  return namingIn(command.scope, command, commands);
}

function namingIn(
  scope: Scope | undefined,
  command: BoundCommand,
  commands: readonly BoundCommand[],
): Naming | undefined {
  const { request, effect } = command;
  if (scope === undefined || request === undefined || request.resource !== undefined) return undefined;
  if (effect === 'read' || effect === 'create' || effect === 'local') return undefined;
  const columns = columnsOf(scope, commands);
  const keys = columns.map(keyOf);
  const field = scope.spec.title ?? titles.find((title) => keys.includes(title));
  const reading =
    field === undefined
      ? undefined
      : (listingOf(command, commands, field, scope) ?? readingOf(command, commands, field, scope));
  const isPlain = columns.some(
    (column) => typeof column !== 'string' && column.key === field && column.form === 'plain',
  );
  return reading && { ...reading, ...(isPlain ? { plain: true } : {}) };
}

/**
 * Returns the flag that `--edit` fills, and for an update where the current text is: in the list that has the field `current`, else
 * in the response of the `get` of the group. Without one, the editor begins with an empty text.
 */
export function editingOf(command: BoundCommand, commands: readonly BoundCommand[]): Editing | undefined {
  const { effect, args, flags, spec } = command;
  const message = flags.find(({ kind }) => kind === 'message');
  if (message === undefined) return undefined;
  const listed = listedIn(command, commands);
  if (listed !== undefined) return { flag: message.name, current: listed };
  const written = message.wires.find(({ in: place }) => place === 'body')?.name;
  const patch = patchOf(spec);
  const field = patch === undefined ? written : patch.path.slice(1).replaceAll('/', '.');
  const current = effect === 'update' && field !== undefined ? readingOf(command, commands, field) : undefined;
  // Without its other arguments, the record would be another one than that of the command.
  const isSame = current !== undefined && args.every(({ name }) => placeholders(current.path).includes(name));
  return {
    flag: message.name,
    ...(isSame
      ? {
          current: {
            ...current,
            ...defined({ query: queryOf(typeof spec.current === 'object' ? spec.current : undefined) }),
          },
        }
      : {}),
  };
}

/** Returns the list of the group that has the text: the one with the longest part of the path of the command. */
function listedIn(
  { scope, args, request: own, spec: { current: field } }: BoundCommand,
  commands: readonly BoundCommand[],
): Listed | undefined {
  if (typeof field !== 'string' || own === undefined) return undefined;
  const known = valueNames(args);
  const [found] = commands
    .flatMap(({ scope: { spec: group }, spec: { unfold }, request }) => {
      if (group !== scope.spec || request?.shape !== 'rows' || request.resource !== undefined) return [];
      const id = own.path.startsWith(`${request.path}/{`)
        ? placeholders(own.path.slice(request.path.length))[0]
        : undefined;
      const isFilled = placeholders(request.path).every((name) => known.includes(name));
      return id === undefined || unfold !== undefined || !isFilled ? [] : [{ request, id }];
    })
    .sort((a, b) => b.request.path.length - a.request.path.length);
  if (found === undefined) return undefined;
  const { path, paging, result, host } = found.request;
  return { path, by: ['id', found.id], field, ...defined({ paging, result, host }) };
}

function readingOf(
  { scope: own, args, flags, request }: BoundCommand,
  commands: readonly BoundCommand[],
  field: string,
  scope = own,
): Naming | undefined {
  const get = commands.find((other) => other.scope === scope && other.verb === 'get');
  const isOwn = get === undefined && scope === own && scope.spec.title !== undefined;
  const read = isOwn ? { ...request, path: request?.path ?? '', result: scope.spec.record } : get?.request;
  const names = placeholders(read?.path ?? '');
  const id = names.at(-1);
  const known = new Set(valueNames([...args, ...flags]));
  if (read === undefined || id === undefined || !names.every((name) => known.has(name))) return undefined;
  if (isOwn && !read.path.endsWith(`{${id}}`)) return undefined;
  return { path: read.path, id, field, ...defined({ result: read.result, host: read.host }) };
}

/** Returns how to find the record in the list of a group without a `get`, if the list is one response. */
function listingOf(
  { args, request: own }: BoundCommand,
  commands: readonly BoundCommand[],
  field: string,
  scope: Scope,
): Naming | undefined {
  const ofGroup = commands.filter((other) => other.scope === scope);
  const id = placeholders(own?.path ?? '').at(-1);
  if (id === undefined || ofGroup.some(({ verb }) => verb === 'get')) return undefined;
  const list = ofGroup.find(({ verb }) => verb === 'list');
  const { request, spec, flags = [] } = list ?? {};
  if (request?.shape !== 'rows' || request.paging !== undefined || spec?.unfold !== undefined) return undefined;
  if (flags.some(({ required }) => required)) return undefined;
  const known = valueNames(args).filter((name) => name !== id);
  if (!own?.path.endsWith(`/{${id}}`) || !placeholders(request.path).every((name) => known.includes(name)))
    return undefined;
  if (!columnsOf(scope, commands).map(keyOf).includes('id')) return undefined;
  return { path: request.path, id, field, listed: true, ...defined({ result: request.result, host: request.host }) };
}

/** Returns the columns of the commands of a group. */
const columnsOf = (scope: Scope, commands: readonly BoundCommand[]) =>
  commands
    .filter((other) => other.scope === scope)
    .flatMap(({ spec }) => [...(spec.columns ?? []), ...(scope.spec.columns ?? [])]);

type Columns = ReturnType<typeof columnsOf>;

const keyOf = (column: Columns[number]): string =>
  typeof column === 'string' ? (column.split('|')[0] ?? '') : column.key;
