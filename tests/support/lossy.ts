/** A server before a sandbox that loses responses: the request has arrived and was carried out, and the connection ends. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Served } from './cli.js';

export interface Lossy {
  /** Variables that point a client at it. */
  readonly env: Readonly<Record<string, string>>;
  /** Number of responses to writes that are lost from now on. */
  lose: number;
  /** Writes end before the sandbox has seen them. */
  isDown: boolean;
  /** Called with each write that the sandbox has carried out, before its response is passed on or lost. */
  onWritten: () => void | Promise<void>;
  /** `METHOD /path` of the writes that have arrived. */
  readonly writes: string[];
  close(): Promise<void>;
}

export async function openLossy(served: Served): Promise<Lossy> {
  const [target = ''] = Object.values(served.env).filter((value) => value.startsWith('http://127.0.0.1'));
  const { port } = new URL(target);
  const server = createServer((incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (lossy.isDown && method !== 'GET') {
      incoming.resume().on('end', () => incoming.socket.destroy());
      return;
    }
    const chunks: Buffer[] = [];
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (response) => {
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => void answer(response.statusCode ?? 500, response.headers));
    });
    const answer = async (status: number, sent: NodeJS.Dict<string | string[]>): Promise<void> => {
      const isWrite = method !== 'GET' && !/token/.test(url);
      if (isWrite) {
        lossy.writes.push(`${method} ${url}`);
        await lossy.onWritten();
      }
      if (isWrite && lossy.lose > 0) {
        lossy.lose -= 1;
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(status, sent);
      outgoing.end(Buffer.concat(chunks));
    };
    passed.on('error', () => incoming.socket.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = String((server.address() as AddressInfo).port);
  const lossy: Lossy = {
    env: Object.fromEntries(
      Object.entries(served.env).map(([name, value]) => [name, value.replace(`:${port}`, `:${own}`)]),
    ),
    lose: 0,
    isDown: false,
    onWritten: () => undefined,
    writes: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
  return lossy;
}
