/** The keys of writes: the last write of a key counts, and the file is made from the log when it is missing. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from './ids.js';
import { openWriteLog } from './log.js';
import { addKey, lockOfKey, writeOfKey } from './once.js';
import type { Intent } from './types.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'once-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const index = (): string => join(folder, 'once.index');
const at = (day: number): string => newId('w', new Date(Date.UTC(2026, 5, day)));

const intent = (id: string, once: string): Intent => ({
  ...{ t: 'intent', id, at: '2026-06-01T00:00:00.000Z', run: 'r_1', pid: 1, cmd: 'order create', effect: 'create' },
  ...{ argv: [], account: 'default', req: { method: 'POST', path: '/orders' }, args: {}, before: null },
  ...{ inverse: { none: 'x' }, once, actor: 'shell' },
});

test('the last write of a key', async () => {
  const [first, second, other] = [at(1), at(2), at(3)];
  await addKey(folder, 'a', first);
  await addKey(folder, 'b', other);
  await addKey(folder, 'a', second);
  expect([await writeOfKey(folder, 'a'), await writeOfKey(folder, 'b'), await writeOfKey(folder, 'c')]).toEqual([
    second,
    other,
    undefined,
  ]);
  // The key is the caller's: it may be anything, and is not in the file.
  expect(readFileSync(index(), 'utf8')).toMatch(/^(?:[0-9a-f]{64} w_[0-9a-z]{16}\n){3}$/);
  expect(statSync(index()).mode & 0o077).toBe(0);
});

test('a key with line breaks, another case and any characters', async () => {
  const keys = ['a', 'A', 'a\n', '', '../x', '\u0000', 'ä', 'a'.repeat(10_000)];
  const ids = keys.map((_, day) => at(day + 1));
  for (const [n, key] of keys.entries()) await addKey(folder, key, ids[n] ?? '');
  expect(await Promise.all(keys.map((key) => writeOfKey(folder, key)))).toEqual(ids);
  expect(new Set(keys.map((key) => lockOfKey(folder, key))).size).toBe(keys.length);
});

test('a missing file is made from the log, the newest write of a key last', async () => {
  const [old, later] = [at(1), newId('w', new Date(Date.UTC(2026, 7, 1)))];
  const log = openWriteLog(folder);
  await log.begin(intent(later, 'a'));
  await log.begin(intent(old, 'a'));
  log.close();
  expect(await writeOfKey(folder, 'a')).toBe(later);
  expect(existsSync(index())).toBe(true);
  rmSync(index());
  const next = newId('w', new Date(Date.UTC(2026, 8, 1)));
  await addKey(folder, 'b', next);
  expect([await writeOfKey(folder, 'a'), await writeOfKey(folder, 'b')]).toEqual([later, next]);
});

test('an incomplete line is that of a write that was not sent', async () => {
  await addKey(folder, 'a', at(1));
  const line = readFileSync(index(), 'utf8');
  appendFileSync(index(), line.slice(0, -5));
  expect(await writeOfKey(folder, 'a')).toBeUndefined();
  const next = at(3);
  await addKey(folder, 'a', next);
  expect(await writeOfKey(folder, 'a')).toBe(next);
});
