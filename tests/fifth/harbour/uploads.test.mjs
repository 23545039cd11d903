/** Files go to the store in a request of their own, which has no credential of the harbour. */
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, writeFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { home, json, port, run } from './support.mjs';

const file = (name, content) => {
  writeFileSync(join(home, name), content);
  return name;
};

test('a file goes to the store without the credential, with its size and type, and the record is printed', async () => {
  const path = file('manifest.pdf', '%PDF-1.7');
  const made = await json('document', 'create', '--file', path, '--title', 'Manifest');
  assert.equal(made.status, 'stored');
  const [stored] = port.state.stored;
  assert.deepEqual([stored.method, stored.size, stored.headers['content-type']], ['PUT', 8, 'application/pdf']);
  assert.equal(stored.headers.authorization, undefined);
  assert.deepEqual(
    port.state.seen.map(({ method, path: at }) => `${method} ${at}`),
    ['POST /v1/documents', 'POST /v1/documents/d1/complete'],
  );
  const table = await run(['document', 'create', '--file', path, '--output', 'table']);
  assert.match(table.out, /^Uploaded manifest\.pdf as document d2$/m);
});

test('the address of the file is in no file of the client, and not in what --verbose prints', async () => {
  const { code, err } = await run(['document', 'create', '--file', file('a.txt', 'a'), '--verbose']);
  assert.equal(code, 0, err);
  const [{ signature }] = [...port.state.places.values()];
  assert.doesNotMatch(err, new RegExp(signature));
  assert.match(err, /PUT http:\/\/127\.0\.0\.1:\d+\/put\/[-0-9a-f]+ 200/);
  const texts = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath ?? entry.path, entry.name), 'utf8'));
  assert.ok(
    texts.some((text) => text.includes('document create')),
    'the write is in the log',
  );
  assert.ok(texts.every((text) => !text.includes(signature)));
});

test('a dry run shows the three requests and sends none', async () => {
  const planned = await json('document', 'create', '--file', file('a.csv', 'a,b\n'), '--dry-run');
  assert.deepEqual(
    planned.map(({ method, url, body }) => [method, url.replace(port.origin, ''), body]),
    [
      ['POST', '/v1/documents', { name: 'a.csv', size: 4, type: 'text/csv' }],
      ['PUT', '<upload.url of step 1>', '<a.csv, 4 bytes>'],
      ['POST', '/v1/documents/<id of step 1>/complete', { size: 4 }],
    ],
  );
  assert.deepEqual([port.state.seen, port.state.stored], [[], []]);
});

test('a form has the fields of the response, and the file as its last part', async () => {
  await json('document', 'create', '--file', file('a.txt', 'a'));
  await json('document', 'scan', 'create', 'd1', '--file', file('page.png', 'PNG'));
  const { method, text } = port.state.stored.at(-1);
  assert.equal(method, 'POST');
  assert.match(text, /name="scan"; filename="page\.png"/);
});

test('a step that fails is named, with what took effect before it', async () => {
  const path = file('a.txt', 'abc');
  port.state.faults.add('store');
  const second = await run(['document', 'create', '--file', path]);
  assert.deepEqual([second.code, second.out], [69, '']);
  const error = JSON.parse(second.err.trim().split('\n').at(-1));
  assert.match(
    error.message,
    /^Step 2 of 3 failed, and the file a\.txt was not uploaded: PUT http\S+ returned 403\. The step before it took effect: document d1 was created\.$/,
  );
  assert.deepEqual([error.sent, error.retry], ['yes', 'check']);
  // The command creates a second document if it is run again.
  assert.match(error.remedy, /begins with the first step: check/);
  port.state.faults.add('complete');
  const third = await run(['document', 'create', '--file', path]);
  assert.equal(third.code, 65);
  assert.match(
    third.err,
    /Step 3 of 3 failed, and the upload was not completed: .*The file is still scanned\. The steps before it took effect/,
  );
  assert.match(third.err, /The steps before it took effect: document d2 was created, and the file was uploaded\./);
});

test('a store that is busy gets the file again', async () => {
  port.state.faults.add('busy');
  const made = await json('document', 'create', '--file', file('a.txt', 'abc'));
  assert.deepEqual([made.status, port.state.stored.length], ['stored', 2]);
});

test('a large file is read while it is sent', async () => {
  const path = file('large.bin', '');
  truncateSync(join(home, path), 150_000_000);
  const { code, err } = await run(['document', 'create', '--file', path], {
    env: { NODE_OPTIONS: '--max-old-space-size=60' },
  });
  assert.equal(code, 0, err);
  assert.deepEqual(
    [port.state.stored[0].size, port.state.stored[0].headers['content-type']],
    [150_000_000, 'application/octet-stream'],
  );
});

test('a file that is missing, and flags that an upload cannot have, cost no request', async () => {
  const missing = await run(['document', 'create', '--file', 'nowhere.txt']);
  assert.equal(missing.code, 65);
  for (const flag of ['--once', '--plan', '--record']) {
    const { code, err } = await run(['document', 'create', '--file', file('a.txt', 'a'), flag, 'x']);
    assert.equal(code, 64);
    assert.match(err, new RegExp(`${flag} cannot be used with a file`));
  }
  assert.deepEqual(port.state.seen, []);
});
