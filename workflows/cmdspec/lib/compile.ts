/** One run of the compiler: what `generate` and `check` have in common. */
import { resolve } from 'node:path';
import type { Outcome } from '../../../generator/compile.js';
import { wrong, type Failed, type Printer } from './command.js';
import { summary, timingTable, workflowTable } from './print.js';

/** What is compiled, and what is printed of it. */
export interface Compilation {
  readonly mode: 'check' | 'drift' | 'write' | 'build';
  readonly specs: string;
  readonly service?: readonly string[];
  /** Form of the findings: `text` for people; the others are for machines and go to standard output. */
  readonly format?: 'text' | 'json' | 'github' | 'sarif';
  readonly timing?: boolean;
  /** Warnings are errors. */
  readonly strict?: boolean;
  /** `check`: lists the commands that are code. */
  readonly workflows?: boolean;
  readonly out?: string;
  readonly docs?: string;
  readonly emit?: 'ts' | 'js';
}

/** Compiles once. @returns how it failed; `undefined` if it did not. */
export async function compileOnce(options: Compilation, { out, err }: Printer): Promise<Failed | undefined> {
  const { compile } = await import('../../../generator/compile.js');
  const { refreshSchema } = await import('../../../generator/7-write/schema.js');
  const { mode, specs, service: services = [], format = 'text' } = options;
  const compiled = await compile({
    mode,
    services,
    specs: resolve(specs),
    out: resolve(options.out ?? 'generated'),
    target: options.emit ?? 'ts',
    ...(options.docs === undefined ? {} : { docs: resolve(options.docs) }),
  });
  const outcome = options.strict ? withoutWarnings(compiled) : compiled;
  const unusable = await missing(outcome, specs);
  if (unusable !== undefined) return unusable;
  const { machineFormats, text } = await import('../../../generator/diagnostics/format.js');
  const workflows = outcome.compiled.flatMap((one) => one.workflows ?? []);
  if (options.workflows) {
    await out(format === 'json' ? `${JSON.stringify(workflows, undefined, 2)}\n` : workflowTable(workflows));
  }
  if (format !== 'text' && !options.workflows) await out(machineFormats[format](outcome.diagnostics));
  else err(text(outcome.diagnostics));
  const schemaDrift =
    outcome.failed || mode === 'check' || mode === 'build' ? '' : await refreshSchema(specs, mode === 'write');
  const drift = outcome.drift + schemaDrift;
  await out(drift);
  if (options.timing) err(timingTable(outcome.timings));
  if (format === 'text') err(summary(outcome, mode, drift !== ''));
  const blocked = outcome.compiled.some(({ changes }) => changes !== undefined && changes.foreign.length > 0);
  return outcome.failed || blocked || drift !== '' ? wrong : undefined;
}

/** Returns an outcome in which warnings are errors. */
const withoutWarnings = (outcome: Outcome): Outcome => ({
  ...outcome,
  diagnostics: outcome.diagnostics.map((diagnostic) => ({ ...diagnostic, severity: 'error' })),
  failed: outcome.diagnostics.length > 0,
  compiled: outcome.diagnostics.length > 0 ? [] : outcome.compiled,
});

/** Returns the failure for services that do not exist; `undefined` if all exist. */
export async function missing({ known, unknown }: Outcome, specs: string): Promise<Failed | undefined> {
  if (known.length === 0) return noService(specs, 'Name the folder with --specs.');
  if (unknown.length === 0) return undefined;
  const { didYouMean, listed } = await import('../../../generator/diagnostics/nearest.js');
  const sentences = unknown.map((name) => `Unknown service "${name}" in ${specs}. ${didYouMean(name, known)}`.trim());
  return { kind: 'usage', message: sentences.join(' '), remedy: `Services: ${listed(known)}.` };
}

/** Returns the failure for a folder without a service.yaml. */
export const noService = (specs: string, remedy: string): Failed => ({
  kind: { exit: 'missing' },
  message: `No service found in ${specs}: neither it nor a folder in it has a service.yaml.`,
  remedy,
});
