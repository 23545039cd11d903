/** Checks that examples and the steps of recipes work as written, because people copy them. */
import { lineShape } from '../../runtime/base/notation.js';
import type { LineNotation } from '../../runtime/contract/resource.js';
import { within, type Span } from '../1-read/source.js';
import { isBatch } from '../3-bind/derived.js';
import type { BoundCommand, BoundFlag, Line } from '../3-bind/types.js';
import { argumentWord } from '../../runtime/base/split.js';
import { choicesOf } from '../3-bind/choices.js';
import { candidates, didYouMean } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import { problemOf } from './kinds.js';
import type { Rule, Ruling } from './rule.js';

export const examples: Rule = (ruling) => {
  const { bound, report } = ruling;
  for (const [command, list] of bound.examples) {
    const words = command.words.join(' ');
    if (list.length === 0) report.add('CS506', command.at, { words });
    for (const { at, runs } of list) {
      if (runs === undefined) report.add('CS412', at, {});
      else if (!runs.some((one) => one.command === command)) report.add('CS407', at, { words });
      for (const one of runs ?? []) check(one.command, one.line, one.piped, at, ruling);
    }
  }
  for (const { steps } of bound.recipes) {
    for (const { run, at, runs } of steps) {
      const [only, ...others] = runs ?? [];
      if (runs === undefined) report.add('CS412', at, {});
      else if (only === undefined || others.length > 0) report.add('CS464', at, { run });
      else check(only.command, only.line, only.piped, at, ruling);
    }
  }
};

function check(command: BoundCommand, line: Line, piped: boolean, at: Span, ruling: Ruling): void {
  const { bound, report } = ruling;
  const words = command.words.join(' ');
  for (const flag of line.unknown) {
    const known = [...new Set([...command.flags, ...bound.globals].map(({ name }) => `--${name}`))];
    report.add('CS408', within(at, flag), {
      flag,
      words,
      hint: candidates(flag, known, 'Flags'),
    });
  }
  if (line.unknown.length > 0) return;
  for (const { flag, value } of line.used) {
    if (flag.spec.secret === true) report.add('CS421', within(at, `--${flag.name}`), { name: flag.name });
    else if (value !== undefined) checkValue(flag, `--${flag.name}`, value, at, ruling);
  }
  checkArguments(command, line, at, ruling);
  checkRepeated(line, words, at, report);
  const used = new Set(line.used.map(({ flag }) => flag.name));
  for (const { name, required, spec } of command.flags) {
    // The value may also come from an environment variable or piped input.
    const elsewhere = spec.env !== undefined || (piped && spec.stdin === true);
    if (!required || used.has(name) || elsewhere) continue;
    const flag = `--${name}`;
    const ofSecret = `Declare \`env\` or \`stdin\` in the flag ${flag}: an example cannot have its value, a secret.`;
    report.add('CS409', at, { flag, words, hint: spec.secret === true ? ofSecret : `Add ${flag} to the example.` });
  }
  for (const problem of together(command, used, piped)) report.add('CS420', at, { words, problem });
}

/** The last value of a flag overrides the others, which the example shows in vain. */
function checkRepeated({ used }: Line, words: string, at: Span, report: Report): void {
  for (const flag of new Set(used.map((one) => one.flag))) {
    const count = used.filter((one) => one.flag === flag).length;
    if (count < 2 || flag.spec.repeatable === true) continue;
    report.add('CS450', at, { flag: `--${flag.name}`, count, words });
  }
}

/** Returns the conditions of flags that a command line violates. Another rule reports conditions on unknown flags. */
function* together(command: BoundCommand, used: ReadonlySet<string>, piped: boolean): Generator<string> {
  const { flags, spec } = command;
  const has = new Set(flags.map(({ name }) => name));
  const written = (names: readonly string[]) => names.map((name) => `--${name}`).join(', ');
  for (const names of spec['one-of'] ?? []) {
    if (!names.every((name) => has.has(name))) continue;
    const found = names.filter((name) => used.has(name));
    const isPiped = piped && flags.some((flag) => flag.spec.stdin === true && names.includes(flag.name));
    if (found.length === 0 && !isPiped) yield `has none of ${written(names)}, of which one is required`;
    if (found.length > 1) yield `has ${written(found)}, of which only one is allowed`;
  }
  for (const flag of flags.filter(({ name }) => used.has(name))) {
    const absent = (flag.spec.requires ?? []).filter((name) => has.has(name) && !used.has(name));
    const excluded = (flag.spec.conflicts ?? []).filter((name) => used.has(name) && name !== flag.name);
    if (absent.length > 0) yield `has --${flag.name} without ${written(absent)}`;
    if (excluded.length > 0) yield `has --${flag.name} together with ${written(excluded)}`;
  }
}

function checkArguments(command: BoundCommand, { words: values }: Line, at: Span, ruling: Ruling): void {
  const { args } = command;
  const least = args.filter(({ required }) => required).length;
  const isSeveral = args.some((arg) => arg.spec.variadic === true || isBatch(arg, command));
  const most = isSeveral ? Infinity : args.length;
  const usage = [
    ...command.words,
    ...args.map(({ name, required, spec }) => (required ? argumentWord(name, spec) : `[${name}]`)),
  ].join(' ');
  if (values.length < least || values.length > most) {
    const wanted =
      most === Infinity
        ? `${String(least)} or more`
        : least === most
          ? String(least)
          : `${String(least)} to ${String(most)}`;
    const count = values.length === 1 ? '1 argument' : `${String(values.length)} arguments`;
    ruling.report.add('CS411', at, { given: count, words: command.words.join(' '), wanted, usage });
    return;
  }
  values.forEach((value, index) => {
    const arg = args[Math.min(index, args.length - 1)];
    if (arg !== undefined) checkValue(arg, argumentWord(arg.name, arg.spec), value, at, ruling);
  });
}

function checkValue(flag: BoundFlag, shown: string, value: string, at: Span, { bound, report }: Ruling): void {
  // The value of a shell variable is unknown here.
  if (/\$[A-Za-z({]|`/.test(value) && flag.kind !== 'text') return;
  const choices = choicesOf(flag.spec);
  const wanted =
    flag.line === undefined
      ? problemOf(value, { ...flag.spec, kind: flag.kind, choices, dates: bound.spec.catalogue && { times: true } })
      : lineProblem(value, flag.line);
  if (wanted === undefined) return;
  const near = choices === undefined ? '' : didYouMean(value, choices);
  report.add('CS410', within(at, value), {
    flag: shown,
    value,
    wanted,
    hint: `${near}Write a value that the command accepts.`,
  });
}

/** Checks only the head of a line; the rest is checked when the command runs. */
function lineProblem(value: string, notation: LineNotation): string | undefined {
  const pieces = value.split(/(?<!\\):/);
  const parts = Object.values(notation.head);
  const fits = parts.every(({ optional, kind }, index) => {
    const piece = pieces[index]?.trim();
    if (piece === undefined || piece === '') return piece !== undefined && optional === true;
    return kind !== 'number' || /^-?\d+(?:\.\d+)?$/.test(piece);
  });
  return fits ? undefined : `a line such as ${lineShape(notation)}`;
}
