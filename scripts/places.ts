/** The folders of the packages of this repository, and the files that `npm run build` writes there. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Folder of a package that is installed without the compiler: a client, or `runtime`. */
export const packageFolder = (name: string): string => join(root, 'packages', name);

/** The file that starts a client, or the compiler (`cmdspec`). */
export const entryOf = (binary: string): string =>
  binary === 'cmdspec' ? join(root, 'dist/bin/cmdspec.js') : join(packageFolder(binary), 'dist', `${binary}.cjs`);
