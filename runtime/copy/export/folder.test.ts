import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withExport } from './folder.js';

const options = () => ({
  owner: { client: 'rivercli', account: 'https://river.example' },
  format: 'csv' as const,
  now: new Date('2026-05-31T12:00:00Z'),
  signal: new AbortController().signal,
});

test('a disk that is full while an export is written is an error that says so, and the last export stays', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'export-')), 'sheets');
  await withExport(root, options(), async ({ next, commit }) => {
    writeFileSync(join(next, 'boats.csv'), 'id\n1\n');
    await commit(new Map());
  });
  const failing = withExport(root, options(), ({ next }) => {
    writeFileSync(join(next, 'boats.csv'), 'id\n');
    return Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
  });
  await expect(failing).rejects.toMatchObject({
    kind: 'config',
    message: `Cannot write to ${root}: ENOSPC: no space left on device, write. The last export is as it was.`,
  });
  expect(readFileSync(join(root, 'current', 'boats.csv'), 'utf8')).toBe('id\n1\n');
  expect(readdirSync(root).filter((name) => name.startsWith('.'))).toEqual([]);
});
