import type { Row, State } from '../../engine/types.js';
import { collectionName } from '../world.js';
import { BOOKINGS, type Booking } from './bookings.js';
import { groupBy } from './groups.js';
import { kept } from './kept.js';
import { amountOf, centsOf, sumOf } from './money.js';

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

function computed({ header, lines, key, parent, journal, number }: Booking, division: number, state: State) {
  const balances = new Map<unknown, Row>();
  const ofEntry = groupBy(state.rows(collectionName(division, lines)).scan(), (line) => line[parent]);
  const ofJournal = groupBy(state.rows(collectionName(division, header)).scan(), (row) => row[journal]);
  for (const entries of ofJournal.values()) {
    let balance = 0n;
    for (const row of [...entries].sort((a, b) => Number(a[number]) - Number(b[number]))) {
      const opening = row['OpeningBalanceFC'] === undefined ? balance : centsOf(row['OpeningBalanceFC']);
      const moved = sumOf((ofEntry.get(row[key]) ?? []).map(({ AmountFC }) => centsOf(AmountFC)));
      balance = opening + moved;
      balances.set(row[key], { OpeningBalanceFC: amountOf(opening), ClosingBalanceFC: amountOf(balance) });
    }
  }
  return balances;
}
