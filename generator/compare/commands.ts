/** Compares the commands of two versions of a client: names, effects, results and exit codes. */
import { isDeepStrictEqual } from 'node:util';
import type { Column, Effect, Poll, RequestPlan } from '../../runtime/contract/command.js';
import { placeOfKey, type Span } from '../1-read/source.js';
import type { BoundCommand, BoundGroup } from '../3-bind/types.js';
import type { CommandIr, GroupIr } from '../5-lower/ir.js';
import { compareArguments, type ArgumentSide } from './arguments.js';
import { placed, type Compared, type Found, type Note } from './change.js';
import { compareColumns, compareFields, type Shown } from './columns.js';
import { compareFlags, type FlagSide } from './flags.js';
import { shown, type NoteValue } from './value-rules.js';

/** A command as data, and as it is written. */
interface Command {
  readonly ir: CommandIr;
  readonly bound: BoundCommand;
  readonly side: Compared;
  readonly at: Span;
}

/** Compares the commands of two clients. A command is the same if its words are, or if `was` has its old name. */
export function compareCommands(old: Compared, now: Compared, note: Note): void {
  const before = commandsOf(old);
  const after = commandsOf(now);
  const pairs = new Map(
    [...after].map(([words, command]) => [words, before.get(words) ?? renamedFrom(command, before)]),
  );
  const known = new Set([...pairs.values()].map((command) => command?.ir.id));
  for (const [words, { ir, at }] of before) {
    if (known.has(ir.id)) continue;
    note({ rule: 'command-removed', message: `"${words}" was removed`, at: nearestGroup(ir.words, now), was: at });
  }
  for (const [words, command] of after) {
    const { ir, at } = command;
    const one = pairs.get(words);
    if (one === undefined) {
      note({ rule: 'command-added', message: `"${words}" was added`, at });
      continue;
    }
    if (one.ir.id !== ir.id) {
      note({
        rule: 'command-renamed',
        message: `"${one.ir.words.join(' ')}" was renamed to "${words}"`,
        at,
        was: one.at,
      });
    }
    compareCommand(one, command, (found) => {
      note({ ...found, command: words });
    });
  }
}

function commandsOf(side: Compared): Map<string, Command> {
  const written = new Map(side.bound.commands.map((command) => [command.id, command]));
  return new Map(
    side.ir.commands.flatMap((ir) => {
      const bound = written.get(ir.id);
      return bound === undefined
        ? []
        : [[ir.words.join(' '), { ir, bound, side, at: placed(bound.at, side) }] as const];
    }),
  );
}

/** Returns the command that had one of the old names, unless the new client has another command of that name. */
function renamedFrom({ ir, side }: Command, before: ReadonlyMap<string, Command>): Command | undefined {
  const last = ir.words.at(-1) ?? '';
  return wordsBefore(ir.words.slice(0, -1), side)
    .flatMap((around) => [last, ...ir.was].map((name) => before.get([...around, name].join(' '))))
    .find((command) => command !== undefined);
}

/** Returns the words of a group, and its words under old names of the group and of the groups around it. */
function wordsBefore(words: readonly string[], { ir }: Compared): string[][] {
  let level: GroupIr | undefined = ir.root;
  let found: string[][] = [[]];
  for (const word of words) {
    level = level?.groups.find(({ name }) => name === word);
    found = [word, ...(level?.was ?? [])].flatMap((name) => found.map((around) => [...around, name]));
  }
  return found;
}

/** Returns the place of the innermost group that would have the command. */
function nearestGroup(words: readonly string[], { bound }: Compared): Span {
  let group: BoundGroup | undefined = bound.root;
  let at: Span | undefined;
  for (const word of words) {
    group = group.groups.find(({ name }) => name === word);
    if (group === undefined) break;
    at = group.at ?? at;
  }
  return placed(at ?? placeOfKey(bound.documents.service.value, 'service'), { bound } as Compared);
}

function compareCommand(old: Command, now: Command, note: (found: Omit<Found, 'command'>) => void): void {
  const report: NoteValue = (rule, message) => {
    note({ rule, message, at: now.at, was: old.at });
  };
  compareNames(old.ir, now.ir, report);
  compareEffect(old, now, report);
  compareResult(old.ir, now.ir, report);
  compareFields(shownBy(old), shownBy(now), report);
  compareExits(codesOf(old.ir), codesOf(now.ir), report);
  compareArguments(argumentsOf(old), argumentsOf(now), note);
  compareFlags(flagsOf(old), flagsOf(now), [old.ir.oneOf ?? [], now.ir.oneOf ?? []], note);
}

function compareNames(old: CommandIr, now: CommandIr, report: NoteValue): void {
  const namesOf = ({ words, aliases, was }: CommandIr): Set<string> =>
    new Set([words.at(-1) ?? '', ...aliases, ...was]);
  const [before, after] = [namesOf(old), namesOf(now)];
  for (const name of before) if (!after.has(name)) report('name-removed', `the other name "${name}" was removed`);
  for (const name of after) {
    if (!before.has(name) && name !== now.words.at(-1)) report('name-added', `the other name "${name}" was added`);
  }
}

const strength: Readonly<Record<Effect, number>> = { local: 0, read: 0, create: 1, update: 1, act: 1, delete: 2 };

function compareEffect(old: Command, now: Command, report: NoteValue): void {
  const [from, to] = [old.ir.effect, now.ir.effect];
  if (from !== to) {
    const rule = strength[to] > strength[from] ? 'effect-stronger' : 'effect-changed';
    report(rule, `the effect changed from ${from} to ${to}`);
  }
  // The gate decides whether deletes ask by themselves, and is compared once.
  const isOfGate = from === 'delete' && to === 'delete' && old.bound.spec.confirm === now.bound.spec.confirm;
  if (isOfGate) return;
  const asks = ({ bound }: Command): boolean => bound.confirm !== undefined;
  if (asks(now) && !asks(old)) report('confirmation-added', 'the command asks for confirmation');
  if (!asks(now) && asks(old)) report('confirmation-removed', 'the command no longer asks for confirmation');
}

type Compare = (
  rule: 'output-changed' | 'cap-changed' | 'exit-changed' | 'job-states-changed',
  what: string,
  from: unknown,
  to: unknown,
) => void;

function compareResult(old: CommandIr, now: CommandIr, report: NoteValue): void {
  const compare: Compare = (rule, what, from, to) => {
    if (!isDeepStrictEqual(from, to)) report(rule, `${what} changed from ${shown(from)} to ${shown(to)}`);
  };
  const renamed = withNamesOf(old, now);
  compare('output-changed', 'the default format', old.output, now.output);
  // The code of a workflow determines its result.
  if (old.plan !== undefined && now.plan !== undefined) {
    compare('output-changed', 'the form of the result', old.plan.shape, now.plan.shape);
    compare('cap-changed', 'the number of rows without --limit', old.plan.cap, now.plan.cap);
    compare('output-changed', 'the result (`gives`)', renamed(old.plan.gives), now.plan.gives);
    compareJobs(old.plan.poll, now.plan.poll, compare, renamed);
    compare('exit-changed', 'what marks items as failed (`failures`)', old.plan.failures, now.plan.failures);
    compare('output-changed', 'the kind of the response (`answer`)', old.plan.answer, now.plan.answer);
    compare('output-changed', 'the upload (`upload`)', old.plan.upload?.file, now.plan.upload?.file);
    compare('output-changed', 'the kind of the response (`stream`)', old.plan.stream, now.plan.stream);
    compare('output-changed', 'the fields that are shown as dots (`secrets`)', old.plan.secrets, now.plan.secrets);
    for (const key of ['unfold', 'unwrap', 'flat', 'hook'] as const)
      compare(
        'output-changed',
        `the rows and fields of the result (\`${key === 'unwrap' ? 'unfold' : key}\`)`,
        old.plan[key],
        now.plan[key],
      );
  }
  compareColumns(columnsOf(old), columnsOf(now), report);
}

const columnsOf = ({ plan, columns }: CommandIr): readonly Column[] => columns ?? plan?.columns ?? [];

/** Returns the fields that a command prints. An action prints a line, whatever the group returns. */
const shownBy = ({ ir, bound }: Command): Shown => ({
  columns: columnsOf(ir),
  returns: bound.request?.shape === 'action' ? [] : (bound.spec.returns ?? bound.scope.spec.returns ?? []),
});

/** Compares when --wait ends and what it prints. If only one side has a job, its flags differ and report the change. */
function compareJobs(
  old: Poll | undefined,
  now: Poll | undefined,
  compare: Compare,
  renamed: (gives: Poll['gives']) => unknown,
): void {
  if (old === undefined || now === undefined) return;
  for (const key of ['done', 'failed'] as const) {
    compare('job-states-changed', `the states in \`${key}\` of \`poll\``, old[key].toSorted(), now[key].toSorted());
  }
  compare('job-states-changed', 'the error of a job (`error` of `poll`)', old.error, now.error);
  compare('output-changed', 'the result with --wait (`result` of `poll`)', old.result, now.result);
  compare('output-changed', 'the result with --wait (`gives` of `poll`)', renamed(old.gives), now.gives);
}

/**
 * Returns a function that writes the new names of arguments into the templates of the old result. A renamed argument is
 * reported once, and its template prints the same as before.
 */
function withNamesOf(old: CommandIr, now: CommandIr): (gives: RequestPlan['gives']) => unknown {
  const has = (side: CommandIr, name: string): boolean => side.args.some((one) => one.name === name);
  const names = new Map(
    old.args.flatMap(({ name }, index) => {
      const other = now.args[index]?.name;
      return other === undefined || has(now, name) || has(old, other) ? [] : [[name, other]];
    }),
  );
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{([\w-]+)(?=[}:|])/g, (all, name: string) =>
        names.has(name) ? `{${names.get(name) ?? ''}` : all,
      );
    if (Array.isArray(value)) return value.map(rename);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rename(inner)]));
  };
  return rename;
}

const codesOf = ({ exits }: CommandIr): Map<string, number> => new Map(exits.map(({ name, code }) => [name, code]));

/** Compares exit codes by their names. */
export function compareExits(
  old: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
  report: NoteValue,
): void {
  for (const [name, code] of old) {
    const to = now.get(name);
    if (to === undefined) report('exit-changed', `the exit code ${code} (${name}) was removed`);
    else if (to !== code) report('exit-changed', `the exit code of ${name} changed from ${code} to ${to}`);
  }
  for (const [name, code] of now) if (!old.has(name)) report('exit-added', `the exit code ${code} (${name}) was added`);
}

function argumentsOf({ ir, bound, side, at }: Command): ArgumentSide {
  const places = new Map(bound.args.map((argument) => [argument.name, argument.at]));
  return { args: ir.args, at: (name) => placed(places.get(name) ?? at, side), owner: at };
}

function flagsOf({ ir, bound, side, at }: Command): FlagSide {
  const places = new Map(bound.flags.map((flag) => [flag.name, flag.at]));
  return { flags: ir.flags, at: (name) => places.get(name), owner: at, side };
}
