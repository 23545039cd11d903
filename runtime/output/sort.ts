/** The rows of a list in the order of `--sort`. */
import type { Column } from '../contract/command.js';
import type { Row, Rows } from '../contract/rows.js';
import { compareDecimals } from '../base/decimals.js';
import { CliError } from '../base/errors.js';
import { timeOf } from './ages.js';
import { isNumeric, textOf, valueOf } from './cells.js';
import { columnsNamed } from './fields.js';
import { toRows } from './first.js';

/** Rows that are held in memory. */
const MOST = 100_000;
const DECIMAL = /^-?\d+(?:\.\d+)?$/;

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Yields all rows in the order of the named columns; `-name` is descending. Numbers and times are compared by value, texts
 * as people sort them, and rows without a value come last in both directions. When the source fails, the rows before the
 * failure are sorted, yielded, and followed by the failure.
 *
 * @throws CliError `usage` for more rows than can be held
 */
export async function* sortedRows(
  source: Rows,
  sort: readonly string[],
  columns: readonly Column[] | undefined,
  most = MOST,
): AsyncGenerator<readonly Row[]> {
  const rows: Row[] = [];
  let failure: { readonly error: unknown } | undefined;
  try {
    for await (const some of source) {
      for (const row of toRows(some)) rows.push(row);
      if (rows.length > most) throw tooMany(most);
    }
  } catch (error) {
    if (rows.length === 0 || rows.length > most) throw error;
    failure = { error };
  }
  const keys = sort.map((name) => {
    const isDown = name.startsWith('-');
    const [column] = columnsNamed([isDown ? name.slice(1) : name], columns, rows);
    return { column, isDown };
  });
  const order = (a: Row, b: Row): number => {
    for (const { column, isDown } of keys) {
      const found = column === undefined ? 0 : compare(valueOf(a, column), valueOf(b, column), isDown);
      if (found !== 0) return found;
    }
    return 0;
  };
  rows.sort(order);
  if (rows.length > 0) yield rows;
  if (failure !== undefined) throw failure.error;
}

function tooMany(most: number): CliError {
  return new CliError(
    'usage',
    `--sort can sort at most ${String(most)} rows, but the list has more.`,
    'Read fewer rows with --limit or a filter, or print them without --sort.',
  );
}

function compare(a: unknown, b: unknown, isDown: boolean): number {
  const [left, right] = [textOf(a), textOf(b)];
  if (left === '' || right === '') return Number(left === '') - Number(right === '');
  const [one, two] = [numberOf(a, left), numberOf(b, right)];
  const both = one !== undefined && two !== undefined;
  // Numbers that are equal as floats are compared by their digits.
  const found = (both ? one - two : 0) || (compareDecimals(left, right) ?? collator.compare(left, right));
  return isDown ? -found : found;
}

/** Returns a number or the milliseconds of a time; `undefined` for any other text. */
function numberOf(value: unknown, text: string): number | undefined {
  return isNumeric(value) || DECIMAL.test(text) ? Number(text) : timeOf(text);
}
