import type { Sandbox } from '../../runtime/contract/context.js';
import type { Row } from '../../runtime/contract/rows.js';
import { client } from '../../generated/ledger/client.js';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await (await client.sandbox()).open({ client, records: 130 });
});
afterEach(() => sandbox.close());

const usual = {
  authorization: 'Bearer sandbox',
  accept: 'application/json',
  prefer: 'return=representation',
  'content-type': 'application/json',
};

interface Got {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Got> {
  const url = path.startsWith('http')
    ? path
    : `${sandbox.origin}${path.startsWith('/') ? path : `/api/v1/3001001/${path}`}`;
  const reply = await fetch(url, {
    method,
    headers: { ...usual, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text(), headers: reply.headers };
}

interface List {
  readonly results: readonly Record<string, unknown>[];
  readonly __next?: string;
  readonly __count?: string;
}

async function list(path: string): Promise<List> {
  // Some resources are listed only with a selection.
  const selected = path.includes('$select=') ? path : `${path}${path.includes('?') ? '&' : '?'}$select=*`;
  const { status, text } = await call('GET', selected);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return (JSON.parse(text) as { d: List }).d;
}
const record = (text: string): Record<string, unknown> => (JSON.parse(text) as { d: Record<string, unknown> }).d;
const refusalOf = ({ status, text }: Got): [number, string] => [
  status,
  (JSON.parse(text) as { error: { message: { value: string } } }).error.message.value,
];
const codes = (page: List): number[] => page.results.map(({ Code }) => Number(Code));

test('pages have 60 rows and links that repeat the query', async () => {
  const first = await list("crm/Accounts?$select=Code&$filter=Country eq 'NL'");
  expect(first.results).toHaveLength(60);
  expect(first.__next).toContain('%24filter=Country%20eq%20%27NL%27'.replaceAll('%24', '$').replaceAll('%27', "'"));
  const second = await list(first.__next ?? '');
  expect(codes(second)).toHaveLength(44);
  expect(second.__next).toBeUndefined();
  expect(new Set([...codes(first), ...codes(second)]).size).toBe(104);
});

test('$top limits the total, across pages', async () => {
  expect((await list('crm/Accounts?$select=Code&$top=5')).__next).toBeUndefined();
  const first = await list('crm/Accounts?$select=Code&$top=70');
  expect((await list(first.__next ?? '')).results).toHaveLength(10);
});

test('$orderby with one field and with several, $inlinecount, $count after a byte order mark', async () => {
  expect(codes(await list('crm/Accounts?$select=Code&$orderby=Code desc&$top=2'))).toEqual([130, 129]);
  const mixed = await list('crm/Accounts?$select=Code,City&$orderby=City,Code desc');
  expect(codes(mixed).slice(0, 2)).toEqual([127, 119]);
  expect(codes(await list(mixed.__next ?? '')).length).toBe(60);
  expect((await list("crm/Accounts?$inlinecount=allpages&$filter=Status eq 'P'&$top=1")).__count).toBe('22');
  expect(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes("crm/Accounts/$count?$filter=Status eq 'P'")),
  ).toBe('\uFEFF22');
});

test('amounts of 20 digits are filtered and sorted by all their digits', async () => {
  const amounts = ['12345678901234567890.12', '12345678901234567890.9', '12345678901234567890.11'];
  for (const amount of amounts) {
    const body = `{"Name":"Long","AmountDC":${amount}}`;
    const url = `${sandbox.origin}/api/v1/3001001/crm/Opportunities`;
    expect((await fetch(url, { method: 'POST', headers: usual, body })).status).toBe(201);
  }
  const found = async (query: string): Promise<string[]> => {
    const { text } = await call('GET', `crm/Opportunities?$select=AmountDC&${query}`);
    return [...text.matchAll(/"AmountDC":([\d.]+)/g)].map(([, amount = '']) => amount);
  };
  const long = "$filter=Name eq 'Long'";
  expect(await found(`${long} and AmountDC gt 12345678901234567890.11&$orderby=AmountDC`)).toEqual([
    '12345678901234567890.12',
    '12345678901234567890.9',
  ]);
  expect(await found(`${long}&$orderby=AmountDC desc`)).toEqual([
    '12345678901234567890.9',
    '12345678901234567890.12',
    '12345678901234567890.11',
  ]);
  expect(await found(`${long}&$orderby=Name,AmountDC`)).toHaveLength(3);
  expect((await found(`${long}&$orderby=Name,AmountDC`))[0]).toBe('12345678901234567890.11');
});

async function bytes(path: string): Promise<ArrayBuffer> {
  return (await fetch(`${sandbox.origin}/api/v1/3001001/${path}`, { headers: usual })).arrayBuffer();
}

test('lines are links until they are expanded, and their sum is the amount of the header', async () => {
  const [plain] = (await list('salesentry/SalesEntries?$top=1')).results;
  expect(plain?.['SalesEntryLines']).toEqual({ __deferred: { uri: expect.stringContaining('/SalesEntryLines') } });
  const entries = (await list('salesentry/SalesEntries?$top=3&$expand=SalesEntryLines')).results;
  for (const entry of entries) {
    const lines = (entry['SalesEntryLines'] as List).results;
    const cents = lines.reduce((sum, line) => sum + Math.round(Number(line['AmountFC']) * 100), 0);
    expect(cents).toBe(Math.round(Number(entry['AmountFC']) * 100));
    const filtered = await list(`salesentry/SalesEntryLines?$filter=EntryID eq guid'${String(entry['EntryID'])}'`);
    expect(filtered.results).toHaveLength(lines.length);
  }
});

test('feeds have rising row versions that no double holds, filter only by them, and return 1000 rows per page', async () => {
  const { text } = await call('GET', 'sync/CRM/Accounts?$filter=Timestamp gt 0L&$select=Timestamp');
  const versions = [...text.matchAll(/"Timestamp":(\d+)/g)].map((match) => BigInt(match[1] ?? 0));
  expect(versions).toHaveLength(130);
  expect(versions.every((version, at) => at === 0 || version > (versions[at - 1] ?? 0n))).toBe(true);
  expect(versions.some((version) => BigInt(Number(version)) !== version)).toBe(true);
  expect((await call('GET', "sync/CRM/Accounts?$filter=Code eq 'x'")).status).toBe(400);
  // Each change is later than all before it, also one of the same record.
  const [first, second] = (await list('crm/Accounts?$top=2&$select=ID')).results;
  let since = versions.at(-1) ?? 0n;
  for (const [row, City] of [[first, 'Delft'] as const, [second, 'Gent'] as const, [first, 'Breda'] as const]) {
    await call('PUT', `crm/Accounts(guid'${String(row?.['ID'])}')`, { City });
    const after = await call('GET', `sync/CRM/Accounts?$filter=Timestamp gt ${since}L&$select=City,Timestamp`);
    expect([...after.text.matchAll(/"City":"(\w+)"/g)].map(([, city]) => city)).toEqual([City]);
    since = BigInt(/"Timestamp":(\d+)/.exec(after.text)?.[1] ?? 0);
  }
});

test('bulk endpoints require $select', async () => {
  expect((await call('GET', 'bulk/CRM/Accounts')).status).toBe(400);
  expect((await list('bulk/CRM/Accounts?$select=ID')).results).toHaveLength(130);
});

test('a record is created with defaults, changed and deleted, and the deletion is in the feed', async () => {
  const made = await call('POST', 'crm/Accounts', { Name: 'New', Code: '4711', Status: 'C' });
  const row = record(made.text);
  expect([made.status, row['Code'], row['IsSales'], row['Division']]).toEqual([
    201,
    '              4711',
    true,
    3001001,
  ]);
  expect(row['Created']).toMatch(/^\/Date\(\d+\)\/$/);
  const path = `crm/Accounts(guid'${String(row['ID'])}')`;
  expect((await call('PUT', path, { City: 'Gent' })).status).toBe(204);
  expect(record((await call('GET', path)).text)['City']).toBe('Gent');
  expect([(await call('DELETE', path)).status, (await call('GET', path)).status]).toEqual([204, 404]);
  const deletions = await list('sync/Deleted?$filter=Timestamp gt 0L');
  expect(deletions.results.at(-1)).toMatchObject({ EntityKey: row['ID'], EntityType: 2 });
});

test('an entry is created and deleted with its lines', async () => {
  const [customer] = (await list('crm/Accounts?$top=1&$select=ID,Name')).results;
  const [gl] = (await list("financial/GLAccounts?$filter=Code eq '8000'&$select=ID")).results;
  const line = { GLAccount: gl?.['ID'], AmountFC: 0.1 };
  const body = { Customer: customer?.['ID'], Journal: '70', SalesEntryLines: [line, { ...line, AmountFC: 0.2 }] };
  const made = record((await call('POST', 'salesentry/SalesEntries', body)).text);
  expect([made['CustomerName'], made['AmountFC'], made['Type']]).toEqual([customer?.['Name'], 0.3, 20]);
  const id = String(made['EntryID']);
  const lines = await list(`salesentry/SalesEntryLines?$filter=EntryID eq guid'${id}'&$orderby=LineNumber`);
  expect(lines.results.map(({ GLAccountCode, LineNumber }) => [GLAccountCode, LineNumber])).toEqual([
    ['8000', 1],
    ['8000', 2],
  ]);
  await call('DELETE', `salesentry/SalesEntries(guid'${id}')`);
  expect((await list(`salesentry/SalesEntryLines?$filter=EntryID eq guid'${id}'`)).results).toEqual([]);
});

test('journals must balance, lines need a document, and a failed action returns 201 with an error message', async () => {
  const [gl] = (await list("financial/GLAccounts?$filter=Code eq '4300'&$select=ID")).results;
  const line = { GLAccount: gl?.['ID'], AmountFC: 1 };
  const journal = { JournalCode: '90', GeneralJournalEntryLines: [line] };
  const path = 'generaljournalentry/GeneralJournalEntries';
  expect(refusalOf(await call('POST', path, journal))).toEqual([400, 'The entry is not in balance: 1']);
  const balanced = { JournalCode: '90', GeneralJournalEntryLines: [line, { ...line, AmountFC: -1 }] };
  expect((await call('POST', path, balanced)).status).toBe(201);
  const nowhere = { ...line, EntryID: '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22' };
  expect(refusalOf(await call('POST', 'financialtransaction/BankEntryLines', nowhere))).toEqual([
    400,
    'Does not exist: EntryID',
  ]);
  const [draft] = (await list('crm/Quotations?$filter=Status eq 20&$top=1')).results;
  const refused = await call('POST', 'crm/AcceptQuotation', { QuotationID: draft?.['QuotationID'] });
  expect([refused.status, record(refused.text)['ErrorMessage']]).toEqual([201, expect.stringContaining('Draft')]);
});

test('versions of a quotation share its number and have rising version numbers, also after a second review of an old one', async () => {
  const { QuotationID, QuotationNumber: number } = record(
    (await call('POST', 'crm/Quotations', await quotation())).text,
  );
  for (let times = 0; times < 2; times += 1) {
    await call('POST', 'crm/PrintQuotation', { QuotationID });
    const reviewed = record((await call('POST', 'crm/ReviewQuotation', { QuotationID })).text);
    expect(reviewed['NewQuotationID']).toMatch(/^[0-9a-f-]{36}$/);
  }
  await call('POST', 'crm/Quotations', { ...(await quotation()), QuotationNumber: number });
  const versions = async (resource: string): Promise<unknown[]> =>
    (await list(`crm/${resource}?$filter=QuotationNumber eq ${String(number)}`)).results.map(
      (row) => row['VersionNumber'],
    );
  expect(await versions('Quotations')).toEqual([1, 2, 3, 4]);
  expect(await versions('QuotationLines')).toEqual([1, 2, 3, 4]);
});

async function quotation(): Promise<Record<string, unknown>> {
  const [customer] = (await list('crm/Accounts?$top=1&$select=ID')).results;
  const [item] = (await list('logistics/Items?$top=1&$select=ID')).results;
  return { OrderAccount: customer?.['ID'], QuotationLines: [{ Item: item?.['ID'], Quantity: 1 }] };
}

test.each([
  ['crm/Accounts', { Nme: 'x' }, "'Nme' specified is not valid"],
  ['crm/Accounts', { City: 'x' }, 'Mandatory: Name'],
  ['crm/Accounts', { Name: 5 }, "'Name' is not an Edm.String"],
  ['crm/Accounts', { Name: 'x', IsSupplier: 'yes' }, "'IsSupplier' is not an Edm.Boolean"],
  ['crm/Contacts', { FirstName: 'x', LastName: 'y', Account: '1' }, "'Account' is not an Edm.Guid"],
  [
    'crm/Contacts',
    { FirstName: 'x', LastName: 'y', Account: '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22' },
    'Does not exist: Account',
  ],
  ['salesentry/SalesEntries', { Journal: '99' }, 'Does not exist: Journal'],
  ['salesentry/SalesEntries', { EntryDate: '31-01-2026' }, "'EntryDate' is not an Edm.DateTime"],
])('POST %s %j is refused', async (path, body, message) => {
  const [status, text] = refusalOf(await call('POST', path, body));
  expect(status).toBe(400);
  expect(text).toContain(message);
});

test('a posted entry and the code of an item cannot be changed; a refused create stores nothing', async () => {
  const [entry] = (await list('salesentry/SalesEntries?$filter=Status eq 50&$top=1')).results;
  expect(
    (await call('PUT', `salesentry/SalesEntries(guid'${String(entry?.['EntryID'])}')`, { YourRef: 'x' })).status,
  ).toBe(400);
  const [item] = (await list('logistics/Items?$top=1')).results;
  expect((await call('PUT', `logistics/Items(guid'${String(item?.['ID'])}')`, { Code: 'X' })).status).toBe(400);
  const before = (await call('GET', 'salesentry/SalesEntries/$count')).text;
  await call('POST', 'salesentry/SalesEntries', {
    Customer: entry?.['Customer'],
    Journal: '70',
    SalesEntryLines: [{ GLAccount: 'x', AmountFC: 1 }],
  });
  expect((await call('GET', 'salesentry/SalesEntries/$count')).text).toBe(before);
});

test('missing headers: Atom without Accept, nulls without Prefer', async () => {
  const atom = await call('GET', 'crm/Accounts?$top=1', undefined, { accept: '*/*' });
  expect([atom.headers.get('content-type'), atom.text.startsWith('<?xml')]).toEqual([
    'application/atom+xml;charset=utf-8',
    true,
  ]);
  const row = record((await call('POST', 'crm/Accounts', { Name: 'New' }, { prefer: '' })).text);
  expect([row['Name'], row['Code'], typeof row['ID']]).toEqual(['New', null, 'string']);
});

test.each([
  ['GET', 'crm/Nothing', 404],
  ['GET', 'budget/BudgetScenarios', 404],
  ['GET', '/api/v1/beta/3001001/budget/BudgetScenarios', 200],
  ['GET', '/api/v1/beta/3001001/crm/Accounts', 404],
  ['GET', '/api/v1/3001002/crm/Accounts', 200],
  ['GET', '/api/v1/3001003/crm/Accounts', 403],
  ['GET', '/api/v1/3001004/crm/Accounts', 200],
  ['GET', '/api/v1/3001004/salesentry/SalesEntries', 403],
  ['GET', '/api/v1/3001001/current/Me', 404],
  ['GET', '/api/v1/9/crm/Accounts', 403],
  ['GET', '/api/v1/current/Me', 200],
  ['GET', '/api/v1/system/Users', 200],
  ['GET', 'crm/AcceptQuotation', 405],
  ['DELETE', "generaljournalentry/GeneralJournalEntryLines(guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22')", 405],
  ['GET', 'crm/Accounts(25)', 400],
  ['GET', "general/Currencies('EUR')", 200],
  ['GET', "general/Currencies('XXX')", 404],
  ['GET', 'system/Divisions(3001002)', 200],
  ['GET', 'crm/Accounts?$filter=Nme eq 1', 400],
  ['GET', 'crm/Accounts?$select=Nme', 400],
  ['GET', 'crm/Accounts?$expand=Name', 400],
  ['GET', 'crm/Accounts?$skip=5', 400],
  ['GET', 'crm/Accounts?$skiptoken=nonsense', 400],
  ['GET', 'read/crm/AccountDocuments?accountId=25', 400],
] as const)('%s %s responds with %d', async (method, path, status) => {
  expect((await call(method, path)).status).toBe(status);
});

test('every readable resource of the catalogue is served', async () => {
  await sandbox.close();
  sandbox = await (await client.sandbox()).open({ client, records: 3, unlimited: true });
  const { service } = await client.service();
  const data = (await service.catalogue?.load())?.default as Record<string, Record<string, unknown>>;
  const readable = Object.entries(data).filter(([, { methods }]) => (methods as string[]).includes('GET'));
  const failed: string[] = [];
  for (const [name, { path, bulk, fields, key }] of readable) {
    const query = bulk === true ? `&$select=${String(key ?? Object.keys(fields as object)[0])}` : '';
    const { status, text } = await call('GET', `${String(path).replace('{division}', '3001001')}?$top=1${query}`);
    if (status !== 200) failed.push(`${name}: ${status} ${text.slice(0, 200)}`);
  }
  expect(failed).toEqual([]);
  expect(readable.length).toBeGreaterThan(400);
});

test('every response has the rate limits; a request above them gets 429', async () => {
  const { headers } = await call('GET', 'system/Divisions?$top=1');
  expect([headers.get('x-ratelimit-minutely-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['60', '4999']);
  expect(headers.get('x-ratelimit-minutely-reset')).toMatch(/^\d{13}$/);
  let calls = 1;
  let spent = await call('GET', 'vat/VATCodes/$count');
  // A new minute may begin meanwhile and reset the limit.
  for (; spent.status === 200 && calls < 130; calls += 1) spent = await call('GET', 'vat/VATCodes/$count');
  expect(calls).toBeGreaterThanOrEqual(60);
  expect([spent.status, spent.headers.get('x-ratelimit-minutely-remaining')]).toEqual([429, '0']);
  expect((await call('GET', '/api/v1/3001002/vat/VATCodes/$count')).status).toBe(200);
});

test('a staged 429 names the end of the wait as the service does: an instant in milliseconds', async () => {
  await sandbox.close();
  sandbox = await (await client.sandbox()).open({ client, records: 3, fail: ['429:1'] });
  const { status, headers } = await call('GET', 'vat/VATCodes/$count');
  expect([status, headers.get('x-ratelimit-minutely-reset')]).toEqual([429, expect.stringMatching(/^\d{13}$/)]);
});

test('an unlimited stand-in announces and enforces no rate limit', async () => {
  await sandbox.close();
  sandbox = await (await client.sandbox()).open({ client, records: 3, unlimited: true });
  for (let calls = 0; calls < 70; calls += 1) {
    const { status, headers } = await call('GET', 'vat/VATCodes/$count');
    expect([status, headers.get('x-ratelimit-minutely-remaining')]).toEqual([200, null]);
  }
});

test.each([
  [false, 403],
  [true, 200],
])('an endpoint is blocked after ten errors (unlimited: %s)', async (unlimited, status) => {
  await sandbox.close();
  sandbox = await (await client.sandbox()).open({ client, records: 3, unlimited });
  for (let calls = 0; calls < 10; calls += 1) expect((await call('GET', 'crm/Accounts?$select=Nme')).status).toBe(400);
  expect((await call('GET', 'crm/Accounts')).status).toBe(status);
});

test('tokens live 600 seconds, written as text; a refresh token works once, and not too early', async () => {
  const form = async (body: Record<string, string>): Promise<[number, Record<string, string>]> => {
    const sent = { client_id: 'app', client_secret: 'sandbox', ...body };
    const reply = await fetch(`${sandbox.origin}/api/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(sent),
    });
    return [reply.status, (await reply.json()) as Record<string, string>];
  };
  const query = 'client_id=app&redirect_uri=https%3A%2F%2Fx.example%2Fcallback&response_type=code&state=s';
  const sent = await fetch(`${sandbox.origin}/api/oauth2/auth?${query}`, { redirect: 'manual' });
  const code = new URL(sent.headers.get('location') ?? '').searchParams.get('code') ?? '';
  const grant = { grant_type: 'authorization_code', code, redirect_uri: 'https://x.example/callback' };
  const [status, tokens] = await form(grant);
  expect([status, tokens['expires_in']]).toEqual([200, '600']);
  expect((await form(grant))[0]).toBe(400);
  expect(
    (await call('GET', '/api/v1/current/Me', undefined, { authorization: `Bearer ${tokens['access_token'] ?? ''}` }))
      .status,
  ).toBe(200);
  expect((await form({ grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' }))[0]).toBe(400);
  expect((await call('GET', '/api/v1/current/Me', undefined, { authorization: 'Bearer nobody' })).status).toBe(401);
});

test('each seeded mandate has an account, and a bank account of that account', async () => {
  const { results } = await list('cashflow/DirectDebitMandates?$top=20');
  expect(results).toHaveLength(20);
  for (const { Account, BankAccount } of results) {
    const found = await list(`crm/BankAccounts?$filter=ID eq guid'${String(BankAccount)}'&$select=Account,IBAN`);
    expect(found.results).toEqual([expect.objectContaining({ Account, IBAN: expect.stringMatching(/^NL02/) })]);
  }
});

test('new records have different numbers in the field that the spec names', async () => {
  const { results } = await list('logistics/Items?$top=1&$select=ID');
  const body = { Item: results[0]?.['ID'], PlannedQuantity: 1, PlannedDate: '2026-06-15' };
  const created = await Promise.all([1, 2].map(() => call('POST', 'manufacturing/ShopOrders', body)));
  expect(created.map(({ status }) => status)).toEqual([201, 201]);
  const numbers = created.map(({ text }) => (JSON.parse(text) as { d: Row }).d['ShopOrderNumber']);
  expect(numbers).toEqual([expect.any(Number), expect.any(Number)]);
  expect(new Set(numbers).size).toBe(2);
});
