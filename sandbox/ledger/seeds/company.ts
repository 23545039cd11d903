/** Seeded documents that are booked. */
import { PAYMENTS, RECEIVABLES } from '../books/bookings.js';
import { amountOf, taxOn } from '../books/money.js';
import type { Fields } from '../../engine/lazy.js';
import type { Lookup, Place } from '../../engine/types.js';
import {
  type At,
  AMOUNTS,
  BANK,
  CAPITAL,
  COSTS,
  CREDITORS,
  DEBTORS,
  EQUIPMENT,
  EXCLUDING,
  JOURNAL,
  LOOSE,
  OFFICE,
  PAYS_AFTER,
  TAX,
  TAXES,
  TWIN,
  amountFields,
  centsIn,
  costs,
  customer,
  deal,
  dealDay,
  dealOf,
  dealsWith,
  entryNumber,
  glFields,
  includingFields,
  includingLine,
  invoiceAmounts,
  invoiceTotal,
  isDraft,
  isPast,
  isPurchasePaid,
  isSalePaid,
  journalFields,
  later,
  partyFields,
  purchaseTotal,
  saleTotal,
  sales,
  stateFields,
  supplier,
  yearFields,
} from './deals.js';
import { itemCents, itemLine, itemOf } from './documents.js';
import type { Finds, Special } from './generic.js';
import { numberOf, orderNumber } from '../../story/numbers.js';
import { CUSTOMERS, SUPPLIERS, type Turns } from './turns.js';
import { purchaseOf, wonDeal } from './won.js';
import { LINES, REVENUE, REVENUES } from './words.js';

/** The payment of a line of an entry: G/L account, other party, amount, and the number of the invoice. */
interface Paid {
  readonly gl: number;
  readonly account?: (deal: number, accounts: number) => number;
  readonly cents: number;
  readonly ref?: number;
}

type Pays = (at: At, line: number) => Paid;

/** Lines of bank entries: what a customer pays, what a supplier gets, and every other time a supplier's invoice. */
const bankLine: Pays = (at, line) => {
  if (line === 0) {
    return isSalePaid(at)
      ? { gl: DEBTORS, account: customer, cents: saleTotal(at), ref: entryNumber(at) }
      : { gl: REVENUE, cents: centsIn(at, 7) };
  }
  const paid = { gl: CREDITORS, account: supplier };
  if (line === 1 && isPurchasePaid(at)) {
    return { ...paid, cents: -purchaseTotal(at), ref: purchaseNumber(at) };
  }
  if (line === 2 && !isDraft(at.index) && isPast(at)) {
    return { ...paid, cents: -invoiceTotal(at), ref: purchaseNumber(at) + INVOICES };
  }
  return { gl: OFFICE, cents: -1250 - at.index };
};

/** Cash entries: a customer pays an invoice of the shop, or somebody buys bread. */
const cashLine: Pays = (at) =>
  !isDraft(at.index) && at.index % 2 === 1 && isPast(at)
    ? { gl: DEBTORS, account: customer, cents: invoiceTotal(at), ref: numberOf(at.start, 70) + at.index }
    : { gl: REVENUE, cents: 500 + at.index * 10 };

/** The first journal entry opens the books; each of the others is an expense. */
const OPENING = [
  [EQUIPMENT, 4_000_000],
  [BANK, 5_000_000],
  [CAPITAL, -9_000_000],
] as const;
const EXPENSES = [9, 10, 12] as const;

const generalLine: Pays = (place, line) => {
  const { index: at } = place;
  const expense = Math.round(centsIn(place, 3) / 4);
  const [account, cents] =
    at === 0
      ? (OPENING[line] ?? OPENING[0])
      : line === 0
        ? [EXPENSES[at % EXPENSES.length] ?? OFFICE, expense]
        : [BANK, -expense];
  return { gl: account, cents };
};

/** Documents are found by the account of their deal. */
const byAccount =
  (party: Turns) =>
  (id: string | number, lookup: Lookup): Iterable<number> =>
    dealsWith(id, party, lookup);

/** Lines are found by the account of the deal that they pay: at each index below the entry, a customer's or a supplier's. */
const paying = (...parties: readonly Turns[]): Finds => ({
  Account: (id, lookup) =>
    parties.flatMap((party, index) => [...dealsWith(id, party, lookup)].map((at) => at * LINES + index)),
});

type Moment = (place: At) => string;
const paymentDay: Moment = (place) => {
  const day = later(dealDay(place), PAYS_AFTER);
  return Date.parse(day) > +place.start ? place.start.toISOString() : day;
};

/** Entries without a date of their own: their lines have it, and the period derives from it. */
function entries(position: number, day: Moment, more: Fields<Place>): Special {
  return {
    each: {
      ...journalFields(() => position, 'Code'),
      ...yearFields('Financial', day),
      ...stateFields(({ index }) => index % 3 === 0),
      Currency: () => 'EUR',
      ...more,
    },
  };
}

function entryLines(
  day: Moment,
  number: (place: At) => number,
  count: (index: number) => number,
  pays: Pays,
  finds: Finds,
): Special {
  // A record is read field by field, but these fields are made together.
  let last: readonly [place: Place, paid: Paid] | undefined;
  const paid = (place: Place): Paid => {
    if (last?.[0] !== place) last = [place, pays(deal(place), place.index)];
    return last[1];
  };
  return {
    lines: count,
    finds,
    each: {
      ...LOOSE,
      LineNumber: ({ index }) => index + 1,
      EntryNumber: (place) => number(deal(place)),
      Date: (place) => day(deal(place)),
      ...glFields((place) => paid(place).gl),
      ...partyFields('Account', (place) => paid(place).account?.(dealOf(place), place.count('crm/Accounts'))),
      ...amountFields(AMOUNTS, (place) => paid(place).cents),
      OurRef: (place) => paid(place).ref,
    },
  };
}

const bankNumber = ({ index, start }: At): number => numberOf(start, 20) + index;
const generalNumber = ({ index, start }: At): number => numberOf(start, 90) + index;
const cashNumber = ({ index, start }: At): number => numberOf(start, 10) + index;
const purchaseNumber = ({ index, start }: At): number => numberOf(start, 60) + index;
/** Offset of the numbers of purchase invoices, which share a journal with purchase entries. */
const INVOICES = 500;

/** The documents of each position come in pairs, an entry and an invoice, and so do their terms of payment. */
function terms(entry: string, invoice: string): Special {
  return {
    count: (records) => records * 2,
    each: { EntryID: ({ index, id }) => id(index % 2 === 0 ? entry : invoice, Math.floor(index / 2)) },
    finds: {
      EntryID: (id, { position }) =>
        [entry, invoice].flatMap((name, offset) => {
          const at = position(name, id);
          return at < 0 ? [] : [2 * at + offset];
        }),
    },
  };
}

/** The lines of an item: the item at each position of a document follows the item of the document before. */
const byItem: Finds = {
  Item: function* (id, { count, position }) {
    const items = 'logistics/Items';
    const [at, many] = [position(items, id), count(items)];
    const documents = count('salesinvoice/SalesInvoices');
    if (at < 0) return;
    for (let line = 0; line < LINES; line++)
      for (let document = (at - line + many * LINES) % many; document < documents; document += many)
        yield document * LINES + line;
  },
};

/** The party of a deal. */
const party = (field: string, at: typeof customer): Fields<Place> =>
  partyFields(field, ({ index, count }) => at(index, count('crm/Accounts')));

/** An entry or invoice: when it was made and is due, and what it is called. */
function invoiceFields(day: string, title: string, ref: string): Fields<Place> {
  return {
    ...LOOSE,
    [day]: dealDay,
    DueDate: (place) => later(dealDay(place), 30),
    PaymentCondition: () => '30',
    Description: ({ index }) => `${title} ${index + 1}`,
    YourRef: ({ index }) => `${ref}-${1000 + index}`,
  };
}

/** What an invoice of a won deal is called. */
const invoiced = (place: Place): string | undefined => {
  const won = wonDeal(place);
  return won === undefined ? undefined : `Deal ${won.deal}`;
};

/** An item line that excludes VAT. */
const itemFields = (names: readonly string[], taxes: readonly string[]): Fields<Place> => {
  const line = (place: Place, field: string): unknown => itemLine(place)[field];
  const others = ['LineNumber', 'ItemCode', 'ItemDescription', 'Quantity', 'UnitPrice', 'NetPrice', 'Discount'];
  return {
    ...LOOSE,
    ...Object.fromEntries(others.map((field) => [field, (place: Place) => line(place, field)])),
    Item: (place) => place.id('logistics/Items', itemOf(place)),
    ...amountFields(names, itemCents),
    ...amountFields(taxes, (place) => Number(taxOn(BigInt(itemCents(place)), TAX))),
    VATCode: () => EXCLUDING,
    VATPercentage: () => TAX,
  };
};

const amountsOf = (
  names: readonly string[],
  of: (amounts: ReturnType<typeof invoiceAmounts>) => bigint,
): Fields<Place> =>
  Object.fromEntries(names.map((name) => [name, (place: Place) => amountOf(of(invoiceAmounts(place)))]));
const gross = ({ net, tax }: ReturnType<typeof invoiceAmounts>): bigint => net + tax;

/** Documents that are booked, and their lines. */
export const COMPANY: Readonly<Record<string, Special>> = {
  'salesentry/SalesEntries': {
    finds: { Customer: byAccount(CUSTOMERS) },
    ordered: ['EntryNumber', 'EntryDate'],
    each: {
      ...party('Customer', customer),
      ...includingFields(sales),
      ...journalFields(({ index }) => (index === TWIN ? JOURNAL.shop : JOURNAL.sales)),
      ...stateFields(({ index }) => index % 3 === 0),
      ...yearFields('Reporting', dealDay),
      ...invoiceFields('EntryDate', 'Order', 'PO'),
      EntryNumber: entryNumber,
      Description: (place) => invoiced(place) ?? `Order ${place.index + 1}`,
      YourRef: (place) => invoiced(place) ?? `PO-${1000 + place.index}`,
      Type: () => 20,
      TypeDescription: () => 'Sales entry',
    },
  },
  'salesentry/SalesEntryLines': {
    each: {
      ...glFields((place) => REVENUE + ((dealOf(place) + place.index) % REVENUES)),
      ...includingLine(sales),
    },
  },
  'salesinvoice/SalesInvoices': {
    finds: { OrderedBy: byAccount(CUSTOMERS), InvoiceTo: byAccount(CUSTOMERS) },
    each: {
      ...party('OrderedBy', customer),
      ...party('InvoiceTo', customer),
      ...amountsOf(AMOUNTS, gross),
      ...amountsOf(['AmountFCExclVat'], ({ net }) => net),
      ...amountsOf(TAXES, ({ tax }) => tax),
      ...journalFields(() => JOURNAL.shop),
      ...stateFields(({ index }) => isDraft(index)),
      ...invoiceFields('OrderDate', 'Web order', 'WEB'),
      InvoiceNumber: ({ index, start }) => numberOf(start, 70) + index,
      InvoiceDate: (place) => (isDraft(place.index) ? undefined : dealDay(place)),
      DueDate: (place) => (isDraft(place.index) ? undefined : later(dealDay(place), 30)),
      OrderNumber: ({ index, start }) => orderNumber(start) + index,
      Currency: () => 'EUR',
      Type: () => 8020,
      TypeDescription: () => 'Sales invoice',
    },
  },
  'salesinvoice/SalesInvoiceLines': {
    finds: byItem,
    each: { ...itemFields(AMOUNTS, TAXES), ...glFields(() => REVENUE) },
  },
  'purchaseentry/PurchaseEntries': {
    finds: { Supplier: byAccount(SUPPLIERS) },
    each: {
      ...party('Supplier', supplier),
      ...includingFields(costs),
      ...journalFields(() => JOURNAL.purchases),
      ...stateFields(({ index }) => index % 3 === 0),
      ...yearFields('Reporting', dealDay),
      ...invoiceFields('EntryDate', 'Delivery', 'INV'),
      EntryNumber: purchaseNumber,
      YourRef: (place) => `INV-${1000 + purchaseOf(place)}`,
      Type: () => 30,
      TypeDescription: () => 'Purchase entry',
    },
  },
  'purchaseentry/PurchaseEntryLines': {
    each: {
      ...glFields((place) => COSTS[(dealOf(place) + place.index) % COSTS.length] ?? OFFICE),
      ...includingLine(costs),
    },
  },
  'purchase/PurchaseInvoices': {
    finds: { Supplier: byAccount(SUPPLIERS) },
    each: {
      ...party('Supplier', supplier),
      ...amountsOf(['Amount', 'AmountDC'], gross),
      ...amountsOf(['AmountFCExclVat'], ({ net }) => net),
      ...amountsOf(['VATAmount'], ({ tax }) => tax),
      ...journalFields(() => JOURNAL.purchases),
      ...yearFields('Financial', dealDay),
      ...invoiceFields('InvoiceDate', 'Flour and supplies', 'F'),
      Status: ({ index }) => (isDraft(index) ? 10 : 50),
      EntryNumber: (place) => purchaseNumber(place) + INVOICES,
      Currency: () => 'EUR',
      Type: () => 8033,
    },
  },
  'purchase/PurchaseInvoiceLines': {
    finds: byItem,
    each: itemFields(['Amount', 'AmountDC'], ['VATAmount']),
  },
  'financialtransaction/BankEntries': {
    ordered: ['EntryNumber'],
    ...entries(JOURNAL.bank, paymentDay, { EntryNumber: bankNumber }),
  },
  'financialtransaction/BankEntryLines': entryLines(
    paymentDay,
    bankNumber,
    (index) => 2 + (index % 2),
    bankLine,
    paying(CUSTOMERS, SUPPLIERS, SUPPLIERS),
  ),
  'financialtransaction/CashEntries': entries(JOURNAL.cash, paymentDay, { EntryNumber: cashNumber }),
  'financialtransaction/CashEntryLines': entryLines(paymentDay, cashNumber, () => 1, cashLine, paying(CUSTOMERS)),
  'generaljournalentry/GeneralJournalEntries': {
    ordered: ['EntryNumber'],
    ...entries(JOURNAL.general, dealDay, {
      EntryNumber: generalNumber,
      Type: ({ index }) => (index === 0 ? 10 : 90),
      TypeDescription: ({ index }) => (index === 0 ? 'Opening balance' : 'General journal entry'),
    }),
  },
  'generaljournalentry/GeneralJournalEntryLines': entryLines(
    dealDay,
    generalNumber,
    (index) => (index === 0 ? 3 : 2),
    generalLine,
    paying(),
  ),
  [RECEIVABLES]: terms('salesentry/SalesEntries', 'salesinvoice/SalesInvoices'),
  [PAYMENTS]: terms('purchaseentry/PurchaseEntries', 'purchase/PurchaseInvoices'),
};
