import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDisk, removePlaces } from '../../tests/proof/state/place.js';
import { logLines, openLog } from './log.js';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
const path = join(folder, 'run.log');
afterAll(() => rmSync(folder, { recursive: true }));

test('appends whole lines, cuts off what a killed run left, and is private', async () => {
  const log = openLog(path, { fresh: true });
  log.append('one');
  expect(readFileSync(path, 'utf8')).toBe('one\n');
  log.close();
  log.close();
  writeFileSync(path, 'tw', { flag: 'a' });
  const lines: string[] = [];
  for await (const line of logLines(path)) lines.push(line);
  expect(lines).toEqual(['one']);
  const more = openLog(path, { fresh: false });
  more.append('two');
  expect(readFileSync(path, 'utf8')).toBe('one\ntwo\n');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  more.remove();
  for await (const line of logLines(path)) throw new Error(line);
});

test.each([
  ['longer than what is read at once', 'one\n', 'x'.repeat(200_000)],
  ['without a complete line before it', '', 'x'.repeat(70_000)],
  ['that begins where a piece begins', `${'y'.repeat(99)}\n`, 'x'.repeat(65_536)],
])('cuts off a torn line %s', async (_what, whole, torn) => {
  writeFileSync(path, whole + torn);
  const log = openLog(path, { fresh: false });
  log.append('next');
  log.close();
  expect(readFileSync(path, 'utf8')).toBe(`${whole}next\n`);
});

test('a full disk, which takes a part of a line, is an error, and leaves whole lines that can be continued', async () => {
  const disk = newDisk(64 * 1024);
  if (disk === undefined) return;
  const file = join(disk.place, 'run.log');
  const log = openLog(file, { fresh: true });
  log.append('one');
  disk.fill(4096);
  expect(() => log.append('x'.repeat(10_000))).toThrow('the disk is full');
  expect(readFileSync(file, 'utf8')).toBe('one\n');
  log.append('two');
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  log.close();
  removePlaces();
});

test('a file that cannot be written is an error with its path', () => {
  const missing = join(folder, 'none', 'run.log');
  expect(() => openLog(missing, { fresh: true })).toThrow(
    `The file ${missing} cannot be written: its folder does not exist.`,
  );
});
