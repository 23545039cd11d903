import { placeOfKey, placeOfValue } from '../1-read/source.js';
import { usualBudget } from '../2-shape/schema/tools.js';
import { covers, settings, toolsOf, toolValues, type BoundTool } from '../3-bind/tools.js';
import type { BoundCommand } from '../3-bind/types.js';
import { candidates } from '../diagnostics/nearest.js';
import { problemOf } from './kinds.js';
import type { Rule, Ruling } from './rule.js';

/** What specs say about tools, and what all tools together are. */
export const tools: Rule = (ruling) => {
  const { bound, report } = ruling;
  const { core = [], without = [] } = bound.spec.tools ?? {};
  const found = toolsOf(bound);
  const lines = bound.commands.map(({ words }) => words.join(' '));
  for (const [index, line] of without.entries()) {
    if (bound.commands.some((command) => covers(line, command))) continue;
    const hint = candidates(
      line,
      [...lines, ...lines.flatMap((words) => words.split(' ')[0] ?? [])],
      'Commands',
      lines,
    );
    report.add('CS316', placeOfValue(without, index), { what: 'group or command', name: line, hint });
  }
  const names = found.map(({ command }) => command.words.join(' '));
  for (const [index, line] of core.entries()) {
    if (names.includes(line)) continue;
    report.add('CS316', placeOfValue(core, index), {
      what: 'tool',
      name: line,
      hint: candidates(line, names, 'Tools'),
    });
  }
  distinct(found, ruling);
  for (const { command } of found) choices(command, ruling);
  budget(found, ruling);
};

/** `a-b c` and `a b-c` are different commands and the same tool. */
function distinct(found: readonly BoundTool[], { report }: Ruling): void {
  const seen = new Map<string, BoundCommand>();
  for (const { command, tool } of found) {
    const { name } = tool.definition;
    const other = seen.get(name);
    if (other === undefined) seen.set(name, command);
    else report.add('CS442', command.at, { name, words: command.words.join(' '), other: other.words.join(' ') });
  }
}

/** `drop` and `defaults` name flags that the tool would have. */
function choices(command: BoundCommand, { bound, report }: Ruling): void {
  const { drop = [], defaults = {} } = settings(command);
  const words = command.words.join(' ');
  const all = [...command.args, ...command.flags];
  for (const [index, name] of drop.entries()) {
    const flag = all.find((one) => one.name === name);
    if (flag !== undefined && !flag.required) continue;
    const problem = flag === undefined ? 'does not have' : 'does not work without';
    const optional = all.filter(({ required }) => !required).map((one) => one.name);
    report.add('CS443', placeOfValue(drop, index), { name, words, problem, hint: candidates(name, optional, 'Flags') });
  }
  const values = toolValues(command, bound);
  for (const [name, value] of Object.entries(defaults)) {
    const flag = values.find((one) => one.name === name);
    if (flag === undefined) {
      const hint = candidates(
        name,
        values.map((one) => one.name),
        'Flags',
      );
      report.add('CS443', placeOfKey(defaults, name), { name, words, problem: 'does not have', hint });
      continue;
    }
    const problem = problemOf(String(value), { ...flag.spec, kind: flag.kind, choices: undefined });
    if (problem !== undefined) {
      report.add('CS415', placeOfValue(defaults, name), { name, value: String(value), problem });
    }
  }
}

/** Agents read the definition of every tool that they are offered. */
function budget(found: readonly BoundTool[], { bound, report }: Ruling): void {
  const { tools: policy } = bound.spec;
  const most = policy?.budget ?? usualBudget;
  const sizes = found.map(({ tool }) => ({
    name: tool.definition.name,
    size: Buffer.byteLength(JSON.stringify(tool.definition)) + 1,
  }));
  const size = sizes.reduce((sum, one) => sum + one.size, 0);
  if (size <= most) return;
  const largest = [...sizes]
    .sort((a, b) => b.size - a.size)
    .slice(0, 3)
    .map((one) => `${one.name} (${one.size})`)
    .join(', ');
  const at = policy?.budget === undefined ? placeOfKey(bound.spec, 'service') : placeOfValue(policy, 'budget');
  report.add('CS441', at, { count: found.length, size, most, largest });
}
