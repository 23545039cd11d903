import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { main } from '../cli/main.js';
import { writesOf, type Progress } from '../cli/progress.js';
import type { Client, CommandModule, Context, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import type { Tool } from '../contract/tools.js';
import { defined } from '../base/defined.js';
import { MAX_DELAY } from '../base/delay.js';
import { CliError } from '../base/errors.js';
import { outcomeOf } from '../base/outcome.js';
import { checkArguments, lineOf, type ArgumentName, type Given } from './arguments.js';
import type { Kept } from './bounded.js';
import { capture } from './capture.js';
import { checkFiles } from './files.js';
import { globalLine } from './globals.js';
import { inTools } from '../base/tool-text.js';
import { failureOf, resultOf, saidOn, type Bounds, type Said } from './result.js';

/** Limits of one call. */
export interface Limits {
  /** Maximum run time in milliseconds. */
  readonly time: number;
  /** Maximum bytes on standard output, and on standard error. */
  readonly bytes: number;
  /** Maximum bytes of a result. */
  readonly result: number;
}

export interface Caller {
  /** Context of the server. Every call runs with its profile and global flags. */
  readonly context: Pick<Context, 'client' | 'service' | 'world' | 'globals' | 'folder'>;
  /** Whether tools that write may be called. */
  readonly writes: boolean;
  readonly limits: Limits;
  /** The rest of results that were cut. */
  readonly kept: Kept;
  /** Notes about the process that are in an earlier result. */
  readonly reported?: Set<string>;
}

/** Milliseconds that a stopped run has to end before the call fails without it. */
const GRACE = 2_000;

/**
 * Runs the command of a tool in this process with the checks, the write gate and the output of a command line. An error
 * is a result with `isError`; this never throws.
 */
export async function callTool(
  { context, writes, limits, kept, reported }: Caller,
  tool: Tool,
  args: Given,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { client, service, world, globals } = context;
  let argument: ArgumentName = () => undefined;
  try {
    const { words, given, usual, argumentOf } = checkArguments(tool, args);
    argument = argumentOf;
    const command = await moduleOf(client, words);
    checkSecrets(command, world.env);
    await checkFiles(command, given, context);
    const values = { ...usualFor(given, usual, command, service), ...given };
    const { line, confirmed, rows } = split(values, command, service);
    const { flags, positionals } = lineOf(command, line);
    const set = [...(confirmed ? ['yes'] : []), ...(writes ? ['allow-writes'] : [])].filter((name) =>
      Object.hasOwn(command.flags, name),
    );
    // A flag that chooses another format, such as a document, is what the agent asked for.
    const hasFormat = Object.keys(given).some((name) => command.flags[name]?.conflicts?.includes('output'));
    const argv = [
      ...words,
      ...globalLine(service, globals),
      ...(hasFormat ? [] : ['--output=json']),
      ...set.map((name) => `--${name}`),
      ...flags,
      '--',
      ...positionals,
    ];
    const env = writes ? world.env : withoutGate(world.env, service);
    const run = capture({ world, argv, env, bytes: limits.bytes, reported });
    const progress: Progress = {};
    const code = await runUntilStopped(
      main(client, run.world, progress),
      run.stop,
      run.world.signal,
      limits.time,
      signal,
    );
    if (code === undefined) {
      const { message } = run.world.signal.reason as Error;
      return failureOf({ message, ...outcomeOf(undefined, writesOf(progress)) });
    }
    const output = run.stdout();
    const { notes, error } = inWordsOf(argument, saidOn(run.stderr()));
    // A command with a result and an exit code of its own ("no match", "none found") did not fail.
    const hasResult = code === 0 || (progress.exit !== undefined && output.trim() !== '');
    const bounds: Bounds = { most: limits.result, rows, kept };
    // The fields that a call gets without naming any are not asked for: a record may lack some of them.
    const about = Object.hasOwn(given, 'fields') ? notes : notes.filter((note) => !note.includes('"fields"'));
    if (hasResult) return resultOf(output, [...about, ...messageOf(error)], bounds);
    return failureOf(error ?? { message: output.trim() || `The command ended with exit code ${code}.` }, notes);
  } catch (error) {
    const { error: object = {}, notes } = inWordsOf(argument, { error: errorOf(error, context), notes: [] });
    return failureOf(object, notes);
  }
}

const messageOf = (error: Said['error']): readonly string[] =>
  typeof error?.['message'] === 'string' ? [error['message']] : [];

/** Returns what a run said with the arguments of its tool in place of flags. */
function inWordsOf(argument: ArgumentName, { notes, error }: Said): Said {
  const text = (value: unknown): unknown => (typeof value === 'string' ? inTools(value, argument) || value : value);
  return {
    notes: notes.map((note) => inTools(note, argument)).filter((note) => note !== ''),
    ...(error && { error: Object.fromEntries(Object.entries(error).map(([key, value]) => [key, text(value)])) }),
  };
}

/** Returns the values of a tool that a call leaves out, without those that an argument of the call excludes or replaces. */
function usualFor(given: Given, usual: Given, { flags }: CommandModule<never>, { globals }: Service): Given {
  const dataOf = (name: string) => flags[name] ?? globals[name];
  const excluded = (name: string): boolean =>
    Object.entries(given).some(([other, value]) => {
      const { conflicts, wire } = dataOf(other) ?? {};
      const readsAll = value === true && name === 'limit' && [wire].flat().some((one) => one?.in === 'paging');
      return readsAll || conflicts?.includes(name) === true || dataOf(name)?.conflicts?.includes(other) === true;
    });
  return Object.fromEntries(Object.entries(usual).filter(([name]) => !Object.hasOwn(given, name) && !excluded(name)));
}

/** Divides values of a call into those of the command line and those of the server. */
function split(values: Given, { flags, positionals = {} }: CommandModule<never>, { globals }: Service) {
  const has = (name: string): boolean =>
    Object.hasOwn(flags, name) || Object.hasOwn(positionals, name) || Object.hasOwn(globals, name);
  const { confirm, limit, fields, ...rest } = values;
  const all = [fields].flat().includes('*');
  return {
    line: {
      ...rest,
      ...(limit !== undefined && has('limit') && { limit }),
      ...(fields !== undefined && !all && { fields }),
      ...(confirm !== undefined && has('confirm') && { confirm }),
    } as Given,
    confirmed: confirm === true,
    rows: limit === undefined || has('limit') ? undefined : Number(limit),
  };
}

const closed = new WeakMap<World['env'], World['env']>();

/**
 * Returns the environment without the variable that allows writes: the same for every call, as connections belong to an
 * environment and stay open.
 */
function withoutGate(env: World['env'], { gate }: Service): World['env'] {
  const known = closed.get(env) ?? Object.fromEntries(Object.entries(env).filter(([name]) => name !== gate.env));
  closed.set(env, known);
  return known;
}

/** A secret is not an argument of a tool. It comes from the environment of the server, which an agent cannot change. */
function checkSecrets({ flags }: CommandModule<never>, env: Context['world']['env']): void {
  for (const [name, { secret, demandOption, env: variable }] of Object.entries(flags)) {
    if (!secret || !demandOption || variable === undefined || env[variable]) continue;
    throw new CliError(
      'config',
      `The tool server has no ${name}, which this tool requires; an agent cannot provide it.`,
      `Set ${variable} in the environment of the server, then restart it.`,
    );
  }
}

async function moduleOf(client: Client, words: readonly string[]): Promise<CommandModule<never>> {
  let group = client.tree;
  for (const word of words.slice(0, -1)) {
    const open = group.nodes[word]?.open;
    if (!open) break;
    group = (await open()).group;
  }
  const node = group.nodes[words.at(-1) ?? ''];
  if (!node?.run) throw new Error(`the command ${words.join(' ')} has no module`);
  return (await node.run()).command;
}

/** Returns the exit code of the run, or `undefined` if it was stopped and did not end. */
async function runUntilStopped(
  running: Promise<number>,
  stop: (message: string) => void,
  stopped: AbortSignal,
  time: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const cancel = (): void => stop('Stopped by the agent.');
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const clock = setTimeout(
    () => stop(`The tool timed out after ${time / 1000}s. Request less.`),
    Math.min(time, MAX_DELAY),
  );
  let grace: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    const wait = (): void => {
      grace = setTimeout(() => resolve(undefined), GRACE);
    };
    if (stopped.aborted) wait();
    else stopped.addEventListener('abort', wait, { once: true });
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(clock);
    clearTimeout(grace);
    signal.removeEventListener('abort', cancel);
  }
}

/** Returns the error of a call that failed before its command ran, as the object that commands print. */
function errorOf(error: unknown, { service }: Caller['context']): Readonly<Record<string, unknown>> {
  // The command has not started.
  const outcome = outcomeOf(error instanceof CliError ? error.kind : 'internal', writesOf({}));
  if (!(error instanceof CliError))
    return { error: service.exits.internal.name, message: (error as Error).message, ...outcome };
  const exit = service.exits[typeof error.kind === 'string' ? error.kind : 'generic'];
  const { suggestions } = error.details;
  return {
    error: exit.name,
    message: error.message,
    exitCode: exit.typed ?? exit.code,
    ...outcome,
    ...defined({ remedy: error.remedy }),
    ...(suggestions && suggestions.length > 0 && { suggestions }),
  };
}
