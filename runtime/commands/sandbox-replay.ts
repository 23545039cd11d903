/** `sandbox replay`: returns recorded responses to a script, and fails if its requests differ from the recorded ones. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { resolve } from 'node:path';
import { CliError } from '../base/errors.js';
import { quote } from '../base/shell.js';
import { allowVariable } from '../base/standard.js';
import { childEnvironment } from '../auth/environment.js';
import { sandboxSecret } from '../auth/parts.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Service } from '../contract/service.js';
import type { World } from '../contract/run.js';
import { readRecording, type Recording } from '../record/read.js';
import { linesOf, MOST_REPORTED, unusedLines, type Mismatch } from '../record/replay.js';
import { serveRecording, type ReplayServer } from '../record/server.js';
import { forgetNames } from '../state/name-lists.js';

interface ReplayArgs {
  readonly file: string;
  readonly command?: readonly string[];
  readonly port?: number;
  readonly ignore?: readonly string[];
}

/** The profile of a replay: it has no settings and no stored names. */
const PROFILE = 'replay';

export default async function* replay(
  { file, command = [], port, ignore = [] }: ReplayArgs,
  context: Context,
): AsyncGenerator<Result> {
  const { client, service, world, live, warn } = context;
  const recording = readRecording(resolve(world.cwd, file), client.binary);
  if (recording.isCut) warn('The last line of the recording is incomplete, and is left out.');
  await forgetNames(context.folder, PROFILE);
  const server = await serve(recording, context, port, ignore);
  const variables = environmentOf(service, recording, server.origin);
  let code = 0;
  try {
    if (command.length > 0) code = await run(command, { ...childEnvironment(world, service), ...variables }, world);
    else {
      live(`The recording is replayed on ${server.origin}. In another terminal:`, 'text');
      const lines = Object.entries(variables).map(([name, value]) =>
        value === undefined ? `unset ${name}` : `export ${name}=${quote(value)}`,
      );
      yield { kind: 'text', text: lines.join('\n') };
      live('Stop it with Ctrl-C.', 'text');
      await aborted(world.signal);
    }
  } finally {
    await server.close();
  }
  const { mismatches, unused } = server.replay;
  const left = unused();
  for (const line of unusedLines(left)) live(line, 'text');
  if (mismatches.length + left.length > 0) {
    throw new CliError(
      { exit: 'differs' },
      `The requests differ from the recording: ${String(mismatches.length)} not recorded, ${String(left.length)} not requested.`,
      'Fix the script, or record it again if the change is intended.',
    );
  }
  // The program has printed why it failed.
  if (code !== 0) throw new CliError({ exit: code }, '');
}

async function serve(
  recording: Recording,
  { service, live }: Context,
  port: number | undefined,
  ignored: readonly string[],
): Promise<ReplayServer> {
  try {
    const onMismatch = (mismatch: Mismatch, count: number): void => {
      if (count <= MOST_REPORTED) for (const line of linesOf(mismatch)) live(line, 'text');
    };
    return await serveRecording(service, recording, { port: port ?? 0, ignored, onMismatch });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new CliError(
      'config',
      `Port ${String(port)} on this machine is already in use.`,
      'Choose another with --port; 0 finds a free one.',
    );
  }
}

/** Returns the environment that points a script at the replay. A variable without a value was not set in the recording. */
function environmentOf(service: Service, { runs }: Recording, origin: string): Record<string, string | undefined> {
  const { hosts, variables, credentials, env, globals } = service;
  const own = Object.values(variables).flatMap((variable) => variable.env ?? []);
  const known = [...own, allowVariable(service)];
  const recorded = runs.flatMap(({ facts }) => Object.entries(facts.env ?? {}));
  return {
    ...Object.fromEntries(own.map((name) => [name, undefined])),
    // The first run counts: another value on a single line of the script is set there again.
    ...Object.fromEntries(recorded.filter(([name]) => known.includes(name)).reverse()),
    ...Object.fromEntries(Object.values(hosts).map(({ override }) => [override, origin])),
    ...Object.fromEntries(
      Object.values(credentials).flatMap((one) => (one.env === undefined ? [] : [[one.env, sandboxSecret]])),
    ),
    [globals['profile']?.env ?? `${env}_PROFILE`]: PROFILE,
    [globals['record']?.env ?? `${env}_RECORD`]: undefined,
  };
}

/** Runs a program with the terminal of this one, and returns its exit code. */
function run([program = '', ...args]: readonly string[], env: World['env'], { cwd, signal }: World): Promise<number> {
  return new Promise((resolved, reject) => {
    const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
    const child = spawn(program, args, { cwd, env: set as NodeJS.ProcessEnv, stdio: 'inherit' });
    const stop = (): void => void child.kill();
    signal.addEventListener('abort', stop, { once: true });
    child.once('error', (error: NodeJS.ErrnoException) => {
      signal.removeEventListener('abort', stop);
      const why = error.code === 'ENOENT' ? 'it does not exist' : (error.code ?? error.message);
      reject(new CliError('usage', `The program ${JSON.stringify(program)} cannot be started: ${why}.`));
    });
    child.once('close', (code, killed) => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) reject(signal.reason as Error);
      else resolved(code ?? 128 + (killed === null ? 0 : constants.signals[killed]));
    });
  });
}

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolved) => {
    if (signal.aborted) resolved();
    else signal.addEventListener('abort', () => resolved(), { once: true });
  });
