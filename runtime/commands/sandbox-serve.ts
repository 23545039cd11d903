/** Serves the sandbox to other processes, in the foreground or the background. */
import { spawn } from 'node:child_process';
import { defined } from '../base/defined.js';
import { childEnvironment } from '../auth/environment.js';
import { sandboxSecret } from '../auth/parts.js';
import type { Context, Sandbox } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { quote } from '../base/shell.js';
import { isExecutable } from '../cli/compiled.js';

interface ServeArgs {
  readonly port?: number;
  readonly records?: number;
  readonly latency?: number;
  readonly fail?: readonly string[];
  readonly seed?: number;
  readonly unlimited?: boolean;
  readonly background?: boolean;
}

/** Last line of the report when the sandbox is ready. */
const READY = 'Stop it with Ctrl-C.';

/**
 * Serves the sandbox of the service until Ctrl-C. It starts with fresh data and stores nothing. The environment variables for
 * other processes are the only text on standard output, in a form that a shell evaluates.
 */
export default async function* serve(args: ServeArgs, context: Context): AsyncGenerator<Result> {
  const { service, world, live } = context;
  if (args.background === true) {
    yield* serveInBackground(context);
    return;
  }
  const { origin, close } = await start(args, context);
  try {
    live(`The sandbox of ${service.title} listens on ${origin}. In another terminal:`, 'text');
    const lines = environmentOf(service, origin).map(([name, value]) => `export ${name}=${quote(value)}`);
    yield { kind: 'text', text: lines.join('\n') };
    live(READY, 'text');
    await new Promise<never>((_resolve, reject) => {
      const stop = (): void => {
        reject(world.signal.reason as Error);
      };
      if (world.signal.aborted) stop();
      else world.signal.addEventListener('abort', stop, { once: true });
    });
  } finally {
    await close();
  }
}

async function* serveInBackground({ service, world, note }: Context): AsyncGenerator<Result> {
  const argv = world.argv.filter((word) => word !== '--background');
  const { pid, output } = await runInBackground(
    argv,
    new RegExp(READY.replaceAll('.', '\\.')),
    childEnvironment(world, service),
  );
  yield { kind: 'text', text: output };
  note(`The sandbox runs in the background. Stop it with: kill ${String(pid)}`);
}

async function start(
  { port, records, latency, fail, seed, unlimited }: ServeArgs,
  { client }: Context,
): Promise<Sandbox> {
  const { open } = await client.sandbox();
  try {
    return await open(defined({ client, hold: true, port: port ?? 0, records, latency, fail, seed, unlimited }));
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new CliError(
        'config',
        `Port ${String(port)} on this machine is already in use.`,
        'Choose another with --port; 0 finds a free one.',
      );
    }
    if (name === 'StateError') throw new CliError('usage', message);
    throw error;
  }
}

/** Returns the environment variables with which another process uses the sandbox. */
function environmentOf(service: Service, origin: string): [string, string][] {
  const lines: [string, string][] = Object.values(service.hosts).map(({ override }) => [override, origin]);
  for (const [name, value] of Object.entries(service.sandbox.variables)) {
    const env = service.variables[name]?.env;
    if (env !== undefined) lines.push([env, value]);
  }
  for (const { env } of Object.values(service.credentials)) if (env !== undefined) lines.push([env, sandboxSecret]);
  return [...new Map(lines)];
}

/**
 * Runs a command of this program in the background, and resolves when its standard error matches `ready`. Returns its process id
 * and what it had printed to standard output.
 *
 * @throws CliError `config` when it ends before that, with what it printed
 */
async function runInBackground(
  argv: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string | undefined>>,
): Promise<{ readonly pid: number; readonly output: string }> {
  const [program = '', script = ''] = process.argv;
  const child = spawn(program, [...process.execArgv, ...(isExecutable() ? [] : [script]), ...argv], {
    detached: true,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
      if (ready.test(errors)) resolve();
    });
    child.once('error', reject);
    child.once('close', () => {
      reject(new CliError('config', `The command ended immediately: ${errors.trim().replace(/^Error: /, '')}`));
    });
  });
  // Standard output that was written before is read in the same turn of the event loop, perhaps after standard error.
  await new Promise((resolve) => setImmediate(resolve));
  child.removeAllListeners();
  child.stdout.destroy();
  child.stderr.destroy();
  child.unref();
  return { pid: child.pid ?? 0, output };
}
