/** Runs commands that are code: with their question, look-ups and dry run. */
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { extended } from '../base/objects.js';
import { fillText } from '../base/template.js';
import { choosesNames } from '../output/choice.js';
import { printResult } from '../output/index.js';

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
  const { options } = context;
  // Most commands without a request need none of what is loaded here.
  if (choosesNames(options)) await (await import('../pipeline/field-check.js')).checkWorkflowFields(context);
  if (confirm !== undefined) await context.confirm(fillText(confirm, (name) => (args as Row)[name]));
  const run = await load();
  const resolved = await resolve(args as Row, context);
  const typed = typedIn(args as Row, resolved, context);
  const own = typed.size === 0 ? context : extended(context, { typed });
  await run(own, resolved);
  if (!options.dryRun) return;
  const planned = (await import('../pipeline/planned.js')).plannedResult(context);
  if (planned !== undefined) await printResult(planned, context.out);
}

/** Returns the arguments with ids in place of names and codes. */
async function resolve(args: Row, context: Context): Promise<Row> {
  const { positionals, flags } = context.command;
  if (Object.values({ ...positionals, ...flags }).every(({ reference }) => reference === undefined)) return args;
  return await (await import('../pipeline/request.js')).resolveAll(args, context);
}

/** Returns the codes with a mark, by their ids. */
function typedIn(args: Row, resolved: Row, { command, service }: Context): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, { reference = '' }] of Object.entries({ ...command.positionals, ...command.flags })) {
    const mark = service.references[reference]?.scan?.mark;
    if (mark === undefined) continue;
    const ids = [resolved[name]].flat().map(String);
    for (const [at, text] of [args[name] ?? []].flat().map(String).entries()) {
      if (text.startsWith(mark)) found.set(ids[at] ?? '', text);
    }
  }
  return found;
}
