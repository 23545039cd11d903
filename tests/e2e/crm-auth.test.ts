/** Sign-in to the CRM in both modes, at its real addresses, and the stored credentials. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cli, ended, newHome, serveSandbox, start, type Ended, type Served } from '../support/cli.js';
import { printed } from '../support/browse.js';
import { freePort } from '../support/port.js';
import { openTunnel, type Tunnel } from '../support/tunnel.js';

const origin = 'https://acme.pipedrive.com';
let served: Served;
let tunnel: Tunnel;
let home: string;

beforeAll(async () => {
  served = await serveSandbox('crmcli', newHome());
  tunnel = await openTunnel(served.origin, origin);
});
afterAll(async () => {
  await tunnel.close();
  await served.stop();
});
beforeEach(() => {
  home = newHome();
  tunnel.seen.length = 0;
});

const crm = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  cli('crmcli', args, home, { env: { ...tunnel.env, ...env } });
const folder = (): string => join(home, '.config', 'crmcli');
const everything = (): string =>
  readdirSync(folder())
    .map((name) => readFileSync(join(folder(), name), 'utf8'))
    .join('\n');

const login = ['auth', 'login', '--company', ' https://acme.pipedrive.com/pipeline/1 ', '--store', 'file'];

describe('API token', () => {
  test('is checked, stored in a file only the user can read, used, never printed, and removed', async () => {
    const done = await crm([...login, '--api-token', 'sandbox']);
    expect(JSON.parse(done.stdout)).toMatchObject({ authenticated: true, origin, store: 'file' });
    expect(tunnel.seen.map(({ line }) => line)).toEqual([`GET ${origin}/api/v1/users/me`]);
    expect(statSync(join(folder(), 'credentials.json')).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(join(folder(), 'config.json'), 'utf8'))).toMatchObject({
      profiles: { default: { company_domain: 'acme', auth_mode: 'token' } },
    });

    const list = await crm(['deal', 'list', '--limit', '1', '--fields', 'id', '--verbose']);
    expect(JSON.parse(list.stdout)).toEqual([{ id: 1 }]);
    expect(tunnel.seen.at(-1)?.headers).toMatchObject({ 'x-api-token': 'sandbox', 'user-agent': 'crmcli/0.22.0' });
    expect(list.stderr).toContain('GET /api/v2/deals?limit=1 200');
    expect(list.stderr).not.toContain('x-api-token');
    const status = await crm(['auth', 'status']);
    expect(JSON.parse(status.stdout)).toMatchObject({ authenticated: true, authMode: 'token', origin });
    for (const { stdout, stderr } of [done, list, status]) expect(stdout + stderr).not.toContain('"sandbox"');
    expect(JSON.parse((await crm(['profile', 'list'])).stdout)).toEqual([
      { name: 'default', active: true, authenticated: true },
    ]);

    // A stored token is sent only to its own origin.
    const elsewhere = await crm(['deal', 'list'], { CRMCLI_BASE_URL: served.origin });
    expect(elsewhere.code).toBe(78);

    await crm(['auth', 'logout']);
    expect(readFileSync(join(folder(), 'credentials.json'), 'utf8')).not.toContain('sandbox');
    const out = await crm(['deal', 'list']);
    expect(out).toMatchObject({ code: 77, stdout: '' });
    expect(JSON.parse(out.stderr)).toMatchObject({
      error: 'AuthRequiredError',
      remedy: expect.stringContaining('crmcli auth login'),
    });
    expect(await crm(['auth', 'logout'])).toMatchObject({ code: 0 });
  });

  test('that is refused is not stored', async () => {
    const { code, stderr } = await crm([...login, '--api-token', 'wrong-token']);
    expect(code).toBe(77);
    // The note about the credential file is printed before the error.
    expect(JSON.parse(stderr.slice(stderr.indexOf('{')))).toMatchObject({
      error: 'ApiError',
      message: expect.stringContaining('nothing was stored'),
    });
    expect(everything()).not.toContain('wrong-token');
    expect(stderr).not.toContain('wrong-token');
  });

  test.each([
    ['a b', 78],
    ['acme.example.com', 78],
    ['evil.test/acme', 78],
  ])('company %j is refused, and nothing is sent', async (company, code) => {
    const args = ['auth', 'login', '--company', company, '--api-token', 'sandbox', '--store', 'file'];
    expect((await crm(args)).code).toBe(code);
    expect(tunnel.seen).toEqual([]);
  });

  test('from the environment overrides the stored one and needs no company in the profile', async () => {
    await crm([...login, '--api-token', 'sandbox']);
    const env = { CRMCLI_API_TOKEN: 'other', CRMCLI_COMPANY_DOMAIN: 'beta.pipedrive.com' };
    expect((await crm(['deal', 'list'], env)).code).toBe(77);
    expect(tunnel.seen.at(-1)).toMatchObject({
      line: 'GET https://beta.pipedrive.com/api/v2/deals?limit=500',
      headers: { 'x-api-token': 'other' },
    });
  });
});

describe('OAuth', () => {
  const secret = { CRMCLI_CLIENT_SECRET: 'sandbox' };

  /** Signs in, with requests in place of a browser. Returns the output and the last page. */
  async function signIn(client: string, before: (callback: URL) => Promise<void> = () => Promise.resolve()) {
    const port = await freePort();
    const args = ['auth', 'login', '--oauth', '--client-id', client, '--port', String(port), '--store', 'file'];
    const child = start('crmcli', args, home, { env: { ...tunnel.env, ...secret } });
    const end = ended(child);
    const address = new URL(await printed(child, /https:\/\/oauth\.pipedrive\.com[^\s"\\]+(?=[\n"\\])/));
    expect(address.origin + address.pathname).toBe('https://oauth.pipedrive.com/oauth/authorize');
    expect(address.searchParams.get('redirect_uri')).toBe(`http://127.0.0.1:${port}/callback`);
    expect(address.searchParams.get('scope')).toBeNull();
    const consent = await fetch(`${served.origin}${address.pathname}${address.search}`, { redirect: 'manual' });
    const callback = new URL(consent.headers.get('location') ?? '');
    await before(callback);
    const page = await fetch(callback);
    return { status: page.status, page: await page.text(), ...(await end) };
  }

  test('uses the browser and a loopback callback; the response has the company', async () => {
    const done = await signIn('my-app');
    expect(done).toMatchObject({ status: 200, code: 0 });
    expect(JSON.parse(done.stdout)).toMatchObject({ authenticated: true, origin, credential: 'OAuth' });
    expect(tunnel.seen.map(({ line }) => line)).toEqual([
      'POST https://oauth.pipedrive.com/oauth/token',
      `GET ${origin}/api/v1/users/me`,
    ]);
    const basic = Buffer.from('my-app:sandbox').toString('base64');
    expect(tunnel.seen[0]?.headers.authorization).toBe(`Basic ${basic}`);

    const status = JSON.parse((await crm(['auth', 'status'])).stdout) as { token: { secondsLeft: number } };
    expect(status).toMatchObject({ authMode: 'oauth', authenticated: true });
    expect(status.token.secondsLeft).toBeGreaterThan(3000);
    const bearer = tunnel.seen.at(-1)?.headers.authorization ?? '';
    expect(bearer).toMatch(/^Bearer access-/);
    const printed = done.stdout + done.stderr + JSON.stringify(status);
    for (const hidden of [bearer.slice(7), 'refresh-', basic]) expect(printed).not.toContain(hidden);
    expect((await crm(['deal', 'list', '--limit', '1', '--jq', 'length'])).stdout).toBe('1\n');

    // The other mode replaces it.
    await crm([...login, '--api-token', 'sandbox']);
    expect(everything()).not.toContain('access-');
    await crm(['deal', 'list', '--limit', '1']);
    expect(tunnel.seen.at(-1)?.headers).toMatchObject({ 'x-api-token': 'sandbox' });
  });

  test('the callback of another login is refused, and the login goes on', async () => {
    const done = await signIn('my-app', async (callback) => {
      const forged = new URL(callback);
      forged.searchParams.set('state', 'forged');
      expect((await fetch(forged)).status).toBe(400);
      expect(tunnel.seen).toEqual([]);
    });
    expect(done).toMatchObject({ status: 200, code: 0, stderr: expect.stringContaining('its state does not match') });
  });

  test('a refusal in the browser stores nothing', async () => {
    const denied = await signIn('denied');
    expect(denied).toMatchObject({ status: 400, code: 77, stdout: '' });
    expect(denied.stderr).toContain('access_denied');
    expect(tunnel.seen).toEqual([]);
    expect(JSON.parse((await crm(['auth', 'status'])).stdout)).toMatchObject({ authenticated: false });
  });

  test('in the sandbox needs neither app nor network', async () => {
    const port = await freePort();
    const args = ['--profile', 'sandbox', 'auth', 'login', '--oauth', '--port', String(port)];
    const child = start('crmcli', args, home);
    const end = ended(child);
    const address = await printed(child, /http:\/\/127\.0\.0\.1[^\s"\\]+(?=[\n"\\])/);
    // fetch follows the redirect as a browser does.
    expect((await fetch(address)).status).toBe(200);
    expect((await end).code).toBe(0);
    const list = await cli('crmcli', ['--profile', 'sandbox', 'deal', 'list', '--limit', '1', '--jq', 'length'], home);
    expect(list.stdout).toBe('1\n');
  });

  test.each([
    [['--client-id', 'x'], '--oauth'],
    [['--oauth', '--api-token', 'x'], '--oauth'],
    [['--oauth', '--port', '70000'], '65535'],
  ])('%j exclude each other', async (flags, says) => {
    const { code, stderr } = await crm(['auth', 'login', ...flags]);
    expect(code).toBe(64);
    expect(stderr).toContain(says);
  });
});
