/** Sends requests over the network, each once: without retries, redirects and knowledge of the service. Only this file knows got. */
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
import type { World } from '../contract/run.js';
import type { Response, Sink } from '../contract/http.js';
import { defined } from '../base/defined.js';
import { MAX_DELAY, onAbort } from '../base/waits.js';
import { CliError } from '../base/errors.js';
import { countsRows } from '../paging/header.js';
import type { StreamedBody } from './encode.js';
import { isCertificate, isUnconnected, isUnsendable } from './failure.js';
import { isResponse, type NoResponse, type Outcome } from './outcome.js';
import { createAgents, secureHttp, type Agents } from './proxy.js';
import { openBody, type ResponseBody } from './response-body.js';
import { withParameters } from './url.js';
import { isPacked, oddEncoding, partOfContent, bodyTooLarge, Unreadable, unpack } from './unpack.js';

export interface Outgoing {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** Parameters with a credential, which only the request itself has: the address of the response is {@link url}. */
  readonly credential?: Readonly<Record<string, string>>;
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

/**
 * Sends a request once. Returns a response of any status with the bytes of its body, or why there is none. Rejects when the
 * signal is aborted.
 */
export type Send = (request: Outgoing) => Promise<Outcome>;

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
    const outcome = await transmit(client, request);
    return isResponse(outcome) ? unpackBody(outcome) : outcome;
  };
  senders.set(env, send);
  return send;
}

/** Milliseconds after which the system asks whether a silent connection still exists. */
const KEEP_ALIVE = 30_000;

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
function transmit(client: Got, request: Outgoing): Promise<Outcome> {
  const { method, url, headers, credential = {}, body, timeout, signal, left, into, passed, lookup, partial } = request;
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const stream = client.stream(
      withParameters(url, credential),
      defined({
        method: method as 'GET',
        headers: typeof body === 'object' ? { ...headers, 'content-length': String(body.length) } : headers,
        body: typeof body === 'object' ? body.chunks() : body,
        dnsLookup: lookup as OptionsInit['dnsLookup'],
      }),
    );
    let received: ResponseBody | undefined;
    let isSettled = false;
    const settle = (): void => {
      isSettled = true;
      clearTimeout(timer);
      stopListening();
    };
    /** Ends before the response does, or its file. */
    const leave = (how: () => void): void => {
      settle();
      stream.destroy();
      if (received === undefined) how();
      else void received.stop().then(how);
    };
    const end = (outcome: Outcome): void => leave(() => resolve(outcome));
    const fail = (error: unknown): void => leave(() => reject(error as Error));
    const refuse = (cause: Unreadable): void => end({ cause, sent: true, lasting: true });
    const stopListening = onAbort(signal, (reason) => {
      if (isConnected(stream)) left?.();
      stream.destroy(reason);
    });
    // got's timeouts would also count while a reader, such as a pager, holds the response, and add six listeners.
    const timer = setTimeout(
      () => {
        // What arrived while the program was busy is read first.
        setImmediate(() => {
          if (isSettled) return;
          if (stream.isPaused()) {
            timer.refresh();
            return;
          }
          const cause = new Error(`no response within ${String(timeout)} ms`);
          end({ cause, sent: isConnected(stream), lasting: received?.isPassed === true, timeout });
        });
      },
      Math.min(timeout, MAX_DELAY),
    );
    let isQuiet = false;
    /** The response may pause for hours: only the system notices that the connection is lost. */
    const waitQuietly = (): void => {
      isQuiet = true;
      clearTimeout(timer);
      stream.socket?.setKeepAlive(true, KEEP_ALIVE);
    };
    if (into !== undefined) stream.on('downloadProgress', () => void (isQuiet || timer.refresh()));
    if (typeof body === 'object') {
      stream.on('uploadProgress', ({ transferred }: Progress) => {
        timer.refresh();
        passed?.(transferred);
      });
    }
    stream.once('response', ({ statusCode, headers: found }: { statusCode: number; headers: IncomingHttpHeaders }) => {
      const isSuccess = statusCode >= 200 && statusCode < 300;
      const packing = found['content-encoding'];
      if (statusCode === 206 && !(partial === true && countsRows(found['content-range']))) refuse(partOfContent());
      else if (into !== undefined && isSuccess && isPacked(packing)) refuse(oddEncoding(packing));
      else {
        const announced = Number(found['content-length'] ?? NaN);
        if (isSuccess) into?.opened?.(joinValues(found));
        if (isSuccess && into?.isQuiet) waitQuietly();
        const stop = (): void => end({ status: statusCode, headers: joinValues(found), url: url.href, body: null });
        received = openBody(isSuccess ? into : undefined, announced, stream, { refuse, stop });
        if (announced > received.most) refuse(bodyTooLarge(received.most));
      }
    });
    stream.on('data', (chunk: Uint8Array) => received?.write(chunk));
    stream.once('end', () => {
      const { statusCode: status = 0, headers: found = {} } = stream.response ?? {};
      const response = { status, headers: joinValues(found), url: url.href, body: null };
      clearTimeout(timer);
      // A service may respond before it has read the body of a request, and never read it: the rest is not sent.
      void received?.finish().then((read) => end({ ...response, ...read }), fail);
    });
    stream.on('error', (error: RequestError) => {
      const changed = error.cause instanceof CliError ? error.cause : undefined;
      if (signal.aborted || changed !== undefined || received?.failure !== undefined)
        fail(changed ?? received?.failure ?? signal.reason);
      else end(reasonOf(error, received?.isPassed === true));
    });
    // Otherwise a request that could have a body waits for one.
    if (body === undefined && method !== 'GET') stream.end();
  });
}

/** Whether bytes of a request that is not destroyed may have reached the service. */
const isConnected = ({ socket }: Request): boolean => socket !== undefined && !socket.connecting;

function reasonOf(error: RequestError, isPassed: boolean): NoResponse {
  const cause: unknown = error.cause ?? error;
  const isUnsent = isCertificate(cause) || isUnsendable(cause);
  return {
    cause,
    sent: !isUnsent && !isUnconnected(cause),
    lasting: isPassed || isUnsent || cause instanceof Switched,
  };
}

async function unpackBody(response: Response): Promise<Outcome> {
  const packing = response.headers['content-encoding'];
  if (packing === undefined || response.bytes === undefined) return response;
  try {
    return { ...response, bytes: await unpack(response.bytes, packing) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { cause: error, sent: true, lasting: error.lasting };
  }
}

function joinValues(headers: NodeJS.Dict<string | string[]>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) made[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return made;
}
