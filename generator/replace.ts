/** Replaces files so that a reader, or a run after a crash, finds the old or the new text, never a part. */
import { randomUUID } from 'node:crypto';
import { readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Source } from './1-read/source.js';
import { makeSharedFolder } from './folder.js';

/** Writes a file and the folders around it. A link at the path is replaced. */
export async function replaceFile(path: string, text: string, mode = 0o666): Promise<void> {
  makeSharedFolder(dirname(path));
  const temporary = temporaryOf(path);
  try {
    await writeFile(temporary, text, { mode });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * Writes specs back where they were read: behind links, with their permissions and byte order marks. All texts are on the
 * disk before the first file is replaced, so that a full disk or a folder that cannot be written leaves every file as it was.
 */
export async function replaceSources(sources: readonly Source[]): Promise<void> {
  const ready: (readonly [temporary: string, path: string])[] = [];
  try {
    for (const { file, text } of sources) {
      const path = await realpath(resolve(file));
      const [{ mode }, before] = await Promise.all([stat(path), readFile(path, 'utf8')]);
      const temporary = temporaryOf(path);
      ready.push([temporary, path]);
      await writeFile(temporary, before.startsWith('\uFEFF') ? `\uFEFF${text}` : text, { mode });
    }
    for (const [temporary, path] of ready) await rename(temporary, path);
  } catch (error) {
    for (const [temporary] of ready) await rm(temporary, { force: true });
    throw error;
  }
}

const temporaryOf = (path: string): string => `${path}.${randomUUID()}.tmp`;
