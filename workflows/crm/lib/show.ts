/** How figures read in a table. */
import type { Kit, Row } from 'cmdspec/kit';

export const missing = 'n/a';

export const whole = (number: number | null, absent = missing): string =>
  number === null ? absent : String(Math.round(number));

export const decimal = (number: number | null, absent = missing): string =>
  number === null ? absent : number.toFixed(1);

export const percent = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)}%`;

/** Prints a record: pairs of metric and value as a table, metrics by name and in full precision otherwise. */
export async function printPairs(
  record: object,
  pairs: readonly (readonly [metric: string, value: string])[],
  { out }: Pick<Kit, 'out'>,
): Promise<void> {
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

/** Rows with some numbers rounded for a table; the other formats have them in full precision. */
export function roundedRows(rows: readonly object[], keys: readonly string[], { out }: Pick<Kit, 'out'>): Row[] {
  const all = rows.map((row) => ({ ...row }) as Row);
  if (out.format !== 'table') return all;
  return all.map((row) => ({
    ...row,
    ...Object.fromEntries(keys.map((key) => [key, typeof row[key] === 'number' ? Math.round(row[key]) : row[key]])),
  }));
}
