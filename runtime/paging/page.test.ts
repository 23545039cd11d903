import type { Row } from '../contract/rows.js';
import { closeAll, failureOf, json, start } from '../http/testkit.js';
import { all, call, ids, parameter, range, service } from './testkit.js';

afterEach(closeAll);

describe('page', () => {
  const body = (rows: readonly Row[], pages: number): unknown => ({
    _embedded: { things: rows },
    page: { pages, total: pages * 2 },
  });
  const options = { style: 'page', result: 'things' } as const;

  test('reads ahead, more and more up to eight at once, and keeps the order whichever response comes first', async () => {
    const waiting: (() => void)[] = [];
    const together: number[] = [];
    const { server, http } = await start(
      ({ url }, response) => {
        const number = parameter(url, 'page');
        const answer = (): void => json(response, body([{ id: number * 10 }, { id: number * 10 + 1 }], 31));
        if (number === 1) {
          answer();
          return;
        }
        waiting.push(answer);
        // Responds in the wrong order once all allowed requests have arrived; with fewer, this test does not end.
        if (waiting.length < ([2, 4, 8, 8, 8][together.length] ?? 0)) return;
        together.push(waiting.length);
        for (const one of waiting.splice(0).reverse()) one();
      },
      { service },
    );
    const pages = await all(http.pages(call, { ...options, limit: 62 }));
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(
      Array.from({ length: 31 }, (_, page) => [page * 10 + 10, page * 10 + 11]).flat(),
    );
    expect(together).toEqual([2, 4, 8, 8, 8]);
    expect(server.seen).toHaveLength(31);
    expect(pages[0]).toMatchObject({ total: 62, pages: 31, more: true });
    expect(pages.at(-1)).toMatchObject({ more: false });
  });

  test('reads one page after another when the rate limit is low', async () => {
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

  test('aborts the pages in flight when one of them fails', async () => {
    let held = 0;
    let aborted = 0;
    const turn = (): Promise<void> => new Promise((done) => setImmediate(done));
    const { http } = await start(
      ({ url }, response) => {
        const number = parameter(url, 'page');
        if (number < 4) json(response, body([{ id: number }], 50));
        else if (number === 4) json(response, { error: 'no' }, 400);
        else {
          held += 1;
          response.on('close', () => (aborted += 1));
        }
      },
      { service },
    );
    const read: unknown[] = [];
    const error = await failureOf(
      (async () => {
        for await (const row of http.rows(call, { ...options, limit: 50 })) read.push(row['id']);
      })(),
    );
    expect([read, error.details.statusCode]).toEqual([[1, 2, 3], 400]);
    // The server sees the connections close; otherwise this test does not end.
    while (aborted < held) await turn();
    expect(aborted).toBe(3);
  });

  test('drops rows that moved to a later page, and reads on up to the limit', async () => {
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

  test('a list without its rows is empty if its total says so, and an empty page ends it', async () => {
    const { http } = await start((_, response) => json(response, { page: { pages: 0, total: 0 } }), {
      service: { ...service, emptyList: { 'page.total': 0 } },
    });
    expect(await ids(http.rows(call, options))).toEqual([]);
    const short = await start(
      ({ url }, response) => json(response, body(parameter(url, 'page') === 1 ? [{ id: 1 }] : [], 8)),
      { service },
    );
    expect(await ids(short.http.rows(call, options))).toEqual([1]);
  });

  test('ends in an error when the number of pages keeps growing', async () => {
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

test('a list whose pages are numbered begins with the requested page', async () => {
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
  expect(server.seen.map(({ url }) => url)).toEqual(['/rows?page=3', '/rows?page=4', '/rows?page=3']);
});

describe('a list that is not always paged', () => {
  const _links = { self: { href: '/rows' } };
  const read = async (style: string, ...bodies: unknown[]) => {
    const { http } = await start(({ url }, response) => json(response, bodies[parameter(url, 'page') - 1]), {
      service,
    });
    return ids(http.rows(call, { style, result: 'things' }));
  };

  test.each([
    ['is whole without page information', { _embedded: { things: [{ id: 1 }, { id: 2 }] }, _links }, [1, 2]],
    ['is empty without rows', { _links }, []],
    ['is empty with other parts', { _embedded: { others: [{ id: 1 }] }, _links }, []],
  ])('%s', async (_what, body, expected) => {
    expect(await read('part', body)).toEqual(expected);
    // Other lists of the same service always have the information.
    expect((await failureOf(read('page', body))).kind).toBe('unavailable');
  });

  test('is paged where the response says so', async () => {
    const page = { pages: 2, total: 2 };
    const body = (id: number) => ({ _embedded: { things: [{ id }] }, _links, page });
    expect(await read('part', body(1), body(2))).toEqual([1, 2]);
  });

  test.each([
    [{}],
    [{ message: 'Down for maintenance' }],
    [{ _links: {}, page: { pages: 1, total: 1 } }],
    [{ _links: null }],
  ])('is an error without its mark: %j', async (body) => {
    expect((await failureOf(read('part', body))).kind).toBe('unavailable');
  });
});
