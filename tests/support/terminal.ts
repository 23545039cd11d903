/** Runs a binary on a terminal and presses keys. */
import { spawn, spawnSync } from 'node:child_process';
import { binaryPath, environment, newHome, runner, type Binary } from './cli.js';

export const hasProgram = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

export interface Key {
  /** The keys are pressed when this text appears on the screen after the last keys. */
  readonly after: string;
  readonly keys: string | ((screen: string) => Promise<string>);
}

export interface ScreenOptions {
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command line on a terminal of 80 by 24 and presses keys; resolves with what the terminal received. */
export function onScreen(
  binary: Binary,
  line: string,
  presses: readonly Key[],
  { home = newHome(), env = {} }: ScreenOptions = {},
): Promise<string> {
  const command = `stty rows 24 cols 80; "${runner}" "${binaryPath(binary)}" ${line}; echo "[exit $?]"`;
  const child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...environment(home, env), TERM: 'xterm' } });
  const waiting = [...presses];
  let screen = '';
  let seen = 0;
  return new Promise<string>((resolve, reject) => {
    child.on('error', reject);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text;
      const [next] = waiting;
      if (next === undefined || !screen.slice(seen).includes(next.after)) return;
      waiting.shift();
      seen = screen.length;
      if (typeof next.keys === 'string') child.stdin.write(next.keys);
      else next.keys(screen).then((keys) => child.stdin.write(keys), reject);
    });
    child.on('close', () => {
      resolve(screen.replaceAll('\r', ''));
    });
  });
}
