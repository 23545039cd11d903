import { defined } from '../../runtime/base/defined.js';
import type { Column, RequestPlan } from '../../runtime/contract/command.js';
import type { ColumnSpec } from '../2-shape/types.js';
import type { BoundCommand, BoundRequest } from '../3-bind/types.js';
import { header } from '../3-bind/words.js';

export function lowerPlan(command: BoundCommand, request: BoundRequest): RequestPlan {
  const { spec, scope, effect, verb } = command;
  const secrets = request.shape === 'action' ? undefined : (spec.secrets ?? scope.spec.secrets);
  const columns = lowerColumns(command, request.shape === 'rows' || request.shape === 'single');
  const change = spec.change ?? verb === 'update';
  const query = Object.entries(spec.query ?? {})
    .sort(byKey)
    .map(([key, value]) => [key, String(value)]);
  return {
    effect,
    method: request.method,
    path: request.path,
    ...defined({ paths: spec.paths, host: request.host }),
    ...(query.length === 0 ? {} : { query: Object.fromEntries(query) as Record<string, string> }),
    ...defined({ body: spec.body, encoding: spec.encoding }),
    ...(spec.patch === undefined ? {} : { patch: { op: spec.patch.op, path: spec.patch.path } }),
    ...defined({ paging: request.paging, result: request.result, cap: spec.cap, size: spec['page-size'], columns }),
    shape: request.shape,
    ...defined({ confirm: command.confirm, says: command.says, gives: command.gives }),
    ...(spec.reread === true ? { reread: true } : {}),
    ...defined({ omit: spec.omit, secrets }),
    ...(spec.flat === true ? { flat: true } : {}),
    ...(spec.unfold === undefined ? {} : { unfold: unfoldOf(spec.unfold) }),
    ...defined({ moved: spec.moved }),
    ...(change ? { change: true } : {}),
    ...defined({ resource: command.resource, customFields: command.customFields }),
  };
}

/** Columns of the command; those of its group are for lists, since a record alone shows all that it has. */
export function lowerColumns({ spec, scope }: BoundCommand, lists: boolean): Column[] | undefined {
  return (spec.columns ?? (lists ? scope.spec.columns : undefined))?.map(lowerColumn);
}

function lowerColumn(column: string | ColumnSpec): Column {
  if (typeof column === 'string') {
    const [key = '', title] = column.split('|');
    return { key, header: title ?? header(key) };
  }
  const { key, from, join, cut, plain } = column;
  return {
    key,
    header: column.header ?? header(key),
    ...defined({ from, join, cut }),
    ...(plain === true ? { plain } : {}),
  };
}

type Unfold = NonNullable<RequestPlan['unfold']>;

function unfoldOf({ rows, with: added }: Unfold): Unfold {
  return { rows, ...(added === undefined ? {} : { with: sorted(added) }) };
}

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** The same mapping in canonical order. */
export function sorted<T>(map: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(map).sort(byKey));
}
