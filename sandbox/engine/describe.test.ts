import type { Route } from '../../runtime/contract/route.js';
import { closeAll, route, shop, type Shop } from './testing/shop.js';

afterEach(closeAll);

const name = (...known: string[]) => ({ kind: 'text', known });
const repo = { resource: 'repo', columns: ['name', 'stars', 'pushed_at', 'labels[0].name'] };
const engine = { ids: { repo: name('engine') } };
const member = { resource: 'member', columns: ['login', 'role'] };
const role = { role: { kind: 'enum', choices: ['read', 'write'] } };
const card = { 'owner[email]': { kind: 'text' }, cents: { kind: 'integer' }, live: { kind: 'boolean' } };

const routes: readonly Route[] = [
  route({ ...repo, method: 'GET', path: '/repos', paging: 'cursor', shape: 'rows' }),
  route({ ...repo, method: 'GET', path: '/user/repos', paging: 'cursor', shape: 'rows' }),
  route({ ...repo, ...engine, method: 'GET', path: '/repos/{repo}', shape: 'record' }),
  route({ ...repo, ...engine, method: 'DELETE', path: '/repos/{repo}', effect: 'delete' }),
  route({ ...repo, method: 'POST', path: '/repos', effect: 'create', fields: { name: { kind: 'text' } } }),
  route({ ...member, ...engine, method: 'GET', path: '/repos/{repo}/members', paging: 'cursor', shape: 'rows' }),
  route({
    ...member,
    ids: { repo: name('engine'), login: name('ada') },
    method: 'PUT',
    path: '/repos/{repo}/members/{login}',
    effect: 'update',
    shape: 'record',
    fields: role,
  }),
  route({
    resource: 'order',
    ids: { id: { kind: 'id', known: ['4711', '3'] } },
    columns: ['id'],
    sample: { id: 7, plan: { seats: 5 } },
    method: 'GET',
    path: '/orders/{id}',
    shape: 'record',
  }),
  route({ resource: 'order', method: 'GET', path: '/orders', paging: 'cursor', shape: 'rows' }),
  route({
    resource: 'card',
    columns: ['id'],
    method: 'POST',
    path: '/cards',
    effect: 'create',
    encoding: 'form',
    shape: 'record',
    fields: card,
  }),
];

const open = (): Promise<Shop> => shop({ records: 30 }, {}, undefined, routes);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('ids of examples exist, and others do not', async () => {
  const { call } = await open();
  expect((await call('GET', '/repos/engine')).body.data).toMatchObject({
    name: 'engine',
    stars: expect.any(Number) as number,
    pushed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
    labels: [{ name: expect.any(String) as string }],
  });
  expect((await call('GET', '/repos/other')).status).toBe(404);
  const orders = await Promise.all([1, 3, 29, 4711, 4712, 31].map((id) => call('GET', `/orders/${String(id)}`)));
  expect(orders.map(({ status, body }) => (status === 200 ? body.data : status))).toEqual([
    { id: 1, plan: { seats: 5 } },
    { id: 3, plan: { seats: 5 } },
    { id: 29, plan: { seats: 5 } },
    { id: 4711, plan: { seats: 5 } },
    404,
    404,
  ]);
});

test('every record of a list is found under its own id', async () => {
  const { call } = await open();
  for (const [list, key] of [
    ['/repos', 'name'],
    ['/orders', 'id'],
  ] as const) {
    const { body } = await call('GET', `${list}?limit=50`);
    const ids = (body.data as Record<string, unknown>[]).map((row) => String(row[key]));
    expect(new Set(ids).size).toBe(30);
    for (const id of ids)
      expect((await call('GET', `${list}/${id}`)).body.data).toMatchObject({ [key]: body.data[ids.indexOf(id)][key] });
  }
});

test('a record is found under the name that it was created with, below every path of the same records', async () => {
  const { call } = await open();
  expect((await call('POST', '/repos', { name: 'kit' })).status).toBe(201);
  expect((await call('GET', '/repos/kit')).status).toBe(200);
  const all = [];
  for (let next = ''; next !== null;) {
    const { body } = await call('GET', `/user/repos?limit=50${next === '' ? '' : `&cursor=${next}`}`);
    all.push(...body.data.map((row: { name: string }) => row.name));
    next = body.meta.next;
  }
  expect([all.length, all.includes('engine'), all.includes('kit')]).toEqual([31, true, true]);
  expect((await call('DELETE', '/repos/engine')).status).toBeLessThan(300);
  expect((await call('GET', '/repos/engine')).status).toBe(404);
});

test('records of one word whose examples have other ids are not the same', async () => {
  const team = { resource: 'team', columns: ['id', 'name'] };
  const uuid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const { call } = await shop({ records: 3 }, {}, undefined, [
    ...routes,
    route({ ...team, ids: { id: { kind: 'id', known: ['42'] } }, method: 'GET', path: '/teams/{id}', shape: 'record' }),
    route({
      ...team,
      ids: { repo: name('engine'), team: name('core') },
      method: 'GET',
      path: '/repos/{repo}/teams/{team}',
      shape: 'record',
    }),
    route({
      ...team,
      ids: { repo: name('engine'), team: { kind: 'uuid', known: [uuid] } },
      method: 'DELETE',
      path: '/repos/{repo}/old/teams/{team}',
      effect: 'delete',
    }),
  ]);
  expect((await call('GET', '/teams/42')).status).toBe(200);
  expect((await call('GET', '/repos/engine/teams/core')).body.data).toMatchObject({ id: 'core' });
  expect((await call('DELETE', `/repos/engine/old/teams/${uuid}`)).status).toBeLessThan(300);
  expect((await call('GET', '/repos/engine/teams/42')).status).toBe(404);
});

test('a PUT changes a member, or adds a new one, below its own parent only', async () => {
  const { call } = await open();
  await call('POST', '/repos', { name: 'kit' });
  const put = (path: string) => call('PUT', path, { role: 'write' });
  expect((await put('/repos/engine/members/ada')).body.data).toMatchObject({ login: 'ada', role: 'write' });
  expect((await put('/repos/kit/members/grace')).body.data).toMatchObject({ login: 'grace', role: 'write' });
  expect((await put('/repos/nothing/members/grace')).status).toBe(404);
  const logins = async (repository: string) =>
    (await call('GET', `/repos/${repository}/members`)).body.data.map(({ login }: { login: string }) => login);
  expect(await logins('kit')).toEqual(['grace']);
  expect(await logins('engine')).toContain('ada');
  expect(await logins('engine')).not.toContain('grace');
});

test('the fields of a form are nested and have the types of their flags', async () => {
  const { call } = await open();
  const { status, body } = await call('POST', '/cards', 'owner[email]=a@example.com&cents=1250&live=true', form);
  expect([status, body.data]).toEqual([201, { id: 31, owner: { email: 'a@example.com' }, cents: 1250, live: true }]);
  expect((await call('POST', '/cards', 'cents=many', form)).status).toBe(400);
});

test('an update of the one record at a path changes that record and returns it', async () => {
  const settings = { resource: 'setting', columns: ['color'], fields: { color: { kind: 'text' } } };
  const user = { resource: 'user', columns: ['login', 'bio'] };
  const ada = { ids: { login: name('ada') } };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    ...routes,
    route({ ...user, ...ada, method: 'GET', path: '/users/{login}', shape: 'record' }),
    route({ ...user, method: 'GET', path: '/user', shape: 'record' }),
    route({
      ...user,
      method: 'PATCH',
      path: '/user',
      effect: 'update',
      shape: 'record',
      fields: { bio: { kind: 'text' } },
    }),
    route({ ...settings, ...engine, method: 'GET', path: '/repos/{repo}/settings', shape: 'record' }),
    route({ ...settings, ...engine, method: 'PUT', path: '/repos/{repo}/settings', effect: 'update', shape: 'record' }),
    route({
      resource: 'plan',
      method: 'PUT',
      path: '/plan',
      effect: 'update',
      shape: 'record',
      fields: { seats: { kind: 'integer' } },
    }),
  ]);
  const before = (await call('GET', '/user')).body.data as Record<string, unknown>;
  expect((await call('PATCH', '/user', { bio: 'Writes' })).body.data).toEqual({ ...before, bio: 'Writes' });
  expect((await call('GET', '/user')).body.data).toEqual({ ...before, bio: 'Writes' });
  expect((await call('GET', `/users/${String(before['login'])}`)).body.data).toMatchObject({ bio: 'Writes' });

  expect((await call('PUT', '/repos/engine/settings', { color: 'red' })).body.data).toMatchObject({
    color: 'red',
  });
  expect((await call('GET', '/repos/engine/settings')).body.data).toMatchObject({ color: 'red' });
  expect((await call('GET', '/repos/engine')).body.data).not.toHaveProperty('color');
  expect((await call('PUT', '/repos/nothing/settings', { color: 'red' })).status).toBe(404);

  expect((await call('PUT', '/plan', { seats: 5 })).body.data).toMatchObject({ seats: 5 });
});

test('a command and a workflow may send a record in two encodings, and its fields have the types of the command', async () => {
  const write = { resource: 'receipt', method: 'POST', path: '/receipts', effect: 'create' };
  const fields = { liters: { kind: 'number' }, paid: { kind: 'integer' } };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...write, fields: { liters: { kind: 'any' }, paid: { kind: 'any' } } }),
    route({ ...write, fields, encoding: 'form', shape: 'record' }),
    route({
      resource: 'receipt',
      columns: ['id', 'paid_at', 'billed'],
      forms: { paid_at: 'seconds', billed: 'milliseconds' },
      method: 'GET',
      path: '/receipts',
      paging: 'cursor',
      shape: 'rows',
    }),
  ]);
  const rows = (await call('GET', '/receipts')).body.data as Record<string, number>[];
  const types = { liters: expect.any(Number) as number, paid: expect.any(Number) as number };
  for (const row of rows) {
    expect(row).toMatchObject(types);
    expect(new Date((row['paid_at'] ?? 0) * 1000).getUTCFullYear()).toBe(2025);
    expect(new Date(row['billed'] ?? 0).getUTCFullYear()).toBe(2025);
  }
  expect((await call('POST', '/receipts', { liters: 40 })).status).toBe(201);
  expect((await call('POST', '/receipts', 'liters=40.5', form)).body.data).toMatchObject({ liters: 40.5 });
  expect((await call('POST', '/receipts', 'x', { 'content-type': 'text/plain' })).status).toBe(415);
});

test('a word of an action is not an id: the action is on the record before it', async () => {
  const ids = { id: { kind: 'id', known: ['7'] }, kind: { kind: 'enum', known: ['push_events', 'issues_events'] } };
  const hook = { resource: 'hook', columns: ['id', 'url'] };
  const act = { ...hook, ids, method: 'POST', effect: 'act', shape: 'action' } as const;
  const { call } = await shop({ records: 9 }, {}, undefined, [
    route({ ...hook, ids, method: 'GET', path: '/hooks/{id}', shape: 'record' }),
    route({ ...act, path: '/hooks/{id}/test/{kind}', fields: { note: { kind: 'text' } } }),
    route({ ...act, path: '/hooks/{id}/{kind}/stop' }),
    route({ ...hook, ids, method: 'GET', path: '/hooks/{id}/logs/{kind}', shape: 'record' }),
  ]);
  for (const kind of ids.kind.known) {
    expect((await call('POST', `/hooks/7/test/${kind}`)).body.data).toMatchObject({ id: 7 });
    expect((await call('POST', `/hooks/7/${kind}/stop`)).body.data).toMatchObject({ id: 7 });
    expect((await call('GET', `/hooks/7/logs/${kind}`)).body.data).toMatchObject({ id: kind });
  }
  expect((await call('POST', '/hooks/99/test/push_events')).body).toMatchObject({ error: { text: 'Hook not found' } });
  expect((await call('GET', '/hooks/7/logs/none')).body).toMatchObject({ error: { text: 'Hook not found' } });
});

test('records below a word of a path are those of the record before the word', async () => {
  const scope = { kind: 'enum', known: ['global'] };
  const ids = { file: name('abc123'), scope, key: name('tags') };
  const label = { resource: 'label', ids, columns: ['color'] };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ resource: 'file', ids, columns: ['size'], method: 'GET', path: '/files/{file}', shape: 'record' }),
    route({ ...label, method: 'GET', path: '/files/{file}/labels/{scope}/{key}', shape: 'record' }),
    route({ ...label, method: 'DELETE', path: '/files/{file}/labels/{scope}/{key}', effect: 'delete' }),
  ]);
  expect((await call('GET', '/files/abc123/labels/global/tags')).status).toBe(200);
  expect((await call('GET', '/files/none/labels/global/tags')).body).toMatchObject({
    error: { text: 'File not found' },
  });
  expect((await call('DELETE', '/files/abc123/labels/global/tags')).status).toBeLessThan(300);
  expect((await call('GET', '/files/abc123/labels/global/tags')).status).toBe(404);
});

test('a response has the shape that its command declares, whatever the path ends with', async () => {
  const ids = { namespace: name('acme'), key: name('geo') };
  const tax = { resource: 'taxonomy', ids, columns: ['level'], method: 'GET' };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...tax, path: '/taxonomies/{namespace}', paging: 'cursor', shape: 'rows' }),
    route({ ...tax, path: '/taxonomies/{namespace}/{key}', shape: 'record' }),
    route({ resource: 'run', method: 'GET', path: '/garbage', columns: ['state'], shape: 'record' }),
    route({ resource: 'run', ids, method: 'PUT', path: '/garbage/{key}', effect: 'update', shape: 'record' }),
  ]);
  const { body } = await call('GET', '/taxonomies/acme');
  expect(body.data).toContainEqual(expect.objectContaining({ key: 'geo' }));
  expect((await call('GET', '/taxonomies/acme/geo')).body.data).toMatchObject({ key: 'geo' });
  expect((await call('GET', '/garbage')).body.data).toMatchObject({ state: expect.any(String) as string });
});

test('collections whose resource is the last word of the path above them stay apart', async () => {
  const ids = { urn: name('abc123'), from: { kind: 'date', known: ['2026-05-31'] } };
  const insight = { resource: 'billing', ids, columns: ['cost'], paging: 'cursor', shape: 'rows' } as const;
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...insight, method: 'GET', path: '/billing/{urn}/insights' }),
  ]);
  const { body } = await call('GET', '/billing/abc123/insights');
  expect(body.data).toContainEqual(expect.objectContaining({ cost: expect.any(Number) as number }));
});

test('the elements of a body that is a list are accepted where the command sends one', async () => {
  const ids = { key: name('tags') };
  const write = { resource: 'template', ids, method: 'PUT', path: '/templates/{key}', effect: 'update' };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...write, shape: 'record', open: true }),
    route({ ...write, shape: 'record', path: '/closed/{key}' }),
  ]);
  expect((await call('PUT', '/templates/tags', [{ op: 'add' }])).status).toBe(200);
  expect((await call('PUT', '/closed/tags', [{ op: 'add' }])).status).toBe(400);
});

test('an action on a record does not change its id, and a path below the list may have another record', async () => {
  const ids = { uuid: name('abc123') };
  const agent = { resource: 'agent', ids, columns: ['uuid', 'title'] };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...agent, method: 'GET', path: '/agents', paging: 'cursor', shape: 'rows' }),
    route({ ...agent, method: 'GET', path: '/agents/{uuid}', shape: 'record' }),
    route({
      ...{ ...agent, method: 'PUT', path: '/agents/{uuid}/roll-back', effect: 'act', shape: 'raw' },
      fields: { uuid: { kind: 'text' } },
    }),
    route({ resource: 'agent', columns: ['models'], method: 'GET', path: '/agents/options', shape: 'record' }),
  ]);
  expect((await call('PUT', '/agents/abc123/roll-back', { uuid: 'other' })).body.data).toMatchObject({
    uuid: 'abc123',
  });
  expect((await call('GET', '/agents/options')).body.data).toHaveProperty('models');
});

test('paths of one word that have little in common have records of their own', async () => {
  const agent = { resource: 'agent', ids: { id: name('abc123') }, method: 'GET' };
  const [rules, agents] = [
    { ...agent, columns: ['rule', 'link', 'type', 'fallback'] },
    { ...agent, columns: ['id', 'title', 'mail', 'type'] },
  ];
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...rules, path: '/rules/agents/{id}', shape: 'record' }),
    route({ ...agents, path: '/agents', paging: 'cursor', shape: 'rows' }),
    route({ ...agents, path: '/agents/{id}', shape: 'record' }),
  ]);
  expect((await call('GET', '/agents')).body.data[0]).toHaveProperty('mail');
  expect((await call('GET', '/rules/agents/abc123')).body.data).toHaveProperty('fallback');
});

test('records of which only the name is known are found by the name of an example', async () => {
  const database = { resource: 'database', ids: { 'database-name': name('sales') }, columns: ['name'] };
  const { call } = await shop({ records: 3 }, {}, undefined, [
    route({ ...database, method: 'GET', path: '/databases/{database-name}', shape: 'record' }),
  ]);
  const { status, body } = await call('GET', '/databases/sales');
  expect([status, body]).toEqual([200, { data: { name: 'sales' } }]);
});
