import type { Context } from '../../runtime/contract/context.js';
import { resolveAll } from '../../runtime/request/given-values.js';
import { recordBody, warnOf, write, type RecordArgs } from './lib/record.js';
import { findTarget, itemPath } from './lib/target.js';

interface Args extends RecordArgs {
  readonly id: string;
}

/** Changes given fields of a record; the service has no partial method beside PUT, and leaves the other fields alone. */
export default async function update(args: Args, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  const body = await recordBody(args, context, target, 'PUT');
  warnOf(body, args, context, target, false);
  const id = String((await resolveAll({ id: args.id }, context))['id']);
  await write({ method: 'PUT', path: itemPath(target, id), body, effect: 'update' }, target, context);
  return context.out.action(`Updated ${id} of ${target.name}.`, { updated: id });
}
