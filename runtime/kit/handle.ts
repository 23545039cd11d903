import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { fillText } from '../base/template.js';
import { checkGate } from '../http/gate.js';
import { choosesNames } from '../output/choice.js';

export interface Handling {
  readonly confirm?: string;
  readonly args: unknown;
}

/** Runs a command that is code: gate, prompt, look-ups, the command. Under `--dry-run` it prints the writes that were kept back. */
export async function handle(
  load: () => Promise<(context: Context, args: Row) => Promise<void>>,
  { confirm, args }: Handling,
  context: Context,
): Promise<void> {
  if (context.command.gate !== 'calls') checkGate(context, context.command.effect);
  const { globals } = context;
  // Most commands without a request need none of what is loaded here.
  if (choosesNames(globals)) await (await import('../request/known.js')).checkWorkflowFields(context);
  if (confirm !== undefined && !globals.dryRun) {
    await context.confirm(fillText(confirm, (name) => (args as Row)[name]));
  }
  const run = await load();
  const resolved = await resolve(args as Row, context);
  if (globals.dryRun) {
    const { outputUnlessPlanned, printPlanned } = await import('../request/dry.js');
    await run({ ...context, out: outputUnlessPlanned(context) }, resolved);
    await printPlanned(context);
    return;
  }
  await run(context, resolved);
}

/** Returns the arguments with ids in place of names and codes. */
async function resolve(args: Row, context: Context): Promise<Row> {
  const { positionals, flags } = context.command;
  if (Object.values({ ...positionals, ...flags }).every(({ reference }) => reference === undefined)) return args;
  return await (await import('../request/prepare.js')).resolveAll(args, context);
}
