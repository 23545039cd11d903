import { refuse } from '../engine/refusal.js';
import type { Row, State } from '../engine/types.js';
import { deliveredOrder } from './orders.js';
import type { Spot } from './resources.js';
import { stamped } from './stamp.js';
import { mainWarehouse, stockOf } from './stock.js';
import { collectionName } from './world.js';

const DELIVERIES = 'salesorder/GoodsDeliveries';

export const isDeliveryLine = (resource: string): boolean => resource === 'salesorder/GoodsDeliveryLines';

/**
 * Delivers goods of an order line: they leave the stock, and the order line counts them. Returns the line of the delivery
 * with what it takes from the order line.
 */
export function delivered(line: Row, { division }: Spot, state: State, now: Date): Row {
  const quantity = Number(line['QuantityDelivered'] ?? 0);
  if (!(quantity > 0)) return refuse(400, 'QuantityDelivered must be more than 0');
  const { line: source, order } = deliveredOrder(line['SalesOrderLineID'], quantity, { division }, state, now);
  const deliveries = state.rows(collectionName(division, DELIVERIES));
  const header = deliveries.get(String(line['EntryID']));
  const { OrderedBy, DeliverTo = OrderedBy, DeliverToName, OrderedByName } = order ?? {};
  if (header !== undefined && (header['DeliveryAccount'] ?? undefined) === undefined) {
    const account = { DeliveryAccount: DeliverTo, DeliveryAccountName: DeliverToName ?? OrderedByName };
    deliveries.put(stamped({ ...header, ...account }, state, now));
  }
  const warehouse = header?.['Warehouse'] ?? mainWarehouse(division, state);
  stockOf({ division }, { now }, state).change(source, warehouse, (amount) => amount - quantity);
  const { Item, ItemCode, ItemDescription, Description } = source;
  return {
    ...{ Item, ItemCode, ItemDescription, Description, DeliveryDate: header?.['DeliveryDate'] },
    QuantityOrdered: source['Quantity'],
    SalesOrderNumber: source['OrderNumber'],
    SalesOrderLineNumber: source['LineNumber'],
    ...line,
  };
}
