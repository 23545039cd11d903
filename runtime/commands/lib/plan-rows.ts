/** What the commands about plans print, and the checks of a plan before it is used. */
import { CliError } from '../../base/errors.js';
import { stringifyJson } from '../../base/json.js';
import { quote } from '../../base/shell.js';
import type { Context } from '../../contract/context.js';
import type { Row } from '../../contract/rows.js';
import { ownerOf } from '../../pipeline/owner.js';
import type { LineResult } from '../../pipeline/apply.js';
import { unsealed } from '../../people/seal.js';
import { readPlain } from '../../state/read.js';
import { fullPath } from '../../state/paths.js';
import { many } from '../../workflow/bulk.js';
import { afterOf, countsOf, readPlan, type Plan, type PlanHeader, type PlanLine } from '../../writes/plan-file.js';
import { inverseLine } from './inverse-line.js';

/** Maximum bytes of a plan. */
const MOST_PLAN = 512 * 1024 * 1024;

/** Reads the plan in a file; `-` is standard input. */
export async function openPlan(
  path: string,
  context: Pick<Context, 'world' | 'input' | 'folder' | 'options' | 'people'>,
): Promise<Plan> {
  return opened(await readText(path, context), context);
}

/** Returns a plan with the values that a run that hid people has encrypted. */
function opened(plan: Plan, { folder, options, people }: Pick<Context, 'folder' | 'options' | 'people'>): Plan {
  const lines = plan.lines.map((line) => unsealed({ ...line }, folder, options.profile) as unknown as PlanLine);
  for (const { req, before } of lines) for (const value of [req.body, before]) people?.learn(req.path, value);
  return { ...plan, lines };
}

async function readText(path: string, context: Pick<Context, 'world' | 'input'>): Promise<Plan> {
  if (path === '-') {
    const text = await context.input.text('plan');
    if (text === undefined)
      throw new CliError('input', 'No plan was piped to the command.', 'Name the file of the plan.');
    return readPlan(text, 'The piped text');
  }
  try {
    return readPlan(readPlain(fullPath(context.world, path), MOST_PLAN).toString('utf8'), path);
  } catch (error) {
    if (error instanceof CliError) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new CliError(
      'input',
      `${path} cannot be read: ${code === 'ENOENT' ? 'no such file' : code}.`,
      'Name a file that --plan has written.',
    );
  }
}

/**
 * Refuses a plan that this run must not apply.
 *
 * @param accepted digest that the user has accepted
 */
export async function checkPlan(plan: Plan, path: string, accepted: string | undefined, context: Context) {
  checkUsable(plan, path, context);
  const { header, digest } = plan;
  const { service, options } = context;
  const { account } = await ownerOf(context);
  if (header.account !== account || header.profile !== options.profile)
    throw new CliError(
      'input',
      `${path} is a plan for ${accountOf(header)}, but this run is for ${accountOf({ account, profile: options.profile })}. Nothing was sent.`,
      'Choose the profile with --profile.',
    );
  if (digest !== header.digest && accepted !== digest)
    throw new CliError(
      'input',
      `${path} was changed after it was made: the digest of its lines is ${digest}. Nothing was sent.`,
      {
        next: `${service.binary} plan show ${quote(path)}`,
        text: `Read it with "${service.binary} plan show", then add --digest ${digest}.`,
      },
    );
}

/** Refuses a plan of another client, and one that is too old. */
export function checkUsable({ header }: Plan, path: string, { client, world }: Pick<Context, 'client' | 'world'>) {
  if (header.client !== client.binary)
    throw new CliError('input', `${path} is a plan of ${header.client}, not of ${client.binary}. Nothing was sent.`);
  if (Date.parse(header.expires) < world.now().getTime())
    throw new CliError(
      'input',
      `${path} was valid until ${header.expires}. Nothing was sent.`,
      'Make the plan again: the records may have changed.',
    );
}

/** Returns the account of a plan in words. The profile names the account of a service on this machine. */
export const accountOf = ({ account, profile }: Pick<PlanHeader, 'account' | 'profile'>): string =>
  account === profile ? account : `${account} (profile ${profile})`;

/** Returns the record that a line is about: the last argument of its path, and its name, which the file can have wrong. */
export function recordOf({ about, args, effect }: PlanLine): string {
  const id = effect === 'create' ? undefined : Object.values(args).at(-1);
  if (about === undefined) return id === undefined ? '' : String(id);
  return id === undefined ? about : `${String(id)} "${about}"`;
}

/** Returns how much lines send: `3 writes (3 update), at most 6 requests`. */
export function summaryOf(lines: readonly PlanLine[]): string {
  const { writes, effects, requests } = countsOf(lines);
  const counts = Object.entries(effects).map(([effect, count]) => `${String(count)} ${effect}`);
  return `${many(writes, ['write', 'writes'])} (${counts.join(', ')}), at most ${String(requests)} requests`;
}

/** Asks before lines are sent. A person at a terminal sees first how much they send. */
export async function confirmLines(
  question: string,
  lines: readonly PlanLine[],
  context: Context,
  names: readonly string[] = lines.map((line) => `${line.cmd} ${recordOf(line)}`),
): Promise<void> {
  if (context.world.stderr.isTTY === true) context.live(`${summaryOf(lines)}.`);
  await context.confirm(question, names);
}

/** Yields a row for each field that a line changes, or one for the line. */
export function* fieldRows(line: PlanLine): Generator<Row> {
  const { n, cmd, before, inverse } = line;
  const after = afterOf(line);
  const base = { line: n, command: cmd, record: recordOf(line) };
  const undo = inverseLine(inverse);
  const fields = after === null ? [] : Object.keys(after);
  if (fields.length === 0) yield { ...base, field: null, before: null, after: null, undo };
  for (const field of fields)
    yield { ...base, field, before: before?.[field] ?? null, after: after?.[field] ?? null, undo };
}

/** Returns what became of a line as a row. */
export function resultRow({ line, state, differences = [], error, record }: LineResult): Row {
  const isAgain = state === 'done' && line.effect === 'create';
  // A line that was sent although its record had other values has overwritten them.
  const [start, verb] = state === 'done' && !isAgain ? ['overwritten: ', 'was'] : ['', 'is'];
  const changed = differences.map(
    ({ field, expected, found }) => `${field} ${verb} ${shown(found)}, not ${shown(expected)}`,
  );
  if (isAgain && changed.length > 0) changed.unshift('created again, with other values');
  return {
    line: line.n,
    command: line.cmd,
    record: record ?? recordOf(line),
    state,
    why: error?.message ?? (changed.length === 0 ? null : `${start}${changed.join('; ')}`),
  };
}

const shown = (value: unknown): string =>
  typeof value === 'string' ? `"${value}"` : (stringifyJson(value ?? null) ?? '');
