/** The local server that receives the deliveries of a webhook. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CliError } from 'cmdspec-runtime/kit';
import { identityOf, readDelivery, type Event } from './events.js';

/** Maximum bytes of a delivery. */
const MOST = 4 * 1024 * 1024;

/** Maximum number of events whose repetition is recognized. */
const REMEMBERED = 5000;

export interface Receiver {
  readonly port: number;
  /** Yields deliveries in the order in which they came, each event once; fails if the server fails. */
  events(signal: AbortSignal): AsyncGenerator<Event>;
  close(): Promise<void>;
}

/**
 * Receives deliveries that carry this `Authorization` header, on this machine only.
 *
 * @throws CliError `config` if the port cannot be used
 */
export async function openReceiver(port: number, authorization: string, now: () => Date): Promise<Receiver> {
  const queue: Event[] = [];
  const seen = new Set<string>();
  let wake = (): void => undefined;
  let failure: CliError | undefined;

  const take = (event: Event): void => {
    const identity = identityOf(event);
    if (identity !== undefined) {
      if (seen.has(identity)) return;
      seen.add(identity);
      const [oldest] = seen;
      if (seen.size > REMEMBERED && oldest !== undefined) seen.delete(oldest);
    }
    queue.push(event);
    wake();
  };

  const server = createServer((request, response) => {
    answer(request, response, authorization)
      .then((body) => {
        if (body !== undefined) take(readDelivery(body, request.headers['content-type'] ?? 'application/json', now()));
      })
      .catch(() => response.destroy());
  });
  const fail = (error: NodeJS.ErrnoException): CliError =>
    new CliError(
      'config',
      `Cannot listen on port ${String(port)}: ${error.code === 'EADDRINUSE' ? 'it is in use' : error.message}.`,
      'Choose another port with --port, and point the tunnel to it.',
    );
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw fail(error as NodeJS.ErrnoException);
  }
  server.on('error', (error) => {
    failure = fail(error);
    wake();
  });

  return {
    port: (server.address() as AddressInfo).port,
    async *events(signal) {
      for (;;) {
        const next = queue.shift();
        if (next !== undefined) yield next;
        else if (failure !== undefined) throw failure;
        else {
          signal.throwIfAborted();
          await new Promise<void>((resolve) => {
            const done = (): void => {
              signal.removeEventListener('abort', done);
              resolve();
            };
            wake = done;
            signal.addEventListener('abort', done, { once: true });
          });
        }
      }
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
}

/** Responds to a request, and returns its body if it is a delivery. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  authorization: string,
): Promise<string | undefined> {
  const end = (status: number, headers = {}): undefined => {
    response.writeHead(status, headers).end();
    request.resume();
  };
  if (request.method !== 'POST') return end(405, { allow: 'POST' });
  if (!isEqual(request.headers.authorization ?? '', authorization)) return end(401);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST) return end(413, { connection: 'close' });
    parts.push(part);
  }
  response.writeHead(200).end();
  return Buffer.concat(parts).toString('utf8');
}

/** Compares in constant time, whatever the lengths. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
