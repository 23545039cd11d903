import { closeAll, failureOf, json, start, testService } from '../http/testkit.js';

afterEach(closeAll);

const service = testService({
  paging: { page: { style: 'page', send: { page: 'page' }, first: 1, pages: 'pages', items: 'rows', distinct: 'id' } },
});
const call = { method: 'GET', path: '/rows' } as const;
const pageOf = (url: string): number => Number(new URL(url, 'http://x').searchParams.get('page'));
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((done) => setImmediate(done));
};

test('pages refused in the middle of a read-ahead wait together, and are sent again after a single one succeeds', async () => {
  const refused: (() => void)[] = [];
  let refusing = true;
  let early = 0;
  let answered = false;
  const { http, server, announced, slept } = await start(
    ({ url }, response) => {
      const page = pageOf(url);
      const answer = (): void => json(response, { rows: [{ id: page }], pages: 20 });
      if (page < 4) {
        answer();
      } else if (refusing) {
        refused.push(() => json(response, {}, 429, { 'retry-after': '9' }));
        // All that are read ahead at once.
        if (refused.length < 4) return;
        refusing = false;
        for (const one of refused) one();
      } else if (answered) {
        answer();
      } else {
        early += 1;
        void turns(30).then(() => {
          answered = true;
          answer();
        });
      }
    },
    { service },
  );
  const found: unknown[] = [];
  for await (const row of http.rows(call, { style: 'page', limit: 20 })) found.push(row['id']);
  expect(found).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  expect(early).toBe(1);
  expect(server.seen).toHaveLength(20 + 4);
  expect(announced).toEqual([expect.stringMatching(/returned 429; retrying in 9 s/)]);
  expect(Math.max(...slept)).toBeLessThanOrEqual(9000);
});

test('a service that keeps refusing gets one request at a time, and not for long', async () => {
  const { http, server } = await start(
    ({ url }, response) => {
      const page = pageOf(url);
      if (page < 4) json(response, { rows: [{ id: page }], pages: 20 });
      else json(response, {}, 429, { 'retry-after': '1' });
    },
    { service },
  );
  const found: unknown[] = [];
  const error = await failureOf(
    (async () => {
      for await (const row of http.rows(call, { style: 'page' })) found.push(row['id']);
    })(),
  );
  expect(error.kind).toBe('rate');
  expect(found).toEqual([1, 2, 3]);
  const later = server.seen.filter(({ url }) => pageOf(url) >= 4);
  // The requests in flight, and the attempts that followed one after another.
  expect(later.length).toBeLessThanOrEqual(8 * 3);
});

test('a list ends at once when it is left while its pages wait', async () => {
  const { http } = await start(
    ({ url }, response) => {
      const page = pageOf(url);
      if (page < 3) json(response, { rows: [{ id: page }], pages: 20 });
      else if (page > 3) json(response, {}, 429, { 'retry-after': '1' });
      else void turns(20).then(() => json(response, { rows: [{ id: 3 }], pages: 20 }));
    },
    { service },
  );
  const found: unknown[] = [];
  for await (const row of http.rows(call, { style: 'page', limit: 500 })) {
    found.push(row['id']);
    if (row['id'] === 3) break;
  }
  expect(found).toEqual([1, 2, 3]);
});
