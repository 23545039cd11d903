/** The reports of the sandbox agree with its bookings. */
import type { Sandbox } from '../../../runtime/contract/context.js';
import { client } from '../../../generated/ledger/client.js';

type Row = Record<string, unknown>;

const NOW = '2026-06-30T10:00:00Z';
let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await (await client.sandbox()).open({ client, records: 60, now: NOW });
});
afterEach(() => sandbox.close());

const headers = {
  authorization: 'Bearer sandbox',
  accept: 'application/json',
  prefer: 'return=representation',
  'content-type': 'application/json',
};

async function send(method: string, path: string, body?: unknown, division = 3001001): Promise<Response> {
  const url = path.startsWith('http') ? path : `${sandbox.origin}/api/v1/${division}/${path}`;
  return fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
}

/** All rows of a list. */
async function list(path: string, division = 3001001): Promise<Row[]> {
  const rows: Row[] = [];
  // Some resources are listed only with a selection.
  const selected = path.includes('$select=') ? path : `${path}${path.includes('?') ? '&' : '?'}$select=*`;
  for (let next: string | undefined = selected; next !== undefined;) {
    const reply = await send('GET', next, undefined, division);
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${next}: ${reply.status} ${text}`);
    const { d } = JSON.parse(text) as { d: { results: Row[]; __next?: string } };
    rows.push(...d.results);
    next = d.__next;
  }
  return rows;
}

async function post(path: string, body: Row): Promise<Row> {
  const reply = await send('POST', path, body);
  const text = await reply.text();
  if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${text}`);
  return (JSON.parse(text) as { d: Row }).d;
}

async function refusal(method: string, path: string, body?: Row, division?: number): Promise<string> {
  const reply = await send(method, path, body, division);
  return `${reply.status} ${await reply.text()}`;
}

const cents = (rows: readonly Row[], field: string): number =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[field] ?? 0) * 100), 0);

const idOf = async (resource: string, code: string): Promise<unknown> =>
  (await list(`${resource}?$filter=trim(Code) eq '${code}'&$select=ID`))[0]?.['ID'];

const lines = (select: string): Promise<Row[]> =>
  list(`bulk/Financial/TransactionLines?$select=${select},AmountDC,GLAccountCode`);

/** The balance of a G/L account, in cents. */
async function balance(code: string): Promise<number> {
  return cents(await list(`financial/ReportingBalance?$filter=GLAccountCode eq '${code}'`), 'Amount');
}

/** Amounts owed by customers and to suppliers according to all reports, in cents. */
async function owed(): Promise<Row> {
  const sums: Row = {};
  for (const [name, sign, code] of [
    ['Receivable', 1, '1300'],
    ['Payable', -1, '1600'],
  ] as const) {
    sums[name] = {
      balance: sign * (await balance(code)),
      list: cents(await list(`read/financial/${name}sList`), 'Amount'),
      aging: cents(await list(`read/financial/Aging${name}sList`), 'TotalAmount'),
      overview: cents(await list('read/financial/AgingOverview'), `Amount${name}`),
      outstanding: cents(await list('read/financial/OutstandingInvoicesOverview'), `Outstanding${name}InvoiceAmount`),
      terms: cents(
        await list(`cashflow/${name === 'Payable' ? 'Payments' : 'Receivables'}?$filter=Status ne 50`),
        'AmountDC',
      ),
    };
  }
  return sums;
}

const same = (sums: unknown): number[] => [...new Set(Object.values(sums as Record<string, number>))];

test.each([3001001, 3001002])(
  'division %d: every transaction and the trial balance are in balance',
  async (division) => {
    const all = await list(
      'bulk/Financial/TransactionLines?$select=EntryID,AmountDC,GLAccountCode,GLAccount,FinancialYear',
      division,
    );
    const entries = new Map<unknown, Row[]>();
    for (const line of all) entries.set(line['EntryID'], [...(entries.get(line['EntryID']) ?? []), line]);
    expect(entries.size).toBeGreaterThan(300);
    for (const entry of entries.values()) expect(cents(entry, 'AmountDC')).toBe(0);
    expect(all.every((line) => typeof line['GLAccount'] === 'string')).toBe(true);
    expect(new Set(all.map((line) => line['FinancialYear']))).toEqual(new Set([2025, 2026]));
    const trial = await list('financial/ReportingBalance', division);
    expect([cents(trial, 'Amount'), cents(trial, 'AmountDebit') - cents(trial, 'AmountCredit')]).toEqual([0, 0]);
    const codes = new Set(all.map((line) => line['GLAccountCode']));
    for (const code of codes) {
      const of = (rows: Row[]): Row[] => rows.filter((row) => row['GLAccountCode'] === code);
      expect(cents(of(trial), 'Amount')).toBe(cents(of(all), 'AmountDC'));
    }
  },
);

test('the company has open, late and paid invoices, and the reports agree about them', async () => {
  const sums = await owed();
  const [receivable, payable] = [same(sums['Receivable']), same(sums['Payable'])];
  expect([receivable.length, payable.length]).toEqual([1, 1]);
  expect(receivable[0]).toBeGreaterThan(0);
  expect(payable[0]).toBeGreaterThan(0);
  const [overview] = await list('read/financial/OutstandingInvoicesOverview');
  expect(Number(overview?.['OverdueReceivableInvoiceCount'])).toBeGreaterThan(0);
  expect((await list('cashflow/Receivables?$filter=IsFullyPaid eq true')).length).toBeGreaterThan(20);
  expect(await balance('1100')).toBeGreaterThan(0);
});

test('an invoice raises what is owed, a bank line with its number settles it, and deleting both undoes it', async () => {
  const before = await owed();
  const [Customer, revenue, debtors] = await Promise.all([
    idOf('crm/Accounts', '25'),
    idOf('financial/GLAccounts', '8000'),
    idOf('financial/GLAccounts', '1300'),
  ]);
  const entry = await post('salesentry/SalesEntries', {
    Customer,
    Journal: '70',
    EntryDate: '2026-06-15',
    SalesEntryLines: [
      { GLAccount: revenue, AmountFC: 121, VATCode: '4' },
      { GLAccount: revenue, AmountFC: 100, VATCode: '2' },
    ],
  });
  expect([entry['AmountFC'], entry['VATAmountFC'], entry['ReportingPeriod']]).toEqual([242, 42, 6]);
  const booked = await list(
    `financialtransaction/TransactionLines?$filter=EntryID eq guid'${String(entry['EntryID'])}'&$orderby=LineNumber`,
  );
  expect(booked.map((line) => [line['GLAccountCode'], line['AmountDC']])).toEqual([
    ['1300', 242],
    ['8000', -100],
    ['8000', -100],
    ['1500', -42],
  ]);
  const raised = await owed();
  expect(same(raised['Receivable'])[0]).toBe((same(before['Receivable'])[0] ?? 0) + 24_200);
  const term = `cashflow/Receivables?$filter=EntryNumber eq ${String(entry['EntryNumber'])}`;
  expect(await list(term)).toMatchObject([{ AmountDC: 242, Status: 20, IsFullyPaid: false }]);

  const pay = (amount: number): Promise<Row> =>
    post('financialtransaction/BankEntries', {
      JournalCode: '20',
      BankEntryLines: [
        { GLAccount: debtors, Account: Customer, AmountFC: amount, Date: '2026-06-20', OurRef: entry['EntryNumber'] },
      ],
    });
  await pay(42);
  expect(await list(term)).toMatchObject([{ AmountDC: 200, TransactionAmountDC: 242, Status: 20 }]);
  const rest = await pay(200);
  expect(await list(term)).toMatchObject([{ Status: 50, IsFullyPaid: true }]);
  expect(await balance('1300')).toBe(same(before['Receivable'])[0]);

  await send('DELETE', `financialtransaction/BankEntries(guid'${String(rest['EntryID'])}')`);
  expect(await list(term)).toMatchObject([{ AmountDC: 200, Status: 20 }]);
  await send('DELETE', `salesentry/SalesEntries(guid'${String(entry['EntryID'])}')`);
  expect(await list(term)).toEqual([]);
  const deleted = (await list('sync/Deleted?$filter=Timestamp gt 0L')).map((row) => row['EntityKey']);
  expect(deleted).toEqual(expect.arrayContaining(booked.map((line) => line['ID'])));
  // The payment that is left is owed to the customer.
  expect(same((await owed())['Receivable'])).toEqual([(same(before['Receivable'])[0] ?? 0) - 4200]);
});

test.each([
  ['its reference', (invoice: Row) => String(invoice['YourRef'])],
  ['its reference among other words', (invoice: Row) => `Thanks for ${String(invoice['YourRef']).toLowerCase()}`],
  ['its number', (invoice: Row) => String(invoice['EntryNumber'])],
])('a payment whose text has %s settles that invoice, and not an older one', async (_, text) => {
  const [debtors, Customer, revenue] = await Promise.all([
    idOf('financial/GLAccounts', '1300'),
    idOf('crm/Accounts', '3'),
    idOf('financial/GLAccounts', '8000'),
  ]);
  const sell = (day: string, YourRef: string): Promise<Row> =>
    post('salesentry/SalesEntries', {
      ...{ Customer, Journal: '70', EntryDate: `2026-06-${day}`, YourRef },
      SalesEntryLines: [{ GLAccount: revenue, AmountFC: 100 }],
    });
  const [older, invoice] = [await sell('01', 'PO 76'), await sell('02', 'PO-77')];
  const open = async ({ EntryNumber }: Row): Promise<unknown> =>
    (await list(`cashflow/Receivables?$filter=EntryNumber eq ${String(EntryNumber)}`)).map((row) => row['IsFullyPaid']);
  const pay = (Description: string): Promise<Row> =>
    post('financialtransaction/BankEntries', {
      JournalCode: '20',
      BankEntryLines: [{ GLAccount: debtors, Account: Customer, AmountFC: 100, Date: '2026-06-20', Description }],
    });
  await pay(text(invoice));
  expect([await open(older), await open(invoice)]).toEqual([[false], [true]]);
  await pay('po 76');
  expect(await open(older)).toEqual([true]);
});

test('what a user sets on a receivable stays; the amounts of an invoice cannot be set', async () => {
  const [first] = await list('cashflow/Receivables?$filter=Status eq 20&$top=1');
  const key = `cashflow/Receivables(guid'${String(first?.['ID'])}')`;
  expect((await send('PUT', key, { PaymentMethod: 'I', AmountDC: 1 })).status).toBe(204);
  const feed = `sync/Cashflow/PaymentTerms?$filter=Timestamp gt ${String(first?.['Timestamp'] ?? 0)}L`;
  const { d } = (await (await send('GET', key)).json()) as { d: Row };
  expect(d).toMatchObject({ PaymentMethod: 'I', AmountDC: first?.['AmountDC'], EntryNumber: first?.['EntryNumber'] });
  expect((await list(feed)).some((row) => row['ID'] === first?.['ID'])).toBe(true);
  expect(await refusal('PUT', "cashflow/Receivables(guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22')", {})).toMatch(/^404/);
});

test('a printed invoice is booked, and its PDF can be downloaded', async () => {
  const [draft] = await list('salesinvoice/SalesInvoices?$filter=Status eq 20&$top=1');
  const before = await balance('1300');
  const printed = await post('salesinvoice/PrintedSalesInvoices', { InvoiceID: draft?.['InvoiceID'] });
  expect(printed).toMatchObject({ DocumentCreationSuccess: expect.any(String), DocumentCreationError: null });
  const path = `salesinvoice/SalesInvoices(guid'${String(draft?.['InvoiceID'])}')`;
  const { d: invoice } = (await (await send('GET', path)).json()) as { d: Row };
  expect(invoice).toMatchObject({ Status: 50, Document: printed['Document'], InvoiceNumber: expect.any(Number) });
  expect((await balance('1300')) - before).toBe(Math.round(Number(draft?.['AmountFC']) * 100));

  const document = `guid'${String(printed['Document'])}'`;
  const [file] = await list(`documents/DocumentAttachments?$filter=Document eq ${document}&$select=FileName,Url`);
  expect(file?.['FileName']).toBe(`Invoice ${String(invoice['InvoiceNumber'])}.pdf`);
  const reply = await send('GET', `${String(file?.['Url'])}&Download=1`);
  const text = Buffer.from(await reply.arrayBuffer()).toString('latin1');
  expect([reply.headers.get('content-type'), text.slice(0, 8), text.slice(-6)]).toEqual([
    'application/pdf',
    '%PDF-1.4',
    '%%EOF\n',
  ]);
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe('xref');
  expect(text).toContain(String(invoice['InvoiceNumber']));

  expect(await post('salesinvoice/PrintedSalesInvoices', { InvoiceID: draft?.['InvoiceID'] })).toBeDefined();
  expect((await balance('1300')) - before).toBe(Math.round(Number(draft?.['AmountFC']) * 100));
});

test('profit and loss, revenue and opening balances follow from the lines', async () => {
  const all = await lines('FinancialYear,FinancialPeriod');
  const revenue = (year: number): number =>
    -cents(
      all.filter((row) => row['FinancialYear'] === year && String(row['GLAccountCode']).startsWith('8')),
      'AmountDC',
    );
  const [overview] = await list('read/financial/ProfitLossOverview');
  expect(Math.round(Number(overview?.['RevenueCurrentYear']) * 100)).toBe(revenue(2026));
  expect(Math.round(Number(overview?.['RevenuePreviousYear']) * 100)).toBe(revenue(2025));
  expect(cents(await list('read/financial/RevenueList'), 'Amount')).toBe(revenue(2026));
  expect(cents(await list('read/financial/RevenueListByYear?year=2025'), 'Amount')).toBe(revenue(2025));
  const opening = await list('openingbalance/CurrentYear/AfterEntry');
  expect(cents(opening, 'Amount')).toBe(0);
  expect(new Set(opening.map((row) => row['GLAccount'])).size).toBe(opening.length);
  const bank = all.filter((row) => row['FinancialYear'] === 2025 && row['GLAccountCode'] === '1100');
  expect(
    cents(
      opening.filter((row) => row['GLAccountCode'] === '1100'),
      'Amount',
    ),
  ).toBe(cents(bank, 'AmountDC'));
  expect(cents(await list('openingbalance/PreviousYear/AfterEntry'), 'AmountDC')).toBe(0);
  expect((await list('openingbalance/PreviousYear/AfterEntry')).map((row) => row['Amount'])).toEqual(
    expect.arrayContaining([40_000, 50_000, -90_000]),
  );
});

test.each([3001001, 3001002])('division %d: projects have hours in both years', async (division) => {
  const projects = new Map((await list('project/Projects', division)).map((row) => [row['ID'], row]));
  const hours = await list('project/TimeTransactions', division);
  expect(hours.length).toBeGreaterThan(40);
  for (const row of hours) {
    const project = projects.get(row['Project']);
    expect([project?.['Code'], project?.['Description']]).toEqual([row['ProjectCode'], row['ProjectDescription']]);
    expect(row['ProjectCode']).toMatch(/^P\d+$/);
    expect(Number(row['Amount'])).toBe(Number(row['Quantity']) * Number(row['Price']));
    expect([1, 2, 10, 20]).toContain(row['HourStatus']);
  }
  const yearOf = ({ Date: time }: Row): number => new Date(Number(/\d+/.exec(String(time))?.[0])).getUTCFullYear();
  expect(new Set(hours.map(yearOf))).toEqual(new Set([2025, 2026]));
});

test('the feed of transaction lines has unique rising versions, and a changed entry returns in it', async () => {
  const feed = async (since: bigint): Promise<{ id: string; version: bigint }[]> => {
    const text = await (
      await send('GET', `sync/Financial/TransactionLines?$filter=Timestamp gt ${since}L&$select=EntryNumber,Timestamp`)
    ).text();
    return [...text.matchAll(/"EntryNumber":(\d+),"Timestamp":(\d+)/g)].map(([, id = '', version = '0']) => ({
      id,
      version: BigInt(version),
    }));
  };
  const first = await feed(0n);
  expect(first).toHaveLength(1000);
  expect(first.every(({ version }, at) => at === 0 || version > (first[at - 1]?.version ?? 0n))).toBe(true);
  const all = await list('sync/Financial/TransactionLines?$filter=Timestamp gt 0L&$select=ID');
  expect(new Set(all.map((row) => row['ID'])).size).toBe(all.length);
  expect(all).toHaveLength((await lines('ID')).length);
  const [open] = await list('salesentry/SalesEntries?$filter=Status eq 20&$top=1');
  await send('PUT', `salesentry/SalesEntries(guid'${String(open?.['EntryID'])}')`, { Description: 'Changed' });
  const changed = await feed(BigInt('9007199254740993') + 1_000_000_000_000n);
  expect(new Set(changed.map(({ id }) => id))).toEqual(new Set([String(open?.['EntryNumber'])]));
});

test('after changes of all kinds, the trial balance and the terms are those of the lines', async () => {
  await sandbox.close();
  sandbox = await (await client.sandbox()).open({ client, records: 30, now: NOW, unlimited: true });
  const agree = async (): Promise<void> => {
    const all = await list(
      'bulk/Financial/TransactionLines?$select=ID,AmountDC,GLAccountCode,FinancialYear,FinancialPeriod,Status,Type',
    );
    const keyed = (rows: Row[], year: string, period: string, amount: string): Record<string, number> => {
      const sums: Record<string, number> = {};
      for (const row of rows) {
        const key = [row[year], row[period], row['GLAccountCode'], row['Status'], row['Type']].join();
        sums[key] = (sums[key] ?? 0) + Math.round(Number(row[amount]) * 100);
      }
      return sums;
    };
    const trial = await list('financial/ReportingBalance');
    expect(keyed(trial, 'ReportingYear', 'ReportingPeriod', 'Amount')).toEqual(
      keyed(all, 'FinancialYear', 'FinancialPeriod', 'AmountDC'),
    );
    expect(trial.reduce((sum, { Count }) => sum + Number(Count), 0)).toBe(all.length);
    const counted = await send('GET', 'financialtransaction/TransactionLines/$count');
    expect(Number(await counted.text())).toBe(all.length);
    const sums = await owed();
    expect([same(sums['Receivable']).length, same(sums['Payable']).length]).toEqual([1, 1]);
  };
  const at = async (path: string, key: string): Promise<string> =>
    `${path.split('?')[0] ?? ''}(guid'${String((await list(path))[0]?.[key])}')`;
  const change = async (method: string, path: string, body?: Row): Promise<void> => {
    expect([method, path, (await send(method, path, body)).status]).toEqual([method, path, 204]);
    await agree();
  };
  await agree();
  await change('DELETE', await at('purchaseentry/PurchaseEntries?$top=1&$select=EntryID', 'EntryID'));
  await change('DELETE', await at('salesentry/SalesEntryLines?$filter=LineNumber eq 2&$top=1&$select=ID', 'ID'));
  await change('PUT', await at('salesentry/SalesEntryLines?$top=1&$select=ID', 'ID'), { AmountFC: 12.34 });
  await change('DELETE', await at('financialtransaction/CashEntries?$top=1&$select=EntryID', 'EntryID'));
  await change('PUT', await at('logistics/Items?$top=1&$select=ID', 'ID'), {
    GLCosts: await idOf('financial/GLAccounts', '4300'),
    GLRevenue: await idOf('financial/GLAccounts', '8010'),
  });
  await change('PUT', await at("financial/GLAccounts?$filter=Code eq '8000'&$select=ID", 'ID'), { Type: 121 });
  const codes = (await list('financial/ReportingBalance')).map((row) => row['GLAccountCode']);
  expect(codes).toContain('4300');
});

describe('refuses', () => {
  const entry = async (more: Row): Promise<Row> => ({
    Customer: await idOf('crm/Accounts', '25'),
    Journal: '70',
    SalesEntryLines: [{ GLAccount: await idOf('financial/GLAccounts', '8000'), AmountFC: 1 }],
    ...more,
  });

  test.each<[Row, string]>([
    [{ EntryDate: '2024-12-31' }, 'EntryDate: period 12 of 2024 is closed'],
    [{ EntryDate: '2019-01-01' }, 'EntryDate: no financial period contains 2019-01-01'],
    [{ Journal: '20' }, 'Journal: 20 is a journal of another type'],
    [{ Journal: '99' }, 'Does not exist: Journal'],
    [{ PaymentCondition: '99' }, 'Does not exist: PaymentCondition'],
  ])('a sales entry with %j', async (more, message) => {
    const before = await list('salesentry/SalesEntries?$select=EntryID');
    expect(await refusal('POST', 'salesentry/SalesEntries', await entry(more))).toContain(message);
    expect(await list('salesentry/SalesEntries?$select=EntryID')).toHaveLength(before.length);
  });

  test('no entry of last year, which is open: it is booked in its period', async () => {
    const booked = await post('salesentry/SalesEntries', await entry({ EntryDate: '2025-12-31' }));
    expect(booked).toMatchObject({ ReportingYear: 2025, ReportingPeriod: 12 });
  });

  test('records of another division', async () => {
    expect(await refusal('POST', 'salesentry/SalesEntries', await entry({}), 3001002)).toContain('400');
  });

  test('a journal entry that does not balance, also when a line is added later, with the difference', async () => {
    const GLAccount = await idOf('financial/GLAccounts', '4300');
    const line = (AmountFC: number): Row => ({ GLAccount, AmountFC });
    const path = 'generaljournalentry/GeneralJournalEntries';
    const body = { JournalCode: '90', GeneralJournalEntryLines: [line(0.3), line(-0.1)] };
    expect(await refusal('POST', path, body)).toContain('The entry is not in balance: 0.2');
    const made = await post(path, { ...body, GeneralJournalEntryLines: [line(0.3), line(-0.1), line(-0.2)] });
    const late = { ...line(1), EntryID: made['EntryID'] };
    expect(await refusal('POST', 'generaljournalentry/GeneralJournalEntryLines', late)).toContain('not in balance: 1');
    expect(await list(`${path}?$expand=GeneralJournalEntryLines&$orderby=Created desc&$top=1`)).toMatchObject([
      { GeneralJournalEntryLines: { results: [{}, {}, {}] } },
    ]);
  });

  test('further requests to an endpoint after ten errors in an hour, and only there', async () => {
    const statuses = [];
    for (let times = 0; times < 12; times += 1) {
      statuses.push((await send('GET', "crm/Accounts(guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22')")).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 403, 403]);
    expect(await refusal('GET', 'crm/Accounts?$top=1')).toContain('403 <html><body><h1>403 - Forbidden</h1>');
    expect((await send('GET', 'crm/Contacts?$top=1')).status).toBe(200);
    expect((await send('GET', 'crm/Accounts?$top=1', undefined, 3001002)).status).toBe(200);
  });
});
