/** Builds the query, headers and body of a request from flags and arguments. */
import type { Encoding, RequestPlan } from '../contract/command.js';
import type { Context } from '../contract/context.js';
import type { DocumentLine } from '../contract/resource.js';
import type { Row } from '../contract/rows.js';
import type { Pair, Resource } from '../contract/dialect.js';
import { sortingOf } from './options.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { stringifyJson } from '../base/json.js';
import { isObject, isSafeKey } from '../base/objects.js';
import { firstKey, getPath, setPath } from '../base/paths.js';
import { alternatives, fillJson, fillText } from '../base/template.js';
import { enclosed, fillTerm, joinTerms } from '../base/terms.js';
import { isInBody, nestedPath, wiresOf } from '../base/wires.js';
import { fromDialect } from './dialect.js';
import { bodyValue, parameterOf, textValue } from './encoding.js';
import { dataOf, givenOf, inUnits, type Given } from './wires.js';
import { resend } from './resend.js';

/** The parts of a request, from its flags and its plan; the path is still a template. */
export interface Parts {
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Names of those headers that flags have set. */
  readonly typedHeaders: readonly string[];
  readonly params: Readonly<Record<string, string>>;
  readonly encoding: Encoding;
  readonly body?: unknown;
  /** Filters that the client applies to rows: the path of a field, and the values that are kept. */
  readonly keep: readonly { readonly path: string; readonly values: readonly string[] }[];
}

/** What a request is built from, besides its plan. */
export interface Material {
  /** Arguments, codes already looked up. */
  readonly values: Row;
  /** The resource that the request is about. */
  readonly resource?: Resource;
  /** Records that look-ups of the plan found, by name. */
  readonly found?: Readonly<Record<string, Row>>;
  /** Reads the record that is about to change, for values that depend on it. */
  readonly read?: () => Promise<Row | undefined>;
}

/**
 * Builds query, headers and body. Order of precedence in a body, lowest first: matches, the raw body, the plan's fixed
 * parts, fields by name, typed flags, custom fields by name. A default only fills what the raw body leaves open.
 */
export async function buildParts(plan: RequestPlan, known: Material, context: Context): Promise<Parts> {
  const values = inUnits(known.values, context.command);
  const material = { ...known, values };
  const given = givenOf(values, context.command);
  const at = (...places: readonly string[]): readonly Given[] => given.filter((one) => places.includes(one.place));
  const query = await buildQuery(plan, given, material, context);
  const body = await buildBody(plan, given, material, context);
  const encoding = plan.encoding ?? 'json';
  const isPatch = isObject(body) && encoding.startsWith('patch');
  const typed = Object.fromEntries(at('header').map((one) => [one.detail.toLowerCase(), headerText(one)]));
  return {
    query,
    headers: {
      ...plan.headers,
      ...(plan.contentType !== undefined && body !== undefined && { 'content-type': plan.contentType }),
      ...typed,
    },
    typedHeaders: Object.keys(typed),
    params: paramsOf(values, at('path')),
    encoding,
    ...(body === undefined ? {} : { body: isPatch ? patchOf(plan, body) : body }),
    keep: at('keep').map((one) => ({ path: one.detail, values: [textValue(one)].flat().map(String) })),
  };
}

/** Returns the text of a header. Refuses a text that cannot be sent, which would look like a failed connection. */
function headerText(one: Given): string {
  const text = String(textValue(one));
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return text;
  throw new CliError('input', `--${one.name} has a line break or another character that a header cannot have.`);
}

async function buildQuery(
  plan: RequestPlan,
  given: readonly Given[],
  { values, resource }: Material,
  context: Context,
): Promise<Readonly<Record<string, unknown>>> {
  const query: Record<string, unknown> = {};
  for (const [name, template] of Object.entries(plan.query ?? {})) {
    const missing = alternatives(template).some((names) => names.every((name) => values[name] === undefined));
    if (!missing)
      query[name] = parameter(
        name,
        fillText(template, (hole) => values[hole]),
        resource,
      );
  }
  for (const one of given) {
    if (one.place !== 'query') continue;
    if (one.detail !== '') {
      const [name, value] = parameterOf(one);
      query[name] = parameter(one.detail, value, resource);
    } else for (const [name, value] of pairsOf(one)) query[name] = value;
  }
  const { sort } = context.command;
  const sorting = plan.shape === 'rows' ? sortingOf(context.command, context.options) : undefined;
  if (sort && sorting)
    Object.assign(query, { [sort.by]: sorting.field, [sort.order]: sorting.isDown ? 'desc' : 'asc' });
  const checked = { ...((await resource?.checkQuery?.(query)) ?? query) };
  await addTerms(checked, plan, given, resource, context);
  return checked;
}

/** Returns the value of a query parameter, which a resource may write as a literal. */
const parameter = (name: string, value: unknown, resource: Resource | undefined): unknown =>
  resource?.parameter?.(name, value) ?? value;

/** Adds the terms of the filter: those of flags and of matches; the user's own expression comes last. */
async function addTerms(
  query: Record<string, unknown>,
  plan: RequestPlan,
  given: readonly Given[],
  resource: Resource | undefined,
  context: Context,
): Promise<void> {
  const matches = plan.effect === 'read' ? given.filter((one) => one.place === 'match') : [];
  const flags = new Set(given.filter((one) => one.place === 'term').map(({ name }) => name));
  if (flags.size + matches.length === 0) return;
  const { filter } = context.service;
  if (filter === undefined) throw new Error('A flag adds a filter term, and the service has no filter.');
  const fill = (term: string, value: unknown): string =>
    resource?.term?.(term, value) ?? fillTerm(term, value, filter.escape);
  const terms: string[] = [];
  for (const name of flags) {
    // Several values of one flag are alternatives.
    const own = given.filter((one) => one.place === 'term' && one.name === name);
    const filled = own.flatMap((one) => [textValue(one)].flat().map((value) => fill(one.detail, value)));
    terms.push([...new Set(filled)].join(' or '));
  }
  for (const one of matches) terms.push(...((await resource?.termsOf?.(pairsOf(one), one.name)) ?? lacking(one)));
  const own = query[filter.query];
  query[filter.query] = joinTerms([...terms, ...(own === undefined ? [] : [enclosed(String(own))])], filter.join);
}

/** Pairs name fields of a resource. */
function lacking({ name }: Given): never {
  throw new Error(`--${name} names fields, and the request has no resource that knows them.`);
}

async function buildBody(
  plan: RequestPlan,
  given: readonly Given[],
  material: Material,
  context: Context,
): Promise<unknown> {
  if (plan.method === 'GET' || plan.encoding === 'none') return undefined;
  if (plan.encoding === 'text' || plan.encoding === 'bytes') return wholeBody(given, context);
  const { values, found = {}, resource } = material;
  const look = (hole: string): unknown => values[hole] ?? getPath(found, hole);
  if (Array.isArray(plan.body)) return fillJson(plan.body, look);
  const list = given.find((one) => one.place === 'body' && one.detail === '[]');
  if (list !== undefined) return [bodyValue(list)].flat();
  if (plan.body === undefined && isList(context)) return plan.method === 'DELETE' ? undefined : [];

  // In a read they are terms of the filter.
  const matches = plan.effect === 'read' ? {} : await pairFields('match', given, resource);
  const body: Row = { ...matches };
  for (const one of given) if (one.place === 'body' && one.detail === '') mergeRoot(body, one);
  for (const [path, template] of Object.entries(plan.body ?? {})) {
    const value = fillJson(template, look);
    if (value !== undefined) setPath(body, path, value);
  }
  const assigned: Row = await pairFields('assign', given, resource);
  Object.assign(body, assigned);
  for (const one of given) {
    // A value in the raw body was chosen; a default was not.
    if (isDefault(one, context) && getPath(body, one.detail) !== undefined) continue;
    if (one.place === 'body' && one.detail !== '') {
      const value = await valueOf(one, given, values, context);
      warnOfOverridden(one, value, assigned, given, context);
      setPath(body, one.detail, value);
    }
    if (one.place === 'form') {
      const [name, value] = parameterOf(one);
      setField(body, name, value);
    }
    if (one.place === 'part') body[one.detail] = await partOf(one, context);
  }
  const named = await addFields(await resend(plan, body, given, material.read), given, context, material.read);
  refuseEmptied(plan, named);
  // A DELETE has a body only if the user gave one; a JSON write always has one.
  if (plan.method === 'DELETE' && Object.keys(named).length === 0) return undefined;
  return (await resource?.checkBody?.(named)) ?? named;
}

/** Refuses an empty text in a field that every record has: it comes from a variable of a script that was not set. */
function refuseEmptied({ filled = [] }: RequestPlan, body: Row): void {
  for (const field of filled) {
    const value = getPath(body, field);
    if (typeof value !== 'string' || value.trim() !== '') continue;
    const lack = value === '' ? 'empty' : 'blank';
    throw new CliError('input', `The field ${field} is ${lack}, and every record needs a value. Nothing was sent.`);
  }
}

/** Warns of an assignment that a flag of its own overrides: the script gave both, and one of the values is not sent. */
function warnOfOverridden(one: Given, value: unknown, assigned: Row, given: readonly Given[], context: Context): void {
  if (!Object.hasOwn(assigned, one.detail) || stringifyJson(assigned[one.detail]) === stringifyJson(value)) return;
  const flag = given.find(({ place }) => place === 'assign')?.name ?? '';
  warnOnce(`--${flag} ${one.detail} is not sent: --${one.name} sets the field.`, context);
}

const warned = new WeakMap<object, Set<string>>();

/** Warns once in a run, which may send many such requests. */
function warnOnce(text: string, { http, warn }: Context): void {
  const texts = warned.get(http) ?? new Set();
  warned.set(http, texts);
  if (!texts.has(text)) warn(text);
  texts.add(text);
}

/** Whether the body is a list, which one flag of the command sets. */
const isList = ({ command }: Context): boolean =>
  dataOf(command).some(([, data]) => wiresOf(data).some((wire) => wire.in === 'body' && wire.name === '[]'));

/** Returns the text or the file that is the body. */
function wholeBody(given: readonly Given[], context: Context): unknown {
  const whole = given.find((one) => one.place === 'body');
  if (whole === undefined) return undefined;
  return whole.data.kind === 'path' ? fileOf(whole, context) : textValue(whole);
}

/** Sets a field of a form, which the raw body may have as an object or a list: `customer` for `customer[email]`. */
function setField(body: Row, name: string, value: unknown): void {
  const path = nestedPath(name);
  const root = firstKey(path);
  if (path !== root && isObject(body[root])) setPath(body, path, value);
  else {
    if (path === root) Reflect.deleteProperty(body, root);
    body[name] = value;
  }
}

const isDefault = ({ name, place, data }: Given, { command }: Context): boolean =>
  place === 'body' && data.default !== undefined && command.given?.has(name) === false;

/** Copies the keys of the raw body, which must be an object, into the body. */
function mergeRoot(body: Row, { name, value }: Given): void {
  if (!isObject(value)) throw new CliError('input', `--${name} must be a JSON object, such as {"key": "value"}.`);
  for (const [key, inner] of Object.entries(value)) {
    if (!isSafeKey(key)) throw new CliError('input', `"${key}" in --${name} cannot be a field name.`);
    body[key] = inner;
  }
}

/** Returns the fields of `Field=value` pairs, converted by their types in the catalogue. */
async function pairFields(
  place: 'assign' | 'match',
  given: readonly Given[],
  resource: Resource | undefined,
): Promise<Row> {
  const fields: Row = {};
  for (const one of given)
    if (one.place === place)
      Object.assign(fields, (await resource?.fieldsOf?.(pairsOf(one), one.name)) ?? lacking(one));
  return fields;
}

/** Turns lines into records with the fields that other flags set on every line; any other value is only encoded. */
async function valueOf(one: Given, given: readonly Given[], values: Row, context: Context): Promise<unknown> {
  const { line, kind } = one.data;
  if (kind === 'path') return fileOf(one, context);
  if (line === undefined) return bodyValue(one);
  const shared = given.filter((other) => other.place === 'line').map((other) => [other.detail, bodyValue(other)]);
  const setting = { label: `--${one.name}`, defaults: Object.fromEntries(shared) as Row, args: values };
  return (await fromDialect('lines', context)).rows(one.value as readonly DocumentLine[], line, setting, context);
}

async function addFields(body: Row, given: readonly Given[], context: Context, read: Material['read']): Promise<Row> {
  let result = body;
  for (const one of given) {
    if (one.place !== 'fields') continue;
    const before = result;
    result = await (
      await fromDialect('fields', context)
    ).encode(context, one.detail, pairsOf(one), result, {
      clears: true,
      label: `--${one.name}`,
      ...defined({ record: read }),
    });
    warnOfReplaced(before, result, one, given, context);
  }
  return result;
}

/** Warns of flags whose fields have another value by their name, as {@link warnOfOverridden} does. */
function warnOfReplaced(before: Row, after: Row, by: Given, given: readonly Given[], context: Context): void {
  for (const one of given) {
    if (one.place !== 'body' || one.detail === '' || isDefault(one, context)) continue;
    const [value, sent] = [before, after].map((body) => stringifyJson(getPath(body, one.detail)));
    if (value !== sent) warnOnce(`--${one.name} is not sent: --${by.name} sets the field.`, context);
  }
}

async function partOf(one: Given, context: Context): Promise<unknown> {
  return one.data.kind === 'path' ? fileOf(one, context) : textValue(one);
}

/** Returns the file that a value names, or several; they are read when the request is sent, in JSON as base64. */
async function fileOf({ value }: Given, { world }: Context): Promise<unknown> {
  const [{ SentFile }, { fullPath }] = await Promise.all([import('../http/sent-file.js'), import('../state/paths.js')]);
  const open = (path: unknown): unknown => new SentFile(fullPath(world, String(path)));
  return Array.isArray(value) ? value.map(open) : open(value);
}

/** One `Name=value` pair, or several. */
export const pairsOf = ({ value }: Given): readonly Pair[] =>
  (Array.isArray(value) && Array.isArray(value[0]) ? value : [value]) as readonly Pair[];

/** Whether the user gave a value for the body. */
export const hasChange = (given: readonly Given[], plan: RequestPlan, context: Context): boolean =>
  given.some((one) => isInBody({ in: one.place, name: one.detail }) && isChange(one, plan, context));

/** `--body {}` has nothing to send, and the argument that names the document of a line does not change the line. */
function isChange({ name, detail, value }: Given, { resource }: RequestPlan, { command }: Context): boolean {
  if (resource !== undefined && Object.hasOwn(command.positionals, name)) return false;
  return !(detail === '' && isObject(value) && Object.keys(value).length === 0);
}

/** Returns one operation on `patch`, or one for each key of the body. */
function patchOf({ patch, encoding }: RequestPlan, body: Row): unknown {
  const op = patch?.op ?? 'replace';
  if (encoding === 'patches') {
    // In a JSON pointer, these two characters of a key are escaped.
    const stepTo = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
    return Object.entries(body).map(([key, value]) => ({ op, path: `${patch?.path ?? ''}/${stepTo(key)}`, value }));
  }
  return { op, path: patch?.path ?? '', ...('value' in body ? { value: body['value'] } : {}) };
}

/** Returns the values that a path may name: single ones as typed, and those that go there under another name. */
function paramsOf(args: Row, renamed: readonly Given[]): Record<string, string> {
  const params: Record<string, string> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = String(value);
  }
  for (const one of renamed) params[one.detail] = String(textValue(one));
  return params;
}
