/** Makes folders for what the compiler writes. */
import { makeFolder } from '../runtime/state/folder.js';

/** Creates a folder and its missing parents, for everybody that the umask allows. */
export const makeSharedFolder = (path: string): void => {
  makeFolder(path, 0o777);
};
