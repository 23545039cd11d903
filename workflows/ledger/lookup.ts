import { defined } from '../../runtime/base/defined.js';
import type { Context } from '../../runtime/contract/context.js';
import type { Row } from '../../runtime/contract/values.js';
import { CliError } from '../../runtime/base/errors.js';
import { needPath } from '../../runtime/odata/index.js';
import { matching } from './lib/match.js';
import { printOne } from './lib/record.js';
import { candidates, chosenColumns, tableColumns } from './lib/rows.js';
import { findTarget, needMethod, type TargetArgs } from './lib/target.js';
import { readPairs } from './lib/assigned-values.js';

interface Args extends TargetArgs {
  readonly match: readonly (readonly [string, string])[];
  readonly one?: boolean;
  readonly select?: readonly string[];
}

/** Finds records by exact values. */
export default async function lookup(args: Args, context: Context): Promise<void> {
  const target = await findTarget(args, context);
  needMethod(target, 'GET');
  const { data, resource } = target;
  const matches = readPairs(args.match, 'match', target);
  const select = resource === undefined ? args.select : args.select?.map((typed) => needPath(data, resource, typed));
  const columns = select === undefined ? tableColumns(resource) : chosenColumns(select);
  const options = select === undefined ? {} : { select };
  if (args.one === true) {
    const found: Row[] = [];
    for await (const row of matching(target, matches, context, { ...options, most: 2 })) found.push(row);
    const [only] = found;
    if (only !== undefined && found.length === 1) {
      return printOne(only, select, context);
    }
    const wanted = args.match.map(([field, value]) => `${field}=${value}`).join(', ');
    throw new CliError(
      'input',
      `${found.length === 0 ? 'No record' : 'More than one record'} of ${target.name} has ${wanted}.`,
      found.length === 0 ? 'Check the values.' : 'Add another --match, or leave out --one to see them all.',
      found.length === 0 ? {} : { lines: candidates(found, resource) },
    );
  }
  const table = context.out.format === 'table' || select !== undefined;
  const rows = matching(target, matches, context, {
    ...options,
    ...defined({ most: context.globals.limit }),
  });
  return context.out.rows(rows, table && columns !== undefined ? { columns } : {});
}
