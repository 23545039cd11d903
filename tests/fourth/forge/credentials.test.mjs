/** User and password, addresses of the user, and signatures. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge, idsOf, open } from './support.mjs';

const basic = ({ headers }) => Buffer.from(headers.authorization.replace('Basic ', ''), 'base64').toString();

test('a registry of the user has a path, a user and a password, which a login asks for and stores', async () => {
  const image = { id: 9, name: 'base' };
  let next = '/git/images?page=2';
  const answer = ({ method, url }, response) => {
    if (url === '/git/session') return json(response, { user: 'ada' });
    if (url === '/git/images/9') return json(response, image);
    if (method === 'POST') return response.writeHead(201, { location: `${bench.origin}/git/images/9` }).end();
    if (url === '/git/images?page=2') return json(response, [{ id: 2 }], 200, { 'x-total-count': '2' });
    return json(response, [{ id: 1 }], 200, { link: `<${next}>; rel="next"`, 'x-total-count': '2' });
  };
  await open(answer);
  const env = { FORGECLI_REGISTRY_BASE_URL: '', FORGECLI_PASSWORD: '', FORGECLI_USER: '' };
  const run = (...argv) => bench.run(argv, { env });
  const login = ['auth', 'login', '--account', '--store', 'file', '--password', 'correct horse'];
  const unnamed = await run(...login, '--registry', `${bench.origin}/git/`);
  assert.notEqual(unnamed.code, 0);
  assert.match(unnamed.err, /--user/);
  const colon = await run(...login, '--registry', `${bench.origin}/git/`, '--user', 'a:b');
  assert.equal(colon.code, 78, colon.err);
  assert.equal(bench.seen.length, 0);
  const stored = await run(...login, '--registry', `${bench.origin}/git/`, '--user', 'ada');
  assert.equal(stored.code, 0, stored.err);
  const list = await run('image', 'list', '--output', 'json');
  assert.equal(list.code, 0, list.err);
  assert.deepEqual(idsOf(list), [1, 2]);
  const made = await run('image', 'create', '--name', 'base', '--output', 'json');
  assert.equal(made.code, 0, made.err);
  assert.deepEqual(
    bench.seen.map(({ method, url }) => `${method} ${url}`),
    ['GET /git/session', 'GET /git/images', 'GET /git/images?page=2', 'POST /git/images'],
  );
  assert.deepEqual([...new Set(bench.seen.map(basic))], ['ada:correct horse']);
  for (const target of ['/other/images', '/gitx', '/git/../images', '/git/%2e%2e/images']) {
    next = target;
    const before = bench.seen.length;
    const away = await run('image', 'list');
    assert.equal(away.code, 78, `${target}: ${away.err}`);
    assert.match(away.err, /locked to http:.*\/git\./);
    assert.match(away.err.replace(/\s+/g, ' '), /set FORGECLI_REGISTRY to its new address/);
    assert.equal(bench.seen.length, before + 1);
  }
  const elsewhere = await bench.run(['image', 'list'], { env: { ...env, FORGECLI_REGISTRY: `${bench.origin}/else` } });
  assert.deepEqual([elsewhere.code, /issued for/.test(elsewhere.err)], [78, true]);
});

test('a request to a path of the user is retried there', async () => {
  const answer = (_, response, count) => json(response, count === 1 ? {} : [], count === 1 ? 503 : 200);
  await open(answer);
  const env = { FORGECLI_REGISTRY_BASE_URL: `${bench.origin}/a/b` };
  const run = await bench.run(['image', 'list'], { env, world: { sleep: async () => {} } });
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(
    bench.seen.map(({ url }) => url),
    ['/a/b/images', '/a/b/images'],
  );
});

test('a registry without https needs the permission of the user', async () => {
  await open((_, response) => json(response, []));
  const list = (env) =>
    bench.run(['image', 'list', '--no-retry'], {
      env: { FORGECLI_REGISTRY_BASE_URL: 'http://registry.test:9/x', HTTP_PROXY: bench.origin, ...env },
    });
  const refused = await list({});
  assert.equal(refused.code, 78);
  assert.match(refused.err, /not https.*FORGECLI_ALLOW_HTTP=1/s);
  assert.equal(bench.seen.length, 0);
  const allowed = await list({ FORGECLI_ALLOW_HTTP: '1' });
  assert.equal(allowed.code, 0, allowed.err);
  assert.equal(bench.seen.length, 1);
});

/** The credential of the bench, in parts, because no file may contain it. */
const secret = ['sandbox', 'canary', 'credential'].join('-');

test('each request is signed with its path, query and body', async () => {
  const answer = (_, response, count) =>
    count === 1 ? json(response, {}, 503) : json(response, { id: 7, branch: 'main' });
  const run = await forge(answer, ['build', 'get', '7', '--output', 'json'], { world: { sleep: async () => {} } });
  assert.equal(run.code, 0, run.err);
  await bench.run(['build', 'create', '--branch', 'main']);
  assert.deepEqual(
    bench.seen.map(({ url, body }) => [url, body]),
    [
      ['/builds/7', ''],
      ['/builds/7', ''],
      ['/builds', '{"branch":"main"}'],
    ],
  );
  for (const { method, url, body, headers } of bench.seen) {
    const text = [method, url, headers['x-date'], body].join('\n');
    const signature = createHmac('sha256', secret).update(text).digest('hex');
    assert.equal(headers.authorization, `HMAC sandbox:${signature}`);
  }
});
