/** Finds the rows of a list that were read before, by a field that distinguishes rows. */
import type { Row } from '../contract/rows.js';
import { stringifyJson, plainText } from '../base/json.js';
import { getPath } from '../base/paths.js';

/** Minimum number of remembered rows; at most twice as many, however long the list. */
const REMEMBERED = 32_768;

/** The rows of a list that were read. */
export interface SeenRows {
  /** Whether the row was taken; false for a row without a value of the field. */
  has(row: Row): boolean;
  /** Whether the row has a value of the field. */
  isKeyed(row: Row): boolean;
  /** Whether all rows are new and different from each other. */
  areNew(rows: readonly Row[]): boolean;
  /** Remembers the rows and returns those that are new; rows without a value of the field are always new. */
  take(rows: readonly Row[]): readonly Row[];
  /** Whether two reads returned the same rows in the same order. */
  same(left: readonly Row[], right: readonly Row[]): boolean;
}

/**
 * Distinguishes rows by a field. Rows move by a few pages only while a list is read, so that remembering the latest ones
 * is enough. Without a field every row is new.
 */
export function rememberRows(field: string | undefined): SeenRows {
  let young = new Set<unknown>();
  let old = new Set<unknown>();
  const keyOf = (row: Row): unknown => {
    const value = field === undefined ? undefined : getPath(row, field);
    return typeof value === 'object' && value !== null ? plainText(value) : (value ?? undefined);
  };
  const isKnown = (key: unknown): boolean => young.has(key) || old.has(key);
  return {
    has: (row) => isKnown(keyOf(row)),
    isKeyed: (row) => keyOf(row) !== undefined,
    areNew: (rows) => {
      const keys = rows.map(keyOf).filter((key) => key !== undefined);
      return !keys.some(isKnown) && new Set(keys).size === keys.length;
    },
    take: (rows) =>
      rows.filter((row) => {
        const key = keyOf(row);
        if (key === undefined) return true;
        if (isKnown(key)) return false;
        if (young.size === REMEMBERED) [young, old] = [new Set(), young];
        young.add(key);
        return true;
      }),
    same: (left, right) =>
      left.length === right.length &&
      left.every((row, index) => {
        const other = right[index] as Row;
        const key = keyOf(row);
        return key === undefined ? stringifyJson(row) === stringifyJson(other) : key === keyOf(other);
      }),
  };
}
