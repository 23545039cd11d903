/** Postings of documents in the books, computed one by one from a document and its lines. */
import { lazily, type Fields } from '../../engine/lazy.js';
import type { Order, Point, Row, Rows, State } from '../../engine/types.js';
import { bookedVersion } from '../world.js';
import { BOOKINGS, OF_JOURNAL, type Booking } from './bookings.js';
import { amountOf, centsOf, sumOf, taxIn, taxOn } from './money.js';
import { CHARTS, namesOf, peeking, type Names } from './names.js';
import { PERIODS, periodsOf, type Period, type Span } from './periods.js';

/** The G/L accounts of VAT on sales and on purchases. */
const VAT_TO_PAY = '1500';
const VAT_TO_CLAIM = '1520';
/** The G/L accounts of costs and of revenue that belong to other periods than their document. */
const PREPAID = '1400';
const DEFERRED = '1700';
const DAY = 86_400_000;
/** Days until an invoice is due when it has no due date. */
export const DUE_DAYS = 30;

/** Day on which an invoice of a day is due, if it has no day of its own. */
export const dueDay = (day: string): string => new Date(Date.parse(day) + DUE_DAYS * DAY).toISOString();

/** A document in the books. */
export interface Posted extends Period {
  readonly booking: Booking;
  /** Position of the booking, and of the document among the documents of its kind. */
  readonly kind: number;
  readonly position: number;
  readonly header: Row;
  readonly id: string;
  readonly date: string;
  readonly journal: Row | undefined;
  /** Status and type, as they are in the books. */
  readonly status: unknown;
  readonly type: unknown;
  readonly entries: readonly Entry[];
}

/** One amount on a G/L account. */
export interface Entry {
  readonly number: number;
  readonly gl: Row | undefined;
  /** Debit is positive. */
  readonly cents: bigint;
  /** Id of the customer or supplier. */
  readonly who: unknown;
  /** The line that it books, with its tax; absent for the total and the VAT of a document. */
  readonly line?: Row;
  readonly taxed?: Taxed;
  /** The period of a part of a line that is booked later. */
  readonly span?: Span;
}

/** Amounts of one line of a document, in cents, in the sign of the document. */
export interface Taxed {
  readonly net: bigint;
  readonly tax: bigint;
  readonly percentage: number;
}

/** Splits the amount of a line by its VAT code, which includes the tax (type I) or does not. */
export function taxed(line: Row, field: string, names: Names): Taxed {
  const amount = centsOf(line[field]);
  const code = names.vat(line['VATCode']);
  const percentage = Number(code?.['Percentage'] ?? 0);
  const given = line['VATAmountFC'] ?? line['VATAmount'];
  const isIncluding = code?.['Type'] === 'I';
  const computed = (): bigint => (isIncluding ? taxIn(amount, percentage) : taxOn(amount, percentage));
  const tax = code === undefined ? 0n : given === undefined || given === null ? computed() : centsOf(given);
  return { net: isIncluding ? amount - tax : amount, tax, percentage };
}

/** The data with which the documents of a division are booked. */
export interface Books {
  readonly division: number;
  readonly state: State;
  readonly names: Names;
  readonly periods: readonly Span[];
  rows(resource: string): Rows;
  /** The books before all changes of documents. */
  readonly original: Books;
}

export function booksOf(state: State): Books {
  const names = namesOf(state);
  const books = { division: Number(state.mark), state, names, periods: periodsOf(state) };
  const { rows } = state;
  const before = (resource: string): Rows => rows(resource).original;
  const original: Books = {
    ...{ ...books, names: { ...names, ...peeking(before) }, rows: before },
    get original() {
      return original;
    },
  };
  return { ...books, rows, original };
}

/** Resources that decide how any document is booked. After a change of one, everything is computed again. */
export const CHARTED: readonly string[] = [PERIODS, ...CHARTS];

/** Positions of the documents of a kind whose bookings may differ from the seeded ones. */
export function touchedIn({ header, lines, parent, item }: Booking, { rows }: Books): Set<number> {
  const found = new Set<number>();
  const headers = rows(header);
  const below = rows(lines);
  const add = (line: Row | null | undefined): void => {
    const id = String(line?.[parent]);
    for (const at of [headers.position(id), headers.original.position(id)]) if (at >= 0) found.add(at);
  };
  for (const [position] of headers.touched()) found.add(position);
  for (const [position, row] of below.touched()) {
    add(row);
    add(below.original.at(position));
  }
  if (item === undefined) return found;
  const items = rows('logistics/Items');
  for (const [position, row] of items.touched()) {
    const id = (row ?? items.original.at(position))?.['ID'];
    for (const line of below.having('Item', String(id))) add(line);
  }
  return found;
}

/** The booked documents of a kind, one by one, by position or in another rising order; absent while a document is not booked. */
export function* postedAs(
  booking: Booking,
  books: Books,
  order: Order = { by: [], descending: false },
  after?: Point,
): Iterable<Posted | undefined> {
  const lines = books.rows(booking.lines);
  for (const { position, row } of books.rows(booking.header).listing().entries(order, after))
    yield post(row(), position, lines, booking, books);
}

/** The document at a position, if it is booked. */
export function postedAt(kind: number, position: number, books: Books): Posted | undefined {
  const booking = BOOKINGS[kind];
  const header = booking && books.rows(booking.header).at(position);
  return booking && header && post(header, position, books.rows(booking.lines), booking, books);
}

/** The booked document with an id, of any kind or of one. */
export function postedBy(id: unknown, books: Books, bookings: readonly Booking[] = BOOKINGS): Posted | undefined {
  if (typeof id !== 'string') return undefined;
  for (const booking of bookings) {
    const position = books.rows(booking.header).position(id);
    if (position >= 0) return postedAt(BOOKINGS.indexOf(booking), position, books);
  }
  return undefined;
}

/**
 * The booked documents that name an account, by kind and position. The time depends on the documents of the account, not
 * on the size of the books.
 */
export function postedOf(account: string, books: Books): Posted[] {
  return BOOKINGS.flatMap((booking) => {
    const { header, lines, key, parent, accounts } = booking;
    const ids =
      accounts === undefined
        ? books
            .rows(lines)
            .having('Account', account)
            .map((line) => line[parent])
        : accounts.flatMap((field) =>
            books
              .rows(header)
              .having(field, account)
              .map((row) => row[key]),
          );
    const found = [...new Set(ids)].flatMap((id) => postedBy(id, books, [booking]) ?? []);
    return found.filter(({ entries }) => entries.some(({ who }) => who === account));
  });
}

function post(header: Row, position: number, rows: Rows, booking: Booking, books: Books): Posted | undefined {
  if (booking.isBooked?.(header) === false) return undefined;
  const { names } = books;
  const id = String(header[booking.key]);
  const lines = [...rows.scan({ parent: id, lazy: true })];
  const account = booking.accounts?.map((field) => header[field]).find((one) => typeof one === 'string');
  const date = String((booking.date === undefined ? lines[0]?.['Date'] : header[booking.date]) ?? header['Created']);
  const journal = names.journal(header[booking.journal]);
  return {
    booking,
    kind: BOOKINGS.indexOf(booking),
    position,
    header,
    id,
    date,
    journal,
    year: Number(header[booking.year ?? ''] ?? date.slice(0, 4)),
    period: Number(header[booking.period ?? ''] ?? date.slice(5, 7)),
    status: header['Status'],
    type: header['Type'] === 10 ? 10 : booking.type,
    entries: entriesOf(lines, account, journal, booking, books),
  };
}

function entriesOf(
  lines: readonly Row[],
  account: unknown,
  journal: Row | undefined,
  booking: Booking,
  { names, periods }: Books,
): readonly Entry[] {
  const { sign, total } = booking;
  const split = lines.map((line) =>
    booking.terms === undefined
      ? { net: centsOf(line[booking.amount]), tax: 0n, percentage: 0 }
      : taxed(line, booking.amount, names),
  );
  const entries: Entry[] = [];
  const tax = sumOf(split.map((one) => one.tax));
  if (total !== undefined) {
    const gl = total === OF_JOURNAL ? names.glOf(journal?.['GLAccount']) : names.gl(total);
    const sum = sumOf(split.map(({ net }) => net)) + tax;
    entries.push({ number: 0, gl, cents: -sign * sum, who: account });
  }
  const later: Entry[] = [];
  const accrual = names.gl(sign === 1n ? PREPAID : DEFERRED);
  lines.forEach((line, at) => {
    const one = split[at] ?? { net: 0n, tax: 0n, percentage: 0 };
    const [field, code] = booking.item ?? ['', ''];
    const gl = names.glOf(line['GLAccount']) ?? names.glOf(names.item(line['Item'])?.[field]) ?? names.gl(code);
    const parts = spread(line, one.net, periods);
    for (const { span, cents } of parts) {
      const number = lines.length + 2 + later.length;
      later.push({ number, gl, cents: sign * cents, who: account, line, span });
      later.push({ number: number + 1, gl: accrual, cents: -sign * cents, who: account, line, span });
    }
    const who = line['Account'] ?? account;
    const cents = sign * one.net;
    entries.push({ number: at + 1, gl: parts.length === 0 ? gl : accrual, cents, who, line, taxed: one });
  });
  if (tax !== 0n) {
    const gl = names.gl(sign === 1n ? VAT_TO_CLAIM : VAT_TO_PAY);
    entries.push({ number: lines.length + 1, gl, cents: sign * tax, who: account });
  }
  return [...entries, ...later];
}

/** Spreads the amount of a line with days from and to over their periods: equal parts, and what is left in the last one. */
function spread(
  { From: from, To: to }: Row,
  cents: bigint,
  periods: readonly Span[],
): readonly { readonly span: Span; readonly cents: bigint }[] {
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const spans = periods.filter(
    ({ start, end }) => start.slice(0, 10) <= to.slice(0, 10) && from.slice(0, 10) <= end.slice(0, 10),
  );
  const part = spans.length === 0 ? 0n : cents / BigInt(spans.length);
  return spans.map((span, at) => ({
    span,
    cents: at < spans.length - 1 ? part : cents - part * BigInt(spans.length - 1),
  }));
}

/** The row version of an amount in the books. */
export const versionOf = ({ header, kind }: Posted, { number }: Entry): bigint =>
  bookedVersion(String(header['Timestamp']), kind, number);

/** The sources of a record of the books. */
export interface Booked {
  readonly posted: Posted;
  readonly entry: Entry;
  readonly books: Books;
}

const headed =
  (field: string): ((source: { readonly posted: Posted }) => unknown) =>
  ({ posted }) =>
    posted.header[field];
const ofHeader = (...fields: string[]): Record<string, ReturnType<typeof headed>> =>
  Object.fromEntries(fields.map((field) => [field, headed(field)]));

const COMMON = {
  EntryID: ({ posted }: { readonly posted: Posted }) => posted.id,
  EntryNumber: ({ posted }: { readonly posted: Posted }) => posted.header[posted.booking.number],
  Division: ({ books }: { readonly books: Books }) => books.division,
  ...ofHeader('Description', 'Document', 'Created', 'Modified', 'CreatorFullName', 'ModifierFullName'),
  FinancialYear: ({ posted }: { readonly posted: Posted }) => posted.year,
  FinancialPeriod: ({ posted }: { readonly posted: Posted }) => posted.period,
  JournalCode: ({ posted }: { readonly posted: Posted }) => posted.journal?.['Code'],
  JournalDescription: ({ posted }: { readonly posted: Posted }) => posted.journal?.['Description'],
  Status: ({ posted }: { readonly posted: Posted }) => posted.status,
  Type: ({ posted }: { readonly posted: Posted }) => posted.type,
};

/** The record of a document in the books. */
export const transactionOf = lazily<Omit<Booked, 'entry'>>({
  ...COMMON,
  Date: ({ posted }) => posted.date,
  ...ofHeader('StatusDescription'),
});

/** Fields that the record of a line in the books copies from the line. */
const COPIED = ['Item', 'Notes', 'OurRef', 'Project', 'Quantity', 'VATCode'];

const ofGl =
  (field: string) =>
  ({ entry }: Booked): unknown =>
    entry.gl?.[field];
const ofParty =
  (field: string) =>
  ({ entry, books }: Booked): unknown =>
    books.names.account(entry.who)?.[field];
const ofLine =
  (field: string) =>
  ({ entry }: Booked): unknown =>
    entry.line?.[field];
const ofOwnLine =
  (field: string) =>
  ({ entry }: Booked): unknown =>
    entry.span === undefined ? entry.line?.[field] : undefined;
const ofItem =
  (field: string) =>
  ({ entry, books }: Booked): unknown =>
    entry.span === undefined ? books.names.item(entry.line?.['Item'])?.[field] : undefined;
const amount = ({ entry }: Booked): unknown => amountOf(entry.cents);
/** Whether the amount is the total of an invoice, which a customer owes or a supplier is owed. */
const isTotal = ({ posted, entry }: Booked): boolean => entry.number === 0 && posted.booking.terms !== undefined;

/** The fields of one amount in the books. */
export const LINE: Fields<Booked> = {
  ...COMMON,
  Description: ({ posted, entry }) =>
    entry.line === undefined && entry.number > 0
      ? 'VAT'
      : (entry.line?.['Description'] ?? posted.header['Description']),
  FinancialYear: ({ posted, entry }) => entry.span?.year ?? posted.year,
  FinancialPeriod: ({ posted, entry }) => entry.span?.period ?? posted.period,
  ID: ({ posted, entry, books }) =>
    entry.taxed === undefined ? books.state.random(posted.id, 'line', entry.number).uuid() : entry.line?.['ID'],
  Date: ({ posted, entry: { span, line } }) => {
    if (span === undefined) return line?.['Date'] ?? posted.date;
    const from = String(line?.['From']);
    return from > span.start ? from : span.start;
  },
  LineNumber: ({ entry }) => entry.number,
  ...{ GLAccount: ofGl('ID'), GLAccountCode: ofGl('Code'), GLAccountDescription: ofGl('Description') },
  ...{ Account: ofParty('ID'), AccountCode: ofParty('Code'), AccountName: ofParty('Name') },
  ...{ AmountDC: amount, AmountFC: amount },
  Currency: ({ posted }) => posted.header['Currency'] ?? 'EUR',
  ExchangeRate: () => 1,
  ...ofHeader('YourRef'),
  Timestamp: ({ posted, entry }) => String(versionOf(posted, entry)),
  InvoiceNumber: (source) => (isTotal(source) ? source.posted.header[source.posted.booking.number] : undefined),
  DueDate: (source) => (isTotal(source) ? (source.posted.header['DueDate'] ?? dueDay(source.posted.date)) : undefined),
  AmountVATFC: ({ posted, entry: { taxed: one } }) => (one ? amountOf(posted.booking.sign * one.tax) : undefined),
  VATPercentage: ({ entry }) => entry.taxed?.percentage,
  ...{ CostCenter: ofLine('CostCenter'), CostUnit: ofLine('CostUnit') },
  ...Object.fromEntries(COPIED.map((field) => [field, ofOwnLine(field)])),
  ...{ ItemCode: ofItem('Code'), ItemDescription: ofItem('Description') },
};
export const lineOf = lazily(LINE);

/** The records of a document's amounts in the books. */
export const linesOf = (posted: Posted, books: Books): Row[] =>
  posted.entries.map((entry) => lineOf({ posted, entry, books }));
