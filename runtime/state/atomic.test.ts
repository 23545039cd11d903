import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isTemporary, temporaryName, writeAtomic } from './atomic.js';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'temporary-'));
const own = temporaryName('file');
const other = (host: string): string => (host.startsWith('0') ? '1' : '0') + host.slice(1);
/** The parts of a temporary name: host, process id, its start, and a number. */
const [, host = '', pid = '', start = ''] = /([0-9a-f]{6})([0-9a-f]{8})([0-9a-f]{6})[0-9a-f]{6}\.tmp$/.exec(own) ?? [];
const dead = (spawnSync('true').pid ?? 0).toString(16).padStart(8, '0');

test.each([
  ['a process that was killed', `${host}${dead}${start}`, 0, false],
  ['this process', `${host}${pid}${start}`, 0, true],
  ['an earlier process with the id of this one', `${host}${pid}${other(start)}`, 0, false],
  ['another machine, just now', `${other(host)}${dead}${start}`, 0, true],
  ['another machine, two days ago', `${other(host)}${dead}${start}`, 48, false],
])('a write removes, or keeps, a temporary file of %s', async (_whose, writer, hours, isKept) => {
  const at = await folder();
  const name = `.file.${writer}abcdef.tmp`;
  expect(isTemporary(name)).toBe(true);
  await writeFile(join(at, name), 'a part');
  const time = new Date(Date.now() - hours * 3_600_000);
  await utimes(join(at, name), time, time);
  await writeAtomic(join(at, 'another'), 'whole');
  expect(await readdir(at)).toEqual(isKept ? [name, 'another'] : ['another']);
});

test('files of others with a similar name stay', async () => {
  const at = await folder();
  const names = ['.file.tmp', `.file.${host}${dead}.tmp`, `file.${host}${dead}${start}abcdef.tmp`];
  for (const name of names) await writeFile(join(at, name), '');
  await writeAtomic(join(at, 'another'), 'whole');
  expect((await readdir(at)).sort()).toEqual([...names, 'another'].sort());
});
