/** Lowers the calls of workflows. */
import { defined } from '../../runtime/base/defined.js';
import type { CollectionPlan, RequestPlan } from '../../runtime/contract/command.js';
import type { BoundCall, BoundFlag, BoundWorkflow } from '../3-bind/types.js';
import { encodingOf } from '../3-bind/wires.js';
import { sorted } from './plan.js';

/** Returns the plans of the requests that the code of a workflow sends, by name. */
export const lowerCalls = (
  { calls, named }: BoundWorkflow,
  values: readonly BoundFlag[],
): Record<string, RequestPlan> =>
  sorted(
    Object.fromEntries(calls.filter(({ name }) => named.has(name)).map((call) => [call.name, lowerCall(call, values)])),
  );

function lowerCall(
  { spec, method, effect, path, link, resource, host, paging }: BoundCall,
  values: readonly BoundFlag[],
): RequestPlan {
  const query = Object.entries(spec.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    effect,
    method,
    path,
    ...defined({ link, host, redirect: spec.redirect }),
    ...(query.length === 0 ? {} : { query: sorted(Object.fromEntries(query)) }),
    ...defined({
      body: spec.body,
      encoding: method === 'GET' ? undefined : encodingOf(spec, values),
      paging,
      result: spec.result,
      size: spec['page-size'],
      secrets: spec.secrets,
    }),
    shape: paging !== undefined || resource?.verb === 'list' ? 'rows' : 'record',
    ...defined({ resource: resource?.plan }),
  };
}

/** Returns the collections that a workflow copies, by name. */
export const lowerCopies = (
  { calls, copies }: BoundWorkflow,
  values: readonly BoundFlag[],
): Record<string, CollectionPlan> =>
  Object.fromEntries(
    Object.entries(copies).map(([name, { lists, key, changed }]) => [
      name,
      {
        lists: Object.fromEntries(
          lists.flatMap((list) =>
            calls.filter((call) => call.name === list).map((call) => [list, lowerCall(call, values)]),
          ),
        ),
        key: key ?? 'id',
        ...defined({ changed }),
      },
    ]),
  );
