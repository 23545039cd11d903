/**
 * Removes from the package of the runtime the declarations that its entries do not import. The compiler writes one for every
 * module that it reads, and the internal ones are not part of the package.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packageFolder } from './places.js';

const types = join(packageFolder('runtime'), 'dist/types');
const commands = join(types, 'runtime/commands');
const dialects = join(types, 'runtime/dialects');
const entries = [
  join(types, 'runtime/index.d.ts'),
  join(types, 'runtime/workflow/index.d.ts'),
  join(types, 'runtime/testing/index.d.ts'),
  join(types, 'sandbox/index.d.ts'),
  ...(await readdir(dialects)).map((name) => join(dialects, name, 'index.d.ts')),
  ...(await readdir(commands)).filter((name) => name.endsWith('.d.ts')).map((name) => join(commands, name)),
];

const kept = new Set<string>();
const open = [...entries];
for (let path = open.pop(); path !== undefined; path = open.pop()) {
  if (kept.has(path)) continue;
  kept.add(path);
  const text = await readFile(path, 'utf8');
  for (const [, specifier] of text.matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)) {
    if (specifier?.startsWith('.') !== true) continue;
    const target = join(dirname(path), specifier.replace(/\.js$/, '.d.ts'));
    if (!existsSync(target)) throw new Error(`${path} imports ${specifier}, which has no declaration.`);
    open.push(target);
  }
}

/** @returns whether anything is left in the folder. */
async function prune(folder: string): Promise<boolean> {
  let left = false;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) left = (await prune(path)) || left;
    else if (kept.has(path)) left = true;
    else await rm(path);
  }
  if (!left) await rmdir(folder);
  return left;
}

await prune(types);
process.stderr.write(`Declared the entries of the runtime in ${kept.size} files in packages/runtime/dist/types/.\n`);
