/** The archive of a backup. */
import { constants } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { KitFiles } from 'cmdspec-runtime/kit';
import { isRunFile, type Folder } from 'cmdspec-runtime/kit';
import { tar, type TarEntry } from './tar.js';

/**
 * Packs the backup into `<folder>.tar.gz` next to it, without links and the files of the run itself. The folder is kept.
 *
 * @returns path of the archive
 */
export async function writeArchive(folder: Folder, files: KitFiles): Promise<string> {
  const path = `${folder.root}.tar.gz`;
  await pipeline(Readable.from(tar(entries(folder))), createGzip(), async (packed: AsyncIterable<Uint8Array>) => {
    await files.write(path, packed);
  });
  return path;
}

async function* entries(folder: Folder, inside = ''): AsyncGenerator<TarEntry> {
  const { root } = folder;
  const names = (await readdir(join(root, inside))).sort();
  const { mtimeMs } = await lstat(join(root, inside));
  const name = (path: string): string => (path === '' ? basename(root) : `${basename(root)}/${path}`);
  yield { path: name(inside), kind: 'folder', size: 0, time: mtimeMs / 1000 };
  for (const one of names) {
    const path = inside === '' ? one : `${inside}/${one}`;
    if (isRunFile(one)) continue;
    const found = await lstat(join(root, path));
    if (found.isDirectory()) yield* entries(folder, path);
    else if (found.isFile()) {
      const { size, mtimeMs: time } = found;
      yield { path: name(path), kind: 'file', size, time: time / 1000, content: contentOf(folder, path) };
    }
  }
}

async function* contentOf(folder: Folder, path: string): AsyncGenerator<Uint8Array> {
  const file = await folder.open(path, constants.O_RDONLY);
  try {
    yield* file.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>;
  } finally {
    await file.close();
  }
}
