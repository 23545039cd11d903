import type { Client } from './client.js';
import type { Column, Effect, Encoding, FlagData, Method, PositionalData } from './command.js';
import type { Failure, Service } from './service.js';
import type { Row } from './values.js';

/** The outside world at its edge: streams, environment, clock. Tests replace it here and nowhere else. */
export interface World {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly now: () => Date;
  /** Milliseconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Aborted by Ctrl-C or a closed output. */
  readonly signal: AbortSignal;
}

/** The global flags, after environment and profile settings have had their say. */
export interface Globals {
  readonly output?: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  readonly jq?: string;
  readonly fields?: readonly string[];
  readonly profile: string;
  readonly color: boolean;
  readonly verbose: boolean;
  readonly retry: boolean;
  /** Milliseconds per request. */
  readonly timeout: number;
  readonly limit?: number;
  readonly resolveFields: boolean;
  readonly dryRun: boolean;
  readonly yes: boolean;
  readonly allowWrites: boolean;
  /** Values of service flags beside these, by flag name. */
  readonly other: Readonly<Record<string, unknown>>;
}

export interface Call {
  readonly method: Method;
  /** Path template below the host's origin, or an absolute URL (checked against the origin). */
  readonly path: string;
  readonly host?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** `undefined` and null are left out, arrays joined with commas. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly encoding?: Encoding;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the call does; default: `read` for GET, else `act`. Decides gate, dry run and what an error says. */
  readonly effect?: Effect;
  /** May be sent again after a failure although its method says otherwise. */
  readonly repeatable?: boolean;
  /** `bytes`: the body is not parsed. */
  readonly answer?: 'json' | 'bytes';
  readonly retry?: boolean;
  readonly timeout?: number;
  /** Statuses beside 2xx that are an answer and no failure. */
  readonly accept?: readonly number[];
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; null for an empty answer. */
  readonly body: unknown;
  readonly bytes?: Uint8Array;
  readonly url: string;
}

export interface Page {
  readonly rows: readonly Row[];
  readonly index: number;
  /** Records in all, when the service tells. */
  readonly total?: number;
  readonly pages?: number;
  /** Whether the service says that more follows. */
  readonly more: boolean;
  readonly envelope: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PageOptions {
  /** Name under `service.paging`. */
  readonly style: string;
  /** Path of the rows; default: the style's. */
  readonly result?: string;
  /** Rows wanted; reading stops when they are there. */
  readonly limit?: number;
  readonly maxPages?: number;
  /** Rows a page asked for; default: the style's maximum. Never above it, and never above what `limit` still wants. */
  readonly size?: number;
}

/** A write that `--dry-run` kept back. `body` is what would be sent; files are told by name and size. */
export interface PlannedWrite {
  readonly dryRun: true;
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
}

export interface Http {
  /**
   * Sends one request, with retries. A write passes the gate first. Under `--dry-run` a write is added to
   * {@link planned} and answered with status 0, a null body and `<id of step n>` as the id of the record.
   */
  send(call: Call): Promise<Reply>;
  /** Pages in order, read as they are asked for. Ends in an error on loops, repeated cursors and links to elsewhere. */
  pages(call: Call, options: PageOptions): AsyncIterable<Page>;
  /** Rows of {@link pages}, at most `limit` of them. */
  rows(call: Call, options: PageOptions): AsyncIterable<Row>;
  /** The record of an answer, taken out of the service's envelope. */
  record(reply: Reply, path?: string): unknown;
  /** Id of the record that an answer made or names: from its body, else from the service's headers. */
  id(reply: Reply): string | undefined;
  /** Origin that a host's requests are locked to. */
  origin(host?: string): Promise<string>;
  /** Writes that reached the wire in this run; an error after one says so. */
  readonly written: number;
  /** Writes kept back by `--dry-run`, in order. */
  readonly planned: readonly PlannedWrite[];
}

export interface Printing {
  readonly columns?: readonly Column[];
  /** Entity whose custom fields are shown by name. */
  readonly customFields?: string;
}

/** Everything that leaves on stdout goes through here. */
export interface Output {
  readonly format: 'table' | 'json' | 'yaml' | 'csv' | 'ndjson';
  /** Fails when nothing could be printed: a `--jq` filter that makes no sense. For before a write is sent. */
  check(): Promise<void>;
  rows(rows: AsyncIterable<Row> | Iterable<Row>, printing?: Printing): Promise<void>;
  record(row: unknown, printing?: Printing & { readonly single?: boolean }): Promise<void>;
  /** One line in table format, one object in the others. */
  action(line: string, data: Row): Promise<void>;
  /** A JSON value whatever the format (raw requests, exports). */
  json(value: unknown): Promise<void>;
  /** Text as it is, for example source code. Control characters are not replaced. */
  text(text: string): Promise<void>;
}

/** Who the requests speak for. */
export interface Authority {
  /** Origin that requests to the host are locked to, overrides applied. */
  origin(host: string): Promise<string>;
  /** Headers that carry the credential. Fails with `auth` or `config`, naming the command that mends it. */
  headers(host: string): Promise<Readonly<Record<string, string>>>;
  /** After a 401: whether a newer credential is there, so that the request may be sent once more. */
  renew(host: string): Promise<boolean>;
}

/** Settings of the active profile. Names are plain keys, never paths. */
export interface Profile {
  readonly name: string;
  get(key: string): Promise<unknown>;
  /** `undefined` removes. Written atomically under a lock. */
  set(changes: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Handed to every handler and workflow. */
export interface Context {
  readonly client: Client;
  readonly service: Service;
  readonly authority: Authority;
  readonly world: World;
  readonly globals: Globals;
  readonly http: Http;
  readonly out: Output;
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
    /** Columns of the command, for workflows that print rows. */
    readonly columns?: readonly Column[];
  };
  /** Value of a service variable (`{division}`), looked up when it must be. */
  variable(name: string): Promise<string>;
  /** Code to id, cached for the run. */
  resolve(reference: string, code: string): Promise<string>;
  /** Lines on stderr. `note` is silent in JSON error mode only when the output is closed. */
  note(text: string): void;
  warn(text: string): void;
  /** Redraws one line on a terminal's stderr, silent elsewhere. */
  progress(text: string): void;
  verbose(text: string): void;
  /** Asks y/N on stderr; throws `unprompted` without a terminal, naming the flag that answers. Honours `--yes`. */
  confirm(question: string): Promise<void>;
  /** Asks for a line, or a hidden one; throws `unprompted` without a terminal, naming `flag`. */
  ask(question: string, options: { readonly flag: string; readonly hidden?: boolean }): Promise<string>;
  /** An error with the service's exit code for the class, or a declared extra exit by name. */
  fail(kind: Failure | { readonly exit: string }, message: string, remedy?: string): never;
}
