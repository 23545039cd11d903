/** What the journal of an import says of its rows, which `--resume` continues. */
import { defined, type Entry, type Journal, type Row, type RowState, type Shaped } from 'cmdspec-runtime/kit';

const MOST_CREATED = 20_000;

const OUTCOMES = ['created', 'updated', 'unchanged', 'failed', 'invalid', 'unknown'] as const;

export type Outcome = (typeof OUTCOMES)[number];
export type Counts = Record<Outcome, number>;

/** Outcomes whose rows are written to a file, whose name is a fact of the journal. */
export type Kept = 'failed' | 'unknown';

/** Fields of a line about a row: its outcome, the id of a created record, and the value that the row is matched by. */
export const DETAILS = { 'outcome?': OUTCOMES, 'id?': 'string', 'key?': 'string' } as const;

type Details = Shaped<typeof DETAILS>;
export type ImportJournal = Journal<Details>;
export type ImportEntry = Entry<Details>;

/** Progress of an import. */
export interface Past {
  /** Number of rows with an outcome, from the first row of the file. */
  done: number;
  readonly counts: Counts;
  /**
   * Ids of the latest created records, by the value that rows are matched by. The id is undefined if the record may exist,
   * which only the search can show.
   */
  readonly created: Map<string, string | undefined>;
  /** Rows that may have been created, with the values that they are matched by. */
  readonly unknown: Map<string, string | undefined>;
}

export const nothingYet = (): Past => ({
  done: 0,
  counts: { created: 0, updated: 0, unchanged: 0, failed: 0, invalid: 0, unknown: 0 },
  created: new Map(),
  unknown: new Map(),
});

/** Adds a line of the journal to the progress. */
export function addEntry({ row, outcome, id, key }: Details & Pick<ImportEntry, 'row'>, past: Past): void {
  if (outcome === undefined) return;
  past.done += 1;
  past.counts[outcome] += 1;
  if (outcome === 'unknown') past.unknown.set(row, key);
  if (key !== undefined) remember(key, id, past.created);
}

/** Returns the line with the outcome of a row. */
export const endOf = (row: number, outcome: Outcome, details: Omit<Details, 'outcome'> = {}): ImportEntry => ({
  row: String(row),
  state: outcome === 'unknown' ? 'unknown' : outcome === 'failed' || outcome === 'invalid' ? 'failed' : 'done',
  outcome,
  ...details,
});

const STATES: Readonly<Record<string, RowState>> = { writing: 'sent', refused: 'planned' };

/** Returns a line of a journal that an earlier version of this client wrote, as it is now. */
export function adopted({ import: command, file, rows, account, matchOn, name, row, state, id, key }: Row): unknown {
  if (command !== undefined) {
    const subject = subjectOf({ command, file, matchOn });
    return { format: 1, owner: { client: 'crmcli', account }, subject, rows };
  }
  if (name !== undefined) return { fact: file, value: name };
  if (typeof row !== 'number' || typeof state !== 'string') return undefined;
  const details = defined({ id, key }) as Details;
  const early = STATES[state];
  return early === undefined ? endOf(row, state as Outcome, details) : { row: String(row), state: early };
}

/** Returns what an import is about, in the words of messages. */
export const subjectOf = <T>({ command, file, matchOn }: Record<'command' | 'file' | 'matchOn', T>) => ({
  command,
  'content of the file': file,
  '--match-on': matchOn,
});

/** Remembers a record that was or may have been created. The search finds it after some seconds, so old entries are dropped. */
export function remember(key: string, id: string | undefined, created: Past['created'], most = MOST_CREATED): void {
  created.set(key, id);
  const [oldest] = created.keys();
  if (created.size > most && oldest !== undefined) created.delete(oldest);
}

/** A row that an earlier run left unknown, and the id of the record that it has created. */
interface Found {
  readonly row: number;
  readonly id?: string;
}

/** Counts the rows that an earlier run left unknown and whose records were found since, and returns them. */
export function addFound(past: Past, { past: earlier }: Pick<ImportJournal, 'past'>): readonly Found[] {
  return [...past.unknown].flatMap(([row, key]): Found[] => {
    const { state, record: id } = earlier?.open.get(row) ?? {};
    if (state !== 'done') return [];
    past.counts.unknown -= 1;
    past.counts.created += 1;
    if (key !== undefined) remember(key, id, past.created);
    return [{ row: Number(row), ...defined({ id }) }];
  });
}

/** Whether an earlier run has created the record of a row, although it was stopped before it stored the outcome. */
export const isCreated = (row: number, { past }: Pick<ImportJournal, 'past'>): boolean =>
  past?.open.get(String(row))?.state === 'done';

/** Returns why the record of a row may exist already; undefined if it does not. `key`: the value that the row is matched by. */
export function doubt(
  row: number,
  key: string | undefined,
  { past: { created }, journal }: { readonly past: Past; readonly journal: Pick<ImportJournal, 'past'> },
): string | undefined {
  const sent = journal.past?.open.get(String(row));
  if (sent !== undefined)
    return `An earlier run was stopped while it sent this row, which may exist already.${sent.why === undefined ? '' : ` ${sent.why}`}`;
  if (key === undefined || !created.has(key)) return undefined;
  return 'An earlier row with this value may have created the record, which the search does not find yet.';
}
