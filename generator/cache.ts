/** The cache of the compiler, in node_modules. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { makeSharedFolder } from './folder.js';
import { packageRoot } from './package.js';

/** What one run computes and the next one reads. An entry is found by the hash of all that it was computed from. */
export interface Cache {
  /** Returns the stored text; `undefined` if there is none for this key. */
  read(name: string, key: string): string | undefined;
  /** Replaces the text of that name. Does nothing if the folder cannot be written. */
  write(name: string, key: string, text: string): void;
}

const sum = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Returns the cache next to the packages of node_modules: entries contain code, so they must lie where only those write
 * who may write the compiler itself. `undefined` stands for a folder that does not exist: nothing is cached.
 */
export function createCache(modules: string | undefined = modulesOf(packageRoot())): Cache {
  const folder = modules === undefined ? undefined : join(modules, '.cache', 'cmdspec');
  return {
    read(name, key) {
      if (folder === undefined) return undefined;
      try {
        const stored = readFileSync(join(folder, name), 'utf8');
        const end = stored.indexOf('\n');
        const text = stored.slice(end + 1);
        // The line holds the key and a hash of the text: a torn or edited file counts as absent.
        return stored.slice(0, end) === head(key, text) ? text : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, key, text) {
      if (folder === undefined) return;
      const path = join(folder, name);
      const temporary = `${path}.${String(process.pid)}`;
      try {
        makeSharedFolder(folder);
        writeFileSync(temporary, `${head(key, text)}\n${text}`);
        renameSync(temporary, path);
      } catch {
        // A cache that cannot be written costs time in the next run.
        rmSync(temporary, { force: true });
      }
    },
  };
}

const head = (key: string, text: string): string => `// ${key} ${sum(text)}`;

/** Returns the node_modules of a checkout, or the one that the package is installed in. */
function modulesOf(root: string): string | undefined {
  const own = join(root, 'node_modules');
  if (existsSync(own)) return own;
  const parent = dirname(root);
  return basename(parent) === 'node_modules' ? parent : undefined;
}
