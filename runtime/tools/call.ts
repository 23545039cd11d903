import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { main } from '../cli/main.js';
import type { Progress } from '../cli/progress.js';

import type { Client, CommandModule, Context } from '../contract/context.js';
import type { Tool } from '../contract/tools.js';
import { CliError } from '../base/errors.js';
import { checkArguments, lineOf, type Given } from './arguments.js';
import { capture } from './capture.js';
import { checkFiles } from './files.js';
import { globalLine } from './globals.js';
import { failureOf, resultOf } from './result.js';

/** What bounds a call. */
export interface Limits {
  /** Milliseconds that it may run. */
  readonly time: number;
  /** Bytes that it may say. */
  readonly bytes: number;
}

export interface Caller {
  /** Context of the server: its profile and global flags are those of every call. */
  readonly context: Pick<Context, 'client' | 'service' | 'world' | 'globals'>;
  /** Whether tools that change things may be called. */
  readonly writes: boolean;
  readonly limits: Limits;
}

/** How long a stopped run may take to end by itself before the agent is answered without it. */
const GRACE = 2_000;

/** The longest time that a timer can wait. */
const FOREVER = 2 ** 31 - 1;

/**
 * Runs the command of a tool in this process, as the shell would: same checks, same gate, same output. What fails is a
 * result as well; it never throws.
 */
export async function callTool(
  { context, writes, limits }: Caller,
  tool: Tool,
  args: Given,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { client, service, world, globals } = context;
  try {
    const given = checkArguments(tool, args);
    const command = await moduleOf(client, tool.words);
    checkSecrets(command, world.env);
    await checkFiles(command, given, world.cwd);
    const { flags, positionals } = lineOf(command, without(given, command));
    const set = ['yes', ...(writes ? ['allow-writes'] : [])].filter((name) => Object.hasOwn(command.flags, name));
    const argv = [
      ...tool.words,
      ...globalLine(service, globals),
      '--output=json',
      ...set.map((name) => `--${name}`),
      ...flags,
      '--',
      ...positionals,
    ];
    const hidden = !writes && service.gate.env !== undefined ? [service.gate.env] : [];
    const run = capture({ world, argv, hidden, bytes: limits.bytes });
    const progress: Progress = {};
    const code = await stoppable(main(client, run.world, progress), run.stop, run.world.signal, limits.time, signal);
    if (code === undefined) return failureOf(JSON.stringify({ message: (run.world.signal.reason as Error).message }));
    const [said, failed] = [run.stdout(), run.stderr()];
    // An exit of the command's own beside a result is an answer ("no", "nothing found") and no failure.
    const answered = code === 0 || (progress.exit !== undefined && said.trim() !== '');
    if (answered) return resultOf(said, failed);
    return failureOf(failed.trim() || said.trim() || `The command ended with exit code ${code}.`);
  } catch (error) {
    return failureOf(errorOf(error, context));
  }
}

/** A secret is no argument of a tool: it comes from the environment of the server, and only the server's owner can mend that. */
function checkSecrets({ flags }: CommandModule<never>, env: Context['world']['env']): void {
  for (const [name, { secret, demandOption, env: variable }] of Object.entries(flags)) {
    if (!secret || !demandOption || variable === undefined || env[variable]) continue;
    throw new CliError(
      'config',
      `The tool server does not know the ${name} that this tool needs; an agent cannot give it.`,
      `Start the server with ${variable} in its environment.`,
    );
  }
}

/** The confirmation of a delete is for the server, the command knows it as `--yes`. */
function without(given: Given, { flags, positionals = {} }: CommandModule<never>): Given {
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

/** Exit code of the run; `undefined` when it was stopped and did not end. */
async function stoppable(
  running: Promise<number>,
  stop: (by: string) => void,
  stopped: AbortSignal,
  time: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const cancel = (): void => stop('the agent');
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  const clock = setTimeout(
    () => stop(`the limit of ${time / 1000} seconds a call; ask for less`),
    Math.min(time, FOREVER),
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

/** The error object of a call that no command was run for, in the form that commands have. */
function errorOf(error: unknown, { service }: Caller['context']): string {
  if (!(error instanceof CliError)) {
    return JSON.stringify({ error: service.exits.internal.name, message: (error as Error).message });
  }
  const exit = service.exits[typeof error.kind === 'string' ? error.kind : 'generic'];
  const { suggestions } = error.details;
  return JSON.stringify({
    error: exit.name,
    message: error.message,
    exitCode: exit.typed ?? exit.code,
    remedy: error.remedy,
    ...(suggestions && suggestions.length > 0 && { suggestions }),
  });
}
