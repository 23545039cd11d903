import { isObject } from '../base/objects.js';
import type { Row } from '../contract/values.js';
import { stampText } from './dates.js';

/** Marks a field that is only a link to more and carries no value. */
const NOTHING = Symbol('nothing');

function normalise(value: unknown): unknown {
  if (typeof value === 'string') return stampText(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => normalise(item));
  if (!isObject(value)) return value;
  if ('__deferred' in value) return NOTHING;
  if (Array.isArray(value['results'])) return value['results'].map((item) => normalise(item));
  return normaliseRow(value);
}

/**
 * One record without the marks of the protocol: `__metadata` and links to deferred collections are left out, expanded
 * collections become arrays, dates become text.
 */
export function normaliseRow(row: Row): Row {
  const clean: Row = {};
  for (const [name, value] of Object.entries(row)) {
    if (name === '__metadata') continue;
    const plain = normalise(value);
    if (plain === NOTHING) continue;
    Object.defineProperty(clean, name, { value: plain, enumerable: true, writable: true, configurable: true });
  }
  return clean;
}

/**
 * A record as people want it: normalised, and codes that the service stores right-aligned to a width without their
 * blanks, in its collections as well.
 */
export function plainRow(row: Row, width: number | undefined): Row {
  const plain = normaliseRow(row);
  return width === undefined ? plain : trimmed(plain, width);
}

/** Changes the row, which is this module's own. */
function trimmed(row: Row, width: number): Row {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'string') {
      if (value.length === width && /^ +\d+$/.test(value)) row[name] = value.trimStart();
    } else if (Array.isArray(value)) {
      for (const one of value) if (isObject(one)) trimmed(one, width);
    }
  }
  return row;
}

/** The rows of a page: `{d: {results: [..]}}`, `{d: [..]}`, or the single record of `{d: {..}}`. */
export function rowsOf(envelope: unknown): readonly unknown[] {
  const inner = isObject(envelope) ? envelope['d'] : undefined;
  if (Array.isArray(inner)) return inner;
  if (!isObject(inner)) return inner === undefined || inner === null ? [] : [inner];
  return Array.isArray(inner['results']) ? inner['results'] : [inner];
}

/** The record of `{d: {..}}`, also when it comes as a list of one; a function's `{d: value}` becomes `{value}`. */
export function recordOf(envelope: unknown): Row | undefined {
  const [first] = rowsOf(envelope);
  if (first === undefined) return undefined;
  return isObject(first) ? normaliseRow(first) : { value: normalise(first) };
}
