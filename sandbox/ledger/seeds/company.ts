import { PAYMENTS, RECEIVABLES } from '../books/bookings.js';
import { amountOf, centsOf, taxOn } from '../books/money.js';
import type { Lookup, Place, Row } from '../../engine/types.js';
import { collectionName } from '../world.js';
import {
  type At,
  BANK,
  CAPITAL,
  COSTS,
  CREDITORS,
  CUSTOMERS,
  DEBTORS,
  EQUIPMENT,
  EXCLUDING,
  JOURNAL,
  LOOSE,
  NOBODY,
  OFFICE,
  PAYS_AFTER,
  SUPPLIERS,
  TAX,
  TWIN,
  account,
  centsIn,
  costs,
  customer,
  deal,
  dealDay,
  dealsWith,
  entryNumber,
  euros,
  financial,
  gl,
  including,
  includingLine,
  invoiceAmounts,
  invoiceTotal,
  isDraft,
  isPast,
  isPurchasePaid,
  isSalePaid,
  journal,
  later,
  purchaseTotal,
  reporting,
  saleTotal,
  state,
  supplier,
} from './deals.js';
import { itemLine } from './documents.js';
import type { Finds, Special } from './generic.js';
import { numberOf, orderNumber } from './numbers.js';
import { LINES, linesOf, REVENUE, REVENUES } from './words.js';

/** Lines of bank entries: what a customer pays, what a supplier gets, and every other time a supplier's invoice. */
function bankLine(place: Place, division: number): Row {
  const at = deal(place);
  if (place.index === 0) {
    return isSalePaid(at, division)
      ? {
          ...gl(DEBTORS, place, division),
          ...account('Account', customer, at, division),
          ...money(saleTotal(division, at.index)),
          OurRef: entryNumber(at),
        }
      : { ...gl(REVENUE, place, division), ...NOBODY, ...money(centsIn(division, at.index, 7)) };
  }
  const paid = { ...gl(CREDITORS, place, division), ...account('Account', supplier, at, division) };
  if (place.index === 1 && isPurchasePaid(at, division)) {
    return { ...paid, ...money(-purchaseTotal(division, at.index)), OurRef: purchaseNumber(at) };
  }
  if (place.index === 2 && !isDraft(at.index) && isPast(at, division)) {
    return { ...paid, ...money(-invoiceTotal(at, division)), OurRef: purchaseNumber(at) + INVOICES };
  }
  return { ...gl(OFFICE, place, division), ...NOBODY, ...money(-1250 - at.index) };
}

const money = (amount: number): Row => ({ AmountDC: euros(amount), AmountFC: euros(amount), OurRef: undefined });

/** Cash entries: a customer pays an invoice of the shop, or somebody buys bread. */
function cashLine(place: Place, division: number): Row {
  const at = deal(place);
  return !isDraft(at.index) && at.index % 2 === 1 && isPast(at, division)
    ? {
        ...gl(DEBTORS, place, division),
        ...account('Account', customer, at, division),
        ...money(invoiceTotal(at, division)),
        OurRef: numberOf(at.start, 70) + at.index,
      }
    : { ...gl(REVENUE, place, division), ...NOBODY, ...money(500 + at.index * 10) };
}

/** The first journal entry opens the books; each of the others is an expense. */
const OPENING = [
  [EQUIPMENT, 4_000_000],
  [BANK, 5_000_000],
  [CAPITAL, -9_000_000],
] as const;
const EXPENSES = [9, 10, 12] as const;

function generalLine(place: Place, division: number): Row {
  const at = deal(place).index;
  const expense = Math.round(centsIn(division, at, 3) / 4);
  const [account, amount] =
    at === 0
      ? (OPENING[place.index] ?? OPENING[0])
      : place.index === 0
        ? [EXPENSES[at % EXPENSES.length] ?? OFFICE, expense]
        : [BANK, -expense];
  return { ...gl(account, place, division), ...NOBODY, ...money(amount) };
}

type Party = typeof CUSTOMERS;

/** Documents are found by the account of their deal. */
const byAccount =
  (party: Party) =>
  (id: string | number, lookup: Lookup, division: number): Iterable<number> =>
    dealsWith(id, party, lookup, division);

/** Lines are found by the account of the deal that they pay: at each index below the entry, a customer's or a supplier's. */
const paying = (...parties: readonly Party[]): Finds => ({
  Account: (id, lookup, division) =>
    parties.flatMap((party, index) => [...dealsWith(id, party, lookup, division)].map((at) => at * LINES + index)),
});

type Moment = (place: At, division: number) => string;
const paymentDay: Moment = (place, division) => {
  const day = later(dealDay(place, division), PAYS_AFTER);
  return Date.parse(day) > +place.start ? place.start.toISOString() : day;
};

/** Entries without a date of their own: their lines have it, and the period derives from it. */
function entries(position: number, day: Moment, more: (place: At) => Row): Special {
  return {
    fields: (place, division) => ({
      ...journal(position, 'Code'),
      ...financial(day(place, division)),
      ...state(place.index % 3 === 0),
      Currency: 'EUR',
      ...more(place),
    }),
  };
}

function entryLines(
  day: Moment,
  number: (place: At) => number,
  count: (index: number) => number,
  fields: (place: Place, division: number) => Row,
  finds: Finds,
): Special {
  return {
    lines: count,
    finds,
    fields: (place, division) => ({
      ...LOOSE,
      LineNumber: place.index + 1,
      EntryNumber: number(deal(place)),
      Date: day(deal(place), division),
      ...fields(place, division),
    }),
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
    fields: ({ index, id }, division) => ({
      EntryID: id(collectionName(division, index % 2 === 0 ? entry : invoice), Math.floor(index / 2)),
    }),
    finds: {
      EntryID: (id, { position }, division) =>
        [entry, invoice].flatMap((name, offset) => {
          const at = position(collectionName(division, name), id);
          return at < 0 ? [] : [2 * at + offset];
        }),
    },
  };
}

/** Documents that are booked, and their lines. */
export const COMPANY: Readonly<Record<string, Special>> = {
  'salesentry/SalesEntries': {
    finds: { Customer: byAccount(CUSTOMERS) },
    ordered: ['EntryNumber', 'EntryDate'],
    fields: (place, division) => {
      const { index } = place;
      const day = dealDay(place, division);
      return {
        ...account('Customer', customer, place, division),
        ...including(linesOf(index), (line) => centsIn(division, index, line)),
        ...journal(index === TWIN ? JOURNAL.shop : JOURNAL.sales),
        ...state(index % 3 === 0),
        ...reporting(day),
        ...LOOSE,
        EntryNumber: entryNumber(place),
        EntryDate: day,
        DueDate: later(day, 30),
        PaymentCondition: '30',
        Description: `Order ${index + 1}`,
        YourRef: `PO-${1000 + index}`,
        Type: 20,
        TypeDescription: 'Sales entry',
      };
    },
  },
  'salesentry/SalesEntryLines': {
    fields: (place, division) => {
      const at = deal(place).index;
      return {
        ...gl(REVENUE + ((at + place.index) % REVENUES), place, division),
        ...includingLine(centsIn(division, at, place.index), place.index),
      };
    },
  },
  'salesinvoice/SalesInvoices': {
    finds: { OrderedBy: byAccount(CUSTOMERS), InvoiceTo: byAccount(CUSTOMERS) },
    fields: (place, division) => {
      const { index } = place;
      const day = dealDay(place, division);
      const { net, tax } = invoiceAmounts(place, division);
      const [sum, isOpen] = [amountOf(net + tax), isDraft(index)];
      return {
        ...account('OrderedBy', customer, place, division),
        ...account('InvoiceTo', customer, place, division),
        ...{ AmountDC: sum, AmountFC: sum, AmountFCExclVat: amountOf(net) },
        ...{ VATAmountDC: amountOf(tax), VATAmountFC: amountOf(tax) },
        ...journal(JOURNAL.shop),
        ...state(isOpen),
        ...LOOSE,
        InvoiceNumber: numberOf(place.start, 70) + index,
        InvoiceDate: isOpen ? undefined : day,
        DueDate: isOpen ? undefined : later(day, 30),
        OrderNumber: orderNumber(place.start) + index,
        OrderDate: day,
        PaymentCondition: '30',
        Description: `Web order ${index + 1}`,
        YourRef: `WEB-${1000 + index}`,
        Currency: 'EUR',
        Type: 8020,
        TypeDescription: 'Sales invoice',
      };
    },
  },
  'salesinvoice/SalesInvoiceLines': {
    fields: (place, division) => {
      const line = itemLine(place, division);
      const tax = amountOf(taxOn(centsOf(line['AmountFC']), TAX));
      return {
        ...LOOSE,
        ...line,
        ...gl(REVENUE, place, division),
        ...{ VATCode: EXCLUDING, VATPercentage: TAX, VATAmountFC: tax, VATAmountDC: tax },
      };
    },
  },
  'purchaseentry/PurchaseEntries': {
    finds: { Supplier: byAccount(SUPPLIERS) },
    fields: (place, division) => {
      const { index } = place;
      const day = dealDay(place, division);
      return {
        ...account('Supplier', supplier, place, division),
        ...including(linesOf(index), (line) => costs(division, index, line)),
        ...journal(JOURNAL.purchases),
        ...state(index % 3 === 0),
        ...reporting(day),
        ...LOOSE,
        EntryNumber: purchaseNumber(place),
        EntryDate: day,
        DueDate: later(day, 30),
        PaymentCondition: '30',
        Description: `Delivery ${index + 1}`,
        YourRef: `INV-${1000 + index}`,
        Type: 30,
        TypeDescription: 'Purchase entry',
      };
    },
  },
  'purchaseentry/PurchaseEntryLines': {
    fields: (place, division) => {
      const at = deal(place).index;
      return {
        ...gl(COSTS[(at + place.index) % COSTS.length] ?? OFFICE, place, division),
        ...includingLine(costs(division, at, place.index), place.index),
      };
    },
  },
  'purchase/PurchaseInvoices': {
    finds: { Supplier: byAccount(SUPPLIERS) },
    fields: (place, division) => {
      const { index } = place;
      const day = dealDay(place, division);
      const { net, tax } = invoiceAmounts(place, division);
      return {
        ...account('Supplier', supplier, place, division),
        ...{ Amount: amountOf(net + tax), AmountDC: amountOf(net + tax), AmountFCExclVat: amountOf(net) },
        VATAmount: amountOf(tax),
        ...journal(JOURNAL.purchases),
        ...financial(day),
        ...LOOSE,
        Status: isDraft(index) ? 10 : 50,
        EntryNumber: purchaseNumber(place) + INVOICES,
        InvoiceDate: day,
        DueDate: later(day, 30),
        PaymentCondition: '30',
        Description: `Flour and supplies ${index + 1}`,
        YourRef: `F-${1000 + index}`,
        Currency: 'EUR',
        Type: 8033,
      };
    },
  },
  'purchase/PurchaseInvoiceLines': {
    fields: (place, division) => {
      const { AmountDC, AmountFC: _amount, ...line } = itemLine(place, division);
      const tax = amountOf(taxOn(centsOf(AmountDC), TAX));
      return { ...LOOSE, ...line, Amount: AmountDC, AmountDC, VATCode: EXCLUDING, VATPercentage: TAX, VATAmount: tax };
    },
  },
  'financialtransaction/BankEntries': {
    ordered: ['EntryNumber'],
    ...entries(JOURNAL.bank, paymentDay, (place) => ({ EntryNumber: bankNumber(place) })),
  },
  'financialtransaction/BankEntryLines': entryLines(
    paymentDay,
    bankNumber,
    (index) => 2 + (index % 2),
    bankLine,
    paying(CUSTOMERS, SUPPLIERS, SUPPLIERS),
  ),
  'financialtransaction/CashEntries': entries(JOURNAL.cash, paymentDay, (place) => ({
    EntryNumber: cashNumber(place),
  })),
  'financialtransaction/CashEntryLines': entryLines(paymentDay, cashNumber, () => 1, cashLine, paying(CUSTOMERS)),
  'generaljournalentry/GeneralJournalEntries': {
    ordered: ['EntryNumber'],
    ...entries(JOURNAL.general, dealDay, (place) => ({
      EntryNumber: generalNumber(place),
      Type: place.index === 0 ? 10 : 90,
      TypeDescription: place.index === 0 ? 'Opening balance' : 'General journal entry',
    })),
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
