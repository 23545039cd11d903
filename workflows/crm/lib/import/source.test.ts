import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSource } from './source.js';

test('a file that changes after its rows were checked is not written', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-'));
  const path = join(folder, 'c.ndjson');
  writeFileSync(path, '{"name":"A"}\n');
  const files = { resolve: () => path } as unknown as Parameters<typeof openSource>[1]['files'];
  const source = openSource(path, { files, readCsv: undefined as never });
  for await (const { cells } of source.rows(() => undefined)) expect(cells).toEqual({ name: 'A' });
  source.check();
  writeFileSync(path, '{"name":"A"}\n{"name":"B"}\n');
  expect(() => {
    source.check();
  }).toThrow('has changed since its rows were checked');
  rmSync(folder, { recursive: true });
});
