/** The row of a journal that requests are sent for. The log names it, so that the journal learns after a kill what became of the row. */
import type { AsyncLocalStorage } from 'node:async_hooks';

export interface JournalRow {
  /** Id of the journal. */
  readonly journal: string;
  readonly row: string;
}

let rows: AsyncLocalStorage<JournalRow> | undefined;

/** Runs `work`, whose writes the log has under a row. */
export function underRow<T>(row: JournalRow, work: () => T): T {
  rows ??= new (process.getBuiltinModule('node:async_hooks').AsyncLocalStorage)<JournalRow>();
  return rows.run(row, work);
}

/** Returns the row that the present request is sent for; undefined for one without a journal. */
export const rowNow = (): JournalRow | undefined => rows?.getStore();
