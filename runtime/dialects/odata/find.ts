/** Look-ups that a write needs: records that must exist, and duplicates that must not. */
import type { Run } from '../../contract/run.js';
import type { Dialect } from '../../contract/dialect.js';
import type { FindPlan } from '../../contract/resource.js';
import type { Row } from '../../contract/rows.js';
import { defined } from '../../base/defined.js';
import { CliError } from '../../base/errors.js';
import { isLosslessNumber, plainText } from '../../base/json.js';
import { fillText, holes } from '../../base/template.js';
import { foundIn } from '../../pipeline/response.js';
import { normalizeRow } from './rows.js';
import { nothingSent } from '../../base/writes.js';

/** Finds the records that a write needs, see `Dialect`. */
export const find: NonNullable<Dialect['find']> = async (plans, args, context) => {
  const found: Record<string, Row> = {};
  for (const [name, plan] of Object.entries(plans)) {
    const isSet = (flag: string): boolean => isGiven(args[flag]);
    if (!plan.when.every(isSet) || plan.unless?.some(isSet) === true) continue;
    const record = await findOne(plan, args, context);
    if (record !== undefined) found[name] = record;
  }
  return found;
};

/** Refuses a create that would repeat a record, see `Dialect`. */
export const refuseDuplicates: NonNullable<Dialect['refuseDuplicates']> = async (plans, body, flags, context) => {
  const isSet = (field: string): boolean => plainScalar(body[field]) !== undefined;
  const has = ([field, value]: readonly [string, unknown]): boolean => plainScalar(body[field]) === String(value);
  for (const { only = {}, except = {}, unless, ...plan } of plans) {
    const isMeant = Object.values(plan.query).flatMap(holes).every(isSet) && Object.entries(only).every(has);
    if (!isMeant || Object.entries(except).some(has) || unless?.some((flag) => isGiven(flags[flag])) === true) continue;
    await findOne({ ...plan, ...defined({ unless }), when: [], expect: 'none' }, body, context, ['', '=']);
  }
};

/** Returns the text of a value of one field; `undefined` for none, and for a list or an object. */
function plainScalar(value: unknown): string | undefined {
  const isPlain =
    value !== null && value !== undefined && value !== '' && (typeof value !== 'object' || isLosslessNumber(value));
  return isPlain ? plainText(value) : undefined;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== false;

/** @param form what stands before and after the name of a value in messages */
async function findOne(
  plan: FindPlan,
  args: Row,
  context: Run,
  form: readonly [before: string, after: string] = ['--', ' '],
): Promise<Row | undefined> {
  const { http } = context;
  // Quotes are doubled, so that text can never end its literal early.
  const look = (name: string): string => String(args[name] ?? '').replaceAll("'", "''");
  const query = Object.fromEntries(
    Object.entries(plan.query).map(([name, template]) => [name, fillText(template, look)]),
  );
  const response = await http.send({ method: 'GET', path: plan.path, query, effect: 'read' });
  const rows = foundIn(response, context);
  const [first] = rows;
  const remedy = [nothingSent(context.command.effect, http), shown(plan, args, form)]
    .filter((text) => text !== '')
    .join(' ');
  if (plan.expect === 'none' && first !== undefined) {
    const { shows, unless = [] } = plan;
    const known = normalizeRow(first);
    const which = shows === undefined ? '' : `: ${fillText(shows, (name) => known[name])}`;
    const [allowed] = unless;
    const anyway = allowed === undefined ? '' : ` --${allowed} sends it anyway.`;
    throw new CliError('input', `A ${plan.noun} with these values already exists${which}.`, `${remedy}${anyway}`);
  }
  if (plan.expect === 'one' && rows.length !== 1) {
    if (first !== undefined) throw new CliError('input', `More than one ${plan.noun} matches.`, remedy);
    const near = await nearest(plan, args, context);
    const hint = near.length === 0 ? remedy : `${remedy} Nearest: ${near.join('; ')}.`;
    throw new CliError('input', `No ${plan.noun} matches.`, hint);
  }
  return first === undefined ? undefined : normalizeRow(first);
}

/** Returns texts for the records before and after the date that matches none. An error of these reads is not reported. */
async function nearest({ path, nearest }: FindPlan, args: Row, context: Run): Promise<readonly string[]> {
  if (nearest === undefined) return [];
  const { by, date, shows } = nearest;
  const texts: string[] = [];
  for (const [operator, order] of [
    ['le', 'desc'],
    ['gt', 'asc'],
  ] as const) {
    const query = {
      $filter: `${by} ${operator} datetime'${String(args[date])}T00:00:00'`,
      $orderby: `${by} ${order}`,
      $select: holes(shows).join(','),
      $top: '1',
    };
    const response = await context.http.send({ method: 'GET', path, query, effect: 'read' }).catch(() => undefined);
    const [row] = response === undefined ? [] : foundIn(response, context);
    if (row === undefined) continue;
    const record = normalizeRow(row);
    texts.push(fillText(shows, (name) => record[name]));
  }
  return texts;
}

/** Returns the arguments that the look-up used, for a message. */
function shown({ query }: FindPlan, args: Row, [before, after]: readonly [string, string]): string {
  const names = Object.keys(args).filter((name) => Object.values(query).some((text) => text.includes(`{${name}}`)));
  const values = names.map((name) => `${before}${name}${after}${plainText(args[name])}`);
  return values.length === 0 ? '' : `Check ${values.join(', ')}.`;
}
