import { resolve } from 'node:path';
import { packageVersion } from '../package.js';
import { helpOf } from './help.js';
import { parse, type Compile } from './parse.js';
import { summary, timingTable, workflowTable } from './print.js';

/** Runs the binary. Results go to `out`, everything else to `err`. @returns the exit code. */
export async function main(
  argv: readonly string[],
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
): Promise<number> {
  const asked = parse(argv);
  if ('error' in asked) {
    err.write(`${asked.error}\nSee cmdspec --help.\n`);
    return 64;
  }
  if (asked.command === 'help') out.write(helpOf(asked.of));
  else if (asked.command === 'version') out.write(`${packageVersion()}\n`);
  else if (asked.command === 'schema') out.write((await import('../6-emit/schema/emit.js')).emitSchema());
  else if (asked.command === 'explain') return explain(asked.code, out, err);
  else if ('specs' in asked) return compileAll(asked, out, err);
  return 0;
}

async function explain(
  code: string | undefined,
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
): Promise<number> {
  const { explanation } = await import('./explain.js');
  const text = explanation(code);
  (text.found ? out : err).write(text.text);
  return text.found ? 0 : 64;
}

async function compileAll(asked: Compile, out: NodeJS.WritableStream, err: NodeJS.WritableStream): Promise<number> {
  const { compile } = await import('../compile.js');
  const { refreshSchema } = await import('../7-write/schema.js');
  const mode = asked.command === 'check' ? 'check' : asked.check ? 'drift' : 'write';
  const docs = asked.docs === undefined ? {} : { docs: resolve(asked.docs) };
  const outcome = await compile({ ...asked, ...docs, specs: resolve(asked.specs), out: resolve(asked.out), mode });
  if (outcome.known.length === 0) {
    err.write(
      `No service found in ${asked.specs}: neither it nor a folder in it has a service.yaml.\nName the folder with --specs.\n`,
    );
    return 66;
  }
  if (outcome.unknown.length > 0) {
    const { didYouMean, listed } = await import('../diagnostics/nearest.js');
    for (const name of outcome.unknown) {
      err.write(
        `Unknown service "${name}" in ${asked.specs}. ${didYouMean(name, outcome.known)}Services: ${listed(outcome.known)}.\n`,
      );
    }
    return 64;
  }
  const { human, json } = await import('../diagnostics/format.js');
  const workflows = outcome.compiled.flatMap((one) => one.workflows ?? []);
  if (asked.workflows) {
    out.write(asked.format === 'json' ? `${JSON.stringify(workflows, undefined, 2)}\n` : workflowTable(workflows));
  }
  if (asked.format === 'json' && !asked.workflows) out.write(json(outcome.diagnostics));
  else if (outcome.diagnostics.length > 0) err.write(human(outcome.diagnostics));
  const schemaDrift = outcome.failed || mode === 'check' ? '' : await refreshSchema(asked.specs, mode === 'write');
  const drift = outcome.drift + schemaDrift;
  if (drift !== '') out.write(drift);
  if (asked.timing) err.write(timingTable(outcome.timings));
  if (asked.format === 'human') err.write(summary(outcome, mode, drift !== ''));
  const blocked = outcome.compiled.some(({ changes }) => changes !== undefined && changes.foreign.length > 0);
  return outcome.failed || blocked || drift !== '' ? 1 : 0;
}
