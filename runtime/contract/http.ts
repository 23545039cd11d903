import type { Effect, Encoding, Method } from './command.js';
import type { Row } from './values.js';

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
  /** Number of the page to begin with, of a list whose pages are numbered; default: its first. */
  readonly from?: number;
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
  /** The same engine for requests that another signal ends than that of the run. */
  within(signal: AbortSignal): Http;
  /** Requests that the service still takes in this moment, as its last responses said; absent: unknown. */
  readonly remaining: number | undefined;
  /** Writes that reached the wire in this run; an error after one says so. */
  readonly written: number;
  /** Writes kept back by `--dry-run`, in order. */
  readonly planned: readonly PlannedWrite[];
}

/** Who the requests speak for. */
export interface Authority {
  /** Origin that requests to the host are locked to, overrides applied. */
  origin(host: string): Promise<string>;
  /** Headers that carry the credential. Fails with `auth` or `config`, naming the command that mends it. */
  headers(host: string): Promise<Readonly<Record<string, string>>>;
  /**
   * After a 401 to a request with these headers: whether a newer credential is there, so that the request may be sent
   * once more. Several requests that were refused together renew it once.
   */
  renew(host: string, refused: Readonly<Record<string, string>>): Promise<boolean>;
  /** What to do about a credential that the service does not take, by where it came from. */
  remedy(host: string): Promise<string>;
}
