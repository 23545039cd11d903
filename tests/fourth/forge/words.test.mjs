/** Arguments, defaults and old names of a group. */
import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge } from './support.mjs';

test('arguments of a group apply to its commands and to the groups inside', async () => {
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

test('a default of a group applies to its flags and to the groups inside, unless a flag has its own', async () => {
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

  const [old, current] = [
    await bench.run(['describe', 'merge-request', 'list']),
    await bench.run(['describe', 'pull', 'list']),
  ];
  assert.deepEqual([old.code, old.out], [0, current.out]);
  assert.equal((await bench.run(['describe', 'merge-request', 'lits'])).code, 64);
});

test('describe, tools and the question of a terminal show the form of an argument that splits', async () => {
  const run = await forge((_, response) => json(response, []), ['describe', 'label', 'list']);
  const [repository] = JSON.parse(run.out).arguments;
  assert.equal(repository.name, 'repository');
  assert.equal(repository.notation, 'owner/repo');
  const described = await bench.run(['describe', 'pull', 'list']);
  const state = JSON.parse(described.out).flags.find(({ name }) => name === 'state');
  assert.deepEqual([state.choices, state.wasChoices], [['open', 'closed', 'all'], { any: 'all' }]);

  const list = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n';
  const served = await bench.run(['mcp', 'serve', '--all-tools'], { stdin: list });
  const { tools } = JSON.parse(served.out).result;
  const tool = tools.find(({ name }) => name === 'label_list');
  assert.match(tool.inputSchema.properties.repository.description, /\(owner\/repo\)/);
  const streams = tools.filter(({ name }) => ['issue_patch', 'content_archive'].includes(name));
  assert.deepEqual(streams, [], 'tools return JSON');

  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const screen = () => Object.assign(new PassThrough(), { isTTY: true, columns: 80 });
  const [stdout, stderr] = [screen(), screen()];
  let shown = '';
  stderr.on('data', (text) => {
    shown += text;
    if (shown.endsWith('Repository (owner/repo): ')) stdin.write('ada/engine\r');
  });
  stdout.resume();
  await bench.run(['label', 'list'], { world: { stdin, stdout, stderr } });
  assert.match(shown, /Repository \(owner\/repo\):/);
  assert.equal(bench.seen.at(-1)?.url.split('?')[0], '/repos/ada/engine/labels');
});

test('the result has the types of the flags that write it, also in a form', async () => {
  const run = await forge((_, response) => json(response, []), ['describe', 'charge', 'create']);
  const { amount, metadata } = JSON.parse(run.out).result.properties;
  assert.deepEqual(
    [amount.type, metadata?.type],
    [
      ['integer', 'null'],
      ['object', 'null'],
    ],
  );
});
