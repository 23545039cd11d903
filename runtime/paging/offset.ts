/** Paging by offset: each response has the offset of the next page. */
import type { Page, Response } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { StyleOf } from '../contract/traffic.js';
import { nextCursor, pagesFrom } from './cursor.js';
import { rememberRows } from './distinct.js';
import { whole, type Reader } from './reader.js';

/** How often reading goes back before the list counts as unreadable. */
const MOST_MISSES = 100;

/**
 * Each response names the offset of the next page, and whether there is one. Where rows can be distinguished, each page
 * begins with the last row of the page before. If none of its rows is known, rows were removed: reading goes back until one
 * is known, and pages overlap more from then on. A list whose first response has a cursor is read in the style `or`.
 */
export async function* offsetPages(
  reader: Reader,
  style: StyleOf<'offset'>,
  styles: Service['paging'],
): AsyncGenerator<Page> {
  const other = style.or === undefined ? undefined : styles[style.or];
  const seen = rememberRows(style.distinct);
  let start = 0;
  let overlap = 0;
  let back = 1;
  let misses = 0;
  while (!reader.done) {
    const from = start - overlap;
    const size = reader.size(overlap);
    const response = await reader.fetch({
      ...(style.send.size === undefined ? {} : { [style.send.size]: size }),
      [style.send.offset]: from,
    });
    if (start === 0 && other?.style === 'cursor' && nextCursor(reader, other, response) !== undefined) {
      return yield* pagesFrom(reader, other, response);
    }
    const rows = reader.rows(response);
    if (from > 0 && overlap > 0 && !rows.some((row) => seen.has(row))) {
      misses += 1;
      if (misses > MOST_MISSES) throw reader.fail('changes faster than it can be read');
      start = Math.max(0, start - back);
      overlap = Math.min(overlap * 2, Math.ceil(rows.length / 2), start);
      back *= 2;
      continue;
    }
    back = Math.max(1, rows.length);
    const next = style.next === undefined ? undefined : whole(reader.field(response, style.next));
    // The rows of the page before, with which this one begins, do not count.
    const isFull = rows.length > overlap && rows.length >= reader.full(size);
    const more = hasMore(reader, style, response, { next, isFull, read: from + rows.length });
    yield reader.page(response, seen.take(rows), { more });
    if (!more) return;
    // A service that promises more without an offset continues after the rows that it returned.
    const following = next ?? from + rows.length;
    if (following <= start) throw reader.fail(`loops: after ${String(start)} it continues at ${String(following)}`);
    start = following;
    overlap = rows.some(seen.isKeyed) ? Math.max(1, Math.min(overlap, rows.length - 1)) : 0;
  }
}

/** The first of `more`, `next`, `total` and the length of the page that the style declares decides. */
function hasMore(
  reader: Reader,
  { more, next: at, total }: StyleOf<'offset'>,
  response: Response,
  { next, isFull, read }: { readonly next: number | undefined; readonly isFull: boolean; readonly read: number },
): boolean {
  if (more !== undefined) return reader.more(response, more, isFull);
  if (at !== undefined) return next !== undefined;
  return total === undefined ? isFull : read < reader.count(response, total);
}
