import type { Row } from '../contract/values.js';
import { getPath } from '../base/paths.js';

/** Values remembered at least; twice as many at most, however long the list. */
export const REMEMBERED = 32_768;

/**
 * Keeps rows whose field was not met among the rows before; rows without it are all kept. Rows move by a few pages while
 * a list is read, so that only the latest values are remembered.
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
