/** What the actions on stock, order lines and returns change in the sandbox, and what a small company has set up. */
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

type Row = Readonly<Record<string, unknown>>;

let it: Bench;
beforeEach(async () => {
  it = await bench(client, 12);
});
afterEach(() => it.close());

const rows = async (...line: string[]): Promise<readonly Row[]> => (await it.json(...line)) as readonly Row[];
const all = (resource: string, ...more: string[]) => rows('list', resource, '--all', '--limit', '0', ...more);

/** Stock of an item, by its warehouse. */
async function stockOf(item: unknown): Promise<ReadonlyMap<unknown, number>> {
  const found = await all('inventory/ItemWarehouses', '--filter', `Item eq guid'${String(item)}'`);
  return new Map(found.map((row) => [row['WarehouseCode'], Number(row['CurrentStock'])]));
}

const linesOf = (resource: string, field: string, id: unknown) =>
  all(resource, '--filter', `${field} eq guid'${String(id)}'`);

test('a stock count sets the stock to what was counted, once', async () => {
  const [count] = await all('inventory/StockCounts');
  const id = String(count?.['StockCountID']);
  const lines = await linesOf('inventory/StockCountLines', 'StockCountID', id);
  expect(lines.length).toBeGreaterThan(0);
  const [line] = lines;
  const before = await stockOf(line?.['Item']);
  expect(before.get('1')).not.toBe(line?.['QuantityNew']);
  const feed = await rows('sync', 'Inventory/StockPositions', '--limit', '0');
  await it.json('stock-count', 'process', id);
  const processed = (await all('inventory/StockCounts', '--filter', `StockCountID eq guid'${id}'`))[0];
  expect([count?.['Status'], processed?.['Status']]).toEqual([12, 21]);
  expect(await stockOf(line?.['Item'])).toEqual(new Map([...before, ['1', Number(line?.['QuantityNew'])]]));
  const [after] = await linesOf('inventory/StockCountLines', 'StockCountID', id);
  expect(Number(after?.['QuantityDifference'])).toBe(Number(line?.['QuantityNew']) - (before.get('1') ?? 0));
  const since = feed.map(({ Timestamp }) => BigInt(String(Timestamp))).reduce((a, b) => (a > b ? a : b));
  const changed = await rows('sync', 'Inventory/StockPositions', '--since', String(since));
  expect(changed).toHaveLength(lines.length);
  const again = await it.write('stock-count', 'process', id);
  expect([again.code, jsonError(again)['message']]).toEqual([65, 'Ledger API: The stock count is already processed']);
});

test('a transfer moves stock between warehouses; the position of the item stays the same', async () => {
  const [transfer] = await all('inventory/WarehouseTransfers');
  const id = String(transfer?.['TransferID']);
  const [line] = await linesOf('inventory/WarehouseTransferLines', 'TransferID', id);
  const [before, position] = [await stockOf(line?.['Item']), stockPosition(line)];
  const first = await position;
  await it.json('warehouse-transfer', 'process', id, '--date', '2026-05-31');
  const after = await stockOf(line?.['Item']);
  const moved = Number(line?.['Quantity']);
  expect(after.get('1')).toBe((before.get('1') ?? 0) - moved);
  expect(after.get('2')).toBe((before.get('2') ?? 0) + moved);
  expect(first).toEqual([{ InStock: (before.get('1') ?? 0) + (before.get('2') ?? 0) }]);
  expect(await stockPosition(line)).toEqual(first);
  expect((await it.write('warehouse-transfer', 'process', id)).code).not.toBe(0);
  const processed = (await all('inventory/WarehouseTransfers', '--filter', `TransferID eq guid'${id}'`))[0];
  expect([transfer?.['Status'], processed?.['Status']]).toEqual([10, 50]);
  expect(await stockOf(line?.['Item'])).toEqual(after);
});

const stockPosition = (line: Row | undefined) =>
  rows('stock-position', 'list', '--item', String(line?.['ItemCode']), '--fields', 'InStock');

test('assembled items are in stock, their parts are not, and an order is complete when all of them are', async () => {
  const [order] = await all('inventory/AssemblyOrders');
  const id = String(order?.['ID']);
  const parts = await linesOf('inventory/AssemblyBillOfMaterialMaterials', 'AssembledItem', order?.['Item']);
  expect(parts.map(({ Quantity }) => Quantity)).toEqual([1, 0.5]);
  const used = async () => Promise.all(parts.map(async ({ PartItem }) => (await stockOf(PartItem)).get('1') ?? 0));
  const [first = 0, second = 0] = await used();
  const before = (await stockOf(order?.['Item'])).get('1') ?? 0;
  await it.json('assembly-order', 'finish', id, '--quantity', '2.5');
  expect((await stockOf(order?.['Item'])).get('1')).toBe(before + 2.5);
  expect(await used()).toEqual([first - 2.5, second - 1.25]);
  const now = async () => (await all('inventory/AssemblyOrders', '--filter', `ID eq guid'${id}'`))[0];
  expect([order?.['OrderStatus'], await now()]).toMatchObject([20, { FinishedQuantity: 2.5, OrderStatus: 30 }]);
  await it.json('assembly-order', 'finish', id, '--quantity', '9.5');
  expect(await now()).toMatchObject({ FinishedQuantity: 12, OrderStatus: 50 });
  expect((await it.write('assembly-order', 'finish', id, '--quantity', '1')).code).not.toBe(0);
});

test('only a realized return is processed', async () => {
  const returns = await all('financial/OfficialReturns');
  const idOf = (status: number) => String(returns.find(({ Status }) => Status === status)?.['ID']);
  await it.json('return', 'process', idOf(40), '--status', '5');
  const [after] = await all('financial/OfficialReturns', '--filter', `ID eq guid'${idOf(40)}'`);
  expect(after?.['Status']).toBe(5);
  const refused = await it.write('return', 'process', idOf(50), '--status', '50');
  expect(jsonError(refused)['message']).toContain('Only a realized return (40)');
});

const orderOf = async (status: string) =>
  (await rows('sales-order', 'list', '--filter', `StatusDescription eq '${status}'`, '--top', '1'))[0];
const isComplete = (line: Row | undefined) => line?.['DeliveryStatus'] === 21 && line['InvoiceStatus'] === 21;

test('the last completed line completes its order', async () => {
  const order = await orderOf('Partial');
  const id = order?.['OrderID'];
  const lines = await linesOf('salesorder/SalesOrderLines', 'OrderID', id);
  expect(lines.length).toBeGreaterThan(1);
  for (const [index, line] of lines.entries()) {
    const [now] = await linesOf('salesorder/SalesOrders', 'OrderID', id);
    expect([index, now?.['Status']]).toEqual([index, 20]);
    await it.json('sales-order', 'line-complete', String(line['ID']));
  }
  expect((await linesOf('salesorder/SalesOrderLines', 'OrderID', id)).every(isComplete)).toBe(true);
  expect((await linesOf('salesorder/SalesOrders', 'OrderID', id))[0]?.['Status']).toBe(21);
});

test('what was delivered is invoiced, then what was ordered; days outside the deliveries leave nothing', async () => {
  const order = await orderOf('Partial');
  const number = String(order?.['OrderNumber']);
  const lines = await linesOf('salesorder/SalesOrderLines', 'OrderID', order?.['OrderID']);
  const invoice = ['sales-order', 'invoice', number, '--journal', '70'];
  const early = await it.write(...invoice, '--from', '1990-01-01', '--to', '1990-01-31');
  expect(jsonError(early)['message']).toContain('Nothing to invoice');
  const invoiced = async () => {
    const [made] = await rows('sales-invoice', 'list', '--orderby', 'Created desc', '--top', '1');
    return (await rows('sales-invoice', 'lines', String(made?.['InvoiceID']))).map((line) => line['SalesOrderLine']);
  };
  await it.json(...invoice, '--from', '1990-01-01');
  expect(await invoiced()).toEqual([lines[0]?.['ID']]);
  const again = await it.write(...invoice);
  expect(jsonError(again)['message']).toContain('Nothing to invoice');
  await it.json(...invoice, '--by', 'ordered');
  expect(await invoiced()).toEqual(lines.slice(1).map(({ ID }) => ID));
  expect((await it.write(...invoice, '--by', 'ordered')).code).toBe(65);
});

test('seeded deliveries add up to what their order lines count as delivered', async () => {
  const lines = await all('salesorder/SalesOrderLines');
  const deliveries = await all('salesorder/GoodsDeliveryLines');
  const byLine = new Map(deliveries.map((line) => [line['SalesOrderLineID'], line['QuantityDelivered']]));
  expect(byLine.size).toBe(deliveries.length);
  for (const { ID, QuantityDelivered } of lines) expect([ID, byLine.get(ID) ?? 0]).toEqual([ID, QuantityDelivered]);
});

test('a goods delivery counts on its order lines and leaves the stock; the last one completes the delivery', async () => {
  const order = await orderOf('Open');
  const id = order?.['OrderID'];
  await it.json(
    'sales-order',
    'line-add',
    String(order?.['OrderNumber']),
    '--set',
    'Quantity=10',
    '--set',
    `Item=@ref:logistics/Items:ART-0003`,
  );
  const line = (await linesOf('salesorder/SalesOrderLines', 'OrderID', id)).at(-1);
  const others = (await linesOf('salesorder/SalesOrderLines', 'OrderID', id)).slice(0, -1);
  const deliver = (lines: readonly object[]) =>
    it.write(
      'goods-delivery',
      'create',
      '--body',
      JSON.stringify({ DeliveryDate: '2026-06-02', GoodsDeliveryLines: lines }),
    );
  const of = (one: Row | undefined, QuantityDelivered: unknown) => ({
    SalesOrderLineID: one?.['ID'],
    QuantityDelivered,
  });
  const now = async () => ({
    line: (await linesOf('salesorder/SalesOrderLines', 'OrderID', id)).at(-1),
    order: (await linesOf('salesorder/SalesOrders', 'OrderID', id))[0],
    stock: (await stockOf(line?.['Item'])).get('1') ?? 0,
  });
  const before = await now();
  const made = await deliver([of(line, 4)]);
  expect(JSON.parse(made.out)).toMatchObject({
    DeliveryNumber: expect.any(Number) as number,
    DeliveryAccountName: order?.['OrderedByName'],
  });
  const some = await now();
  expect(some).toMatchObject({
    line: { QuantityDelivered: 4, DeliveryStatus: 20 },
    order: { DeliveryStatus: 20, Status: 20 },
  });
  expect(some.stock).toBe(before.stock - 4);

  // A line that is refused leaves no part of its delivery.
  const refused = await deliver([of(line, 1), { SalesOrderLineID: id, QuantityDelivered: 1 }]);
  expect([refused.code, await now()]).toEqual([65, some]);
  expect((await deliver([of(line, 0)])).code).toBe(65);

  await deliver([of(line, 6), ...others.map((one) => of(one, one['Quantity']))]);
  expect(await now()).toMatchObject({
    line: { QuantityDelivered: 10, DeliveryStatus: 21 },
    order: { DeliveryStatus: 21, Status: 20 },
  });
});

test('seeded receipts add up to what their order lines count as received', async () => {
  const lines = await all('purchaseorder/PurchaseOrderLines');
  const receipts = await all('purchaseorder/GoodsReceiptLines');
  const byLine = new Map(receipts.map((line) => [line['PurchaseOrderLineID'], line['QuantityReceived']]));
  expect([byLine.size, byLine.size > 3]).toEqual([receipts.length, true]);
  for (const { ID, ReceivedQuantity } of lines) expect([ID, byLine.get(ID) ?? 0]).toEqual([ID, ReceivedQuantity]);
});

test('a goods receipt counts on its order lines and enters the stock; the last one completes the order', async () => {
  const line = ['--line', 'ART-0001:10:2', '--line', 'ART-0002:3:4'];
  const made = (await it.json('purchase-order', 'create', '--supplier', '1', ...line)) as Row;
  const id = String(made['PurchaseOrderID']);
  const [first, second] = await linesOf('purchaseorder/PurchaseOrderLines', 'PurchaseOrderID', id);
  const receive = (...lines: readonly (readonly [unknown, number])[]) => {
    const sent = lines.map(([PurchaseOrderLineID, QuantityReceived]) => ({ PurchaseOrderLineID, QuantityReceived }));
    const body = JSON.stringify({ ReceiptDate: '2026-06-02', GoodsReceiptLines: sent });
    return it.write('goods-receipt', 'create', '--body', body);
  };
  const now = async () => ({
    received: (await linesOf('purchaseorder/PurchaseOrderLines', 'PurchaseOrderID', id)).map(
      ({ ReceivedQuantity }) => ReceivedQuantity ?? 0,
    ),
    order: (await linesOf('purchaseorder/PurchaseOrders', 'PurchaseOrderID', id))[0]!,
    stock: (await stockOf(first?.['Item'])).get('1') ?? 0,
  });
  const before = await now();
  expect(before).toMatchObject({ received: [0, 0], order: { OrderStatus: 10, ReceiptStatus: 10 } });
  const receipt = JSON.parse((await receive([first?.['ID'], 4])).out) as Row;
  expect(receipt).toMatchObject({
    ReceiptNumber: expect.any(Number) as number,
    SupplierName: before.order['SupplierName'],
  });
  expect(await linesOf('purchaseorder/GoodsReceiptLines', 'GoodsReceiptID', receipt['ID'])).toMatchObject([
    {
      ItemCode: 'ART-0001',
      QuantityOrdered: 10,
      QuantityReceived: 4,
      PurchaseOrderNumber: before.order['OrderNumber'],
    },
  ]);
  const some = await now();
  expect(some).toMatchObject({ received: [4, 0], order: { OrderStatus: 20, ReceiptStatus: 20 } });
  expect(some.stock).toBe(before.stock + 4);

  // A line that is refused leaves no part of its receipt.
  const refused = await receive([first?.['ID'], 1], [id, 1]);
  expect([refused.code, await now()]).toEqual([65, some]);
  expect((await receive([first?.['ID'], 0])).code).toBe(65);

  await receive([first?.['ID'], 6], [second?.['ID'], 3]);
  expect(await now()).toMatchObject({ received: [10, 3], order: { OrderStatus: 30, ReceiptStatus: 30 } });
});

test('a bank entry begins with the balance at the end of the one before it', async () => {
  const entries = async () =>
    rows('bank-entry', 'list', '--journal', '20', '--orderby', 'EntryNumber', '--all', '--limit', '0');
  const chained = (all: readonly Row[]) => all.slice(1).map(({ OpeningBalanceFC }) => OpeningBalanceFC);
  const seeded = await entries();
  expect(seeded.length).toBeGreaterThan(3);
  expect(chained(seeded)).toEqual(seeded.slice(0, -1).map(({ ClosingBalanceFC }) => ClosingBalanceFC));
  await it.json(
    'bank-entry',
    'create',
    '--journal',
    '20',
    '--line',
    '1300:12.50',
    '--line',
    '4300:-0.10',
    '--date',
    '2026-05-31',
  );
  const last = (await entries()).at(-1);
  const before = seeded.at(-1)?.['ClosingBalanceFC'];
  expect(last).toMatchObject({ OpeningBalanceFC: before });
  expect(Math.round(Number(last?.['ClosingBalanceFC']) * 100)).toBe(Math.round(Number(before) * 100) + 1240);
});

test('exchange rates, webhooks and mailboxes read like those of a company', async () => {
  const rates = await rows('exchange-rate', 'list', '--source', 'USD', '--limit', '0');
  expect(rates).toHaveLength(12);
  for (const { Rate, TargetCurrency } of rates) expect([TargetCurrency, Number(Rate) > 0.8]).toEqual(['EUR', true]);
  const hooks = await rows('webhook', 'list');
  expect(hooks.map(({ Topic }) => Topic)).toEqual(['SalesInvoices', 'Accounts', 'Items']);
  for (const { CallbackURL } of hooks) expect(CallbackURL).toMatch(/^https:\/\/example\.com\//);
  const boxes = await rows('mailbox', 'list');
  expect(boxes[0]).toMatchObject({ Mailbox: 'invoices@example.com', Description: 'Invoices' });
});
