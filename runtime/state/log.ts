/** Files of lines that are only appended to. What follows the last newline is left of a killed run: it does not count. */
import {
  closeSync,
  createReadStream,
  fdatasync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { CliError } from '../base/errors.js';

const NEWLINE = 10;
/** Bytes of the end of a file that are read at once. */
const CHUNK = 65_536;

export interface LogFile {
  /** Absolute path. */
  readonly path: string;
  /** Writes a line, which must not contain a newline, before it returns: a killed run has written it. */
  append(line: string): void;
  /** Makes the lines durable: they are there after a failure of the power. */
  sync(): Promise<void>;
  close(): void;
  remove(): void;
}

/**
 * Opens a file for appending, 0600; `fresh` empties it. An incomplete last line is removed.
 *
 * @throws CliError `config` when it cannot be written
 */
export function openLog(path: string, { fresh }: { readonly fresh: boolean }): LogFile {
  const file = attempt(path, () => {
    const opened = openSync(path, 'a+', 0o600);
    if (fresh) ftruncateSync(opened);
    return opened;
  });
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    path,
    ...logIn(file, path),
    close,
    remove: () => {
      close();
      rmSync(path, { force: true });
    },
  };
}

/** A log in a file that is open for reading and appending, and that nobody else writes to. */
export function logIn(file: number, path: string): Pick<LogFile, 'append' | 'sync'> {
  // The size is known without asking the system for each line.
  let size = attempt(path, () => {
    const whole = sizeOfLines(file);
    ftruncateSync(file, whole);
    return whole;
  });
  return {
    append: (line) =>
      attempt(path, () => {
        const bytes = Buffer.from(`${line}\n`);
        try {
          // On a disk that is nearly full, the system may take a part only.
          for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
          size += bytes.length;
        } catch (error) {
          ftruncateSync(file, size);
          throw error;
        }
      }),
    sync: flushing(file, path),
  };
}

/** A log that several processes append to. */
export interface SharedLog {
  /** Writes a line, which must not contain a newline, before it returns. */
  append(line: string): void;
  /** Makes the lines durable. */
  sync(): Promise<void>;
  close(): void;
}

/**
 * Opens a file that several processes append to, 0600. Nothing is ever cut: a line after an incomplete one, which a killed
 * process left, begins on a line of its own.
 *
 * @param makeFolder creates the folder of the file
 * @throws CliError `config` when it cannot be written
 */
export function openShared(path: string, makeFolder: (folder: string) => void): SharedLog {
  const file = attempt(path, () => {
    makeFolder(dirname(path));
    const opened = openSync(path, 'a+', 0o600);
    // Otherwise a failure of the power could remove a new file with its durable lines.
    if (fstatSync(opened).size === 0) syncFolder(dirname(path));
    return opened;
  });
  const sync = flushing(file, path);
  return {
    append: (line) =>
      attempt(path, () => {
        const bytes = Buffer.from(`${endsWithNewline(file) ? '' : '\n'}${line}\n`);
        // One write, which the system does as a whole: lines of other processes are before or after it.
        const written = writeSync(file, bytes);
        if (written < bytes.length) throw Object.assign(new Error('The disk is full.'), { code: 'ENOSPC' });
      }),
    sync,
    close: () => closeSync(file),
  };
}

function syncFolder(path: string): void {
  // Windows does not open folders.
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function endsWithNewline(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return true;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] === NEWLINE;
}

/** Returns a function that makes what was written durable. Calls that come while the disk is busy wait for one flush together. */
function flushing(file: number, path: string): () => Promise<void> {
  /** The flush that was started last, and the one after it. */
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      const flush = flushed(file, path);
      last = flush.catch(() => undefined);
      next = undefined;
      return flush;
    });
    return next;
  };
}

const flushed = (file: number, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    fdatasync(file, (error) => (error === null ? resolve() : reject(failure(path, error))));
  });

/** Returns the bytes up to the end of the last complete line. Only the end of the file is read: it can be long. */
function sizeOfLines(file: number): number {
  const chunk = Buffer.alloc(CHUNK);
  for (let end = fstatSync(file).size; end > 0; end = Math.max(0, end - CHUNK)) {
    const start = Math.max(0, end - CHUNK);
    const read = readSync(file, chunk, 0, end - start, start);
    const last = chunk.subarray(0, read).lastIndexOf(NEWLINE);
    if (last !== -1) return start + last + 1;
  }
  return 0;
}

function attempt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw failure(path, error);
  }
}

function failure(path: string, error: unknown): CliError {
  const { code = 'unknown' } = error as NodeJS.ErrnoException;
  const why = {
    ENOENT: 'its folder does not exist',
    EACCES: 'permission denied',
    ENOSPC: 'the disk is full',
    EROFS: 'the disk is read-only',
  }[code];
  return new CliError('config', `The file ${path} cannot be written: ${why ?? code}.`);
}

/** Yields the complete lines of a file, without their newlines; none if it does not exist. */
export async function* logLines(path: string): AsyncGenerator<string> {
  try {
    yield* completeLines(createReadStream(path));
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return;
    throw new CliError('input', `The file ${path} cannot be read: ${code}.`);
  }
}

/** Yields the complete lines of a stream, without their newlines. */
export async function* completeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let held: Buffer[] = [];
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      yield Buffer.concat([...held, chunk.subarray(start, end)]).toString('utf8');
      held = [];
      start = end + 1;
    }
    if (start < chunk.length) held.push(chunk.subarray(start));
  }
}
