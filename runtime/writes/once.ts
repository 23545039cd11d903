/**
 * Keys of the caller: which write has which key. The file beside the log has a line for each write with one, the digest of the
 * key and the id of the write, so that a key is found without reading the log. It is made from the log when it is missing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redact } from '../base/redact.js';
import { writeAtomic } from '../state/atomic.js';
import { makeFolder } from '../state/folder.js';
import { refuseLaterText } from '../state/format.js';
import { withLock } from '../state/lock.js';
import { openShared } from '../state/log.js';
import { readLog } from './log.js';

/** Of the key as the log has it. */
const digestOf = (key: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(redact(key)).digest('hex');

const indexOf = (folder: string): string => join(folder, 'once.index');

/** Returns the path of the lock of a key: only one process at a time looks it up and sends its write. */
export const lockOfKey = (folder: string, key: string): string =>
  join(folder, `once-${digestOf(key).slice(0, 32)}.lock`);

/** Adds the write of a key; the line is durable when the promise is fulfilled. */
export async function addKey(folder: string, key: string, id: string): Promise<void> {
  await ensureIndex(folder);
  const log = openShared(indexOf(folder), makeFolder);
  try {
    log.append(`${digestOf(key)} ${id}`);
    await log.sync();
  } finally {
    log.close();
  }
}

/** Returns the id of the last write with a key; undefined if none was about to be sent. */
export async function writeOfKey(folder: string, key: string): Promise<string | undefined> {
  const text = await ensureIndex(folder);
  const start = `${digestOf(key)} `;
  // The last line counts, and an incomplete one is that of a write that was not sent.
  const at = text.lastIndexOf(start);
  const end = at < 0 ? -1 : text.indexOf('\n', at);
  if (end < 0) return undefined;
  const id = text.slice(at + start.length, end);
  return /^w_[0-9a-z]{16}$/.test(id) ? id : undefined;
}

/** Returns the lines of the index, which is made from the log first if it is missing. */
async function ensureIndex(folder: string): Promise<string> {
  const known = linesOf(folder);
  if (known !== undefined) return known;
  makeFolder(folder);
  return withLock(`${indexOf(folder)}.lock`, async () => {
    const made = linesOf(folder);
    if (made !== undefined) return made;
    const found: [id: string, line: string][] = [];
    for await (const { once, id } of readLog(folder))
      if (once !== undefined) found.push([id, `${digestOf(once)} ${id}\n`]);
    // The newest write of a key is last, as in an index that was appended to.
    const text = found
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, line]) => line)
      .join('');
    await writeAtomic(indexOf(folder), text);
    return text;
  });
}

function linesOf(folder: string): string | undefined {
  const path = indexOf(folder);
  let text: string;
  try {
    text = readFileSync(path, 'latin1');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  refuseLaterText(text, { path, refusal: 'config' });
  return text;
}
