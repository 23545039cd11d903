/** Facts about the routes of a service. */
import type { RouteField, RouteId, RouteJob } from '../../runtime/contract/route.js';
import { fieldPath } from './names.js';
import { pattern, shapeOf, type Pattern } from './paths.js';
import type { Route, Row } from './types.js';

/** Merged facts from all commands that use one method and path. */
export interface Facts {
  readonly route: Route;
  readonly pattern: Pattern;
  readonly fields: Readonly<Record<string, RouteField>>;
  /** The fields with the types that any of the requests declares, for records and for the texts of forms. */
  readonly kinds: Readonly<Record<string, RouteField>>;
  /** Encodings of the bodies, as far as the specs declare them: a workflow may send another one. */
  readonly encodings: readonly string[];
  readonly query: Readonly<Record<string, RouteField>>;
  readonly required: readonly string[];
  readonly open: boolean;
  readonly ids: Readonly<Record<string, RouteId>>;
  readonly columns: readonly string[];
  readonly forms: NonNullable<Route['forms']>;
  readonly sample: Row | undefined;
  readonly job: RouteJob | undefined;
  /** No command reads or writes records with the request: it is for the states of jobs alone. */
  readonly isState: boolean;
  /** Every command only reads with the request. The parameters in the body of a POST are then part of `query`. */
  readonly reads: boolean;
}

export interface FactTable {
  /** In the order of the routes. */
  readonly all: readonly Facts[];
  of(method: string, template: string): Facts | undefined;
}

const tables = new WeakMap<readonly Route[], FactTable>();

/** Returns the facts of routes. They are merged once: a process may open many stand-ins. */
export function factsOf(routes: readonly Route[]): FactTable {
  const table = tables.get(routes) ?? merged(routes);
  tables.set(routes, table);
  return table;
}

function merged(routes: readonly Route[]): FactTable {
  const table = new Map<string, Facts>();
  for (const route of routes.map(inPaths)) {
    const key = `${route.method} ${shapeOf(route.path)}`;
    const before = table.get(key);
    table.set(key, before === undefined ? begin(route) : merge(before, route));
  }
  return {
    all: [...table.values()],
    of: (method, template) => table.get(`${method} ${shapeOf(template)}`),
  };
}

/** The fields of forms by their paths, as bodies are parsed. */
const inPaths = (route: Route): Route => {
  const fields = Object.fromEntries(Object.entries(route.fields).map(([name, field]) => [fieldPath(name), field]));
  const query = reads(route) ? { ...fields, ...route.query } : route.query;
  return { ...route, fields, query, required: route.required.map(fieldPath) };
};

function begin(route: Route): Facts {
  const { fields, query, required, ids = {}, columns = [], forms = {}, sample, job } = route;
  return {
    route,
    pattern: pattern(route.path),
    fields,
    kinds: fields,
    encodings: [route.encoding ?? 'json'],
    query,
    required,
    open: route.open === true,
    ids,
    columns,
    forms,
    sample,
    job,
    isState: isState(route),
    reads: reads(route),
  };
}

function merge(before: Facts, route: Route): Facts {
  const { fields, query, required, open } = before;
  return {
    ...before,
    ...(isFuller(route, before) ? { route, pattern: pattern(route.path) } : {}),
    fields: { ...fields, ...route.fields },
    kinds: withKinds(before.kinds, route.fields),
    encodings: [...new Set([...before.encodings, route.encoding ?? 'json'])],
    query: { ...query, ...route.query },
    required: required.filter((path) => route.required.includes(path)),
    open: open || route.open === true,
    ids: mergeIds(before.ids, route.ids ?? {}),
    columns: [...new Set([...before.columns, ...(route.columns ?? [])])],
    forms: { ...before.forms, ...route.forms },
    sample: before.sample ?? route.sample,
    job: before.job ?? route.job,
    isState: before.isState && isState(route),
    reads: before.reads && reads(route),
  };
}

/** A command describes its response more fully than a call of a workflow, and records more fully than the states of jobs. */
function isFuller(route: Route, before: Facts): boolean {
  if (before.isState !== isState(route)) return before.isState;
  return before.route.shape === undefined && route.shape !== undefined;
}

const reads = ({ method, effect }: Route): boolean => method === 'GET' || (method === 'POST' && effect === 'read');

const isState = ({ method, job }: Route): boolean => method === 'GET' && job !== undefined;

/** Merges fields; a field that has a type keeps it. */
export function withKinds(a: Facts['kinds'], b: Facts['kinds']): Facts['kinds'] {
  const typed = Object.entries(b).filter(([path, { kind }]) => kind !== 'any' || a[path] === undefined);
  return { ...a, ...Object.fromEntries(typed) };
}

/** Merges ids by parameter; the ids of all examples are known. */
export function mergeIds(a: Facts['ids'], b: Facts['ids']): Facts['ids'] {
  const merged = { ...a };
  for (const [name, { kind, known }] of Object.entries(b)) {
    merged[name] = { kind, known: [...new Set([...(a[name]?.known ?? []), ...known])] };
  }
  return merged;
}
