/** The files of rows that failed or may have been written, with the reason of each row. */
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stringifyJson, type Kit, type LogFile } from 'cmdspec-runtime/kit';
import type { Job } from './job.js';
import type { Kept } from './past.js';
import { csvLine, ERROR_COLUMN } from './rows.js';
import type { SourceRow } from './source.js';

/** A file beside the imported one, with the rows of one outcome and their reasons. It can be imported too. */
export interface RowFile {
  /** Path of the file; undefined if there is none. */
  path(): string | undefined;
  add(row: SourceRow, reason: string): Promise<void>;
  close(): void;
}

/**
 * Returns the file for an outcome, which is created with its first row. An existing file is kept, because somebody may
 * have corrected it, unless it belongs to the run that is continued.
 */
export function rowFile(outcome: Kept, { source, columns, file, journal }: Job, kit: Pick<Kit, 'files'>): RowFile {
  const kept = columns.filter((column) => column !== ERROR_COLUMN);
  let log: LogFile | undefined;
  let name = journal.past?.facts[outcome];
  const open = async (): Promise<LogFile> => {
    if (name === undefined) journal.note(outcome, (name = freeName(file, outcome, kit)));
    const path = join(dirname(file), name);
    const isNew = (sizeOf(path, kit) ?? 0) === 0;
    const opened = await kit.files.log(path, { fresh: false });
    if (source.isCsv && isNew) opened.append(csvLine([...kept, ERROR_COLUMN]));
    return opened;
  };
  return {
    path: () => (name === undefined ? undefined : kit.files.resolve(join(dirname(file), name))),
    add: async ({ cells }, reason) => {
      log ??= await open();
      if (source.isCsv) log.append(csvLine([...kept.map((column) => cells[column] ?? ''), reason]));
      else log.append(stringifyJson({ ...cells, [ERROR_COLUMN]: reason }));
    },
    close: () => log?.close(),
  };
}

/** Returns `c.failed.csv` for `c.csv`, or `c.failed-2.csv` if that exists. */
function freeName(file: string, outcome: Kept, kit: Pick<Kit, 'files'>): string {
  const [, stem = '', ending = '.csv'] = /^(.*?)(\.[^.]+)?$/s.exec(basename(file)) ?? [];
  for (let count = 1; ; count += 1) {
    const name = `${stem}.${outcome}${count === 1 ? '' : `-${String(count)}`}${ending}`;
    if (sizeOf(join(dirname(file), name), kit) === undefined) return name;
  }
}

const sizeOf = (path: string, { files }: Pick<Kit, 'files'>): number | undefined =>
  statSync(files.resolve(path), { throwIfNoEntry: false })?.size;
