import type { RequestPlan } from '../contract/command.js';
import { closeAll, failureOf, json } from '../http/testkit.js';
import { request } from './handler.js';
import { positional, stage } from './testkit.js';

afterEach(closeAll);

type Failures = NonNullable<RequestPlan['failures']>;

const noun = ['label', 'labels'] as const;

async function write(body: object, failures: Partial<Failures>, more: Partial<RequestPlan> = {}) {
  const made = await stage((_, response) => json(response, body), { effect: 'update' });
  const plan: RequestPlan = {
    ...{ effect: 'update', method: 'POST', path: '/labels', shape: 'rows', result: 'done' },
    failures: { items: 'errors', noun, ...failures },
    ...more,
  };
  return { ...made, run: request(plan)({}, made.context) };
}

test.each([
  [
    'a list beside that of those done',
    { done: [{ id: 1 }], errors: [{ id: 7, reason: 'is\nlocked' }] },
    { reason: 'reason' },
    ['1 of 2 labels failed.', 'The other succeeded: send only these again.', ['7: is locked'], 'done'],
  ],
  [
    'also among the results',
    { done: [{ id: 1 }, { id: 3 }, { id: 7 }], errors: [{ id: 7, why: { text: 'locked' } }] },
    { reason: 'why.text' },
    ['1 of 3 labels failed.', 'The others succeeded: send only these again.', ['7: locked'], 'done'],
  ],
  [
    'marked by a field',
    { done: [{ id: 1 }, { id: 7, error: 'locked' }, { id: 8, error: null }] },
    { items: 'done', when: 'error', reason: 'error' },
    ['1 of 3 labels failed.', 'The others succeeded: send only these again.', ['7: locked'], 'done'],
  ],
  [
    'marked by a value',
    {
      done: [],
      all: [
        { key: 'a', status: 'failed' },
        { key: 'b', status: 'ok' },
      ],
    },
    { items: 'all', when: { status: 'failed' }, id: 'key', reason: 'text' },
    ['1 of 2 labels failed.', 'The other succeeded: send only these again.', ['a'], 'done'],
  ],
  [
    'an object by id',
    { done: [1], errors: { 7: 'locked', 8: { code: 3 } } },
    {},
    ['2 of 3 labels failed.', 'The other succeeded: send only these again.', ['7: locked', '8: {"code":3}'], 'done'],
  ],
  [
    'without a list of those done',
    { errors: ['7 is locked'] },
    {},
    ['1 label failed.', 'Others may have succeeded: send only these again.', ['7 is locked'], 'done'],
  ],
  [
    'a text in place of the list',
    { errors: 'locked' },
    {},
    ['1 label failed.', 'Others may have succeeded: send only these again.', ['locked'], 'done'],
  ],
  [
    'all of them',
    { done: [], errors: [{ id: 7, reason: 'locked' }] },
    { reason: 'reason' },
    ['1 of 1 label failed.', undefined, ['7: locked'], 'refused'],
  ],
])('reports the items that failed: %s', async (_, body, failures, [message, remedy, lines, fate]) => {
  const { run, notes } = await write(body, failures as Partial<Failures>);
  const error = await failureOf(run);
  expect([error.kind, error.message, error.remedy]).toEqual(['input', `Test API: ${String(message)}`, remedy]);
  expect([error.details.lines, error.details.fate]).toEqual([lines, fate]);
  expect(notes).toEqual([]);
});

test('names the first twenty', async () => {
  const errors = Array.from({ length: 23 }, (_, id) => ({ id, reason: 'locked' }));
  const { lines = [] } = (await failureOf((await write({ errors }, { reason: 'reason' })).run)).details;
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([21, '0: locked', 'and 3 more']);
});

test.each([{ done: [{ id: 1 }] }, { done: [{ id: 1 }], errors: [] }, { done: [{ id: 1 }], errors: null }])(
  'a response without failed items is a success: %j',
  async (body) => {
    const { run, printed } = await write(body, {});
    await run;
    expect(printed).toEqual([['rows', '[{"id":1}]']]);
  },
);

test.each<[string, Partial<RequestPlan>, readonly unknown[]]>([
  ['rows', {}, [['rows', '[{"id":1}]']]],
  ['a record', { shape: 'record', result: '' }, [['record', '{"done":[{"id":1}],"errors":[{"id":7}],"count":1}']]],
  ['an object of its fields', { shape: 'action', gives: { n: '{answer.count}' } }, [['action', '{"n":1}']]],
  ['no claim that all is done', { shape: 'action' }, []],
  ['no object without a field', { shape: 'action', gives: { closed: true } }, []],
])('prints what was done, then fails: %s', async (_, more, printed) => {
  const made = await write({ done: [{ id: 1 }], errors: [{ id: 7 }], count: 1 }, {}, more);
  expect((await failureOf(made.run)).kind).toBe('input');
  expect(made.printed).toEqual(printed);
});

test('the error of a later request names the items that failed in those before it', async () => {
  const { context } = await stage(
    (_, response, count) =>
      json(response, count === 1 ? { errors: [{ id: 7 }] } : { error: 'gone' }, count === 1 ? 200 : 422),
    { effect: 'update', positionals: { id: positional('id', { variadic: true }) } },
  );
  const plan: RequestPlan = {
    ...{ effect: 'update', method: 'POST', path: '/shelves/{id}/labels', shape: 'action' },
    failures: { items: 'errors', reason: 'reason', noun },
  };
  const { message, details } = await failureOf(request(plan)({ id: ['1', '2', '3'] }, context));
  expect(message).toMatch(/gone \(at 2\)\. Done: 1\. Test API: 1 label failed\. Not tried: 3\.$/);
  expect(details.lines).toEqual(['7']);
});
