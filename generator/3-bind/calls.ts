import { defined } from '../../runtime/base/defined.js';
import type { Effect, Method } from '../../runtime/contract/command.js';
import { placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import type { CallSpec, CommandSpec, ServiceSpec } from '../2-shape/types.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { writes } from './derived.js';
import type { BoundCall, CallVerb, Scope } from './types.js';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const verbs = ['list', 'get', 'create', 'update', 'delete'] as const;

const methodOf: Readonly<Record<CallVerb, Method>> = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  delete: 'DELETE',
};
const effectOf: Readonly<Record<CallVerb, Effect>> = {
  list: 'read',
  get: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
};

interface Around {
  readonly command: Effect;
  readonly scope: Scope;
  readonly host?: string;
  readonly service: ServiceSpec;
  readonly report: Report;
}

/** The calls of a command: those that it shares with others first. Adds the names of these to `taken`. */
export function bindCalls(spec: CommandSpec, around: Around, taken: Set<string>): BoundCall[] {
  const { service, report } = around;
  const shared = service.calls ?? {};
  const found = new Map<string, BoundCall>();
  (spec['use-calls'] ?? []).forEach((name, index) => {
    const call = shared[name];
    const at = placeOfValue(spec['use-calls'] as object, index);
    if (call === undefined) {
      const hint = candidates(name, Object.keys(shared), 'Calls of service.yaml');
      report.add('CS316', at, { what: 'shared call', name, hint });
      return;
    }
    taken.add(name);
    const bound = bindCall(name, call, placeOfKey(shared, name), around);
    if (bound !== undefined) found.set(name, bound);
  });
  for (const [name, call] of Object.entries(spec.calls ?? {})) {
    const at = placeOfKey(spec.calls as object, name);
    if (found.has(name)) report.add('CS342', at, { name });
    const bound = bindCall(name, call, at, around);
    if (bound !== undefined) found.set(name, bound);
  }
  return [...found.values()];
}

function bindCall(name: string, written: string | CallSpec, at: Span, around: Around): BoundCall | undefined {
  const { report, command, host } = around;
  const spec = typeof written === 'string' ? textCall(written) : written;
  const keys = [...new Set([...methods, ...verbs])].filter((key) => spec[key] !== undefined);
  const [key] = keys;
  if (key === undefined || keys.length > 1) {
    report.add('CS341', at, { name, count: keys.length === 0 ? 'no request' : 'several requests' });
    return undefined;
  }
  const target = spec[key] ?? '';
  const request = requestOf(key, target, spec, around);
  if (request === undefined) return undefined;
  const { method, verb } = request;
  const effect = spec.effect ?? (verb === undefined ? usualEffect(method, command) : effectOf[verb]);
  if (effect === undefined || (writes(effect) && !writes(command))) {
    report.add('CS343', at, { name, method, effect: command });
    return undefined;
  }
  const paging = pagingOf(spec, verb, around);
  return {
    name,
    spec,
    at,
    method,
    effect,
    ...(verb === undefined
      ? { path: target }
      : { resource: { verb, name: target, at: typeof written === 'string' ? at : placeOfValue(spec, key) } }),
    ...defined({ host: spec.host ?? host, paging }),
  };
}

/** What a request does whose call does not say it; `undefined` for a write in a command that only reads. */
function usualEffect(method: Method, command: Effect): Effect | undefined {
  if (method === 'GET') return 'read';
  return writes(command) ? command : undefined;
}

function requestOf(
  key: (typeof methods)[number] | (typeof verbs)[number],
  target: string,
  spec: CallSpec,
  { scope, service, report }: Around,
): { readonly method: Method; readonly verb?: CallVerb } | undefined {
  if (target.startsWith('/')) return { method: key.toUpperCase() as Method };
  const verb = verbs.find((one) => one === key);
  if (verb === undefined) return undefined;
  if (service.catalogue === undefined) {
    report.add('CS426', placeOfKey(spec, key), { key, why: 'the service has no catalogue of resources' });
    return undefined;
  }
  return { method: verb === 'update' ? (scope.methods.update ?? 'PUT') : methodOf[verb], verb };
}

/** The paging style of a list: the one that it says, else that of the catalogue. */
function pagingOf({ paging }: CallSpec, verb: CallVerb | undefined, { service }: Around): string | undefined {
  const usual = service.catalogue as { readonly paging?: string } | undefined;
  return paging ?? (verb === 'list' ? usual?.paging : undefined);
}

function textCall(call: string): CallSpec {
  const [method = '', path = ''] = call.split(' ');
  return { [method.toLowerCase()]: path };
}
