/** Finds free ports for servers of tests. */
import { createServer } from 'node:net';

const worker = Number(process.env['JEST_WORKER_ID'] ?? 1) % 16;
let turn = process.pid % 1000;

/**
 * Returns a port of 127.0.0.1 that nothing listens on. It is below the range from which systems take the ports of
 * outgoing connections, and each worker has a range of its own: a port from `listen(0)` that was closed again could
 * belong to another test before the command under test listens on it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    turn = (turn + 1) % 1000;
    const port = 16_000 + worker * 1000 + turn;
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
