import type { Context } from '../../runtime/contract/context.js';
import { printMade, recordBody, warnOf, write, type RecordArgs } from './lib/record.js';
import { findTarget } from './lib/target.js';

/** Creates a record of any resource, or of that of a typed command. */
export default async function create(args: RecordArgs, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  const body = await recordBody(args, context, target, 'POST');
  warnOf(body, args, context, target, true);
  const made = await write({ method: 'POST', path: target.path, body, effect: 'create' }, target, context);
  return printMade(made, target, context);
}
