import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OAuthCredential } from '../contract/credential.js';
import { createProfile } from '../state/profile.js';
import { app, browserLogin, folderWithFile, settings, stored } from './fixture/login.js';
import { newFolder, run } from './fixture/run.js';
import { freePort } from '../../tests/support/port.js';
import { oauthServer, type OAuthServer } from './fixture/server.js';
import { service } from './fixture/service.js';

let server: OAuthServer;

beforeEach(async () => {
  server = await oauthServer();
});

afterEach(() => server.close());

describe('a service whose token response names the address', () => {
  const { oauth } = service.credentials;

  beforeEach(() => {
    const absolute = { authorize: `${server.origin}/authorize`, token: `${server.origin}/token` };
    Object.assign(service.credentials, { oauth: { ...oauth, ...absolute, originField: 'api' } });
  });

  afterEach(() => {
    Object.assign(service.credentials, { oauth });
  });

  test('is signed in to without a prompt for it', async () => {
    const folder = newFolder();
    await createProfile(folder, 'default').set({ credential_store: 'file' });
    server.extra = { api: `${server.origin}/ignored` };
    expect(await browserLogin(folder)).toMatchObject({ code: 0 });
    expect(await settings(folder)).toMatchObject({ server: String(server.port) });
    expect(await run(folder, ['whoami'])).toMatchObject({ code: 0 });
  });

  test.each(['https://evil.test', 'http://127.0.0.1:x', '', 7])('is not believed when it names %j', async (api) => {
    const folder = newFolder();
    await createProfile(folder, 'default').set({ credential_store: 'file' });
    server.extra = { api };
    expect(await browserLogin(folder)).toMatchObject({
      code: 78,
      err: expect.stringContaining('not one of its addresses'),
    });
    await expect(stored(folder)).rejects.toThrow('ENOENT');
  });
});

describe('with a tunnel', () => {
  const { oauth } = service.credentials;
  let program: string;

  beforeEach(async () => {
    program = join(newFolder(), 'tunnel.sh');
    const tunnel = { flag: 'token', setting: 'account', command: `${program} {domain} {port}` };
    const redirect = { ...(oauth as OAuthCredential).redirect, tunnel };
    Object.assign(service.credentials, { oauth: { ...oauth, redirect } });
  });

  afterEach(() => {
    Object.assign(service.credentials, { oauth });
  });

  test('the public domain is in front of the callback, and the program ends with the login', async () => {
    const folder = await folderWithFile(server);
    await writeFile(program, `#!/bin/sh\necho "$@" > ${program}.args; echo $$ > ${program}.pid; exec sleep 60\n`, {
      mode: 0o755,
    });
    const login = await browserLogin(folder, ['--token', 'https://public.example/'], async (url) => {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      expect(back.href).toBe('https://public.example/callback');
      const { headers } = await fetch(url, { redirect: 'manual' });
      const local = new URL(headers.get('location') ?? '');
      while ((await readFile(`${program}.pid`, 'utf8').catch(() => '')) === '')
        await new Promise((r) => setTimeout(r, 5));
      const [, port = ''] = (await readFile(`${program}.args`, 'utf8')).trim().split(' ');
      return (await fetch(`http://127.0.0.1:${port}${local.pathname}${local.search}`)).text();
    });
    expect(login).toMatchObject({ code: 0 });
    expect(server.forms[0]?.fields['redirect_uri']).toBe('https://public.example/callback');
    const pid = Number(await readFile(`${program}.pid`, 'utf8'));
    // Ends when the process has ended.
    const alive = (): boolean => spawnSync('kill', ['-0', String(pid)]).status === 0;
    while (alive()) await new Promise((resolve) => setTimeout(resolve, 5));
  });

  test('a program that ends by itself or is missing, and a domain that is not one', async () => {
    const folder = await folderWithFile(server);
    const line = ['auth', 'login', '--oauth', ...app, '--port', String(await freePort()), '--token'];
    // Before the app and the domain are asked for, and before the browser is opened.
    const withoutApp = ['auth', 'login', '--oauth', '--token', 'public.example'];
    for (const typed of [[...line, 'public.example'], line.slice(0, -1), withoutApp]) {
      expect(await run(folder, typed)).toMatchObject({
        code: 78,
        err: expect.stringMatching(/^(?!.*in your browser).*is not installed.*--manual/s),
      });
    }
    await writeFile(program, '#!/bin/sh\nexit 3\n', { mode: 0o755 });
    expect(await run(folder, [...line, 'public.example'])).toMatchObject({
      code: 78,
      err: expect.stringContaining('exit code 3'),
    });
    expect(await run(folder, [...line, 'a b/c'])).toMatchObject({ code: 63 });
    expect(await run(folder, line.slice(0, -1))).toMatchObject({ code: 63, err: expect.stringContaining('--token') });
  });
});

describe('with a registered callback URL', () => {
  const { oauth } = service.credentials;

  const declare = (more: object = {}): void => {
    const uri = { flag: 'redirect-uri', setting: 'account' };
    const redirect = { ...(oauth as OAuthCredential).redirect, uri, ...more };
    Object.assign(service.credentials, { oauth: { ...oauth, redirect } });
  };

  /** Goes where the service redirects the browser, but on this machine, as a proxy in front of it does. */
  const arriveAt =
    (port: number) =>
    async (url: URL): Promise<string> => {
      const { headers } = await fetch(url, { redirect: 'manual' });
      const { pathname, search } = new URL(headers.get('location') ?? '');
      expect((await fetch(`http://127.0.0.1:${port}/callback${search}`)).status).toBe(404);
      return (await fetch(`http://127.0.0.1:${port}${pathname}${search}`)).text();
    };

  afterEach(() => {
    Object.assign(service.credentials, { oauth });
  });

  test('it is sent as typed, the listener takes its path, and the profile stores it', async () => {
    declare();
    const folder = await folderWithFile(server);
    const port = await freePort();
    const typed = 'https://public.example/oauth/Back%20here';
    const flags = ['--port', String(port)];
    const first = await browserLogin(folder, [...flags, '--redirect-uri', typed], arriveAt(port));
    expect([first.code, first.url?.searchParams.get('redirect_uri')]).toEqual([0, typed]);
    expect(server.forms[0]?.fields['redirect_uri']).toBe(typed);
    expect(await settings(folder)).toMatchObject({ account: typed });
    const second = await browserLogin(folder, flags, arriveAt(port));
    expect([second.code, second.url?.searchParams.get('redirect_uri')]).toEqual([0, typed]);
  });

  test('one on this machine has its port too', async () => {
    declare();
    const folder = await folderWithFile(server);
    const port = await freePort();
    const typed = `http://localhost:${port}/back`;
    let page: Promise<string> | undefined;
    const done = await run(folder, ['auth', 'login', '--oauth', ...app, '--redirect-uri', typed], {
      watch: (err) => {
        const printed = /https?:\/\/[^\s"\\]+/.exec(err.split('browser:')[1] ?? '')?.[0];
        if (printed !== undefined) page ??= arriveAt(port)(new URL(printed));
      },
    });
    expect([done.code, await page]).toEqual([0, expect.stringContaining('Signed in')]);
  });

  /** The arguments of the tunnel program, once it has written them. */
  const argumentsOf = async (program: string): Promise<string> => {
    for (;;) {
      const text = await readFile(`${program}.args`, 'utf8').catch(() => '');
      if (text.endsWith('\n')) return text;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  };

  test('a tunnel is opened for its domain; a domain that is typed later replaces it', async () => {
    const program = join(newFolder(), 'tunnel.sh');
    await writeFile(program, `#!/bin/sh\necho "$@" > ${program}.args; exec sleep 60\n`, { mode: 0o755 });
    declare({ tunnel: { flag: 'token', setting: 'watermark', command: `${program} {domain} {port}` } });
    const folder = await folderWithFile(server);
    const port = await freePort();
    let called = Promise.resolve('');
    const typed = ['--port', String(port), '--redirect-uri', 'https://public.example/back'];
    const login = await browserLogin(folder, typed, async (url) => {
      called = argumentsOf(program);
      await called;
      return arriveAt(port)(url);
    });
    expect(login.code).toBe(0);
    expect((await called).trim()).toBe(`public.example ${port}`);

    const other = await freePort();
    const later = await browserLogin(folder, ['--port', String(other), '--token', 'other.example'], async (url) => {
      const { headers } = await fetch(url, { redirect: 'manual' });
      const { search } = new URL(headers.get('location') ?? '');
      return (await fetch(`http://127.0.0.1:${other}/callback${search}`)).text();
    });
    expect([later.code, later.url?.searchParams.get('redirect_uri')]).toEqual([0, 'https://other.example/callback']);
    expect(await settings(folder)).toMatchObject({ watermark: 'other.example' });
    expect(await settings(folder)).not.toHaveProperty('account');
  });

  test('a service that needs https gets no callback on this machine, not even one that is pasted', async () => {
    declare({ tunnel: { flag: 'token', setting: 'watermark', command: 'sh {domain} {port}' } });
    const folder = await folderWithFile(server);
    const line = ['auth', 'login', '--oauth', '--manual', ...app];
    expect(await run(folder, line)).toMatchObject({ code: 63, err: expect.stringContaining('Give --redirect-uri.') });
    for (const wrong of ['http://127.0.0.1:8080/callback', 'http://public.example/a', 'public.example', 'https://a/#b'])
      expect(await run(folder, [...line, '--redirect-uri', wrong])).toMatchObject({
        code: 63,
        err: expect.stringContaining(`is not a callback URL.`),
      });
    const both = ['--redirect-uri', 'https://public.example/back', '--token', 'public.example'];
    expect(await run(folder, [...line, ...both])).toMatchObject({
      code: 63,
      err: expect.stringContaining('--redirect-uri and --token cannot be used together.'),
    });
    expect(server.seen).toEqual([]);
  });
});
