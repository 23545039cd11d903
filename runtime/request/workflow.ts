import type { WorkflowOptions } from '../contract/command.js';
import type { Handler } from '../contract/context.js';
import type { Row } from '../contract/values.js';

/**
 * The handler of a command that is an algorithm. The gate comes first, so that a refused write reads nothing. Under
 * `--dry-run` nothing is asked, and the writes that the workflow kept back are printed in place of what it prints after
 * them.
 */
export function workflow<Args>(
  load: () => Promise<{ readonly default: Handler<Args> }>,
  options: WorkflowOptions = {},
): Handler<Args> {
  return async (args, context) => {
    const { handle } = await import('./handle.js');
    await handle(load as () => Promise<{ readonly default: Handler<Row> }>, options, args as Row, context);
  };
}
