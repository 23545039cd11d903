import { CliError, defined, isFinal, stringifyJson, type Kit, type LogFile, type Row } from 'cmdspec-runtime/kit';
import type { Entity } from '../records/entities.js';
import type { Matcher, UpsertCall } from '../records/match.js';
import { lineOf, upsertRecord, type Outcome } from '../records/upsert-record.js';
import { remember, type Counts, type Entry, type Past } from './journal.js';
import { bodyOf, cellOf, csvLine, ERROR_COLUMN, matchedRow } from './rows.js';
import type { Source, SourceRow } from './source.js';

/** One import. */
export interface Job {
  readonly source: Source;
  readonly entity: Entity;
  readonly columns: readonly string[];
  /** For an upsert. */
  readonly matcher: Matcher | undefined;
  readonly matchOn: string | undefined;
  readonly total: number;
  readonly past: Past;
  readonly journal: LogFile;
  /** As the user typed it. */
  readonly file: string;
  readonly resume: boolean;
  /** The command line that continues the import. */
  readonly again: string;
}

export interface Result {
  readonly counts: Counts;
  readonly done: number;
  /** Path of the file with the rows that failed. */
  readonly failedFile?: string | undefined;
  /** Why the rows after those done were not tried. */
  readonly stopped?: CliError;
}

/** Failures of the connection in a row after which the service counts as unavailable. */
const MOST_UNAVAILABLE = 5;
/** Failed rows that are reported on stderr; all of them are in the file. */
const MOST_REPORTED = 20;

/** Writes the rows without an outcome, one after another. Memory does not depend on their number. */
export async function writeRows(job: Job, kit: Kit<UpsertCall>): Promise<Result> {
  const { source, past, total, journal, again } = job;
  const { counts } = past;
  const failures = failureFile(job, kit);
  const started = kit.now().getTime();
  const skipped = past.done;
  let at = 0;
  let unavailable = 0;
  let stopped: CliError | undefined;
  const log = (entry: Entry): void => {
    journal.append(stringifyJson(entry));
  };
  try {
    for await (const row of source.rows(() => undefined)) {
      at += 1;
      if (at <= skipped) continue;
      let entry: Entry | undefined;
      try {
        entry = await writeRow(row, job, log, kit);
        unavailable = 0;
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        unavailable = error.kind === 'unavailable' ? unavailable + 1 : 0;
        if (isFinal(error)) {
          // Such a request is not carried out, so that the row can be sent again.
          log({ row: row.number, state: 'refused' });
          stopped = error;
          break;
        }
        const state = error.kind === 'input' ? 'invalid' : 'failed';
        counts[state] += 1;
        await failures.add(row, error);
        log({ row: row.number, state });
        if (unavailable === MOST_UNAVAILABLE) stopped = error;
      }
      // Outside of the block above: if this line cannot be stored, the row is written and must not count as refused.
      if (entry !== undefined) {
        counts[entry.state as keyof Counts] += 1;
        log(entry);
      }
      past.done += 1;
      kit.progress(progressOf(past.done, total, past.done - skipped, kit.now().getTime() - started));
      if (stopped !== undefined) break;
    }
  } finally {
    kit.progress('');
    failures.close();
    if (past.done < total && kit.signal.aborted) {
      kit.note(`Stopped after ${String(past.done)} of ${String(total)} rows. Continue with "${again}".`);
    }
  }
  return { counts, done: past.done, ...defined({ failedFile: failures.path(), stopped }) };
}

async function writeRow(row: SourceRow, job: Job, log: (entry: Entry) => void, kit: Kit<UpsertCall>): Promise<Entry> {
  const { entity, matcher, matchOn, past } = job;
  const { number } = row;
  const beforeCreate = (): void => {
    if (past.unknown === number) {
      throw new CliError('unavailable', 'An earlier run was stopped while it sent this row, which may exist already.');
    }
    log({ row: number, state: 'writing' });
  };
  const matched = matchOn === undefined ? row : matchedRow(row, matchOn);
  const body = await bodyOf(matched, entity, kit);
  if (matcher === undefined || matchOn === undefined) {
    beforeCreate();
    const { id } = await kit.calls.create.send({}, { body });
    return { row: number, state: 'created', id };
  }
  const value = cellOf(matched, matchOn);
  if (value === '') throw new CliError('input', `The cell of ${matchOn} is empty.`);
  const key = matcher.normal(value);
  const { created } = past;
  if (kit.globals.dryRun && created.has(key)) {
    kit.announce(`${nameOf(row)}: [dry-run] would update the ${entity.noun[0]} of an earlier row`);
    return { row: number, state: 'updated' };
  }
  const known = created.get(key);
  const outcome = await upsertRecord({ value, body, matcher, entity, known, beforeCreate }, kit);
  if (outcome.action === 'created') {
    // A dry run creates nothing that the search could find later.
    remember(key, outcome.id ?? '', created, kit.globals.dryRun ? Infinity : undefined);
  }
  if (kit.globals.dryRun) kit.announce(`${nameOf(row)}: ${lineOf(outcome, entity, true)}${detailsOf(outcome)}`);
  return { row: number, state: outcome.action, ...(outcome.action === 'created' && { id: outcome.id, key }) };
}

/** `33 (Ada)`. */
function nameOf({ number, cells }: SourceRow): string {
  const name = cells['name'] ?? cells['Name'] ?? '';
  return `${String(number)}${name === '' ? '' : ` (${name})`}`;
}

/** `: org_id 3 -> 4`. */
function detailsOf(outcome: Outcome): string {
  if (outcome.action !== 'updated') return '';
  const { changed, before } = outcome;
  const parts = Object.keys(changed).map(
    (key) => `${key} ${stringifyJson(before[key])} -> ${stringifyJson(changed[key])}`,
  );
  return `: ${parts.join(', ')}`;
}

/** The file of failed rows, which is created with the first one. It can be imported after its cells are corrected. */
function failureFile({ source, columns, file, resume, past }: Job, kit: Pick<Kit, 'files' | 'warn' | 'note'>) {
  const { isCsv } = source;
  const path = file.replace(/(\.[^./\\]+)?$/, (ending) => `.failed${ending === '' ? '.csv' : ending}`);
  const hadSome = past.counts.failed + past.counts.invalid > 0;
  let log: LogFile | undefined;
  let reported = 0;
  const kept = columns.filter((column) => column !== ERROR_COLUMN);
  return {
    path: (): string | undefined => log?.path ?? (hadSome ? kit.files.resolve(path) : undefined),
    add: async (row: SourceRow, { message }: CliError): Promise<void> => {
      const { cells } = row;
      reported += 1;
      if (reported <= MOST_REPORTED) kit.warn(`${isCsv ? 'CSV row' : 'Line'} ${nameOf(row)}: ${message}`);
      if (log === undefined) {
        const isFresh = !(resume && hadSome);
        log = await kit.files.log(path, { fresh: isFresh });
        if (isCsv && isFresh) log.append(csvLine([...kept, ERROR_COLUMN]));
      }
      if (isCsv) log.append(csvLine([...kept.map((column) => cells[column] ?? ''), message]));
      else log.append(stringifyJson({ ...cells, [ERROR_COLUMN]: message } satisfies Row));
    },
    close: (): void => log?.close(),
  };
}

/** `1200 of 10000 rows, 48/s, 3 min left`. `ms`: time that the last `count` rows took. */
export function progressOf(done: number, total: number, count: number, ms: number): string {
  const rate = ms > 0 ? (count * 1000) / ms : 0;
  const place = `${String(done)} of ${String(total)} rows`;
  if (rate === 0 || count < 2) return place;
  const seconds = Math.ceil((total - done) / rate);
  const left = seconds < 90 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} min`;
  return `${place}, ${rate < 10 ? rate.toFixed(1) : String(Math.round(rate))}/s, ${left} left`;
}
