import { CancelError, got, RequestError, TimeoutError, type Got } from 'got';
import { setMaxListeners } from 'node:events';
import type { World } from '../contract/context.js';
import { isCertificate, isUnconnected, isUnsendable } from './failure.js';
import { createAgents } from './proxy.js';
import { MOST_BYTES, tooLarge, Unreadable, unpack } from './unpack.js';

export interface Outgoing {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Milliseconds until the whole answer must be there. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Called when the request is given up after bytes of it may have left. */
  readonly left?: () => void;
}

export interface Incoming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** No answer came. */
export interface Broken {
  readonly cause: unknown;
  /** Bytes of the request may have reached the other side. */
  readonly sent: boolean;
  /** Another try cannot help. */
  readonly lasting: boolean;
  readonly timedOut: boolean;
}

/** Sends a request once: an answer of any status, or a {@link Broken}. Rejects when the signal is aborted. */
export type Send = (request: Outgoing) => Promise<Incoming | Broken>;

const senders = new WeakMap<World['env'], Send>();

/** The sender of an environment; connections are kept and shared. */
export function sender(env: World['env']): Send {
  const known = senders.get(env);
  if (known !== undefined) return known;
  const client = got.extend({
    agent: createAgents(env),
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    // Unpacked below, where it is measured: a small answer can unpack to more than there is memory.
    decompress: false,
    responseType: 'buffer',
    // The caller names itself.
    headers: { 'user-agent': undefined, 'accept-encoding': 'gzip, deflate, br' },
  });
  const send: Send = (request) => sendOnce(client, request);
  senders.set(env, send);
  return send;
}

async function sendOnce(client: Got, request: Outgoing): Promise<Incoming | Broken> {
  const { method, url, headers, body, timeout, signal, left } = request;
  // One signal ends all requests of a run, however many are in flight.
  setMaxListeners(0, signal);
  try {
    const sending = client(url, {
      method: method as 'GET',
      headers: { ...headers },
      timeout: { request: timeout },
      signal,
      ...(body === undefined ? {} : { body }),
      // A DELETE with a body is allowed; a GET has none.
      responseType: 'buffer',
    });
    void sending.on('downloadProgress', ({ transferred, total = 0 }) => {
      if (Math.max(transferred, total) > MOST_BYTES) sending.cancel();
    });
    const answer = await sending;
    const { statusCode, headers: received, body: packed } = answer;
    // The connection remembers its last answer until the next one: a long list would hold the text of two pages.
    Object.assign(answer, { body: undefined, rawBody: undefined });
    const packing = received['content-encoding'];
    const bytes = packing === undefined ? packed : await unpack(packed, packing);
    return { status: statusCode, headers: flat(received), bytes };
  } catch (error) {
    if (signal.aborted) {
      if (error instanceof RequestError && error.timings?.connect !== undefined) left?.();
      throw signal.reason;
    }
    if (error instanceof CancelError) return { cause: tooLarge(), sent: true, lasting: true, timedOut: false };
    if (error instanceof Unreadable) return { cause: error, sent: true, lasting: error.lasting, timedOut: false };
    if (!(error instanceof RequestError)) throw error;
    const cause: unknown = error.cause ?? error;
    const timedOut = error instanceof TimeoutError;
    const lasting = isCertificate(cause) || isUnsendable(cause);
    const unsent = lasting || isUnconnected(cause) || (timedOut && error.timings.connect === undefined);
    return { cause, sent: !unsent, lasting, timedOut };
  }
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) made[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return made;
}
