import type { ServerResponse } from 'node:http';
import type { Page } from '../contract/http.js';
import type { Service } from '../contract/service.js';
import type { Paging } from '../contract/traffic.js';
import type { Row } from '../contract/values.js';
import { closeAll, failureOf, json, start, testService, type Answer } from '../http/testkit.js';

afterEach(closeAll);

const styles: Record<string, Paging> = {
  cursor: {
    style: 'cursor',
    send: { cursor: 'cursor', size: 'limit' },
    next: 'next',
    items: 'data',
    size: { default: 2, max: 4 },
  },
  offset: {
    style: 'offset',
    send: { offset: 'start', size: 'limit' },
    next: 'p.next',
    more: 'p.more',
    items: 'data',
    size: { default: 2, max: 4 },
  },
  page: {
    style: 'page',
    send: { page: 'page' },
    first: 1,
    pages: 'page.pages',
    total: 'page.total',
    items: '_embedded.{key}',
    distinct: 'id',
  },
  link: { style: 'link', next: 'd.next', items: 'd.results|d', maxPages: 5 },
  feed: { style: 'timestamp', next: 'd.next', items: 'd.results', field: 'Timestamp' },
};
const service: Service = testService({ paging: styles });
const call = { method: 'GET', path: '/rows' } as const;

async function ids(rows: AsyncIterable<Row>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const row of rows) found.push(row['id']);
  return found;
}

async function all(pages: AsyncIterable<Page>): Promise<Page[]> {
  const found: Page[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

const range = (from: number, to: number): Row[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => ({ id: from + index }));
const parameter = (url: string, name: string): number => Number(new URL(url, 'http://x').searchParams.get(name) ?? 0);

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

  test('asks for no more than the limit wants', async () => {
    const { server, http } = await start(pages(100), { service });
    expect(await ids(http.rows(call, { style: 'cursor', limit: 6 }))).toHaveLength(6);
    expect(server.seen.map(({ url }) => parameter(url, 'limit'))).toEqual([4, 2]);
    expect(await ids(http.rows(call, { style: 'cursor', limit: 3, size: 2 }))).toHaveLength(3);
    expect(server.seen.slice(2).map(({ url }) => parameter(url, 'limit'))).toEqual([2, 1]);
  });

  test('reads a page only when it is asked for', async () => {
    const { server, http } = await start(pages(100), { service });
    for await (const row of http.rows(call, { style: 'cursor' })) if (row['id'] === 2) break;
    expect(server.seen).toHaveLength(1);
  });

  test('cuts what the service gives beyond the limit, and stops after the pages that are allowed', async () => {
    const { http } = await start(
      (_, response, count) => json(response, { data: range(0, 50), next: `c${String(count)}` }),
      { service },
    );
    expect(await ids(http.rows(call, { style: 'cursor', limit: 3 }))).toEqual([0, 1, 2]);
    const read = await all(http.pages(call, { style: 'cursor', maxPages: 2 }));
    expect(read.map(({ index, more }) => [index, more])).toEqual([
      [0, true],
      [1, true],
    ]);
  });

  test('takes null for no rows, and long cursors and ids as they are', async () => {
    const { server, http } = await start(
      (_, response, count) =>
        json(
          response,
          count === 1 ? '{"data":null,"next":12345678901234567890}' : '{"data":[{"id":12345678901234567891}]}',
        ),
      { service },
    );
    expect((await ids(http.rows(call, { style: 'cursor' }))).map(String)).toEqual(['12345678901234567891']);
    expect(server.seen[1]?.url).toMatch(/cursor=12345678901234567890$/);
  });

  test.each([
    [
      'repeats a cursor at once',
      (response: ServerResponse) => json(response, { data: range(0, 2), next: 'a' }),
      /repeats a cursor/,
      2,
    ],
    [
      'goes round',
      (response: ServerResponse, count: number) => json(response, { data: range(0, 2), next: 'abc'.charAt(count % 3) }),
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
      'gives text for rows',
      (response: ServerResponse) => json(response, { data: 'none' }),
      /text at "data" where its rows should be/,
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

describe('offset', () => {
  test('goes on where the service says', async () => {
    const { server, http } = await start(
      ({ url }, response) => {
        const from = parameter(url, 'start');
        json(response, { data: range(from, from + 3), p: { more: from < 6, next: from + 3 } });
      },
      { service },
    );
    expect(await ids(http.rows(call, { style: 'offset', limit: 8 }))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/rows?limit=4&start=0',
      '/rows?limit=4&start=3',
      '/rows?limit=2&start=6',
    ]);
  });

  test('ends in an error when the next page is this one', async () => {
    const { server, http } = await start(
      (_, response) => json(response, { data: range(0, 3), p: { more: true, next: 3 } }),
      { service },
    );
    const error = await failureOf(ids(http.rows(call, { style: 'offset' })));
    expect(error.message).toMatch(/after 3 it continues at 3/);
    expect(server.seen).toHaveLength(2);
  });
});

describe('link', () => {
  test('follows the address as given and keeps the parameters in it', async () => {
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

  test('ends in an error when a link comes again, and stops at the pages of the style', async () => {
    const { http } = await start(
      (_, response) => json(response, { d: { results: [{ id: 1 }], next: '/rows?skip=1' } }),
      { service },
    );
    expect((await failureOf(ids(http.rows(call, { style: 'link' })))).message).toMatch(/repeats a link/);
    const many = await start(
      (_, response, count) => json(response, { d: { results: [{ id: 1 }], next: `/rows?skip=${String(count)}` } }),
      { service },
    );
    expect(await ids(many.http.rows(call, { style: 'link' }))).toHaveLength(5);
    expect(await ids(many.http.rows(call, { style: 'link', maxPages: 2 }))).toHaveLength(2);
  });
});

describe('page', () => {
  const body = (rows: readonly Row[], pages: number): unknown => ({
    _embedded: { things: rows },
    page: { pages, total: pages * 2 },
  });
  const options = { style: 'page', result: 'things' } as const;

  test('reads ahead, more and more up to eight at once, and keeps the order whatever comes first', async () => {
    const waiting: (() => void)[] = [];
    const together: number[] = [];
    const { server, http } = await start(
      ({ url }, response) => {
        const number = parameter(url, 'page');
        const answer = (): void => json(response, body([{ id: number * 10 }, { id: number * 10 + 1 }], 19));
        if (number === 1) {
          answer();
          return;
        }
        waiting.push(answer);
        // Answers in the wrong order once all are there that may be; with fewer this test does not end.
        if (waiting.length < (together.length === 0 ? 2 : 8)) return;
        together.push(waiting.length);
        for (const one of waiting.splice(0).reverse()) one();
      },
      { service },
    );
    const pages = await all(http.pages(call, options));
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      Array.from({ length: 19 }, (_, page) => [page * 10 + 10, page * 10 + 11]).flat(),
    );
    expect(together).toEqual([2, 8, 8]);
    expect(server.seen).toHaveLength(19);
    expect(pages[0]).toMatchObject({ total: 38, pages: 19, more: true });
    expect(pages.at(-1)).toMatchObject({ more: false });
  });

  test('reads one after another when the budget is small', async () => {
    let open = 0;
    let most = 0;
    const { http } = await start(
      ({ url }, response) => {
        open += 1;
        most = Math.max(most, open);
        setImmediate(() => {
          open -= 1;
          json(response, body([{ id: parameter(url, 'page') }], 6), 200, { 'x-left': '1' });
        });
      },
      { service },
    );
    expect(await ids(http.rows(call, options))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(most).toBe(1);
  });

  test('gives up the pages in flight when no more are wanted', async () => {
    let asked = 0;
    let given = 0;
    const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
    const { http } = await start(
      ({ url }, response) => {
        if (parameter(url, 'page') < 5) {
          json(response, body([{ id: parameter(url, 'page') }], 50));
          return;
        }
        asked += 1;
        response.on('close', () => (given += 1));
      },
      { service },
    );
    for await (const row of http.rows(call, options)) {
      if (row['id'] !== 4) continue;
      while (asked < 7) await turn();
      break;
    }
    // The server sees the connections close; else this test does not end.
    while (given < 7) await turn();
    expect(given).toBe(7);
  });

  test('drops rows that moved to a later page, and reads on for the limit', async () => {
    const { server, http } = await start(
      ({ url }, response) => {
        const number = parameter(url, 'page');
        // Before each page but the first, a new row pushes the others one place on.
        json(
          response,
          body(
            [
              { id: String(number * 2 - (number > 1 ? 1 : 0)) },
              { id: String(number * 2) },
              { id: String(number * 2 + 1) },
            ],
            4,
          ),
        );
      },
      { service },
    );
    expect(await ids(http.rows(call, options))).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    server.seen.splice(0);
    expect(await ids(http.rows(call, { ...options, limit: 5 }))).toEqual(['2', '3', '4', '5', '6']);
    expect(server.seen).toHaveLength(3);
  });

  test('does not read a page that is not needed', async () => {
    const { server, http } = await start(
      ({ url }, response) =>
        json(response, body(range(parameter(url, 'page') * 10, parameter(url, 'page') * 10 + 10), 50)),
      { service },
    );
    expect(await ids(http.rows(call, { ...options, limit: 10 }))).toHaveLength(10);
    expect(server.seen).toHaveLength(1);
    expect(await ids(http.rows(call, { ...options, limit: 25 }))).toHaveLength(25);
    expect(server.seen).toHaveLength(4);
    expect(await ids(http.rows(call, { ...options, maxPages: 2 }))).toHaveLength(20);
    expect(server.seen).toHaveLength(6);
  });

  test('an empty list without its parts is no rows, an empty page is the end', async () => {
    const { http } = await start((_, response) => json(response, { page: { pages: 0 } }), { service });
    expect(await ids(http.rows(call, options))).toEqual([]);
    const short = await start(
      ({ url }, response) => json(response, body(parameter(url, 'page') === 1 ? [{ id: 1 }] : [], 8)),
      { service },
    );
    expect(await ids(short.http.rows(call, options))).toEqual([1]);
  });

  test('ends in an error when the number of pages runs away', async () => {
    const { http } = await start(
      ({ url }, response) => {
        const number = parameter(url, 'page');
        json(response, body([{ id: number }], number + 5));
      },
      { service },
    );
    expect((await failureOf(ids(http.rows(call, options)))).message).toMatch(/grows without end/);
  });

  test('a failed page ends the list after the rows before it', async () => {
    const { http } = await start(
      ({ url }, response) => {
        const number = parameter(url, 'page');
        json(response, body([{ id: number }], 4), number === 3 ? 404 : 200);
      },
      { service },
    );
    const read: unknown[] = [];
    const error = await failureOf(
      (async () => {
        for await (const row of http.rows(call, options)) read.push(row['id']);
      })(),
    );
    expect(read).toEqual([1, 2]);
    expect(error.details.statusCode).toBe(404);
  });
});

test('a list whose pages are numbered begins with the page that is asked for', async () => {
  const { server, http } = await start(
    ({ url }, response) => {
      const number = parameter(url, 'page');
      json(response, { _embedded: { rows: range(number * 10, number * 10 + 2) }, page: { pages: 4, total: 8 } });
    },
    { service },
  );
  const read = await all(http.pages(call, { style: 'page', result: 'rows', from: 3 }));
  expect(read.map(({ index, rows, more }) => [index, rows.map(({ id }) => id), more])).toEqual([
    [0, [30, 31], true],
    [1, [40, 41], false],
  ]);
  expect(server.seen.map(({ url }) => url)).toEqual(['/rows?page=3', '/rows?page=4']);
});
