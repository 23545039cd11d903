/** The places of a parsed file where a single value is written. */
import { placeOfValue, type Span } from '../../../generator/1-read/source.js';
import { propertiesOf, resolved } from '../../../generator/2-shape/canonical.js';
import type { JsonSchema } from '../../../generator/2-shape/derive.js';
import { isObject } from '../../../runtime/base/objects.js';

/** Keys and indexes, from the top of the file. */
export type Path = readonly string[];

export interface Leaf {
  readonly path: Path;
  readonly value: unknown;
}

/** Lists scalars and empty collections. A value that an alias repeats is listed once. */
export function leavesOf(value: unknown, path: Path = [], seen = new Set<object>()): Leaf[] {
  const isCollection = isObject(value) || Array.isArray(value);
  if (!isCollection || Object.keys(value).length === 0) return [{ path, value }];
  if (seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key], seen));
}

/**
 * Returns the key of the language that a value has, as the definition in the schema and its keys: `flag.type`. Names that
 * a spec chooses are `*`. All items of a list, and all mappings of one definition, have the same keys.
 */
export function keyOf(kind: 'service' | 'group', file: object, path: Path): string {
  let rule: JsonSchema | undefined = { $ref: `#/$defs/${kind}` };
  let value: unknown = file;
  let key = '';
  for (const step of path) {
    if (rule?.$ref !== undefined) key = rule.$ref.slice('#/$defs/'.length);
    const shape: JsonSchema = rule === undefined ? {} : resolved(rule);
    const properties = isObject(value) ? propertiesOf(shape, value) : {};
    const others: JsonSchema | undefined =
      typeof shape.additionalProperties === 'object' ? shape.additionalProperties : undefined;
    rule = Array.isArray(value) ? shape.items : (properties[step] ?? others);
    key += Object.hasOwn(properties, step) ? `.${step}` : '.*';
    value = Reflect.get(value as object, step);
  }
  return key;
}

/** Returns an edit that removes a value. */
export const removed = (path: Path) => (file: object) => {
  const { parent, key } = placeIn(file, path);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
};

/** Returns an edit that writes another value in the place of one. */
export const replaced = (path: Path, value: unknown) => (file: object) => {
  const { parent, key } = placeIn(file, path);
  Reflect.set(parent, key, value);
};

/** Returns where a value is written. */
export function spanOf(file: object, path: Path): Span {
  const { parent, key } = placeIn(file, path);
  return placeOfValue(parent, key);
}

function placeIn(file: object, path: Path): { readonly parent: object; readonly key: string } {
  const parent = path.slice(0, -1).reduce<object>((value, key) => Reflect.get(value, key) as object, file);
  return { parent, key: path.at(-1) ?? '' };
}
