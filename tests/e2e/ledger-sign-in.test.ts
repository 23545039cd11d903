/** Sign-in to the ledger through a tunnel or by hand, tokens of ten minutes, and refresh tokens for one use. */
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { printed } from '../support/browse.js';
import { cli, ended, newHome, serveWith, start, type Ended, type Served } from '../support/cli.js';
import { freePort } from '../support/port.js';
import { record, type Recorder } from '../support/recorder.js';
import { hasProgram, onScreen, type Key } from '../support/terminal.js';

let home: string;
let clock: Record<string, string>;
let served: Served;
let recorder: Recorder;

// The number in a file moves the clock of the sandbox and of its clients.
beforeEach(async () => {
  home = newHome();
  const preload = fileURLToPath(new URL('../support/clock.mjs', import.meta.url));
  clock = { CLOCK_FILE: join(home, 'clock'), NODE_OPTIONS: `--import ${preload}` };
  later(0);
  served = await serveWith('ledgercli', newHome(), [], { env: clock });
  recorder = await record(served);
});
afterEach(async () => {
  await recorder.close();
  await served.stop();
});

const later = (seconds: number): void => {
  writeFileSync(join(home, 'clock'), String(seconds));
};
const ledger = (args: readonly string[], env: Record<string, string> = {}, input?: string): Promise<Ended> =>
  cli('ledgercli', args, home, { env: { ...clock, ...env }, ...(input === undefined ? {} : { input }) });
const folder = (): string => join(home, '.config', 'ledgercli');
const config = (): unknown => JSON.parse(readFileSync(join(folder(), 'config.json'), 'utf8'));
const credentials = (): string => readFileSync(join(folder(), 'credentials.json'), 'utf8');
const errorOf = ({ stderr }: Ended): unknown => JSON.parse(stderr.trimEnd().split('\n').at(-1) ?? '');

/** Reads a file that another process writes, as soon as it has a line. The time limit of the test ends the wait. */
async function lineOf(path: string): Promise<string> {
  for (;;) {
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (text.endsWith('\n')) return text.trim();
    await sleep(20);
  }
}

/** A replacement for the tunnel program: records its arguments and runs until it is stopped. */
function tunnelProgram(): {
  readonly path: string;
  readonly called: () => Promise<string>;
  readonly stopped: () => Promise<string>;
} {
  const path = join(home, 'bin');
  mkdirSync(path);
  const script = `#!/bin/sh\ntrap 'echo stopped > ${home}/tunnel.end; exit' TERM\necho "$@" > ${home}/tunnel\nwhile :; do sleep 0.05; done\n`;
  writeFileSync(join(path, 'ngrok'), script);
  chmodSync(join(path, 'ngrok'), 0o755);
  return {
    path: `${path}:${process.env['PATH'] ?? ''}`,
    called: () => lineOf(join(home, 'tunnel')),
    stopped: () => lineOf(join(home, 'tunnel.end')),
  };
}

/** The callback URL of the app: the service accepts none on this machine. */
const byHand = ['--manual', '--redirect-uri', 'https://ledger.example.dev/oauth/back'];

/** Starts a login. Returns the printed address and the outcome. */
async function login(args: readonly string[], env: Record<string, string> = {}) {
  const all = ['auth', 'login', '--host', recorder.origin, '--store', 'file', ...args];
  const secret = { LEDGERCLI_CLIENT_ID: 'app', LEDGERCLI_CLIENT_SECRET: 'sandbox' };
  const child = start('ledgercli', all, home, { env: { ...clock, ...secret, ...env } });
  const end = ended(child);
  const address = new URL(await printed(child, /http:[^\s"\\]+oauth2\/auth\?[^\s"\\]+(?=[\n"\\])/));
  return { child, end, address };
}

/** The address to which the browser is redirected after the consent. */
async function consent(address: URL): Promise<URL> {
  const { headers } = await fetch(address, { redirect: 'manual' });
  return new URL(headers.get('location') ?? '');
}

/** Signs in by hand and clears the recorded requests. */
async function signedIn(): Promise<void> {
  const { child, end, address } = await login(byHand);
  child.stdin?.end(`${(await consent(address)).href}\n`);
  expect((await end).code).toBe(0);
  recorder.lines();
}

test('Ctrl-C stops a login that waits for an address on standard input', async () => {
  const { child, end } = await login(byHand);
  child.kill('SIGINT');
  expect(await end).toMatchObject({ code: 130, stderr: expect.stringContaining('Stopped by SIGINT.') });
  recorder.lines();
});

test('a tunnel receives the callback: tokens are stored in a file only the user can read, used, never printed, and removed', async () => {
  const tunnel = tunnelProgram();
  const port = await freePort();
  const flags = ['--ngrok-domain', 'ledger.example.dev', '--port', String(port), '--force-login'];
  const { end, address } = await login(flags, { PATH: tunnel.path });
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app',
    redirect_uri: 'https://ledger.example.dev/callback',
    force_login: '1',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(await tunnel.called()).toBe(`http ${port} --domain=ledger.example.dev`);
  const { search } = await consent(address);
  const forged = await fetch(`http://127.0.0.1:${port}/callback${search.replace(/state=\w+/, 'state=forged')}`);
  expect(forged.status).toBe(400);
  const page = await fetch(`http://127.0.0.1:${port}/callback${search}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Signed in')]);
  const done = await end;
  expect(JSON.parse(done.stdout)).toMatchObject({ authenticated: true, origin: recorder.origin, store: 'file' });
  expect(await tunnel.stopped()).toBe('stopped');
  expect(recorder.lines().slice(1)).toEqual(['POST /api/oauth2/token', 'GET /api/v1/current/Me']);

  expect(statSync(join(folder(), 'credentials.json')).mode & 0o777).toBe(0o600);
  const settings = { host: recorder.origin, client_id: 'app', division: '3001001', ngrok_domain: 'ledger.example.dev' };
  expect(config()).toMatchObject({ profiles: { default: { ...settings, user: 'Sandbox User' } } });
  const status = await ledger(['auth', 'status']);
  expect(JSON.parse(status.stdout)).toMatchObject({
    authenticated: true,
    host: recorder.origin,
    user: 'Sandbox User',
    division: '3001001',
    token: { state: 'valid', refreshable: true, secondsLeft: expect.any(Number) },
  });
  expect(recorder.lines()).toEqual([]);
  const list = await ledger(['list', 'crm/Accounts', '--limit', '1', '--select', 'Code', '--verbose']);
  expect(JSON.parse(list.stdout)).toEqual([{ Code: '1' }]);
  const { accessToken } = JSON.parse(
    (JSON.parse(credentials()) as Record<string, string>)['default/tokens'] ?? '',
  ) as Record<string, string>;
  for (const { stdout, stderr } of [done, status, list]) expect(stdout + stderr).not.toContain(accessToken);

  const out = await ledger(['auth', 'logout']);
  expect(JSON.parse(out.stdout)).toMatchObject({ authenticated: false, removed: ['access token'] });
  expect(credentials()).not.toMatch(/access-|refresh-|sandbox/);
  expect(errorOf(await ledger(['me']))).toMatchObject({
    exitCode: 77,
    remedy: expect.stringContaining('ledgercli auth login'),
  });
  expect((await ledger(['auth', 'status'])).code).toBe(77);
  expect((await ledger(['auth', 'logout'])).code).toBe(0);
});

(hasProgram('script') ? test : test.skip)(
  'on a terminal, a wrong address is explained and can be pasted again',
  async () => {
    const addressOn = (screen: string): URL => new URL(/http:\S+oauth2\/auth\?\S+/.exec(screen)?.[0] ?? '');
    const ofAnotherLogin = async (screen: string): Promise<string> => {
      const callback = await consent(addressOn(screen));
      callback.searchParams.set('state', '0'.repeat(32));
      return `${callback.href}\n`;
    };
    const right = async (screen: string): Promise<string> => `${(await consent(addressOn(screen))).href}\n`;
    const env = { ...clock, LEDGERCLI_CLIENT_ID: 'app', LEDGERCLI_CLIENT_SECRET: 'sandbox' };
    const line = `auth login ${byHand.join(' ')} --store file --host ${recorder.origin}`;
    const after = 'Paste the URL';
    const signIn = (last: Key['keys']): Promise<string> =>
      onScreen(
        'ledgercli',
        line,
        [
          { after, keys: 'hello\n' },
          { after, keys: ofAnotherLogin },
          { after, keys: last },
        ],
        {
          home,
          env,
        },
      );

    const wrong = await signIn('hello\n');
    expect(wrong.match(/Open\sthe\saddress\sabove/g)).toHaveLength(2);
    expect(wrong).toContain('[exit 77]');
    expect(existsSync(join(folder(), 'credentials.json'))).toBe(false);
    expect(recorder.lines().filter((sent) => sent.startsWith('POST'))).toEqual([]);

    const screen = await signIn(right);
    expect(screen).toContain('The pasted text is not a URL with a query.');
    expect(screen).toContain('[exit 0]');
    expect((await ledger(['me'])).code).toBe(0);
  },
);

test('a pasted address signs in too; the address of another login, a refusal and an empty line do not', async () => {
  const wrong = await login(byHand);
  const callback = await consent(wrong.address);
  callback.searchParams.set('state', '0'.repeat(32));
  wrong.child.stdin?.end(`${callback.href}\n`);
  expect(await wrong.end).toMatchObject({ code: 77, stdout: '' });

  const denied = await login([...byHand, '--client-id', 'denied']);
  denied.child.stdin?.end(`${(await consent(denied.address)).href}\n`);
  expect(await denied.end).toMatchObject({ code: 77, stderr: expect.stringContaining('access_denied') });

  const nothing = await login(byHand);
  nothing.child.stdin?.end('');
  expect(await nothing.end).toMatchObject({ code: 64, stdout: '' });
  expect(existsSync(join(folder(), 'credentials.json'))).toBe(false);
  expect(recorder.lines().filter((line) => line.startsWith('POST'))).toEqual([]);

  await signedIn();
  expect((await ledger(['me'])).code).toBe(0);
});

test('a pasted address needs the callback URL of the app, which the profile stores', async () => {
  const args = ['auth', 'login', '--manual', '--host', recorder.origin, '--store', 'file'];
  const app = ['--client-id', 'app', '--client-secret', 'sandbox'];
  const missing = await ledger([...args, ...app]);
  expect([missing.code, errorOf(missing)]).toEqual([64, expect.objectContaining({ remedy: 'Give --redirect-uri.' })]);
  const local = await ledger([...args, ...app, '--redirect-uri', 'http://127.0.0.1:8080/callback']);
  expect([local.code, local.stderr]).toEqual([64, expect.stringContaining('the https URL that is registered')]);
  expect(recorder.lines()).toEqual([]);

  const first = await login(byHand);
  expect(first.address.searchParams.get('redirect_uri')).toBe(byHand[2]);
  first.child.stdin?.end(`${(await consent(first.address)).href}\n`);
  expect((await first.end).code).toBe(0);
  expect(config()).toMatchObject({ profiles: { default: { redirect_uri: byHand[2] } } });
  const second = await login(['--manual']);
  expect(second.address.searchParams.get('redirect_uri')).toBe(byHand[2]);
  second.child.stdin?.end(`${(await consent(second.address)).href}\n`);
  expect((await second.end).code).toBe(0);
  recorder.lines();
});

test('errors name the missing tunnel domain, the missing tunnel program and the invalid host', async () => {
  const args = ['auth', 'login', '--store', 'file', '--client-id', 'app', '--client-secret', 'sandbox'];
  const domain = await ledger([...args, '--host', recorder.origin], { PATH: tunnelProgram().path });
  expect([domain.code, errorOf(domain)]).toEqual([64, expect.objectContaining({ remedy: 'Give --ngrok-domain.' })]);
  const program = [
    ...args,
    '--host',
    recorder.origin,
    '--ngrok-domain',
    'a.example',
    '--port',
    String(await freePort()),
  ];
  expect(await ledger(program, { PATH: '/nowhere' })).toMatchObject({
    code: 78,
    stderr: expect.stringMatching(/^(?!.*Sign in to).*ngrok is not installed.*--manual/s),
  });
  for (const host of [
    'mars',
    'https://start.exactonline.nl.evil.test',
    'http://evil.test',
    `${recorder.origin}/path`,
  ]) {
    expect([host, (await ledger([...args, ...byHand, '--host', host])).code]).toEqual([host, 78]);
  }
  expect(recorder.lines()).toEqual([]);
});

describe('after ten minutes', () => {
  beforeEach(signedIn);

  test('the token is renewed once and stored before use, also by two concurrent commands', async () => {
    const before = credentials();
    later(550);
    expect((await ledger(['me'])).code).toBe(0);
    expect([recorder.lines(), credentials()]).toEqual([['GET /api/v1/current/Me'], before]);

    later(605);
    const both = await Promise.all([ledger(['me']), ledger(['quota']), ledger(['me'])]);
    expect(both.map(({ code }) => code)).toEqual([0, 0, 0]);
    const lines = recorder.lines();
    expect(lines.filter((line) => line.startsWith('POST'))).toEqual(['POST /api/oauth2/token']);
    expect(lines[0]).toBe('POST /api/oauth2/token');
    const sent = new Set(recorder.seen.slice(-3).map(({ headers }) => headers.authorization));
    expect(sent.size).toBe(1);
    expect(credentials()).toContain([...sent][0]?.replace('Bearer ', ''));

    // The new pair can be renewed again; the old one is invalid.
    later(1300);
    expect((await ledger(['me'])).code).toBe(0);
    expect(recorder.lines()).toEqual(['POST /api/oauth2/token', 'GET /api/v1/current/Me']);
  });

  test('the error for a lost pair asks for a new sign-in', async () => {
    const before = credentials();
    later(605);
    expect((await ledger(['me'])).code).toBe(0);
    writeFileSync(join(folder(), 'credentials.json'), before, { mode: 0o600 });
    later(610);
    const { code, stdout, stderr } = await ledger(['me']);
    expect([code, stdout]).toEqual([77, '']);
    expect(JSON.parse(stderr)).toMatchObject({ remedy: expect.stringContaining('ledgercli auth login') });
    expect(recorder.lines().at(-1)).toBe('POST /api/oauth2/token');
    expect(JSON.parse((await ledger(['auth', 'status'])).stdout)).toMatchObject({ token: { state: 'expired' } });
  });

  test('a failing token service does not change the stored pair', async () => {
    const before = credentials();
    later(605);
    recorder.fail = (line) => (line.endsWith('/token') ? 503 : undefined);
    expect((await ledger(['me', '--no-retry'])).code).toBe(69);
    expect(credentials()).toBe(before);
    recorder.fail = () => undefined;
    expect((await ledger(['me'])).code).toBe(0);
  });

  test('doctor and auth status report the expiry and renew nothing', async () => {
    later(605);
    const { stdout } = await ledger(['doctor']);
    expect(JSON.parse(stdout)).toContainEqual({
      check: 'expiry oauth',
      status: 'pass',
      detail: 'expired; the next request refreshes it',
    });
    expect(recorder.lines()).toEqual(['GET /api/v1/current/Me']);
  });
});

test('a new token that is refused is not renewed', async () => {
  await signedIn();
  recorder.fail = (line) => (line.startsWith('GET') ? 401 : undefined);
  expect((await ledger(['list', 'crm/Accounts'])).code).toBe(77);
  expect(recorder.lines()).toHaveLength(1);
});

test('stored credentials are sent only to the host that issued them', async () => {
  await signedIn();
  for (const [env, code] of [
    [{ LEDGERCLI_HOST: 'be' }, 78],
    [{ LEDGERCLI_HOST: served.origin }, 78],
    [{ LEDGERCLI_BASE_URL: recorder.origin }, 78],
  ] as const) {
    expect([env, (await ledger(['me'], env)).code]).toEqual([env, code]);
  }
  for (const path of [
    'https://evil.test/x',
    '//evil.test/x',
    '\\\\evil.test/x',
    `${served.origin}/api/v1/current/Me`,
  ]) {
    const done = await ledger(['api', 'GET', path]);
    expect([path, done.code, done.stdout]).toEqual([path, 78, '']);
  }
  expect(recorder.lines()).toEqual([]);
  // A login uses the host of the profile, and an override cannot change it.
  const args = ['auth', 'login', ...byHand, '--client-id', 'app', '--client-secret', 'sandbox'];
  const led = await ledger(args, { LEDGERCLI_BASE_URL: served.origin }, 'x\n');
  expect([led.code, led.stderr]).toEqual([78, expect.stringContaining('LEDGERCLI_BASE_URL')]);
  const again = await ledger(args, {}, 'x\n');
  expect(again.stderr).toContain(`${recorder.origin}/api/oauth2/auth`);
});
