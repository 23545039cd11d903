/** The sandbox refuses the requests that the service refuses, and its seeded records have only valid values. */
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from '../../workflows/ledger/testkit.js';

type Row = Record<string, unknown>;

let it: Bench;
beforeAll(async () => {
  it = await bench(client, 60);
});
afterAll(() => it.close());

const daysBetween = (one: unknown, other: unknown): number =>
  (Date.parse(String(other)) - Date.parse(String(one))) / 86_400_000;
const rows = async (...argv: string[]): Promise<Row[]> => (await it.json(...argv)) as Row[];

/** Creates an invoice for a customer and prints it. */
async function printedInvoice(customer: string): Promise<Row> {
  const [customerAccount] = await rows('account', 'list', '--filter', `trim(Code) eq '${customer}'`);
  const line = ['--journal', '70', '--line', 'ART-0001:1:100:vat=2', '--reference', 'PO-1'];
  const draft = (await it.json('invoice', 'create', '--customer', customer, ...line)) as Row;
  expect(draft).toMatchObject({
    InvoiceTo: customerAccount?.['ID'],
    InvoiceToName: customerAccount?.['Name'],
    Type: 8020,
    TypeDescription: 'Sales invoice',
  });
  await it.json('sales-invoice', 'print', String(draft['InvoiceID']));
  return (await it.json('get', 'salesinvoice/SalesInvoices', String(draft['InvoiceID']))) as Row;
}

test('a printed invoice and its lines are not changed, and its customer is not deleted before it is paid', async () => {
  await it.json('account', 'create', '--name', 'Molen BV', '--code', '4712', '--status', 'C');
  const invoice = await printedInvoice('4712');
  expect(daysBetween(invoice['InvoiceDate'], invoice['DueDate'])).toBe(30);
  const [id, number] = [String(invoice['InvoiceID']), String(invoice['InvoiceNumber'])];
  const [line] = await rows('sales-invoice', 'lines', id);
  const add = ['--set', 'Item=@ref:logistics/Items:ART-0003', '--set', 'Quantity=2'];
  for (const [says, ...argv] of [
    ['Cannot be deleted: Processed', 'sales-invoice', 'delete', id, '--yes'],
    ['Cannot be changed: Processed', 'sales-invoice', 'line-add', id, ...add],
    ['Cannot be changed: Processed', 'sales-invoice', 'line-update', String(line?.['ID']), '--set', 'Quantity=2'],
    ['Cannot be changed: Processed', 'sales-invoice', 'line-delete', String(line?.['ID']), '--yes'],
    [`Cannot be deleted: Open item ${number}`, 'account', 'delete', '4712', '--yes'],
    ['Does not exist: Type', 'document', 'create', '--subject', 'x', '--type', '9999'],
  ] as const) {
    expect(await it.write(...argv)).toMatchObject({ code: 65, err: expect.stringContaining(says) });
  }
  const pay = ['bank-entry', 'create', '--journal', '20', '--account', '4712'];
  await it.json(...pay, '--line', `1300:${String(invoice['AmountDC'])}:PO-1`);
  expect((await it.write('account', 'delete', '4712', '--yes')).code).toBe(0);
});

test.each([
  ['sales-entry create --customer 2 --journal 70 --line 8000:10', 20, 'Sales entry'],
  ['purchase-entry create --supplier 1 --journal 60 --line 4300:10', 30, 'Purchase entry'],
  ['purchase-entry create --supplier 1 --journal 60 --line 4300:10 --credit-note', 31, 'Purchase credit note'],
] as const)('%s: the entry has a type and a day on which it is due', async (line, Type, TypeDescription) => {
  const entry = (await it.json(...line.split(' '))) as Row;
  expect(entry).toMatchObject({ Type, TypeDescription });
  expect(daysBetween(entry['EntryDate'], entry['DueDate'])).toBe(30);
});

test.each([
  ['cashflow/DirectDebitMandates', { Type: [0, 1], PaymentType: [0, 1] }, ['Reference', 'Description']],
  ['crm/Addresses', { Type: [1, 2, 3, 4] }, ['City', 'AddressLine1', 'AccountName']],
  ['read/financial/Returns', { Status: [-10, 0, 5, 10, 20, 30, 40, 50], Type: [31, 32, 146] }, []],
] as const)('the values of %s are those of the service', async (resource, choices, filled) => {
  const found = await rows('list', resource, '--all');
  expect(found.length).toBeGreaterThan(0);
  for (const [field, allowed] of Object.entries(choices)) {
    expect(allowed).toEqual(expect.arrayContaining(found.map((row) => row[field])));
  }
  for (const field of filled) expect(found.filter((row) => String(row[field] ?? '') === '')).toEqual([]);
});

test('every account has an address, and a document type is found by its id', async () => {
  expect(await rows('address', 'list', '--account', '2')).toHaveLength(1);
  expect(await it.json('get', 'documents/DocumentTypes', '20')).toMatchObject({
    ID: 20,
    Description: 'Purchase invoice',
  });
});
