import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

let it: Bench;
beforeEach(async () => {
  it = await bench(client);
});
afterEach(() => it.close());

const planned = async (...argv: readonly string[]): Promise<string> => {
  const { out } = await it.run(...argv, '--dry-run', '--jq', '.body');
  return out.replaceAll(/\s/g, '');
};

test('records with a code are changed by it, and links in a body are looked up', async () => {
  const group = await it.json('lookup', 'logistics/ItemGroups', '--match', 'Code=TOOL', '--one', '--jq', '.ID');
  const revenue = await it.json('lookup', 'financial/GLAccounts', '--match', 'Code=8010', '--one', '--jq', '.ID');
  const item = ['item', 'update', 'ART-0001', '--group', 'TOOL', '--gl-revenue', '8010', '--sales', 'no'];
  expect(JSON.parse(await planned(...item))).toEqual({ ItemGroup: group, GLRevenue: revenue, IsSalesItem: false });
  await it.json('journal', 'update', '71', '--set', 'Description=Online');
  expect(await it.json('journal', 'list', '--search', 'Online', '--jq', '.[].Code')).toBe('71');
});

test('prices and rates keep every digit', async () => {
  const item = ['item', 'create', '--code', 'X', '--description', 'x', '--sales-price', '12345678901234567890.10'];
  expect(await planned(...item)).toBe('{"Code":"X","Description":"x","StandardSalesPrice":12345678901234567890.10}');
  const rate = ['exchange-rate', 'create', '--set', 'SourceCurrency=usd', '--set', 'Rate=0.12345678901234567890'];
  expect(await planned(...rate)).toBe('{"SourceCurrency":"USD","Rate":0.12345678901234567890}');
});

test('the stock of an item is read by its code', async () => {
  const rows = await it.json('stock-position', 'list', '--item', 'ART-0001', '--fields', 'InStock,FreeStock');
  expect(rows).toContainEqual({ InStock: expect.any(Number), FreeStock: expect.any(Number) });
});

test.each([
  [['division', 'list', '--country', 'Netherlands'], 65, 'a two-letter country code'],
  [['exchange-rate', 'list', '--source', 'dollar'], 65, 'a three-letter currency code'],
  [['financial-period', 'list', '--period', '0'], 2, '--period'],
  [['financial-period', 'list', '--from', '2026-02-30'], 64, '--from'],
  [['balance', 'list', '--year', '26'], 2, '--year must be from 1900 to 2199, not "26"'],
  [['transaction', 'list', '--year', '20266'], 2, '--year must be from 1900 to 2199, not "20266"'],
  [['revenue', 'list', '--period', '202605'], 2, '--period must be from 0 to 99, not "202605"'],
  [['transaction', 'list', '--from', '0202-01-01'], 64, '--from must be 1753-01-01 or later, not "0202-01-01"'],
  [['transaction', 'list', '--to', '26-01-01'], 64, '--to must be a date, YYYY-MM-DD'],
  [['journal', 'list', '--type', '21'], 2, 'one of 10, 12, 16, 20, 22, 90'],
  [['address', 'list', '--type', '5'], 2, 'one of 1, 2, 3, 4'],
  [['gl-classification', 'list', '--parent', '12'], 2, '--parent'],
  [['stock-position', 'list'], 2, '--item'],
  [['stock-position', 'list', '--item', 'NOPE'], 65, 'The item "NOPE" does not exist'],
  [['contact', 'list', '--account', '25', '--all-divisions'], 64, 'has another id in every division'],
  [['item', 'create', '--code', 'X', '--description', 'x', '--sales-price', '1,50', '--dry-run'], 2, '1.50'],
  [['item', 'update', 'ART-0001', '--set', 'Code=ART-1', '--dry-run'], 65, 'Code of logistics/Items cannot be changed'],
  [
    ['item', 'update', 'ART-0001', '--body', '{"Code":"ART-1"}', '--dry-run'],
    65,
    'Code of logistics/Items cannot be changed',
  ],
  [['vat-code', 'delete', '4', 'no such', '--dry-run'], 65, 'The VAT code "no such" does not exist'],
  [['exchange-rate', 'delete', 'USD', '--dry-run'], 2, 'USD'],
] as const)('%j ends with %d', async (argv, code, says) => {
  const ended = await it.run(...argv, '-o', 'table');
  expect([ended.code, ended.out]).toEqual([code, '']);
  expect(ended.err).toContain(says);
});
