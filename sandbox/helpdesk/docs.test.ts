import { client } from '../../generated/helpdesk/client.js';
import type { Sandbox } from '../../runtime/contract/context.js';
import { begin, type Ask, type Loose } from './testing.js';

let sandbox: Sandbox;
let ask: Ask;
let collection: string;
beforeEach(async () => {
  ({ sandbox, ask } = await begin(client));
  collection = (await ask('GET', '/v1/collections')).body.collections.items[0].id;
});
afterEach(() => sandbox.close());

test('lists have the envelope of the knowledge base, without texts', async () => {
  const { body, headers } = await ask('GET', `/v1/collections/${collection}/articles?pageSize=2&page=2`);
  expect(body.articles).toMatchObject({ page: 2, pages: Math.ceil(body.articles.count / 2) });
  expect(body.articles.items).toHaveLength(2);
  expect(body.articles.items[0].text).toBeUndefined();
  expect(new Set(body.articles.items.map((row: Loose) => row.collectionId))).toEqual(new Set([collection]));
  expect(headers.get('correlation-id')).toMatch(/^[0-9a-f]{32}$/);
});

test('the articles of a category are those that have its id', async () => {
  const [category] = (await ask('GET', `/v1/collections/${collection}/categories`)).body.categories.items;
  const { items } = (await ask('GET', `/v1/categories/${category.id}/articles?status=published`)).body.articles;
  expect(items.length).toBeGreaterThan(0);
  for (const row of items) {
    expect(row.categories).toContain(category.id);
    expect(row.status).toBe('published');
  }
  expect((await ask('GET', '/v1/categories/nothing/articles')).status).toBe(404);
});

test('an article can be read by id and by number, not by slug', async () => {
  const byNumber = (await ask('GET', '/v1/articles/3')).body.article;
  const byId = (await ask('GET', `/v1/articles/${byNumber.id}`)).body.article;
  expect(byId).toEqual(byNumber);
  expect((await ask('GET', `/v1/articles/${byNumber.slug}`)).status).toBe(404);
});

test('the response to a new article has a body only with reload=true', async () => {
  const draft = { collectionId: collection, name: 'Printing', text: '<p>x</p>' };
  const quiet = await ask('POST', '/v1/articles', draft);
  expect([quiet.status, quiet.body]).toEqual([201, undefined]);
  const id = quiet.headers.get('location')?.split('/').at(-1);
  expect((await ask('GET', `/v1/articles/${id}`)).body.article).toMatchObject({
    name: 'Printing',
    status: 'notpublished',
  });
  const full = await ask('POST', '/v1/articles?reload=true', { ...draft, name: 'Scanning', status: 'published' });
  expect(full.body.article).toMatchObject({
    name: 'Scanning',
    slug: 'scanning',
    status: 'published',
    text: '<p>x</p>',
  });
  expect((await ask('POST', '/v1/articles', draft)).status).toBe(422);
});

test.each([
  [{ name: 'x', text: 'y' }, /collectionId/],
  [{ collectionId: '', name: 'x', text: 'y' }, /collectionId/],
  [{ name: 'x', text: 'y', status: 'draft' }, /status/],
  [{ name: 'x', text: 'y', keywords: 'a,b' }, /keywords/],
  [{ name: 'x', text: 'y', colour: 1 }, /colour/],
])('the error for an invalid article has two plain fields (%#)', async (draft, said) => {
  const refused = await ask('POST', '/v1/articles', draft);
  expect(refused.body).toEqual({ code: 400, error: expect.stringMatching(said) });
});

test('publishing, or a new text for a published article, discards its draft', async () => {
  const read = async () => (await ask('GET', '/v1/articles/3')).body.article;
  expect(await read()).toMatchObject({ status: 'published', hasDraft: true });
  const other = (await ask('GET', '/v1/articles/3?draft=true')).body.article.text;
  expect(other).not.toBe((await read()).text);
  await ask('PUT', '/v1/articles/3', { name: 'Another name' });
  expect((await read()).hasDraft).toBe(true);
  await ask('PUT', '/v1/articles/3', { text: '<p>new</p>' });
  expect((await read()).hasDraft).toBe(false);
  await ask('PUT', '/v1/articles/3/drafts', { text: '<p>later</p>' });
  await ask('PUT', '/v1/articles/3', { status: 'notpublished' });
  expect((await read()).hasDraft).toBe(true);
  await ask('PUT', '/v1/articles/3', { status: 'published' });
  expect(await read()).toMatchObject({ hasDraft: false, text: '<p>new</p>' });
});

test('categories of an article: absent keeps them, null removes all, others must be of the collection', async () => {
  const read = async () => (await ask('GET', '/v1/articles/1')).body.article.categories;
  const before = await read();
  expect(before).toHaveLength(1);
  await ask('PUT', '/v1/articles/1', { name: 'First' });
  expect(await read()).toEqual(before);
  await ask('PUT', '/v1/articles/1', { categories: null });
  expect(await read()).toEqual([]);
  expect((await ask('PUT', '/v1/articles/1', { categories: ['0123456789abcdef01234567'] })).status).toBe(422);
});

test('a collection or category is changed only with its name, and deleted with its articles', async () => {
  expect((await ask('PUT', `/v1/collections/${collection}`, { order: 3 })).status).toBe(400);
  const renamed = await ask('PUT', `/v1/collections/${collection}?reload=true`, { name: 'Start here', order: 3 });
  expect(renamed.body.collection).toMatchObject({ name: 'Start here', order: 3 });
  expect((await ask('GET', '/v1/articles/1')).status).toBe(200);
  expect((await ask('DELETE', `/v1/collections/${collection}`)).status).toBe(200);
  expect((await ask('GET', '/v1/articles/1')).status).toBe(404);
});

test('search matches words of title and text', async () => {
  const hits = async (query: string) => (await ask('GET', `/v1/search/articles?${query}`)).body.articles;
  expect((await hits('query=read+invoice')).items.every((row: Loose) => /invoice/i.test(row.name))).toBe(true);
  const hidden = (await hits('query=read&status=notpublished')).count;
  expect(hidden).toBeGreaterThan(0);
  expect(hidden).toBeLessThan((await hits('query=read')).count);
  expect((await hits('query=nothing+like+this')).items).toEqual([]);
});

test('the key of the knowledge base is a user name; a token of the inbox is refused', async () => {
  const get = (authorization: string) => ask('GET', '/v1/sites', undefined, { authorization });
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  expect((await get(basic('sandbox:X'))).status).toBe(200);
  expect((await get(basic('X:sandbox'))).status).toBe(401);
  expect((await get('Bearer sandbox')).status).toBe(401);
  expect((await ask('GET', '/v2/users/me', undefined, { authorization: basic('sandbox:X') })).status).toBe(401);
});

test('times of a category are in seconds after a write, and text in a read', async () => {
  const [collection] = (await ask('GET', '/v1/collections')).body.collections.items;
  const draft = { collectionId: collection.id, name: 'Shipping' };
  const { category } = (await ask('POST', '/v1/categories?reload=true', draft)).body;
  expect(category).toMatchObject({ name: 'Shipping', createdAt: Date.parse('2026-11-20T12:00:00Z') / 1000 });
  const read = (await ask('GET', `/v1/categories/${String(category.id)}`)).body.category;
  expect(read.createdAt).toBe('2026-11-20T12:00:00Z');
});
