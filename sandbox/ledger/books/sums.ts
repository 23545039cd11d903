/** Running totals: what was booked on each G/L account in each period. */
import type { Row } from '../../engine/types.js';
import { pacer, type Work } from '../../engine/work.js';
import { BOOKINGS, type Booking } from './bookings.js';
import { keeping } from './kept.js';
import { CHARTS } from './names.js';
import { PERIODS } from './periods.js';
import { postedAs, type Books, type Posted } from './postings.js';

/** What was booked on a G/L account in a period by documents of one status and type. */
export interface Sum {
  readonly year: number;
  readonly period: number;
  readonly gl: Row | undefined;
  readonly status: unknown;
  readonly type: unknown;
  count: number;
  debit: bigint;
  /** Zero or negative. */
  credit: bigint;
}

type Key = Pick<Sum, 'year' | 'period' | 'gl' | 'status' | 'type'>;

/** Finds the sum of a year, period, status, type and G/L account; in order of appearance. */
function summary(): { readonly all: Sum[]; readonly of: (key: Key) => Sum } {
  const all: Sum[] = [];
  const groups = new Map<string, Map<unknown, Sum>>();
  const of = ({ year, period, gl, status, type }: Key): Sum => {
    const name = `${String(year)} ${String(period)} ${String(status)} ${String(type)}`;
    let group = groups.get(name);
    if (group === undefined) groups.set(name, (group = new Map()));
    let sum = group.get(gl?.['Code']);
    if (sum === undefined) {
      sum = { year, period, gl, status, type, count: 0, debit: 0n, credit: 0n };
      group.set(gl?.['Code'], sum);
      all.push(sum);
    }
    return sum;
  };
  return { all, of };
}

/** The resources that the sums and terms of a kind of document follow from. */
export const sourcesOf = ({ header, lines, item }: Booking): readonly string[] => [
  ...[header, lines, PERIODS, ...CHARTS],
  ...(item === undefined ? [] : ['logistics/Items']),
];

/** Sums of all booked lines of a division. Of the documents, nothing is kept. */
export function* sumsOf(books: Books): Work<readonly Sum[]> {
  const { all, of } = summary();
  for (const booking of BOOKINGS) {
    const sums = yield* keeping(`sums ${booking.header}`, books, sourcesOf(booking), () => summed(booking, books));
    for (const one of sums) {
      const sum = of(one);
      sum.count += one.count;
      sum.debit += one.debit;
      sum.credit += one.credit;
    }
  }
  return all;
}

function* summed(booking: Booking, books: Books): Work<readonly Sum[]> {
  const { all, of } = summary();
  const isPause = pacer();
  for (const posted of postedAs(booking, books)) {
    if (isPause()) yield;
    if (posted !== undefined) addTo(of, posted);
  }
  return all;
}

function addTo(of: (key: Key) => Sum, { year, period, status, type, entries }: Posted): void {
  for (const { gl, cents, span } of entries) {
    const sum = of({ year: span?.year ?? year, period: span?.period ?? period, gl, status, type });
    sum.count += 1;
    if (cents > 0n) sum.debit += cents;
    else sum.credit += cents;
  }
}
