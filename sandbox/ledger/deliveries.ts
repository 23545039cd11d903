/** Deliveries of goods. */
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import type { Row } from '../engine/types.js';
import { deliveredOrder } from './orders.js';
import { stamped } from './stamp.js';
import { mainWarehouse, stockOf } from './stock.js';

const DELIVERIES = 'salesorder/GoodsDeliveries';

export const isDeliveryLine = (resource: string): boolean => resource === 'salesorder/GoodsDeliveryLines';

/**
 * Delivers goods of an order line: they leave the stock, and the order line counts them. Returns the line of the delivery
 * with what it takes from the order line.
 */
export function delivered(line: Row, { request: { now }, state }: Context): Row {
  const quantity = Number(line['QuantityDelivered'] ?? 0);
  if (!(quantity > 0)) return refuse(400, 'QuantityDelivered must be more than 0');
  const { line: source, order } = deliveredOrder(line['SalesOrderLineID'], quantity, state, now);
  const deliveries = state.rows(DELIVERIES);
  const header = deliveries.get(String(line['EntryID']));
  const { OrderedBy, DeliverTo = OrderedBy, DeliverToName, OrderedByName } = order ?? {};
  if (header !== undefined && (header['DeliveryAccount'] ?? undefined) === undefined) {
    const account = { DeliveryAccount: DeliverTo, DeliveryAccountName: DeliverToName ?? OrderedByName };
    deliveries.put(stamped({ ...header, ...account }, state, now));
  }
  const warehouse = header?.['Warehouse'] ?? mainWarehouse(state);
  stockOf(state, now).change(source, warehouse, (amount) => amount - quantity);
  const { Item, ItemCode, ItemDescription, Description } = source;
  return {
    ...{ Item, ItemCode, ItemDescription, Description, DeliveryDate: header?.['DeliveryDate'] },
    QuantityOrdered: source['Quantity'],
    SalesOrderNumber: source['OrderNumber'],
    SalesOrderLineNumber: source['LineNumber'],
    ...line,
  };
}
