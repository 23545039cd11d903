/** Lowers the calls of workflows. */
import { defined } from '../../runtime/base/defined.js';
import type { CollectionPlan, RequestPlan } from '../../runtime/contract/command.js';
import type { Bound, BoundCall, BoundCommand, BoundWorkflow } from '../3-bind/types.js';
import { encodingOf } from '../3-bind/wires.js';
import { sorted } from './plan.js';
import { lowerLocate, lowerUndo } from './undo.js';

/** Returns the plans of the requests that the code of a workflow sends, by name. */
export function lowerCalls(command: BoundCommand, { calls, named }: BoundWorkflow, bound: Bound) {
  const sent = calls.filter(({ name }) => named.has(name));
  return sorted(Object.fromEntries(sent.map((call) => [call.name, lowerCall(call, command, bound)])));
}

/** Returns the plan of a request that a workflow sends, or that follows an upload. */
export function lowerCall(call: BoundCall, command: BoundCommand, bound: Bound): RequestPlan {
  const { spec, method, effect, path, link, resource, host, paging } = call;
  const write = { command, call, effect, method, path, host };
  const query = Object.entries(spec.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    effect,
    method,
    path,
    ...defined({ link, host, redirect: spec.redirect }),
    ...(query.length === 0 ? {} : { query: sorted(Object.fromEntries(query)) }),
    ...defined({
      body: spec.body,
      encoding: method === 'GET' ? undefined : encodingOf(spec, [...command.args, ...command.flags]),
      paging,
      result: spec.result,
      size: spec['page-size'],
      secrets: spec.secrets,
    }),
    shape: paging !== undefined || resource?.verb === 'list' ? 'rows' : 'record',
    ...defined({
      undo: lowerUndo(write, bound),
      ...lowerLocate(write, bound),
      resource: resource?.plan,
    }),
  };
}

/** Returns the collections that a workflow copies, by name. */
export const lowerCopies = (
  command: BoundCommand,
  { calls, copies }: BoundWorkflow,
  bound: Bound,
): Record<string, CollectionPlan> =>
  Object.fromEntries(
    Object.entries(copies).map(([name, { lists, key, changed }]) => [
      name,
      {
        lists: Object.fromEntries(
          lists.flatMap((list) =>
            calls.filter((call) => call.name === list).map((call) => [list, lowerCall(call, command, bound)]),
          ),
        ),
        key: key ?? 'id',
        ...defined({ changed }),
      },
    ]),
  );
