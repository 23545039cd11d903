/** Commands, the client that they belong to, and the context in which they run. */
import type { RecordHook } from './hook.js';
import type { Column, Effect, FlagData, PositionalData, RequestPlan, ServiceSort } from './command.js';
import type { Signer } from './credential.js';
import type { DescriptionIndex } from './describe.js';
import type { Dialects } from './dialect.js';
import type { Format } from './options.js';
import type { Route } from './route.js';
import type { Row } from './rows.js';
import type { Run } from './run.js';
import type { OutputRules, Service } from './service.js';
import type { Tables } from './tables.js';
import type { Guide, Tool } from './tools.js';

export interface Handler<Args> {
  (args: Args, context: Context): Promise<void>;
  /** The request that it sends; it describes the command without a run. */
  readonly plan?: RequestPlan;
  /** The requests that a workflow may send, by name. */
  readonly calls?: Readonly<Record<string, RequestPlan>>;
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
  readonly output?: Format;
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
  /** Names in the group: known without opening it. */
  readonly below?: readonly string[];
  /** Other names of the same command. */
  readonly aliases?: readonly string[];
  /** Names that the command had before: they work, with a warning, and are not shown. */
  readonly was?: readonly string[];
}

/** One level of the static index. Names are in the order of help. */
export interface Group {
  readonly nodes: Readonly<Record<string, Node>>;
  /** Rendered help of this level by name; `''` is the level itself. */
  readonly help: () => Promise<{ readonly help: Readonly<Record<string, string>> }>;
}

/** Passed to every handler and workflow. */
export interface Context extends Run {
  readonly client: Client;
  /** The write was sent before with the same key: no look-up refuses it for the record that it has created. */
  readonly isRepeated?: true;
}

/** What a binary passes to the runtime: small values directly, everything else loaded on demand. */
export interface Client {
  /** The version of the interface to the runtime that the client was compiled for. */
  readonly contract: number;
  readonly binary: string;
  readonly version: string;
  readonly env: string;
  /** Exit code of an unknown command, with its name, and the format of results: reports need no service for them. */
  readonly usage: { readonly code: number; readonly name: string };
  readonly output: OutputRules['default'];
  readonly tree: Group;
  /** Words for the records of the service; the words of a list suggest one another. */
  readonly synonyms?: readonly (readonly string[])[];
  /** Dialects that the service uses, each loaded when a command needs it. */
  readonly dialects?: Dialects;
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
  /** The skill file and recipes; for clients with a tool server. */
  readonly guide?: () => Promise<{ readonly guide: Guide }>;
  /** Starts the sandbox; behavior beyond the routes comes from the service's extension, if it has one. */
  readonly sandbox: () => Promise<{ readonly open: SandboxOpener }>;
  /** Modules that sign requests, by name; for clients with a credential that is a signature. */
  readonly signers?: Readonly<Record<string, () => Promise<{ readonly default: Signer }>>>;
  /** Modules that change how records are printed, by name; for clients with commands that name one. */
  readonly hooks?: Readonly<Record<string, () => Promise<{ readonly default: RecordHook }>>>;
  /** Completion script by name of the shell; for clients with the command that prints them. */
  readonly completion?: () => Promise<{ readonly completion: Readonly<Record<string, string>> }>;
  /** Descriptions of the commands as data; for clients with a command that shows them. */
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
