import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
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
      const { text } = await import('../diagnostics/format.js');
      err.write(text(outcome.diagnostics.filter(({ severity }) => severity === 'error')));
      err.write('The examples were not run, because the specs have errors.\n');
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
