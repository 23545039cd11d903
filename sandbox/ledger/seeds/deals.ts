/** Bookings of the company in two years, computed from their positions. */
import { sumOf, taxIn, taxOn } from '../books/money.js';
import type { Fields } from '../../engine/lazy.js';
import type { Lookup, Place, Row } from '../../engine/types.js';
import { firstNumber } from '../../story/numbers.js';
import { isoDay } from './generic.js';
import { CUSTOMERS, SUPPLIERS, type Turns } from './turns.js';
import { dayAt, netOf, purchaseOf, wonDeal } from './won.js';
import { accountLabel, cents, GL_ACCOUNTS, JOURNALS, linesOf, priceOf, quantityOf } from './words.js';

/**
 * Each position is one deal: a sales entry, a sales invoice, a purchase entry and a purchase invoice, which the bank or cash
 * entry at the same position pays, except for some.
 */

/** The position of a deal. */
export type At = Pick<Place, 'index' | 'start' | 'mark' | 'count' | 'id'>;

/** Amount of a line of a deal, in cents. */
export type Amount = (deal: Pick<At, 'index' | 'mark' | 'count'>, line: number) => number;

const DAY = 86_400_000;
const ACCOUNTS = 'crm/Accounts';
export const TAX = 0.21;
const INCLUDING = '4';
export const EXCLUDING = '2';
/** Days from an invoice to its payment. */
export const PAYS_AFTER = 14;

/** Positions among the G/L accounts. */
export const EQUIPMENT = 0;
export const CAPITAL = 1;
export const BANK = 3;
export const DEBTORS = 4;
export const CREDITORS = 7;
export const OFFICE = 11;
export const COSTS = [13, 14, 11, 12, 10] as const;

/** Two entries have the same number in different journals, because numbers are unique only within one. */
export const TWIN = 5;

export const entryNumber = ({ index, start }: At): number => firstNumber(start) + (index === TWIN ? index - 1 : index);

/** The divisions have different amounts. */
export const centsIn: Amount = ({ index, mark }, line) => cents(index + (Number(mark) - 3_001_001) * 1000, line);

/** Day of the deal at a position. */
export const dealDay = (place: At): string => dayAt(place);

export const later = (day: string, days: number): string => isoDay(Date.parse(day) + days * DAY);

export const isPast = (place: At): boolean => Date.parse(dealDay(place)) + PAYS_AFTER * DAY <= +place.start;

const inTurn =
  ({ many, account: at }: Turns) =>
  (deal: number, accounts: number): number =>
    at(deal % many(accounts));

/** Position of a customer, and of a supplier, of a deal. */
export const customer = inTurn(CUSTOMERS);
export const supplier = inTurn(SUPPLIERS);

/** Positions of the deals that are made with an account. */
export function* dealsWith(id: string | number, { many, turn }: Turns, { count, position }: Lookup): Iterable<number> {
  const account = position(ACCOUNTS, id);
  const first = account < 0 ? -1 : turn(account);
  const round = many(count(ACCOUNTS));
  const deals = count('salesentry/SalesEntries');
  if (first < 0 || first >= round) return;
  for (let at = first; at < deals; at += round) yield at;
}

/** A link to an account, with its code and name. */
export function account(field: string, at: (deal: number, accounts: number) => number, place: At): Row {
  const index = at(place.index, place.count(ACCOUNTS));
  const { code, name } = accountLabel(index);
  return { [field]: place.id(ACCOUNTS, index), [`${field}Code`]: code, [`${field}Name`]: name };
}

/** The same, field by field; nobody where there is no position. */
export function partyFields(field: string, at: (place: Place) => number | undefined): Fields<Place> {
  const label = (place: Place, part: 'code' | 'name'): unknown => {
    const index = at(place);
    return index === undefined ? undefined : accountLabel(index)[part];
  };
  return {
    [field]: (place) => {
      const index = at(place);
      return index === undefined ? undefined : place.id(ACCOUNTS, index);
    },
    [`${field}Code`]: (place) => label(place, 'code'),
    [`${field}Name`]: (place) => label(place, 'name'),
  };
}

export const glFields = (at: (place: Place) => number): Fields<Place> => ({
  GLAccount: (place) => place.id('financial/GLAccounts', at(place)),
  GLAccountCode: (place) => GL_ACCOUNTS[at(place)]?.[0],
  GLAccountDescription: (place) => GL_ACCOUNTS[at(place)]?.[1],
});

const nothing = (): undefined => undefined;
/** Fields of a line that are random otherwise. */
export const LOOSE: Fields<Place> = {
  ...{ Project: nothing, ProjectCode: nothing, ProjectDescription: nothing, Document: nothing },
};

export const stateFields = (isOpen: (place: Place) => boolean): Fields<Place> => ({
  Status: (place) => (isOpen(place) ? 20 : 50),
  StatusDescription: (place) => (isOpen(place) ? 'Open' : 'Processed'),
});

export const journalFields = (position: (place: Place) => number, suffix = ''): Fields<Place> => ({
  [`Journal${suffix}`]: (place) => JOURNALS[position(place)]?.[0],
  JournalDescription: (place) => JOURNALS[position(place)]?.[1],
});
/** Positions of the journals. */
export const JOURNAL = { cash: 0, bank: 1, purchases: 2, sales: 3, shop: 4, general: 6 } as const;

/** Year and period of a day. */
export const yearFields = (word: string, day: (place: Place) => string): Fields<Place> => ({
  [`${word}Year`]: (place) => Number(day(place).slice(0, 4)),
  [`${word}Period`]: (place) => Number(day(place).slice(5, 7)),
});

export const euros = (amount: number): number => amount / 100;
const total = (count: number, amount: (line: number) => number): number =>
  Array.from({ length: count }, (_, line) => amount(line)).reduce((sum, one) => sum + one, 0);

/** Amounts in cents under several names. */
export const amountFields = (names: readonly string[], cents: (place: Place) => number): Fields<Place> =>
  Object.fromEntries(names.map((name) => [name, (place: Place) => euros(cents(place))]));

export const AMOUNTS = ['AmountDC', 'AmountFC'];
export const TAXES = ['VATAmountDC', 'VATAmountFC'];

const taxOf = (amount: number): number => Number(taxIn(BigInt(amount), TAX));

/** The VAT of an entry whose lines include it, in cents. */
export const taxTotal = (at: Parameters<Amount>[0], amount: Amount): number =>
  total(linesOf(at.index), (line) => taxOf(amount(at, line)));

/** Amounts of an entry whose lines include VAT. */
export const includingFields = (amount: Amount): Fields<Place> => ({
  ...amountFields(AMOUNTS, (place) => total(linesOf(place.index), (line) => amount(place, line))),
  ...amountFields(TAXES, (place) => taxTotal(place, amount)),
  Currency: () => 'EUR',
});

/** A line of an entry that includes VAT. */
export function includingLine(amount: Amount): Fields<Place> {
  const cents = (place: Place): number => amount(deal(place), place.index);
  return {
    ...LOOSE,
    LineNumber: ({ index }) => index + 1,
    ...amountFields(AMOUNTS, cents),
    ...amountFields(TAXES, (place) => taxOf(cents(place))),
    VATCode: () => INCLUDING,
    VATPercentage: () => TAX,
    Quantity: () => 1,
  };
}

/** Amounts of sales entries, with VAT. */
export const sales: Amount = (deal, line) => {
  const won = wonDeal(deal);
  if (won === undefined) return centsIn(deal, line);
  const net = netOf(won, deal.index, line);
  return net + Number(taxOn(BigInt(net), TAX));
};

/** Amounts of purchase entries, with VAT. */
export const costs: Amount = (deal, line) => Math.round(centsIn({ ...deal, index: purchaseOf(deal) + 37 }, line) * 0.6);

export const saleTotal = (at: At): number => total(linesOf(at.index), (line) => sales(at, line));
export const purchaseTotal = (at: At): number => total(linesOf(at.index), (line) => costs(at, line));

/** Net amount and VAT of the item lines of an invoice, in cents. */
export function invoiceAmounts({ index, count }: At): { readonly net: bigint; readonly tax: bigint } {
  const items = Math.max(1, count('logistics/Items'));
  const lines = Array.from({ length: linesOf(index) }, (_, line) =>
    BigInt(quantityOf(index, line) * priceOf((index + line) % items)),
  );
  return { net: sumOf(lines), tax: sumOf(lines.map((line) => taxOn(line, TAX))) };
}

export const isDraft = (index: number): boolean => index % 3 === 0;
export const invoiceTotal = (place: At): number => {
  const { net, tax } = invoiceAmounts(place);
  return Number(net + tax);
};

/** The first two customers never paid, nor does every seventh. */
export const isSalePaid = (place: At): boolean => place.index > 1 && place.index % 7 !== 6 && isPast(place);
export const isPurchasePaid = (place: At): boolean => place.index % 9 !== 8 && isPast(place);

/** The position of the entry of a line. */
export const dealOf = ({ parent }: Place): number => parent?.index ?? 0;
export const deal = ({ parent, start, mark, count, id }: Place): At => ({
  ...{ index: parent?.index ?? 0, start, mark, count, id },
});
