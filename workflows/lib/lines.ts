/** Files of lines that are only read from their start and appended to. */
import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { writeError, type Folder } from 'cmdspec-runtime/kit';

const CHUNK = 1 << 16;
const NEWLINE = 10;

/** Appends lines and flushes them to the disk. An incomplete line of a killed run is cut off first. */
export async function appendLines(folder: Folder, path: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const file = await folder.open(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  try {
    await cutTail(file);
    await file.appendFile(`${lines.join('\n')}\n`);
    await file.sync();
  } catch (error) {
    throw writeError(`${folder.root}/${path}`, error);
  } finally {
    await file.close();
  }
}

/** Cuts off what follows the last newline. */
async function cutTail(file: FileHandle): Promise<void> {
  const { size } = await file.stat();
  const chunk = Buffer.alloc(Math.min(size, CHUNK));
  for (let end = size; end > 0;) {
    const start = Math.max(0, end - chunk.length);
    const { bytesRead } = await file.read(chunk, 0, end - start, start);
    const last = chunk.subarray(0, bytesRead).lastIndexOf(NEWLINE);
    if (last >= 0 || start === 0) {
      if (start + last + 1 < size) await file.truncate(start + last + 1);
      return;
    }
    end = start;
  }
}

/** Yields the complete lines of a file in order, without their newlines; none if it does not exist. */
export async function* readLines(folder: Folder, path: string): AsyncGenerator<string> {
  if ((await folder.size(path)) === undefined) return;
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    let held: Buffer[] = [];
    for await (const chunk of file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
        yield Buffer.concat([...held, chunk.subarray(start, end)]).toString('utf8');
        held = [];
        start = end + 1;
      }
      if (start < chunk.length) held.push(chunk.subarray(start));
    }
  } finally {
    await file.close();
  }
}
