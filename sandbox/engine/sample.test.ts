import type { Route } from '../../runtime/contract/route.js';
import type { Service } from '../../runtime/contract/service.js';
import { closeAll, route, shop, shopService, type Shop } from './testing/shop.js';

afterEach(closeAll);

const user = {
  resource: 'user',
  columns: ['id', 'username', 'state'],
  sample: {
    id: 3,
    username: 'ada',
    name: 'Ada Lovelace',
    email: 'ada@shop.example',
    state: 'active',
    plan: { seats: 5 },
  },
};
const issue = {
  resource: 'issue',
  columns: ['iid', 'title', 'state', 'author.username'],
  sample: {
    id: 101,
    iid: 7,
    title: 'It breaks',
    code: 'A-007',
    sha: '0123456789abcdef',
    state: 'opened',
    parent: { id: 4 },
    author: { username: 'ada' },
  },
};
const ids = { id: { kind: 'id', known: ['9'] }, iid: { kind: 'id', known: ['7'] } };
const state = { kind: 'enum', choices: ['opened', 'closed', 'all'] };
const order = { kind: 'enum', choices: ['created', 'updated'] };
const one = { ...issue, ids, path: '/projects/{id}/issues/{iid}', shape: 'record' } as const;

const routes: readonly Route[] = [
  route({
    ...user,
    method: 'GET',
    path: '/users',
    paging: 'cursor',
    shape: 'rows',
    query: { state: { kind: 'enum', choices: ['active', 'blocked', 'all'] } },
  }),
  route({ ...user, method: 'GET', path: '/users/{id}', shape: 'record' }),
  route({ resource: 'project', columns: ['id'], ids, method: 'GET', path: '/projects/{id}', shape: 'record' }),
  route({ resource: 'project', columns: ['id'], method: 'GET', path: '/projects', paging: 'cursor', shape: 'rows' }),
  route({
    ...issue,
    method: 'GET',
    path: '/projects/{id}/issues',
    paging: 'cursor',
    shape: 'rows',
    query: { state, order_by: order },
  }),
  route({
    ...issue,
    method: 'POST',
    path: '/projects/{id}/issues',
    effect: 'create',
    shape: 'record',
    fields: { title: { kind: 'text' }, notify: { kind: 'any' } },
    required: ['title'],
  }),
  route({
    ...user,
    method: 'POST',
    path: '/users',
    effect: 'create',
    shape: 'record',
    fields: { 'user.name': { kind: 'text' } },
    open: true,
  }),
  route({ ...one, method: 'GET' }),
  route({ ...one, method: 'PUT', effect: 'update', fields: { state: { kind: 'any' }, state_event: { kind: 'any' } } }),
  route({ ...one, method: 'GET', path: '/projects/{id}/issues/{iid}.diff', shape: 'raw', answer: 'text' }),
  route({ ...one, method: 'GET', path: '/projects/{id}/archive', shape: 'raw', answer: 'bytes' }),
];

type Row = Record<string, unknown>;

const scan = { field: ['username', '{name}'], paging: 'cursor' };
const references = { user: { path: '/users', scan, id: 'id', unless: 'digits', noun: 'user' } } as const;

const open = (changes: Partial<Service> = {}): Promise<Shop> => shop({ records: 9 }, {}, shopService(changes), routes);

async function rows({ call }: Shop, path: string): Promise<Row[]> {
  return (await call('GET', `${path}${path.includes('?') ? '&' : '?'}limit=50`)).body.data as Row[];
}

const distinct = (list: readonly Row[], key: string): number => new Set(list.map((row) => row[key])).size;

test('records have the form of the sample, and names, numbers and states of their own', async () => {
  const service = await open();
  const users = await rows(service, '/users');
  expect(users.find(({ id }) => id === 3)).toEqual(user.sample);
  expect(['id', 'username', 'name', 'email'].map((key) => distinct(users, key))).toEqual([9, 9, 9, 9]);
  expect(users[3]).toMatchObject({ id: 4, username: 'ada-4', name: 'Ada Lovelace 4', email: 'ada-4@shop.example' });
  expect(users.map(({ plan }) => plan)).toEqual(Array(9).fill({ seats: 5 }));
  expect(new Set(users.map((row) => row['state']))).toEqual(new Set(['active', 'blocked']));

  const issues = await rows(service, '/projects/9/issues');
  const others = await rows(service, '/projects/1/issues');
  expect(others[0]).toEqual(issue.sample);
  expect(issues[1]).toMatchObject({
    title: 'It breaks 2',
    code: 'A-009',
    parent: { id: 4 },
    author: { username: 'ada' },
  });
  for (const key of ['id', 'iid', 'title', 'code', 'sha']) expect([key, distinct(issues, key)]).toEqual([key, 3]);
  expect(issues[0]).toMatchObject({ iid: 7, title: 'It breaks' });
  expect(distinct([...issues, ...others], 'id')).toBe(6);
});

test('a field that a reference finds records by has a value of its own', async () => {
  const sample = { id: 1, nick: { short: 'ada' } };
  const list = route({ resource: 'user', sample, method: 'GET', path: '/users', paging: 'cursor', shape: 'rows' });
  const named = { user: { ...references.user, scan: { ...scan, field: ['{nick.short}'] } } };
  const service = await shop({ records: 9 }, {}, shopService({ references: named }), [list]);
  const nicks = (await rows(service, '/users')).map(({ nick }) => (nick as { short: string }).short);
  expect([nicks[0], new Set(nicks).size]).toEqual(['ada', 9]);
});

test('a new record has the fields of the sample that are not sent', async () => {
  const service = await open();
  const { status, body } = await service.call('POST', '/projects/9/issues', { title: 'New', notify: true });
  const known = await rows(service, '/projects/9/issues');
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ title: 'New', state: 'opened', author: { username: 'ada' }, parent: { id: 4 } });
  expect(body.data).not.toHaveProperty('notify');
  for (const key of ['id', 'iid', 'code', 'sha']) expect([key, distinct(known, key)]).toEqual([key, 4]);
});

test('a body may have the record under its name, but no field is taken for a name', async () => {
  const service = await open();
  const wrapped = await service.call('POST', '/users', { user: { name: 'Ben', plan: { seats: 9 } } });
  expect(wrapped.body.data).toMatchObject({ name: 'Ben', username: 'ada-10', plan: { seats: 9 } });
  expect(wrapped.body.data).not.toHaveProperty('user');
  const plain = await service.call('POST', '/users', { plan: { name: 'big' } });
  expect(plain.body.data).toMatchObject({ name: 'Ada Lovelace 11', plan: { name: 'big' } });
  const other = await service.call('POST', '/users', { more: { colour: 'red' } });
  expect(other.body.data).toMatchObject({ more: { colour: 'red' } });
});

test('records have no fields that only requests have, and no state that stands for all', async () => {
  const service = await open();
  const all = await rows(service, '/projects/9/issues');
  const fields = Object.keys(issue.sample).sort();
  for (const row of all) expect(Object.keys(row).sort()).toEqual(fields);
  expect(all.filter((row) => !['opened', 'closed'].includes(String(row['state'])))).toEqual([]);
  expect(await rows(service, '/projects/9/issues?state=all&order_by=updated')).toEqual(all);
  const [opened, closed] = [
    await rows(service, '/projects/9/issues?state=opened'),
    await rows(service, '/projects/9/issues?state=closed'),
  ];
  expect([opened.length > 0, opened.length + closed.length]).toEqual([true, all.length]);

  const put = { state: 'closed', state_event: 'close' };
  expect((await service.call('PUT', '/projects/1/issues/7', put)).body.data).toEqual({
    ...issue.sample,
    state: 'closed',
  });
});

test('text and bytes are answered as such, for records that exist', async () => {
  const { origin, call } = await open();
  const get = (path: string): Promise<Response> => fetch(origin + path, { headers: { 'x-api-token': 'sandbox' } });
  const text = await get('/projects/9/issues/7.diff');
  expect([text.headers.get('content-type'), await text.text()]).toEqual([
    'text/plain; charset=utf-8',
    'issue /projects/9/issues/7.diff\n',
  ]);
  const bytes = await get('/projects/9/archive');
  expect([bytes.headers.get('content-type'), new Uint8Array(await bytes.arrayBuffer())[0]]).toEqual([
    'application/octet-stream',
    0,
  ]);
  expect((await call('GET', '/projects/9/issues/99.diff')).status).toBe(404);
});
