/** Writes the files of a run, or compares them with those on disk. */
import { existsSync, readFileSync } from 'node:fs';
import { chmod, readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join, posix, relative, sep } from 'node:path';
import { isBuilt, mark, type OutputFile } from '../6-emit/files.js';
import { replaceFile } from '../replace.js';
import { unified } from './diff.js';
import { lockName, readLock } from './lock.js';

export interface Changes {
  /** Existing files that the compiler did not write and would replace; if there are any, nothing is written. */
  readonly foreign: readonly string[];
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Output in a folder that several services share. */
export interface Shared {
  /** Relative to the output folder. */
  readonly path: string;
  /** Text in the first lines of the files of the service. */
  readonly mark: string;
}

/**
 * Writes changed files and removes files of earlier runs that are no longer generated; with `only`, those of one kind, and
 * the lock.
 */
export async function writeFiles(
  folder: string,
  files: readonly OutputFile[],
  lock: string,
  shared?: Shared,
  only: (path: string) => boolean = () => true,
): Promise<Changes> {
  const wanted = files.filter(({ path }) => only(path));
  const { different, stale, foreign } = await compare(folder, wanted, shared, only);
  if (foreign.length > 0) return { foreign, written: [], removed: [], unchanged: 0 };
  for (const { path, text } of different) {
    const full = join(folder, path);
    await replaceFile(full, text);
    if (/^bin\.[jt]s$/.test(path)) await chmod(full, 0o755);
  }
  for (const path of stale) await removeFile(folder, path);
  const lockPath = join(folder, lockName);
  if (!existsSync(lockPath) || readFileSync(lockPath, 'utf8') !== lock) await replaceFile(lockPath, lock);
  return {
    foreign,
    written: different.map(({ path }) => path).sort(),
    removed: stale,
    unchanged: wanted.length - different.length,
  };
}

/** Returns the changes of a run as a unified diff, without what is built; empty if the folder is up to date. */
export async function driftOf(
  folder: string,
  shown: string,
  files: readonly OutputFile[],
  shared?: Shared,
): Promise<string> {
  const isSource = (path: string): boolean => !isBuilt(path);
  const { different, stale } = await compare(
    folder,
    files.filter(({ path }) => isSource(path)),
    shared,
    isSource,
  );
  const before = (path: string) =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined;
  const changes = [
    ...different.map(({ path, text }) => ({ path, text })),
    ...stale.map((path) => ({ path, text: undefined })),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  return changes.map(({ path, text }) => unified(posix.normalize(`${shown}/${path}`), before(path), text)).join('');
}

async function compare(
  folder: string,
  files: readonly OutputFile[],
  shared: Shared | undefined,
  only: (path: string) => boolean,
): Promise<{ different: OutputFile[]; stale: string[]; foreign: string[] }> {
  const known = new Set(Object.keys(readLock(folder)?.files ?? {}));
  const ours = async (path: string) => known.has(path) || (await isMarked(join(folder, path), shared));
  const different: OutputFile[] = [];
  const foreign: string[] = [];
  for (const file of files) {
    const full = join(folder, file.path);
    const text = await textOf(full);
    if (text === file.text) continue;
    different.push(file);
    if (text !== undefined && file.isPart !== true && !(await ours(file.path))) foreign.push(file.path);
  }
  const wanted = new Set(files.map(({ path }) => fromFolder(folder, path)));
  const stale: string[] = [];
  // A person wrote the page beside those of the reference, also if its place for the table is gone.
  const readme = shared && fromFolder(folder, `${shared.path}/../README.md`);
  const found = await filesBelow(folder, '');
  const outside = shared === undefined ? [] : await filesBelow(folder, `${shared.path}/`);
  // Either folder can be in the other one.
  for (const path of new Set([...found, ...outside.filter(isPage)].map((one) => fromFolder(folder, one)))) {
    if (!wanted.has(path) && path !== lockName && path !== readme && only(path) && (await ours(path))) stale.push(path);
  }
  return { different, stale: stale.sort(), foreign };
}

/** Returns what is read; `undefined` if it does not exist, which another run may have caused just now. */
async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

const textOf = (path: string): Promise<string | undefined> => ifExists(readFile(path, 'utf8'));

/** Returns a path relative to the output folder in its shortest form, as the files of a run have it. */
const fromFolder = (folder: string, path: string): string => relative(folder, join(folder, path)).split(sep).join('/');

const isPage = (path: string): boolean => /\.(?:md|1|txt)$/.test(path);

/** Whether the compiler wrote a file: only its files have the mark. */
async function isMarked(path: string, shared: Shared | undefined): Promise<boolean> {
  const wanted = /\.(?:[jt]s|json)$/.test(path) ? mark : isPage(path) ? shared?.mark : undefined;
  return wanted !== undefined && ((await textOf(path)) ?? '').slice(0, 300).includes(wanted);
}

/** Returns the files below a folder, without those of other services, whose folders have locks of their own. */
async function filesBelow(folder: string, prefix: string): Promise<string[]> {
  const found: string[] = [];
  const entries = await ifExists(readdir(join(folder, prefix), { withFileTypes: true }));
  for (const entry of entries ?? []) {
    const path = `${prefix}${entry.name}`;
    if (entry.isFile()) found.push(path);
    else if (
      entry.isDirectory() &&
      entry.name !== 'node_modules' &&
      !entry.name.startsWith('.') &&
      !existsSync(join(folder, path, lockName))
    ) {
      found.push(...(await filesBelow(folder, `${path}/`)));
    }
  }
  return found;
}

/** Removes a file, and its folders if they become empty. Another run may have removed them already. */
async function removeFile(folder: string, path: string): Promise<void> {
  await rm(join(folder, path), { force: true });
  for (let at = dirname(path); at !== '.'; at = dirname(at)) {
    try {
      await rmdir(join(folder, at));
    } catch {
      return;
    }
  }
}
