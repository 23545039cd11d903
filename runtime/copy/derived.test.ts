import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, writeFiles } from './derived.js';
import { newFolder } from './testkit.js';

test('only rows whose file is missing or different are written', async () => {
  const folder = newFolder();
  const files = (value: number) => [1, 2, 3].map((id) => ({ row: { id, value }, path: `all/${String(id)}.json` }));
  const changed = async (value: number): Promise<unknown[]> =>
    (await changedFiles(folder, files(value))).map(({ row }) => row['id']);
  expect(await changed(1)).toEqual([1, 2, 3]);
  await writeFiles(folder, files(1));
  const path = (id: number): string => join(folder.root, 'all', `${String(id)}.json`);
  expect(readFileSync(path(1), 'utf8')).toBe('{\n  "id": 1,\n  "value": 1\n}\n');
  rmSync(path(2));
  writeFileSync(path(3), '{"id": 3');
  const { mtimeMs } = statSync(path(1));
  expect(await changed(1)).toEqual([2, 3]);
  await writeFiles(folder, await changedFiles(folder, files(1)));
  expect([await changed(1), await changed(2), statSync(path(1)).mtimeMs]).toEqual([[], [1, 2, 3], mtimeMs]);
});
