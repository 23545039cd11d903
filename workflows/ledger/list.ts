import type { Context } from '../../runtime/contract/context.js';
import { CliError } from '../../runtime/base/errors.js';
import { flagTerms } from './lib/flags.js';
import { listingOf, printList, type ListArgs } from './lib/list.js';
import { findTarget, needMethod, type Target, type TargetArgs } from './lib/target.js';

interface Args extends TargetArgs, ListArgs {
  readonly bulk?: boolean;
}

/** Lists any resource, or the one of a typed command whose flags are terms of the filter. */
export default async function list(args: Args, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  needMethod(target, 'GET');
  const terms = await flagTerms({ ...args }, context);
  return printList(listingOf(args.bulk === true ? bulkTwin(target) : target, args, terms), context);
}

/** The twin that answers many records a page. */
function bulkTwin({ data, name, resource }: Target): Target {
  const path = resource?.bulk === true ? name : resource?.bulkPath;
  const twin = path === undefined ? undefined : data[path];
  if (path !== undefined && twin !== undefined)
    return { name: path, path: twin.path, data, resource: { name: path, ...twin } };
  const able = Object.keys(data).filter((other) => data[other]?.bulkPath !== undefined);
  throw new CliError('combination', `${name} cannot be read in bulk.`, `These can: ${able.join(', ')}.`);
}
