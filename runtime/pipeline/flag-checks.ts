/** Checks the flags and arguments of a command against each other. */
import { clean } from '../base/clean.js';
import { decimalsOf, isCurrency } from '../base/decimals.js';
import { printsTemplate } from '../base/wires.js';
import { argumentWord } from '../base/split.js';
import type { PositionalData } from '../contract/command.js';
import { CliError } from '../base/errors.js';
import { typed, type Flags } from './flags.js';
import { checkDecimals } from './value.js';

export interface FlagRules {
  readonly flags: Flags;
  readonly positionals: Readonly<Record<string, PositionalData>>;
  readonly oneOf?: readonly (readonly string[])[];
}

/** @throws CliError `combination` for an amount whose minor unit is not known, `usage` for one with too many decimals */
function checkUnits(
  name: string,
  amount: unknown,
  minor: string,
  args: Readonly<Record<string, unknown>>,
  label: (name: string) => string,
): void {
  const currency = isCurrency(minor) ? minor : args[minor];
  if (currency === undefined)
    throw new CliError('combination', `${label(name)} requires ${label(minor)}, which determines its decimals.`);
  if (!/^[a-z]{3}$/i.test(String(currency)))
    throw new CliError(
      'combination',
      `${label(minor)} "${clean(String(currency))}" is not the code of a currency, which determines the decimals of ${label(name)}.`,
      'Write its three letters, such as EUR.',
    );
  const places = decimalsOf(currency);
  const remedy = `${String(currency).toUpperCase()} has ${places === 0 ? 'no' : String(places)} decimals.`;
  for (const one of [amount].flat()) checkDecimals(String(one), places, label(name), remedy);
}

/** Returns the argument that names more than one record, and how many. */
function severalIn(
  { positionals }: FlagRules,
  args: Readonly<Record<string, unknown>>,
): readonly [name: string, count: number] | undefined {
  for (const name of Object.keys(positionals)) {
    const count = new Set([args[name]].flat()).size;
    if (count > 1) return [name, count];
  }
  return undefined;
}

/** Whether a flag has a value of its spec; integers are numbers here. */
const isValue = (value: unknown, text: string): boolean => value !== undefined && String(value) === text;

/**
 * Checks flags and arguments against each other: flags that require others, or values of others, flags that exclude others,
 * flags for a single record, ranges that end before they begin, amounts with more decimals than their currency, and groups of
 * which exactly one is required. Values from the environment, a setting or a default count as present, and never as a
 * conflict. Two flags with the same choice agree.
 *
 * @throws CliError `combination`
 */
export function checkFlags(
  rules: FlagRules,
  given: ReadonlySet<string>,
  args: Readonly<Record<string, unknown>>,
): void {
  const label = (name: string): string => {
    const argument = Object.hasOwn(rules.positionals, name) ? rules.positionals[name] : undefined;
    return argument === undefined ? typed(name) : argumentWord(name, argument);
  };
  const list = (names: readonly string[]): string => names.map(label).join(', ');
  const areChoices = (...names: readonly string[]): boolean =>
    names.every((name) => rules.flags[name]?.kind === 'enum');
  const agree = (one: string, other: string): boolean => areChoices(one, other) && args[one] === args[other];
  for (const [name, flag] of Object.entries({ ...rules.positionals, ...rules.flags })) {
    if (!given.has(name)) continue;
    const missing = (flag.requires ?? []).filter((other) => args[other] === undefined);
    if (missing.length > 0) throw new CliError('combination', `${label(name)} requires ${list(missing)}.`);
    for (const [other, values] of Object.entries(flag.onlyWith ?? {})) {
      if (values.some((value) => isValue(args[other], value))) continue;
      throw new CliError('combination', `${label(name)} requires ${label(other)} ${values.join(' or ')}.`);
    }
    const clash = (flag.conflicts ?? []).find((other) => given.has(other) && !agree(name, other));
    if (clash !== undefined) {
      const both = [name, clash].map((one) =>
        areChoices(name, clash) ? `${label(one)} ${String(args[one])}` : label(one),
      );
      throw new CliError('combination', `${both.join(' and ')} cannot be used together.`);
    }
    const several = flag.single === true ? severalIn(rules, args) : undefined;
    if (several !== undefined) {
      const [place, count] = several;
      throw new CliError(
        'combination',
        `${label(name)} is for one record, and ${label(place)} names ${String(count)}.`,
        'Run the command once for each record.',
      );
    }
  }
  for (const [name, { requiredWith = {} }] of Object.entries(rules.flags)) {
    if (args[name] !== undefined) continue;
    for (const [other, values] of Object.entries(requiredWith)) {
      const value = values.find((one) => isValue(args[other], one));
      if (value !== undefined) throw new CliError('combination', `${label(other)} ${value} requires ${label(name)}.`);
    }
  }
  for (const [name, { notBefore }] of Object.entries(rules.flags)) {
    const [first, last] = [notBefore === undefined ? undefined : args[notBefore], args[name]];
    // Dates and UTC times are text whose order is that of time.
    if (typeof first !== 'string' || typeof last !== 'string' || first <= last) continue;
    const fault = `${label(notBefore ?? '')} (${first}) is later than ${label(name)} (${last}).`;
    throw new CliError('combination', fault, 'Swap the two values, or remove one.');
  }
  // The text of an editor is the value of another flag.
  const edited = Object.keys(rules.flags).map((name) =>
    args[name] === true ? rules.flags[name]?.edits?.flag : undefined,
  );
  for (const [name, { decimals, minor }] of Object.entries(rules.flags)) {
    const amount = args[name];
    if (minor !== undefined && amount !== undefined) checkUnits(name, amount, minor, args, label);
    if (typeof decimals !== 'string' || typeof amount !== 'string') continue;
    const currency = args[decimals];
    const remedy = currency === undefined ? `A currency with three decimals needs ${label(decimals)}.` : undefined;
    checkDecimals(amount, decimalsOf(currency), label(name), remedy);
  }
  const isTemplate = printsTemplate(rules.flags, given);
  for (const names of rules.oneOf ?? []) {
    const present = names.filter((name) => given.has(name) || edited.includes(name));
    if (present.length === 0 && !isTemplate && !names.some((name) => args[name] !== undefined)) {
      throw new CliError('combination', `Give one of ${list(names)}.`);
    }
    if (present.length > 1) {
      throw new CliError('combination', `${present.map(label).join(' and ')} cannot be used together.`, 'Give one.');
    }
  }
}
