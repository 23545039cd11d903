/** Writes of several records, some of which the forge refuses in a successful response. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { json } from 'cmdspec-runtime/testing';
import { bench, forge } from './support.mjs';

const closed = [{ number: 7, title: 'It breaks' }];
const failed = [{ number: 8, error: { message: 'The issue is locked' } }];

test('finished items are printed, failed ones are reported, and the exit code is a failure', async () => {
  const run = await forge(
    (_, response) => json(response, { closed, failed }, 207),
    ['issue', 'close', '7', '8', '--output', 'json'],
  );
  assert.deepEqual([run.code, JSON.parse(run.out)], [65, closed]);
  const { message, lines, remedy } = JSON.parse(run.err.trim().split('\n').at(-1));
  assert.deepEqual(
    [message, lines, remedy],
    ['Forge API: 1 of 2 issues failed.', ['8: The issue is locked'], 'The other succeeded: send only these again.'],
  );
  const table = await bench.run(['issue', 'close', '7', '8', '--output', 'table']);
  assert.match(table.out, /It breaks/);
  assert.match(
    table.err,
    /Error: Forge API: 1 of 2 issues failed\.\n {2}8: The issue is locked\nThe other succeeded: send only these again\.\n/,
  );
  await bench.close();
  const whole = await forge((_, response) => json(response, { closed, failed: [] }), ['issue', 'close', '7']);
  assert.deepEqual([whole.code, JSON.parse(whole.out)], [0, closed]);
});

test('the line of an action does not claim failed items as done', async () => {
  const answer = (_, response, count) =>
    json(response, { issues: [{ number: 7 }, { number: 8, ...(count === 1 && { error: 'locked' }) }] });
  const argv = ['issue', 'move', '7', '8', '--to', 'kit', '--output', 'table'];
  const run = await forge(answer, argv);
  assert.deepEqual([run.code, run.out], [65, '']);
  assert.match(run.err, /1 of 2 issues failed\.\n {2}8: locked\n/);
  const again = await bench.run(argv);
  assert.deepEqual([again.code, again.out], [0, 'Moved the issues to kit\n'], again.err);
  assert.doesNotMatch(again.err, /failed/);
});

test('the sandbox returns the rows of such a write', async () => {
  const run = await forge(undefined, ['issue', 'close', '7', '8', '--output', 'json']);
  assert.deepEqual([run.code, JSON.parse(run.out).length], [0, 1], run.err);
  assert.doesNotMatch(run.err, /returned/);
});
