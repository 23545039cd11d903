import type { Context } from '../contract/context.js';
import type { FindPlan } from '../contract/resource.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { fillText, holes } from '../base/template.js';
import { foundIn } from './answer.js';
import { nothingSent } from './unsent.js';

/**
 * Runs the look-ups that a write needs, in order: records by the name of the look-up.
 *
 * @throws CliError `input` when there are none, several, or one that should not exist
 */
export async function findAll(
  plans: Readonly<Record<string, FindPlan>>,
  args: Row,
  context: Context,
): Promise<Readonly<Record<string, Row>>> {
  const found: Record<string, Row> = {};
  for (const [name, plan] of Object.entries(plans)) {
    const isGiven = (flag: string): boolean => args[flag] !== undefined && args[flag] !== false;
    if (plan.when?.every(isGiven) === false || plan.unless?.some(isGiven) === true) continue;
    const record = await findOne(plan, args, context);
    if (record !== undefined) found[name] = record;
  }
  return found;
}

async function findOne(plan: FindPlan, args: Row, context: Context): Promise<Row | undefined> {
  const { http } = context;
  const { normalizeRow } = await import('../odata/index.js');
  // Quotes are doubled, so that text can never end its literal early.
  const look = (name: string): string => String(args[name] ?? '').replaceAll("'", "''");
  const query = Object.fromEntries(
    Object.entries(plan.query).map(([name, template]) => [name, fillText(template, look)]),
  );
  const reply = await http.send({ method: 'GET', path: plan.path, query, effect: 'read' });
  const rows = foundIn(reply, context);
  const [first] = rows;
  const remedy = [nothingSent(context.command.effect, http), shown(plan, args)].filter((text) => text !== '').join(' ');
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
async function nearest({ path, when, nearest }: FindPlan, args: Row, context: Context): Promise<readonly string[]> {
  const [date] = when ?? [];
  if (nearest === undefined || date === undefined) return [];
  const { normalizeRow } = await import('../odata/index.js');
  const { by, shows } = nearest;
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
    const reply = await context.http.send({ method: 'GET', path, query, effect: 'read' }).catch(() => undefined);
    const [row] = reply === undefined ? [] : foundIn(reply, context);
    if (row === undefined) continue;
    const record = normalizeRow(row);
    texts.push(fillText(shows, (name) => record[name]));
  }
  return texts;
}

/** Returns the arguments that the look-up used, for a message. */
function shown({ query }: FindPlan, args: Row): string {
  const names = Object.keys(args).filter((name) => Object.values(query).some((text) => text.includes(`{${name}}`)));
  const values = names.map((name) => `--${name} ${String(args[name])}`);
  return values.length === 0 ? '' : `Check ${values.join(', ')}.`;
}
