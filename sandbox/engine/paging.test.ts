import { closeAll, shop, shopService, type Reply, type Shop } from './testing/shop.js';
import type { Row } from './types.js';

afterEach(closeAll);

/** Reads a list as a client of the style does. */
const followers: Record<string, (shop: Shop) => AsyncIterable<Row[]>> = {
  async *cursor({ call }) {
    for (let cursor = ''; ;) {
      const { body } = await call('GET', `/v1/cursor?limit=7&cursor=${cursor}`);
      yield body.data;
      if (body.meta.next === null) return;
      cursor = body.meta.next;
    }
  },
  async *offset({ call }) {
    for (let start = 0; ;) {
      const { body } = await call('GET', `/v1/offset?limit=7&start=${start}`);
      yield body.data;
      if (body.meta.page.more === false) return;
      start = body.meta.page.next_start;
    }
  },
  async *page({ call }) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await call('GET', `/v1/page?page=${page}`);
      expect(body.page.totalElements).toBe(80);
      pages = body.page.totalPages;
      yield body._embedded.items;
    }
  },
  link: (shop) => links(shop, '/v1/link?limit=7'),
  timestamp: (shop) => links(shop, '/v1/timestamp'),
};

async function* links({ call, origin }: Shop, first: string): AsyncIterable<Row[]> {
  for (let next: string | undefined = first; next !== undefined;) {
    const { body }: Reply = await call('GET', next);
    yield body.d.results;
    next = body.d.__next;
    if (next !== undefined) expect(next).toContain(`${origin}${first}${first.includes('?') ? '&' : '?'}`);
  }
}

test.each(Object.keys(followers))('%s paging shows each record once and ends', async (style) => {
  const sandbox = await shop({ records: 80 });
  const sizes: number[] = [];
  const ids: unknown[] = [];
  for await (const rows of (followers[style] as (shop: Shop) => AsyncIterable<Row[]>)(sandbox)) {
    sizes.push(rows.length);
    ids.push(...rows.map((row) => row['id']));
  }
  expect(ids).toEqual(Array.from({ length: 80 }, (_, i) => i + 1));
  const full: Record<string, number[]> = {
    page: [25, 25, 25, 5],
    timestamp: [60, 20],
  };
  expect(sizes).toEqual(full[style] ?? [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 3]);
});

test('a link keeps the rest of the query', async () => {
  const { call } = await shop({ records: 200 });
  const { body } = await call('GET', '/v1/link?state=new');
  expect(body.d.__next).toContain('state=new');
  const rows = (await call('GET', body.d.__next)).body.d.results as Row[];
  expect(rows.every((row) => row['state'] === 'new')).toBe(true);
});

test('pages past the end are empty', async () => {
  const { call } = await shop({ records: 30 });
  expect((await call('GET', '/v1/page?page=9')).body).toEqual({
    _embedded: { items: [] },
    page: { totalPages: 2, totalElements: 30 },
  });
  expect((await call('GET', '/v1/offset?start=500')).body).toEqual({ data: [], meta: { page: { more: false } } });
});

test('a cursor stays valid when records before it are deleted', async () => {
  const { call } = await shop({ records: 20 });
  const first = await call('GET', '/v1/cursor?limit=5');
  await call('DELETE', '/v1/cursor/2');
  await call('DELETE', '/v1/cursor/5');
  const second = await call('GET', `/v1/cursor?limit=5&cursor=${first.body.meta.next}`);
  expect((second.body.data as Row[]).map((row) => row['id'])).toEqual([6, 7, 8, 9, 10]);
});

test('rows have the field by which the next page is requested, also below another one', async () => {
  const { paging } = shopService();
  const cursor = {
    style: 'cursor',
    send: { cursor: 'cursor', size: 'limit' },
    row: 'meta.position',
    more: 'more',
    items: 'data',
    size: { default: 5, max: 5 },
  } as const;
  const { call } = await shop({ records: 12 }, {}, shopService({ paging: { ...paging, cursor } }));
  const ids: unknown[] = [];
  for (let after = '', more = true; more;) {
    const { body } = await call('GET', `/v1/cursor?cursor=${after}`);
    const rows = body.data as { id: number; meta: { position: number } }[];
    ids.push(...rows.map(({ id }) => id));
    ({ more } = body);
    after = String(rows.at(-1)?.meta.position);
  }
  expect(ids).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test('offsets count the remaining records, also after a page was read', async () => {
  const { call } = await shop({ records: 20 });
  const ids = async (): Promise<unknown[]> =>
    ((await call('GET', '/v1/offset?start=5&limit=2')).body.data as Row[]).map((row) => row['id']);
  await call('GET', '/v1/offset?start=0&limit=5');
  expect(await ids()).toEqual([6, 7]);
  await call('DELETE', '/v1/offset/3');
  expect(await ids()).toEqual([7, 8]);
});

test('pages with their total in Content-Range are partial content, unless they have all rows', async () => {
  const { paging } = shopService();
  const service = shopService({
    paging: {
      ...paging,
      offset: {
        style: 'offset',
        send: { offset: 'start', size: 'limit' },
        total: 'header:Content-Range',
        items: 'data',
      },
    },
  });
  const { call } = await shop({ records: 30 }, {}, service);
  const facts = async (query: string): Promise<unknown[]> => {
    const { status, headers } = await call('GET', `/v1/offset?${query}`);
    return [status, headers.get('content-range')];
  };
  expect(await facts('start=20&limit=7')).toEqual([206, 'items 20-26/30']);
  expect(await facts('start=0&limit=30')).toEqual([200, 'items 0-29/30']);
  expect(await facts('start=90&limit=7')).toEqual([206, 'items */30']);
});
