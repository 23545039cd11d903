import type { Handler } from '../contract/command.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../errors.js';
import { outputUnlessPlanned, printPlanned } from './dry.js';
import { checkGate } from './gate.js';
import { fillText } from './template.js';

/** What a command adds to the workflow that it names. */
export interface WorkflowOptions {
  /** Constants that the workflow gets as `args.with`. */
  readonly with?: Readonly<Record<string, unknown>>;
  /** Question asked before it runs, a template over the arguments. */
  readonly confirm?: string;
}

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
    checkGate(context, context.command.effect);
    const { globals } = context;
    if (options.confirm !== undefined && !globals.dryRun) {
      await context.confirm(fillText(options.confirm, (name) => (args as Row)[name]));
    }
    const run = (await load()).default;
    const given = options.with === undefined ? args : { ...args, with: options.with };
    if (globals.dryRun) {
      await run(given, { ...context, out: outputUnlessPlanned(context) });
      await printPlanned(context);
      return;
    }
    try {
      await run(given, context);
    } catch (error) {
      throw withEarlierWrites(error, context.http.written);
    }
  };
}

/** A request that failed after others of the same run had changed something: the message says so. */
function withEarlierWrites(error: unknown, written: number): unknown {
  if (!(error instanceof CliError) || error.details.method === undefined || error.details.sent) return error;
  const { method, statusCode } = error.details;
  // A write that was answered has itself been counted.
  const earlier = written - (method !== 'GET' && statusCode !== undefined ? 1 : 0);
  if (earlier <= 0) return error;
  const before = `${String(earlier)} ${earlier === 1 ? 'write' : 'writes'} of this run went out before that.`;
  const message = `${error.message.replace(/[.\s]+$/, '')}. ${before}`;
  return new CliError(error.kind, message, error.remedy, { ...error.details, sent: true });
}
