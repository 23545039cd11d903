/** Where the body of a response goes as it arrives: into memory, to a file, or to a reader. */
import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Response, Sink } from '../contract/http.js';
import { fileLimit } from '../base/errors.js';
import { MOST_BYTES, MOST_SAVED, bodyTooLarge, type Unreadable } from './unpack.js';

export interface ResponseBody {
  /** Maximum number of bytes. */
  readonly most: number;
  write(chunk: Uint8Array): void;
  /** Resolves when all bytes are stored or passed on. Rejects with the error of the file or the reader. */
  finish(): Promise<Pick<Response, 'bytes' | 'size'>>;
  /** Resolves when the file is closed: one that is still being opened would appear after its removal. */
  stop(): Promise<void>;
  /** Why the bytes could not be stored or passed on. */
  readonly failure: Error | undefined;
  /** Whether bytes were passed on that a retry would repeat. */
  readonly isPassed: boolean;
}

/** How a response ends before its last byte. */
interface Ends {
  /** It has more bytes than can be used. */
  readonly refuse: (why: Unreadable) => void;
  /** Its reader needs no more. */
  readonly stop: () => void;
}

/** A body whose bytes are counted elsewhere. */
interface Receiver extends Omit<ResponseBody, 'most' | 'write' | 'finish'> {
  /** `size`: the number of bytes with these. */
  write(chunk: Uint8Array, size: number): void;
  finish(): Promise<Uint8Array | undefined>;
}

/**
 * Opens the body of a response. `announced`: its number of bytes, NaN if it is not known.
 */
export function openBody(
  sink: Sink | undefined,
  announced: number,
  response: Readable,
  { refuse, stop }: Ends,
): ResponseBody {
  const most = sink === undefined ? MOST_BYTES : MOST_SAVED;
  const receiver =
    sink === undefined
      ? collect()
      : sink.take === undefined
        ? saveToFile(sink, announced, response)
        : passTo(sink.take, response, stop);
  let size = 0;
  return {
    most,
    write: (chunk) => {
      size += chunk.length;
      receiver.write(chunk, size);
      if (size > most) refuse(bodyTooLarge(most));
    },
    finish: async () => {
      const bytes = await receiver.finish();
      return bytes === undefined ? { size } : { bytes };
    },
    stop: () => receiver.stop(),
    get failure() {
      return receiver.failure;
    },
    get isPassed() {
      return receiver.isPassed;
    },
  };
}

function collect(): Receiver {
  const chunks: Uint8Array[] = [];
  return {
    write: (chunk) => chunks.push(chunk),
    finish: () => {
      const bytes = Buffer.concat(chunks);
      // The connection references its last response until the next one: a long list would hold the text of two pages.
      chunks.length = 0;
      return Promise.resolve(bytes);
    },
    stop: () => Promise.resolve(),
    failure: undefined,
    isPassed: false,
  };
}

/** The response waits for its reader. */
function passTo(take: NonNullable<Sink['take']>, response: Readable, stop: () => void): Receiver {
  let failure: Error | undefined;
  let isPassed = false;
  let last = Promise.resolve();
  return {
    write: (chunk) => {
      isPassed = true;
      response.pause();
      last = take(chunk).then(
        (needsMore) => void (needsMore ? response.resume() : stop()),
        (error: unknown) => {
          failure = error as Error;
          response.destroy(failure);
        },
      );
    },
    finish: async () => {
      await last;
      if (failure !== undefined) throw failure;
      return undefined;
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
function saveToFile({ file: path = '', received }: Sink, announced: number, response: Readable): Receiver {
  const file = createWriteStream(path, { mode: 0o600 });
  let failure: Error | undefined;
  file.on('error', (error) => {
    failure = fileLimit(error) ?? error;
    response.destroy(failure);
  });
  return {
    write: (chunk, size) => {
      received?.(size, Number.isNaN(announced) ? undefined : announced);
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
      return undefined;
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
