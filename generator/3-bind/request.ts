/** Binds commands on a path, and infers from their verbs what they do not declare. */
import { checkName } from '../diagnostics/findings.js';
import { defined } from '../../runtime/base/defined.js';
import type { Effect, Method } from '../../runtime/contract/command.js';
import { placeOfValue, type Span } from '../1-read/source.js';
import type { CommandSpec, PlainVerb, ServiceSpec, Shape, Verb } from '../2-shape/types.js';
import { listed } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { BoundRequest, Scope } from './types.js';

const methods: Readonly<Record<PlainVerb, Method>> = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};

/** Verbs by name; `add` and `remove` create and delete the parts of a record. */
const verbs: Readonly<Record<string, PlainVerb>> = {
  list: 'list',
  get: 'get',
  create: 'create',
  add: 'create',
  update: 'update',
  delete: 'delete',
  remove: 'delete',
};

/** Verbs about the lines of documents. */
export const lineVerbs = ['lines', 'line-add', 'line-update', 'line-delete'] as const;

export const isLineVerb = (verb: Verb | undefined): boolean => lineVerbs.some((one) => one === verb);

/** Returns the verb of a command: the declared one, or its name if that is a verb in its group. */
export function verbOf(name: string, { verb }: CommandSpec, { spec }: Pick<Scope, 'spec'>): Verb | undefined {
  if (verb === 'action') return verb;
  const found = lineVerbs.find((one) => one === (verb ?? name));
  if (found !== undefined && (verb !== undefined || spec.lines !== undefined)) return found;
  return verbs[verb ?? name];
}

/** Returns the HTTP method of a verb; `undefined` without a verb of paths. */
export const methodOf = (verb: Verb | undefined): Method | undefined => (isPlain(verb) ? methods[verb] : undefined);

const isPlain = (verb: Verb | undefined): verb is PlainVerb => verb !== undefined && verb in methods;

const effects: Readonly<Record<Verb, Effect>> = {
  list: 'read',
  get: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
  lines: 'read',
  'line-add': 'create',
  'line-update': 'update',
  'line-delete': 'delete',
  action: 'act',
};

/** Returns the effect of a command, or `undefined` if it must be declared. */
export function effectOf(spec: CommandSpec, verb: Verb | undefined): Effect | undefined {
  if (spec.effect !== undefined) return spec.effect;
  if (verb !== undefined) return effects[verb];
  if (spec.workflow !== undefined) return undefined;
  if (spec.method === 'DELETE') return 'delete';
  return spec.method === undefined || spec.method === 'GET' ? 'read' : undefined;
}

/** Returns the path of a verb in its group; also for workflows, whose arguments follow from the path. */
export function defaultPath(spec: CommandSpec, scope: Scope, verb: Verb | undefined): string | undefined {
  if (spec.path !== undefined) return spec.path;
  const one = verb === 'get' || verb === 'update' || verb === 'delete';
  if (verb === undefined || scope.spec.path === undefined) return undefined;
  return one ? `${scope.spec.path}${scope.spec.item ?? `/{${scope.id}}`}` : scope.spec.path;
}

/** Returns the request of a command on a path; `undefined` after an error. */
export function bindRequest(
  spec: CommandSpec,
  scope: Scope,
  verb: Verb | undefined,
  effect: Effect,
  at: Span,
  service: ServiceSpec,
  report: Report,
): BoundRequest | undefined {
  const path = defaultPath(spec, scope, verb);
  if (path === undefined) {
    const own = scope.spec.path;
    report.add('CS302', at, { path: own === undefined ? '`path:`' : `\`path:\` (that of the group is ${own})` });
    return undefined;
  }
  const method = spec.method ?? methodOf(verb);
  if (method === undefined && effect !== 'read') {
    report.add('CS312', spec.effect === undefined ? at : placeOfValue(spec, 'effect'), { effect });
    return undefined;
  }
  const shape = shapeOf(spec, verb, effect);
  const isList = shape === 'rows' && spec.stream === undefined;
  const paging = isList ? pagingOf(spec, scope, at, service, report) : undefined;
  const result = spec.result ?? (shape !== 'rows' ? scope.spec.record : isList ? scope.result : undefined);
  const host = spec.host ?? scope.host;
  return {
    method: method ?? 'GET',
    path,
    paths: spec.paths ?? {},
    shape,
    ...defined({ host, paging, result }),
  };
}

export function shapeOf(spec: CommandSpec, verb: Verb | undefined, effect: Effect): Shape {
  if (spec.answer !== undefined) return 'raw';
  if (spec.stream !== undefined) return 'rows';
  if (spec.shape !== undefined) return spec.shape;
  if (verb === 'list' || (spec.paging !== undefined && spec.paging !== 'none')) return 'rows';
  // A create has a record to print: its line is for people, and programs get the record unless `gives` replaces it.
  const isLine = spec.says !== undefined && (effect !== 'create' || spec.gives !== undefined);
  if (effect === 'delete' || (effect !== 'read' && isLine)) return 'action';
  return 'record';
}

export function pagingOf(
  spec: CommandSpec,
  scope: Scope,
  at: Span,
  service: ServiceSpec,
  report: Report,
  preset?: string,
): string | undefined {
  const styles = Object.keys(service.paging ?? {});
  const named = spec.paging ?? scope.paging ?? preset;
  if (named === 'none' || (named === undefined && styles.length === 0)) return undefined;
  if (named === undefined) {
    if (styles.length === 1) return styles[0];
    report.add('CS313', at, { styles: listed(styles) });
    return undefined;
  }
  if (styles.includes(named)) return named;
  const declared = spec.paging ?? scope.paging;
  const owner =
    spec.paging !== undefined ? spec : declared === undefined ? (service.catalogue as object) : pagingOwner(scope);
  checkName(report, 'paging style', named, [...styles, 'none'], placeOfValue(owner, 'paging'), 'Paging styles');
  return undefined;
}

function pagingOwner(scope: Scope): object {
  let at = scope;
  while (at.spec.paging === undefined && at.parent !== undefined) at = at.parent;
  return at.spec;
}
