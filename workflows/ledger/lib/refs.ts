import type { Context } from '../../../runtime/contract/context.js';
import { CliError } from '../../../runtime/base/errors.js';
import {
  literal,
  needResource,
  normaliseRow,
  padded,
  quoted,
  rowsOf,
  type CatalogueData,
  type Resource,
} from '../../../runtime/odata/index.js';
import type { Row } from '../../../runtime/contract/values.js';
import { CODE_WIDTH } from './codes.js';
import { tidy } from './rows.js';

/** Most of several hits that an error lists. */
const LISTED = 10;

const NUMBERS = ['EntryNumber', 'InvoiceNumber', 'OrderNumber', 'QuotationNumber'];

/** Looks rows up by a filter; at most a handful. */
async function find(context: Context, resource: Resource, filter: string, select: readonly string[]): Promise<Row[]> {
  const reply = await context.http.send({
    method: 'GET',
    path: resource.path,
    query: { $filter: filter, $select: select, $top: String(LISTED) },
    effect: 'read',
  });
  return rowsOf(reply.body).map((row) => tidy(normaliseRow(row as Row)));
}

function keyOf(resource: Resource): string {
  if (resource.key !== undefined) return resource.key;
  throw new CliError('input', `${resource.name} has no key, so that its records cannot be looked up.`);
}

/** The only id among rows, or an `input` failure that lists what was found. */
function only(rows: readonly Row[], resource: Resource, what: string, shown: readonly string[]): string {
  const key = keyOf(resource);
  const [first] = rows;
  if (first !== undefined && rows.length === 1) return String(first[key]);
  if (first === undefined) throw new CliError('input', `No record of ${resource.name} has ${what}.`);
  const lines = rows.map((row) => [...shown, key].map((name) => `${name} ${String(row[name] ?? '-')}`).join(', '));
  throw new CliError(
    'input',
    `${rows.length === LISTED ? `${LISTED} or more` : rows.length} records of ${resource.name} have ${what}.`,
    `Name the one that is meant by its ${key}.`,
    { lines },
  );
}

const cache = new WeakMap<Context, Map<string, Promise<string>>>();

/**
 * Id of the record with a code: by `Code` when the resource has it (account codes are padded), else by its number, else
 * by name. Remembered for the run.
 */
export function resolveCode(context: Context, data: CatalogueData, name: string, code: string): Promise<string> {
  const known = cache.get(context) ?? new Map<string, Promise<string>>();
  cache.set(context, known);
  const key = `${name}\u0000${code}`;
  const running = known.get(key) ?? lookUp(context, needResource(data, name), code);
  known.set(key, running);
  return running;
}

async function lookUp(context: Context, resource: Resource, code: string): Promise<string> {
  const has = (field: string): boolean => Object.hasOwn(resource.fields, field);
  const field = ['Code', ...NUMBERS, 'Name', 'Description'].find(has);
  if (field === undefined) {
    throw new CliError('input', `${resource.name} has no code, number or name to look for.`, 'Use @guid:<id>.');
  }
  const type = resource.fields[field]?.type ?? 'Edm.String';
  const pads = resource.name === 'crm/Accounts' && field === 'Code';
  const value = pads ? quoted(padded(code, CODE_WIDTH)) : literal(code, type, `${resource.name} ${field}`);
  const shown = [...new Set([field, ...['Name', 'Description'].filter(has)])];
  const rows = await find(context, resource, `${field} eq ${value}`, [keyOf(resource), ...shown]);
  return only(rows, resource, `${field} ${JSON.stringify(code)}`, shown);
}
