import { promises } from 'node:fs';
import { join } from 'node:path';
import { here, isRunning, startOf } from './process.js';

/** The name ends with the writer: its machine, its process id, the start of that process, and a number of its own. */
const NAME = /^\..+\.([0-9a-f]{6})([0-9a-f]{8})([0-9a-f]{6})([0-9a-f]{6})\.tmp$/;
/** A writer on another machine cannot be asked. It touches its file more often than this. */
const abandonedAfter = 24 * 3_600_000;

/** Whether a file name is one of {@link temporaryName}. */
export const isTemporary = (name: string): boolean => NAME.test(name);

const digest = (text: string): string =>
  process.getBuiltinModule('node:crypto').createHash('sha256').update(text).digest('hex').slice(0, 6);

let mine: string | undefined;

/** Returns a name beside the file `name` for its next content. */
export function temporaryName(name: string): string {
  mine ??= digest(here()) + process.pid.toString(16).padStart(8, '0') + digest(startOf(process.pid) ?? '');
  return `.${name}.${mine}${crypto.randomUUID().slice(0, 6)}.tmp`;
}

/** Folders in which this process has looked: a backup writes thousands of files into one. */
const swept = new Set<string>();

/** Removes the temporary files of killed processes from a folder; once in each process. Files of running ones stay. */
export async function sweepTemporary(folder: string): Promise<void> {
  if (swept.has(folder)) return;
  swept.add(folder);
  for (const name of await promises.readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    if (await isAbandoned(name, path)) await promises.unlink(path).catch(() => undefined);
  }
}

async function isAbandoned(name: string, path: string): Promise<boolean> {
  const [found, host = '', id = '', start = ''] = NAME.exec(name) ?? [];
  if (found === undefined) return false;
  if (host !== digest(here())) {
    const { mtimeMs } = (await promises.stat(path).catch(() => undefined)) ?? { mtimeMs: Infinity };
    return Date.now() - mtimeMs > abandonedAfter;
  }
  const pid = Number.parseInt(id, 16);
  return !isRunning(pid) || digest(startOf(pid) ?? '') !== start;
}
