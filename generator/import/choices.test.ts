import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../fixtures/run.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'choices-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('names, overlays and the address of the service hold for the next import', async () => {
  const specs = join(folder, 'specs');
  const spec = (name: string) => readFile(join(specs, name), 'utf8');
  const shop = join(folder, 'shop.json');
  const overlay = join(folder, 'names.yaml');
  const order = { type: 'object', properties: { id: { type: 'string' } } };
  const responses = { 200: { description: 'ok', content: { 'application/json': { schema: order } } } };
  const paths = {
    '/orders/{id}/ship': { post: { operationId: 'sendOrder', responses } },
    '/me': { get: { responses } },
  };
  await writeFile(shop, JSON.stringify({ openapi: '3.0.3', info: { title: 'The Shop API', version: '1' }, paths }));
  const target = '$.paths["/me"].get';
  await writeFile(
    overlay,
    JSON.stringify({ overlay: '1.0.0', actions: [{ target, update: { 'x-cli-name': 'who' } }] }),
  );
  const imports = (...flags: string[]) => run('import', 'openapi', shop, '--specs', specs, ...flags);
  const first = await imports('--names', 'operation', '--overlay', overlay, '--server', 'https://shop.example/v1');
  expect(first).toMatchObject({ code: 0, err: '' });
  const files = await Promise.all(['service.yaml', 'order.yaml', 'me.yaml'].map(spec));
  expect(files[0]).toContain('service: shop\n');
  expect(files[0]).toContain('origin: https://shop.example');
  expect(files[1]).toContain('  send:\n');
  expect(files[2]).toContain('  who:');
  const again = await imports();
  expect(again.out).toContain('0 files written, 0 removed, 3 unchanged');
  expect(JSON.parse(await spec('.import/choices.json'))).toEqual({
    names: 'operation',
    overlays: ['../names.yaml'],
    server: 'https://shop.example/v1',
  });
  await rm(overlay);
  expect(await imports()).toMatchObject({ code: 1, err: expect.stringContaining(`Cannot read ${overlay}: `) });
  expect(await imports('--server', 'http://shop.example')).toMatchObject({
    code: 64,
    err: expect.stringContaining('"http://shop.example" is not the address of a service.'),
  });
});
