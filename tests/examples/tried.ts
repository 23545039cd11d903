/**
 * Runs every example of every command against the sandbox, including those of standard groups. Reads share a stand-in.
 * An example that changes something has its own stand-in, so that no example depends on another.
 */
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../../generator/examples/print.js';
import { runExamples, runsInShell } from '../../generator/examples/run.js';
import { binaryPath, newHome, root, runner } from '../support/cli.js';
import { examplesOf } from '../support/examples.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

export interface Surroundings {
  /** The shared stand-in has no rate limits, because the examples would wait for the next minute. */
  readonly unlimited?: true;
  /** Command lines to run before an example of a standard group, by the words of its command. */
  readonly after?: Readonly<Record<string, readonly string[]>>;
}

export function tryExamples(service: string, binary: Name, { unlimited, after = {} }: Surroundings = {}): void {
  const own = { [`${binary.toUpperCase()}_PROFILE`]: 'sandbox' };

  test('every example works', async () => {
    const examples = (await examplesOf(service)).map((example) => ({
      ...example,
      after: after[example.words] ?? example.after,
    }));
    expect(examples.length).toBeGreaterThan(30);
    const { env: served, stop } = await serveHere(binary, newHome(), ...(unlimited ? ['--unlimited'] : []));
    const failures = await runExamples(examples, {
      binary,
      program: [runner, binaryPath(binary)],
      files: await prepared(binary, join(root, 'specs', service, 'examples')),
      service: ({ reads }) => (reads ? served : own),
      run: (argv, home, options) => inProcess(binary, argv, home, options),
    });
    await stop();
    expect(formats.text(failures)).toBe('');
  }, 300_000);

  test('few examples that end by themselves need a real shell', async () => {
    const all = (await examplesOf(service)).filter(({ until }) => until === undefined);
    const shell = all.filter((example) => runsInShell(example, binary));
    expect(shell.length).toBeLessThan(all.length / 20);
  });
}

/** Returns a home with the files of the examples, and what those of standard groups read: settings, a shell's folder. */
async function prepared(binary: Name, files: string): Promise<string> {
  const home = newHome();
  if (existsSync(files)) cpSync(files, home, { recursive: true });
  mkdirSync(join(home, '.config', 'fish', 'completions'), { recursive: true });
  for (const profile of ['sandbox', 'work']) {
    const set = await inProcess(binary, ['--profile', profile, 'config', 'set', 'default_output', 'table'], home);
    expect(set).toMatchObject({ code: 0 });
  }
  return home;
}
