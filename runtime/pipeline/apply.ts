/** Sends the lines of a plan, each once, if its record is still what the plan expects. */
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { parseJson, stringifyJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import type { Context } from '../contract/context.js';
import type { Call, Response, WriteMarks } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import { differences, type Difference } from '../writes/compare.js';
import { lineDigest, type PlanLine } from '../writes/plan-file.js';
import { isReadBefore, readRecordBefore, recordOf } from './record-before.js';
import { callFor } from './stored-call.js';
import { conditionOf, conflictOf } from './versions.js';
import { newIdIn } from './write-facts.js';

/**
 * What became of a line. `changed`: its record has other values now, so that nothing was sent. The differences of a line that
 * is done are those of the record that it created again.
 */
export interface LineResult {
  readonly line: PlanLine;
  readonly state: 'done' | 'sent before' | 'changed' | 'refused' | 'unknown' | 'not sent';
  readonly differences?: readonly Difference[];
  readonly error?: CliError;
  /** Id of the record that the line created. */
  readonly record?: string;
}

export interface ApplyOptions {
  readonly lines: readonly PlanLine[];
  readonly marks: WriteMarks;
  /** Lines that were sent before, with the ids of the records that they created. */
  readonly sent: ReadonlyMap<number, string | undefined>;
  /** Records that lines create again, by line. */
  readonly former?: ReadonlyMap<number, Row>;
  /** Also sends a line whose record has other values now. */
  readonly force?: boolean;
  /** Number of lines that failed or were skipped after which the others are not sent. */
  readonly stopOn?: number;
  /** Returns whether the next line would fail as this one did; called once for each line. */
  readonly stops: (error?: CliError) => boolean;
}

/** Sends the lines in order, and yields what became of each. Under `--dry-run` nothing is sent. */
export async function* applyLines(options: ApplyOptions, context: Context): AsyncGenerator<LineResult> {
  const { lines, marks, sent, former, stops, force = false, stopOn = Infinity } = options;
  const created = new Map<number, string>();
  let failed = 0;
  let stopped = false;
  for (const line of lines) {
    if (sent.has(line.n)) {
      const id = sent.get(line.n);
      if (id !== undefined) created.set(line.n, id);
      yield { line, state: 'sent before', ...defined({ record: id }) };
      continue;
    }
    if (stopped) {
      yield { line, state: 'not sent' };
      continue;
    }
    context.world.signal.throwIfAborted();
    const result = await applyLine(
      line,
      {
        marks: { ...marks, line: line.n, lineDigest: lineDigest(line), ...defined({ undoes: line.undoes }) },
        ...{ created, force, ...defined({ former: former?.get(line.n) }) },
      },
      context,
    );
    if (result.record !== undefined) created.set(line.n, result.record);
    if (result.state !== 'done') failed += 1;
    stopped = stops(result.error) || failed >= stopOn;
    yield result;
  }
}

interface Applying {
  readonly marks: WriteMarks;
  /** Ids of the records that earlier lines created, by line. */
  readonly created: ReadonlyMap<number, string>;
  readonly force: boolean;
  readonly former?: Row;
}

async function applyLine(
  planned: PlanLine,
  { marks, created, force, former }: Applying,
  context: Context,
): Promise<LineResult> {
  let line = planned;
  try {
    line = withCreated(planned, created);
    const { request, call, context: inside } = await callFor(line, marks, context);
    let read: Response | undefined;
    const { found, changed } = await compared(line, call, inside, (response) => (read = response));
    if (changed.length > 0 && !force) return { line, state: 'changed', differences: changed };
    const known = call.logged && { ...call.logged, ...defined({ before: found }) };
    const target = new URL(call.path, await inside.http.origin(call.host));
    const condition = call.logged?.etag === true && read !== undefined ? conditionOf(read, target) : undefined;
    const headers = { ...condition, ...call.headers };
    const response = await inside.http
      .send({ ...call, headers, ...defined({ logged: known }) })
      .catch((error: unknown) => {
        throw conflictOf(error, request, call, inside);
      });
    const row = former && recordOf(call.logged, response);
    // A forced line has overwritten other values.
    const others = former && isObject(row) ? differences(former, row) : changed.length > 0 ? changed : undefined;
    const record = line.effect === 'create' ? newIdIn(call, response) : undefined;
    return { line, state: 'done', ...defined({ record, differences: others }) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return { line, state: error.details.fate === 'unknown' ? 'unknown' : 'refused', error };
  }
}

/** Returns the fields of the record of a line that have other values now than the line expects. */
export async function differencesNow(line: PlanLine, context: Context): Promise<readonly Difference[]> {
  if (line.before === null || hasStep(line)) return [];
  const { call, context: inside } = await callFor(line, {}, context);
  return (await compared(line, call, inside)).changed;
}

/** Reads the record of a line, and returns its fields that have other values now. A record that cannot be read has changed. */
async function compared(
  { before }: PlanLine,
  call: Call,
  context: Context,
  seen?: (read: Response) => void,
): Promise<{ readonly found?: Row; readonly changed: readonly Difference[] }> {
  if (before === null || !isReadBefore(call)) return { changed: [] };
  const found = await readRecordBefore(call, context, seen);
  if (found === undefined) return { changed: [{ field: 'record', expected: before, found: 'it cannot be read' }] };
  return { found, changed: differences(before, found) };
}

/**
 * Returns a line with the ids of the records that earlier lines created.
 *
 * @throws CliError `input` if an earlier line has not created its record
 */
function withCreated(line: PlanLine, created: ReadonlyMap<number, string>): PlanLine {
  if (!hasStep(line)) return line;
  const idOf = (n: string): string => {
    const id = created.get(Number(n));
    if (id !== undefined) return id;
    throw new CliError(
      'input',
      `Line ${String(line.n)} needs the id of the record that line ${n} creates, and line ${n} has created none.`,
      `Apply the plan again with --resume when line ${n} can be sent.`,
    );
  };
  const filled = stringifyJson(line)
    .replaceAll(STEPS, (_whole, n: string) => stringifyJson(idOf(n)).slice(1, -1))
    .replaceAll(ENCODED, (_whole, n: string) => encodeURIComponent(idOf(n)));
  return parseJson(filled) as PlanLine;
}

/** Whether a line has the id of a record that an earlier line creates. */
export const hasStep = (line: PlanLine): boolean => STEP.test(stringifyJson(line));

const STEP = /<id of step \d+>|%3Cid%20of%20step%20\d+%3E/i;
const STEPS = /<id of step (\d+)>/g;
const ENCODED = /%3Cid%20of%20step%20(\d+)%3E/gi;
