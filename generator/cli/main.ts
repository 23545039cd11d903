import { resolve } from 'node:path';
import { packageVersion } from '../package.js';
import { compileOnce } from './compile.js';
import { helpOf } from './help.js';
import { parse, type Compile } from './parse.js';
import { fileProblem } from './file-problem.js';

/**
 * Runs the binary. Results go to `out`, everything else to `err`. The signal ends `--watch`.
 *
 * @returns the exit code.
 */
export async function main(
  argv: readonly string[],
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
  signal?: AbortSignal,
): Promise<number> {
  try {
    return await runLine(argv, out, err, signal);
  } catch (error) {
    const problem = fileProblem(error);
    if (problem === undefined) throw error;
    err.write(problem);
    return 1;
  }
}

async function runLine(
  argv: readonly string[],
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
  signal: AbortSignal | undefined,
): Promise<number> {
  const line = parse(argv);
  if ('error' in line) {
    err.write(`${line.error}\nSee cmdspec --help.\n`);
    return 64;
  }
  if (line.command === 'help') out.write(helpOf(line.of));
  else if (line.command === 'version') out.write(`${packageVersion()}\n`);
  else if (line.command === 'diff') return (await import('./diff.js')).diff(line, out, err);
  else if (line.command === 'test') return (await import('./examples.js')).testExamples(line, out, err);
  else if (line.command === 'schema') out.write((await import('../6-emit/schema/emit.js')).emitSchema());
  else if (line.command === 'explain') return explain(line.code, out, err);
  else if (line.command === 'init') return init(line.name, line.out, out, err);
  else if (line.command === 'import') return (await import('./import.js')).importInto(line, out, err);
  else if ('services' in line) return line.watch ? watchSpecs(line, out, err, signal) : compileOnce(line, out, err);
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

async function watchSpecs(
  options: Compile,
  out: NodeJS.WritableStream,
  err: NodeJS.WritableStream,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { watch } = await import('./watch.js');
  let runs = 0;
  let code = 0;
  const run = async (): Promise<'stop' | 'wait'> => {
    runs += 1;
    if (runs > 1) err.write('\n');
    code = await compileOnce(options, out, err);
    // Specs may be absent for a moment while a branch is checked out, but a wrong command line stays wrong.
    if (runs === 1 && code >= 64) return 'stop';
    err.write(`Waiting for changes in ${options.specs}. Press Ctrl-C to stop.\n`);
    return 'wait';
  };
  await watch(options.specs, run, signal);
  return code;
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
  out.write(`  node client/bin.js --profile sandbox book list\nAfter a change of the specs: npm run generate\n`);
  return 0;
}
