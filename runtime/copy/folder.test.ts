import {
  constants,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAtomic } from '../state/atomic.js';
import { openFolder, sweep, type FileWriter, type Folder } from './folder.js';

const files = {
  write: async (path: string, content: string) => (await writeAtomic(path, content), path),
  settle: () => Promise.resolve(),
} satisfies FileWriter;

let base: string;
let folder: Folder;
beforeEach(async () => {
  base = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(base, 'outside'));
  writeFileSync(join(base, 'outside', 'file'), 'precious');
  mkdirSync(join(base, 'root'));
  folder = openFolder(join(base, 'root'), files);
  // What was checked once may be another thing later.
  await folder.ensure('list/deep');
  await folder.write('list/deep/file', 'mine');
  expect(await folder.read('list/deep/file')).toBe('mine');
});
afterEach(() => {
  expect(readdirSync(join(base, 'outside'))).toEqual(['file']);
});

const calls: Readonly<Record<string, (path: string) => Promise<unknown>>> = {
  ensure: (path) => folder.ensure(`${path}/more`),
  read: (path) => folder.read(`${path}/file`),
  size: (path) => folder.size(`${path}/file`),
  write: (path) => folder.write(`${path}/file`, 'new'),
  'write a new file': (path) => folder.write(`${path}/other`, 'new'),
  remove: (path) => folder.remove(`${path}/file`),
  list: (path) => folder.list(path),
  open: (path) => folder.open(`${path}/file`, constants.O_RDWR | constants.O_CREAT),
  settle: (path) => folder.settle(path),
  sweep: () => sweep(folder, true).then(() => folder.list('list/deep')),
};

test.each(Object.keys(calls))('%s does not follow a folder that became a link', async (name) => {
  rmSync(join(base, 'root/list/deep'), { recursive: true });
  symlinkSync(join(base, 'outside'), join(base, 'root/list/deep'));
  await expect(calls[name]?.('list/deep')).rejects.toMatchObject({
    kind: 'config',
    message: `${join(base, 'root/list/deep')} is a symbolic link, which is not followed.`,
  });
});

test.each(Object.keys(calls))('%s does not follow the root to another folder', async (name) => {
  renameSync(join(base, 'root'), join(base, 'before'));
  mkdirSync(join(base, 'other/list/deep'), { recursive: true });
  symlinkSync(join(base, 'other'), join(base, 'root'));
  await expect(calls[name]?.('list/deep')).rejects.toMatchObject({
    kind: 'config',
    message: expect.stringContaining('was removed or replaced while the command was running') as string,
  });
  expect(readdirSync(join(base, 'other/list/deep'))).toEqual([]);
});

test('the root may be a link of the user', async () => {
  symlinkSync(join(base, 'root'), join(base, 'link'));
  const linked = openFolder(join(base, 'link'), files);
  await linked.write('list/deep/file', 'new');
  expect(await folder.read('list/deep/file')).toBe('new');
});
