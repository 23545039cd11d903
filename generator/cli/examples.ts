import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Outcome } from '../compile.js';
import type { Compared } from '../compare/change.js';
import type { Failure } from '../examples/run.js';
import { missing } from './compile.js';
import type { Test } from './parse.js';

const NOT_RUN = 'The examples were not run.\n';

interface Tested {
  readonly service: string;
  readonly examples: number;
  readonly failures: readonly Failure[];
}

/** Runs the examples of specs against their sandbox. @returns the exit code. */
export async function testExamples(
  options: Test,
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
): Promise<number> {
  const { linkRuntime, UnusableClient } = await import('../examples/client.js');
  const { formats, summaryOf } = await import('../examples/print.js');
  const work = mkdtempSync(join(tmpdir(), 'cmdspec-test-'));
  try {
    const outcome = await compileInto(work, options);
    const unusable = await missing(outcome, options.specs, err);
    if (unusable !== undefined) return unusable;
    if (outcome.failed) {
      const errors = outcome.diagnostics.filter(({ severity }) => severity === 'error');
      const { text } = await import('../diagnostics/format.js');
      const isUncompiled = errors.every(({ code }) => code === 'CS449');
      err.write(isUncompiled ? uncompiled(options, outcome) : text(errors));
      err.write(NOT_RUN);
      return 1;
    }
    linkRuntime(work);
    const tested: Tested[] = [];
    for (const { service, out: folder, lowered } of outcome.compiled) {
      if (lowered === undefined) continue;
      const client = options.client?.replaceAll('{service}', service) ?? join(folder, 'client.js');
      try {
        tested.push(await testService(service, lowered, client));
      } catch (error) {
        if (!(error instanceof UnusableClient)) throw error;
        err.write(`${error.message}\n${remedyOf(client, options, outcome)}${NOT_RUN}`);
        return 1;
      }
    }
    const failures = tested.flatMap((one) => one.failures);
    out.write(formats[options.format](failures));
    if (options.format === 'text') err.write(tested.map(summaryOf).join(''));
    return failures.length > 0 ? 1 : 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Returns what to do about workflows in TypeScript, which node does not run. */
const uncompiled = (options: Test, outcome: Outcome): string =>
  `The workflows are written in TypeScript. Compile them to JavaScript next to their sources, or run the client in TypeScript:
${withTsx(options, outcome)}`;

/** Returns what to do about a client that is missing or cannot be loaded. */
function remedyOf(client: string, options: Test, outcome: Outcome): string {
  return client.endsWith('.ts')
    ? `A client in TypeScript needs tsx:\n${withTsx(options, outcome)}`
    : 'Generate it with "cmdspec generate --emit js", or fix the name in --client.\n';
}

/** Returns the command lines that run the examples of a client in TypeScript, from a folder with cmdspec alone. */
function withTsx({ specs, services }: Test, { known }: Outcome): string {
  const named = [...(specs === 'specs' ? [] : ['--specs', specs]), ...services].map((word) => ` ${word}`).join('');
  const client = known.length > 1 ? 'generated/{service}/client.ts' : 'generated/client.ts';
  // Not NODE_OPTIONS: an example may start the client in another folder, from which tsx is not found.
  const program = `npx tsx ${relative(process.cwd(), process.argv[1] ?? 'cmdspec')}`;
  return `  npm install --save-dev tsx
  ${program} generate${named}
  ${program} test${named} --client '${client}'
`;
}

/** Compiles the specs, into a folder unless the client exists. */
async function compileInto(folder: string, { specs, services, client }: Test): Promise<Outcome> {
  const { compile } = await import('../compile.js');
  return compile({
    specs: resolve(specs),
    out: join(folder, 'client'),
    services,
    mode: client === undefined ? 'write' : 'lower',
    target: 'js',
  });
}

/** Examples of standard groups are not run: they are part of this package. */
async function testService(service: string, lowered: Compared, client: string): Promise<Tested> {
  const { examplesOf } = await import('../examples/list.js');
  const { loadPlayer } = await import('../examples/client.js');
  const { runExamples } = await import('../examples/run.js');
  const examples = examplesOf(lowered).filter(({ span }) => !span.source.shared);
  const player = await loadPlayer(resolve(client), join(lowered.bound.documents.folder.path, 'examples'));
  return { service, examples: examples.length, failures: await runExamples(examples, player) };
}
