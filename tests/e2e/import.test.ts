/** A client from a description alone, without a change by hand, in its own sandbox. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cli, environment, newHome, node, root, runtimePackage } from '../support/cli.js';

const run = promisify(execFile);

test.each([
  ['with a credential', (text: string) => text],
  ['without credentials', (text: string) => text.replace(/ {2}securitySchemes:[\s\S]*?(?= {2}parameters:\n)/, '')],
])('an imported client runs in its sandbox, %s', async (_, change) => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const home = newHome();
  for (const name of ['shop.yaml', 'parts.yaml'])
    cpSync(join(root, 'generator/import/fixtures', name), join(folder, name));
  writeFileSync(join(folder, 'shop.yaml'), change(readFileSync(join(folder, 'shop.yaml'), 'utf8')));
  const cmdspec = (...argv: string[]) => cli('cmdspec', argv, home, { cwd: folder });
  expect(await cmdspec('import', 'openapi', 'shop.yaml')).toMatchObject({ code: 0, stderr: '' });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  expect(await cmdspec('generate', '--out', 'client', '--emit', 'js')).toMatchObject({ code: 0, stdout: '' });

  const client = async (...args: string[]) =>
    (await run(node, ['client/bin.js', '--profile', 'sandbox', ...args], { cwd: folder, env: environment(home) }))
      .stdout;
  const created = JSON.parse(
    await client('order', 'create', '--customer', 'Ada', '--status', 'paid', '--gift', 'yes'),
  ) as { id: number };
  expect(JSON.parse(await client('order', 'get', String(created.id)))).toMatchObject({
    customer: 'Ada',
    status: 'paid',
  });
  const rows = await client('order', 'list', '--limit', '0', '--output', 'csv');
  expect(rows).toMatch(new RegExp(`^${String(created.id)},paid,Ada,`, 'm'));
  const dry = JSON.parse(
    await client(
      'order',
      'create',
      '--customer',
      'Bo',
      '--due-date',
      '2026-05-31',
      '--order-labels',
      'a,b',
      '--order-labels',
      'c',
      '--dry-run',
    ),
  ) as { body: object };
  expect(dry.body).toEqual({ customer: 'Bo', dueDate: '2026-05-31', labels: ['a,b', 'c'] });
});
