import http from 'node:http';
import https from 'node:https';
import type { World } from '../contract/context.js';
import { isCertificate, isUnconnected } from './failure.js';
import { createAgents, type Agents } from './proxy.js';
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
  const agents = createAgents(env);
  const send: Send = async (request) => unpacked(await sendOnce(agents, request));
  senders.set(env, send);
  return send;
}

async function unpacked(ending: Incoming | Broken): Promise<Incoming | Broken> {
  const packing = 'cause' in ending ? undefined : ending.headers['content-encoding'];
  if ('cause' in ending || packing === undefined) return ending;
  try {
    return { ...ending, bytes: await unpack(ending.bytes, packing) };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { cause: error, sent: true, lasting: error.lasting, timedOut: false };
  }
}

async function sendOnce(
  agents: Agents,
  { method, url, headers, body, timeout, signal, left }: Outgoing,
): Promise<Incoming | Broken> {
  // Only a form is an object; to name its class would load node's whole web API.
  const multipart = typeof body === 'object' ? new Response(body) : undefined;
  const bytes = multipart ? Buffer.from(await multipart.arrayBuffer()) : (body as string | undefined);
  signal.throwIfAborted();
  const secure = url.protocol === 'https:';
  let request: http.ClientRequest;
  try {
    request = (secure ? https : http).request(url, {
      method,
      agent: secure ? agents.https : agents.http,
      headers: {
        // Unpacked by this program, where it is measured: a small answer can unpack to more than there is memory.
        'accept-encoding': 'gzip, deflate, br',
        ...headers,
        ...(multipart && { 'content-type': multipart.headers.get('content-type') ?? '' }),
        ...(bytes !== undefined && { 'content-length': Buffer.byteLength(bytes) }),
      },
    });
  } catch (cause) {
    // A header holds what none can hold, for example a credential with a line break.
    return { cause, sent: false, lasting: true, timedOut: false };
  }
  return await new Promise<Incoming | Broken>((resolve, reject) => {
    let connected = false;
    let timedOut = false;
    const settle = (act: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      act();
    };
    const broken = (cause: unknown): void => {
      settle(() => {
        const lasting = isCertificate(cause);
        const unsent = lasting || isUnconnected(cause) || (timedOut && !connected);
        resolve({ cause, sent: !unsent, lasting, timedOut });
      });
    };
    const abort = (): void => {
      settle(() => {
        if (connected) left?.();
        reject(signal.reason as Error);
        request.destroy();
      });
    };
    const timer = setTimeout(() => {
      timedOut = true;
      request.destroy(new Error('no answer in time'));
    }, timeout);
    signal.addEventListener('abort', abort);

    request.once('socket', (socket) => {
      connected = !socket.connecting;
      if (connected) return;
      socket.once('connect', () => {
        connected = true;
      });
    });
    request.on('error', broken);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      const measure = (told: number): void => {
        if (told <= MOST_BYTES) return;
        settle(() => {
          resolve({ cause: tooLarge(), sent: true, lasting: true, timedOut: false });
          request.destroy();
        });
      };
      measure(Number(response.headers['content-length'] ?? 0));
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        chunks.push(chunk);
        measure(size);
      });
      response.on('error', broken);
      response.once('end', () => {
        // The connection remembers its last answer until the next one: a long list would hold the text of two pages.
        const whole = chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks);
        chunks.length = 0;
        settle(() => {
          resolve({ status: response.statusCode ?? 0, headers: flat(response.headers), bytes: whole });
        });
      });
    });
    request.end(bytes);
  });
}

function flat(headers: http.IncomingHttpHeaders): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) made[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return made;
}
