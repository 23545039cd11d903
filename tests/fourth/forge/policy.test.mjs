/** A policy binds a client that knows nothing of it: its commands, its workflow, and what its tools and flags send. */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, open, rows } from './support.mjs';

function store(policy) {
  const folder = join(bench.folder, 'forgecli');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'policy.yaml'), policy);
}
const writes = () => bench.seen.filter(({ method }) => method !== 'GET');
const answer = ({ method }, response) => json(response, method === 'GET' ? rows(1, 2) : { id: 1, number: 1 });

test('a refused write is not sent, and the error names the rule', async () => {
  await open(answer);
  store('default: allow\nrules: [{ name: no-labels, commands: label *, then: refuse }]');
  const run = await bench.run(['label', 'delete', 'ada/engine', 'bug', '--yes', '--output', 'json']);
  const { rule, sent } = JSON.parse(run.err.trim().split('\n').at(-1));
  assert.deepEqual([run.code, rule, sent, writes()], [77, 'no-labels', 'no', []]);
  const other = await bench.run(['issue', 'create', '--title', 'x']);
  assert.deepEqual([other.code, writes().length], [0, 1], other.err);
});

test('an amount is compared in a form, and a limit counts', async () => {
  await open(answer);
  store(
    'default: allow\nrules:\n  - { name: large, amount: { field: amount, above: 500 }, then: refuse }\n  - { name: few, commands: charge *, at-most: { day: 1 }, then: refuse }',
  );
  const refused = await bench.run(['charge', 'create', '--amount', '501']);
  assert.match(refused.err, /"rule":"large"/);
  const first = await bench.run(['charge', 'create', '--amount', '500']);
  assert.deepEqual([refused.code, first.code, writes().length], [77, 0, 1], first.err);
  assert.match((await bench.run(['charge', 'create', '--amount', '1'])).err, /"rule":"few"/);
});

test('policy show, check and explain work', async () => {
  await open(answer);
  store('default: read');
  const explained = await bench.json(['policy', 'explain', 'issue create --title x']);
  assert.deepEqual([explained.answer, explained.request], ['refuse', { method: 'POST', path: '/issues' }]);
  assert.equal((await bench.json(['policy', 'show'])).policies[1].default, 'read');
  assert.equal((await bench.run(['policy', 'check'])).code, 0);
  store('default: raed');
  const checked = await bench.run(['policy', 'check', '--output', 'table']);
  assert.match(
    `${checked.out}${checked.code}`,
    /line 1: "default" is "raed" and must be one of allow, read, ask\]\n78/,
  );
  assert.deepEqual(writes(), []);
});
