/** Creates folders, checks that only this user can change a file, and names the folder of derived files. */
import { lstatSync, mkdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { World } from '../contract/run.js';

/**
 * Creates a folder and its missing parents, by default accessible to this user only. Node itself would try again forever where
 * the system says that a parent is missing that exists, as below `/proc`, and would not heed a signal.
 */
export function makeFolder(path: string, mode = 0o700): void {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (isFolder(path)) return;
    const parent = dirname(path);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || isFolder(parent)) throw error;
    makeFolder(parent, mode);
    makeFolder(path, mode);
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/**
 * Whether this user owns a file and no other can write to it. A file that names or holds code must be like that: `sudo` may
 * keep the home folder of the user who
 * called it. Windows has no such modes.
 */
export const isOwn = ({ uid, mode }: Pick<Stats, 'uid' | 'mode'>): boolean =>
  process.geteuid === undefined || (uid === process.geteuid() && (mode & 0o022) === 0);

/**
 * Returns how another user could change a file or its folder, as the end of a sentence with what to do; `undefined` if only
 * this user can. A link is followed, and both ends count.
 */
export function foreignAccess(path: string): string | undefined {
  try {
    const target = realpathSync(path);
    for (const place of new Set([dirname(path), target, dirname(target)])) {
      const found = lstatSync(realpathSync(place));
      if (isOwn(found)) continue;
      if (found.uid !== process.geteuid?.()) return `${place} belongs to another user`;
      return `other users can write to ${place} (mode ${(found.mode & 0o777).toString(8)}); run "chmod go-w ${place}"`;
    }
    return undefined;
  } catch {
    return `${path} cannot be checked`;
  }
}

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
