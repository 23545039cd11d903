/** Runs the built binaries as a user does: as processes, with a configuration folder of their own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entryOf, packageFolder, root } from '../../scripts/places.js';
import { sandboxCredential } from './canary.js';

export type Binary = 'crmcli' | 'helpdeskcli' | 'ledgercli' | 'cmdspec';

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Text for standard input; absent: closed at once. */
  readonly input?: string;
  readonly cwd?: string;
}

/** Folder of executables, `crmcli` and others, that run in place of the built files. */
const executables = process.env['CLI_EXECUTABLES'];
/** Node for files that are not binaries, such as a client that a test compiled: the version that `CLI_NODE` names, by default that of the tests. */
export const node = process.env['CLI_NODE'] ?? process.execPath;
/** Runs the path of a binary: Node, or `env`, whose process becomes that of an executable. */
export const runner = executables === undefined ? node : '/usr/bin/env';
/** Whether the binaries are executables, which contain their packages and cannot load others. */
export const isExecutable = executables !== undefined;
export const binaryPath = (binary: Binary): string =>
  executables === undefined ? entryOf(binary) : join(executables, binary);
/** Whether every command runs as a process: on another Node, or as an executable. */
export const needsProcess = isExecutable || process.env['CLI_NODE'] !== undefined;
export { root };
/** Folder of the package that compiled clients import; link it to `node_modules/cmdspec-runtime` of a client. */
export const runtimePackage = packageFolder('runtime');

/** A new, empty home: nobody's settings are read or changed. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'cli-home-'));

/** The environment of a child: the clients' variables of the machine are left out. */
export function environment(home: string, env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], HOME: home, XDG_CONFIG_HOME: join(home, '.config'), NO_COLOR: '1', ...env };
}

export function start(binary: Binary, args: readonly string[], home: string, options: RunOptions = {}): ChildProcess {
  return spawn(runner, [binaryPath(binary), ...args], {
    cwd: options.cwd ?? home,
    env: environment(home, options.env),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

export function ended(child: ChildProcess): Promise<Ended> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise<Ended>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
}

/** Runs a command to its end. */
export function cli(binary: Binary, args: readonly string[], home: string, options: RunOptions = {}): Promise<Ended> {
  const child = start(binary, args, home, options);
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(options.input ?? '');
  return ended(child);
}

export interface Served {
  readonly origin: string;
  /** Environment that points the client of the same binary at this sandbox. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<Ended>;
}

/** `<binary> sandbox serve` on a free port. */
export function serveSandbox(binary: Binary, home: string, ...args: readonly string[]): Promise<Served> {
  return serveWith(binary, home, args, {});
}

export async function serveWith(
  binary: Binary,
  home: string,
  args: readonly string[],
  options: RunOptions,
): Promise<Served> {
  const child = start(binary, ['sandbox', 'serve', '--port', '0', ...args], home, options);
  const end = ended(child);
  // A test that fails before it stops its server must not keep the whole run alive.
  child.unref();
  for (const stream of child.stdio) (stream as Partial<Socket> | null)?.unref?.();
  process.once('exit', () => child.kill());
  let seen = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: string) => {
        seen += text;
        if (/^export/m.test(seen) && /Ctrl-C/.test(seen)) resolve();
      });
    }
    void end.then(({ stderr }) => reject(new Error(`The sandbox did not start: ${stderr}`)));
  });
  return {
    ...servedAt(seen),
    stop: () => {
      child.kill('SIGINT');
      return end;
    },
  };
}

/** The address of a sandbox and its variables, from what it prints at its start. */
export function servedAt(text: string): Omit<Served, 'stop'> {
  const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0];
  if (origin === undefined) throw new Error(`The sandbox did not print its address: ${text}`);
  const variables = [...text.matchAll(/^\s*export ([A-Z_]+)=(\S+)$/gm)].map(
    ([, key = '', value]) => [key, /_(?:TOKEN|KEY|SECRET)$/.test(key) ? sandboxCredential : value] as const,
  );
  return { origin, env: Object.fromEntries(variables) as Record<string, string> };
}
