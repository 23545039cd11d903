import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shaped } from '../base/shape.js';
import { failureOf } from '../http/testkit.js';
import { openStateFile } from './state-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'state-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = (dryRun = false, name = 'state.json') =>
  openStateFile(join(folder, name), {
    noun: 'counter',
    take: (value) => shaped(value, { count: 'count' }),
    dryRun,
    signal: new AbortController().signal,
  });

test('state is read, changed and written by one run at a time, and not in a dry run', async () => {
  const state = open();
  expect(await state.read()).toBeUndefined();
  await Promise.all(Array.from({ length: 8 }, () => state.change((before) => ({ count: (before?.count ?? 0) + 1 }))));
  expect(await state.read()).toEqual({ count: 8 });
  expect(await open(true).change(() => ({ count: 0 }))).toEqual({ count: 0 });
  expect(JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'))).toEqual({ count: 8 });
});

test('a file with other content is refused and not changed', async () => {
  await writeFile(join(folder, 'state.json'), '{"count":"many"}');
  const error = await failureOf(open().change(() => ({ count: 1 })));
  expect([error.kind, error.message]).toEqual(['input', `${join(folder, 'state.json')} is not a counter.`]);
  expect(await readFile(join(folder, 'state.json'), 'utf8')).toBe('{"count":"many"}');
});

test('a file of a later format is refused and not changed, whatever else it has', async () => {
  await writeFile(join(folder, 'state.json'), '{"format":2,"count":1}');
  const error = await failureOf(open().change(() => ({ count: 2 })));
  expect([error.kind, error.message]).toEqual([
    'input',
    `${join(folder, 'state.json')} was written by a later version of this client. Nothing was written.`,
  ]);
  expect(await readFile(join(folder, 'state.json'), 'utf8')).toBe('{"format":2,"count":1}');
});

test('a state file that is a pipe is refused', async () => {
  execFileSync('mkfifo', [join(folder, 'state.json')]);
  const error = await failureOf(open().read());
  expect(error.message).toBe(`The file ${join(folder, 'state.json')} cannot be read: it is not a regular file.`);
});

test('a folder that does not exist is reported before a long run', async () => {
  const error = await failureOf(open(false, 'none/state.json').check());
  expect(error.message).toContain(`cannot be written: ${join(folder, 'none')} does not exist`);
});
