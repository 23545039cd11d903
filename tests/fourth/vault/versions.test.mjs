/** Versions of records, which the service names in the header ETag: conditional reads and writes. */
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from './client/client.js';

let bench;
afterEach(() => bench?.close());

/** Opens a service with one document, whose version changes with each write; `meanwhile` runs after each read. */
async function open(meanwhile = () => {}) {
  const document = { id: 1, title: 'Plan', version: 1 };
  const tag = () => `"v${String(document.version)}"`;
  bench = await openBench(client, {
    answer: ({ method, headers, body }, response) => {
      const { version: _, ...shown } = document;
      if (method === 'GET') {
        if (headers['if-none-match'] === tag()) response.writeHead(304, { etag: tag() }).end();
        else json(response, shown, 200, { etag: tag() });
        return meanwhile(document);
      }
      const wanted = headers['if-match'];
      if (wanted !== undefined && wanted !== tag()) return json(response, { error: 'Precondition failed' }, 412);
      if (method === 'DELETE') return response.writeHead(204).end();
      Object.assign(document, JSON.parse(body), { version: document.version + 1 });
      return json(response, { ...shown, title: document.title }, 200, { etag: tag() });
    },
  });
  return document;
}
const run = (...argv) => bench.run([...argv, '--output', 'json']);
const errorOf = ({ err }) => JSON.parse(err.trim().split('\n').at(-1));
const sent = () => bench.seen.map(({ method, headers }) => [method, headers['if-match'] ?? headers['if-none-match']]);

test('a read prints the version, and nothing but that if it is the one that the user has', async () => {
  await open();
  const read = await run('document', 'get', '1');
  assert.deepEqual(JSON.parse(read.out), { id: 1, title: 'Plan', etag: 'v1' });
  const same = await run('document', 'get', '1', '--if-none-match', 'v1');
  assert.equal(same.code, 0, same.err);
  assert.deepEqual(JSON.parse(same.out), { unchanged: true, etag: 'v1' });
  const other = await run('document', 'get', '1', '--if-none-match', '"v0"', '--fields', 'title,etag');
  assert.deepEqual(JSON.parse(other.out), { title: 'Plan', etag: 'v1' });
  assert.deepEqual(sent(), [
    ['GET', undefined],
    ['GET', '"v1"'],
    ['GET', '"v0"'],
  ]);
});

test('a write is sent with the version that the read before it shows', async () => {
  await open();
  const written = await run('document', 'update', '1', '--title', 'Draft');
  assert.equal(written.code, 0, written.err);
  assert.equal(JSON.parse(written.out).etag, 'v2');
  assert.deepEqual(sent(), [
    ['GET', undefined],
    ['PATCH', '"v1"'],
  ]);
});

test('a record that somebody else changed is a conflict, which is explained and sent once', async () => {
  const document = await open();
  document.version = 7;
  const late = await run('document', 'update', '1', '--title', 'Draft', '--if-match', 'v1');
  const error = errorOf(late);
  assert.equal(error.next, 'vaultcli document get 1');
  assert.deepEqual([error.statusCode, error.retryable], [412, false]);
  assert.match(error.message, /has not the version v1 any more, so nothing was written/);
  assert.equal(bench.seen.filter(({ method }) => method === 'PATCH').length, 1);
  assert.equal(document.title, 'Plan');
});

test('a change between the read and the write is a conflict; so is one between a plan, or an undo, and its write', async () => {
  let isOn = false;
  const document = await open((one) => {
    if (isOn) one.version += 1;
  });
  isOn = true;
  const race = await run('document', 'delete', '1', '--yes');
  assert.notEqual(race.code, 0);
  assert.match(race.err, /changed by somebody else since it was read/);
  isOn = false;
  assert.equal((await run('document', 'update', '1', '--title', 'Draft')).code, 0);
  const update = JSON.parse((await run('log')).out).find(({ cmd }) => cmd === 'document update');
  const undone = await run('undo', update.id, '--yes');
  assert.equal(undone.code, 0, undone.err);
  assert.equal(bench.seen.at(-1).headers['if-match'], `"v${String(document.version - 1)}"`);
  assert.equal(document.title, 'Plan');
});

test('a conflict of an undo, or of a plan that is applied, is that of the write itself, and is sent once', async () => {
  let isOn = false;
  const document = await open((one) => {
    if (isOn) one.version += 1;
  });
  const plan = join(mkdtempSync(join(tmpdir(), 'vault-')), 'plan.ndjson');
  const planned = await run('document', 'update', '1', '--title', 'Other', '--plan', plan);
  assert.equal(planned.code, 0, planned.err);
  isOn = true;
  const direct = await run('document', 'update', '1', '--title', 'Other');
  const applied = await run('apply', plan, '--yes');
  isOn = false;
  assert.equal((await run('document', 'update', '1', '--title', 'Draft')).code, 0);
  const update = JSON.parse((await run('log')).out).find(({ state }) => state === 'done');
  isOn = true;
  const undone = await run('undo', update.id, '--yes');
  assert.equal(errorOf(direct).statusCode, 412, direct.err);
  for (const { code, err, out } of [applied, undone]) {
    assert.equal(code, direct.code);
    // The notes of a plan also count its lines.
    assert.deepEqual({ ...errorOf({ err }), notes: [] }, { ...errorOf(direct), notes: [] });
    assert.equal(JSON.parse(out)[0].state, 'refused');
  }
  const writes = bench.seen.filter(({ method }) => method === 'PATCH');
  assert.equal(writes.length, 4);
  assert.equal(document.title, 'Draft');
  isOn = false;
  assert.equal((await run('undo', update.id, '--yes')).code, 0);
  assert.equal(document.title, 'Plan');
});

test('a description of a read has the version among its fields', async () => {
  await open();
  const { result } = JSON.parse((await run('describe', 'document', 'get')).out);
  assert.deepEqual(Object.keys(result.properties), ['etag', 'id', 'title']);
});

test('a dry run shows the condition, and the sandbox keeps versions', async () => {
  await open();
  const dry = await run('document', 'update', '1', '--title', 'Draft', '--if-match', 'v1', '--dry-run');
  assert.equal(JSON.parse(dry.out).headers['if-match'], '"v1"', dry.out);
  await bench.close();
  bench = await openBench(client);
  const { etag } = JSON.parse((await run('document', 'get', '1')).out);
  assert.equal(JSON.parse((await run('document', 'get', '1', '--if-none-match', etag)).out).unchanged, true);
  const wrong = await run('document', 'update', '1', '--title', 'Draft', '--if-match', 'v0');
  assert.match(wrong.err, /has not the version v0 any more/);
  const right = await run('document', 'update', '1', '--title', 'Draft', '--if-match', etag);
  assert.equal(right.code, 0, right.err);
});
