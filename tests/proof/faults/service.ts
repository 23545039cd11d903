/** A service on a real socket that responds correctly, except where a fault changes or breaks a response. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Asked {
  readonly method: string;
  /** Path and query, decoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response. `body`: bytes, or a value that is sent as JSON; absent: none. */
export interface Plain {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Bytes on the socket in place of a response. */
export interface Raw {
  /** Sent in this order, with a pause between two. */
  readonly parts: readonly (string | Buffer)[];
  /** Milliseconds. */
  readonly pause?: number;
  /** What happens to the connection then; `hold` leaves it open and silent. */
  readonly then: 'end' | 'reset' | 'hold';
}

export interface Service {
  readonly origin: string;
  /** Whole requests, in the order of their arrival. */
  readonly seen: Asked[];
  /** Number of connections that were broken before a request was read. */
  broken: number;
  /** Number of connections that are still to be broken this way. */
  toBreak: number;
  answer: (asked: Asked) => Plain | Raw;
  /** Stops listening, and starts again on the same port. */
  readonly down: () => Promise<void>;
  readonly up: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Returns the body of a response as bytes. */
export function bytesOf({ body }: Plain): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(body === undefined ? '' : JSON.stringify(body));
}

const typeOf = ({ body }: Plain): string => (Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json');

/** Returns the head of a response as text, with other headers in place of its own; `undefined` removes one. */
export function headOf(plain: Plain, changes: Readonly<Record<string, string | undefined>> = {}): string {
  const headers: Record<string, string | undefined> = {
    'content-type': typeOf(plain),
    'content-length': String(bytesOf(plain).length),
    connection: 'close',
    ...plain.headers,
    ...changes,
  };
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return [`HTTP/1.1 ${String(plain.status ?? 200)} Faulty`, ...lines, '', ''].join('\r\n');
}

const isRaw = (answer: Plain | Raw): answer is Raw => 'parts' in answer;

export async function openService(): Promise<Service> {
  const sockets = new Set<Socket>();
  let server: Server;
  const make = (): Server =>
    createServer((message, response) => {
      const chunks: Buffer[] = [];
      message.on('error', () => undefined);
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => {
        const { method = '', url = '', headers } = message;
        const asked = { method, url: decoded(url), headers, body: Buffer.concat(chunks).toString('utf8') };
        service.seen.push(asked);
        const answer = service.answer(asked);
        if (isRaw(answer)) void play(answer, message.socket);
        else respond(answer, response);
      });
    }).on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      if (service.toBreak === 0) return;
      service.toBreak -= 1;
      service.broken += 1;
      socket.once('data', () => socket.resetAndDestroy());
    });
  const listen = async (port: number): Promise<number> => {
    server = make();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  const port = await listen(0);
  const service: Service = {
    origin: `http://127.0.0.1:${String(port)}`,
    seen: [],
    broken: 0,
    toBreak: 0,
    answer: () => ({ body: {} }),
    down: stop,
    up: async () => {
      if (!server.listening) await listen(port);
    },
    close: stop,
  };
  return service;
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function respond(plain: Plain, response: ServerResponse): void {
  const bytes = bytesOf(plain);
  const status = plain.status ?? 200;
  const length = status === 204 || status === 304 ? {} : { 'content-length': String(bytes.length) };
  response.writeHead(status, { 'content-type': typeOf(plain), ...length, ...plain.headers });
  response.end(bytes);
}

async function play({ parts, pause: wait = 0, then }: Raw, socket: Socket): Promise<void> {
  for (const [index, part] of parts.entries()) {
    if (index > 0 && wait > 0) await pause(wait);
    if (socket.destroyed) return;
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  if (then === 'end') socket.end();
  if (then !== 'reset') return;
  // The bytes before must leave first: a reset discards what waits to be sent.
  await pause(20);
  socket.resetAndDestroy();
}
