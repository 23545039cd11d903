/** Running totals: what was booked on each G/L account in each period. */
import type { Row } from '../../engine/types.js';
import { pacer, type Work } from '../../engine/work.js';
import { BOOKINGS, type Booking } from './bookings.js';
import { Controls } from './controls.js';
import { keeping } from './kept.js';
import { CHARTED, postedAs, postedAt, touchedIn, type Books, type Posted } from './postings.js';

/** The sum booked on a G/L account in a period by documents of one status and type. */
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
  let last: { readonly key: Key; readonly group: Map<unknown, Sum> } | undefined;
  const groupOf = (key: Key): Map<unknown, Sum> => {
    const { year, period, status, type } = key;
    // The lines of a document follow each other.
    const isSame = last?.key.year === year && last.key.period === period && last.key.status === status;
    if (last !== undefined && isSame && last.key.type === type) return last.group;
    const name = `${String(year)} ${String(period)} ${String(status)} ${String(type)}`;
    const group = groups.get(name) ?? new Map<unknown, Sum>();
    groups.set(name, group);
    last = { key, group };
    return group;
  };
  const of = (key: Key): Sum => {
    const { year, period, gl, status, type } = key;
    const group = groupOf(key);
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

/**
 * Sums of all booked lines of a division. Sums of the seeded documents are kept. Documents that were touched since are
 * subtracted, and added as they are now.
 */
export function* sumsOf(books: Books): Work<readonly Sum[]> {
  const { all, of } = summary();
  for (const [kind, booking] of BOOKINGS.entries()) {
    const { sums } = yield* seededTotals(booking, books);
    for (const one of sums) {
      const sum = of(one);
      sum.count += one.count;
      sum.debit += one.debit;
      sum.credit += one.credit;
    }
    for (const position of touchedIn(booking, books)) {
      const [before, now] = [postedAt(kind, position, books.original), postedAt(kind, position, books)];
      if (before !== undefined) addTo(of, before, -1);
      if (now !== undefined) addTo(of, now, 1);
    }
  }
  return all.filter(({ count }) => count > 0);
}

/** Totals of the seeded documents of a kind. */
interface Totals {
  readonly sums: readonly Sum[];
  readonly controls: Controls;
}

/** Reads the seeded documents of a kind once, for all reports. */
export const seededTotals = (booking: Booking, books: Books): Work<Totals> =>
  keeping(`totals ${booking.header}`, books.state, CHARTED, function* () {
    const { all, of } = summary();
    const controls = new Controls(books);
    const isPause = pacer();
    for (const posted of postedAs(booking, books.original)) {
      if (isPause()) yield;
      if (posted === undefined) continue;
      addTo(of, posted, 1);
      controls.add(posted);
    }
    return { sums: all, controls };
  });

function addTo(of: (key: Key) => Sum, { year, period, status, type, entries }: Posted, sign: 1 | -1): void {
  for (const { gl, cents, span } of entries) {
    const sum = of({ year: span?.year ?? year, period: span?.period ?? period, gl, status, type });
    const amount = BigInt(sign) * cents;
    sum.count += sign;
    if (cents > 0n) sum.debit += amount;
    else sum.credit += amount;
  }
}
