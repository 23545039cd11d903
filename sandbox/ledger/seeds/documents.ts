/** Seeded documents that are not booked: orders, deliveries and quotations. */
import type { Place, Row } from '../../engine/types.js';
import { account, customer, supplier } from './deals.js';
import { dayOf, type Special } from './generic.js';
import { orderNumber } from '../../story/numbers.js';
import { itemLabel, LINES, linesOf, priceOf, quantityOf } from './words.js';

const ORDER_STATES = [
  [12, 'Open'],
  [20, 'Partial'],
  [21, 'Complete'],
] as const;

const [OPEN, PARTIAL, COMPLETE] = [12, 20, 21] as const;

/** Delivered and invoiced quantities of an order line: none for an open order, the first line for a partial one. */
function deliveredOf({ index, parent }: Place): Row {
  const order = parent?.index ?? 0;
  const [status] = ORDER_STATES[order % ORDER_STATES.length] ?? ORDER_STATES[0];
  const quantity = quantityOf(order, index);
  const isDelivered = status === COMPLETE || (status === PARTIAL && index === 0);
  const isInvoiced = status === COMPLETE;
  return {
    QuantityDelivered: isDelivered ? quantity : 0,
    DeliveryStatus: isDelivered ? COMPLETE : OPEN,
    QuantityInvoiced: isInvoiced ? quantity : 0,
    InvoiceStatus: isInvoiced ? COMPLETE : OPEN,
    OrderStatus: status,
  };
}

/** The position of the order of a delivery or receipt: two of three orders have one, of a part or of the whole. */
const orderOf = (moved: number): number => 3 * Math.floor(moved / 2) + 1 + (moved % 2);
const countMoved = (orders: number): number => 2 * Math.floor(orders / 3) + (orders % 3 === 2 ? 1 : 0);
/** Lines of a delivery or receipt: of an order in part, the first one. */
const linesMoved = (index: number): number => (orderOf(index) % 3 === 1 ? 1 : linesOf(orderOf(index)));

const SALES_ORDERS = 'salesorder/SalesOrders';

function delivery(place: Place): Row {
  const { index, start, count } = place;
  const order = orderOf(index);
  const number = orderNumber(start) + index;
  return {
    ...{ DeliveryNumber: number, EntryNumber: number, Description: `Order ${order + 1}` },
    ...account('DeliveryAccount', customer, { ...place, index: order }),
    DeliveryDate: dayOf({ index: order, start }, count(SALES_ORDERS)),
  };
}

function deliveryLine(place: Place): Row {
  const { index, parent, id, start, count } = place;
  const order = orderOf(parent?.index ?? 0);
  const { Item, ItemCode, ItemDescription, Quantity, LineNumber } = itemLine({
    ...place,
    parent: { index: order, id: '' },
  });
  return {
    ...{ Item, ItemCode, ItemDescription, LineNumber, QuantityOrdered: Quantity, QuantityDelivered: Quantity },
    SalesOrderLineID: id('salesorder/SalesOrderLines', order * LINES + index),
    SalesOrderLineNumber: LineNumber,
    SalesOrderNumber: orderNumber(start) + order,
    DeliveryDate: dayOf({ index: order, start }, count(SALES_ORDERS)),
  };
}

/** Statuses of purchase orders and of their receipts. */
const PURCHASE_STATES = [10, 20, 30] as const;
const PURCHASE_ORDERS = 'purchaseorder/PurchaseOrders';

/** Received quantity of an order line: none for an open order, the first line for a partial one. */
function receivedOf({ index, parent }: Place): number {
  const order = parent?.index ?? 0;
  const isReceived = order % 3 === 2 || (order % 3 === 1 && index === 0);
  return isReceived ? quantityOf(order, index) : 0;
}

function receipt(place: Place): Row {
  const { index, start, count } = place;
  const order = orderOf(index);
  const number = orderNumber(start) + index;
  return {
    ...{ ReceiptNumber: number, EntryNumber: number, Description: `Order ${order + 1}` },
    ...account('Supplier', supplier, { ...place, index: order }),
    ReceiptDate: dayOf({ index: order, start }, count(PURCHASE_ORDERS)),
  };
}

function receiptLine(place: Place): Row {
  const { index, parent, id, start } = place;
  const order = orderOf(parent?.index ?? 0);
  const { Item, ItemCode, ItemDescription, Quantity, LineNumber } = itemLine({
    ...place,
    parent: { index: order, id: '' },
  });
  return {
    ...{ Item, ItemCode, ItemDescription, LineNumber, QuantityOrdered: Quantity, QuantityReceived: Quantity },
    PurchaseOrderID: id(PURCHASE_ORDERS, order),
    PurchaseOrderLineID: id('purchaseorder/PurchaseOrderLines', order * LINES + index),
    PurchaseOrderNumber: orderNumber(start) + order,
  };
}

/** Statuses of the newest version of a quotation; older versions are reviewed and closed. */
const QUOTATION_STATES = [
  [40, 'Printed'],
  [50, 'Accepted'],
  [20, 'Draft'],
] as const;
const REVIEWED = [6, 'Reviewed and closed'] as const;

/** Versions of one quotation. */
const VERSIONS = 2;

type LinePlace = Pick<Place, 'index' | 'parent' | 'id' | 'count'>;

/** The position of the item of a line. */
export function itemOf({ index, parent, count }: LinePlace): number {
  const items = count('logistics/Items');
  return items === 0 ? 0 : ((parent?.index ?? 0) + index) % items;
}

/** The amount of a line in cents. */
export const itemCents = (place: LinePlace): number =>
  quantityOf(place.parent?.index ?? 0, place.index) * priceOf(itemOf(place));

export function itemLine(place: LinePlace): Row {
  const { index, parent, id } = place;
  const at = itemOf(place);
  const { code, name } = itemLabel(at);
  const [quantity, price, amount] = [quantityOf(parent?.index ?? 0, index), priceOf(at) / 100, itemCents(place)];
  return {
    LineNumber: index + 1,
    Item: id('logistics/Items', at),
    ItemCode: code,
    ItemDescription: name,
    Quantity: quantity,
    UnitPrice: price,
    NetPrice: price,
    AmountDC: amount / 100,
    AmountFC: amount / 100,
    Discount: 0,
  };
}

/** Sum of the item lines of a document. */
function itemTotal(index: number, items: number): number {
  const lines = Array.from({ length: linesOf(index) }, (_, line) => {
    const at = items === 0 ? 0 : (index + line) % items;
    return quantityOf(index, line) * priceOf(at);
  });
  return lines.reduce((sum, one) => sum + one, 0) / 100;
}

/** Documents with lines of items that are not booked. */
export const DOCUMENTS: Readonly<Record<string, Special>> = {
  'purchaseorder/PurchaseOrders': {
    ordered: ['OrderNumber'],
    fields: (place) => {
      const { index, start, count } = place;
      const amount = itemTotal(index, count('logistics/Items'));
      const status = PURCHASE_STATES[index % PURCHASE_STATES.length];
      return {
        ...account('Supplier', supplier, place),
        AmountDC: amount,
        AmountFC: amount,
        OrderNumber: orderNumber(start) + index,
        Description: `Order ${index + 1}`,
        Currency: 'EUR',
        ...{ OrderStatus: status, ReceiptStatus: status, InvoiceStatus: status },
      };
    },
  },
  'purchaseorder/PurchaseOrderLines': {
    fields: (place) => {
      const line = itemLine(place);
      return { ...line, QuantityInPurchaseUnits: line['Quantity'], ReceivedQuantity: receivedOf(place) };
    },
  },
  'purchaseorder/GoodsReceipts': { ordered: ['ReceiptNumber'], count: countMoved, fields: receipt },
  'purchaseorder/GoodsReceiptLines': { lines: linesMoved, fields: receiptLine },
  'salesorder/SalesOrders': {
    ordered: ['OrderNumber'],
    fields: (place) => {
      const { index, start, count } = place;
      const [status, description] = ORDER_STATES[index % ORDER_STATES.length] ?? ORDER_STATES[0];
      const amount = itemTotal(index, count('logistics/Items'));
      return {
        AmountDC: amount,
        AmountFC: amount,
        OrderNumber: orderNumber(start) + index,
        Description: `Order ${index + 1}`,
        ...account('OrderedBy', customer, place),
        ...account('DeliverTo', customer, place),
        ...account('InvoiceTo', customer, place),
        Currency: 'EUR',
        Status: status,
        StatusDescription: description,
        DeliveryStatus: status,
        InvoiceStatus: status === COMPLETE ? COMPLETE : OPEN,
      };
    },
  },
  'salesorder/SalesOrderLines': {
    fields: (place) => ({
      ...itemLine(place),
      ...deliveredOf(place),
      OrderNumber: orderNumber(place.start) + (place.parent?.index ?? 0),
    }),
  },
  'salesorder/GoodsDeliveries': {
    ordered: ['DeliveryNumber'],
    count: countMoved,
    fields: delivery,
  },
  'salesorder/GoodsDeliveryLines': {
    lines: linesMoved,
    fields: deliveryLine,
  },
  'crm/Quotations': {
    ordered: ['QuotationNumber'],
    finds: {
      QuotationNumber: (number, { start }) =>
        Array.from({ length: VERSIONS }, (_, version) => (Number(number) - orderNumber(start)) * VERSIONS + version),
    },
    fields: ({ index, start, count }) => {
      const number = Math.floor(index / VERSIONS);
      const amount = itemTotal(index, count('logistics/Items'));
      const isNewest = index % VERSIONS === VERSIONS - 1;
      const state = QUOTATION_STATES[number % QUOTATION_STATES.length] ?? QUOTATION_STATES[0];
      const [status, description] = isNewest ? state : REVIEWED;
      return {
        AmountDC: amount,
        AmountFC: amount,
        QuotationNumber: orderNumber(start) + number,
        VersionNumber: 1 + (index % VERSIONS),
        Description: `Offer ${number + 1}`,
        Currency: 'EUR',
        Status: status,
        StatusDescription: description,
      };
    },
  },
  'crm/QuotationLines': {
    fields: (place) => {
      const at = place.parent?.index ?? 0;
      return {
        ...itemLine(place),
        QuotationNumber: orderNumber(place.start) + Math.floor(at / VERSIONS),
        VersionNumber: 1 + (at % VERSIONS),
      };
    },
  },
};
