/** Makes the record of a group from the examples and schemas of a description, for the sandbox. */
import { isObject, isSafeKey } from '../../../runtime/base/objects.js';
import { getPath } from '../../../runtime/base/paths.js';
import { responseOf } from './results.js';
import { flatten, isScalar, jsonTypeOf, typeOf, type Located } from './schema.js';
import type { Content, Operation, Schema, Spec } from './types.js';

/** Maximum levels, fields of an object, and characters of a text: the spec has the sample for people to read. */
const DEEPEST = 3;
const MOST_FIELDS = 40;
const LONGEST_TEXT = 200;

/** A record, and whether an example of the description shows it. */
export interface Sample {
  readonly row: Spec;
  readonly isShown: boolean;
}

/** Returns the record that an operation returns; nothing if the description shows no field of it. */
export function sampleIn(operation: Operation, { path, schema }: Located): Sample | undefined {
  const { content = {} } = responseOf(operation);
  const shown = rowAt(exampleOf(content), path);
  const row = { ...generated(schema), ...(shown === undefined ? {} : bounded(shown)) };
  return Object.keys(row).length === 0 ? undefined : { row, isShown: shown !== undefined };
}

/** Returns the example of a response: of its media type, or of its schema. */
function exampleOf(content: Content): unknown {
  const { example, examples = {}, schema } = content[jsonTypeOf(content) ?? ''] ?? {};
  const [first] = Object.values(examples);
  return example ?? first?.value ?? flatten(schema)?.example;
}

/** Returns the record at a path of an example: the first of a list. */
function rowAt(example: unknown, path: string): Spec | undefined {
  const found = path === '' ? example : getPath(example, path);
  const row: unknown = Array.isArray(found) ? found[0] : found;
  return isObject(row) ? row : undefined;
}

/** Returns an example without what is too deep or too long. */
function bounded(row: Spec): Spec {
  return inside(row, 0) as Spec;
}

function inside(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.slice(0, LONGEST_TEXT);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.toISOString();
  if (depth === DEEPEST) return Array.isArray(value) ? [] : {};
  if (Array.isArray(value)) return value.slice(0, 2).map((one) => inside(one, depth + 1));
  const entries = Object.entries(value).filter(([key]) => isSafeKey(key) && key !== '');
  return Object.fromEntries(entries.slice(0, MOST_FIELDS).map(([key, one]) => [key, inside(one, depth + 1)]));
}

/** Returns a record that the schema allows. */
function generated({ properties = {} }: Schema): Spec {
  const entries = Object.entries(properties).filter(
    ([key, one]) => isSafeKey(key) && key !== '' && flatten(one)?.writeOnly !== true,
  );
  return Object.fromEntries(
    entries.slice(0, MOST_FIELDS).flatMap(([key, one]) => {
      const value = valueFor(key, one, 1);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

const formats: Readonly<Record<string, string>> = {
  date: '2026-05-31',
  'date-time': '2026-05-31T09:00:00Z',
  time: '09:00:00',
  uuid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  email: 'ada@shop.example',
  uri: 'https://shop.example/1',
  url: 'https://shop.example/1',
  hostname: 'shop.example',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
};

function valueFor(name: string, schema: Schema, depth: number): unknown {
  const flat = flatten(schema) ?? {};
  const { example, enum: choices = [], format = '', minimum, maximum, maxLength, items, properties } = flat;
  const [choice] = [flat.const, ...choices].filter((value) => value !== undefined && value !== null);
  const chosen = choice ?? flat.default;
  if (isScalar(flat)) {
    if (['string', 'number', 'boolean'].includes(typeof example)) return inside(example, 0);
    if (chosen !== undefined && chosen !== null && typeof chosen !== 'object') return chosen;
    const type = typeOf(flat);
    if (type === 'boolean') return true;
    if (type === 'string') return formats[format] ?? `${name} 1`.slice(0, maxLength ?? undefined);
    const value = Math.min(Math.max(type === 'integer' ? 1 : 9.5, minimum ?? -Infinity), maximum ?? Infinity);
    return Number.isSafeInteger(value) || type === 'number' ? value : 1;
  }
  if (typeof example === 'object' && example !== null) return inside(example, depth);
  if (typeOf(flat) === 'array') {
    const one = items === undefined || depth >= DEEPEST ? undefined : valueFor(name, items, depth + 1);
    return one === undefined ? [] : [one];
  }
  if (properties === undefined || depth >= DEEPEST) return undefined;
  const entries = Object.entries(properties)
    .filter(([key]) => isSafeKey(key) && key !== '')
    .slice(0, MOST_FIELDS);
  return Object.fromEntries(
    entries.flatMap(([key, one]) => {
      const value = valueFor(key, one, depth + 1);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
