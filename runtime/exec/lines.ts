/** The lines of `exec`: JSON text -> commands with their texts, all of them before the first is run. */
import { CliError, nearNames } from '../base/errors.js';
import { isLosslessNumber, parseJson } from '../base/json.js';
import { isObject } from '../base/objects.js';
import { nearest } from '../base/suggestions.js';
import { isWrite } from '../base/writes.js';
import { flagReader, walk } from '../cli/walk.js';
import { unknownCommand } from '../cli/unknown.js';
import type { CommandModule, Context } from '../contract/context.js';
import type { Line } from '../contract/pipeline.js';
import { renamedFlags } from '../pipeline/flags.js';
import { moduleOf, type Leaf } from '../pipeline/leaf.js';
import { openForm, overriddenFlags, parseLine, type Form } from '../pipeline/line.js';
import { lineOf } from './line.js';

/** A line that can be run. */
export interface ExecLine {
  /** Number in the input, from 1. */
  readonly n: number;
  /** Own id of the line. */
  readonly id?: string | number;
  readonly leaf: Leaf;
  readonly command: CommandModule<never>;
  readonly line: Line;
  readonly warnings: readonly string[];
  /** Words as an array has them; none for an object. */
  readonly argv: readonly string[];
  readonly writes: boolean;
  /** Values of the arguments: lines that share one are about the same record. */
  readonly about: readonly string[];
}

/** Maximum characters of a line. */
const MOST_LINE = 1024 * 1024;

/** Flags of a line that only `exec` itself has. */
const OUTER = ['profile', 'record', 'envelope'];

/**
 * Returns the lines of a text; blank ones are skipped.
 *
 * @throws CliError `usage` or `input` for the first line that cannot be used, with its number
 */
export async function readLines(text: string, context: Context): Promise<readonly ExecLine[]> {
  const found: ExecLine[] = [];
  const texts = text.split('\n');
  for (const [at, one] of texts.entries()) {
    if (one.trim() === '') continue;
    try {
      found.push(await readLine(one, at + 1, context));
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const { kind, message, remedy, details } = error;
      const isTorn = at === texts.length - 1 && kind === 'input';
      const why = isTorn ? 'It has no line break at its end, and may have been cut.' : '';
      const { replace: _replace, ...rest } = details;
      const said = [`Line ${String(at + 1)}: ${message}`, why, 'Nothing was run.']
        .filter((part) => part !== '')
        .join(' ');
      throw new CliError(kind, said, remedy, rest);
    }
  }
  return found;
}

async function readLine(text: string, n: number, context: Context): Promise<ExecLine> {
  if (text.length > MOST_LINE)
    throw new CliError(
      'input',
      `It has ${String(text.length)} characters, and a line has at most ${String(MOST_LINE)}.`,
    );
  const value = valueOf(text);
  if (Array.isArray(value)) return fromWords(wordsOf(value), n, context);
  if (isObject(value)) return fromObject(value, n, context);
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
async function fromWords(argv: readonly string[], n: number, context: Context): Promise<ExecLine> {
  const { client } = context;
  const found = await walk(client.tree, argv, flagReader(client));
  if (found.kind === 'unknown') throw await unknownCommand(client, found, false, []);
  if (found.kind === 'group') throw noCommand(found.words);
  const { command, form } = await formOf(found, context);
  const line = parseLine(form, found.rest);
  const warnings = [...renamedFlags(form.flags, found.rest), ...overriddenFlags(form.flags, found.rest)];
  return { n, argv, ...made(found, command, line, warnings, context) };
}

const KEYS = ['command', 'args', 'id'];

/** A command with values by the names of its arguments and flags. */
async function fromObject(value: object, n: number, context: Context): Promise<ExecLine> {
  const { client } = context;
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
  const found = await walk(client.tree, words.trim().split(/\s+/), flagReader(client));
  if (found.kind === 'unknown') throw await unknownCommand(client, found, false, []);
  if (found.kind === 'group') throw noCommand(found.words);
  if (found.rest.length > 0)
    throw new CliError(
      'usage',
      `"${found.words.join(' ')}" is the command, and "${found.rest.join(' ')}" is not part of it.`,
    );
  const { command, form } = await formOf(found, context);
  const line = lineOf(form, checkedValues(args as Readonly<Record<string, unknown>>, form));
  const own = id === undefined ? {} : { id: id as string | number };
  return { n, argv: [], ...own, ...made(found, command, line, [], context) };
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

const noCommand = (words: readonly string[]): CliError =>
  new CliError(
    'usage',
    words.length === 0 ? 'It names no command.' : `"${words.join(' ')}" is a group and not a command.`,
  );

async function formOf(leaf: Leaf, { client, service }: Context) {
  const { command } = await moduleOf(leaf.node, leaf.words);
  return { command, form: await openForm(client, { ...leaf, service, command }) };
}

function made(
  { node, words }: Leaf,
  command: CommandModule<never>,
  line: Line,
  warnings: readonly string[],
  { command: { words: own } }: Context,
): Omit<ExecLine, 'n' | 'argv' | 'id'> {
  if (words.join(' ') === own) throw new CliError('usage', `"${own}" cannot run "${own}".`);
  const outer = OUTER.find((name) => Object.hasOwn(line.flags, name) && !Object.hasOwn(command.flags, name));
  if (outer !== undefined)
    throw new CliError('usage', `--${outer} is the same for all lines.`, `Add --${outer} to "${own}" itself.`);
  const about = Object.values(line.positionals)
    .flat()
    .flatMap((text) => text.split(','));
  return { leaf: { node, words }, command, line, warnings, writes: isWrite(command.effect), about };
}
