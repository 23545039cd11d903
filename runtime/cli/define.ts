/** A generated command, which any program on yargs can mount. */
import { defined } from '../base/defined.js';
import type { Client, CommandModule, Context, MountableCommand } from '../contract/context.js';
import type { Row } from '../contract/rows.js';

/** Makes a command of a client mountable in another program on yargs. What that needs is loaded only then. */
export function defineCommand<Args extends object>(
  load: () => Promise<{ readonly client: Client }>,
  command: CommandModule<Args>,
): MountableCommand<Args> {
  return {
    ...command,
    builder: async (yargs) => {
      const [{ client }, { declareMounted }] = await Promise.all([load(), import('./mount.js')]);
      return await declareMounted(client, command, yargs);
    },
    handler: Object.assign(
      async (args: object, context?: Context) => {
        if (context !== undefined) return await command.handler(args as Args, context);
        const [{ client }, { runMounted }] = await Promise.all([load(), import('./mount.js')]);
        await runMounted(client, command.id, args as Row);
      },
      defined({ plan: command.handler.plan, calls: command.handler.calls }),
    ),
  };
}
