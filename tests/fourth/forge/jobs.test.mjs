/** Jobs that the forge runs in the background. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge } from './support.mjs';

/** A clock that only moves while the client waits. */
function clock() {
  let time = Date.parse('2026-06-15T12:00:00Z');
  const slept = [];
  const sleep = async (ms) => {
    slept.push(ms);
    time += ms;
  };
  return { slept, world: { now: () => new Date(time), sleep } };
}

/** A forge whose exports have these states, one after the other. */
const states =
  (...list) =>
  ({ method }, response) =>
    method === 'POST'
      ? json(response, { id: 31, state: 'queued' }, 201)
      : json(response, { id: 31, state: list.length > 1 ? list.shift() : list[0], url: 'https://forge.example/31' });

test('without --wait the response is printed, and a table shows where the state is', async () => {
  const run = await forge(states('ready'), ['export', 'create', '--output', 'json']);
  assert.deepEqual([run.code, JSON.parse(run.out), run.urls], [0, { id: 31, state: 'queued' }, ['POST /exports']]);
  const table = await bench.run(['export', 'create', '--output', 'table']);
  assert.equal(table.code, 0);
  assert.match(table.err, /Its state is at \/exports\/31\.\n/);
});

test('with --wait the last response is printed', async () => {
  const { slept, world } = clock();
  const run = await forge(states('queued', 'running', 'ready'), ['export', 'create', '--wait', '--output', 'json'], {
    world,
  });
  assert.equal(run.code, 0, run.err);
  assert.deepEqual(JSON.parse(run.out), { id: 31, state: 'ready', url: 'https://forge.example/31' });
  assert.deepEqual(slept, [1000, 1000]);
  assert.deepEqual(run.urls.slice(1), ['GET /exports/31', 'GET /exports/31', 'GET /exports/31']);
  const field = await bench.run(['export', 'create', '--wait', '--fields', 'url', '--output', 'csv']);
  assert.deepEqual([field.code, field.out], [0, 'url\nhttps://forge.example/31\n']);
});

test('a job that fails, and one that takes too long', async () => {
  const failed = await forge(states('canceled'), ['export', 'create', '--wait', '--output', 'json']);
  assert.deepEqual([failed.code, failed.out], [65, '']);
  assert.match(failed.err, /Export 31 failed: its state is canceled\./);
  await bench.close();
  const { world, slept } = clock();
  const argv = ['export', 'create', '--wait', '--timeout-secs', '3', '--output', 'json'];
  const late = await forge(states('running'), argv, { world });
  assert.deepEqual([late.code, late.out, slept.length], [1, '', 3]);
  assert.match(late.err, /Export 31 has not ended after 3 s; its state is running\./);
  assert.match(late.err, /It continues on the service\. Its state is at \/exports\/31\./);
});

test('an id that would lead to another path is not an id', async () => {
  for (const id of ['..', '', null, {}]) {
    const run = await forge((_, response) => json(response, { id }, 201), ['export', 'create', '--wait']);
    assert.deepEqual([run.code, run.seen.length], [69, 1], run.err);
    assert.match(run.err, /The service returned no id of the export: it may be running\./);
    await bench.close();
  }
});

test('the id of a job can be in a header, alone or at the end of an address', async () => {
  for (const location of ['s1', 'https://api.forge.example/exports/7/scans/s1?wait=1', '/exports/7/scans/s1/']) {
    const answer = ({ method }, response) => {
      if (method === 'GET') return json(response, { state: 'done', secrets: 2 });
      return response.writeHead(202, { location }).end();
    };
    const run = await forge(answer, ['export', 'scan', '7', '--output', 'json']);
    assert.deepEqual([run.code, JSON.parse(run.out)], [0, { scan: 's1' }], run.err);
    const ended = await bench.run(['export', 'scan', '7', '--wait', '--output', 'json']);
    assert.deepEqual([ended.code, JSON.parse(ended.out)], [0, { state: 'done', secrets: 2 }], ended.err);
    assert.equal(bench.seen.at(-1).url, '/exports/7/scans/s1');
    await bench.close();
  }
  for (const headers of [{}, { location: 'https://api.forge.example/..' }]) {
    const run = await forge((_, response) => response.writeHead(202, headers).end(), ['export', 'scan', '7', '--wait']);
    assert.deepEqual([run.code, run.seen.length], [69, 1], run.err);
    await bench.close();
  }
});

test('an action prints its own line for the start and the end', async () => {
  const answer = ({ method }, response) =>
    json(response, { copy: { id: 'c1', state: 'done' }, ...(method === 'GET' && { url: 'https://other.example/7' }) });
  const run = await forge(answer, ['export', 'copy', 'start', '7', '--output', 'table']);
  assert.equal(run.out, 'Started copy c1 of export 7\n');
  const ended = await bench.run(['export', 'copy', 'start', '7', '--wait', '--output', 'table']);
  assert.equal(ended.out, 'Copied export 7 to https://other.example/7\n');
  const data = await bench.run(['export', 'copy', 'start', '7', '--wait', '--output', 'json']);
  assert.deepEqual(JSON.parse(data.out), { copy: { id: 'c1', state: 'done' }, url: 'https://other.example/7' });
  const unknown = await bench.run(['export', 'copy', 'start', '7', '--wait', '--fields', 'nope']);
  assert.deepEqual([unknown.code, bench.seen.length], [64, 5]);
});

test('a dry run sends nothing and waits for nothing', async () => {
  const run = await forge(states('running'), ['export', 'create', '--wait', '--dry-run']);
  assert.deepEqual([run.code, run.urls], [0, []]);
});
