/** Files that a workflow appends lines to, and how their lines are read. */
import { CliError } from '../base/errors.js';
import type { LogFile } from './types.js';

const NEWLINE = 10;
/** Bytes of the end of a file that are read at once. */
const CHUNK = 65_536;

/**
 * Opens a file for appending. An incomplete last line of a killed run is removed. Writing is synchronous: a line is in the file
 * when the next request is sent.
 *
 * @throws CliError `config` when it cannot be written
 */
export async function openLog(path: string, { fresh }: { readonly fresh: boolean }): Promise<LogFile> {
  const { closeSync, fstatSync, ftruncateSync, openSync, readSync, rmSync, writeSync } = await import('node:fs');
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const { code = 'unknown' } = error as NodeJS.ErrnoException;
      const why = { ENOENT: 'its folder does not exist', EACCES: 'permission denied', ENOSPC: 'the disk is full' }[
        code
      ];
      throw new CliError('config', `The file ${path} cannot be written: ${why ?? code}.`);
    }
  };
  /** Returns the bytes up to the end of the last complete line. Only the end of the file is read: it can be long. */
  const sizeOfLines = (opened: number): number => {
    const chunk = Buffer.alloc(CHUNK);
    for (let end = fstatSync(opened).size; end > 0; end = Math.max(0, end - CHUNK)) {
      const start = Math.max(0, end - CHUNK);
      const read = readSync(opened, chunk, 0, end - start, start);
      const last = chunk.subarray(0, read).lastIndexOf(NEWLINE);
      if (last !== -1) return start + last + 1;
    }
    return 0;
  };
  const file = attempt(() => {
    const opened = openSync(path, 'a+', 0o600);
    ftruncateSync(opened, fresh ? 0 : sizeOfLines(opened));
    return opened;
  });
  // Nobody else writes to it, so that its size is known without asking the system for each line.
  let { size } = fstatSync(file);
  let isOpen = true;
  const close = (): void => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  return {
    path,
    append: (line) =>
      attempt(() => {
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
    close,
    remove: () => {
      close();
      rmSync(path, { force: true });
    },
  };
}

/** Yields the complete lines of a file; none if it does not exist. */
export async function* logLines(path: string): AsyncGenerator<string> {
  const { createReadStream } = await import('node:fs');
  let held = '';
  try {
    for await (const chunk of createReadStream(path, 'utf8') as AsyncIterable<string>) {
      const lines = (held + chunk).split('\n');
      held = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new CliError('input', `The file ${path} cannot be read: ${code}.`);
  }
}
