import { resolve } from 'node:path';
import type { Outcome } from '../compile.js';
import type { Compile } from './parse.js';
import { summary, timingTable, workflowTable } from './print.js';

/** Runs `generate` or `check` once. @returns the exit code. */
export async function compileOnce(
  options: Compile,
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
): Promise<number> {
  const { compile } = await import('../compile.js');
  const { refreshSchema } = await import('../7-write/schema.js');
  const mode = options.command === 'check' ? 'check' : options.check ? 'drift' : options.built ? 'build' : 'write';
  const docs = options.docs === undefined ? {} : { docs: resolve(options.docs) };
  const outcome = await compile({
    ...options,
    ...docs,
    specs: resolve(options.specs),
    out: resolve(options.out),
    mode,
  });
  const unusable = await missing(outcome, options.specs, err);
  if (unusable !== undefined) return unusable;
  const { machineFormats, text } = await import('../diagnostics/format.js');
  const workflows = outcome.compiled.flatMap((one) => one.workflows ?? []);
  if (options.workflows) {
    out.write(options.format === 'json' ? `${JSON.stringify(workflows, undefined, 2)}\n` : workflowTable(workflows));
  }
  if (options.format !== 'text' && !options.workflows) out.write(machineFormats[options.format](outcome.diagnostics));
  else if (outcome.diagnostics.length > 0) err.write(text(outcome.diagnostics));
  const schemaDrift =
    outcome.failed || mode === 'check' || mode === 'build' ? '' : await refreshSchema(options.specs, mode === 'write');
  const drift = outcome.drift + schemaDrift;
  if (drift !== '') out.write(drift);
  if (options.timing) err.write(timingTable(outcome.timings));
  if (options.format === 'text') err.write(summary(outcome, mode, drift !== ''));
  const blocked = outcome.compiled.some(({ changes }) => changes !== undefined && changes.foreign.length > 0);
  return outcome.failed || blocked || drift !== '' ? 1 : 0;
}

/** Reports services that do not exist. @returns the exit code; `undefined` if all exist. */
export async function missing(
  outcome: Outcome,
  specs: string,
  err: NodeJS.WritableStream,
): Promise<number | undefined> {
  if (outcome.known.length === 0) {
    err.write(noService(specs, 'Name the folder with --specs.'));
    return 66;
  }
  if (outcome.unknown.length === 0) return undefined;
  const { didYouMean, listed } = await import('../diagnostics/nearest.js');
  for (const name of outcome.unknown) {
    err.write(
      `Unknown service "${name}" in ${specs}. ${didYouMean(name, outcome.known)}Services: ${listed(outcome.known)}.\n`,
    );
  }
  return 64;
}

/** Returns the error for a folder without a service.yaml. */
export const noService = (specs: string, remedy: string): string =>
  `No service found in ${specs}: neither it nor a folder in it has a service.yaml.\n${remedy}\n`;
