import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createProfile } from '../state/profile.js';
import type { Node } from '../contract/context.js';
import { client } from './fixture/client.js';
import { newFolder, run, type RunOptions } from './fixture/run.js';
import { oauthServer, type OAuthServer } from './fixture/server.js';
import { service } from './fixture/service.js';

const env = { TOY_SERVER: '1' };
const table = { columns: 80 } satisfies RunOptions;
const config = async (folder: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, 'config.json'), 'utf8'));

test('aliases are set, listed, replaced and removed', async () => {
  const folder = newFolder();
  expect(await run(folder, ['alias', 'set', 'me', 'whoami --output json'])).toMatchObject({ code: 0, err: '' });
  await run(folder, ['alias', 'set', 'also', 'me --verbose']);
  expect(JSON.parse((await run(folder, ['alias', 'list'])).out)).toEqual([
    { name: 'also', command: 'me --verbose' },
    { name: 'me', command: 'whoami --output json' },
  ]);
  expect((await run(folder, ['alias', 'unset', 'also'])).code).toBe(0);
  expect(JSON.parse((await run(folder, ['alias', 'unset', 'also'])).out)).toEqual({ name: 'also', removed: false });
});

test.each([
  ['a command', 'auth', 'whoami', 'is already a command'],
  ['the word for help', 'help', 'whoami', 'is already a command'],
  ['a dot', 'a.b', 'whoami', 'cannot be the name'],
  ['the name of the prototype', '__proto__', 'whoami', 'cannot be the name'],
  ['a dash', '-x', 'whoami', 'Unknown flag'],
  ['a blank', 'a b', 'whoami', 'cannot be the name'],
  ['nothing', 'x', '   ', '<command> is blank'],
  ['an empty word', 'x', '""', '\\"toycli --help\\" lists the commands'],
  ['itself', 'x', 'x --verbose', 'refer to itself'],
  ['an open quote', 'x', 'whoami "', 'quote'],
])('an alias is refused: %s', async (_, name, command, why) => {
  const folder = newFolder();
  expect(await run(folder, ['alias', 'set', name, command])).toMatchObject({
    code: 64,
    err: expect.stringContaining(why),
  });
  expect(JSON.parse((await run(folder, ['alias', 'list'])).out)).toEqual([]);
});

test('the name of an alias can have capitals, digits, underscores and any letter', async () => {
  const folder = newFolder();
  for (const name of ['Me', 'my_name', '2nd', 'größe', 'me:json']) {
    expect(await run(folder, ['alias', 'set', name, 'version --output json'])).toMatchObject({ code: 0 });
    expect(await run(folder, [name])).toMatchObject({ code: 0, out: expect.stringContaining('"toycli"') });
  }
});

test('a flag after an alias overrides that of the alias', async () => {
  const folder = newFolder();
  await run(folder, ['alias', 'set', 'v', 'version --output yaml']);
  expect(JSON.parse((await run(folder, ['v', '--output', 'json'])).out)).toMatchObject({ name: 'toycli' });
});

test('an alias that closes a circle is refused, one that deletes causes a warning', async () => {
  const folder = newFolder();
  const unknown = await run(folder, ['alias', 'set', 'one', 'two']);
  expect(unknown).toMatchObject({ code: 0, err: expect.stringContaining('no command "two"') });
  expect(await run(folder, ['alias', 'set', 'two', 'one'])).toMatchObject({
    code: 64,
    err: expect.stringContaining('two -> one -> two'),
  });
  const deletes = await run(folder, ['alias', 'set', 'gone', 'api DELETE /x']);
  expect(deletes).toMatchObject({ code: 0, err: expect.stringContaining('deletes or merges') });
});

test('settings are set, read, listed and removed by plain names', async () => {
  const folder = newFolder();
  expect(await run(folder, ['config', 'get', 'account'])).toMatchObject({ code: 0, out: 'null\n' });
  expect(await run(folder, ['config', 'get', 'account'], table)).toMatchObject({ code: 0, out: 'not set\n' });
  expect(await run(folder, ['config', 'set', 'account', 'acme'], table)).toMatchObject({ code: 0 });
  expect(await run(folder, ['config', 'set', 'default_output', 'yaml', '--profile', 'other'])).toMatchObject({
    code: 0,
  });
  await createProfile(folder, 'default').set({ watermark: 'x' });
  expect(await run(folder, ['config', 'list'], table)).toMatchObject({ code: 0, out: 'account=acme\n' });
  expect(JSON.parse((await run(folder, ['config', 'list'])).out)).toEqual({ account: 'acme' });
  expect(await run(folder, ['config', 'list', '--profile', 'other'])).toMatchObject({ out: 'default_output: yaml\n' });
  expect(JSON.parse((await run(folder, ['config', 'unset', 'account'])).out)).toMatchObject({ removed: true });
  expect(JSON.parse((await run(folder, ['config', 'unset', 'account'])).out)).toMatchObject({ removed: false });
});

test.each([
  [['config', 'set', 'acount', 'x'], 'Did you mean account?', 'acount is set in profile'],
  [['config', 'get', 'nothing'], 'Known settings: default_output, page, account', 'not set'],
  [['config', 'get', 'toString'], 'is not a setting', 'not set'],
  [['config', 'get', '__proto__'], 'is not a setting', 'not set'],
  [['config', 'unset', '__proto__'], 'is not a setting', 'was not set'],
])('%j is done with a warning', async (line, why, out) => {
  expect(await run(newFolder(), line, table)).toMatchObject({
    code: 0,
    err: expect.stringContaining(why),
    out: expect.stringContaining(out),
  });
});

test('a setting is also known by the flag that it fills, by what the sign-in calls it, and in any spelling', async () => {
  const folder = newFolder();
  for (const [name, value] of [
    ['output', 'yaml'],
    ['defaultOutput', 'json'],
    ['clientId', 'app-7'],
    ['client-id', 'app-8'],
  ] as const) {
    expect(await run(folder, ['config', 'set', name, value])).toMatchObject({ code: 0, err: '' });
    expect(await run(folder, ['config', 'get', name, '-o', 'json'])).toMatchObject({ out: `"${value}"\n` });
  }
  expect(await config(folder)).toMatchObject({
    profiles: { default: { default_output: 'json', client_id: 'app-8' } },
  });
  expect(await run(folder, ['config', 'unset', 'clientId'])).toMatchObject({ code: 0 });
  expect(await run(folder, ['config', 'get', 'client_id', '-o', 'table'])).toMatchObject({ out: 'not set\n' });
});

test.each([
  [['config', 'set', '__proto__', 'x'], 'cannot be the name'],
  [['config', 'set', 'default_output', 'xml'], 'json'],
  [['config', 'set', 'page', 'many'], 'Error: page must be'],
  [['config', 'set', 'credential_store', 'file'], 'auth login'],
  [['config', 'set', 'watermark', 'x'], 'not by hand'],
])('%j is refused and changes nothing', async (line, why) => {
  const folder = newFolder();
  expect(await run(folder, line, table)).toMatchObject({ code: 64, err: expect.stringContaining(why) });
  await expect(config(folder)).rejects.toThrow('ENOENT');
});

test('a value that the service could not use is refused when it is set', async () => {
  const refused = await run(newFolder(), ['config', 'set', 'server', 'eighty']);
  expect(refused).toMatchObject({ code: 78, err: expect.stringContaining('eighty') });
});

test.each(['api_token', 'clientSecret', 'PASSWORD', 'my-api-key', 'access.tokens', 'apikey'])(
  'an unknown setting named %s like a secret is neither stored nor shown',
  async (key) => {
    const folder = newFolder();
    const set = await run(folder, ['config', 'set', `x_${key}`, 'canary-hush-hush', '--output', 'json']);
    expect(set).toMatchObject({ code: 64, out: '' });
    expect(set.err).toContain('has no effect. It may be a secret, so nothing was stored.');
    expect((await run(folder, ['config', 'list', '--output', 'json'])).out).toBe('{}\n');
    await expect(config(folder)).rejects.toThrow('ENOENT');
    // As another version, or an editor, has stored it.
    await createProfile(folder, 'default').set({ [`x_${key}`]: 'stored-hush-hush' });
    for (const line of [
      ['config', 'list'],
      ['config', 'get', `x_${key}`],
    ]) {
      const shown = await run(folder, line);
      expect(shown.out).toContain('********');
      expect(shown.out + shown.err + set.out + set.err).not.toContain('hush');
    }
  },
);

test.each(['monkey', 'tokenizer', 'keyboard_layout', 'columns.token.list'])(
  '%s is not named like a secret',
  async (key) => {
    const folder = newFolder();
    await createProfile(folder, 'default').set({ [key]: 'shown' });
    expect((await run(folder, ['config', 'list'])).out).toContain('shown');
  },
);

test('a secret setting goes to the credentials and is shown as dots', async () => {
  const folder = newFolder();
  await createProfile(folder, 'default').set({ credential_store: 'file' });
  const set = await run(folder, ['config', 'set', 'client_secret', 'hush-hush'], { env });
  expect(set).toMatchObject({ code: 0 });
  expect(JSON.stringify(await config(folder))).not.toContain('hush');
  const list = await run(folder, ['config', 'list'], { env });
  expect(JSON.parse(list.out)).toMatchObject({ client_secret: '********' });
  const get = await run(folder, ['config', 'get', 'client_secret'], { env });
  expect(set.out + list.out + get.out).not.toContain('hush');
  await run(folder, ['config', 'unset', 'client_secret'], { env });
  expect(await run(folder, ['config', 'get', 'client_secret'], { env })).toMatchObject({ out: 'null\n' });
});

test('the profile of flag, variable and choice; the list marks the active and the signed-in ones', async () => {
  const folder = newFolder();
  const current = async (line: readonly string[], more: Record<string, string> = {}): Promise<string> =>
    (await run(folder, ['profile', 'current', ...line], { ...table, env: more })).out;
  expect(await current([])).toBe('default\n');
  await createProfile(folder, 'work').set({ credential_store: 'file', server: '1' });
  const text = JSON.stringify({ 'work/token': JSON.stringify({ origin: 'http://127.0.0.1:1', secret: 's' }) });
  await writeFile(join(folder, 'credentials.json'), text, { mode: 0o600 });
  await createProfile(folder, 'home').set({ credential_store: 'file' });
  await run(folder, ['profile', 'use', 'work']);
  expect(await current([])).toBe('work\n');
  expect(await current([], { TOY_PROFILE: 'home' })).toBe('home\n');
  expect(await current(['--profile', 'sandbox'], { TOY_PROFILE: 'home' })).toBe('sandbox\n');
  expect((await run(folder, ['profile', 'list'], table)).out).toBe('  home\n* work (authenticated)\n');
  expect(JSON.parse((await run(folder, ['profile', 'list'])).out)).toEqual([
    { name: 'home', active: false, authenticated: false },
    { name: 'work', active: true, authenticated: true },
  ]);
});

test('a new profile is accepted with a note on how to sign in', async () => {
  const folder = newFolder();
  expect(await run(folder, ['profile', 'use', 'new'])).toMatchObject({
    code: 0,
    err: 'Profile "new" is new. Sign in with "toycli auth login".\n',
  });
  expect((await run(folder, ['profile', 'current'], table)).out).toBe('new\n');
  expect(await run(folder, ['profile', 'use', 'default'])).toMatchObject({ code: 0, err: '' });
  expect(await run(folder, ['profile', 'use', '../x'])).toMatchObject({ code: 64 });
});

test('version needs neither settings nor network', async () => {
  const { out } = await run(newFolder(), ['version'], { env: {} });
  expect(JSON.parse(out)).toMatchObject({ name: 'toycli', version: '1.2.3', apiBase: null });
  expect((await run(newFolder(), ['version'], { ...table, env })).out).toContain('toycli 1.2.3\n');
  expect(JSON.parse((await run(newFolder(), ['version'], { env })).out)).toMatchObject({
    apiBase: 'http://127.0.0.1:1',
  });
});

describe('with a service', () => {
  let server: OAuthServer;
  let folder: string;
  let options: { env: Record<string, string> };

  beforeEach(async () => {
    server = await oauthServer();
    folder = newFolder();
    await createProfile(folder, 'default').set({ credential_store: 'file' });
    options = { env: { TOY_SERVER: String(server.port), TOY_TOKEN: 'canary-given-token' } };
  });

  afterEach(() => server.close());

  test('doctor prints each check, fails as the service declares, and offline has no row for the network', async () => {
    const good = await run(folder, ['doctor'], { env: { ...options.env, TOY_DOCS_KEY: 'canary-pasted-key' } });
    expect(good).toMatchObject({ code: 0 });
    const rows = JSON.parse(good.out) as { check: string; status: string }[];
    expect(rows.map(({ check, status }) => `${check} ${status}`)).toEqual([
      'runtime pass',
      'folder pass',
      'keychain pass',
      'profile pass',
      'variable server pass',
      'credential main pass',
      'credential docs pass',
      'reach main pass',
      'reach docs pass',
    ]);
    expect(server.seen).toEqual(['GET /me', 'GET /me']);
    const bad = await run(folder, ['doctor', '--offline'], { ...table, env: {} });
    expect(bad).toMatchObject({ code: 78 });
    expect(bad.out).toContain('✗ variable server [No server is set.]');
    expect(bad.out).toContain('- credential docs [none; run "toycli docs auth" to use it]');
    expect(bad.out).not.toContain('reach');
    expect(bad.err).toContain('2 of 7 checks failed');
    Object.assign(service, { doctor: { fails: 'generic' } });
    expect(await run(folder, ['doctor', '--offline'], { env: {} })).toMatchObject({ code: 1 });
    Object.assign(service, { doctor: undefined });
  });

  test('doctor and auth status believe a service that refuses the credential', async () => {
    const good = await run(folder, ['auth', 'status'], options);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(good.out)).toMatchObject({ authenticated: true, checked: true });
    server.revoke('canary-given-token');
    const doctor = await run(folder, ['doctor'], { ...options, ...table });
    expect(doctor).toMatchObject({ code: 78, err: expect.stringContaining('1 of 9 checks failed: reach main') });
    expect(doctor.out).toContain('refused the API token (401). Check TOY_TOKEN in the environment');
    const status = await run(folder, ['auth', 'status'], options);
    expect(status.code).toBe(77);
    expect(JSON.parse(status.out)).toMatchObject({ authenticated: false, checked: true, credential: 'API token' });
    expect(JSON.parse(status.err)).toMatchObject({
      message: `${server.origin} refused the API token of profile "default".`,
      remedy: 'Check TOY_TOKEN in the environment, which overrides stored credentials.',
      statusCode: 401,
    });
  });

  test('doctor and auth status request a token for the app of the environment, and believe a refusal', async () => {
    const env = { TOY_SERVER: String(server.port), TOY_CLIENT_ID: 'app 1', TOY_CLIENT_SECRET: 'canary-s3cret' };
    Object.assign(service, { doctor: { checks: [{ check: 'reach', of: 'main' }] } });
    expect(await run(folder, ['doctor'], { env })).toMatchObject({ code: 0 });
    expect(server.seen).toEqual(['POST /token', 'GET /me']);
    const wrong = { env: { ...env, TOY_CLIENT_SECRET: 'canary-wr0ng' } };
    const doctor = await run(folder, ['doctor'], { ...wrong, ...table });
    Object.assign(service, { doctor: undefined });
    expect(doctor).toMatchObject({
      code: 78,
      out: expect.stringContaining('refused the App (401). Check TOY_CLIENT_ID'),
    });
    const status = await run(folder, ['auth', 'status'], wrong);
    expect(status.code).toBe(77);
    expect(JSON.parse(status.out)).toMatchObject({ authenticated: false, checked: true });
  });

  test('a credential that was not checked names doctor only in a client that has it', async () => {
    const env = { ...options.env, TOY_BASE_URL: 'http://127.0.0.1:1' };
    const note = async (): Promise<string | undefined> =>
      (await run(folder, ['auth', 'status'], { ...options, env })).err
        .split('\n')
        .find((line) => line.includes('checked'));
    expect(await note()).toBe('The credential was not checked with the service. Run "toycli doctor" to check it.');
    const nodes = client.tree.nodes as Record<string, Node>;
    const { doctor } = nodes;
    delete nodes['doctor'];
    try {
      expect(await note()).toBe('The credential was not checked with the service.');
    } finally {
      Object.assign(nodes, { doctor });
    }
  });

  test('an access token in the environment needs no OAuth app', async () => {
    Object.assign(service, { doctor: { checks: [{ check: 'client', of: 'oauth' }] } });
    const token = await run(folder, ['doctor'], { ...table, env: { ...options.env, TOY_ACCESS_TOKEN: 'x' } });
    expect(token).toMatchObject({ code: 0, out: '✓ client oauth [not needed: TOY_ACCESS_TOKEN is set]\n' });
    expect(await run(folder, ['doctor'], options)).toMatchObject({ code: 78 });
    Object.assign(service, { doctor: undefined });
  });

  test('a failing doctor leaves one JSON object on stderr, with its notes', async () => {
    server.revoke('canary-given-token');
    const env = { ...options.env, TOY_BASE_URL: `http://127.0.0.1:${server.port}` };
    const { code, err } = await run(folder, ['doctor'], { env });
    expect(code).toBe(78);
    expect(JSON.parse(err)).toMatchObject({
      message: expect.stringContaining('checks failed') as string,
      notes: [expect.stringContaining('Requests go to') as string],
    });
  });

  test('doctor finds a broken settings file, a missing tool and a service that cannot be reached', async () => {
    const checks = [
      { check: 'folder' },
      { check: 'tool', of: 'no-such-tool', setting: 'base' },
      { check: 'tool', of: 'no-such-tool' },
      { check: 'tool', of: 'node' },
      { check: 'jq' },
      { check: 'client', of: 'app' },
      { check: 'expiry', of: 'oauth' },
      { check: 'reach', of: 'main', path: '/me', name: 'api' },
    ];
    Object.assign(service, { doctor: { checks } });
    const { port } = server;
    await server.close();
    const { out } = await run(folder, ['doctor'], { env: { ...options.env, PATH: process.env['PATH'] ?? '' } });
    server = await oauthServer();
    const rows = JSON.parse(out) as { status: string; check: string; detail: string }[];
    expect(rows.map(({ status }) => status)).toEqual(['pass', 'skip', 'fail', 'pass', 'pass', 'fail', 'pass', 'fail']);
    expect(rows.at(-1)).toMatchObject({ check: 'api', detail: expect.stringContaining(String(port)) });
    Object.assign(service, { doctor: undefined });
    expect(await run(folder, ['config', 'validate'], { env: {} })).toMatchObject({ code: 0 });
  });

  test('api sends the body and the content type, and prints the whole response, nothing for an empty one', async () => {
    const get = await run(folder, ['api', 'GET', 'me'], options);
    expect(JSON.parse(get.out)).toMatchObject({ data: { name: 'Ann' } });
    const body = [
      'api',
      'POST',
      '/x',
      '--body',
      '{"id": 12345678901234567890}',
      '--content-type',
      'application/x+json',
    ];
    expect(JSON.parse((await run(folder, body, options)).out)).toMatchObject({
      data: { sent: '{"id":12345678901234567890}', type: 'application/x+json' },
    });
    const piped = await run(folder, ['api', 'PUT', '/x'], { ...options, stdin: '{"a":1}' });
    expect(JSON.parse(piped.out)).toMatchObject({ data: { sent: '{"a":1}' } });
    for (const stdin of ['', ' \n']) {
      const none = await run(folder, ['api', 'POST', '/x'], { ...options, stdin });
      expect({ code: none.code, ...(JSON.parse(none.out) as object) }).toMatchObject({ code: 0, data: { sent: '' } });
    }
    // The lines of a shell loop belong to the loop.
    const shared = await run(folder, ['api', 'POST', '/x', '-o', 'json'], {
      ...options,
      stdin: '{"a":1}',
      change: () => ({ sharesInput: () => true }),
    });
    expect(JSON.parse(shared.out)).toMatchObject({ data: { sent: '' } });
    expect(shared.err).toContain('No body is sent: standard input belongs to the shell');
    expect((await run(folder, ['api', 'POST', '/x'], options)).code).toBe(0);
    expect(await run(folder, ['api', 'DELETE', '/x'], options)).toMatchObject({ code: 0, out: '' });
    // Standard input may belong to the loop that a GET runs in.
    const ignored = await run(folder, ['api', 'GET', '/me', '--body', '{}'], { ...options, stdin: 'not JSON' });
    expect(ignored).toMatchObject({ code: 0, err: expect.stringContaining('was ignored') });
    expect(JSON.parse(ignored.out)).toMatchObject({ data: { sent: '' } });
  });

  test('api reads every page, within the limit, as a list', async () => {
    const all = await run(folder, ['api', 'GET', '/list', '--paginate'], options);
    expect((JSON.parse(all.out) as { id: number }[]).map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5]);
    const some = await run(folder, ['api', 'GET', '/list?cursor=2', '--all', '--limit', '3'], { ...options, ...table });
    expect((JSON.parse(some.out) as { id: number }[]).map(({ id }) => id)).toEqual([2, 3, 4]);
    const named = await run(folder, ['api', 'GET', '/list', '--all', '--output', 'ndjson'], options);
    expect(named.out.split('\n')).toHaveLength(7);
  });

  test.each([
    [['api', 'POST', '/list', '--paginate', '--body', '{}'], 63, 'works only with GET'],
    [['api', 'GET', '/elsewhere', '--paginate'], 63, '/list or /one'],
    [['api', 'GET', '/one', '--paginate'], 63, 'is one record'],
    [['api', 'POST', '/x', '--body', '{'], 65, 'not valid JSON'],
    [['api', 'GET', 'https://elsewhere.test/x'], 78, 'elsewhere.test'],
    [['api', 'GET', '//elsewhere.test/x'], 78, 'elsewhere.test'],
    [['api', 'GET', '/\\elsewhere.test/x'], 78, 'elsewhere.test'],
  ])('%j is refused', async (line, code, why) => {
    const done = await run(folder, line, options);
    expect(done).toMatchObject({ code, out: '', err: expect.stringContaining(why) });
    expect(server.seen.filter((one) => !one.endsWith('/one'))).toEqual([]);
  });
});
