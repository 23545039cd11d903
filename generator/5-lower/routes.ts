import { defined } from '../../runtime/base/defined.js';
import type { FlagData, Place, PositionalData, Wire } from '../../runtime/contract/command.js';
import type { Route, RouteField } from '../../runtime/contract/route.js';
import type { CallSpec, ServiceSpec } from '../2-shape/types.js';
import { usualMethods, usualPath } from '../3-bind/request.js';
import type { BoundCommand } from '../3-bind/types.js';
import type { CommandIr } from './ir.js';
import { sorted } from './plan.js';

/** What the sandbox serves: the requests of declarative commands and the calls of workflows. */
export function lowerRoutes(pairs: readonly (readonly [BoundCommand, CommandIr])[], service: ServiceSpec): Route[] {
  const host = Object.keys(service.hosts)[0] ?? '';
  return pairs
    .flatMap(([bound, command]) =>
      command.plan === undefined ? calls(bound, host, service) : requests(bound, command, host, service),
    )
    .sort((a, b) => {
      const left = [a.path, a.method, a.command].join(' ');
      const right = [b.path, b.method, b.command].join(' ');
      return left < right ? -1 : left > right ? 1 : 0;
    });
}

function requests(bound: BoundCommand, command: CommandIr, host: string, service: ServiceSpec): Route[] {
  const { plan } = command;
  if (plan === undefined) return [];
  const values = [...command.args, ...command.flags].map(({ data }) => data);
  const wires = values.flatMap(wiresOf);
  const body = values.flatMap((data) => fieldsAt(data, 'body', 'form', 'part'));
  const open = wires.some((wire) => (wire.in === 'body' && wire.name === '') || wire.in === 'fields');
  const fixed = Object.keys(plan.body ?? {}).map((path): [string, RouteField] => [path, { kind: 'any' }]);
  const query: [string, RouteField][] = [
    ...Object.keys(plan.query ?? {}).map((name): [string, RouteField] => [name, { kind: 'text' }]),
    ...values.flatMap((data) => fieldsAt(data, 'query')),
  ];
  if (service.filter !== undefined && wires.some((wire) => wire.in === 'term')) {
    query.push([service.filter.query, { kind: 'text' }]);
  }
  const required = command.flags
    .filter(({ data }) => data.demandOption === true)
    .flatMap(({ data }) => fieldsAt(data, 'body', 'form', 'part').map(([path]) => path));
  const paths = [plan.path, ...Object.values(plan.paths ?? {})];
  return paths.map((path) => ({
    command: command.id,
    method: plan.method,
    path: cut(path),
    host: plan.host ?? host,
    effect: plan.effect,
    resource: bound.scope.noun,
    ...defined({ paging: plan.paging, result: plan.result }),
    shape: plan.shape,
    ...defined({ encoding: plan.encoding }),
    fields: sorted(Object.fromEntries([...fixed, ...body])),
    ...(open ? { open } : {}),
    query: sorted(Object.fromEntries(query)),
    required: plan.effect === 'create' ? required.sort() : [],
  }));
}

type Data = FlagData | PositionalData;

const wiresOf = ({ wire }: Data): readonly Wire[] => [wire ?? []].flat();

/** The fields that a value fills at these places. */
function fieldsAt(data: Data, ...places: readonly Place[]): [string, RouteField][] {
  const names = wiresOf(data).flatMap((wire) => (places.includes(wire.in) && wire.name !== '' ? [wire.name] : []));
  return names.map((name) => [name, fieldOf(data)]);
}

function fieldOf(data: Data): RouteField {
  const mapped = typeof data.send === 'object' && data.send !== null;
  const shaped = data.as !== undefined || data.repeat === true || (data.send !== undefined && !mapped);
  const choices = mapped
    ? (Object.values(data.send as object) as (string | number)[])
    : data.open === true
      ? undefined
      : data.choices;
  return {
    kind: data.kind,
    ...defined({ of: data.of }),
    ...(shaped ? { shaped } : {}),
    ...(choices === undefined ? {} : { choices: [...new Set(choices)] }),
    ...defined({ min: data.min, max: data.max, maxItems: data.maxItems, maxLength: data.maxLength }),
  };
}

function calls(bound: BoundCommand, host: string, service: ServiceSpec): Route[] {
  return callsOf(bound, service).map(({ method, path, ...call }) => ({
    command: bound.id,
    method,
    path: cut(path),
    host: call.host ?? bound.host ?? host,
    effect: method === 'GET' ? 'read' : bound.effect,
    resource: bound.scope.noun,
    ...defined({ paging: call.paging, result: call.result }),
    fields: {},
    open: true,
    query: {},
    required: [],
  }));
}

interface Called {
  readonly method: string;
  readonly path: string;
  readonly paging?: string;
  readonly host?: string;
  readonly result?: string;
}

/** Calls as written; a verb over a catalogue resource makes the usual one. */
function callsOf(bound: BoundCommand, service: ServiceSpec): Called[] {
  const { spec, scope, verb } = bound;
  if (spec.calls === undefined) {
    const path = bound.resource === undefined ? undefined : usualPath(spec, scope, verb, service);
    if (path === undefined || verb === undefined) return [];
    return [{ method: scope.methods[verb] ?? usualMethods[verb], path }];
  }
  return spec.calls.map((call) => (typeof call === 'string' ? text(call) : written(call)));
}

function text(call: string): Called {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

function written({ paging, host, result, ...methods }: CallSpec): Called {
  const [method = 'get', path = ''] = Object.entries(methods)[0] ?? [];
  return defined({ method: method.toUpperCase(), path, paging, host, result });
}

const cut = (path: string): string => path.replace(/\?.*$/, '');
