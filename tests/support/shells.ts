/** Interactive shells in a pseudo terminal, into which a test types. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Shell {
  /** Arguments of an interactive shell that reads one file and nothing else. */
  readonly args: (file: string) => readonly string[];
  /** What the file has before the name of the completion script. */
  readonly setup: string;
}

const shells = {
  bash: { args: (file) => ['--noprofile', '--rcfile', file, '-i'], setup: 'set +o history\n. ' },
  zsh: { args: () => ['-d', '-i'], setup: 'autoload -Uz compinit; compinit -u -D\n. ' },
  fish: { args: (file) => ['-N', '-i', '-C', `source ${file}`], setup: 'source ' },
} as const satisfies Readonly<Record<string, Shell>>;

export type ShellName = keyof typeof shells;
export const shellNames = Object.keys(shells) as readonly ShellName[];

const where = (program: string): string =>
  spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();

/** Whether a test can type into a shell here. */
export const canType = (shell: ShellName): boolean =>
  where(shell) !== '' && where('script') !== '' && process.platform === 'linux';

export interface Typed {
  readonly shell: ShellName;
  /** Completion script. */
  readonly script: string;
  /** Working folder and home; its folder `bin` is the PATH. */
  readonly folder: string;
  /** What is typed, a line each, with Tab; Enter follows. */
  readonly lines: readonly string[];
}

/** A line of sh that stores its arguments as those of a program that the typed line has run. */
export const recordArguments = (folder: string): string => `{ printf '%s\\0' "$@"; echo; } >>'${join(folder, 'ran')}'`;

/**
 * Types lines into a shell, each as soon as the one before has run a program.
 *
 * @returns the arguments with which each line ran the program, which calls {@link recordArguments}
 */
export async function typeInto({
  shell,
  script,
  folder,
  lines,
}: Typed): Promise<readonly (readonly string[] | undefined)[]> {
  const file = (path: string): string => join(folder, path);
  const { args, setup } = shells[shell];
  writeFileSync(file('script'), script);
  writeFileSync(file('.zshrc'), `${setup}${file('script')}\n`);
  const command = [where(shell), ...args(file('.zshrc'))].map(quoted).join(' ');
  const child = spawn(where('script'), ['-qec', command, '/dev/null'], {
    cwd: folder,
    env: { PATH: file('bin'), HOME: folder, ZDOTDIR: folder, LC_ALL: 'C.UTF-8', TERM: 'dumb', SHELL: '/bin/sh' },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const gone = new Promise((resolve) => child.on('close', resolve));
  const ran = (): string[][] =>
    (existsSync(file('ran')) ? readFileSync(file('ran'), 'utf8') : '')
      .split('\0\n')
      .slice(0, -1)
      .map((line) => line.split('\0'));
  for (const [at, line] of lines.entries()) {
    child.stdin.write(`${line}\r`);
    for (let turn = 0; turn < 200 && ran().length <= at; turn += 1) await pause(25);
  }
  child.stdin.end('\u0003exit\r\u0004');
  child.kill('SIGHUP');
  await gone;
  const all = ran();
  return lines.map((_line, at) => all[at]);
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
