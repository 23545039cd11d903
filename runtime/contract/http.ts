/** Types of calls, responses and pages, and of the HTTP client. */
import type { Effect, Encoding, Method } from './command.js';
import type { Carried, Unsigned } from './credential.js';
import type { Fate, Remedy, Writes } from './failure.js';
import type { Row } from './rows.js';
import type { ReadBefore, Undo } from './undo.js';

export interface Call {
  readonly method: Method;
  /** Path template below the host's origin, or an absolute URL (checked against the origin). */
  readonly path: string;
  /** The path is an address from a response; no user wrote it. */
  readonly returned?: true;
  readonly host?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** `undefined` and null are left out, arrays joined with commas, or sent one by one if they are {@link Repeated}. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly encoding?: Encoding;
  readonly headers?: Readonly<Record<string, string>>;
  /** What the call does; default: `read` for GET, else `act`. Decides about policies, dry run and the wording of errors. */
  readonly effect?: Effect;
  /** May be retried after a failure although its method usually may not. */
  readonly repeatable?: boolean;
  /** The body of a successful response is returned as bytes, and not parsed. */
  readonly asBytes?: boolean;
  /** A response with some of the rows (206) is accepted: a page of a list whose total is in `Content-Range`. */
  readonly partial?: true;
  /** Where the body of a successful response is written as it arrives, so that its size does not count for the memory. */
  readonly into?: Sink;
  /** `public`: a redirect of a GET to another public https origin is followed, without the credential. */
  readonly redirect?: 'public';
  readonly retry?: boolean;
  readonly timeout?: number;
  /** Statuses besides 2xx that are not a failure. */
  readonly accept?: readonly number[];
  /** Name of the record that a write is about, shown by its dry run. */
  readonly about?: string;
  /** The catalogue does not list the resource: the request may do anything, as a raw one. */
  readonly unlisted?: true;
  /** What the log keeps of a write besides its request. */
  readonly logged?: LoggedCall;
}

/** What the log keeps of a write besides its request. */
export interface LoggedCall {
  /** Words of the command that it is a request of. */
  readonly command: string;
  /** How it is taken back; absent: no command of the client does it. */
  readonly rule?: Undo;
  /** Reads the record of a write that its rule does not read. */
  readonly reader?: ReadBefore | 'itself';
  /** The write is sent with the version that a read before it shows. */
  readonly etag?: true;
  /** Name of the call, if the command is a workflow. */
  readonly call?: string;
  /** Arguments of the request. */
  readonly args: Row;
  /** Names of the headers that flags have set, which no file has. */
  readonly headers?: readonly string[];
  /** The record before, if the caller has read it. */
  readonly before?: Row;
  /** Returns the record in a response, also of a GET of the same path; default: by the envelope of the service. */
  readonly record?: (body: unknown) => Row | undefined;
  /** Returns the id of the record that a response created or names; default: its field `id`, or a header. */
  readonly id?: (response: Response) => string | undefined;
  /** Returns how the record is created again; absent if only the command that creates it knows. */
  readonly recreation?: () => Promise<Recreation | undefined>;
  /** The write is a line of a plan, takes another one back, or has a key of the caller. */
  readonly marks?: WriteMarks;
}

/** How a record is created again after it was deleted. */
export interface Recreation {
  /** Query that reads the record with all that a create can send. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Returns the body of a create, without the keys that the service sets; or the name of a collection that the record lacks or has in part. */
  bodyOf(record: Row): { readonly body: Row } | { readonly lacks: string };
}

/** Why a write is sent, if it is not for the command itself. */
export interface WriteMarks {
  readonly actor?: 'plan' | 'undo';
  /** Id of the plan, number of the line in it, and digest of the line. */
  readonly plan?: string;
  readonly line?: number;
  readonly lineDigest?: string;
  /** Digest of the plan as it is applied, and its account: what a person can have approved. */
  readonly applied?: { readonly digest: string; readonly account: string };
  /** Id of the write that it takes back. */
  readonly undoes?: string;
  readonly once?: string;
}

/** A write in the log. */
export interface OpenIntent {
  /** Headers that the write gets because of the record before it; those of the call itself count first. */
  readonly headers?: Readonly<Record<string, string>>;
  end(fate: Fate, response?: Response): void;
}

/** Where the body of a response goes: a file, which a retry starts anew, or a reader, after whose first bytes there is none. */
export interface Sink {
  /** Absolute path. The file is created, or emptied, when a successful response arrives. */
  readonly file?: string;
  /** Passes bytes on as they arrive, in place of a file. The response waits for the promise: whether more bytes are needed. */
  readonly take?: (chunk: Uint8Array) => Promise<boolean>;
  /** Called with the headers of a successful response, before its bytes. */
  readonly opened?: (headers: Response['headers']) => void;
  /** The response may pause for any time between its bytes. */
  readonly isQuiet?: true;
  /** Called with the number of bytes so far, and of all if the service has announced it. */
  readonly received?: (bytes: number, total: number | undefined) => void;
}

/** A response of the service: the same value from the socket to the result of a command, which adds what it has read. */
export interface Response {
  readonly status: number;
  /** Names in lower case; the values of one name are joined with commas. */
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the request, after redirects. */
  readonly url: string;
  /** Parsed JSON; null for an empty response, and for bytes. */
  readonly body: unknown;
  /** The body as text, of a failed response: it need not be JSON. */
  readonly text?: string;
  /** The values of a stream, such as server-sent events; they are the body too. */
  readonly events?: readonly unknown[];
  /** The response had no body; `null` could also be one. */
  readonly isEmpty?: true;
  /** The record in the body, without the service's envelope; null without one. */
  readonly record?: unknown;
  /** Id of the record that the response created or names: from its body, else from the service's headers. */
  readonly id?: string;
  /** Bytes of the body, if they are not parsed. */
  readonly bytes?: Uint8Array;
  /** Number of bytes of the body that were passed to the sink of the call. */
  readonly size?: number;
}

/** What is left of a rate limit. */
export interface Rate {
  readonly remaining: number;
  /** When the next window begins, if the service has named it. */
  readonly reset?: string;
}

/** What shows that a list has more records than a response. */
export interface Announced {
  /** The field, as a path, or the header. */
  readonly by: string;
  /** Number of all records. */
  readonly total?: number;
}

export interface Page {
  readonly rows: readonly Row[];
  readonly index: number;
  /** Total number of records, if the service returns it. */
  readonly total?: number;
  readonly pages?: number;
  /** Whether more rows follow, according to the service. */
  readonly more: boolean;
  /** What announces more records than these, for a list whose other pages cannot be read. */
  readonly announced?: Announced;
  readonly response: Response;
}

export interface PageOptions {
  /** Name under `service.paging`. */
  readonly style: string;
  /** Path of the rows; default: the style's. */
  readonly result?: string;
  /** Maximum number of rows; reading stops when they have been read. */
  readonly limit?: number;
  readonly maxPages?: number;
  /** Rows requested per page; default: the style's maximum. Never above it, and never more than `limit` still needs. */
  readonly size?: number;
  /** Number of the page to begin with, for lists with numbered pages; default: the first. */
  readonly from?: number;
  /**
   * The next page is requested while the rows of one are used, where pages follow each other: for lists that are read to
   * their end. Otherwise it is requested when the caller asks for it.
   */
  readonly ahead?: boolean;
  /** The rows are of use only together, as in a look-up: an error does not speak of those before it. */
  readonly whole?: true;
  /** Called with the number of values among the rows of a page that are not records, which are left out; default: an error. */
  readonly onDamage?: (count: number) => void;
}

/** A file for an address in a response. */
export interface Upload {
  /** Host of the service whose response has the address. */
  readonly host: string;
  readonly address: string;
  /** A file that was opened to be sent. */
  readonly file: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields of a form, which is posted; absent: the file is put there. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Name of the part with the file in that form. */
  readonly part?: string;
}

/** A write that `--dry-run` did not send. `body` is what would be sent; files appear by name and size. */
export interface PlannedWrite {
  readonly dryRun: true;
  readonly method: Method;
  readonly url: string;
  /** Headers that the command sets, in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Name of the record, on a terminal. */
  readonly record?: string;
  readonly body?: unknown;
  /** Answer of the policy, if it would not allow the write; the rule is `default` if none applies. */
  readonly policy?: { readonly answer: 'ask' | 'refuse'; readonly rule: string; readonly file: string };
}

export interface Http {
  /**
   * Sends one request, with retries. The policies of the run are asked about a write first. Under `--dry-run` a write is added to
   * {@link planned} and returns status 0, a null body and `<id of step n>` as the id of the record.
   */
  send(call: Call): Promise<Response>;
  /** Sends a file to an address that the service has named, without its credential. Under `--dry-run` it is added to {@link planned}. */
  upload(upload: Upload): Promise<void>;
  /** Pages in order, read on demand. Fails on loops, repeated cursors and links to another origin. */
  pages(call: Call, options: PageOptions): AsyncIterable<Page>;
  /** Rows of {@link pages}, at most `limit` of them. */
  rows(call: Call, options: PageOptions): AsyncIterable<Row>;
  /** Returns the origin that a host's requests are locked to. */
  origin(host?: string): Promise<string>;
  /** Returns the same client with requests that this signal aborts instead of the run's. */
  within(signal: AbortSignal): Http;
  /** Requests left in the rate limit according to the last responses; absent: unknown. */
  readonly remaining: number | undefined;
  /** The same with the time of the next window, of the host with the fewest requests left. */
  readonly rate: Rate | undefined;
  /** Number of requests that were sent so far, retries included. */
  readonly requests: number;
  /** Numbers of the writes of this run so far. */
  readonly writes: Writes;
  /** Writes that `--dry-run` did not send, in order. */
  readonly planned: readonly PlannedWrite[];
}

/** Origins and credentials of the requests. */
export interface Authority {
  /** Returns the origin that requests to the host are locked to, overrides applied. */
  origin(host: string): Promise<string>;
  /** Returns what a request carries of the credentials; a signature covers `request`, and is left out without one. Fails with `auth` or `config`, naming the command that fixes it. */
  carried(host: string, request?: () => Promise<Unsigned>): Promise<Carried>;
  /**
   * After a 401 to a request that carried this: returns whether a newer credential exists, so that the request can be
   * sent once more. Several requests that were refused together renew it once.
   */
  renew(host: string, refused: Carried): Promise<boolean>;
  /** Returns how to fix a credential that the service refused, depending on where it came from. */
  remedy(host: string): Promise<string | Remedy>;
  /** Returns a fingerprint of origin and credential: another account, or another service, has another one. */
  account(host: string): Promise<string>;
}
