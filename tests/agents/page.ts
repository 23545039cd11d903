/** The page with the cost of each task. The numbers in its tables are the budgets. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../support/cli.js';
import type { Cost } from './desk.js';
import { clientsOf, type Task } from './task.js';

const path = join(root, 'docs/agents-tasks.md');

/** Returns the costs that the page names, by the name of the task or skill file. */
export function budgets(): ReadonlyMap<string, Cost> {
  const rows = readFileSync(path, 'utf8').matchAll(/^\| ([^|]+?) +\|.*\| +([\d,]+) \| +([\d,]+) \| +([\d,]+) \|$/gm);
  return new Map(
    [...rows].map(([, name = '', ...numbers]) => {
      const [calls = NaN, bytes = NaN, tokens = NaN] = numbers.map((text) => Number(text.replaceAll(',', '')));
      return [name, { calls, bytes, tokens }];
    }),
  );
}

const INTRODUCTION = `# What tasks cost an agent

An agent that knows the skill file of a client (\`docs/<client>/SKILL.md\`) and nothing else does the tasks below with the calls, bytes and tokens
of these tables. Each task runs in a test (\`tests/agents/\`), with an empty home and the sandboxes of the three services, which
have the same customers. The test checks the answer or what the sandbox has afterwards, and fails if a task costs more than its
row, or so much less that the row should be lowered.

A call is one line in a shell. Bytes and tokens are of the line and all that it prints, on both streams. Tokens are those of
the encoding \`o200k_base\`. A look-up counts: an agent that does not know a flag asks \`--help\`, and one that does not know an id
lists the records.
`;

interface Skill {
  readonly name: string;
  readonly bytes: number;
  readonly tokens: number;
}

/** Writes the page anew. */
export async function writePage(
  kinds: Readonly<Record<string, readonly Task[]>>,
  costs: ReadonlyMap<string, Cost>,
  skills: readonly Skill[],
): Promise<void> {
  const columns = '| Task | Question | Clients | Calls | Bytes | Tokens |\n| --- | --- | --- | ---: | ---: | ---: |';
  const sections = Object.entries(kinds).map(([title, tasks]) => {
    const rows = tasks.map((task) => {
      const { calls = 0, bytes = 0, tokens = 0 } = costs.get(task.name) ?? {};
      const words = [task.name, task.question, clientsOf(task).join(', '), ...[calls, bytes, tokens].map(number)];
      return `| ${words.join(' | ')} |`;
    });
    return `## ${title}\n\n${[columns, ...rows].join('\n')}\n`;
  });
  const skillRows = skills.map(
    ({ name, bytes, tokens }) =>
      `| The skill of ${name} | \`docs/${name}/SKILL.md\` | ${['1', number(bytes), number(tokens)].join(' | ')} |`,
  );
  const all = [...costs.values()];
  const sum = (unit: keyof Cost): string => number(all.reduce((total, cost) => total + cost[unit], 0));
  const text = [
    INTRODUCTION,
    `All ${String(all.length)} tasks take ${sum('calls')} calls, ${sum('bytes')} bytes and ${sum('tokens')} tokens.\n`,
    ...sections,
    `## Before the first task\n\n| Text | File | Calls | Bytes | Tokens |\n| --- | --- | ---: | ---: | ---: |\n${skillRows.join('\n')}\n`,
  ].join('\n');
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
}

const number = (value: number): string => value.toLocaleString('en-US');
