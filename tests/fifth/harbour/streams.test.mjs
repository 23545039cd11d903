/** Events of a stream are rows as they arrive. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lines, port, run, start, until } from './support.mjs';

test('events are printed as they arrive, and the limit closes the connection', async () => {
  const { code, out, err } = await run(['vessel', 'position', 'watch', 'v1', '--limit', '3']);
  assert.equal(code, 0, err);
  assert.deepEqual(
    lines(out).map(({ id, event, data }) => [id, event, data.lat]),
    [
      ['1', 'position', 52.1],
      ['2', 'position', 52.2],
      ['3', 'moored', 52.3],
    ],
  );
  await until(() => port.state.open === 0);
});

test('a filter runs on each event as it arrives, and Ctrl-C keeps what came', async () => {
  const running = start(['vessel', 'position', 'watch', 'v1', '--jq', '{id, lat: .data.lat}']);
  await until(() => running.out.split('\n').length > 3);
  running.child.kill('SIGINT');
  const { code, out } = await running.ended;
  assert.equal(code, 130);
  assert.ok(out.endsWith('\n'));
  const values = lines(out);
  assert.deepEqual(values[0], { id: '1', lat: 52.1 });
  assert.ok(values.length >= 3);
  await until(() => port.state.open === 0);
});

test('tables and CSV of a stream have its columns in the order that is asked for', async () => {
  const argv = ['vessel', 'position', 'watch', 'v1', '--limit', '2', '--fields', 'lat,id'];
  assert.equal((await run([...argv, '--output', 'csv'])).out, 'lat,id\n52.1,1\n52.2,2\n');
  assert.match((await run([...argv, '--output', 'table'])).out, /^ *Lat +ID\n52\.1 +1\n/);
});

test('a stream that may be resumed continues after its last event', async () => {
  port.state.faults.add('lost');
  const { code, out, err } = await run(['vessel', 'position', 'watch', 'v1', '--limit', '4']);
  assert.equal(code, 0, err);
  assert.deepEqual(
    lines(out).map(({ id }) => id),
    ['1', '2', '3', '4'],
  );
  assert.match(err, /continues after event \\?"2/);
  assert.equal(port.state.seen.at(-1).headers['last-event-id'], '2');
});

test('lines of JSON end with the value that ends them; a line that is cut is reported', async () => {
  const whole = await run(['bulletin', 'follow', '--kind', 'alarm']);
  assert.deepEqual([whole.code, lines(whole.out).map(({ text }) => text)], [0, ['Bulletin 2 – ü', 'Bulletin 4 – ü']]);
  port.state.faults.add('cut');
  const cut = await run(['bulletin', 'follow', '--kind', 'alarm']);
  assert.deepEqual([cut.code, lines(cut.out).length], [69, 2]);
  assert.match(cut.err, /ended in the middle of an event/);
  assert.match(cut.err, /Cut: \{\\?"at\\?": \\?"2026-12/);
});
