import { json, list, ok, record, text, translated, type Value } from '../fixtures/described.js';

const integer = { type: 'integer' };
const object = (properties: Value) => ({ type: 'object', properties });
const sized = { type: 'integer', default: 50, maximum: 100 };
const rest = { items: '{key}' };

/** Fields of a body, fields of the response beside the rows, the style, and the flags that are left. */
const pages: readonly (readonly [body: Value, response: Value, style: Value, flags: Value | undefined])[] = [
  [
    { query: text, page_size: sized, start_cursor: text },
    { next_cursor: text, has_more: { type: 'boolean' } },
    {
      style: 'cursor',
      send: { cursor: 'body:start_cursor', size: 'body:page_size' },
      next: 'next_cursor',
      more: 'has_more',
      ...rest,
      size: { default: 50, max: 100 },
    },
    { query: { type: 'text' } },
  ],
  [
    { page: object({ after: text, sort: text, size: integer }) },
    { paging: object({ next: object({ after: text }) }) },
    { style: 'cursor', send: { cursor: 'body:page.after' }, next: 'paging.next.after', ...rest },
    { 'page-sort': { type: 'text', wire: 'body:page.sort' } },
  ],
  [
    { page: object({ number: { ...integer, minimum: 0 } }) },
    { total_pages: integer },
    { style: 'page', send: { page: 'body:page.number' }, first: 0, pages: 'total_pages', ...rest },
    undefined,
  ],
  [
    { offset: integer, limit: sized },
    { total: integer },
    {
      style: 'offset',
      send: { offset: 'body:offset', size: 'body:limit' },
      total: 'total',
      ...rest,
      size: { default: 50, max: 100 },
    },
    undefined,
  ],
];

test.each(pages)('a search with %j is read in pages', (body, response, style, flags) => {
  const post = { ...ok(object({ results: list, ...response })), requestBody: json(object(body)) };
  const { specs, findings } = translated({ '/things/search': { post } });
  expect(findings).toEqual([]);
  const { run: search } = (specs['thing'] as { commands: Record<string, Value> }).commands;
  const { paging } = specs['service'] as { paging: Value };
  expect(Object.values(paging)).toEqual([style]);
  expect(search).toMatchObject({ verb: 'list', method: 'POST', result: 'results', paging: style['style'] });
  expect(search?.['flags']).toEqual(flags);
});

test.each([
  ['/things', 'list'],
  ['/things/list', 'list'],
  ['/things/entries', 'entries'],
])('a POST to %s whose body selects the page is a read', (path, name) => {
  const paged = object({ rows: list, cursor: text });
  const { specs } = translated({
    [path]: { post: { ...ok(paged), requestBody: json(object({ cursor: text })) } },
    '/things/{id}': { get: ok(record), parameters: [{ name: 'id', in: 'path', required: true, schema: text }] },
  });
  const { commands } = specs['thing'] as { commands: Record<string, Value> };
  expect(commands[name]).toMatchObject({ method: 'POST', paging: 'cursor' });
  expect(commands[name]).not.toHaveProperty('effect');
});

test('a POST that returns a list is a write if its body does not select a page', () => {
  const { specs } = translated({ '/things': { post: { ...ok(list), requestBody: json(object({ name: text })) } } });
  const { commands } = specs['thing'] as { commands: Record<string, Value> };
  expect(Object.keys(commands)).toEqual(['create']);
});

test('a key with dots in a response is one key: the address of the next page, and a field', () => {
  const page = object({ value: { type: 'array', items: record }, '@odata.nextLink': text });
  const { specs } = translated({
    '/things': { get: ok(page) },
    '/things/{id}': {
      get: ok(object({ id: text, '@odata.type': text, 'a|b': text })),
      parameters: [{ name: 'id', in: 'path', required: true, schema: text }],
    },
  });
  expect((specs['service'] as { paging: Value }).paging).toEqual({
    link: { style: 'link', next: '@odata\\.nextLink', items: '{key}' },
  });
  const { commands } = specs['thing'] as { commands: Record<string, Value> };
  expect(commands['get']).toMatchObject({ returns: ['id', '@odata\\.type'] });
});
