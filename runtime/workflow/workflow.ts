import type { WorkflowOptions } from '../contract/command.js';
import type { RequestPlan } from '../contract/command.js';
import type { Context, Handler } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import type { Workflow } from './types.js';

/** The options of a workflow with these calls, each of which is required. */
export type Declared<Calls extends string> = WorkflowOptions &
  ([Calls] extends [never] ? unknown : { readonly calls: Readonly<Record<Calls, RequestPlan>> });

/**
 * Returns the handler of a command that is an algorithm. The gate comes first, so that a refused write reads nothing.
 * Under `--dry-run` nothing is asked, and the writes that were kept back are printed instead of the workflow's own
 * output after them.
 */
export function workflow<Args, Calls extends string = never>(
  load: () => Promise<{ readonly default: Workflow<Args, Calls> }>,
  ...options: [Calls] extends [never] ? [options?: WorkflowOptions] : [options: Declared<Calls>]
): Handler<Args> {
  return async (args, context) => {
    const [{ handle }, { createKit }] = await Promise.all([import('./handle.js'), import('./kit.js')]);
    const { calls = {}, ...more } = options[0] ?? {};
    await handle(
      async () => {
        const run = (await load()).default as Workflow<Args, string>;
        const plans = Object.values(calls).some(({ secrets }) => secrets !== undefined)
          ? await shownSecrets(calls, args as Row, context)
          : calls;
        return (own, resolved) => run(resolved as Args, createKit(plans, own));
      },
      { ...more, args },
      context,
    );
  };
}

type Plans = Readonly<Record<string, RequestPlan>>;

/** Returns the calls without their secrets if a flag of the command shows these. */
async function shownSecrets(calls: Plans, args: Row, context: Context): Promise<Plans> {
  const { readingOf } = await import('../pipeline/reading.js');
  if (!readingOf(args, context).secrets) return calls;
  return Object.fromEntries(Object.entries(calls).map(([name, { secrets: _shown, ...plan }]) => [name, plan]));
}
