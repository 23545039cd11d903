/** What a command runs with: the world around the process, its options, the output, and what it asks of a run. */
import type { Column, Effect, FlagData, PositionalData, ServiceSort } from './command.js';
import type { Message } from './hook.js';
import type { Failure } from './failure.js';
import type { Authority, Http, Rate } from './http.js';
import type { NameCache, Reference } from './lookups.js';
import type { People } from './people.js';
import type { Format, Options } from './options.js';
import type { Reporter } from './reporter.js';
import type { Row, Rows } from './rows.js';
import type { Service } from './service.js';

/** Facts about a run, beside its result. */
export interface Meta {
  /** Number of requests that were sent, retries included. */
  readonly requests: number;
  /** The rate limit according to the last responses; absent: the service has reported none. */
  readonly rate?: Rate;
  /** Time from which the data is: the begin of the run, or the time of the copy that was read. */
  readonly asOf: string;
  readonly effect?: Effect;
}

/** Everything outside the process: streams, environment, clock. Tests replace it here and nowhere else. */
export interface World {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Working folder. Reading it fails with `usage` if the folder was removed. */
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  /** Home folder of the user; empty if there is none. */
  readonly home: string;
  /**
   * Folders that no environment variable moves: that of the settings of the whole machine, and the home of the account. Absent: those
   * of the system.
   */
  readonly machine?: { readonly settings: string; readonly home: string };
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  /** Whether standard input belongs to the shell around the command: a command that can do without must not read it. */
  readonly sharesInput?: () => boolean;
  readonly stdout: NodeJS.WritableStream & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
  };
  /** The same outputs while they are pipes or files and not open as streams: opening one takes longer than printing help. */
  readonly direct?: { readonly stdout?: WriteNow | undefined; readonly stderr?: WriteNow | undefined };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  /** Called before the code of a run is loaded. */
  readonly startsRun?: () => void;
  readonly now: () => Date;
  /** Milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Aborted by Ctrl-C or a closed output. */
  readonly signal: AbortSignal;
  /** Notes about the process that calls of a tool server have reported: each is in the result of one call. */
  readonly reported?: Set<string>;
}

/** Writes text at once. Returns what could not be written, or was too long to be written this way during a run. */
export type WriteNow = (text: string) => Uint8Array;

export interface Printing {
  /** The rows arrive in the order of `--sort`. */
  readonly sorted?: true;
  readonly columns?: readonly Column[];
  /** Columns that are not fields of the rows: names may choose them where `columns` is absent. */
  readonly derived?: readonly Column[];
  /** Header of a CSV file without rows, if `columns` is absent. */
  readonly whenEmpty?: () => Promise<readonly Column[]>;
  /** Columns of the table, of which `--labels` takes the headers of fields where files have every field. */
  readonly labels?: readonly Column[];
  /** What people read in place of a table, unless names choose some of its columns. */
  readonly text?: string;
  /** A table shows the record as one row of its columns. */
  readonly across?: boolean;
  /** Messages inside a record, which a table prints under it. */
  readonly messages?: readonly Message[];
  /** The rows may arrive over hours: those read so far are printed whenever the source waits. */
  readonly live?: boolean;
  /** Each row is a result of its own: JSON is one value per line, and a filter runs on each row. */
  readonly apart?: boolean;
  /** `--fields` does not apply: it names fields of the record that a write would return. */
  readonly whole?: boolean;
}

/**
 * Names that `--fields` may have. What is below a known name, such as `customer.email`, may exist: only the rows show it,
 * and a path that none of them has is a warning.
 */
export interface KnownFields {
  /** `*` in a name stands for any text; which of these names exist is checked when the result is printed. */
  readonly names: readonly string[];
  /** Those of the names that have nothing below them: texts, numbers, dates. */
  readonly scalars?: readonly string[];
  /** Further names for `--sort`: what the service sorts by and records do not have. */
  readonly sorts?: readonly string[];
  /** Columns of the command: `--columns` and `--sort` accept their headers, and `--fields` suggests the key in place of one. */
  readonly columns?: readonly Pick<Column, 'key' | 'header'>[];
  /** Looks for any other name, such as that of a custom field. */
  readonly has?: (name: string) => Promise<boolean>;
}

/**
 * Everything printed to stdout goes through here. After a write, a result that cannot be printed is a warning with the
 * result: the exit code is that of the write.
 */
export interface Output {
  readonly format: Format;
  /** The same output in another format, for commands with a format of their own. A `--jq` filter takes precedence. */
  as(format: Format): Output;
  /** Fails when nothing could be printed, as with an invalid `--jq` filter. Called before a write is sent. */
  check(): Promise<void>;
  /** Fails on a name in `--fields` that is not known. Later rows are then not checked: a missing field is left out. */
  checkFields(known: KnownFields): Promise<void>;
  rows(rows: Rows, printing?: Printing): Promise<void>;
  record(row: unknown, printing?: Printing & { readonly single?: boolean }): Promise<void>;
  /** One line in table format, one object in the others. */
  action(line: string, data: Row): Promise<void>;
  /** A JSON value whatever the format (raw requests, exports). */
  json(value: unknown): Promise<void>;
  /** Text as it is, for example source code. Control characters are not replaced. */
  text(text: string): Promise<void>;
  /** Returns a writer for a response as it arrives. On a terminal, control characters of text are replaced. */
  stream(kind: 'text' | 'bytes'): (chunk: Uint8Array) => Promise<void>;
}

/** Piped standard input, which can be read once. Both methods return `undefined` when it is a terminal. */
export interface PipedInput {
  /**
   * The whole text.
   *
   * @param label what needs the input, for errors
   * @throws CliError `input` for more than 64 MiB and for what is not UTF-8
   */
  text(label: string): Promise<string | undefined>;
  /** The bytes as they arrive. */
  bytes(label: string): AsyncIterable<Uint8Array> | undefined;
}

/** Settings of the active profile. Names are plain keys, never paths. */
export interface Profile {
  readonly name: string;
  get(key: string): Promise<unknown>;
  /** `undefined` removes a setting. Written atomically under a lock. */
  set(changes: Readonly<Record<string, unknown>>): Promise<void>;
}

/** What a command runs with, besides its client. */
export interface Run extends Reporter {
  readonly service: Service;
  readonly authority: Authority;
  readonly world: World;
  readonly options: Options;
  readonly http: Http;
  readonly out: Output;
  /** Hides people; absent: they are shown. */
  readonly people?: People;
  /** Number of changes on this machine that the run has made: files of the user, settings, sign-ins. */
  readonly localWrites: { count: number };
  /** Time from which the data is, set by a command that reads a copy; absent: the run reads the service. */
  asOf?: string;
  readonly profile: Profile;
  /** Folder of config, state and watermarks, created 0700 when first written to. */
  readonly folder: string;
  readonly command: {
    readonly id: string;
    readonly words: string;
    readonly effect: Effect;
    readonly gate?: 'calls';
    /** Flags of the command as generated, so that one workflow serves every command that names it. */
    readonly flags: Readonly<Record<string, FlagData>>;
    readonly positionals: Readonly<Record<string, PositionalData>>;
    readonly sort?: ServiceSort;
    /** Names of the flags and arguments that were typed or piped; all others with a value have it by default. */
    readonly given?: ReadonlySet<string>;
    /** Flags as they were typed, before their values were read. */
    readonly texts?: Readonly<Record<string, unknown>>;
    /** Secrets are printed instead of dots: a flag of the command asks for them. */
    readonly showsSecrets?: boolean;
    /** Columns of the command, for workflows that print rows. */
    readonly columns?: readonly Column[];
    /** Exit codes of the command alone, by name. */
    readonly exits?: Readonly<Record<string, number>>;
  };
  /** Returns the value of a service variable (`{company}`), looked up if it is not set. */
  variable(name: string): Promise<string>;
  /** Names of records that are remembered between runs. */
  readonly names: NameCache;
  /**
   * Turns a code or name into an id, looked up once in a run. `params` are the arguments of the command, which fill the
   * path of a reference and narrow it. `seen` is called with the record that the look-up returned; an id is not looked up.
   */
  resolve(
    reference: string | Reference,
    code: string,
    params?: Readonly<Record<string, string>>,
    seen?: (record: Row) => void,
  ): Promise<string>;
  /** What users typed with a mark, such as `#7`, by the ids that were found for it; only a workflow needs it. */
  readonly typed?: ReadonlyMap<string, string>;
  /** Whether a question would reach someone: a terminal, and no `--yes`. */
  readonly prompts: boolean;
  /**
   * Asks y/N on stderr, after a list of the first of these records, one line for each. Does not ask with `--yes` and
   * `--dry-run`. Fails with `declined` for no, and with `unprompted` without a terminal, naming the flag that answers. With
   * `--yes`, a person at a terminal sees the question and the list of more than 100 records.
   *
   * @param count number of records, if more are written than these
   */
  confirm(question: string, records?: readonly string[], count?: number): Promise<void>;
  /** Standard input, for commands whose flags have not read it. */
  readonly input: PipedInput;
  /** Asks for a line, or a hidden one; throws `combination` without a terminal, naming `flag`. */
  ask(question: string, options: { readonly flag: string; readonly hidden?: boolean }): Promise<string>;
  /**
   * An error with the service's exit code for the class, or a declared extra exit by name. Without a message, only the exit
   * code says that the command failed: what it has printed says why.
   */
  fail(kind: Failure | { readonly exit: string }, message?: string, remedy?: string): never;
}
