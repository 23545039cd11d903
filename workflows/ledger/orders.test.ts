/** What actions on orders, deleted payments and deleted accounts change in the books of the sandbox. */
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

type Row = Readonly<Record<string, unknown>>;

let it: Bench;
beforeEach(async () => {
  it = await bench(client, 12);
});
afterEach(() => it.close());

const rows = async (...line: string[]): Promise<readonly Row[]> => (await it.json(...line)) as readonly Row[];
const open = ['sales-order', 'list', '--top', '2', '--select', 'OrderNumber,OrderedBy,AmountDC'];

test('an order is invoiced once; printing the invoice books it', async () => {
  const [order] = await rows(...open);
  const number = String(order?.['OrderNumber']);
  const invoice = ['sales-order', 'invoice', number, '--journal', '70', '--by', 'ordered'];
  expect(await it.json(...invoice)).toMatchObject({ NumberOfCreatedInvoices: 1, NumberOfFailedInvoices: 0 });
  const again = await it.write(...invoice);
  expect([again.code, jsonError(again)['message']]).toEqual([
    65,
    'Ledger API: Nothing to invoice: 1 of 1 sales orders',
  ]);
  const [made] = await rows('sales-invoice', 'list', '--orderby', 'Created desc', '--top', '1');
  expect(made).toMatchObject({ OrderedBy: order?.['OrderedBy'], AmountDC: order?.['AmountDC'], Journal: '70' });
  const lines = await rows('sales-invoice', 'lines', String(made?.['InvoiceID']));
  expect(lines.map(({ SalesOrderNumber }) => SalesOrderNumber)).toEqual(lines.map(() => order?.['OrderNumber']));

  const owed = async (): Promise<number> => {
    const all = await rows('balance', 'list', '--all', '--filter', "GLAccountCode eq '1300'", '--limit', '0');
    return all.reduce((sum, { Amount }) => sum + Math.round(Number(Amount) * 100), 0);
  };
  const before = await owed();
  await it.json('sales-invoice', 'print', String(made?.['InvoiceID']));
  expect((await owed()) - before).toBe(Math.round(Number(order?.['AmountDC']) * 100));
});

test('orders are invoiced per customer or per order', async () => {
  const [order] = await rows(...open);
  const line = ['--line', 'ART-0001:2:2.50'];
  const customer = String(order?.['OrderedBy']);
  const create = async (): Promise<string> =>
    String(((await it.json('sales-order', 'create', '--customer', customer, ...line)) as Row)['OrderNumber']);
  const invoice = async (mode: string): Promise<unknown> =>
    it.json(
      'sales-order',
      'invoice',
      await create(),
      await create(),
      ...['--journal', '70', '--by', 'ordered', '--mode', mode],
    );
  expect(await invoice('customer')).toMatchObject({ NumberOfCreatedInvoices: 1 });
  expect(await invoice('order')).toMatchObject({ NumberOfCreatedInvoices: 2 });
});

test('a printed order has a PDF, and a completed one is complete', async () => {
  const [order] = await rows(...open);
  const number = String(order?.['OrderNumber']);
  const { Document } = (await it.json('sales-order', 'print', number)) as Row;
  const files = await rows(
    'list',
    'documents/DocumentAttachments',
    '--filter',
    `Document eq guid'${String(Document)}'`,
  );
  expect(files).toMatchObject([{ FileName: `Sales order ${number}.pdf` }]);
  await it.json('sales-order', 'complete', number, '--delivery');
  const status = async (): Promise<unknown> =>
    (await rows('sales-order', 'list', '--filter', `OrderNumber eq ${number}`))[0]?.['Status'];
  expect(await status()).not.toBe(21);
  await it.json('sales-order', 'complete', number);
  expect(await status()).toBe(21);
});

test('receivables that a deleted payment had settled get higher row versions', async () => {
  const sale = ['--customer', '5', '--journal', '70', '--line', '8000:250.00', '--date', '2026-05-31'];
  const entry = (await it.json('sales-entry', 'create', ...sale)) as Row;
  const term = async (): Promise<Row | undefined> =>
    (await rows('sync', 'Cashflow/PaymentTerms')).find(({ EntryNumber }) => EntryNumber === entry['EntryNumber']);
  const pay = ['--journal', '20', '--line', '1300:250.00', '--date', '2026-06-15', '--account', '5'];
  const payment = (await it.json('bank-entry', 'create', ...pay)) as Row;
  const paid = await term();
  await it.json('bank-entry', 'delete', String(payment['EntryNumber']), '--yes');
  const reopened = await term();
  expect(BigInt(String(reopened?.['Timestamp']))).toBeGreaterThan(BigInt(String(paid?.['Timestamp'])));
});

test('the lines of a deleted account get higher row versions', async () => {
  const [account] = await rows('account', 'list', '--filter', "trim(Code) eq '7'");
  const lines = async (): Promise<ReadonlyMap<unknown, Row>> =>
    new Map((await rows('sync', 'Financial/TransactionLines')).map((row) => [row['ID'], row]));
  const before = await lines();
  await it.json('account', 'delete', '7', '--yes');
  const after = await lines();
  const own = [...before.values()].filter(({ Account }) => Account === account?.['ID']);
  expect(own.length).toBeGreaterThan(0);
  for (const { ID, Timestamp } of own) {
    const changed = after.get(ID);
    expect(changed?.['Account'] ?? null).toBeNull();
    expect(BigInt(String(changed?.['Timestamp']))).toBeGreaterThan(BigInt(String(Timestamp)));
  }
});

test('a draft invoice is named by the number of its order, because it has no other number yet', async () => {
  const create = ['invoice', 'create', '--customer', '2', '--journal', '70', '--line', 'ART-0001:2:1.25'];
  const made = (await it.json(...create)) as Record<string, unknown>;
  expect(made).toMatchObject({ InvoiceNumber: null, OrderNumber: expect.any(Number) });
  const number = String(made['OrderNumber']);
  expect(await it.json('sales-invoice', 'lines', number, '--select', 'Quantity')).toEqual([{ Quantity: 2 }]);
  expect(await it.json('sales-invoice', 'delete', number, '--yes')).toEqual({ deleted: [made['InvoiceID']] });
});
