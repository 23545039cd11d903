import type { Client } from '../contract/context.js';
import type { RequestPlan } from '../contract/command.js';
import { closeAll, failureOf, json } from '../http/testkit.js';
import { request } from './handler.js';
import { flag, stage } from './testkit.js';

afterEach(closeAll);

const poll = { noun: 'export', job: 'id', path: '/exports/{job}', state: 'state', done: ['ready'], failed: ['failed'] };
const plan: RequestPlan = {
  effect: 'create',
  method: 'POST',
  path: '/exports',
  shape: 'record',
  result: '',
  poll: { ...poll, every: 1, reason: 'error.message' },
};

test.each([
  ['the reason that the service gives', { error: { message: 'The disk\nis full.' } }, ' (The disk is full).'],
  ['no reason', {}, '.'],
  ['a reason that is not a text', { error: { message: { code: 7 } } }, '.'],
])('a failed job: %s', async (_, more, end) => {
  const { context } = await stage(
    ({ method }, response) => json(response, { id: 31, ...(method === 'POST' ? {} : { state: 'failed', ...more }) }),
    {
      effect: 'create',
      flags: { wait: flag('boolean', 'query:none'), 'timeout-secs': flag('integer', 'query:none') },
    },
  );
  const client = { ...context.client, tree: { nodes: {} } } as Client;
  const error = await failureOf(request(plan)({ wait: true, 'timeout-secs': 5 }, { ...context, client }));
  expect([error.kind, error.message]).toEqual(['input', `Export 31 failed: its state is failed${end}`]);
});

test('a job that has succeeded may have failed items', async () => {
  const { context, printed } = await stage(
    ({ method }, response) =>
      json(response, { id: 31, ...(method === 'GET' && { state: 'ready', errors: [{ id: 7, why: 'locked' }] }) }),
    {
      effect: 'create',
      flags: { wait: flag('boolean', 'query:none'), 'timeout-secs': flag('integer', 'query:none') },
    },
  );
  const client = { ...context.client, tree: { nodes: {} } } as Client;
  const failures = { items: 'errors', reason: 'why', noun: ['order', 'orders'] as const };
  const run = request({ ...plan, failures })({ wait: true, 'timeout-secs': 5 }, { ...context, client });
  const { message, details } = await failureOf(run);
  expect([message, details.lines, printed.length]).toEqual(['Test API: 1 order failed.', ['7: locked'], 1]);
});

describe('a job with an error in place of a state', () => {
  const operation: RequestPlan = {
    ...plan,
    poll: {
      ...{ noun: 'build', job: 'name', path: '/v1/{+job}', state: 'done', done: ['true'], failed: [], every: 1 },
      ...{ error: 'error', reason: 'error.message|error', result: 'response' },
    },
  };
  const run = async (states: readonly object[], wait = true) => {
    const left = [...states];
    const opened = await stage(
      ({ method, url = '' }, response) => {
        expect(url.replace(/\?.*/, '')).toBe(method === 'POST' ? '/exports' : '/v1/operations/7');
        json(response, { name: 'operations/7', ...left.shift() });
      },
      {
        effect: 'create',
        flags: { wait: flag('boolean', 'query:none'), 'timeout-secs': flag('integer', 'query:none') },
      },
    );
    const client = { ...opened.context.client, tree: { nodes: {} } } as Client;
    const args = { ...(wait && { wait }), 'timeout-secs': 5 };
    return { opened, ended: request(operation)(args, { ...opened.context, client }), left };
  };

  test('the result is printed once `done` is true', async () => {
    const { opened, ended, left } = await run([{}, {}, { done: false }, { done: true, response: { id: 4 } }]);
    await ended;
    expect([opened.printed, left]).toEqual([[['record', '{"id":4}']], []]);
  });

  test.each([
    [
      'its message',
      [{}, { done: true, error: { code: 9, message: 'No disk.' } }],
      'input',
      'Build operations/7 failed (No disk).',
    ],
    [
      'a code that is a status',
      [{}, { done: true, error: { code: 404, message: 'Gone' } }],
      'generic',
      'Build operations/7 failed (Gone).',
    ],
    ['a text', [{}, { error: 'broken' }], 'input', 'Build operations/7 failed (broken).'],
    ['at once', [{ done: true, error: { message: 'No quota' } }], 'input', 'Build operations/7 failed (No quota).'],
  ])('an error is a failure: %s', async (_, states, kind, message) => {
    const { opened, ended } = await run(states);
    const error = await failureOf(ended);
    expect([error.kind, error.message, opened.printed]).toEqual([kind, message, []]);
  });
});
