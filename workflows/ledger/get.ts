import type { Context } from '../../runtime/contract/context.js';
import { CliError } from '../../runtime/base/errors.js';
import { needPath } from '../../runtime/odata/index.js';
import { answeredRecord, printOne } from './lib/record.js';
import { findTarget, itemPath, type TargetArgs } from './lib/target.js';

interface Args extends TargetArgs {
  readonly id: string;
  readonly select?: readonly string[];
  readonly expand?: readonly string[];
  readonly raw?: boolean;
}

/** Shows one record by its key. */
export default async function get(args: Args, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  const { data, name, resource } = target;
  if (resource?.function !== undefined || resource?.methods.includes('GET') === false) {
    throw new CliError('combination', `${name} has no records that are read by their key.`, `Use \`list ${name}\`.`);
  }
  const known = (names: readonly string[] | undefined): readonly string[] | undefined =>
    resource === undefined ? names : names?.map((typed) => needPath(data, resource, typed));
  const select = known(args.select);
  const reply = await context.http.send({
    method: 'GET',
    path: itemPath(target, args.id),
    query: { $select: select, $expand: known(args.expand) },
    effect: 'read',
  });
  if (args.raw === true) return context.out.json(reply.body);
  const record = answeredRecord(reply);
  // Some resources answer an empty list for a key that they do not have.
  if (record === undefined) throw new CliError('generic', `${name} has no record ${JSON.stringify(args.id)}.`);
  return printOne(record, select, context);
}
