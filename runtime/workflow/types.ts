/** The types that authors of workflows read. */
import type { CsvOptions, CsvRecord } from '../base/csv.js';
import type { Context } from '../contract/context.js';
import type { Output, Printing } from '../contract/run.js';
import type { Http, Page, Response, Sink } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import type { CliError } from '../base/errors.js';
import type { Definition } from '../contract/custom-fields.js';
import type { KitCatalogue } from '../contract/dialect.js';
import type { Attachment } from '../pipeline/attach.js';
import type { Shape, Shaped } from '../base/shape.js';
import type { CopyOptions } from '../copy/copy.js';
import type { Journal, JournalOptions } from '../copy/journal.js';
import type { Positions, PositionsOptions } from '../copy/positions.js';
import type { Store, StoreOptions } from '../copy/store.js';
import type { TapStream } from '../copy/singer/catalog.js';
import type { Copied, Source } from '../copy/types.js';
import type { Content } from '../state/atomic.js';
import type { LogFile } from '../state/log.js';
import type { StateFile } from '../state/state-file.js';

/**
 * A command that is an algorithm: the default export of `workflows/<service>/<name>`. `Calls` are the names under `calls`
 * of its spec; a name that the spec does not declare does not compile.
 *
 * ```ts
 * const close: Workflow<{ id: string }, 'find' | 'change'> = async ({ id }, kit) => {
 *   const order = await kit.calls.find.record({ id });
 *   if (order?.state !== 'closed') await kit.calls.change.send({ id });
 *   await kit.out.action(`Closed ${id}`, { id });
 * };
 * export default close;
 * ```
 */
export type Workflow<Args = object, Calls extends string = never> = ((args: Args, kit: Kit<Calls>) => Promise<void>) & {
  /** Never set. A spec that declares a call which is not among `Calls` does not compile either. */
  readonly declares?: (call: Calls) => void;
};

/**
 * What a workflow works with: the context of its command, with calls in place of the HTTP client. The requests of its spec are
 * its only access to the service.
 */
export interface Kit<Calls extends string = never> extends Omit<
  Context,
  'http' | 'authority' | 'names' | 'resolve' | 'out' | 'localWrites'
> {
  /** The requests that the spec declares, by name. A workflow cannot send any other. */
  readonly calls: Readonly<Record<Calls, SpecCall>>;
  readonly http: Pick<Http, 'origin'>;
  /** Prints the result. */
  readonly out: KitOutput;
  readonly files: KitFiles;
  readonly catalogue: KitCatalogue;
  /** The fields of an entity under `custom-fields` of the service, by name or key. */
  fields(entity: string): KitFields;
  /** Every value of a variable that the user may use, in ascending order; the service declares where they are listed. */
  values(name: string): Promise<readonly string[]>;
  /**
   * Names the account in stored files: the origin of the service, or the profile if that is this machine, whose port changes.
   * `part`: the part of the account that the files are about, `division 7`.
   */
  account(part?: string): Promise<string>;
  /**
   * A JSON file that the client keeps for the profile, next to the settings: what a run remembers for the next one. It is
   * not written under `--dry-run`.
   */
  memory<const S extends Shape>(name: string, rules: MemoryRules<S>): Promise<StateFile<Shaped<S>>>;
  /**
   * How far lists were read, for commands that keep no copy of them.
   *
   * ```ts
   * const positions = await kit.positions({ file: { name: 'orders' }, cursor: { time: 'time' } });
   * const since = (await positions.read())['orders']?.cursor.time;
   * await positions.store({ orders: { time: '2026-01-31T09:00:00Z' } });
   * ```
   */
  positions<const Cursor extends Shape>(options: KitPositions<Cursor>): Promise<Positions<Shaped<Cursor>>>;
  /**
   * Runs `work` with the journal of a run that writes rows: a file that says how far each row is, also after a kill. Under
   * `--dry-run` it is only read.
   *
   * ```ts
   * await kit.journal(`${file}.journal`, { noun: `an import of ${file}`, subject, rows }, async (journal) => {
   *   await journal.send('2', () => kit.calls.create.send({ name }));
   *   journal.write([{ row: '2', state: 'done' }]);
   *   journal.end();
   * });
   * ```
   */
  journal<T, const Details extends Shape>(
    path: string,
    options: JournalOptions<Details>,
    work: (journal: Journal<Shaped<Details>>) => Promise<T>,
  ): Promise<T>;
  /** Yields the records of a CSV file (`-`: standard input), of text or of bytes. The first line names the columns. */
  readCsv(source: string | AsyncIterable<string | Uint8Array>, options?: CsvOptions): AsyncIterable<CsvRecord>;
  /**
   * Works on the ids of an argument that takes several (`batch`): one after the other, each once. The first failure ends it,
   * and its error lists what was done and what was not tried.
   */
  inTurn<Result>(
    argument: string,
    ids: string | readonly string[],
    work: (id: string) => Promise<Result>,
  ): Promise<readonly Result[]>;
  /**
   * Works through items, and reports what was done, what failed and what was not tried. Of a run that was killed, the next run
   * with the same arguments reports it.
   */
  bulk<Item>(
    items: Iterable<Item> | AsyncIterable<Item>,
    work: (item: Item) => Promise<unknown>,
    options: BulkOptions<Item>,
  ): Promise<void>;
  /**
   * Yields the results of `work` in the order of the items. At most `most` items are in progress, and never more than the
   * rate limit still allows. The first failure ends it, after the work in progress.
   */
  parallelMap<Item, Result>(
    items: Iterable<Item> | AsyncIterable<Item>,
    most: number,
    work: (item: Item) => Promise<Result>,
  ): AsyncIterable<Result>;
  /**
   * Reads the pages of several lists at the same time, and yields the lists in the order of the items. Each must be read to
   * its end before the next. A list that is ahead pauses after about 1,000 rows; at most `most` lists are in progress, and
   * never more than the rate limit still allows.
   */
  lists<Item>(
    items: readonly Item[],
    most: number,
    read: (item: Item) => AsyncIterable<Page>,
  ): AsyncIterable<{ readonly item: Item; readonly source: AsyncIterable<Page> }>;
  /** The collections under `copies` of its spec, as sources of a copy. */
  readonly sources: readonly Source[];
  /**
   * Copies rows of the service to a folder that only this run writes to, and continues one of an earlier run.
   *
   * ```ts
   * await kit.copyTo(root, { noun: 'a copy', flag: '--dir' }, async ({ copy, open }) => {
   *   const copied = await copy([books], { concurrency: 4 });
   *   for await (const lines of (await open(books)).lines()) …
   * });
   * ```
   *
   * @param root absolute path
   */
  copyTo<T>(root: string, options: CopyFolder, work: (copies: Copies) => Promise<T>): Promise<T>;
  /**
   * Prints the rows of the service as messages of Singer, for programs that load them into databases; with `discover` the
   * catalog of the streams.
   *
   * ```ts
   * await kit.tap([{ name: 'books', source: books, key: 'id', isIncremental: true, columns }], { args, account });
   * ```
   *
   * @throws CliError `input` for files of another form, and for a state of another account
   */
  tap(streams: readonly TapStream[], options: TapOptions): Promise<void>;
  /**
   * Cleans up, also after Ctrl-C: these calls are sent even after the run was stopped, for at most `seconds`. A failure is
   * only a warning, so that the error of the run is reported.
   */
  cleanUp(
    work: (calls: Readonly<Record<Calls, SpecCall>>) => Promise<unknown>,
    options: { readonly seconds: number },
  ): Promise<void>;
}

/** The rules of a file that a run remembers something in. */
export interface MemoryRules<S extends Shape> {
  readonly shape: S;
  /** Noun of the file in messages: `list of webhooks`. */
  readonly noun: string;
}

/** The file of positions. */
export interface KitPositions<Cursor extends Shape> extends PositionsOptions<Cursor> {
  /** A file that the client keeps for the profile, by its name, or one of the user, by its path. */
  readonly file: { readonly name: string } | { readonly path: string };
}

/** The folder of a copy. A folder of another account is refused. */
export interface CopyFolder extends Omit<StoreOptions, 'owner' | 'warn'> {
  /** Part of the account that the folder is about: `division 7`. */
  readonly part?: string;
  /** Names the account, for services whose origin is not that of one account. */
  readonly account?: () => Promise<string>;
  /** Only the manifest is read, also while another run writes to the folder. */
  readonly readOnly?: boolean;
}

/** Flags of a tap, as runners of Singer pass them. The others are paths of JSON files. */
export interface TapArgs {
  readonly discover?: boolean;
  readonly catalog?: string;
  readonly state?: string;
  readonly config?: string;
}

export interface TapOptions {
  readonly args: TapArgs;
  /** Part of the account that the rows are of: `division 7`. */
  readonly part?: string;
  /** Names the account, for services whose origin is not that of one account. */
  readonly account?: () => Promise<string>;
  /** Whether an account of a state is this one under another name, for services that do not identify accounts. */
  readonly isSameAccount?: (account: string) => Promise<boolean>;
  /** Prepares the sources before rows are read. Receives the cursors of the selected streams by name. */
  readonly begin?: (cursors: ReadonlyMap<string, string | undefined>) => Promise<void>;
}

/** An opened folder. */
export interface Copies extends Pick<Store, 'folder' | 'manifest' | 'progress' | 'open' | 'derive' | 'end'> {
  copy(
    sources: readonly Source[],
    options: Omit<CopyOptions, 'now' | 'concurrency'> & { readonly concurrency: number },
  ): Promise<readonly Copied[]>;
}

/**
 * Values of a request, by the names of the command's flags and arguments, and of other names in its path, query and body.
 * Flags go where their `wire` says. `undefined` is the same as absent.
 */
export type CallArgs = object;

/** Options of a request that depend on the workflow and not on the spec. */
export interface CallOptions {
  /** The body; replaces the one of spec and flags. */
  readonly body?: unknown;
  /** Statuses besides 2xx that are not failures. */
  readonly accept?: readonly number[];
  /** `false`: the request is sent once and not retried. */
  readonly retry?: false;
  /** Whether the request may be sent again after a failure; default: by effect and method. */
  readonly repeatable?: boolean;
  /** The response is a file: its bytes are not parsed. */
  readonly bytes?: true;
  /** The response is a file, which is written to disk as it arrives; for {@link KitFiles.receive}. */
  readonly into?: Sink;
  /** Name of the record that a write is about, for a dry run on a terminal. */
  readonly about?: string | undefined;
  /** The record before a write, if it was read: otherwise the log reads it, where the spec says how. */
  readonly before?: Row | undefined;
}

/** How much of a list is read. */
export interface ListOptions extends Pick<CallOptions, 'accept' | 'retry'> {
  /** Maximum number of rows. */
  readonly limit?: number | undefined;
  /** Maximum number of pages. */
  readonly maxPages?: number | undefined;
  /** Rows per page. */
  readonly size?: number;
  /** Number of the first page, for a list with numbered pages. */
  readonly from?: number;
  /** The next page is requested while the rows of one are used: for lists that are read to their end. */
  readonly ahead?: boolean;
  /**
   * Called at the end of a list that has fewer rows than the service counts, in place of a note on stderr. Lists of
   * services that return no total, and lists that are not read from their start, are not compared.
   */
  readonly onLack?: (read: number, total: number) => void;
  /** Called with the number of values among the rows of a page that are not records, which are left out; default: an error. */
  readonly onDamage?: (count: number) => void;
}

/** One request that the spec declares. */
export interface SpecCall {
  /** Sends it. Under `--dry-run` a write is kept back, with `<id of step n>` as id and a record of null. */
  send(args?: CallArgs, options?: CallOptions): Promise<Response>;
  /** Sends it, and returns the record of the response; undefined without one. */
  record(args?: CallArgs, options?: CallOptions): Promise<Row | undefined>;
  /** Pages of the list, read on demand; a single page for a call without `paging`. */
  pages(args?: CallArgs, options?: ListOptions): AsyncIterable<Page>;
  /** Rows of the list. */
  rows(args?: CallArgs, options?: ListOptions): AsyncIterable<Row>;
  /** Checks everything that can be checked, looks up codes, and sends nothing yet. */
  prepare(args?: CallArgs): Promise<PreparedCall>;
}

export interface PreparedCall {
  readonly body: unknown;
  /** Returns the path of the request, without its query, for commands in messages. */
  path(): Promise<string>;
  send(options?: CallOptions): Promise<Response>;
}

/** Rows, one by one or in pages. Any object is a row: an interface has no index signature, as `Row` has. */
export type KitRows = AsyncIterable<object> | Iterable<object>;

/** How rows and records are printed. Without columns those of the command are used. */
export interface KitPrinting extends Omit<Printing, 'whole'> {
  /** `--limit` means something else here, or is applied by the workflow. */
  readonly ownLimit?: true;
}

/** How a record is printed. */
export interface KitRecordPrinting extends KitPrinting {
  /** Entity whose custom fields are shown by name: in a table, with `--resolve-fields`, and those that `--fields` names. */
  readonly customFields?: string;
}

/** Prints to stdout; nothing else does. */
export interface KitOutput extends Pick<Output, 'format' | 'action' | 'json' | 'text'> {
  /** The same output in another format, for commands with a format of their own. A `--jq` filter takes precedence. */
  as(format: Output['format']): KitOutput;
  /**
   * Prints rows as they come, at most `--limit` of them, and notes if there are more; for that, the source is asked for one
   * row more, unless the list that was read last is known to have more. Returns how many.
   */
  rows(rows: KitRows, printing?: KitPrinting): Promise<number>;
  record(record: unknown, printing?: KitRecordPrinting): Promise<void>;
  /**
   * Fails on a name in `--fields` that is neither in the spec nor among these. It is for names that depend on arguments, for
   * which `returns` of the spec has a pattern (`*`). Call it before the first request.
   */
  checkFields(names: readonly string[]): Promise<void>;
}

/** The outcome of a bulk run. */
export interface BulkSummary<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: CliError }[];
  /** Not started, because a failure or the user stopped the run. */
  readonly untried: readonly Item[];
}

export interface BulkOptions<Item> {
  /** Noun of the items, singular and plural: `['order', 'orders']`. */
  readonly noun: readonly [one: string, many: string];
  /** Name of an item in messages: `order 42`. */
  readonly name: (item: Item) => string;
  /** What a failure means, after the name: `was not closed`. */
  readonly failed: string;
  /** Identifies an item in a later run; default: its name. */
  readonly key?: (item: Item) => string;
  /** Asked before the first item: the question, and a line for each item. */
  readonly question?: readonly [question: string, lines?: readonly string[]];
  /** Returns the sentence on how to continue with these items alone: `Continue with --ids 4,5.` Items are named by their keys. */
  readonly rest?: (keys: readonly string[]) => string;
  /** Under `--dry-run`, prints what would be done, in place of the work; default: the writes of the work are printed. */
  readonly plan?: () => Promise<void>;
  /** Items in progress at once; default 1. */
  readonly atOnce?: number;
  /** Prints the result. Called once, before a failure ends the run with the exit code of the first. */
  readonly report: (summary: BulkSummary<Item>) => Promise<void>;
}

/** Fields of one entity. Definitions are read when they are needed, and stored as for `--field`. */
export interface KitFields {
  /** Fails with `input` when no field, or more than one, has the name or key; with `settable`, also for one that cannot be set. */
  find(name: string, options?: { readonly settable?: boolean }): Promise<Definition>;
  /**
   * Adds `Name=Value` pairs to a body: standard fields at the top, custom ones where the service expects them. Fails with
   * `input` for an unknown name, and for a value that is empty or does not fit.
   */
  encode(pairs: readonly (readonly [name: string, value: string])[], body?: Readonly<Row>): Promise<Row>;
  /** The record with names and labels of its custom fields; unchanged, with a warning, if they cannot be read. */
  decode(record: Row): Promise<Row>;
}

/** Files of the user. Paths are relative to the working folder. Nothing is written under `--dry-run`. */
export interface KitFiles {
  /** Absolute path. */
  resolve(path: string): string;
  /**
   * Checks files that will be sent inside records. They are read while they are sent, and not held in memory. Put `base64` into
   * the body; under `--dry-run` it is a description of the file.
   *
   * @throws CliError `input` on the first file that cannot be read, is empty, or is larger than the service takes
   */
  attach(paths: readonly string[]): Promise<readonly Attachment[]>;
  /**
   * Replaces a file as a whole: a reader finds the old content or the new one. The file is 0600. Returns its path.
   *
   * @throws CliError `config` when it cannot be written
   */
  write(path: string, content: Content): Promise<string>;
  /**
   * Like `write`, for content that `fill` stores in the temporary file whose path it gets.
   *
   * @throws CliError `config` when it cannot be written
   */
  receive(path: string, fill: (temporary: string) => Promise<void>): Promise<string>;
  /** Makes new files of a folder durable. */
  settle(folder: string): Promise<void>;
  /**
   * Opens a file that is only appended to, 0600; `fresh` empties it first. Under `--dry-run` nothing is written. An incomplete
   * last line of a killed run is removed.
   */
  log(path: string, options: { readonly fresh: boolean }): Promise<LogFile>;
}

export type { CsvOptions, CsvRecord } from '../base/csv.js';
export type { LogFile } from '../state/log.js';
export type { StateFile } from '../state/state-file.js';
