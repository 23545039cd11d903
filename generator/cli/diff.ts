import { resolve } from 'node:path';
import { noService } from './compile.js';
import type { Diff } from './parse.js';

/** Compares two folders of specs. @returns the exit code. */
export async function diff(options: Diff, out: NodeJS.WritableStream, err: NodeJS.WritableStream): Promise<number> {
  const { compile } = await import('../compile.js');
  const { compare } = await import('../compare/compare.js');
  const { severities } = await import('../compare/rules.js');
  const { countOf, formats } = await import('../compare/print.js');
  const { text } = await import('../diagnostics/format.js');
  const sides = [];
  for (const folder of [options.old, options.now]) {
    const specs = resolve(folder);
    const outcome = await compile({ specs, out: specs, services: [], mode: 'lower', target: 'ts' });
    if (outcome.known.length === 0) {
      err.write(noService(folder, 'diff compares two folders of specs: cmdspec diff <old> <new>'));
      return 66;
    }
    const errors = outcome.diagnostics.filter(({ severity }) => severity === 'error');
    err.write(text(errors));
    if (outcome.failed) {
      err.write(`The specs in ${folder} cannot be compared until these errors are fixed.\n`);
      return 1;
    }
    sides.push(outcome.compiled.flatMap(({ lowered }) => lowered ?? []));
  }
  const [old = [], now = []] = sides;
  const changes = compare(old, now);
  out.write(formats[options.format](changes));
  if (options.format === 'text') err.write(`${countOf(changes)}\n`);
  const worst = options.failOn === undefined ? [] : severities.slice(0, severities.indexOf(options.failOn) + 1);
  return changes.some(({ severity }) => worst.includes(severity)) ? 1 : 0;
}
