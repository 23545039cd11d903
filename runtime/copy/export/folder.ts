/**
 * The folder of an export: `current` is a link to the folder of the last complete one. A run writes a new folder beside it and
 * moves the link, so that readers find the old files or the new ones, whenever the run is killed.
 */
import { constants, promises } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import { parseJson, stringifyJson } from '../../base/json.js';
import { isObject } from '../../base/objects.js';
import { ensureFolder, explained, syncFolder, writeAtomic } from '../../state/atomic.js';
import { refuseLater } from '../../state/format.js';
import { withLock } from '../../state/lock.js';
import type { ExportFormat } from './text.js';
import { isRunFile, LOCK } from '../folder.js';
import type { Owner } from '../types.js';

/** Says whose rows the folder has, and in which format. Without it, the folder is not touched. */
const MARKER = 'export.json';
/** Says which files a complete export has, and from what they are. */
const CONTENTS = 'tables.json';
const CURRENT = 'current';
/** The export that is being written. */
const NEXT = '.next';
const VERSION = /^\d{8}T\d{6}Z(?:-\d+)?$/;

/** One table of an export. */
export interface TableFiles {
  /** What the files are made from; null if that was incomplete, so that they are written again. */
  readonly of: string | null;
  /** No row that the service had at this time is missing; absent if some may be. RFC 3339 in UTC. */
  readonly completeAsOf?: string;
  readonly rows: number;
  readonly files: readonly WrittenFile[];
}

export interface WrittenFile {
  /** Relative to the export. */
  readonly path: string;
  readonly bytes: number;
  /** In milliseconds since 1970. */
  readonly modified: number;
}

export interface ExportFolder {
  /** Where the tables are written. */
  readonly next: string;
  /** Tables of the last export. */
  readonly before: ReadonlyMap<string, TableFiles>;
  /** Takes over the files of a table; false if one of them is missing or was changed. */
  keep(table: TableFiles): Promise<boolean>;
  /** Returns the files below a path of the new export. */
  filesIn(path: string): Promise<readonly WrittenFile[]>;
  /** Replaces the last export. */
  commit(tables: ReadonlyMap<string, TableFiles>): Promise<void>;
}

export interface ExportOptions {
  readonly owner: Owner;
  readonly format: ExportFormat;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Runs `work` with the folder of an export, which no other run writes to.
 *
 * @param root absolute path; a folder that does not exist is made
 * @throws CliError `config` for a folder with another content, of another account or format; `unavailable` if another run has it
 */
export async function withExport<T>(
  root: string,
  options: ExportOptions,
  work: (folder: ExportFolder) => Promise<T>,
): Promise<T> {
  const isThere = await check(root, options);
  ensureFolder(root);
  const next = join(root, NEXT);
  const run = async (): Promise<T> => {
    // The folder may have changed since.
    await check(root, options);
    const { owner, format } = options;
    await writeAtomic(join(root, MARKER), `${stringifyJson({ format: 1, owner, as: format }, 2)}\n`);
    await removeAll(next);
    await promises.mkdir(next);
    try {
      return await work(await opened(root, options));
    } finally {
      await removeAll(next);
    }
  };
  try {
    return await withLock(
      join(root, LOCK),
      () => explained(`Cannot write to ${root}`, run, ' The last export is as it was.'),
      { patience: 0, signal: options.signal, busy: (holder) => busy(root, holder) },
    );
  } catch (error) {
    if (!isThere) {
      await removeAll(join(root, MARKER));
      await promises.rmdir(root).catch(() => undefined);
    }
    throw error;
  }
}

const removeAll = (path: string): Promise<void> => promises.rm(path, { recursive: true, force: true });

const busy = (root: string, holder: string): CliError =>
  new CliError(
    'unavailable',
    `Another run writes to ${root}: ${holder}. Nothing was changed.`,
    'Wait until that run has ended, stop it, or choose another folder with --to.',
  );

/** Whether the folder exists. Fails if it is not the folder of such an export. */
async function check(root: string, { owner, format }: ExportOptions): Promise<boolean> {
  const refuse = (problem: string): CliError =>
    new CliError('config', `${root} ${problem}. Nothing was written.`, 'Choose another folder with --to.');
  let names: string[];
  try {
    names = await promises.readdir(root);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    throw code === 'ENOTDIR' ? refuse('is not a folder') : refuse(`cannot be read: ${message}`);
  }
  const marker = await read(join(root, MARKER));
  if (marker === undefined) {
    if (names.every(isRunFile)) return true;
    throw refuse(`is not empty and not an export: it has no usable ${MARKER}`);
  }
  const { owner: its, as } = marker;
  refuseLater(marker, { path: join(root, MARKER), refusal: 'config', client: owner.client });
  if (marker['format'] !== 1 || !isObject(its)) throw refuse(`has a damaged ${MARKER}`);
  if (its['client'] !== owner.client || its['account'] !== owner.account)
    throw refuse('is the export of another account');
  if (as !== format) throw refuse(`is an export as ${String(as)}`);
  return true;
}

/** Reads an object; undefined for a file that does not exist, is a link, or has another content. */
async function read(path: string): Promise<Record<string, unknown> | undefined> {
  try {
    const file = await promises.open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const text = await file.readFile('utf8').finally(() => file.close());
    const value = parseJson(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

async function opened(root: string, { now }: ExportOptions): Promise<ExportFolder> {
  const next = join(root, NEXT);
  const version = await currentIn(root);
  const contents = version === undefined ? undefined : await read(join(root, version, CONTENTS));
  return {
    next,
    before: tablesIn(contents),
    keep: async ({ files }) => {
      if (version === undefined) return false;
      const from = join(root, version);
      for (const file of files) if (!(await isSame(from, file))) return false;
      for (const { path } of files) {
        await promises.mkdir(dirname(join(next, path)), { recursive: true });
        // A link, because an export never changes. Some file systems have none.
        await promises
          .link(join(from, path), join(next, path))
          .catch(() => promises.cp(join(from, path), join(next, path), { preserveTimestamps: true }));
      }
      return true;
    },
    filesIn: (path) => filesIn(next, path),
    commit: async (tables) => {
      await promises.writeFile(
        join(next, CONTENTS),
        `${stringifyJson({ format: 1, tables: Object.fromEntries(tables) }, 2)}\n`,
      );
      await settle(next);
      const name = await newName(root, now);
      await promises.rename(next, join(root, name));
      await moveLink(root, name);
      await sweep(root, [name, version]);
    },
  };
}

async function isSame(folder: string, { path, bytes, modified }: WrittenFile): Promise<boolean> {
  const found = await promises.lstat(join(folder, path)).catch(() => undefined);
  return found?.isFile() === true && found.size === bytes && Math.floor(found.mtimeMs) === modified;
}

/** Returns the folder of the last export; undefined if there is none. */
async function currentIn(root: string): Promise<string | undefined> {
  const path = join(root, CURRENT);
  const target = await promises.readlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw new CliError('config', `${path} is not a link to an export. Nothing was written.`, 'Move it elsewhere.');
  });
  if (target === undefined || VERSION.test(basename(target))) return target && basename(target);
  throw new CliError('config', `${path} is a link to ${target}. Nothing was written.`, 'Move it elsewhere.');
}

/** Returns a name of the time that no folder has. */
async function newName(root: string, now: Date): Promise<string> {
  const time = now.toISOString().replace(/\.\d+|[-:]/g, '');
  const names = await promises.readdir(root);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? time : `${time}-${String(count)}`;
    if (!names.includes(name)) return name;
  }
}

async function moveLink(root: string, name: string): Promise<void> {
  const [link, temporary] = [join(root, CURRENT), join(root, `${NEXT}-link`)];
  await removeAll(temporary);
  await promises.symlink(name, temporary, 'junction');
  await promises.rename(temporary, link).catch(async (error: unknown) => {
    // Windows does not replace a folder.
    if (process.platform !== 'win32') throw error;
    await promises.rm(link, { force: true });
    await promises.rename(temporary, link);
  });
  await syncFolder(root);
}

/** Removes older exports. The one before stays for programs that still read it. */
async function sweep(root: string, kept: readonly (string | undefined)[]): Promise<void> {
  for (const name of await promises.readdir(root)) {
    if (VERSION.test(name) && !kept.includes(name)) await removeAll(join(root, name));
  }
}

async function filesIn(root: string, path: string): Promise<readonly WrittenFile[]> {
  const found = await promises.stat(join(root, path));
  if (found.isFile()) return [{ path, bytes: found.size, modified: Math.floor(found.mtimeMs) }];
  const names = (await promises.readdir(join(root, path))).sort();
  return (await Promise.all(names.map((name) => filesIn(root, `${path}/${name}`)))).flat();
}

/** Flushes a folder with all that is in it to the disk. */
async function settle(folder: string): Promise<void> {
  for (const entry of await promises.readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await settle(path);
    else {
      const file = await promises.open(path, 'r+');
      await file.sync().finally(() => file.close());
    }
  }
  await syncFolder(folder);
}

/** The tables of {@link CONTENTS}. A table of another form is left out, and so written again. */
function tablesIn(contents: Record<string, unknown> | undefined): ReadonlyMap<string, TableFiles> {
  if (contents?.['format'] !== 1 || !isObject(contents['tables'])) return new Map();
  const tables = Object.entries(contents['tables']).flatMap(
    ([name, value]): readonly (readonly [string, TableFiles])[] => {
      if (!isObject(value) || !Array.isArray(value['files'])) return [];
      const { of, rows, completeAsOf } = value;
      const files = value['files'].map(fileIn);
      if ((typeof of !== 'string' && of !== null) || typeof rows !== 'number') return [];
      if (!files.every((file) => file !== undefined)) return [];
      return [[name, { of, rows, files, ...defined({ completeAsOf: plainTextOf(completeAsOf) }) }]];
    },
  );
  return new Map(tables);
}

const plainTextOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function fileIn(value: unknown): WrittenFile | undefined {
  if (!isObject(value)) return undefined;
  const { path, bytes, modified } = value;
  if (typeof path !== 'string' || typeof bytes !== 'number' || typeof modified !== 'number') return undefined;
  return path.split('/').every((part) => part !== '' && part !== '..' && part !== '.')
    ? { path, bytes, modified }
    : undefined;
}
