/** Numbered pages, read ahead: every row once, in order, within the rate limit of the service. */
import type { ServerResponse } from 'node:http';
import { closeAll, json, serve, type Seen, type TestServer } from '../../runtime/http/testkit.js';
import { newHome } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';

const home = newHome();
afterEach(closeAll);
const SIZE = 25;
const pageOf = ({ url }: Seen): number => Number(new URL(url, 'http://x').searchParams.get('page'));

/** A page of conversations whose ids are their positions in the list. */
function page(number: number, pages: number, moved = 0): unknown {
  const rows = Array.from({ length: SIZE }, (_, index) => ({ id: (number - 1) * SIZE + index + 1 - moved }));
  return { _embedded: { conversations: rows }, page: { size: SIZE, totalPages: pages, number } };
}

async function ids(server: TestServer, ...args: readonly string[]) {
  const env = { HELPDESKCLI_BASE_URL: server.origin, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' };
  const ended = await inProcess('helpdeskcli', ['conv', 'list', '--output', 'ndjson', ...args], home, { env });
  const rows = ended.stdout.split('\n').filter((line) => line !== '');
  return { ...ended, ids: rows.map((line) => (JSON.parse(line) as { id: number }).id) };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

test('pages that arrive out of order are printed in order', async () => {
  let most = 0;
  let waiting = 0;
  const server = await serve((seen, response) => {
    most = Math.max(most, ++waiting);
    const number = pageOf(seen);
    // Of pages that are requested together, later ones arrive first.
    setTimeout(() => (waiting--, json(response, page(number, 9))), (10 - number) * 20);
  });
  const { code, ids: found } = await ids(server, '--limit', '0');
  expect([code, found]).toEqual([0, upTo(9 * SIZE)]);
  expect(most).toBeGreaterThan(1);
  expect([...new Set(server.seen.map(pageOf))].sort((a, b) => a - b)).toEqual(upTo(9));
});

test.each([
  [1, 1],
  [25, 1],
  [26, 2],
  [60, 3],
])('--limit %i requests only %i pages', async (limit, pages) => {
  const server = await serve((seen, response) => json(response, page(pageOf(seen), 40)));
  const { code, ids: found } = await ids(server, '--limit', String(limit));
  expect([code, found, server.seen.length]).toEqual([0, upTo(limit), pages]);
});

test('concurrent requests stay within the rate limit, and the next ones wait for the next minute', async () => {
  const budget = { left: 6, opens: 0 };
  let refused = 0;
  const server = await serve((seen, response) => {
    if (budget.opens !== 0 && Date.now() >= budget.opens) Object.assign(budget, { left: 1000, opens: 0 });
    if (budget.left === 0) {
      refused++;
      json(response, { message: 'over' }, 429, { 'x-ratelimit-retry-after': '1' });
      return;
    }
    budget.left--;
    if (budget.left === 0) budget.opens = Date.now() + 1000;
    const headers = {
      'x-ratelimit-limit-minute': '6',
      'x-ratelimit-remaining-minute': String(budget.left),
      'x-ratelimit-retry-after': '1',
    };
    setTimeout(() => json(response, page(pageOf(seen), 12), 200, headers), 10);
  });
  const { code, ids: found } = await ids(server, '--limit', '0');
  expect([code, found, refused]).toEqual([0, upTo(12 * SIZE), 0]);
});

test('a page that is refused in the middle is requested again, and nothing is lost', async () => {
  const failed = new Set<number>();
  const server = await serve((seen, response) => {
    const number = pageOf(seen);
    const again = failed.has(number);
    failed.add(number);
    if (number === 3 && !again) json(response, { message: 'over' }, 429, { 'x-ratelimit-retry-after': '1' });
    else json(response, page(number, 6));
  });
  const { code, ids: found } = await ids(server, '--limit', '0');
  expect([code, found]).toEqual([0, upTo(6 * SIZE)]);
});

test('rows that move to the next page while it is read are printed once', async () => {
  // Two conversations arrive after the first page: everything moves down by two.
  const server = await serve((seen, response) => {
    const number = pageOf(seen);
    json(response, page(number, 4, number === 1 ? 0 : 2));
  });
  const { code, ids: found } = await ids(server, '--limit', '0');
  expect([code, found]).toEqual([0, upTo(4 * SIZE - 2)]);
});

test.each([
  ['no _embedded and a total of 0', { page: { size: 25, totalElements: 0, totalPages: 0, number: 0 } }, 0],
  ['null rows and no total', { _embedded: { conversations: null }, page: { totalPages: 1, number: 1 } }, 69],
  ['no page numbers', { _embedded: {} }, 69],
  ['rows, but no page numbers', { _embedded: { conversations: [{ id: 1 }] } }, 69],
])('a response with %s is an empty list only if its total proves it', async (_, body, ending) => {
  const server = await serve((_seen, response) => json(response, body));
  const { code, stdout } = await ids(server, '--fields', 'id');
  expect([code, stdout, server.seen.length]).toEqual([ending, '', 1]);
});

test('a list that grows endlessly ends with an error', async () => {
  const growing = await serve((seen, response) => json(response, page(pageOf(seen), pageOf(seen) + 1)));
  const first = await ids(growing, '--limit', '0');
  expect([first.code, first.stderr]).toEqual([69, expect.stringContaining('grows without end')]);
});

test('a failure in the middle keeps the rows before it, and the error names the request', async () => {
  const server = await serve((seen, response) => {
    const number = pageOf(seen);
    if (number === 3) json(response, { message: 'Broken' }, 500);
    else json(response, page(number, 6));
  });
  const { code, ids: found, stderr } = await ids(server, '--limit', '0', '--no-retry');
  expect([code, found]).toEqual([69, upTo(2 * SIZE)]);
  expect(JSON.parse(stderr.trim().split('\n').at(-1) ?? '')).toMatchObject({
    statusCode: 500,
    path: '/v2/conversations?status=active&page=3',
  });
});

test('a filter that the client applies reads on until the limit is reached', async () => {
  const server = await serve((seen, response) => {
    const number = pageOf(seen);
    const rows = Array.from({ length: SIZE }, (_, index) => ({
      id: (number - 1) * SIZE + index + 1,
      source: { type: index === 0 ? 'chat' : 'email' },
    }));
    json(response, { _embedded: { conversations: rows }, page: { totalPages: 50, number } });
  });
  const { code, ids: found } = await ids(server, '--source', 'chat', '--limit', '3');
  expect([code, found]).toEqual([0, [1, 26, 51]]);
  expect(server.seen.length).toBeLessThan(10);
});

test('a redirect is followed only on the same origin, and only for a read', async () => {
  const elsewhere = await serve((_seen, response) => json(response, { id: 2 }));
  const moved = (target: string) => async (_seen: Seen, response: ServerResponse) => {
    response.writeHead(301, { location: target }).end();
  };
  const server = await serve((seen, response) => {
    if (seen.url === '/v2/conversations/1') void moved('/v2/conversations/2')(seen, response);
    else if (seen.url === '/v2/conversations/3') void moved(`${elsewhere.origin}/v2/conversations/2`)(seen, response);
    else if (seen.url === '/v2/conversations/4') void moved('/v2/conversations/4')(seen, response);
    else json(response, { id: 2 });
  });
  const env = { HELPDESKCLI_BASE_URL: server.origin, HELPDESKCLI_ACCESS_TOKEN: 'canary-token' };
  const get = (id: string) =>
    inProcess('helpdeskcli', ['conv', 'get', id, '--fields', 'id', '--output', 'csv'], home, { env });
  expect(await get('1')).toMatchObject({ code: 0, stdout: 'id\n2\n' });
  const away = await get('3');
  expect([away.code, elsewhere.seen]).toEqual([78, []]);
  expect(away.stderr).toContain(elsewhere.origin);
  expect((await get('4')).code).toBe(1);
  const status = await inProcess('helpdeskcli', ['conv', 'status', '1', '--set', 'closed'], home, { env });
  expect([status.code, status.stderr]).toEqual([1, expect.stringContaining('/v2/conversations/2')]);
});
