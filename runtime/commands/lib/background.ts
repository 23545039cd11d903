/** Runs a command of this program in the background. */
import { spawn } from 'node:child_process';
import { CliError } from '../../base/errors.js';

/** A command that runs on after its parent has ended. */
export interface Background {
  readonly pid: number;
  /** What it printed to standard output until it was ready. */
  readonly output: string;
}

/**
 * Runs a command of this program in the background, and resolves when its standard error matches `ready`.
 *
 * @throws CliError `config` when it ends before that, with what it printed
 */
export async function runInBackground(
  argv: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Background> {
  const [program = '', script = ''] = process.argv;
  const child = spawn(program, [...process.execArgv, script, ...argv], {
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
  // What was written to standard output before is read in the same turn of the loop, perhaps after standard error.
  await new Promise((resolve) => setImmediate(resolve));
  child.removeAllListeners();
  child.stdout.destroy();
  child.stderr.destroy();
  child.unref();
  return { pid: child.pid ?? 0, output };
}
