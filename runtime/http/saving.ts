import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Sink } from '../contract/http.js';
import { fileLimit } from '../base/errors.js';

/** A response that is written to a file. */
export interface Saving {
  /** `size`: the number of bytes with these. */
  write(chunk: Uint8Array, size: number): void;
  /** Resolves when everything is written. Rejects with the error of the file. */
  finish(): Promise<void>;
  /** Resolves when the file is closed: one that is still being opened would appear after its removal. */
  stop(): Promise<void>;
  /** Why the file could not be written. */
  readonly failure: Error | undefined;
  /** Whether bytes were passed on that a retry would repeat. */
  readonly isPassed: boolean;
}

/** Opens the sink of a response; `total`: its announced bytes, NaN without. */
export const saveTo = (sink: Sink, total: number, response: Readable): Saving =>
  sink.take === undefined ? saveToFile(sink, total, response) : passTo(sink.take, response);

function passTo(take: NonNullable<Sink['take']>, response: Readable): Saving {
  let failure: Error | undefined;
  let isPassed = false;
  let last = Promise.resolve();
  return {
    write: (chunk) => {
      isPassed = true;
      response.pause();
      last = take(chunk).then(
        () => void response.resume(),
        (error: unknown) => {
          failure = error as Error;
          response.destroy(failure);
        },
      );
    },
    finish: async () => {
      await last;
      if (failure !== undefined) throw failure;
    },
    stop: () => Promise.resolve(),
    get failure() {
      return failure;
    },
    get isPassed() {
      return isPassed;
    },
  };
}

/** The response waits for a slow disk. */
function saveToFile({ file: path = '', received }: Sink, total: number, response: Readable): Saving {
  const file = createWriteStream(path, { mode: 0o600 });
  let failure: Error | undefined;
  file.on('error', (error) => {
    failure = fileLimit(error) ?? error;
    response.destroy(failure);
  });
  return {
    write: (chunk, size) => {
      received?.(size, Number.isNaN(total) ? undefined : total);
      if (file.write(chunk)) return;
      response.pause();
      file.once('drain', () => response.resume());
    },
    finish: async () => {
      // Not with a callback of `end`, which an error calls as well.
      file.end();
      await finished(file).catch((error: unknown) => {
        throw failure ?? error;
      });
    },
    stop: () =>
      new Promise((resolve) => {
        if (file.closed) return resolve();
        file.once('close', resolve);
        file.destroy();
      }),
    get failure() {
      return failure;
    },
    isPassed: false,
  };
}
