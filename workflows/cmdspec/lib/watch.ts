/** Runs work again after each change of files. */
import { existsSync, watch as watchFolder } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { projectOf } from '../../../generator/1-read/facts.js';

/** Milliseconds in which several changes are one: editors write a file in several steps. */
const settles = 100;

/**
 * Runs the work now and after each change below the folder of specs and the workflows and sandbox next to it, until it
 * returns `stop` or the signal is aborted. Changes during a run cause another run.
 */
export async function watch(specs: string, work: () => Promise<'stop' | 'wait'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const changes = watchFolders(
      await foldersOf(specs),
      projectOf(specs),
      [basename(resolve(specs)), ...besides],
      signal,
    );
    try {
      if ((await work()) === 'stop') return;
      await changes.next;
    } finally {
      changes.close();
    }
    if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, settles));
  }
}

/** Folders that a check reads, next to the specs. */
const besides = ['workflows', 'sandbox'];

/**
 * Starts to watch. `next` resolves at the first change, and when the signal is aborted. In the folder around the specs
 * only these names count, because other programs and the check itself write files there.
 */
function watchFolders(
  folders: readonly string[],
  around: string,
  names: readonly string[],
  signal: AbortSignal,
): { readonly next: Promise<void>; readonly close: () => void } {
  let changed = (): void => undefined;
  const next = new Promise<void>((resolve) => {
    changed = resolve;
  });
  // Removing a folder causes an error of its watcher, and a change of the folder around it.
  const watchers = folders.map((folder) =>
    watchFolder(folder, (_, name) => {
      if (folder !== around || name === null || names.includes(name)) changed();
    }).on('error', changed),
  );
  signal.addEventListener('abort', changed, { once: true });
  const close = (): void => {
    signal.removeEventListener('abort', changed);
    for (const watcher of watchers) watcher.close();
  };
  return { next, close };
}

/** Returns the folders that a check reads, and the one around the specs, where a new folder of specs appears. */
async function foldersOf(specs: string): Promise<string[]> {
  const project = projectOf(specs);
  const roots = [resolve(specs), ...besides.map((name) => join(project, name))].filter((path) => existsSync(path));
  const found = new Set([project, ...roots].filter((path) => existsSync(path)));
  for (const root of roots) {
    for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
      if (entry.isDirectory()) found.add(join(entry.parentPath, entry.name));
    }
  }
  return [...found];
}
