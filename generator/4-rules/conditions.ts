/** Checks conditions between flags: those that no run can meet, and those that every run meets. */
import { isCurrency } from '../../runtime/base/decimals.js';
import { valueKinds } from '../../runtime/kinds/index.js';
import { placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import type { FlagSpec } from '../2-shape/types.js';
import { lookUpConditions } from '../3-bind/writes.js';
import { choicesOf } from '../3-bind/choices.js';
import { ownNames } from '../3-bind/derived.js';
import { typedAs } from '../3-bind/flags.js';
import type { Bound, BoundCommand, BoundFlag } from '../3-bind/types.js';
import { filledBy } from '../3-bind/settings.js';
import { reportIdle } from '../diagnostics/findings.js';
import { candidates } from '../diagnostics/nearest.js';
import type { Report } from '../diagnostics/report.js';
import type { Rule } from './rule.js';
import { createShared, type Shared } from './shared.js';

/** What a key of a flag says about another flag. */
interface Condition {
  readonly flag: BoundFlag;
  readonly key: 'requires' | 'conflicts' | 'required-with' | 'only-with' | 'decimals' | 'minor' | 'not-before';
  /** Name of the other flag. */
  readonly name: string;
  /** Returns the place of the name. */
  readonly at: () => Span;
}

/** Conditions on values of other flags. */
const byValue = ['required-with', 'only-with'] as const;

/** Returns the conditions of a flag. */
export function conditionsOf(flag: BoundFlag): Condition[] {
  const { spec } = flag;
  return [
    ...(['requires', 'conflicts'] as const).flatMap((key) =>
      (spec[key] ?? []).map((name, index) => ({ flag, key, name, at: () => placeOfValue(spec[key] as object, index) })),
    ),
    ...byValue.flatMap((key) =>
      Object.keys(spec[key] ?? {}).map((name) => ({
        flag,
        key,
        name,
        at: () => placeOfKey(spec[key] as object, name),
      })),
    ),
    ...(['decimals', 'minor', 'not-before'] as const).flatMap((key) => {
      const name = spec[key];
      return typeof name === 'string' && !isCurrency(name)
        ? [{ flag, key, name, at: () => placeOfValue(spec, key) }]
        : [];
    }),
  ];
}

/** Finds a flag or argument by name. */
type Find = (name: string) => BoundFlag | undefined;

/** Conditions between flags name flags that exist, can be met, and do not always hold. */
export const conditions: Rule = ({ bound, report }) => {
  const { commands, globals, spec: service } = bound;
  const filled = new Set(Object.values(service.settings ?? {}).map(filledBy));
  // A shared flag meets different flags in different commands: one with the other flag is enough.
  const [missing, idle] = [createShared(), createShared()];
  /** Whether every line has the flag. A value from the environment or a setting is not on the line. */
  const isOnLine = (flag: BoundFlag): boolean => flag.required && flag.spec.env === undefined && !filled.has(flag.name);
  for (const command of commands) {
    const all = [...command.flags, ...command.args, ...globals];
    const find: Find = (name) => all.find((flag) => flag.name === name);
    const unknown = (name: string, key: string, at: Span): (() => void) | undefined =>
      find(name) === undefined ? () => reportMissing(name, key, at, command, all, bound, report) : undefined;
    for (const condition of [...command.args, ...command.flags].flatMap(conditionsOf)) {
      const { name, key } = condition;
      const at = condition.at();
      missing.use(at, unknown(name, key, at));
      const { subject, why } = constant(condition, find(name), isOnLine);
      const where = placeOfSubject(subject, condition);
      idle.use(at, why === undefined ? undefined : () => report.add('CS426', where, { key: subject, why }));
    }
    command.spec['one-of']?.forEach((names) => {
      names.forEach((name, index) => {
        const at = placeOfValue(names, index);
        const flag = find(name);
        unknown(name, 'one-of', at)?.();
        if (flag === undefined || !isOnLine(flag)) return;
        const why = `${typedAs(flag)} is required, so the others can never be used`;
        reportIdle(report, command.spec, 'one-of', why);
      });
    });
  }
  useLookUps(bound, idle, report);
  missing.report();
  idle.report();
  checkSingle(bound, report);
  checkValues(commands, report);
  checkRanges(commands, report);
};

function reportMissing(
  name: string,
  key: string,
  at: Span,
  command: BoundCommand,
  all: readonly BoundFlag[],
  { spec }: Bound,
  report: Report,
): void {
  const known = all.map((flag) => flag.name);
  const shown = ownNames(command, spec).filter((own) => known.includes(own));
  const words = command.words.join(' ');
  report.add('CS414', at, { name, key, words, hint: candidates(name, known, 'Flags', shown) });
}

/** Returns where the subject of a finding is written: a key of the flag, a name under that key, or the flag. */
function placeOfSubject(subject: string, { flag, key, name, at }: Condition): Span {
  if (subject === key) return placeOfKey(flag.spec, key);
  return subject === name ? at() : flag.at;
}

/** Returns why a condition always holds, or makes a flag unusable: `subject` is what has no effect. */
function constant(
  { flag, key, name }: Condition,
  other: BoundFlag | undefined,
  isOnLine: (flag: BoundFlag) => boolean,
): { readonly subject: string; readonly why: string | undefined } {
  const isItself = name === flag.name;
  switch (key) {
    case 'requires':
      if (isItself) return { subject: key, why: 'a flag cannot require itself' };
      if (flag.spec.conflicts?.includes(name) === true)
        return { subject: flag.name, why: `it requires ${name}, and conflicts with it` };
      // The other names of a longer list are still required.
      return { subject: flag.spec.requires?.length === 1 ? key : name, why: other && alwaysGiven(other) };
    case 'conflicts':
      if (isItself) return { subject: name, why: 'it conflicts with itself' };
      if (other !== undefined && isOnLine(other))
        return { subject: flag.name, why: `it conflicts with ${typedAs(other)}, which is required` };
      return {
        subject: name,
        why:
          other !== undefined && isOnLine(flag) ? `it conflicts with ${typedAs(flag)}, which is required` : undefined,
      };
    case 'required-with':
    case 'only-with':
      return { subject: name, why: isItself ? 'a flag cannot require itself' : typeProblem(other) };
    default:
      return { subject: key, why: isItself ? 'it names the flag itself' : undefined };
  }
}

/** Values that a condition names are compared with the text of a value. */
function typeProblem(other: BoundFlag | undefined): string | undefined {
  if (other === undefined) return undefined;
  if (other.spec.repeatable === true || other.spec.variadic === true) return `${typedAs(other)} has several values`;
  return valueKinds[other.kind].isWhole ? `values of the type ${other.kind} are not compared` : undefined;
}

/** Returns why a flag has a value in every run; `undefined` if it may have none. */
function alwaysGiven(flag: BoundFlag): string | undefined {
  if (flag.required) return `${typedAs(flag)} is required`;
  return flag.origin !== 'argument' && flag.spec.default !== undefined ? `${typedAs(flag)} has a default` : undefined;
}

/** Notes the uses of look-ups that are made only with certain flags: idle if no flag of the list can be missing. */
function useLookUps({ commands, spec }: Bound, idle: Shared, report: Report): void {
  for (const command of commands) {
    for (const look of (command.spec.find ?? []).flatMap((name) => spec.find?.[name] ?? [])) {
      const { when } = lookUpConditions(look);
      if (when.length === 0) continue;
      const all = [...command.args, ...command.flags];
      const given = when.map((name) => {
        const flag = all.find((one) => one.name === name);
        return flag && alwaysGiven(flag);
      });
      const [why] = given.includes(undefined) ? [] : given;
      idle.use(placeOfKey(look, 'when'), why === undefined ? undefined : () => reportIdle(report, look, 'when', why));
    }
  }
}

/** Reports ranges whose ends cannot be compared. */
function checkRanges(commands: readonly BoundCommand[], report: Report): void {
  const seen = new Set<FlagSpec>();
  for (const { flags } of commands) {
    for (const { spec, kind } of flags) {
      const first = flags.find(({ name }) => name === spec['not-before']);
      if (first === undefined || seen.has(spec)) continue;
      seen.add(spec);
      const { order } = valueKinds[kind];
      if (order !== undefined && order === valueKinds[first.kind].order) continue;
      reportIdle(report, spec, 'not-before', `values of the types ${first.kind} and ${kind} are not compared`);
    }
  }
}

/** Reports values of other flags that a condition names, and that those flags cannot have. */
function checkValues(commands: readonly BoundCommand[], report: Report): void {
  const seen = new Set<object>();
  for (const { args, flags } of commands) {
    for (const { spec } of flags) {
      for (const [name, values] of byValue.flatMap((key) => Object.entries(spec[key] ?? {}))) {
        const other = [...args, ...flags].find((flag) => flag.name === name)?.spec;
        const choices = other === undefined || other.open === true ? undefined : choicesOf(other);
        if (choices === undefined || seen.has(values)) continue;
        seen.add(values);
        values.forEach((value, index) => {
          if (choices.includes(value)) return;
          const why = `the values of ${name} are ${choices.join(', ')}`;
          reportIdle(report, values, index, why);
        });
      }
    }
  }
}

/** Reports flags for a single record that no command with several records has. */
function checkSingle({ commands, globals }: Bound, report: Report): void {
  const single = createShared();
  for (const { args, flags } of commands) {
    const isNeeded = args.some(({ spec }) => spec.variadic === true);
    for (const { spec } of [...flags, ...globals]) {
      if (spec.single !== true) continue;
      const why = 'no command with the flag takes several records';
      single.use(placeOfKey(spec, 'single'), isNeeded ? undefined : () => reportIdle(report, spec, 'single', why));
    }
  }
  single.report();
}
