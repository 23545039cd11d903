import type { Service } from '../../runtime/contract/service.js';
import type { Paging } from '../../runtime/contract/traffic.js';
import { write } from './dotted.js';
import { encode } from './order.js';
import { refuse } from './refusal.js';
import type { Incoming, PageFacts, Row } from './types.js';

/** What a list request selects, independent of the paging style. */
export interface Asked {
  readonly size: number;
  readonly after?: string;
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

/** Query parameters that belong to the paging style. */
export function pagingParameters({ paging, linkParameter }: ListLayout): string[] {
  switch (paging?.style) {
    case 'cursor':
      return [paging.send.cursor, ...(paging.send.size === undefined ? [] : [paging.send.size])];
    case 'offset':
      return [paging.send.offset, ...(paging.send.size === undefined ? [] : [paging.send.size])];
    case 'page':
      return [paging.send.page, ...(paging.send.size === undefined ? [] : [paging.send.size])];
    case 'link':
    case 'timestamp':
      return [linkParameter];
    case undefined:
      return [];
  }
}

export function asked(request: Incoming, layout: ListLayout, service: Service): Asked {
  const { paging } = layout;
  const { query } = request;
  const status = service.sandbox.invalid ?? 400;
  switch (paging?.style) {
    case undefined:
      return { size: EVERYTHING };
    case 'cursor': {
      const after = query.get(paging.send.cursor);
      return { size: sizeOf(query, paging, layout, service), ...(after !== null && after !== '' && { after }) };
    }
    case 'offset': {
      const offset = whole(query, paging.send.offset, 0, status) ?? 0;
      return { size: sizeOf(query, paging, layout, service), offset };
    }
    case 'page': {
      const page = whole(query, paging.send.page, paging.first, status) ?? paging.first;
      const size = sizeOf(query, paging, layout, service);
      return { size, offset: (page - paging.first) * size, total: true };
    }
    case 'link':
    case 'timestamp': {
      const after = query.get(layout.linkParameter);
      return { size: layout.pageSize, ...(after !== null && { after }) };
    }
  }
}

function sizeOf(
  query: URLSearchParams,
  paging: Extract<Paging, { size?: unknown; send: { size?: string } }>,
  layout: ListLayout,
  service: Service,
): number {
  const status = service.sandbox.invalid ?? 400;
  const usual = paging.size?.default ?? layout.pageSize;
  const parameter = paging.send.size;
  const given = parameter === undefined ? undefined : whole(query, parameter, 1, status);
  const most = paging.size?.max ?? EVERYTHING;
  if (given === undefined) return usual;
  if (given <= most || service.sandbox.oversize === 'clamp') return Math.min(given, most);
  return refuse(status, `${String(parameter)} must be at most ${most}`, {
    details: [{ path: String(parameter), message: `must be at most ${most}`, value: given }],
  });
}

function whole(query: URLSearchParams, name: string, least: number, status: number): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  if (/^\d{1,15}$/.test(text) && Number(text) >= least) return Number(text);
  return refuse(status, `${name} must be a whole number of at least ${least}`, {
    details: [{ path: name, message: `must be a whole number of at least ${least}`, value: text }],
  });
}

/** Puts a list into the service's envelope, derived from the dotted paths that its clients read. */
export function layOut(request: Incoming, layout: ListLayout, page: PageFacts): Row | readonly Row[] {
  const { paging, result } = layout;
  // Of alternative paths, the sandbox uses the first.
  const fill = (path: string): string => (path.split('|')[0] ?? path).replaceAll('{key}', result ?? 'items');
  const items =
    paging === undefined
      ? (result ?? '')
      : paging.items.includes('{key}')
        ? fill(paging.items)
        : (result ?? fill(paging.items));
  if (items === '') return page.rows;
  const body: Row = {};
  write(body, items, page.rows);
  switch (paging?.style) {
    case 'cursor':
      write(body, fill(paging.next), page.next ?? null);
      break;
    case 'offset':
      if (paging.more !== undefined) write(body, fill(paging.more), page.next !== undefined);
      if (page.next !== undefined) write(body, fill(paging.next), page.offset + page.rows.length);
      break;
    case 'page':
      write(body, fill(paging.pages), Math.ceil((page.total ?? 0) / page.size));
      if (paging.total !== undefined) write(body, fill(paging.total), page.total ?? 0);
      break;
    case 'link':
    case 'timestamp':
      if (page.next !== undefined) write(body, fill(paging.next), linkTo(request, layout.linkParameter, page.next));
      break;
  }
  return body;
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
