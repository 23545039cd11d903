import { CliError, OutputClosed } from '../base/errors.js';

/** Characters collected before they are handed to the stream. */
const CHUNK = 64 * 1024;

/** Collects text for a stream. */
export interface Writer {
  /** Takes text; a promise when the reader is behind, to be awaited before more is written. */
  write(text: string): Promise<void> | undefined;
  /** Resolves when everything has been handed to the system. */
  flush(): Promise<void>;
}

/**
 * Writes to a stream in large pieces and never ahead of its reader. What is collected leaves when the piece is full, and
 * at the latest when the run waits for something else, so that rows appear as their page arrives.
 *
 * @param before Called before each piece leaves: a line that progress is drawn on must be free by then.
 * @throws OutputClosed when the reader is gone, CliError `generic` when the disk is full or broken
 */
export function createWriter(stream: NodeJS.WritableStream, signal: AbortSignal, before?: () => void): Writer {
  let parts: string[] = [];
  let size = 0;
  let waiting = false;
  let scheduled: NodeJS.Immediate | undefined;
  let failure: Error | undefined;
  let wake: (() => void) | undefined;

  const fail = (error: NodeJS.ErrnoException): void => {
    const gone = error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED';
    failure ??= gone ? new OutputClosed() : new CliError('generic', `The result cannot be written: ${error.message}.`);
    wake?.();
  };
  stream.on('error', fail);
  signal.addEventListener('abort', () => wake?.(), { once: true });

  const push = (done?: () => void): void => {
    clearImmediate(scheduled);
    scheduled = undefined;
    const text = parts.join('');
    parts = [];
    size = 0;
    if (text === '' && done === undefined) return;
    if (text !== '') before?.();
    const room = stream.write(text, (error) => {
      if (error) fail(error);
      done?.();
    });
    if (!room && !waiting) {
      waiting = true;
      stream.once('drain', () => {
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
