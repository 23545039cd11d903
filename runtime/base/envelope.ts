/** Finds the rows or the record in a response. */
import type { FieldValues } from '../contract/traffic.js';
import type { Row } from '../contract/rows.js';
import { isObject } from './objects.js';
import { getPath } from './paths.js';
import { redact } from './redact.js';

/**
 * The rows of a response, or why it has none: a clause that follows its subject. `rest` are the rows of a damaged list,
 * one that has values among its rows that are not records.
 */
export type FoundRows =
  { readonly rows: readonly Row[] } | { readonly problem: string; readonly rest?: readonly Row[] };

/** What to do about a response that is not what the service declares. */
export const ODD_RESPONSE =
  'The service may be under maintenance, or a proxy may have responded in its place. Try again later.';

/** Whether every field has exactly this value; null must be present. */
function hasValues(body: unknown, values: FieldValues): boolean {
  return Object.entries(values).every(([path, value]) => getPath(body, path) === value);
}

/** Whether a response has a mark: a field that has a value, or fields with exactly these values. */
export const hasMark = (body: unknown, mark: string | FieldValues): boolean =>
  typeof mark === 'string' ? isFilled(getPath(body, mark)) : hasValues(body, mark);

export function isFilled(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return false;
  return !Array.isArray(value) || value.length > 0;
}

/** Whether the fields prove an empty list. Some services return an empty object where others have null. */
const areEmpty = (body: unknown, values: FieldValues): boolean =>
  Object.entries(values).every(([path, value]) => {
    const found = getPath(body, path);
    return found === value || (value === null && isObject(found) && Object.keys(found).length === 0);
  });

/**
 * Returns the rows at a path. A missing list is empty only if the response has the values that `empty` declares: a
 * maintenance page or another service must not count as an empty list. The last of several alternatives is the place of
 * the envelope, which may also hold one record instead of a list, unless the response names a next page at `next`.
 */
export function rowsAt(body: unknown, path: string, empty?: FieldValues, next?: string): FoundRows {
  const found = getPath(body, path);
  if (Array.isArray(found)) {
    const odd = found.findIndex((row) => !isObject(row));
    if (odd < 0) return { rows: found as Row[] };
    return { problem: `has ${shapeOf(found[odd])} among its rows`, rest: found.filter(isObject) };
  }
  if ((found ?? null) === null && empty !== undefined && areEmpty(body, empty)) return { rows: [] };
  const [envelope, ...lists] = path.split('|').reverse();
  const isRecord =
    isObject(found) &&
    Object.keys(found).length > 0 &&
    lists.length > 0 &&
    getPath(body, envelope ?? '') === found &&
    (next === undefined || getPath(body, next) === undefined);
  if (isRecord) return { rows: [found] };
  return { problem: `returned ${shapeOf(found === undefined ? body : found)}, not a list${where(path)}` };
}

/** Why a response has no record at a path: a clause that follows its subject; `undefined` when it has one. */
export function recordProblem(body: unknown, path: string): string | undefined {
  const found = getPath(body, path);
  if (isObject(found) && Object.keys(found).length > 0) return undefined;
  return `returned ${shapeOf(found === undefined ? body : found)}, not a record${where(path)}`;
}

const where = (path: string): string => (path === '' ? '' : ` at "${path}"`);

/** `null`, `a list`, `an object with message`: what a value is, for messages. */
export function shapeOf(value: unknown): string {
  if (value === undefined) return 'no value';
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (!isObject(value)) return 'a number';
  const names = Object.keys(value);
  if (names.length === 0) return 'an empty object';
  const shown = names.slice(0, 3).map((name) => JSON.stringify(redact(name).slice(0, 40)));
  return `an object with ${shown.join(', ')}${names.length > 3 ? ' and others' : ''}`;
}
