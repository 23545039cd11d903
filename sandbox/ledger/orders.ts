import { isObject } from 'cmdspec-runtime/kit';
import type { Incoming, Row, State } from '../engine/types.js';
import { numbered, summed } from './documents.js';
import { printed } from './printing.js';
import type { Resources, Spot } from './resources.js';
import { described } from './rules.js';
import { stamped } from './stamp.js';
import { collectionName } from './world.js';

const ORDER = 22;
const COMPLETE = 21;
/** `CreateMode` of one invoice per order; otherwise one per customer. */
const PER_ORDER = 1;
/** Fields that the line of an invoice takes from that of the order. */
const COPIED = ['Item', 'ItemCode', 'ItemDescription', 'Description', 'Quantity', 'UnitPrice', 'Discount', 'VATCode'];
const AMOUNTS = ['AmountFC', 'AmountDC'];

/** Prints a sales order to a PDF. Returns what the action responds. */
export function printOrder(body: Row, spot: Spot, request: Incoming, state: State): Row {
  const order = state.rows(collectionName(spot.division, 'salesorder/SalesOrders')).get(String(body['OrderId']));
  if (order === undefined) return { DocumentCreationError: 'The sales order does not exist' };
  const title = `Sales order ${String(order['OrderNumber'])}`;
  const lines = linesOf(order, spot, state);
  return {
    Document: printed({ type: ORDER, title, header: order, lines }, spot, request, state),
    DocumentCreationSuccess: 'The document is created',
    ...(body['SendEmailToCustomer'] === true && { EmailCreationSuccess: 'The e-mail is created' }),
  };
}

/** Closes what is left to deliver and invoice on an order. Returns what the action responds. */
export function completeOrder(body: Row, { division }: Spot, { now }: Incoming, state: State): Row {
  const orders = state.rows(collectionName(division, 'salesorder/SalesOrders'));
  const order = orders.get(String(body['OrderID']));
  if (order === undefined) return { ErrorMessage: 'The sales order does not exist' };
  const delivery = body['CompleteDelivery'] === true && { DeliveryStatus: COMPLETE };
  const invoice = body['CompleteInvoice'] === true && { InvoiceStatus: COMPLETE };
  const after: Row = { ...order, ...delivery, ...invoice };
  const isDone = after['DeliveryStatus'] === COMPLETE && after['InvoiceStatus'] === COMPLETE;
  orders.put(stamped({ ...after, ...(isDone && { Status: COMPLETE, StatusDescription: 'Complete' }) }, state, now));
  return { SuccessMessage: 'The sales order is completed' };
}

/** Creates open sales invoices from orders that are not invoiced yet. Returns what the action responds. */
export function invoiceOrders(body: Row, spot: Spot, { now }: Incoming, state: State, resources: Resources): Row {
  const orders = state.rows(collectionName(spot.division, 'salesorder/SalesOrders'));
  const asked: unknown[] = Array.isArray(body['SalesOrderIDs']) ? body['SalesOrderIDs'] : [];
  const found = asked.map((one) => (isObject(one) ? orders.get(String(one['ID'])) : undefined));
  const open = found.filter((order) => order !== undefined && order['InvoiceStatus'] !== COMPLETE) as Row[];
  const groups = new Map<string, Row[]>();
  for (const order of open) {
    const key = String(body['CreateMode'] === PER_ORDER ? order['OrderID'] : order['OrderedBy']);
    groups.set(key, [...(groups.get(key) ?? []), order]);
  }
  for (const group of groups.values()) invoiceOne(group, body, spot, now, state, resources);
  for (const order of open) orders.put(stamped({ ...order, InvoiceStatus: COMPLETE }, state, now));
  const failed = found.length - open.length;
  return {
    NumberOfCreatedInvoices: groups.size,
    NumberOfFailedInvoices: failed,
    ...(failed > 0 && { Errors: `Nothing to invoice: ${failed} of ${found.length} sales orders` }),
  };
}

function invoiceOne(
  group: readonly Row[],
  body: Row,
  { division }: Spot,
  now: Date,
  state: State,
  resources: Resources,
): void {
  const header = resources.find('salesinvoice/SalesInvoices', false);
  const line = resources.find('salesinvoice/SalesInvoiceLines', false);
  const [first] = group;
  if (header === undefined || line === undefined || first === undefined) return;
  const spot = { division, served: header };
  const created = { Division: division, Created: now.toISOString(), CreatorFullName: 'Sandbox User' };
  const { OrderedBy, InvoiceTo = OrderedBy, Description, YourRef, PaymentCondition, Currency = 'EUR' } = first;
  const fields = { OrderedBy, InvoiceTo, Description, YourRef, PaymentCondition, Currency };
  const draft = numbered({ ...created, ...fields, Journal: body['JournalCode'] }, spot, state, now);
  const invoices = state.rows(collectionName(division, header.source));
  const invoice = invoices.insert(described(stamped(draft, state, now), spot, state));
  const lines = group.flatMap((order) =>
    linesOf(order, spot, state).map((one) => ({
      ...Object.fromEntries([...COPIED, ...AMOUNTS].map((field) => [field, one[field]])),
      SalesOrder: order['OrderID'],
      SalesOrderNumber: order['OrderNumber'],
      SalesOrderLine: one['ID'],
    })),
  );
  const rows = state.rows(collectionName(division, line.source));
  const inserted = lines.map((one, at) =>
    rows.insert(stamped({ ...created, ...one, InvoiceID: invoice['InvoiceID'], LineNumber: at + 1 }, state, now)),
  );
  invoices.put(summed(invoice, inserted, spot, state));
}

const linesOf = (order: Row, { division }: Spot, state: State): readonly Row[] => [
  ...state.rows(collectionName(division, 'salesorder/SalesOrderLines')).scan({ parent: String(order['OrderID']) }),
];
