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
  const line = parse(argv);
  if ('error' in line) {
    err.write(`${line.error}\nSee cmdspec --help.\n`);
    return 64;
  }
  if (line.command === 'help') out.write(helpOf(line.of));
  else if (line.command === 'version') out.write(`${packageVersion()}\n`);
  else if (line.command === 'schema') out.write((await import('../6-emit/schema/emit.js')).emitSchema());
  else if (line.command === 'explain') return explain(line.code, out, err);
  else if (line.command === 'init') return init(line.name, line.out, out, err);
  else if (line.command === 'import') return (await import('./import.js')).importInto(line, out, err);
  else if ('services' in line) return compileAll(line, out, err);
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

async function init(
  name: string,
  folder: string,
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
): Promise<number> {
  const { writeClient } = await import('../start/init.js');
  const written = await writeClient(name, resolve(folder));
  if (written === undefined) {
    err.write(`${folder} exists and is not empty, so nothing was written.\nName another folder with --out.\n`);
    return 1;
  }
  out.write(`Wrote ${String(written)} files to ${folder}. Next:\n  cd ${folder}\n  npm install\n  npm test\n`);
  out.write(`  node client/bin.js --profile sandbox book list\n`);
  return 0;
}

async function compileAll(options: Compile, out: NodeJS.WritableStream, err: NodeJS.WritableStream): Promise<number> {
  const { compile } = await import('../compile.js');
  const { refreshSchema } = await import('../7-write/schema.js');
  const mode = options.command === 'check' ? 'check' : options.check ? 'drift' : 'write';
  const docs = options.docs === undefined ? {} : { docs: resolve(options.docs) };
  const outcome = await compile({
    ...options,
    ...docs,
    specs: resolve(options.specs),
    out: resolve(options.out),
    mode,
  });
  if (outcome.known.length === 0) {
    err.write(
      `No service found in ${options.specs}: neither it nor a folder in it has a service.yaml.\nName the folder with --specs.\n`,
    );
    return 66;
  }
  if (outcome.unknown.length > 0) {
    const { didYouMean, listed } = await import('../diagnostics/nearest.js');
    for (const name of outcome.unknown) {
      err.write(
        `Unknown service "${name}" in ${options.specs}. ${didYouMean(name, outcome.known)}Services: ${listed(outcome.known)}.\n`,
      );
    }
    return 64;
  }
  const { human, json } = await import('../diagnostics/format.js');
  const workflows = outcome.compiled.flatMap((one) => one.workflows ?? []);
  if (options.workflows) {
    out.write(options.format === 'json' ? `${JSON.stringify(workflows, undefined, 2)}\n` : workflowTable(workflows));
  }
  if (options.format === 'json' && !options.workflows) out.write(json(outcome.diagnostics));
  else if (outcome.diagnostics.length > 0) err.write(human(outcome.diagnostics));
  const schemaDrift = outcome.failed || mode === 'check' ? '' : await refreshSchema(options.specs, mode === 'write');
  const drift = outcome.drift + schemaDrift;
  if (drift !== '') out.write(drift);
  if (options.timing) err.write(timingTable(outcome.timings));
  if (options.format === 'human') err.write(summary(outcome, mode, drift !== ''));
  const blocked = outcome.compiled.some(({ changes }) => changes !== undefined && changes.foreign.length > 0);
  return outcome.failed || blocked || drift !== '' ? 1 : 0;
}
