import type { WorkflowOptions } from '../contract/command.js';
import type { Handler } from '../contract/context.js';

/** Returns the handler of a command that every client has; it gets the whole context. */
export function local<Args>(
  load: () => Promise<{ readonly default: Handler<Args> }>,
  options: Pick<WorkflowOptions, 'confirm'> = {},
): Handler<Args> {
  return async (args, context) => {
    const { handle } = await import('./handle.js');
    const start = async () => {
      const run = (await load()).default;
      return (own: typeof context) => run(args, own);
    };
    await handle(start, { ...options, args }, context);
  };
}
