import { mkdir, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  createNameCache,
  forgetNames,
  isCurrent,
  namesFile,
  readIds,
  readNames,
  writeNames,
  type NameList,
} from './name-lists.js';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'names-'));
const at = '2026-10-01T10:00:00.000Z';
const list = (entries: NameList['entries']): NameList => ({ at, of: 'abc', env: { URL: '' }, entries });

test('a list is stored for this user only, below the profile, and read again', async () => {
  const file = namesFile(await folder(), 'work', 'tag');
  const stored = list([{ id: '1', name: 'vip', within: '7' }]);
  await writeNames(file, stored);
  expect(file).toMatch(/names[\\/]work[\\/]tag\.ndjson$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(dirname(file))).mode & 0o777).toBe(0o700);
  expect(readNames(file)).toEqual(stored);
  expect(readIds(file)).toEqual({ at, of: 'abc', env: { URL: '' }, ids: '1\tvip\n' });
});

const head = JSON.stringify({ at, of: 'abc', env: {}, ids: '' });

test.each([
  ['nothing', ''],
  ['one line', head],
  ['half of the entries', `${head}\n[{"id"`],
  ['entries of another shape', `${head}\n[{"id": 1, "name": "vip"}]\n`],
  ['entries that are not a list', `${head}\n{}\n`],
  ['null', 'null\n[]\n'],
  ['no origin', `{"at": "${at}", "of": "abc", "ids": ""}\n[]\n`],
  ['no ids', `{"at": "${at}", "of": "abc", "env": {}}\n[]\n`],
  ['more than a megabyte', `${head}\n[{"id": "1", "name": "${'x'.repeat(1024 * 1024)}"}]\n`],
])('a file with %s counts as no list', async (_what, text) => {
  const file = namesFile(await folder(), 'work', 'tag');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${head}\n[]\n`);
  expect(readNames(file)).toEqual({ at, of: 'abc', env: {}, entries: [] });
  await writeFile(file, text);
  expect(readNames(file)).toBeUndefined();
});

test('a list that is too long is not stored, and replaces the one before it', async () => {
  const file = namesFile(await folder(), 'work', 'tag');
  for (const entries of [
    Array.from({ length: 5001 }, (_, n) => ({ id: String(n), name: `tag ${n}` })),
    [{ id: '1', name: 'x'.repeat(1024 * 1024) }],
  ]) {
    await writeNames(file, list([{ id: '1', name: 'vip' }]));
    expect(readNames(file)).toBeDefined();
    await writeNames(file, list(entries));
    expect(readNames(file)).toBeUndefined();
  }
});

test('a link is replaced, never written through, and a folder that cannot be written to causes no error', async () => {
  const base = await folder();
  const file = namesFile(base, 'work', 'tag');
  const target = join(base, 'target');
  await writeFile(target, 'untouched');
  await mkdir(dirname(file), { recursive: true });
  await symlink(target, file);
  await writeNames(file, list([]));
  expect(await readFile(target, 'utf8')).toBe('untouched');
  await writeFile(join(base, 'blocked'), '');
  await writeNames(namesFile(join(base, 'blocked'), 'work', 'tag'), list([]));
  expect(readNames(file)).toEqual(list([]));
});

test.each([
  ['just read', 'abc', at, true],
  ['read 14 minutes ago', 'abc', '2026-10-01T10:14:59.000Z', true],
  ['read 15 minutes ago', 'abc', '2026-10-01T10:15:00.000Z', false],
  ['read in the future', 'abc', '2026-10-01T09:59:59.000Z', false],
  ['of another account', 'abd', at, false],
])('a list that was %s', (_what, account, now, current) => {
  expect(isCurrent(list([]), account, new Date(now))).toBe(current);
  expect(isCurrent({ ...list([]), at: 'yesterday' }, account, new Date(now))).toBe(false);
});

test('the lists of one profile are removed, those of others stay', async () => {
  const base = await folder();
  await writeNames(namesFile(base, 'work', 'tag'), list([]));
  await writeNames(namesFile(base, 'home', 'tag'), list([]));
  await forgetNames(base, 'work');
  await forgetNames(base, 'nobody');
  expect(await readdir(join(base, 'names'))).toEqual(['home']);
});

describe('the cache of a profile', () => {
  async function open() {
    const state = { account: 'ann', now: new Date(at), folder: await folder() };
    const cache = createNameCache({
      folder: () => state.folder,
      profile: 'work',
      now: () => state.now,
      env: {},
      account: async () => state.account,
    });
    await cache.write('tag', '/tags', [{ id: '1', name: 'vip' }]);
    return { state, cache };
  }

  test('returns a list for the same account and path for 15 minutes', async () => {
    const { state, cache } = await open();
    state.now = new Date(+state.now + 14 * 60_000);
    expect(await cache.read('tag', '/tags')).toEqual([{ id: '1', name: 'vip' }]);
    expect(await cache.read('tag', '/other/tags')).toBeUndefined();
    expect(await cache.read('inbox', '/tags')).toBeUndefined();
    state.account = 'bo';
    expect(await cache.read('tag', '/tags')).toBeUndefined();
    state.account = 'ann';
    state.now = new Date(+state.now + 60_000);
    expect(await cache.read('tag', '/tags')).toBeUndefined();
    expect(await cache.read('tag', '/tags', 'any age')).toEqual([{ id: '1', name: 'vip' }]);
    state.account = 'bo';
    expect(await cache.read('tag', '/tags', 'any age')).toBeUndefined();
  });

  test('lists that a run has used can be removed; those that it has read from the service stay', async () => {
    const { cache } = await open();
    await cache.write('inbox', '/inboxes', [{ id: '2', name: 'sales' }]);
    await cache.doubt();
    expect(await cache.read('tag', '/tags')).toBeDefined();
    await cache.doubt();
    expect(await cache.read('tag', '/tags')).toBeUndefined();
    expect(await cache.read('inbox', '/inboxes')).toBeDefined();
  });

  test('does not fail without a folder or an account', async () => {
    const fail = (): never => {
      throw new Error('none');
    };
    const now = () => new Date(at);
    for (const parts of [
      { folder: fail, account: async () => 'ann' },
      { folder: () => tmpdir(), account: async () => fail() },
    ]) {
      const cache = createNameCache({ profile: 'work', now, env: {}, ...parts });
      await cache.write('tag', '/tags', []);
      expect(await cache.read('tag', '/tags')).toBeUndefined();
    }
  });
});
