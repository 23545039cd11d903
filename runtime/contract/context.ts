import type { Column, Effect, FlagData, Messages, PositionalData, RequestPlan, ServiceSort } from './command.js';
import type { Signer } from './credential.js';
import type { DescriptionIndex } from './describe.js';
import type { Failure } from './failure.js';
import type { Authority, Http } from './http.js';
import type { NameCache, Reference } from './lookups.js';
import type { Reporter } from './reporter.js';
import type { Route } from './route.js';
import type { OutputRules, Service } from './service.js';
import type { Tables } from './tables.js';
import type { Tool } from './tools.js';
import type { Row, Rows } from './rows.js';

export interface Handler<Args> {
  (args: Args, context: Context): Promise<void>;
  /** The request that it sends, for what is to be known about a command without running it. */
  readonly plan?: RequestPlan;
}

/**
 * One command as data, with a handler that calls the runtime. `Args` is the interface of its flags and positionals.
 */
export interface CommandModule<Args = Row> {
  readonly id: string;
  readonly command: string;
  readonly describe: string;
  /** Usage after the command's words, for example `<id> --title <text> [flags]`; absent: none. */
  readonly usage?: string;
  readonly positionals?: Readonly<Record<string, PositionalData>>;
  readonly flags: Readonly<Record<string, FlagData>>;
  readonly handler: Handler<Args>;
  readonly effect: Effect;
  /** Output format without a flag or setting; default: the service's. */
  readonly output?: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  /** `calls`: the effect depends on the calls, so the gate checks each call and not the command itself. */
  readonly gate?: 'calls';
  /** Columns of a workflow's rows; a request's are in its plan. */
  readonly columns?: readonly Column[];
  /** Remedy of a failure by HTTP status, a template over the arguments; used before the service's. */
  readonly hints?: Readonly<Record<string, string>>;
  /** Exit codes beside the service's own, by name. */
  readonly exits?: Readonly<Record<string, number>>;
  readonly oneOf?: readonly (readonly string[])[];
  /** How the service sorts the list of the command. */
  readonly sort?: ServiceSort;
}

/**
 * One generated command: a command module of yargs, so that any program on yargs can mount it. Without a context its
 * handler runs it as the client's binary would and sets the exit code; with one it only does the command's work.
 */
export interface MountableCommand<Args = Row> extends CommandModule<Args> {
  readonly builder: <Yargs>(yargs: Yargs) => Promise<Yargs>;
  readonly handler: Handler<Args> & ((argv: { readonly $0: string }) => Promise<void>);
}

/** A node of the static index: a command, a group, or both (`audit` and `audit stage-skips`). */
export interface Node {
  readonly run?: () => Promise<{ readonly command: CommandModule<never> }>;
  readonly open?: () => Promise<{ readonly group: Group }>;
  /** Names in the group, without the hidden ones: known without opening it. */
  readonly below?: readonly string[];
  /** Other names of the same command. */
  readonly aliases?: readonly string[];
  /** Names that the command had before: they work, with a warning, and are not shown. */
  readonly was?: readonly string[];
  readonly hidden?: true;
}

/** One level of the static index. Names are in the order of help. */
export interface Group {
  readonly nodes: Readonly<Record<string, Node>>;
  /** Rendered help of this level by name; `''` is the level itself. */
  readonly help: () => Promise<{ readonly help: Readonly<Record<string, string>> }>;
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

/** The global flags, with environment variables and profile settings applied. */
export interface Globals {
  readonly output?: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  readonly jq?: string;
  /** Text from the filter is printed without quotes. */
  readonly raw?: true;
  readonly fields?: readonly string[];
  /** Columns of tables and CSV, in this order; of tables only, when they come from `setting`. */
  readonly columns?: { readonly names: readonly string[]; readonly setting?: string };
  /**
   * Columns by which the rows of tables and CSV are sorted, the first one first; `-name` is descending. A list that the
   * service sorts by the column is sorted as a whole, in every format.
   */
  readonly sort?: readonly string[];
  /** CSV has the headers of tables, instead of names of fields. */
  readonly labels?: true;
  /** CSV cells that look like formulas begin with an apostrophe. */
  readonly csvSafe?: true;
  /** Tables on a terminal show times as they are, instead of how long ago they were. */
  readonly absoluteTimes?: true;
  readonly profile: string;
  readonly color: boolean;
  /** Help and tables are not paged. */
  readonly noPager?: true;
  readonly verbose: boolean;
  readonly retry: boolean;
  /** Milliseconds per request. */
  readonly timeout: number;
  /** Maximum number of rows; Infinity for `--limit 0`, absent without the flag. */
  readonly limit?: number;
  readonly resolveFields: boolean;
  readonly dryRun: boolean;
  readonly yes: boolean;
  readonly allowWrites: boolean;
  /** Values of the service's own global flags, by flag name. */
  readonly other: Readonly<Record<string, unknown>>;
}

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
  /** A table shows the record as one row of its columns. */
  readonly across?: boolean;
  /** Messages inside a record, which a table prints under it. */
  readonly messages?: Messages;
  /** The rows may arrive over hours: those read so far are printed whenever the source waits. */
  readonly live?: boolean;
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
  readonly format: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  /** The same output in another format, for commands with a format of their own. A `--jq` filter takes precedence. */
  as(format: Output['format']): Output;
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

/** Passed to every handler and workflow. */
export interface Context extends Reporter {
  readonly client: Client;
  readonly service: Service;
  readonly authority: Authority;
  readonly world: World;
  readonly globals: Globals;
  readonly http: Http;
  readonly out: Output;
  /** Number of changes on this machine that the run has made: files of the user, settings, sign-ins. */
  readonly files: { written: number };
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
   * `--dry-run`. Fails with `declined` for no, and with `unprompted` without a terminal, naming the flag that answers.
   */
  confirm(question: string, records?: readonly string[]): Promise<void>;
  /** Standard input, for commands whose flags have not read it. */
  readonly input: PipedInput;
  /** Asks for a line, or a hidden one; throws `combination` without a terminal, naming `flag`. */
  ask(question: string, options: { readonly flag: string; readonly hidden?: boolean }): Promise<string>;
  /** An error with the service's exit code for the class, or a declared extra exit by name. */
  fail(kind: Failure | { readonly exit: string }, message: string, remedy?: string): never;
}

/** What a binary passes to the runtime: small values directly, everything else loaded on demand. */
export interface Client {
  readonly binary: string;
  readonly version: string;
  readonly env: string;
  /** Exit code of an unknown command, with its name, and the format of results: reports need no service for them. */
  readonly usage: { readonly code: number; readonly name: string };
  readonly output: OutputRules['default'];
  readonly tree: Group;
  readonly service: () => Promise<{ readonly service: Service }>;
  readonly routes: () => Promise<{ readonly routes: readonly Route[] }>;
  /**
   * Names of the fields of records by group, for example `shop.order`, and by command for those with records of another
   * kind. A group without records has none.
   */
  readonly fields?: () => Promise<{ readonly fields: Readonly<Record<string, readonly string[]>> }>;
  /** Tables of the files that workflows write, for clients that have some. */
  readonly tables?: () => Promise<{ readonly tables: Tables }>;
  /** Commands that the client offers as tools. */
  readonly tools: () => Promise<{ readonly tools: readonly Tool[] }>;
  /** Starts the sandbox; behavior beyond the routes comes from the service's extension, if it has one. */
  readonly sandbox: () => Promise<{ readonly open: SandboxOpener }>;
  /** Modules that sign requests, by name; for clients with a credential that is a signature. */
  readonly signers?: Readonly<Record<string, () => Promise<{ readonly default: Signer }>>>;
  /** Completion script by name of the shell; for clients with the command that prints them. */
  readonly completion?: () => Promise<{ readonly completion: Readonly<Record<string, string>> }>;
  /** Descriptions of the commands as data; for clients with the command that prints them. */
  readonly descriptions?: () => Promise<{ readonly descriptions: DescriptionIndex }>;
}

export interface SandboxOptions {
  readonly client: Client;
  /** State file; absent: memory only. */
  readonly file?: string;
  /** 0 picks a free port. */
  readonly port?: number;
  readonly records?: number;
  /** Milliseconds before every response. */
  readonly latency?: number;
  /**
   * Faults of the first requests, used up in order: `<status>:<count>` returns the status, `reset:<n>` breaks the
   * connection, `html:<n>` returns 200 with a web page, `cut:<n>` cuts the JSON, `slow:<n>` delays the response,
   * `loop:<n>` makes a list continue at its beginning.
   */
  readonly fail?: readonly string[];
  readonly seed?: number;
  /** No rate limits are announced or enforced. */
  readonly unlimited?: boolean;
  /** Fixed time of the clock; absent: the real time. */
  readonly now?: string;
  /** Keeps the process alive until `close`; by default the sandbox never does. */
  readonly hold?: boolean;
}

export interface Sandbox {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export type SandboxOpener = (options: SandboxOptions) => Promise<Sandbox>;
