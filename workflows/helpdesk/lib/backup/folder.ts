import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, unlink, type FileHandle } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { CliError, type KitFiles } from 'cmdspec/kit';

export const MANIFEST = 'manifest.json';
export const CHECKPOINT = 'checkpoint.json';
export const LOCK = '.lock';

const TEMPORARY = /^\..+\.[0-9a-f]{12}\.tmp$/;
const isLock = (name: string): boolean => name === LOCK || name.startsWith(`${LOCK}.`);

/** Whether a file belongs to a run and not to the backup. */
export const isPassing = (name: string): boolean => isLock(name) || TEMPORARY.test(name);

/**
 * Files of a backup, by paths below its root. No symbolic link below the root is followed: one that stands where a file
 * is written is replaced, any other ends in an error.
 */
export interface Folder {
  readonly root: string;
  /** Makes a folder and those above it. */
  ensure(path: string): Promise<void>;
  /** Text of a file; undefined when there is none. */
  read(path: string): Promise<string | undefined>;
  /** Size of a file in bytes; undefined when there is none. */
  size(path: string): Promise<number | undefined>;
  /** Replaces a file as a whole, in a folder that was ensured. */
  write(path: string, data: Parameters<KitFiles['write']>[1]): Promise<void>;
  remove(path: string): Promise<void>;
  /** Names in a folder; none when it is not there. */
  list(path: string): Promise<string[]>;
  /** Opens a file that is no link. */
  open(path: string, flags: number): Promise<FileHandle>;
  /** Makes what was created in a folder durable. */
  settle(path: string): Promise<void>;
}

export function openFolder(root: string, files: KitFiles): Folder {
  const known = new Set<string>();
  const at = (path: string): string => (path === '' ? root : join(root, path));

  /** Each folder of a path must be one; false when one is missing. */
  const check = async (path: string): Promise<boolean> => {
    let here = '';
    for (const part of path.split('/').filter(Boolean)) {
      here = here === '' ? part : `${here}/${part}`;
      if (known.has(here)) continue;
      const found = await entry(at(here));
      if (found === undefined) return false;
      if (!found.isDirectory()) throw odd(at(here), found.isSymbolicLink());
      // Folders of single records are many, and looked at each time.
      if (!/^\d/.test(part)) known.add(here);
    }
    return true;
  };
  const parent = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

  return {
    root,
    ensure: async (path) => {
      if (await check(path)) return;
      let here = '';
      for (const part of path.split('/')) {
        here = here === '' ? part : `${here}/${part}`;
        await mkdir(at(here), { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw unwritten(at(here), error);
        });
      }
      await check(path);
    },
    read: async (path) => {
      if (!(await check(parent(path)))) return undefined;
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
      if (!(await check(parent(path)))) return undefined;
      const found = await entry(at(path));
      return found?.isFile() === true ? found.size : undefined;
    },
    write: async (path, data) => {
      await files.write(at(path), data);
    },
    remove: async (path) => {
      await unlink(at(path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw unwritten(at(path), error);
      });
    },
    list: async (path) => ((await check(path)) ? await readdir(at(path)) : []),
    open: async (path, flags) => openPlain(at(path), flags),
    settle: async (path) => files.settle(at(path)),
  };
}

async function entry(path: string) {
  return await lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw unread(path, error);
  });
}

async function openPlain(path: string, flags: number): Promise<FileHandle> {
  let file: FileHandle;
  try {
    // Without waiting: a pipe that somebody put here has no other end.
    file = await open(path, flags | constants.O_NOFOLLOW | constants.O_NONBLOCK, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw error;
    if (code === 'ELOOP') throw odd(path, true);
    throw (flags & (constants.O_WRONLY | constants.O_RDWR)) === 0 ? unread(path, error) : unwritten(path, error);
  }
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw odd(path, false);
}

function odd(path: string, link: boolean): CliError {
  const what = link ? 'is a symbolic link, and a backup follows none' : 'is not what a backup has at this place';
  return new CliError('config', `${path} ${what}.`, 'Move it away, then start again.');
}

function unread(path: string, error: unknown): CliError {
  return new CliError('config', `Cannot read ${path}: ${(error as Error).message}.`, 'Make it readable for you.');
}

/** A file that could not be written to. */
export function unwritten(path: string, error: unknown): CliError {
  if (error instanceof CliError) return error;
  return new CliError(
    'config',
    `Cannot write ${path}: ${(error as Error).message}.`,
    'Make room on the disk, or make the folder writable for you.',
  );
}

/** Whether the folder is there. Refuses one that holds something, but no backup. */
export async function guard(root: string): Promise<boolean> {
  let names: string[];
  try {
    names = await readdir(root);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    if (code === 'ENOTDIR') throw new CliError('config', `${root} is no folder.`, 'Name a folder with --out.');
    throw unread(root, error);
  }
  if (names.every(isPassing) || names.includes(MANIFEST)) return true;
  throw new CliError(
    'config',
    `${root} is not empty, and no backup: it has no ${MANIFEST}. Nothing was written.`,
    'Name a new folder with --out, or one that a backup made.',
  );
}

/** Removes what killed runs left: everywhere, or in the root alone. For the holder of the lock. */
export async function sweep(folder: Folder, everywhere: boolean): Promise<void> {
  const into = async (path: string): Promise<void> => {
    for (const entry of await readdir(join(folder.root, path), { withFileTypes: true })) {
      const inside = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isFile() && TEMPORARY.test(entry.name)) await folder.remove(inside);
      else if (entry.isDirectory() && everywhere) await into(inside);
    }
  };
  await into('');
}

/** Removes what others left who tried to take the lock of a run that is about to end. */
export async function sweepLock(folder: Folder): Promise<void> {
  for (const name of await readdir(folder.root)) {
    if (isLock(name) && name !== basename(LOCK)) await folder.remove(name);
  }
}
