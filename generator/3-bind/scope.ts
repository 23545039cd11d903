/** Resolves what a group inherits, and finds its fields. */
import { withoutPrototype } from '../../runtime/base/objects.js';
import { defined } from '../../runtime/base/defined.js';
import { partNames } from '../../runtime/base/split.js';
import { merged, placeOfValue, type Source, type Span } from '../1-read/source.js';
import type { FlagSpec, GroupSpec } from '../2-shape/types.js';
import { keyArgument, subjectOf } from './catalogue.js';
import type { Frame } from './frame.js';
import { groupReference, typedLabel } from './references.js';
import type { Scope } from './types.js';
import { pluralOf, capital, placeholders, words } from './words.js';

/** Returns the scope of a group: its own keys, and those inherited from the groups around it and the service. */
export function openScope(
  spec: GroupSpec,
  source: Source,
  around: readonly string[],
  frame: Frame,
  parent?: Scope,
): Scope {
  const name = around.at(-1) ?? '';
  const noun = spec.noun ?? words(name);
  const reference = groupReference(spec, around, noun, frame);
  const { id, ids } = identifiers(spec, noun, reference, frame, parent);
  const parts = new Map(parent?.parts);
  for (const [argument, own] of Object.entries(spec.args ?? {})) {
    ids.set(argument, own);
    for (const part of partNames(own)) parts.set(part, argument);
  }
  return {
    spec,
    source,
    ...defined({ parent }),
    noun,
    plural: spec.plural ?? (spec.noun === undefined && name === '' ? '' : pluralOf(noun)),
    id,
    ids,
    parts,
    ...defined({
      reference,
      host: spec.host ?? parent?.host,
      paging: spec.paging ?? parent?.paging,
      result: spec.result ?? parent?.result,
      customFields: spec['custom-fields'],
    }),
    use: [...(parent?.use ?? []), ...uses(spec)],
    flagDefaults: [spec['flag-defaults'] ?? [], parent?.flagDefaults ?? []].flat(),
  };
}

export function uses(spec: { readonly use?: readonly string[] }): { name: string; at: Span }[] {
  return (spec.use ?? []).map((name, index) => ({ name, at: placeOfValue(spec.use as object, index) }));
}

/** A nested group whose path contains the id of its parent uses that id; any other group has its own. */
function identifiers(
  spec: GroupSpec,
  noun: string,
  reference: Scope['reference'],
  frame: Frame,
  parent?: Scope,
): { id: string; ids: Map<string, FlagSpec> } {
  const around = parent?.ids ?? new Map<string, FlagSpec>();
  if (spec.id === undefined && parent !== undefined && placeholders(spec.path ?? '').includes(parent.id)) {
    return { id: parent.id, ids: new Map(around) };
  }
  const own = spec.id ?? {};
  const id = own.name ?? 'id';
  const kind = own.type ?? (own.reference === undefined ? undefined : 'reference');
  const complete: FlagSpec = { ...defaultId(spec, noun, reference, frame), ...own, ...defined({ type: kind }) };
  merged(complete, spec.id ?? spec);
  return { id, ids: new Map([[id, complete], ...[...around].filter(([name]) => name !== id)]) };
}

/** The id is digits; in a group on a resource it is the number or code of the group, otherwise the key of the resource. */
function defaultId(spec: GroupSpec, noun: string, reference: Scope['reference'], frame: Frame): FlagSpec {
  if (reference !== undefined) {
    return {
      type: 'reference',
      reference: reference.name,
      summary: typedLabel(noun, reference),
    };
  }
  if (spec.resource === undefined || frame.service.catalogue === undefined) {
    return { type: 'id', summary: `${capital(noun)} id` };
  }
  const subject = subjectOf(spec.resource, frame.catalogue, placeOfValue(spec, 'resource'), frame.report);
  return keyArgument(subject ?? { name: spec.resource }, noun);
}

/** Finds a field by name, nearest group first, and the table that declares it. */
export function findField(scope: Scope, name: string): { spec: FlagSpec; table: object } | undefined {
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const table = at.spec.fields ?? {};
    const spec = withoutPrototype<FlagSpec>(table)[name];
    if (spec !== undefined) return { spec, table };
  }
  return undefined;
}

export function fieldNames(scope: Scope): string[] {
  const names: string[] = [];
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent)
    names.push(...Object.keys(at.spec.fields ?? {}));
  return names;
}
