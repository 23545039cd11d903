/** Reads the paging parameters of each style, and puts pages into envelopes. */
import { setPath } from 'cmdspec-runtime/kit';
import type { Paging } from '../../runtime/contract/traffic.js';
import { encode } from './order.js';
import { refuse } from './refusal.js';
import type { Incoming, PageFacts, Row } from './types.js';

/** The page that a list request selects, independent of the paging style. */
export interface Asked {
  readonly size: number;
  readonly after?: string;
  /** A field, and its value in the row after which the page begins. */
  readonly row?: readonly [field: string, value: string];
  readonly offset?: number;
  readonly total?: boolean;
}

export interface ListLayout {
  readonly paging: Paging | undefined;
  /** Path of the rows, from the command. */
  readonly result: string | undefined;
  readonly pageSize: number;
  readonly linkParameter: string;
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** Parameters that belong to the paging style. Parameters in a body are found among the parameters of the query. */
export function pagingParameters({ paging, linkParameter }: ListLayout): string[] {
  const isLinked = paging?.style === 'link' || paging?.style === 'timestamp';
  const sent = paging === undefined || paging.style === 'timestamp' ? undefined : paging.send;
  return [...(isLinked ? [linkParameter] : []), ...Object.values<string>({ ...sent }).map(nameOf)];
}

/** The name of a parameter without its place. */
const nameOf = (parameter: string): string => parameter.replace(/^body:/, '');

export function asked(request: Incoming, layout: ListLayout): Asked {
  const { paging } = layout;
  const { query } = request;
  switch (paging?.style) {
    case undefined:
      return { size: EVERYTHING };
    case 'cursor': {
      const after = query.get(nameOf(paging.send.cursor));
      const size = sizeOf(query, paging, layout);
      const total = paging.total !== undefined;
      if (after === null || after === '') return { size, total };
      return paging.row === undefined ? { size, total, after } : { size, total, row: [paging.row, after] };
    }
    case 'offset': {
      const offset = whole(query, nameOf(paging.send.offset), 0) ?? 0;
      return { size: sizeOf(query, paging, layout), offset, total: paging.total !== undefined };
    }
    case 'page': {
      const page = whole(query, nameOf(paging.send.page), paging.first) ?? paging.first;
      const size = sizeOf(query, paging, layout);
      return { size, offset: (page - paging.first) * size, total: true };
    }
    case 'link':
    case 'timestamp': {
      const after = query.get(layout.linkParameter);
      const size = paging.style === 'link' ? sizeOf(query, paging, layout) : layout.pageSize;
      return { size, total: paging.total !== undefined, ...(after !== null && { after }) };
    }
  }
}

function sizeOf(query: URLSearchParams, paging: Extract<Paging, { size?: unknown }>, layout: ListLayout): number {
  const usual = paging.size?.default ?? layout.pageSize;
  const parameter = paging.send?.size === undefined ? undefined : nameOf(paging.send.size);
  const given = parameter === undefined ? undefined : whole(query, parameter, 1);
  const most = paging.size?.max ?? EVERYTHING;
  if (given === undefined) return usual;
  if (given <= most) return given;
  return refuse(400, `${String(parameter)} must be at most ${most}`, {
    details: [{ path: String(parameter), message: `must be at most ${most}`, value: given }],
  });
}

function whole(query: URLSearchParams, name: string, least: number): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
  return refuse(400, `${name} must be a whole number of at least ${least}`, {
    details: [{ path: name, message: `must be a whole number of at least ${least}`, value: text }],
  });
}

/** A list as the service returns it. */
export interface LaidOut {
  readonly status: number;
  readonly body: Row | readonly Row[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Puts a list into the service's envelope, derived from the dotted paths and headers that its clients read. */
export function layOut(request: Incoming, layout: ListLayout, page: PageFacts): LaidOut {
  const { paging, result } = layout;
  // Of alternative paths, the sandbox uses the first.
  const fill = (path: string): string => (path.split('|')[0] ?? path).replaceAll('{key}', result ?? 'items');
  const items =
    paging === undefined
      ? (result ?? '')
      : paging.items.includes('{key}')
        ? fill(paging.items)
        : (result ?? fill(paging.items));
  const body: Row = {};
  const headers: Record<string, string> = {};
  const put = (path: string | undefined, value: unknown): void => {
    if (path === undefined) return;
    const header = headerIn(path);
    if (header !== undefined) headers[header] = header === 'link' ? `<${String(value)}>; rel="next"` : String(value);
    else if (items !== '') setPath(body, fill(path), value);
  };
  if (items !== '') setPath(body, items, page.rows);
  switch (paging?.style) {
    case 'cursor':
      put(paging.more, page.next !== undefined);
      if (page.next !== undefined || headerIn(paging.next) === undefined) put(paging.next, page.next ?? null);
      break;
    case 'offset':
      put(paging.more, page.next !== undefined);
      if (page.next !== undefined) put(paging.next, page.offset + page.rows.length);
      break;
    case 'page':
      put(paging.pages, Math.ceil((page.total ?? 0) / page.size));
      break;
    case 'link':
    case 'timestamp':
      if (page.next !== undefined) put(paging.next, linkTo(request, layout.linkParameter, page.next));
      break;
  }
  const total = page.total ?? 0;
  const isPartial = headerIn(paging?.total) === 'content-range';
  put(paging?.total, isPartial ? rangeOf(page, total) : total);
  return {
    status: isPartial && page.rows.length < total ? 206 : 200,
    body: items === '' ? page.rows : body,
    headers,
  };
}

/** Returns the name of the header that a path names, in lower case. */
export const headerIn = (path: string | undefined): string | undefined =>
  path?.startsWith('header:') === true ? path.slice('header:'.length).toLowerCase() : undefined;

/** The rows of a page as a `Content-Range`. */
function rangeOf({ rows, offset }: PageFacts, total: number): string {
  const range = rows.length === 0 ? '*' : `${String(offset)}-${String(offset + rows.length - 1)}`;
  return `items ${range}/${String(total)}`;
}

/** Absolute address of the next page: the same request with another continuation. */
function linkTo(request: Incoming, parameter: string, next: string): string {
  const query = new URLSearchParams(request.query);
  query.set(parameter, next);
  return `${request.origin}${request.path}?${query.toString().replaceAll('%24', '$').replaceAll('+', '%20')}`;
}

/** The page of a faulty service, whose next page is always the first one. */
export function looped(page: PageFacts, question: Asked): PageFacts {
  return { ...page, rows: page.rows, offset: page.offset - page.rows.length, next: question.after ?? START };
}

/** A cursor before the first record. */
const START = encode({ position: -1, key: undefined });
