/** Writes the rows of sources as messages of Singer, so that other programs load them and run the reads on a schedule. */
import { CliError } from '../../base/errors.js';
import type { Row } from '../../contract/rows.js';
import { doubtOfNone } from '../doubts.js';
import { DELETED_AT, integerIn, MISFIT, valueOf } from './columns.js';
import { tableSchema, type CatalogNotes, type Selected } from './catalog.js';
import { stateOf, type Bookmark, type Bookmarks } from './state.js';
import type { Owner, SourcePage } from '../types.js';
import type { Column } from '../tables/view-text.js';

export interface TapOptions extends CatalogNotes {
  readonly owner: Owner;
  /** How far an earlier run has read. */
  readonly bookmarks: Bookmarks;
  /** RFC 3339: a stream without a bookmark is read from this time, if it can be. */
  readonly start?: string | undefined;
  readonly now: () => Date;
  /** Receives the rows of one stream so far. */
  readonly onProgress?: (name: string, rows: number) => void;
}

/** One line of the output. */
export type Message = Row;

/**
 * Yields the messages of streams, one stream after another. A STATE covers only rows of messages before it: a target that has
 * stored them can pass the state to the next run, which repeats rows and misses none.
 *
 * A run that reads every row gives the records a version, and activates it at the end: the target then removes rows of
 * earlier versions. A stream that the service refuses does not stop the others. It is an error at the end, unless nobody asked for
 * the stream and no earlier run read it.
 *
 * @throws CliError the first refusal
 */
export async function* tapMessages(
  selected: readonly Selected[],
  options: TapOptions,
): AsyncGenerator<readonly Message[]> {
  const run: Run = { options, bookmarks: { ...options.bookmarks } };
  const refused: { readonly name: string; readonly error: CliError }[] = [];
  for (const one of selected) {
    const { name } = one.stream;
    try {
      yield* readStream(one, run);
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      if (!isRefusal(error)) throw stopped(name, error);
      options.warn(`${name} was not read: ${error.message}`);
      if (one.isNamed || options.bookmarks[name] !== undefined) refused.push({ name, error });
    }
  }
  yield [stateMessage(run)];
  const [first] = refused;
  if (first === undefined) return;
  const { kind, message, details } = first.error;
  const names = refused.map(({ name }) => name).join(', ');
  throw new CliError(
    kind,
    `${String(refused.length)} of ${String(selected.length)} streams were not read: ${names}. The first: ${message}`,
    'Deselect them in the catalog, or ask for the permission.',
    details,
  );
}

/** Whether the service refuses one stream: the user has no right to it, or the account no license. */
const isRefusal = ({ details }: CliError): boolean => [402, 403, 404].includes(details.statusCode ?? 0);

function stopped(name: string, { kind, message, remedy, details }: CliError): CliError {
  const again = 'Run the command again with the last STATE that was written.';
  return new CliError(kind, `${name}: ${message}`, [remedy, again].filter(Boolean).join(' '), details);
}

interface Run {
  readonly options: TapOptions;
  readonly bookmarks: Record<string, Bookmark>;
}

/** One stream while it is read. */
interface Reading extends Selected {
  /** Version of the records; null if rows before the start are not read. */
  readonly version: number | null;
  /** Values that were not of the type of their columns, by column. */
  readonly misfits: Map<string, number>;
  rows: number;
}

const stateMessage = ({ options, bookmarks }: Run): Message => ({
  type: 'STATE',
  value: stateOf(options.owner, { ...bookmarks }),
});

async function* readStream(one: Selected, run: Run): AsyncGenerator<readonly Message[]> {
  const { stream, columns, isWhole } = one;
  const { name, source } = stream;
  const { options, bookmarks } = run;
  const known = bookmarks[name];
  const began = options.now();
  const { since, version, isActive } = startOf(one, known, began, options);
  const reading: Reading = { ...one, version, misfits: new Map(), rows: 0 };
  yield [{ type: 'SCHEMA', stream: name, schema: tableSchema(stream, columns), key_properties: [stream.key] }];

  let bookmark: Bookmark = {
    form: source.version,
    cursor: since ?? null,
    table_version: version,
    is_active: isActive,
    complete_as_of: isActive ? (known?.complete_as_of ?? null) : null,
    rows: known?.rows ?? null,
  };
  let asOf = began.toISOString();
  let pages = 0;
  const read = async function* (from: string | undefined): AsyncGenerator<readonly Message[]> {
    for await (const page of source.pages(from)) {
      if (page.rows.length > 0) pages += 1;
      if (page.asOf !== undefined && page.asOf < asOf) asOf = page.asOf;
      const messages = messagesOf(page, reading, options);
      options.onProgress?.(name, reading.rows);
      if (page.cursor !== undefined) bookmark = { ...bookmark, cursor: page.cursor };
      // A read that is not continued has no state of its own: the earlier one stays until its end.
      if (page.cursor === undefined || isWhole) yield messages;
      else {
        bookmarks[name] = bookmark;
        yield [...messages, stateMessage(run)];
      }
    }
  };
  yield* read(since);
  const { rows } = reading;
  // Rows that moved while the lists were read must be there before others are removed.
  const canMove = source.deletions === 'sweep' && !isActive && version !== null;
  if (canMove && bookmark.cursor !== null) yield* read(bookmark.cursor);
  else if (canMove && pages > 1) yield* read(undefined);

  if (!isActive && version !== null) {
    if (since === undefined) {
      for (const doubt of doubtOfNone(name, rows, known?.rows ?? 0)) options.warn(doubt);
      bookmark = { ...bookmark, rows };
    }
    yield [{ type: 'ACTIVATE_VERSION', stream: name, version }];
  }
  bookmarks[name] = { ...bookmark, is_active: true, complete_as_of: asOf };
  yield [stateMessage(run)];
  warnOfMisfits(reading, options);
}

/** Where a stream is read from, and which version its records have. */
function startOf(
  { stream, isWhole }: Selected,
  known: Bookmark | undefined,
  now: Date,
  { start, note }: TapOptions,
): { readonly since: string | undefined; readonly version: number | null; readonly isActive: boolean } {
  const { source } = stream;
  const cursor = known?.form === source.version ? known.cursor : null;
  if (!isWhole && known !== undefined && cursor !== null) {
    const isOver = stream.startsOver?.(cursor, known.complete_as_of ?? '') === true;
    if (!isOver) return { since: cursor, version: known.table_version, isActive: known.is_active };
    note(`${stream.name} is read again from its beginning: its changes since the last run are no longer complete.`);
  }
  const from = known === undefined && start !== undefined ? source.cursorAt?.(start) : undefined;
  if (from !== undefined) return { since: from, version: null, isActive: true };
  // The clock may have been set back.
  const version = Math.max(now.getTime(), (known?.table_version ?? 0) + 1);
  return { since: undefined, version, isActive: false };
}

function messagesOf(page: SourcePage, reading: Reading, { now, warn }: TapOptions): readonly Message[] {
  const { stream, version } = reading;
  const time = now().toISOString();
  const messageOf = (record: Row): Message => ({
    type: 'RECORD',
    stream: stream.name,
    record,
    ...(version === null ? {} : { version }),
    time_extracted: time,
  });
  reading.rows += page.rows.length;
  const records = page.rows.map((row) => messageOf(recordOf(row, reading, warn)));
  const deleted = (page.deleted ?? []).map((key) =>
    messageOf({ [stream.key]: keyValue(key, reading), [DELETED_AT]: time }),
  );
  return [...records, ...deleted];
}

function recordOf(row: Row, reading: Reading, warn: TapOptions['warn']): Row {
  const { stream, columns, misfits } = reading;
  const key = stream.source.key(row);
  if (key === undefined) throw new CliError('generic', `A record of ${stream.name} has no ${stream.key}.`);
  const isLogged = stream.source.deletions === 'feed';
  const record: Record<string, unknown> = {};
  for (const column of columns) {
    const value = isLogged && column.name === stream.key ? keyValue(key, reading) : valueOf(row, column);
    if (value === MISFIT) {
      if (column.name === stream.key) throw notKey(key, reading);
      if (!misfits.has(column.name))
        warn(`${stream.name}: ${column.name} of ${key} is not of the type ${column.type}, and is null in the output.`);
      misfits.set(column.name, (misfits.get(column.name) ?? 0) + 1);
    }
    record[column.name] = value === MISFIT ? null : value;
  }
  if (isLogged) record[DELETED_AT] = null;
  return record;
}

/** The key of a row as its source has it: rows have the same one as their deletions, which may be written in another way. */
function keyValue(key: string, reading: Reading): unknown {
  const { stream, columns } = reading;
  const type = columns.find(({ name }: Column) => name === stream.key)?.type;
  const value = type === 'integer' ? integerIn(key) : key;
  if (value === undefined) throw notKey(key, reading);
  return value;
}

const notKey = (key: string, { stream }: Reading): CliError =>
  new CliError('generic', `A record of ${stream.name} has a ${stream.key} of another type: ${key}.`);

function warnOfMisfits({ stream, misfits }: Reading, { warn }: TapOptions): void {
  for (const [column, count] of misfits)
    if (count > 1) warn(`${stream.name}: ${column} of ${String(count)} records is null for that reason.`);
}
