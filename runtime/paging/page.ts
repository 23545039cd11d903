import type { Page, Reply } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import type { Row } from '../contract/values.js';
import { getPath } from '../request/paths.js';
import { whole, type Reader } from './reader.js';

/** Pages in flight at once. */
const AHEAD = 4;

/**
 * Numbered pages. Once the first has told how many there are, the next ones are read ahead, as many at once as the
 * service's budget allows, and handed out in order. Rows that moved to a later page meanwhile are not given twice.
 */
export async function* numberedPages(reader: Reader, style: Extract<Paging, { style: 'page' }>): AsyncGenerator<Page> {
  const { send, first } = style;
  const begin = reader.from ?? first;
  const size = reader.size();
  const stop = new AbortController();
  const signal = AbortSignal.any([reader.signal, stop.signal]);
  const ask = (number: number): Promise<Reply> =>
    reader.fetch({ ...(send.size === undefined ? {} : { [send.size]: size }), [send.page]: number }, signal);
  const fresh = dropRepeated(style.distinct);
  const queue: { readonly number: number; readonly reply: Promise<Reply> }[] = [];
  let next = begin;
  let last = begin;
  let most = Infinity;
  let perPage = 1;

  const fill = (): void => {
    const budget = reader.remaining ?? AHEAD;
    const width = next === begin ? 1 : Math.max(1, Math.min(AHEAD, budget));
    const end = Math.min(last, begin + reader.mostPages - 1);
    while (queue.length < width && next <= end && queue.length * perPage < reader.wanted) {
      const reply = ask(next);
      // A page that is not waited for in the end must not fail the run.
      reply.catch(() => undefined);
      queue.push({ number: next, reply });
      next += 1;
    }
  };

  try {
    for (fill(); queue.length > 0; fill()) {
      const entry = queue.shift();
      if (entry === undefined) return;
      const reply = await entry.reply;
      const rows = reader.rows(reply);
      const pages = whole(reader.field(reply, style.pages));
      last = pages === undefined || rows.length === 0 ? entry.number : first + pages - 1;
      if (entry.number === begin) {
        most = last * 2 + 10;
        perPage = Math.max(1, rows.length);
      }
      if (entry.number > most) throw reader.fail(`grows without end: the service now says ${String(pages)} pages`);
      yield reader.page(reply, fresh(rows), {
        more: entry.number < last,
        total: style.total === undefined ? undefined : reader.field(reply, style.total),
        pages,
      });
      if (reader.done || entry.number >= last) return;
    }
  } finally {
    stop.abort();
  }
}

/** Keeps rows whose field was not seen before; only the values of the field are remembered. */
function dropRepeated(field: string | undefined): (rows: readonly Row[]) => readonly Row[] {
  if (field === undefined) return (rows) => rows;
  const seen = new Set<unknown>();
  return (rows) =>
    rows.filter((row) => {
      const value = getPath(row, field);
      if (value === undefined || value === null) return true;
      const key = typeof value === 'object' ? String(value) : value;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
