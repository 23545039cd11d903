import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/helpdesk/client.js';
import { bench, bodies } from './testkit.js';

type Row = Record<string, unknown>;

const { sandbox, service, run, data } = bench(client);
const docs = async <T = Row>(...argv: string[]): Promise<T> => (await data(['docs', ...argv])) as T;

const ID = 'c'.repeat(24);

test('lists are read from their envelopes to the end; single records are objects', async () => {
  await sandbox();
  const sites = await docs<Row[]>('site', 'list');
  expect(sites.map(({ title }) => title)).toEqual(['Help centre', 'Team handbook']);
  expect(await docs('site', 'get', String(sites[0]?.id))).toMatchObject({ title: 'Help centre' });
  const collections = await docs<Row[]>('collection', 'list', '--visibility', 'public', '--site', String(sites[0]?.id));
  expect(collections.map(({ name }) => name)).toEqual(['Getting started', 'Billing & invoices', 'Für Entwickler']);
  expect(await docs('collection', 'get', '1')).toMatchObject({ id: collections[0]?.id, number: 1 });
  const categories = await docs<Row[]>('category', 'list', String(collections[0]?.id));
  expect(categories.map(({ name }) => name)).toEqual(['Basics', 'How to', 'Troubleshooting']);
  expect(await docs<Row[]>('category', 'list', String(collections[0]?.id), '--limit', '2')).toHaveLength(2);
});

test('articles are found by text, within the filters of the flags', async () => {
  await sandbox();
  const [collection] = await docs<Row[]>('collection', 'list', '--limit', '1');
  const all = await docs<Row[]>('article', 'search', 'reset password', '--limit', '0');
  const within = await docs<Row[]>('article', 'search', 'reset password', '--collection', String(collection?.id));
  expect(all.every(({ name }) => /reset your password/i.test(String(name)))).toBe(true);
  expect([within.length > 0, within.length < all.length]).toEqual([true, true]);
  const hidden = await docs<Row[]>('article', 'search', 'reset password', '--status', 'notpublished');
  expect(new Set(hidden.map(({ status }) => status))).toEqual(new Set(['notpublished']));
});

test('saved records are printed, also if the response has only their location', async () => {
  await sandbox();
  const [site] = await docs<Row[]>('site', 'list');
  const made = await docs(
    'collection',
    'create',
    '--site',
    String(site?.id),
    '--name',
    'Release notes',
    '--order',
    '9',
  );
  expect(made).toMatchObject({ name: 'Release notes', order: 9, visibility: 'public', articleCount: 0 });
  const category = await docs('category', 'create', '--collection', String(made.id), '--name', '2026');
  expect(await docs('category', 'update', String(category.id), '--name', 'This year')).toMatchObject({
    id: category.id,
    name: 'This year',
  });
  const csv = async (...line: string[]): Promise<string> => (await run(['docs', ...line, '--output', 'csv'])).out;
  const columns = 'id,number,name,articleCount,order\n';
  expect(await csv('category', 'update', String(category.id), '--name', 'Now')).toMatch(columns);
  expect(await csv('category', 'create', '--collection', String(made.id), '--name', 'Next')).toMatch(columns);
  expect(await csv('category', 'list', String(made.id))).toMatch(columns);
  const taken = await run(['docs', 'collection', 'create', '--site', String(site?.id), '--name', 'release NOTES']);
  expect([taken.code, taken.err]).toEqual([65, expect.stringContaining('The name is taken')]);
});

test.each([
  ['collection', 'create', ['--site', 's', '--name', 'A'], 201],
  ['collection', 'update', [ID, '--name', 'A'], 204],
  ['category', 'create', ['--collection', ID, '--name', 'A'], 201],
  ['category', 'update', [ID, '--name', 'A'], 200],
  ['article', 'create', ['--collection', ID, '--name', 'A', '--text', 'x'], 201],
  ['article', 'update', [ID, '--name', 'A'], 204],
] as const)('%s %s reads the record when its answer is empty', async (kind, verb, line, status) => {
  const server = await service(({ method, url }, response) => {
    const path = url.replace(/\?.*$/, '');
    if (method === 'GET') json(response, { [kind]: { id: ID, name: 'Read again' } });
    else response.writeHead(status, status === 201 ? { location: `https://docsapi.example${path}/${ID}` } : {}).end();
  });
  expect(await docs(kind, verb, ...line)).toEqual({ id: ID, name: 'Read again' });
  const [write, read] = server.seen;
  expect(write?.url).toContain('?reload=true');
  expect(read?.url).toMatch(new RegExp(`/${ID}$`));
});

describe('drafts', () => {
  test('are saved and discarded without changing the published text', async () => {
    await sandbox();
    const before = await docs('article', 'get', '1');
    expect(await docs('article', 'save-draft', '1', '--text', '<p>Better</p>')).toEqual({ id: '1', draft: true });
    expect(await docs('article', 'get', '1')).toMatchObject({ text: before.text, hasDraft: true });
    expect(await docs('article', 'delete-draft', '1', '--yes')).toEqual({ id: '1', deleted: true });
    expect(await docs('article', 'get', '1')).toMatchObject({ text: before.text, hasDraft: false });
  });

  test('that cannot be checked do not stop the update', async () => {
    const server = await service(({ method }, response) => {
      if (method === 'GET') json(response, { error: 'busy' }, 400);
      else json(response, { article: { id: '1', name: 'New' } });
    });
    const { code, err } = await run(['docs', 'article', 'update', '1', '--text', '<p>New</p>']);
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('Cannot check whether article 1 has an unpublished draft'),
    ]);
    expect(bodies(server, 'PUT')).toHaveLength(1);
  });

  test('that an update discards are reported', async () => {
    await sandbox();
    await docs('article', 'save-draft', '1', '--text', '<p>Better</p>');
    const renamed = await run(['docs', 'article', 'update', '1', '--name', 'Another']);
    expect(renamed.err).not.toContain('draft');
    const { code, err } = await run(['docs', 'article', 'update', '1', '--text', '<p>New</p>']);
    expect([code, err]).toEqual([0, expect.stringContaining('has an unpublished draft')]);
    expect(await docs('article', 'get', '1')).toMatchObject({ text: '<p>New</p>', hasDraft: false });
  });
});

test.each([
  ['article', 'update', '1', '--name', 'New'],
  ['collection', 'update', ID, '--name', 'New'],
  ['category', 'update', ID, '--name', 'New'],
])('%s %s %s: a change that cannot be read again is a change', async (...line) => {
  const server = await service(({ method }, response) => {
    if (method === 'GET') json(response, { error: 'busy' }, 400);
    else response.writeHead(200).end();
  });
  const { code, out, err } = await run(['docs', ...line, '--output', 'json']);
  expect([code, JSON.parse(out)]).toEqual([0, { id: line[2] }]);
  expect(err).toMatch(/was sent, but .* could not be read again/);
  expect(bodies(server, 'PUT')).toHaveLength(1);
});

test.each([
  ['collection', 'delete', 'and all its articles?'],
  ['category', 'delete', 'without a category'],
  ['article', 'delete', 'and its draft?'],
  ['article', 'delete-draft', 'the draft of'],
])('%s %s asks for confirmation, and sends nothing without it', async (kind, verb, question) => {
  const server = await service((_seen, response) => response.writeHead(200).end());
  const asked = await run(['docs', kind, verb, ID]);
  expect([asked.code, asked.err]).toEqual([1, expect.stringContaining(question)]);
  expect(server.seen).toEqual([]);
  expect(await docs(kind, verb, ID, '-y')).toEqual({ id: ID, deleted: true });
  expect(server.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
    `DELETE /v1/${kind === 'category' ? 'categories' : `${kind}s`}/${ID}${verb === 'delete' ? '' : '/drafts'}`,
  ]);
});

test('deleting a collection deletes its articles; deleting a category keeps them', async () => {
  await sandbox();
  const [first, second] = await docs<Row[]>('collection', 'list');
  const list = (id: unknown) => ['article', 'list', '--collection', String(id), '--limit', '0'];
  const kept = await docs<Row[]>(...list(first?.id));
  const [category] = await docs<Row[]>('category', 'list', String(first?.id));
  await docs('category', 'delete', String(category?.id), '--yes');
  expect(await docs<Row[]>(...list(first?.id))).toHaveLength(kept.length);
  await docs('collection', 'delete', String(second?.id), '--yes');
  expect((await run(['docs', ...list(second?.id)])).code).toBe(1);
});

test('a key without the permission ends with 77 and no retry', async () => {
  const server = await service((_seen, response) => json(response, { code: 403, error: 'No docs permission' }, 403));
  const { code, err } = await run(['docs', 'site', 'list', '--api-key', 'abcdef0123456789']);
  expect([code, err]).toEqual([77, expect.stringContaining('No docs permission')]);
  expect(err).not.toContain('abcdef');
  const sent = Buffer.from(server.seen[0]?.headers.authorization?.slice(6) ?? '', 'base64').toString();
  expect(sent).toBe('abcdef0123456789:X');
});

test('values are sent as the service requires', async () => {
  const server = await service((_seen, response) => json(response, { collection: { id: ID } }));
  await docs('collection', 'update', ID, '--name', 'A', '--order', '2', '--visibility', 'private', '--site', '5');
  expect(bodies(server, 'PUT')).toEqual([{ name: 'A', order: 2, visibility: 'private', siteId: '5' }]);
});

test.each(['collection', 'category'])('%s update reads the name that the service requires', async (kind) => {
  const server = await service((_seen, response) => json(response, { [kind]: { id: ID, name: 'Kept', order: 1 } }));
  await docs(kind, 'update', ID, '--order', '3');
  expect(bodies(server, 'PUT')).toEqual([{ name: 'Kept', order: 3 }]);
  expect(server.seen.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  const nothing = await run(['docs', kind, 'update', ID]);
  expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining('There is nothing to send') });
  expect(bodies(server, 'PUT')).toHaveLength(1);
});

test('an update without the name sends nothing when the service does not return it', async () => {
  const server = await service((_seen, response) => json(response, { collection: { id: ID } }));
  expect(await run(['docs', 'collection', 'update', ID, '--order', '3'])).toMatchObject({ code: 69, out: '' });
  expect(bodies(server, 'PUT')).toEqual([]);
});

test('collections and categories are named by name or number', async () => {
  await sandbox();
  const [, billing] = await docs<Row[]>('collection', 'list');
  const name = String(billing?.name).toUpperCase();
  expect(await docs('collection', 'get', name)).toMatchObject({ id: billing?.id });
  expect(await docs('collection', 'get', '2')).toMatchObject({ id: billing?.id });
  expect(await docs('collection', 'update', name, '--order', '7')).toMatchObject({ id: billing?.id, order: 7 });
  const categories = await docs<Row[]>('category', 'list', name);
  expect(categories.length).toBeGreaterThan(1);
  // Every collection has a category of this name.
  const [basics] = categories;
  const created = ['article', 'create', '--collection', name, '--name', 'New', '--text', 'x'];
  expect(
    await docs(...created, '--categories', `${String(basics?.name)},${String(categories[1]?.number)}`),
  ).toMatchObject({
    collectionId: billing?.id,
    categories: [basics?.id, categories[1]?.id],
  });
  expect(await docs('category', 'update', String(basics?.number), '--name', 'First steps')).toMatchObject({
    id: basics?.id,
  });
  // A stored list would still have the old name.
  expect(await docs('category', 'update', 'first steps', '--order', '4')).toMatchObject({ id: basics?.id, order: 4 });
  const { code, err } = await run(['docs', 'category', 'delete', 'How to', '--yes']);
  expect({ code, err }).toMatchObject({
    code: 1,
    err: expect.stringContaining('More than one category matches "How to".'),
  });
  expect(err).toContain('Nothing was sent. Give the id instead.');
});
