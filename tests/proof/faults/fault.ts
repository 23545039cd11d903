import type { Failure } from '../../../runtime/contract/failure.js';
import type { Service as Declared } from '../../../runtime/contract/service.js';
import type { Kind } from './kinds.js';
import { bytesOf, headOf, type Asked, type Plain, type Raw } from './service.js';

/** What a fault knows about the request that it hits. */
export interface Scene {
  readonly asked: Asked;
  /** The correct response. */
  readonly plain: Plain;
  readonly origin: string;
  /** Origin of another server, which must never be asked. */
  readonly foreign: string;
  readonly service: Declared;
  /** The credential as it was sent. */
  readonly credential: string;
  /** Counts the requests that the fault has hit, from 1. */
  readonly hit: number;
}

/**
 * The required outcome of a fault.
 *
 * - `ok`: the response can be used, so the result is that of a run without the fault
 * - `retry`: there is no usable response, or a status of 5xx; it is not known whether a write took effect
 * - `limit`: a 429, after which any request may be repeated
 * - `final`: the first response decides
 * - `open`: no client can recognize it in general; only the rules for all cells apply
 */
export type Nature = 'ok' | 'retry' | 'limit' | 'final' | 'open';

export interface Fault {
  /** Unique. */
  readonly name: string;
  readonly group: string;
  /** How many requests it hits; default: all. */
  readonly hits?: 1;
  readonly nature: Nature;
  /** Failure that a fault of nature `final` ends with, by the kind of the request; default: `unavailable`. */
  readonly failure?: (kind: Kind, service: Declared) => Failure;
  /** Nature for a response that is saved as a file; default: the same. */
  readonly ofFile?: Nature;
  /** Connections fail instead of responses. */
  readonly network?: 'refused' | 'broken';
  /** What is sent in place of the correct response. */
  readonly act?: (scene: Scene) => Plain | Raw;
  /** Milliseconds for --timeout, for faults of time. */
  readonly timeout?: number;
  /** Seconds that must pass before the retry. */
  readonly wait?: (service: Declared) => number | undefined;
  /** Kinds that it applies to; default: all. */
  readonly fits?: (kind: Kind) => boolean;
  /** Number of attempts, if it differs from the number of its nature. */
  readonly attempts?: (kind: Kind) => number | undefined;
}

/** Returns the body of the correct response, or another body if that has none. */
export const someBody = (plain: Plain): Buffer => {
  const bytes = bytesOf(plain);
  return bytes.length > 0 ? bytes : Buffer.from('{"id":3001,"name":"Acme","status":"fine"}');
};

/** Returns the correct response, with a body in any case. */
export const filled = (plain: Plain): Plain => ({ ...plain, status: 200, body: someBody(plain), headers: json(plain) });

const json = (plain: Plain): Record<string, string> => ({
  'content-type': Buffer.isBuffer(plain.body) ? 'application/octet-stream' : 'application/json',
  ...plain.headers,
});

/** A response of status 200 with this body, as the type of the correct one. */
export const withBody =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  ({ plain }: Pick<Scene, 'plain'>): Plain => ({
    status: 200,
    headers: { ...json(plain), ...headers },
    body: Buffer.from(body),
  });

/** The correct response as it is on the wire, with other headers. */
export const wire = (plain: Plain, changes: Readonly<Record<string, string | undefined>> = {}): Buffer => {
  const whole = filled(plain);
  return Buffer.concat([Buffer.from(headOf(whole, changes)), bytesOf(whole)]);
};

/** The variants of a fault that hits one request only, and all of them. */
export const onceAndAlways = (fault: Fault): readonly Fault[] => [
  { ...fault, name: `${fault.name}, once`, hits: 1 },
  { ...fault, name: `${fault.name}, always` },
];
