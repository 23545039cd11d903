/** What the forge is asked for, and what its client makes of the responses: `node --test forge.mjs`, after the client was generated. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, test } from 'node:test';
import { setTimeout } from 'node:timers';
import { URL, URLSearchParams } from 'node:url';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

let bench;
afterEach(() => bench?.close());

/** Opens the forge, which answers as `answer` does, and runs a command line that must succeed. */
async function forge(answer, argv, options) {
  bench = await openBench(client, { answer });
  const ended = await bench.run(argv, options);
  return { ...ended, urls: bench.seen.map(({ method, url }) => `${method} ${url}`), seen: bench.seen };
}

const rows = (from, to) =>
  Array.from({ length: to - from }, (_, index) => ({ id: from + index, number: from + index }));
const idsOf = ({ out }) => JSON.parse(out).map(({ id }) => id);

test('a list is read by its Link header, and repeats its parameters', async () => {
  const run = await forge(
    ({ url }, response) =>
      url.includes('page=2')
        ? json(response, rows(2, 3), 200, { 'x-total-count': '3' })
        : json(response, rows(0, 2), 200, {
            'x-total-count': '3',
            link: `<${bench.origin}/issues?page=2>; rel="next"`,
          }),
    ['issue', 'list', '--label', 'bug', '--label', 'good first', '--state', 'open,closed', '--output', 'json'],
  );
  assert.deepEqual(idsOf(run), [0, 1, 2]);
  assert.deepEqual(run.urls, [
    'GET /issues?labels=bug&labels=good%20first&state%5B%5D=open&state%5B%5D=closed',
    'GET /issues?page=2',
  ]);
});

const paged = ({ url }, response) => {
  const page = Number(new URL(url, 'http://x').searchParams.get('page'));
  json(
    response,
    rows((page - 1) * 2, Math.min(5, page * 2)),
    200,
    url.startsWith('/contents') ? { 'x-total-count': '5' } : {},
  );
};

for (const [words, pages] of [
  [['content', 'list'], 3],
  [['content', 'branches'], 3],
]) {
  test(`${words.join(' ')} reads ${pages} pages`, async () => {
    const run = await forge(paged, [...words, '--output', 'json']);
    assert.deepEqual(idsOf(run), [0, 1, 2, 3, 4]);
    assert.equal(run.seen.length, pages);
  });
}

test('charges are read after the last row, until the service has no more', async () => {
  const run = await forge(
    ({ url }, response) => {
      const after = Number(new URL(url, 'http://x').searchParams.get('starting_after') ?? -1);
      json(response, { data: rows(after + 1, Math.min(5, after + 3)), has_more: after + 3 < 5 });
    },
    ['charge', 'list', '--output', 'json'],
  );
  assert.deepEqual(idsOf(run), [0, 1, 2, 3, 4]);
  assert.deepEqual(run.urls.slice(1), [
    'GET /charges?limit=2&starting_after=1',
    'GET /charges?limit=2&starting_after=3',
  ]);
});

test('labels of a column are the names of its elements', async () => {
  const labels = [{ name: 'bug' }, { name: 'ui' }];
  const run = await forge(
    (_, response) => json(response, [{ number: 1, title: 'x', labels }]),
    ['issue', 'list', '--output', 'csv'],
  );
  assert.match(run.out, /bug, ui/);
});

test('a form has pairs as objects and lists in brackets', async () => {
  const run = await forge(
    (_, response) => json(response, { id: 9 }, 201),
    [
      'charge',
      'create',
      '--amount',
      '500',
      '--metadata',
      'order=42',
      '--metadata',
      'shop=a b',
      '--method',
      'card,bank',
      '--output',
      'json',
    ],
  );
  assert.equal(run.code, 0);
  assert.deepEqual(
    [...new URLSearchParams(run.seen[0].body)],
    [
      ['amount', '500'],
      ['metadata[order]', '42'],
      ['metadata[shop]', 'a b'],
      ['methods[]', 'card'],
      ['methods[]', 'bank'],
    ],
  );
});

test('a POST is retried with the same key, and another one has another key', async () => {
  const answer = (_, response, count) => (count === 1 ? json(response, {}, 503) : json(response, { id: 9 }, 201));
  const run = await forge(answer, ['charge', 'create', '--amount', '500', '--output', 'json'], {
    world: { sleep: async () => {} },
  });
  assert.equal(run.code, 0, run.err);
  await bench.run(['charge', 'create', '--amount', '500']);
  const keys = bench.seen.map(({ headers }) => headers['idempotency-key']);
  assert.match(keys[0], /^[0-9a-f-]{36}$/);
  assert.equal(keys[0], keys[1]);
  assert.notEqual(keys[1], keys[2]);
});

test('a PUT without a body sends none, and a path keeps its slashes but never leaves its folder', async () => {
  const run = await forge((_, response) => json(response, { number: 7 }), ['issue', 'lock', '7', '--output', 'json']);
  assert.deepEqual([run.code, run.seen[0].body, run.seen[0].headers['content-type']], [0, '', undefined]);
  writeFileSync(join(bench.folder, 'a.md'), 'Hi\u0000');
  const put = await bench.run(['content', 'put', 'docs/a b.md', '--file', 'a.md', '--output', 'json']);
  assert.equal(put.code, 0, put.err);
  assert.deepEqual(
    [bench.seen[1].url, JSON.parse(bench.seen[1].body)],
    ['/contents/docs/a%20b.md', { content: 'SGkA' }],
  );
  for (const path of ['../a', 'a//b', 'a/..'])
    assert.equal((await bench.run(['content', 'put', path, '--file', 'a.md'])).code, 65);
  const dry = await bench.run(['content', 'put', 'a', '--file', 'a.md', '--dry-run', '--output', 'json']);
  assert.deepEqual(JSON.parse(dry.out).body, { content: '<a.md, 3 bytes>' });
  assert.equal(bench.seen.length, 2);
});

const bytes = Buffer.from([0, 255, 10, 13, 27]);

test('bytes go to a file, which an interrupted download leaves as it was', async () => {
  let isCut = false;
  const answer = (_, response) => {
    response.writeHead(200, { 'content-length': String(bytes.length) });
    if (!isCut) return response.end(bytes);
    response.write(bytes.subarray(0, 2));
    setTimeout(() => response.destroy(), 20);
    return undefined;
  };
  const run = await forge(answer, ['content', 'archive', '--out', 'all.tar', '--output', 'json']);
  assert.equal(run.code, 64, 'flags about JSON are refused');
  const saved = await bench.run(['content', 'archive', '--out', 'all.tar']);
  assert.equal(saved.code, 0, saved.err);
  assert.deepEqual(readFileSync(join(bench.folder, 'all.tar')), bytes);
  isCut = true;
  const cut = await bench.run(['content', 'archive', '--out', 'all.tar', '--no-retry']);
  assert.equal(cut.code, 69);
  assert.deepEqual(readFileSync(join(bench.folder, 'all.tar')), bytes);
  assert.deepEqual(
    readdirSync(bench.folder).filter((name) => name.endsWith('.tmp')),
    [],
  );
  const before = bench.seen.length;
  assert.equal(
    (await bench.run(['content', 'archive'])).code,
    69,
    'a response that was printed in part is not retried',
  );
  assert.equal(bench.seen.length, before + 1);
  assert.ok(!existsSync(join(bench.folder, '-')));
});

test('text is printed as it is, and on a terminal without what could control it', async () => {
  const run = await forge((_, response) => response.end('diff\n\u001b[2J+a\n'), ['issue', 'patch', '7']);
  assert.deepEqual([run.code, run.out, run.urls], [0, 'diff\n\u001b[2J+a\n', ['GET /issues/7.patch']]);
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const world = { stdout: terminal };
  assert.equal((await bench.run(['issue', 'patch', '7', '--no-pager'], { world })).code, 0);
  assert.equal(String(terminal.read()), 'diff\n\ufffd[2J+a\n');
  assert.equal((await bench.run(['content', 'archive'], { world })).code, 64);
  await bench.close();
  const failed = await forge((_, response) => json(response, { message: 'gone' }, 404), ['issue', 'patch', '7']);
  assert.deepEqual([failed.code, failed.out], [65, '']);
  assert.match(failed.err, /gone/);
});

test('an action names the record that it is about, and a create with a line of its own keeps the record', async () => {
  const answer = ({ url }, response) =>
    url.includes('notes') ? response.end() : json(response, { id: 9, title: 'x' }, 201);
  const run = await forge(answer, ['issue', 'note', 'pin', '7', '8', '--output', 'table']);
  assert.equal(run.out, 'Done 8\n');
  const printed = async (...argv) => JSON.parse((await bench.run([...argv, '--output', 'json'])).out);
  assert.deepEqual(await printed('issue', 'note', 'pin', '7', '8'), { done: '8' });
  assert.deepEqual(await printed('issue', 'note', 'remove', '7', '8', '--yes'), { deleted: '8' });
  assert.deepEqual(await printed('issue', 'create', '--title', 'x'), { id: 9, title: 'x' });
  assert.equal((await bench.run(['issue', 'create', '--title', 'x', '--output', 'table'])).out, 'Opened issue 9\n');
});

test('a time since 1970 is a date in CSV, and stays a number in JSON', async () => {
  const data = [
    { id: 1, amount: 5, created: 1767225600 },
    { id: 2, amount: 6, created: null },
    { id: 3, created: 1e300 },
  ];
  const run = await forge(
    (_, response) => json(response, { data, has_more: false }),
    ['charge', 'list', '--output', 'csv'],
  );
  assert.deepEqual(run.out.split('\n').slice(0, 3), ['id,amount,created', '1,5,2026-01-01T00:00:00Z', '2,6,']);
  const printed = await bench.run(['charge', 'list', '--output', 'json', '--fields', 'created']);
  assert.equal(JSON.parse(printed.out)[0].created, 1767225600);
});

const basic = ({ headers }) => Buffer.from(headers.authorization.replace('Basic ', ''), 'base64').toString();

test('a registry of the user has a path, a user and a password, which a login asks for and stores', async () => {
  const image = { id: 9, name: 'base' };
  let next = '/git/images?page=2';
  const answer = ({ method, url }, response) => {
    if (url === '/git/session') return json(response, {});
    if (url === '/git/images/9') return json(response, image);
    if (method === 'POST') return response.writeHead(201, { location: `${bench.origin}/git/images/9` }).end();
    if (url === '/git/images?page=2') return json(response, [{ id: 2 }], 200, { 'x-total-count': '2' });
    return json(response, [{ id: 1 }], 200, { link: `<${next}>; rel="next"`, 'x-total-count': '2' });
  };
  bench = await openBench(client, { answer });
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
    assert.equal(bench.seen.length, before + 1);
  }
  const elsewhere = await bench.run(['image', 'list'], { env: { ...env, FORGECLI_REGISTRY: `${bench.origin}/else` } });
  assert.deepEqual([elsewhere.code, /issued for/.test(elsewhere.err)], [78, true]);
});

test('a request to a path of the user is retried there', async () => {
  const answer = (_, response, count) => json(response, count === 1 ? {} : [], count === 1 ? 503 : 200);
  bench = await openBench(client, { answer });
  const env = { FORGECLI_REGISTRY_BASE_URL: `${bench.origin}/a/b` };
  const run = await bench.run(['image', 'list'], { env, world: { sleep: async () => {} } });
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(
    bench.seen.map(({ url }) => url),
    ['/a/b/images', '/a/b/images'],
  );
});

test('a registry without https needs the word of the user', async () => {
  bench = await openBench(client, { answer: (_, response) => json(response, []) });
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
    const signature = createHmac('sha256', 'sandbox').update(text).digest('hex');
    assert.equal(headers.authorization, `HMAC sandbox:${signature}`);
  }
});

test('dates and times of flags are sent as times since 1970', async () => {
  const answer = ({ method }, response) =>
    method === 'GET' ? json(response, { data: [], has_more: false }) : json(response, { id: 9 }, 201);
  const run = await forge(answer, ['charge', 'list', '--since', '2026-01-01T00:00:00+01:00', '--output', 'json']);
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(run.urls, ['GET /charges?created%5Bgte%5D=1767222000&limit=2']);
  await bench.run(['charge', 'create', '--amount', '5', '--due', '2026-01-01']);
  assert.equal(bench.seen[1].body, 'amount=5&due=1767225600000');
  assert.equal((await bench.run(['charge', 'list', '--since', 'soon'])).code, 64);
});

test('arguments of a group are those of its commands and of the groups inside', async () => {
  const run = await forge((_, response) => json(response, []), ['pull', 'list', 'ada', 'my engine']);
  await bench.run(['pull', 'get', 'ada', 'engine', '7']);
  await bench.run(['pull', 'review', 'list', 'ada', 'engine', '7']);
  assert.deepEqual(
    bench.seen.map(({ url }) => url),
    [
      '/repos/ada/my%20engine/pulls?state=open',
      '/repos/ada/engine/pulls/7',
      '/repos/ada/engine/pulls/7/reviews?state=open',
    ],
  );
  assert.equal(run.code, 0, run.err);
  const help = await bench.run(['pull', 'review', 'list', '--help']);
  assert.match(help.out, /<owner> <repo> <number>/);
  assert.match(help.out, /Owner of the repository/);
});

test('a default of a group is that of its flags and of the groups inside, unless a flag has its own', async () => {
  const run = await forge((_, response) => json(response, []), ['pull', 'list', 'ada', 'engine', '--state', 'all']);
  assert.equal(run.code, 0, run.err);
  await bench.run(['pull', 'review', 'list', 'ada', 'engine', '7']);
  await bench.run(['pull', 'review', 'threads', 'ada', 'engine', '7']);
  assert.deepEqual(
    bench.seen.map(({ url }) => url.replace('/repos/ada/engine/pulls', '')),
    ['?state=all', '/7/reviews?state=open', '/7/threads?state=closed'],
  );
  assert.match((await bench.run(['pull', 'review', 'list', '--help'])).out, /--state .*default open/);
});

test('one argument splits into two names of the path', async () => {
  const answer = ({ url }, response) =>
    json(response, url.endsWith('/labels') ? [{ name: 'bug', color: 'red' }] : { name: 'bug' });
  const run = await forge(answer, ['label', 'list', 'ada/my engine', '--output', 'json']);
  assert.equal(run.code, 0, run.err);
  assert.equal((await bench.run(['label', 'get', 'ada/engine', 'bug'])).code, 0);
  const deleted = await bench.run(['label', 'delete', 'ada/engine', 'bug', '--yes', '--output', 'json']);
  assert.deepEqual(JSON.parse(deleted.out), { deleted: 'bug' });
  assert.equal((await bench.run(['label', 'copy', 'ada/engine', 'bob/kit', '--output', 'json'])).code, 0);
  assert.deepEqual(
    bench.seen.map(({ method, url }) => `${method} ${url}`),
    [
      'GET /repos/ada/my%20engine/labels',
      'GET /repos/ada/engine/labels/bug',
      'DELETE /repos/ada/engine/labels/bug',
      'GET /repos/bob/kit/labels',
      'POST /repos/ada/engine/labels',
    ],
  );
  assert.equal(bench.seen[4].body, '{"name":"bug"}');
});

test('a value that does not split is refused with the form, before a request', async () => {
  const run = await forge((_, response) => json(response, []), ['label', 'list', 'engine']);
  assert.deepEqual([run.code, run.seen.length], [64, 0]);
  assert.match(run.err, /<owner\/repo> must be of the form owner\/repo, not \\?"engine\\?"/);
  for (const value of ['ada/', '/engine', 'ada/engine/more'])
    assert.equal((await bench.run(['label', 'list', value])).code, 64, value);
  for (const value of ['../engine', 'ada/..'])
    assert.notEqual((await bench.run(['label', 'list', value])).code, 0, value);
  assert.match((await bench.run(['label', 'list'])).err, /<owner\/repo> is missing/);
  assert.equal(bench.seen.length, 0);
  assert.match((await bench.run(['label', 'get', '--help'])).out, /forgecli label get <owner\/repo> <label>/);
});

test('old names of a group and of a value work, with a warning', async () => {
  const argv = ['merge-request', 'list', 'ada', 'engine', '--state', 'any'];
  const run = await forge((_, response) => json(response, []), argv);
  assert.deepEqual([run.code, run.urls], [0, ['GET /repos/ada/engine/pulls?state=all']]);
  assert.match(run.err, /"forgecli merge-request list" was renamed to "forgecli pull list"/);
  assert.match(run.err, /The value "any" of --state was renamed to "all"/);
});

test('pairs are an object of a JSON body', async () => {
  const argv = ['issue', 'create', '--title', 'x', '--property', 'size=4', '--property', 'color=a=b'];
  const run = await forge((_, response) => json(response, { number: 9 }, 201), argv);
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(JSON.parse(run.seen[0].body), { title: 'x', properties: { size: '4', color: 'a=b' } });
});

test('a nested group finds its rows where the group around it does', async () => {
  const run = await forge(
    (_, response) => json(response, { data: { rows: rows(3, 4) } }),
    ['team', 'member', 'list', '7', '--output', 'json'],
  );
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(idsOf(run), [3]);
});
