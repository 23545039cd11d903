/** Requests over POST that only read. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { URLSearchParams } from 'node:url';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge, idsOf, open, rows } from './support.mjs';

const bodiesOf = ({ seen }) => seen.map(({ body }) => JSON.parse(body));

const paged = ({ body }, response) => {
  const from = JSON.parse(body).paging?.after ?? 0;
  const results = rows(from, Math.min(5, from + 2)).map((row) => ({ ...row, lines: row.id % 2 }));
  json(response, { results, ...(from + 2 < 5 && { paging: { next: { after: from + 2 } } }) });
};

test('a search sends filters and cursors in its body, each cursor as it came, until none follows', async () => {
  const argv = ['commit', 'search', '--text', 'fix', '--author', 'ada', '--branch', 'main', '--output', 'json'];
  const run = await forge(paged, argv);
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(idsOf(run), [0, 1, 2, 3, 4]);
  assert.deepEqual(new Set(run.urls), new Set(['POST /commits/search?branch=main']));
  const pages = [{}, { after: 2 }, { after: 4 }].map((page) => ({ sort: 'newest', ...page }));
  const asked = { filter: { text: 'fix' }, author: 'ada', limit: 2 };
  assert.deepEqual(
    bodiesOf(run),
    pages.map((paging) => ({ ...asked, paging })),
  );
});

test('a search has --limit and filters of the client', async () => {
  const run = await forge(paged, ['commit', 'search', '--least', '1', '--limit', '1', '--output', 'json']);
  assert.deepEqual(idsOf(run), [1]);
  assert.equal(run.seen.length, 1);
});

test('a search whose cursor repeats is an error and not a shorter list', async () => {
  const run = await forge(
    (_, response, count) => json(response, { results: rows(count, count + 2), paging: { next: { after: 1 } } }),
    ['commit', 'search'],
  );
  assert.equal(run.code, 69);
  assert.match(run.err, /repeats a cursor/);
});

test('a search is repeated after an error of the service, and has no idempotency key', async () => {
  const run = await forge(
    (request, response, count) => (count === 1 ? json(response, {}, 503) : paged(request, response)),
    ['commit', 'search', '--output', 'json'],
  );
  assert.deepEqual(idsOf(run), [0, 1, 2, 3, 4]);
  assert.equal(
    run.seen.some(({ headers }) => 'idempotency-key' in headers),
    false,
  );
});

test('a read over POST prints one record, and has a body in any encoding', async () => {
  const run = await forge(
    (_, response) => json(response, { id: 'c0ffee' }),
    ['commit', 'blame', '--path', 'a b', '--line', '3', '--output', 'json'],
  );
  assert.deepEqual(JSON.parse(run.out), { id: 'c0ffee' });
  assert.equal(run.seen[0].body, String(new URLSearchParams({ line: '3', path: 'a b' })));
});

test('the sandbox returns the rows that the filters of a search select, page by page', async () => {
  await open();
  const all = await bench.json(['commit', 'search']);
  const ids = all.map(({ id }) => id);
  assert.ok(ids.length > 2);
  assert.equal(new Set(ids).size, ids.length);
  const { author } = all[0];
  const found = await bench.json(['commit', 'search', '--author', author]);
  assert.deepEqual(
    found,
    all.filter((row) => row.author === author),
  );
});

test('a search has no --dry-run', async () => {
  await open(paged);
  const { err, code } = await bench.run(['commit', 'search', '--dry-run']);
  assert.equal(code, 64);
  assert.match(err, /dry-run/);
  assert.equal(bench.seen.length, 0);
});
