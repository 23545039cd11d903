import { OutputClosed, unwritable } from '../base/errors.js';
import type { World } from '../contract/context.js';

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
    const isClosed = error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';
    failure ??= isClosed ? new OutputClosed() : unwritable(error);
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
