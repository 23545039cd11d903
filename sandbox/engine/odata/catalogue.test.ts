/** Resources of a catalogue without an extension: requests that the compiled client of a service would rarely send. */
import type { Route } from '../../../runtime/contract/route.js';
import type { Service } from '../../../runtime/contract/service.js';
import { closeAll, route, shop, shopService, type Shop } from '../testing/shop.js';
import type { Row } from '../types.js';

afterEach(closeAll);

const text = { type: 'Edm.String' };
const data = {
  'a/Books': {
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    path: '/{office}/a/Books',
    key: 'ID',
    bulkPath: 'bulk/Books',
    fields: {
      ID: { type: 'Edm.Int32' },
      Title: { ...text, mandatory: true },
      Pages: { type: 'Edm.Int32', mandatory: true },
      Place: text,
      Notes: { type: 'Collection', navigates: 'a/Notes' },
    },
  },
  'bulk/Books': {
    methods: ['GET'],
    bulk: true,
    path: '/{office}/bulk/Books',
    key: 'ID',
    fields: { ID: { type: 'Edm.Int32' }, Title: text },
  },
  'a/Notes': {
    methods: ['GET', 'POST'],
    path: '/{office}/a/Notes',
    key: 'ID',
    fields: { ID: { type: 'Edm.Guid' }, BookID: { type: 'Edm.Int32', readonly: true }, Text: text },
  },
  'a/Places': {
    methods: ['GET', 'POST'],
    path: '/a/Places',
    key: 'Code',
    fields: { Code: text, Name: text },
  },
  'a/Words': { methods: ['GET'], path: '/{office}/a/Words', fields: { Word: text } },
  'a/Archive': {
    methods: ['POST'],
    path: '/{office}/a/Archive',
    key: 'BookID',
    fields: { BookID: { type: 'Edm.Int32' }, Done: text },
  },
  'a/Loans': {
    methods: ['GET'],
    path: '/{office}/a/Loans',
    key: 'ID',
    needsSelect: true,
    fields: { ID: { type: 'Edm.Int32' }, Reader: text },
  },
  'a/Stock': {
    methods: ['GET'],
    path: '/{office}/a/Stock',
    function: { item: { type: 'Edm.Guid' } },
    fields: { Word: text },
  },
  'a/Unread': { methods: ['GET'], path: '/{office}/a/Unread', scalar: true, fields: {} },
};

const paging: Service['paging'] = {
  link: { style: 'link', next: 'd.__next', items: 'd.results' },
  offset: {
    style: 'offset',
    send: { offset: '$skip', size: '$top' },
    next: 'd.next',
    more: 'd.more',
    items: 'd.results',
    size: { default: 10, max: 20 },
  },
};

function books(changes: Partial<Service> = {}, style = 'link'): Promise<Shop> {
  const service = shopService({
    paging,
    variables: { office: { missing: '' } } as unknown as Service['variables'],
    references: {
      place: { path: '/a/Places', id: 'Code', unless: 'digits', noun: 'place' },
      book: { path: '/{office}/a/Books', id: 'ID', unless: 'digits', noun: 'book' },
    },
    catalogue: {
      load: () => Promise.resolve({ default: data }),
      path: '/{office}/{resource}',
      names: ['Title'],
      telling: [],
      columns: [],
    },
    ...changes,
  });
  const routes: readonly Route[] = [
    route({ method: 'GET', path: '/{office}/{resource}', resource: '', paging: style, shape: 'rows' }),
    route({ method: 'POST', path: '/{office}/a/Books', resource: 'book', links: { fields: { Place: 'place' } } }),
    route({
      method: 'POST',
      path: '/{office}/a/Archive',
      resource: 'book',
      effect: 'act',
      links: { fields: { BookID: 'book' } },
    }),
  ];
  return shop({}, {}, service, routes);
}

test('methods that a resource does not offer are refused, and so are unknown resources', async () => {
  const { call } = await books();
  const put = await call('PUT', '/1/a/Books(1)', { Title: 'x' });
  expect(put).toMatchObject({ status: 405, body: { error: { text: expect.stringContaining('PUT') as string } } });
  expect(put.headers.get('allow')).toBe('GET, PATCH, DELETE');
  expect((await call('DELETE', '/1/a/Notes')).status).toBe(405);
  expect((await call('GET', '/1/a/Archive')).status).toBe(405);
  expect((await call('GET', '/1/a/Nothing')).status).toBe(404);
  expect((await call('GET', '/1/a/Words(1)')).status).toBe(404);
});

test.each([
  ['$nope=1', '$nope is not supported'],
  ['$select=Nope', 'names no property "Nope"'],
  ['$filter=Nope%20eq%201', 'no property "Nope"'],
  ["$filter=Title%20eq%20guid'x'", 'is not a GUID'],
  ['$top=x', '$top must be a whole number'],
  ['$expand=Title', 'names no navigation property'],
  ['page=2', 'page is not a parameter of this request'],
])('%s is refused', async (query, why) => {
  const { status, body } = await (await books()).call('GET', `/1/a/Books?${query}`);
  expect(status).toBe(400);
  expect((body as { error: { text: string } }).error.text).toContain(why);
});

test('a list that needs a selection is refused without one, except of one record', async () => {
  const { call } = await books();
  for (const query of ['', '?$top=2', '?$filter=ID%20eq%201', '?$select='])
    expect(await call('GET', `/1/a/Loans${query}`)).toMatchObject({
      status: 400,
      body: { error: { text: 'Please add a $select or a $top=1 statement to the query string.' } },
    });
  for (const path of ['?$top=1', '?$select=ID', '?$select=*', '/$count', '(1)'])
    expect((await call('GET', `/1/a/Loans${path}`)).status).toBe(200);
});

test("a key of another type is not one of the resource's", async () => {
  const { call } = await books();
  expect((await call('GET', "/1/a/Books('1')")).status).toBe(400);
  expect((await call('GET', '/1/a/Notes(1)')).status).toBe(400);
  expect((await call('GET', "/1/a/Notes(guid'00000000-0000-4000-8000-000000000000')")).status).toBe(404);
});

test('pages end where $top does, and have a total if it is asked for', async () => {
  const { call, origin } = await books();
  const first = await call('GET', '/1/a/Notes?$top=70&$inlinecount=allpages&$orderby=BookID%20desc,ID');
  const { results, __next, __count } = (first.body as { d: Row }).d as {
    results: Row[];
    __next: string;
    __count: string;
  };
  expect([results.length, __count]).toEqual([60, '90']);
  const rest = (await call('GET', __next.slice(origin.length))).body as { d: Row };
  expect(rest.d['results']).toHaveLength(10);
  expect(rest.d['__next']).toBeUndefined();
});

test('a service with offsets has its lists read by them', async () => {
  const { call } = await books({}, 'offset');
  const { body } = await call('GET', '/1/a/Books?$top=15&$skip=15');
  const { results, more } = (body as { d: { results: Row[]; more: boolean } }).d;
  expect([results.length, results[0]?.['ID'], more]).toEqual([15, 16, false]);
});

test('lines are below their document, under its address too, and go with it', async () => {
  const { call } = await books();
  const notes = async (): Promise<Row[]> =>
    ((await call('GET', '/1/a/Notes?$filter=BookID%20eq%207')).body as { d: { results: Row[] } }).d.results;
  const before = await notes();
  expect(before).toHaveLength(3);
  const below = await call('GET', '/1/a/Books(7)/Notes');
  expect((below.body as { d: { results: Row[] } }).d.results).toEqual(before);
  expect((await call('GET', '/1/a/Books(7)/Title')).status).toBe(404);
  expect((await call('POST', '/1/a/Notes', { BookID: 7, Text: 'New' })).status).toBe(201);
  expect(await notes()).toHaveLength(4);
  expect((await call('POST', '/1/a/Notes', { BookID: 77, Text: 'New' })).status).toBe(400);
  expect((await call('DELETE', '/1/a/Books(7)')).status).toBe(204);
  expect(await notes()).toEqual([]);
});

test('each value of a variable in the paths has records of its own, with its own lines; one in the specs has those of the seed', async () => {
  const { call } = await books({
    sandbox: { variables: { office: '1' } },
  });
  const titles = async (office: string): Promise<unknown[]> =>
    ((await call('GET', `/${office}/a/Books?$filter=ID%20ge%2030`)).body as { d: { results: Row[] } }).d.results.map(
      ({ Title }) => Title,
    );
  expect((await call('POST', '/2/a/Books', { Title: 'Only in 2' })).status).toBe(201);
  expect(await titles('2')).toEqual([expect.any(String), 'Only in 2']);
  expect(await titles('1')).toHaveLength(1);
  expect((await call('GET', '/1/bulk/Books(31)')).status).toBe(404);
  expect((await call('POST', '/1/a/Notes', { BookID: 31, Text: 'New' })).status).toBe(400);
  expect((await call('POST', '/2/a/Notes', { BookID: 31, Text: 'New' })).status).toBe(201);
  expect((await call('DELETE', '/1/a/Books(7)')).status).toBe(204);
  const below = await call('GET', '/2/a/Books(7)/Notes');
  expect((below.body as { d: { results: Row[] } }).d.results).toHaveLength(3);
});

test('a resource without a variable in its path has the same records everywhere', async () => {
  const { call } = await books();
  expect((await call('POST', '/a/Places', { Code: 'X1', Name: 'Attic' })).status).toBe(201);
  expect((await call('POST', '/2/a/Books', { Title: 'New', Place: 'X1' })).status).toBe(201);
  expect((await call('POST', '/2/a/Books', { Title: 'New', Place: 'X2' })).status).toBe(400);
});

test('a create sets keys and required values that are not sent, and refuses the rest', async () => {
  const { call } = await books();
  const { status, body, headers } = await call('POST', '/1/a/Books', { Title: 'New' });
  expect([status, body]).toMatchObject([201, { d: { ID: 31, Title: 'New', Pages: 0 } }]);
  expect(headers.get('location')).toMatch(/\/1\/a\/Books\(31\)$/);
  expect(headers.get('resource-id')).toBe('31');
  expect((await call('POST', '/1/a/Books', { ID: 31, Title: 'Again' })).status).toBe(400);
  expect((await call('POST', '/1/a/Books', { Pages: 3 })).status).toBe(400);
  expect((await call('POST', '/1/a/Books', { Title: 3 })).status).toBe(400);
  expect((await call('PATCH', '/1/a/Books(31)', { Pages: 4 })).body).toMatchObject({ d: { Pages: 4, Title: 'New' } });
  const twin = await call('GET', '/1/bulk/Books(31)?$select=Title');
  expect(twin.body).toMatchObject({ d: { Title: 'New' } });
});

test('actions, functions, single values and resources without a key', async () => {
  const { call } = await books();
  expect(await call('POST', '/1/a/Archive', { BookID: 3 })).toMatchObject({
    status: 201,
    body: { d: { BookID: 3, Done: null } },
  });
  expect((await call('POST', '/1/a/Archive', { BookID: 99 })).status).toBe(400);
  expect((await call('GET', "/1/a/Stock?item=guid'00000000-0000-4000-8000-000000000000'")).body).toMatchObject({
    d: { results: expect.any(Array) as unknown[] },
  });
  expect((await call('GET', '/1/a/Stock?item=7')).status).toBe(400);
  expect((await call('GET', '/1/a/Unread')).body).toEqual({ d: { Unread: expect.any(Number) as number } });
  const words = (await call('GET', '/1/a/Words?$top=1')).body as { d: { results: Row[] } };
  expect(Object.keys(words.d.results[0] ?? {})).toEqual(['__metadata', 'Word']);
});
