/** Handlers of commands that are code: a workflow of a client, or a command that every client has. */
import type { RequestPlan, WorkflowOptions } from '../contract/command.js';
import type { Context, Handler } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { defined } from '../base/defined.js';
import type { Workflow } from './types.js';

/** The options of a workflow with these calls, each of which is required. */
export type DeclaredOptions<Calls extends string> = WorkflowOptions &
  ([Calls] extends [never] ? unknown : { readonly calls: Readonly<Record<Calls, RequestPlan>> });

/**
 * Returns the handler of a command that is an algorithm. The gate comes first, so that a refused write reads nothing.
 * Under `--dry-run` nothing is asked, and the writes that were kept back are printed instead of the workflow's own
 * output after them.
 */
export function workflow<Args, Calls extends string = never>(
  load: () => Promise<{ readonly default: Workflow<Args, Calls> }>,
  ...options: [Calls] extends [never] ? [options?: WorkflowOptions] : [options: DeclaredOptions<Calls>]
): Handler<Args> {
  const handler: Handler<Args> = async (args, context) => {
    const [{ handle }, { createKit }] = await Promise.all([import('./handle.js'), import('./kit.js')]);
    const { confirm, ...plan } = options[0] ?? {};
    await handle(
      async () => {
        const run = (await load()).default as Workflow<Args, string>;
        return (own, resolved) => run(resolved as Args, createKit(plan, own, resolved));
      },
      { ...defined({ confirm }), args },
      context,
    );
  };
  return Object.assign(handler, defined({ calls: options[0]?.calls }));
}

/** Does the work of a command, and yields what it prints in order. It gets the whole context, and what its spec declares. */
export type LocalCommand<Args> = (args: Args, context: Context, options: WorkflowOptions) => AsyncIterable<Result>;

/** Returns the handler of a command that every client has. */
export function local<Args>(
  load: () => Promise<{ readonly default: LocalCommand<Args> }>,
  options: WorkflowOptions = {},
): Handler<Args> {
  return async (args, context) => {
    const [{ handle }, { printResult }] = await Promise.all([import('./handle.js'), import('../output/index.js')]);
    const start = async () => {
      const run = (await load()).default;
      return async (own: Context) => {
        for await (const result of run(args, own, options)) {
          if (result.kind === 'action' && result.changed === true) own.localWrites.count += 1;
          await printResult(result, own.out);
        }
      };
    };
    await handle(start, { ...defined({ confirm: options.confirm }), args }, context);
  };
}
