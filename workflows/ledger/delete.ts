import type { Context } from '../../runtime/contract/context.js';
import { CliError } from '../../runtime/base/errors.js';
import { resolveAll } from '../../runtime/request/given-values.js';
import { documentIds } from './lib/refs.js';
import { write } from './lib/record.js';
import { findTarget, itemPath, needMethod, type Target, type TargetArgs } from './lib/target.js';

interface Args extends TargetArgs {
  readonly id?: string;
  readonly ids?: readonly string[];
  /** Documents by id or number. */
  readonly refs?: readonly string[];
  readonly with?: { readonly resource?: string; readonly number?: string };
}

/** Deletes records in the order given. All are looked up before the first goes; the first failure stops. */
export default async function remove(args: Args, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  needMethod(target, 'DELETE', args.force);
  const ids = await idsOf(args, target, context);
  const paths = ids.map((id) => itemPath(target, id));
  const deleted: string[] = [];
  for (const [at, path] of paths.entries()) {
    try {
      await write({ method: 'DELETE', path, effect: 'delete' }, target, context);
    } catch (error) {
      if (deleted.length > 0) context.warn(`Deleted before the failure: ${deleted.join(', ')}.`);
      throw error;
    }
    deleted.push(ids[at] ?? '');
  }
  return context.out.action(`Deleted ${deleted.join(', ')} of ${target.name}.`, { deleted });
}

async function idsOf(args: Args, target: Target, context: Context): Promise<readonly string[]> {
  const { number } = args.with ?? {};
  if (args.refs !== undefined && number !== undefined && target.resource !== undefined) {
    return unique(await documentIds(context, target.resource, number, args.refs));
  }
  const { id, ids } = await resolveAll({ id: args.id, ids: args.ids }, context);
  return unique([id, ids].flat().filter((one): one is string => typeof one === 'string'));
}

/** The same record named twice would be gone at its second delete. */
function unique(ids: readonly string[]): readonly string[] {
  if (ids.length === 0) throw new CliError('usage', 'No record is named.', 'Give one or more ids.');
  return [...new Set(ids)];
}
