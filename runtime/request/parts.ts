import type { Encoding, Place, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { isSafeKey } from '../base/keys.js';
import { isObject } from '../base/objects.js';
import { setPath } from '../base/paths.js';
import { fillJson, fillText, holes } from '../base/template.js';
import { bodyValue, givenOf, textValue, type Given } from './given-values.js';

/** A request as its flags and its plan make it; the path is still a template. */
export interface Parts {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
  readonly encoding: Encoding;
  readonly body?: unknown;
  /** Rows that the client keeps: value of a field, and what it must be. */
  readonly keep: readonly { readonly path: string; readonly values: readonly string[] }[];
  /** How many places of the request, the query and the path apart, values of the user are sent to. */
  readonly changes: number;
}

/** Reads the record that is about to change, for what cannot be told without it. */
export type ReadRecord = () => Promise<Row | undefined>;

/**
 * Builds query, headers and body. Order of precedence in a body, lowest first: the raw body, the plan's fixed parts,
 * typed flags, custom fields by name.
 */
export async function buildParts(plan: RequestPlan, args: Row, context: Context, read: ReadRecord): Promise<Parts> {
  const given = givenOf(args, context);
  const at = (...places: Place[]): readonly Given[] => given.filter(({ place }) => places.includes(place));
  const query: Record<string, unknown> = {};
  for (const [name, template] of Object.entries(plan.query ?? {})) {
    const missing = holes(template).some((hole) => args[hole] === undefined);
    if (!missing) query[name] = fillText(template, (hole) => args[hole]);
  }
  for (const one of at('query')) query[one.detail] = textValue(one);
  await addTerms(query, at('term'), context);

  const body = await buildBody(plan, args, given, context, read);
  const encoding = plan.encoding ?? (at('part').length > 0 ? 'multipart' : at('form').length > 0 ? 'form' : 'json');
  return {
    query,
    headers: Object.fromEntries(at('header').map((one) => [one.detail.toLowerCase(), String(textValue(one))])),
    params: paramsOf(args, at('path')),
    encoding,
    ...(body === undefined ? {} : { body: encoding.startsWith('patch') ? patchOf(plan, body) : body }),
    keep: at('keep').map((one) => ({ path: one.detail, values: [textValue(one)].flat().map(String) })),
    changes: at('body', 'form', 'part', 'fields').filter((one) => !isEmptyBody(one)).length,
  };
}

async function buildBody(
  plan: RequestPlan,
  args: Row,
  given: readonly Given[],
  context: Context,
  read: ReadRecord,
): Promise<Row | undefined> {
  if (plan.method === 'GET') return undefined;
  const body: Row = {};
  for (const { name, value } of given.filter(({ place, detail }) => place === 'body' && detail === '')) {
    if (!isObject(value)) throw new CliError('input', `--${name} must be a JSON object, such as {"key": "value"}.`);
    for (const [key, inner] of Object.entries(value)) {
      if (!isSafeKey(key)) throw new CliError('input', `"${key}" in --${name} cannot be a field name.`);
      body[key] = inner;
    }
  }
  for (const [path, template] of Object.entries(plan.body ?? {})) {
    const value = fillJson(template, (hole) => args[hole]);
    if (value !== undefined) setPath(body, path, value);
  }
  for (const one of given) {
    if (one.place === 'body' && one.detail !== '') setPath(body, one.detail, bodyValue(one));
    if (one.place === 'form') body[one.detail] = textValue(one);
    if (one.place === 'part') body[one.detail] = await partOf(one, context);
  }
  const named = await addFields(body, given, context, read);
  // A DELETE carries a body only when somebody gave one; a JSON write always does.
  return plan.method === 'DELETE' && Object.keys(named).length === 0 ? undefined : named;
}

async function addFields(body: Row, given: readonly Given[], context: Context, read: ReadRecord): Promise<Row> {
  let result = body;
  for (const { place, detail, value } of given) {
    if (place !== 'fields') continue;
    const pairs = (Array.isArray(value) && Array.isArray(value[0]) ? value : [value]) as (readonly [string, string])[];
    const { encodeFields } = await import('../fields/index.js');
    result = await encodeFields(context, detail, pairs, result, read);
  }
  return result;
}

async function addTerms(query: Record<string, unknown>, terms: readonly Given[], { service }: Context): Promise<void> {
  if (terms.length === 0) return;
  if (service.filter === undefined) throw new Error('A flag adds a filter term, and the service has no filter.');
  const { enclosed, fillTerm } = await import('../odata/terms.js');
  const own = query[service.filter.query];
  const filled = [
    ...(own === undefined ? [] : [String(own)]),
    ...terms.map((one) => fillTerm(one.detail, textValue(one))),
  ];
  query[service.filter.query] = filled.length === 1 ? filled[0] : filled.map(enclosed).join(service.filter.join);
}

async function partOf(one: Given, { world }: Context): Promise<unknown> {
  if (one.data.kind !== 'path') return textValue(one);
  const { readFile } = await import('node:fs/promises');
  const { basename, resolve } = await import('node:path');
  const file = resolve(world.cwd, String(one.value));
  try {
    return { filename: basename(file), bytes: await readFile(file) };
  } catch (error) {
    throw new CliError(
      'input',
      `The file ${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}.`,
    );
  }
}

/** `--body {}` gives nothing to send. */
function isEmptyBody({ detail, value }: Given): boolean {
  return detail === '' && isObject(value) && Object.keys(value).length === 0;
}

/** One operation on `patch`, or one for each key of the body. */
function patchOf({ patch, encoding }: RequestPlan, body: Row): unknown {
  const op = patch?.op ?? 'replace';
  if (encoding === 'patches') {
    return Object.entries(body).map(([key, value]) => ({ op, path: `${patch?.path ?? ''}/${key}`, value }));
  }
  return { op, path: patch?.path ?? '', ...('value' in body ? { value: body['value'] } : {}) };
}

/** Values that a path may name: single ones as they were typed, and those that go there under another name. */
function paramsOf(args: Row, renamed: readonly Given[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = String(value);
  }
  for (const one of renamed) params[one.detail] = String(textValue(one));
  return params;
}
