import { defined } from '../base/defined.js';
import { got, TimeoutError, type Got, type HandlerFunction, type RequestError } from 'got';
import type { IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import type { World } from '../contract/context.js';
import { isCertificate, isUnconnected, isUnsendable } from './failure.js';
import { destroyOnAbort } from './in-flight.js';
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
  // got only carries: retries, redirects and unpacking depend on rules of the service and on limits that it does not know.
  const client = got.extend({
    agent: createAgents(env),
    handlers: [lean],
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    // Unpacked below, where it is measured: a small answer can unpack to more than there is memory.
    decompress: false,
    // The caller names itself.
    headers: { 'user-agent': undefined, 'accept-encoding': 'gzip, deflate, br' },
  });
  const send: Send = async (request) => {
    const answer = await exchangeOnce(client, request);
    return 'cause' in answer ? answer : unpacked(answer);
  };
  senders.set(env, send);
  return send;
}

/**
 * Tells node of a request what is set for it. got itself hands over thirty options, most of them not set, and node copies
 * them all more than once: a fifth of what a request costs.
 */
const lean: HandlerFunction = (options, next) => {
  options.createNativeRequestOptions = () => {
    const { url, agent, method, headers } = options;
    const used = url instanceof URL && url.protocol === 'https:' ? agent.https : agent.http;
    return { agent: used, method, headers } as ReturnType<typeof options.createNativeRequestOptions>;
  };
  return next(options);
};

/** An answer as it came. got's promises would cost a third more of a request than its streams. */
function exchangeOnce(client: Got, request: Outgoing): Promise<Incoming | Broken> {
  const { method, url, headers, body, timeout, signal, left } = request;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stream = client.stream(
      url,
      defined({ method: method as 'GET', headers, timeout: { request: timeout }, body }),
    );
    const done = destroyOnAbort(signal, stream);
    const end = (answer: Incoming | Broken): void => {
      done();
      stream.destroy();
      resolve(answer);
    };
    const chunks: Uint8Array[] = [];
    let size = 0;
    const take = (length: number): void => {
      if (length > MOST_BYTES) end({ cause: tooLarge(), sent: true, lasting: true, timedOut: false });
    };
    stream.once('response', (response: { headers: IncomingHttpHeaders }) => {
      take(Number(response.headers['content-length'] ?? 0));
    });
    stream.on('data', (chunk: Uint8Array) => {
      chunks.push(chunk);
      size += chunk.length;
      take(size);
    });
    stream.once('end', () => {
      const { statusCode = 0, headers: received = {} } = stream.response ?? {};
      const bytes = Buffer.concat(chunks, size);
      // The connection remembers its last answer until the next one: a long list would hold the text of two pages.
      chunks.length = 0;
      end({ status: statusCode, headers: flat(received), bytes });
    });
    // An answer that switches to another protocol ends in neither an answer nor an error.
    stream.once('upgrade', (_response: unknown, socket: Duplex) => {
      socket.destroy();
      const cause = new Error('it switched to another protocol, which nobody asked for');
      end({ cause, sent: true, lasting: true, timedOut: false });
    });
    stream.on('error', (error: RequestError) => {
      if (!signal.aborted) {
        end(broken(error));
        return;
      }
      done();
      if (error.timings?.connect !== undefined) left?.();
      reject(signal.reason as Error);
    });
    // A request that could have a body waits for it otherwise.
    if (body === undefined && method !== 'GET') stream.end();
  });
}

function broken(error: RequestError): Broken {
  const cause: unknown = error.cause ?? error;
  const timedOut = error instanceof TimeoutError;
  const lasting = isCertificate(cause) || isUnsendable(cause);
  const unsent = lasting || isUnconnected(cause) || (timedOut && error.timings.connect === undefined);
  return { cause, sent: !unsent, lasting, timedOut };
}

async function unpacked(answer: Incoming): Promise<Incoming | Broken> {
  const packing = answer.headers['content-encoding'];
  if (packing === undefined) return answer;
  try {
    return { ...answer, bytes: await unpack(answer.bytes, packing) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { cause: error, sent: true, lasting: error.lasting, timedOut: false };
  }
}

function flat(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) made[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return made;
}
