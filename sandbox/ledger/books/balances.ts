/** Balances of bank and cash entries: each begins with the balance at the end of the entry before it in its journal. */
import type { Row, State } from '../../engine/types.js';
import { BOOKINGS, type Booking } from './bookings.js';
import { groupBy } from './groups.js';
import { kept } from './kept.js';
import { amountOf, centsOf } from './money.js';
import { booksOf, CHARTED, postedAs, postedAt, touchedIn, type Books, type Posted } from './postings.js';

const STATEMENTS = BOOKINGS.filter(({ header }) => /^financialtransaction\/(?:Bank|Cash)Entries$/.test(header));

/** The amount that an entry adds, and its position among the entries of its journal. */
interface Statement {
  readonly journal: unknown;
  readonly number: number;
  readonly sum: bigint;
  readonly opening: bigint | undefined;
}

/** Returns the balances before and after a bank or cash entry; nothing for any other record. */
export function balancesOf(row: Row, resource: string, state: State): Row {
  const booking = STATEMENTS.find(({ header }) => header === resource);
  if (booking === undefined) return {};
  const books = booksOf(state);
  const { header, lines } = booking;
  const compute = (): ReturnType<typeof balancesIn> => balancesIn(booking, books);
  const balances = kept(`balances ${header}`, state, [header, lines, ...CHARTED], compute);
  return balances(books.rows(resource).position(String(row[booking.key])));
}

const statementOf = ({ header, booking, entries }: Posted): Statement => ({
  journal: header[booking.journal],
  number: Number(header[booking.number]),
  sum: entries[0]?.cents ?? 0n,
  opening: header['OpeningBalanceFC'] === undefined ? undefined : centsOf(header['OpeningBalanceFC']),
});

/** Only sums are kept, by the positions of the entries: there may be hundreds of thousands of lines. */
function balancesIn(booking: Booking, books: Books): (position: number) => Row {
  const before = kept(`statements ${booking.header}`, books.state, CHARTED, () => {
    const all: (Statement | undefined)[] = [];
    for (const posted of postedAs(booking, books.original)) all.push(posted && statementOf(posted));
    return all;
  });
  const statements = [...before];
  for (const position of touchedIn(booking, books)) {
    const posted = postedAt(BOOKINGS.indexOf(booking), position, books);
    statements[position] = posted && statementOf(posted);
  }
  const opening: bigint[] = [];
  const positions = [...statements.keys()].filter((at) => statements[at] !== undefined);
  for (const own of groupBy(positions, (at) => statements[at]?.journal).values()) {
    let balance = 0n;
    for (const at of own.sort((a, b) => (statements[a]?.number ?? 0) - (statements[b]?.number ?? 0))) {
      opening[at] = statements[at]?.opening ?? balance;
      balance = opening[at] + (statements[at]?.sum ?? 0n);
    }
  }
  return (position) => {
    const [first, statement] = [opening[position], statements[position]];
    if (first === undefined || statement === undefined) return {};
    return { OpeningBalanceFC: amountOf(first), ClosingBalanceFC: amountOf(first + statement.sum) };
  };
}
