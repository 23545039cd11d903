/** Amounts on the accounts of customers and suppliers, in columns of numbers: of documents, nothing else is kept. */
import { shortVersion } from '../world.js';
import { PAYMENTS, RECEIVABLES } from './bookings.js';
import { Amounts, Numbers } from './columns.js';
import { DUE_DAYS, versionOf, type Books, type Posted } from './postings.js';

/** Types of the G/L accounts for customers and suppliers. */
export const CONTROL: Readonly<Record<string, number>> = { [RECEIVABLES]: 20, [PAYMENTS]: 22 };
/** Maximum number of lines of a document, and of a kind of document. */
export const LINES = 4096;
export const PLACES = 2 ** 42;
const DAY = 86_400_000;
/** The reference of a payment that names no invoice. */
const NULL = Infinity;

/** Position of a customer or supplier, also of a deleted one; -1 for nobody. */
export function partyOf(who: unknown, books: Books): number {
  if (typeof who !== 'string') return -1;
  const accounts = books.rows('crm/Accounts');
  const before = accounts.original.position(who);
  return before < 0 ? accounts.position(who) : before;
}

export class Controls {
  /** Type of the G/L account. */
  readonly side = new Numbers();
  /** Kind and position of the document, and number of the line. */
  readonly place = new Numbers();
  readonly cents = new Amounts();
  /** Position of the customer or supplier, or -1. */
  readonly who = new Numbers();
  readonly day = new Numbers();
  readonly due = new Numbers();
  readonly version = new Numbers();
  readonly number = new Numbers();
  /** The number that a payment names; NaN: none. */
  readonly ref = new Numbers();

  constructor(private readonly books: Books) {}

  /** @param isWanted whether an amount of this customer or supplier is added */
  add(posted: Posted, isWanted: (who: number) => boolean = () => true): void {
    const { header, booking, kind, position, date } = posted;
    for (const entry of posted.entries) {
      const { line, cents, number, gl } = entry;
      const side = Number(gl?.['Type']);
      if (side !== CONTROL[RECEIVABLES] && side !== CONTROL[PAYMENTS]) continue;
      const who = partyOf(entry.who, this.books);
      if (!isWanted(who)) continue;
      const day = Date.parse(String(line?.['Date'] ?? date));
      const due = header['DueDate'];
      const isInvoice = number === 0 && booking.terms !== undefined;
      this.side.push(side);
      this.place.push(kind * PLACES + position * LINES + number);
      this.cents.push(side === CONTROL[RECEIVABLES] ? cents : -cents);
      this.who.push(who);
      this.day.push(day);
      this.due.push(!isInvoice ? day : typeof due === 'string' ? Date.parse(due) : Date.parse(date) + DUE_DAYS * DAY);
      this.version.push(shortVersion(versionOf(posted, entry)));
      this.number.push(Number(header[booking.number] ?? Number.NaN));
      this.ref.push(line?.['OurRef'] === null ? NULL : Number(line?.['OurRef'] ?? Number.NaN));
    }
  }
}
