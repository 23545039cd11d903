/** Terms of payment: what customers owe, and what suppliers are owed. Of a hundred thousand documents, numbers are kept. */
import { lazily, whole, type Fields } from '../../engine/lazy.js';
import type { Row } from '../../engine/types.js';
import { pacer, type Work } from '../../engine/work.js';
import { longVersion, shortVersion } from '../world.js';
import { BOOKINGS, PAYMENTS, RECEIVABLES, type Booking } from './bookings.js';
import { groupBy } from './groups.js';
import { keeping } from './kept.js';
import { amountOf } from './money.js';
import { DUE_DAYS, LINE, postedAs, postedAt, versionOf, type Booked, type Books, type Posted } from './postings.js';
import { sourcesOf } from './sums.js';

/** Types of the G/L accounts for customers and suppliers. */
const CONTROL: Readonly<Record<string, number>> = { [RECEIVABLES]: 20, [PAYMENTS]: 22 };
/** Statuses of a term of payment. */
const OPEN = 20;
const MATCHED = 50;
const DAY = 86_400_000;
/** Numbers of lines that a position has room for. */
const LINES = 4096;

/** Amounts on the accounts of customers and suppliers. Each field is a column: an object for each amount takes too much memory. */
class Controls {
  /** Type of the G/L account. */
  readonly side: number[] = [];
  readonly kind: number[] = [];
  /** Position of the document and number of the line. */
  readonly at: number[] = [];
  /** In cents; whole numbers that a double cannot hold are `bigint`. */
  readonly cents: (number | bigint)[] = [];
  readonly who: (string | undefined)[] = [];
  readonly day: number[] = [];
  readonly due: number[] = [];
  readonly version: number[] = [];
  readonly number: unknown[] = [];
  /** The number that a payment names. */
  readonly ref: unknown[] = [];
  private readonly ids = new Map<string, string>();

  add(posted: Posted): void {
    const { header, booking, kind, position, date } = posted;
    for (const entry of posted.entries) {
      const { line, cents, number, who, gl } = entry;
      const side = Number(gl?.['Type']);
      if (side !== CONTROL[RECEIVABLES] && side !== CONTROL[PAYMENTS]) continue;
      const day = Date.parse(String(line?.['Date'] ?? date));
      const isInvoice = number === 0 && booking.terms !== undefined;
      this.side.push(side);
      this.kind.push(kind);
      this.at.push(position * LINES + number);
      const signed = side === CONTROL[RECEIVABLES] ? cents : -cents;
      this.cents.push(Number.isSafeInteger(Number(signed)) ? Number(signed) : signed);
      this.who.push(typeof who === 'string' ? this.known(who) : undefined);
      this.day.push(day);
      this.due.push(isInvoice && typeof header['DueDate'] === 'string' ? Date.parse(header['DueDate']) : isInvoice ? Date.parse(date) + DUE_DAYS * DAY : day);
      this.version.push(shortVersion(versionOf(posted, entry)));
      this.number.push(header[booking.number]);
      this.ref.push(line?.['OurRef']);
    }
  }

  /** One text for each id, however often it is made. */
  private known(id: string): string {
    const found = this.ids.get(id);
    if (found === undefined) this.ids.set(id, id);
    return found ?? id;
  }
}

/** Amounts that customers owe, or that are owed to suppliers; negative amounts are owed the other way. */
export interface Terms {
  readonly size: number;
  readonly amount: (at: number) => bigint;
  readonly open: (at: number) => bigint;
  /** Customer or supplier, if it exists. */
  readonly account: (at: number) => string | undefined;
  readonly number: (at: number) => unknown;
  /** Moment at which it is due. */
  readonly due: (at: number) => number;
  /** Highest row version of what was matched with it, above the first one. */
  readonly version: (at: number) => number;
  readonly isInvoice: (at: number) => boolean;
  /** Moment of the last payment. */
  readonly paid: (at: number) => number | undefined;
  readonly booked: (at: number) => Booked;
}

/** The terms of payment of all documents. */
export function* termsOf(resource: string, books: Books): Work<Terms> {
  const sources = BOOKINGS.flatMap((booking) => [...sourcesOf(booking)]);
  return yield* keeping(`terms ${resource}`, books, [...sources, 'crm/Accounts'], function* () {
    const all: Controls[] = [];
    for (const booking of BOOKINGS) {
      const compute = (): Work<Controls> => controlsOf(booking, books);
      all.push(yield* keeping(`controls ${booking.header}`, books, sourcesOf(booking), compute));
      yield;
    }
    return settled(resource, all, books);
  });
}

/** The terms of payment of some documents. */
export function termsIn(resource: string, documents: readonly Posted[], books: Books): Terms {
  const controls = new Controls();
  for (const posted of documents) controls.add(posted);
  return settled(resource, [controls], books);
}

function* controlsOf(booking: Booking, books: Books): Work<Controls> {
  const controls = new Controls();
  const isPause = pacer();
  for (const posted of postedAs(booking, books)) {
    if (isPause()) yield;
    if (posted !== undefined) controls.add(posted);
  }
  return controls;
}

/**
 * Invoices and what else was booked on the accounts of customers or suppliers. A payment settles the invoice whose number it
 * has, or whose number or reference is in its text, else the oldest ones of its account; what is left of it is a term of its
 * own. The sum of the open amounts is the balance of these accounts.
 */
function settled(resource: string, all: readonly Controls[], books: Books): Terms {
  const side = CONTROL[resource];
  const part: number[] = [];
  const row: number[] = [];
  const open: bigint[] = [];
  const version: number[] = [];
  const paid: (number | undefined)[] = [];
  const terms: number[] = [];
  const settlements: number[] = [];
  const of = <T>(column: (controls: Controls) => readonly T[], at: number): T =>
    column(all[part[at] ?? 0] as Controls)[row[at] ?? 0] as T;
  const day = (at: number): number => of((one) => one.day, at);
  const isInvoice = (at: number): boolean =>
    of((one) => one.at, at) % LINES === 0 && BOOKINGS[of((one) => one.kind, at)]?.terms === resource;
  for (const [index, controls] of all.entries()) {
    for (let i = 0; i < controls.side.length; i++) {
      if (controls.side[i] !== side) continue;
      const at = part.push(index) - 1;
      row.push(i);
      open.push(BigInt(controls.cents[i] ?? 0));
      version.push(controls.version[i] ?? 0);
      (isInvoice(at) || (open[at] ?? 0n) > 0n ? terms : settlements).push(at);
    }
  }
  const live = new Map<string, boolean>();
  const account = (at: number): string | undefined => {
    const who = of((one) => one.who, at);
    if (who === undefined) return undefined;
    let isLive = live.get(who);
    if (isLive === undefined) live.set(who, (isLive = books.names.account(who) !== undefined));
    return isLive ? who : undefined;
  };
  let last: readonly [at: number, booked: Booked] | undefined;
  const booked = (at: number): Booked => {
    if (last?.[0] === at) return last[1];
    const place = of((one) => one.at, at);
    const posted = postedAt(of((one) => one.kind, at), Math.floor(place / LINES), books);
    const entry = posted?.entries.find(({ number }) => number === place % LINES);
    if (posted === undefined || entry === undefined) throw new Error('A term of payment has no document.');
    last = [at, { posted, entry, books }];
    return last[1];
  };

  const byDay = (a: number, b: number): number => day(a) - day(b);
  const byAccount = groupBy(terms, account);
  for (const list of byAccount.values()) list.sort(byDay);
  /** The terms that a payment names. */
  const namedBy = (payment: number, candidates: readonly number[]): number[] => {
    const ref = of((one) => one.ref, payment);
    const number = (at: number): unknown => of((one) => one.number, at);
    if (ref !== undefined) return candidates.filter((at) => number(at) === ref);
    const text = plain(LINE['Description']?.(booked(payment)));
    const words = [text, ...text.split(/\s+/)];
    const isNamed = (name: unknown): boolean => plain(name) !== '' && words.includes(plain(name));
    return candidates.filter(
      (at) => (open[at] ?? 0n) > 0n && (isNamed(number(at)) || isNamed(booked(at).posted.header['YourRef'])),
    );
  };
  const settle = (at: number, payment: number): void => {
    const [owed, left] = [open[at] ?? 0n, open[payment] ?? 0n];
    if (owed <= 0n || left >= 0n) return;
    const amount = owed < -left ? owed : -left;
    open[at] = owed - amount;
    open[payment] = left + amount;
    paid[at] = day(payment);
    version[at] = Math.max(version[at] ?? 0, version[payment] ?? 0);
  };
  for (const payment of settlements.sort(byDay)) {
    const who = account(payment);
    const candidates = who === undefined ? [] : (byAccount.get(who) ?? []);
    const left = open[payment] ?? 0n;
    const named = namedBy(payment, candidates);
    // Numbers repeat in other journals: of several, it is the one with the amount that is paid.
    named.sort((a, b) => Number(open[b] === -left) - Number(open[a] === -left));
    for (const at of named.length > 0 ? named : candidates) settle(at, payment);
    if (open[payment] !== 0n) terms.push(payment);
  }
  const term = (at: number): number => terms[at] ?? 0;
  return {
    size: terms.length,
    amount: (at) => BigInt(of((one) => one.cents, term(at))),
    open: (at) => open[term(at)] ?? 0n,
    account: (at) => account(term(at)),
    number: (at) => of((one) => one.number, term(at)),
    due: (at) => of((one) => one.due, term(at)),
    version: (at) => version[term(at)] ?? 0,
    isInvoice: (at) => isInvoice(term(at)),
    paid: (at) => paid[term(at)],
    booked: (at) => booked(term(at)),
  };
}

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** What the record of a term is made of. */
interface TermSource {
  readonly terms: Terms;
  readonly at: number;
  /** What was stored for it since the sandbox began. */
  readonly stored: Row | undefined;
  /** Id of what is stored for it. */
  readonly id: () => unknown;
}

const isPaid = ({ terms, at }: TermSource): boolean => terms.open(at) === 0n;
const shown = (source: TermSource): unknown => {
  const { terms, at } = source;
  return amountOf(isPaid(source) ? terms.amount(at) : terms.open(at));
};
const wholeAmount = ({ terms, at }: TermSource): unknown => amountOf(terms.amount(at));
const version = ({ terms, at, stored }: TermSource): bigint => {
  const [own, changed] = [longVersion(terms.version(at)), BigInt(String(stored?.['Timestamp'] ?? 0))];
  return changed > own ? changed : own;
};
/** A field of the line, under another name. */
const line =
  (field: string) =>
  ({ terms, at }: TermSource): unknown =>
    LINE[field]?.(terms.booked(at));
const due = (source: TermSource): unknown => line('DueDate')(source) ?? line('Date')(source);

const COMPUTED: Fields<TermSource> = {
  ...Object.fromEntries(Object.keys(LINE).map((field) => [field, line(field)])),
  ...{ Account: ({ terms, at }: TermSource) => terms.account(at), EntryNumber: ({ terms, at }: TermSource) => terms.number(at) },
  ...{ AmountDC: shown, AmountFC: shown, TransactionAmountDC: wholeAmount, TransactionAmountFC: wholeAmount },
  ...{ TransactionEntryID: line('EntryID'), TransactionID: line('ID') },
  ...{ TransactionReportingYear: line('FinancialYear'), TransactionReportingPeriod: line('FinancialPeriod') },
  ...{ TransactionStatus: line('Status'), TransactionType: line('Type'), TransactionIsReversal: () => false },
  ...{ Journal: line('JournalCode'), EntryDate: line('Date'), InvoiceDate: line('Date') },
  ...{ InvoiceNumber: line('EntryNumber'), DueDate: due, TransactionDueDate: due },
  PaymentCondition: ({ terms, at }) => terms.booked(at).posted.header['PaymentCondition'],
  ...{ PaymentDays: () => DUE_DAYS, PaymentMethod: () => 'B', RateFC: () => 1 },
  LastPaymentDate: ({ terms, at }) => {
    const paid = terms.paid(at);
    return paid === undefined ? undefined : new Date(paid).toISOString();
  },
};

const termOf = lazily<TermSource>({
  ...COMPUTED,
  ID: ({ id }) => id(),
  IsFullyPaid: isPaid,
  Status: (source) => (isPaid(source) ? MATCHED : (source.stored?.['Status'] ?? OPEN)),
  Timestamp: (source) => String(version(source)),
});

/** The record of a term. What users changed of it is stored; the amounts are computed. */
function recordOf(source: TermSource): Row {
  const row = termOf(source);
  if (source.stored === undefined) return row;
  const { EntryID: _entry, IsFullyPaid: _paid, Status: _status, Timestamp: _version, ...own } = source.stored;
  return { ...whole(row), ...own };
}

/** The records of terms, and their row versions above the first one. */
export function termRows(
  resource: string,
  terms: Terms,
  books: Books,
): { readonly row: (at: number) => Row; readonly version: (at: number) => number } {
  const rows = books.rows(resource);
  const changed = new Map([...rows.changed()].map((row) => [row['EntryID'], row]));
  const source = (at: number): TermSource => {
    const stored = changed.size > 0 && terms.isInvoice(at) ? changed.get(terms.booked(at).posted.id) : undefined;
    const id = (): unknown => {
      const { posted } = terms.booked(at);
      const found = terms.isInvoice(at) ? (stored ?? rows.having('EntryID', posted.id)[0]) : undefined;
      return found?.['ID'] ?? books.state.random(String(line('ID')({ terms, at, stored, id })), 'term').uuid();
    };
    return { terms, at, stored, id };
  };
  return { row: (at) => recordOf(source(at)), version: (at) => shortVersion(version(source(at))) };
}

/** Days since a term was due; negative before. */
export const daysLate = (terms: Terms, at: number, now: Date): number => Math.floor((+now - terms.due(at)) / DAY);
