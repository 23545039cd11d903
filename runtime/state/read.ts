/** Reads regular files of a limited size, and their JSON. */
import { fileLimit } from '../base/errors.js';
import { shaped, type Shape, type Shaped } from '../base/shape.js';

/** The error for a file that is not read. Its message ends a sentence. */
class Unfit extends Error {}

/** The reason of {@link unreadable} for pipes, devices and sockets. */
export const NOT_REGULAR = 'it is not a regular file';

/** Maximum bytes of settings and credentials; both files are far smaller. */
export const MOST_SETTINGS = 16 * 1024 * 1024;

/**
 * Returns the bytes of a regular file of at most `limit` bytes. A pipe could block the run forever, and a device could
 * fill the memory. Synchronous: settings are read by every run, and at their size another thread takes longer.
 *
 * @throws an error that {@link unreadable} explains; `ENOENT` if the file does not exist; a CliError if the process
 * cannot open any file
 */
export function readPlain(path: string, limit: number): Buffer {
  const { closeSync, readSync } = process.getBuiltinModule('node:fs');
  const { file, size } = openPlain(path);
  try {
    let bytes = Buffer.allocUnsafe(Math.min(size, limit) + 1);
    let length = 0;
    for (;;) {
      const count = readSync(file, bytes, length, bytes.length - length, null);
      if (count === 0) return bytes.subarray(0, length);
      length += count;
      // The size of a file can be wrong: it grows, or the system makes up its content.
      if (length > limit) throw tooLarge(limit);
      if (length === bytes.length) bytes = Buffer.concat([bytes], 2 * length);
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Opens a regular file for reading. Returns its descriptor, which must be closed, and its bytes.
 *
 * @throws as {@link readPlain}
 */
export function openPlain(path: string): { readonly file: number; readonly size: number } {
  const { closeSync, constants, fstatSync, openSync } = process.getBuiltinModule('node:fs');
  // Opening a pipe waits for its other end otherwise. Windows does not know the flag.
  const { O_RDONLY, O_NONBLOCK } = constants as { O_RDONLY: number; O_NONBLOCK?: number };
  let file: number;
  try {
    file = openSync(path, O_RDONLY | (O_NONBLOCK ?? 0));
  } catch (error) {
    throw fileLimit(error) ?? error;
  }
  try {
    const stat = fstatSync(file);
    if (stat.isDirectory()) throw new Unfit('it is a folder');
    if (!stat.isFile()) throw new Unfit(NOT_REGULAR);
    return { file, size: stat.size };
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Returns the error for a file of more than `limit` bytes; {@link unreadable} explains it. */
export const tooLarge = (limit: number): Error => new Unfit(`it is larger than ${limit / 1024 / 1024} MiB`);

/** Returns why a file cannot be read, as the end of a sentence. */
export function unreadable(error: unknown): string {
  if (error instanceof Unfit) return error.message;
  const { code = 'the system gives no reason' } = error as NodeJS.ErrnoException;
  const known: Readonly<Record<string, string>> = {
    ENOENT: 'it does not exist',
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of its path is not a folder',
    // A socket.
    ENXIO: NOT_REGULAR,
    ELOOP: 'its links lead in a circle',
  };
  return known[code] ?? code;
}

/** Returns the value of a JSON text; `undefined` for any other text. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the object of a JSON text, if it has this shape. */
export const readShaped = <const S extends Shape>(text: string | undefined, shape: S): Shaped<S> | undefined =>
  text === undefined ? undefined : shaped(parsed(text), shape);
