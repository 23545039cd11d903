/** Requests to the forge: forms, keys, bodies, times. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { URLSearchParams } from 'node:url';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge, open } from './support.mjs';

test('a fixed header is sent as written and replaces the header of the client', async () => {
  const run = await forge((_, response) => response.end('+a\n'), ['commit', 'diff', '4b825dc']);
  assert.deepEqual([run.code, run.out, run.seen[0].headers.accept], [0, '+a\n', 'text/x-diff'], run.err);
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

test('objects in a query, and lists of objects in a form, are fields with brackets', async () => {
  const listed = await forge(
    (_, response) => json(response, { data: [], has_more: false }),
    ['charge', 'list', '--matching', 'order=4 2', '--matching', 'shop=b'],
  );
  assert.equal(listed.code, 0, listed.err);
  assert.match(listed.urls[0], /metadata%5Border%5D=4%202&metadata%5Bshop%5D=b/);
  await bench.close();
  const lines = '[{"price": 500, "tags": ["a", "b"], "note": null}, {"product": {"id": 7}}]';
  const run = await forge(
    (_, response) => json(response, { id: 9 }, 201),
    ['charge', 'create', '--amount', '500', '--line', lines],
  );
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(
    [...new URLSearchParams(run.seen[0].body)],
    [
      ['amount', '500'],
      ['lines[0][price]', '500'],
      ['lines[0][tags][]', 'a'],
      ['lines[0][tags][]', 'b'],
      ['lines[1][product][id]', '7'],
    ],
  );
});

test('a flag of a command replaces the global one that is about rows, which the command then does not have', async () => {
  const answer = ({ method }, response) =>
    method === 'GET' ? json(response, [{ number: 1, title: 'a', labels: [] }]) : json(response, { id: 9 }, 201);
  const line = ['issue', 'list', '--labels', 'bug,new', '--fields', 'body', '--columns', 'title', '--output', 'csv'];
  const listed = await forge(answer, line);
  assert.deepEqual([listed.code, listed.out], [0, 'title\na\n'], listed.err);
  assert.match(listed.urls[0], /in=body&all_labels=bug,new/);
  const help = await bench.run(['issue', 'list', '--help']);
  assert.match(help.out, /--labels <a,b,...>\s+Only issues with all these labels/);
  const made = await bench.run(['issue', 'create', '--title', 'a', '--limit', '8']);
  assert.equal(made.code, 0, made.err);
  assert.equal(bench.seen.at(-1).body, '{"title":"a","time_limit":8}');
  await bench.close();
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

test('an action prints the record that it is about, and not a fixed word of its path', async () => {
  const run = await forge((_, response) => json(response, {}), ['issue', 'react', '7', 'like', '--output', 'json']);
  assert.deepEqual([run.code, JSON.parse(run.out), run.urls], [0, { done: '7' }, ['PUT /issues/7/reactions/%2B1']]);
  const table = await bench.run(['issue', 'react', '7', 'dislike', '--output', 'table']);
  assert.equal(table.out, 'Done 7\n');
});

test('a choice without a value leaves the parameter out, and is null in a JSON body', async () => {
  const run = await forge(
    (_, response) => json(response, []),
    ['issue', 'list', '--assigned', 'me', '--kind', 'bug,task'],
  );
  for (const argv of [
    ['--assigned', 'anyone'],
    ['--assigned', 'nobody', '--kind', 'any,bug'],
  ])
    assert.equal((await bench.run(['issue', 'list', ...argv])).code, 0);
  const queries = bench.seen.map(({ url }) => new URL(url, 'https://api.forge.example').searchParams);
  assert.deepEqual(
    queries.map((query) => [query.get('assigned'), query.get('kind')]),
    [
      ['@me', '1,2'],
      [null, null],
      ['none', null],
    ],
  );
  assert.equal(run.code, 0, run.err);
  await bench.run(['issue', 'create', '--title', 'A', '--due', 'never']);
  assert.deepEqual(JSON.parse(bench.seen.at(-1).body), { title: 'A', due_days: null });
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

test('pairs are an object of a JSON body', async () => {
  const argv = ['issue', 'create', '--title', 'x', '--property', 'size=4', '--property', 'color=a=b'];
  const run = await forge((_, response) => json(response, { number: 9 }, 201), argv);
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(JSON.parse(run.seen[0].body), { title: 'x', properties: { size: '4', color: 'a=b' } });
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

test('a list in a form is one field with commas, or a repeated field', async () => {
  const lists = ['--tag', 'a,b', '--note', 'one', '--note', 'two, three'];
  const run = await forge(
    (_, response) => json(response, { id: 9 }, 201),
    ['charge', 'create', '--amount', '500', ...lists],
  );
  assert.equal(run.seen[0].body, 'amount=500&tags=a%2Cb&note=one&note=two%2C+three');
});

test('a POST without a body sends neither bytes nor a content type', async () => {
  const run = await forge((_, response) => json(response, {}), ['issue', 'note', 'pin', '7', '8']);
  assert.deepEqual([run.code, run.urls, run.seen[0].body], [0, ['POST /issues/7/notes/8/pin'], '']);
  assert.equal(run.seen[0].headers['content-type'], undefined);
});

test('a body that is a file is sent as it is, with the media type of a flag, and other flags in the query', async () => {
  const content = '{"not": "JSON"}\0\r\n';
  await open((_, response) => json(response, { id: 9 }, 201));
  writeFileSync(join(bench.folder, 'base.tar'), content);
  const words = ['image', 'upload', '--file', 'base.tar', '--name', 'base one', '--output', 'json'];
  const dry = await bench.run([...words, '--dry-run']);
  assert.equal(JSON.parse(dry.out).body, '<base.tar, 18 bytes>');
  assert.equal(bench.seen.length, 0);
  const run = await bench.run([...words, '--media-type', 'image/png']);
  assert.equal(run.code, 0, run.err);
  const [seen] = bench.seen;
  assert.deepEqual(
    [seen.url, seen.headers['content-type'], seen.headers['content-length'], seen.body],
    ['/images/uploads?name=base%20one', 'image/png', '18', content],
  );
  await bench.run(words);
  assert.equal(bench.seen[1].headers['content-type'], 'application/x-tar');
});

test('a body that is a text is sent as it is, with the media type of the command', async () => {
  const run = await forge(
    (_, response) => json(response, { id: 7 }),
    ['image', 'explain', '7', '--text', '{"not": "json"}'],
  );
  assert.equal(run.code, 0, run.err);
  const [{ body, headers }] = run.seen;
  assert.deepEqual([body, headers['content-type']], ['{"not": "json"}', 'text/markdown; charset=utf-8']);
});

test('JSON has the media type of its host', async () => {
  const run = await forge((_, response) => json(response, { id: 9 }, 201), ['image', 'create', '--name', 'base']);
  assert.equal(run.code, 0, run.err);
  const [{ body, headers }] = run.seen;
  assert.deepEqual([JSON.parse(body), headers['content-type']], [{ name: 'base' }, 'application/vnd.api+json']);
});

test('names that every object has are names of flags, arguments and columns', async () => {
  const run = await forge(
    ({ method }, response) => json(response, method === 'GET' ? [{ id: 1, constructor: 'Ada' }] : { id: 7 }),
    ['part', 'list', '--output', 'csv'],
  );
  assert.deepEqual([run.code, run.out], [0, 'id,constructor,toString,labels.app.origin\n1,Ada,,\n']);
  const update = await bench.run(['part', 'update', '7', '--valueOf', 'low', '--constructor=Bo']);
  assert.deepEqual([update.code, bench.seen.at(-1).body], [0, '{"constructor":"Bo","valueOf":"toString"}']);
  const weld = await bench.run(['part', 'weld', '7', 'Ada', '--output', 'table']);
  assert.deepEqual([weld.out, bench.seen.at(-1).url], ['Ada welded 7\n', '/parts/7/weld/Ada']);
  const alone = await bench.run(['part', 'weld', '7', 'Ada', '--watch', 'Bo']);
  assert.match(alone.err, /--watch requires --toString/);
});

test('the places of values decide how a body is encoded', async () => {
  const file = join(import.meta.dirname, 'specs/examples/a.md');
  const run = await forge(
    (_, response) => json(response, {}),
    ['part', 'photo', '7', '--photo', file, '--photo', file, '--reason', 'new'],
  );
  assert.deepEqual(
    [run.code, run.seen[0].body.match(/name="\w+"/g)],
    [0, ['name="photos"', 'name="photos"', 'name="reason"']],
  );
  assert.match(run.seen[0].headers['content-type'], /^multipart\/form-data; boundary=/);
  await bench.run(['part', 'review', '7', '--reason', 'new']);
  assert.deepEqual(
    [bench.seen[1].body, bench.seen[1].headers['content-type']],
    ['reason=new', 'application/x-www-form-urlencoded'],
  );
});

test('keys with dots and brackets are keys of a body, and of a record that a table shows', async () => {
  const record = { id: 7, labels: { 'app.origin': 'Leeds' } };
  const line = ['part', 'relabel', '7', '--origin', 'Leeds', '--grade', '2'];
  const run = await forge((_, response) => json(response, record), [...line, '--output', 'table']);
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(JSON.parse(run.seen[0].body), {
    'sent.by': 'forgecli',
    labels: { 'app.origin': 'Leeds' },
    'custom[grade]': 2,
  });
  await bench.close();
  const listed = await forge(
    (_, response) => json(response, [record]),
    ['part', 'list', '--output', 'csv', '--labels'],
  );
  assert.match(listed.out, /Origin/, listed.err);
  await bench.close();
  const chosen = ['part', 'list', '--fields', 'labels.app\\.origin', '--output', 'csv'];
  const picked = await forge((_, response) => json(response, [record]), chosen);
  assert.match(picked.out, /Leeds/, picked.err);
});
