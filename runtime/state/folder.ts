/** Creates folders, and checks that only this user can change a file. */
import { lstatSync, mkdirSync, realpathSync, statSync, type Stats } from 'node:fs';
import { dirname } from 'node:path';

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
