import type { ServerResponse } from 'node:http';
import type { Paging } from '../contract/traffic.js';
import { closeAll, failureOf, json, start, type Answer } from '../http/testkit.js';
import { all, call, ids, parameter, range, service } from './testkit.js';

afterEach(closeAll);

describe('cursor', () => {
  const pages =
    (total: number): Answer =>
    ({ url }, response) => {
      const from = parameter(url, 'cursor');
      const to = Math.min(total, from + parameter(url, 'limit'));
      json(response, { data: range(from, to), next: to < total ? String(to) : null });
    };

  test('reads to the end and repeats the other parameters', async () => {
    const { server, http } = await start(pages(10), { service });
    expect(await ids(http.rows({ ...call, query: { status: 'open' } }, { style: 'cursor' }))).toEqual(
      range(0, 10).map(({ id }) => id),
    );
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/rows?status=open&limit=4',
      '/rows?status=open&limit=4&cursor=4',
      '/rows?status=open&limit=4&cursor=8',
    ]);
  });

  test('requests pages of one size, none larger than the limit', async () => {
    const { server, http } = await start(pages(100), { service });
    expect(await ids(http.rows(call, { style: 'cursor', limit: 6 }))).toHaveLength(6);
    expect(server.seen.map(({ url }) => parameter(url, 'limit'))).toEqual([4, 4]);
    expect(await ids(http.rows(call, { style: 'cursor', limit: 3, size: 2 }))).toHaveLength(3);
    expect(server.seen.slice(2).map(({ url }) => parameter(url, 'limit'))).toEqual([2, 2]);
    expect(await ids(http.rows(call, { style: 'cursor', limit: 3 }))).toHaveLength(3);
    expect(server.seen.slice(4).map(({ url }) => parameter(url, 'limit'))).toEqual([3]);
  });

  test('reads a page only on demand', async () => {
    const { server, http } = await start(pages(100), { service });
    for await (const row of http.rows(call, { style: 'cursor' })) if (row['id'] === 2) break;
    expect(server.seen).toHaveLength(1);
  });

  test('cuts rows beyond the limit, and stops after the allowed pages', async () => {
    const { http } = await start(
      (_, response, count) => json(response, { data: range(50 * count - 50, 50 * count), next: `c${String(count)}` }),
      { service },
    );
    expect(await ids(http.rows(call, { style: 'cursor', limit: 3 }))).toEqual([0, 1, 2]);
    const read = await all(http.pages(call, { style: 'cursor', maxPages: 2 }));
    expect(read.map(({ index, more }) => [index, more])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  test('is an error if a page has the rows of the page before, because it hides those of another', async () => {
    const { http } = await start(
      (_, response, count) => json(response, { data: range(0, 4), next: `c${String(count)}` }),
      { service },
    );
    const rows = http.rows(call, { style: 'cursor' });
    await expect(ids(rows)).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('repeats a page: two in a row have the same rows') as string,
    });
  });

  test('reads null as no rows where that is declared, and keeps every digit of long cursors and ids', async () => {
    const { server, http } = await start(
      (_, response, count) =>
        json(
          response,
          count === 1 ? '{"data":null,"next":12345678901234567890}' : '{"data":[{"id":12345678901234567891}]}',
        ),
      { service: { ...service, emptyList: { data: null } } },
    );
    expect((await ids(http.rows(call, { style: 'cursor' }))).map(String)).toEqual(['12345678901234567891']);
    expect(server.seen[1]?.url).toMatch(/cursor=12345678901234567890$/);
  });

  test('takes null for an error where every page must have its rows', async () => {
    const paging = { ...service.paging, strict: { ...service.paging['cursor'], required: true } as Paging };
    const { http } = await start((_, response) => json(response, '{"data":null}'), {
      service: { ...service, paging, emptyList: { data: null } },
    });
    expect((await failureOf(ids(http.rows(call, { style: 'strict' })))).kind).toBe('unavailable');
    expect(await ids(http.rows(call, { style: 'cursor' }))).toEqual([]);
  });

  test.each([
    [
      'repeats a cursor at once',
      (response: ServerResponse, count: number) => json(response, { data: range(2 * count, 2 * count + 2), next: 'a' }),
      /repeats a cursor/,
      2,
    ],
    [
      'repeats a cursor later',
      (response: ServerResponse, count: number) =>
        json(response, { data: range(2 * count, 2 * count + 2), next: 'abc'.charAt(count % 3) }),
      /repeats a cursor/,
      4,
    ],
    [
      'promises more on empty pages',
      (response: ServerResponse, count: number) => json(response, { data: [], next: String(count) }),
      /10 pages in a row were empty/,
      10,
    ],
    [
      'returns an object as a cursor',
      (response: ServerResponse) => json(response, '{"data":[{"id":1}],"next":{"toString":1,"constructor":{}}}'),
      /returned an object with "toString", "constructor" at "next", not a cursor/,
      1,
    ],
    [
      'returns a list as a cursor',
      (response: ServerResponse) => json(response, { data: range(0, 2), next: ['a'] }),
      /returned a list at "next", not a cursor/,
      1,
    ],
    [
      'returns text instead of rows',
      (response: ServerResponse) => json(response, { data: 'none' }),
      /returned text, not a list at "data"/,
      1,
    ],
  ] as const)('ends in an error when the service %s', async (_, answer, message, requests) => {
    const { server, http } = await start((__, response, count) => answer(response, count), { service });
    const error = await failureOf(ids(http.rows(call, { style: 'cursor' })));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toMatch(message);
    expect(server.seen).toHaveLength(requests);
  });
});
