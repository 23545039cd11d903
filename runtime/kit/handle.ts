import type { Context } from '../contract/context.js';
import type { Row } from '../contract/rows.js';
import { isWrite } from '../base/effects.js';
import { CliError } from '../base/errors.js';
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
  const own: Context = { ...context, typed: typedIn(args as Row, resolved, context) };
  if (globals.dryRun) {
    const { outputUnlessPlanned, printPlanned } = await import('../request/dry.js');
    await run({ ...own, out: outputUnlessPlanned(context) }, resolved);
    await printPlanned(context);
    return;
  }
  try {
    await run(own, resolved);
  } catch (error) {
    throw withEarlierWrites(error, context.http.written);
  }
}

/** Returns the arguments with ids in place of names and codes. */
async function resolve(args: Row, context: Context): Promise<Row> {
  const { positionals, flags } = context.command;
  if (Object.values({ ...positionals, ...flags }).every(({ reference }) => reference === undefined)) return args;
  return await (await import('../request/prepare.js')).resolveAll(args, context);
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

/** Adds to the error of a failed request that earlier requests of the run have changed something. */
function withEarlierWrites(error: unknown, written: number): unknown {
  if (!(error instanceof CliError) || error.details.method === undefined || error.details.sent) return error;
  const { effect = 'read', statusCode } = error.details;
  // A write that got a response is itself counted.
  const earlier = written - (isWrite(effect) && statusCode !== undefined ? 1 : 0);
  if (earlier <= 0) return error;
  const before = `${String(earlier)} ${earlier === 1 ? 'write' : 'writes'} of this run ${earlier === 1 ? 'was' : 'were'} sent before that.`;
  const message = `${error.message.replace(/[.\s]+$/, '')}. ${before}`;
  return new CliError(error.kind, message, error.remedy, { ...error.details, sent: true });
}
