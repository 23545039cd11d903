/** Definitions of custom fields, which the service lists. */
import type { Run } from '../../contract/run.js';
import type { NameEntry } from '../../contract/lookups.js';
import type { CustomFields, Definition, Option } from '../../contract/custom-fields.js';
import type { Row } from '../../contract/rows.js';
import { plainText } from '../../base/json.js';
import { defined } from '../../base/defined.js';
import { isWrite } from '../../base/writes.js';
import { getPath } from '../../base/paths.js';
import { namesOnce, type NameSource } from '../../pipeline/name-source.js';
import { fieldList } from '../../state/name-lists.js';

export interface Definitions {
  readonly all: readonly Definition[];
  readonly byCode: ReadonlyMap<string, Definition>;
  /** Unique name under which a custom field is shown, by code. */
  readonly shown: ReadonlyMap<string, string>;
}

/** Returns the rules for the custom fields of an entity; `undefined` if the service has none. */
export function fieldRules(context: Run, entity: string): CustomFields | undefined {
  return Object.hasOwn(context.service.customFields, entity) ? context.service.customFields[entity] : undefined;
}

/**
 * Returns the definitions of an entity, which are requested once in a run. A read uses those of a recent run if they fit;
 * a write never does, because a stored name may belong to another field by now.
 *
 * @param fits whether the definitions have everything that is needed; a missing one may be new
 */
export async function definitionsOf(
  context: Run,
  entity: string,
  rules: CustomFields,
  fits: (definitions: Definitions) => boolean | Promise<boolean>,
): Promise<Definitions> {
  const source: NameSource<Stored> = {
    kind: fieldList(entity),
    ...{ path: rules.path, paging: rules.paging },
    entriesOf: (row) => define(row, rules),
    areEntries: (stored) => areDefinitions(stored, rules),
  };
  const { entries, isFresh } = await namesOnce(source, isWrite(context.command.effect), context);
  const definitions = indexed(entries);
  if (isFresh || (await fits(definitions))) return definitions;
  return indexed((await namesOnce(source, true, context)).entries);
}

/** Returns the name of a field with the start of its code, for fields that share a name. */
export function distinctName(definition: Definition): string {
  return `${definition.name} (${definition.code.slice(0, 8)})`;
}

/** A definition in a list of names. */
type Stored = Omit<Definition, 'code'> & NameEntry;

function areDefinitions(entries: readonly NameEntry[], rules: CustomFields): entries is readonly Stored[] {
  const { types, standard = {}, references = {} } = rules;
  const known = new Set<unknown>([undefined, ...Object.values(references)]);
  const encodings = new Set<unknown>(['text', ...Object.values(types), ...Object.values(standard)]);
  return (entries as readonly Partial<Stored>[]).every(
    ({ encoding, custom, options, reference }) =>
      encodings.has(encoding) &&
      known.has(reference) &&
      typeof custom === 'boolean' &&
      Array.isArray(options) &&
      optionsOf(options).length === options.length,
  );
}

const indexes = new WeakMap<readonly Stored[], Definitions>();

/** Returns the definitions of a list. A run asks for them with every page. */
function indexed(entries: readonly Stored[]): Definitions {
  const known = indexes.get(entries);
  if (known !== undefined) return known;
  const all = entries.map(({ id, ...more }): Definition => ({ code: id, ...more }));
  const made = { all, byCode: new Map(all.map((field) => [field.code, field])), shown: shownNames(all) };
  indexes.set(entries, made);
  return made;
}

function define(row: Row, rules: CustomFields): readonly Stored[] {
  const code = getPath(row, rules.code);
  const name = getPath(row, rules.name);
  const custom = getPath(row, rules.custom) === true;
  if (typeof code !== 'string' || code === '') return [];
  const type = plainText(getPath(row, rules.type));
  const own = custom ? undefined : rules.standard?.[code];
  const entry = {
    id: code,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim() : code,
    encoding: own ?? rules.types[type] ?? 'text',
    custom,
    options: optionsOf(getPath(row, rules.options)),
    ...defined({ reference: own === undefined ? rules.references?.[type] : undefined }),
  };
  return [entry];
}

function optionsOf(value: unknown): Option[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((option: unknown) => {
    const { id, label } = (option ?? {}) as Row;
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    return typeof label === 'string' ? [{ id, label }] : [];
  });
}

function shownNames(all: readonly Definition[]): Map<string, string> {
  const shown = new Map<string, string>();
  const taken = new Set<string>();
  for (const field of all) {
    if (!field.custom) continue;
    const name = [field.name, distinctName(field)].find((name) => !taken.has(name)) ?? field.code;
    taken.add(name);
    shown.set(field.code, name);
  }
  return shown;
}
