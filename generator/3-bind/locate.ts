/** Finds how the creates of a client are found again: the list of their path, and what selects or sorts its rows. */
import { defined } from '../../runtime/base/defined.js';
import type { Locate, LocateList } from '../../runtime/contract/locate.js';
import type { UndoRequest } from '../../runtime/contract/undo.js';
import type { CommandSpec } from '../2-shape/types.js';
import type { BoundCommand } from './types.js';
import { placeholders } from './words.js';
import { argsFor, itemsAt, nameOf, readsRecord, type AnyRequest, type Requests } from './undo.js';

export type LocateSpec = NonNullable<CommandSpec['locate']>;

/** What the spec says of a create: for a call of a workflow itself. */
export const locateSpecOf = ({ command, call }: AnyRequest): LocateSpec | undefined =>
  call === undefined ? command.spec.locate : call.spec.locate;

/** Returns the fields that identify the record, by their paths in the body and in a row. */
export const fieldsOfLocate = ({ by }: LocateSpec): readonly (readonly [string, string])[] =>
  by.flatMap((one) =>
    typeof one === 'string' ? [[one, one] as const] : Object.entries(one as Readonly<Record<string, string>>),
  );

const NAME =
  /(?:^|[._\s])(?:\w*_)?(?:name|title|subject|label|summary|description)$|(?:Name|Title|Subject|Label|Summary|Description)$/;

/** Whether a field only names or describes a record, so that others can have the same. */
export const isName = (path: string): boolean => NAME.test(path);

/** Returns how a create is found again; undefined for one whose spec does not say it, or that no command lists. */
export function locateOf(write: AnyRequest, requests: Requests): Locate | undefined {
  const stated = locateSpecOf(write) ?? twinOf(write, requests);
  const list = stated && listOf(stated, write, requests);
  if (stated === undefined || list === undefined) return undefined;
  const by = fieldsOfLocate(stated);
  const names = by.map(([sent]) => sent).filter(isName);
  return {
    by,
    ...(names.length > 0 && { names }),
    created: stated.created,
    window: secondsOf(stated.window ?? '1d'),
    ...defined({ lag: stated.lag === undefined ? undefined : secondsOf(stated.lag) }),
    list: {
      ...nameOf(list),
      args: argsFor(list, write, requests),
      ...(stated.query === undefined
        ? derivedQuery(stated, list)
        : { query: stated.query, newestFirst: true as const }),
    },
  };
}

/** A call of a workflow is found again as the command that sends the same. */
function twinOf({ path, host, method, call }: AnyRequest, requests: Requests): LocateSpec | undefined {
  if (call === undefined) return undefined;
  return requests.at(path, host).find((one) => one.call === undefined && one.method === method)?.command.spec.locate;
}

/** Returns the command that lists the records of a create. */
export function listOf(stated: LocateSpec, write: AnyRequest, requests: Requests): AnyRequest | undefined {
  const lists = (stated.list === undefined ? requests.at(write.path, write.host) : requests.all).filter(
    ({ command, call, effect }) =>
      call === undefined && effect === 'read' && command.request?.shape === 'rows' && command.spec.unfold === undefined,
  );
  if (stated.list !== undefined) return lists.find(({ command }) => command.words.join(' ') === stated.list);
  return lists.find(({ command }) => command.verb === 'list') ?? lists[0];
}

/** Returns the parameters of the flags that are named as a field, and those that sort by the time of the creation. */
function derivedQuery(stated: LocateSpec, { command }: AnyRequest): Pick<LocateList, 'query' | 'newestFirst'> {
  const query: Record<string, string> = {};
  const parameters = command.flags.flatMap((flag) =>
    flag.wires.flatMap((wire) => (wire.in === 'query' && wire.name !== '' ? [{ flag, name: wire.name }] : [])),
  );
  for (const [sent] of fieldsOfLocate(stated))
    if (parameters.some(({ name }) => name === sent)) query[sent] = `{sent.${sent}}`;
  const order = orderOf(stated.created, command, parameters);
  const all = { ...query, ...order };
  return {
    ...(Object.keys(all).length > 0 && { query: all }),
    ...(order !== undefined && { newestFirst: true as const }),
  };
}

type Parameters = readonly { readonly flag: BoundCommand['flags'][number]; readonly name: string }[];

function orderOf(
  created: string,
  { scope, verb, spec }: BoundCommand,
  parameters: Parameters,
): Readonly<Record<string, string>> | undefined {
  const sort = verb === 'list' && spec.path === undefined ? scope.spec.sort : undefined;
  const field = sort?.fields[created];
  if (sort !== undefined && field !== undefined) return { [sort.by]: field, [sort.order]: 'desc' };
  const has = (flag: BoundCommand['flags'][number], choice: string): boolean =>
    Array.isArray(flag.spec.choices) && (flag.spec.choices as readonly unknown[]).includes(choice);
  const by = parameters.find(({ flag }) => has(flag, created));
  const direction = parameters.find(({ flag }) => has(flag, 'desc'));
  return by && direction && { [by.name]: created, [direction.name]: 'desc' };
}

/** Returns the request that reads a record which a create has made. */
export function readerOf(write: AnyRequest, requests: Requests): UndoRequest | undefined {
  const found = itemsAt(write.path, write.host, requests).filter(readsRecord);
  const reader = found.find(({ call }) => call === undefined) ?? found[0];
  if (reader !== undefined) return { ...nameOf(reader), args: argsFor(reader, write, requests) };
  return anyReaderOf(write, requests);
}

/** Returns the command that reads a record of any resource by its name and key, for a create of a resource. */
function anyReaderOf({ command, call }: AnyRequest, { all }: Requests): UndoRequest | undefined {
  const name = (call === undefined ? command.request?.resource : call.resource)?.plan.name;
  const any = all.find(
    (one) => one.call === undefined && one.command.request?.resource?.verb === 'get' && readsRecord(one),
  );
  const { plan } = any?.command.request?.resource ?? {};
  const [named] = plan === undefined ? [] : placeholders(plan.name);
  if (name === undefined || any === undefined || plan?.id === undefined || named === undefined) return undefined;
  return { ...nameOf(any), args: { [named]: name, [plan.id]: '{created}' } };
}

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

const secondsOf = (span: string): number => Number(span.slice(0, -1)) * (SECONDS[span.slice(-1)] ?? 1);
