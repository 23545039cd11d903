import { ended, launch } from './fixture/processes.js';
import { app, folderWithFile, stored } from './fixture/login.js';
import { newFolder, run } from './fixture/run.js';
import { oauthServer, type OAuthServer } from './fixture/server.js';
import { expired, signedIn, tokensOf } from './fixture/signed-in.js';

let server: OAuthServer;

beforeEach(async () => {
  server = await oauthServer();
});

afterEach(() => server.close());

const line = ['whoami'];
const calls = (path: string): number => server.seen.filter((one) => one.endsWith(` ${path}`)).length;

test('eight processes with an expired single-use token refresh once, and all succeed', async () => {
  const folder = await signedIn(server, expired);
  server.delay = 300;
  const all = await Promise.all(Array.from({ length: 8 }, () => ended(launch(folder, line))));
  expect(all.map(({ code, err }) => [code, err])).toEqual(Array.from({ length: 8 }, () => [0, '']));
  expect(calls('/token')).toBe(1);
  expect(calls('/me')).toBe(8);
}, 90_000);

test('a refresh that is killed leaves the old token in the store and the lock free', async () => {
  const folder = await signedIn(server, expired);
  const before = await tokensOf(folder);
  server.delay = 500;
  const child = launch(folder, line);
  const end = ended(child);
  while (calls('/token') === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGKILL');
  await end;
  expect(await tokensOf(folder)).toEqual(before);
  server.delay = 0;
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  expect((await tokensOf(folder))['refreshToken']).not.toBe(before['refreshToken']);
});

test.each([
  ['SIGHUP', 129],
  ['SIGTERM', 143],
  ['SIGINT', 130],
] as const)('the new pair is stored when %s arrives during the refresh', async (signal, code) => {
  const folder = await signedIn(server, expired);
  const before = await tokensOf(folder);
  server.delay = 300;
  const child = launch(folder, line);
  const end = ended(child);
  while (calls('/token') === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill(signal);
  // The kernel and the shell both report a closed terminal.
  if (signal === 'SIGHUP') setTimeout(() => child.kill(signal), 50);
  expect(await end).toMatchObject({ code, out: '' });
  expect((await tokensOf(folder))['refreshToken']).not.toBe(before['refreshToken']);
  server.delay = 0;
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  expect(calls('/token')).toBe(1);
});

test('without a keychain reading finds nothing, storing names both alternatives, and signing out succeeds', async () => {
  const folder = newFolder();
  const env = { TOY_SERVER: String(server.port) };
  const read = await ended(launch(folder, line, env));
  expect(read).toMatchObject({ code: 77 });
  const store = await ended(launch(folder, ['auth', 'login', '--token', 'canary-given-token'], env));
  expect(store).toMatchObject({ code: 78 });
  for (const { err } of [read, store]) {
    expect(err).toContain('TOY_TOKEN');
    expect(err).toContain('--store file');
  }
  expect(server.seen).toEqual([]);
  expect(await ended(launch(folder, ['auth', 'logout'], env))).toMatchObject({ code: 0 });
  expect(await ended(launch(folder, line, { ...env, TOY_TOKEN: 'canary-given-token' }))).toMatchObject({
    code: 0,
    err: '',
  });
}, 60_000);

test('--manual reads the address from standard input', async () => {
  const folder = await folderWithFile(server);
  const child = launch(folder, ['auth', 'login', '--oauth', '--manual', ...app]);
  const done = ended(child);
  let err = '';
  child.stderr?.on('data', (text: Buffer) => {
    err += text.toString();
    const url = /(http:[^\s"\\]+authorize[^\s"\\]+)/.exec(err)?.[1];
    if (url === undefined || !err.includes('Reading')) return;
    err = '';
    void fetch(url, { redirect: 'manual' }).then(({ headers }) => {
      child.stdin?.end(`${headers.get('location') ?? ''}\n`);
    });
  });
  expect(await done).toMatchObject({ code: 0 });
  expect(Object.keys(await stored(folder))).toContain('default/tokens');
});
