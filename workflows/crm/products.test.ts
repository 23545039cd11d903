import type { Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { bench, type Bench } from './testkit.js';

let at: Bench;
const service = async (replies: Parameters<typeof bench>[1]): Promise<void> => {
  at = await bench(client, replies);
};
const run = (...argv: string[]): Promise<Ended> => at.run(...argv);
const sent = (): unknown => JSON.parse(at.seen.at(-1)?.body ?? 'null');
afterEach(() => at.close());

const hash = 'c'.repeat(40);
const fields = {
  data: [{ field_code: hash, field_name: 'Warranty', field_type: 'double', is_custom_field: true, options: null }],
  additional_data: { next_cursor: null },
};

test.each([
  [
    ['product', 'create', '--name', 'Seat', '--code', 'P-1', '--unit', 'month', '--owner', '2'],
    { name: 'Seat', code: 'P-1', unit: 'month', owner_id: 2 },
  ],
  [
    ['product', 'create', '--name', 'Seat', '--price', '12.50', '--currency', 'EUR'],
    { name: 'Seat', prices: [{ price: 12.5, currency: 'EUR' }] },
  ],
  [
    ['product', 'create', '--name', 'Seat', '--field', 'warranty=24', '--body', '{"tax":21,"name":"Other"}'],
    { name: 'Seat', tax: 21, custom_fields: { [hash]: 24 } },
  ],
])('%j', async (argv, body) => {
  const reply = { data: { id: 7 } };
  await service({
    'GET /api/v2/productFields': fields,
    'POST /api/v2/products': reply,
  });
  expect(await run(...argv)).toMatchObject({ code: 0, out: '{\n  "id": 7\n}\n' });
  expect(sent()).toEqual(body);
});

describe('product update --price', () => {
  const eur = { currency: 'EUR', price: 12, cost: 4, direct_cost: null, notes: 'list price' };
  const usd = { currency: 'USD', price: 15, cost: 0, direct_cost: null, notes: '' };
  const update = async (prices: unknown, ...argv: string[]): Promise<unknown> => {
    await service({
      'GET /api/v2/products/7': { data: { id: 7, prices } },
      'PATCH /api/v2/products/7': { data: { id: 7 } },
    });
    expect((await run('product', 'update', '7', ...argv)).code).toBe(0);
    return sent();
  };
  const kept = { currency: 'EUR', price: 12, cost: 4, notes: 'list price' };

  // The service replaces the list of prices as a whole.
  test.each([
    [
      'changes the price in one currency',
      [{ product_id: 7, ...eur }, usd],
      '14',
      'EUR',
      [{ ...kept, price: 14 }, 'usd'],
    ],
    ['adds a price in another currency', [eur], '9', 'GBP', [kept, { price: 9, currency: 'GBP' }]],
    ['compares currencies in any case', [eur], '9', 'eur', [{ ...kept, price: 9, currency: 'eur' }]],
    ['sets the first price', null, '9', 'EUR', [{ price: 9, currency: 'EUR' }]],
  ])('%s', async (_, stored, price, currency, prices) => {
    const others = prices.map((one) => (one === 'usd' ? { currency: 'USD', price: 15, cost: 0, notes: '' } : one));
    expect(await update(stored, '--price', price, '--currency', currency, '--unit', 'day')).toEqual({
      unit: 'day',
      prices: others,
    });
  });

  test('reads nothing if no price changes, or if --body has the complete list', async () => {
    expect(await update([eur, usd], '--unit', 'day')).toEqual({ unit: 'day' });
    expect(at.seen.map(({ method }) => method)).toEqual(['PATCH']);
    await at.close();
    expect(await update([eur, usd], '--body', '{"prices":[{"price":1,"currency":"CHF"}]}')).toEqual({
      prices: [{ price: 1, currency: 'CHF' }],
    });
    expect(at.seen.map(({ method }) => method)).toEqual(['PATCH']);
  });
});

test.each([
  [['product', 'create', '--name', 'A', '--price', '5'], '--currency'],
  [['product', 'update', '7', '--currency', 'EUR'], '--price'],
  [['product', 'update', '7', '--price', 'abc', '--currency', 'EUR'], '--price'],
  [['product', 'update', '7'], '--name'],
  [['product', 'list', '--ids', '1', '--filter', '2'], '--filter'],
])('%j sends nothing', async (argv, named) => {
  await service({});
  const { code, err } = await run(...argv);
  expect([code, err]).toEqual([64, expect.stringContaining(named)]);
  expect(at.seen).toEqual([]);
});

test('a list shows the first price; a product without prices has an empty cell', async () => {
  const prices = [
    { price: 12.5, currency: 'EUR' },
    { price: 14, currency: 'USD' },
  ];
  const data = [
    { id: 1, name: 'Seat', code: 'P-1', unit: 'month', prices },
    { id: 2, name: 'Desk', code: null, unit: null, prices: [] },
    { id: 3, name: 'Lamp', prices: null },
    { id: 4, name: 'Fan', prices: 'x' },
  ];
  await service({ 'GET /api/v2/products': { data } });
  const { out } = await run('product', 'list', '--owner', '2', '--sort-by', 'name', '--output', 'csv');
  expect(out).toBe(
    'id,name,code,unit,price,prices[0].currency\n1,Seat,P-1,month,12.5,EUR\n2,Desk,,,,\n3,Lamp,,,,\n4,Fan,,,,\n',
  );
  expect(at.requests()).toEqual([['/api/v2/products', { owner_id: '2', sort_by: 'name', limit: '500' }]]);
});

test('custom fields are resolved on request, and in tables', async () => {
  await service({
    'GET /api/v2/productFields': fields,
    'GET /api/v2/products/7': { data: { id: 7, custom_fields: { [hash]: 24 } } },
  });
  const { out } = await run('product', 'get', '7', '--resolve-fields');
  expect(JSON.parse(out)).toEqual({ id: 7, custom_fields: { Warranty: 24 } });
  expect((await run('product', 'get', '7', '--output', 'table')).out).toMatch(/^Warranty +24$/m);
});

test('a delete needs an answer and prints what is deleted', async () => {
  await service({ 'DELETE /api/v2/products/7': { data: { id: 7 } } });
  const unasked = await run('product', 'delete', '7');
  expect(JSON.parse(unasked.err)).toEqual({
    error: 'CliError',
    message: 'Aborted: "Delete product 7?" cannot be answered, because no terminal is available.',
    exitCode: 1,
    sent: 'no',
    retry: 'no',
    retryable: false,
    next: 'crmcli product delete 7 --dry-run',
    remedy: 'Add --yes to confirm; --dry-run shows what would be sent.',
  });
  const { out } = await run('product', 'delete', '7', '--yes');
  expect(JSON.parse(out)).toEqual({ id: 7, deleted: true });
  expect(at.seen.map(({ method }) => method)).toEqual(['DELETE']);
});

test.each([
  [['product', 'list'], '/api/v2/products'],
  [['product', 'get', '7'], '/api/v2/products/7'],
])('%j: an odd response is an error 69', async (argv, path) => {
  for (const odd of [{}, { data: 'x' }, { data: 7 }]) {
    await service({ [`GET ${path}`]: odd });
    expect([odd, (await run(...argv)).code]).toEqual([odd, 69]);
    await at.close();
  }
  await service({ [`GET ${path}`]: { data: argv.includes('list') ? [{ prices: [null], name: {} }] : { prices: 3 } } });
  expect((await run(...argv, '--output', 'table')).code).toBe(0);
});
