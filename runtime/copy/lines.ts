/** Files of lines in a folder: they are only read from their start and appended to. */
import { constants } from 'node:fs';
import { completeLines, logIn } from '../state/log.js';
import type { Folder } from './folder.js';

/** Appends lines and flushes them to the disk. An incomplete line of a killed run is cut off first. */
export async function appendLines(folder: Folder, path: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const file = await folder.open(path, constants.O_RDWR | constants.O_APPEND | constants.O_CREAT);
  try {
    const log = logIn(file.fd, `${folder.root}/${path}`);
    log.append(lines.join('\n'));
    await log.sync();
  } finally {
    await file.close();
  }
}

/** Yields the complete lines of a file in order, without their newlines; none if it does not exist. */
export async function* readLines(folder: Folder, path: string): AsyncGenerator<string> {
  if ((await folder.size(path)) === undefined) return;
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    yield* completeLines(file.createReadStream({ autoClose: false }) as AsyncIterable<Buffer>);
  } finally {
    await file.close();
  }
}
