import { defined } from '../../runtime/base/defined.js';
import type { RequestPlan } from '../../runtime/contract/command.js';
import type { ServiceSpec } from '../2-shape/types.js';
import type { BoundCall, CallVerb } from '../3-bind/types.js';
import { sorted } from './plan.js';

/** Plans of a workflow's requests, by name. */
export function lowerCalls(calls: readonly BoundCall[], service: ServiceSpec): Record<string, RequestPlan> {
  return sorted(Object.fromEntries(calls.map((call) => [call.name, lowerCall(call, service)])));
}

function lowerCall(
  { spec, method, effect, path, resource, host, paging }: BoundCall,
  service: ServiceSpec,
): RequestPlan {
  const query = Object.entries(spec.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]);
  const id = spec.id ?? 'id';
  return {
    effect,
    method,
    path: path ?? (resource === undefined ? '' : pathOf(resource, id, service)),
    ...defined({ host }),
    ...(query.length === 0 ? {} : { query: sorted(Object.fromEntries(query)) }),
    ...defined({ body: spec.body, encoding: spec.encoding, paging, result: spec.result, size: spec['page-size'] }),
    shape: paging !== undefined || resource?.verb === 'list' ? 'rows' : 'record',
    ...(resource === undefined ? {} : { resource: { name: resource.name, ...(isItem(resource.verb) ? { id } : {}) } }),
  };
}

const isItem = (verb: CallVerb): boolean => verb === 'get' || verb === 'update' || verb === 'delete';

/** Path of a resource whose name the compiler does not know. */
function pathOf({ verb, name }: { verb: CallVerb; name: string }, id: string, { catalogue }: ServiceSpec): string {
  const path = (catalogue?.path ?? '').replace('{resource}', name);
  return isItem(verb) ? `${path}({${id}})` : path;
}
