/** `cmdspec test`: runs the examples of specs against their sandbox. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Outcome } from '../../generator/compile.js';
import type { Compared } from '../../generator/compare/change.js';
import type { Failure } from '../../generator/examples/run.js';
import { command, wrong } from './lib/command.js';
import { missing } from './lib/compile.js';

const NOT_RUN = 'The examples were not run.';

export interface TestArgs {
  readonly specs: string;
  readonly service?: readonly string[];
  /** Generated client to run, with `{service}` for the name of the service; absent: the specs are compiled. */
  readonly client?: string;
  readonly format: 'text' | 'json' | 'github';
}

interface Tested {
  readonly service: string;
  readonly examples: number;
  readonly failures: readonly Failure[];
}

export default command<TestArgs>(async (options, { out, err }) => {
  const { linkRuntime, UnusableClient } = await import('../../generator/examples/client.js');
  const { formats, summaryOf } = await import('../../generator/examples/print.js');
  const work = mkdtempSync(join(tmpdir(), 'cmdspec-test-'));
  try {
    const outcome = await compileInto(work, options);
    const unusable = await missing(outcome, options.specs);
    if (unusable !== undefined) return unusable;
    if (outcome.failed) {
      const errors = outcome.diagnostics.filter(({ severity }) => severity === 'error');
      const { text } = await import('../../generator/diagnostics/format.js');
      const isUncompiled = errors.every(({ code }) => code === 'CS449');
      err(isUncompiled ? uncompiled(options, outcome) : text(errors));
      return { ...wrong, message: NOT_RUN };
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
        err(`${error.message}\n${remedyOf(client, options, outcome)}`);
        return { ...wrong, message: NOT_RUN };
      }
    }
    const failures = tested.flatMap((one) => one.failures);
    await out(formats[options.format](failures));
    if (options.format === 'text') err(tested.map(summaryOf).join(''));
    return failures.length > 0 ? wrong : undefined;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
});

/** Returns what to do about workflows in TypeScript, which node does not run. */
const uncompiled = (options: TestArgs, outcome: Outcome): string =>
  `The workflows are written in TypeScript. Compile them to JavaScript next to their sources, or run the client in TypeScript:
${withTsx(options, outcome)}`;

/** Returns what to do about a client that is missing or cannot be loaded. */
function remedyOf(client: string, options: TestArgs, outcome: Outcome): string {
  return client.endsWith('.ts')
    ? `A client in TypeScript needs tsx:\n${withTsx(options, outcome)}`
    : 'Generate it with "cmdspec generate --emit js", or fix the name in --client.\n';
}

/** Returns the command lines that run the examples of a client in TypeScript, from a folder with cmdspec alone. */
function withTsx({ specs, service: services = [] }: TestArgs, { known }: Outcome): string {
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
async function compileInto(folder: string, { specs, service: services = [], client }: TestArgs): Promise<Outcome> {
  const { compile } = await import('../../generator/compile.js');
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
  const { examplesOf } = await import('../../generator/examples/list.js');
  const { loadPlayer } = await import('../../generator/examples/client.js');
  const { runExamples } = await import('../../generator/examples/run.js');
  const examples = examplesOf(lowered).filter(({ span }) => !span.source.shared);
  const player = await loadPlayer(resolve(client), join(lowered.bound.documents.folder.path, 'examples'));
  return { service, examples: examples.length, failures: await runExamples(examples, player) };
}
