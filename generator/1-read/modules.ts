import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What may contain the text of a call without using it: comments, texts and templates. */
const NOT_CODE = /\/\/.*|\/\*[^]*?\*\/|(['"])(?:\\[^]|(?!\1)[^\\\n])*\1|`(?:\\[^]|[^\\`])*`/g;

/** A file of a workflow. */
export interface Module {
  readonly path: string;
  /** The text without comments and texts in quotes. */
  readonly code: string;
  /** Paths of the files that it imports by relative paths. */
  readonly imports: readonly string[];
}

/** Reads files of workflows, each once. */
export interface Modules {
  /** Returns a file, and all that it imports by relative paths, directly or through others. The file is first. */
  reachable(path: string): Promise<readonly Module[]>;
}

export function createModules(): Modules {
  const known = new Map<string, Promise<Module | undefined>>();
  const read = (path: string): Promise<Module | undefined> => {
    const module = known.get(path) ?? readModule(path);
    known.set(path, module);
    return module;
  };

  /** A path that ends in `.js` also means the TypeScript that it is compiled from, which is newer. */
  async function find(path: string): Promise<Module | undefined> {
    const source = path.replace(/\.js$/, '.ts');
    return (await read(source)) ?? (source === path ? undefined : await read(path));
  }

  return {
    async reachable(path) {
      const found = new Map<string, Module>();
      const queue = [path];
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const module = next === path ? await read(next) : await find(next);
        if (module === undefined || found.has(module.path)) continue;
        found.set(module.path, module);
        queue.push(...module.imports);
      }
      return [...found.values()];
    },
  };
}

async function readModule(path: string): Promise<Module | undefined> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    // An import of a file that does not exist fails in the build and when the command runs.
    return undefined;
  }
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*(['"])(\.[^'"\n]*\.[jt]s)\1/g)];
  return {
    path,
    code: text.replace(NOT_CODE, ' '),
    imports: specifiers.map(([, , specifier = '']) => join(dirname(path), specifier)),
  };
}

/** Returns the calls that code is certain to use; the compiler of TypeScript knows the other forms. */
export function callsIn(code: string): string[] {
  const uses = [...code.matchAll(/(?<![\w$.])kit\s*\.\s*calls\s*\.\s*(\w+)/g)].map(([, name = '']) => name);
  const taken = [...code.matchAll(/\b(?:const|let|var)\s*\{([^{}]*)\}\s*=\s*kit\s*\.\s*calls\b(?!\s*[.[(])/g)];
  // A name may be followed by its local name or a default; the rest of an object names none.
  const names = taken.flatMap(([, list = '']) => list.split(',').flatMap((one) => /^\s*(\w+)/.exec(one)?.[1] ?? []));
  return [...new Set([...uses, ...names])].sort();
}

/** Whether code may print rows or a record: it names such a function of anything but a call. */
export function printsRecords(code: string): boolean {
  const rest = code.replace(/\bcalls\s*(?:\.\s*\w+|\[[^[\]]*\])\s*\.\s*(?:rows|record)\b/g, ' ');
  return /\.\s*(?:rows|record)\b|\{[^{}]*\b(?:rows|record)\b[^{}]*\}\s*=|\bout\s*\[/.test(rest);
}
