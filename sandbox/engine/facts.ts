import type { RouteField, RouteId } from '../../runtime/contract/route.js';
import { pattern, shapeOf, type Pattern } from './paths.js';
import type { Route, Row } from './types.js';

/** Merged facts from all commands that use one method and path. */
export interface Facts {
  readonly route: Route;
  readonly pattern: Pattern;
  readonly fields: Readonly<Record<string, RouteField>>;
  readonly query: Readonly<Record<string, RouteField>>;
  readonly required: readonly string[];
  readonly open: boolean;
  readonly ids: Readonly<Record<string, RouteId>>;
  readonly columns: readonly string[];
  readonly sample: Row | undefined;
}

export interface FactTable {
  /** In the order of the routes. */
  readonly all: readonly Facts[];
  of(method: string, template: string): Facts | undefined;
}

export function factsOf(routes: readonly Route[]): FactTable {
  const table = new Map<string, Facts>();
  for (const route of routes) {
    const key = `${route.method} ${shapeOf(route.path)}`;
    const before = table.get(key);
    table.set(key, before === undefined ? begin(route) : merge(before, route));
  }
  return {
    all: [...table.values()],
    of: (method, template) => table.get(`${method} ${shapeOf(template)}`),
  };
}

function begin(route: Route): Facts {
  const { fields, query, required, ids = {}, columns = [], sample } = route;
  return {
    route,
    pattern: pattern(route.path),
    fields,
    query,
    required,
    open: route.open === true,
    ids,
    columns,
    sample,
  };
}

function merge(before: Facts, route: Route): Facts {
  const { fields, query, required, open } = before;
  return {
    ...before,
    // A command describes its response more fully than a call of a workflow.
    route: before.route.shape === undefined && route.shape !== undefined ? route : before.route,
    fields: { ...fields, ...route.fields },
    query: { ...query, ...route.query },
    required: required.filter((path) => route.required.includes(path)),
    open: open || route.open === true,
    ids: mergeIds(before.ids, route.ids ?? {}),
    columns: [...new Set([...before.columns, ...(route.columns ?? [])])],
    sample: before.sample ?? route.sample,
  };
}

/** Merges ids by parameter; the ids of all examples are known. */
export function mergeIds(a: Facts['ids'], b: Facts['ids']): Facts['ids'] {
  const merged = { ...a };
  for (const [name, { kind, known }] of Object.entries(b)) {
    merged[name] = { kind, known: [...new Set([...(a[name]?.known ?? []), ...known])] };
  }
  return merged;
}
