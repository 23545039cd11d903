/** The lines of a recording: the runs, and the requests of each with what came back. */
import type { Shape, Shaped } from '../base/shape.js';

/** Version of the format. */
export const FORMAT = 1;

/** The beginning of every recording. */
export const BEGINNING = '{"t":"run"';

/** Maximum bytes of a body that is stored, or compared in full. Of a larger one the size is stored. */
export const MOST_BODY = 16 * 1024 * 1024;

/** What a hidden value is replaced by; different values have different numbers. In a request it stands for any value. */
export const hiddenText = (number: number): string => `HIDDEN-${String(number)}`;

/** The first line of a run. */
export const RUN = {
  t: /^run$/,
  v: FORMAT,
  run: /^[\w-]{1,40}$/,
  client: 'string',
  version: 'string',
  at: 'time',
  argv: 'string[]',
  'env?': { '*': 'string' },
} as const satisfies Shape;

export type RunLine = Shaped<typeof RUN>;

/** The parameters of a query by name; one that is repeated has a list. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

/** A part of a multipart body. A file has its name, size and digest. */
export interface Part {
  readonly name: string;
  readonly text?: string;
  readonly filename?: string;
  readonly size?: number;
  readonly sha256?: string;
}

/** The body of a request in canonical form. `size` without a digest is a body that is too large to be compared. */
export type SentBody =
  | { readonly json: unknown }
  | { readonly form: readonly (readonly [name: string, value: string])[] }
  | { readonly parts: readonly Part[] }
  | { readonly text: string }
  | { readonly size: number; readonly sha256?: string };

/** The body of a response. `size` is a body that was not stored. */
export type ReceivedBody =
  { readonly json: unknown } | { readonly text: string } | { readonly base64: string } | { readonly size: number };

/**
 * Why a request has no usable response.
 *
 * - `unconnected`: there was no connection, and nothing was sent
 * - `closed`: the connection was closed before the response was complete
 * - `timeout`: the response was not complete in time
 * - `unreadable`: the response could not be read, for example because it was compressed wrongly; `final`: a retry cannot help
 */
export const FAULTS = ['unconnected', 'closed', 'timeout', 'unreadable', 'final'] as const;
export type Fault = (typeof FAULTS)[number];

/** A request and its response. Lines are in the order of the responses. */
export const EXCHANGE = {
  t: /^exchange$/,
  run: /^[\w-]{1,40}$/,
  'n?': 'count',
  'after?': 'count',
  'host?': 'string',
  origin: /^https?:\/\/[^/\s?#@\u0000-\u0020]{1,300}$/,
  method: /^[A-Z]{1,20}$/,
  path: /^\/[^\u0000-\u0020?#]*$/,
  'query?': 'object',
  'body?': 'object',
  'renewed?': 'boolean',
  'status?': 'count',
  'headers?': { '*': 'string' },
  'response?': 'object',
  'fault?': FAULTS,
} as const satisfies Shape;

export interface ExchangeLine {
  readonly t: 'exchange';
  readonly run: string;
  /** Place in the order in which the run sent its requests, from 1. */
  readonly n?: number;
  /** Number of requests of the run that had a response when this one was sent; absent: all in the lines before. */
  readonly after?: number;
  /** Name of the host in the spec. */
  readonly host?: string;
  readonly origin: string;
  readonly method: string;
  /** Path below the origin, without the query. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: SentBody;
  /** The request was sent again with a renewed credential, after a 401. */
  readonly renewed?: boolean;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly response?: ReceivedBody;
  readonly fault?: Fault;
}

/** The part of an exchange that requests are compared by. */
export type RequestFacts = Pick<ExchangeLine, 'method' | 'path' | 'query' | 'body'>;
