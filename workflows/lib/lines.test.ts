import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testFiles } from 'cmdspec-runtime/testing';
import { openFolder, type Folder } from 'cmdspec-runtime/kit';
import { appendLines, compact, idOfLine, readLines } from './lines.js';

let root: string;
let folder: Folder;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lines-'));
  folder = openFolder(root, testFiles(root));
});
afterEach(() => rm(root, { recursive: true }));

const content = (): Promise<string> => readFile(join(root, 'a.ndjson'), 'utf8');
const line = (id: number, value = ''): string => `{"id":${String(id)},"value":"${value}"}`;

test('an incomplete line of a killed run is cut off before an append', async () => {
  await appendLines(folder, 'a.ndjson', ['one', 'two']);
  await appendFile(join(root, 'a.ndjson'), 'thr');
  await appendLines(folder, 'a.ndjson', ['three']);
  expect(await content()).toBe('one\ntwo\nthree\n');
});

test.each([1, 65_535, 65_536, 65_537, 200_000])(
  'the incomplete line may be the only one, of %i bytes',
  async (size) => {
    await writeFile(join(root, 'a.ndjson'), 'x'.repeat(size));
    await appendLines(folder, 'a.ndjson', ['one']);
    expect(await content()).toBe('one\n');
    await appendFile(join(root, 'a.ndjson'), 'x'.repeat(size));
    await appendLines(folder, 'a.ndjson', ['two']);
    expect(await content()).toBe('one\ntwo\n');
  },
);

test('lines of any length are read with their offsets', async () => {
  const lines = ['a', 'ü'.repeat(40_000), '', 'b'.repeat(65_536), 'c'];
  await appendLines(folder, 'a.ndjson', lines);
  await appendFile(join(root, 'a.ndjson'), 'half');
  const bytes = Buffer.from(await content());
  const found: string[] = [];
  for await (const { text, offset } of readLines(folder, 'a.ndjson')) {
    found.push(text);
    expect(bytes.subarray(offset, offset + Buffer.byteLength(text)).toString()).toBe(text);
  }
  expect(found).toEqual(lines);
});

test('of several lines with the same id the last one remains, in place of the first', async () => {
  const long = 'x'.repeat(70_000);
  await appendLines(folder, 'a.ndjson', [
    line(1),
    line(2),
    line(3, long),
    line(2, 'b'),
    'no id',
    line(1, 'c'),
    line(2, long),
  ]);
  expect(await compact(folder, 'a.ndjson', idOfLine)).toBe(3);
  expect(await content()).toBe([line(1, 'c'), line(2, long), line(3, long), ''].join('\n'));
});

test('a file without duplicates is not rewritten', async () => {
  await appendLines(folder, 'a.ndjson', [line(1), line(2)]);
  let written = 0;
  const watched: Folder = { ...folder, write: async (...args) => ((written += 1), await folder.write(...args)) };
  expect([await compact(watched, 'a.ndjson', idOfLine), written]).toEqual([2, 0]);
  expect(await compact(folder, 'none.ndjson', idOfLine)).toBe(0);
});

test.each([
  ['{"id":12,"updatedAt":null}', '12'],
  ['{"id":"007"}', '007'],
  ['{"id":123456789012345678901234,"updatedAt":"x"}', '123456789012345678901234'],
  ['{"id":"../x"}', undefined],
  ['{"other":1}', undefined],
])('the id of %s', (text, id) => {
  expect(idOfLine(text)).toBe(id);
});
