import { closeAll, shop, shopRoutes, shopService, stateFile, type Shop } from './testing/shop.js';
import type { Extension } from './extension.js';
import type { Row } from './types.js';

afterEach(closeAll);

test('a record is created, read, updated and deleted', async () => {
  const { call } = await shop();
  const made = await call('POST', '/v1/cursor', { name: 'Lamp', amount: 12.5 });
  expect(made.status).toBe(201);
  const id = made.body.data.id as number;
  expect(id).toBe(31);
  const changed = await call('PATCH', `/v1/cursor/${id}`, { state: 'done' });
  expect(changed.body.data).toEqual({ id, name: 'Lamp', amount: 12.5, state: 'done' });
  expect((await call('GET', `/v1/cursor/${id}`)).body).toEqual(changed.body);
  expect((await call('DELETE', `/v1/cursor/${id}`)).status).toBe(204);
  expect((await call('GET', `/v1/cursor/${id}`)).status).toBe(404);
});

test('seeded records can be changed and deleted, and the list keeps its order', async () => {
  const { call } = await shop({ records: 5 });
  await call('PATCH', '/v1/cursor/2', { name: 'Second' });
  await call('DELETE', '/v1/cursor/4');
  await call('POST', '/v1/cursor', { name: 'Last' });
  const rows = (await call('GET', '/v1/cursor')).body.data as Row[];
  expect(rows.map((row) => row['id'])).toEqual([1, 2, 3, 5, 6]);
  expect(rows[1]).toMatchObject({ name: 'Second' });
  expect(rows[4]).toMatchObject({ name: 'Last' });
});

test('children are listed and found only below their parent', async () => {
  const { call } = await shop();
  const made = await call('POST', '/v1/cursor/2/parts', { label: 'Wheel' });
  const labels = async (parent: number): Promise<unknown[]> =>
    ((await call('GET', `/v1/cursor/${parent}/parts`)).body.data as Row[]).map((row) => row['label']);
  expect(await labels(2)).toContain('Wheel');
  expect(await labels(1)).not.toContain('Wheel');
  expect((await call('DELETE', `/v1/cursor/1/parts/${made.body.data.id}`)).status).toBe(404);
  expect((await call('DELETE', `/v1/cursor/2/parts/${made.body.data.id}`)).status).toBe(204);
  expect(await labels(2)).not.toContain('Wheel');
  expect((await call('GET', '/v1/cursor/999/parts')).status).toBe(404);
});

test.each([
  [{ name: 'x', colour: 'red' }, 'colour is not a field of this record'],
  [{ amount: 1 }, 'name is required'],
  [{ name: 'x', amount: '1' }, 'amount must be a number'],
  [{ name: 'x', amount: 1001 }, 'amount must be at most 1000'],
  [{ name: 'x', state: 'old' }, 'state must be one of new, done'],
  [{ name: 'x'.repeat(21) }, 'name must have at most 20 characters'],
  [{ name: 'x', price: { value: 'much' } }, 'price.value must be a number'],
])('a body like %j is refused and nothing is stored', async (body, message) => {
  const { call } = await shop({ records: 3 });
  const answer = await call('POST', '/v1/cursor', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: { text: message } });
  expect((await call('GET', '/v1/cursor')).body.data).toHaveLength(3);
});

test.each([
  ['limit=0', 'limit must be a whole number of at least 1'],
  ['limit=51', 'limit must be at most 50'],
  ['state=old', 'state must be one of new, done'],
  ['page=2', 'page is not a parameter of this request'],
  ['cursor=%00', 'The cursor is not valid'],
])('a query like %s is refused', async (query, message) => {
  const { call } = await shop();
  const answer = await call('GET', `/v1/cursor?${query}`);
  expect([answer.status, answer.body.error.text]).toEqual([400, message]);
});

test('a query parameter that names a field filters by equality', async () => {
  const { call } = await shop();
  const all = (await call('GET', '/v1/cursor?limit=50')).body.data as Row[];
  const done = (await call('GET', '/v1/cursor?limit=50&state=done')).body.data as Row[];
  expect(done).toEqual(all.filter((row) => row['state'] === 'done'));
  expect(done.length).toBeGreaterThan(0);
  expect(done.length).toBeLessThan(all.length);
});

test('unknown keys, the number of records and responses follow the extension', async () => {
  const { call, origin } = await shop(
    {},
    {
      records: 3,
      unknown: { body: 'ignore', query: 'ignore' },
      answers: { create: 'empty', update: 'empty', delete: 'id' },
      contentType: 'application/hal+json',
    },
  );
  const made = await call('POST', '/v1/cursor', { name: 'x', colour: 'red' });
  expect([made.status, made.body]).toEqual([201, undefined]);
  expect(made.headers.get('resource-id')).toBe('4');
  expect(made.headers.get('location')).toBe(`${origin}/v1/cursor/4`);
  expect((await call('PATCH', '/v1/cursor/4', { name: 'y' })).status).toBe(204);
  expect((await call('DELETE', '/v1/cursor/4')).body).toEqual({ data: { id: 4 } });
  const list = await call('GET', '/v1/cursor?other=1');
  expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/hal+json']);
});

test('writes have no body where the service declares empty writes', async () => {
  const { call } = await shop({}, {}, shopService({ emptyWrites: ['PATCH'] }));
  const { status, body } = await call('POST', '/v1/cursor', { name: 'x' });
  expect([status, body]).toMatchObject([201, { data: { name: 'x' } }]);
  expect((await call('PATCH', `/v1/cursor/${String(body.data.id)}`, { name: 'y' })).status).toBe(204);
});

const extension: Extension = {
  collections: {
    customer: { seed: ({ index }) => ({ name: `Customer ${index + 1}` }) },
    order: {
      paths: ['/v1/orders', '/v2/orders'],
      id: { style: 'uuid' },
      paging: 'cursor',
      seed: ({ index, random, id, count }) => ({
        customer: id('customer', random.integer(0, count('customer') - 1)),
        at: index,
        size: random.integer(1, 9),
        state: 'open',
      }),
      ordered: ['at'],
      fields: { customer: { kind: 'integer' }, size: { kind: 'integer' }, state: { kind: 'text' } },
      required: ['customer'],
      filters: { minimum: (row, value) => Number(row['size']) >= Number(value) },
      sort: { by: 'sort', direction: 'dir', fields: { size: 'size', time: 'at' } },
      complete: (draft, request) => ({ state: 'open', made: request.now.toISOString(), ...draft }),
      change: (before, after, _request, state) => {
        state.rows('change').insert({ order: before['id'], from: before['state'], to: after['state'] });
        return after;
      },
      remove: (row) => ({ ...row, state: 'gone' }),
      listed: (row, request) => row['state'] !== 'gone' || request.query.get('minimum') === '0',
      show: (row, _request, _state, list) => (list ? row : { ...row, whole: true }),
    },
    change: { paths: ['/v1/orders/{order}/changes'], count: () => 0, paging: 'none' },
  },
  routes: [
    {
      method: 'POST',
      path: '/v1/orders/{order}/fail',
      handle: (request, state) => {
        const orders = state.rows('order');
        const order = orders.get(request.params['order'] ?? '') as Row;
        orders.put({ ...order, state: 'broken' });
        orders.insert({ customer: 1 });
        state.values['touched'] = true;
        throw new Error('half way');
      },
    },
    {
      method: 'GET',
      path: '/v1/orders/touched',
      handle: (_request, state) => ({ status: 200, body: { touched: state.values['touched'] ?? false } }),
    },
  ],
  envelope: (body, { kind }) => ({ ok: true, kind, ...body }),
};

async function orders(options = {}): Promise<Shop> {
  return shop({ now: '2026-03-01T12:00:00Z', ...options }, extension, shopService(), shopRoutes);
}

test('extension hooks complete, change, soft-delete, show and wrap records', async () => {
  const { call } = await orders();
  const made = await call('POST', '/v2/orders', { customer: 3 });
  expect(made.body).toMatchObject({
    ok: true,
    kind: 'record',
    data: { customer: 3, state: 'open', made: '2026-03-01T12:00:00.000Z', whole: true },
  });
  const { id } = made.body.data;
  await call('PATCH', `/v1/orders/${id}`, { state: 'paid' });
  const changes = await call('GET', `/v1/orders/${id}/changes`);
  expect(changes.body.data).toEqual([expect.objectContaining({ order: id, from: 'open', to: 'paid' })]);
  expect((await call('DELETE', `/v1/orders/${id}`)).status).toBe(204);
  const list = async (query: string): Promise<Row[]> =>
    (await call('GET', `/v1/orders?limit=50${query}`)).body.data as Row[];
  expect((await list('')).map((row) => row['id'])).not.toContain(id);
  expect((await call('GET', `/v1/orders/${id}`)).body.data.state).toBe('gone');
  expect((await list('&minimum=7')).every((row) => Number(row['size']) >= 7)).toBe(true);
});

test('ids of every style resolve to their records', async () => {
  const styles = ['integer', 'uuid', 'hex', 'own'] as const;
  const collections = Object.fromEntries(
    styles.map((style) => [
      style,
      {
        paths: [`/v1/${style}`],
        id: { style, field: 'key' },
        paging: 'cursor',
        seed: ({ index }: { index: number }) => ({ at: index, ...(style === 'own' && { key: `k${index}` }) }),
      },
    ]),
  );
  const { call } = await shop({}, { collections });
  for (const style of styles) {
    const rows = (await call('GET', `/v1/${style}?limit=50`)).body.data as Row[];
    expect(new Set(rows.map((row) => row['key'])).size).toBe(30);
    for (const row of rows.slice(0, 5))
      expect((await call('GET', `/v1/${style}/${String(row['key'])}`)).body.data).toEqual(row);
  }
  expect((await call('GET', '/v1/uuid/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test.each(['asc', 'desc'])('sorting %s merges seeded, changed and new records', async (dir) => {
  const { call } = await orders();
  const first = (await call('GET', '/v1/orders?limit=3')).body.data as Row[];
  await call('PATCH', `/v1/orders/${String(first[1]?.['id'])}`, { size: 100 });
  await call('POST', '/v1/orders', { customer: 1, size: 5 });
  for (const [name, field] of [
    ['size', 'size'],
    ['time', 'at'],
  ] as const) {
    const rows: Row[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await call('GET', `/v1/orders?limit=4&sort=${name}&dir=${dir}&cursor=${cursor}`);
      rows.push(...(page.body.data as Row[]));
      cursor = page.body.meta.next as string | null;
    }
    const keys = rows.map((row) => Number(row[field] ?? -1));
    expect(keys).toEqual([...keys].sort((a, b) => (dir === 'asc' ? a - b : b - a)));
    expect(new Set(rows.map((row) => row['id'])).size).toBe(31);
  }
});

test.each([undefined, 'file'])('a handler that fails leaves no trace (%s)', async (kind) => {
  const { call } = await orders(kind === undefined ? {} : { file: stateFile() });
  const before = (await call('GET', '/v1/orders?limit=50')).body.data as Row[];
  const failed = await call('POST', `/v1/orders/${String(before[0]?.['id'])}/fail`, {});
  expect(failed.status).toBe(500);
  expect(failed.body.error.text).toBe('The sandbox itself failed: half way');
  expect((await call('GET', '/v1/orders?limit=50')).body.data).toEqual(before);
  expect((await call('GET', '/v1/orders/touched')).body).toEqual({ touched: false });
  const next = await call('POST', '/v1/orders', { customer: 1 });
  const twin = await orders();
  expect(next.body.data.id).toBe((await twin.call('POST', '/v1/orders', { customer: 1 })).body.data.id);
});
