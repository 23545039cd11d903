/** Recordings of the forge, whose lists, bodies and secrets differ from those of other services. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, open } from './support.mjs';

const program = [process.execPath, join(import.meta.dirname, 'client', 'bin.js')];

/** Records command lines, and returns how a replay of them and of others ends. */
async function recorded(answer, lines, replayed = lines) {
  await open(answer);
  const file = join(bench.folder, 'script.jsonl');
  for (const line of lines) {
    const ended = await bench.run([...line, '--record', file]);
    assert.equal(ended.code, 0, ended.err);
  }
  const text = readFileSync(file, 'utf8');
  const words = (argv) => [...program, ...argv].map((word) => `'${word}'`).join(' ');
  const script = replayed.map((line) => `${words(line)} >/dev/null 2>&1`).join('; ');
  const replay = await bench.run(['sandbox', 'replay', file, '--', 'sh', '-c', script]);
  return { text, replay };
}

test('a list, a look-up and a write of the forge are recorded and replayed', async () => {
  const lines = [
    ['issue', 'list', '--limit', '3'],
    ['issue', 'list', '--limit', '0'],
    ['issue', 'close', '7', '8'],
  ];
  const { text, replay } = await recorded(undefined, lines);
  assert.equal(replay.code, 0, replay.err);
  assert.equal(text.match(/^\{"t":"run"/gm)?.length, 3);
  await bench.close();
  const other = await recorded(undefined, lines, [...lines.slice(0, 2), ['issue', 'close', '7']]);
  assert.equal(other.replay.code, 1);
  assert.match(other.replay.err, /^Not recorded: \S+ .*\. Expected: /m);
  assert.match(other.replay.err, /The requests differ from the recording: 1 not recorded, 1 not requested\./);
});

test('an address of the service in a response leads to the replay', async () => {
  const answer = ({ url, headers }, response, count) =>
    json(response, [{ id: count, number: count }], 200, {
      ...(count === 1 && { link: `<http://${headers.host}${url}${url.includes('?') ? '&' : '?'}page=2>; rel="next"` }),
    });
  const { text, replay } = await recorded(answer, [['issue', 'list', '--limit', '0']]);
  assert.match(text, /"link"/);
  assert.equal(text.match(/^\{"t":"exchange"/gm)?.length, 2);
  assert.equal(replay.code, 0, replay.err);
});
