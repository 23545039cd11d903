import type { Route } from '../../runtime/contract/route.js';
import { closeAll, route, shop } from './testing/shop.js';

afterEach(closeAll);

const copies = { path: '/orders/{id}/copies/{job}', id: 'copy.id', state: 'copy.state', done: 'sent', fields: ['url'] };
const exports = { path: '/exports/{job}', id: 'id', state: 'state', done: 'ready', fields: [] };
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

test('a job whose id is in its Location is accepted, and its state is there', async () => {
  const mirrors = { ...copies, path: '/orders/{id}/mirrors/{job}/state', id: 'header:location', state: 'state' };
  const mirroring: readonly Route[] = [
    ...routes,
    route({
      resource: 'order',
      method: 'POST',
      path: '/orders/{id}/mirrors',
      effect: 'act',
      shape: 'action',
      job: mirrors,
    }),
    route({ resource: 'order', method: 'GET', path: mirrors.path, shape: 'record', job: mirrors }),
  ];
  const { call, origin } = await shop({ records: 30 }, {}, undefined, mirroring);
  const started = await call('POST', '/orders/4711/mirrors');
  const location = started.headers.get('location') ?? '';
  expect([started.status, started.body.data]).toEqual([202, {}]);
  expect(location.startsWith(`${origin}/orders/4711/mirrors/`)).toBe(true);
  expect((await call('GET', location.slice(origin.length))).body.data).toEqual({ state: 'running' });
});
