/** Credentials that a request carries in its query, together, and as a signature. */
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

let bench;
afterEach(() => bench?.close());

/** The credential that the bench sets in every variable, in parts, because no file may contain it. */
const secret = ['sandbox', 'canary', 'credential'].join('-');

async function vault(answer, argv, options) {
  bench = await openBench(client, { answer });
  return bench.run(argv, options);
}
const urls = () => bench.seen.map(({ url }) => url);

test('a key in the query is sent, and is in nothing that is printed or recorded', async () => {
  const next = `/hits?q=plan&page=2&api_key=${secret}`;
  const answer = ({ url }, response) =>
    url.includes('page=2')
      ? json(response, { error: `no key like ${secret} at ${url}` }, 500)
      : json(response, { items: [{ id: 1, title: 'Plan' }], next });
  bench = await openBench(client, { answer });
  const file = join(bench.folder, 'record.ndjson');
  const argv = ['hit', 'list', '--query', 'plan', '--limit', '0', '--verbose', '--no-retry', '--record', file];
  const run = await bench.run(argv);
  assert.equal(run.code, 69, run.err);
  assert.deepEqual(urls(), [`/hits?q=plan&api_key=${secret}`, `/hits?q=plan&page=2&api_key=${secret}`]);
  const printed = run.out + run.err + readFileSync(file, 'utf8');
  assert.match(printed, /hits\?q=plan&page=2/);
  assert.ok(!printed.includes(secret), printed);
});

test('a redirect carries the key once, and another origin does not get it', async () => {
  let target = `/found?api_key=${secret}&x=1`;
  const answer = ({ url }, response) =>
    url.startsWith('/hits')
      ? response.writeHead(302, { location: target }).end()
      : json(response, { items: [{ id: 1, title: 'Plan' }] });
  bench = await openBench(client, { answer });
  assert.equal((await bench.run(['hit', 'list'])).code, 0);
  assert.deepEqual(urls(), [`/hits?api_key=${secret}`, `/found?x=1&api_key=${secret}`]);
  target = 'https://elsewhere.example/found';
  const away = await bench.run(['hit', 'list']);
  assert.equal(away.code, 78, away.err);
  assert.equal(bench.seen.length, 3);
});

test('two credentials are sent together, and one alone is refused by name', async () => {
  const answer = (_, response) => json(response, { items: [] });
  const both = await vault(answer, ['document', 'list'], { env: { VAULTCLI_ACCESS_TOKEN: '' } });
  assert.equal(both.code, 0, both.err);
  assert.deepEqual(urls(), [`/documents?application_key=${secret}`]);
  assert.equal(bench.seen[0].headers['x-api-key'], secret);
  const env = { VAULTCLI_APP_KEY: '', VAULTCLI_ACCESS_TOKEN: '' };
  const one = await bench.run(['document', 'list'], { env });
  assert.notEqual(one.code, 0);
  assert.match(one.err, /no application key for it, which is sent together with the API key/);
  assert.match(one.err, /VAULTCLI_APP_KEY/);
  assert.equal(bench.seen.length, 1);
  const other = await bench.run(['document', 'list'], { env: { VAULTCLI_APP_KEY: '' } });
  assert.equal(other.code, 0, other.err);
  assert.equal(bench.seen[1].headers.authorization, `Bearer ${secret}`);
});

test('a login asks for both, verifies them with one request, and stores each under its name', async () => {
  const answer = ({ url, headers }, response) =>
    headers['x-api-key'] === 'first-key-1' && url.includes('application_key=second-key-2')
      ? json(response, { name: 'Ann' })
      : json(response, { error: 'who are you' }, 401);
  bench = await openBench(client, { answer });
  const env = { VAULTCLI_KEY: '', VAULTCLI_APP_KEY: '', VAULTCLI_ACCESS_TOKEN: '', VAULTCLI_BASE_URL: '' };
  const run = (...argv) => bench.run(argv, { env });
  assert.equal((await run('config', 'set', 'api_base', bench.origin)).code, 0);
  const login = ['auth', 'login', '--store', 'file', '--api-key', 'first-key-1'];
  const missing = await run(...login);
  assert.notEqual(missing.code, 0);
  assert.match(missing.err, /--application-key/);
  assert.equal(bench.seen.length, 0);
  const wrong = await run(...login, '--application-key', 'other-key-2');
  assert.match(wrong.err, /The API key and application key were not accepted by .*nothing was stored/);
  const right = await run(...login, '--application-key', 'second-key-2', '--output', 'json');
  assert.equal(right.code, 0, right.err);
  assert.equal(JSON.parse(right.out).credential, 'API key and application key');
  const file = JSON.parse(readFileSync(join(bench.folder, 'vaultcli', 'credentials.json'), 'utf8'));
  assert.deepEqual(Object.keys(file).sort(), ['default/app', 'default/key']);
  const status = JSON.parse((await run('auth', 'status', '--output', 'json')).out);
  assert.deepEqual([status.credential, status.credentialSource], ['API key and application key', 'file']);
  const checks = JSON.parse((await run('doctor', '--offline', '--output', 'json')).out);
  const detail = (list) => list.find(({ check }) => check === 'credential main').detail;
  assert.equal(detail(checks), 'API key from the file, application key from the file');
  delete file['default/app'];
  writeFileSync(join(bench.folder, 'vaultcli', 'credentials.json'), JSON.stringify(file), { mode: 0o600 });
  const half = await run('auth', 'status');
  assert.match(half.err, /it has the API key, but no application key/);
  const doctor = await run('doctor', '--offline', '--output', 'json');
  assert.match(
    detail(JSON.parse(doctor.out)),
    /^API key from the file, but no application key; run "vaultcli auth login"$/,
  );
});

/** Signs as the documentation of an exchange for traders does. */
test('a signature in the query covers the time and the body, after the key in the header', async () => {
  const now = () => new Date(1_499_827_319_559);
  const run = await vault((_, response) => json(response, { id: 1 }), ['trade', 'create', '--symbol', 'LTCBTC'], {
    world: { now },
  });
  assert.equal(run.code, 0, run.err);
  const [{ url, body, headers }] = bench.seen;
  const signed = `timestamp=1499827319559${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  assert.equal(url, `/api/v3/order?timestamp=1499827319559&signature=${signature}`);
  assert.equal(headers['x-mbx-apikey'], secret);
});

test('a signature in headers covers the method, the address and the hash of the body', async () => {
  const run = await vault((_, response) => json(response, { id: 1 }), ['entry', 'create', '--title', 'Ä plan']);
  assert.equal(run.code, 0, run.err);
  const [{ method, url, body, headers }] = bench.seen;
  const hash = createHash('sha256').update(body).digest('base64');
  const text = `${headers['x-timestamp']}\n${method}\n${url}\n${hash}`;
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  assert.equal(headers.authorization, `HMAC sandbox:${signature}`);
});
