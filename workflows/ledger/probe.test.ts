import { client } from '../../generated/ledger/client.js';
import { json, type Answer } from 'cmdspec-runtime/testing';
import { bench, jsonError, type Bench } from './testkit.js';

const DIVISION = ['--division', '3001001'] as const;
const seen: string[] = [];
let it: Bench;
afterEach(() => it.close());

/** A service whose answer to every request is this. */
async function service(body: unknown): Promise<Bench> {
  seen.splice(0);
  const answer: Answer = ({ url }, response) => {
    seen.push(decodeURIComponent(url));
    json(response, body);
  };
  return bench(client, undefined, answer);
}

test('reports fields that are not listed, never returned, or of another type', async () => {
  it = await service({
    d: {
      results: [
        {
          __metadata: { uri: 'x' },
          ID: '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22',
          Topic: 7,
          Created: '/Date(1700000000000)/',
          IsInstant: null,
          Retries: 3,
        },
        { Description: null, CallbackURL: 'https://x.example', Links: { __deferred: { uri: 'x' } }, IsInstant: 'yes' },
      ],
      __next: `${'http://127.0.0.1:1'}/api/v1/next`,
    },
  });
  const report = await it.json(
    'probe',
    'webhooks/webhooksubscriptions',
    '--top',
    '2',
    '--filter',
    "Topic eq 'Items'",
    ...DIVISION,
  );
  expect(report).toEqual({
    resource: 'webhooks/WebhookSubscriptions',
    rows: 2,
    returned: 7,
    catalogue: 11,
    unknown: ['Retries'],
    missing: ['ClientID', 'Creator', 'CreatorFullName', 'Division', 'UserID'],
    types: [
      { field: 'IsInstant', listed: 'Edm.Boolean', seen: 'Edm.String' },
      { field: 'Topic', listed: 'Edm.String', seen: 'Edm.Int32' },
    ],
  });
  expect(seen).toEqual(["/api/v1/3001001/webhooks/WebhookSubscriptions?$filter=Topic eq 'Items'&$top=2"]);
});

test('one page is read, of at most --top records; the first other type counts; collections are not missed', async () => {
  const row = (fields: object): object => ({ ID: '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22', ...fields });
  it = await service({
    d: {
      results: [row({ Description: 1 }), row({ Description: true }), row({ Surplus: 1 })],
      __next: `${'http://127.0.0.1:1'}/api/v1/next`,
    },
  });
  const report = await it.json('probe', 'salesentry/SalesEntries', '--top', '2', ...DIVISION);
  expect(report).toMatchObject({
    rows: 2,
    unknown: ['ID'],
    types: [{ field: 'Description', listed: 'Edm.String', seen: 'Edm.Int32' }],
  });
  const { missing } = report as { missing: readonly string[] };
  expect([missing.includes('Currency'), missing.includes('SalesEntryLines')]).toEqual([true, false]);
  expect(seen).toHaveLength(1);
  // The next page is not read, even if the first one is shorter.
  expect(await it.json('probe', 'salesentry/SalesEntries', '--top', '5', ...DIVISION)).toMatchObject({ rows: 3 });
  expect(seen).toHaveLength(2);
});

test('a value with parts, which the service leaves out when it is empty, is not missed', async () => {
  it = await service({ d: { results: [{ Customer: null }] } });
  const { missing } = (await it.json('probe', 'hrm/DivisionClassValues', '--top', '1', ...DIVISION)) as {
    missing: readonly string[];
  };
  expect(['Class_01', 'Created', 'Division'].filter((field) => missing.includes(field))).toEqual([
    'Created',
    'Division',
  ]);
});

test('without a record nothing is compared, and a note says so', async () => {
  it = await service({ d: { results: [] } });
  const { code, out, err } = await it.run('probe', 'assets/Assets', ...DIVISION, '-o', 'json');
  expect([code, JSON.parse(out)]).toEqual([
    0,
    { resource: 'assets/Assets', rows: 0, returned: 0, catalogue: 56, unknown: null, missing: null, types: null },
  ]);
  expect(err).toContain('assets/Assets returned no records, so there are no fields to compare.');
});

test.each([{}, { d: null }, { value: [] }, 'x'])('an answer without the envelope is an error: %j', async (body) => {
  it = await service(body);
  expect(await it.run('probe', 'assets/Assets', ...DIVISION)).toMatchObject({ code: 69, out: '' });
});

test.each([
  [['crm/Acounts'], 65, 'crm/Accounts'],
  [['crm/Accounts', '--beta'], 65, 'no beta version'],
  [['crm/AcceptQuotation'], 65, 'does not support GET'],
  [['read/crm/AccountDocumentsCount'], 64, 'list read/crm/AccountDocumentsCount'],
  [['crm/Accounts', '--filter', "Nme eq 'x'"], 65, 'Name'],
  [['crm/Accounts', '--top', '61'], 2, '--top'],
] as const)('%j is refused before a request', async (argv, code, says) => {
  it = await service({ d: { results: [] } });
  const ended = await it.run('probe', ...argv, '-o', 'json');
  expect([ended.code, seen]).toEqual([code, []]);
  expect(JSON.stringify(jsonError(ended))).toContain(says);
});

test('the sandbox returns what the catalogue lists, also of a beta resource', async () => {
  it = await bench(client, 5);
  expect(await it.json('probe', 'budget/BudgetScenarios', '--beta', '--top', '5')).toMatchObject({
    unknown: [],
    types: [],
  });
  const table = await it.run('probe', 'general/Currencies', '-o', 'table');
  expect([table.code, table.out]).toEqual([0, expect.stringMatching(/^resource +general\/Currencies$/m)]);
});
