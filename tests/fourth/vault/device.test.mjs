/** A sign-in with a code that the user enters in a browser on any device (RFC 8628). */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { URLSearchParams } from 'node:url';
import { afterEach, test } from 'node:test';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

let bench;
afterEach(() => bench?.close());

const env = { VAULTCLI_KEY: '', VAULTCLI_APP_KEY: '', VAULTCLI_ACCESS_TOKEN: '', VAULTCLI_BASE_URL: '' };
const line = ['auth', 'login', '--oauth', '--store', 'file', '--client-id', 'app-1'];
const code = { device_code: 'device-code-1', user_code: 'WDJB-MJHT', expires_in: 60, interval: 2 };

/** Opens a service whose token endpoint returns these one after the other, and signs in; returns the waits too. */
async function signIn(polls, { page = 'https://vault.example/device', more = {} } = {}) {
  const waits = [];
  let clock = Date.now();
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      if (url === '/oauth/device') return json(response, { ...code, verification_uri: page, ...more });
      if (url === '/me') return json(response, { name: 'Ann' });
      const [status, body] = polls.length > 1 ? polls.shift() : polls[0];
      return json(response, body, status);
    },
  });
  await bench.run(['config', 'set', 'api_base', bench.origin], { env });
  const world = {
    now: () => new Date(clock),
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      clock += milliseconds;
    },
  };
  const run = await bench.run(line, { env, world });
  return { ...run, waits, polled: bench.seen.filter(({ url }) => url === '/oauth/token') };
}

const pending = [400, { error: 'authorization_pending' }];
const tokens = { access_token: 'access-token-1', refresh_token: 'refresh-token-1', expires_in: 3600 };

test('the code and the page are shown, and the client asks until the user has entered it', async () => {
  const {
    code: exit,
    err,
    waits,
    polled,
  } = await signIn([pending, [400, { error: 'slow_down' }], [503, {}], [200, tokens]]);
  assert.equal(exit, 0, err);
  assert.match(JSON.parse(err.split('\n')[0]).notice, /Page: https:\/\/vault\.example\/device\n {2}Code: WDJB-MJHT\n/);
  assert.deepEqual(waits.slice(0, 4), [2000, 2000, 7000, 12_000]);
  const [first] = bench.seen;
  assert.deepEqual(Object.fromEntries(new URLSearchParams(first.body)), { client_id: 'app-1', scope: 'documents' });
  assert.deepEqual(Object.fromEntries(new URLSearchParams(polled[0].body)), {
    grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
    device_code: 'device-code-1',
    client_id: 'app-1',
  });
  const file = JSON.parse(readFileSync(join(bench.folder, 'vaultcli', 'credentials.json'), 'utf8'));
  assert.equal(JSON.parse(file['default/tokens']).refreshToken, 'refresh-token-1');
  // A public client refreshes with its id alone.
  await bench.run(['document', 'list'], { env, world: { now: () => new Date(Date.now() + 4e6) } });
  const renewal = bench.seen.findLast(({ url }) => url === '/oauth/token');
  assert.deepEqual(Object.fromEntries(new URLSearchParams(renewal.body)), {
    grant_type: 'refresh_token',
    refresh_token: 'refresh-token-1',
    client_id: 'app-1',
  });
});

test('a refusal of the user, a code that has expired and one that nobody enters end the sign-in', async () => {
  for (const [poll, message] of [
    [[400, { error: 'access_denied' }], /refused in the browser/],
    [[400, { error: 'expired_token' }], /The code expired/],
    [[200, { error: 'expired_token' }], /The code expired/],
    [pending, /The code expired/],
    [[400, { error: 'invalid_grant' }], /refused the sign-in.*invalid_grant/],
  ]) {
    const { code: exit, err } = await signIn([poll]);
    assert.notEqual(exit, 0);
    assert.match(err, message);
    await bench.close();
  }
  bench = undefined;
});

test('a page without https is neither shown nor opened, and a code has no control characters', async () => {
  const plain = await signIn([pending], { page: 'http://vault.example/device' });
  assert.match(plain.err, /not https/);
  assert.equal(plain.polled.length, 0);
  await bench.close();
  const odd = await signIn([[200, tokens]], { more: { user_code: 'AB\u001b[2J-CD' } });
  assert.equal(odd.code, 0, odd.err);
  assert.ok(!odd.err.includes('\u001b['), odd.err);
});

test('Ctrl-C ends the wait, and nothing is stored', async () => {
  const stop = new globalThis.AbortController();
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      if (url === '/oauth/device') return json(response, { ...code, verification_uri: 'https://vault.example/d' });
      stop.abort(new Error('stopped'));
      return json(response, { error: 'authorization_pending' }, 400);
    },
  });
  await bench.run(['config', 'set', 'api_base', bench.origin], { env });
  const sleep = async (_, signal) => signal?.throwIfAborted();
  const run = await bench.run(line, { env, world: { signal: stop.signal, sleep } });
  assert.notEqual(run.code, 0);
  assert.equal(bench.seen.length, 2);
  assert.throws(() => readFileSync(join(bench.folder, 'vaultcli', 'credentials.json')), /ENOENT|tokens/);
});

test('the sandbox shows the sign-in over HTTP, without a terminal: its page allows it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'vault-'));
  const argv = ['client/bin.js', '--profile', 'sandbox', 'auth', 'login', '--oauth'];
  const child = spawn(process.execPath, argv, { env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home } });
  let shown = '';
  const page = new Promise((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (text) => {
      shown += text;
      const found = /Page: (\S+?)\\n {2}Code: ([\w-]+)/.exec(shown);
      if (found !== null) resolve(`${found[1]}?user_code=${found[2]}`);
    });
  });
  const exit = new Promise((resolve) => child.once('exit', resolve));
  const answer = await Promise.race([page.then((address) => globalThis.fetch(address)), exit]);
  assert.equal(answer.status, 200, shown);
  assert.equal(await exit, 0, shown);
  rmSync(home, { recursive: true });
});
