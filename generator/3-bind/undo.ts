/** Finds how the writes of a client are taken back: as they state it, or by the other commands of their paths. */
import { defined } from '../../runtime/base/defined.js';
import type { Effect, Method } from '../../runtime/contract/command.js';
import type { Row } from '../../runtime/contract/rows.js';
import type { ReadBefore, RequestName, Reversal, Undo } from '../../runtime/contract/undo.js';
import type { CommandSpec, ServiceSpec } from '../2-shape/types.js';
import type { BoundCall, BoundCommand } from './types.js';
import { placeholders, placeholdersIn } from './words.js';

/** In place of a command that reads the record before: a GET of the path of the write. */
export const ITSELF = 'itself';

export type UndoSpec = NonNullable<CommandSpec['undo']>;
type ReversalSpec = NonNullable<UndoSpec['reversals']>[number];

/** A request of a command, or a call of a workflow. */
export interface AnyRequest {
  readonly command: BoundCommand;
  readonly call?: BoundCall;
  readonly effect: Effect;
  readonly method: Method;
  readonly path: string;
  readonly host: string | undefined;
}

/** The requests of a client by their path, in which every argument is `{}`. */
export interface Requests {
  readonly all: readonly AnyRequest[];
  readonly at: (path: string, host: string | undefined) => readonly AnyRequest[];
  readonly variables: ReadonlySet<string>;
  readonly customFields: ServiceSpec['custom-fields'];
}

/** Returns the requests of commands, then the calls of workflows. */
export function requestsIn(commands: readonly BoundCommand[], service: ServiceSpec): Requests {
  const all = [...commands.flatMap(ownRequest), ...commands.flatMap(callsOf)];
  const names = new Set(Object.keys(service.variables ?? {}));
  const keyOf = (path: string, host: string | undefined): string => `${host ?? ''} ${routeOf(path, names)}`;
  const byPath = new Map<string, AnyRequest[]>();
  for (const one of all) {
    const key = keyOf(one.path, one.host);
    byPath.set(key, [...(byPath.get(key) ?? []), one]);
  }
  const customFields = service['custom-fields'];
  return { all, variables: names, customFields, at: (path, host) => byPath.get(keyOf(path, host)) ?? [] };
}

const ownRequest = (command: BoundCommand): AnyRequest[] => {
  const { request, effect } = command;
  return request === undefined
    ? []
    : [{ command, effect, method: request.method, path: request.path, host: request.host }];
};

const callsOf = (command: BoundCommand): AnyRequest[] =>
  (command.workflow?.calls ?? []).map((call) => ({
    ...{ command, call, effect: call.effect, method: call.method, path: call.path, host: call.host },
  }));

/** A path with `{}` for every argument. */
const routeOf = (path: string, variables: ReadonlySet<string>): string =>
  path.replaceAll(/\{\+?([^{}]*)\}/g, (whole, name: string) => (variables.has(name) ? whole : '{}'));

/** What the spec says of a write: itself, or for a call the command that sends it. */
export const statedOf = ({ command, call }: AnyRequest): UndoSpec | undefined => call?.spec.undo ?? command.spec.undo;

/** Returns how a write is taken back; undefined if the spec does not state it and no command of its path does it. */
export function undoOf(write: AnyRequest, requests: Requests): Undo | undefined {
  const stated = statedOf(write);
  if (stated === undefined) return derivedUndo(write, requests);
  if (stated.none !== undefined) return { none: stated.none };
  const target = stated.command === undefined ? write : commandNamed(stated.command, requests);
  if (target === undefined) return undefined;
  const args = stated.args ?? argsFor(target, write, requests);
  const fields = fieldsFor(stated);
  const body =
    stated.body === 'record'
      ? [...new Set([...fieldsOf(target, requests), ...Object.keys(fields ?? {})])].sort()
      : (stated.body as 'former' | Readonly<Record<string, unknown>>);
  const needsRecord =
    body === 'former' ||
    Array.isArray(body) ||
    [...placeholdersIn(body), ...Object.values(args).flatMap(placeholders)].includes('before');
  const before = needsRecord ? statedRead(stated.before, write, requests) : undefined;
  const reversals = stated.reversals?.flatMap((one) => reversalOf(one, write, requests) ?? []);
  return {
    ...nameOf(target),
    args,
    ...defined({
      body,
      fields,
      takes: body === 'former' || Array.isArray(body) ? takenBy(target, requests) : undefined,
      before,
      reversals,
    }),
  };
}

/** Returns the paths in the record of fields of the body: a template that fills a field from the record names its path. */
function fieldsFor({ body, fields }: UndoSpec): Readonly<Record<string, string>> | undefined {
  const named = typeof body === 'object' ? Object.entries(body as Readonly<Record<string, unknown>>) : [];
  const filled = named.flatMap(([name, template]) => {
    const path = typeof template === 'string' ? /^\{before\.([^{}|:]+)\}$/.exec(template)?.[1] : undefined;
    return path === undefined || path === name ? [] : [[name, path] as const];
  });
  return filled.length === 0 ? fields : { ...Object.fromEntries(filled), ...fields };
}

/** Returns the values that flags of the writes at a path send for a field, other than true and false. */
function takenBy(target: AnyRequest, requests: Requests): Readonly<Record<string, readonly unknown[]>> | undefined {
  const writes = [target, ...itemsAt(target.path, target.host, requests)].filter(({ effect }) => effect !== 'read');
  const taken: Record<string, unknown[]> = {};
  for (const { spec, wires } of writes.flatMap(({ command }) => command.flags))
    for (const { in: place, name } of wires)
      if (spec.send !== undefined && typeof spec.send !== 'boolean' && (place === 'body' || place === 'form'))
        taken[name] = [...new Set([...(taken[name] ?? []), spec.send])];
  return Object.keys(taken).length === 0 ? undefined : taken;
}

/** Returns how the record of a write is read whose `undo` needs it. */
function statedRead(name: string | undefined, write: AnyRequest, requests: Requests): ReturnType<typeof readOf> {
  if (name === ITSELF) return ITSELF;
  return readOf(name === undefined ? undefined : commandNamed(name, requests), write, requests);
}

/** Returns a reversal with the names of its requests; undefined for one that names a command which is not a request. */
function reversalOf(stated: ReversalSpec, write: AnyRequest, requests: Requests): Reversal | undefined {
  const { when, reason, fields, negative, values, then, command } = stated;
  const target = command === undefined ? write : commandNamed(command, requests);
  const next = then && commandNamed(then.command, requests);
  if (target === undefined || (then !== undefined && next === undefined)) return undefined;
  const after = next && {
    ...nameOf(next),
    args: then?.args ?? {},
    ...defined({ body: then?.body as Row | undefined }),
  };
  return {
    ...{ ...nameOf(target), when: when as Row, reason, fields, negative },
    ...defined({ values: values as Reversal['values'], then: after }),
  };
}

/** Returns the request of a command that an `undo` names. */
const commandNamed = (words: string, { all }: Requests): AnyRequest | undefined =>
  all.find(({ command, call }) => call === undefined && command.words.join(' ') === words);

function derivedUndo(write: AnyRequest, requests: Requests): Undo | undefined {
  const { path, host, effect } = write;
  const here = requests.at(path, host).filter(({ call }) => call === undefined);
  // A call that sends what a command sends is taken back in the same way.
  const same = here.find(({ command, method }) => command !== write.command && method === write.method);
  const isPatch = [same?.command, write.command].some((one) => one?.spec.encoding?.startsWith('patch'));
  const twin = write.call === undefined || isPatch ? undefined : same && undoOf(same, requests);
  if (twin !== undefined) {
    if ('none' in twin) return twin;
    const rename = namesFor(same as AnyRequest, write, requests);
    const before =
      typeof twin.before === 'object' ? { ...twin.before, args: renamed(twin.before.args, rename) } : twin.before;
    return { ...twin, args: renamed(twin.args, rename), ...defined({ before }) };
  }
  if (effect === 'create') {
    const remove = itemsAt(path, host, requests).find((one) => one.effect === 'delete' && one.call === undefined);
    return remove && { ...nameOf(remove), args: argsFor(remove, write, requests) };
  }
  const before = ownReaderOf(write, requests);
  if (before === undefined) return undefined;
  if (effect === 'update') return { ...nameOf(write), args: argsFor(write, write, requests), body: 'former', before };
  if (effect !== 'delete') return undefined;
  const create = requests
    .at(collectionOf(path), host)
    .find((one) => one.effect === 'create' && one.method === 'POST' && one.call === undefined);
  return (
    create && { ...nameOf(create), args: argsFor(create, write, requests), body: fieldsOf(create, requests), before }
  );
}

/** Returns the requests on one record of the list at a path. */
export const itemsAt = (path: string, host: string | undefined, requests: Requests): readonly AnyRequest[] => [
  ...requests.at(`${path}/{}`, host),
  ...requests.at(`${path}({})`, host),
];

const collectionOf = (path: string): string => path.replace(/(?:\/\{[^{}]*\}|\(\{[^{}]*\}\))$/, '');

/** Whether the path of a write is that of a record which can be read. */
const isOnRecord = (write: AnyRequest, requests: Requests): boolean =>
  isOnResource(write) || readerAt(write.path, write, requests) !== undefined;

const isOnResource = ({ command, call }: AnyRequest): boolean =>
  (call === undefined ? command.request?.resource : call.resource) !== undefined;

export const readsRecord = ({ effect, method, command, call }: AnyRequest): boolean =>
  effect === 'read' &&
  method === 'GET' &&
  (call === undefined
    ? command.request?.shape !== 'rows' && command.spec.answer === undefined
    : call.paging === undefined && call.resource?.verb !== 'list');

/** Whether a request lists the records of its path, without a filter that must be given. */
const lists = ({ effect, method, command, call }: AnyRequest): boolean =>
  effect === 'read' &&
  method === 'GET' &&
  (call === undefined ? command.request?.shape === 'rows' : call.paging !== undefined) &&
  [...command.args, ...command.flags].every(
    ({ required, wires }) => !required || wires.some((one) => one.in === 'path'),
  );

/** Returns the request that reads the record at a path: by itself, as a write reads what it sends again, or in its list. */
function readerAt(path: string, { host }: AnyRequest, requests: Requests): AnyRequest | undefined {
  const here = requests.at(path, host);
  const reader = here.find(readsRecord) ?? here.find(({ command, call }) => call === undefined && readsAgain(command));
  if (reader !== undefined || !path.endsWith('}')) return reader;
  const rows = requests.at(collectionOf(path), host).filter(lists);
  return rows.find(({ call }) => call === undefined) ?? rows[0];
}

/** Whether a write reads its record first, and sends parts of it again. */
const readsAgain = ({ spec }: BoundCommand): boolean => spec.resend !== undefined;

/** Returns the request that reads the record with the longest path that the path of a write begins with. */
function nearestRead(write: AnyRequest, requests: Requests): AnyRequest | undefined {
  for (let own = write.path; own.includes('{'); own = own.slice(0, own.lastIndexOf('/'))) {
    const found = readerAt(own, write, requests);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns how the record of a write is read: by the command that its spec names, itself for a resource, or the nearest request. */
function readOf(
  named: AnyRequest | undefined,
  write: AnyRequest,
  requests: Requests,
): ReadBefore | 'itself' | undefined {
  if (named === undefined && isOnResource(write)) return 'itself';
  const read = named ?? nearestRead(write, requests);
  if (read === undefined) return undefined;
  const row = lists(read) ? rowOf(read, write, requests) : undefined;
  // Without a key no row of a list is known to be the record.
  if (row === undefined && lists(read)) return undefined;
  return { ...nameOf(read), args: argsFor(read, write, requests), ...defined({ row }) };
}

/** Returns how the record is read whose path an update or delete has. */
export function ownReaderOf(write: AnyRequest, requests: Requests): ReadBefore | 'itself' | undefined {
  return isOnRecord(write, requests) ? readOf(undefined, write, requests) : undefined;
}

/** Returns the field with the id of the records that a write creates, if it is not `id`: a column of their list. */
export function createdIn(write: AnyRequest, requests: Requests): string | undefined {
  const list = isOnResource(write) ? undefined : requests.at(write.path, write.host).find(lists);
  const [item] = itemsAt(write.path, write.host, requests);
  const field = list && keyOf(list, item && argumentsIn(item.path, requests).at(-1));
  return field?.toLowerCase() === 'id' ? undefined : field;
}

/**
 * Returns the column of a list that has the keys of its rows: the one that the argument of their paths is named after,
 * `rental_no` for `{rental}`, or a first one such as `uuid`. Without one it is `id`, and in rows without an `id` the first column
 * if it is named as a key is; undefined for any other, such as a title.
 */
function keyOf({ command }: AnyRequest, argument = 'id'): string | undefined {
  const columns = (command.spec.columns ?? command.scope.spec.columns ?? []) as readonly (string | { key: string })[];
  const fields = columns.map((column) => (typeof column === 'string' ? column : column.key).replace(/\|.*$/, ''));
  const [first] = fields;
  if (first === undefined) return 'id';
  const noun = command.words.at(-2) ?? '';
  const isOwn = (field: string): boolean => isNamedAfter(field, argument, noun);
  const named = argument.toLowerCase() === 'id' ? undefined : fields.find(isOwn);
  if (named !== undefined) return named;
  if (first.toLowerCase() === 'id') return 'id';
  if (argument.toLowerCase() !== 'id' && KEY.test(first)) return first;
  return REFERENCE.test(first) ? `id|${first}` : fields.find((field) => field.toLowerCase() === 'id');
}

/** Names of keys. */
const KEY = /^(?:uuid|guid|code|key|no|nr|number)$/i;
/** Names that end as those of keys do, also of the key of another record. */
const REFERENCE =
  /(?:^|[._-])(?:[Ii][Dd]|[Uu]uid|[Gg]uid|[Cc]ode|[Kk]ey|[Nn]o|[Nn]r|[Nn]umber)$|[a-z](?:I[dD]|Uuid|Guid|Code|Key|No|Nr|Number)$/;

/** Whether a field is named as an argument is, also with the noun of its group before it, or as its id or number. */
function isNamedAfter(field: string, argument: string, noun: string): boolean {
  const [own = '', name = '', group = ''] = [field, argument, noun].map((one) =>
    one.toLowerCase().replaceAll(/[^a-z0-9]/g, ''),
  );
  return own === name || own === `${group}${name}` || (REFERENCE.test(field) && own.startsWith(name));
}

/** Returns which row of a list is the record of a write: the one whose key is the last argument of its path. */
function rowOf(list: AnyRequest, write: AnyRequest, requests: Requests): ReadBefore['row'] {
  const argument = argumentsIn(write.path, requests).at(-1) ?? '';
  const field = keyOf(list, argument);
  return field === undefined ? undefined : { field, is: `{${argument}}` };
}

export const nameOf = ({ command, call }: AnyRequest): RequestName => ({
  command: command.words.join(' '),
  ...defined({ call: call?.name }),
});

/** Returns the names in a path that are arguments, in order. */
const argumentsIn = (path: string, { variables }: Requests): readonly string[] =>
  placeholders(path).filter((name) => !variables.has(name));

/** Returns the arguments of a request by those of a write: in order, and `{created}` for one more. */
export function argsFor(target: AnyRequest, write: AnyRequest, requests: Requests): Readonly<Record<string, string>> {
  const own = argumentsIn(write.path, requests);
  return Object.fromEntries(
    argumentsIn(target.path, requests).map((name, index) => [name, `{${own[index] ?? 'created'}}`]),
  );
}

/** Returns the names of the arguments of one write by those of another with the same path. */
function namesFor(from: AnyRequest, to: AnyRequest, requests: Requests): ReadonlyMap<string, string> {
  const names = argumentsIn(to.path, requests);
  return new Map(argumentsIn(from.path, requests).map((name, index) => [name, names[index] ?? name]));
}

const renamed = (args: Readonly<Record<string, string>>, names: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args).map(([name, text]) => [
      name,
      text.replaceAll(/\{([^{}.]+)/g, (whole, one: string) => (names.has(one) ? `{${names.get(one) ?? one}` : whole)),
    ]),
  );

/** Returns the fields of a body that a command can send. */
function fieldsOf({ command }: AnyRequest, { customFields: entities = {} }: Requests): readonly string[] {
  const { args, flags, customFields } = command;
  const wires = [...args, ...flags].flatMap((flag) =>
    flag.wires.filter(({ in: place }) => place === 'body' || place === 'form' || place === 'part'),
  );
  const roots = wires.flatMap(({ name }) => /^[^.[]+/.exec(name)?.[0] ?? []);
  const under = customFields === undefined ? '' : (entities[customFields]?.under ?? entities['defaults']?.under ?? '');
  return [...new Set([...roots, ...(under === '' ? [] : [under])])].sort();
}
