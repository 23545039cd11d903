import type { Place, Row } from '../../engine/types.js';
import { entries, entryLines, itemLine, numberOf, orderNumber } from './documents.js';
import type { Special } from './generic.js';
import { accountLabel } from './words.js';
import { collectionName } from '../world.js';

const CASH = 10;
const PURCHASES = 60;
const SALES = 70;
/** Offset of the numbers of purchase invoices, which share a journal with purchase entries. */
const INVOICES = 500;

/** Records with a number, and the status of every third one. */
function numbered(
  field: string,
  first: (start: Date) => number,
  [open, others]: readonly [Row, Row],
  more: (place: Place) => Row = () => ({}),
): Special {
  return {
    ordered: [field],
    fields: (place) => ({
      [field]: first(place.start) + place.index,
      ...(place.index % 3 === 0 ? open : others),
      ...more(place),
    }),
  };
}

const BOOKED: readonly [Row, Row] = [
  { Status: 20, StatusDescription: 'Open' },
  { Status: 50, StatusDescription: 'Processed' },
];

/** Documents that book, and what becomes due of them. */
export const BOOKINGS: Readonly<Record<string, Special>> = {
  'cashflow/Receivables': numbered(
    'EntryNumber',
    (start) => numberOf(start, SALES),
    [{ Status: 20 }, { Status: 20 }],
    ({ index, start }) => ({ InvoiceNumber: numberOf(start, SALES) + index, Journal: String(SALES) }),
  ),
  'crm/BankAccounts': {
    fields: ({ index, parent, id }, division) => {
      const bank = ['ABNA', 'RABO', 'INGB'][index % 3] ?? '';
      const number = `NL02${bank}01${String((parent?.index ?? 0) + 1).padStart(8, '0')}`;
      const owner = parent?.index ?? 0;
      const account = id(collectionName(division, 'crm/Accounts'), owner);
      return {
        Account: account,
        AccountName: accountLabel(owner).name,
        BankAccount: number,
        IBAN: number,
        Main: index === 0,
      };
    },
  },
  'financialtransaction/CashEntries': entries('financialtransaction/CashEntries', { number: CASH, name: 'Cash' }),
  'financialtransaction/CashEntryLines': entryLines(CASH, 'financialtransaction/CashEntries', false),
  'purchase/PurchaseInvoices': numbered(
    'EntryNumber',
    (start) => numberOf(start, PURCHASES) + INVOICES,
    BOOKED,
    () => ({
      Journal: String(PURCHASES),
    }),
  ),
  'purchaseentry/PurchaseEntries': numbered(
    'EntryNumber',
    (start) => numberOf(start, PURCHASES),
    BOOKED,
    () => ({
      Journal: String(PURCHASES),
    }),
  ),
  'purchaseorder/PurchaseOrders': numbered('OrderNumber', orderNumber, [{ OrderStatus: 10 }, { OrderStatus: 30 }]),
  'purchaseorder/PurchaseOrderLines': {
    fields: (place, division) => {
      const line = itemLine(place, division);
      return { ...line, QuantityInPurchaseUnits: line['Quantity'] };
    },
  },
  'salesinvoice/SalesInvoices': numbered(
    'InvoiceNumber',
    (start) => numberOf(start, SALES),
    BOOKED,
    ({ index, start }) => ({
      OrderNumber: orderNumber(start) + index,
      Journal: String(SALES),
    }),
  ),
  'salesinvoice/SalesInvoiceLines': { fields: itemLine },
};
