import { defined } from '../../runtime/base/defined.js';
import type { Effect, Method } from '../../runtime/contract/command.js';
import { placeOfValue, type Span } from '../1-read/source.js';
import type { CommandSpec, ServiceSpec, Shape, Verb } from '../2-shape/types.js';
import { candidates, listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundRequest, Scope } from './types.js';

export const usualMethods: Readonly<Record<Verb, Method>> = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};

/** Names that are verbs; `add` and `remove` are how the parts of a record are created and deleted. */
const verbs: Readonly<Record<string, Verb>> = {
  list: 'list',
  get: 'get',
  create: 'create',
  add: 'create',
  update: 'update',
  delete: 'delete',
  remove: 'delete',
};

export const verbOf = (name: string, spec: CommandSpec): Verb | undefined => verbs[spec.verb ?? name];

const effects: Readonly<Record<Verb, Effect>> = {
  list: 'read',
  get: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
};

/** What the command does to the service, or `undefined` when it has to be said. */
export function effectOf(spec: CommandSpec, verb: Verb | undefined): Effect | undefined {
  if (spec.effect !== undefined) return spec.effect;
  if (spec.local === true) return 'local';
  if (verb !== undefined) return effects[verb];
  if (spec.workflow !== undefined) return undefined;
  if (spec.method === 'DELETE') return 'delete';
  return spec.method === undefined || spec.method === 'GET' ? 'read' : undefined;
}

/** Path that the verb has in its group, also for workflows: it tells what arguments there are. */
export function usualPath(
  spec: CommandSpec,
  scope: Scope,
  verb: Verb | undefined,
  service: ServiceSpec,
): string | undefined {
  if (spec.path !== undefined) return spec.path;
  const one = verb === 'get' || verb === 'update' || verb === 'delete';
  const resource = spec.resource ?? scope.spec.resource;
  if (resource !== undefined && service.catalogue !== undefined) {
    const path = service.catalogue.path.replace('{resource}', resource);
    return one ? `${path}({${scope.id}})` : path;
  }
  if (verb === undefined || scope.spec.path === undefined) return undefined;
  return one ? `${scope.spec.path}${scope.spec.item ?? `/{${scope.id}}`}` : scope.spec.path;
}

/** The request of a command without a workflow; `undefined` after an error. */
export function bindRequest(
  spec: CommandSpec,
  scope: Scope,
  verb: Verb | undefined,
  effect: Effect,
  at: Span,
  service: ServiceSpec,
  report: Report,
): BoundRequest | undefined {
  const path = usualPath(spec, scope, verb, service);
  if (path === undefined) {
    report.add('CS302', at, {});
    return undefined;
  }
  const method = spec.method ?? (verb === undefined ? undefined : (scope.methods[verb] ?? usualMethods[verb]));
  if (method === undefined && effect !== 'read') {
    report.add('CS312', spec.effect === undefined ? at : placeOfValue(spec, 'effect'), { effect });
    return undefined;
  }
  const shape = shapeOf(spec, verb, effect);
  const paging = shape === 'rows' ? pagingOf(spec, scope, at, service, report) : undefined;
  const result = spec.result ?? (shape === 'rows' ? scope.spec.result : scope.spec.record);
  const host = spec.host ?? scope.host;
  return {
    method: method ?? 'GET',
    path,
    paths: spec.paths ?? {},
    shape,
    ...defined({ host, paging, result }),
  };
}

function shapeOf(spec: CommandSpec, verb: Verb | undefined, effect: Effect): Shape {
  if (spec.shape !== undefined) return spec.shape;
  if (verb === 'list' || (spec.paging !== undefined && spec.paging !== 'none')) return 'rows';
  if (effect === 'delete' || (effect !== 'read' && spec.says !== undefined)) return 'action';
  return 'record';
}

function pagingOf(spec: CommandSpec, scope: Scope, at: Span, service: ServiceSpec, report: Report): string | undefined {
  const styles = Object.keys(service.paging ?? {});
  const named = spec.paging ?? scope.paging;
  if (named === 'none' || (named === undefined && styles.length === 0)) return undefined;
  if (named === undefined) {
    if (styles.length === 1) return styles[0];
    report.add('CS313', at, { styles: listed(styles) });
    return undefined;
  }
  if (styles.includes(named)) return named;
  const owner = spec.paging === undefined ? pagingOwner(scope) : spec;
  report.add('CS316', placeOfValue(owner, 'paging'), {
    what: 'paging style',
    name: named,
    hint: candidates(named, [...styles, 'none'], 'Paging styles'),
  });
  return undefined;
}

function pagingOwner(scope: Scope): object {
  let at = scope;
  while (at.spec.paging === undefined && at.parent !== undefined) at = at.parent;
  return at.spec;
}
