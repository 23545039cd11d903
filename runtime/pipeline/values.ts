/** Line -> Values. */
import { defined } from '../base/defined.js';
import type { PositionalData } from '../contract/command.js';
import type { Options } from '../contract/options.js';
import type { Line, Values } from '../contract/pipeline.js';
import type { Row } from '../contract/rows.js';
import { checkFlags } from './flag-checks.js';
import { formatUnused, optionsOf } from './options.js';
import type { Session } from './session.js';
import { CliError } from '../base/errors.js';
import { terminalOf } from '../output/reporter.js';
import { takesIdList } from '../kinds/index.js';
import { isObject, withoutPrototype } from '../base/objects.js';
import { argumentWord, splitText } from '../base/split.js';
import { isInBody, isRoot, printsTemplate, valueIn, wiresOf } from '../base/wires.js';
import { readValue, type Data, type ReadFrom } from './value.js';
import { typed, type Flags } from './flags.js';
import { usageOf, type Form } from './line.js';

/** Where the values of a command come from. */
export interface ValueSource extends ReadFrom {
  readonly flags: Flags;
  readonly positionals: Readonly<Record<string, PositionalData>>;
  readonly typed: Line;
  /** Usage lines of the command, for an error about missing values. */
  readonly usage: readonly string[];
  /** Profile setting that replaces a flag; `undefined` without one. */
  readonly setting: (name: string) => unknown;
  /** Called with the other values, and the names of those that were typed, before standard input is read; may refuse. */
  readonly beforePipe?: (args: Row, given: ReadonlySet<string>) => Promise<void>;
}

/** Values before they are checked against each other. */
export interface ReadValues extends Pick<Values, 'given'> {
  readonly args: Record<string, unknown>;
}

/**
 * Makes a Line into Values: reads them, checks them against each other, and resolves the options.
 *
 * @throws CliError as {@link readValues} does; `combination` for flags that exclude each other, `refused` for a write that is not allowed
 */
export async function valuesOf(line: Line, form: Form, session: Session): Promise<Values> {
  const { client, service, command, world, input, setting, said, guard } = session;
  const warn = (text: string): void => void said.push(`Warning: ${text}`);
  const { flags, positionals } = form;
  // Policies come before anything is read: standard input, names, records.
  const canAsk = (): boolean =>
    session.approve !== undefined || (!input.used && world.stdin.isTTY === true && terminalOf(world) !== undefined);
  const admit = async (options: Options): Promise<void> => {
    if (command.gate !== 'calls') await guard.admit(command.effect, options, canAsk);
  };
  const { args, given } = await readValues({
    ...{ flags, positionals, typed: line, client, service, world, input, setting, warn },
    usage: usageOf(form),
    // A refused write must not read standard input, which may belong to the next command.
    beforePipe: (early, typedNames) => admit(optionsOf(early, typedNames, session)),
  });
  checkFlags(defined({ flags, positionals, oneOf: command.oneOf }), given, args);
  const options = optionsOf(args, given, session);
  if (!printsTemplate(flags, given)) await admit(options);
  const unused = formatUnused(options, given, command.flags);
  if (unused !== undefined) warn(unused);
  return { args, given, texts: line.flags, options };
}

/**
 * Turns the typed words into values. Order for a flag: the line, piped standard input if the flag reads it, its
 * environment variable, the profile's setting, the default.
 *
 * @throws CliError `usage` for a value that its kind refuses or that is missing, `combination` for a date that does
 * not exist, `input` for broken JSON
 */
export async function readValues(source: ValueSource): Promise<ReadValues> {
  const { flags, positionals } = source;
  const args = withoutPrototype();
  const given = new Set<string>();
  const fromInput: string[] = [];
  // What is wrong with a line is reported together, so that it can be corrected at once.
  const refused: CliError[] = [];
  const refuse = (error: unknown): void => {
    if (!(error instanceof CliError)) throw error;
    refused.push(error);
  };
  const place = async (name: string): Promise<void> => {
    const [text, data] = [source.typed.positionals[name], positionals[name]];
    if (text === undefined || data === undefined) return;
    given.add(name);
    const own = { ...data, ...(data.variadic && { repeat: true as const }) };
    args[name] = await readValue(text, own, argumentWord(name, data), source);
    if (data.splits !== undefined) Object.assign(args, splitText(data.splits, String(args[name])));
  };
  for (const [name, data] of Object.entries(positionals)) {
    const isPiped = takesIdList(data) && [source.typed.positionals[name]].flat().includes('-');
    if (isPiped) fromInput.push(name);
    else await place(name).catch(refuse);
  }
  const onLine = Object.keys(flags).filter((name) => source.typed.flags[name] !== undefined);
  const dashed = onLine.filter((name) => [source.typed.flags[name]].flat().includes('-'));
  const read = async (name: string): Promise<void> => {
    const [text, data] = [source.typed.flags[name], flags[name]];
    if (text === undefined || data === undefined) return;
    given.add(name);
    const value = await readValue(text, data, typed(name), source);
    if (value !== undefined) args[name] = value;
  };
  for (const name of onLine) if (!dashed.includes(name)) await read(name).catch(refuse);
  throwAll(refused);
  const piped = Object.keys(flags).filter((name) => flags[name] && readsPipe(source, name, flags[name]));
  for (const [name, data] of Object.entries(flags)) {
    if (!onLine.includes(name) && !piped.includes(name)) await fallBack(source, name, data, args);
  }
  if (fromInput.length + piped.length + dashed.length > 0) await source.beforePipe?.(args, given);
  for (const name of fromInput) await place(name);
  for (const name of dashed) await read(name);
  const emptied: string[] = [];
  for (const name of piped) {
    const data = flags[name];
    const text = data && !source.input.used ? await source.input.read(typed(name)) : '';
    if (data && text.trim() !== '') {
      given.add(name);
      args[name] = await readValue(text, data, `Standard input for ${typed(name)}`, source, true);
    } else if (data) {
      emptied.push(name);
      await fallBack(source, name, data, args);
    }
  }
  checkRequired(source, args, emptied);
  return { args, given };
}

/** Throws the first of several errors, with the messages of the others as its lines. */
function throwAll([first, ...others]: readonly CliError[]): void {
  if (first === undefined) return;
  if (others.length === 0) throw first;
  const { kind, message, remedy, details } = first;
  const lines = [...(details.lines ?? []), ...others.map((error) => error.message)];
  throw new CliError(kind, message, remedy, { ...details, lines });
}

/** Takes the first value of environment, setting and default. */
async function fallBack(source: ValueSource, name: string, data: Data, args: Record<string, unknown>): Promise<void> {
  const variable = data.env === undefined ? undefined : source.world.env[data.env];
  const fromEnv = variable
    ? await readValue(listed(variable, data), data, `The environment variable ${data.env ?? ''}`, source)
    : undefined;
  const value = fromEnv ?? (await settingOf(source, name, data)) ?? (await defaultOf(source, name, data));
  if (value !== undefined) args[name] = value;
}

const listed = (text: string, data: Data): string | readonly string[] => (data.repeat ? [text] : text);

/** An invalid setting was stored some time ago: it causes a warning and does not stop the run. */
async function settingOf(source: ValueSource, name: string, data: Data): Promise<unknown> {
  const setting = source.setting(name);
  if (setting === undefined || setting === null || setting === '') return undefined;
  try {
    return await readValue(listed(String(setting), data), data, `The setting for ${typed(name)}`, source);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    // One sentence: for a tool without the flag, sentences about the flag are left out.
    source.warn(`${error.message.replace(/\.$/, '')}, and is ignored.`);
    return undefined;
  }
}

async function defaultOf(source: ValueSource, name: string, data: Data): Promise<unknown> {
  const value = data.default;
  return typeof value === 'string' ? await readValue(listed(value, data), data, typed(name), source) : value;
}

/**
 * Whether a flag takes its value from the pipe. It does not next to a flag that it conflicts with. A flag for the whole
 * body does not if other flags fill parts of the body: the first command in a loop over the lines of a file must not
 * read all of them.
 */
function readsPipe(source: ValueSource, name: string, data: Data): boolean {
  if (!data.stdin || source.typed.flags[name] !== undefined || !source.input.piped || source.input.used) return false;
  if (printsTemplate(source.flags, Object.keys(source.typed.flags))) return false;
  if (data.conflicts?.some((other) => source.typed.flags[other] !== undefined)) return false;
  const wires = wiresOf(data);
  if (data.kind !== 'json' || data.demandOption || (wires.length > 0 && !wires.some(isRoot))) return true;
  return !Object.keys(source.typed.flags).some((other) => {
    const flag = source.flags[other];
    if (other === name || !flag) return false;
    // A required pair names the target of the body and is not part of it.
    const sent = wiresOf(flag);
    return sent.length === 0 ? flag.kind === 'pair' && !flag.demandOption : sent.some(isInBody);
  });
}

/** Whether the JSON of another flag has the value of a required one. */
function isSupplied({ unlessIn = '', wire }: Data, args: Readonly<Record<string, unknown>>): boolean {
  const body = args[unlessIn];
  return isObject(body) && wiresOf(wire === undefined ? {} : { wire }).some((one) => valueIn(body, one) !== undefined);
}

/** `emptied`: flags for which standard input was read, without a value in it. */
function checkRequired(
  { flags, positionals, usage, service }: ValueSource,
  args: Readonly<Record<string, unknown>>,
  emptied: readonly string[],
): void {
  const edited = Object.keys(flags).map((name) => (args[name] === true ? flags[name]?.edits?.flag : undefined));
  const isTemplate = printsTemplate(flags, Object.keys(args));
  const missing = [
    ...Object.entries(positionals).flatMap(([name, { required }]) =>
      required && args[name] === undefined ? [argumentWord(name, positionals[name] ?? {})] : [],
    ),
    ...Object.entries(flags).flatMap(([name, data]) =>
      data.demandOption && args[name] === undefined && !isTemplate && !edited.includes(name) && !isSupplied(data, args)
        ? [typed(name)]
        : [],
    ),
  ];
  const [first, ...more] = missing;
  if (first === undefined) return;
  const piped = Object.keys(flags).find((name) => flags[name]?.stdin && missing.includes(typed(name)));
  if (more.length === 0 && piped !== undefined && emptied.includes(piped) && flags[piped]?.kind === 'json') {
    throw new CliError('input', `Standard input for ${typed(piped)} is empty; it must be JSON.`, undefined, {
      lines: usage,
    });
  }
  const isComment = Object.entries(positionals).some(
    ([name, { reference = '' }]) => args[name] === undefined && service.references?.[reference]?.scan?.mark === '#',
  );
  const missed = more.length === 0 ? 'it' : 'them';
  const remedies = [
    ...(isComment ? ["A shell treats an unquoted #7 as a comment; write '#7'."] : []),
    ...(piped === undefined ? [] : [`${typed(piped)} can also be piped to standard input.`]),
    ...new Set(
      Object.entries(flags).flatMap(([name, { unlessIn }]) =>
        unlessIn !== undefined && missing.includes(typed(name))
          ? [`Give ${missed}, or a ${typed(unlessIn)} that has ${missed}.`]
          : [],
      ),
    ),
  ];
  throw new CliError(
    'usage',
    more.length === 0 ? `${first} is missing.` : `Missing: ${missing.join(', ')}.`,
    remedies.length === 0 ? undefined : remedies.join(' '),
    { lines: usage },
  );
}
