/** Connects numbered pages whose rows moved while they were read. */
import type { Response } from '../contract/http.js';
import type { Row } from '../contract/rows.js';
import type { SeenRows } from './distinct.js';

/**
 * How often the page before must be unchanged while a page is read again, until nothing can have moved between them. A
 * page that is unchanged as well counts three times.
 */
const QUIET = 6;

/** Maximum number of additional reads: at the start, and for each page. Beyond that the list counts as unreadable. */
const SPARE = 100;
const SPARE_PER_PAGE = 12;

/** One numbered page as it was read. */
export interface Numbered {
  readonly number: number;
  readonly response: Response;
  readonly rows: readonly Row[];
  readonly pages: number | undefined;
  /** Total number of rows, or of pages where the service returns no other. */
  readonly count: number | undefined;
}

export interface Connected {
  /** The page, as one of its reads returned it. */
  readonly page: Numbered;
  /** The new rows: those that moved to pages before this one, then its own. */
  readonly rows: readonly Row[];
}

/**
 * Returns a function that connects a page with the rows before it, so that no row between them is missing.
 *
 * The rows keep their order, so a page is connected if it has a row that was read before: rows between the two are in one
 * of the reads. Pages that follow each other have no common row while nothing moves. Then the page before is read again,
 * and the page itself: if rows moved in between, two of the reads overlap; if not, both are unchanged.
 */
export function connector({
  first,
  read,
  seen,
  fail,
}: {
  /** Number of the first page of the list. */
  readonly first: number;
  readonly read: (number: number) => Promise<Numbered>;
  readonly seen: SeenRows;
  readonly fail: (reason: string) => Error;
}): (page: Numbered) => Promise<Connected> {
  let spare = SPARE;
  let furthest = first;
  const readAgain = async (number: number): Promise<Numbered> => {
    if (spare === 0) throw fail('changes faster than it can be read');
    spare -= 1;
    return await read(number);
  };

  const isConnected = ({ number, rows }: Numbered): boolean =>
    number === first || rows.some((row) => seen.has(row)) || (rows.length > 0 && !rows.some(seen.isKeyed));

  /** Reads the page before again, and those before it back to one that is connected. Returns its rows and the new ones. */
  const readBefore = async (number: number): Promise<{ rows: readonly Row[]; moved: readonly Row[] }> => {
    const pages = [await readAgain(number - 1)];
    for (let [page] = pages; page !== undefined && !isConnected(page); [page] = pages) {
      pages.unshift(await readAgain(page.number - 1));
    }
    const [start, ...others] = pages;
    const moved = [...seen.take(start?.rows ?? [])];
    for (const page of others) moved.push(...(await connect(page)).rows);
    return { rows: pages.at(-1)?.rows ?? [], moved };
  };

  const connect = async (page: Numbered): Promise<Connected> => {
    const moved: Row[] = [];
    const reads = [page];
    let now = page;
    let before: readonly Row[] | undefined;
    if (page.number > furthest) {
      furthest = page.number;
      spare += SPARE_PER_PAGE;
    }
    for (let quiet = 0; quiet < QUIET && !reads.some(isConnected);) {
      const found = await readBefore(page.number);
      const again = await readAgain(page.number);
      moved.push(...found.moved);
      reads.push(again);
      const isSteady = found.moved.length === 0 && (before === undefined || seen.same(found.rows, before));
      quiet = isSteady ? quiet + (seen.same(again.rows, now.rows) ? 3 : 1) : 0;
      before = found.rows;
      now = again;
    }
    // Only reads that overlap show all rows between them.
    const connected = reads.findLast(isConnected) ?? now;
    return { page: connected, rows: [...moved, ...seen.take(connected.rows)] };
  };
  return connect;
}
