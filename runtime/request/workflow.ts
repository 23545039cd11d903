import type { Handler } from '../contract/command.js';
import { CliError } from '../errors.js';
import { outputUnlessPlanned, printPlanned } from './dry.js';
import { checkGate } from './gate.js';

/**
 * The handler of a command that is an algorithm. The gate comes first, so that a refused write reads nothing. Under
 * `--dry-run` the writes that the workflow kept back are printed in place of what it prints after them.
 */
export function workflow<Args>(load: () => Promise<{ readonly default: Handler<Args> }>): Handler<Args> {
  return async (args, context) => {
    checkGate(context, context.command.effect);
    const run = (await load()).default;
    if (context.globals.dryRun) {
      await run(args, { ...context, out: outputUnlessPlanned(context) });
      await printPlanned(context);
      return;
    }
    try {
      await run(args, context);
    } catch (error) {
      throw withEarlierWrites(error, context.http.written);
    }
  };
}

/** A request that failed after others of the same run had changed something: the message says so. */
function withEarlierWrites(error: unknown, written: number): unknown {
  if (!(error instanceof CliError) || error.details.method === undefined || error.details.sent || written === 0) {
    return error;
  }
  const before = `${String(written)} ${written === 1 ? 'write' : 'writes'} of this run went out before it.`;
  const told = new CliError(error.kind, `${error.message} ${before}`, error.remedy, { ...error.details, sent: true });
  if (error.stack !== undefined) told.stack = error.stack;
  return told;
}
