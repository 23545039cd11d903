import { closeAll, route, shop, shopService, type Shop } from './testing/shop.js';

afterEach(closeAll);

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const note = { resource: 'note', columns: ['id', 'text'] };

/** A service that ignores fields that it does not know, so that only the names themselves can be refused. */
const open = (): Promise<Shop> =>
  shop({ records: 3 }, { unknown: { body: 'ignore' } }, shopService(), [
    route({ ...note, method: 'GET', path: '/notes', paging: 'cursor', shape: 'rows' }),
    route({
      ...note,
      method: 'POST',
      path: '/notes',
      effect: 'create',
      shape: 'record',
      fields: { text: { kind: 'text' } },
    }),
    route({ ...note, method: 'POST', path: '/memos', effect: 'create', encoding: 'form', shape: 'record' }),
    route({ ...note, method: 'PATCH', path: '/notes/{id}', effect: 'update', encoding: 'patch', shape: 'record' }),
  ]);

const reaching = ['__proto__.x', 'text.__proto__.x', 'a.__proto__'];

test.each(reaching)('the path /%s of a JSON patch is refused', async (path) => {
  const { call } = await open();
  const at = `/${path.replaceAll('.', '/')}`;
  const { status, body } = await call('PATCH', '/notes/1', { op: 'add', path: at, value: 1 });
  expect([status, body.error?.text]).toEqual([400, expect.stringContaining('cannot be a field name')]);
  expect(Object.keys((await call('GET', '/notes')).body.data[0])).toEqual(['id', 'text']);
});

test('the key __proto__ of a JSON body is refused', async () => {
  const { call } = await open();
  const { status, body } = await call('POST', '/notes', '{"text": "a", "__proto__": {"x": 1}}');
  expect([status, body.error?.text]).toEqual([400, expect.stringContaining('cannot be a field name')]);
});

test.each([...reaching, 'constructor.prototype.x'])('the key %s of a JSON body is a key, not a path', async (key) => {
  const { call } = await open();
  const { body } = await call('POST', '/notes', { text: 'a', [key]: 1 });
  expect(body.data).toEqual({ id: 4, text: 'a', [key]: 1 });
});

test.each(['__proto__', 'text[__proto__][x]'])('the name %s in a form is refused', async (name) => {
  const { call } = await open();
  const { status, body } = await call('POST', '/memos', new URLSearchParams([[name, '1']]).toString(), form);
  expect([status, body.error?.text]).toEqual([400, expect.stringContaining('cannot be a field name')]);
});

test('names that objects inherit are ordinary names', async () => {
  const { call } = await open();
  const made = await call('POST', '/memos', 'toString=a&toString=b&valueOf[x]=c&constructor[prototype][x]=d', form);
  const constructor = { prototype: { x: 'd' } };
  expect(made.body.data).toEqual({ id: 4, toString: ['a', 'b'], valueOf: { x: 'c' }, constructor });
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect((await call('GET', '/notes?toString=1')).status).toBe(400);
});

test.each(['/a//b', '/', '/lines/99999/x/'])('the path %s of a JSON patch is not a path', async (path) => {
  const { call } = await open();
  expect((await call('PATCH', '/notes/1', { op: 'add', path, value: 1 })).status).toBe(400);
});
