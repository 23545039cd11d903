import { json, list, ok, query, text, translated, type Value } from '../fixtures/described.js';

const integer = { type: 'integer' };
const boolean = { type: 'boolean' };
const object = (properties: Value) => ({ type: 'object', properties });
const rows = (more: Value) => ok(object({ data: list, ...more }));
const items = '{key}';
const fifty = { items, size: { default: 50, max: 50 } };

/** What a list shows about its pages, and the style that follows. */
const forms: readonly (readonly [shows: string, parameters: Value[], response: Value, style: Value])[] = [
  [
    'an object with the next value, named as the parameter',
    [query('offset')],
    rows({ next_page: object({ path: text, offset: text }) }),
    { style: 'cursor', send: { cursor: 'offset' }, next: 'next_page.offset', items },
  ],
  [
    'a next page that is a text',
    [query('page')],
    rows({ next_page: text, has_more: boolean }),
    { style: 'cursor', send: { cursor: 'page' }, next: 'next_page', more: 'has_more', items },
  ],
  [
    'a next page that is an address',
    [query('page')],
    rows({ next_page: { ...text, description: 'URL of the next page' } }),
    { style: 'link', next: 'next_page', items },
  ],
  [
    'a next page that is true or false',
    [query('cursor')],
    rows({ next_page: boolean, cursor: text }),
    { style: 'cursor', send: { cursor: 'cursor' }, next: 'cursor', more: 'next_page', items },
  ],
  [
    'the id of the last row beside the rows',
    [query('after')],
    rows({ last_id: text, has_more: boolean }),
    { style: 'cursor', send: { cursor: 'after' }, next: 'last_id', more: 'has_more', items },
  ],
  [
    'the id of the last row in the rows',
    [query('after', text, { description: 'Identifier of the last thing' })],
    rows({ has_more: boolean }),
    { style: 'cursor', send: { cursor: 'after' }, row: 'id', more: 'has_more', items },
  ],
  [
    'names in another notation, and only the maximum of a page',
    [query('PageToken'), query('PageSize', { ...integer, maximum: 50 })],
    rows({ nextPageToken: text }),
    { style: 'cursor', send: { cursor: 'PageToken', size: 'PageSize' }, next: 'nextPageToken', ...fifty },
  ],
  [
    'a value to continue with',
    [query('continue'), query('limit', integer)],
    rows({ metadata: object({ continue: text }) }),
    { style: 'cursor', send: { cursor: 'continue' }, next: 'metadata.continue', items },
  ],
  [
    'a next offset of several types',
    [query('offset', integer)],
    rows({ next_page_offset: { anyOf: [{ anyOf: [integer, text] }, { nullable: true }] } }),
    { style: 'cursor', send: { cursor: 'offset' }, next: 'next_page_offset', items },
  ],
  [
    'whether there is more after an offset',
    [query('offset', integer), query('limit', integer)],
    rows({ more: boolean, total: integer }),
    { style: 'offset', send: { offset: 'offset' }, more: 'more', items },
  ],
  [
    'a total after an offset, and a size without a usual maximum',
    [query('offset', integer), query('limit', { ...integer, maximum: 2 ** 31 - 1 })],
    rows({ total: integer }),
    { style: 'offset', send: { offset: 'offset' }, total: 'total', items },
  ],
  [
    'a total of numbered pages, and only the default size of a page',
    [query('page'), query('limit', { ...integer, default: 50 })],
    rows({ total: integer }),
    { style: 'page', send: { page: 'page', size: 'limit' }, first: 1, total: 'total', ...fifty },
  ],
  [
    'only the number and the length of a page',
    [query('page', integer), query('limit', integer)],
    rows({}),
    { style: 'page', send: { page: 'page' }, first: 1, end: 'empty-page', items },
  ],
  [
    'a total of numbered pages, without the default and the maximum of the length of a page',
    [query('page', integer), query('limit', integer)],
    ok(list, { headers: { 'X-Total-Count': {} } }),
    { style: 'page', send: { page: 'page' }, first: 1, end: 'empty-page', items },
  ],
  [
    'only the offset and the length of a page',
    [query('skip', { ...integer, minimum: 0 }), query('count', { ...integer, maximum: 50 })],
    rows({}),
    { style: 'offset', send: { offset: 'skip', size: 'count' }, end: 'empty-page', ...fifty },
  ],
];

test.each(forms)('%s is recognized', (_, parameters, response, style) => {
  const { specs, findings } = translated({ '/things': { get: { ...response, parameters } } });
  expect(Object.values(specs['service']?.['paging'] as Value)).toEqual([style]);
  const { commands } = specs['thing'] as { commands: { list: { flags?: Value } } };
  expect([commands.list.flags, findings]).toEqual([undefined, []]);
});

test.each([
  ['an id before which rows are', [query('before')], rows({ has_more: boolean })],
  ['a text that is not the id of a row', [query('after')], rows({ has_more: boolean })],
  ['the number of a page without its length', [query('page', integer)], rows({})],
  [
    'the number of rows that are wanted',
    [query('offset', integer), query('limit', integer, { required: true })],
    rows({}),
  ],
  ['a page that is not a number', [query('page'), query('limit', integer)], rows({})],
  ['a text that says whether there is more', [query('offset', integer)], rows({ more: text })],
])('%s does not show where the next page is', (_, parameters, response) => {
  const { specs, findings } = translated({ '/things': { get: { ...response, parameters } } });
  expect(specs['service']).not.toHaveProperty('paging');
  expect(findings).toContainEqual(expect.stringContaining('only one page is read: '));
});

test('a POST whose body has the number and the length of a page only reads if its path says so', () => {
  const post = { ...rows({}), requestBody: json(object({ page: integer, limit: integer })) };
  const { specs } = translated({ '/things/search': { post }, '/things/import': { post } });
  expect(specs['thing']).toMatchObject({
    commands: { search: { verb: 'list', method: 'POST', paging: 'page' }, import: { method: 'POST' } },
  });
  expect((specs['thing'] as { commands: { import: Value } }).commands.import).not.toHaveProperty('paging');
});

test('a length of pages that is required, and of which nothing is known, is a flag', () => {
  const parameters = [query('cursor'), query('size', integer, { required: true })];
  const { specs } = translated({ '/things': { get: { ...rows({ next_cursor: text }), parameters } } });
  expect(specs['thing']).toMatchObject({
    commands: { list: { flags: { size: { required: true } }, paging: 'cursor' } },
  });
});
