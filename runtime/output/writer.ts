/** Writing to the streams of the world: in large pieces, as bytes, or one text at once. */
import { cleanLines } from '../base/clean.js';
import { OutputClosed, unwritable } from '../base/errors.js';
import type { World } from '../contract/run.js';
import type { ValueSink } from './shapes.js';

/** Characters collected before they are written to the stream. */
const CHUNK = 64 * 1024;

/** Collects text for a stream. */
export interface Writer {
  /** Collects text. Returns a promise when the reader is behind; await it before writing more. */
  write(text: string): Promise<void> | undefined;
  /** Resolves when everything has been passed to the system. */
  flush(): Promise<void>;
}

/**
 * Writes to standard output in large pieces and never ahead of its reader. A piece is written when it is full, and at the
 * latest when the run waits, so that rows appear as their page arrives.
 *
 * @param before called before each piece is written, to clear the progress line
 * @throws OutputClosed when the reader has closed the stream, CliError `generic` when the disk is full or broken
 */
export function createWriter(world: Pick<World, 'stdout' | 'direct' | 'signal'>, before?: () => void): Writer {
  const { signal } = world;
  let parts: string[] = [];
  let size = 0;
  let waiting = false;
  let scheduled: NodeJS.Immediate | undefined;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;

  const fail = (error: NodeJS.ErrnoException): void => {
    failure ??= failedWrite(error);
    wake?.();
  };
  let stream: NodeJS.WritableStream | undefined;
  const open = (): NodeJS.WritableStream => (stream ??= world.stdout.on('error', fail));
  signal.addEventListener('abort', () => wake?.(), { once: true });

  const push = (done?: () => void): void => {
    clearImmediate(scheduled);
    scheduled = undefined;
    const text = parts.join('');
    parts = [];
    size = 0;
    if (text === '' && done === undefined) return;
    if (text !== '') before?.();
    const rest = (stream === undefined ? world.direct?.stdout?.(text) : undefined) ?? text;
    if (rest.length === 0) {
      done?.();
      return;
    }
    const room = open().write(rest, (error) => {
      if (error) fail(error);
      done?.();
    });
    if (!room && !waiting) {
      waiting = true;
      open().once('drain', () => {
        waiting = false;
        wake?.();
      });
    }
  };
  const drained = async (): Promise<void> => {
    while (waiting && !failure && !signal.aborted) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    check();
  };
  const check = (): void => {
    if (failure) throw failure;
    signal.throwIfAborted();
  };

  return {
    write: (text) => {
      check();
      parts.push(text);
      size += text.length;
      if (size < CHUNK) {
        scheduled ??= setImmediate(push);
        return undefined;
      }
      push();
      return waiting ? drained() : undefined;
    },
    flush: async () => {
      check();
      await new Promise<void>((resolve) => {
        wake = resolve;
        push(resolve);
      });
      check();
    },
  };
}

/** Collects text that is not JSON, such as CSV, as one value. */
export function textWriter(sink: Pick<ValueSink, 'text'>): Writer {
  let add: ReturnType<ValueSink['text']> | undefined;
  return {
    write: (text) => (text === '' ? undefined : (add ??= sink.text())(Buffer.from(text))),
    flush: () => Promise.resolve(),
  };
}

/**
 * Returns a writer of bytes to standard output, as they arrive.
 *
 * @param isCleaned on a terminal, text of the service must not move the cursor
 * @throws as {@link createWriter}
 */
export function streamTo({ stdout }: Pick<World, 'stdout'>, isCleaned: boolean): (chunk: Uint8Array) => Promise<void> {
  // The error of a write is passed to its callback.
  stdout.on('error', () => undefined);
  const decoder = new TextDecoder();
  return (chunk) =>
    new Promise((resolve, reject) => {
      const shown = isCleaned ? cleanLines(decoder.decode(chunk, { stream: true })) : chunk;
      stdout.write(shown, (error?: NodeJS.ErrnoException | null) => {
        if (error) reject(failedWrite(error));
        else resolve();
      });
    });
}

/** A reader may stop early. Any other failure comes from the disk. */
function failedWrite(error: NodeJS.ErrnoException): Error {
  return error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED' ? new OutputClosed() : unwritable(error);
}

/** Whether standard output is a terminal. A pipe or a file is recognized without opening it as a stream. */
export function printsToTerminal(world: World): boolean {
  return world.direct?.stdout === undefined && world.stdout.isTTY === true;
}

/** Writes text to the end, and returns what failed. */
export async function writeTo(
  world: World,
  name: 'stdout' | 'stderr',
  text: string,
): Promise<NodeJS.ErrnoException | undefined> {
  const rest = world.direct?.[name]?.(text) ?? text;
  if (rest.length === 0) return undefined;
  return await new Promise((resolve) => {
    world[name].write(rest, (error) => {
      resolve(error ?? undefined);
    });
  });
}
