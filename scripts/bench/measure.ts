/** Measures whole processes: wall time in turn with a baseline, processor time, and peak memory. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Command {
  readonly label: string;
  readonly argv: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Exit code that the command must end with; default 0. */
  readonly exit?: number;
  /** Sent to a server on standard input; it is timed until its output holds `until`, and then its input ends. */
  readonly asks?: { readonly send: string; readonly until: string };
}

export interface Timing {
  readonly label: string;
  /** Median wall time in milliseconds. */
  readonly ms: number;
  /** Median of the ratios to the baseline run of the same turn. */
  readonly ratio: number;
}

/** Variables such as NODE_EXTRA_CA_CERTS slow down every start of Node, and so make ratios look better than they are. */
const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('NODE_')));

const baseline: Command = { label: 'node -e 0', argv: [process.execPath, '-e', '0'] };

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** Runs a command until it ends or responds, and returns its wall time in milliseconds. Its output is dropped. */
export async function run(command: Command, env: Readonly<Record<string, string>> = {}): Promise<number> {
  const [file = '', ...args] = command.argv;
  const start = performance.now();
  const child = spawn(file, args, {
    cwd: command.cwd,
    env: { ...inherited, ...command.env, ...env },
    stdio: [command.asks ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  let answered: number | undefined;
  const { asks } = command;
  if (asks === undefined) child.stdout?.resume();
  else {
    let said = '';
    child.stdin?.write(asks.send);
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (answered !== undefined || !said.includes(asks.until)) return;
      answered = performance.now();
      child.stdin?.end();
    });
  }
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== (command.exit ?? 0))
    throw new Error(`${command.label} ended with ${String(code)}: ${errors.slice(0, 2000)}`);
  return (answered ?? performance.now()) - start;
}

/** Times commands in turn with `node -e 0`, so that a busy machine slows both. */
export async function time(commands: readonly Command[], turns: number): Promise<Timing[]> {
  const samples = commands.map(() => [] as { ms: number; ratio: number }[]);
  for (const command of commands) await run(command);
  for (let turn = 0; turn < turns; turn++) {
    for (const [index, command] of commands.entries()) {
      const base = await run(baseline);
      const ms = await run(command);
      samples[index]?.push({ ms, ratio: ms / base });
    }
  }
  return commands.map(({ label }, index) => ({
    label,
    ms: median((samples[index] ?? []).map(({ ms }) => ms)),
    ratio: median((samples[index] ?? []).map(({ ratio }) => ratio)),
  }));
}

export interface Comparison {
  /** Median of the ratios of the two runs of each turn. */
  readonly ratio: number;
  /** Median wall times in milliseconds. */
  readonly ours: number;
  readonly other: number;
}

/** Times two commands in turn. */
export async function compare(ours: Command, other: Command, turns: number): Promise<Comparison> {
  const samples: { readonly ours: number; readonly other: number }[] = [];
  for (let turn = 0; turn < turns; turn++) samples.push({ other: await run(other), ours: await run(ours) });
  return {
    ratio: median(samples.map((one) => one.ours / one.other)),
    ours: median(samples.map((one) => one.ours)),
    other: median(samples.map((one) => one.other)),
  };
}

export interface Usage {
  /** Milliseconds of the processor, in the process and in the system: unlike the wall time, a busy machine hardly changes it. */
  readonly cpu: number;
  /** Peak resident memory in MB. */
  readonly peak: number;
}

/**
 * Written by the process when it ends. The peak that the system reports for a process includes its parent, which serves
 * the records. Linux also reports the peak of the program alone.
 */
const report = `process.on('exit', () => {
  const fs = require('node:fs');
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const status = fs.existsSync('/proc/self/status') ? fs.readFileSync('/proc/self/status', 'utf8') : '';
  const peak = Number(/VmHWM:\\s+(\\d+)/.exec(status)?.[1] ?? maxRSS);
  fs.writeFileSync(process.env.BENCH_USAGE, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1000, peak: peak / 1024 }));
});`;

/** Resources that a command used. */
export async function usage(command: Command): Promise<Usage> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const file = join(folder, 'usage');
  const hook = join(folder, 'hook.cjs');
  await writeFile(hook, report);
  await run(command, { NODE_OPTIONS: `--require ${hook}`, BENCH_USAGE: file });
  const used = JSON.parse(await readFile(file, 'utf8')) as Usage;
  await rm(folder, { recursive: true });
  return used;
}

/** Peak resident memory of a command in MB. */
export const peakMemory = async (command: Command): Promise<number> => (await usage(command)).peak;
