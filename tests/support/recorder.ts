/** A proxy in front of a sandbox that records every request and fails those that a test selects. */
import { once } from 'node:events';
import { createServer, request as forward, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Served } from './cli.js';

export interface Seen {
  /** `GET /path?query`, decoded. */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** When it came, in milliseconds since 1970. */
  readonly at: number;
}

export interface Recorder {
  /** Origin of the links in responses. */
  origin: string;
  /** Environment that points the client here. */
  readonly env: Readonly<Record<string, string>>;
  readonly seen: Seen[];
  /** Request lines since the last call. */
  readonly lines: () => string[];
  /** Status to answer instead of the sandbox; 0 breaks the connection, and a text is the body of a response with 200. */
  fail: (line: string) => number | string | undefined;
  /** Headers that replace those of the sandbox. */
  headers: (line: string) => Readonly<Record<string, string>>;
  /** Called when a request is here as a whole, before it is answered. */
  arrived: () => void;
  readonly close: () => Promise<void>;
}

export async function record(served: Served): Promise<Recorder> {
  const seen: Seen[] = [];
  const server = createServer((message, response) => {
    const { method = '', url = '', headers } = message;
    const parts: Buffer[] = [];
    message.on('data', (part: Buffer) => parts.push(part));
    message.on('end', () => {
      const body = Buffer.concat(parts);
      const line = `${method} ${decodeURIComponent(url)}`;
      seen.push({ line, headers, body: body.toString('utf8'), at: Date.now() });
      recorder.arrived();
      const status = recorder.fail(line);
      if (status === 0) return void message.socket.destroy();
      if (typeof status === 'string') {
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.end(status);
      }
      if (status !== undefined) {
        response.writeHead(status, { 'content-type': 'application/json', ...recorder.headers(line) });
        return void response.end('{"error":{"code":"","message":{"lang":"","value":"as the test wants"}}}');
      }
      const inner = forward(`${served.origin}${url}`, { method, headers });
      inner.on('response', (answer) => {
        const texts: Buffer[] = [];
        answer.on('data', (part: Buffer) => texts.push(part));
        answer.on('end', () => {
          const { 'content-length': _length, ...kept } = answer.headers;
          response.writeHead(answer.statusCode ?? 500, { ...kept, ...recorder.headers(line) });
          // Links point to this proxy.
          response.end(Buffer.concat(texts).toString('utf8').replaceAll(served.origin, recorder.origin));
        });
      });
      inner.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let reported = 0;
  const recorder: Recorder = {
    origin,
    env: Object.fromEntries(
      Object.entries(served.env).map(([name, value]) => [name, value === served.origin ? origin : value]),
    ),
    seen,
    lines: () => seen.slice(reported, (reported = seen.length)).map(({ line }) => line),
    fail: () => undefined,
    headers: () => ({}),
    arrived: () => undefined,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return recorder;
}
