/** Additions to the books of the sandbox by an action or a span of days of a document. */
import type { Sandbox } from '../../../runtime/contract/context.js';
import { client } from '../../../generated/ledger/client.js';

type Row = Record<string, unknown>;

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await (await client.sandbox()).open({ client, records: 60, now: '2026-06-30T10:00:00Z' });
});
afterEach(() => sandbox.close());

const headers = {
  authorization: 'Bearer sandbox',
  accept: 'application/json',
  prefer: 'return=representation',
  'content-type': 'application/json',
};

async function send(method: string, path: string, body?: Row): Promise<{ status: number; d: Row; text: string }> {
  const more = body === undefined ? {} : { body: JSON.stringify(body) };
  const reply = await fetch(`${sandbox.origin}/api/v1/3001001/${path}`, { method, headers, ...more });
  const text = await reply.text();
  const { d = {} } = text.startsWith('{') ? (JSON.parse(text) as { d?: Row }) : {};
  return { status: reply.status, d, text };
}

async function list(path: string): Promise<Row[]> {
  const { status, d, text } = await send('GET', `${path}${path.includes('?') ? '&' : '?'}$select=*`);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return d['results'] as Row[];
}

async function post(path: string, body: Row): Promise<Row> {
  const { status, d, text } = await send('POST', path, body);
  if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  return d;
}

const idOf = async (resource: string, code: string): Promise<unknown> =>
  (await list(`${resource}?$filter=trim(Code) eq '${code}'`))[0]?.['ID'];

describe('an accepted quotation', () => {
  const made = async (): Promise<Row> => {
    const Item = (await list('logistics/Items?$top=1'))[0]?.['ID'];
    const lines = [
      { Item, Quantity: 3, UnitPrice: 12.35, VATCode: '2', Description: 'Loaves' },
      { Item, Quantity: 2, UnitPrice: 10, VATCode: '2' },
    ];
    const quotation = await post('crm/Quotations', {
      OrderAccount: await idOf('crm/Accounts', '25'),
      Description: 'Party',
      YourRef: 'PO-7',
      QuotationLines: lines,
    });
    await post('crm/PrintQuotation', { QuotationID: quotation['QuotationID'] });
    return quotation;
  };
  /** Net 57.05, with 21 % of VAT on each line: 7.78 + 4.20. */
  const amounts = { AmountDC: 69.03, AmountFC: 69.03, AmountFCExclVat: 57.05 };

  test('with action 1 becomes a sales order with its lines', async () => {
    const { QuotationID, OrderAccount } = await made();
    const before = (await list('salesorder/SalesOrders?$top=60')).length;
    const answer = await post('crm/AcceptQuotation', { QuotationID, Action: 1, YourRef: 'PO-8' });
    const number = /\d+/.exec(String(answer['SalesOrderSuccess']))?.[0] ?? '';
    const orders = await list(`salesorder/SalesOrders?$filter=OrderNumber eq ${number}`);
    expect(orders).toMatchObject([
      { OrderedBy: OrderAccount, Description: 'Party', YourRef: 'PO-8', Status: 12, ...amounts },
    ]);
    const id = String(orders[0]?.['OrderID']);
    expect(await list(`salesorder/SalesOrderLines?$filter=OrderID eq guid'${id}'`)).toMatchObject([
      {
        LineNumber: 1,
        OrderNumber: Number(number),
        Quantity: 3,
        UnitPrice: 12.35,
        AmountFC: 37.05,
        Description: 'Loaves',
      },
      { LineNumber: 2, OrderNumber: Number(number), Quantity: 2, UnitPrice: 10, AmountFC: 20 },
    ]);
    expect((await list('salesorder/SalesOrders?$top=60')).length).toBe(Math.min(60, before + 1));
  });

  test('with action 2 becomes an open sales invoice, which is booked when it is printed', async () => {
    const { QuotationID, OrderAccount } = await made();
    const answer = await post('crm/AcceptQuotation', { QuotationID, Action: 2, InvoiceJournal: '70' });
    const number = /\d+/.exec(String(answer['SalesInvoiceSuccess']))?.[0] ?? '';
    const filter = `salesinvoice/SalesInvoices?$filter=OrderNumber eq ${number}`;
    const [draft] = await list(filter);
    expect(draft).toMatchObject({ OrderedBy: OrderAccount, Journal: '70', Status: 20, Type: 8020, ...amounts });
    await post('salesinvoice/PrintedSalesInvoices', { InvoiceID: draft?.['InvoiceID'] });
    const [invoice] = await list(filter);
    const open = await list(
      `read/financial/ReceivablesList?$filter=InvoiceNumber eq ${String(invoice?.['InvoiceNumber'])}`,
    );
    expect(open).toMatchObject([{ Amount: 69.03 }]);
  });

  test.each([
    [{ Action: 2, InvoiceJournal: '60' }, 'InvoiceJournal: 60 is a journal of another type'],
    [{ Action: 2 }, 'Mandatory: InvoiceJournal'],
  ])('%j is a failure, and the quotation stays as it is', async (more, problem) => {
    const { QuotationID } = await made();
    const answer = await post('crm/AcceptQuotation', { QuotationID, ...more });
    expect([answer['ErrorMessage'], answer['SuccessMessage']]).toEqual([problem, null]);
    const [quotation] = await list(`crm/Quotations?$filter=QuotationID eq guid'${String(QuotationID)}'`);
    expect(quotation?.['Status']).toBe(40);
  });
});

describe('a line with days from and to', () => {
  /** Amounts by G/L account and period, in cents. */
  async function booked(entry: unknown): Promise<Record<string, number>> {
    const sums: Record<string, number> = {};
    const filter = `EntryID eq guid'${String(entry)}'`;
    for (const line of await list(`financialtransaction/TransactionLines?$filter=${filter}`)) {
      const key = `${String(line['GLAccountCode'])} ${String(line['FinancialYear'])}-${String(line['FinancialPeriod'])}`;
      sums[key] = (sums[key] ?? 0) + Math.round(Number(line['AmountDC']) * 100);
    }
    return sums;
  }

  test('is earned in equal parts of its periods; what the cents leave over is in the last one', async () => {
    const entry = await post('salesentry/SalesEntries', {
      Customer: await idOf('crm/Accounts', '25'),
      Journal: '70',
      EntryDate: '2026-06-10',
      SalesEntryLines: [
        {
          GLAccount: await idOf('financial/GLAccounts', '8400'),
          AmountFC: 100,
          VATCode: '2',
          From: '2026-05-15',
          To: '2026-07-31',
        },
        { GLAccount: await idOf('financial/GLAccounts', '8000'), AmountFC: 10 },
      ],
    });
    expect(await booked(entry['EntryID'])).toEqual({
      '1300 2026-6': 13100,
      '1500 2026-6': -2100,
      '8000 2026-6': -1000,
      '8400 2026-5': -3333,
      '8400 2026-6': -3333,
      '8400 2026-7': -3334,
      // Booked with the entry, and taken out in each period.
      '1700 2026-5': 3333,
      '1700 2026-6': -10000 + 3333,
      '1700 2026-7': 3334,
    });
    const revenue = await list(`financial/ReportingBalance?$filter=GLAccountCode eq '1700'`);
    expect(revenue.reduce((sum, row) => sum + Math.round(Number(row['Amount']) * 100), 0)).toBe(0);
  });

  test('of a purchase is a cost of its periods', async () => {
    const entry = await post('purchaseentry/PurchaseEntries', {
      Supplier: await idOf('crm/Accounts', '25'),
      Journal: '60',
      EntryDate: '2026-01-05',
      PurchaseEntryLines: [
        { GLAccount: await idOf('financial/GLAccounts', '4100'), AmountFC: 1200, From: '2026-01-01', To: '2026-12-31' },
      ],
    });
    const sums = await booked(entry['EntryID']);
    expect(sums).toMatchObject({
      '4100 2026-1': 10000,
      '4100 2026-12': 10000,
      '1400 2026-1': 110000,
      '1400 2026-2': -10000,
    });
    expect(Object.values(sums).reduce((sum, one) => sum + one, 0)).toBe(0);
  });

  test.each([
    [{ From: '2026-05-15' }, 'From and To are required together'],
    [{ From: '2026-05-15', To: '2026-05-14' }, 'To is before From'],
    [{ From: '2026-05-15', To: '2031-05-14' }, 'To: no financial period contains 2031-05-14'],
    [{ From: '2024-12-31', To: '2026-01-31' }, 'From: period 12 of 2024 is closed'],
  ])('%j is refused', async (days, problem) => {
    const { status, text } = await send('POST', 'salesentry/SalesEntries', {
      Customer: await idOf('crm/Accounts', '25'),
      Journal: '70',
      SalesEntryLines: [{ GLAccount: await idOf('financial/GLAccounts', '8400'), AmountFC: 100, ...days }],
    });
    expect([status, text]).toEqual([400, expect.stringContaining(problem)]);
  });
});

test('a listed return is processed by its request, and listed with its new status', async () => {
  const find = async (): Promise<Row[]> => list('read/financial/Returns');
  const realized = (await find()).find(({ Status }) => Status === 40);
  await post('financial/ProcessReturn', { Request: realized?.['Request'], Status: 50 });
  expect((await find()).find(({ Request }) => Request === realized?.['Request'])).toMatchObject({ Status: 50 });
});
