import { client } from '../../generated/ledger/client.js';
import { json } from 'cmdspec-runtime/testing';
import { bench, type Bench } from './testkit.js';

let it: Bench;
let requests = 0;
afterEach(() => it.close());

interface Listed {
  readonly resource: string;
  readonly fields: readonly string[];
}

describe('metadata', () => {
  beforeEach(async () => {
    requests = 0;
    it = await bench(client, undefined, (_, response) => {
      requests += 1;
      json(response, {});
    });
  });
  afterEach(() => {
    expect(requests).toBe(0);
  });

  const search = async (...argv: readonly string[]): Promise<readonly Listed[]> =>
    (await it.json('metadata', ...argv)) as readonly Listed[];

  test('lists every resource with its key and its other endpoints', async () => {
    const all = await search();
    expect(all).toHaveLength(453);
    const facts = (name: string): unknown => all.find(({ resource }) => resource === name);
    expect(facts('crm/Accounts')).toEqual({
      resource: 'crm/Accounts',
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      key: 'ID',
      scope: expect.any(String),
      beta: false,
      sync: true,
      bulk: true,
      function: false,
    });
    expect(facts('sync/CRM/Accounts')).toMatchObject({ sync: true, bulk: false });
    expect(facts('bulk/CRM/Accounts')).toMatchObject({ sync: false, bulk: true });
    expect(facts('crm/AccountClasses')).toMatchObject({ sync: false, bulk: false });
    expect(facts('budget/BudgetScenarios')).toMatchObject({ beta: true });
    expect(facts('read/crm/AccountDocuments')).toMatchObject({ function: true });
  });

  test('finds a word in names of resources and of fields; fields are listed where only they have it', async () => {
    const found = await search('--search', 'chamberofcommerce');
    expect(found.find(({ resource }) => resource === 'crm/Accounts')).toMatchObject({ fields: ['ChamberOfCommerce'] });
    expect(found.every(({ fields }) => fields.length > 0)).toBe(true);
    const named = await search('--search', 'accounts');
    expect(named.find(({ resource }) => resource === 'crm/Accounts')).toMatchObject({ fields: [] });
    expect(await search('--search', 'nothinghasthis')).toEqual([]);
  });

  test('lists mandatory and filterable fields', async () => {
    const of = async (...argv: readonly string[]): Promise<unknown> =>
      (await search(...argv)).find(({ resource }) => resource === 'crm/Contacts')?.fields;
    expect(await of('--search', 'name', '--mandatory')).toEqual(['FirstName', 'LastName']);
    expect(await of('--search', 'name', '--filterable')).toEqual(['AccountName', 'BirthNamePrefix', 'FullName']);
    const rows = (await it.json('metadata', 'crm/Contacts', '--mandatory')) as Record<string, unknown>[];
    expect(rows.map(({ field, mandatory }) => [field, mandatory])).toEqual([
      ['Account', true],
      ['FirstName', true],
      ['LastName', true],
    ]);
  });

  test('shows the fields of one resource, also of a beta one, with a line about it above a table', async () => {
    const rows = (await it.json('metadata', 'crm/accounts', '--search', 'id')) as Record<string, unknown>[];
    expect(rows.find(({ key }) => key === true)).toMatchObject({ field: 'ID', type: 'Edm.Guid' });
    expect(rows.filter(({ key }) => key === true)).toHaveLength(1);
    expect(rows.every(({ field }) => String(field).toLowerCase().includes('id'))).toBe(true);
    expect(await it.json('metadata', 'budget/BudgetScenarios', '--methods')).toMatchObject({
      resource: 'budget/BudgetScenarios',
    });
    const table = await it.run('metadata', 'crm/Accounts', '-o', 'table');
    expect(table.err).toMatch(
      /crm\/Accounts: GET, POST, PUT, DELETE \S+ · feed sync\/CRM\/Accounts · bulk bulk\/CRM\/Accounts/,
    );
    expect((await it.run('metadata', 'crm/Accounts', '-o', 'json')).err).not.toContain('feed sync');
  });
});

test('quota: headers that are missing or not numbers are null', async () => {
  let headers: Record<string, string> = {};
  it = await bench(client, undefined, (_, response) => json(response, { d: { results: [] } }, 200, headers));
  const quota = (): Promise<unknown> => it.json('quota', '--division', '1');
  const none = {
    division: '1',
    minutelyLimit: null,
    minutelyRemaining: null,
    minutelyReset: null,
    dailyLimit: null,
    dailyRemaining: null,
    dailyReset: null,
  };
  expect(await quota()).toEqual(none);
  headers = { 'x-ratelimit-remaining': ' 12 ', 'x-ratelimit-limit': 'many', 'x-ratelimit-reset': '1767225600000' };
  expect(await quota()).toEqual({ ...none, dailyRemaining: 12, dailyReset: '2026-01-01T00:00:00.000Z' });
});
