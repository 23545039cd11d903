/** Writes the rows of an import, and logs the outcome of each row in the journal. */
import { CliError, defined, isFinal, stopRule, type Kit } from 'cmdspec-runtime/kit';
import { barOf } from '../../../lib/bar.js';
import { CONTACTS } from '../records/contacts.js';
import type { UpsertCall } from '../records/match.js';
import { upsertRecord, type Creating } from '../records/upsert-record.js';
import type { Job } from './job.js';
import { addEntry, doubt, endOf, isCreated, type Counts, type ImportEntry } from './past.js';
import { rowFile } from './row-file.js';
import { bodyOf, cellOf, matchedRow, matchValue } from './rows.js';
import type { SourceRow } from './source.js';

export interface Result {
  readonly counts: Counts;
  readonly done: number;
  /** Paths of the files with the rows that failed, and with those that may have been written. */
  readonly failedFile?: string;
  readonly unknownFile?: string;
  /** The error that stopped the run before its last row. */
  readonly stopped?: CliError;
}

/** Maximum number of failed rows on stderr; the file has all failed rows. */
const MOST_REPORTED = 20;

/** Writes the rows without an outcome, one after another. Memory does not depend on their number. */
export async function writeRows(job: Job, kit: Kit<UpsertCall>): Promise<Result> {
  const { source, past, total, journal, again } = job;
  const { counts } = past;
  const failed = rowFile('failed', job, kit);
  const unknown = rowFile('unknown', job, kit);
  const started = kit.world.now().getTime();
  const skipped = past.done;
  let at = 0;
  const stops = stopRule();
  let reported = 0;
  let stopped: CliError | undefined;
  const end = (entry: ImportEntry): void => {
    addEntry(entry, past);
    journal.write([entry]);
  };
  try {
    for await (const row of source.rows(() => undefined)) {
      at += 1;
      if (at <= skipped) continue;
      let entry: ImportEntry | undefined;
      try {
        entry = await writeRow(row, job, kit);
        stops();
      } catch (error) {
        if (!(error instanceof CliError)) throw error;
        if (stops(error)) stopped = error;
        const isUnknown = error instanceof Uncertain;
        if (isFinal(error) && !isUnknown) {
          // Such a request is not carried out, so the row can be sent again.
          journal.write([{ row: String(row.number), state: 'planned' }]);
          break;
        }
        const outcome = isUnknown ? 'unknown' : error.kind === 'input' ? 'invalid' : 'failed';
        reported += 1;
        if (reported <= MOST_REPORTED) {
          kit.warn(`${source.isCsv ? 'CSV row' : 'Line'} ${nameOf(row)}: ${error.message}`);
        }
        await (isUnknown ? unknown : failed).add(row, error.message);
        const key = isUnknown ? keyOf(row, job) : undefined;
        end(endOf(row.number, outcome, defined({ key })));
      }
      // Outside of the block above: if this line cannot be stored, the row is written and must not count as refused.
      if (entry !== undefined) end(entry);
      kit.live(progressOf(past.done, total, past.done - skipped, kit.world.now().getTime() - started), 'progress');
      if (stopped !== undefined) break;
    }
  } finally {
    failed.close();
    unknown.close();
    if (past.done < total && kit.world.signal.aborted) {
      kit.note(`Stopped after ${String(past.done)} of ${String(total)} rows. Continue with "${again}".`);
    }
  }
  return { counts, done: past.done, ...defined({ failedFile: failed.path(), unknownFile: unknown.path(), stopped }) };
}

/**
 * Makes the requests of all rows for a plan, which keeps them back.
 *
 * @throws CliError `combination` for a row that updates a record that an earlier row creates
 */
export async function planRows(job: Job, kit: Kit<UpsertCall>): Promise<void> {
  const created = new Map<string, number>();
  for await (const row of job.source.rows(() => undefined)) {
    const { outcome } = await sendRow(row, job, (create) => create(), kit);
    const key = keyOf(row, job);
    if (key === undefined || outcome !== 'created') continue;
    const earlier = created.get(key);
    if (earlier !== undefined)
      throw new CliError(
        'combination',
        `Rows ${String(earlier)} and ${String(row.number)} have the same value to match on, and no record has it yet. A plan would create two.`,
        'Remove one of the rows, or run the import without --plan.',
      );
    created.set(key, row.number);
  }
}

/** A create was sent, and no response shows whether it took effect. */
class Uncertain extends CliError {}

/** @throws Uncertain if the row may have been created */
async function writeRow(row: SourceRow, job: Job, kit: Kit<UpsertCall>): Promise<ImportEntry> {
  const { number } = row;
  const { journal } = job;
  const key = keyOf(row, job);
  if (isCreated(number, journal))
    return endOf(number, 'created', defined({ id: journal.past?.open.get(String(number))?.record, key }));
  let isCreating = false;
  const creating: Creating = async (create) => {
    const reason = doubt(number, key, job);
    if (reason !== undefined) throw new Uncertain('generic', reason);
    return journal.send(String(number), () => {
      isCreating = true;
      return create();
    });
  };
  try {
    return await sendRow(row, job, creating, kit);
  } catch (error) {
    if (!isCreating || !(error instanceof CliError) || error.details.fate !== 'unknown') throw error;
    throw new Uncertain(error.kind, error.message, error.remedy, error.details);
  }
}

async function sendRow(row: SourceRow, job: Job, creating: Creating, kit: Kit<UpsertCall>): Promise<ImportEntry> {
  const { entity, matcher, matchOn, past } = job;
  const { number } = row;
  const matched = matchOn === undefined ? row : matchedRow(row, matchOn);
  const body = await bodyOf(matched, entity, kit);
  if (matcher === undefined || matchOn === undefined) {
    const { id } = await creating(() => kit.calls.create.send({}, { body }));
    return endOf(number, 'created', defined({ id }));
  }
  const value = matchValue(matched, matchOn);
  const key = matcher.normal(value);
  const { created } = past;
  const known = created.get(key);
  const outcome = await upsertRecord({ value, body, added: CONTACTS, matcher, entity, known, creating }, kit);
  const { action, id } = outcome;
  return endOf(number, action, action === 'created' ? defined({ id, key }) : {});
}

/** Returns the value that a row of an upsert is matched by, in the form in which values are compared. */
const keyOf = (row: SourceRow, { matcher, matchOn }: Job): string | undefined =>
  matchOn === undefined ? undefined : matcher?.normal(cellOf(row, matchOn));

/** `33 (Ada)`. */
function nameOf({ number, cells }: SourceRow): string {
  const name = cells['name'] ?? cells['Name'] ?? '';
  return `${String(number)}${name === '' ? '' : ` (${name})`}`;
}

/** `[###---------------------] 1200 of 10000 rows, 48/s, 3 min left`. `ms`: time that the last `count` rows took. */
export function progressOf(done: number, total: number, count: number, ms: number): string {
  const rate = ms > 0 ? (count * 1000) / ms : 0;
  const place = `${barOf(done / total)} ${String(done)} of ${String(total)} rows`;
  if (rate === 0 || count < 2) return place;
  const seconds = Math.ceil((total - done) / rate);
  const left = seconds < 90 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} min`;
  return `${place}, ${rate < 10 ? rate.toFixed(1) : String(Math.round(rate))}/s, ${left} left`;
}
