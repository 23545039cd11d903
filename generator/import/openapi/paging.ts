/** Recognizes how the lists of a description are paged. */
import { defined } from '../../../runtime/base/defined.js';
import { responseOf, successes } from './results.js';
import { findProperty, flatten, jsonOf, rowsIn, typeOf } from './schema.js';
import type { Finding, Operation, Schema, Spec } from './types.js';

const pageNames = ['page', 'page_number', 'pageNumber', 'page[number]', 'pageNo'];
const sizeNames = [
  'per_page',
  'page_size',
  'pageSize',
  'perPage',
  'size',
  'limit',
  'page[size]',
  'page[limit]',
  'count',
  'max_results',
  'maxResults',
  'take',
];
const cursorNames = [
  'cursor',
  'page_token',
  'pageToken',
  'next_token',
  'nextToken',
  'after',
  'page[after]',
  'page[cursor]',
  'next_cursor',
  'continuation_token',
  'start_cursor',
  'marker',
];
const offsetNames = ['offset', 'start', 'skip', 'from', 'startAt', 'page[offset]'];
const nextCursors = [
  'next_cursor',
  'nextCursor',
  'next_page_token',
  'nextPageToken',
  'next_token',
  'nextToken',
  'end_cursor',
  'endCursor',
  'after',
  'cursor',
  'next_marker',
  'nextMarker',
];
const nextOffsets = ['next_offset', 'nextOffset', 'next_start', 'nextStart'];
const nextLinks = ['next', 'next_url', 'nextUrl', 'next_page_url', 'nextLink', '@odata.nextLink', 'next_href'];
const pageCounts = [
  'total_pages',
  'totalPages',
  'pages',
  'page_count',
  'pageCount',
  'last_page',
  'lastPage',
  'num_pages',
];
const rowCursors = ['starting_after', 'startingAfter'];
const mores = ['has_more', 'hasMore'];
const totalHeaders = ['x-total-count', 'x-total', 'total-count', 'x-pagination-total', 'content-range'];
const rowCounts = ['total', 'total_count', 'totalCount', 'count', 'total_elements', 'totalElements'];

const asking = [...pageNames, ...cursorNames, ...rowCursors, ...offsetNames];

export interface Paging {
  /** Name of the style: its kind, with a number if several styles have that kind. */
  readonly name: string;
  /** Parameters that the style sends, which are not flags. Fields of a body begin with `body:`. */
  readonly parameters: readonly string[];
}

/** A value of a request that may select a page. */
interface Parameter {
  readonly name: string;
  /** The name in a paging style. */
  readonly sent: string;
  readonly schema: Schema | undefined;
  readonly description?: string | undefined;
}

/** Recognizes the paging of lists and collects their styles, which are equal for lists that page alike. */
export function createPaging(findings: Finding[]): {
  of(operation: Operation, response: Schema | undefined): Paging | undefined;
  readonly styles: Readonly<Record<string, Spec>>;
} {
  const styles: Record<string, Spec> = {};
  return {
    styles,
    of(operation, response) {
      const found = styleOf(operation, response);
      if (found === undefined) {
        const asks = parametersOf(operation).find(({ name }) => asking.includes(name))?.sent;
        const shown = asks === undefined ? moreIn(response) : undefined;
        const why =
          asks === undefined
            ? shown &&
              `the response has ${shown}, but the description does not show the parameter that asks for the next page`
            : `the parameter ${asks} asks for others, but the description does not show ${lackOf(operation, response)}`;
        if (why !== undefined && rowsIn(response) !== undefined)
          findings.push({ pointer: operation.pointer, problem: `only one page is read: ${why}` });
        return undefined;
      }
      const key = JSON.stringify(found.style);
      const known = Object.entries(styles).find(([, style]) => JSON.stringify(style) === key)?.[0];
      const { style } = found.style;
      let name = String(style);
      for (let count = 2; known === undefined && name in styles; count++) name = `${String(style)}-${String(count)}`;
      if (known === undefined) styles[name] = found.style;
      return { name: known ?? name, parameters: found.parameters };
    },
  };
}

/** Returns what a description lacks for its list to be read to the end. */
function lackOf(operation: Operation, response: Schema | undefined): string {
  if (totalOf(operation, response) === undefined) return 'where the next page is';
  const size = parametersOf(operation).find(({ name }) => sizeNames.includes(name))?.sent;
  if (size === undefined) return 'how long pages are, so the number of rows does not show how many there are';
  return `the default and the maximum of ${size}, so the number of rows does not show how many pages there are`;
}

/** Returns the field beside the rows of a response that shows that there may be more pages. */
const moreIn = (response: Schema | undefined): string | undefined =>
  Object.keys(flatten(response)?.properties ?? {}).find(
    (name) => /^next(?:_|[A-Z]|$)/.test(name) || mores.includes(name),
  );

/** Returns where the response has the number of rows of the list. */
function totalOf(operation: Operation, response: Schema | undefined): string | undefined {
  const header = headersOf(operation).find((name) => totalHeaders.includes(name));
  return findProperty(response, rowCounts) ?? (header && `header:${header}`);
}

/** Objects in a body whose fields select the page. */
const pageObjects = ['page', 'paging', 'pagination'];

/**
 * Returns the values that may select the page: parameters of the query and fields of the body of a POST, without times.
 */
function parametersOf(operation: Operation): Parameter[] {
  const all = valuesOf(operation);
  const isSized = all.some(({ name, schema }) => sizeNames.includes(name) && typeOf(flatten(schema)) === 'integer');
  return all.filter((one) => !isTime(one, isSized));
}

/** Whether a parameter is the start of a period and not of a page, as in metrics from `start` to `end`. */
function isTime({ name, schema, description }: Parameter, isSized: boolean): boolean {
  const { format = '', description: own = '', ...flat } = flatten(schema) ?? {};
  if (/^(?:date|time)/.test(format)) return true;
  if (!['start', 'from'].includes(name)) return false;
  const isCount = isSized && typeOf(flat) === 'integer';
  return !isCount || /\b(?:time|timestamp|date|epoch|unix|seconds|milliseconds)\b/i.test(description ?? own);
}

function valuesOf({ parameters, method, raw }: Operation): Parameter[] {
  const query = parameters.flatMap(({ name = '', in: place, schema, description }): Parameter[] =>
    place === 'query' ? [{ name, sent: name, schema, description }] : [],
  );
  if (method !== 'POST') return query;
  const { content = {} } = raw.requestBody ?? {};
  const body = jsonOf(content) ?? flatten(content['application/x-www-form-urlencoded']?.schema);
  const fields = Object.entries(body?.properties ?? {}).flatMap(([name, schema]): Parameter[] => {
    const { properties } = flatten(schema) ?? {};
    if (properties === undefined || !pageObjects.includes(name)) return [{ name, sent: `body:${name}`, schema }];
    return Object.entries(properties).map(([key, inner]) => ({
      name: sizeNames.includes(key) || asking.includes(key) ? key : `page[${key}]`,
      sent: `body:${name}.${key}`,
      schema: inner,
    }));
  });
  return [...query, ...fields.filter(({ sent }) => /^body:[\w$-]+(?:\.[\w$-]+)*$/.test(sent))];
}

/** Whether an operation returns a list whose pages it selects in its body, which only a read does. */
export const pagesInBody = (operation: Operation): boolean =>
  styleOf(operation, responseOf(operation).schema)?.parameters.some((name) => name.startsWith('body:')) === true;

function styleOf(
  operation: Operation,
  response: Schema | undefined,
): { style: Spec; parameters: string[] } | undefined {
  if (rowsIn(response) === undefined) return undefined;
  const sent = parametersOf(operation);
  const pick = (names: readonly string[]) => {
    const found = names.find((name) => sent.some((one) => one.name === name));
    return sent.find(({ name }) => name === found)?.sent;
  };
  const size = pick(sizeNames);
  const limits = sizeOf(sent, size);
  // The size of pages is sent only if it is known.
  const sized = 'size' in limits ? { size } : {};
  const items = '{key}';
  const parameters = (name?: string) => [name, size].flatMap((one) => one ?? []);
  const [cursor, offset, page] = [pick(cursorNames), pick(offsetNames), pick(pageNames)];
  const [inResponse, nextOffset, pages] = [nextCursors, nextOffsets, pageCounts].map((names) =>
    findProperty(response, names),
  );
  const nextCursor = isChosen(sent, cursor) ? undefined : (inResponse ?? nextIn(response, nextCursors));
  const headers = headersOf(operation);
  // The page size shows how many pages the rows fill.
  const isSized = 'size' in limits;
  const counted = isSized ? totalOf(operation, response) : undefined;
  if (headers.includes('link'))
    return {
      style: { style: 'link', ...(isSized && { send: sized }), next: 'header:link', items, ...limits },
      parameters: parameters(page ?? offset ?? cursor),
    };
  const [row, more] = [pick(rowCursors), findProperty(response, mores)];
  const fields = flatten(rowsIn(response)?.schema)?.properties ?? {};
  if (row !== undefined && more !== undefined && 'id' in fields)
    return {
      style: { style: 'cursor', send: { cursor: row, ...sized }, row: 'id', more, items, ...limits },
      parameters: parameters(row),
    };
  if (cursor !== undefined && nextCursor !== undefined)
    return {
      // A service with both fields may name a cursor on the last page too.
      style: { style: 'cursor', send: { cursor, ...sized }, next: nextCursor, ...defined({ more }), items, ...limits },
      parameters: parameters(cursor),
    };
  if (offset !== undefined && nextOffset !== undefined)
    return {
      style: { style: 'offset', send: { offset, ...sized }, next: nextOffset, items, ...limits },
      parameters: parameters(offset),
    };
  if (page !== undefined && pages !== undefined) {
    const rows = findProperty(response, rowCounts);
    const rest = rows === undefined ? {} : { total: rows };
    return {
      style: {
        style: 'page',
        send: { page, ...sized },
        first: firstOf(sent, page),
        pages,
        ...rest,
        items,
        ...limits,
      },
      parameters: parameters(page),
    };
  }
  if (page !== undefined && counted !== undefined)
    return {
      style: {
        style: 'page',
        send: { page, ...sized },
        first: firstOf(sent, page),
        total: counted,
        items,
        ...limits,
      },
      parameters: parameters(page),
    };
  if (offset !== undefined && counted !== undefined)
    return {
      style: { style: 'offset', send: { offset, ...sized }, total: counted, items, ...limits },
      parameters: parameters(offset),
    };
  const next = findProperty(response, nextLinks) ?? nextIn(response, ['href', 'url']);
  // The address of the next page has the parameters of paging, so only the first request could use them.
  return next === undefined
    ? undefined
    : { style: { style: 'link', next, items }, parameters: parameters(page ?? offset ?? cursor) };
}

/** Whether another parameter decides if the list has cursors: without `usemarker`, no `marker` follows the first page. */
const isChosen = (parameters: readonly Parameter[], cursor: string | undefined): boolean =>
  cursor !== undefined && parameters.some(({ name }) => name.replace(/[_-]/g, '').toLowerCase() === `use${cursor}`);

/** Returns the path of one of these fields of the object `next`, as in HAL. */
function nextIn(response: Schema | undefined, names: readonly string[]): string | undefined {
  const { properties = {} } = flatten(response) ?? {};
  for (const key of ['_links', 'links', 'paging', 'pagination', 'meta']) {
    const found = findProperty(flatten(properties[key])?.properties?.['next'], names);
    if (found !== undefined) return `${key}.next.${found}`;
  }
  const found = findProperty(flatten(properties['next']), names);
  return found && `next.${found}`;
}

/** Returns the names of the headers of the responses, in lower case: a list may have another status if it has one page. */
const headersOf = (operation: Operation): string[] =>
  successes(operation).flatMap(([, { headers }]) => Object.keys(headers ?? {}).map((name) => name.toLowerCase()));

/** Returns the number of the first page. */
const firstOf = (parameters: readonly Parameter[], page: string): number =>
  flatten(parameters.find(({ sent }) => sent === page)?.schema)?.minimum === 0 ? 0 : 1;

function sizeOf(parameters: readonly Parameter[], name: string | undefined): Spec {
  const schema = flatten(parameters.find(({ sent }) => sent === name)?.schema);
  const most = schema?.maximum;
  const usual = (schema as { default?: unknown } | undefined)?.default;
  if (typeof most !== 'number' || typeof usual !== 'number' || usual < 1 || most < usual) return {};
  return { size: { default: usual, max: most } };
}
