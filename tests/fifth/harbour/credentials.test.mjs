/** A sign-in with a code, a signature of each request, and a key in the query of another host. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { home, json, port, run } from './support.mjs';

test('a code is entered elsewhere, and the tokens are stored with the signing key', async () => {
  // The credentials of the environment would take precedence.
  const env = { HARBOURCLI_ACCESS_TOKEN: '', HARBOURCLI_SIGNING_KEY: '', HARBOURCLI_BASE_URL: '' };
  const set = await run(['config', 'set', 'api_base', port.origin], { env });
  assert.equal(set.code, 0, set.err);
  const login = ['auth', 'login', '--store', 'file', '--client-id', 'harbour-app', '--signing-key', 'signing-key-1'];
  const { code, err } = await run(login, { env });
  assert.equal(code, 0, err);
  assert.match(err, /QUAY-7/);
  const listed = await run(['vessel', 'list', '--output', 'json'], { env });
  assert.equal(listed.code, 0, listed.err);
  assert.equal(JSON.parse(listed.out)[0].id, 'v1');
});

test('a request whose signature is wrong is refused', async () => {
  const { code, err } = await run(['vessel', 'get', 'v1'], { env: { HARBOURCLI_SIGNING_KEY: 'another-key' } });
  assert.equal(code, 77);
  assert.match(err, /The signature is wrong/);
});

test('the tides have their own key, which nothing that is printed or stored contains', async () => {
  assert.deepEqual(await json('tide', 'list', '--day', '2026-12-01'), [{ at: '2026-12-01T03:12:00Z', height: 1.2 }]);
  const { err } = await run(['tide', 'list', '--day', '2026-12-01', '--verbose']);
  assert.doesNotMatch(err, /tide-key-1/);
  const texts = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'));
  assert.ok(texts.every((text) => !text.includes('tide-key-1')));
});
