/** Binds the calls of workflows. */
import { checkName } from '../diagnostics/findings.js';
import { defined } from '../../runtime/base/defined.js';
import { withoutPrototype } from '../../runtime/base/objects.js';
import { isWrite } from '../../runtime/base/writes.js';
import type { Effect, Method } from '../../runtime/contract/command.js';
import { parameterTypes } from '../../runtime/dialects/odata/catalogue.js';
import { placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import type { CallSpec, CollectionSpec, CommandSpec } from '../2-shape/types.js';
import { keyOf, needMethod, pathsOf, subjectOf } from './catalogue.js';
import type { Frame } from './frame.js';
import { needsCatalogue } from './words.js';
import type { BoundCall, CallVerb, Scope } from './types.js';

const verbs = ['list', 'get', 'create', 'update', 'delete'] as const;

const methodOf = { list: 'GET', get: 'GET', create: 'POST', update: 'PUT', delete: 'DELETE' } as const;
const effectOf = { list: 'read', get: 'read', create: 'create', update: 'update', delete: 'delete' } as const;

/** The command that calls belong to. */
export interface Caller {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly host?: string;
}

/** Binds the calls of a command: those of the collections that it copies, shared ones, and its own. */
export function bindCalls(
  spec: CommandSpec,
  copies: Readonly<Record<string, CollectionSpec>>,
  caller: Caller,
  frame: Frame,
): BoundCall[] {
  const { report } = frame;
  const found = new Map<string, BoundCall>();
  const add = (name: string, call: string | CallSpec, at: Span): void => {
    const bound = bindCall(name, call, at, caller, frame);
    if (bound !== undefined) found.set(name, bound);
  };
  for (const { lists } of Object.values(copies)) {
    for (const [name, call, at] of sharedCalls(lists, frame)) add(name, call, at);
  }
  for (const [name, call, at] of sharedCalls(spec['use-calls'] ?? [], frame)) add(name, call, at);
  for (const [name, call] of Object.entries(spec.calls ?? {})) {
    const at = placeOfKey(spec.calls as object, name);
    if (found.has(name)) report.add('CS342', at, { name });
    add(name, call, at);
  }
  return [...found.values()];
}

/** Returns the collections that a command copies, by name. */
export function copiesOf(
  spec: CommandSpec,
  { service, report, taken }: Frame,
): Readonly<Record<string, CollectionSpec>> {
  const { copies: names = [] } = spec;
  const { copies = {} } = service;
  const known = Object.keys(copies);
  const found: Record<string, CollectionSpec> = {};
  (typeof names === 'string' ? known : names).forEach((name, index) => {
    const collection = withoutPrototype<CollectionSpec>(copies)[name];
    if (collection === undefined) {
      const at = placeOfValue(spec.copies as object, index);
      checkName(report, 'collection', name, known, at, 'Collections of service.yaml');
      return;
    }
    taken.copies.add(name);
    found[name] = collection;
  });
  return found;
}

/** Finds calls of service.yaml, and reports the names of others. */
function* sharedCalls(
  names: readonly string[],
  { service: { calls: shared = {} }, report, taken }: Frame,
): Generator<readonly [name: string, call: string | CallSpec, at: Span]> {
  for (const [index, name] of names.entries()) {
    const call = withoutPrototype<string | CallSpec>(shared)[name];
    if (call === undefined) {
      checkName(report, 'shared call', name, Object.keys(shared), placeOfValue(names, index), 'Calls of service.yaml');
      continue;
    }
    taken.calls.add(name);
    yield [name, call, placeOfKey(shared, name)];
  }
}

export function bindCall(
  name: string,
  written: string | CallSpec,
  at: Span,
  caller: Caller,
  frame: Frame,
): BoundCall | undefined {
  const spec = typeof written === 'string' ? textCall(written) : written;
  const named = (['path', 'resource', 'link'] as const).filter((key) => spec[key] !== undefined);
  if (named.length !== 1) {
    frame.report.add('CS341', at, { name, count: named.length === 0 ? 'no request' : 'several requests' });
    return undefined;
  }
  const request = requestOf(name, spec, at, frame);
  if (request === undefined) return undefined;
  const { method, resource } = request;
  const effect =
    spec.effect ?? (resource === undefined ? defaultEffect(method, caller.effect) : effectOf[resource.verb]);
  if (effect === undefined || (isWrite(effect) && !isWrite(caller.effect))) {
    frame.report.add('CS343', at, { name, method, effect: caller.effect });
    return undefined;
  }
  const paging = spec.paging ?? (resource?.verb === 'list' ? frame.service.catalogue?.paging : undefined);
  return { name, spec, ...request, effect, ...defined({ host: spec.host ?? caller.host, paging }) };
}

/** Returns the effect of a call that names none; `undefined` for a write in a command that only reads. */
function defaultEffect(method: Method, command: Effect): Effect | undefined {
  if (method === 'GET') return 'read';
  return isWrite(command) ? command : undefined;
}

type Request = Pick<BoundCall, 'method' | 'path' | 'link' | 'resource'>;

function requestOf(name: string, spec: CallSpec, at: Span, frame: Frame): Request | undefined {
  const { link, resource, path = '', method = 'GET' } = spec;
  if (link !== undefined) return { method: 'GET', path: `{${link}}`, link };
  if (resource === undefined) return { method, path };
  const verb = verbs.find((one) => one === spec.verb);
  if (verb !== undefined) return onResource(verb, resource, spec, frame);
  frame.report.add('CS341', at, { name, count: 'a resource without one of the verbs' });
  return undefined;
}

function onResource(verb: CallVerb, name: string, spec: CallSpec, frame: Frame): Request | undefined {
  const { service, catalogue, report } = frame;
  if (service.catalogue === undefined) {
    report.add('CS350', placeOfKey(spec, 'resource'), needsCatalogue);
    return undefined;
  }
  const at = placeOfValue(spec, 'resource');
  const subject = subjectOf(name, catalogue, at, report);
  if (subject === undefined) return undefined;
  const method = methodOf[verb];
  needMethod(subject, method, at, report);
  const { record } = subject;
  const collection = record?.path ?? pathsOf(service.catalogue).path.replace('{resource}', subject.name);
  const isItem = verb === 'get' || verb === 'update' || verb === 'delete';
  const id = 'id';
  const key = record === undefined ? undefined : keyOf(record);
  return {
    method,
    path: isItem ? `${collection}({${id}})` : collection,
    resource: {
      verb,
      plan: {
        name: subject.name,
        ...defined({ key }),
        ...(isItem ? { id } : {}),
        ...(record?.scalar === true ? { scalar: true } : {}),
        ...defined({ function: record?.function && parameterTypes(record.function) }),
      },
    },
  };
}

function textCall(call: string): CallSpec {
  const [method = '', path = ''] = call.split(' ');
  return { method: method as Method, path };
}
