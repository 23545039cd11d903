import type { Route } from '../../runtime/contract/route.js';
import { closeAll, route, shop } from './testing/shop.js';

afterEach(closeAll);

const copies = { path: '/orders/{id}/copies/{job}', id: 'copy.id', state: 'copy.state', done: 'sent', fields: ['url'] };
const exports = { path: '/exports/{job}', id: 'id', state: 'state', done: 'ready', fields: [] };
const scans = { path: '/orders/{id}/scans/{job}', id: 'header:Location', state: 'state', done: 'ready', fields: [] };
const known = { id: { kind: 'id', known: ['4711'] } };

const routes: readonly Route[] = [
  route({ resource: 'order', ids: known, columns: ['id'], method: 'GET', path: '/orders/{id}', shape: 'record' }),
  route({
    resource: 'order',
    method: 'POST',
    path: '/orders/{id}/copies',
    effect: 'act',
    shape: 'action',
    job: copies,
  }),
  route({ resource: 'order', method: 'GET', path: '/orders/{id}/copies/{job}', shape: 'record', job: copies }),
  route({ resource: 'order', method: 'POST', path: '/orders/{id}/scans', effect: 'act', shape: 'action', job: scans }),
  route({ resource: 'order', method: 'GET', path: '/orders/{id}/scans/{job}', shape: 'record', job: scans }),
  route({ resource: 'export', method: 'POST', path: '/exports', effect: 'create', shape: 'record', job: exports }),
  route({ resource: 'export', method: 'GET', path: '/exports/{job}', shape: 'record', job: exports }),
  route({ resource: 'export', ids: known, columns: ['id'], method: 'GET', path: '/exports/{id}', shape: 'record' }),
];

test('an action returns the id of a job that has succeeded at the second look', async () => {
  const { call } = await shop({ records: 30 }, {}, undefined, routes);
  const started = await call('POST', '/orders/4711/copies');
  const { id } = started.body.data.copy as { id: string };
  expect([started.status, started.body.data]).toEqual([
    202,
    { copy: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
  ]);
  const path = `/orders/4711/copies/${id}`;
  expect((await call('GET', path)).body.data).toEqual({ copy: { id, state: 'running' } });
  const ended = (await call('GET', path)).body.data;
  expect(ended).toEqual({ copy: { id, state: 'sent' }, url: expect.any(String) as string });
  expect((await call('GET', path)).body.data).toEqual(ended);
  expect((await call('GET', '/orders/4711/copies/other')).status).toBe(404);
  expect((await call('POST', '/orders/4712/copies')).status).toBe(404);
  expect((await call('POST', '/orders/4711/copies')).body.data).not.toEqual(started.body.data);
});

test('a record that is a job keeps its id, and other records are read as before', async () => {
  const { call } = await shop({ records: 30 }, {}, undefined, routes);
  const { status, body } = await call('POST', '/exports', {});
  expect(status).toBe(202);
  const path = `/exports/${String(body.data.id)}`;
  const states: unknown[] = [];
  for (let looks = 0; looks < 3; looks += 1) states.push((await call('GET', path)).body.data.state);
  expect(states).toEqual(['running', 'ready', 'ready']);
  expect((await call('GET', '/exports/4711')).body.data).not.toHaveProperty('state');
  expect((await call('GET', '/exports/nope')).status).toBe(404);
});

test('a job whose id is in a header is read at the address there', async () => {
  const { call, origin } = await shop({ records: 30 }, {}, undefined, routes);
  const { status, body, headers } = await call('POST', '/orders/4711/scans');
  const address = headers.get('location') ?? '';
  expect([status, body.data]).toEqual([202, {}]);
  expect(address).toMatch(new RegExp(`^${origin}/orders/4711/scans/[0-9a-f-]{36}$`));
  for (const state of ['running', 'ready']) expect((await call('GET', address)).body.data).toEqual({ state });
});
