/** The tool server on standard input and output. */
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Readable, Writable } from 'node:stream';
import type { Context } from '../contract/context.js';
import { createHandlers, readyLine, type Serving } from './handlers.js';
import { createScreen } from './screen.js';

/** Maximum bytes of one message; a longer one ends the connection. */
const MAX_MESSAGE = 32 * 1024 * 1024;

/** Milliseconds for the calls that still run when the input ends, and for them to stop then: nobody waits any longer. */
const LAST_CALLS = 600;
const LAST_STOPS = 200;

/** Serves the tools of the client on standard input and output until the input ends. */
export async function serveTools(context: Context, serving: Serving): Promise<void> {
  const { world } = context;
  const handlers = await createHandlers(context, serving);
  const input = world.stdin as Readable;
  const screen = createScreen((error) => void transport.send(error), MAX_MESSAGE);
  const transport = new StdioServerTransport(screen, world.stdout as Writable, { maxBufferSize: MAX_MESSAGE });
  const stopped = new Promise<void>((resolve) => {
    world.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  // A broken input has no end. The SDK would drop the calls that are running at the end of its own input.
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) input.once(event, () => resolve());
  });
  const report = (error: Error): void =>
    context.live(`Warning: A message could not be read: ${error.message.split('\n', 1)[0] ?? ''}`, 'text');
  input.on('error', report);
  const closed = new Promise<void>((resolve) => screen.once('close', resolve));
  const connection = serveStdio(handlers.connect, { transport, onerror: report });
  input.pipe(screen, { end: false });
  context.live(readyLine(context, serving, handlers), 'text');
  await Promise.race([ended, stopped, closed]);
  // Calls received before the input ended are answered, unless they take long.
  const answered = new AbortController();
  world.sleep(LAST_CALLS, answered.signal).then(handlers.stop, () => undefined);
  const left = world.sleep(LAST_CALLS + LAST_STOPS, answered.signal).catch(() => undefined);
  await Promise.race([handlers.idle(), stopped, left]);
  answered.abort();
  await connection.close();
  world.signal.throwIfAborted();
}
