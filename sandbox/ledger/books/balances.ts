/** Balances of bank and cash entries: each begins with the balance at the end of the entry before it in its journal. */
import type { Row, State } from '../../engine/types.js';
import { BOOKINGS, type Booking } from './bookings.js';
import { kept } from './kept.js';
import { amountOf, centsOf } from './money.js';
import { booksOf, postedAs, type Books } from './postings.js';
import { sourcesOf } from './sums.js';

const STATEMENTS = BOOKINGS.filter(({ header }) => /^financialtransaction\/(?:Bank|Cash)Entries$/.test(header));

/** The balances before and after a bank or cash entry; of other records nothing. */
export function balancesOf(row: Row, resource: string, division: number, state: State): Row {
  const booking = STATEMENTS.find(({ header }) => header === resource);
  if (booking === undefined) return {};
  const books = booksOf(division, state);
  const compute = (): ReturnType<typeof computed> => computed(booking, books);
  const { opening, sums } = kept(`balances ${booking.header}`, division, state, sourcesOf(booking), compute);
  const at = books.rows(resource).position(String(row[booking.key]));
  const [before, sum] = [opening.get(at), sums.get(at)];
  if (before === undefined || sum === undefined) return {};
  return { OpeningBalanceFC: amountOf(before), ClosingBalanceFC: amountOf(before + sum) };
}

/** What the entries begin with and what they add, by position: of hundreds of thousands of lines, only the sums are kept. */
function computed(booking: Booking, books: Books) {
  const { number, journal } = booking;
  const sums = new Map<number, bigint>();
  const opening = new Map<number, bigint>();
  const ofJournal = new Map<unknown, { readonly at: number; readonly number: number }[]>();
  for (const posted of postedAs(booking, books)) {
    if (posted === undefined) continue;
    const { header, position: at, entries } = posted;
    sums.set(at, entries[0]?.cents ?? 0n);
    const given = header['OpeningBalanceFC'];
    if (given !== undefined) opening.set(at, centsOf(given));
    const entry = { at, number: Number(header[number]) };
    const known = ofJournal.get(header[journal]);
    if (known === undefined) ofJournal.set(header[journal], [entry]);
    else known.push(entry);
  }
  for (const entries of ofJournal.values()) {
    let balance = 0n;
    for (const { at } of entries.sort((a, b) => a.number - b.number)) {
      const before = opening.get(at) ?? balance;
      opening.set(at, before);
      balance = before + (sums.get(at) ?? 0n);
    }
  }
  return { opening, sums };
}
