/** Text, bytes and records in responses of the forge. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { setTimeout } from 'node:timers';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge } from './support.mjs';

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

test('in a folder, a file has the name that the service gives it, made safe, and replaces none', async () => {
  const names = ['attachment; filename="../../all.tar"', "attachment; filename*=UTF-8''%2e%2e%2fb%2fc%20d.tar", ''];
  const answer = (_, response, count) => {
    response.writeHead(200, { 'content-disposition': names[(count - 1) % names.length] });
    response.end(bytes);
  };
  await forge(answer, ['content', 'archive', '--out', 'new/']);
  await bench.run(['content', 'archive', '--out', 'new']);
  await bench.run(['content', 'archive', '--out', 'new']);
  const folder = join(bench.folder, 'new');
  assert.deepEqual(readdirSync(folder).sort(), ['all.tar', 'archive', 'c d.tar']);
  const again = await bench.run(['content', 'archive', '--out', 'new']);
  assert.equal(again.code, 65);
  assert.match(again.err, /all\.tar already exists\. Nothing was saved\./);
  assert.deepEqual(readdirSync(folder).sort(), ['all.tar', 'archive', 'c d.tar']);
});

test('the file of a write gets a number when its name is taken, because the request was sent', async () => {
  const answer = (_, response) => {
    response.writeHead(201, { 'content-disposition': 'attachment; filename="all.tar"' });
    response.end(bytes);
  };
  await forge(answer, ['content', 'pack', '--out', 'packs/']);
  const again = await bench.run(['content', 'pack', '--out', 'packs']);
  assert.equal(again.code, 0, again.err);
  assert.deepEqual(readdirSync(join(bench.folder, 'packs')).sort(), ['all-2.tar', 'all.tar']);
});

test('a web page in place of a file is saved with a warning, unless the service says that it is a file', async () => {
  let headers = { 'content-type': 'text/html; charset=utf-8' };
  const answer = (_, response) => {
    response.writeHead(200, headers);
    response.end('<html>maintenance</html>');
  };
  const page = await forge(answer, ['content', 'archive', '--out', 'page.tar']);
  assert.match(page.err, /\/archive returned a web page, which may be that of an error/);
  headers = { ...headers, 'content-disposition': 'attachment; filename="a.html"' };
  const file = await bench.run(['content', 'archive', '--out', 'a.html']);
  assert.equal(file.code, 0);
  assert.doesNotMatch(file.err, /web page/);
});

test('text is printed unchanged, and on a terminal without control characters', async () => {
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

test('a redirect to a store of files is followed without the credential, if its address is public', async () => {
  const answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/a?key=k' }).end();
  const asset = await forge(answer, ['content', 'asset', '7', '--out', 'a.tar']);
  assert.match(asset.err, /The redirect to .* is not followed: it is not an https address\. Nothing was sent there\./);
  const archive = await bench.run(['content', 'archive', '--out', 'a.tar']);
  assert.match(archive.err, /The redirect leads to .*, but requests are locked to/);
  assert.deepEqual(readdirSync(bench.folder).includes('a.tar'), false);
});
