/** The journal of an import, from which `--resume` continues it. */
import { CliError, defined, isObject, parseJson, type Kit, type Row } from 'cmdspec-runtime/kit';

const MOST_CREATED = 20_000;

/** Identity of an import; the journal of another import is not continued. */
export interface Subject {
  readonly import: string;
  readonly file: string;
  readonly rows: number;
  readonly account: string;
  readonly matchOn: string | null;
}

/** `unknown`: sent without a response that shows whether the record was created. */
export type Counts = Record<'created' | 'updated' | 'unchanged' | 'failed' | 'invalid' | 'unknown', number>;

/** Outcomes whose rows are written to a file. */
export type Kept = 'failed' | 'unknown';

/** Progress of an import. */
export interface Past {
  /** Number of rows with an outcome, from the first row of the file. */
  done: number;
  /** A row that was sent without a response, so it may have been written. */
  unknown?: number;
  readonly counts: Counts;
  /** Names of the files of rows, by outcome. */
  readonly files: Partial<Record<Kept, string>>;
  /**
   * Ids of the latest created records, by the value that rows are matched by. The id is undefined if the record may exist,
   * which only the search can show.
   */
  readonly created: Map<string, string | undefined>;
}

/** One line: a row is about to be written, was refused for now, or has an outcome. */
export interface Entry {
  readonly row: number;
  readonly state: 'writing' | 'refused' | keyof Counts;
  readonly id?: string | undefined;
  readonly key?: string | undefined;
}

/** One line: a file of rows is about to be created. */
export interface FileEntry {
  readonly file: Kept;
  readonly name: string;
}

export const nothingYet = (): Past => ({
  done: 0,
  counts: { created: 0, updated: 0, unchanged: 0, failed: 0, invalid: 0, unknown: 0 },
  files: {},
  created: new Map(),
});

/**
 * Reads the journal of an earlier run. `again`: the command line that continues it.
 *
 * @throws CliError `usage` if a journal exists without `resume` or is missing with it; `input` for the journal of another import
 */
export async function readJournal(
  path: string,
  subject: Subject,
  { resume, again }: { readonly resume: boolean; readonly again: string },
  { files }: Pick<Kit, 'files'>,
): Promise<Past> {
  const past = nothingYet();
  let header: unknown;
  for await (const line of files.lines(path)) {
    const entry = parsed(line, path);
    if (header === undefined) {
      header = entry;
      const different = Object.entries(subject).find(([key, value]) => entry[key] !== value);
      if (resume && different !== undefined) throw anotherImport(path, different[0]);
    } else read(entryOf(entry) ?? notOurs(path), past);
  }
  if (resume && header === undefined) {
    throw new CliError('usage', `There is nothing to resume: ${path} does not exist.`, 'Omit --resume.');
  }
  if (!resume && header !== undefined) {
    throw new CliError(
      'usage',
      `An import of this file was interrupted after ${String(past.done)} of ${String(subject.rows)} rows.`,
      `Continue it with "${again}", or remove ${path} to start over.`,
    );
  }
  return past;
}

function parsed(line: string, path: string): Row {
  try {
    const value = parseJson(line);
    if (isObject(value)) return value;
  } catch {
    // Reported below.
  }
  return notOurs(path);
}

const STATES: readonly unknown[] = ['writing', 'refused', ...Object.keys(nothingYet().counts)];

/** Returns the content of a line; `undefined` for a line that no import writes. */
function entryOf({ file, name, row, state, id, key }: Row): Entry | FileEntry | undefined {
  if ((file === 'failed' || file === 'unknown') && typeof name === 'string') return { file, name };
  if (typeof row !== 'number' || !isState(state) || !isText(id) || !isText(key)) return undefined;
  return { row, state, ...defined({ id, key }) };
}

const isState = (state: unknown): state is Entry['state'] => STATES.includes(state);

const isText = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string';

function notOurs(path: string): never {
  throw new CliError('input', `${path} is not the journal of an import.`, 'Remove it to start over.');
}

const REASONS: Readonly<Record<string, string>> = {
  import: 'of another command',
  file: 'of another content of the file',
  rows: 'of another content of the file',
  account: 'for another account',
  matchOn: 'with another --match-on',
};

const anotherImport = (path: string, key: string): CliError =>
  new CliError(
    'input',
    `${path} belongs to an import ${REASONS[key] ?? 'of another version'}.`,
    'Undo the change, or remove the journal to start over.',
  );

/** Remembers a record that was or may have been created. The search finds it after some seconds, so old entries are dropped. */
export function remember(key: string, id: string | undefined, created: Past['created'], most = MOST_CREATED): void {
  created.set(key, id);
  const [oldest] = created.keys();
  if (created.size > most && oldest !== undefined) created.delete(oldest);
}

/** Returns why the record of a row may exist already; undefined if it does not. `key`: the value that the row is matched by. */
export function doubt(row: number, key: string | undefined, { unknown, created }: Past): string | undefined {
  if (unknown === row) return 'An earlier run was stopped while it sent this row, which may exist already.';
  if (key === undefined || !created.has(key)) return undefined;
  return 'An earlier row with this value may have created the record, which the search does not find yet.';
}

function read(entry: Entry | FileEntry, past: Past): void {
  if ('file' in entry) {
    past.files[entry.file] = entry.name;
    return;
  }
  const { row, state, id, key } = entry;
  if (state === 'writing') {
    past.unknown = row;
    return;
  }
  delete past.unknown;
  if (state === 'refused') return;
  past.done += 1;
  past.counts[state] += 1;
  if (key !== undefined) remember(key, id, past.created);
}
