/** Writes files so that a reader, or a run after a crash, finds the old or the new content, never a part. */
import { accessSync, constants, promises, statSync } from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import { CliError, fileLimit } from '../base/errors.js';
import { makeFolder } from './folder.js';
import { NOT_REGULAR } from './read.js';
import { here, isRunning, startOf } from './process.js';

/**
 * Creates a folder and its missing parents, accessible to this user only.
 *
 * @throws CliError `config` if the system refuses
 */
export function ensureFolder(path: string): void {
  try {
    makeFolder(path);
  } catch (error) {
    const { message } = error as Error;
    const remedy = 'Make the parent folder writable, or choose another folder.';
    throw fileLimit(error) ?? new CliError('config', `Cannot create the folder ${path}: ${message}.`, remedy);
  }
}

/** Whether files can be created in a folder, which is created if it does not exist. */
export function isWritable(path: string): boolean {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a function that fails once the folder at a path was replaced: a link in its place would lead elsewhere. The first
 * call that finds the folder remembers it.
 */
export function pinFolder(path: string): () => void {
  let first: string | undefined;
  return () => {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    const identity = found && `${String(found.dev)}:${String(found.ino)}`;
    first ??= identity;
    if (identity === first) return;
    throw new CliError(
      'config',
      `The folder ${path} was removed or replaced while the command was running. Nothing more was written.`,
      'Check the contents of the folder, then run the command again.',
    );
  };
}

/** Content of a file; parts are written as they arrive. */
export type Content = string | Uint8Array | AsyncIterable<string | Uint8Array>;

/**
 * Replaces a file so that a reader, or a run after a crash, finds either the old or the new content, never a part.
 * The file is 0600. A symbolic link at `path` is replaced, never written through. Fails with `config` when the disk is
 * full or the folder cannot be written to, and with `usage` for a device or a pipe; the file is then unchanged.
 */
export const writeAtomic = (path: string, data: Content): Promise<void> =>
  replaceSafely(path, async (temporary) => {
    // 'wx' fails on anything that exists already, also on a link that somebody planted.
    const file = await promises.open(temporary, 'wx', 0o600);
    try {
      if (typeof data === 'string' || data instanceof Uint8Array) await file.writeFile(data);
      // `appendFile` writes each part completely; `write` may stop early.
      else for await (const part of data) await file.appendFile(part);
      await file.sync();
    } finally {
      await file.close().catch(() => undefined);
    }
  });

/** Like {@link writeAtomic}, for a file that `fill` writes at the path that it gets. */
export const receiveAtomic = (path: string, fill: (temporary: string) => Promise<void>): Promise<void> =>
  replaceSafely(path, async (temporary) => {
    await fill(temporary);
    await syncFile(temporary);
  });

/**
 * Receives a file into a folder, under the name that `fill` returns, and returns its path. An existing file of that name is not replaced,
 * because the user did not choose the name. With `numbered`, the new file is called `all-2.tar`.
 *
 * @throws CliError `input` if the file exists, `config` when the disk is full or the folder cannot be written to
 */
export const receiveInto = (
  folder: string,
  fill: (temporary: string) => Promise<string>,
  { numbered = false }: { readonly numbered?: boolean } = {},
): Promise<string> =>
  explained(`Cannot write to ${folder}`, async () => {
    ensureFolder(folder);
    await sweepTemporary(folder);
    const temporary = join(folder, temporaryName('download'));
    try {
      const { name, ext } = parse(await fill(temporary));
      await syncFile(temporary);
      for (let count = 1; ; count += 1) {
        const path = join(folder, `${name}${count === 1 ? '' : `-${String(count)}`}${ext}`);
        if (await claim(temporary, path)) return path;
        if (!numbered)
          throw new CliError(
            'input',
            `${path} already exists. Nothing was saved.`,
            'Name the file with --out to replace it.',
          );
      }
    } finally {
      await promises.unlink(temporary).catch(() => undefined);
      await syncFolder(folder);
    }
  });

/** Gives a file a name, unless the name is taken. Some file systems have no hard links. */
async function claim(temporary: string, path: string): Promise<boolean> {
  const isTaken = (error: NodeJS.ErrnoException): boolean => error.code === 'EEXIST';
  try {
    await promises.link(temporary, path).catch(async (error: NodeJS.ErrnoException) => {
      if (isTaken(error)) throw error;
      await promises.copyFile(temporary, path, promises.constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (isTaken(error as NodeJS.ErrnoException)) return false;
    throw error;
  }
}

const replaceSafely = (path: string, fill: (temporary: string) => Promise<void>): Promise<void> =>
  explained(`Cannot write ${path}`, () => replace(path, fill), ' The file is unchanged.');

/** Turns failures of the system into errors that say what to do. */
export async function explained<T>(failed: string, write: () => Promise<T>, outcome = ''): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw (
      fileLimit(error) ??
      new CliError(
        'config',
        `${failed}: ${(error as Error).message}.${outcome}`,
        'Free some disk space, or make the folder writable.',
      )
    );
  }
}

async function replace(path: string, fill: (temporary: string) => Promise<void>): Promise<void> {
  if (await isSpecial(path)) throw new CliError('usage', `Cannot write ${path}: ${NOT_REGULAR}.`, 'Name another file.');
  const folder = dirname(path);
  ensureFolder(folder);
  await sweepTemporary(folder);
  const temp = join(folder, temporaryName(basename(path)));
  try {
    await fill(temp);
    await promises.rename(temp, path);
  } catch (error) {
    await promises.unlink(temp).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/**
 * Whether something other than a file is at a path: root would make a file of `/dev/null`, or of the link `/dev/stdout`.
 * Files in `/dev/shm` are ordinary files in memory.
 */
async function isSpecial(path: string): Promise<boolean> {
  const isDevice = /^\/(?:dev|proc)\/(?!shm\/)/.test(path);
  if (isDevice && (await promises.lstat(path).catch(() => undefined))?.isSymbolicLink() === true) return true;
  const found = await promises.stat(path).catch(() => undefined);
  return found !== undefined && !found.isFile() && !found.isDirectory();
}

async function syncFile(path: string): Promise<void> {
  const file = await promises.open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** Makes a rename durable. Windows, and some network file systems, cannot do it and do not need it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await promises.open(folder, 'r').catch(() => undefined);
  if (handle === undefined) return;
  await handle.sync().catch(() => undefined);
  await handle.close();
}

/** The name ends with the writer: its machine, its process id, the start of that process, and a number of its own. */
const NAME = /^\..+\.([0-9a-f]{6})([0-9a-f]{8})([0-9a-f]{6})([0-9a-f]{6})\.tmp$/;
/** The process of a writer on another machine cannot be checked. It touches its file more often than this. */
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

/** Folders that this process has swept: a backup writes thousands of files into one. */
const swept = new Set<string>();

/** Removes the temporary files of killed processes from a folder; once in each process. Files of running ones stay. */
async function sweepTemporary(folder: string): Promise<void> {
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
