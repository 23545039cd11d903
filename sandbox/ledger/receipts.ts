/** Receipts of goods. */
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import type { Row } from '../engine/types.js';
import { stamped } from './stamp.js';
import { mainWarehouse, stockOf } from './stock.js';

const PARTIAL = 20;
const COMPLETE = 30;

export const isReceiptLine = (resource: string): boolean => resource === 'purchaseorder/GoodsReceiptLines';

const receivedOf = (line: Row): number => Number(line['ReceivedQuantity'] ?? 0);
const orderedOf = (line: Row): number => Number(line['QuantityInPurchaseUnits'] ?? line['Quantity'] ?? 0);

/**
 * Receives goods of an order line: they enter the stock, and the order counts them. Returns the line of the receipt with
 * what it takes from the order line.
 */
export function received(line: Row, { request: { now }, state }: Context): Row {
  const quantity = Number(line['QuantityReceived'] ?? 0);
  if (!(quantity > 0)) return refuse(400, 'QuantityReceived must be more than 0');
  const rows = state.rows('purchaseorder/PurchaseOrderLines');
  const before = rows.get(String(line['PurchaseOrderLineID'])) ?? refuse(400, 'Does not exist: PurchaseOrderLineID');
  const source = stamped({ ...before, ReceivedQuantity: receivedOf(before) + quantity }, state, now);
  rows.put(source);
  const id = String(source['PurchaseOrderID']);
  const orders = state.rows('purchaseorder/PurchaseOrders');
  const order = orders.get(id);
  if (order !== undefined) {
    const isDone = [...rows.scan({ parent: id })].every((one) => receivedOf(one) >= orderedOf(one));
    const status = isDone ? COMPLETE : PARTIAL;
    orders.put(stamped({ ...order, OrderStatus: status, ReceiptStatus: status }, state, now));
  }
  const receipts = state.rows('purchaseorder/GoodsReceipts');
  const header = receipts.get(String(line['GoodsReceiptID']));
  if (header !== undefined && order !== undefined && header['Supplier'] === undefined) {
    const { Supplier, SupplierCode, SupplierName } = order;
    receipts.put(stamped({ ...header, Supplier, SupplierCode, SupplierName }, state, now));
  }
  const warehouse = order?.['Warehouse'] ?? mainWarehouse(state);
  stockOf(state, now).change(source, warehouse, (amount) => amount + quantity);
  const { Item, ItemCode, ItemDescription, Description } = source;
  return {
    ...{ Item, ItemCode, ItemDescription, Description },
    QuantityOrdered: orderedOf(source),
    PurchaseOrderID: id,
    PurchaseOrderNumber: order?.['OrderNumber'],
    ...line,
  };
}
