/**
 * Terms of payment: what customers owe, and what suppliers are owed. Only numbers are kept, because there may be a
 * hundred thousand documents.
 */
import { lazily, whole, type Fields } from '../../engine/lazy.js';
import type { Row, State } from '../../engine/types.js';
import type { Work } from '../../engine/work.js';
import { changedVersion, longVersion, shortVersion } from '../world.js';
import { BOOKINGS } from './bookings.js';
import { Amounts, Numbers } from './columns.js';
import { CONTROL, Controls, LINES, partyOf, PLACES } from './controls.js';
import { groupBy } from './groups.js';
import { keeping, kept } from './kept.js';
import { amountOf } from './money.js';
import {
  CHARTED,
  DUE_DAYS,
  LINE,
  postedAt,
  postedOf,
  touchedIn,
  type Booked,
  type Books,
  type Posted,
} from './postings.js';
import { seededTotals } from './sums.js';

/** Statuses of a term of payment. */
const OPEN = 20;
const MATCHED = 50;
const DAY = 86_400_000;

/** Amounts that customers owe, or that are owed to suppliers; negative amounts are owed the other way. */
export interface Terms {
  readonly size: number;
  readonly amount: (at: number) => bigint;
  readonly open: (at: number) => bigint;
  /** Position of the customer or supplier; -1 if there is none. */
  readonly party: (at: number) => number;
  readonly number: (at: number) => number;
  /** Moment at which it is due. */
  readonly due: (at: number) => number;
  /** Row version, above the first one. */
  readonly version: (at: number) => number;
  readonly isInvoice: (at: number) => boolean;
  /** Moment of the last payment; NaN without one. */
  readonly paid: (at: number) => number;
  readonly booked: (at: number) => Booked;
  /** Kind and position of the document. */
  readonly document: (at: number) => readonly [kind: number, position: number];
  /** Sort key of terms: the day of the rest of a payment, which comes last, then the document and line. */
  readonly rank: (at: number) => readonly [day: number, place: number];
}

/**
 * The terms of payment of all documents. Seeded terms are kept; terms of accounts whose documents were touched
 * since are computed again.
 */
export function* termsOf(resource: string, books: Books): Work<Terms> {
  const before = yield* keeping(`terms ${resource}`, books.state, CHARTED, function* () {
    const all: Controls[] = [];
    for (const booking of BOOKINGS) all.push((yield* seededTotals(booking, books)).controls);
    return settled(resource, all, books, books.original);
  });
  const sources = BOOKINGS.flatMap(({ header, lines }) => [header, lines]);
  const followed = [...CHARTED, ...sources, 'crm/Accounts', 'logistics/Items'];
  return kept(`all terms ${resource}`, books.state, followed, () => changed(resource, before, books));
}

/** The terms that were computed since the sandbox began, and the row versions that they have got. */
interface Versions {
  /** Content and first row version of the terms of a customer or supplier, or of a document without one. */
  readonly owners: Map<string, { readonly content: string; readonly first: number }>;
  readonly parties: Set<number>;
  /** The highest row version of a term. */
  top: number;
}

const versionsOf = new WeakMap<State, Map<string, Versions>>();

function versionsIn(resource: string, { state }: Books): Versions {
  const all = versionsOf.get(state) ?? new Map<string, Versions>();
  const found = all.get(resource) ?? { owners: new Map(), parties: new Set(), top: 0 };
  versionsOf.set(state, all.set(resource, found));
  return found;
}

/**
 * Gives the terms of a customer or supplier new row versions when one of them changed. What settles a term can change or be
 * deleted, and then no row version of a document says so.
 */
function versioned(terms: Terms, known: Versions, { state }: Books): Terms {
  const versions = new Float64Array(terms.size);
  const latest = shortVersion(BigInt(changedVersion(state.counted('version'))));
  const owners = groupBy(Array.from(versions.keys()), (at) => ownerOf(terms, at));
  // An owner who has no terms now may get the same ones again.
  for (const owner of known.owners.keys()) if (!owners.has(owner)) known.owners.delete(owner);
  for (const [owner, list] of owners) {
    const content = list.map((at) => contentOf(terms, at)).join(' ');
    const before = known.owners.get(owner);
    const first = before?.content === content ? before.first : Math.max(latest, known.top) + 1;
    for (const [index, at] of list.entries()) versions[at] = first + index;
    known.top = Math.max(known.top, first + list.length);
    known.owners.set(owner, { content, first });
    if (terms.party(list[0] ?? 0) >= 0) known.parties.add(terms.party(list[0] ?? 0));
  }
  return { ...terms, version: (at) => versions[at] ?? 0 };
}

/** What the record of a term consists of: its document, by row version, and what settled it. */
const contentOf = (terms: Terms, at: number): string =>
  [...terms.document(at), terms.version(at), terms.number(at), terms.amount(at), terms.open(at), terms.paid(at)].join();

/** The customer or supplier of a term; of a term without one, its document. */
const ownerOf = (terms: Terms, at: number): string =>
  terms.party(at) < 0 ? terms.document(at).join(' ') : String(terms.party(at));

/** The earlier terms, with the terms of changed accounts computed again. */
function changed(resource: string, before: Terms, books: Books): Terms {
  const touched = BOOKINGS.map((booking) => touchedIn(booking, books));
  const parties = new Set<number>();
  const documents = new Map<string, Posted>();
  const add = (posted: Posted): unknown => documents.set(`${posted.kind} ${posted.position}`, posted);
  for (const [kind, positions] of touched.entries()) {
    for (const position of positions) {
      const now = postedAt(kind, position, books);
      if (now !== undefined) add(now);
      for (const posted of [now, postedAt(kind, position, books.original)])
        for (const { who } of posted?.entries ?? []) parties.add(partyOf(who, books));
    }
  }
  const accounts = books.rows('crm/Accounts');
  for (const [position, row] of accounts.touched()) if (row === null) parties.add(position);
  // What settled the terms of an account may name another one by now.
  const known = versionsIn(resource, books);
  for (const party of known.parties) parties.add(party);
  parties.delete(-1);
  if (parties.size === 0 && touched.every(({ size }) => size === 0)) return before;
  for (const party of parties) {
    const account = accounts.at(party) ?? accounts.original.at(party);
    for (const posted of postedOf(String(account?.['ID']), books)) add(posted);
  }
  const controls = new Controls(books);
  const order = [...documents.values()].sort((a, b) => a.kind - b.kind || a.position - b.position);
  for (const posted of order) {
    const isTouched = touched[posted.kind]?.has(posted.position) === true;
    controls.add(posted, (who) => isTouched || parties.has(who));
  }
  return merged(
    before,
    (at) => {
      const [kind, position] = before.document(at);
      return !parties.has(before.party(at)) && touched[kind]?.has(position) !== true;
    },
    versioned(settled(resource, [controls], books, books), known, books),
  );
}

/** Merges the terms of two lists in one order. Terms of the first list must pass a test. */
function merged(first: Terms, isLeft: (at: number) => boolean, second: Terms): Terms {
  const from = new Numbers();
  const index = new Numbers();
  let next = 0;
  const take = (terms: Terms, at: number): void => {
    from.push(terms === first ? 0 : 1);
    index.push(at);
  };
  for (let at = 0; at < first.size; at++) {
    if (!isLeft(at)) continue;
    const [day, place] = next < second.size ? first.rank(at) : [0, 0];
    for (; next < second.size; next++) {
      const [otherDay, otherPlace] = second.rank(next);
      if (otherDay > day || (otherDay === day && otherPlace > place)) break;
      take(second, next);
    }
    take(first, at);
  }
  for (; next < second.size; next++) take(second, next);
  const of =
    <
      K extends
        | 'amount'
        | 'open'
        | 'party'
        | 'number'
        | 'due'
        | 'version'
        | 'isInvoice'
        | 'paid'
        | 'booked'
        | 'document'
        | 'rank',
    >(
      name: K,
    ) =>
    (at: number): ReturnType<Terms[K]> =>
      (from.at(at) === 0 ? first : second)[name](index.at(at)) as ReturnType<Terms[K]>;
  return {
    size: index.size,
    ...{ amount: of('amount'), open: of('open'), party: of('party'), number: of('number'), due: of('due') },
    ...{ version: of('version'), isInvoice: of('isInvoice'), paid: of('paid'), booked: of('booked') },
    ...{ document: of('document'), rank: of('rank') },
  };
}

/** The terms of payment of some documents. */
export function termsIn(resource: string, documents: readonly Posted[], books: Books): Terms {
  const controls = new Controls(books);
  for (const posted of documents) controls.add(posted);
  return settled(resource, [controls], books, books);
}

/**
 * Invoices and what else was booked on the accounts of customers or suppliers. A payment settles the invoice whose number it
 * has, or whose number or reference is in its text, else the oldest ones of its account; the payment is a term of its own, which is
 * open as far as it settles nothing. The sum of the open amounts is the balance of these accounts.
 */
function settled(resource: string, all: readonly Controls[], books: Books, then: Books): Terms {
  const side = CONTROL[resource];
  const controls = new Numbers();
  const row = new Numbers();
  const open = new Amounts();
  const paid = new Numbers();
  const terms = new Numbers();
  const settlements: number[] = [];
  type Column = Exclude<keyof Controls, 'add' | 'cents'>;
  const source = (at: number): Controls => all[controls.at(at)] as Controls;
  const of = (name: Column, at: number): number => source(at)[name].at(row.at(at));
  const kind = (at: number): number => Math.floor(of('place', at) / PLACES);
  const position = (at: number): number => Math.floor((of('place', at) % PLACES) / LINES);
  const isInvoice = (at: number): boolean => of('place', at) % LINES === 0 && BOOKINGS[kind(at)]?.terms === resource;
  const owners = new Numbers();
  const parties = then.rows('crm/Accounts');
  const live = new Map<number, boolean>();
  const isLive = (who: number): boolean => {
    const known = live.get(who) ?? parties.at(who) !== undefined;
    live.set(who, known);
    return known;
  };
  for (const [index, one] of all.entries()) {
    for (let i = 0; i < one.side.size; i++) {
      if (one.side.at(i) !== side) continue;
      const at = controls.push(index);
      row.push(i);
      open.push(one.cents.at(i));
      paid.push(Number.NaN);
      owners.push(isLive(one.who.at(i)) ? one.who.at(i) : -1);
      if (isInvoice(at) || open.at(at) > 0n) terms.push(at);
      else settlements.push(at);
    }
  }
  const party = (at: number): number => owners.at(at);
  let last: readonly [at: number, booked: Booked] | undefined;
  const booked = (at: number): Booked => {
    if (last?.[0] === at) return last[1];
    const posted = postedAt(kind(at), position(at), books);
    const entry = posted?.entries.find(({ number }) => number === of('place', at) % LINES);
    if (posted === undefined || entry === undefined) throw new Error('A term of payment has no document.');
    last = [at, { posted, entry, books }];
    return last[1];
  };

  const byDay = (a: number, b: number): number => of('day', a) - of('day', b);
  const byParty = groupBy(positionsOf(terms), party);
  for (const list of byParty.values()) list.sort(byDay);
  /** The terms that a payment names. */
  const namedBy = (payment: number, candidates: readonly number[]): number[] => {
    const ref = of('ref', payment);
    if (!Number.isNaN(ref)) return candidates.filter((at) => of('number', at) === ref);
    const text = plain(LINE['Description']?.(booked(payment)));
    const words = [text, ...text.split(/\s+/)];
    const isNamed = (name: unknown): boolean => plain(name) !== '' && words.includes(plain(name));
    return candidates.filter(
      (at) => open.at(at) > 0n && (isNamed(of('number', at)) || isNamed(booked(at).posted.header['YourRef'])),
    );
  };
  const settle = (at: number, payment: number): void => {
    const [owed, left] = [open.at(at), open.at(payment)];
    if (owed <= 0n || left >= 0n) return;
    const amount = owed < -left ? owed : -left;
    open.set(at, owed - amount);
    open.set(payment, left + amount);
    paid.set(at, of('day', payment));
  };
  const rest = terms.size;
  for (const payment of settlements.sort(byDay)) {
    const who = party(payment);
    const candidates = who < 0 ? [] : (byParty.get(who) ?? []);
    const left = open.at(payment);
    const named = namedBy(payment, candidates);
    // Numbers repeat in other journals. Of several invoices, the one with the paid amount comes first.
    named.sort((a, b) => Number(open.at(b) === -left) - Number(open.at(a) === -left));
    for (const at of named.length > 0 ? named : candidates) settle(at, payment);
    terms.push(payment);
  }
  const term = (at: number): number => terms.at(at);
  return {
    size: terms.size,
    amount: (at) => source(term(at)).cents.at(row.at(term(at))),
    open: (at) => open.at(term(at)),
    party: (at) => party(term(at)),
    number: (at) => of('number', term(at)),
    due: (at) => of('due', term(at)),
    version: (at) => of('version', term(at)),
    isInvoice: (at) => isInvoice(term(at)),
    paid: (at) => paid.at(term(at)),
    booked: (at) => booked(term(at)),
    document: (at) => [kind(term(at)), position(term(at))],
    rank: (at) => [at < rest ? -Infinity : of('day', term(at)), of('place', term(at))],
  };
}

function* positionsOf(column: Numbers): Iterable<number> {
  for (let at = 0; at < column.size; at++) yield column.at(at);
}

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** The sources of the record of a term. */
interface TermSource {
  readonly terms: Terms;
  readonly at: number;
  /** Fields stored for the term since the sandbox began. */
  readonly stored: Row | undefined;
  /** Id of the stored fields. */
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
  EntryNumber: ({ terms, at }) => terms.number(at),
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
    return Number.isNaN(paid) ? undefined : new Date(paid).toISOString();
  },
};

const termOf = lazily<TermSource>({
  ...COMPUTED,
  ID: ({ id }) => id(),
  IsFullyPaid: isPaid,
  Status: (source) => (isPaid(source) ? MATCHED : (source.stored?.['Status'] ?? OPEN)),
  Timestamp: (source) => String(version(source)),
});

/** The record of a term. Changes by users are stored; the amounts are computed. */
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
  const changed = new Map([...rows.touched()].flatMap(([, row]) => (row === null ? [] : [[row['EntryID'], row]])));
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

/** The ids of the terms of one document. */
export function termIds(resource: string, posted: Posted, books: Books): unknown[] {
  const terms = termsIn(resource, [posted], books);
  const { row } = termRows(resource, terms, books);
  return Array.from({ length: terms.size }, (_, at) => row(at)['ID']);
}

/** Days since a term was due; negative before. */
export const daysLate = (terms: Terms, at: number, now: Date): number => Math.floor((+now - terms.due(at)) / DAY);
