import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadValidators } from './2-shape/validators.js';
import { createCache, type Cache } from './cache.js';

let modules: string;
beforeEach(() => {
  modules = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => {
  rmSync(modules, { recursive: true });
});

const folder = () => join(modules, '.cache/cmdspec');

test('an entry is found by its key alone', () => {
  const cache = createCache(modules);
  expect(cache.read('a', 'key')).toBeUndefined();
  cache.write('a', 'key', 'one\ntwo');
  expect(createCache(modules).read('a', 'key')).toBe('one\ntwo');
  expect(cache.read('a', 'other')).toBeUndefined();
  expect(cache.read('b', 'key')).toBeUndefined();
  cache.write('a', 'other', 'three');
  expect(cache.read('a', 'key')).toBeUndefined();
  expect(readdirSync(folder())).toEqual(['a']);
});

test.each([
  ['cut', (text: string) => text.slice(0, -1)],
  ['edited', (text: string) => text.replace('one', 'won')],
  ['emptied', () => ''],
])('a %s entry counts as absent', (_, damage) => {
  const cache = createCache(modules);
  cache.write('a', 'key', 'one\ntwo');
  const path = join(folder(), 'a');
  writeFileSync(path, damage(readFileSync(path, 'utf8')));
  expect(cache.read('a', 'key')).toBeUndefined();
});

test('a folder that cannot be written is not an error', () => {
  mkdirSync(folder(), { recursive: true });
  mkdirSync(join(folder(), 'a'));
  const cache = createCache(modules);
  cache.write('a', 'key', 'text');
  expect(cache.read('a', 'key')).toBeUndefined();
  expect(readdirSync(folder())).toEqual(['a']);
});

test('checks from the cache report what fresh ones report', async () => {
  const stored = createCache(modules);
  const wrong = { service: 1, nope: true };
  const found = async (cache: Cache) => {
    const { service } = await loadValidators(cache);
    service(wrong);
    return JSON.stringify(service.errors);
  };
  const fresh = await found(stored);
  expect(fresh).toContain('additionalProperties');
  let hits = 0;
  const counting: Cache = {
    read: (name, key) => {
      const text = stored.read(name, key);
      hits += text === undefined ? 0 : 1;
      return text;
    },
    write: () => {
      throw new Error('The checks were compiled again.');
    },
  };
  expect(await found(counting)).toBe(fresh);
  expect(hits).toBe(1);
});
