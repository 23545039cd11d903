/** The tool server on standard input and output. */
import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { JSONRPCMessage } from '@modelcontextprotocol/server';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../contract/context.js';
import { createHandlers, readyLine, type Serving } from './handlers.js';
import { createScreen } from './screen.js';

/** Maximum bytes of one message; a longer one ends the connection. */
const MAX_MESSAGE = 32 * 1024 * 1024;

/** Milliseconds that calls have beyond their time, for their own reports, and then to stop. A run has two seconds for that. */
const LAST_REPORTS = 3_000;
const LAST_STOPS = 5_000;

/** Serves the tools of the client on standard input and output until the input ends. */
export async function serveTools(context: Context, serving: Serving): Promise<void> {
  const { world } = context;
  const handlers = await createHandlers(context, serving);
  const input = world.stdin as Readable;
  const requests = openRequests();
  const screen = createScreen({
    answer: (error) => void transport.send(error),
    passed: requests.received,
    maximum: MAX_MESSAGE,
  });
  const transport = new StdioServerTransport(screen, world.stdout as Writable, { maxBufferSize: MAX_MESSAGE });
  const send = transport.send.bind(transport);
  transport.send = async (message) => {
    await send(message);
    requests.sent(message);
  };
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
  // Requests received before the input ended are answered. Their calls have the time of all calls: a shorter one depends on how fast the
  // machine is. A host that does not wait sends a signal, and one that is gone does not read.
  const answered = new AbortController();
  const { signal } = answered;
  const most = serving.limits.time + LAST_REPORTS;
  sleep(most, undefined, { signal }).then(handlers.stop, () => undefined);
  const left = sleep(most + LAST_STOPS, undefined, { signal }).catch(() => undefined);
  await Promise.race([requests.answered(), stopped, closed, left]);
  answered.abort();
  await connection.close();
  world.signal.throwIfAborted();
}

/** Requests that have no response yet. */
function openRequests() {
  const open = new Set<unknown>();
  let wake: (() => void) | undefined;
  const close = (id: unknown): void => {
    open.delete(id);
    if (open.size === 0) wake?.();
  };
  return {
    received: (message: JSONRPCMessage): void => {
      if (!('method' in message)) return;
      if ('id' in message) open.add(message.id);
      // It gets no response.
      else if (message.method === 'notifications/cancelled') close(message.params?.['requestId']);
    },
    sent: (message: JSONRPCMessage): void => {
      if (!('method' in message)) close(message.id);
    },
    answered: (): Promise<void> =>
      new Promise((resolve) => {
        if (open.size === 0) resolve();
        else wake = resolve;
      }),
  };
}
