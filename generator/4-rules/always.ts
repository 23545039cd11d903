import { valueKinds } from '../../runtime/kinds/index.js';
import { placeOfKey, placeOfValue, type Span } from '../1-read/source.js';
import { typedAs } from '../3-bind/flags.js';
import type { BoundCommand, BoundFlag } from '../3-bind/types.js';
import type { Rule } from './rule.js';

/** Types whose values at run time are neither text nor numbers. */

/** A condition in one command, and why it always holds there or can never hold. */
interface Finding {
  readonly at: Span;
  readonly key: string;
  readonly why: string | undefined;
}

/** Reports conditions between flags that always hold, and flags that a condition makes unusable. */
export const always: Rule = ({ bound, report }) => {
  const { commands, globals, spec } = bound;
  const filled = new Set(Object.values(spec.settings ?? {}).map(({ fills }) => fills));
  const findings = new Map<string, Finding[]>();
  const add = (finding: Finding): void => {
    const id = `${finding.at.source.file}:${String(finding.at.start)}`;
    findings.set(id, [...(findings.get(id) ?? []), finding]);
  };
  for (const command of commands) {
    const all = [...command.args, ...command.flags, ...globals];
    const find = (name: string): BoundFlag | undefined => all.find((flag) => flag.name === name);
    /** Whether every line has the flag. A value from the environment or a setting is not on the line. */
    const isOnLine = (flag: BoundFlag): boolean =>
      flag.required && flag.spec.env === undefined && !filled.has(flag.name);
    for (const one of conditionsOf(command, find, isOnLine)) add(one);
  }
  for (const look of Object.values(spec.find ?? {})) {
    if (look.when === undefined || look.nearest !== undefined) continue;
    const users = commands.filter((command) => command.spec.find?.some((name) => spec.find?.[name] === look));
    for (const { args, flags } of users) {
      const given = [look.when].flat().map((one) => {
        const flag = [...args, ...flags].find(({ name }) => name === one);
        return flag !== undefined && isPresent(flag) ? isAlwaysGiven(flag) : undefined;
      });
      // Idle only if no flag of the list can be missing.
      add({ at: placeOfKey(look, 'when'), key: 'when', why: given.includes(undefined) ? undefined : given[0] });
    }
  }
  // A shared flag meets different flags in different commands: it is idle only if it is so in all of them.
  for (const [first, ...others] of findings.values()) {
    if (first?.why === undefined || others.some(({ why }) => why === undefined)) continue;
    report.add('CS426', first.at, { key: first.key, why: first.why });
  }
};

function conditionsOf(
  { args, flags, spec }: BoundCommand,
  find: (name: string) => BoundFlag | undefined,
  isOnLine: (flag: BoundFlag) => boolean,
): Finding[] {
  const found: Finding[] = [];
  for (const flag of [...args, ...flags]) {
    flag.spec.requires?.forEach((name, index) => {
      const other = find(name);
      const at = placeOfValue(flag.spec.requires as object, index);
      if (name === flag.name) found.push({ at, key: 'requires', why: 'a flag cannot require itself' });
      else if (flag.spec.conflicts?.includes(name) === true)
        found.push({ at, key: flag.name, why: `it requires ${name}, and conflicts with it` });
      else found.push({ at, key: 'requires', why: other && isPresent(other) ? isAlwaysGiven(other) : undefined });
    });
    flag.spec.conflicts?.forEach((name, index) => {
      const at = placeOfValue(flag.spec.conflicts as object, index);
      found.push({ at, ...clash(flag, name, find(name), isOnLine) });
    });
    if (flag.spec['not-before'] === flag.name)
      found.push({ at: placeOfValue(flag.spec, 'not-before'), key: 'not-before', why: 'it names the flag itself' });
    if (flag.spec.decimals === flag.name)
      found.push({ at: placeOfValue(flag.spec, 'decimals'), key: 'decimals', why: 'it names the flag itself' });
    for (const values of [flag.spec['required-with'] ?? {}, flag.spec['only-with'] ?? {}]) {
      for (const name of Object.keys(values)) {
        const why = name === flag.name ? 'a flag cannot require itself' : typeProblem(find(name));
        found.push({ at: placeOfKey(values, name), key: name, why });
      }
    }
  }
  for (const names of spec['one-of'] ?? []) {
    names.forEach((name, index) => {
      const flag = find(name);
      const why =
        flag !== undefined && isOnLine(flag)
          ? `${typedAs(flag)} is required, so the others can never be used`
          : undefined;
      found.push({ at: placeOfValue(names, index), key: 'one-of', why });
    });
  }
  return found;
}

/** Which of two flags that conflict can never be used. */
function clash(
  flag: BoundFlag,
  name: string,
  other: BoundFlag | undefined,
  isOnLine: (flag: BoundFlag) => boolean,
): Pick<Finding, 'key' | 'why'> {
  if (name === flag.name) return { key: flag.name, why: 'it conflicts with itself' };
  if (other !== undefined && isOnLine(other))
    return { key: flag.name, why: `it conflicts with ${typedAs(other)}, which is required` };
  const why =
    other !== undefined && isOnLine(flag) ? `it conflicts with ${typedAs(flag)}, which is required` : undefined;
  return { key: name, why };
}

/** Values that a condition names are compared with the text of a value. */
function typeProblem(other: BoundFlag | undefined): string | undefined {
  if (other === undefined) return undefined;
  if (other.spec.repeatable === true || other.spec.variadic === true) return `${typedAs(other)} has several values`;
  return valueKinds[other.kind].isWhole ? `values of the type ${other.kind} are not compared` : undefined;
}

/** Whether the flag has a value in every run. */
const isPresent = ({ required, spec, origin }: BoundFlag): boolean =>
  required || (origin !== 'argument' && spec.default !== undefined);

const isAlwaysGiven = (flag: BoundFlag): string =>
  flag.required ? `${typedAs(flag)} is required` : `${typedAs(flag)} has a default`;
