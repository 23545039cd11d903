/** Paging by number: pages are read together, and rows that moved meanwhile are found again. */
import type { Page, Response } from '../contract/http.js';
import type { StyleOf } from '../contract/traffic.js';
import type { Row } from '../contract/rows.js';
import { isFilled } from '../base/envelope.js';
import { CliError } from '../base/errors.js';
import { rememberRows } from './distinct.js';
import { connector, type Numbered } from './moved.js';
import { whole, type Reader } from './reader.js';

type Style = StyleOf<'page'>;

/** Maximum number of pages that are read together: the more, the fewer are read twice. Requests at the same time are fewer. */
const AHEAD = 24;

const isMissing = (error: unknown): boolean => error instanceof CliError && error.details.statusCode === 404;

interface Group {
  readonly pages: readonly Numbered[];
  /** Whether no rows moved while the pages were read. */
  readonly isQuiet: boolean;
}

/**
 * Reads pages one after the other, up to the first that is not full: nothing else shows how many there are. Some services
 * have no page after the last one.
 */
async function* countedPages(reader: Reader, style: Style): AsyncGenerator<Page> {
  const { send, first } = style;
  const seen = rememberRows(style.distinct);
  const size = reader.size();
  const begin = reader.from ?? first;
  const read = (number: number): Promise<Response> =>
    reader.fetch({ ...(send.size === undefined ? {} : { [send.size]: size }), [send.page]: number });
  let before: readonly Row[] = [];
  for (let number = begin; !reader.done; number += 1) {
    const response = await read(number).catch((error: unknown) => {
      if (number === begin || !isMissing(error)) throw error;
      return undefined;
    });
    if (response === undefined) {
      // The list is still there.
      yield reader.page(await read(begin), [], { more: false });
      return;
    }
    const rows = reader.rows(response);
    const more = rows.length >= reader.full(size);
    const fresh = seen.take(rows);
    const isRepeated = rows.length > 0 && (seen.same(before, rows) || (rows.every(seen.isKeyed) && fresh.length === 0));
    if (isRepeated) throw reader.fail('loops: the service repeats a page');
    before = rows;
    yield reader.page(response, fresh, { more });
    if (!more) return;
  }
}

/**
 * Reads numbered pages. Once the first response shows how many there are, the next ones are read together, more and more up
 * to a limit and never more than the rate limit allows, and yielded in order.
 *
 * Rows move while they are read. Those that moved to a later page are not yielded twice. Those that moved to a page that
 * was read already are found again: a list that is read to its end is checked group by group. The last page of a group is
 * read before and after the others, and the page before the group once more. If all of them are as they were, nothing
 * moved. Otherwise each page of the group must be connected with the rows before (see {@link connector}).
 */
export async function* numberedPages(reader: Reader, style: Style): AsyncGenerator<Page> {
  if (style.pages === undefined && style.total === undefined) return yield* countedPages(reader, style);
  const { send, first } = style;
  const begin = reader.from ?? first;
  const size = reader.size();
  const stop = new AbortController();
  const signal = AbortSignal.any([reader.signal, stop.signal]);
  const seen = rememberRows(style.distinct);
  const lastOf = ({ number, pages }: Numbered): number => (pages === undefined ? number : first + pages - 1);

  const full = reader.full(size);
  const pagesIn = (response: Response): number | undefined => {
    if (style.pages !== undefined) return whole(reader.field(response, style.pages));
    const total = whole(reader.field(response, style.total ?? ''));
    return total === undefined ? undefined : Math.ceil(total / full);
  };

  /** Whether the response is the whole list, without page information. */
  const isOnly = (response: Response): boolean =>
    style.whole !== undefined &&
    begin === first &&
    isFilled(reader.field(response, style.whole)) &&
    [style.pages, style.total].every((path) => path === undefined || reader.field(response, path) === undefined);

  const request = async (number: number): Promise<Numbered> => {
    const query = { ...(send.size === undefined ? {} : { [send.size]: size }), [send.page]: number };
    const response = await reader.fetch(query, signal);
    const known = number === begin && isOnly(response) ? 1 : pagesIn(response);
    // A page after the last one, which the list has lost meanwhile, may leave out the place of its rows.
    const isPast = known !== undefined && number > begin && number > first + known - 1;
    const isEmpty = isPast || (number === begin && isOnly(response));
    // Rows first: an error about them says more about a response that is not a list.
    const rows = isEmpty && reader.field(response, style.items) === undefined ? [] : reader.rows(response);
    const pages = known ?? reader.count(response, style.pages ?? style.total ?? '');
    if (style.pages === undefined && number < first + pages - 1 && rows.length < full)
      throw reader.fail(
        `returned ${String(rows.length)} rows on a page of ${String(full)} that is not the last`,
        response,
      );
    const count = style.total === undefined ? pages : whole(reader.field(response, style.total));
    return { number, response, rows, pages, count };
  };

  /** A page that no longer exists has no rows: they moved to the pages before. */
  const read = async (number: number): Promise<Numbered> => {
    try {
      return await request(number);
    } catch (error) {
      if (number === begin || !isMissing(error)) throw error;
      const now = await request(begin);
      if (number <= lastOf(now)) throw error;
      return { ...now, number, rows: [] };
    }
  };
  const readAll = async (from: number, to: number): Promise<Numbered[]> => {
    const pages = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => read(from + index));
    return await Promise.all(pages);
  };
  const connect = connector({ first, read, seen, fail: (reason) => reader.fail(reason) });
  const totalOf = (response: Response): unknown =>
    style.total === undefined ? undefined : reader.field(response, style.total);
  const yielded = (page: Numbered, rows: readonly Row[]): Page => {
    const { number, response, pages } = page;
    return reader.page(response, rows, { more: number < lastOf(page), total: totalOf(response), pages });
  };

  // A list that is cut is only a part; a complete one is worth the additional requests.
  const isWhole = style.distinct !== undefined && reader.wanted === Infinity && reader.mostPages === Infinity;
  const readGroup = async (before: Numbered, to: number): Promise<Group> => {
    const isAsBefore = ({ count }: Numbered): boolean => count === before.count;
    if (!isWhole) {
      const pages = await readAll(before.number + 1, to);
      const isShorter = pages.some(({ count }) => (count ?? 0) < (before.count ?? 0));
      return { pages, isQuiet: style.distinct === undefined || !isShorter };
    }
    const end = await read(to);
    const between = await readAll(before.number, to - 1);
    // A single page lies between the two reads of the page before it.
    const endAgain = between.length === 1 ? end : await read(to);
    const pages = [...between.slice(1), end];
    const isQuiet =
      between.slice(0, 1).every(({ rows }) => seen.same(before.rows, rows)) &&
      seen.same(end.rows, endAgain.rows) &&
      [...between, end, endAgain].every(isAsBefore) &&
      seen.areNew(pages.flatMap(({ rows }) => rows));
    return { pages, isQuiet };
  };

  try {
    let before = await request(begin);
    const most = lastOf(before) * 2 + 10;
    const perPage = Math.max(1, before.rows.length);
    yield yielded(before, seen.take(before.rows));
    for (let width = 2; before.number < lastOf(before) && !reader.done; width = Math.min(AHEAD, width * 2)) {
      const from = before.number + 1;
      if (from > most) throw reader.fail(`grows without end: the service now reports ${String(before.pages)} pages`);
      const room = Math.min(width, Math.max(1, reader.remaining ?? AHEAD), Math.ceil(reader.wanted / perPage));
      const to = Math.min(lastOf(before), begin + reader.mostPages - 1, before.number + room);
      const group = await readGroup(before, to).catch((error: unknown) => ({ error }));
      if ('error' in group) {
        // The pages before the one that failed are still returned.
        for (let number = from; number < to; number += 1) {
          const page = await read(number).catch(() => undefined);
          if (page === undefined) break;
          const found = await connect(page);
          yield yielded(found.page, found.rows);
        }
        throw group.error;
      }
      for (const page of group.pages) {
        const found = group.isQuiet ? { page, rows: seen.take(page.rows) } : await connect(page);
        before = found.page;
        yield yielded(before, found.rows);
        if (reader.done) return;
      }
    }
  } finally {
    stop.abort();
  }
}
