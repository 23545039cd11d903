import type { Row } from '../contract/values.js';
import { getPath } from '../base/paths.js';

/** Minimum number of remembered values; at most twice as many, however long the list. */
export const REMEMBERED = 32_768;

/**
 * Drops rows whose field value occurred in an earlier row; rows without a value stay. Rows move by a few pages only while
 * a list is read, so that remembering the latest values is enough.
 */
export function dropRepeated(field: string | undefined): (rows: readonly Row[]) => readonly Row[] {
  if (field === undefined) return (rows) => rows;
  let young = new Set<unknown>();
  let old = new Set<unknown>();
  return (rows) =>
    rows.filter((row) => {
      const value = getPath(row, field);
      if (value === undefined || value === null) return true;
      const key = typeof value === 'object' ? String(value) : value;
      if (young.has(key) || old.has(key)) return false;
      if (young.size === REMEMBERED) [young, old] = [new Set(), young];
      young.add(key);
      return true;
    });
}
