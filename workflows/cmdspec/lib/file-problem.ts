/** Files and folders that a command cannot use. */
import { shownPath } from '../../../generator/1-read/source.js';

/** Reasons of the system, as the end of a sentence. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'it, or a folder of its path, is a file',
  EEXIST: 'a file is in the way',
  ENOENT: 'it does not exist',
  ENOTEMPTY: 'the folder is not empty',
};

/** Returns the message about a file or folder that cannot be read or written; `undefined` for any other error. */
export function fileProblem(error: unknown): string | undefined {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  if (path === undefined || syscall === undefined) return undefined;
  const reason = syscall === 'mkdir' && code === 'ENOENT' ? 'no folder can be made there' : (reasons[code] ?? code);
  return `Cannot use ${shownPath(path)}: ${reason}.`;
}
