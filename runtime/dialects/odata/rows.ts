/** Records as the client prints them. */
import { isObject } from '../../base/objects.js';
import { asIncomplete } from '../../base/incomplete-list.js';
import type { Row } from '../../contract/rows.js';
import { stampText } from './dates.js';

/** Marks a field that is only a link to more data and has no value. */
const NOTHING = Symbol('nothing');

/** @param width width of codes whose leading blanks are removed; undefined: no code has any */
function normalize(value: unknown, width: number | undefined): unknown {
  if (typeof value === 'string') {
    if (width !== undefined && value.length === width && /^ +\d+$/.test(value)) return value.trimStart();
    return stampText(value) ?? value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => normalize(item, width));
  if (!isObject(value)) return value;
  if ('__deferred' in value) return NOTHING;
  if (Array.isArray(value['results'])) {
    const list = value['results'].map((item) => normalize(item, width));
    // The link leads to the rest, which no list of records follows.
    return value['__next'] === undefined || value['__next'] === null ? list : asIncomplete(list);
  }
  return plainRow(value, width);
}

/**
 * Returns a record without protocol metadata: `__metadata` and links to deferred collections are left out, expanded
 * collections become arrays, dates become text.
 */
export function normalizeRow(row: Row): Row {
  return plainRow(row, undefined);
}

/**
 * Returns a record for printing: normalized, and without the leading blanks of codes that the service right-aligns to a
 * width, also in the records below it.
 */
export function plainRow(row: Row, width: number | undefined): Row {
  const clean: Row = {};
  // Lists of the entries of every row would take as long as the rest.
  for (const name in row) {
    if (name === '__metadata') continue;
    const plain = normalize(row[name], width);
    if (plain === NOTHING) continue;
    // Assigned, it would become the prototype; defining every field takes several times as long.
    if (name === '__proto__')
      Object.defineProperty(clean, name, { value: plain, enumerable: true, writable: true, configurable: true });
    else clean[name] = plain;
  }
  return clean;
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
  return isObject(first) ? normalizeRow(first) : { value: normalize(first, undefined) };
}
