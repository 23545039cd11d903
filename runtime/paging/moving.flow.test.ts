import type { Service } from '../contract/service.js';
import { closeAll, failureOf, json, start, testService, type Seen } from '../http/testkit.js';

afterEach(closeAll);

const SIZE = 5;
const service: Service = testService({
  paging: {
    counted: {
      style: 'page',
      send: { page: 'page' },
      first: 1,
      pages: 'pages',
      total: 'total',
      items: 'rows',
      distinct: 'id',
    },
    offset: {
      style: 'offset',
      send: { offset: 'start', size: 'limit' },
      next: 'next',
      more: 'more',
      items: 'rows',
      size: { default: SIZE, max: SIZE },
      distinct: 'id',
    },
    link: { style: 'link', next: 'next', items: 'rows' },
    cursor: {
      style: 'cursor',
      send: { cursor: 'cursor', size: 'limit' },
      next: 'next',
      items: 'rows',
      size: { default: SIZE, max: SIZE },
    },
    uncounted: { style: 'page', send: { page: 'page' }, first: 1, pages: 'pages', items: 'rows', distinct: 'id' },
  },
});

const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);
const pageOf = ({ url }: Seen): number => Number(new URL(url, 'http://x').searchParams.get('page'));

/** A list that changes before each response: `change` gets the ids, the requested page and how often it was requested. */
async function moving(
  ids: number[],
  change: (ids: number[], page: number, time: number) => void,
  missing: 'empty' | 404 = 'empty',
): Promise<Awaited<ReturnType<typeof start>>> {
  const times = new Map<number, number>();
  return await start(
    (seen, response) => {
      const page = pageOf(seen);
      times.set(page, (times.get(page) ?? 0) + 1);
      change(ids, page, times.get(page) ?? 0);
      const rows = ids.slice((page - 1) * SIZE, page * SIZE).map((id) => ({ id }));
      if (rows.length === 0 && page > 1 && missing === 404) json(response, { error: 'the page does not exist' }, 404);
      else json(response, { rows, pages: Math.ceil(ids.length / SIZE), total: ids.length });
    },
    { service },
  );
}

async function read(
  http: Awaited<ReturnType<typeof start>>['http'],
  style = 'counted',
  limit = Infinity,
): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const row of http.rows({ method: 'GET', path: '/rows' }, { style, limit })) found.push(row['id']);
  return found;
}

test.each(['counted', 'uncounted'])('rows that move to an earlier page are not lost (%s)', async (style) => {
  const { http, server } = await moving(range(0, 50), (ids, page, time) => {
    // A whole page of rows, so that the number of pages alone shows it as well.
    if (page === 6 && time === 1) ids.splice(2, 5);
  });
  const found = await read(http, style);
  expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(range(0, 50));
  expect(new Set(found).size).toBe(found.length);
  // Only the pages of the group that was read during the change are read several times.
  expect(server.seen.length).toBeLessThan(10 * 8);
});

test('a list that is cut loses no row before its end either', async () => {
  const { http } = await moving(range(0, 50), (ids, page, time) => {
    if (page === 3 && time === 1) ids.splice(0, 5);
  });
  const found = await read(http, 'counted', 40);
  expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(range(0, 40));
});

test('a single row that leaves the list moves one row, which comes in its place', async () => {
  const { http } = await moving(range(0, 30), (ids, page, time) => {
    if (page === 4 && time === 1) ids.splice(0, 1);
  });
  expect(await read(http)).toEqual(range(0, 30));
});

test('more rows than a page leave at once: the pages before are read again', async () => {
  const { http } = await moving(range(0, 100), (ids, page, time) => {
    if (page === 9 && time === 1) ids.splice(0, 13);
  });
  const found = await read(http);
  expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(range(0, 100));
  expect(new Set(found).size).toBe(found.length);
});

// The pages of a list are not read in their order.
test.each(range(1, 14))('a row inserted at the front after request %i repeats rows and loses none', async (last) => {
  let ids = range(0, 55);
  const { http } = await start(
    (seen, response, count) => {
      const page = pageOf(seen);
      const rows = ids.slice((page - 1) * SIZE, page * SIZE).map((id) => ({ id }));
      json(response, { rows, pages: Math.ceil(ids.length / SIZE), total: ids.length });
      if (count === last) ids = [-1, ...ids];
    },
    { service },
  );
  const found = (await read(http)).filter((id) => id !== -1);
  expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(range(0, 55));
});

test.each(['empty', 404] as const)(
  'pages at the end that vanish (%s) end the list after all of its rows',
  async (missing) => {
    const { http } = await moving(
      range(0, 40),
      (ids, page) => {
        if (page === 8 && ids.length === 40) ids.splice(0, 7);
      },
      missing,
    );
    const found = await read(http);
    expect([...found].sort((a, b) => Number(a) - Number(b))).toEqual(range(0, 40));
  },
);

test('a page that is missing though the list is as long as before is a failure', async () => {
  const { http } = await start(
    (seen, response) => {
      const page = pageOf(seen);
      json(response, { rows: [{ id: page }], pages: 5, total: 5 }, page === 3 ? 404 : 200);
    },
    { service },
  );
  const error = await failureOf(read(http));
  expect(error.details.statusCode).toBe(404);
});

/** Random numbers from 0 to 1, the same in each run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('no row that stays is missing when rows come and go before every response', () => {
  const stable = range(0, 60);
  const changes: Record<string, (ids: number[], random: () => number, fresh: () => number) => void> = {
    'one leaves at the front, one comes at the end': (ids, _random, fresh) => {
      removeOne(ids, 0);
      ids.push(fresh());
    },
    'one comes at the front, one leaves': (ids, random, fresh) => {
      removeOne(ids, Math.floor(random() * ids.length));
      ids.unshift(fresh());
    },
    'two leave, three come at the end': (ids, random, fresh) => {
      if (random() > 0.2) return;
      for (let time = 0; time < 2; time += 1) removeOne(ids, 0);
      for (let time = 0; time < 3 && ids.length < 120; time += 1) ids.push(fresh());
    },
    'anything anywhere': (ids, random, fresh) => {
      for (let time = Math.floor(random() * 3); time > 0; time -= 1) {
        if (random() < 0.5) removeOne(ids, Math.floor(random() * ids.length));
        else ids.splice(Math.floor(random() * (ids.length + 1)), 0, fresh());
      }
    },
  };

  /** Removes the first row from this place on that does not stay; none if there is none. */
  function removeOne(ids: number[], place: number): void {
    const found = ids.findIndex((id, index) => index >= place && id >= 1000);
    if (found >= 0) ids.splice(found, 1);
  }

  type Answer = (
    ids: readonly number[],
    url: URL,
  ) => { readonly rows: readonly number[]; readonly [key: string]: unknown };
  const answers: Record<string, Answer> = {
    counted: (ids, url) => {
      const page = Number(url.searchParams.get('page'));
      const rows = ids.slice((page - 1) * SIZE, page * SIZE);
      return { rows, pages: Math.ceil(ids.length / SIZE), total: ids.length };
    },
    offset: (ids, url) => {
      const from = Number(url.searchParams.get('start'));
      const rows = ids.slice(from, from + SIZE);
      return { rows, more: from + SIZE < ids.length, next: from + rows.length };
    },
    // A link, like a cursor, names the row after which the next page begins: nothing can move across it.
    link: (ids, url) => {
      const { rows, last } = rowsAfter(ids, url.searchParams.get('after'));
      return { rows, next: last === undefined ? null : `${url.pathname}?after=${last}` };
    },
    cursor: (ids, url) => {
      const { rows, last } = rowsAfter(ids, url.searchParams.get('cursor'));
      return { rows, next: last ?? null };
    },
  };

  /** Returns the page after a row, and its last row if there are more. */
  function rowsAfter(ids: readonly number[], row: string | null): { rows: readonly number[]; last?: string } {
    const left = ids.filter((id) => id > Number(row ?? -1)).sort((a, b) => a - b);
    const rows = left.slice(0, SIZE);
    return { rows, ...(left.length > SIZE && { last: String(rows.at(-1)) }) };
  }

  const cases = Object.keys(changes).flatMap((change) => Object.keys(answers).map((style) => [change, style] as const));
  test.each(cases)('%s (%s)', async (change, style) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = randomFrom(seed);
      let latest = 1000;
      const fresh = (): number => (latest += 1);
      // Rows that stay, with others between them that leave.
      const ids = stable.flatMap((id) => (id % 2 === 0 ? [fresh(), id] : [id]));
      const { http } = await start(
        (seen, response) => {
          changes[change]?.(ids, random, fresh);
          const { rows = [], ...more } = answers[style]?.(ids, new URL(seen.url, 'http://x')) ?? {};
          json(response, { rows: rows.map((id) => ({ id })), ...more });
        },
        { service },
      );
      const found = await read(http, style);
      expect([seed, stable.filter((id) => !found.includes(id))]).toEqual([seed, []]);
      expect(new Set(found).size).toBe(found.length);
    }
  });
});

test('an unchanged list costs two more requests for each group of pages', async () => {
  const { http, server } = await moving(range(0, 31 * SIZE), () => undefined);
  expect(await read(http)).toEqual(range(0, 31 * SIZE));
  expect(server.seen.length).toBe(31 + 2 * 4);
});

test('a service whose count is never the same is not read forever', async () => {
  const { http, server } = await start(
    (seen, response, count) => {
      const page = pageOf(seen);
      const rows = range(page * SIZE, SIZE).map((id) => ({ id }));
      json(response, { rows, pages: 20, total: count % 2 === 0 ? 100 : 40 });
    },
    { service },
  );
  expect(await read(http)).toEqual(range(5, 100));
  expect(server.seen.length).toBeLessThan(200);
});

test('reading stops when every page repeats the same rows', async () => {
  const { http } = await start((_, response) => json(response, { rows: [{ id: 1 }], pages: 500, total: 500 }), {
    service,
  });
  expect((await failureOf(read(http))).message).toMatch(/pages in a row were empty/);
});

test('reading ahead stops until rows are consumed', async () => {
  const { http, server } = await moving(range(0, 500), () => undefined);
  const rows = http.rows({ method: 'GET', path: '/rows' }, { style: 'counted' })[Symbol.asyncIterator]();
  for (let taken = 0; taken < 26; taken += 1) await rows.next();
  // Six pages were consumed: all others wait, however long this takes.
  for (let turn = 0; turn < 200; turn += 1) await new Promise((done) => setImmediate(done));
  expect(server.seen.length).toBeLessThanOrEqual(6 + 8);
  await rows.return?.(undefined);
});
