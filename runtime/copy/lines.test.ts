import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testFiles } from '../testing/index.js';
import { openFolder, type Folder } from './folder.js';
import { appendLines, readLines } from './lines.js';

let root: string;
let folder: Folder;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lines-'));
  folder = openFolder(root, testFiles(root));
});
afterEach(() => rm(root, { recursive: true }));

const content = (): Promise<string> => readFile(join(root, 'a.ndjson'), 'utf8');

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

test('lines of any length are read, without an incomplete one', async () => {
  const lines = ['a', 'ü'.repeat(40_000), '', 'b'.repeat(65_536), 'c'];
  await appendLines(folder, 'a.ndjson', lines);
  await appendFile(join(root, 'a.ndjson'), 'half');
  const found: string[] = [];
  for await (const line of readLines(folder, 'a.ndjson')) found.push(line);
  expect(found).toEqual(lines);
});
