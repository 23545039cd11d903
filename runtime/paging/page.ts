import type { Page, Reply } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { dropRepeated, REMEMBERED } from './distinct.js';
import { whole, type Reader } from './reader.js';

/** Maximum number of pages in flight or waiting to be consumed. */
const AHEAD = 8;

/** How often two neighboring pages are read again before they are accepted as they are. */
const ROUNDS = 3;

/** Maximum number of repeated reads, in addition to one for each page of the list. */
const SPARE = 50;

/** One page as it was read, perhaps several times. */
interface Numbered {
  readonly number: number;
  readonly reply: Reply;
  readonly rows: readonly Row[];
  readonly pages: number | undefined;
  /** Lowest and highest total of the list in the responses for this page. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/**
 * Reads numbered pages. Once the first response shows how many there are, the next ones are read ahead, more and more up
 * to a limit and never more than the rate limit allows, and yielded in order.
 *
 * Rows move while they are read. Those that moved to a later page are not yielded twice. Rows can only have been missed
 * if the list was longer when the page before was read: then that page is read again, and its new rows come first.
 */
export async function* numberedPages(reader: Reader, style: Extract<Paging, { style: 'page' }>): AsyncGenerator<Page> {
  const { send, first } = style;
  const begin = reader.from ?? first;
  const size = reader.size();
  const stop = new AbortController();
  const signal = AbortSignal.any([reader.signal, stop.signal]);
  const fresh = dropRepeated(style.distinct);
  const queue: { readonly number: number; readonly page: Promise<Numbered> }[] = [];
  let next = begin;
  let last = begin;
  let most = Infinity;
  let perPage = 1;
  let width = 1;
  let spare = SPARE;

  const readPage = async (number: number): Promise<Numbered> => {
    const query = { ...(send.size === undefined ? {} : { [send.size]: size }), [send.page]: number };
    const reply = await reader.fetch(query, signal);
    // Rows first: an error about them says more about a response that is not a list.
    const rows = reader.rows(reply);
    const pages = reader.count(reply, style.pages);
    const count = style.total === undefined ? pages : whole(reader.field(reply, style.total));
    return { number, reply, rows, pages, least: count, most: count };
  };

  const fill = (): void => {
    const room = Math.min(width, Math.max(1, reader.remaining ?? AHEAD));
    const end = Math.min(last, begin + reader.mostPages - 1);
    while (queue.length < room && next <= end && queue.length * perPage < reader.wanted) {
      const page = readPage(next);
      // A page that is never awaited must not fail the run.
      page.catch(() => undefined);
      queue.push({ number: next, page });
      next += 1;
    }
    width = Math.min(AHEAD, width * 2);
  };

  /** A page that no longer exists is the end of the list: its rows are on the page before. */
  const receive = async (number: number, page: Promise<Numbered>, before: Numbered | undefined): Promise<Numbered> => {
    try {
      return await page;
    } catch (error) {
      if (before === undefined || !(error instanceof CliError) || error.details.statusCode !== 404) throw error;
      const now = await readPage(before.number);
      if (now.pages === undefined || first + now.pages > number) throw error;
      return { ...now, number, rows: [] };
    }
  };

  /** Reads neighboring pages again until no row can have been missed between them. */
  const settle = async (before: Numbered, page: Numbered): Promise<{ moved: readonly Row[]; page: Numbered }> => {
    const moved: Row[] = [];
    let { least } = before;
    let now = page;
    const lost = (): number => (least ?? 0) - (now.most ?? Infinity);
    for (let round = 0; round < ROUNDS && lost() > 0 && spare > 0; round += 1) {
      const rows = style.total === undefined ? lost() * perPage : lost();
      const back = Math.min(Math.ceil(rows / perPage), Math.floor(REMEMBERED / perPage), spare);
      for (let number = Math.max(begin, page.number - back); number < page.number; number += 1) {
        const again = await readPage(number);
        spare -= 1;
        moved.push(...again.rows);
        if (number === before.number) least = Math.min(least ?? 0, again.least ?? Infinity);
      }
      if (lost() <= 0) break;
      // The page itself may have been read first, before rows were added in front of it.
      const again = await readPage(page.number);
      spare -= 1;
      now = mergeReads(now, again);
    }
    return { moved, page: now };
  };

  try {
    let before: Numbered | undefined;
    for (fill(); queue.length > 0; fill()) {
      const entry = queue.shift();
      if (entry === undefined) return;
      const read = await receive(entry.number, entry.page, before);
      spare += 1;
      const { moved, page } =
        before === undefined || style.distinct === undefined ? { moved: [], page: read } : await settle(before, read);
      before = page;
      last = page.pages === undefined || page.rows.length === 0 ? page.number : first + page.pages - 1;
      if (page.number === begin) {
        most = last * 2 + 10;
        perPage = Math.max(1, page.rows.length);
      }
      if (page.number > most)
        throw reader.fail(`grows without end: the service now reports ${String(page.pages)} pages`);
      yield reader.page(page.reply, fresh(moved.length === 0 ? page.rows : [...moved, ...page.rows]), {
        more: page.number < last,
        total: style.total === undefined ? undefined : reader.field(page.reply, style.total),
        pages: page.pages,
      });
      if (reader.done || page.number >= last) return;
    }
  } finally {
    stop.abort();
  }
}

/** Merges two reads of the same page: the rows of the later one, then those that only the earlier one had. */
function mergeReads(earlier: Numbered, later: Numbered): Numbered {
  const limits = (pick: (a: number, b: number) => number, a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? undefined : pick(a, b);
  return {
    ...later,
    rows: [...later.rows, ...earlier.rows],
    least: limits(Math.min, earlier.least, later.least),
    most: limits(Math.max, earlier.most, later.most),
  };
}
