import type { Row } from '../contract/rows.js';
import { closeAll, failureOf, json, start } from '../http/testkit.js';
import { call, ids, range, service } from './testkit.js';

afterEach(closeAll);

describe('link', () => {
  test('follows the address unchanged, with its parameters', async () => {
    const { server, http } = await start(
      ({ url }, response) =>
        json(response, {
          d: url.includes('skip')
            ? [{ id: 2 }]
            : { results: [{ id: 1 }], next: `${server.origin}/rows?$skip=1&$filter=a%20b` },
        }),
      { service },
    );
    expect(await ids(http.rows({ ...call, query: { $filter: 'a b' } }, { style: 'link' }))).toEqual([1, 2]);
    expect(server.seen.map(({ url }) => url)).toEqual(['/rows?$filter=a%20b', '/rows?$skip=1&$filter=a%20b']);
  });

  test('the page after a search has its body, with the size of a page', async () => {
    const { server, http } = await start(
      (_, response, count) =>
        json(response, range(count, count + 1), 200, count === 1 ? { link: `</rows?page=2>; rel="next"` } : {}),
      { service },
    );
    const search = {
      method: 'POST',
      effect: 'read',
      path: '/rows',
      query: { branch: 'x' },
      body: { text: 'y' },
    } as const;
    expect(await ids(http.rows(search, { style: 'searched' }))).toEqual([1, 2]);
    const asked = server.seen.map(({ method, url, body }) => [method, url, JSON.parse(body) as unknown]);
    expect(asked).toEqual([
      ['POST', '/rows?branch=x', { text: 'y', size: 3 }],
      ['POST', '/rows?page=2', { text: 'y', size: 3 }],
    ]);
  });

  test.each([
    ['?$skip=1', '/v2/shops/7/rows?$skip=1'],
    ['rows?$skip=1', '/v2/shops/7/rows?$skip=1'],
    ['more/1', '/v2/shops/7/more/1'],
    ['/rows?$skip=1', '/rows?$skip=1'],
  ])('the address %s is relative to the page that it is on', async (next, path) => {
    const { server, http } = await start(
      ({ url }, response) => json(response, { d: { results: [{ id: 1 }], ...(url !== path && { next }) } }),
      { service },
    );
    const long = { method: 'GET', path: '/v2/shops/7/rows', query: { $top: 1 } } as const;
    expect(await ids(http.rows(long, { style: 'link' }))).toEqual([1, 1]);
    expect(server.seen.map(({ url }) => url)).toEqual(['/v2/shops/7/rows?$top=1', path]);
  });

  test.each([5, true, {}, ['/rows?skip=1']])('a next link %j is an error, not the end of the list', async (next) => {
    const { http } = await start((_, response) => json(response, { d: { results: [{ id: 1 }], next } }), { service });
    const { message } = await failureOf(ids(http.rows(call, { style: 'link' })));
    expect(message).toMatch(/the list \/rows returned .* at "d.next", not an address/);
  });

  test.each([
    [60, 3],
    [2, 2],
    [5, 3],
  ])('of a limit of %d the first request asks for %d rows, and links keep that', async (limit, size) => {
    const { server, http } = await start(
      ({ url }, response) => {
        const next = url.includes('after') ? {} : { link: `</rows?per_page=${String(size)}&after=1>; rel="next"` };
        json(response, [{ id: url.includes('after') ? 2 : 1 }], 200, next);
      },
      { service },
    );
    await ids(http.rows(call, { style: 'sized', limit }));
    const links = [`/rows?per_page=${String(size)}`, `/rows?per_page=${String(size)}&after=1`];
    expect(server.seen.map(({ url }) => url)).toEqual(links);
  });

  test.each([
    ['without a Link header', {}, [1]],
    ['with an empty one', { link: '' }, [1]],
    ['with one whose title has quotes', { link: '</rows?page=1>; rel="prev"; title="a \\"b\\", c"' }, [1]],
    ['with one that has no next page', { link: '</rows?page=1>; rel="prev", </rows?page=9>; rel=last' }, [1]],
  ])('a page %s is the last', async (_, headers, rows) => {
    const { http } = await start((_seen, response) => json(response, [{ id: 1 }], 200, headers), { service });
    expect(await ids(http.rows(call, { style: 'sized' }))).toEqual(rows);
  });

  test.each(['/rows?page=2; rel="next"', 'next', '</rows?page=2; rel="next"'])(
    'the Link header %s is an error',
    async (link) => {
      const { http } = await start((_, response) => json(response, [{ id: 1 }], 200, { link }), { service });
      const error = await failureOf(ids(http.rows(call, { style: 'sized' })));
      expect(error.kind).toBe('unavailable');
      expect(error.message).toContain('has a Link header that cannot be parsed');
    },
  );

  test('does not leave the origin', async () => {
    const other = await start((_, response) => json(response, {}), { service });
    const { http } = await start(
      (_, response) => json(response, { d: { results: [{ id: 1 }], next: `${other.server.origin}/rows` } }),
      { service },
    );
    const error = await failureOf(ids(http.rows(call, { style: 'link' })));
    expect(error.kind).toBe('config');
    expect(error.message).toMatch(new RegExp(`The next link leads to ${other.server.origin}`));
    expect(other.server.seen).toEqual([]);
  });

  test('reads a feed by timestamp the same way', async () => {
    const { server, http } = await start(
      (_, response, count) =>
        json(
          response,
          `{"d":{"results":[{"id":${String(count)},"Timestamp":90071992547409930${String(count)}}]${count === 1 ? ',"next":"/rows?$skip=2"' : ''}}}`,
        ),
      { service },
    );
    const rows: Row[] = [];
    for await (const row of http.rows({ ...call, query: { $filter: 'Timestamp gt 5L' } }, { style: 'feed' }))
      rows.push(row);
    expect(rows.map(({ Timestamp }) => String(Timestamp))).toEqual(['900719925474099301', '900719925474099302']);
    expect(server.seen.map(({ url }) => url)).toEqual(['/rows?$filter=Timestamp%20gt%205L', '/rows?$skip=2']);
  });

  test('ends in an error when a link repeats, and stops at the maximum number of pages', async () => {
    const { http } = await start(
      (_, response) => json(response, { d: { results: [{ id: 1 }], next: '/rows?skip=1' } }),
      { service },
    );
    expect((await failureOf(ids(http.rows(call, { style: 'link' })))).message).toMatch(/repeats a link/);
    const many = await start(
      (_, response, count) => json(response, { d: { results: [{ id: 1 }], next: `/rows?skip=${String(count)}` } }),
      { service },
    );
    expect(await ids(many.http.rows(call, { style: 'link', maxPages: 2 }))).toHaveLength(2);
  });
});
