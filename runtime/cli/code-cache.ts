/**
 * A code cache for the files of a client. That of Node exists from 22.1 on, takes a tenth of a request longer, and leaves out
 * functions that only a later run calls. The engine compares neither the text that code was compiled from, except its
 * length, nor its own data, and damaged data ends the process. Each file therefore holds the text, and the data twice:
 * checksums would take a module of Node, which takes longer than comparing.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Script } from 'node:vm';
import { isOwn, makeFolder } from '../state/folder.js';

/** Makes of a file a function, as Node does. */
const HEAD = Buffer.from('(function (exports, require, module, __filename, __dirname) { ');
const TAIL = Buffer.from('\n})');
/** Bytes before the text: its length, and that of the data. */
const HEADER = 8;
/** A shorter file is compiled faster than its code is read. */
const WORTHWHILE = 2048;

export interface CodeCache {
  /** Compiles a CommonJS file without `import()` to its function, from the stored code if that is of the same text. */
  readonly compile: (filename: string) => Script;
  /** Stores what was compiled, unless all of it was stored already. Never throws: without a cache, a start takes longer. */
  readonly store: () => void;
}

interface Compiled {
  readonly path: string;
  readonly script: Script;
  readonly source: Buffer;
  /** Bytes of the stored code. */
  readonly stored: number;
}

/** @param onNew called at the first file whose code is not stored */
export function openCodeCache(folder: string, onNew: () => void): CodeCache {
  const { Script } = process.getBuiltinModule('node:vm');
  // Data of another version would be rejected, and replaced, in every run.
  const place = join(folder, `${process.version}-${process.arch}`);
  const compiled: Compiled[] = [];
  let isNew = false;

  return {
    compile: (filename) => {
      // One copy of the text on the heap: a second one may cost the run a garbage collection.
      const source = Buffer.concat([HEAD, readFileSync(filename), TAIL]);
      const isWorthwhile = source.length >= WORTHWHILE;
      const path = join(place, basename(filename));
      const cachedData = isWorthwhile ? dataOf(readOwn(path), source) : undefined;
      const script = new Script(source.toString(), {
        filename,
        // Positions in stack traces are those of the file, as without the cache.
        columnOffset: -HEAD.length,
        ...(cachedData && { cachedData }),
      });
      if (isWorthwhile) {
        const stored = script.cachedDataRejected === false ? (cachedData?.length ?? 0) : 0;
        compiled.push({ path, script, source, stored });
        if (stored === 0 && !isNew) {
          isNew = true;
          onNew();
        }
      }
      return script;
    },
    store: () => {
      if (!isNew) return;
      try {
        makeFolder(place);
        const found = lstatSync(place);
        if (!found.isDirectory() || !isOwn(found)) return;
        for (const { path, script, source, stored } of compiled) {
          // What was stored by another command lacks the functions that only this one called; after a long run, the engine
          // may have dropped those that are no longer called.
          const data = script.createCachedData();
          if (data.length <= stored) continue;
          const header = Buffer.alloc(HEADER);
          header.writeUInt32LE(source.length, 0);
          header.writeUInt32LE(data.length, 4);
          replace(path, Buffer.concat([header, source, data, data]));
        }
      } catch {
        // A full disk, or a folder that cannot be written to.
      }
    },
  };
}

/** Returns the data of a stored file; undefined if that is of another text, or damaged. */
function dataOf(content: Buffer | undefined, source: Buffer): Buffer | undefined {
  if (content === undefined || content.length < HEADER) return undefined;
  const text = HEADER + content.readUInt32LE(0);
  const end = text + content.readUInt32LE(4);
  const data = content.subarray(text, end);
  return source.equals(content.subarray(HEADER, text)) && data.equals(content.subarray(end)) ? data : undefined;
}

/**
 * Takes the code of the files beside the program from a cache, and stores it at the end of the process. Returns false for a
 * program of ES modules, which cannot be compiled ahead.
 */
export function cacheCode(folder: string): boolean {
  const { createRequire, Module } = process.getBuiltinModule('node:module');
  // A program of ES modules has no main module here.
  const { main, extensions } = createRequire(process.execPath);
  const standard = extensions['.js'];
  if (main === undefined || standard === undefined) return false;
  const cache = openCodeCache(folder, () => process.once('exit', () => cache.store()));
  const nodes = createRequire(main.filename);

  const load = (module: NodeJS.Module, filename: string): boolean => {
    const run = functionOf(cache, filename);
    run?.call(module.exports, module.exports, required, module, filename, main.path);
    return run !== undefined;
  };
  // Node would look at the file system several times for each file, also for one that is named in full.
  const required = Object.assign((id: string): unknown => {
    if (!id.startsWith('./') || !id.endsWith('.cjs')) return nodes(id);
    const filename = join(main.path, id);
    const known = nodes.cache[filename];
    if (known !== undefined) return known.exports;
    const module = new Module(filename, main);
    module.filename = filename;
    nodes.cache[filename] = module;
    let isLoaded = false;
    try {
      isLoaded = load(module, filename);
      module.loaded = isLoaded;
    } finally {
      if (!isLoaded) Reflect.deleteProperty(nodes.cache, filename);
    }
    return isLoaded ? module.exports : nodes(id);
  }, nodes);

  extensions['.cjs'] = (module, filename) => {
    if (dirname(filename) !== main.path || !load(module, filename)) standard(module, filename);
  };
  return true;
}

type Wrapper = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: NodeJS.Module,
  filename: string,
  dirname: string,
) => void;

function functionOf(cache: CodeCache, filename: string): Wrapper | undefined {
  try {
    return cache.compile(filename).runInThisContext() as Wrapper;
  } catch {
    // Node itself reports a file that cannot be read or compiled.
    return undefined;
  }
}

/** Returns a file of this user that no other user can write to; undefined for anything else. */
function readOwn(path: string): Buffer | undefined {
  let descriptor: number | undefined;
  try {
    // Windows has neither flag. Opening a named pipe would wait for a writer.
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(descriptor);
    if (!stats.isFile() || !isOwn(stats)) return undefined;
    const content = Buffer.allocUnsafeSlow(stats.size);
    return readSync(descriptor, content) === stats.size ? content : undefined;
  } catch {
    return undefined;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function replace(path: string, content: Buffer): void {
  const temporary = `${path}.${String(process.pid)}-${process.hrtime.bigint().toString(36)}`;
  try {
    writeFileSync(temporary, content, { flag: 'wx', mode: 0o600 });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
