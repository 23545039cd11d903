import { merged, placeOfValue, type Source, type Span } from '../1-read/source.js';
import type { FlagSpec, GroupSpec, ServiceSpec } from '../2-shape/types.js';
import type { Scope } from './types.js';
import { capital, placeholders, words } from './words.js';

/** What commands of a group see: its own keys, with what comes from the groups around it and from the service. */
export function openScope(spec: GroupSpec, source: Source, name: string, service: ServiceSpec, parent?: Scope): Scope {
  const noun = spec.noun ?? words(name);
  const { id, ids } = identifiers(spec, noun, parent);
  const optional = <K extends string, V>(key: K, value: V | undefined) =>
    (value === undefined ? {} : { [key]: value }) as { readonly [key in K]?: V };
  return {
    spec,
    source,
    ...optional('parent', parent),
    noun,
    plural: spec.plural ?? (spec.noun === undefined && name === '' ? '' : `${noun}s`),
    id,
    ids,
    ...optional('host', spec.host ?? parent?.host),
    ...optional('paging', spec.paging ?? parent?.paging),
    ...optional('customFields', spec['custom-fields']),
    methods: { ...(parent?.methods ?? service.methods), ...spec.methods },
    use: [...(parent?.use ?? []), ...uses(spec)],
    hints: { ...parent?.hints, ...spec.hints },
  };
}

export function uses(spec: { readonly use?: readonly string[] }): { name: string; at: Span }[] {
  return (spec.use ?? []).map((name, index) => ({ name, at: placeOfValue(spec.use as object, index) }));
}

/** A nested group whose path holds the id of its parent has that id; any other group has one of its own. */
function identifiers(spec: GroupSpec, noun: string, parent?: Scope): { id: string; ids: Map<string, FlagSpec> } {
  const around = parent?.ids ?? new Map<string, FlagSpec>();
  if (spec.id === undefined && parent !== undefined && placeholders(spec.path ?? '').includes(parent.id)) {
    return { id: parent.id, ids: new Map(around) };
  }
  const own = spec.id ?? {};
  const id = own.name ?? 'id';
  const kind = own.type ?? (own.reference === undefined ? 'id' : 'reference');
  const complete = { summary: `${capital(noun)} id`, ...own, type: kind };
  merged(complete, spec.id ?? spec);
  return { id, ids: new Map([[id, complete], ...[...around].filter(([name]) => name !== id)]) };
}

/** The table of fields that a name is found in, nearest group first. */
export function findField(scope: Scope, name: string): { spec: FlagSpec; table: object } | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const spec = at.spec.fields?.[name];
    if (spec !== undefined) return { spec, table: at.spec.fields as object };
  }
  return undefined;
}

export function fieldNames(scope: Scope): string[] {
  const names: string[] = [];
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent)
    names.push(...Object.keys(at.spec.fields ?? {}));
  return names;
}
