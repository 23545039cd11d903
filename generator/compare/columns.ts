/** Compares the columns of tables and CSV files; without columns, a command prints all fields of its records. */
import { isDeepStrictEqual } from 'node:util';
import type { Column } from '../../runtime/contract/command.js';
import type { NoteValue } from './value-rules.js';

export function compareColumns(old: readonly Column[], now: readonly Column[], report: NoteValue): void {
  const before = new Map(old.map((column) => [column.key, column]));
  const after = new Map(now.map((column) => [column.key, column]));
  for (const key of before.keys()) if (!after.has(key)) report('column-removed', `the column "${key}" was removed`);
  for (const [key, column] of after) {
    const one = before.get(key);
    if (one === undefined) report('column-added', `the column "${key}" was added`);
    else if (one.header !== column.header) {
      report('column-changed', `the header of the column "${key}" changed from "${one.header}" to "${column.header}"`);
    } else {
      const keys = Object.keys({ ...one, ...column }) as (keyof Column)[];
      const changed = keys.filter((name) => !isDeepStrictEqual(one[name], column[name]));
      if (changed.length > 0)
        report('column-changed', `the cells of the column "${key}" changed (${changed.join(', ')})`);
    }
  }
  const order = [...before.keys()].filter((key) => after.has(key));
  const moved = [...after.keys()].findIndex((key, index) => index < order.length && key !== order[index]);
  const key = [...after.keys()][moved];
  if (key !== undefined) report('column-moved', `the column "${key}" is now at position ${moved + 1}`);
}
