/**
 * Forty tasks of agents, each played the shortest honest way: the question is answered or the work is done, and it costs
 * what docs/agents-tasks.md says. With UPDATE_EXPECTED=1 the costs are written to the page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/cli.js';
import { across } from './across.js';
import { crm } from './crm.js';
import { costOf, isInShell, linesOf, openDesk, type Call, type Cost } from './desk.js';
import { helpdesk } from './helpdesk.js';
import { ledger } from './ledger.js';
import { budgets, writePage } from './page.js';
import { textsOf, type ToolResult } from './session.js';
import type { Task } from './task.js';
import { toolTasks } from './tools.js';

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

/** Fails unless a task costs its budget. */
function holds(name: string): void {
  // Times of the real clock cost other tokens.
  if (updates || isInShell) return;
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
}

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
      costs.set(name, costOf(linesOf(calls)));
    } finally {
      await desk.close();
    }
    holds(name);
  });
});

test.each(toolTasks.map((task) => [task.name, task] as const))('with tools: %s', async (name, task) => {
  const desk = await openDesk();
  try {
    const server = await desk.tools(task.client);
    const results: ToolResult[] = [];
    for (const call of task.calls) results.push(await server.call(call));
    expect(results.filter(({ isError }) => isError)).toEqual([]);
    await task.check(desk, results);
    costs.set(`${name} (tools)`, costOf(textsOf(results)));
    costs.set(`The tools of ${task.client}`, costOf([server.definitions]));
  } finally {
    await desk.close();
  }
  holds(`${name} (tools)`);
});

test('the page names the cost of every task, and of what is read before the first one', async () => {
  for (const client of ['crmcli', 'helpdeskcli', 'ledgercli'])
    costs.set(`The skill of ${client}`, costOf([readFileSync(join(root, 'docs', client, 'SKILL.md'), 'utf8')]));
  if (updates) await writePage(kinds, toolTasks, costs);
  expect([...budgets().keys()].sort()).toEqual([...costs.keys()].sort());
  for (const name of costs.keys()) if (name.startsWith('The ')) holds(name);
});
