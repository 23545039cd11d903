/** Parses the flags and arguments of a command line. */
import type { Argv, Options as YargsOptions } from 'yargs';
import Parser from 'yargs-parser';
import { defined } from '../base/defined.js';
import type { FlagData, PositionalData } from '../contract/command.js';
import type { Client, CommandModule, Node } from '../contract/context.js';
import type { Line } from '../contract/pipeline.js';
import type { Service } from '../contract/service.js';
import { CliError, nearNames } from '../base/errors.js';
import { aliasesOf, attached, flagsOf, nameOf, typed, type Flags } from './flags.js';
import { nearest, suggestedFlags } from '../base/suggestions.js';
import { withoutPrototype } from '../base/objects.js';
import { formOf } from '../base/split.js';

// The parser of yargs without the program around it: help is written at compile time, commands are found by the static
// index, and conversions of yargs would take ids for numbers. Loading and setting up all of yargs takes a third of a start.
const configuration = {
  'boolean-negation': false,
  'camel-case-expansion': false,
  'dot-notation': false,
  'duplicate-arguments-array': true,
  'greedy-arrays': false,
  'parse-numbers': false,
  'parse-positional-numbers': false,
  'populate--': false,
  'strip-aliased': true,
} as const;

/** What a line of a command may have. */
export interface Form {
  /** Binary and command words, for example `acmecli order get`. */
  readonly name: string;
  /** Usage after the name: `<id> [flags]`. */
  readonly usage?: string;
  readonly positionals: Readonly<Record<string, PositionalData>>;
  /** Flags of the command, and those of every command. */
  readonly flags: Flags;
  /** Names of subcommands, suggested for an unexpected argument. */
  readonly below: readonly string[];
  readonly synonyms?: Client['synonyms'];
}

/** Returns what a line of a command may have. */
export async function openForm(
  { binary, synonyms }: Pick<Client, 'binary' | 'synonyms'>,
  {
    node,
    words,
    service,
    command,
  }: {
    readonly node: Node;
    readonly words: readonly string[];
    readonly service: Pick<Service, 'globals'>;
    readonly command: Pick<CommandModule<never>, 'usage' | 'positionals' | 'flags'>;
  },
): Promise<Form> {
  return {
    name: [binary, ...words].join(' '),
    positionals: command.positionals ?? {},
    flags: flagsOf(service, command),
    below: node.open ? Object.keys((await node.open()).group.nodes) : [],
    ...defined({ usage: command.usage, synonyms }),
  };
}

const YESNO = /^(?:true|false|yes|no|1|0)$/i;

/**
 * Parses the tokens after the command words, strictly: every flag is known and has its value, every argument has a
 * place. Nothing is printed and nothing is converted: ids keep their digits.
 *
 * @throws CliError `usage`
 */
export function parseLine(form: Form, tokens: readonly string[]): Line {
  const { flags } = form;
  const words = normalise(flags, tokens);
  // yargs fails on flags that are named like a member of every object.
  const nameIn = (token: string): string => token.slice(2).split('=', 1)[0] ?? '';
  const end = words.indexOf('--');
  const isOdd = (name: string): boolean => name in {} && !Object.hasOwn(flags, name);
  const dashed = words.slice(0, end < 0 ? undefined : end).filter((token) => token.startsWith('-'));
  const odd = dashed.find((token) => token.startsWith('--') && isOdd(nameIn(token)));
  if (odd !== undefined) throw unknownFlag(form, flags, nameIn(odd));
  const lacking = dashed.filter((token) => attached(token) === undefined).map((token) => nameOf(flags, token));
  const [first] = lacking.filter((name) => name !== undefined);
  if (first !== undefined) throw refuse(form, `${typed(first)} needs a value.`, dashHint(flags, tokens, first));
  const { _: loose, ...rest } = parse(flags, words);
  const found = withoutPrototype<string | readonly string[]>();
  for (const [name, value] of Object.entries(rest)) {
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (!flag) throw unknownFlag(form, flags, name);
    const text = textOf(flag, value);
    if (text !== undefined) found[name] = text;
  }
  return { flags: found, positionals: place(form, loose.map(String), (extra) => strayHint(flags, tokens, extra)) };
}

/**
 * Returns the typed text of a flag; `undefined` for a switch that is off. Of several values the last one counts, so that a
 * flag after an alias overrides that of the alias.
 */
function textOf(flag: FlagData, value: unknown): string | readonly string[] | undefined {
  const values = (Array.isArray(value) ? value : [value]).map(String);
  if (flag.kind === 'boolean' && values.at(-1) === 'false') return undefined;
  return flag.repeat ? values : (values.at(-1) ?? '');
}

/** Returns a warning for each flag of one value that these tokens give different values. */
export function overriddenFlags(flags: Flags, tokens: readonly string[]): string[] {
  const words = normalise(flags, tokens);
  const end = words.indexOf('--');
  const values = new Map<string, string[]>();
  for (const word of words.slice(0, end < 0 ? undefined : end)) {
    const name = word.startsWith('-') ? nameOf(flags, word) : undefined;
    if (name === undefined || flags[name]?.repeat === true) continue;
    values.set(name, [...(values.get(name) ?? []), attached(word) ?? '']);
  }
  return [...values]
    .filter(([, given]) => new Set(given).size > 1)
    .map(([name, { length }]) => {
      const times = length === 2 ? 'twice' : `${String(length)} times`;
      return `${typed(name)} was given ${times}; the last value is used.`;
    });
}

/** Whether a value must follow the flag. */
const takesWord = ({ kind }: FlagData): boolean => kind !== 'boolean' && kind !== 'yesno';

function parse(flags: Flags, tokens: readonly string[]): Parser.Arguments {
  const typedNames = new Set(tokens.map((token) => nameOf(flags, token)));
  // Setting up the flags that are not there would take longer than parsing.
  const named = Object.entries(flags).filter(([name]) => typedNames.has(name));
  const names = (isWanted: (flag: FlagData) => boolean): string[] =>
    named.filter(([, flag]) => isWanted(flag)).map(([name]) => name);
  return Parser([...tokens], {
    alias: Object.fromEntries(named.map(([name, flag]) => [name, [...aliasesOf(flag)]])),
    boolean: names(({ kind }) => kind === 'boolean'),
    string: names(({ kind }) => kind !== 'boolean'),
    // Quotes around a value are part of it.
    narg: Object.fromEntries(names(takesWord).map((name) => [name, 1])),
    configuration,
  });
}

/**
 * Switches get their value in the same token. Otherwise yargs reads a following `true` as theirs, takes any other
 * value for `false`, and lets a yes-or-no flag swallow the argument after it.
 */
function normalise(flags: Flags, tokens: readonly string[]): string[] {
  const out: string[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    if (token === '--') return [...out, ...tokens.slice(at)];
    const name = token.startsWith('-') ? nameOf(flags, token) : undefined;
    const flag = name === undefined ? undefined : flags[name];
    if (name === undefined || !flag) {
      out.push(token);
      continue;
    }
    const value = attached(token);
    const next = tokens[at + 1];
    if (takesWord(flag)) {
      // Texts begin with dashes too: only a flag of the command shows that the value was forgotten.
      const takes = value === undefined && next !== undefined && !isFlagOf(flags, next);
      // yargs reads `-ojson` as five switches, and a value that begins with a dash as a flag.
      out.push(value !== undefined || takes ? `--${name}=${value ?? next}` : token);
      if (takes) at += 1;
      continue;
    }
    if (flag.kind === 'yesno') {
      const takes = value === undefined && next !== undefined && YESNO.test(next);
      out.push(`--${name}=${value ?? (takes ? next : 'true')}`);
      if (takes) at += 1;
    } else if (value === undefined) out.push(`--${name}=true`);
    else if (!token.startsWith('--')) out.push(token);
    else if (/^(?:true|false)$/.test(value)) out.push(token);
    else throw new CliError('usage', `${typed(name)} takes no value, but "${value}" was given.`);
  }
  return out;
}

/** Whether a word is a flag of the command: `--output`, `--output=json` or `-o`, but not `-other text`. */
function isFlagOf(flags: Flags, word: string): boolean {
  return word.startsWith('-') && (word.startsWith('--') || word.length === 2) && nameOf(flags, word) !== undefined;
}

function place(form: Form, loose: readonly string[], hint: (extra: string) => string | undefined): Line['positionals'] {
  const found = withoutPrototype<string | readonly string[]>();
  const entries = Object.entries(form.positionals);
  let at = 0;
  for (const [name, positional] of entries) {
    const values = positional.variadic || positional.batch ? loose.slice(at) : loose.slice(at, at + 1);
    at += values.length;
    const [first, second] = values;
    if (first === undefined) continue;
    // A single id of a batch is not a list.
    found[name] = positional.variadic || second !== undefined ? values : first;
  }
  const extra = loose[at];
  if (extra === undefined) return found;
  const takes = entries.length === 0 ? 'none' : entries.length === 1 ? 'one argument' : `${entries.length} arguments`;
  throw refuse(
    form,
    `Unexpected argument "${extra}": the command takes ${takes}.`,
    hint(extra),
    nearNames(extra, nearest(extra, form.below)),
  );
}

/** A word after a flag that takes no value, or only yes or no, was probably meant for the flag. */
function strayHint(flags: Flags, tokens: readonly string[], extra: string): string | undefined {
  const before = tokens[tokens.indexOf(extra) - 1] ?? '';
  const name = before.startsWith('-') ? nameOf(flags, before) : undefined;
  const flag = name === undefined ? undefined : flags[name];
  if (name === undefined || attached(before) !== undefined) return undefined;
  if (flag?.kind === 'yesno') return `${typed(name)} takes true, false, yes, no, 1 or 0.`;
  return flag?.kind === 'boolean' ? `${typed(name)} takes no value.` : undefined;
}

function unknownFlag(form: Form, flags: Flags, name: string): CliError {
  const suggestions = suggestedFlags(name, Object.keys(flags), form.synonyms);
  // A name with a blank was meant as a text.
  const isText = /\s/.test(name) && Object.keys(form.positionals).length > 0;
  const remedy = isText ? 'Put -- before an argument that begins with a dash.' : undefined;
  const near = nearNames(typed(name), suggestions.map(typed));
  return refuse(form, `Unknown flag ${typed(name)} for "${form.name}".`, remedy, near);
}

/** A value that is also a flag of the command must be in the same token. */
function dashHint(flags: Flags, tokens: readonly string[], name: string): string | undefined {
  const at = tokens.findIndex((token) => token.startsWith('-') && nameOf(flags, token) === name);
  const next = at < 0 ? undefined : tokens[at + 1];
  return next?.startsWith('-') && next !== '--'
    ? `${next.split('=', 1)[0] ?? next} is a flag of the command. To use it as a value, write ${typed(name)}=${next}.`
    : undefined;
}

function refuse(form: Form, message: string, hint?: string, near?: ReturnType<typeof nearNames>): CliError {
  return new CliError('usage', message, hint, { ...near, lines: usageOf(form) });
}

/** Returns the usage of a command, `Usage: acmecli order get <id> [flags]`, and how to get its help. */
export function usageOf({ name, usage }: Pick<Form, 'name' | 'usage'>): readonly string[] {
  return [`Usage: ${name}${usage === undefined ? '' : ` ${usage}`}`, `Help: ${name} --help`];
}

export interface DeclaredFlags {
  readonly own: Flags;
  readonly globals: Flags;
  readonly positionals: NonNullable<CommandModule['positionals']>;
  /** Flags that a setting of the profile can fill. */
  readonly filled: ReadonlySet<string | undefined>;
}

/** Declares the flags and arguments of a command to the yargs of another program, which parses as {@link parseLine} does. */
export function declareFlags(yargs: unknown, { own, globals, positionals, filled }: DeclaredFlags): void {
  const host = yargs as Argv;
  host.parserConfiguration(configuration).strict();
  const { help: _help, ...shared } = globals;
  for (const [name, flag] of Object.entries({ ...shared, ...own })) {
    const elsewhere = flag.env !== undefined || flag.stdin === true || filled.has(name);
    const group = Object.hasOwn(own, name) ? undefined : 'Global flags:';
    host.option(name, {
      ...shownOf(flag),
      type: flag.kind === 'boolean' ? 'boolean' : 'string',
      alias: [...aliasesOf(flag)],
      ...(takesWord(flag) && { nargs: 1 }),
      ...(flag.demandOption && flag.unlessIn === undefined && !elsewhere && { demandOption: true }),
      ...defined({ group }),
    });
  }
  for (const [name, positional] of Object.entries(positionals)) {
    const { splits, describe } = positional;
    const data = splits === undefined ? positional : { ...positional, describe: `${describe} (${formOf(splits)})` };
    host.positional(name, { ...shownOf(data), type: 'string' });
  }
}

/** Returns what help shows. Defaults are only shown: they apply after the environment and the settings of the profile. */
function shownOf(data: Omit<FlagData, 'type'>): Pick<YargsOptions, 'choices' | 'defaultDescription' | 'describe'> {
  const strict = data.kind === 'enum' && !data.open;
  const known = data.choices === undefined || strict ? '' : ` (${data.choices.join(', ')})`;
  return {
    describe: `${data.describe}${known}`,
    ...(strict && defined({ choices: data.choices })),
    ...(data.default !== undefined && !data.secret && { defaultDescription: [data.default].flat().join(',') }),
  };
}

/** Returns the typed text from the result of another program's yargs. @throws CliError `usage` */
export function lineFrom(form: Form, argv: Readonly<Record<string, unknown>>): Line {
  const own = withoutPrototype(argv);
  const flags = withoutPrototype<string | readonly string[]>();
  for (const [name, flag] of Object.entries(form.flags)) {
    const value = own[name];
    // A yes-or-no flag without a value means yes.
    const text = value === undefined ? undefined : textOf(flag, value);
    if (text !== undefined) flags[name] = flag.kind === 'yesno' && text === '' ? 'true' : text;
  }
  const positionals = Object.keys(form.positionals).flatMap((name) => {
    const value = own[name];
    const isGiven = value !== undefined && (!Array.isArray(value) || value.length > 0);
    return isGiven ? [[name, Array.isArray(value) ? value.map(String) : String(value)] as const] : [];
  });
  return { flags, positionals: withoutPrototype(Object.fromEntries(positionals)) };
}
