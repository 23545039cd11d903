/**
 * The journal of a run that writes rows: what the run is about, and how far each row is. After a kill at any byte, a row was not
 * sent, has an outcome, or is unknown.
 *
 * A line says that a row is sent before its request leaves, and another line has the outcome. The first line is
 * `{"format":1,"owner":{…},"subject":{…},"rows":4,"startedAt":"…","id":"j_…"}`, a later one `{"row":"2","state":"sent"}`.
 *
 * The log of writes has the id of the journal and the row in each intent, which is durable before its request leaves. The lines
 * about rows need not be: those that a failure of the power has removed are in the log. Only without a log are they made durable.
 */
import { dirname } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError, toRun } from '../base/errors.js';
import { parseObject, stringifyJson } from '../base/json.js';
import { shaped, type Shape, type Shaped } from '../base/shape.js';
import type { Row } from '../contract/rows.js';
import { syncFolder, writeAtomic } from '../state/atomic.js';
import { refuseLater } from '../state/format.js';
import { withLock } from '../state/lock.js';
import { logLines, openLog, type LogFile } from '../state/log.js';
import { newId } from '../writes/ids.js';
import { underRow } from '../writes/rows.js';
import type { LoggedWrite, OutcomeState } from '../writes/types.js';
import { checkOwner, type OwnOwner } from './owner.js';

const FORMAT = 1;

/**
 * How far a row is. `planned`: not sent, or refused without an effect. `sent`, as the last state of a row: the run was stopped
 * before the outcome was known. `unknown`: no response shows whether it was written.
 */
export type RowState = (typeof STATES)[number];
const STATES = ['planned', 'sent', 'done', 'failed', 'unknown'] as const;

/** One line about a row. */
export type Entry<Details> = { readonly row: string; readonly state: RowState } & Details;

/** One line about the run, for the run that continues it. */
interface Fact {
  readonly fact: string;
  readonly value: string;
}

const ENTRY = { row: 'string', state: STATES } as const satisfies Shape;
const FACT = { fact: 'string', value: 'string' } as const satisfies Shape;
const HEADER = {
  format: 'count',
  owner: { client: 'string', account: 'string' },
  subject: 'object',
  rows: 'count',
  'startedAt?': 'time',
  'id?': 'string',
} as const satisfies Shape;

export type JournalHeader = Shaped<typeof HEADER>;

/** What a run is about, by the words for it in messages: `content of the file`, `--match-on`. */
export type Subject = Readonly<Record<string, string | number | null>>;

/** What the journal of an earlier run says. */
export interface Past {
  /** When the earlier run began, RFC 3339 in UTC; absent if an earlier version wrote it. */
  readonly startedAt?: string;
  /** Number of rows of that run. */
  readonly rows: number;
  /** Number of rows with an outcome. */
  readonly ended: number;
  /** Rows that were sent and have no known outcome here, with what the log of writes shows. Those that were refused are left out. */
  readonly open: ReadonlyMap<string, SentRow>;
  readonly facts: Readonly<Record<string, string>>;
}

/** A row that an earlier run has sent, without a known outcome in its journal. */
export interface SentRow {
  /** `done`: the requests that were sent for it have taken effect. */
  readonly state: 'done' | 'unknown';
  /** Id of the record that it created. */
  readonly record?: string;
  /** What the service shows of it, as a sentence. */
  readonly why?: string;
}

export interface Journal<Details> {
  /** The earlier run; undefined if there is none. */
  readonly past: Past | undefined;
  /** Stores that a row is sent, and then runs `work`, which sends its requests. */
  send<T>(row: string, work: () => Promise<T>): Promise<T>;
  /** Stores the states of rows before it returns. */
  write(entries: readonly Entry<Details>[]): void;
  /** Stores a fact about the run. */
  note(fact: string, value: string): void;
  /** Removes the journal: nothing is left to continue or to report. */
  end(): void;
}

export interface JournalOptions<Details extends Shape> {
  /** The run in messages, with an article: `an import of contacts.csv`. */
  readonly noun: string;
  readonly subject: Subject;
  /** Number of rows. */
  readonly rows: number;
  /** Fields of the lines about rows, besides the row and its state. */
  readonly details?: Details;
  /** For a run that continues an earlier one if it is asked to. An earlier run is refused otherwise. */
  readonly resume?: {
    readonly isAsked: boolean;
    /** The command line that continues it; absent: only the user knows its input. */
    readonly again?: string | undefined;
  };
  /** Receives the lines of the earlier run, in their order. */
  readonly onEntry?: (entry: Entry<Shaped<Details>>) => void;
  /** Returns a line of an earlier version in the present form; undefined for any other line. */
  readonly adopt?: (line: Row) => unknown;
}

/** What the run around a journal knows. */
export interface JournalRun {
  readonly owner: OwnOwner;
  readonly now: () => Date;
  readonly signal: AbortSignal;
  /** The journal is only read. */
  readonly isReadOnly: boolean;
  readonly log: RowLog;
}

/** What the log of writes knows of the rows of journals. */
export interface RowLog {
  /** Whether this run has a log. Otherwise the journal itself is durable before each request. */
  readonly isOn: boolean;
  /** Yields the writes of a journal since a time. */
  writesOf(journal: string, since: Date): AsyncIterable<LoggedWrite>;
  /** Finds out what became of a write. */
  fateOf(write: LoggedWrite): Promise<RowFate>;
}

export type RowFate = Omit<SentRow, 'state'> & { readonly state: OutcomeState };

/**
 * Runs `work` with the journal at an absolute path. Its file appears with the first line that is written.
 *
 * @throws CliError `unavailable` while another run has the journal; `usage` for an earlier run that is not to be continued, and if
 * there is none to continue; `input` for the journal of another run and for a damaged one
 */
export async function withJournal<T, const Details extends Shape>(
  path: string,
  options: JournalOptions<Details>,
  run: JournalRun,
  work: (journal: Journal<Shaped<Details>>) => Promise<T>,
): Promise<T> {
  const isContinued = options.resume?.isAsked === true;
  const open = async (): Promise<T> => {
    const { past, isEarlier, id: pastId } = await readJournal(path, options, run);
    if (isContinued && isEarlier && !run.isReadOnly) await writeAtomic(path, inPresentForm(path, options, run));
    const id = isContinued ? pastId : newId('j', run.now());
    let log: LogFile | undefined;
    let begun: Promise<void> | undefined;
    const append = (lines: readonly object[]): LogFile | undefined => {
      if (run.isReadOnly || lines.length === 0) return undefined;
      const isNew = log === undefined && !isContinued;
      log ??= openLog(path, { fresh: !isContinued });
      const all = isNew ? [{ ...headerOf(options, run), id }, ...lines] : lines;
      log.append(all.map((line) => stringifyJson(line)).join('\n'));
      return log;
    };
    /** A failure of the power could remove a new file with its durable lines. */
    const begin = async (file: LogFile): Promise<void> => {
      await file.sync();
      await syncFolder(dirname(path));
    };
    const send = async <S>(row: string, sends: () => Promise<S>): Promise<S> => {
      const file = append([{ row, state: 'sent' }]);
      if (file === undefined) return sends();
      await (begun ??= begin(file));
      // A journal of an earlier version has no id.
      if (run.log.isOn && id !== undefined) return underRow({ journal: id, row }, sends);
      await file.sync();
      return sends();
    };
    try {
      return await work({
        past,
        send,
        write: (entries) => void append(entries),
        note: (fact, value) => void append([{ fact, value } satisfies Fact]),
        end: () => {
          if (run.isReadOnly) return;
          log ??= openLog(path, { fresh: false });
          log.remove();
        },
      });
    } finally {
      log?.close();
    }
  };
  if (run.isReadOnly) return open();
  const busy = (holder: string): CliError =>
    new CliError(
      'unavailable',
      `${capitalize(options.noun)} is already running: ${holder}. Nothing was written.`,
      'Wait for that run to finish or stop it.',
    );
  // A second run must not wait for the first one: it would send every row again.
  return withLock(`${path}.lock`, open, { patience: 0, busy, signal: run.signal });
}

const headerOf = <D extends Shape>(
  { subject, rows }: JournalOptions<D>,
  { owner, now }: JournalRun,
): JournalHeader => ({
  format: FORMAT,
  owner: { client: owner.client, account: owner.account },
  subject,
  rows,
  startedAt: now().toISOString(),
});

/** Reads an earlier run; `isEarlier`: an earlier version wrote it. */
async function readJournal<D extends Shape>(path: string, options: JournalOptions<D>, run: JournalRun) {
  const { details = {}, resume, onEntry, adopt } = options;
  let header: JournalHeader | undefined;
  let isEarlier = false;
  let number = 0;
  const states = new Map<string, RowState>();
  const facts: Record<string, string> = Object.create(null) as Record<string, string>;
  for await (const line of logLines(path)) {
    number += 1;
    const value = parseObject(line);
    isEarlier ||= number === 1 && value?.['format'] === undefined;
    const found = isEarlier && value !== undefined ? adopt?.(value) : value;
    if (header === undefined) {
      header = checkHeader(found, path, options, run);
      continue;
    }
    const fact = shaped(found, FACT);
    if (fact !== undefined) {
      facts[fact.fact] = fact.value;
      continue;
    }
    const entry = shaped(found, ENTRY);
    if (entry === undefined || shaped(found, details) === undefined) throw notOurs(path, number);
    states.set(entry.row, entry.state);
    if (states.size > header.rows) throw notOurs(path, number);
    onEntry?.(found as Entry<Shaped<D>>);
  }
  // A row that was refused may have been sent again.
  const ended = [...states.values()].filter((state) => state !== 'planned' && state !== 'sent').length;
  if (resume?.isAsked === true && header === undefined)
    throw new CliError('usage', `There is nothing to resume: ${path} does not exist.`, 'Omit --resume.');
  if (resume?.isAsked === false && header !== undefined) {
    throw new CliError(
      'usage',
      `${capitalize(options.noun)} was interrupted after ${String(ended)} of ${String(header.rows)} rows.`,
      resume.again === undefined
        ? `Continue it with the same command and --resume, or remove ${path} to start over.`
        : toRun(resume.again, (line) => `Continue it with ${line}, or remove ${path} to start over.`),
    );
  }
  if (header === undefined) return { past: undefined, isEarlier, id: undefined };
  const { startedAt, rows, id } = header;
  const open = await openRows(states, header, run);
  const past: Past = { rows, ended, open, facts, ...defined({ startedAt }) };
  return { past, isEarlier, id };
}

/** Returns the rows that were sent and have no known outcome in the journal, with what the log shows. */
async function openRows(
  states: ReadonlyMap<string, RowState>,
  { id, startedAt }: JournalHeader,
  { log }: JournalRun,
): Promise<ReadonlyMap<string, SentRow>> {
  const isOpen = (row: string): boolean => !['done', 'failed'].includes(states.get(row) ?? 'planned');
  const logged = new Map<string, RowFate>();
  if (id !== undefined && startedAt !== undefined)
    for await (const write of log.writesOf(id, new Date(startedAt))) {
      if (write.row === undefined || !isOpen(write.row)) continue;
      const fate = await log.fateOf(write);
      const other = logged.get(write.row);
      if (other === undefined || CERTAINTY[fate.state] < CERTAINTY[other.state]) logged.set(write.row, fate);
    }
  const open = new Map<string, SentRow>();
  for (const [row, state] of states) if (state === 'sent' || state === 'unknown') open.set(row, { state: 'unknown' });
  for (const [row, { state, ...known }] of logged)
    if (state === 'refused') open.delete(row);
    else open.set(row, { state, ...known });
  return open;
}

/** Of several writes of a row, the one that counts: a row with an unknown write is unknown, and one with a done write is not unsent. */
const CERTAINTY: Readonly<Record<OutcomeState, number>> = { unknown: 0, done: 1, refused: 2 };

function checkHeader<D extends Shape>(
  found: unknown,
  path: string,
  { subject, rows, resume }: JournalOptions<D>,
  { owner }: JournalRun,
): JournalHeader {
  refuseLater(found, { path, refusal: 'input', format: FORMAT, client: owner.client });
  const header = shaped(found, HEADER);
  if (header === undefined) throw notOurs(path, 1);
  if (resume?.isAsked !== true) return header;
  const remedy = 'Undo the change, or remove the journal to start over.';
  const words = { path, noun: 'a journal', refusal: 'input', remedy: { client: remedy, account: remedy } } as const;
  checkOwner(header.owner, owner, words);
  const different = Object.entries({ ...subject, 'number of rows': rows }).find(
    ([name, value]) => ({ ...header.subject, 'number of rows': header.rows })[name] !== value,
  );
  if (different === undefined) return header;
  throw new CliError('input', `${path} belongs to a run with another ${different[0]}. Nothing was written.`, remedy);
}

/** The lines of a journal of an earlier version, in the present form. */
async function* inPresentForm<D extends Shape>(
  path: string,
  { adopt }: JournalOptions<D>,
  { owner: { client, account } }: JournalRun,
): AsyncGenerator<string> {
  for await (const line of logLines(path)) {
    const found = adopt?.(parseObject(line) ?? {});
    const header = shaped(found, HEADER);
    yield `${stringifyJson(header === undefined ? found : { ...header, owner: { client, account } })}\n`;
  }
}

const notOurs = (path: string, line: number): CliError =>
  new CliError(
    'input',
    line === 1
      ? `${path} is not a journal of a run.`
      : `Line ${String(line)} of ${path} was changed by another program.`,
    'Remove the file to start over.',
  );

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
