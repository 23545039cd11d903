/** Labels and texts of flags and arguments. */
import { isCurrency } from '../../../runtime/base/decimals.js';
import type { FlagData, PositionalData } from '../../../runtime/contract/command.js';
import { formOf } from '../../../runtime/base/split.js';
import { takesIdList, valueKinds } from '../../../runtime/kinds/index.js';
import type { ArgumentIr, CommandIr, FlagIr, Ir } from '../../5-lower/ir.js';

/** Maximum length of choices in a label; longer lists are in the text. */
const inLabel = 24;

/** Returns the flags that a page shows: those of the command that are not hidden, and --limit if it has a default here. */
export function shownFlags({ flags, plan }: CommandIr, { globals }: Pick<Ir, 'globals'>): FlagIr[] {
  const limit = globals.find(({ name }) => name === 'limit');
  const isOwn = flags.some(({ name }) => name === 'limit');
  return [
    ...flags,
    ...(limit === undefined || plan?.cap === undefined || isOwn
      ? []
      : [{ ...limit, data: { ...limit.data, default: plan.cap } }]),
  ];
}

/** `-o, --output <format>` */
export function flagLabel({ name, data, placeholder }: FlagIr): string {
  const aliases = data.alias === undefined ? [] : [data.alias].flat();
  const short = aliases.filter((word) => word.length === 1).map((letter) => `-${letter}, `);
  const long = aliases.filter((word) => word.length > 1).map((word) => `, --${word}`);
  const value =
    data.kind === 'boolean' ? '' : data.kind === 'yesno' ? '[=yes|no]' : ` <${valueWord(data, placeholder)}>`;
  return `${short.join('')}--${name}${long.join('')}${value}`;
}

export function argumentLabel({ name, data, placeholder }: ArgumentIr): string {
  const form = data.splits === undefined ? undefined : formOf(data.splits);
  const word = `${placeholder ?? form ?? name}${data.variadic === true || data.batch === true ? '...' : ''}`;
  return data.required ? `<${word}>` : `[${word}]`;
}

/** Returns the groups of arguments and flags of which exactly one must be given: `<query>, --tables`. */
export const alternatives = ({ args, oneOf = [] }: Pick<CommandIr, 'args' | 'oneOf'>): string[] =>
  oneOf.map((names) =>
    names.map((name) => (args.some((arg) => arg.name === name) ? `<${name}>` : `--${name}`)).join(', '),
  );

/** Returns the words after the name of a command in its usage: `<id>`, `--title <text>`, `[flags]`. */
export function usageWords({ args, flags }: Pick<CommandIr, 'args' | 'flags'>): string[] {
  const required = flags.filter(({ data }) => data.demandOption === true);
  const more = flags.length > required.length ? ['[flags]'] : [];
  return [...args.map(argumentLabel), ...required.map(flagLabel), ...more];
}

/** Choices that help can show. An empty one, which stands for another, is explained in words. */
const namedChoices = ({ choices = [] }: FlagData | PositionalData): readonly string[] =>
  choices.filter((choice) => choice !== '');

const choicesLabel = (data: FlagData): string | undefined =>
  data.choices && namedChoices(data).join(data.kind === 'csv' ? ',' : '|');

function valueWord(data: FlagData, placeholder: string | undefined): string {
  if (placeholder !== undefined) return placeholder;
  const choices = choicesLabel(data);
  if (choices !== undefined && choices.length <= inLabel) return choices;
  return valueKinds[data.kind].word ?? (data.choices === undefined ? data.kind : 'word');
}

/** Returns the summary of a flag, then its constraints in brackets. */
export function flagText({ name, data, placeholder }: FlagIr): string {
  const word = valueWord(data, placeholder);
  const takesFile = (data.kind === 'json' || data.kind === 'message') && !word.includes('@file');
  const sources = data.line === undefined ? (takesFile ? ['or @file'] : []) : ['- or @file: CSV with a header'];
  const required = data.demandOption === true && (data.unlessIn === undefined || `unless in --${data.unlessIn}`);
  return withFacts(data, required, word !== choicesLabel(data), name, sources);
}

export function argumentText({ name, data }: ArgumentIr): string {
  return withFacts(data, false, true, name);
}

function withFacts(
  data: FlagData | PositionalData,
  required: boolean | string,
  choicesOpen: boolean,
  name: string,
  sources: readonly string[] = [],
): string {
  const facts = [
    ...(required === false ? [] : [required === true ? 'required' : `required ${required}`]),
    ...('repeat' in data && data.repeat === true ? ['may be repeated'] : []),
    ...(data.choices !== undefined && choicesOpen
      ? [`${data.open === true ? 'known' : 'one of'} ${namedChoices(data).join(', ')}`]
      : []),
    ...bounds(data),
    ...(data.default === undefined || data.secret === true ? [] : [`default ${defaultText(data.default)}`]),
    ...(data.env === undefined ? [] : [`env ${data.env}`]),
    ...(takesIdList(data) ? ['- or @file: one per line'] : []),
    ...(/@file/.test(data.describe) ? [] : sources),
    ...(data.stdin === true && !/piped|standard input/i.test(data.describe) ? ['or piped input'] : []),
    ...names('requires', data.requires),
    ...names(
      'not with',
      data.conflicts?.filter((other) => other !== name),
    ),
  ];
  return facts.length === 0 ? data.describe : `${data.describe} [${facts.join('; ')}]`;
}

function bounds(data: FlagData | PositionalData): string[] {
  const { min, max, minor, maxItems, minItems, maxLength, describe } = data;
  const unit = data.unit ?? (minor !== undefined && isCurrency(minor) ? minor : undefined);
  const suffix = unit === undefined ? '' : ` ${unit}`;
  const facts: string[] = [];
  if (min !== undefined && max !== undefined) facts.push(`${String(min)} to ${String(max)}${suffix}`);
  else if (min !== undefined) facts.push(`${String(min)} or more${suffix}`);
  else if (max !== undefined) facts.push(`${String(max)} or less${suffix}`);
  else if (unit !== undefined) facts.push(`in ${unit}`);
  if (minor !== undefined && !isCurrency(minor)) facts.push(`in the currency of --${minor}`);
  if (maxLength !== undefined) facts.push(`at most ${String(maxLength)} characters`);
  if (maxItems !== undefined && !describe.includes(`at most ${String(maxItems)}`))
    facts.push(`at most ${String(maxItems)}`);
  if (minItems !== undefined && minItems > 1) facts.push(`at least ${String(minItems)}`);
  return facts;
}

const defaultText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));

const names = (word: string, flags: readonly string[] | undefined): string[] =>
  flags === undefined || flags.length === 0 ? [] : [`${word} ${flags.map((flag) => `--${flag}`).join(', ')}`];
