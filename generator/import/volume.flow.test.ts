import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../fixtures/run.js';
import { manyOperations } from './fixtures/many.js';

test('300 operations with everything that a description can have compile without a change by hand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'volume-'));
  const description = join(folder, 'many.json');
  const specs = join(folder, 'specs');
  await writeFile(description, JSON.stringify(manyOperations(300)));
  const { code, out } = await run('import', 'openapi', description, '--specs', specs, '--service', 'many');
  expect(code).toBe(0);
  expect(out).toMatch(/^Imported 300 commands for 300 operations/);
  const checked = await run('check', '--specs', specs, '--format', 'json');
  expect(checked).toEqual({ code: 0, out: '[]\n', err: '' });
  await rm(folder, { recursive: true });
});
