/** Runs the command line of an example, with or without a shell. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { segments } from '../shell.js';

/** How a line ended. */
export interface Outcome {
  /** Exit code; `said` if what was waited for was printed; or the signal that ended it. */
  readonly code: number | string;
  /** All output, also that of a redirection. */
  readonly out: string;
}

/** How one command of the client ended. */
export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one command of the client, with the text that is piped into it. */
export type RunCommand = (argv: readonly string[], input: string | undefined) => Promise<Ended>;

interface Part {
  readonly words: readonly string[];
  /** File that its output goes to. */
  readonly into?: string;
}

/** Returns the commands of a pipe of the client and `cat`; `undefined` if the line is more than that. */
function partsOf(line: string, binary: string): readonly Part[] | undefined {
  const open = line.replaceAll(/'[^']*'/g, '');
  const bare = open.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  // Variables, substitutions and patterns need a shell.
  if (/[$`]/.test(open) || /[*?]/.test(bare)) return undefined;
  const redirected = /[<>]/.test(bare);
  const parts: Part[] = [];
  for (const [index, { words, piped }] of (segments(line) ?? []).entries()) {
    if (piped !== index > 0 || ![binary, 'cat'].includes(words[0] ?? '')) return undefined;
    const at = redirected ? words.findIndex((word) => /^\d?[<>]/.test(word)) : -1;
    const [operator, into, ...rest] = at < 0 ? [] : words.slice(at);
    if (operator !== undefined && (operator !== '>' || into === undefined || rest.length > 0)) return undefined;
    parts.push(into === undefined ? { words } : { words: words.slice(0, at), into });
  }
  return parts.length === 0 ? undefined : parts;
}

export const needsShell = (line: string, binary: string): boolean => partsOf(line, binary) === undefined;

/** Runs a line that needs no shell. A failure anywhere in the pipe is its outcome. */
export async function runLine(line: string, binary: string, home: string, run: RunCommand): Promise<Outcome> {
  const inHome = (path: string): string => resolve(home, path.replace(/^~(?=\/)/, home));
  let out = '';
  let code = 0;
  let piped: string | undefined;
  for (const { words, into } of partsOf(line, binary) ?? []) {
    const [program, ...args] = words;
    const { stdout, stderr, ...ended } =
      program === 'cat'
        ? { code: 0, stdout: args.map((path) => readFileSync(inHome(path), 'utf8')).join(''), stderr: '' }
        : await run(args, piped);
    code = ended.code === 0 ? code : (ended.code ?? 1);
    if (into !== undefined) writeFileSync(inHome(into), stdout);
    out += `${stdout}${stderr}`;
    piped = stdout;
  }
  return { code, out };
}

/** Milliseconds after which a line in a shell is killed. */
const longest = 30_000;

/** Runs a line in bash; with `until`, it is interrupted as by Ctrl-C when it has printed that text. */
export function runInShell(line: string, home: string, env: NodeJS.ProcessEnv, until?: string): Promise<Outcome> {
  // A group of its own, so that Ctrl-C reaches the client and not only the shell in front of it.
  const child = spawn('bash', ['-o', 'pipefail', '-c', line], { cwd: home, env, detached: true });
  const stop = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal);
  };
  const hung = setTimeout(() => stop('SIGKILL'), longest);
  let out = '';
  let said = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (said || until === undefined || !out.includes(until)) return;
      said = true;
      stop('SIGINT');
    });
  }
  if (until === undefined) child.stdin.end();
  child.stdin.on('error', () => undefined);
  return new Promise((resolved, rejected) => {
    child.on('error', rejected);
    child.on('close', (code, signal) => {
      clearTimeout(hung);
      resolved({ code: said && signal !== 'SIGKILL' ? 'said' : (code ?? signal ?? ''), out });
    });
  });
}
