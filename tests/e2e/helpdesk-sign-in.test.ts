/** Sign-in in every mode, and stored state between commands. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeAll, json, serve, type Seen } from '../../runtime/http/testkit.js';
import { binaryPath, ended, environment, newHome, runner } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';

const sandbox = (home: string, ...args: readonly string[]) =>
  inProcess('helpdeskcli', ['--profile', 'sandbox', ...args], home);
const folderOf = (home: string): string => join(home, '.config', 'helpdeskcli');

afterEach(closeAll);

/** The address that a login prints for the browser. */
function authorizeUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [url] = /http:\S+authorize[^\s"\\]+/.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
}

function login(home: string): ChildProcess {
  // Without PATH no browser can be opened.
  return spawn(runner, [binaryPath('helpdeskcli'), '--profile', 'sandbox', 'auth', 'login', '--output', 'json'], {
    env: { ...environment(home), PATH: '/nowhere' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

test('after a sign-in by browser, the next commands use the tokens', async () => {
  const home = newHome();
  const child = login(home);
  const end = ended(child);
  const url = new URL(await authorizeUrl(child));
  expect(url.pathname).toBe('/authentication/authorizeClientApplication');
  expect(url.searchParams.get('redirect_uri')).toBe('http://127.0.0.1:9999/callback');
  expect(url.searchParams.get('state')).toMatch(/^[0-9a-f]{32}$/);
  expect((await fetch('http://127.0.0.1:9999/other')).status).toBe(404);
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Signed in to Helpdesk API')]);
  const { code, stdout } = await end;
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ profile: 'sandbox', authenticated: true, user: { name: 'Ann Al-Amin' } });

  const status = JSON.parse((await sandbox(home, 'auth', 'status', '--output', 'json')).stdout) as object;
  expect(status).toMatchObject({ authMode: 'authorization_code', token: { state: 'valid', refreshable: true } });
  expect((await sandbox(home, 'mailbox', 'list')).code).toBe(0);
  expect(await sandbox(home, 'auth', 'refresh')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('was refreshed'),
  });
  expect((await sandbox(home, 'mailbox', 'list')).code).toBe(0);
  expect(await sandbox(home, 'auth', 'logout')).toMatchObject({ code: 0 });
  expect(await sandbox(home, 'auth', 'refresh')).toMatchObject({
    code: 77,
    stderr: expect.stringContaining('auth login'),
  });
});

test('the sandbox needs no sign-in, and a logout reports that', async () => {
  const home = newHome();
  expect((await sandbox(home, 'auth', 'login', '--client-credentials')).code).toBe(0);
  const out = await sandbox(home, 'auth', 'logout', '--output', 'json');
  expect(JSON.parse(out.stdout)).toMatchObject({ authenticated: true, removed: [expect.any(String)] });
  expect(out.stderr).toContain('needs no sign-in');
  const status = JSON.parse((await sandbox(home, 'auth', 'status', '--output', 'json')).stdout) as object;
  expect(status).toMatchObject({ authenticated: true, credential: expect.stringContaining('needs no sign-in') });
  expect((await sandbox(home, 'mailbox', 'list')).code).toBe(0);
});

test('the callback of another login is refused, and the login goes on', async () => {
  const home = newHome();
  const child = login(home);
  const end = ended(child);
  const url = await authorizeUrl(child);
  const page = await fetch('http://127.0.0.1:9999/callback?code=x&state=%3Cb%3E');
  expect([page.status, await page.text()]).toEqual([400, expect.not.stringContaining('<b>')]);
  expect((await fetch(url)).status).toBe(200);
  expect(await end).toMatchObject({ code: 0, stderr: expect.stringContaining('its state does not match') });
});

test('the key of the knowledge base is checked and stored separately', async () => {
  const home = newHome();
  const wrong = await sandbox(home, 'docs', 'auth', '--api-key', 'not-a-key');
  expect([wrong.code, wrong.stderr]).toEqual([77, expect.stringContaining('nothing was stored')]);
  expect(wrong.stdout + wrong.stderr).not.toContain('not-a-key');
  expect((await sandbox(home, 'docs', 'auth', '--api-key', '')).code).toBe(1);

  expect((await sandbox(home, 'docs', 'auth', '--api-key', 'sandbox')).code).toBe(0);
  expect((await sandbox(home, 'auth', 'login', '--client-credentials')).code).toBe(0);
  const out = await sandbox(home, 'auth', 'logout');
  expect([out.code, out.stdout + out.stderr]).toEqual([0, expect.stringContaining('knowledge-base API key')]);
  const kept = readFileSync(join(folderOf(home), 'credentials.json'), 'utf8');
  expect(Object.keys(JSON.parse(kept) as object)).toEqual(['sandbox/docs-key']);
});

test('an app in the environment gets a token for the run, which is not stored', async () => {
  const tokens: Seen[] = [];
  const server = await serve((seen, response) => {
    if (seen.url === '/v2/oauth2/token') {
      tokens.push(seen);
      json(response, { access_token: 'fresh-token', token_type: 'bearer', expires_in: 172_800 });
    } else if (seen.headers.authorization === 'Bearer fresh-token')
      json(response, { page: { totalElements: 0, totalPages: 0 } });
    else json(response, { message: 'no' }, 401);
  });
  const home = newHome();
  const app = { HELPDESKCLI_APP_ID: 'my-app', HELPDESKCLI_APP_SECRET: 'canary-secret' };
  const there = { HELPDESKCLI_BASE_URL: server.origin };
  const list = await inProcess('helpdeskcli', ['mailbox', 'list', '--verbose'], home, { env: { ...there, ...app } });
  expect(list).toMatchObject({ code: 0, stdout: 'No results found.\n' });
  expect(
    tokens.map(({ headers, body }) => [headers['content-type'], Object.fromEntries(new URLSearchParams(body))]),
  ).toEqual([
    [
      'application/x-www-form-urlencoded',
      { grant_type: 'client_credentials', client_id: 'my-app', client_secret: 'canary-secret' },
    ],
  ]);
  expect(list.stderr).not.toMatch(/canary-secret|fresh-token/);
  const folder = folderOf(home);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  expect(files.map((file) => readFileSync(join(folder, file), 'utf8')).join()).not.toContain('fresh-token');

  // A token from the environment has priority and is never renewed.
  const token = { HELPDESKCLI_ACCESS_TOKEN: 'canary-given-token' };
  const refused = await inProcess('helpdeskcli', ['mailbox', 'list'], home, { env: { ...there, ...app, ...token } });
  expect([refused.code, tokens.length]).toEqual([77, 1]);
});

test('without credentials nothing is sent, and the error names the command that fixes it', async () => {
  const conv = await inProcess('helpdeskcli', ['conv', 'list', '--output', 'json'], newHome());
  expect(conv.code).toBe(77);
  expect(JSON.parse(conv.stderr)).toMatchObject({ error: 'AuthRequiredError', exitCode: 77 });
  expect(conv.stderr).toMatch(/helpdeskcli auth setup/);
  expect(conv.stderr).toContain('HELPDESKCLI_APP_ID');
  expect(conv.stderr).not.toContain('HELPDESKCLI_DOCS_API_KEY');
  const docs = await inProcess('helpdeskcli', ['docs', 'article', 'get', '1'], newHome());
  expect([docs.code, docs.stderr]).toEqual([77, expect.stringContaining('helpdeskcli docs auth')]);
  expect(docs.stderr).not.toContain('HELPDESKCLI_ACCESS_TOKEN');
  const status = await inProcess('helpdeskcli', ['auth', 'status', '--output', 'json'], newHome());
  expect(status.code).toBe(77);
  expect(JSON.parse(status.stdout)).toMatchObject({ authenticated: false, profile: 'default' });
});

describe('stored state between commands', () => {
  const home = newHome();
  const run = (...args: readonly string[]) => inProcess('helpdeskcli', args, home);

  test('the sandbox keeps records until it is reset', async () => {
    const made = await sandbox(home, 'customer', 'create', '--email', 'kept@example.com', '--output', 'json');
    const { id } = JSON.parse(made.stdout) as { id: number };
    expect((await sandbox(home, 'customer', 'get', String(id))).code).toBe(0);
    expect((await run('sandbox', 'reset')).code).toBe(0);
    expect((await sandbox(home, 'customer', 'get', String(id))).code).toBe(1);
  });

  test('settings are defaults of flags', async () => {
    expect(await run('config', 'get', 'page_size')).toMatchObject({ code: 0, stdout: 'not set\n' });
    expect((await sandbox(home, 'config', 'set', 'page_size', '3')).code).toBe(0);
    expect((await sandbox(home, 'config', 'set', 'default_output', 'csv')).code).toBe(0);
    const lines = async (...args: string[]) =>
      (await sandbox(home, 'conv', 'list', ...args)).stdout.split('\n').length - 1;
    expect([await lines(), await lines('--limit', '2')]).toEqual([4, 3]);
    expect((await run('config', 'set', '__proto__', '3')).code).toBe(1);
    const base = await run('config', 'set', 'apiBase', 'http://elsewhere.example/v2');
    expect([base.code, base.stderr]).toEqual([78, expect.stringContaining('https')]);
    expect((await run('config', 'get', 'apiBase')).stdout).toBe('not set\n');
    expect(statSync(join(folderOf(home), 'config.json')).mode & 0o777).toBe(0o600);
  });

  test('an alias accepts more arguments and returns the exit code of its command', async () => {
    expect((await run('alias', 'set', 'mine', 'conv list --status pending --query \'(subject:"Invoice")\'')).code).toBe(
      0,
    );
    const { code, stdout } = await sandbox(home, 'mine', '--limit', '1', '--output', 'json');
    expect([code, JSON.parse(stdout)]).toMatchObject([0, [{ status: 'pending' }]]);
    expect((await sandbox(home, 'mine', '--limit', 'x')).code).toBe(1);
    const taken = await run('alias', 'set', 'conv', 'version');
    expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining('"conv"')]);
    expect((await run('alias', 'unset', 'mine')).code).toBe(0);
    expect((await run('alias', 'unset', 'mine')).code).toBe(0);
    expect((await run('mine')).code).toBe(1);
  });

  test('the active profile applies to all commands', async () => {
    expect(await run('profile', 'use', 'work')).toMatchObject({ code: 0, stderr: expect.stringContaining('work') });
    expect((await run('profile', 'current')).stdout).toBe('work\n');
    expect((await run('config', 'validate')).stdout).toContain('work');
    expect((await run('profile', 'current', '--profile', 'other')).stdout).toBe('other\n');
    const env = { HELPDESKCLI_PROFILE: 'third' };
    expect((await inProcess('helpdeskcli', ['profile', 'current'], home, { env })).stdout).toBe('third\n');
    expect((await run('profile', 'use', 'a/b')).code).toBe(1);
  });

  test('doctor and validate fail when a check fails', async () => {
    const doctor = await inProcess('helpdeskcli', ['doctor', '--profile', 'sandbox', '--output', 'json'], home);
    expect(doctor.code).toBe(0);
    const checks = JSON.parse(doctor.stdout) as { status: string }[];
    expect([checks.length, checks.every(({ status }) => status === 'pass')]).toEqual([9, true]);
    expect((await inProcess('helpdeskcli', ['doctor', '--offline'], newHome())).code).toBe(78);
    const validate = await inProcess('helpdeskcli', ['config', 'validate', '--output', 'json'], newHome());
    expect(validate.code).toBe(78);
    expect((JSON.parse(validate.stdout) as { status: string }[]).map(({ status }) => status)).toContain('fail');
    expect((await sandbox(home, 'config', 'validate')).code).toBe(0);
    expect((await run('version')).stdout).toMatch(
      /^helpdeskcli 0\.11\.2\nnode .+\nhttps:\/\/api\.helpscout\.net\n.+-.+\n$/,
    );
  });

  test('files of the working folder cannot redirect requests or set credentials', async () => {
    const cwd = newHome();
    const trap = await serve((_seen, response) => json(response, {}));
    writeFileSync(
      join(cwd, '.env'),
      `HELPDESKCLI_BASE_URL=${trap.origin}\nHELPDESKCLI_ACCESS_TOKEN=theirs\nHELPDESKCLI_PROFILE=fromfile\n`,
    );
    expect((await inProcess('helpdeskcli', ['profile', 'current'], newHome(), { cwd })).stdout).toBe('fromfile\n');
    expect((await inProcess('helpdeskcli', ['mailbox', 'list'], newHome(), { cwd })).code).toBe(77);
    expect(trap.seen).toEqual([]);
  });
});
