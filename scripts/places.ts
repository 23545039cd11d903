/** The folders of the packages of this repository, and the files that `npm run build` writes there. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The name of the compiler, which is a client in `generated/` and in the package at the root. */
export const compiler = 'cmdspec';

/** Folder of a package that is installed without the compiler: a client, or `runtime`. */
export const packageFolder = (name: string): string => join(root, 'packages', name);

/** The file that starts a client, or the compiler (`cmdspec`). */
export const entryOf = (binary: string): string =>
  binary === compiler ? join(root, 'dist/bin/cmdspec.js') : join(packageFolder(binary), 'dist', `${binary}.cjs`);

/** Returns the names of the services whose clients have packages of their own. */
export const services = (): string[] =>
  readdirSync(join(root, 'generated'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== compiler)
    .map(({ name }) => name);
