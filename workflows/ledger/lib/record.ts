import { defined } from '../../../runtime/base/defined.js';
import type { Context } from '../../../runtime/contract/context.js';
import type { Call, Reply } from '../../../runtime/contract/http.js';
import type { Row } from '../../../runtime/contract/values.js';
import { CliError } from '../../../runtime/base/errors.js';
import { isObject } from '../../../runtime/base/objects.js';
import { checkBody, recordOf } from '../../../runtime/odata/index.js';
import { tidy } from './rows.js';
import { needMethod, type Target, type TargetArgs } from './target.js';
import { jsonValue, readPairs, type Assignment } from './values.js';

/** The flags RECORD, beside those of a typed command. */
export interface RecordArgs extends TargetArgs {
  readonly body?: unknown;
  readonly set?: readonly (readonly [string, string])[];
}

/** A country is a code of two capital letters. */
function withCountry(body: Row): Row {
  const country = body['Country'];
  if (typeof country !== 'string') return body;
  if (!/^[A-Za-z]{2}$/.test(country.trim())) {
    throw new CliError('input', `Country ${JSON.stringify(country)} is no code of 2 letters.`, 'Write it as in NL.');
  }
  return { ...body, Country: country.trim().toUpperCase() };
}

/**
 * The body of a write: `filled` fields, `--body`, then `--set`, each winning over what stands before. Everything is checked before the first code is looked up.
 *
 * @throws CliError `combination` when there is nothing to send, `input` for what the catalogue does not know.
 */
export async function recordBody(
  args: RecordArgs,
  context: Context,
  target: Target,
  method: 'POST' | 'PUT',
  filled: readonly Assignment[] = [],
): Promise<Row> {
  const force = args.force === true;
  needMethod(target, method, force);
  const { body: typed } = args;
  if (typed !== undefined && !isObject(typed)) {
    throw new CliError('input', '--body must be a JSON object.', 'Write it as {"Field": "value"}.');
  }
  const pairs = readPairs(args.set ?? [], 'set', target, force);
  if (filled.length + pairs.length + Object.keys(typed ?? {}).length === 0) {
    throw new CliError('combination', 'There is nothing to send.', 'Give --body or --set.');
  }
  refuseUnknown({ ...typed, ...Object.fromEntries(pairs.map(({ field }) => [field, null])) }, target, force);

  const below = await valuesOf(filled, context, target);
  const set = await valuesOf(pairs, context, target);
  const body = withCountry({ ...below, ...typed, ...set });
  refuseUnknown(body, target, force);
  return body;
}

async function valuesOf(pairs: readonly Assignment[], context: Context, target: Target): Promise<Row> {
  const values: Row = {};
  for (const pair of pairs) values[pair.field] = await jsonValue(pair, context, target);
  return values;
}

/** Unknown fields are refused, all of them at once. */
function refuseUnknown(body: Row, { name, data, resource }: Target, force: boolean): void {
  if (force || resource === undefined) return;
  const { unknown } = checkBody(data, resource, body);
  if (unknown.length === 0) return;
  const several = unknown.length > 1;
  throw new CliError(
    'input',
    `${name} does not have ${several ? 'these fields:' : 'the field'} ${unknown.map(({ place }) => place).join(', ')}.`,
    `\`metadata ${name}\` lists its fields; --force sends them all the same.`,
    several
      ? { lines: unknown.map(({ place, suggestions }) => [place, ...near(suggestions)].join(': ')) }
      : { suggestions: unknown.flatMap(({ suggestions }) => suggestions) },
  );
}

const near = (suggestions: readonly string[]): string[] =>
  suggestions.length === 0 ? [] : [`did you mean ${suggestions.join(', ')}?`];

/** Says what may be wrong with a body: the marks of the catalogue are not reliable enough to refuse it. */
export function warnOf(
  body: Row,
  args: RecordArgs,
  context: Context,
  { data, resource }: Target,
  creates: boolean,
): void {
  if (args.force === true || resource === undefined) return;
  const { missing, readonly: fixed } = checkBody(data, resource, body);
  if (creates && missing.length > 0) {
    context.warn(`Usually needed, and not given: ${missing.join(', ')}.`);
  }
  if (fixed.length > 0) context.warn(`Set by the service, which may ignore or refuse a value: ${fixed.join(', ')}.`);
}

/** The record of an answer as people want it. */
export function answeredRecord(reply: Reply): Row | undefined {
  const record = recordOf(reply.body);
  return record === undefined ? undefined : tidy(record);
}

/** What a write left. */
export interface Written {
  readonly record?: Row;
  readonly id?: string;
}

/** Sends a write. Returns the id that the answer names: the key of its record, else what the service tells otherwise. */
export async function write(call: Call, target: Target, context: Context): Promise<Written> {
  const reply = await context.http.send(call);
  const record = answeredRecord(reply);
  const key = target.resource?.key;
  const id = (key === undefined ? undefined : record?.[key]) ?? context.http.id(reply);
  return {
    ...defined({ record }),
    ...(id === undefined || id === null ? {} : { id: String(id) }),
  };
}
