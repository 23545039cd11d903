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
