import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../fixtures/run.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-'));
  await cp(fileURLToPath(new URL('fixtures/parcels.yaml', import.meta.url)), join(folder, 'parcels.yaml'));
  const imported = await run('import', 'openapi', join(folder, 'parcels.yaml'), '--specs', join(folder, 'specs'));
  expect(imported.out).toContain('Imported 7 commands for 7 operations');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a client with nested bodies, a form with --body, variables of the server and two keys passes check and test', async () => {
  const specs = join(folder, 'specs');
  expect(await run('check', '--specs', specs, '--format', 'json')).toEqual({ code: 0, out: '[]\n', err: '' });
  expect(await run('test', '--specs', specs)).toMatchObject({
    code: 0,
    err: expect.stringContaining('7 examples, all work'),
  });
});
