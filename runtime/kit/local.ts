import type { LocalOptions } from '../contract/command.js';
import type { Handler } from '../contract/context.js';

/** The handler of a command that every client has: it gets the whole context. */
export function local<Args>(
  load: () => Promise<{ readonly default: Handler<Args> }>,
  options: LocalOptions = {},
): Handler<Args> {
  return async (args, context) => {
    const { handle } = await import('./handle.js');
    const { with: constants, ...more } = options;
    await handle(
      async () => {
        const run = (await load()).default;
        const given = constants === undefined ? args : { ...args, with: constants };
        return (own) => run(given, own);
      },
      { ...more, args },
      context,
    );
  };
}
