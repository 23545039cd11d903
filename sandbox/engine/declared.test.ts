import { withDeclared } from './declared.js';
import { factsOf } from './facts.js';
import { closeAll, shop, shopRoutes } from './testing/shop.js';
import type { Extension } from './extension.js';

afterEach(closeAll);

const extension: Extension = {
  declared: true,
  collections: {
    cursor: {
      paths: ['/v1/cursor'],
      paging: 'cursor',
      defaults: { tags: [], state: 'new' },
      seed: ({ index }) => ({ name: `Lamp ${String(index + 1)}`, state: 'done' }),
    },
  },
};

const facts = factsOf(shopRoutes);
const fields = { 'shop.': ['id', 'name', 'note', 'state', 'tags'], 'shop.part.': ['label'] };

test('seeded and new records have each declared field: its value, its default or null', async () => {
  const { call } = await shop({ records: 2 }, withDeclared(extension, facts, fields));
  const [first] = (await call('GET', '/v1/cursor')).body.data as unknown[];
  expect(first).toEqual({ id: 1, name: 'Lamp 1', note: null, state: 'done', tags: [] });
  const made = await call('POST', '/v1/cursor', { name: 'Chair' });
  expect(made.body.data).toEqual({ id: 3, name: 'Chair', note: null, state: 'new', tags: [] });
  const kept = await call('PATCH', '/v1/cursor/2', { name: 'Table' });
  expect(kept.body.data).toEqual({ id: 2, name: 'Table', note: null, state: 'done', tags: [] });
});

test('a command with names of its own says what the records at its path have', async () => {
  const own = { ...fields, 'shop.test': ['id', 'size'] };
  const { call } = await shop({ records: 1 }, withDeclared(extension, facts, own));
  const one = await call('GET', '/v1/cursor/1');
  expect(one.body.data).toEqual({ id: 1, name: 'Lamp 1', size: null, state: 'done', tags: [] });
});

test('a service that leaves out fields without a value has the defaults only', async () => {
  const { declared: _, ...plain } = extension;
  const { call } = await shop({ records: 1 }, withDeclared(plain, facts, fields));
  const made = await call('POST', '/v1/cursor', { name: 'Chair' });
  expect(made.body.data).toEqual({ id: 2, name: 'Chair', state: 'new', tags: [] });
});
