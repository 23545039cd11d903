import { CliError } from '../base/errors.js';
import type { Effect } from '../contract/command.js';
import { closeAll, json, testService } from '../http/testkit.js';
import { withMeant } from './meant.js';
import { positional, stage } from './testkit.js';

afterEach(closeAll);

const box = {
  path: '/boxes',
  scan: { field: ['number'], mark: '#' },
  id: 'id',
  unless: 'digits',
  noun: 'box',
} as const;
const missing = new CliError('generic', 'No box 7.', undefined, { statusCode: 404 });

/** Runs a command that finds no record with the id 7; the box with the number 7 has the id 70. */
async function run(effect: Effect, answer: string, done = 0) {
  const { context } = await stage((_, response) => json(response, { data: [{ id: 70, number: '7' }] }), {
    ...{ effect, prompts: true, service: testService({ references: { box } }) },
    positionals: { id: positional('reference', { reference: 'box' }) },
  });
  const asked: string[] = [];
  const seen: unknown[] = [];
  const ask = async (question: string): Promise<string> => {
    asked.push(question);
    return answer;
  };
  const http = { ...context.http, writes: { ...context.http.writes, done } };
  const work = async ({ id }: { readonly id?: unknown }): Promise<void> => {
    seen.push(id);
    if (id === '7') throw missing;
  };
  const failure = await withMeant({ id: '7' }, { ...context, http, ask }, work, () => undefined).catch(
    (error: CliError) => error.remedy,
  );
  return { asked, seen, failure };
}

const question = 'Use box #7 (id 70) instead? [y/N]';
const remedy = "If you meant the box #7 (id 70), write '#7'.";

test('a read shows the record with that number', async () => {
  expect(await run('read', '')).toEqual({ asked: [], seen: ['7', '#7'], failure: undefined });
});

test('a write asks, and does nothing without a yes', async () => {
  expect(await run('update', 'y')).toEqual({ asked: [question], seen: ['7', '#7'], failure: undefined });
  expect(await run('update', '')).toEqual({ asked: [question], seen: ['7'], failure: remedy });
});

test('a write that has changed something already does not ask', async () => {
  expect(await run('update', 'y', 1)).toEqual({ asked: [], seen: ['7'], failure: remedy });
});
