import type { Row, State } from '../../engine/types.js';
import { collectionName } from '../world.js';
import { PAYMENTS, RECEIVABLES } from './bookings.js';
import { groupBy } from './groups.js';
import { amountOf, centsOf } from './money.js';
import { DUE_DAYS, type Posted } from './postings.js';

/** Types of the G/L accounts for customers and suppliers. */
const CONTROL: Readonly<Record<string, number>> = { [RECEIVABLES]: 20, [PAYMENTS]: 22 };
/** Statuses of a term of payment. */
const OPEN = 20;
const MATCHED = 50;
const DAY = 86_400_000;

/** An amount that a customer owes, or that is owed to a supplier; negative amounts are owed the other way. */
export interface Term {
  readonly line: Row;
  readonly posted: Posted;
  readonly amount: bigint;
  open: bigint;
  /** Highest row version of what was matched with it. */
  version: bigint;
  paid?: unknown;
}

/**
 * Terms of payment: invoices and what else was booked on the accounts of customers or suppliers. A payment settles the
 * invoice whose number it has, or whose number or reference is in its text, else the oldest ones of its account; what is
 * left of it is a term of its own. The sum of the open amounts is the balance of these accounts.
 */
export function termsOf(resource: string, all: readonly Posted[], state: State, division: number): Term[] {
  const control = new Set(
    [...state.rows(collectionName(division, 'financial/GLAccounts')).scan()]
      .filter(({ Type }) => Type === CONTROL[resource])
      .map(({ ID }) => ID),
  );
  const sign = resource === RECEIVABLES ? 1n : -1n;
  const terms: Term[] = [];
  const settlements: Term[] = [];
  for (const posted of all) {
    for (const line of posted.lines) {
      if (!control.has(line['GLAccount'])) continue;
      const amount = sign * centsOf(line['AmountDC']);
      const term = { line, posted, amount, open: amount, version: BigInt(String(line['Timestamp'])) };
      const isInvoice = posted.booking.terms === resource && line['LineNumber'] === 0;
      (isInvoice || amount > 0n ? terms : settlements).push(term);
    }
  }
  const byAccount = groupBy(terms, ({ line }) => line['Account']);
  for (const list of byAccount.values()) list.sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  for (const settlement of settlements.sort((a, b) => dateOf(a).localeCompare(dateOf(b)))) {
    const { line } = settlement;
    const candidates = line['Account'] === undefined ? [] : (byAccount.get(line['Account']) ?? []);
    const named = namedBy(line, candidates);
    // Numbers repeat in other journals: of several, it is the one with the amount that is paid.
    named.sort((a, b) => Number(b.open === -settlement.open) - Number(a.open === -settlement.open));
    for (const term of named.length > 0 ? named : candidates) settle(term, settlement);
    if (settlement.open !== 0n) terms.push(settlement);
  }
  return terms;
}

const plain = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase();

/** Returns the terms that a payment names. */
function namedBy({ OurRef: ref, Description: text }: Row, candidates: readonly Term[]): Term[] {
  if (ref !== undefined) return candidates.filter((one) => one.line['EntryNumber'] === ref);
  const whole = plain(text);
  const words = [whole, ...whole.split(/\s+/)];
  const isNamed = (name: unknown): boolean => plain(name) !== '' && words.includes(plain(name));
  return candidates.filter(({ line, open }) => open > 0n && (isNamed(line['EntryNumber']) || isNamed(line['YourRef'])));
}

const dateOf = ({ line }: Term): string => String(line['Date']);

function settle(term: Term, payment: Term): void {
  if (term.open <= 0n || payment.open >= 0n) return;
  const part = term.open < -payment.open ? term.open : -payment.open;
  term.open -= part;
  payment.open += part;
  term.paid = payment.line['Date'];
  if (payment.version > term.version) term.version = payment.version;
}

/** Records of `cashflow/Receivables` or `cashflow/Payments`. What users changed is stored; the amounts are computed. */
export function termRows(resource: string, terms: readonly Term[], state: State, division: number): Row[] {
  const stored = new Map(
    [...state.rows(collectionName(division, resource)).scan()].map((row) => [String(row['EntryID']), row]),
  );
  return terms.map((term) => {
    const { line, posted, amount, open } = term;
    const isInvoice = line['LineNumber'] === 0;
    const { EntryID: _entry, Timestamp: changed, ...own } = (isInvoice && stored.get(String(line['EntryID']))) || {};
    const isPaid = open === 0n;
    const shown = amountOf(isPaid ? amount : open);
    const whole = amountOf(amount);
    const version = BigInt(String(changed ?? 0));
    return {
      ...line,
      ID: own['ID'] ?? state.random(String(line['ID']), 'term').uuid(),
      AmountDC: shown,
      AmountFC: shown,
      TransactionAmountDC: whole,
      TransactionAmountFC: whole,
      TransactionEntryID: line['EntryID'],
      TransactionID: line['ID'],
      TransactionReportingYear: line['FinancialYear'],
      TransactionReportingPeriod: line['FinancialPeriod'],
      TransactionStatus: line['Status'],
      TransactionType: line['Type'],
      TransactionIsReversal: false,
      Journal: line['JournalCode'],
      EntryDate: line['Date'],
      InvoiceDate: line['Date'],
      InvoiceNumber: line['EntryNumber'],
      DueDate: line['DueDate'] ?? line['Date'],
      TransactionDueDate: line['DueDate'] ?? line['Date'],
      PaymentCondition: posted.header['PaymentCondition'],
      PaymentDays: DUE_DAYS,
      PaymentMethod: 'B',
      RateFC: 1,
      LastPaymentDate: term.paid,
      ...own,
      IsFullyPaid: isPaid,
      Status: isPaid ? MATCHED : (own['Status'] ?? OPEN),
      Timestamp: String(version > term.version ? version : term.version),
    };
  });
}

/** Days since a term was due; negative before. */
export function daysLate(term: Term, now: Date): number {
  return Math.floor((+now - Date.parse(String(term.line['DueDate'] ?? term.line['Date']))) / DAY);
}
