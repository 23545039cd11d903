/** The package that the compiler is in: its folders and its version. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/** Returns the root of the package, whether the compiler runs from its sources or from the bundle. */
export function packageRoot(): string {
  if (found !== undefined) return found;
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error(
        `Cannot find package.json of cmdspec above ${fileURLToPath(import.meta.url)}. Install the package again.`,
      );
    folder = parent;
  }
  found = folder;
  return folder;
}

export function packageVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Returns the folder of the standard groups. */
export const sharedSpecs = (): string => join(packageRoot(), 'specs', 'shared');

/** Returns the folder of the package `cmdspec-runtime`, which compiled clients import. */
export const runtimeFolder = (): string =>
  dirname(createRequire(join(packageRoot(), 'package.json')).resolve('cmdspec-runtime/package.json'));

/** Whether there is a shared workflow of that name, in the sources of the runtime or in its package. */
export function sharedWorkflowExists(name: string): boolean {
  const sources = join(packageRoot(), 'runtime', 'commands');
  if (existsSync(sources)) return existsSync(join(sources, `${name}.ts`));
  return existsSync(join(runtimeFolder(), 'dist', 'commands', `${name}.js`));
}
