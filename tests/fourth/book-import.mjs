/** Tests of the workflow as its author has them: `node --test book-import.mjs`, after the client was generated. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

let bench;
afterEach(() => bench?.close());

/** A library with one book, which responds to a new one as `add` does. */
async function library(csv, add = () => [201, { data: { id: 2 } }]) {
  bench = await openBench(client, {
    answer: ({ method, body }, response) => {
      if (method === 'GET') json(response, { data: [{ id: 1, title: 'Dune' }], meta: { pages: 1, total: 1 } });
      else json(response, ...add(JSON.parse(body)).reverse());
    },
  });
  writeFileSync(join(bench.folder, 'new.csv'), csv);
  return (...more) => bench.run(['book', 'import', 'new.csv', ...more]);
}

const posted = () => bench.seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

test('adds the books that the library does not have', async () => {
  const run = await library('title,author,pages\r\nDune,Herbert,412\r\n"Emma, again",Austen,474\r\n');
  const { code, out } = await run('--yes', '--output', 'json');
  assert.deepEqual([code, JSON.parse(out)], [0, { added: 1, failed: 0, untried: [] }]);
  assert.deepEqual(posted(), [{ title: 'Emma, again', author: 'Austen', pages: 474 }]);
});

test('a dry run does not prompt; it prints the requests and sends none', async () => {
  const run = await library('title,author,pages\nEmma,Austen,474\n');
  const { code, out } = await run('--dry-run', '--output', 'json');
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(out).body, { title: 'Emma', author: 'Austen', pages: 474 });
  assert.deepEqual(posted(), []);
});

test('a wrong line is refused before any request, and so is a missing confirmation', async () => {
  const wrong = await library('title,author,pages\nEmma,Austen,many\n');
  assert.match((await wrong('--yes')).err, /Line 2 of new\.csv has no number of pages/);
  await bench.close();
  const unasked = await library('title,author,pages\nEmma,Austen,474\n');
  assert.notEqual((await unasked()).code, 0);
  assert.deepEqual(posted(), []);
});

test('a failure is reported, and the other books are added', async () => {
  const run = await library('title,author,pages\nEmma,,474\nOdd,,1\nLast,,2\n', ({ title }) =>
    title === 'Odd' ? [400, { message: 'too odd' }] : [201, { data: { id: 2 } }],
  );
  const { code, err } = await run('--yes', '--output', 'table');
  assert.notEqual(code, 0);
  assert.match(err, /Book "Odd" was not added.*too odd/s);
  assert.equal(posted().length, 3);
});
