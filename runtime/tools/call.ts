/** One call of a tool: arguments -> command -> result. */
import { failureObject } from '../cli/report.js';
import { leafOf, moduleOf } from '../pipeline/leaf.js';
import { writesOf, type RunFacts } from '../pipeline/run-facts.js';
import type { Client, CommandModule, Context } from '../contract/context.js';
import type { World } from '../contract/run.js';
import type { Service } from '../contract/service.js';
import type { Tool } from '../contract/tools.js';
import { defined } from '../base/defined.js';
import { CliError, Interrupted } from '../base/errors.js';
import { allowVariable } from '../base/standard.js';
import { outcomeOf } from '../base/writes.js';
import { checkArguments, type ArgumentName, type ToolArguments } from './arguments.js';
import type { Approve } from '../policy/guard.js';
import type { Kept } from './bounded.js';
import { checkAccess } from './files.js';
import { optionTexts, lineOf } from '../exec/line.js';
import { inTools } from '../base/tools.js';
import { failureOf, toolResult, type Said, type ToolResult } from './result.js';
import { runInside, STOPPED, type Ran, type RunLimits } from '../exec/inside.js';

/** Limits of one call. */
export interface Limits extends RunLimits {
  readonly time: number;
  /** Maximum bytes of what is returned of the results. */
  readonly result: number;
}

type ErrorObject = Readonly<Record<string, unknown>>;

export interface ToolCaller {
  /** Context of the server. Every call runs with its profile and global flags. */
  readonly context: Pick<Context, 'client' | 'service' | 'world' | 'options' | 'folder' | 'people'>;
  /** Whether tools that write may be called. */
  readonly writes: boolean;
  readonly limits: Limits;
  /** The rest of results that were cut. */
  readonly kept: Kept;
  /** Notes about the process that are in an earlier result. */
  readonly reported?: Set<string>;
  /** Asks the user of the agent for the policy; absent: the agent's program cannot ask. */
  readonly approve?: Approve;
  /** Hears how far the call is; absent: nobody asked for it. */
  readonly progress?: (message: string) => void;
  /** Stops the call. */
  readonly signal: AbortSignal;
}

/**
 * Runs the command of a tool in this process with the checks, the write gate and the output of a command line. An error
 * is a result with `isError`; this never throws.
 */
export async function callTool(
  { context, writes, limits, kept, reported, approve, progress, signal }: ToolCaller,
  tool: Tool,
  args: ToolArguments,
): Promise<ToolResult> {
  const { client, service, world, options } = context;
  let argument: ArgumentName = () => undefined;
  try {
    const { words, given, usual, argumentOf } = checkArguments(tool, args);
    argument = argumentOf;
    const leaf = await leafOf(client, words);
    const { node } = leaf;
    const { command } = await moduleOf(node, words);
    checkSecrets(command, world.env);
    await checkAccess(command, given, context);
    const values = { ...usualFor(given, usual, command, service), ...given };
    const { own, confirmed, rows } = split(values, command, service);
    const set = [...(confirmed ? ['yes'] : []), ...(writes ? ['allow-writes'] : [])].filter((name) =>
      Object.hasOwn(command.flags, name),
    );
    // A flag that chooses another format, such as a document, is what the agent asked for.
    const hasFormat = Object.keys(given).some((name) => command.flags[name]?.conflicts?.includes('output'));
    const line = lineOf(command, own);
    const flags = {
      ...optionTexts(service, options),
      ...(!hasFormat && { output: 'json' }),
      ...Object.fromEntries(set.map((name) => [name, 'true'])),
      ...line.flags,
    };
    const env = writes ? world.env : withoutGate(world.env, service);
    const ran = await runInside(
      {
        ...{ client, world, leaf, line: { ...line, flags }, env, limits, reported, progress, actor: 'tool' },
        hidesPeople: context.people !== undefined,
        ...defined({ approve }),
        whenStopped: () => new Interrupted('', STOPPED, 'Stopped by the agent.'),
      },
      signal,
    );
    const hasFailed = 'failure' in ran;
    const { notes, error } = inWordsOf(argument, {
      notes: ran.notes,
      ...(hasFailed && { error: await errorIn(ran, client) }),
    });
    // A command with a result and an exit code of its own ("no match", "none found") did not fail.
    const hasResult = !hasFailed || (ran.facts.exit !== undefined && ran.results.length > 0);
    // The fields that a call gets without naming any are not asked for: a record may lack some of them.
    const about = Object.hasOwn(given, 'fields') ? notes : notes.filter((note) => !note.includes('"fields"'));
    if (hasResult) return toolResult(taken(ran), [...about, ...messageOf(error)], { most: limits.result, rows, kept });
    return failureOf(error ?? {}, notes);
  } catch (error) {
    // The command has not started.
    return refusedCall(error, context, argument);
  }
}

/** Returns the result of a call that was refused before anything was done. */
export async function refusedCall(
  error: unknown,
  { client, service }: Pick<Context, 'client' | 'service'>,
  argument: ArgumentName = () => undefined,
): Promise<ToolResult> {
  const { error: object = {} } = inWordsOf(argument, { notes: [], error: await errorOf(error, client, { service }) });
  return failureOf(object);
}

/** Returns the results of a run as values. */
const taken = ({ results, bytes }: Ran) => ({ results: results.map(({ value }) => value), bytes });

/** Returns the error of a run. It is not known what a lost run did to the service. */
async function errorIn({ failure, isLost, facts }: Ran, client: Client): Promise<ErrorObject> {
  if (isLost) return { message: (failure as Error).message, ...outcomeOf(undefined, writesOf(facts)) };
  return errorOf(failure, client, facts);
}

/** Returns the error object that a command prints, without the notes of the run. */
async function errorOf(failure: unknown, client: Client, facts: RunFacts): Promise<ErrorObject> {
  const { notes: _notes, ...object } = await failureObject(failure, client, facts);
  return defined(object);
}

const messageOf = (error: Said['error']): readonly string[] =>
  typeof error?.['message'] === 'string' ? [error['message']] : [];

/** Returns the messages of a run, with the arguments of its tool in place of flags. */
function inWordsOf(argument: ArgumentName, { notes, error }: Said): Said {
  const text = (value: unknown): unknown => (typeof value === 'string' ? inTools(value, argument) || value : value);
  return {
    notes: notes.map((note) => inTools(note, argument)).filter((note) => note !== ''),
    ...(error && { error: Object.fromEntries(Object.entries(error).map(([key, value]) => [key, text(value)])) }),
  };
}

/** Returns the values of a tool that a call leaves out, without those that an argument of the call excludes or replaces. */
function usualFor(
  given: ToolArguments,
  usual: ToolArguments,
  { flags }: CommandModule<never>,
  { globals }: Service,
): ToolArguments {
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
function split(values: ToolArguments, { flags, positionals = {} }: CommandModule<never>, { globals }: Service) {
  const has = (name: string): boolean =>
    Object.hasOwn(flags, name) || Object.hasOwn(positionals, name) || Object.hasOwn(globals, name);
  const { confirm, limit, fields, ...rest } = values;
  const all = [fields].flat().includes('*');
  return {
    own: {
      ...rest,
      ...(limit !== undefined && has('limit') && { limit }),
      ...(fields !== undefined && !all && { fields }),
      ...(confirm !== undefined && has('confirm') && { confirm }),
    } as ToolArguments,
    confirmed: confirm === true,
    rows: limit === undefined || has('limit') ? undefined : Number(limit),
  };
}

const closed = new WeakMap<World['env'], World['env']>();

/**
 * Returns the environment without the variable that allows writes: the same for every call, as connections belong to an
 * environment and stay open.
 */
function withoutGate(env: World['env'], service: Service): World['env'] {
  const allowing = allowVariable(service);
  const known = closed.get(env) ?? Object.fromEntries(Object.entries(env).filter(([name]) => name !== allowing));
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
