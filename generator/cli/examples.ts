import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import type { Outcome } from '../compile.js';
import type { Compared } from '../compare/change.js';
import type { Failure } from '../examples/run.js';
import { missing } from './compile.js';
import type { Test } from './parse.js';

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
  const { linkRuntime } = await import('../examples/client.js');
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
      err.write('The examples were not run.\n');
      return 1;
    }
    linkRuntime(work);
    const tested: Tested[] = [];
    for (const { service, out: folder, lowered } of outcome.compiled) {
      if (lowered === undefined) continue;
      const client = options.client?.replaceAll('{service}', service);
      tested.push(await testService(service, lowered, client ?? join(folder, 'client.js')));
    }
    const failures = tested.flatMap((one) => one.failures);
    out.write(formats[options.format](failures));
    if (options.format === 'text') err.write(tested.map(summaryOf).join(''));
    return failures.length > 0 ? 1 : 0;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Returns the command line that runs the examples of specs whose workflows are in TypeScript. */
function uncompiled({ specs, services }: Test, { known }: Outcome): string {
  const named = [...(specs === 'specs' ? [] : ['--specs', specs]), ...services].map((word) => ` ${word}`).join('');
  const client = known.length > 1 ? 'generated/{service}/client.ts' : 'generated/client.ts';
  // Not NODE_OPTIONS: an example may start the client in another folder, from which tsx is not found.
  const program = relative(process.cwd(), process.argv[1] ?? 'cmdspec');
  return `The workflows are written in TypeScript. Compile them to JavaScript next to their sources, or run the generated client in TypeScript:
  npx tsx ${program} test${named} --client '${client}'
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
