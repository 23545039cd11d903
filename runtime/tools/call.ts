import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { main } from '../cli/main.js';
import { writesOf, type Progress } from '../cli/progress.js';
import type { Client, CommandModule, Context, World } from '../contract/context.js';
import type { Service } from '../contract/service.js';
import type { Tool } from '../contract/tools.js';
import { MAX_DELAY } from '../base/delay.js';
import { CliError } from '../base/errors.js';
import { outcomeOf } from '../base/outcome.js';
import { checkArguments, lineOf, type Given } from './arguments.js';
import { capture } from './capture.js';
import { checkFiles } from './files.js';
import { globalLine } from './globals.js';
import { failureOf, resultOf } from './result.js';

/** Limits of one call. */
export interface Limits {
  /** Maximum run time in milliseconds. */
  readonly time: number;
  /** Maximum bytes on standard output, and on standard error. */
  readonly bytes: number;
}

export interface Caller {
  /** Context of the server. Every call runs with its profile and global flags. */
  readonly context: Pick<Context, 'client' | 'service' | 'world' | 'globals'>;
  /** Whether tools that write may be called. */
  readonly writes: boolean;
  readonly limits: Limits;
}

/** Milliseconds that a stopped run has to end before the call fails without it. */
const GRACE = 2_000;

/**
 * Runs the command of a tool in this process with the checks, the write gate and the output of a command line. An error
 * is a result with `isError`; this never throws.
 */
export async function callTool(
  { context, writes, limits }: Caller,
  tool: Tool,
  args: Given,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { client, service, world, globals } = context;
  try {
    const { words, given } = checkArguments(tool, args);
    const command = await moduleOf(client, words);
    checkSecrets(command, world.env);
    await checkFiles(command, given, world);
    const { flags, positionals } = lineOf(command, withoutConfirm(given, command));
    const set = ['yes', ...(writes ? ['allow-writes'] : [])].filter((name) => Object.hasOwn(command.flags, name));
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
    const run = capture({ world, argv, env, bytes: limits.bytes });
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
      return failureOf(JSON.stringify({ message, ...outcomeOf(undefined, writesOf(progress)) }));
    }
    const [output, errors] = [run.stdout(), run.stderr()];
    // A command with a result and an exit code of its own ("no match", "none found") did not fail.
    const hasResult = code === 0 || (progress.exit !== undefined && output.trim() !== '');
    if (hasResult) return resultOf(output, errors);
    return failureOf(errors.trim() || output.trim() || `The command ended with exit code ${code}.`);
  } catch (error) {
    return failureOf(errorOf(error, context));
  }
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

/** Removes the confirmation of a delete: the server passes it to the command as `--yes`. */
function withoutConfirm(given: Given, { flags, positionals = {} }: CommandModule<never>): Given {
  const known = (name: string): boolean =>
    Object.hasOwn(flags, name) || Object.hasOwn(positionals, name) || name !== 'confirm';
  return Object.fromEntries(Object.entries(given).filter(([name]) => known(name)));
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

/** Returns the error of a call that failed before its command ran, as the JSON that commands print. */
function errorOf(error: unknown, { service }: Caller['context']): string {
  if (!(error instanceof CliError)) {
    return JSON.stringify({
      error: service.exits.internal.name,
      message: (error as Error).message,
      ...outcomeOf('internal', writesOf({})),
    });
  }
  const exit = service.exits[typeof error.kind === 'string' ? error.kind : 'generic'];
  const { suggestions } = error.details;
  return JSON.stringify({
    error: exit.name,
    message: error.message,
    exitCode: exit.typed ?? exit.code,
    // The command has not started.
    ...outcomeOf(error.kind, writesOf({})),
    remedy: error.remedy,
    ...(suggestions && suggestions.length > 0 && { suggestions }),
  });
}
