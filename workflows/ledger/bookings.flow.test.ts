/** Documents that book and the actions on them: what is sent, what is refused, and how many requests the codes need. */
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
beforeEach(async () => {
  it = await bench(client);
});
afterEach(() => it.close());

const ID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const OTHER = '95947202-d6c9-43ee-86a9-6347c9cfecb9';
const GUID = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;

/** Words of a command line; a blank inside a word is written as `_`. */
const words = (line: string): string[] => line.split(' ').map((word) => word.replaceAll('_', ' '));

const planned = async (line: string): Promise<Record<string, unknown>> =>
  (await it.json(...words(line), '--dry-run')) as Record<string, unknown>;

const PURCHASE = 'purchase-invoice create --supplier 26 --journal 60 --line ART-0001:2:1.15';
const INVOICE = 'invoice create --customer 25 --journal 70 --line';

test.each<readonly [line: string, resource: string, body: unknown]>([
  [
    'sales-order complete 2026001',
    'CompleteSalesOrder',
    { OrderID: GUID, CompleteDelivery: true, CompleteInvoice: true },
  ],
  ['sales-order complete 2026001 --delivery', 'CompleteSalesOrder', { CompleteDelivery: true, CompleteInvoice: false }],
  ['sales-order complete 2026001 --invoice', 'CompleteSalesOrder', { CompleteDelivery: false, CompleteInvoice: true }],
  [
    'sales-order complete 2026001 --invoice --delivery',
    'CompleteSalesOrder',
    { CompleteDelivery: true, CompleteInvoice: true },
  ],
  [
    `sales-order line-complete ${ID} --invoice`,
    'CompleteSalesOrderLine',
    { ID, CompleteDelivery: false, CompleteInvoice: true },
  ],
  [
    'sales-order invoice 2026001 2026002 --journal 70 --by ordered',
    'InvoiceSalesOrders',
    { SalesOrderIDs: [{ ID: GUID }, { ID: GUID }], JournalCode: '70', CreateMode: 0, InvoiceMode: 1 },
  ],
  ['sales-order print 2026001 --email', 'PrintedSalesOrders', { OrderId: GUID, SendEmailToCustomer: true }],
  ['sales-invoice print 26700001 --peppol', 'PrintedSalesInvoices', { InvoiceID: GUID, SendInvoiceViaPeppol: true }],
  [`payment process ${ID} ${OTHER}`, 'ProcessPayments', { PaymentIDs: [ID, OTHER] }],
  [`return process ${ID} --status 5`, 'ProcessReturn', { Request: ID, Status: 5 }],
  [
    `assembly-order finish ${ID} --quantity 0.125`,
    'FinishAssemblyOrder',
    { AssemblyOrder: ID, FinishOrderQuantity: 0.125 },
  ],
  [
    `warehouse-transfer process ${ID} --date 2026-05-31`,
    'ProcessWarehouseTransfer',
    { TransferID: ID, TransferDate: '2026-05-31' },
  ],
  [`stock-count process ${ID}`, 'ProcessStockCount', { StockCountID: ID }],
  [
    `${PURCHASE} --date 2026-05-31`,
    'PurchaseInvoices',
    { Type: 8033, InvoiceDate: '2026-05-31', FinancialYear: 2026, FinancialPeriod: 5 },
  ],
  [
    'purchase-order create --supplier 26 --line ART-0001:-3:',
    'PurchaseOrders',
    { PurchaseOrderLines: [{ Item: GUID, QuantityInPurchaseUnits: -3 }] },
  ],
  [`${INVOICE} ART-0001:-2:5`, 'SalesInvoices', { SalesInvoiceLines: [{ Item: GUID, Quantity: -2, UnitPrice: 5 }] }],
  [`${INVOICE} ART-0001:-2:5 --credit-note`, 'SalesInvoices', { Type: 8021, SalesInvoiceLines: [{ Quantity: -2 }] }],
  [`${INVOICE} ART-0001:2:5 --credit-note`, 'SalesInvoices', { Type: 8021, SalesInvoiceLines: [{ Quantity: -2 }] }],
  [
    `${INVOICE} _ART-0001_:_2:1_:vat=_4_:gl-account=8000`,
    'SalesInvoices',
    { SalesInvoiceLines: [{ Quantity: 2, VATCode: '4', GLAccount: GUID }] },
  ],
  [
    'purchase-entry create --supplier 26 --journal 60 --credit-note --line 4300:9:vat-amount=1',
    'PurchaseEntries',
    { Type: 31, PurchaseEntryLines: [{ AmountFC: -9, VATAmountFC: -1 }] },
  ],
  [
    `mandate create --account 25 --bank-account ${ID} --reference M-1 --type b2b --main`,
    'DirectDebitMandates',
    { BankAccount: ID, Type: 1, Main: 1 },
  ],
  [
    'mandate create --account 25 --iban nl02_abna_0100_0000_25 --reference M-1',
    'DirectDebitMandates',
    { Account: GUID, BankAccount: GUID },
  ],
])('%s', async (line, resource, body) => {
  const { method, url, body: sent } = await planned(line);
  expect([method, String(url).split('/').at(-1)]).toEqual(['POST', resource]);
  expect(sent).toMatchObject(body as Record<string, unknown>);
});

test.each<readonly [line: string, code: number, says: string]>([
  [`${PURCHASE} --date 2019-01-01`, 65, 'No financial period matches.'],
  [`${PURCHASE} --type 8032`, 2, '--type must be one of 8030, 8031, 8033, 8034'],
  [`${INVOICE} ART_0001:1:1`, 65, 'The item "ART 0001" does not exist.'],
  [
    `${INVOICE} ART-0001:1:1:form=x`,
    65,
    'form is not an option (known: cost-center, cost-unit, discount, gl-account, vat)',
  ],
  [`${INVOICE} ART-0001:1,5:1`, 65, 'quantity "1,5" is not a number'],
  [`${INVOICE} ART-0001:1:1:discount=1.5`, 65, 'discount 1.5 must be from 0 to 1'],
  ['mandate create --account 25 --reference M-1', 64, 'Give one of --iban, --bank-account.'],
  [`mandate create --account 25 --iban NL1 --bank-account ${ID} --reference M-1`, 64, 'cannot be used together'],
  ['mandate create --account 25 --iban _ --reference M-1', 2, '--iban is blank.'],
  ['mandate create --account 25 --iban NL00NONE --reference M-1', 65, 'No bank account of the account matches.'],
  [
    'mandate create --account 26 --iban NL02ABNA0100000025 --reference M-1',
    65,
    'No bank account of the account matches.',
  ],
  ['receivable collect 26700001 26700002 --reference R-1', 64, '--reference is for one record, and <refs> names 2.'],
  ['receivable collect 1', 65, 'The open receivable "1" does not exist.'],
  ['payment process 26', 2, '<ids> must be a UUID'],
])('%s ends with %i', async (line, code, says) => {
  const before = await it.json('list', 'cashflow/Receivables', '--filter', "PaymentMethod eq 'I'", '--count');
  const ended = await it.write(...words(line));
  expect([ended.code, ended.out]).toEqual([code, '']);
  expect(`${String(jsonError(ended)['message'])} ${String(jsonError(ended)['lines'])}`).toContain(says);
  expect(await it.json('list', 'cashflow/Receivables', '--filter', "PaymentMethod eq 'I'", '--count')).toEqual(before);
});

test.each([
  ['2019-01-01', '1 of 2024, 2024-01-01 to 2024-01-31'],
  ['2031-05-31', '12 of 2027, 2027-12-01 to 2027-12-31'],
])('the date %s outside of the financial periods is refused with the nearest one', async (date, period) => {
  const { code, err } = await it.write(...words(`${PURCHASE} --date ${date} -o table`));
  expect([code, err.replace(/\s+/g, ' ')]).toEqual([
    65,
    expect.stringContaining(`Nothing was sent. Check --date ${date}. Nearest: period ${period}.`),
  ]);
});

test('a date of today is the default of a purchase invoice', async () => {
  const now = new Date();
  const { body } = await planned(PURCHASE);
  expect(body).toMatchObject({ FinancialYear: now.getFullYear(), FinancialPeriod: now.getMonth() + 1 });
});

test('a mandate with the reference of another one is refused', async () => {
  const create = ['mandate', 'create', '--account', '25', '--bank-account', ID, '--reference', "M'1"];
  await it.json(...create);
  const ended = await it.write(...create);
  expect([ended.code, jsonError(ended)['message']]).toEqual([
    65,
    'A direct debit mandate with these values already exists.',
  ]);
});

test('receivables are collected by number and by id; only open ones have a number', async () => {
  const [first] = (await it.json('receivable', 'list', '--top', '1')) as [Record<string, string>];
  const made = await it.json(
    'receivable',
    'collect',
    String(first['EntryNumber']),
    '26700002',
    '--description',
    'June',
  );
  expect(made).toEqual({ updated: [first['ID'], GUID] });
  expect(await it.json('get', 'cashflow/Receivables', String(first['ID']))).toMatchObject({
    PaymentMethod: 'I',
    Description: 'June',
  });
});

test('amounts keep all their digits, and so does their difference', async () => {
  const argv = ['journal-entry', 'create', '--journal', '90', '--line', '4300:12345678901234567890.10'];
  const sent = await it.write(...argv, '--line', '1000:-12345678901234567890.1', '--dry-run', '--jq', '.body');
  expect(sent.out).toContain('"AmountFC": 12345678901234567890.10');
  const ended = await it.write(...argv, '--line', '1000:-12345678901234567890');
  expect([ended.code, jsonError(ended)['message']]).toEqual([65, expect.stringContaining('the sum of amount is 0.1 ')]);
});
