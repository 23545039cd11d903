/** Binds commands on a resource of the catalogue. */
import { defined } from '../../runtime/base/defined.js';
import type { Effect, Wire } from '../../runtime/contract/command.js';
import type { LinesOf } from '../../runtime/contract/resource.js';
import { parameterTypes } from '../../runtime/dialects/odata/catalogue.js';
import { merged, placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import type { CommandSpec, FlagSpec, LinesSpec, Verb } from '../2-shape/types.js';
import { fieldOf, keyArgument, keyOf, needMethod, pathsOf, subjectOf, type Subject } from './catalogue.js';
import { bindFlag } from './flags.js';
import type { Frame } from './frame.js';
import { numberIn } from './notation.js';
import { keysIn, typedLabel } from './references.js';
import { isLineVerb, pagingOf, shapeOf } from './request.js';
import type { BoundFlag, BoundRequest, Scope } from './types.js';
import { capital, needsCatalogue, placeholders } from './words.js';

/** Verbs on one record, whose path ends with its key. */
const itemVerbs: readonly (Verb | undefined)[] = ['get', 'update', 'delete', 'line-update', 'line-delete'];

const methods = {
  list: 'GET',
  get: 'GET',
  create: 'POST',
  update: 'PUT',
  delete: 'DELETE',
  lines: 'GET',
  'line-add': 'POST',
  'line-update': 'PUT',
  'line-delete': 'DELETE',
  action: 'POST',
} as const;

/** The resource of a command and the identifier of its record, before the path is known. */
export interface Target {
  readonly subject: Subject;
  readonly verb: Verb;
  readonly lines?: LinesSpec;
  /** Scope whose `id` is the argument of the command. */
  readonly scope: Scope;
  /** Whether the command is on one record. */
  readonly isItem: boolean;
}

/** Returns the resource of a command and its place; `undefined` for a command on a path. */
function namedBy(spec: CommandSpec, scope: Scope, verb: Verb | undefined): readonly [string, Span] | undefined {
  if (isLineVerb(verb)) {
    const { lines } = scope.spec;
    return lines === undefined ? undefined : [lines.resource, placeOfValue(lines, 'resource')];
  }
  if (spec.resource !== undefined) return [spec.resource, placeOfValue(spec, 'resource')];
  if (spec.path !== undefined || verb === undefined || scope.spec.resource === undefined) return undefined;
  return [scope.spec.resource, placeOfValue(scope.spec, 'resource')];
}

/** Whether a command is on a resource of the catalogue. */
export const isOnResource = (spec: CommandSpec, scope: Scope, verb: Verb | undefined): boolean =>
  spec.workflow === undefined &&
  spec.effect !== 'local' &&
  verb !== undefined &&
  namedBy(spec, scope, verb) !== undefined;

/** Returns the resource of a command; `undefined` after an error. */
export function targetOf(spec: CommandSpec, scope: Scope, verb: Verb, frame: Frame): Target | undefined {
  const [name, at] = namedBy(spec, scope, verb) ?? [];
  if (name === undefined || at === undefined) return undefined;
  const { service, catalogue, report } = frame;
  if (service.catalogue === undefined) {
    report.add('CS350', at, needsCatalogue);
    return undefined;
  }
  const subject = subjectOf(name, catalogue, at, report);
  if (subject === undefined) return undefined;
  const own = scopeOf(spec, scope, verb, subject);
  const isNamed = spec.args === undefined || spec.args[own.id] !== undefined;
  const { lines } = scope.spec;
  return { subject, verb, scope: own, isItem: itemVerbs.includes(verb) && isNamed, ...defined({ lines }) };
}

/** Returns the scope with the identifier of the verb. */
function scopeOf(spec: CommandSpec, scope: Scope, verb: Verb, subject: Subject): Scope {
  const isLine = verb === 'line-update' || verb === 'line-delete';
  const isOther = spec.resource !== undefined && scope.spec.resource === undefined && verb !== 'action';
  const before = isLine
    ? keyArgument(subject, 'line')
    : isOther
      ? keyArgument(subject, scope.noun === '' ? 'record' : scope.noun)
      : (scope.ids.get(scope.id) ?? {});
  const preset = spec.args === undefined ? defaultId(verb, scope, before) : {};
  const complete = merged({ ...inherited(before, spec.id), ...preset, ...spec.id }, spec.id ?? spec);
  const id = complete.name ?? (isLine ? 'id' : scope.id);
  return { ...scope, id, ids: new Map([...scope.ids, [id, complete]]) };
}

/** Returns the identifier of the group for a command, which can have another type or another look-up. */
function inherited({ reference, type, ...rest }: FlagSpec, own: FlagSpec = {}): FlagSpec {
  const isOther = own.type !== undefined || own.reference !== undefined;
  return isOther ? rest : { ...rest, ...defined({ reference, type }) };
}

function defaultId(verb: Verb, { noun, reference }: Scope, { summary }: FlagSpec): FlagSpec {
  const several = reference === undefined ? `${capital(noun)} ids` : typedLabel(noun, reference, 's');
  switch (verb) {
    case 'delete':
      return { name: 'ids', variadic: true, summary: several };
    case 'lines':
      return { name: 'refs', variadic: true, summary: several };
    case 'line-add':
      return { name: 'ref', summary: summary ?? `${capital(noun)} id` };
    case 'line-delete':
      return { name: 'ids', variadic: true, summary: 'Line ids' };
    default:
      return {};
  }
}

/** Returns the request of a command on a resource. */
export function bindResource(spec: CommandSpec, target: Target, effect: Effect, at: Span, frame: Frame): BoundRequest {
  const { service, report } = frame;
  const { subject, verb, scope, lines, isItem } = target;
  const { name, record } = subject;
  const update = verb === 'update' || verb === 'line-update';
  const method = spec.method ?? (update ? 'PUT' : methods[verb]);
  needMethod(subject, method, spec.method === undefined ? at : placeOfValue(spec, 'method'), report);
  const shape =
    spec.shape ?? (verb === 'action' ? 'record' : update ? 'action' : shapeOf(spec, shapedAs[verb], effect));
  const catalogue = service.catalogue;
  const paging = shape === 'rows' ? pagingOf(spec, scope, at, service, report, catalogue?.paging) : undefined;
  const unlisted = catalogue === undefined ? '' : pathsOf(catalogue).path.replace('{resource}', name);
  const collection = record?.path ?? unlisted;
  const key = record === undefined ? undefined : keyOf(record);
  const host = spec.host ?? scope.host;
  const order = verb === 'lines' ? orderOf(subject) : undefined;
  return {
    method,
    path: isItem ? `${collection}({${scope.id}})` : collection,
    paths: {},
    shape,
    ...defined({ host, paging }),
    ...(order === undefined ? {} : { query: { $orderby: order } }),
    resource: {
      verb,
      ...defined({ record }),
      plan: {
        name,
        ...defined({ key }),
        ...(isItem ? { id: scope.id } : {}),
        ...(record?.scalar === true ? { scalar: true } : {}),
        ...defined({ function: record?.function && parameterTypes(record.function) }),
        ...(record?.needsSelect === true && method === 'GET' ? { needsSelect: true } : {}),
        ...defined({ fixed: spec.fixed }),
        ...(verb === 'lines' && lines !== undefined ? { documents: documentsOf(lines, scope, frame) } : {}),
      },
    },
  };
}

/** Returns what distinguishes the lines of several documents: the field in which users look documents up. */
function documentsOf({ parent }: LinesSpec, { id, spec }: Scope, { catalogue }: Frame): LinesOf {
  const [field = parent] = keysIn(numberIn(spec, catalogue) ?? spec.number ?? spec.code).by;
  return { argument: id, id: parent, field };
}

/** Plain verb with the same output. */
const shapedAs: Readonly<Record<Verb, Verb>> = {
  list: 'list',
  get: 'get',
  create: 'create',
  update: 'update',
  delete: 'delete',
  lines: 'list',
  'line-add': 'create',
  'line-update': 'update',
  'line-delete': 'delete',
  action: 'create',
};

/** Lines are listed in the order of their numbers, if they have them. */
const orderOf = ({ record }: Subject): string | undefined =>
  record?.fields['LineNumber'] === undefined ? undefined : 'LineNumber';

/** Returns the arguments of a command on a resource: the names in its path, and the document of verbs on lines. */
export function resourceArgs(
  { path }: BoundRequest,
  target: Target,
  flagNames: ReadonlySet<string>,
  { service, catalogue, report }: Frame,
): BoundFlag[] {
  const { scope, verb, subject, lines } = target;
  const names = new Set(placeholders(path).filter((name) => !Object.hasOwn(service.variables ?? {}, name)));
  if (verb === 'lines' || verb === 'line-add' || verb === 'action') names.add(scope.id);
  return [...names]
    .filter((name) => !flagNames.has(name))
    .flatMap((name) => {
      const spec = scope.ids.get(name);
      if (spec === undefined) return [];
      if (name !== scope.id) return [argument(name, spec)];
      if (verb === 'action') return [argument(name, { wire: subject.record?.key ?? name, ...spec }, spec)];
      if (lines === undefined || (verb !== 'lines' && verb !== 'line-add')) return [argument(name, spec)];
      const field = fieldOf(subject, lines.parent, placeOfValue(lines, 'parent'), report);
      if (verb === 'line-add') return [argument(name, { ...spec, wire: `body:${lines.parent}` }, spec)];
      return [linesArgument(name, spec, lines.parent, field?.type ?? 'Edm.Guid', numberIn(scope.spec, catalogue))];
    });
}

const argument = (name: string, spec: FlagSpec, origin: FlagSpec = spec, more: Partial<BoundFlag> = {}): BoundFlag =>
  bindFlag(name, spec === origin ? spec : merged({ ...spec }, origin), 'argument', placeOfKey(origin, 'name'), {
    required: spec.required ?? true,
    ...more,
  });

/** Returns the argument for documents whose lines are listed: by id, or by the number that the lines have too. */
function linesArgument(
  name: string,
  spec: FlagSpec,
  field: string,
  type: string,
  number: string | undefined,
): BoundFlag {
  const parent: Wire = { in: 'term', name: `${field} eq ${slotOf(type)}` };
  if (number === undefined) return argument(name, spec, spec, { wires: [parent] });
  const wires: readonly Wire[] = [
    { ...parent, when: 'uuid' },
    { in: 'term', name: `${number} eq {number}`, when: 'digits' },
  ];
  // Lists the lines of every version, so no look-up may choose one version.
  const { reference: _none, ...rest } = spec;
  return argument(name, { ...rest, type: 'key' }, spec, { wires });
}

function slotOf(type: string): string {
  if (type === 'Edm.Guid') return "guid'{guid}'";
  return type === 'Edm.String' ? "'{text}'" : '{number}';
}
