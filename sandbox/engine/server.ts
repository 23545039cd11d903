/** The HTTP server of a sandbox. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Service } from '../../runtime/contract/service.js';
import { LARGEST_BODY, receive } from './body.js';
import { writeDigits } from './digits.js';
import type { Dispatch } from './dispatch.js';
import type { Arrived } from './engine.js';
import { faults, staged, type Fault } from './faults.js';
import type { Answer } from './types.js';

export interface ServerOptions {
  readonly port: number;
  /** Milliseconds before every response. */
  readonly latency: number;
  readonly fail: readonly string[];
  /** Seed of the faults that hit a share of all requests. */
  readonly seed: number;
  /** The server keeps the process alive. */
  readonly hold: boolean;
  readonly now: () => Date;
  /** Default: `application/json`. */
  readonly contentType?: string;
}

export interface Running {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** How long a `slow` fault makes a client wait. */
const SLOW_MS = 10_000;

const WEB_PAGE =
  '<!doctype html><html><head><title>Error</title></head><body><h1>Something went wrong</h1></body></html>';

/** Serves on 127.0.0.1 only. */
export async function serve(service: Service, dispatch: Dispatch, options: ServerOptions): Promise<Running> {
  const nextFault = faults(options.fail, options.seed);
  const sockets = new Set<Socket>();
  const timers = new Set<NodeJS.Timeout>();
  let origin = '';

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      if (!options.hold) timer.unref();
      timers.add(timer);
    });

  const handle = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = nextFault();
    const bytes = await receive(message);
    if (options.latency > 0) await wait(options.latency);
    if (fault?.kind === 'slow') await wait(SLOW_MS);
    if (fault?.kind === 'reset') {
      message.socket.resetAndDestroy();
      return;
    }
    const request = arrived(message, origin, options.now(), fault);
    send(response, message.method === 'HEAD', request, await answer(request, bytes, fault), fault);
  };

  const answer = async (request: Arrived, bytes: Buffer | undefined, fault: Fault | undefined): Promise<Answer> => {
    if (fault?.kind === 'html') return { status: 200, headers: { 'content-type': 'text/html' }, body: WEB_PAGE };
    if (fault?.kind === 'status') return dispatch.error(staged(service, fault.status), request);
    if (bytes === undefined) {
      return dispatch.error({ status: 413, message: `A body may have at most ${LARGEST_BODY} bytes` }, request);
    }
    return dispatch.answer({ request, bytes });
  };

  const send = (
    response: ServerResponse,
    bare: boolean,
    request: Arrived,
    { status, headers = {}, body }: Answer,
    fault: Fault | undefined,
  ): void => {
    const type = options.contentType ?? 'application/json';
    let content: string | Buffer | undefined;
    if (typeof body === 'string' || Buffer.isBuffer(body)) content = body;
    else if (body !== undefined) content = writeDigits(body);
    if (fault?.kind === 'cut' && content !== undefined) content = content.slice(0, Math.floor(content.length / 2));
    response.writeHead(status, {
      date: request.now.toUTCString(),
      ...(content !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
      ...headers,
    });
    response.end(bare ? undefined : content);
  };

  const server = createServer((message, response) => {
    // Nobody reads a response when the client disconnects in the middle of its body.
    handle(message, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    if (!options.hold) socket.unref();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  if (!options.hold) server.unref();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        for (const timer of timers) clearTimeout(timer);
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function arrived(message: IncomingMessage, origin: string, now: Date, fault: Fault | undefined): Arrived {
  const url = message.url ?? '/';
  const cut = url.indexOf('?');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(message.headers)) {
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return {
    method: message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET'),
    path: cut < 0 ? url : url.slice(0, cut),
    params: {},
    query: new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)),
    headers,
    body: undefined,
    origin,
    now,
    credential: '',
    ...(fault?.kind === 'loop' && { looping: true }),
  };
}
