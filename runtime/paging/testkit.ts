/** A service with lists, and functions that read them, for tests of paging. */
import type { Page } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Row } from '../contract/rows.js';
import type { Service } from '../contract/service.js';
import { testService } from '../http/testkit.js';

const styles: Record<string, Paging> = {
  cursor: {
    style: 'cursor',
    send: { cursor: 'cursor', size: 'limit' },
    next: 'next',
    items: 'data',
    size: { default: 2, max: 4 },
  },
  offset: {
    style: 'offset',
    send: { offset: 'start', size: 'limit' },
    next: 'p.next',
    more: 'p.more',
    items: 'data',
    size: { default: 2, max: 4 },
  },
  // Has both styles, and the fields of the first page in one of two places.
  either: {
    style: 'offset',
    send: { offset: 'start', size: 'limit' },
    next: 'p.next|next_start',
    more: 'p.more|more',
    or: 'cursor',
    items: 'data',
    size: { default: 2, max: 4 },
  },
  page: {
    style: 'page',
    send: { page: 'page' },
    first: 1,
    pages: 'page.pages',
    total: 'page.total',
    items: '_embedded.{key}',
    distinct: 'id',
  },
  part: {
    style: 'page',
    send: { page: 'page' },
    first: 1,
    pages: 'page.pages',
    total: 'page.total',
    whole: '_links',
    items: '_embedded.{key}',
    distinct: 'id',
  },
  link: { style: 'link', next: 'd.next', items: 'd.results|d' },
  sized: { style: 'link', send: { size: 'per_page' }, next: 'header:link', items: '', size: { default: 2, max: 3 } },
  searched: {
    style: 'link',
    send: { size: 'body:size' },
    next: 'header:link',
    items: '',
    size: { default: 2, max: 3 },
  },
  feed: { style: 'timestamp', next: 'd.next', items: 'd.results', field: 'Timestamp' },
};
/** A service with one list in each paging style. */
export const service: Service = testService({ paging: styles });
export const call = { method: 'GET', path: '/rows' } as const;

/** Reads all rows and returns their ids. */
export async function ids(rows: AsyncIterable<Row>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const row of rows) found.push(row['id']);
  return found;
}

export async function all(pages: AsyncIterable<Page>): Promise<Page[]> {
  const found: Page[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

/** Rows with the ids from `from` up to, but not including, `to`. */
export const range = (from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: from + index }));

/** A number in the query of a path; 0 when it is missing. */
export const parameter = (url: string, name: string): number =>
  Number(new URL(url, 'http://x').searchParams.get(name) ?? 0);
