/** Paging, and where rows and columns are found. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { URL } from 'node:url';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge, idsOf, open, rows } from './support.mjs';

test('a list is read by its Link header, and repeats its parameters, with the largest page', async () => {
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
    'GET /issues?labels=bug&labels=good%20first&state%5B%5D=open&state%5B%5D=closed&per_page=50',
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

test('pages that are partial content are read up to the total of their range', async () => {
  const run = await forge(
    ({ url }, response) => {
      const from = Number(new URL(url, 'http://x').searchParams.get('offset'));
      const to = Math.min(5, from + 2);
      json(response, rows(from, to), 206, { 'content-range': `items ${from}-${to - 1}/5` });
    },
    ['content', 'tags', '--output', 'json'],
  );
  assert.deepEqual(idsOf(run), [0, 1, 2, 3, 4]);
  assert.equal(run.urls.at(-1), 'GET /tags?limit=2&offset=4');
});

test('a download that is partial content is not stored', async () => {
  await open((_, response) => response.writeHead(206, { 'content-range': 'items 0-1/9' }).end('half'));
  const run = await bench.run(['content', 'archive', '--out', 'all.tar']);
  assert.equal(run.code, 69);
  assert.match(run.err, /has only a part of the content/);
});

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

test('a nested group finds its rows where the group around it does', async () => {
  const run = await forge(
    (_, response) => json(response, { data: { rows: rows(3, 4) } }),
    ['team', 'member', 'list', '7', '--output', 'json'],
  );
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(idsOf(run), [3]);
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

test('the sandbox has the list of all values of a variable, and the request that finds the one of the user', async () => {
  await open();
  const codes = /^"?[A-Z]\d+"?$/;
  const own = await bench.run(['runner', 'list', '--output', 'json']);
  assert.ok(JSON.parse(own.out).length > 0, own.err);
  const all = await bench.run(['runner', 'list', '--everywhere', '--output', 'csv']);
  assert.equal(all.code, 0, all.err);
  const [header, ...lines] = all.out.trim().split('\n');
  assert.equal(header, 'Region,id,name');
  const regions = new Set(lines.map((line) => line.split(',')[0]));
  assert.ok(regions.size > 1 && [...regions].every((region) => codes.test(region)), [...regions].join());
});
