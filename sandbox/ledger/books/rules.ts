/** Rules for documents that are booked. */
import { isObject } from 'cmdspec-runtime/kit';
import { whole } from '../../engine/lazy.js';
import { refuse } from '../../engine/refusal.js';
import type { Context } from '../../engine/odata/behavior.js';
import type { Row, State } from '../../engine/types.js';
import { stamped } from '../stamp.js';
import { changedVersion } from '../world.js';
import { bookingOf, PAYMENTS, RECEIVABLES, type Booking } from './bookings.js';
import { partyOf } from './controls.js';
import { openPeriod } from './periods.js';
import { booksOf, dueDay, linesOf, postedBy, postedOf } from './postings.js';
import { termIds, termsIn } from './terms.js';

const TRANSACTION_LINE = 1;
const TERM = 10;

/** The booking of a document; absent for its lines and for other records. */
export function documentBooking({ served }: Pick<Context, 'served'>): Booking | undefined {
  const booking = bookingOf(served.source);
  return booking?.header === served.source ? booking : undefined;
}

/** Refuses a journal of a type that documents of this kind are not booked in. */
export function needJournal(row: Row, booking: Booking, state: State): void {
  const code = row[booking.journal];
  const journal = state.rows('financial/Journals').find((one) => one['Code'] === code);
  if (journal !== undefined && !booking.journals.includes(Number(journal['Type']))) {
    refuse(400, `${booking.journal}: ${String(code)} is a journal of another type`);
  }
}

/** Refuses days of a line without the other one, in the wrong order, or outside of the open periods. */
export function needSpan({ From: from, To: to }: Row, { served, state }: Context): void {
  if (bookingOf(served.source)?.lines !== served.source) return;
  const given = [from, to].filter((one) => one !== undefined && one !== null).map(String);
  if (given.length === 1) refuse(400, 'From and To are required together');
  const [first = '', last = ''] = given;
  if (last < first) refuse(400, 'To is before From');
  if (given.length === 0) return;
  openPeriod('From', first, state);
  openPeriod('To', last, state);
}

const PROCESSED = 50;

/** Refuses a change of the lines of a document that was printed. */
export function needUnprinted(line: Row, { served, state }: Context): void {
  const booking = bookingOf(served.source);
  if (booking?.isPrinted !== true || booking.lines !== served.source) return;
  const header = state.rows(booking.header).get(String(line[booking.parent]));
  if (header?.['Status'] === PROCESSED) refuse(400, 'Cannot be changed: Processed');
}

/** Refuses to delete a document that was printed, and an account that owes something or is owed something. */
export function needDeletable(row: Row, { served, state }: Context): void {
  if (documentBooking({ served })?.isPrinted === true && row['Status'] === PROCESSED) {
    refuse(400, 'Cannot be deleted: Processed');
  }
  if (served.source !== 'crm/Accounts') return;
  const books = booksOf(state);
  const all = postedOf(String(row['ID']), books);
  for (const resource of [RECEIVABLES, PAYMENTS]) {
    const terms = termsIn(resource, all, books);
    for (let at = 0; at < terms.size; at++)
      if (terms.open(at) !== 0n && terms.party(at) === partyOf(row['ID'], books))
        refuse(400, `Cannot be deleted: Open item ${String(terms.number(at))}`);
  }
}

/** Date, year and period of a document that is created or changed. Refuses a date outside of the open periods. */
export function datedDocument(row: Row, lines: unknown, booking: Booking, { request: { now }, state }: Context): Row {
  const today = `${now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  const first: unknown = Array.isArray(lines)
    ? lines.find((line) => isObject(line) && line['Date'] != null)
    : undefined;
  const ofLines = isObject(first) ? String(first['Date']) : undefined;
  const date = booking.date === undefined ? ofLines : (row[booking.date] ?? undefined);
  const { year, period } = openPeriod(booking.date ?? 'Date', String(date ?? today), state);
  return {
    ...(booking.terms !== undefined && { DueDate: row['DueDate'] ?? dueDay(String(date ?? today)) }),
    ...(booking.date !== undefined && { [booking.date]: date ?? today }),
    ...(booking.year !== undefined && { [booking.year]: row[booking.year] ?? year }),
    ...(booking.period !== undefined && { [booking.period]: row[booking.period] ?? period }),
  };
}

/** The date of a line of a bank, cash or journal entry; default: the date of the other lines, else today. */
export function datedLine(row: Row, siblings: readonly Row[], { request, served, state }: Context): Row {
  const booking = bookingOf(served.source);
  if (booking === undefined || booking.date !== undefined || booking.lines !== served.source) return {};
  const date = row['Date'] ?? siblings[0]?.['Date'] ?? `${request.now.toISOString().slice(0, 10)}T00:00:00.000Z`;
  openPeriod('Date', String(date), state);
  return { Date: date };
}

/** Registers the term of payment of a new invoice, so that users can change how it is paid. */
export function addTerm(header: Row, context: Context): void {
  const booking = documentBooking(context);
  if (booking?.terms === undefined) return;
  context.state.rows(booking.terms).insert({ EntryID: header[booking.key] });
}

/** Adds a deleted record to the feed of deletions. */
export function noteDeletion(key: unknown, type: number, { Creator }: Row, now: Date, state: State): void {
  state.rows('sync/Deleted').insert({
    EntityKey: key,
    EntityType: type,
    DeletedDate: now.toISOString(),
    DeletedBy: Creator ?? null,
    Division: Number(state.mark),
    Timestamp: changedVersion(state.next('version')),
  });
}

/** Adds what a deleted document had in the books to the feed of deletions: its lines, and its term of payment. */
export function removeBooked(header: Row, { request, served, state }: Context): void {
  const booking = documentBooking({ served });
  if (booking === undefined) return;
  const note = (key: unknown, type: number): void => noteDeletion(key, type, {}, request.now, state);
  const books = booksOf(state);
  const posted = postedBy(header[booking.key], books, [booking]);
  const lines = posted === undefined ? [] : linesOf(posted, books);
  for (const { ID } of lines) note(ID, TRANSACTION_LINE);
  if (posted !== undefined) for (const id of termIds(RECEIVABLES, posted, books)) note(id, TERM);
  if (booking.terms === undefined) return;
  const term = termOf(header, booking.terms, booking, state);
  if (term !== undefined) state.rows(booking.terms).drop(String(term['ID']));
}

/** The stored term of payment of a document. */
function termOf(header: Row, terms: string, { key }: Booking, state: State): Row | undefined {
  return state.rows(terms).having('EntryID', String(header[key]))[0];
}

/** The documents of a deleted account change with it: their lines no longer name it. */
export function restampDocuments(account: unknown, { request: { now }, state }: Context): void {
  for (const { booking, header } of postedOf(String(account), booksOf(state)))
    state.rows(booking.header).put(stamped(whole(header), state, now));
}

/** Stores a user's change of a receivable or payment. Returns whether it is the term of an invoice. */
export function changeTerm(key: string | number, body: Row, { request: { now }, served, state }: Context): boolean {
  const terms = state.rows(served.source);
  const stored = terms.get(key);
  if (stored === undefined || postedBy(stored['EntryID'], booksOf(state)) === undefined) return false;
  terms.put(stamped({ ...stored, ...body }, state, now));
  return true;
}
