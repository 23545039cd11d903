import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Interrupted } from '../base/errors.js';
import { withLock } from '../state/lock.js';
import { sandboxFile } from '../state/paths.js';
import { createProfile } from '../state/profile.js';
import { app, browserLogin, folderWithFile, settings, stored } from './fixture/login.js';
import { newFolder, run, type Done } from './fixture/run.js';
import { freePort } from '../../tests/support/port.js';
import { oauthServer, type OAuthServer } from './fixture/server.js';

let server: OAuthServer;

beforeEach(async () => {
  server = await oauthServer();
});

afterEach(() => server.close());

test('a pasted token is verified, stored for its origin in a 0600 file, and used from then on', async () => {
  const folder = newFolder();
  const line = [
    'auth',
    'login',
    '--token',
    ' canary-given-token ',
    '--server',
    `port ${server.port}`,
    '--store',
    'file',
  ];
  const login = await run(folder, line);
  expect(login.err).toContain('not encrypted');
  expect(login).toMatchObject({ code: 0 });
  expect(JSON.parse(login.out)).toMatchObject({ authenticated: true, origin: server.origin, user: { name: 'Ann' } });
  expect(await stored(folder)).toEqual({ 'default/token': { origin: server.origin, secret: 'canary-given-token' } });
  expect((await stat(join(folder, 'credentials.json'))).mode & 0o777).toBe(0o600);
  expect(await settings(folder)).toMatchObject({
    credential_store: 'file',
    auth_mode: 'token',
    server: String(server.port),
  });
  expect(JSON.parse((await run(folder, ['whoami'])).out)).toMatchObject({ name: 'Ann' });
  // The note on the choice of the store is not repeated.
  expect((await run(folder, line)).err).toBe('');
});

test('a token that is not accepted is not stored, and never shown', async () => {
  const folder = await folderWithFile(server);
  const login = await run(folder, ['auth', 'login', '--token', 'canary-wr0ng-t0ken']);
  expect(login.code).toBe(77);
  expect(login.err).toMatch(/not accepted by http:\/\/127/);
  expect(login.out + login.err).not.toContain('canary-wr0ng-t0ken');
  expect(await readdir(folder)).not.toContain('credentials.json');
  expect((await run(folder, ['auth', 'login', '--token', 'two\nlines'])).code).toBe(64);
  expect((await run(folder, ['auth', 'login', '--token', ''])).code).toBe(64);
});

test('without a terminal the flag of the missing value is named, and nothing is sent', async () => {
  const line = ['auth', 'login', '--server', String(server.port), '--store', 'file'];
  const login = await run(newFolder(), line);
  expect(login.code).toBe(63);
  expect(JSON.parse(login.err)).toMatchObject({ remedy: expect.stringContaining('--token') });
  expect(server.seen).toEqual([]);
});

test('the browser flow: state, one decoding of the code, basic authentication, tokens before the first request', async () => {
  const folder = await folderWithFile(server);
  const login = await browserLogin(folder, ['--force']);
  expect(login).toMatchObject({ code: 0 });
  const query = login.url?.searchParams;
  expect(query?.get('response_type')).toBe('code');
  expect(query?.get('force')).toBe('1');
  expect(query?.get('client_id')).toBe('app 1');
  expect(query?.get('state')).toMatch(/^[0-9a-f]{32}$/);
  expect(login.page).toContain('Signed in to Toy API');
  const [exchange] = server.forms;
  expect(exchange?.fields).toMatchObject({
    grant_type: 'authorization_code',
    code: expect.stringMatching(/^code!\/\+=%41/),
  });
  expect(exchange?.fields['client_secret']).toBeUndefined();
  const entries = await stored(folder);
  expect(entries['default/tokens']).toMatchObject({ credential: 'oauth', origin: server.origin, clientId: 'app 1' });
  expect(entries['default/client_secret']).toMatchObject({ clientId: 'app 1', secret: 'canary-s3cret' });
  expect(await settings(folder)).toMatchObject({ auth_mode: 'oauth', client_id: 'app 1', team: '7', user: 'Ann' });
  expect(JSON.parse((await run(folder, ['whoami'])).out)).toMatchObject({ name: 'Ann' });
  const secrets = [
    entries['default/tokens']?.['accessToken'],
    entries['default/tokens']?.['refreshToken'],
    'canary-s3cret',
  ];
  for (const secret of secrets) expect(login.out + login.err).not.toContain(secret);
});

test('signing in another way removes the first credential', async () => {
  const folder = await folderWithFile(server);
  await browserLogin(folder);
  await run(folder, ['auth', 'login', '--token', 'canary-given-token']);
  expect(Object.keys(await stored(folder))).toEqual(['default/token']);
  expect(await settings(folder)).toMatchObject({ auth_mode: 'token' });
  await browserLogin(folder);
  expect(Object.keys(await stored(folder)).sort()).toEqual(['default/client_secret', 'default/tokens']);
});

test.each([
  `code=x&state=%3Cscript%3E${'0'.repeat(24)}`,
  'code=x&state=short',
  'code=x',
  'error=denied',
  'error=denied&state=short',
])('a callback with a foreign state (%s) is refused, and the login goes on', async (query) => {
  const folder = await folderWithFile(server);
  let back = '';
  const login = await browserLogin(folder, [], async (url) => {
    back = url.searchParams.get('redirect_uri') ?? '';
    expect((await fetch(`${new URL(back).origin}/else?state=<script>`)).status).toBe(404);
    for (let time = 0; time < 3; time += 1) {
      const refused = await fetch(`${back}?${query}`);
      expect(refused.status).toBe(400);
      const page = await refused.text();
      expect(page).toContain('another sign-in');
      expect(page).not.toContain('<script>');
    }
    expect(server.forms).toEqual([]);
    return (await fetch(url)).text();
  });
  expect(login).toMatchObject({ code: 0, page: expect.stringContaining('Signed in') });
  expect(login.err.match(/another sign-in .* That response was refused/g)).toHaveLength(1);
  expect(server.forms).toHaveLength(1);
  await expect(fetch(back)).rejects.toThrow();
});

test('a refusal in the browser, and a callback without a code', async () => {
  const folder = await folderWithFile(server);
  server.denies = 'access_denied<b>';
  const denied = await browserLogin(folder);
  expect(denied).toMatchObject({ code: 77 });
  expect(denied.err).toContain('access_denied');
  expect(denied.page).not.toContain('<b>');
  // The address is read while the command runs; the error is the last line of stderr.
  const json = await browserLogin(folder, ['--output', 'json']);
  const lines = json.err.trimEnd().split('\n');
  const objects = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(objects[0]).toEqual({ notice: expect.stringContaining('in your browser:') as unknown });
  expect(objects.at(-1)).toMatchObject({
    message: expect.stringContaining('access_denied') as unknown,
    exitCode: 77,
  });
  const empty = await browserLogin(folder, [], (url) => {
    const { redirect_uri: back, state } = Object.fromEntries(url.searchParams);
    return fetch(`${back ?? ''}?state=${state ?? ''}`);
  });
  expect(empty).toMatchObject({ code: 77, err: expect.stringContaining('without a code') });
});

test('the browser does not return in time', async () => {
  const folder = await folderWithFile(server);
  const late = await browserLogin(folder, [], () => Promise.resolve(), {
    change: () => ({ sleep: () => Promise.resolve() }),
  });
  expect(late).toMatchObject({ code: 77, err: expect.stringContaining('within 120 s') });
});

test('Ctrl-C while waiting closes the listener and ends with 130', async () => {
  const folder = await folderWithFile(server);
  const controller = new AbortController();
  let back = '';
  const stopped = await browserLogin(
    folder,
    [],
    (url) => {
      back = url.searchParams.get('redirect_uri') ?? '';
      controller.abort(new Interrupted('SIGINT', 130));
      return Promise.resolve();
    },
    { change: () => ({ signal: controller.signal }) },
  );
  expect(stopped.code).toBe(130);
  await expect(fetch(back)).rejects.toThrow();
});

test('on a terminal a wrong pasted address is explained, and another one can be pasted', async () => {
  const paste = async (last: (right: string) => string) => {
    const folder = await folderWithFile(server);
    const keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    let pasted = 0;
    const done = await run(folder, ['auth', 'login', '--oauth', '--manual', ...app], {
      errTerminal: true,
      change: () => ({ stdin: keys }),
      watch: (err) => {
        const url = /http:[^\s"\\]+authorize[^\s"\\]+/.exec(err)?.[0];
        const asked = err.includes('is redirected to:')
          ? 1 + (err.match(/Open\s+the\s+address\s+above/g) ?? []).length
          : 0;
        if (url === undefined || asked <= pasted) return;
        pasted = asked;
        const answer = async (): Promise<string> => {
          const { headers } = await fetch(url, { redirect: 'manual' });
          const right = headers.get('location') ?? '';
          return ['hello', right.replace(/state=\w+/, `state=${'0'.repeat(32)}`)][asked - 1] ?? last(right);
        };
        void answer().then((text) => keys.write(`${text}\r`));
      },
    });
    return { ...done, folder };
  };
  const signedIn = await paste((right) => right);
  expect(signedIn).toMatchObject({ code: 0, err: expect.stringContaining('not a URL with a query') });
  expect(Object.keys(await stored(signedIn.folder))).toContain('default/tokens');
  const wrong = await paste(() => 'hello');
  expect(wrong.code).toBe(77);
  await expect(stored(wrong.folder)).rejects.toThrow('ENOENT');
  // Some services leave out the state when they refuse; no page can paste one.
  const refused = await paste(() => 'http://127.0.0.1/callback?error=access_denied');
  expect(refused).toMatchObject({ code: 77, err: expect.stringContaining('access_denied') });
});

test('a port that is in use is named, with what to do', async () => {
  const folder = await folderWithFile(server);
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const login = await run(folder, ['auth', 'login', '--oauth', ...app, '--port', String(port)]);
  expect(login).toMatchObject({ code: 78 });
  expect(login.err).toContain(String(port));
  expect(login.err).toContain('--port');
  other.close();
});

test('client credentials by flag, by variable and as the setup of an app', async () => {
  for (const [line, env] of [
    [['auth', 'login', '--as-app', ...app], {}],
    [['auth', 'login'], { TOY_MODE: 'app', TOY_CLIENT_ID: 'app 1', TOY_CLIENT_SECRET: 'canary-s3cret' }],
    [['auth', 'setup', ...app], {}],
  ] as const) {
    const folder = await folderWithFile(server);
    expect(await run(folder, line, { env })).toMatchObject({ code: 0 });
    const entries = await stored(folder);
    expect(entries['default/tokens']).toMatchObject({ credential: 'app', clientId: 'app 1' });
    expect(entries['default/tokens']?.['refreshToken']).toBeUndefined();
    expect(entries['default/client_secret']).toMatchObject({ secret: 'canary-s3cret' });
  }
  const folder = await folderWithFile(server);
  // A secret that was changed in the meantime is taken from the setting.
  await createProfile(folder, 'default').set({ client_id: 'app 1' });
  await run(folder, ['config', 'set', 'client_secret', 'canary-s3cret']);
  expect(await run(folder, ['auth', 'login', '--as-app'])).toMatchObject({ code: 0 });
  await run(folder, ['auth', 'logout']);
  expect(await settings(folder)).not.toHaveProperty('client_secret');
  const wrong = await run(folder, ['auth', 'setup', '--client-id', 'app 1', '--client-secret', 'canary-wr0ng']);
  expect(wrong).toMatchObject({ code: 77, err: expect.stringContaining('invalid_client') });
  const none = await run(folder, ['auth', 'login', '--as-app']);
  expect(none).toMatchObject({ code: 78, err: expect.stringContaining('auth setup') });
});

test('another command stores its own credential, which signing out removes only with --all', async () => {
  const folder = await folderWithFile(server);
  const missing = await run(folder, ['docs', 'get']);
  expect(missing).toMatchObject({ code: 77, err: expect.stringContaining('docs auth') });
  expect(await run(folder, ['docs', 'auth', '--key', 'canary-pasted-key'])).toMatchObject({ code: 0 });
  await browserLogin(folder);
  expect(await run(folder, ['docs', 'get'])).toMatchObject({ code: 0 });
  const out = await run(folder, ['auth', 'logout']);
  expect(JSON.parse(out.out)).toMatchObject({ authenticated: false, removed: ['Sign-in'] });
  expect(out.err).toContain('Docs key');
  expect(server.seen).toContain('POST /revoke');
  expect(Object.keys(await stored(folder))).toEqual(['default/docs-key']);
  expect(await run(folder, ['whoami'])).toMatchObject({ code: 77, err: expect.stringContaining('auth login') });
  expect(JSON.parse((await run(folder, ['auth', 'logout', '--all'])).out)).toMatchObject({ removed: ['Docs key'] });
  expect(JSON.parse((await run(folder, ['auth', 'logout'])).out)).toMatchObject({ removed: [] });
});

test('signing out works when the service does not', async () => {
  const folder = await folderWithFile(server);
  await browserLogin(folder);
  await createProfile(folder, 'default').set({ server: String(await freePort()) });
  const entries = await stored(folder);
  const gone = { ...entries['default/tokens'], origin: `http://127.0.0.1:${await freePort()}` };
  const app1 = { ...entries['default/client_secret'], origin: gone.origin };
  const text = { 'default/tokens': JSON.stringify(gone), 'default/client_secret': JSON.stringify(app1) };
  await writeFile(join(folder, 'credentials.json'), JSON.stringify(text));
  const out = await run(folder, ['auth', 'logout']);
  expect(out).toMatchObject({ code: 0, err: expect.stringContaining('removed anyway') });
  expect(await stored(folder)).toEqual({});
});

test('auth status prints the state and no secret', async () => {
  const folder = await folderWithFile(server);
  expect(JSON.parse((await run(folder, ['auth', 'status'])).out)).toMatchObject({ authenticated: false });
  await browserLogin(folder);
  const status = await run(folder, ['auth', 'status']);
  expect(JSON.parse(status.out)).toMatchObject({
    profile: 'default',
    authenticated: true,
    authMode: 'oauth',
    credentialSource: 'file',
    origin: server.origin,
    token: { state: 'valid', refreshable: true },
    user: { name: 'Ann', mail: 'ann@example.test' },
    alsoSignedIn: { docs: false },
  });
  const table = (await run(folder, ['auth', 'status', '--output', 'table'])).out;
  expect(table).toMatch(/^token +valid$/m);
  expect(table).toMatch(/^user +Ann <ann@example.test>$/m);
  expect(table).toMatch(/^alsoSignedIn +none$/m);
  expect(table).not.toMatch(/[{[]/);
  const chosen = await run(folder, ['auth', 'status', '--output', 'table', '--fields', 'token.state']);
  expect(chosen.out).toMatch(/valid/);
  for (const entry of Object.values(await stored(folder))) {
    for (const name of ['accessToken', 'refreshToken', 'secret']) {
      if (entry[name] !== undefined) expect(status.out).not.toContain(entry[name]);
    }
  }
  const entries = await stored(folder);
  const old = { ...entries['default/tokens'], expiresAt: Date.now() - 1000 };
  await writeFile(join(folder, 'credentials.json'), JSON.stringify({ 'default/tokens': JSON.stringify(old) }), {
    mode: 0o600,
  });
  const seen = server.seen.length;
  expect(JSON.parse((await run(folder, ['auth', 'status'])).out)).toMatchObject({ token: { state: 'expired' } });
  expect(server.seen.length).toBe(seen);
});

test('auth refresh renews now, and fails when there is nothing to renew', async () => {
  const folder = await folderWithFile(server);
  expect(await run(folder, ['auth', 'refresh'])).toMatchObject({ code: 77 });
  await browserLogin(folder);
  const before = (await stored(folder))['default/tokens'];
  const done = await run(folder, ['auth', 'refresh'], { env: { TOY_ACCESS_TOKEN: 'from elsewhere' } });
  expect(done).toMatchObject({ code: 0 });
  const after = (await stored(folder))['default/tokens'];
  expect(after?.['accessToken']).not.toBe(before?.['accessToken']);
  expect(after?.['refreshToken']).not.toBe(before?.['refreshToken']);
});

test('the sandbox needs no sign-in, and is signed in to like the service', async () => {
  const folder = newFolder();
  expect(JSON.parse((await run(folder, ['auth', 'status', '--profile', 'sandbox'])).out)).toMatchObject({
    authenticated: true,
  });
  // The fixture's sandbox accepts any token; what counts is that none of the user's is sent.
  const login = await run(folder, ['auth', 'login', '--profile', 'sandbox', '--token', 'mine'], {
    env: { TOY_TOKEN: 'real' },
  });
  expect(login).toMatchObject({ code: 0 });
  expect(await stored(folder)).toEqual({ 'sandbox/token': { origin: 'sandbox', secret: 'mine' } });
  await run(folder, ['sandbox', 'reset']);
  expect(await stored(folder)).toEqual({});
});

test('a reset of the sandbox waits for a command that is writing there', async () => {
  const folder = newFolder();
  const file = sandboxFile(folder);
  await mkdir(dirname(file));
  await writeFile(file, '{}');
  let resetting: Promise<Done> | undefined;
  await withLock(`${file}.lock`, async () => {
    resetting = run(folder, ['sandbox', 'reset']);
    await sleep(200);
    expect(existsSync(file)).toBe(true);
  });
  expect(await resetting).toMatchObject({ code: 0 });
  expect(existsSync(file)).toBe(false);
});

test('in the sandbox signing in needs no token', async () => {
  const folder = newFolder();
  expect(await run(folder, ['auth', 'login', '--profile', 'sandbox'])).toMatchObject({ code: 0 });
  expect(await stored(folder)).toEqual({ 'sandbox/token': { origin: 'sandbox', secret: 'sandbox' } });
});

test('the secret of an app is not sent to an origin that it was not stored for', async () => {
  const folder = await folderWithFile(server);
  await browserLogin(folder);
  const elsewhere = await oauthServer();
  const port = String(await freePort());
  const login = await run(folder, ['auth', 'login', '--oauth', '--server', String(elsewhere.port), '--port', port]);
  expect(login).toMatchObject({ code: 63, err: expect.stringContaining('--client-secret') });
  expect(elsewhere.seen).toEqual([]);
  await elsewhere.close();
});
