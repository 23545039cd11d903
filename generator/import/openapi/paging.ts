import { successes } from './results.js';
import { findProperty, flatten, rowsIn } from './schema.js';
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
  'next_cursor',
  'continuation_token',
  'start_cursor',
];
const offsetNames = ['offset', 'start', 'skip', 'from', 'startAt'];
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

/** Whether a parameter of this name selects a page. */
export const asksForPage = (name: string): boolean =>
  [...pageNames, ...cursorNames, ...rowCursors, ...offsetNames].includes(name);

export interface Paging {
  /** Name of the style: that of the kind, with a number if there are several. */
  readonly name: string;
  /** Parameters that the style sends, which are not flags. */
  readonly parameters: readonly string[];
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
        const asks = queryNames(operation).find(asksForPage);
        if (asks !== undefined && rowsIn(response) !== undefined) {
          findings.push({
            pointer: operation.pointer,
            problem: `only one page is read: the parameter ${asks} asks for others, but the description does not show ${lackOf(operation, response)}`,
          });
        }
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

/** Returns what a description would need for its list to be read to the end. */
function lackOf(operation: Operation, response: Schema | undefined): string {
  if (totalOf(operation, response) === undefined) return 'where the next page is';
  const size = queryNames(operation).find((name) => sizeNames.includes(name));
  if (size === undefined) return 'how long pages are, so the number of rows does not show how many there are';
  return `the default and the maximum of ${size}, so the number of rows does not show how many pages there are`;
}

/** Returns where the response has the number of rows of the list. */
function totalOf(operation: Operation, response: Schema | undefined): string | undefined {
  const header = headersOf(operation).find((name) => totalHeaders.includes(name));
  return findProperty(response, rowCounts) ?? (header && `header:${header}`);
}

const queryNames = ({ parameters }: Operation): string[] =>
  parameters.filter((one) => one.in === 'query').flatMap(({ name }) => name ?? []);

function styleOf(
  operation: Operation,
  response: Schema | undefined,
): { style: Spec; parameters: string[] } | undefined {
  const query = queryNames(operation);
  const pick = (names: readonly string[]) => names.find((name) => query.includes(name));
  const size = pick(sizeNames);
  const limits = sizeOf(operation, size);
  // The size of pages is sent only if it is known.
  const sized = 'size' in limits ? { size } : {};
  const items = '{key}';
  const parameters = (name?: string) => [name, size].flatMap((one) => one ?? []);
  const [cursor, offset, page] = [pick(cursorNames), pick(offsetNames), pick(pageNames)];
  const [nextCursor, nextOffset, pages] = [nextCursors, nextOffsets, pageCounts].map((names) =>
    findProperty(response, names),
  );
  const headers = headersOf(operation);
  // The size of pages shows how many of them the rows fill.
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
      style: { style: 'cursor', send: { cursor, ...sized }, next: nextCursor, items, ...limits },
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
        first: firstOf(operation, page),
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
        first: firstOf(operation, page),
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
  const next = findProperty(response, nextLinks) ?? linkIn(response);
  // The address of the next page has the parameters of paging, so only the first request could use them.
  return next === undefined
    ? undefined
    : { style: { style: 'link', next, items }, parameters: parameters(page ?? offset ?? cursor) };
}

/** Returns the path of the address of the next page among links that are objects, as in HAL. */
function linkIn(response: Schema | undefined): string | undefined {
  const { properties = {} } = flatten(response) ?? {};
  for (const key of ['_links', 'links', 'paging', 'pagination', 'meta']) {
    const found = findProperty(flatten(properties[key])?.properties?.['next'], ['href', 'url']);
    if (found !== undefined) return `${key}.next.${found}`;
  }
  const found = findProperty(flatten(properties['next']), ['href', 'url']);
  return found && `next.${found}`;
}

/** Returns the names of the headers of the responses, in lower case: a list may have another status if it has one page. */
const headersOf = (operation: Operation): string[] =>
  successes(operation).flatMap(([, { headers }]) => Object.keys(headers ?? {}).map((name) => name.toLowerCase()));

/** Returns the number of the first page. */
const firstOf = ({ parameters }: Operation, page: string): number =>
  parameters.find(({ name }) => name === page)?.schema?.minimum === 0 ? 0 : 1;

function sizeOf({ parameters }: Operation, name: string | undefined): Spec {
  const { schema } = parameters.find((one) => one.in === 'query' && one.name === name) ?? {};
  const most = schema?.maximum;
  const usual = (schema as { default?: unknown } | undefined)?.default;
  if (typeof most !== 'number' || typeof usual !== 'number' || usual < 1 || most < usual) return {};
  return { size: { default: usual, max: most } };
}
