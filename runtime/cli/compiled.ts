/** Where a client stores its compiled code, and when it does not. */
import { lstatSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { World } from '../contract/run.js';
import { isOwn, makeFolder } from '../state/folder.js';
import { cacheCode } from './code-cache.js';

/**
 * Folder of what a client keeps to start faster; undefined without a home folder. Each version has a folder of its own.
 */
export function cacheFolder(
  { binary, version }: { readonly binary: string; readonly version: string },
  { env, home, platform }: Pick<World, 'env' | 'home' | 'platform'>,
): string | undefined {
  const xdg = env['XDG_CACHE_HOME'];
  const local = platform === 'win32' ? env['LOCALAPPDATA'] : undefined;
  if (xdg && isAbsolute(xdg)) return join(xdg, binary, version);
  if (local) return join(local, binary, 'Cache', version);
  if (home === '' || platform === 'win32') return undefined;
  return platform === 'darwin'
    ? join(home, 'Library', 'Caches', binary, version)
    : join(home, '.cache', binary, version);
}

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
