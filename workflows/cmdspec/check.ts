/** `cmdspec check`: checks specs once, or after each change. */
import { resolve } from 'node:path';
import { command, type Failed, type Printer } from './lib/command.js';
import { compileOnce, type Compilation } from './lib/compile.js';
import { counted } from './lib/import.js';
import { watch } from './lib/watch.js';

export interface CheckArgs extends Pick<
  Compilation,
  'specs' | 'service' | 'format' | 'timing' | 'workflows' | 'strict'
> {
  readonly fix?: boolean;
  readonly watch?: boolean;
}

export default command<CheckArgs>(async ({ watch: repeats, fix: fixes, ...options }, print, kit) => {
  const { specs, format = 'text', workflows } = options;
  if (repeats && format !== 'text') kit.fail('combination', `--watch prints text, not ${format}.`);
  if (workflows && (format === 'github' || format === 'sarif'))
    kit.fail('combination', `--workflows prints text or json, not ${format}.`);
  if (fixes) await applyFixes(options, print);
  const check = () => compileOnce({ ...options, mode: 'check' }, print);
  if (!repeats) return check();
  let runs = 0;
  let failed: Failed | undefined;
  const { signal } = kit.world;
  const run = async (): Promise<'stop' | 'wait'> => {
    runs += 1;
    if (runs > 1) kit.note('');
    failed = await check();
    // Specs may be absent for a moment while a branch is checked out, but a wrong command line stays wrong.
    if (failed?.message !== undefined) {
      if (runs === 1) return 'stop';
      print.err(`${[failed.message, failed.remedy ?? ''].join('\n')}\n`);
    }
    kit.note(`Waiting for changes in ${specs}. Press Ctrl-C to stop.`);
    return 'wait';
  };
  await watch(specs, run, signal);
  signal.throwIfAborted();
  return failed;
});

/** Applies what the findings know how to fix, and reports each fix. */
async function applyFixes({ specs, service: services = [] }: CheckArgs, { err }: Printer): Promise<void> {
  const { compile } = await import('../../generator/compile.js');
  const { fix } = await import('../../generator/fix.js');
  const { shownPlace } = await import('../../generator/1-read/source.js');
  const folder = resolve(specs);
  const fixed = await fix(async () => {
    const { diagnostics } = await compile({ specs: folder, out: folder, services, mode: 'check', target: 'ts' });
    return diagnostics;
  });
  if (fixed.length === 0) return;
  err(fixed.map(({ span, code, message }) => `Fixed ${shownPlace(span)} ${code}: ${message}\n`).join(''));
  err(`${counted(fixed.length, 'finding')} fixed.\n`);
}
