/** Opens the folder of a copy for one run: alone, swept, and for a dry run a folder of its own. */
import { copyFile, mkdtemp, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { syncFolder, writeAtomic } from '../state/atomic.js';
import { withLock } from '../state/lock.js';
import { checkFolder, LOCK, MANIFEST, openFolder, sweep, sweepLock, type Folder } from './folder.js';
import { openStore, type Store, type StoreOptions } from './store.js';

export interface RunOptions extends StoreOptions {
  /** Nothing is written: the run works on a copy of the folder, which it removes. */
  readonly dryRun: boolean;
  /** The folder is only read, also while another run writes to it. */
  readonly readOnly?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs `work` with the store of a folder. The run has ended when `work` returns.
 *
 * @param root absolute path; a folder that does not exist is made, and removed if nothing is written to it
 * @throws CliError `unavailable` if another run has the folder, `config` as {@link openStore}
 */
export async function withStore<T>(root: string, options: RunOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const isThere = await checkFolder(root, options);
  // One folder for the whole run: it notices when its root is replaced.
  const folder = folderAt(root);
  // A refusal must not wait for a lock, nor make one.
  if (isThere) await (await openStore(folder, { ...options, warn: () => undefined })).close();
  if (options.readOnly === true) return opened(folder, options, work);
  if (options.dryRun) return inCopy(root, (copy) => opened(folderAt(copy), options, work));
  const locked = withLock(
    join(root, LOCK),
    async () => {
      await sweep(folder, true);
      await sweepLock(folder);
      try {
        return await opened(folder, options, work);
      } catch (error) {
        if (!isThere) await removeUnused(folder);
        throw error;
      } finally {
        await sweepLock(folder);
      }
    },
    { patience: 0, busy: busyError(root, options), ...defined({ signal: options.signal }) },
  );
  try {
    return await locked;
  } catch (error) {
    if (!isThere) await rmdir(root).catch(() => undefined);
    throw error;
  }
}

const folderAt = (root: string): Folder =>
  openFolder(root, {
    write: async (path, content) => {
      await writeAtomic(path, content);
      return path;
    },
    settle: syncFolder,
  });

async function opened<T>(folder: Folder, options: RunOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(folder, options);
  try {
    const result = await work(store);
    if (options.readOnly !== true) await store.end();
    return result;
  } finally {
    await store.close();
  }
}

async function inCopy<T>(root: string, work: (copy: string) => Promise<T>): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'dry-run-'));
  try {
    for (const name of await readdir(root).catch(() => [])) {
      if (name === MANIFEST || name.endsWith('.ndjson')) await copyFile(join(root, name), join(copy, name));
    }
    return await work(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Removes what a run leaves that failed before it stored a row: a folder that says nothing would be taken for a copy. */
async function removeUnused(folder: Folder): Promise<void> {
  const names = (await readdir(folder.root).catch(() => [])).filter(
    (name) => name !== MANIFEST && !name.startsWith(LOCK),
  );
  const sizes = await Promise.all(names.map((name) => folder.size(name)));
  if (sizes.some((size) => size !== 0)) return;
  for (const name of [...names, MANIFEST]) await folder.remove(name);
}

const busyError =
  (root: string, { flag }: StoreOptions) =>
  (holder: string): CliError =>
    new CliError(
      'unavailable',
      `Another run writes to ${root}: ${holder}. Nothing was changed.`,
      `Wait until that run has ended, stop it, or choose another folder with ${flag}.`,
    );
