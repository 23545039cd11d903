/** Runs the generated client in this process: `npm test` generates it first. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from '../client/client.js';

let bench;
afterEach(() => bench?.close());

test('the help lists every group and the commands of a group', async () => {
  bench = await openBench(client, { answer: (_request, response) => json(response, {}) });
  const root = await bench.run(['--help']);
  assert.equal(root.code, 0);
  assert.match(root.out, /^Commands: author, book$/m);
  const { out } = await bench.run(['book', '--help']);
  for (const command of ['list', 'get', 'create', 'update', 'delete', 'lend', 'import']) {
    assert.match(out, new RegExp(`^  ${command} `, 'm'));
  }
});

test('a flag is sent under the name that the service uses', async () => {
  bench = await openBench(client, {
    answer: (_request, response) => json(response, { data: { id: 8, title: 'Emma' } }, 201),
  });
  const { code } = await bench.run(['book', 'create', '--title', 'Emma', '--author', '7']);
  assert.equal(code, 0);
  assert.deepEqual(JSON.parse(bench.seen[0].body), { title: 'Emma', author_id: 7 });
});

test('the import adds only books that the library does not have', async () => {
  bench = await openBench(client, {
    answer: ({ method }, response) => {
      if (method === 'POST') json(response, { data: { id: 2 } }, 201);
      else json(response, { data: [{ id: 1, title: 'Dune' }], meta: { pages: 1, total: 1 } });
    },
  });
  writeFileSync(join(bench.folder, 'new.csv'), 'title,pages\nDune,412\nEmma,474\n');
  const { code, out } = await bench.run(['book', 'import', 'new.csv', '--yes', '--output', 'json']);
  assert.deepEqual([code, JSON.parse(out)], [0, { added: 1, failed: 0 }]);
  const posted = bench.seen.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));
  assert.deepEqual(posted, [{ title: 'Emma', pages: 474 }]);
});
