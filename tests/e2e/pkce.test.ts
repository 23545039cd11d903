/** A service with PKCE, compiled from YAML alone, against a real authorization server and its own sandbox. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oauthServer, type OAuthServer } from '../../runtime/commands/fixture/server.js';
import { freePort } from '../support/port.js';
import { browse } from '../support/browse.js';
import { cli, ended, environment, newHome, node, runtimePackage, type Ended } from '../support/cli.js';

const specs = fileURLToPath(new URL('./fixtures/pkce', import.meta.url));
const app = ['--client-id', 'app', '--store', 'file'];

let server: OAuthServer;
let home: string;
let env: Record<string, string>;
let bin: string;

beforeAll(async () => {
  bin = await compiled();
});

beforeEach(async () => {
  server = await oauthServer();
  server.pkce = true;
  home = newHome();
  env = { VAULTCLI_HOST: server.origin, VAULTCLI_CLIENT_SECRET: 'canary-s3cret' };
});
afterEach(() => server.close());

/** Compiles the service; `change` edits its service.yaml. @returns its binary */
async function compiled(change = (text: string) => text): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pkce-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(runtimePackage, join(folder, 'node_modules', 'cmdspec-runtime'));
  cpSync(specs, join(folder, 'specs'), { recursive: true });
  const path = join(folder, 'specs', 'service.yaml');
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  const argv = ['generate', '--specs', join(folder, 'specs'), '--out', join(folder, 'client'), '--emit', 'js'];
  expect(await cli('cmdspec', argv, folder)).toMatchObject({ code: 0 });
  return join(folder, 'client', 'bin.js');
}

const launch = (bin: string, args: readonly string[]): ChildProcess =>
  spawn(node, [bin, ...args], { cwd: home, env: environment(home, env), stdio: ['pipe', 'pipe', 'pipe'] });

async function login(bin: string, args: readonly string[], change?: (url: URL) => URL): Promise<Ended & { url: URL }> {
  return browse(launch(bin, ['auth', 'login', ...app, '--port', String(await freePort()), ...args]), change);
}

test('the authorize request has the challenge of the verifier that is sent with the code', async () => {
  const done = await login(bin, []);
  expect(done).toMatchObject({ code: 0 });
  const challenge = done.url.searchParams.get('code_challenge');
  expect(challenge).toMatch(/^[\w-]{43}$/);
  expect(done.url.searchParams.get('code_challenge_method')).toBe('S256');
  const verifier = server.forms[0]?.fields['code_verifier'] ?? '';
  expect(verifier).toMatch(/^[\w.~-]{43,128}$/);
  expect(done.url.href + done.stdout + done.stderr).not.toContain(verifier);
  const { stdout, code } = await ended(launch(bin, ['me', 'show', '--output', 'json']));
  expect({ code, data: JSON.parse(stdout) }).toMatchObject({ code: 0, data: { name: 'Ann' } });
  // Every login has a verifier of its own.
  const again = await login(bin, []);
  expect(again.url.searchParams.get('code_challenge')).not.toBe(challenge);
});

test('a code for another challenge is refused', async () => {
  const other = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const done = await login(bin, [], (url) => (url.searchParams.set('code_challenge', other), url));
  expect(done).toMatchObject({ code: 77, stderr: expect.stringContaining('invalid_grant') });
});

test('a token is renewed without a verifier', async () => {
  server.expires = 30;
  await login(bin, []);
  expect(await ended(launch(bin, ['me', 'show']))).toMatchObject({ code: 0 });
  expect(server.forms[1]?.fields).toMatchObject({ grant_type: 'refresh_token' });
  expect(server.forms[1]?.fields).not.toHaveProperty('code_verifier');
});

test('without the key in the spec no challenge is sent, and the server refuses the sign-in', async () => {
  const bare = await compiled((text) => text.replace('    pkce: true\n', ''));
  server.pkce = false;
  const done = await login(bare, []);
  expect(done).toMatchObject({ code: 0 });
  expect([...done.url.searchParams.keys()]).toEqual(['response_type', 'client_id', 'redirect_uri', 'state']);
  expect(server.forms[0]?.fields).not.toHaveProperty('code_verifier');
  server.pkce = true;
  expect((await fetch(done.url)).status).toBe(400);
});

test('the sandbox accepts the sign-in and refuses a code for another challenge', async () => {
  env = { VAULTCLI_CLIENT_SECRET: 'sandbox' };
  expect(await login(bin, ['--profile', 'sandbox'])).toMatchObject({ code: 0 });
  const other = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const wrong = await login(
    bin,
    ['--profile', 'sandbox'],
    (url) => (url.searchParams.set('code_challenge', other), url),
  );
  expect(wrong).toMatchObject({ code: 77, stderr: expect.stringContaining('code_verifier') });
});
