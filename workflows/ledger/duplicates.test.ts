/** A repeated command does not book an invoice twice. */
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
// Of its own for each test: the service allows few requests per minute.
beforeEach(async () => {
  it = await bench(client);
});
afterEach(() => it.close());

const creates = [
  ['sales-entry', 'create --customer 25 --journal 70 --line 8000:250 --date 2026-05-31 --invoice REF', '250'],
  ['purchase-entry', 'create --supplier 26 --journal 60 --line 4300:96.80 --date 2026-05-31 --invoice REF', '96.8'],
  ['invoice', 'create --customer 25 --journal 70 --line ART-0001:10:2.50 --date 2026-05-31 --reference REF', '25'],
  [
    'purchase-invoice',
    'create --supplier 26 --journal 60 --line ART-0001:100:1.15 --date 2026-05-31 --reference REF',
    '115',
  ],
] as const;
const at = (ref: string, text: string): string[] => text.replace('REF', ref).split(' ');

test.each(creates)('%s create refuses a reference that exists, and names its record', async (group, text, amount) => {
  const line = [group, ...at("O'Hara-1", text)];
  expect((await it.write(...line)).code).toBe(0);
  const again = await it.write(...line, '--output', 'json');
  expect(again.code).toBe(65);
  const { message, remedy, sent, retry } = jsonError(again);
  expect(message).toMatch(new RegExp(`already exists: number \\d+, ${amount.replace('.', '\\.')} on 2026-05-31\\.$`));
  expect(remedy).toMatch(/^Nothing was sent\..* --allow-duplicate sends it anyway\.$/);
  expect([sent, retry]).toEqual(['no', 'no']);
  expect((await it.write(...line, '--dry-run')).code).toBe(65);
  expect((await it.write(...line, '--allow-duplicate')).code).toBe(0);
  // Another reference, and another customer or supplier, have records of their own.
  expect((await it.write(group, ...at("O'Hara-2", text))).code).toBe(0);
  const other = line.map((word) => (word === '25' ? '26' : word === '26' ? '25' : word));
  expect((await it.write(...other)).code).toBe(0);
});

test.each(creates.slice(0, 3))('%s create compares credit notes with credit notes', async (group, text) => {
  const line = [group, ...at('R-3', text)];
  expect((await it.write(...line)).code).toBe(0);
  expect((await it.write(...line, '--credit-note')).code).toBe(0);
  const again = await it.write(...line, '--credit-note', '--output', 'json');
  expect([again.code, jsonError(again)['message']]).toEqual([65, expect.stringContaining('credit note')]);
});

test.each(creates)('the generic create refuses what %s create would refuse', async (group, text, amount) => {
  const line = [group, ...at("O'Hara-4", text)];
  const planned = (await it.json(...line, '--dry-run')) as { readonly url: string; readonly body: object };
  const resource = /\/v1\/\d+\/(.+)$/.exec(planned.url)?.[1] ?? '';
  const create = ['create', resource.toUpperCase(), '--body', JSON.stringify(planned.body)];
  expect((await it.write(...create)).code).toBe(0);
  const again = await it.write(...create, '--output', 'json');
  expect(again.code).toBe(65);
  const { message, remedy, sent, retry } = jsonError(again);
  expect(message).toMatch(new RegExp(`already exists: number \\d+, ${amount.replace('.', '\\.')} on 2026-05-31\\.$`));
  expect(remedy).toMatch(/^Nothing was sent\. Check .*YourRef=O'Hara-4.* --allow-duplicate sends it anyway\.$/);
  expect([sent, retry]).toEqual(['no', 'no']);
  expect((await it.write(...create, '--dry-run')).code).toBe(65);
  expect((await it.write(...create, '--set', 'YourRef=R-5')).code).toBe(0);
  expect((await it.write(...create, '--allow-duplicate')).code).toBe(0);
});

test('the generic create compares credit notes with credit notes', async () => {
  const line = ['sales-entry', ...at('R-6', creates[0][1])];
  const { body } = (await it.json(...line, '--dry-run')) as { readonly body: object };
  const create = ['create', 'salesentry/SalesEntries', '--body', JSON.stringify(body)];
  expect((await it.write(...create)).code).toBe(0);
  expect((await it.write(...create, '--set', 'Type=21')).code).toBe(0);
  const again = await it.write(...create, '--set', 'Type=21', '--output', 'json');
  expect([again.code, jsonError(again)['message']]).toEqual([65, expect.stringContaining('A sales credit note')]);
});

test('a create without a reference sends no look-up', async () => {
  const line = ['sales-entry', 'create', '--customer', '25', '--journal', '70', '--line', '8000:250'];
  for (let time = 0; time < 2; time++) expect((await it.write(...line)).code).toBe(0);
});
