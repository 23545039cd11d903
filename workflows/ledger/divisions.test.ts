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

/** Divisions as the service lists them, each with one account, or with an error if its status is one. */
async function listed(
  divisions: readonly object[],
  statusOf: (seen: { readonly url: string }) => number = () => 200,
): Promise<readonly string[]> {
  const seen: string[] = [];
  it = await bench(client, undefined, ({ url }, response) => {
    seen.push(url);
    const status = statusOf({ url });
    if (status !== 200) {
      json(response, { error: { message: { value: 'no right' } } }, status);
      return;
    }
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

test.each([
  [401, 1, 'Division,Code\n1,a\n3,a\n', 'Skipped division 2: Ledger API 401: no right'],
  [403, 1, 'Division,Code\n1,a\n3,a\n', 'Skipped division 2: Ledger API 403: no right'],
  [404, 1, 'Division,Code\n1,a\n3,a\n', 'Skipped division 2: Ledger API 404: no right'],
  // The rows that follow may be missing for a reason that ends soon.
  [400, 65, 'Division,Code\n1,a\n', 'Ledger API 400: no right'],
  [500, 69, 'Division,Code\n1,a\n', 'Ledger API 500: no right'],
])('a division that answers with %i: the run ends with %i', async (status, code, out, says) => {
  const refused = ({ url }: { readonly url: string }) => url.includes('/2/crm/Accounts');
  await listed([{ Code: 1 }, { Code: 2 }, { Code: 3 }], (seen) => (refused(seen) ? status : 200));
  const ended = await it.run(...list, '--no-retry', '-o', 'csv');
  expect([ended.code, ended.out]).toEqual([code, out]);
  expect(ended.err).toContain(says);
  expect(ended.err.includes('Skipped')).toBe(code === 1);
});

test('the division is the first column, also of records with all their fields', async () => {
  await listed([{ Code: 1 }, { Code: 2 }]);
  const all = ['list', 'crm/Accounts', '--all-divisions'];
  expect((await it.run(...all, '-o', 'csv')).out).toBe('Division,Code\n1,a\n2,a\n');
  expect((await it.run(...all, '-o', 'ndjson')).out).toBe('{"Division":1,"Code":"a"}\n{"Division":2,"Code":"a"}\n');
});

test('the division has one type in JSON: of a record that has it, of one that lacks it, and of a count', async () => {
  it = await bench(client, 5);
  const types = async (...argv: readonly string[]) =>
    (await it.run(...argv, '--all-divisions', '--jq', '.[0].Division|type')).out;
  expect(await types('sales-entry', 'list')).toBe('"number"\n');
  expect(await types('revenue', 'list')).toBe('"number"\n');
  expect(await types('revenue', 'list', '--count')).toBe('"number"\n');
});

test('--raw prints one envelope per division, --all the pages of each', async () => {
  await listed([{ Code: 2 }, { Code: 1 }]);
  const raw = ['list', 'crm/Accounts', '--all-divisions', '--raw'];
  const envelope = { d: { results: [{ Code: 'a' }] } };
  expect(await it.json(...raw)).toEqual([envelope, envelope]);
  expect(await it.json(...raw, '--all')).toEqual([[envelope], [envelope]]);
  expect((await it.run(...raw, '--count')).code).toBe(64);
});

test('a division that the service lists twice is read once', async () => {
  await listed([{ Code: 1 }, { Code: 1 }]);
  expect((await it.run(...list, '-o', 'csv')).out).toBe('Division,Code\n1,a\n');
});
