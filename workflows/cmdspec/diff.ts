/** `cmdspec diff`: compares two folders of specs. */
import { resolve } from 'node:path';
import type { Severity } from '../../generator/compare/rules.js';
import { command, wrong } from './lib/command.js';
import { noService } from './lib/compile.js';

export interface DiffArgs {
  /** Folders of specs. */
  readonly old: string;
  readonly new: string;
  /** Fails if a change is at least this severe; absent: never. */
  readonly 'fail-on'?: Severity;
  readonly format: 'text' | 'json' | 'github' | 'sarif';
}

export default command<DiffArgs>(async (args, { out, err }) => {
  const { compile } = await import('../../generator/compile.js');
  const { compare } = await import('../../generator/compare/compare.js');
  const { severities } = await import('../../generator/compare/rules.js');
  const { countOf, formats } = await import('../../generator/compare/print.js');
  const { text } = await import('../../generator/diagnostics/format.js');
  const sides = [];
  for (const folder of [args.old, args.new]) {
    const specs = resolve(folder);
    const outcome = await compile({ specs, out: specs, services: [], mode: 'lower', target: 'ts' });
    if (outcome.known.length === 0)
      return noService(folder, 'diff compares two folders of specs: cmdspec diff <old> <new>');
    err(text(outcome.diagnostics.filter(({ severity }) => severity === 'error')));
    if (outcome.failed)
      return { ...wrong, message: `The specs in ${folder} cannot be compared until these errors are fixed.` };
    sides.push(outcome.compiled.flatMap(({ lowered }) => lowered ?? []));
  }
  const [old = [], now = []] = sides;
  const changes = compare(old, now);
  await out(formats[args.format](changes));
  if (args.format === 'text') err(`${countOf(changes)}\n`);
  const least = args['fail-on'];
  const worst = least === undefined ? [] : severities.slice(0, severities.indexOf(least) + 1);
  return changes.some(({ severity }) => worst.includes(severity)) ? wrong : undefined;
});
