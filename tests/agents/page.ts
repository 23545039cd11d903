/** The page with the cost of each task. The numbers in its tables are the budgets. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../support/cli.js';
import type { Cost } from './desk.js';
import { clientsOf, type Task } from './task.js';
import type { ToolTask } from './tools.js';

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

const TOOLS = `The same questions, answered with the default tools of a server, which can search, describe and call every command. A call is one of a
tool; bytes and tokens are of its arguments and its result.
`;

/** Writes the page anew. */
export async function writePage(
  kinds: Readonly<Record<string, readonly Task[]>>,
  toolTasks: readonly ToolTask[],
  costs: ReadonlyMap<string, Cost>,
): Promise<void> {
  const row = (name: string, ...words: readonly string[]): string => {
    const { calls = 0, bytes = 0, tokens = 0 } = costs.get(name) ?? {};
    return `| ${[name, ...words, ...[calls, bytes, tokens].map(number)].join(' | ')} |`;
  };
  const table = (heads: readonly string[], rows: readonly string[]): string => {
    const all = [...heads, 'Calls', 'Bytes', 'Tokens'];
    const rule = [...heads.map(() => '---'), '---:', '---:', '---:'];
    return `${[`| ${all.join(' | ')} |`, `| ${rule.join(' | ')} |`, ...rows].join('\n')}\n`;
  };
  const tasks = Object.values(kinds).flat();
  const sum = (unit: keyof Cost): string =>
    number(tasks.reduce((total, { name }) => total + (costs.get(name)?.[unit] ?? 0), 0));
  const before = [...costs.keys()].filter((name) => name.startsWith('The '));
  const text = [
    INTRODUCTION,
    `All ${String(tasks.length)} tasks take ${sum('calls')} calls, ${sum('bytes')} bytes and ${sum('tokens')} tokens.\n`,
    ...Object.entries(kinds).flatMap(([title, some]) => [
      `## ${title}\n`,
      table(
        ['Task', 'Question', 'Clients'],
        some.map((task) => row(task.name, task.question, clientsOf(task).join(', '))),
      ),
    ]),
    '## With tools\n',
    TOOLS,
    table(
      ['Task', 'Client'],
      toolTasks.map(({ name, client }) => row(`${name} (tools)`, client)),
    ),
    '## Before the first task\n',
    table(
      ['Text', 'Read'],
      before.sort().map((name) => row(name, name.startsWith('The skill') ? 'in a shell' : 'by a host')),
    ),
  ].join('\n');
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), parser: 'markdown' }));
}

const number = (value: number): string => value.toLocaleString('en-US');
