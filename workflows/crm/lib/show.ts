/** How figures read in a table. */
import type { Column, Kit, Row } from 'cmdspec-runtime/kit';

export const missing = 'n/a';

export const whole = (number: number | null, absent = missing): string =>
  number === null ? absent : String(Math.round(number));

/** A rounded number with separators of thousands, for documents. */
export const grouped = (number: number | null, absent = missing): string =>
  number === null ? absent : (Math.round(number) + 0).toLocaleString('en-US');

export const decimal = (number: number | null, absent = missing): string =>
  number === null ? absent : number.toFixed(1);

export const percent = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)}%`;

/**
 * Prints a record: pairs of metric and value as a table, metrics by name and in full precision otherwise. `--fields` names
 * metrics, so that the record itself is printed.
 */
export async function printPairs(
  record: object,
  pairs: readonly (readonly [metric: string, value: string])[],
  { out, options }: Pick<Kit, 'out' | 'options'>,
): Promise<void> {
  if (options.fields !== undefined) return out.record(record, { columns: [] });
  if (out.format === 'table')
    await out.rows(
      pairs.map(([metric, value]) => ({ metric, value })),
      { ownLimit: true },
    );
  else if (out.format === 'csv')
    await out.rows(
      Object.entries(record).map(([metric, value]: [string, unknown]) => ({ metric, value })),
      { ownLimit: true },
    );
  else await out.record(record, { columns: [] });
}

/**
 * Prints a document that contains a list: the list as tables, the whole document otherwise. `--fields` names parts of the
 * document or fields of the list, in every format; with fields of the list, only the list is printed.
 */
export async function printDocument(
  document: object,
  list: readonly object[],
  { columns, tables }: { readonly columns?: readonly Column[]; readonly tables: () => Promise<unknown> },
  { out, options, fail }: Pick<Kit, 'out' | 'options' | 'fail'>,
): Promise<void> {
  const { fields } = options;
  const parts = (fields ?? []).filter((name) => Object.hasOwn(document, name));
  const others = (fields ?? []).filter((name) => !parts.includes(name));
  if (parts.length > 0 && others.length > 0) {
    fail(
      'usage',
      `--fields has parts of the result (${parts.join(', ')}) and fields of its rows (${others.join(', ')}).`,
      'Name only one kind.',
    );
  }
  if (others.length > 0) {
    await out.rows(
      list.map((row) => ({ ...row })),
      columns === undefined ? {} : { columns },
    );
  } else if (parts.length > 0 || (out.format !== 'table' && out.format !== 'csv')) {
    await out.record(document, { columns: [] });
  } else await tables();
}

/** Rows with some numbers rounded for a table; the other formats have them in full precision. */
export function roundedRows(rows: readonly object[], keys: readonly string[], { out }: Pick<Kit, 'out'>): Row[] {
  const all = rows.map((row) => ({ ...row }) as Row);
  if (out.format !== 'table') return all;
  return all.map((row) => ({
    ...row,
    ...Object.fromEntries(keys.map((key) => [key, typeof row[key] === 'number' ? Math.round(row[key]) : row[key]])),
  }));
}
