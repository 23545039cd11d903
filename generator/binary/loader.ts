/**
 * The main module of an executable. It loads the files of a client from the executable itself, with the code that was
 * compiled when it was built. Packages that must be on disk are written to the cache folder of the user at first use.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Script } from 'node:vm';
import { cacheFolder, isOwn, makeFolder } from '../../runtime/state/folder.js';
import { HEAD, TAIL, type Sealed } from './contents.js';

/** The types of Node are those of the oldest version that runs the clients; the executable contains a newer one. */
type NewerModule = typeof import('node:module') & {
  registerHooks(hooks: { resolve<C, R>(id: string, context: C, next: (id: string, context: C) => R): R }): void;
};

/** Makes the executable of the compiler run a file, as Node does: the clients that it compiles need no other Node. */
const RUN_FILE = '--run-file';

/** Declared by a line that the build of the executable writes before this module. */
declare const CONTENTS: Sealed;

interface Loaded {
  exports: unknown;
}

const { getRawAsset } = process.getBuiltinModule('node:sea');
/** Returns a view of the memory of the program, which must not be written to. */
const asset = (name: string): Buffer => Buffer.from(getRawAsset(name) as ArrayBuffer);

const { binary, version, main, hasCode, digest, parts, needs } = CONTENTS;
const loaded = new Map<string, Loaded>();
let folder: string | undefined;

// Node sets the program as the user typed it, which is found from one working folder only.
process.argv[1] = process.execPath;
if (main.endsWith('.cjs')) load(main);
// The compiler reads its own package and the runtime, so these are on disk; other packages from their first import.
else {
  const { createRequire, registerHooks } = process.getBuiltinModule('node:module') as NewerModule;
  registerHooks({
    resolve: (id, context, next) => {
      const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
      if (Object.hasOwn(parts, name)) unpacked(name);
      return next(id, context);
    },
  });
  const program = join(unpacked(binary), main);
  const [, , flag, file = ''] = process.argv;
  const start = flag === RUN_FILE ? resolve(file) : program;
  if (flag === RUN_FILE) process.argv.splice(1, 3, start);
  // What starts a file as this process was started, such as an example of a client, needs the flag.
  process.execArgv.push(RUN_FILE);
  createRequire(program)(start);
}

/** Runs a file of the client, at its first use. */
function load(id: string): unknown {
  const known = loaded.get(id);
  if (known !== undefined) return known.exports;
  const part = needs[id];
  const folder = part === undefined ? dirname(process.execPath) : unpacked(part);
  const filename = join(folder, id);
  const script = new Script(`${HEAD}${asset(`code/${id}`).toString('latin1')}${TAIL}`, {
    filename,
    columnOffset: -HEAD.length,
    ...(hasCode && { cachedData: asset(`compiled/${id}`) }),
  });
  const module: Loaded = { exports: {} };
  loaded.set(id, module);
  const run = script.runInThisContext() as (...args: readonly unknown[]) => void;
  try {
    run.call(module.exports, module.exports, required, module, filename, folder);
  } catch (error) {
    loaded.delete(id);
    throw error;
  }
  return module.exports;
}

/** Finds only packages inside the executable: a folder of packages beside it may belong to another user. */
function required(id: string): unknown {
  if (id.startsWith('./')) return load(id.slice(2));
  const builtin = process.getBuiltinModule(id) as unknown;
  if (builtin !== undefined) return builtin;
  if (!Object.hasOwn(parts, id))
    throw Object.assign(new Error(`${binary} does not contain the package ${id}`), { code: 'MODULE_NOT_FOUND' });
  const { createRequire } = process.getBuiltinModule('node:module');
  return createRequire(join(unpacked(id), main))(id) as unknown;
}

/** Writes the files of a part, unless they are on disk, and returns the folder that they are in. */
function unpacked(part: string): string {
  const files = parts[part] ?? [];
  if (folder !== undefined) return unpack(files, folder);
  try {
    folder = unpack(files, folderOfUser());
  } catch {
    // No home folder, a full disk, a folder that cannot be written to or that others can write to.
    folder = unpack(files, folderOfRun());
  }
  return folder;
}

/** The name has the digest of the contents, so that another build of the same version replaces no file in use. */
function folderOfUser(): string {
  const { env, platform } = process;
  const cache = cacheFolder(
    { binary, version },
    { env, platform, home: process.getBuiltinModule('node:os').homedir() },
  );
  if (cache === undefined) throw new Error('there is no home folder');
  checkFolder(cache);
  return join(cache, digest);
}

/** Makes a folder that only this user can enter and that is removed with the process. */
function folderOfRun(): string {
  const place = mkdtempSync(join(process.getBuiltinModule('node:os').tmpdir(), `${binary}-`));
  process.once('exit', () => {
    try {
      rmSync(place, { recursive: true, force: true });
    } catch {
      // Windows does not remove a library that is in use.
    }
  });
  return place;
}

/** Compares every byte of every file with the executable before it is used, and replaces a file that differs. */
function unpack(files: readonly string[], place: string): string {
  const checked = new Set<string>();
  for (const file of files) {
    const content = asset(`file/${file}`);
    const path = join(place, file);
    for (let parent = dirname(path); parent.length >= place.length && !checked.has(parent); parent = dirname(parent)) {
      checkFolder(parent);
      checked.add(parent);
    }
    if (!isSame(path, content)) replace(path, content);
  }
  return place;
}

/** Makes a folder. Fails if another user could change what is in it. */
function checkFolder(path: string): void {
  makeFolder(path);
  const found = lstatSync(path);
  if (!found.isDirectory() || !isOwn(found)) throw new Error(`other users can write to ${path}`);
}

function isSame(path: string, content: Buffer): boolean {
  let descriptor: number | undefined;
  try {
    // Windows has neither flag. Opening a named pipe would wait for a writer.
    descriptor = openSync(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
    const stats = fstatSync(descriptor);
    const isUsable = stats.isFile() && isOwn(stats) && stats.size === content.length;
    return isUsable && readFileSync(descriptor).equals(content);
  } catch {
    return false;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}

function replace(path: string, content: Buffer): void {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}-${process.hrtime.bigint().toString(36)}`);
  try {
    writeFileSync(temporary, content, { flag: 'wx', mode: 0o600 });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
