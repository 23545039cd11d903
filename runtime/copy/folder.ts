/** A folder that a command keeps: safe against links, with the files of killed runs swept. */
import { constants, lstatSync, type Dirent, type Stats } from 'node:fs';
import { mkdir, open, readdir, unlink, type FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CliError } from '../base/errors.js';
import { isTemporary, pinFolder, type Content } from '../state/atomic.js';

export const MANIFEST = 'manifest.json';
export const LOCK = '.lock';

const isLock = (name: string): boolean => name === LOCK || name.startsWith(`${LOCK}.`);

/** Whether a file belongs to a run instead of the result. */
export const isRunFile = (name: string): boolean => isLock(name) || isTemporary(name);

/**
 * Files of a folder that a command keeps, by paths relative to its root. Symbolic links below the root are not followed: a link in place of a
 * file is replaced by a write, any other is an error. The root may be a link of the user, but stays the same folder. Every call
 * checks the whole path: a run takes hours, in which a folder can be replaced by a link.
 */
export interface Folder {
  readonly root: string;
  /** Creates a folder and its parents. */
  ensure(path: string): Promise<void>;
  /** Text of a file; undefined if it does not exist. */
  read(path: string): Promise<string | undefined>;
  /** Size of a file in bytes; undefined if it does not exist. */
  size(path: string): Promise<number | undefined>;
  /** Time of the last change of a file, in milliseconds since 1970; undefined if it does not exist. */
  modified(path: string): Promise<number | undefined>;
  /** Replaces a whole file; its folder must exist. */
  write(path: string, data: Content): Promise<void>;
  remove(path: string): Promise<void>;
  /** Names in a folder; none if it does not exist. */
  list(path: string): Promise<string[]>;
  /** What {@link list} names, with the kind of each. */
  entries(path: string): Promise<Dirent[]>;
  /** Opens a file that is not a link. */
  open(path: string, flags: number): Promise<FileHandle>;
  /** Flushes new entries of a folder to the disk. */
  settle(path: string): Promise<void>;
}

/** How files are written: the kit's files, which write nothing under `--dry-run`. */
export interface FileWriter {
  write(path: string, content: Content): Promise<string>;
  settle(folder: string): Promise<void>;
}

export function openFolder(root: string, files: FileWriter): Folder {
  const pin = pinFolder(root);
  const at = (path: string): string => (path === '' ? root : join(root, path));

  /** Fails unless every part of the path is a folder; false if one does not exist. */
  const check = (path: string): boolean => {
    pin();
    let here = '';
    for (const part of path.split('/').filter(Boolean)) {
      here = here === '' ? part : `${here}/${part}`;
      const found = entry(at(here));
      if (found === undefined) return false;
      if (!found.isDirectory()) throw unexpectedFile(at(here), found.isSymbolicLink());
    }
    return true;
  };
  const parent = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

  return {
    root,
    ensure: async (path) => {
      if (check(path)) return;
      let here = '';
      for (const part of path.split('/')) {
        here = here === '' ? part : `${here}/${part}`;
        await mkdir(at(here), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw writeError(at(here), error);
        });
      }
      check(path);
    },
    read: async (path) => {
      if (!check(parent(path))) return undefined;
      let file: FileHandle;
      try {
        file = await openPlain(at(path), constants.O_RDONLY);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
      try {
        return await file.readFile('utf8');
      } finally {
        await file.close();
      }
    },
    size: async (path) => {
      if (!check(parent(path))) return undefined;
      const found = entry(at(path));
      return found?.isFile() === true ? found.size : undefined;
    },
    modified: async (path) => {
      if (!check(parent(path))) return undefined;
      const found = entry(at(path));
      return found?.isFile() === true ? Math.floor(found.mtimeMs) : undefined;
    },
    write: async (path, data) => {
      check(parent(path));
      await files.write(at(path), data);
    },
    remove: async (path) => {
      check(parent(path));
      await unlink(at(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw writeError(at(path), error);
      });
    },
    list: async (path) => (check(path) ? await readdir(at(path)) : []),
    entries: async (path) => (check(path) ? await readdir(at(path), { withFileTypes: true }) : []),
    open: async (path, flags) => {
      check(parent(path));
      return openPlain(at(path), flags);
    },
    settle: async (path) => {
      if (check(path)) await files.settle(at(path));
    },
  };
}

/** Synchronous: it is called for each part of each path, and another thread would take longer. */
function entry(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (error) {
    throw readError(path, error);
  }
}

async function openPlain(path: string, flags: number): Promise<FileHandle> {
  let file: FileHandle;
  try {
    // Non-blocking, because opening a pipe would wait for its other end.
    file = await open(path, flags | constants.O_NOFOLLOW | constants.O_NONBLOCK, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw error;
    if (code === 'ELOOP') throw unexpectedFile(path, true);
    throw (flags & (constants.O_WRONLY | constants.O_RDWR)) === 0 ? readError(path, error) : writeError(path, error);
  }
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw unexpectedFile(path, false);
}

function unexpectedFile(path: string, link: boolean): CliError {
  const what = link ? 'is a symbolic link, which is not followed' : 'is not a regular file or folder of this command';
  return new CliError('config', `${path} ${what}.`, 'Move it elsewhere, then run the command again.');
}

function readError(path: string, error: unknown): CliError {
  return new CliError(
    'config',
    `Cannot read ${path}: ${(error as Error).message}.`,
    'Make it readable, then run the command again.',
  );
}

/** The error of a file that could not be written. */
export function writeError(path: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  return new CliError(
    'config',
    `Cannot write ${path}: ${(error as Error).message}.`,
    'Free space on the disk, or make the folder writable.',
  );
}

/** How a command names its folder: the flag, and the noun of what is in it (`a backup`). */
export interface FolderWords {
  readonly flag: string;
  readonly noun: string;
  /** Name that the manifest had in earlier versions. */
  readonly earlierManifest?: string;
}

/** Whether the folder exists. Fails with `config` if it has content, but no manifest. */
export async function checkFolder(root: string, { flag, noun, earlierManifest }: FolderWords): Promise<boolean> {
  let names: string[];
  try {
    names = await readdir(root);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'ENOTDIR') throw new CliError('config', `${root} is not a folder.`, `Choose a folder with ${flag}.`);
    throw readError(root, error);
  }
  if (names.every(isRunFile) || names.some((name) => name === MANIFEST || name === earlierManifest)) return true;
  throw new CliError(
    'config',
    `${root} is not empty and not ${noun}: it has no ${MANIFEST}. Nothing was written.`,
    `Choose a new folder with ${flag}, or one with ${noun}.`,
  );
}

/** Removes the temporary files of killed runs: everywhere, or only in the root. The caller must hold the lock. */
export async function sweep(folder: Folder, everywhere: boolean): Promise<void> {
  const into = async (path: string): Promise<void> => {
    for (const entry of await folder.entries(path)) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isFile() && isTemporary(entry.name)) await folder.remove(inside);
      else if (entry.isDirectory() && everywhere) await into(inside);
    }
  };
  await into('');
}

/** Removes the files of other runs that tried to take the lock. */
export async function sweepLock(folder: Folder): Promise<void> {
  for (const name of await folder.list('')) {
    if (isLock(name) && name !== basename(LOCK)) await folder.remove(name);
  }
}
