/** Compares the columns of tables and CSV files, and the other fields of results. */
import { isDeepStrictEqual } from 'node:util';
import type { Column } from '../../runtime/contract/command.js';
import type { NoteValue } from './value-rules.js';

/** What a command prints of its records: columns, and the names of other fields. */
export interface Shown {
  readonly columns: readonly Column[];
  readonly returns: readonly string[];
}

/** Compares the fields under `returns`. A field that became a column, or was one, is still printed. */
export function compareFields(old: Shown, now: Shown, report: NoteValue): void {
  const namesOf = ({ columns, returns }: Shown): ReadonlySet<string> =>
    new Set([...returns, ...columns.map(({ key }) => key)]);
  const [before, after] = [namesOf(old), namesOf(now)];
  for (const name of new Set(old.returns))
    if (!after.has(name)) report('field-removed', `the field "${name}" of the result was removed`);
  for (const name of new Set(now.returns))
    if (!before.has(name)) report('field-added', `the field "${name}" of the result was added`);
}

/** Compares the columns; without columns, a command prints all fields of its records. */
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
