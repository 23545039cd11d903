import { defined } from 'cmdspec-runtime/kit';
import type { Arrived } from '../engine.js';
import type { Incoming, PageFacts, Rows } from '../types.js';
import type { Work } from '../work.js';
import type { Query } from './query.js';

/** Reads one page of a collection. */
export function pageOf(
  rows: Pick<Rows, 'read'>,
  { where, order, key, after, skip }: Query,
  size: number,
): Work<PageFacts> {
  const sort = order.length === 0 ? undefined : order;
  return rows.read(defined({ size, key, where, sort, after, offset: after === undefined ? skip : undefined }));
}

/** Returns the number of records in a selection. */
export function* totalOf(rows: Pick<Rows, 'read'>, { where, key }: Pick<Query, 'where' | 'key'>): Work<number> {
  const page = yield* rows.read(defined({ size: 1, where, key, total: true }));
  return page.total ?? 0;
}

/**
 * Absolute address of the next page: the same query, with what remains of `$top`. With a `loop` fault, each page links to
 * itself.
 */
export function nextOf(request: Incoming, { top }: Pick<Query, 'top'>, page: PageFacts): string | undefined {
  const left = top === undefined ? undefined : top - page.rows.length;
  const options = new Map(request.query);
  if ((request as Arrived).looping !== true) {
    if (page.next === undefined || (left !== undefined && left <= 0)) return undefined;
    options.delete('$skip');
    options.set('$skiptoken', page.next);
    if (left !== undefined) options.set('$top', String(left));
  }
  const text = [...options].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `${request.origin}${request.path}?${text}`;
}
