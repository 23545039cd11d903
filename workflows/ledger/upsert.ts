import type { Context } from '../../runtime/contract/context.js';
import type { Row } from '../../runtime/contract/values.js';
import { CliError } from '../../runtime/base/errors.js';
import { matching } from './lib/match.js';
import { recordBody, warnOf, write, type RecordArgs } from './lib/record.js';
import { candidates } from './lib/rows.js';
import { holds } from './lib/same.js';
import { findTarget, itemPath, needMethod } from './lib/target.js';
import { readPairs } from './lib/assigned-values.js';

interface Args extends RecordArgs {
  readonly match: readonly (readonly [string, string])[];
}

/**
 * Creates a record, or changes the one whose fields equal every match; nothing is sent when it is already so. The look-up
 * runs in a dry run too.
 */
export default async function upsert(args: Args, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  for (const method of ['GET', 'POST', 'PUT']) needMethod(target, method);
  const { resource } = target;
  const key = resource?.key;
  if (resource === undefined || key === undefined)
    throw new CliError('input', `${target.name} has no key, so that it cannot be changed.`);
  const matches = readPairs(args.match, 'match', target);
  if (args.body === undefined && args.set === undefined) {
    throw new CliError('combination', 'There is nothing to send beside the match.', 'Give --body or --set.');
  }
  // A body that is wrong must not cost a request, and whether it becomes a create is not known yet.
  const body = await recordBody(args, context, target, 'PUT');
  const found: Row[] = [];
  for await (const row of matching(target, matches, context, { most: 2 })) found.push(row);
  const [record] = found;
  if (found.length > 1) {
    const wanted = args.match.map(([field, value]) => `${field}=${value}`).join(', ');
    throw new CliError(
      'input',
      `More than one record of ${target.name} has ${wanted}. Nothing was sent.`,
      'Add another --match.',
      { lines: candidates(found, resource) },
    );
  }
  if (record === undefined) {
    const full = await recordBody(args, context, target, 'POST', matches);
    warnOf(full, args, context, target, true);
    const made = await write({ method: 'POST', path: target.path, body: full, effect: 'create' }, target, context);
    return context.out.action(`Created ${made.id ?? 'a record'} of ${target.name}.`, {
      action: 'created',
      id: made.id ?? null,
    });
  }
  const id = String(record[key]);
  const changes = Object.fromEntries(
    Object.entries(body).filter(([name]) => !matches.some(({ field }) => field === name)),
  );
  if (holds(record, changes, resource)) {
    return context.out.action(`${id} of ${target.name} is already so.`, { action: 'unchanged', id });
  }
  warnOf(changes, args, context, target, false);
  await write({ method: 'PUT', path: itemPath(target, id), body: changes, effect: 'update' }, target, context);
  return context.out.action(`Updated ${id} of ${target.name}.`, { action: 'updated', id });
}
