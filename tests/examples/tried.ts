/**
 * Every example of every command against the sandbox: what help shows can be copied. Reads share a stand-in; an example
 * that changes something has one of its own, so that none depends on what another one did. An example runs in the test's
 * own process unless it needs a real shell or waits for somebody.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binaryPath, environment, newHome, node } from '../support/cli.js';
import { examplesOf, type Example } from '../support/examples.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { needsShell, runInShell, runLine, type Outcome } from '../support/shell-line.js';

export interface Surroundings {
  /** Files that examples name, by path in the home. */
  readonly files?: Readonly<Record<string, string>>;
  /** Secrets are never part of an example; environment variables hold them. */
  readonly secrets?: Readonly<Record<string, string>>;
  /** Examples that wait for somebody, what they must have printed by then, and why nobody comes. */
  readonly waiting: readonly (readonly [line: RegExp, said: RegExp, why: string])[];
  /** The stand-in that reads share has no rate limits: with them, they would wait for the next minute. */
  readonly unlimited?: true;
  /** Commands to run before, by the name of the command. */
  readonly before?: Readonly<Record<string, readonly string[]>>;
}

/** `<binary> sandbox serve`, which every client has. */
export const serving = [/^\w+ sandbox serve/, /listens on|Port 8080 .* in use/, 'it runs until Ctrl-C'] as const;

export function tryExamples(service: string, binary: Name, surroundings: Surroundings): void {
  const { files = {}, secrets = {}, waiting, before = {}, unlimited } = surroundings;
  const waits = ({ run }: Example) => waiting.find(([line]) => line.test(run));
  const own = { [`${binary.toUpperCase()}_PROFILE`]: 'sandbox' };
  /** A home that each example gets a copy of. */
  const prepared = newHome();
  /** A folder with the client, as it is found on a path. */
  const programs = mkdtempSync(join(tmpdir(), 'examples-'));

  beforeAll(async () => {
    writeFileSync(join(programs, binary), `#!/bin/sh\nexec '${node}' '${binaryPath(binary)}' "$@"\n`, { mode: 0o755 });
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(prepared, name)), { recursive: true });
      writeFileSync(join(prepared, name), text);
    }
    mkdirSync(join(prepared, '.config/fish/completions'), { recursive: true });
    for (const profile of ['sandbox', 'work']) {
      const set = await inProcess(binary, ['--profile', profile, 'config', 'set', 'default_output', 'table'], prepared);
      expect(set).toMatchObject({ code: 0 });
    }
  });
  afterAll(() => {
    for (const folder of [programs, prepared]) rmSync(folder, { recursive: true });
  });

  /** `env` leads to a service: a stand-in that all reads share, or one of the example's own. */
  function ran({ run, asks }: Example, home: string, env: Readonly<Record<string, string>>): Promise<Outcome> {
    const line = asks ? `${run} --yes` : run;
    const until = waiting.find(([pattern]) => pattern.test(run))?.[1];
    if (until === undefined && !needsShell(line, binary)) {
      return inTime(runLine(line, binary, home, { ...secrets, ...env }));
    }
    const path = `${programs}:${process.env['PATH'] ?? ''}`;
    return runInShell(line, home, { ...environment(home, { ...secrets, ...env }), PATH: path }, until);
  }

  /** Position, exit code and output of an example that failed; undefined for one that worked. */
  async function problemOf(example: Example, served: Readonly<Record<string, string>>): Promise<string[]> {
    const { words, reads, run, at } = example;
    const home = newHome();
    cpSync(prepared, home, { recursive: true });
    const first = before[words];
    if (first !== undefined) await inProcess(binary, first, home, { env: own });
    const { code, out } = await ran(example, home, reads ? served : own);
    rmSync(home, { recursive: true, force: true });
    const wanted = waits(example) === undefined ? 0 : 'said';
    return code === wanted ? [] : [`${at}: ${run}\nended with ${String(code)}\n${out.slice(0, 800)}`];
  }

  async function problemsOf(
    queue: Example[],
    served: Readonly<Record<string, string>>,
    most: number,
  ): Promise<string[]> {
    const problems: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        problems.push(...(await problemOf(next, served)));
      }
    };
    await Promise.all(Array.from({ length: most }, work));
    return problems;
  }

  test('every example works', async () => {
    const examples = await examplesOf(service);
    expect(examples.length).toBeGreaterThan(30);
    const { env, stop } = await serveHere(binary, newHome(), ...(unlimited ? ['--unlimited'] : []));
    const problems = [
      // Those that wait listen on ports that are the same for several of them.
      ...(await problemsOf(examples.filter(waits), env, 1)),
      ...(await problemsOf(
        examples.filter((example) => waits(example) === undefined),
        env,
        4,
      )),
    ];
    await stop();
    expect(problems.join('\n\n')).toBe('');
  }, 300_000);

  test('every listed example that waits exists, and few others need a real shell', async () => {
    const all = await examplesOf(service);
    const idle = waiting.filter(([line]) => !all.some(({ run }) => line.test(run)));
    expect(idle).toEqual([]);
    const shell = all.filter((example) => waits(example) === undefined && needsShell(example.run, binary));
    expect(shell.length).toBeLessThan(all.length / 20);
  });
}

/** Reports an example that hangs, without delaying the others. */
async function inTime(outcome: Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve({ code: 'no end within 90 s', out: '' }), 90_000);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
