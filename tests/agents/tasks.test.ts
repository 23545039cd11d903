/**
 * Forty tasks of agents, each played the shortest honest way: the question is answered or the work is done, and it costs
 * what docs/agents-tasks.md says. With UPDATE_EXPECTED=1 the costs are written to the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { root } from '../support/cli.js';
import { across } from './across.js';
import { crm } from './crm.js';
import { costOf, openDesk, type Call, type Cost } from './desk.js';
import { helpdesk } from './helpdesk.js';
import { ledger } from './ledger.js';
import { budgets, writePage } from './page.js';
import type { Task } from './task.js';

const kinds: Readonly<Record<string, readonly Task[]>> = {
  'In the CRM': crm,
  'At the help desk': helpdesk,
  'In the books': ledger,
  'Across services': across,
};
const tasks = Object.values(kinds).flat();

/** Share by which bytes and tokens may differ from the budget: ids of the log are random. */
const MARGIN = 0.04;

const costs = new Map<string, Cost>();
const updates = process.env['UPDATE_EXPECTED'] !== undefined;

test('there are forty tasks, with a name each', () => {
  expect(new Set(tasks.map(({ name }) => name)).size).toBe(40);
  expect(tasks).toHaveLength(40);
});

describe.each(Object.entries(kinds))('%s', (_, some) => {
  test.each(some.map((task) => [task.name, task] as const))('%s', async (name, task) => {
    const desk = await openDesk(task);
    try {
      for (const line of task.before ?? []) await desk.run(line);
      const calls: Call[] = [];
      for (const line of task.lines) calls.push(await desk.run(line));
      const failed = calls.filter(({ code }) => code !== 0);
      expect(failed.map(({ line, stderr }) => [line, stderr]).slice(task.fails ?? 0)).toEqual([]);
      expect(failed).toHaveLength(task.fails ?? 0);
      await task.check(desk, calls);
      costs.set(name, costOf(calls));
    } finally {
      await desk.close();
    }
    if (updates) return;
    const cost = costs.get(name);
    const budget = budgets().get(name);
    expect({ calls: cost?.calls }).toEqual({ calls: budget?.calls });
    for (const unit of ['bytes', 'tokens'] as const) {
      const [is = NaN, allowed = NaN] = [cost?.[unit], budget?.[unit]];
      // A task that costs less lowers its budget, so that the next change cannot spend what this one has saved.
      if (!(Math.abs(is - allowed) <= allowed * MARGIN))
        throw new Error(
          `"${name}" costs ${String(is)} ${unit}, and its budget is ${String(allowed)}. If that is right, run UPDATE_EXPECTED=1 npm test -- tests/agents/tasks`,
        );
    }
  });
});

test('the page names the cost of every task and of the skill files', async () => {
  const skills = ['crmcli', 'helpdeskcli', 'ledgercli'].map((name) => {
    const text = readFileSync(join(root, 'docs', name, 'SKILL.md'), 'utf8');
    return { name, bytes: Buffer.byteLength(text), tokens: countTokens(text) };
  });
  if (updates) await writePage(kinds, costs, skills);
  expect([...budgets().keys()]).toEqual([
    ...tasks.map(({ name }) => name),
    ...skills.map(({ name }) => `The skill of ${name}`),
  ]);
  for (const { name, tokens } of skills) {
    const budget = budgets().get(`The skill of ${name}`)?.tokens ?? NaN;
    expect({ name, isRight: Math.abs(tokens - budget) <= budget * MARGIN }).toEqual({ name, isRight: true });
  }
});
