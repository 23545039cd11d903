import type { Row, State } from '../../engine/types.js';
import { collectionName } from '../world.js';
import { BOOKINGS, type Booking } from './bookings.js';
import { kept } from './kept.js';
import { amountOf, centsOf } from './money.js';

/** Bank and cash entries: each begins with the balance at the end of the entry before it in its journal. */
const STATEMENTS = BOOKINGS.filter(({ header }) => /^financialtransaction\/(?:Bank|Cash)Entries$/.test(header));

/** The balances before and after a bank or cash entry; of other records nothing. */
export function balancesOf(row: Row, resource: string, division: number, state: State): Row {
  const booking = STATEMENTS.find(({ header }) => header === resource);
  if (booking === undefined) return {};
  const { header, lines, key } = booking;
  const all = kept(`balances ${header}`, division, state, [header, lines], () => computed(booking, division, state));
  return all.get(row[key]) ?? {};
}

/** What the balance of an entry follows from. */
interface Statement {
  readonly id: unknown;
  readonly number: number;
  readonly opening: unknown;
}

function computed({ header, lines, key, parent, journal, number }: Booking, division: number, state: State) {
  const balances = new Map<unknown, Row>();
  // Of hundreds of thousands of lines, only the sums are kept.
  const sums = new Map<unknown, bigint>();
  for (const line of state.rows(collectionName(division, lines)).scan())
    sums.set(line[parent], (sums.get(line[parent]) ?? 0n) + centsOf(line['AmountFC']));
  const ofJournal = new Map<unknown, Statement[]>();
  for (const row of state.rows(collectionName(division, header)).scan()) {
    const entry = { id: row[key], number: Number(row[number]), opening: row['OpeningBalanceFC'] };
    const known = ofJournal.get(row[journal]);
    if (known === undefined) ofJournal.set(row[journal], [entry]);
    else known.push(entry);
  }
  for (const entries of ofJournal.values()) {
    let balance = 0n;
    for (const { id, opening: given } of entries.sort((a, b) => a.number - b.number)) {
      const opening = given === undefined ? balance : centsOf(given);
      balance = opening + (sums.get(id) ?? 0n);
      balances.set(id, { OpeningBalanceFC: amountOf(opening), ClosingBalanceFC: amountOf(balance) });
    }
  }
  return balances;
}
