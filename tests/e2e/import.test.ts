/** A client from a description alone, without a change by hand, in its own sandbox. */
import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { oauthServer } from '../../runtime/commands/fixture/server.js';
import { freePort } from '../support/port.js';
import { browse } from '../support/browse.js';
import { cli, ended, environment, newHome, node, root, runtimePackage } from '../support/cli.js';

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
      '--labels',
      'a,b',
      '--labels',
      'c',
      '--dry-run',
    ),
  ) as { body: object };
  expect(dry.body).toEqual({ customer: 'Bo', dueDate: '2026-05-31', labels: ['a,b', 'c'] });
});

test('an imported client signs in with the browser, and its requests have the token', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const home = newHome();
  const server = await oauthServer();
  server.pkce = true;
  const flow = { authorizationUrl: '/authorize', tokenUrl: '/token', scopes: { read: 'Read', write: 'Write' } };
  const description = {
    openapi: '3.0.3',
    info: { title: 'Vault', version: '1' },
    servers: [{ url: server.origin }],
    components: { securitySchemes: { app: { type: 'oauth2', flows: { authorizationCode: flow } } } },
    paths: { '/me': { get: { tags: ['me'], responses: { 200: { description: 'The user' } } } } },
  };
  writeFileSync(join(folder, 'vault.json'), JSON.stringify(description));
  const cmdspec = (...argv: string[]) => cli('cmdspec', argv, home, { cwd: folder });
  expect(await cmdspec('import', 'openapi', 'vault.json', '--service', 'vault')).toMatchObject({ code: 0 });
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  expect(await cmdspec('generate', '--out', 'client', '--emit', 'js')).toMatchObject({ code: 0 });

  const env = environment(home, { VAULTCLI_CLIENT_SECRET: 'canary-s3cret' });
  const launch = (...args: string[]) => spawn(node, ['client/bin.js', ...args], { cwd: folder, env });
  try {
    const port = String(await freePort());
    const done = await browse(launch('auth', 'login', '--client-id', 'app', '--store', 'file', '--port', port));
    expect(done).toMatchObject({ code: 0 });
    expect(Object.fromEntries(done.url.searchParams)).toMatchObject({
      scope: 'read write',
      redirect_uri: expect.stringMatching(new RegExp(`:${port}/callback$`)) as string,
      code_challenge_method: 'S256',
    });
    expect(server.forms[0]?.fields).toMatchObject({ client_id: 'app', client_secret: 'canary-s3cret' });
    const read = await ended(launch('me', 'get', '--output', 'json'));
    expect({ code: read.code, data: JSON.parse(read.stdout) as object }).toMatchObject({
      code: 0,
      data: { data: { name: 'Ann' } },
    });
  } finally {
    await server.close();
  }
});
