/** Fields of a body that are typed as `Field=value`. */
import { oneValueEach } from '../../base/assignments.js';
import { decimalsFault } from '../../base/decimals.js';
import { defined } from '../../base/defined.js';
import type { Run } from '../../contract/run.js';
import type { Catalogue, CatalogueData, NamedResource } from '../../contract/catalogue.js';
import type { Row } from '../../contract/rows.js';
import { CliError } from '../../base/errors.js';
import { bareUuid } from '../../base/ids.js';
import { exactNumber } from '../../base/json.js';
import { isSafeKey } from '../../base/objects.js';
import { needField, needResource } from './catalogue.js';
import { inForm } from './formats.js';
import { padded, quoted } from '../../base/terms.js';
import { guid, literal } from './literals.js';
import { isPadded } from './padding.js';
import { referenceTo } from './reference.js';

/** A value of a `Field=value` pair, read but not looked up. */
type Typed =
  | { readonly form: 'plain'; readonly text: string }
  | { readonly form: 'text'; readonly text: string }
  | { readonly form: 'guid'; readonly id: string }
  | { readonly form: 'ref'; readonly resource: NamedResource; readonly code: string };

/** A field with its value. */
export interface Assignment {
  /** In the catalogue's spelling. */
  readonly field: string;
  /** Edm type, when the catalogue lists the field. */
  readonly type?: string;
  readonly value: Typed;
}

/** The resource that pairs are checked against; absent for a forced one that is not in the catalogue. */
export interface Fields {
  readonly data: CatalogueData;
  readonly resource?: NamedResource;
  /** Unknown fields are accepted unchanged. */
  readonly force: boolean;
  /** Most decimals of fields, as in the catalogue. */
  readonly decimals?: Catalogue['decimals'];
}

const FORMS = '@str:text, @guid:id, @ref:service/Resource:code';

function typedOf(text: string, data: CatalogueData, what: string): Typed {
  const [, word, rest] = /^@(\w+):(.*)$/s.exec(text) ?? [];
  if (word === undefined || rest === undefined) return { form: 'plain', text };
  if (word === 'str') return { form: 'text', text: rest };
  if (word === 'guid') {
    const id = guid(rest);
    if (id !== undefined) return { form: 'guid', id };
    throw new CliError(
      'input',
      `${what}: ${JSON.stringify(rest)} is not a GUID.`,
      'Write it as 8-4-4-4-12 hex digits.',
    );
  }
  if (word === 'ref') {
    const colon = rest.indexOf(':');
    if (colon > 0 && colon < rest.length - 1) {
      return { form: 'ref', resource: needResource(data, rest.slice(0, colon)), code: rest.slice(colon + 1) };
    }
    throw new CliError('input', `${what}: @ref needs a resource and a code.`, 'Write @ref:service/Resource:code.');
  }
  throw new CliError(
    'input',
    `${what}: @${word}: is not a known form of a value. Known forms: ${FORMS}.`,
    `For text that begins with @, write @str:${text}.`,
  );
}

/**
 * Reads `Field=value` pairs. Nothing is looked up, so that all pairs are checked before the first request.
 *
 * @throws CliError `input` for a name that is not a field, a value of an unknown form, two values of a field, or a number with
 * too many decimals
 */
export function readPairs(
  pairs: readonly (readonly [string, string])[],
  flag: string,
  { data, resource, force, decimals = {} }: Fields,
): readonly Assignment[] {
  const read = pairs.map(([key, text]) => {
    if (key === '' || !key.split('.').every(isSafeKey)) {
      throw new CliError('input', `--${flag}: ${JSON.stringify(key)} cannot be a field name.`, 'Write Field=value.');
    }
    const value = typedOf(text, data, `--${flag} ${key}`);
    const isListed = Object.keys(resource?.fields ?? {}).some((name) => name.toLowerCase() === key.toLowerCase());
    if (resource === undefined || (force && !isListed)) return { field: key, text, value };
    const field = needField(resource, key);
    const type = resource.fields[field]?.type;
    if (value.form === 'plain' && FLOATING.includes(type ?? '')) checkDecimals(field, text, flag, decimals);
    return { field, text, value, ...defined({ type }) };
  });
  // The names may be written in different cases.
  return oneValueEach(read, `--${flag}`, (one) => one);
}

function checkDecimals(field: string, text: string, flag: string, decimals: NonNullable<Fields['decimals']>): void {
  const most = Object.entries(decimals).find(([pattern]) => new RegExp(pattern).test(field))?.[1];
  const fault = decimalsFault(text, most);
  if (fault !== undefined) throw new CliError('input', `--${flag} ${field}: ${JSON.stringify(text)} ${fault}.`);
}

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;
/** A number with an exponent, which only the types for it take: `1e5` may also be a code. */
const EXPONENT = /^-?(?:0|[1-9]\d*)(?:\.\d+)?[eE][+-]?\d+$/;
const FLOATING = ['Edm.Double', 'Edm.Single', 'Edm.Decimal'];
/** A double may not hold more digits than this. */
const SAFE_DIGITS = 15;
/** Types whose values are numbers of any length in JSON. */
const LONG = [...FLOATING, 'Edm.Int64'];

/** A number has all its digits; it stays text if the field is text, or if it is long and the field has another type. */
function plainValue(text: string, type: string | undefined): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null') return null;
  if (type === 'Edm.String') return text;
  if (FLOATING.includes(type ?? '') && EXPONENT.test(text)) return exactNumber(text);
  if (!NUMBER.test(text)) return type === 'Edm.Guid' ? (bareUuid(text) ?? text) : text;
  if (LONG.includes(type ?? '')) return exactNumber(text);
  return text.replace(/\D/g, '').length > SAFE_DIGITS ? text : exactNumber(text);
}

/** Returns the values that need no look-up, as they are sent. */
export function knownValues(assignments: readonly Assignment[]): Row {
  return Object.fromEntries(
    assignments.flatMap(({ field, type, value }): [string, unknown][] => {
      if (value.form === 'ref') return [];
      if (value.form === 'plain') return [[field, plainValue(value.text, type)]];
      return [[field, value.form === 'guid' ? value.id : value.text]];
    }),
  );
}

type Lookup = Pick<Run, 'resolve' | 'service'>;

/** Returns the value for a JSON body. */
export async function jsonValue({ type, value }: Assignment, context: Lookup): Promise<unknown> {
  switch (value.form) {
    case 'text':
      return value.text;
    case 'guid':
      return value.id;
    case 'ref':
      return resolveCode(value.resource, value.code, context);
    case 'plain':
      return plainValue(value.text, type);
  }
}

/** Returns a filter term that compares the field with the value, written by the type of the field. */
export async function matchTerm({ field, type = 'Edm.String', value }: Assignment, context: Lookup): Promise<string> {
  switch (value.form) {
    case 'guid':
      return `${field} eq ${literal(value.id, 'Edm.Guid', field)}`;
    case 'ref':
      return `${field} eq ${literal(await resolveCode(value.resource, value.code, context), type, field)}`;
    case 'text':
      return textTerm(field, type, value.text, context.service.catalogue);
    case 'plain':
      if (value.text.trim() === '') throw noValue(field);
      return value.text === 'null' ? `${field} eq null` : textTerm(field, type, value.text, context.service.catalogue);
  }
}

/** A variable of a script that is empty: a look-up would find nothing, and an upsert create a record in each run. */
const noValue = (field: string): CliError =>
  new CliError('input', `${field} has no value to match.`, `Write ${field}=null for records without one.`);

/** A numeric code may be stored padded or bare, so the term matches both. */
function textTerm(field: string, type: string, text: string, catalogue: Catalogue | undefined): string {
  if (catalogue === undefined) return `${field} eq ${literal(text, type, field)}`;
  const formed = inForm(field, text, catalogue);
  const { codes } = catalogue;
  if (codes?.field === field && formed === '') throw noValue(field);
  const isCode = codes !== undefined && isPadded(field, codes) && type === 'Edm.String';
  const wide = isCode ? padded(formed, codes.width) : formed;
  if (wide !== formed) return `(${field} eq ${quoted(formed)} or ${field} eq ${quoted(wide)})`;
  return `${field} eq ${literal(formed, type, field)}`;
}

/** Returns the id of the record of a resource with that code, number or name. */
async function resolveCode(resource: NamedResource, code: string, { service, resolve }: Lookup): Promise<string> {
  const reference = service.catalogue === undefined ? undefined : referenceTo(resource, service.catalogue);
  if (reference !== undefined) return resolve(reference, code);
  throw new CliError('input', `${resource.name} has no code, number or name to look up.`, 'Write @guid:<id>.');
}
