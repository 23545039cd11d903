/** Numbers, lines and amounts of new documents. */
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import { keyField } from '../engine/odata/resources.js';
import type { Row, State } from '../engine/types.js';
import { bookingOf } from './books/bookings.js';
import { amountOf, centsOf, sumOf } from './books/money.js';
import { namesOf } from './books/names.js';
import { taxed } from './books/postings.js';
import { datedLine } from './books/rules.js';
import { firstNumber, numberOf, orderNumber } from '../story/numbers.js';
import { stamped } from './stamp.js';

/** Offset of the numbers of new documents, above the seeded ones. */
const NEW = 5000;
/** The same for sales entries, of which many are seeded. */
const NEW_SALES = 200_000;

/** Fields that a line copies from its document. */
const REPEATED = ['EntryNumber', 'OrderNumber', 'QuotationNumber', 'VersionNumber'];

/** Names of the types of documents that users create. */
const TYPES: Readonly<Record<string, string>> = {
  20: 'Sales entry',
  21: 'Sales credit note',
  30: 'Purchase entry',
  31: 'Purchase credit note',
  8020: 'Sales invoice',
  8021: 'Sales credit note',
};

/** A new document with its number, status and type. */
export function numbered(row: Row, context: Context): Row {
  const document = withNumber(row, context);
  const type = TYPES[String(document['Type'])];
  const isNamed = bookingOf(context.served.source) !== undefined && type !== undefined;
  return isNamed ? { ...document, TypeDescription: type } : document;
}

function withNumber(row: Row, { request: { now }, served, state, resources }: Context): Row {
  const { fields } = served.record;
  const { start } = state;
  switch (served.name) {
    case 'salesentry/SalesEntries':
      return {
        EntryNumber: firstNumber(start) + NEW_SALES + state.next('entry'),
        Type: 20,
        Currency: 'EUR',
        EntryDate: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
        ...row,
        Status: 20,
        StatusDescription: 'Open',
      };
    case 'salesinvoice/SalesInvoices':
      // Its number and date are set when it is printed.
      return {
        OrderNumber: orderNumber(start) + NEW + state.next('order'),
        OrderDate: `${now.toISOString().slice(0, 10)}T00:00:00.000Z`,
        Type: 8020,
        Currency: 'EUR',
        InvoiceTo: row['OrderedBy'],
        DeliverTo: row['OrderedBy'],
        ...row,
        InvoiceDate: null,
        Status: 20,
        StatusDescription: 'Open',
      };
    case 'purchaseorder/PurchaseOrders':
      return {
        OrderNumber: orderNumber(start) + NEW + state.next('order'),
        Currency: 'EUR',
        ...row,
        OrderStatus: 10,
        ReceiptStatus: 10,
        InvoiceStatus: 10,
      };
    case 'salesorder/SalesOrders':
      return {
        OrderNumber: orderNumber(start) + NEW + state.next('order'),
        Currency: 'EUR',
        InvoiceTo: row['OrderedBy'],
        DeliverTo: row['OrderedBy'],
        ...row,
        Status: 12,
        StatusDescription: 'Open',
      };
    case 'salesorder/GoodsDeliveries': {
      const number = orderNumber(start) + NEW + state.next('delivery');
      return { DeliveryNumber: number, EntryNumber: number, ...row };
    }
    case 'purchaseorder/GoodsReceipts': {
      const number = orderNumber(start) + NEW + state.next('receipt');
      return { ReceiptNumber: number, EntryNumber: number, ...row };
    }
    case 'crm/Quotations': {
      const number = row['QuotationNumber'] ?? orderNumber(start) + NEW + state.next('quotation');
      return {
        Currency: 'EUR',
        ...row,
        QuotationNumber: number,
        VersionNumber: nextVersion(number, state),
        Status: 20,
        StatusDescription: 'Draft',
      };
    }
    default: {
      const field = fields['EntryNumber'] === undefined ? resources.number(served.source) : 'EntryNumber';
      const isEntry = field === 'EntryNumber';
      if (field === undefined || (!isEntry && row[field] !== undefined)) return row;
      if (!isEntry) return { [field]: orderNumber(start) + NEW + state.next(served.source), ...row };
      const journal = Number(row['JournalCode'] ?? row['Journal'] ?? 90);
      return {
        EntryNumber: row['EntryNumber'] ?? numberOf(start, journal) + NEW + state.next('entry'),
        ...(served.name === 'purchaseentry/PurchaseEntries' && { Type: 30 }),
        Status: 20,
        StatusDescription: 'Open',
        ...row,
      };
    }
  }
}

/** The version number after the highest one of a quotation number; 1 for a new quotation. */
export function nextVersion(number: unknown, state: State): number {
  const versions = state
    .rows('crm/Quotations')
    .having('QuotationNumber', Number(number))
    .map((row) => Number(row['VersionNumber']));
  return Math.max(0, ...versions) + 1;
}

/** A line with its line number and the numbers of its document. */
export function lined(row: Row, context: Context): Row {
  const { served, state, resources } = context;
  const family = resources.family(served.source);
  const id = family === undefined ? undefined : row[family.field];
  if (family === undefined || id === undefined || id === null) return row;
  const parent = state.rows(family.parent).get(String(id)) ?? {};
  const { fields } = served.record;
  const repeated = REPEATED.filter((field) => fields[field] !== undefined).map((field) => [field, parent[field]]);
  const siblings = [...state.rows(served.source).scan({ parent: String(id) })];
  const last = Math.max(0, ...siblings.map((line) => Number(line['LineNumber'] ?? 0)));
  return {
    ...row,
    ...Object.fromEntries(repeated),
    ...(fields['LineNumber'] === undefined ? {} : { LineNumber: last + 1 }),
    ...priced(row, context),
    ...datedLine(row, siblings, context),
  };
}

/** Price and amount of an item line; the default price is the price of the item. */
function priced(row: Row, { served, state }: Context): Row {
  const { fields } = served.record;
  if (fields['UnitPrice'] === undefined) return {};
  const item = state.rows('logistics/Items').get(String(row['Item']));
  const price = row['UnitPrice'] ?? item?.['StandardSalesPrice'] ?? 0;
  const factor = (1 - Number(row['Discount'] ?? 0)).toFixed(6);
  const amount = amountOf(centsOf(row['Quantity'] ?? row['QuantityInPurchaseUnits'] ?? 1, price, factor));
  const amounts = ['AmountFC', 'AmountDC', 'Amount'].filter((field) => fields[field] !== undefined);
  return { UnitPrice: price, ...Object.fromEntries(amounts.map((field) => [field, amount])) };
}

/** Documents whose amounts are the sums of their lines. */
const SUMMED = new Set([
  'salesentry/SalesEntries',
  'salesinvoice/SalesInvoices',
  'salesorder/SalesOrders',
  'purchaseentry/PurchaseEntries',
  'purchase/PurchaseInvoices',
  'purchaseorder/PurchaseOrders',
  'crm/Quotations',
]);
const MUST_BALANCE = 'generaljournalentry/GeneralJournalEntries';

/** Sets the amounts of a document to the sums of its lines. Refuses a journal entry that does not balance. */
export function summed(header: Row, lines: readonly Row[], { served, state }: Context): Row {
  const { fields } = served.record;
  if (served.name === MUST_BALANCE) {
    const difference = sumOf(lines.map(({ AmountFC }) => centsOf(AmountFC)));
    if (difference !== 0n) refuse(400, `The entry is not in balance: ${String(amountOf(difference))}`);
  }
  if (!SUMMED.has(served.name)) return header;
  const names = namesOf(state);
  const amounts = lines.map((line) => taxed(line, line['Amount'] === undefined ? 'AmountFC' : 'Amount', names));
  const net = sumOf(amounts.map((one) => one.net));
  const tax = sumOf(amounts.map((one) => one.tax));
  const all: Row = {
    Amount: amountOf(net + tax),
    AmountDC: amountOf(net + tax),
    AmountFC: amountOf(net + tax),
    AmountFCExclVat: amountOf(net),
    VATAmount: amountOf(tax),
    VATAmountDC: amountOf(tax),
    VATAmountFC: amountOf(tax),
  };
  return { ...header, ...Object.fromEntries(Object.entries(all).filter(([field]) => fields[field] !== undefined)) };
}

/** Updates the amounts of a document after one of its lines was created, changed or deleted. */
export function resum(line: Row, context: Context): void {
  const { request, served, state, resources } = context;
  const family = resources.family(served.source);
  if (family === undefined || (!SUMMED.has(family.parent) && bookingOf(family.parent) === undefined)) return;
  const headers = state.rows(family.parent);
  const header = headers.get(String(line[family.field]));
  if (header === undefined) return;
  const document = resources.need(family.parent);
  const lines = [...state.rows(served.source).scan({ parent: String(header[keyField(document.record)]) })];
  headers.put(stamped(summed(header, lines, { ...context, served: document }), state, request.now));
}
