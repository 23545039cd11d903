import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

const CODES = Array.from({ length: 20 }, (_, index) => String(index + 1));

let it: Bench;
let most: number;
afterEach(() => it.close());

/**
 * Twenty divisions with three pages each. The first responses wait until `together` requests are in progress, and come in
 * reverse order.
 */
async function open(together: number, remaining?: number): Promise<void> {
  let now = 0;
  most = 0;
  const waiting: (() => void)[] = [];
  it = await bench(client, undefined, ({ url }, response) => {
    const headers = remaining === undefined ? {} : { 'x-ratelimit-minutely-remaining': String(remaining) };
    const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
    if (pathname.endsWith('current/Me')) {
      json(response, { d: { results: [{ CurrentDivision: 1 }] } }, 200, headers);
      return;
    }
    if (pathname.endsWith('system/Divisions')) {
      json(response, { d: { results: CODES.map((Code) => ({ Code, BlockingStatus: 0 })) } }, 200, headers);
      return;
    }
    const code = Number(/v1\/(\d+)\//.exec(pathname)?.[1]);
    const page = Number(searchParams.get('$skiptoken') ?? 1);
    now += 1;
    most = Math.max(most, now);
    waiting.push(() => {
      now -= 1;
      if (code === 4 || code === 17) {
        // A right is missing, or a module.
        json(response, { error: { message: { value: 'refused' } } }, code === 4 ? 403 : 404, headers);
        return;
      }
      const next = page === 3 ? {} : { __next: `${it.origin}${pathname}?$skiptoken=${String(page + 1)}` };
      json(response, { d: { results: [{ Code: `${String(code)}.${String(page)}` }], ...next } }, 200, headers);
    });
    // The delay lets later requests overlap too; no result depends on it.
    if (most >= together) for (const respond of waiting.splice(0).reverse()) setTimeout(respond, 40 - code);
  });
}

const rows = (pages: number): string =>
  CODES.filter((code) => code !== '4' && code !== '17')
    .flatMap((code) => Array.from({ length: pages }, (_, index) => `${code},${code}.${String(index + 1)}\n`))
    .join('');
const list = ['list', 'crm/Accounts', '--all-divisions', '--select', 'Code'];

test('divisions are read at the same time, and rows and reports come in the order of the divisions', async () => {
  await open(6);
  const all = await it.run(...list, '--all', '-o', 'csv');
  expect([all.code, all.out]).toEqual([1, `Division,Code\n${rows(3)}`]);
  expect(most).toBeLessThanOrEqual(10);
  expect([...all.err.matchAll(/Skipped division (\d+)/g)].map(([, code]) => code)).toEqual(['4', '17']);

  const first = await it.run(...list, '-o', 'csv');
  expect(first.out).toBe(`Division,Code\n${rows(1)}`);
  const noted = [...first.err.matchAll(/The list of division (\d+)|Skipped division (\d+)/g)];
  expect(noted.map(([, cut, skipped]) => cut ?? skipped)).toHaveLength(20);
});

test('no more requests are in progress than the rate limit allows', async () => {
  await open(2, 3);
  const { out } = await it.run(...list, '--all', '-o', 'csv');
  expect(out).toBe(`Division,Code\n${rows(3)}`);
  // A list that was started before may read on while the next one starts.
  expect(most).toBeLessThanOrEqual(4);
});

/** Divisions as the service lists them, each with one account. */
async function listed(divisions: readonly object[]): Promise<readonly string[]> {
  const seen: string[] = [];
  it = await bench(client, undefined, ({ url }, response) => {
    seen.push(url);
    const isMe = url.includes('current/Me');
    const results = isMe ? [{ CurrentDivision: 1 }] : url.includes('system/Divisions') ? divisions : [{ Code: 'a' }];
    json(response, { d: { results } });
  });
  return seen;
}

test.each([
  ['without a code', { Description: 'A' }, 'nothing'],
  ['whose code is null', { Code: null }, 'nothing'],
  ['whose code is a path', { Code: '../x' }, '"../x"'],
])('a division %s ends the run before any list is read: its rows would be missing', async (_, row, shown) => {
  const seen = await listed([{ Code: 1 }, row]);
  const { code, out, err } = await it.run(...list, '-o', 'csv');
  expect([code, out, seen.filter((url) => url.includes('Accounts'))]).toEqual([69, '', []]);
  expect(err).toContain(`has a row with ${shown} at "Code", not a division.`);
});

test('a division that the service lists twice is read once', async () => {
  await listed([{ Code: 1 }, { Code: 1 }]);
  expect((await it.run(...list, '-o', 'csv')).out).toBe('Division,Code\n1,a\n');
});
