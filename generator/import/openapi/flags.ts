/** Translates schemas to the types of flags, with values for examples. */
import { defined } from '../../../runtime/base/defined.js';
import { flatten, isScalar, typeOf } from './schema.js';
import type { Schema, Spec } from './types.js';
import { sentence } from './words.js';

/** A flag or argument with an example of its value, as typed at the shell. */
export interface Flag {
  readonly spec: Spec;
  readonly sample: string;
}

/** File that examples send. */
export const EXAMPLE_FILE = 'file.pdf';

/** Where a value goes, which decides how lists are written. */
export type Place = 'path' | 'query' | 'header' | 'body' | 'form' | 'part';

/** Returns the type of a value with its limits, and an example. */
export function valueOf(schema: Schema | undefined, place: Place, name: string): Flag {
  const flat = flatten(schema) ?? {};
  const choices = choicesOf(flat);
  if (choices !== undefined) {
    // In JSON a choice is text unless the spec maps it to the number that is sent.
    const isMapped = place === 'body' && choices.some((choice) => typeof choice === 'number');
    const sent = isMapped ? Object.fromEntries(choices.map((choice) => [String(choice), choice])) : choices;
    return { spec: { type: 'enum', choices: sent }, sample: quoted(String(choices[0])) };
  }
  const type = typeOf(flat);
  if (type === 'boolean') return { spec: { type: 'yesno' }, sample: 'yes' };
  if (type === 'integer' || type === 'number') return number(flat, type, name);
  if (type === 'string') return text(flat, place);
  // An argument is one value; the elements of a list in a path have commas between them.
  if (type === 'array' && isScalar(flat.items) && place !== 'path') {
    const inner = valueOf(flat.items, place, name);
    const counts = countsOf(flat);
    if (place !== 'query' && place !== 'header')
      return { ...inner, spec: { ...inner.spec, repeatable: true, ...counts } };
    const { type: of, choices: allowed } = inner.spec;
    const spec = {
      type: 'csv',
      of: of === 'yesno' ? 'text' : of,
      ...defined({ choices: allowed }),
      ...counts,
    };
    return { ...inner, spec };
  }
  if (place === 'path') return { spec: { type: 'key' }, sample: 'abc123' };
  if (place === 'query' || place === 'header') return { spec: { type: 'text' }, sample: 'text' };
  return { spec: { type: 'json' }, sample: jsonSample(flat, '{}') };
}

/** Maximum length of JSON in a readable example. */
const LONGEST_SAMPLE = 120;

/** Returns JSON that the schema allows, as typed at the shell; an empty object changes nothing. */
export function jsonSample(schema: Schema, long = '{"key":"value"}'): string {
  const isList = typeOf(schema) === 'array';
  const text = JSON.stringify(sampleValue(schema, '')).replaceAll("'", ' ');
  return `'${text.length > LONGEST_SAMPLE ? (isList ? '[]' : long) : text}'`;
}

/** Levels of a sample, since schemas may contain themselves. */
const DEEPEST = 3;

function sampleValue(schema: Schema | undefined, name: string, depth = 0): unknown {
  const flat = flatten(schema) ?? {};
  const type = typeOf(flat);
  if (type === 'array') return depth < DEEPEST ? [sampleValue(flat.items, name, depth + 1)] : [];
  if (isScalar(flat)) {
    const { sample } = valueOf(flat, 'body', name);
    if (type === 'boolean') return true;
    return type === 'string' ? sample.replace(/^(['"])(.*)\1$/, '$2') || 'text' : Number(sample);
  }
  const [variant] = flat.properties === undefined ? (flat.oneOf ?? flat.anyOf ?? []) : [];
  if (variant !== undefined && depth < DEEPEST) return sampleValue(variant, name, depth + 1);
  const writable = Object.entries(flat.properties ?? {}).filter(([, inner]) => flatten(inner)?.readOnly !== true);
  const required = writable.filter(([key]) => flat.required?.includes(key) === true);
  const shown = required.length > 0 ? required : writable.slice(0, 1);
  if (shown.length === 0) return { key: 'value' };
  return depth < DEEPEST
    ? Object.fromEntries(shown.map(([key, inner]) => [key, sampleValue(inner, key, depth + 1)]))
    : {};
}

/** An object of texts, which a form sends as `name[key]=value`. */
export const pairs: Flag = { spec: { type: 'pair', repeatable: true }, sample: 'key=value' };

/** Returns the limits of the number of elements of a list. */
function countsOf({ minItems = 0, maxItems }: Schema): Spec {
  const isRange = maxItems === undefined || minItems <= maxItems;
  return {
    ...(isRange && minItems > 1 && { 'min-items': minItems }),
    ...(isRange && maxItems !== undefined && maxItems > 0 && { 'max-items': maxItems }),
  };
}

function choicesOf(schema: Schema): readonly (string | number)[] | undefined {
  const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  const values = [...new Set(listed.filter((value) => value !== null))];
  const fits = values.every((value) => (typeof value === 'string' && value !== '') || Number.isInteger(value));
  return values.length > 0 && fits ? (values as (string | number)[]) : undefined;
}

function number({ minimum, maximum }: Schema, type: 'integer' | 'number', name: string): Flag {
  if (type === 'integer' && /(?:^|[_-])id$|[a-z]Id$/.test(name)) return { spec: { type: 'id' }, sample: '42' };
  const isRange = minimum === undefined || maximum === undefined || minimum <= maximum;
  // Limits of 64 bits cannot be written exactly and restrict nothing.
  const bound = (value: number | undefined) => isRange && value !== undefined && Math.abs(value) < 2 ** 53;
  const spec = { type, ...(bound(minimum) && { min: minimum }), ...(bound(maximum) && { max: maximum }) };
  const sample = Math.min(Math.max(10, spec.min ?? 10), spec.max ?? Infinity);
  return { spec, sample: String(sample) };
}

const formats: Readonly<Record<string, Flag>> = {
  date: { spec: { type: 'date' }, sample: '2026-05-31' },
  'date-time': { spec: { type: 'timestamp' }, sample: '2026-05-31T09:00:00Z' },
  uuid: { spec: { type: 'uuid' }, sample: '3f2504e0-4f89-41d3-9a0c-0305e82c3301' },
  password: { spec: { type: 'text', secret: true }, sample: '' },
};

function text(schema: Schema, place: Place): Flag {
  if (place === 'part' && schema.format === 'binary') return { spec: { type: 'path' }, sample: EXAMPLE_FILE };
  const known = formats[schema.format ?? ''];
  if (known !== undefined) return known;
  if (place === 'path') return { spec: { type: 'key' }, sample: 'abc123' };
  const { maxLength, example } = schema;
  const limit = maxLength !== undefined && maxLength > 0 && maxLength < 2 ** 31 ? { 'max-length': maxLength } : {};
  const shown =
    typeof example === 'string' && /^[\w .@+-]{1,30}$/.test(example) && !example.startsWith('-') ? example : 'text';
  return { spec: { type: 'text', ...limit }, sample: quoted(shown.slice(0, maxLength ?? undefined).trim() || 'a') };
}

/** Returns a value as one word of the shell. */
export const quoted = (value: string): string =>
  /^[\w@%+=:,./-]+$/.test(value)
    ? value
    : value.includes("'")
      ? `"${value.replace(/["\\$`]/g, '\\$&')}"`
      : `'${value}'`;

/** Returns the summary of a flag or command: the first sentence of its description, or nothing. */
export function summaryOf(description: string | undefined, most?: number): Spec {
  const summary = sentence(description, most);
  return summary === undefined ? {} : { summary };
}
