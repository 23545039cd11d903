/** The lines of `exec`: JSON text -> commands with their texts, all of them before the first is run. */
import { defined } from '../base/defined.js';
import { CliError, nearNames } from '../base/errors.js';
import { isLosslessNumber, parseJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { nearest } from '../base/suggestions.js';
import { isWrite } from '../base/writes.js';
import { flagReader, walk, type TakesValue } from '../cli/walk.js';
import { unknownCommand } from '../cli/unknown.js';
import type { CommandModule, Context, Node } from '../contract/context.js';
import type { Line } from '../contract/pipeline.js';
import { renamedFlags } from '../pipeline/flags.js';
import { moduleOf, type Leaf } from '../pipeline/leaf.js';
import { openForm, overriddenFlags, parseLine, type Form } from '../pipeline/line.js';
import { lineOf } from './line.js';
import { refusedLine } from './refused-line.js';

/** What is kept of a line until it is run: a file may have very many. */
export interface ExecLine {
  /** Number in the input, from 1. */
  readonly n: number;
  readonly text: string;
  /** Own id of the line. */
  readonly id?: string | number;
  readonly writes: boolean;
  /** Whether the journal has the line: its writes must not be sent twice. */
  readonly isJournaled: boolean;
  /** Values of the arguments: lines that share one are about the same record. */
  readonly about: readonly string[];
}

/** A line as a command with its texts. */
export interface ParsedLine {
  readonly id?: string | number;
  readonly leaf: Leaf;
  readonly command: CommandModule<never>;
  readonly line: Line;
  readonly warnings: readonly string[];
  /** Words as an array has them; none for an object. */
  readonly argv: readonly string[];
}

/** Lines that can all be run. */
export interface ExecLines {
  readonly lines: readonly ExecLine[];
  readonly parse: (line: ExecLine) => Promise<ParsedLine>;
}

/** Maximum characters of a line. */
const MOST_LINE = 1024 * 1024;

/** Flags of a line that only `exec` itself has. */
const OUTER = ['profile', 'record', 'envelope'];

/**
 * Reads the lines of a text; blank ones are skipped.
 *
 * @throws CliError `usage` or `input` for the first line that cannot be used, with its number
 */
export async function readLines(text: string, context: Context): Promise<ExecLines> {
  const lines: ExecLine[] = [];
  const texts = text.split('\n');
  const parsing = { context, takesValue: flagReader(context.client), forms: new Map<Node, CommandForm>() };
  for (const [at, one] of texts.entries()) {
    if (one.trim() === '') continue;
    try {
      lines.push(keptOf(one, at + 1, await parseText(one, parsing), context));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const isTorn = at === texts.length - 1 && error.kind === 'input';
      throw refusedLine(at + 1, error, isTorn ? 'It has no line break at its end, and may have been cut.' : undefined);
    }
  }
  return { lines, parse: (line) => parseText(line.text, parsing) };
}

function keptOf(text: string, n: number, { id, command, line }: ParsedLine, { options }: Context): ExecLine {
  const { flags, positionals } = line;
  const writes = isWrite(command.effect);
  const isPreview = options.dryRun || flags['dry-run'] === 'true' || flags['plan'] !== undefined;
  const about = Object.values(positionals)
    .flat()
    .flatMap((value) => value.split(','));
  return { n, text, ...defined({ id }), writes, isJournaled: writes && !isPreview, about };
}

/** What the lines of a text have in common. */
interface Parsing {
  readonly context: Context;
  readonly takesValue: TakesValue;
  /** Commands that lines have named so far. */
  readonly forms: Map<Node, CommandForm>;
}

interface CommandForm {
  readonly command: CommandModule<never>;
  readonly form: Form;
}

async function parseText(text: string, parsing: Parsing): Promise<ParsedLine> {
  if (text.length > MOST_LINE)
    throw new CliError(
      'input',
      `It has ${String(text.length)} characters, and a line has at most ${String(MOST_LINE)}.`,
    );
  const value = valueOf(text);
  if (Array.isArray(value)) return fromWords(wordsOf(value), parsing);
  if (isObject(value)) return fromObject(value, parsing);
  throw new CliError('input', 'It is neither an array of words nor an object.');
}

function valueOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    throw new CliError('input', `It is not JSON: ${(error as Error).message.replace(/\.$/, '')}.`);
  }
}

const wordsOf = (value: readonly unknown[]): readonly string[] =>
  value.map((word, at) => {
    if (typeof word === 'string') return word;
    if (typeof word === 'number' || isLosslessNumber(word)) return String(word);
    throw new CliError('input', `Element ${String(at + 1)} of the array is neither text nor a number.`);
  });

/** A line as at a shell, without the name of the client. */
async function fromWords(argv: readonly string[], parsing: Parsing): Promise<ParsedLine> {
  const { rest, ...leaf } = await leafIn(argv, parsing);
  const { command, form } = await formOf(leaf, parsing);
  const line = parseLine(form, rest);
  const warnings = [...renamedFlags(form.flags, rest), ...overriddenFlags(form.flags, rest)];
  return checked({ argv, leaf, command, line, warnings }, parsing);
}

const KEYS = ['command', 'args', 'id'];

/** A command with values by the names of its arguments and flags. */
async function fromObject(value: object, parsing: Parsing): Promise<ParsedLine> {
  const { command: words, args = {}, id } = value as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    throw new CliError('input', `It has the key "${unknown}". Known keys: ${KEYS.join(', ')}.`, undefined, {
      suggestions: nearest(unknown, KEYS),
    });
  if (typeof words !== 'string' || words.trim() === '')
    throw new CliError('input', '"command" must be the words of a command, for example "deal get".');
  if (!isObject(args)) throw new CliError('input', '"args" must be an object with arguments and flags by name.');
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number' && !isLosslessNumber(id))
    throw new CliError('input', '"id" must be text or a number.');
  const { rest, ...leaf } = await leafIn(words.trim().split(/\s+/), parsing);
  if (rest.length > 0)
    throw new CliError('usage', `"${leaf.words.join(' ')}" is the command, and "${rest.join(' ')}" is not part of it.`);
  const { command, form } = await formOf(leaf, parsing);
  const line = lineOf(form, checkedValues(args as Readonly<Record<string, unknown>>, form));
  const own = id === undefined ? {} : { id: id as string | number };
  return checked({ ...own, argv: [], leaf, command, line, warnings: [] }, parsing);
}

/** Returns the values that are given. @throws CliError `usage` for a name that the command does not have */
function checkedValues(args: Readonly<Record<string, unknown>>, { flags, positionals, name }: Form) {
  const given = Object.entries(args).filter(([, value]) => value !== null);
  for (const [key, value] of given) {
    const data = positionals[key] ?? (Object.hasOwn(flags, key) ? flags[key] : undefined);
    if (data === undefined) {
      const names = [...Object.keys(positionals), ...Object.keys(flags)];
      throw new CliError(
        'usage',
        `"${name}" has no argument or flag "${key}".`,
        undefined,
        nearNames(key, nearest(key, names)),
      );
    }
    if (data.kind === 'boolean' && typeof value !== 'boolean')
      throw new CliError('usage', `"${key}" must be true or false.`);
  }
  return Object.fromEntries(given);
}

/** Finds the command that words begin with. */
async function leafIn(
  words: readonly string[],
  { context: { client }, takesValue }: Parsing,
): Promise<Leaf & { readonly rest: readonly string[] }> {
  const found = await walk(client.tree, words, takesValue);
  if (found.kind === 'unknown') throw await unknownCommand(client, found, false, []);
  if (found.kind === 'leaf') return { node: found.node, words: found.words, rest: found.rest };
  throw new CliError(
    'usage',
    found.words.length === 0 ? 'It names no command.' : `"${found.words.join(' ')}" is a group and not a command.`,
  );
}

async function formOf(leaf: Leaf, { context: { client, service }, forms }: Parsing): Promise<CommandForm> {
  const known = forms.get(leaf.node);
  if (known !== undefined) return known;
  const { command } = await moduleOf(leaf.node, leaf.words);
  const made = { command, form: await openForm(client, { ...leaf, service, command }) };
  forms.set(leaf.node, made);
  return made;
}

function checked(parsed: ParsedLine, { context: { command: outer } }: Parsing): ParsedLine {
  const { leaf, command, line } = parsed;
  const { words: own } = outer;
  if (leaf.words.join(' ') === own) throw new CliError('usage', `"${own}" cannot run "${own}".`);
  const shared = OUTER.find((name) => Object.hasOwn(line.flags, name) && !Object.hasOwn(command.flags, name));
  if (shared === undefined) return parsed;
  throw new CliError('usage', `--${shared} is the same for all lines.`, `Add --${shared} to "${own}" itself.`);
}
