import { existsSync, readFileSync } from 'node:fs';
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

/** Whether the package has a shared workflow of that name. */
export function sharedWorkflowExists(name: string): boolean {
  const root = packageRoot();
  const places = [join(root, 'runtime', 'local', `${name}.ts`), join(root, 'dist', 'lib', 'local', `${name}.js`)];
  return places.some((path) => existsSync(path));
}
