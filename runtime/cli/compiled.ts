/** Whether a client stores its compiled code. */
import { lstatSync } from 'node:fs';
import type { World } from '../contract/run.js';
import { isOwn, makeFolder } from '../state/folder.js';
import { cacheCode } from './code-cache.js';

/** Whether this program is an executable that contains Node, the client and its compiled code. It has no script: its first argument is itself. */
export const isExecutable = (): boolean => process.argv[1] === process.execPath;

/**
 * Keeps compiled code in a folder: compiling takes a fifth of a run that sends a request. A program of ES modules is left to
 * Node, which keeps code from 22.1 on. Nothing is kept for an executable, if NODE_DISABLE_COMPILE_CACHE is set, or in a folder that belongs to
 * another user or that others can write to.
 */
export function keepCompiled(folder: string, env: World['env']): void {
  if (isExecutable() || env['NODE_DISABLE_COMPILE_CACHE'] !== undefined) return;
  if (!isPrivate(folder) || cacheCode(folder)) return;
  const { enableCompileCache } = process.getBuiltinModule('node:module') as {
    readonly enableCompileCache?: (folder: string) => unknown;
  };
  enableCompileCache?.(folder);
}

/** Whether only this user can write to a folder, which is made if it does not exist. */
function isPrivate(folder: string): boolean {
  try {
    // Node itself would make a folder that the group of the user can write to, as far as the umask allows.
    let found = lstatSync(folder, { throwIfNoEntry: false });
    if (found === undefined) {
      makeFolder(folder);
      found = lstatSync(folder);
    }
    return found.isDirectory() && isOwn(found);
  } catch {
    return false;
  }
}
