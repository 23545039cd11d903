import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/** Root of the package that the compiler is part of, whether it runs from its sources or from the built bundle. */
export function packageRoot(): string {
  if (found !== undefined) return found;
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The package of the compiler was not found.');
    folder = parent;
  }
  found = folder;
  return folder;
}

export function packageVersion(): string {
  const text = readFileSync(join(packageRoot(), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Folder of the standard groups. */
export const sharedSpecs = (): string => join(packageRoot(), 'specs', 'shared');

/** Whether a shared workflow of that name is part of the package. */
export function sharedWorkflowExists(name: string): boolean {
  const root = packageRoot();
  const places = [join(root, 'runtime', 'local', `${name}.ts`), join(root, 'dist', 'lib', 'local', `${name}.js`)];
  return places.some((path) => existsSync(path));
}
