/** `cmdspec check`: checks specs once, or after each change. */
import { command, type Failed } from './lib/command.js';
import { compileOnce, type Compilation } from './lib/compile.js';
import { watch } from './lib/watch.js';

export interface CheckArgs extends Pick<Compilation, 'specs' | 'service' | 'format' | 'timing' | 'workflows'> {
  readonly watch?: boolean;
}

export default command<CheckArgs>(async ({ watch: repeats, ...options }, print, kit) => {
  const { specs, format = 'text', workflows } = options;
  if (repeats && format !== 'text') kit.fail('combination', `--watch prints text, not ${format}.`);
  if (workflows && (format === 'github' || format === 'sarif'))
    kit.fail('combination', `--workflows prints text or json, not ${format}.`);
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
