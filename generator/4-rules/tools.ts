/** Checks `tools` of the service and `tool` of its commands; what their definitions show is checked when they are lowered. */
import { checkName, reportIdle } from '../diagnostics/findings.js';
import { placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import {
  canBeTool,
  covers,
  derivedAccess,
  ownSettings,
  toolName,
  toolValues,
  usableCommands,
  wordsOf,
  type FlagChanges,
} from '../3-bind/tools.js';
import type { BoundCommand } from '../3-bind/types.js';
import { candidates } from '../diagnostics/nearest.js';
import { problemOf } from './kinds.js';
import type { Rule, Ruling } from './rule.js';

export const tools: Rule = (ruling) => {
  const usable = usableCommands(ruling.bound);
  checkNames(usable, ruling);
  checkDistinct(ruling);
  for (const command of usable) {
    const own = ownSettings(command);
    checkFlags(command, own, ruling);
    if (own.access !== undefined && command.effect === 'local') {
      ruling.report.add('CS458', placeOfKey(own, 'access'), { words: wordsOf(command) });
    } else if (own.access !== undefined && own.access === derivedAccess(command)) {
      reportIdle(ruling.report, own, 'access', 'the access of the command is the same without it');
    }
  }
  for (const added of Object.values(ruling.bound.spec.tools?.more ?? {})) {
    for (const command of usable.filter((one) => added.commands.includes(wordsOf(one))))
      checkFlags(command, added, ruling);
  }
};

/** Every name in `without`, `core` and `more` exists. */
function checkNames(usable: readonly BoundCommand[], { bound, report }: Ruling): void {
  const { core = {}, without = [], more = {} } = bound.spec.tools ?? {};
  const lines = bound.commands.map(wordsOf);
  for (const [index, line] of without.entries()) {
    const covered = bound.commands.filter((command) => covers(line, command));
    if (covered.some(canBeTool)) continue;
    if (covered.length > 0) {
      reportIdle(report, without, index, 'it is never offered');
      continue;
    }
    const groups = lines.flatMap((words) => words.split(' ')[0] ?? []);
    checkName(report, 'group or command', line, [...lines, ...groups], placeOfValue(without, index), 'Commands', lines);
  }
  const check = (name: string, known: readonly string[], what: string, label: string, at: Span) => {
    checkName(report, what, name, known, at, label);
  };
  const names = bound.tools.map(({ name }) => name);
  for (const name of Object.keys(core)) check(name, names, 'tool', 'Tools', placeOfKey(core, name));
  const commands = usable.map(wordsOf);
  const what = 'command for tools';
  for (const { commands: listed } of Object.values(more)) {
    for (const [index, name] of listed.entries()) check(name, commands, what, 'Commands', placeOfValue(listed, index));
  }
}

/** `a-b c` and `a b-c` are different commands with the same tool name. */
function checkDistinct({ bound, report }: Ruling): void {
  const seen = new Map<string, string>();
  for (const one of bound.tools) {
    const name = toolName(one.name, bound.spec);
    const other = seen.get(name);
    if (other === undefined) seen.set(name, `"${one.name}"`);
    else report.add('CS442', one.at, { name, words: one.name, other });
  }
}

/** `drop` and `defaults`, of a command or of an additional tool, name flags that the tool would have. */
function checkFlags(command: BoundCommand, changes: FlagChanges, { bound, report }: Ruling): void {
  const { drop = [], defaults = {} } = changes;
  const words = wordsOf(command);
  const all = [...command.args, ...command.flags];
  for (const [index, name] of drop.entries()) {
    const flag = all.find((one) => one.name === name);
    if (flag !== undefined && !flag.required) continue;
    const problem = flag === undefined ? 'does not have' : 'requires';
    const optional = all.filter(({ required }) => !required).map((one) => one.name);
    report.add('CS443', placeOfValue(drop, index), { name, words, problem, hint: candidates(name, optional, 'Flags') });
  }
  const values = toolValues(command, bound, changes);
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
      report.add('CS415', placeOfValue(defaults, name), { what: `--${name}`, value: String(value), problem });
    }
  }
}
