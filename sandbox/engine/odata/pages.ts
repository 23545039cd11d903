import { defined } from 'cmdspec-runtime/kit';
import type { Arrived } from '../engine.js';
import { compare } from '../order.js';
import { refuse } from '../refusal.js';
import type { Incoming, PageFacts, Row, Rows } from '../types.js';
import type { Query } from './query.js';

/** Reads one page of a collection. */
export function pageOf(rows: Rows, { where, order, key, after, skip }: Query, size: number): PageFacts {
  if (order.length > 1) return selectionPage(rows.scan(), { where, order, after, skip }, size);
  const [sort] = order;
  return rows.read(defined({ size, key, where, sort, after, offset: after === undefined ? skip : undefined }));
}

type Selection = Pick<Query, 'order'> & {
  readonly [Name in 'where' | 'after' | 'skip']: Query[Name] | undefined;
};

/** Reads one page of rows that are sorted as a whole, as with several sort keys. Pages are offsets into the selection. */
export function selectionPage(rows: Iterable<Row>, { where, order, after, skip }: Selection, size: number): PageFacts {
  if (!/^\d{1,19}$/.test(after ?? '0')) refuse(400, 'The skip token is not valid');
  const offset = after === undefined ? (skip ?? 0) : Number(after);
  const all = sorted(rows, where, order);
  const end = offset + size;
  return { rows: all.slice(offset, end), offset, size, ...(end < all.length && { next: String(end) }) };
}

/** Returns the rows of a selection in its order. */
export const sorted = (rows: Iterable<Row>, where: Query['where'], order: Query['order']): Row[] =>
  [...rows].filter((row) => where?.(row) ?? true).sort((a, b) => inOrder(order, a, b));

function inOrder(order: Query['order'], a: Row, b: Row): number {
  for (const { field, descending } of order) {
    const result = compare(a[field], b[field]);
    if (result !== 0) return descending ? -result : result;
  }
  return 0;
}

/** Returns the number of records in a selection. */
export function totalOf(rows: Rows, { where, key }: Pick<Query, 'where' | 'key'>): number {
  if (where === undefined) return rows.count();
  return rows.read({ size: 1, where, key, total: true }).total ?? 0;
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
