/** Lists and views of a backup of the books. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '../../generated/ledger/client.js';
import { query } from '../../tests/support/duckdb.js';
import { bench, type Bench } from './testkit.js';

let it: Bench;
let dir: string;
afterEach(() => it.close());

async function open(records: number, unlimited?: true): Promise<void> {
  it = await bench(client, records, undefined, unlimited);
  dir = join(it.folder, 'copy');
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(dir, path), 'utf8'));
const read = (feed: string) => readJson(`${feed}.json`) as { readonly rows: readonly Record<string, unknown>[] };
const rowsIn = (feed: string): number =>
  (readJson('manifest.json') as { collections: Record<string, { rows: number }> }).collections[feed]?.rows ?? 0;
const backup = (...argv: string[]): ReturnType<Bench['run']> => it.run('backup', '--dir', dir, ...argv, '-o', 'json');

test('the entries of a copied ledger balance in the views, and its sums are those of the service to the cent', async () => {
  await open(60);
  const feed = 'Financial/TransactionLines';
  expect((await backup('--feed', feed, '--views')).code).toBe(0);
  const line = ['list', 'financialtransaction/TransactionLines', '--all', '--max-pages', '1000', '-o', 'json'];
  // The text of the amounts, as the service sent it.
  const amounts = [...(await it.run(...line)).out.matchAll(/"AmountDC": ?(-?\d+(?:\.\d+)?)[,\s}]/g)];
  const cents = (text: string): bigint => {
    const [whole = '', part = ''] = text.split('.');
    return BigInt(`${whole}${part.padEnd(2, '0')}`);
  };
  const debits = amounts.map(([, text = '']) => text).filter((text) => !text.startsWith('-'));
  const sum = debits.reduce((total, text) => total + cents(text), 0n);
  expect(debits.some((text) => text.includes('.'))).toBe(true);
  const views = readFileSync(join(dir, 'views.sql'), 'utf8');
  const load = (text: string) => query(views, text);
  const all = '"Financial_TransactionLines"';
  expect(
    await load(
      `SELECT count(*) AS count, (sum("AmountDC") FILTER ("AmountDC" > 0) * 100)::HUGEINT AS cents FROM ${all}`,
    ),
  ).toEqual([{ count: String(amounts.length), cents: String(sum) }]);
  expect(await load(`SELECT "EntryID" FROM ${all} GROUP BY "EntryID" HAVING sum("AmountDC") <> 0`)).toEqual([]);
});

test('every column of the views of every feed can be read', async () => {
  await open(20, true);
  expect((await backup('--views')).code).toBe(0);
  const views = readFileSync(join(dir, 'views.sql'), 'utf8');
  const names = [...views.matchAll(/VIEW ("\w+")/g)].map(([, name]) => String(name));
  expect(names.length).toBeGreaterThan(50);
  // A row as text has all of its values.
  const texts = names.map((name) => `SELECT count(row::VARCHAR) AS count FROM ${name} row`);
  expect(await query(views, texts.join(' UNION ALL '))).toHaveLength(names.length);
});

test('lists without a feed are copied as a whole, and rows that are gone from them go', async () => {
  await open(20);
  const LISTS = ['--feed', 'vat/VATCodes', '--feed', 'HRM/costcenters'];
  const first = await backup(...LISTS);
  expect(JSON.parse(first.out)).toMatchObject([
    { feed: 'hrm/Costcenters', status: 'copied', timestamp: null },
    { feed: 'vat/VATCodes', status: 'copied', deleted: 0 },
  ]);
  const known = rowsIn('hrm/Costcenters');
  const lines = readFileSync(join(dir, 'hrm.Costcenters.ndjson'), 'utf8').trimEnd().split('\n');
  expect([known > 0, lines.length, read('hrm/Costcenters').rows.length]).toEqual([true, known, known]);
  expect(read('hrm/Costcenters')).not.toHaveProperty('timestamp');
  const { ID } = JSON.parse(lines[0] ?? '') as { ID: string };
  await it.json('delete', 'hrm/Costcenters', ID, '--yes');
  await it.json('create', 'hrm/Costcenters', '--set', 'Code=NEW', '--set', 'Description=New');
  expect(JSON.parse((await backup(...LISTS)).out)).toMatchObject([
    { rows: known, changed: 1, deleted: 1 },
    { changed: 0 },
  ]);
  expect(read('hrm/Costcenters').rows.some((row) => row['ID'] === ID)).toBe(false);
});

test('a run without --feed also copies the lists to which rows point, with names for their codes', async () => {
  await open(20, true);
  const { out, err } = await backup();
  const lists = (JSON.parse(out) as { feed: string; status: string }[]).filter(({ feed }) => /^[a-z]/.test(feed));
  expect(lists.map(({ feed, status }) => `${feed} ${status}`)).toEqual([
    'assets/Assets copied',
    'cashflow/PaymentConditions copied',
    'financial/FinancialPeriods copied',
    'financial/Journals copied',
    'general/Currencies copied',
    'hrm/Costcenters copied',
    'hrm/Costunits copied',
    'hrm/Departments copied',
    'inventory/Warehouses copied',
    'logistics/ItemGroups copied',
    'logistics/Units copied',
    'read/financial/Returns copied',
    'users/Users copied',
    'vat/VATCodes copied',
  ]);
  // Several returns have one document.
  const returns = JSON.parse((await it.run('list', 'financial/Returns', '--all', '-o', 'json')).out) as unknown[];
  expect(read('read/financial/Returns').rows).toHaveLength(returns.length);
  expect(err).not.toContain('hrm/');
  const counts = ['JournalCode', 'VATCode', 'Currency', 'CostCenter'].map(
    (code) => `count(*) FILTER (${code} IS NOT NULL AND ${code}_name IS NULL) AS ${code}`,
  );
  const text = `SELECT ${counts.join(', ')} FROM Financial_TransactionLines_named`;
  const named = await it.run('sql', text, '--dir', dir, '-o', 'json');
  expect(JSON.parse(named.out)).toEqual([{ JournalCode: 0, VATCode: 0, Currency: 0, CostCenter: 0 }]);
});
