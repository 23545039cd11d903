import { isObject } from '../base/objects.js';
import type { Row } from '../contract/values.js';
import { stampText } from './dates.js';

/** Marks a field that is only a link to more data and has no value. */
const NOTHING = Symbol('nothing');

function normalize(value: unknown): unknown {
  if (typeof value === 'string') return stampText(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => normalize(item));
  if (!isObject(value)) return value;
  if ('__deferred' in value) return NOTHING;
  if (Array.isArray(value['results'])) return value['results'].map((item) => normalize(item));
  return normalizeRow(value);
}

/**
 * Returns a record without protocol metadata: `__metadata` and links to deferred collections are left out, expanded
 * collections become arrays, dates become text.
 */
export function normalizeRow(row: Row): Row {
  const clean: Row = {};
  for (const [name, value] of Object.entries(row)) {
    if (name === '__metadata') continue;
    const plain = normalize(value);
    if (plain === NOTHING) continue;
    // Assigned, it would become the prototype; defining every field takes several times as long.
    if (name === '__proto__')
      Object.defineProperty(clean, name, { value: plain, enumerable: true, writable: true, configurable: true });
    else clean[name] = plain;
  }
  return clean;
}

/**
 * Returns a record for printing: normalized, and without the leading blanks of codes that the service right-aligns to a
 * width, also in its collections.
 */
export function plainRow(row: Row, width: number | undefined): Row {
  const plain = normalizeRow(row);
  return width === undefined ? plain : trimCodes(plain, width);
}

/** Changes the row in place: it was created by this module. */
function trimCodes(row: Row, width: number): Row {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'string') {
      if (value.length === width && value.startsWith(' ') && /^ +\d+$/.test(value)) row[name] = value.trimStart();
    } else if (Array.isArray(value)) {
      for (const one of value) if (isObject(one)) trimCodes(one, width);
    }
  }
  return row;
}

/**
 * Returns the rows of a response: `{d: {results: [..]}}`, `{d: [..]}`, or the single record of `{d: {..}}`; `undefined`
 * for anything else.
 */
export function rowsOf(envelope: unknown): readonly unknown[] | undefined {
  const inner = isObject(envelope) ? (envelope['d'] ?? undefined) : undefined;
  if (Array.isArray(inner)) return inner;
  if (!isObject(inner)) return inner === undefined ? undefined : [inner];
  if (!Object.hasOwn(inner, 'results')) return Object.keys(inner).length === 0 ? undefined : [inner];
  return Array.isArray(inner['results']) ? inner['results'] : undefined;
}

/** Returns the record of `{d: {..}}`, also from a list of one; a function's `{d: value}` becomes `{value}`. */
export function recordOf(envelope: unknown): Row | undefined {
  const [first] = rowsOf(envelope) ?? [];
  if (first === undefined) return undefined;
  return isObject(first) ? normalizeRow(first) : { value: normalize(first) };
}
