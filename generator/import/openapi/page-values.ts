/** The values of a request that select a page of a list, and the size of pages. */
import { flatten, jsonOf, typeOf } from './schema.js';
import type { Operation, Schema, Spec } from './types.js';

/** How a value selects a page. A `row` is the id of the last row of the page before. */
export type Role = 'cursor' | 'row' | 'offset' | 'page' | 'size';

/** A value of a request that may select a page. */
export interface PageValue {
  /** Its name in one notation, see {@link fold}. */
  readonly name: string;
  /** The name in a paging style. */
  readonly sent: string;
  readonly schema: Schema | undefined;
  readonly description?: string | undefined;
  readonly required: boolean;
}

/** Returns a name without its notation: `page[size]`, `page_size` and `PageSize` are equal. */
export const fold = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

/** Names by role, in the notation of {@link fold}, best first. */
const names: Readonly<Record<Role, readonly string[]>> = {
  cursor: [
    'cursor',
    'pagetoken',
    'nexttoken',
    'after',
    'pageafter',
    'pagecursor',
    'nextcursor',
    'continuationtoken',
    'startcursor',
    'marker',
    'continue',
  ],
  row: ['startingafter', 'afterid', 'after'],
  offset: ['offset', 'start', 'skip', 'from', 'startat', 'pageoffset'],
  page: ['page', 'pagenumber', 'pageno'],
  size: ['perpage', 'pagesize', 'size', 'limit', 'pagelimit', 'count', 'maxresults', 'take', 'top'],
};

const { size: sizes, ...moving } = names;
const asking = Object.values(moving).flat();

/** Whether a value selects a page. */
export const asks = ({ name }: PageValue): boolean => asking.includes(name);

/** Returns the value that has the best name of a role. */
export function pick(values: readonly PageValue[], role: Role): PageValue | undefined {
  const found = names[role].find((name) => values.some((value) => value.name === name));
  return values.find(({ name }) => name === found);
}

/**
 * Returns the values that may select the page: parameters of the query and fields of the body of a POST, without times.
 */
export function pageValuesOf(operation: Operation): PageValue[] {
  const all = valuesOf(operation);
  const isSized = all.some(({ name, schema }) => sizes.includes(name) && typeOf(flatten(schema)) === 'integer');
  return all.filter((one) => !isTime(one, isSized));
}

/** Whether a parameter is the start of a period and not of a page, as in metrics from `start` to `end`. */
function isTime({ name, schema, description }: PageValue, isSized: boolean): boolean {
  const { format = '', description: own = '', ...flat } = flatten(schema) ?? {};
  if (/^(?:date|time)/.test(format)) return !/cursor|token/.test(name);
  if (!['start', 'from'].includes(name)) return false;
  const isCount = isSized && typeOf(flat) === 'integer';
  return !isCount || /\b(?:time|timestamp|date|epoch|unix|seconds|milliseconds)\b/i.test(description ?? own);
}

/** Objects in a body whose fields select the page. */
const pageObjects = ['page', 'paging', 'pagination'];

function valuesOf({ parameters, method, raw }: Operation): PageValue[] {
  const query = parameters.flatMap(({ name = '', in: place, schema, description, required = false }): PageValue[] =>
    place === 'query' ? [{ name: fold(name), sent: name, schema, description, required }] : [],
  );
  if (method !== 'POST') return query;
  const { content = {} } = raw.requestBody ?? {};
  const body = jsonOf(content) ?? flatten(content['application/x-www-form-urlencoded']?.schema);
  const fields = Object.entries(body?.properties ?? {}).flatMap(([name, schema]): PageValue[] => {
    const { properties, required: inner = [] } = flatten(schema) ?? {};
    const required = body?.required?.includes(name) === true;
    if (properties === undefined || !pageObjects.includes(name))
      return [{ name: fold(name), sent: `body:${name}`, schema, required }];
    return Object.entries(properties).map(([key, one]) => ({
      name: sizes.includes(fold(key)) || asking.includes(fold(key)) ? fold(key) : `page${fold(key)}`,
      sent: `body:${name}.${key}`,
      schema: one,
      required: required && inner.includes(key),
    }));
  });
  return [...query, ...fields.filter(({ sent }) => /^body:[\w$-]+(?:\.[\w$-]+)*$/.test(sent))];
}

/** Number of the first page. */
export const firstPage = ({ schema }: PageValue): number => (flatten(schema)?.minimum === 0 ? 0 : 1);

/** The largest page that is requested if the description shows only the maximum. */
const LARGEST = 1000;

/** Returns the size of pages. One number is enough: a request has the size of its page. */
export function sizeOf(value: PageValue | undefined): Spec {
  const schema = flatten(value?.schema);
  const most = isSize(schema?.maximum) ? schema.maximum : undefined;
  const given = (schema as { default?: unknown } | undefined)?.default;
  const usual = isSize(given) ? given : most !== undefined && most <= LARGEST ? most : undefined;
  if (usual === undefined || (schema?.maximum !== undefined && (most ?? 0) < usual)) return {};
  return { size: { default: usual, max: most ?? usual } };
}

const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;
