import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openCodeCache, type CodeCache } from './code-cache.js';

const version = `${process.version}-${process.arch}`;
const padding = `/* ${'-'.repeat(4000)} */`;
const text = (value: number): string =>
  `exports.get = (deep) => { if (deep) { return function deeper() { return ${value}; }(); } throw new Error('here'); };${padding}`;

let folder: string;
let file: string;
let stored: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'code-cache-'));
  file = join(folder, 'part-1a2b.cjs');
  stored = join(folder, 'cache', version, 'part-1a2b.cjs');
  writeFileSync(file, text(1));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Part {
  readonly get: (deep: boolean) => number;
}

/** A new cache of the folder, as the next process has. */
function opened(): { readonly cache: CodeCache; readonly isNew: () => boolean } {
  let isNew = false;
  const cache = openCodeCache(join(folder, 'cache'), () => (isNew = true));
  return { cache, isNew: () => isNew };
}

/** What a process does with the file: whether stored code was used, and what the file exports. */
function use(call = true): { readonly taken: boolean; readonly value: number } {
  const { cache, isNew } = opened();
  const script = cache.compile(file);
  const part = {} as Part;
  (script.runInThisContext() as (exports: Part) => void)(part);
  const value = call ? part.get(true) : Number.NaN;
  cache.store();
  const taken = script.cachedDataRejected === false;
  expect(isNew()).toBe(!taken);
  return { taken, value };
}

test('code is stored once, and taken in the next process', () => {
  expect(use()).toEqual({ taken: false, value: 1 });
  const first = statSync(stored);
  expect(use()).toEqual({ taken: true, value: 1 });
  expect(statSync(stored).ino).toBe(first.ino);
});

test('the files and their folder belong to this user alone, and nothing else is left', () => {
  use();
  expect(statSync(stored).mode & 0o777).toBe(0o600);
  for (const path of ['cache', `cache/${version}`]) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
  expect(readdirSync(join(folder, 'cache', version))).toEqual(['part-1a2b.cjs']);
});

test('a changed file of the same length is not taken from the old code', () => {
  use();
  writeFileSync(file, text(2));
  expect(use()).toEqual({ taken: false, value: 2 });
  expect(use()).toEqual({ taken: true, value: 2 });
});

test('what is stored has the functions that were called, also those that a later process called', () => {
  use(false);
  const before = statSync(stored).size;
  const { cache } = opened();
  const part = {} as Part;
  (cache.compile(file).runInThisContext() as (exports: Part) => void)(part);
  part.get(true);
  cache.store();
  // Nothing new was compiled: a start that had all of its code stores nothing.
  expect(statSync(stored).size).toBe(before);
  const other = join(folder, 'other-3c4d.cjs');
  writeFileSync(other, text(3));
  cache.compile(other);
  cache.store();
  expect(statSync(stored).size).toBeGreaterThan(before);
});

const flip = (at: (content: Buffer) => number) => (): void => {
  const content = readFileSync(stored);
  const index = at(content);
  content[index] = (content[index] ?? 0) ^ 0x55;
  writeFileSync(stored, content);
};
const size = text(1).length;

test.each<readonly [string, () => void]>([
  ['an empty file', () => writeFileSync(stored, '')],
  ['a file of zeros', () => writeFileSync(stored, Buffer.alloc(5000))],
  ['a file of something else', () => writeFileSync(stored, 'something else\n'.repeat(500))],
  ['a torn file', () => writeFileSync(stored, readFileSync(stored).subarray(0, -100))],
  ['half a file', () => writeFileSync(stored, readFileSync(stored).subarray(0, size + 100))],
  ['a length that is damaged', flip(() => 4)],
  ['a text that is damaged', flip(() => 8 + 100)],
  ['data that is damaged', flip((content) => content.length - 300)],
  ['other data that is damaged', flip(() => 8 + size + 300)],
  ['a file that others can write to', () => chmodSync(stored, 0o666)],
])('%s is ignored and replaced', (_what, damage) => {
  use();
  damage();
  expect(use()).toEqual({ taken: false, value: 1 });
  expect(use()).toEqual({ taken: true, value: 1 });
});

test('a symbolic link is not followed, but replaced', () => {
  use();
  const elsewhere = join(folder, 'elsewhere');
  writeFileSync(elsewhere, readFileSync(stored));
  rmSync(stored);
  symlinkSync(elsewhere, stored);
  const before = statSync(elsewhere);
  expect(use()).toEqual({ taken: false, value: 1 });
  expect(use()).toEqual({ taken: true, value: 1 });
  expect(statSync(elsewhere)).toEqual(before);
});

test('nothing is stored in a folder that is a link, or that others can write to', () => {
  const elsewhere = join(folder, 'elsewhere');
  mkdirSync(elsewhere, { mode: 0o700 });
  mkdirSync(join(folder, 'cache'));
  symlinkSync(elsewhere, join(folder, 'cache', version));
  expect(use()).toEqual({ taken: false, value: 1 });
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(join(folder, 'cache', version));
  mkdirSync(join(folder, 'cache', version));
  chmodSync(join(folder, 'cache', version), 0o777);
  expect(use()).toEqual({ taken: false, value: 1 });
  expect(existsSync(stored)).toBe(false);
});

test('a folder that cannot be written to changes nothing', () => {
  writeFileSync(join(folder, 'cache'), '');
  expect(use()).toEqual({ taken: false, value: 1 });
  rmSync(join(folder, 'cache'));
  mkdirSync(stored, { recursive: true, mode: 0o700 });
  expect(use()).toEqual({ taken: false, value: 1 });
  expect(readdirSync(join(folder, 'cache', version))).toEqual(['part-1a2b.cjs']);
});

test('a short file is not stored', () => {
  writeFileSync(file, text(1).replace(padding, ''));
  const { cache, isNew } = opened();
  cache.compile(file);
  cache.store();
  expect(isNew()).toBe(false);
  expect(existsSync(join(folder, 'cache'))).toBe(false);
});

test('a stack trace has the position in the file, with and without stored code', () => {
  const column = text(1).indexOf('new Error') + 1;
  for (let turn = 0; turn < 2; turn++) {
    const { cache } = opened();
    const part = {} as Part;
    (cache.compile(file).runInThisContext() as (exports: Part) => void)(part);
    let stack: string | undefined;
    try {
      part.get(false);
    } catch (error) {
      ({ stack } = error as Error);
    }
    expect(stack).toContain(`${file}:1:${column}`);
    cache.store();
  }
});
