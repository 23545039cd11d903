/** Runs the examples of a client several at a time. */
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defined } from '../../runtime/base/defined.js';
import type { Example } from './list.js';
import { needsShell, runInShell, runLine, type Ended, type Outcome } from './line.js';

/** A client whose examples are run. */
export interface Player {
  readonly binary: string;
  /** Program and arguments that start the client, for lines that need a shell. */
  readonly program: readonly string[];
  /** Folder with the files that examples name; it does not have to exist. */
  readonly files: string;
  /** Runs one command of the client in a home of its own. */
  readonly run: (argv: readonly string[], home: string, options: RunOptions) => Promise<Ended>;
  /** Returns the variables that lead an example to a service. */
  readonly service: (example: Example) => Readonly<Record<string, string>>;
}

export interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** An example that does not work. */
export interface Failure extends Outcome {
  readonly example: Example;
}

/** Examples that run at the same time. */
const together = 4;

/** Milliseconds after which an example is reported as one that does not end. */
const longest = 120_000;

/** Runs examples, each in a home and working folder of its own. @returns those that failed, in order. */
export async function runExamples(examples: readonly Example[], player: Player): Promise<Failure[]> {
  const programs = programFolder(player);
  const found = new Map<Example, Failure>();
  const work = async (queue: Example[]): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const outcome = await play(next, player, programs);
      const wanted = next.until === undefined ? 0 : 'said';
      if (outcome.code !== wanted) found.set(next, { example: next, ...outcome });
    }
  };
  try {
    // Those that wait may listen on the same port.
    await work(examples.filter(({ until }) => until !== undefined));
    const others = examples.filter(({ until }) => until === undefined);
    await Promise.all(Array.from({ length: together }, () => work(others)));
  } finally {
    rmSync(programs, { recursive: true, force: true });
  }
  return examples.flatMap((example) => found.get(example) ?? []);
}

/** Whether an example runs in a shell of its own, which takes longer. */
export const runsInShell = ({ run, until }: Example, binary: string): boolean =>
  until !== undefined || needsShell(run, binary);

async function play(example: Example, player: Player, programs: string): Promise<Outcome> {
  const { binary, files } = player;
  const home = mkdtempSync(join(tmpdir(), `${binary}-example-`));
  const secrets = Object.fromEntries(example.secrets.map((name) => [name, 'sandbox']));
  const env = { ...secrets, ...player.service(example) };
  const line = example.asks ? `${example.run} --yes` : example.run;
  const run = (argv: readonly string[], input: string | undefined) =>
    player.run(argv, home, { env, ...defined({ input }) });
  try {
    if (existsSync(files)) cpSync(files, home, { recursive: true });
    for (const first of example.after) {
      const outcome = await inTime(runLine(`${binary} ${first}`, binary, home, run));
      if (outcome.code !== 0) return { ...outcome, out: `${first}\n${outcome.out}` };
    }
    if (!runsInShell(example, binary)) return await inTime(runLine(line, binary, home, run));
    const PATH = `${programs}:${process.env['PATH'] ?? ''}`;
    const config = join(home, '.config');
    return await runInShell(
      line,
      home,
      { HOME: home, XDG_CONFIG_HOME: config, NO_COLOR: '1', ...env, PATH },
      example.until,
    );
  } catch (error) {
    return { code: 'an error', out: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Returns a folder with the client under its name, as a shell finds it on a path. */
function programFolder({ binary, program }: Player): string {
  const folder = mkdtempSync(join(tmpdir(), `${binary}-path-`));
  const path = join(folder, binary);
  const words = program.map((word) => `'${word.replaceAll("'", `'\\''`)}'`);
  writeFileSync(path, `#!/bin/sh\nexec ${words.join(' ')} "$@"\n`);
  chmodSync(path, 0o755);
  return folder;
}

/** Reports an example that hangs, without delaying the others. */
async function inTime(outcome: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ code: `no end within ${String(longest / 1000)} s`, out: '' }), longest);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
