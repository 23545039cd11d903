/** Which commands a request stands for, in the spellings that a service may read in the same way. */
import type { Route } from '../contract/route.js';
import { leavesOf } from './leaves.js';
import { sameRequests } from './same.js';

const route = (command: string, method: string, path: string, effect: string, more: Partial<Route> = {}): Route => ({
  ...{
    command: `toy.${command}`,
    method,
    path,
    effect,
    host: 'main',
    resource: 'record',
    fields: {},
    query: {},
    required: [],
  },
  shape: 'record',
  ...more,
});

const { shape: _none, ...ofWorkflow } = route('order.import', 'POST', '/v2/orders', 'create');

const routes: Route[] = [
  route('order.get', 'GET', '/v2/orders/{id}', 'read'),
  route('order.create', 'POST', '/v2/orders', 'create'),
  ofWorkflow,
  route('order.delete', 'DELETE', '/v2/orders/{id}', 'delete'),
  route('order.move', 'PATCH', '/v2/orders/{id}', 'update', { constants: { op: 'move', path: '/box' } }),
  route('order.close', 'PATCH', '/v2/orders/{id}', 'update', { constants: { op: 'replace', path: '/status' } }),
  route('entry.delete', 'DELETE', "/v1/{division}/Entries(guid'{id}')", 'delete'),
  route('create', 'POST', '/v1/{division}/{resource}', 'create', { resource: '' }),
];
const client = { routes: () => Promise.resolve({ routes }) };

const named = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  id = 'toy.api',
  more: { readonly unlisted?: true } = {},
) => {
  const { same, isUnknown } = await sameRequests(client, id, { method, path, ...more }, leavesOf(body));
  return isUnknown ? 'unknown' : same.map(({ words }) => words).join(', ');
};

test.each([
  '/v2/orders/7',
  '/v2/orders/7/',
  '/v2//orders/7',
  '/V2/Orders/7',
  '/v2/%6frders/7',
  '/v2/%6Frders/7?x=1',
  '/v2/x/../orders/7',
  '/v2/x/%2e%2e/orders/7',
  '/v2/orders;a=b/7',
  '/v2\\orders\\7',
  '/v2%2forders%2f7',
  'https://api.example/v2/orders/7',
  'https://api.example/base/v2/orders/7',
])('DELETE %s deletes an order', async (path) => {
  expect(await named('DELETE', path)).toBe('order delete');
});

test('what no command sends is unknown, and a path of another length is another one', async () => {
  expect(await named('DELETE', '/v2/orders')).toBe('unknown');
  expect(await named('POST', '/v2/$batch')).toBe('unknown');
  expect(await named('DELETE', "/v1/5/Entries(guid'3f2a8c1e')")).toBe('entry delete');
  expect(await named('DELETE', "/v1/{division}/Entries(guid'{id}')")).toBe('entry delete');
  // A command for any resource does not show what a request does.
  expect(await named('POST', '/v1/5/$batch', '--batch')).toBe('unknown');
  expect(await named('POST', '/v1/5/Accounts', {}, 'toy.create')).toBe('create');
});

test('a command for any resource stands for the command of the resource; one that the catalogue does not list is unknown', async () => {
  const forced = { unlisted: true } as const;
  expect(await named('DELETE', "/v1/5/Entries(guid'3f2a8c1e')", undefined, 'toy.delete')).toBe('entry delete');
  expect(await named('DELETE', "/v1/5/Entries(guid'3f2a8c1e')", undefined, 'toy.create', forced)).toBe('entry delete');
  expect(await named('POST', '/v1/5/Accounts', {}, 'toy.create', forced)).toBe('unknown');
  expect(await named('POST', '/v1/5/crm/Accounts', {}, 'toy.create', forced)).toBe('unknown');
  expect(await named('POST', '/v1/5/crm/Accounts', {}, 'toy.create')).toBe('');
});

test('constants distinguish commands; a body that cannot be read may have them', async () => {
  expect(await named('PATCH', '/v2/orders/7', { op: 'replace', path: '/status', value: 'x' })).toBe('order close');
  expect(await named('PATCH', '/v2/orders/7', [{ op: 'Replace', path: '/Status', value: 'x' }])).toBe('order close');
  expect(await named('PATCH', '/v2/orders/7', { op: 'add', path: '/note' })).toBe('unknown');
  expect(await named('PATCH', '/v2/orders/7', 'op')).toBe('order move, order close');
});

test('a workflow stands for the command of its request, and is never unknown', async () => {
  expect(await named('POST', '/v2/orders', {}, 'toy.order.import')).toBe('order create');
  expect(await named('POST', '/v2/links/1', {}, 'toy.order.import')).toBe('');
});
