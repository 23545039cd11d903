/** A file of lines that grows at its end and is read at any offset. */
import { createHash } from 'node:crypto';
import { constants, fdatasyncSync, fstatSync, ftruncateSync, readSync, writeSync } from 'node:fs';
import { writeError, type Folder } from './folder.js';

const NEWLINE = 10;
/** Bytes that are read at once: of lines that are side by side, and of single ones. */
const WINDOW = 1 << 18;
const GLANCE = 1 << 13;
/** Bytes that are held before they are written. */
const PART = 1 << 16;

/**
 * Reads and writes are synchronous: a row of a million that waits for another thread takes longer than all else that is done
 * with it.
 */
export interface LineFile {
  /** Reads the whole file, and calls `see` for each of its lines. */
  scan(see: (line: string, offset: number) => void): void;
  /** Length with the lines that are not written yet, in bytes. */
  readonly size: number;
  /** SHA-256 of the whole content, in hex. */
  digest(): string;
  /** Adds a line and returns its offset. */
  append(line: string): number;
  /** The line that starts at an offset. */
  lineAt(offset: number): string;
  /** Makes every line durable. Returns the time of the last change, in milliseconds since 1970. */
  sync(): number;
  close(): Promise<void>;
}

/** Opens a file of which the first `length` bytes count; what follows is cut off. {@link LineFile.scan} must come first. */
export async function openLineFile(folder: Folder, path: string, length: number): Promise<LineFile> {
  const file = await folder.open(path, constants.O_RDWR | constants.O_CREAT);
  const { fd } = file;
  const hash = createHash('sha256');
  let written = 0;
  /** Lines that are not written yet, and their length in bytes. */
  let lines: string[] = [];
  let held = 0;
  let window: Buffer = Buffer.alloc(WINDOW);
  /** Bytes of the file that the window has. */
  let from = 0;
  let to = 0;

  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw writeError(`${folder.root}/${path}`, error);
    }
  };
  const flush = (): void => {
    if (held === 0) return;
    const part = Buffer.from(`${lines.join('\n')}\n`);
    attempt(() => {
      for (let done = 0; done < part.length;) done += writeSync(fd, part, done, part.length - done, written + done);
    });
    hash.update(part);
    written += part.length;
    lines = [];
    held = 0;
  };
  const load = (offset: number, bytes: number): void => {
    if (bytes > window.length) window = Buffer.alloc(bytes);
    from = offset;
    to = offset + readSync(fd, window, 0, Math.min(bytes, written - offset), offset);
  };
  const lineAt = (offset: number): string => {
    if (offset >= written) flush();
    const isNear = offset >= from && offset <= to + GLANCE;
    if (offset < from || offset >= to) load(offset, isNear ? WINDOW : GLANCE);
    for (let bytes = WINDOW; ; bytes *= 2) {
      const end = window.subarray(0, to - from).indexOf(NEWLINE, offset - from);
      if (end >= 0) return window.toString('utf8', offset - from, end);
      if (to >= written) return window.toString('utf8', offset - from, to - from);
      load(offset, bytes);
    }
  };

  if ((await file.stat()).size > length) attempt(() => ftruncateSync(fd, length));
  written = length;

  return {
    get size() {
      return written + held;
    },
    scan: (see) => {
      const chunk = Buffer.alloc(WINDOW);
      let rest: Buffer[] = [];
      let offset = 0;
      for (let position = 0; position < written;) {
        const count = attempt(() => readSync(fd, chunk, 0, Math.min(WINDOW, written - position), position));
        if (count === 0) return;
        const read = chunk.subarray(0, count);
        hash.update(read);
        let start = 0;
        for (let end = read.indexOf(NEWLINE); end >= 0; end = read.indexOf(NEWLINE, start)) {
          const line = rest.length === 0 ? read.toString('utf8', start, end) : joined(rest, read.subarray(start, end));
          rest = [];
          see(line, offset);
          start = end + 1;
          offset = position + start;
        }
        if (start < count) rest.push(Buffer.from(read.subarray(start)));
        position += count;
      }
    },
    digest: () => {
      flush();
      return hash.copy().digest('hex');
    },
    append: (line) => {
      const offset = written + held;
      lines.push(line);
      held += Buffer.byteLength(line) + 1;
      if (held >= PART) flush();
      return offset;
    },
    lineAt,
    sync: () => {
      flush();
      attempt(() => fdatasyncSync(fd));
      return Math.floor(fstatSync(fd).mtimeMs);
    },
    close: () => file.close(),
  };
}

const joined = (rest: readonly Buffer[], last: Buffer): string => Buffer.concat([...rest, last]).toString('utf8');
