/** Prints what an import would do, for `--dry-run`. */
import {
  many,
  CliError,
  defined,
  isObject,
  parseJson,
  stopRule,
  stringifyJson,
  type Kit,
  type Row,
} from 'cmdspec-runtime/kit';
import { CONTACTS } from '../records/contacts.js';
import { differenceOf, differenceText, type Difference } from '../records/difference.js';
import type { UpsertCall } from '../records/match.js';
import { changesOf, findMatch } from '../records/upsert-record.js';
import { bodyOf, cellOf, matchedRow, matchValue, sentence } from './rows.js';
import type { Job } from './job.js';
import { doubt, isCreated, remember } from './past.js';
import { repeatsOf } from './repeats.js';
import type { SourceRow } from './source.js';

type Action = 'create' | 'update' | 'unchanged' | 'unknown' | 'fail' | 'skip';

/** The planned action of an import for one row. */
interface Step {
  readonly action: Action;
  /** Id of the record that has the value; null if there is none. */
  readonly id: unknown;
  readonly difference?: Difference;
  readonly error?: string;
}

type Planned = Pick<Job, 'source' | 'entity' | 'matcher' | 'matchOn' | 'past' | 'journal' | 'total'>;

/**
 * Prints what an import would do: one row for each row of the file, and their counts on stderr.
 *
 * @throws CliError `input` if rows would fail only for invalid data, else `generic`; the error that would stop the run
 */
export async function printPlan(job: Planned, kit: Kit<UpsertCall>): Promise<void> {
  const { matchOn, total } = job;
  const counts: Record<Action, number> = { create: 0, update: 0, unchanged: 0, unknown: 0, fail: 0, skip: 0 };
  const isText = kit.out.format === 'table' || kit.out.format === 'csv';
  let onlyData = true;
  const rows = async function* (): AsyncGenerator<Row> {
    for await (const { row, step, isData } of steps(job, kit)) {
      const { action, id, difference, error } = step;
      counts[action] += 1;
      onlyData &&= isData;
      const printed = {
        row: row.number,
        action,
        id,
        name: cellOf(row, 'name'),
        ...(matchOn !== undefined && { match: cellOf(row, matchOn).trim() }),
      };
      if (isText) yield { ...printed, change: error ?? (difference === undefined ? '' : differenceText(difference)) };
      else yield { ...printed, ...difference, ...defined({ error }) };
    }
  };
  await kit.out.rows(rows(), { ownLimit: true });
  const { create, update, unchanged, unknown, fail, skip } = counts;
  const parts = [
    `${String(create)} to create`,
    ...(matchOn === undefined ? [] : [`${String(update)} to update`, `${String(unchanged)} unchanged`]),
    ...(unknown > 0 ? [`${String(unknown)} may exist already`] : []),
    ...(fail > 0 ? [`${String(fail)} would fail`] : []),
    ...(skip > 0 ? [`${String(skip)} done by an earlier run`] : []),
  ];
  kit.note(`${many(total, ['row', 'rows'])}: ${parts.join(', ')}. Nothing was written.`);
  if (fail > 0) kit.fail(onlyData ? 'input' : 'generic', `${String(fail)} of ${String(total)} rows would fail.`);
}

/** The planned changes of earlier rows. */
interface Earlier {
  /** JSON by the value that rows are matched by. Text needs the least memory. */
  readonly changes: Map<string, string>;
  /** Whether a later row may have the value. Other changes are dropped, because a file can change many records. */
  readonly isKept: (value: string) => boolean;
}

async function* keysOf({ source, matcher, matchOn }: Planned): AsyncGenerator<string> {
  if (matcher === undefined || matchOn === undefined) return;
  for await (const row of source.rows(() => undefined)) yield matcher.normal(cellOf(row, matchOn));
}

async function* steps(
  job: Planned,
  kit: Kit<UpsertCall>,
): AsyncGenerator<{ readonly row: SourceRow; readonly step: Step; readonly isData: boolean }> {
  const { source, past, total } = job;
  const planned: Earlier = { changes: new Map(), isKept: await repeatsOf(keysOf(job)) };
  const stops = stopRule();
  let at = 0;
  for await (const row of source.rows(() => undefined)) {
    at += 1;
    let step: Step;
    let isData = true;
    if (at <= past.done || isCreated(row.number, job.journal)) step = { action: 'skip', id: null };
    else {
      try {
        step = await planRow(row, job, planned, kit);
        stops();
      } catch (error) {
        if (!(error instanceof CliError) || stops(error)) throw error;
        isData = error.kind === 'input';
        step = { action: 'fail', id: null, error: sentence(error) };
      }
    }
    yield { row, step, isData };
    if (at % 100 === 0) kit.live(`${String(at)} of ${String(total)} rows`, 'progress');
  }
}

async function planRow(
  row: SourceRow,
  job: Planned,
  { changes, isKept }: Earlier,
  kit: Kit<UpsertCall>,
): Promise<Step> {
  const { entity, matcher, matchOn, past } = job;
  if (matcher === undefined || matchOn === undefined) {
    const difference = differenceOf(await bodyOf(row, entity, kit), {});
    const error = doubt(row.number, undefined, job);
    return error === undefined ? { action: 'create', id: null, difference } : { action: 'unknown', id: null, error };
  }
  const matched = matchedRow(row, matchOn);
  const body = await bodyOf(matched, entity, kit);
  const value = matchValue(matched, matchOn);
  const key = matcher.normal(value);
  const found = await findMatch({ value, matcher, entity, known: past.created.get(key) }, kit);
  const earlier = changes.get(key);
  const record = earlier === undefined ? found : changed(found ?? {}, parseJson(earlier) as Row);
  const error = record === undefined ? doubt(row.number, key, job) : undefined;
  if (error !== undefined) {
    remember(key, undefined, past.created);
    return { action: 'unknown', id: null, error };
  }
  const difference =
    record === undefined
      ? differenceOf(matcher.add(body, value), {})
      : changesOf({ value, body, added: CONTACTS, matcher }, record);
  const id = found?.['id'] ?? null;
  if (Object.keys(difference.changed).length === 0) return { action: 'unchanged', id, difference };
  if (isKept(key)) {
    const before = earlier === undefined ? {} : (parseJson(earlier) as Row);
    changes.set(key, stringifyJson(changed(before, difference.changed)));
  }
  return { action: record === undefined ? 'create' : 'update', id, difference };
}

/** Returns a record with changed fields; custom fields are changed one by one. */
function changed(record: Row, change: Row): Row {
  const { custom_fields: had } = record;
  const { custom_fields: own } = change;
  return { ...record, ...change, ...(isObject(had) && isObject(own) && { custom_fields: { ...had, ...own } }) };
}
