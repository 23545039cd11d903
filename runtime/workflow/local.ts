/** The commands that every client has: they yield what they print, and the pipeline prints it. */
import type { WorkflowOptions } from '../contract/command.js';
import type { Context, Handler } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';

/** Does the work of a command, and yields what it prints in order. It gets the whole context. */
export type LocalCommand<Args> = (args: Args, context: Context) => AsyncIterable<Result>;

/** Returns the handler of a command that every client has. */
export function local<Args>(
  load: () => Promise<{ readonly default: LocalCommand<Args> }>,
  options: Pick<WorkflowOptions, 'confirm'> = {},
): Handler<Args> {
  return async (args, context) => {
    const [{ handle }, { printResult }] = await Promise.all([import('./handle.js'), import('../output/index.js')]);
    const start = async () => {
      const run = (await load()).default;
      return async (own: Context) => {
        for await (const result of run(args, own)) {
          if (result.kind === 'action' && result.changed === true) own.files.written += 1;
          await printResult(result, own.out);
        }
      };
    };
    await handle(start, { ...options, args }, context);
  };
}
