/** Rows as messages of Singer, which other programs load into databases. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge, open } from './support.mjs';

/** Two pages of labels. */
const labels =
  (...names) =>
  ({ url }, response) => {
    const last = url.includes('page=2');
    const [first, ...others] = names;
    const body = (last ? others : [first]).map((name) => `{"name":"${name}","weight":0.12345678}`);
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(last ? {} : { link: `<${bench.origin}/repos/ada/engine/labels?page=2>; rel="next"` }),
    });
    response.end(`[${body.join(',')}]`);
  };

const tap = ['label', 'tap', 'ada/engine'];
const messagesIn = ({ out }) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
const file = (name, content) => {
  writeFileSync(join(bench.folder, name), JSON.stringify(content));
  return name;
};

test('discover prints the catalog and sends nothing', async () => {
  const run = await forge((_, response) => json(response, []), [...tap, '--discover']);
  const { streams } = JSON.parse(run.out);
  assert.deepEqual([run.code, run.urls, streams.length], [0, [], 1]);
  assert.deepEqual(streams[0].schema.properties, {
    name: { type: ['string'] },
    color: { type: ['null', 'string'] },
    weight: { type: ['null', 'string'], format: 'x-singer.decimal', precision: 38, scale: 10 },
  });
  assert.equal(streams[0].metadata[0].metadata['forced-replication-method'], 'FULL_TABLE');
});

test('every line is a message, and the next run continues from the last state', async () => {
  await open(labels('bug', 'good first'));
  const first = messagesIn(await bench.run(tap));
  assert.deepEqual(
    first.map(({ type }) => type),
    ['SCHEMA', 'RECORD', 'RECORD', 'RECORD', 'RECORD', 'ACTIVATE_VERSION', 'STATE', 'STATE'],
  );
  assert.deepEqual(first[1].record, { name: 'bug', color: null, weight: '0.12345678' });
  const state = file('state.json', first.at(-1).value);
  const second = await bench.run([...tap, '--state', state, '--config', file('config.json', {}), '--output', 'table']);
  const { version } = messagesIn(second).find(({ type }) => type === 'ACTIVATE_VERSION');
  assert.ok(version > first[1].version);
  const other = await bench.run(['label', 'tap', 'ada/kit', '--state', state]);
  assert.deepEqual([other.code, other.out], [65, '']);
  assert.match(
    other.err,
    /The state holds bookmarks of ada\/engine of default, but this run is for ada\/kit of default\./,
  );
});

test('a catalog selects fields', async () => {
  await open(labels('bug', 'good first'));
  const metadata = [
    { breadcrumb: [], metadata: { selected: true } },
    { breadcrumb: ['properties', 'weight'], metadata: { selected: false } },
  ];
  const catalog = file('catalog.json', { streams: [{ tap_stream_id: 'labels', metadata }] });
  const [schema, record] = messagesIn(await bench.run([...tap, '--catalog', catalog]));
  assert.deepEqual(Object.keys(schema.schema.properties), ['name', 'color']);
  assert.deepEqual(record.record, { name: 'bug', color: null });
});

test('settings with a credential, or without an effect, are refused before a request', async () => {
  await open(labels('bug', 'good first'));
  for (const [config, message] of [
    [{ api_token: 'hush' }, /The file of --config has a credential: api_token\. It is not used\./],
    [{ start_dat: 'hush' }, /Unknown setting in --config: start_dat\./],
    [{ start_date: 'hush' }, /start_date in --config must be a date or time/],
    [[], /The file of --config is not a JSON object\./],
  ]) {
    const run = await bench.run([...tap, '--config', file('config.json', config)]);
    assert.deepEqual([run.code, run.out], [65, '']);
    assert.match(run.err, message);
    assert.doesNotMatch(run.err, /hush/);
  }
  const missing = await bench.run([...tap, '--state', 'missing.json']);
  assert.match(missing.err, /The file of --state cannot be read: .*missing\.json: it does not exist\./);
  assert.deepEqual(bench.seen, []);
});
