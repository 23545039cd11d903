/** Actions that move stock. */
import { whole } from '../engine/lazy.js';
import { refuse } from '../engine/refusal.js';
import type { Context } from '../engine/odata/behavior.js';
import type { Row, State } from '../engine/types.js';
import type { Books } from './books/postings.js';
import { stamped } from './stamp.js';

/** Status of a processed stock count. */
const COUNTED = 21;
/** Status of a completed transfer or assembly order. */
const COMPLETE = 50;
/** Status of an assembly order of which some items are assembled. */
const PARTIAL = 30;
const STOCK = 'inventory/ItemWarehouses';

/** Why a document cannot be processed; `undefined` if it can be. */
function problemOf(name: string, row: Row | undefined, status: unknown, processed: number): string | undefined {
  if (row === undefined) return `The ${name} does not exist`;
  return status === processed ? `The ${name} is already processed` : undefined;
}

/** The amounts of stock; an item that a warehouse never had gets a row. */
export function stockOf(state: State, now: Date) {
  const rows = state.rows(STOCK);
  return {
    change: (item: Row, warehouse: unknown, amountAfter: (before: number) => number): void => {
      const { Item, ItemCode, ItemDescription } = item;
      const found = rows.having('Item', String(Item)).find((row) => row['Warehouse'] === warehouse);
      const before = Number(found?.['CurrentStock'] ?? 0);
      const after = amountAfter(before);
      const projected = Number(found?.['ProjectedStock'] ?? 0) + after - before;
      const amounts: Row = { CurrentStock: after, ProjectedStock: projected };
      if (found !== undefined) rows.put(stamped({ ...found, ...amounts }, state, now));
      else {
        const of = { Division: Number(state.mark), Item, ItemCode, ItemDescription, Warehouse: warehouse };
        rows.insert(stamped({ ...of, ...amounts, ReservedStock: 0 }, state, now));
      }
    },
  };
}

export const mainWarehouse = (state: State): unknown =>
  state.rows('inventory/Warehouses').find(({ Main }) => Main === 1)?.['ID'];

const linesOf = (name: string, id: unknown, state: State): readonly Row[] => [
  ...state.rows(name).scan({ parent: String(id) }),
];

/** Sets the stock to what was counted. Returns the fields of the response. */
export function processCount(body: Row, { request, state }: Context): Row {
  const counts = state.rows('inventory/StockCounts');
  const count = counts.get(String(body['StockCountID']));
  const problem = problemOf('stock count', count, count?.['Status'], COUNTED);
  if (problem !== undefined || count === undefined) return { ErrorMessage: problem };
  const stock = stockOf(state, request.now);
  const lines = state.rows('inventory/StockCountLines');
  for (const line of linesOf('inventory/StockCountLines', count['StockCountID'], state)) {
    const counted = Number(line['QuantityNew'] ?? 0);
    let before = 0;
    stock.change(line, line['Warehouse'] ?? count['Warehouse'], (amount) => {
      before = amount;
      return counted;
    });
    const result = { QuantityInStock: before, QuantityDifference: counted - before, Status: COUNTED };
    lines.put(stamped({ ...line, ...result }, state, request.now));
  }
  counts.put(stamped({ ...count, Status: COUNTED }, state, request.now));
  return { SuccessMessage: 'The stock count is processed' };
}

/** Moves stock from one warehouse to another. Returns the fields of the response. */
export function processTransfer(body: Row, { request, state }: Context): Row {
  const transfers = state.rows('inventory/WarehouseTransfers');
  const transfer = transfers.get(String(body['TransferID']));
  const problem = problemOf('warehouse transfer', transfer, transfer?.['Status'], COMPLETE);
  if (problem !== undefined || transfer === undefined) return refuse(400, String(problem));
  const stock = stockOf(state, request.now);
  for (const line of linesOf('inventory/WarehouseTransferLines', transfer['TransferID'], state)) {
    const quantity = Number(line['Quantity'] ?? 0);
    stock.change(line, transfer['WarehouseFrom'], (amount) => amount - quantity);
    stock.change(line, transfer['WarehouseTo'], (amount) => amount + quantity);
  }
  const { TransferDate = request.now.toISOString() } = body;
  transfers.put(stamped({ ...transfer, Status: COMPLETE, TransferDate }, state, request.now));
  return { TransferDate };
}

/**
 * Puts assembled items in stock and takes their parts from it; an order is complete when all planned items are. Returns the fields of the response.
 */
export function finishAssembly(body: Row, { request, state }: Context): Row {
  const orders = state.rows('inventory/AssemblyOrders');
  const order = orders.get(String(body['AssemblyOrder']));
  const problem = problemOf('assembly order', order, order?.['OrderStatus'], COMPLETE);
  if (problem !== undefined || order === undefined) return refuse(400, String(problem));
  const quantity = Number(body['FinishOrderQuantity'] ?? 0);
  if (!(quantity > 0)) return refuse(400, 'The quantity must be more than 0');
  const stock = stockOf(state, request.now);
  stock.change(order, order['Warehouse'], (amount) => amount + quantity);
  for (const { part, used } of partsOf(order['Item'], quantity, state)) {
    stock.change(part, order['Warehouse'], (amount) => amount - used);
  }
  const finished = Number(order['FinishedQuantity'] ?? 0) + quantity;
  const { AssemblyDate = request.now.toISOString(), Description = order['Description'], Notes = order['Notes'] } = body;
  const isDone = finished >= Number(order['PlannedQuantity'] ?? 0);
  const changes = { FinishedQuantity: finished, FinishedAssemblyDate: AssemblyDate, Description, Notes };
  orders.put(stamped({ ...order, ...changes, OrderStatus: isDone ? COMPLETE : PARTIAL }, state, request.now));
  return { AssemblyDate, Description, Notes };
}

/** The parts of an item by its bill of materials, with the quantity that goes into so many items. */
function partsOf(
  assembled: unknown,
  quantity: number,
  state: State,
): readonly { readonly part: Row; readonly used: number }[] {
  return state
    .rows('inventory/AssemblyBillOfMaterialMaterials')
    .having('AssembledItem', String(assembled))
    .map(({ PartItem, PartItemCode, PartItemDescription, Quantity, BatchQuantity }) => ({
      part: { Item: PartItem, ItemCode: PartItemCode, ItemDescription: PartItemDescription },
      used: (Number(Quantity ?? 0) * quantity) / Number(BatchQuantity ?? 1),
    }));
}

/** Returns the stock of an item in all warehouses, in the form of the function. */
export function stockPosition(item: string | undefined, { rows }: Pick<Books, 'rows'>): Row[] {
  const found = item === undefined ? [] : rows(STOCK).having('Item', item);
  if (found.length === 0) return [];
  const total = (field: string): number => found.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);
  const [stock, reserved] = [total('CurrentStock'), total('ReservedStock')];
  return [
    {
      ...{ ItemId: item, InStock: stock, ReservedStock: reserved, FreeStock: stock - reserved },
      ...{ PlanningIn: total('PlannedStockIn'), PlanningOut: total('PlannedStockOut') },
      ProjectedStock: total('ProjectedStock'),
    },
  ];
}

/** Row of the feed of stock positions: an item of a warehouse. */
export const stockRow = (stored: Row): Row => {
  const row = whole(stored);
  return {
    ...row,
    ItemId: row['Item'],
    FreeStock: Number(row['CurrentStock'] ?? 0) - Number(row['ReservedStock'] ?? 0),
    PlanningIn: row['PlannedStockIn'] ?? 0,
    PlanningOut: row['PlannedStockOut'] ?? 0,
  };
};

/** Statuses of returns. */
const REALIZED = 40;

/** Rejects or processes a return. Returns the fields of the response. */
export function processReturn(body: Row, { request: { now }, state }: Context): Row {
  const returns = state.rows('financial/OfficialReturns');
  const found = returns.get(String(body['Request']));
  if (found === undefined) return refuse(400, 'The return does not exist');
  if (found['Status'] !== REALIZED) return refuse(400, 'Only a realized return (40) can be processed or rejected');
  returns.put(stamped({ ...found, Status: body['Status'] }, state, now));
  return { Processed: true };
}

/** A return as the service lists it: by its document, with the request that processes it. */
export function returnRow(stored: Row, state: State): Row {
  const { ID, Document, Amount, Created, Description, Frequency, Period, Status, Type, Year } = stored;
  return {
    DocumentID: Document ?? state.random(String(ID), 'document').uuid(),
    Request: ID,
    ...{ Amount, Created, Description, Frequency, Period, Status, Type, Year },
    Currency: 'EUR',
    Subject: Description,
  };
}
