import { constants } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { isObject } from 'cmdspec-runtime/kit';
import { writeError, type Folder } from 'cmdspec-runtime/kit';

const CHUNK = 1 << 16;
const NEWLINE = 10;

/** One line of a file, without the newline. */
export interface Line {
  readonly text: string;
  /** Start of the line, in bytes. */
  readonly offset: number;
}

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

/** Number of complete lines that are not a record: a disk or another program has changed them. */
export async function countDamaged(folder: Folder, path: string): Promise<number> {
  let count = 0;
  for await (const { text } of readLines(folder, path)) if (!isRecord(text)) count += 1;
  return count;
}

/** Removes the lines that are not a record. */
export async function removeDamaged(folder: Folder, path: string): Promise<void> {
  async function* records(): AsyncGenerator<string> {
    for await (const { text } of readLines(folder, path)) if (isRecord(text)) yield `${text}\n`;
  }
  await folder.write(path, records());
}

/** Whether a line is a JSON object. */
export function isRecord(line: string): boolean {
  try {
    return isObject(JSON.parse(line));
  } catch {
    return false;
  }
}

/** Cuts off the incomplete line of a killed run; a file that does not exist is left alone. */
export async function cutTorn(folder: Folder, path: string): Promise<void> {
  if ((await folder.size(path)) === undefined) return;
  const file = await folder.open(path, constants.O_RDWR);
  try {
    await cutTail(file);
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

/** Yields the complete lines of a file in order; none if it does not exist. */
export async function* readLines(folder: Folder, path: string): AsyncGenerator<Line> {
  if ((await folder.size(path)) === undefined) return;
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    yield* linesFrom(file, 0);
  } finally {
    await file.close();
  }
}

async function* linesFrom(file: FileHandle, from: number): AsyncGenerator<Line> {
  const chunk = Buffer.alloc(CHUNK);
  let held: Buffer[] = [];
  let offset = from;
  for (let position = from; ;) {
    const { bytesRead } = await file.read(chunk, 0, CHUNK, position);
    if (bytesRead === 0) return;
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0 && end < bytesRead; end = chunk.indexOf(NEWLINE, start)) {
      const text = Buffer.concat([...held, chunk.subarray(start, end)]).toString('utf8');
      yield { text, offset };
      held = [];
      start = end + 1;
      offset = position + start;
    }
    if (start < bytesRead) held.push(Buffer.from(chunk.subarray(start, bytesRead)));
    position += bytesRead;
  }
}

/**
 * Reduces a file to one line per key: the last one, in place of the first. The file of an interrupted run, which has
 * duplicates, becomes that of an uninterrupted run. Lines without a key are dropped.
 *
 * Holds one number per key in memory.
 *
 * @returns number of remaining lines
 */
export async function compact(
  folder: Folder,
  path: string,
  keyOf: (line: string) => string | undefined,
): Promise<number> {
  const last = new Map<string, number>();
  let lines = 0;
  for await (const { text, offset } of readLines(folder, path)) {
    lines += 1;
    const key = keyOf(text);
    if (key !== undefined) last.set(key, offset);
  }
  const count = last.size;
  if (lines === count) return count;
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    await folder.write(path, newestLines(file, last, keyOf));
  } finally {
    await file.close();
  }
  return count;
}

async function* newestLines(
  file: FileHandle,
  last: Map<string, number>,
  keyOf: (line: string) => string | undefined,
): AsyncGenerator<string> {
  let part = '';
  for await (const { text, offset } of linesFrom(file, 0)) {
    const key = keyOf(text);
    const newest = key === undefined ? undefined : last.get(key);
    if (key === undefined || newest === undefined) continue;
    last.delete(key);
    part += `${newest === offset ? text : await lineAt(file, newest)}\n`;
    if (part.length < CHUNK) continue;
    yield part;
    part = '';
  }
  yield part;
}

async function lineAt(file: FileHandle, offset: number): Promise<string> {
  for await (const { text } of linesFrom(file, offset)) return text;
  return '';
}

/** Returns the id in a line of an index. */
export function idOfLine(line: string): string | undefined {
  return /^\{"id":"?(\d+)"?[,}]/.exec(line)?.[1];
}
