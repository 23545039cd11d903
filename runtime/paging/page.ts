import type { Page, Reply } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Row } from '../contract/values.js';
import { CliError } from '../base/errors.js';
import { dropRepeated, REMEMBERED } from './distinct.js';
import { whole, type Reader } from './reader.js';

/** Pages at once in flight, or waiting for whoever takes the rows. */
const AHEAD = 8;

/** Times that two neighbouring pages are read again before they are taken as they are. */
const ROUNDS = 3;

/** Pages read again in all, beside one for each page of the list. */
const SPARE = 50;

/** One page as it was read, perhaps several times. */
interface Numbered {
  readonly number: number;
  readonly reply: Reply;
  readonly rows: readonly Row[];
  readonly pages: number | undefined;
  /** Fewest and most records in all that its answers told. */
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/**
 * Numbered pages. Once the first has told how many there are, the next ones are read ahead, more and more up to a limit
 * and never more than the service's budget allows, and handed out in order.
 *
 * Rows move while they are read. Those that moved to a later page are not given twice. Rows can only have moved to
 * where they were not read when the list was longer at the page before: that is read again then, and what is new in it
 * comes before the page itself.
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

  const ask = async (number: number): Promise<Numbered> => {
    const query = { ...(send.size === undefined ? {} : { [send.size]: size }), [send.page]: number };
    const reply = await reader.fetch(query, signal);
    const pages = whole(reader.field(reply, style.pages));
    const count = style.total === undefined ? pages : whole(reader.field(reply, style.total));
    return { number, reply, rows: reader.rows(reply), pages, least: count, most: count };
  };

  const fill = (): void => {
    const room = Math.min(width, Math.max(1, reader.remaining ?? AHEAD));
    const end = Math.min(last, begin + reader.mostPages - 1);
    while (queue.length < room && next <= end && queue.length * perPage < reader.wanted) {
      const page = ask(next);
      // A page that is not waited for in the end must not fail the run.
      page.catch(() => undefined);
      queue.push({ number: next, page });
      next += 1;
    }
    width = Math.min(AHEAD, width * 2);
  };

  /** A page whose number the list has lost meanwhile is the end: its rows are on the page before. */
  const arrived = async (number: number, page: Promise<Numbered>, before: Numbered | undefined): Promise<Numbered> => {
    try {
      return await page;
    } catch (error) {
      if (before === undefined || !(error instanceof CliError) || error.details.statusCode !== 404) throw error;
      const now = await ask(before.number);
      if (now.pages === undefined || first + now.pages > number) throw error;
      return { ...now, number, rows: [] };
    }
  };

  /** Reads neighbours again until nothing can have slipped through between them. */
  const settle = async (before: Numbered, page: Numbered): Promise<{ moved: readonly Row[]; page: Numbered }> => {
    const moved: Row[] = [];
    let { least } = before;
    let now = page;
    const lost = (): number => (least ?? 0) - (now.most ?? Infinity);
    for (let round = 0; round < ROUNDS && lost() > 0 && spare > 0; round += 1) {
      const rows = style.total === undefined ? lost() * perPage : lost();
      const back = Math.min(Math.ceil(rows / perPage), Math.floor(REMEMBERED / perPage), spare);
      for (let number = Math.max(begin, page.number - back); number < page.number; number += 1) {
        const again = await ask(number);
        spare -= 1;
        moved.push(...again.rows);
        if (number === before.number) least = Math.min(least ?? 0, again.least ?? Infinity);
      }
      if (lost() <= 0) break;
      // The page itself may have been read first, before rows were added in front of it.
      const again = await ask(page.number);
      spare -= 1;
      now = together(now, again);
    }
    return { moved, page: now };
  };

  try {
    let before: Numbered | undefined;
    for (fill(); queue.length > 0; fill()) {
      const entry = queue.shift();
      if (entry === undefined) return;
      const read = await arrived(entry.number, entry.page, before);
      spare += 1;
      const { moved, page } =
        before === undefined || style.distinct === undefined ? { moved: [], page: read } : await settle(before, read);
      before = page;
      last = page.pages === undefined || page.rows.length === 0 ? page.number : first + page.pages - 1;
      if (page.number === begin) {
        most = last * 2 + 10;
        perPage = Math.max(1, page.rows.length);
      }
      if (page.number > most) throw reader.fail(`grows without end: the service now says ${String(page.pages)} pages`);
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

/** Two answers for the same page: the later one, and what only the earlier one had. */
function together(earlier: Numbered, later: Numbered): Numbered {
  const limits = (pick: (a: number, b: number) => number, a: number | undefined, b: number | undefined) =>
    a === undefined || b === undefined ? undefined : pick(a, b);
  return {
    ...later,
    rows: [...later.rows, ...earlier.rows],
    least: limits(Math.min, earlier.least, later.least),
    most: limits(Math.max, earlier.most, later.most),
  };
}
