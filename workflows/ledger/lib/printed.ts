/** Counts the rows of a feed that `--limit` prints and leaves out. */
import type { Row } from 'cmdspec-runtime/kit';
import { versionOf } from './feeds.js';

/** Counts of the rows of a feed. */
export interface Printed {
  rows: number;
  /** Rows that would be printed without a limit. */
  all: number;
  /** Lowest row version among the rows that were not printed. */
  cut?: bigint;
}

export const openPrinted = (): Printed => ({ rows: 0, all: 0 });

/** Whether rows of the feed were not printed. */
export const isCut = (printed: Printed): printed is Printed & { cut: bigint } => printed.cut !== undefined;

/** Returns the rows within the limit, and counts all. */
export function shown(all: readonly Row[], printed: Printed, limit: number | undefined): readonly Row[] {
  const rows = limit === undefined ? all : all.slice(0, Math.max(0, limit - printed.rows));
  printed.rows += rows.length;
  printed.all += all.length;
  for (const row of all.slice(rows.length)) {
    const version = versionOf(row);
    if (printed.cut === undefined || version < printed.cut) printed.cut = version;
  }
  return rows;
}
