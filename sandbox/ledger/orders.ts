/** Actions on sales orders. */
import { isObject } from 'cmdspec-runtime/kit';
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import type { Row, State } from '../engine/types.js';
import { described } from './described.js';
import { numbered, summed } from './documents.js';
import { printed } from './printing.js';
import { createdNow, stamped } from './stamp.js';

const ORDER = 22;
const PARTIAL = 20;
const COMPLETE = 21;
/** `CreateMode` of one invoice per order; otherwise one per customer. */
const PER_ORDER = 1;
/** `InvoiceMode` of what was ordered; otherwise of what was delivered. */
const BY_ORDER = 1;
/** Fields that the line of an invoice takes from the line of the order. */
const COPIED = ['Item', 'ItemCode', 'ItemDescription', 'Description', 'UnitPrice', 'Discount', 'VATCode'];
const AMOUNTS = ['AmountFC', 'AmountDC'];

/** An order with the lines that have something to invoice. */
interface Due {
  readonly order: Row;
  readonly lines: readonly { readonly line: Row; readonly quantity: number }[];
}

/** Prints a sales order to a PDF. Returns the fields of the response. */
export function printOrder(body: Row, context: Context): Row {
  const { state } = context;
  const order = state.rows('salesorder/SalesOrders').get(String(body['OrderId']));
  if (order === undefined) return { DocumentCreationError: 'The sales order does not exist' };
  const title = `Sales order ${String(order['OrderNumber'])}`;
  const lines = linesOf(order, state);
  return {
    Document: printed({ type: ORDER, title, header: order, lines }, context),
    DocumentCreationSuccess: 'The document is created',
    ...(body['SendEmailToCustomer'] === true && { EmailCreationSuccess: 'The e-mail is created' }),
  };
}

/** Closes what is left to deliver and invoice on an order. Returns the fields of the response. */
export function completeOrder(body: Row, { request: { now }, state }: Context): Row {
  const orders = state.rows('salesorder/SalesOrders');
  const order = orders.get(String(body['OrderID']));
  if (order === undefined) return { ErrorMessage: 'The sales order does not exist' };
  const delivery = body['CompleteDelivery'] === true && { DeliveryStatus: COMPLETE };
  const invoice = body['CompleteInvoice'] === true && { InvoiceStatus: COMPLETE };
  const after: Row = { ...order, ...delivery, ...invoice };
  const isDone = after['DeliveryStatus'] === COMPLETE && after['InvoiceStatus'] === COMPLETE;
  orders.put(stamped({ ...after, ...(isDone && { Status: COMPLETE, StatusDescription: 'Complete' }) }, state, now));
  return { SuccessMessage: 'The sales order is completed' };
}

/** Closes what is left to deliver and invoice on one line; the last line completes its order. */
export function completeLine(body: Row, { request: { now }, state }: Context): Row {
  const rows = state.rows('salesorder/SalesOrderLines');
  const line = rows.get(String(body['ID']));
  if (line === undefined) return { ErrorMessage: 'The sales order line does not exist' };
  const delivery = body['CompleteDelivery'] === true && { DeliveryStatus: COMPLETE };
  const invoice = body['CompleteInvoice'] === true && { InvoiceStatus: COMPLETE };
  rows.put(stamped({ ...line, ...delivery, ...invoice }, state, now));
  const orders = state.rows('salesorder/SalesOrders');
  const order = orders.get(String(line['OrderID']));
  if (order !== undefined) orders.put(stamped(ordered(order, linesOf(order, state)), state, now));
  return { SuccessMessage: 'The sales order line is completed' };
}

/** An order with the statuses that follow from its lines. */
function ordered(order: Row, lines: readonly Row[]): Row {
  const isComplete = (field: string): boolean => lines.every((line) => line[field] === COMPLETE);
  const delivery = isComplete('DeliveryStatus') && { DeliveryStatus: COMPLETE };
  const invoice = isComplete('InvoiceStatus') && { InvoiceStatus: COMPLETE };
  const after: Row = { ...order, ...delivery, ...invoice };
  const isDone = after['DeliveryStatus'] === COMPLETE && after['InvoiceStatus'] === COMPLETE;
  return { ...after, ...(isDone && { Status: COMPLETE, StatusDescription: 'Complete' }) };
}

/** An order line and its order after goods of the line were delivered. Refuses a line that does not exist. */
export function deliveredOrder(
  id: unknown,
  quantity: number,
  state: State,
  now: Date,
): { readonly line: Row; readonly order: Row | undefined } {
  const rows = state.rows('salesorder/SalesOrderLines');
  const before = rows.get(String(id)) ?? refuse(400, 'Does not exist: SalesOrderLineID');
  const delivered = Number(before['QuantityDelivered'] ?? 0) + quantity;
  const isDone = delivered >= Number(before['Quantity'] ?? 0);
  const changes = { QuantityDelivered: delivered, DeliveryStatus: isDone ? COMPLETE : PARTIAL };
  const line = stamped({ ...before, ...changes }, state, now);
  rows.put(line);
  const orders = state.rows('salesorder/SalesOrders');
  const order = orders.get(String(line['OrderID']));
  if (order !== undefined) {
    const begun = { ...order, DeliveryStatus: PARTIAL, Status: PARTIAL, StatusDescription: 'Partial' };
    orders.put(stamped(ordered(begun, linesOf(order, state)), state, now));
  }
  return { line, order };
}

/** The quantity of an order line to invoice: what was delivered in the days of the request, or what was ordered. */
function quantityLeft(line: Row, { InvoiceMode, StartDate, EndDate }: Row): number {
  if (line['InvoiceStatus'] === COMPLETE) return 0;
  const day = String(line['DeliveryDate'] ?? '').slice(0, 10);
  const isIn =
    (StartDate === undefined || day >= String(StartDate).slice(0, 10)) &&
    (EndDate === undefined || day <= String(EndDate).slice(0, 10));
  const whole = InvoiceMode === BY_ORDER ? line['Quantity'] : isIn ? line['QuantityDelivered'] : 0;
  return Math.max(0, Number(whole ?? 0) - Number(line['QuantityInvoiced'] ?? 0));
}

/** Creates open sales invoices from what is not invoiced yet. Returns the fields of the response. */
export function invoiceOrders(body: Row, context: Context): Row {
  const { request, state } = context;
  const { now } = request;
  const orders = state.rows('salesorder/SalesOrders');
  const asked: unknown[] = Array.isArray(body['SalesOrderIDs']) ? body['SalesOrderIDs'] : [];
  const found = asked.map((one) => (isObject(one) ? orders.get(String(one['ID'])) : undefined));
  const open = found.flatMap((order): Due[] => {
    if (order === undefined || order['InvoiceStatus'] === COMPLETE) return [];
    const lines = linesOf(order, state)
      .map((line) => ({ line, quantity: quantityLeft(line, body) }))
      .filter(({ quantity }) => quantity > 0);
    return lines.length === 0 ? [] : [{ order, lines }];
  });
  const groups = new Map<string, Due[]>();
  for (const due of open) {
    const key = String(body['CreateMode'] === PER_ORDER ? due.order['OrderID'] : due.order['OrderedBy']);
    groups.set(key, [...(groups.get(key) ?? []), due]);
  }
  for (const group of groups.values()) invoiceOne(group, body, context);
  const rows = state.rows('salesorder/SalesOrderLines');
  for (const { order, lines } of open) {
    for (const { line, quantity } of lines) {
      const invoiced = Number(line['QuantityInvoiced'] ?? 0) + quantity;
      const isDone = invoiced >= Number(line['Quantity'] ?? 0);
      const after: Row = { QuantityInvoiced: invoiced, ...(isDone && { InvoiceStatus: COMPLETE }) };
      rows.put(stamped({ ...line, ...after }, state, now));
    }
    orders.put(stamped(ordered(order, linesOf(order, state)), state, now));
  }
  const failed = found.length - open.length;
  return {
    NumberOfCreatedInvoices: groups.size,
    NumberOfFailedInvoices: failed,
    ...(failed > 0 && { Errors: `Nothing to invoice: ${failed} of ${found.length} sales orders` }),
  };
}

function invoiceOne(group: readonly Due[], body: Row, context: Context): void {
  const first = group[0]?.order;
  if (first === undefined) return;
  const { OrderedBy, InvoiceTo = OrderedBy, Description, YourRef, PaymentCondition, Currency = 'EUR' } = first;
  const fields = { OrderedBy, InvoiceTo, Description, YourRef, PaymentCondition, Currency };
  const lines = group.flatMap(({ order, lines: due }) =>
    due.map(({ line: one, quantity }) => ({
      ...Object.fromEntries(COPIED.map((field) => [field, one[field]])),
      ...Object.fromEntries(AMOUNTS.map((field) => [field, shareOf(one, field, quantity)])),
      Quantity: quantity,
      SalesOrder: order['OrderID'],
      SalesOrderNumber: order['OrderNumber'],
      SalesOrderLine: one['ID'],
    })),
  );
  documentWith('invoice', { ...fields, Journal: body['JournalCode'] }, lines, context);
}

const DOCUMENTS = {
  order: { header: 'salesorder/SalesOrders', lines: 'salesorder/SalesOrderLines', key: 'OrderID' },
  invoice: { header: 'salesinvoice/SalesInvoices', lines: 'salesinvoice/SalesInvoiceLines', key: 'InvoiceID' },
} as const;

/** Creates an open order or invoice with lines, whose amounts are known. Returns it. */
function documentWith(kind: keyof typeof DOCUMENTS, fields: Row, lines: readonly Row[], context: Context): Row {
  const { header: name, lines: child, key } = DOCUMENTS[kind];
  const { request, state, resources } = context;
  const { now } = request;
  const own = { ...context, served: resources.need(name) };
  const draft = numbered({ ...createdNow(own), ...fields }, own);
  const headers = state.rows(name);
  const header = headers.insert(described(stamped(draft, state, now), own));
  const number = kind === 'order' && { OrderNumber: header['OrderNumber'] };
  const rows = state.rows(child);
  const inserted = lines.map((one, at) =>
    rows.insert(stamped({ ...createdNow(own), ...one, ...number, [key]: header[key], LineNumber: at + 1 }, state, now)),
  );
  const whole = summed(header, inserted, own);
  headers.put(whole);
  return whole;
}

/** Creates the order or invoice that an accepted quotation becomes. Returns its order number. */
export function documentOf(kind: keyof typeof DOCUMENTS, quotation: Row, fields: Row, context: Context): unknown {
  const { OrderAccount: OrderedBy, Description, YourRef, PaymentCondition, Currency = 'EUR', QuotationID } = quotation;
  const lines = context.state.rows('crm/QuotationLines');
  const copied = [...COPIED, ...AMOUNTS, 'Quantity'];
  return documentWith(
    kind,
    { OrderedBy, InvoiceTo: OrderedBy, Description, YourRef, PaymentCondition, Currency, ...fields },
    [...lines.scan({ parent: String(QuotationID) })].map((line) =>
      Object.fromEntries(copied.map((field) => [field, line[field]])),
    ),
    context,
  )['OrderNumber'];
}

/** The amount of a part of a line, in whole cents. */
const shareOf = (line: Row, field: string, quantity: number): number =>
  Math.round((Number(line[field] ?? 0) * 100 * quantity) / Number(line['Quantity'] ?? quantity)) / 100;

const linesOf = (order: Row, state: State): readonly Row[] => [
  ...state.rows('salesorder/SalesOrderLines').scan({ parent: String(order['OrderID']) }),
];
