/** Lists whose end shows in a header, in a total, in the last row or in the length of a page. */
import type { Call } from '../contract/http.js';
import type { Paging } from '../contract/traffic.js';
import { closeAll, failureOf, json, start, testService, type Answer, type Seen } from '../http/testkit.js';
import { all, ids, parameter, range } from './testkit.js';

afterEach(closeAll);

const size = { default: 2, max: 4 };
const paged = { style: 'page', send: { page: 'page', size: 'size' }, first: 1, items: '', size } as const;
const skipping = { style: 'offset', send: { offset: 'start', size: 'size' }, items: '', size } as const;
const after = { style: 'cursor', send: { cursor: 'after', size: 'size' }, row: 'id', items: 'data', size } as const;

const inQuery: Readonly<Record<string, Paging>> = {
  'Link header': { style: 'link', next: 'header:link', total: 'header:x-total', items: '' },
  'total of numbered pages': { ...paged, total: 'header:x-total' },
  'number of pages in a header': { ...paged, pages: 'header:x-pages' },
  'short page': { ...paged, end: 'short-page' },
  'empty page': { style: 'page', send: { page: 'page' }, first: 1, items: '', end: 'empty-page' },
  'empty page after pages of a known size': { ...paged, end: 'empty-page' },
  'total of offsets': { ...skipping, total: 'header:x-total' },
  'short page of offsets': { ...skipping, end: 'short-page' },
  'empty page of offsets': { style: 'offset', send: { offset: 'start' }, items: '', end: 'empty-page' },
  'empty page of offsets whose pages overlap': { ...skipping, end: 'empty-page', distinct: 'id' },
  'Content-Range of offsets': { ...skipping, total: 'header:content-range' },
  'Content-Range of numbered pages': { ...paged, total: 'header:Content-Range' },
  'Content-Range beside a Link header': {
    style: 'link',
    next: 'header:link',
    total: 'header:content-range',
    items: '',
  },
  'last row with more': { ...after, more: 'has_more' },
  'last row of a short page': { ...after, end: 'short-page' },
  'last row before an empty page': { ...after, end: 'empty-page' },
  'cursor in a header': { style: 'cursor', send: { cursor: 'after', size: 'size' }, next: 'header:x-next', items: '' },
};
const IN_BODY = ' in the body of a search';

/** Returns the style of a search, whose parameters are in the body of its requests. */
function ofSearch(style: Paging): Paging {
  const sent = Object.entries('send' in style ? { ...style.send } : {});
  return { ...style, send: Object.fromEntries(sent.map(([key, name]) => [key, `body:page.${name}`])) } as Paging;
}

const styles: Readonly<Record<string, Paging>> = {
  ...inQuery,
  ...Object.fromEntries(Object.entries(inQuery).map(([name, style]) => [`${name}${IN_BODY}`, ofSearch(style)])),
};
const names = Object.keys(styles);

/** Returns the address of a request with the parameters of its body. */
function askedBy({ url, body }: Seen): string {
  const { page = {} } = (body === '' ? {} : JSON.parse(body)) as { readonly page?: Readonly<Record<string, string>> };
  const query = new URLSearchParams(page).toString();
  return query === '' ? url : `${url}?${query}`;
}

/** A service that returns everything which one of the styles reads, for a list with the ids from 0. */
const service =
  (total: number, drop: readonly string[] = []): Answer =>
  (request, response) => {
    const url = askedBy(request);
    const rows = parameter(url, 'size') || 2;
    const page = parameter(url, 'page');
    const id = new URL(url, 'http://x').searchParams.get('after');
    const from = id === null ? (page > 0 ? (page - 1) * rows : parameter(url, 'start')) : Number(id) + 1;
    const found = range(from, Math.min(total, from + rows));
    const isMore = from + rows < total;
    const isPartial = url.startsWith('/partial');
    const next = `<http://other.example/,x?page=1>; rel="prev first", <${pathOf(url)}?start=${String(from + rows)}>; Rel=next`;
    const headers = {
      'x-total': String(total),
      'x-pages': String(Math.ceil(total / rows)),
      ...(isPartial && { 'content-range': rangeOf(from, found.length, total) }),
      ...(isMore && { link: next, 'x-next': String(from + rows - 1) }),
    };
    const sent = Object.fromEntries(Object.entries(headers).filter(([name]) => !drop.includes(name)));
    const isWrapped = url.startsWith('/wrapped');
    json(
      response,
      isWrapped ? { data: found, ...(!drop.includes('has_more') && { has_more: isMore }) } : found,
      isPartial && found.length < total ? 206 : 200,
      sent,
    );
  };

const pathOf = (url: string): string => new URL(url, 'http://x').pathname;

/** The range of the rows of a page, as services write it that have only rows to count, or several units. */
const rangeOf = (from: number, length: number, total: number): string =>
  length === 0
    ? `*/${String(total)}`
    : `${from > 0 ? 'items ' : ''}${String(from)}-${String(from + length - 1)}/${String(total)}`;

const client = async (answer: Answer) => start(answer, { service: testService({ paging: styles }) });
const callOf = (style: string): Call => ({
  ...(style.endsWith(IN_BODY) ? { method: 'POST', effect: 'read', body: { text: 'dune' } } : { method: 'GET' }),
  path: style.startsWith('last row') ? '/wrapped' : style.startsWith('Content-Range') ? '/partial' : '/rows',
});

test.each(names)('%s: every row once, whatever the length of the list', async (style) => {
  for (const total of [0, 1, 4, 7, 8, 21]) {
    const { http } = await client(service(total));
    expect(await ids(http.rows(callOf(style), { style }))).toEqual(range(0, total).map(({ id }) => id));
    expect(await ids(http.rows(callOf(style), { style, limit: 3 }))).toHaveLength(Math.min(3, total));
  }
});

test.each([
  ['total of numbered pages', 'x-total', '/rows was returned without the header x-total, which shows'],
  ['number of pages in a header', 'x-pages', '/rows was returned without the header x-pages, which shows'],
  ['total of offsets', 'x-total', '/rows was returned without the header x-total, which shows'],
  ['Content-Range of offsets', 'content-range', 'has only a part of the content'],
  ['last row with more', 'has_more', 'returned nothing at "has_more", where true or false must be'],
  [`last row with more${IN_BODY}`, 'has_more', 'returned nothing at "has_more", where true or false must be'],
  [`total of offsets${IN_BODY}`, 'x-total', '/rows was returned without the header x-total, which shows'],
])('%s: a list without evidence of its end is an error', async (style, drop, message) => {
  const { http } = await client(service(7, [drop]));
  expect((await failureOf(all(http.pages(callOf(style), { style })))).message).toContain(message);
});

test('a full page without the object of the cursors is an error where every page must have it', async () => {
  const { row: _row, ...cursor } = after;
  const read = async (count: number, more: object, limit?: number, required = true) => {
    const { http } = await start((_, response) => json(response, { data: range(0, count), ...more }), {
      service: testService({ paging: { of: { ...cursor, next: 'meta.next', required } } }),
    });
    return ids(http.rows(callOf(''), { style: 'of', ...(limit === undefined ? {} : { limit }) }));
  };
  expect((await failureOf(read(4, {}))).message).toContain(
    'returned a full page without "meta", which shows whether more rows follow',
  );
  expect((await failureOf(read(4, { meta: 'none' }))).message).toContain('without "meta"');
  const whole = [0, 1, 2, 3];
  expect(await read(4, { meta: {} })).toEqual(whole);
  expect(await read(4, { meta: null })).toEqual(whole);
  expect(await read(4, {}, 4)).toEqual(whole);
  expect(await read(3, {})).toEqual([0, 1, 2]);
  expect(await read(4, {}, undefined, false)).toEqual(whole);
});

test('a missing header is not taken for maintenance', async () => {
  const { http } = await client(service(7, ['x-total']));
  const { remedy } = await failureOf(all(http.pages(callOf(''), { style: 'total of offsets' })));
  expect(remedy).toMatch(/^Try again later\. If the header is always missing/);
});

test('a service that repeats its page, or returns fewer rows than requested, does not pass for a list', async () => {
  const same = await client((_, response) => {
    json(response, range(0, 4));
  });
  expect((await failureOf(ids(same.http.rows(callOf(''), { style: 'short page' })))).message).toMatch(/repeats a page/);
  const capped = await client((_, response) => {
    json(response, range(0, 3), 200, { 'x-total': '9' });
  });
  const failure = await failureOf(ids(capped.http.rows(callOf(''), { style: 'total of numbered pages' })));
  expect(failure.message).toMatch(/returned 3 rows on a page of 4 that is not the last/);
});

test('a page after the last one that does not exist ends a list, which must still be there', async () => {
  const missing = async (isGone: boolean) => {
    let requests = 0;
    const { http } = await client(({ url }, response) => {
      requests += 1;
      const page = parameter(url, 'page');
      if (page > 2 || (isGone && requests > 3)) json(response, { error: 'no such page' }, 404);
      else json(response, range(page * 2, page * 2 + 2));
    });
    return { http, rows: ids(http.rows(callOf(''), { style: 'empty page' })) };
  };
  expect(await (await missing(false)).rows).toEqual([2, 3, 4, 5]);
  expect((await failureOf((await missing(true)).rows)).details.statusCode).toBe(404);
  const { http } = await client((_, response) => json(response, { error: 'no such list' }, 404));
  expect((await failureOf(ids(http.rows(callOf(''), { style: 'empty page' })))).details.statusCode).toBe(404);
});

test('pages shorter than the ones before do not end a list that ends with an empty page', async () => {
  const lengths = [4, 1, 3, 0, 4];
  const { http } = await client(({ url }, response) => {
    const page = parameter(url, 'page');
    json(response, range(page * 10, page * 10 + (lengths[page - 1] ?? 0)));
  });
  expect(await ids(http.rows(callOf(''), { style: 'empty page' }))).toEqual([10, 11, 12, 13, 20, 30, 31, 32]);
});

test('a last row without the field is an error, and so is an empty page that promises more', async () => {
  for (const [data, message] of [
    [[{ name: 'x' }], 'no value at "id" of its last row'],
    [[], 'reports more rows, but its page is empty'],
  ] as const) {
    const { http } = await client((_, response) => {
      json(response, { data, has_more: true });
    });
    expect((await failureOf(ids(http.rows(callOf('last row'), { style: 'last row with more' })))).message).toContain(
      message,
    );
  }
});

test('totals appear on the pages of every style that has them', async () => {
  const { http } = await client(service(7));
  const pages = await all(http.pages(callOf(''), { style: 'Link header' }));
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7]);
});

test.each([
  ['bytes 0-1/9', 'Content-Range of offsets', 'has only a part of the content'],
  ['9', 'Content-Range of offsets', 'has only a part of the content'],
  ['items 0-1/9', 'total of offsets', 'has only a part of the content'],
  [
    'items 0-1/*',
    'Content-Range of offsets',
    'was returned with a header content-range that does not show where it ends',
  ],
])(
  'a response with status 206 and the range %s is not a page in the style "%s"',
  async (contentRange, style, message) => {
    const { http } = await client((_, response) => {
      json(response, range(0, 2), 206, { 'content-range': contentRange, 'x-total': '9' });
    });
    expect((await failureOf(ids(http.rows(callOf(''), { style })))).message).toContain(message);
  },
);

test('a part of a record is refused, also where lists have parts', async () => {
  const { http } = await client((_, response) => {
    json(response, { id: 1 }, 206, { 'content-range': 'items 0-0/1' });
  });
  expect((await failureOf(http.send(callOf('')))).message).toContain('has only a part of the content');
});

test.each([
  ['total of numbered pages', { 'x-total': '0' }, 'has 2 rows on its first page, but a total of 0'],
  ['total of offsets', { 'x-total': '1' }, 'has 2 rows on its first page, but a total of 1'],
  ['Link header', { link: '<>; rel="next"' }, 'has a Link header that cannot be parsed'],
])('in the style "%s", %j does not show where the list ends', async (style, headers, message) => {
  const { http } = await client((_, response) => {
    json(response, range(0, 2), 200, headers);
  });
  expect((await failureOf(ids(http.rows(callOf(''), { style })))).message).toContain(message);
});
