import { announcedBy } from './announced.js';

const two = [{ id: 1 }, { id: 2 }];
const by = (body: unknown, path = 'items', headers: Readonly<Record<string, string>> = {}) =>
  announcedBy({ status: 200, url: 'https://shop.example/orders', headers, body }, 2, path);

test.each([
  [{ items: two, next_page: { offset: 'abc', path: '/x' } }, 'next_page'],
  [{ items: two, nextPageToken: 'abc' }, 'nextPageToken'],
  [{ items: two, '@odata.nextLink': 'https://x' }, '@odata\\.nextLink'],
  [{ items: two, next: '/orders?page=2' }, 'next'],
  [{ items: two, has_more: true }, 'has_more'],
  [{ items: two, hasMore: true }, 'hasMore'],
  [{ items: two, pageInfo: { hasNextPage: true } }, 'pageInfo.hasNextPage'],
  [{ items: two, meta: { pagination: {}, next_cursor: 'x' } }, 'meta.next_cursor'],
  [{ items: two, _links: { next: { href: '/2' } } }, '_links.next'],
  [{ items: two, response_metadata: { next_cursor: 'dXNlcjpV' } }, 'response_metadata.next_cursor'],
])('%j announces more, by %s', (body, field) => {
  expect(by(body)).toEqual({ by: field });
});

test.each([
  [
    { items: two, total: 5 },
    { by: 'total', total: 5 },
  ],
  [
    { items: two, paging: { total_count: '5' } },
    { by: 'paging.total_count', total: 5 },
  ],
])('%j announces all records', (body, announced) => {
  expect(by(body)).toEqual(announced);
});

test('the fields around a nested list count too', () => {
  expect(by({ data: { items: two, total: 5 } }, 'data.items')).toEqual({ by: 'data.total', total: 5 });
  expect(by({ data: { items: two }, next: 'x' }, 'rows|data.items')).toEqual({ by: 'next' });
});

test('headers announce more, also where the rows are the whole response', () => {
  const link = { link: '<https://shop.example/orders?page=2>; rel="next"' };
  expect(by(two, '', link)).toEqual({ by: 'the header Link' });
  expect(by(two, '', { 'x-total-count': '7' })).toEqual({ by: 'the header x-total-count', total: 7 });
  expect(by(two, '', { 'content-range': 'items 0-1/7' })).toEqual({ by: 'the header content-range', total: 7 });
  expect(by(two, '', { link: '<https://shop.example/orders>; rel="first"', 'x-total-count': '2' })).toBeUndefined();
});

test.each([
  { items: two },
  { items: two, next: null, next_page: '', nextOffset: 0, next_cursor: {} },
  { items: two, next: { href: null } },
  { items: two, has_more: false, next_cursor: 'x', total: 9 },
  { items: two, total: 2, next: 'x' },
  { items: two, count: 2, page: 1, pages: 1 },
  // Fields about something else.
  { items: two, next_billing_date: '2026-01-01', nextRun: 'soon', next_steps: ['a'] },
  { items: two, total: 12.5, total_amount: 900 },
  { items: two, owner: { total: 9, next: 'x' } },
  { items: [{ id: 1, next: 'x', total: 9 }, { id: 2 }] },
])('%j announces nothing', (body) => {
  expect(by(body)).toBeUndefined();
});
