import {
  got,
  type Got,
  type HandlerFunction,
  type OptionsInit,
  type Progress,
  type Request,
  type RequestError,
  type RequestFunction,
} from 'got';
import http, { type IncomingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import type { World } from '../contract/context.js';
import type { Sink } from '../contract/http.js';
import { defined } from '../base/defined.js';
import { MAX_DELAY } from '../base/delay.js';
import { CliError } from '../base/errors.js';
import { countsRows } from '../paging/header.js';
import type { StreamedBody } from './encode.js';
import { isCertificate, isUnconnected, isUnsendable } from './failure.js';
import { onAbort } from './in-flight.js';
import { createAgents, secureHttp, type Agents } from './proxy.js';
import { saveTo, type Saving } from './saving.js';
import { MOST_BYTES, MOST_SAVED, oddEncoding, partOfContent, tooLarge, Unreadable, unpack } from './unpack.js';

export interface Outgoing {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | StreamedBody;
  /** Milliseconds until the whole response must have arrived; for a streamed body, after its last byte that was sent. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Called when the request is aborted after bytes of it may have left. */
  readonly left?: () => void;
  /** A response with some of the rows of a list (206) is accepted. */
  readonly partial?: true;
  /** Where the body of a successful response goes. The timeout then counts from byte to byte. */
  readonly into?: Sink;
  /** Called with the bytes of a streamed body that were sent so far. */
  readonly passed?: (bytes: number) => void;
  /** Resolves the host name; may refuse an address. */
  readonly lookup?: LookupFunction;
}

export interface Incoming {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  /** Number of bytes that were written to a file instead. */
  readonly size?: number;
}

/** A request without a usable response. */
export interface Broken {
  readonly cause: unknown;
  /** Bytes of the request may have reached the service. */
  readonly sent: boolean;
  /** A retry cannot help. */
  readonly lasting: boolean;
  readonly timedOut: boolean;
}

/** Sends a request once: returns a response of any status, or a {@link Broken}. Rejects when the signal is aborted. */
export type Send = (request: Outgoing) => Promise<Incoming | Broken>;

const senders = new WeakMap<World['env'], Send>();

/** Returns the function that sends requests with the proxies of an environment; connections are pooled. */
export function senderFor(env: World['env']): Send {
  const known = senders.get(env);
  if (known !== undefined) return known;
  // got only transmits: retries, redirects and decompression depend on rules and limits that it does not know.
  const client = got.extend({
    request: open,
    handlers: [lean(createAgents(env))],
    retry: { limit: 0 },
    followRedirect: false,
    throwHttpErrors: false,
    // Decompressed below with a limit: a small response can expand to more than the memory.
    decompress: false,
    // The caller sets its own user agent.
    headers: { 'user-agent': undefined, 'accept-encoding': 'gzip, deflate, br' },
  });
  const send: Send = async (request) => {
    const ending = await exchangeOnce(client, request);
    return 'cause' in ending ? ending : unpackBody(ending);
  };
  senders.set(env, send);
  return send;
}

class Switched extends Error {
  constructor() {
    super('the server switched to another protocol, which was not requested');
  }
}

/**
 * Returns a handler that passes to node only the options that are set. got itself passes thirty, most of them unset, and
 * node copies them all more than once: a fifth of the cost of a request.
 */
const lean =
  (agents: Agents): HandlerFunction =>
  (options, next) => {
    options.createNativeRequestOptions = () => {
      const { url, method, headers, dnsLookup: lookup } = options;
      const agent = url instanceof URL && url.protocol === 'https:' ? agents.https : agents.http;
      const used = lookup === undefined ? { agent, method, headers } : { agent, method, headers, lookup };
      return used as ReturnType<typeof options.createNativeRequestOptions>;
    };
    return next(options);
  };

/** Opens a request. A response that switches to another protocol is an error. */
const open: RequestFunction = (url, options) => {
  const request = (url.protocol === 'https:' ? secureHttp() : http).request(url, options);
  // Node leaves the connection to this listener, so that destroying the request would cause no event.
  request.once('upgrade', (_response: unknown, socket: Duplex) => {
    socket.destroy();
    request.emit('error', new Switched());
  });
  return request;
};

/** Sends a request once, without decompression. got's promises would cost a third more than its streams. */
function exchangeOnce(client: Got, request: Outgoing): Promise<Incoming | Broken> {
  const { method, url, headers, body, timeout, signal, left, into, passed, lookup, partial } = request;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stream = client.stream(
      url,
      defined({
        method: method as 'GET',
        headers: typeof body === 'object' ? { ...headers, 'content-length': String(body.length) } : headers,
        body: typeof body === 'object' ? body.chunks() : body,
        dnsLookup: lookup as OptionsInit['dnsLookup'],
      }),
    );
    let isSettled = false;
    const settle = (): void => {
      isSettled = true;
      clearTimeout(timer);
      done();
    };
    /** Ends before the response does, or its file. */
    const leave = (how: () => void): void => {
      settle();
      stream.destroy();
      if (saving === undefined) how();
      else void saving.stop().then(how);
    };
    const end = (ending: Incoming | Broken): void => leave(() => resolve(ending));
    const fail = (error: unknown): void => leave(() => reject(error as Error));
    const done = onAbort(signal, (reason) => {
      if (isConnected(stream)) left?.();
      stream.destroy(reason);
    });
    // got's own timers would add six listeners to each request.
    const timer = setTimeout(
      () => {
        // What arrived while the program was busy is read first.
        setImmediate(() => {
          if (isSettled) return;
          // The service is not late when the reader of its response is, such as a pager.
          if (stream.isPaused()) {
            timer.refresh();
            return;
          }
          const cause = new Error(`no response within ${String(timeout)} ms`);
          end({ cause, sent: isConnected(stream), lasting: saving?.isPassed === true, timedOut: true });
        });
      },
      Math.min(timeout, MAX_DELAY),
    );
    if (into !== undefined) stream.on('downloadProgress', () => timer.refresh());
    if (typeof body === 'object') {
      stream.on('uploadProgress', ({ transferred }: Progress) => {
        timer.refresh();
        passed?.(transferred);
      });
    }
    const chunks: Uint8Array[] = [];
    let size = 0;
    let saving: Saving | undefined;
    const checkSize = (length: number): void => {
      const most = saving === undefined ? MOST_BYTES : MOST_SAVED;
      if (length > most) end({ cause: tooLarge(most), sent: true, lasting: true, timedOut: false });
    };
    stream.once('response', (response: { statusCode: number; headers: IncomingHttpHeaders }) => {
      const { statusCode, headers: received } = response;
      if (statusCode === 206 && !(partial === true && countsRows(received['content-range']))) {
        end({ cause: partOfContent(), sent: true, lasting: true, timedOut: false });
        return;
      }
      if (into !== undefined && statusCode >= 200 && statusCode < 300) {
        const packing = received['content-encoding'];
        if (packing !== undefined && packing !== 'identity') {
          end({ cause: oddEncoding(packing), sent: true, lasting: true, timedOut: false });
          return;
        }
        saving = saveTo(into, Number(received['content-length'] ?? NaN), stream);
      }
      checkSize(Number(received['content-length'] ?? 0));
    });
    stream.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (saving === undefined) chunks.push(chunk);
      else saving.write(chunk, size);
      checkSize(size);
    });
    stream.once('end', () => {
      const { statusCode: status = 0, headers: received = {} } = stream.response ?? {};
      const joined = joinValues(received);
      if (saving !== undefined) {
        clearTimeout(timer);
        saving.finish().then(() => end({ status, headers: joined, bytes: new Uint8Array(), size }), fail);
        return;
      }
      const bytes = Buffer.concat(chunks, size);
      // The connection references its last response until the next one: a long list would hold the text of two pages.
      chunks.length = 0;
      settle();
      // A service may respond before it has read the body, and never read it. What is sent whole is not affected.
      if (body !== undefined) stream.destroy();
      resolve({ status, headers: joined, bytes });
    });
    stream.on('error', (error: RequestError) => {
      const changed = error.cause instanceof CliError ? error.cause : undefined;
      if (!signal.aborted && changed === undefined && saving?.failure === undefined) {
        const broken = breakOf(error);
        end(saving?.isPassed === true ? { ...broken, lasting: true } : broken);
        return;
      }
      fail(changed ?? saving?.failure ?? signal.reason);
    });
    // Otherwise a request that could have a body waits for one.
    if (body === undefined && method !== 'GET') stream.end();
  });
}

/** Whether bytes of a request that is not destroyed may have reached the service. */
const isConnected = ({ socket }: Request): boolean => socket !== undefined && !socket.connecting;

function breakOf(error: RequestError): Broken {
  const cause: unknown = error.cause ?? error;
  const isUnsent = isCertificate(cause) || isUnsendable(cause);
  return {
    cause,
    sent: !isUnsent && !isUnconnected(cause),
    lasting: isUnsent || cause instanceof Switched,
    timedOut: false,
  };
}

async function unpackBody(response: Incoming): Promise<Incoming | Broken> {
  const packing = response.headers['content-encoding'];
  if (packing === undefined || response.size !== undefined) return response;
  try {
    return { ...response, bytes: await unpack(response.bytes, packing) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { cause: error, sent: true, lasting: error.lasting, timedOut: false };
  }
}

function joinValues(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) made[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return made;
}
