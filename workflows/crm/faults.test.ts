import { parseJson } from 'cmdspec-runtime/kit';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

/** Changes of several deals while the service, or another user, interferes. */

interface Option {
  readonly id: number;
  readonly label: string;
}

let at: Bench;
/** Status of the next changes, in order. */
let statuses: (200 | 'wait' | 'spent')[];
let options: readonly Option[];
let deals: readonly object[];
const waits: number[] = [];

beforeEach(async () => {
  statuses = [];
  waits.length = 0;
  deals = [];
  options = [
    { id: 1, label: 'Red' },
    { id: 2, label: 'Blue' },
  ];
  at = await openBench(client, {
    answer: ({ method, url, body }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const data = (value: unknown): void => json(response, { success: true, data: value, additional_data: {} });
      const refuse = (status: number, error: string, headers = {}): void => {
        json(response, { success: false, error, data: null }, status, headers);
      };
      if (pathname.endsWith('Fields')) {
        return data([{ field_code: 'k1', field_name: 'Color', field_type: 'enum', is_custom_field: true, options }]);
      }
      if (method === 'GET') return data(deals);
      const status = statuses.shift() ?? 200;
      if (status === 'wait') return refuse(429, 'Over limit', { 'x-ratelimit-reset': '2' });
      if (status === 'spent') return refuse(429, 'Over limit', { 'x-daily-ratelimit-token-remaining': '0' });
      const { custom_fields: own } = parseJson(body) as { custom_fields?: { k1: number } };
      if (own !== undefined && !options.some(({ id }) => id === own.k1)) return refuse(400, 'Unknown option');
      data({ id: Number(pathname.split('/').at(-1)), custom_fields: own });
    },
  });
});
afterEach(() => at.close());

/** Runs on a clock that only moves while the client waits. */
function run(...argv: string[]): Promise<Ended> {
  let time = Date.parse('2026-06-15T12:00:00Z');
  const now = (): Date => new Date(time);
  const sleep = async (ms: number): Promise<void> => {
    waits.push(ms);
    time += ms;
  };
  return at.run(argv, { world: { now, sleep } });
}
const changed = (): string[] =>
  at.seen.filter(({ method }) => method === 'PATCH').map(({ url }) => url.split('/').at(-1) ?? '');

const update = ['deal', 'bulk-update', '--ids', '1,2,3,4', '--yes'];

test('a filter that lists a deal without an id is an error, and nothing is written', async () => {
  deals = [{ id: 1 }, { title: 'B' }];
  const { code, err } = await run('deal', 'bulk-update', '--filter', '5', '--status', 'won', '--yes');
  expect([code, err, changed()]).toEqual([69, expect.stringContaining('a deal without an id'), []]);
});

test('a 429 in the middle is waited for, and the deal is sent again', async () => {
  statuses = [200, 200, 'wait', 200, 200];
  const ended = await run(...update, '--status', 'won');
  expect([ended.code, parseJson(ended.out)]).toEqual([0, { updated: 4, total: 4, failed: 0 }]);
  expect([changed(), waits]).toEqual([['1', '2', '3', '3', '4'], [2000]]);
});

test('a daily budget that ends half-way: 75, what was done, and how to continue', async () => {
  statuses = [200, 200, 'spent'];
  const ended = await run(...update, '--status', 'won');
  expect([ended.code, parseJson(ended.out)]).toEqual([75, { updated: 2, total: 4, failed: 1, untried: [4] }]);
  expect(ended.err).toContain('Deal 3 was not updated. The daily token budget of the company is used up');
  expect(ended.err).toContain('"remedy":"Continue with the same change and --ids 3,4.');
  expect([changed(), waits]).toEqual([['1', '2', '3'], []]);
});

test.each([
  ['one deal', ['deal', 'update', '1']],
  ['several deals', update],
])('an option that was removed since the last run is refused before the write: %s', async (_name, line) => {
  expect((await run('deal', 'update', '1', '--field', 'Color=Blue')).code).toBe(0);
  options = [{ id: 1, label: 'Red' }];
  const before = changed().length;
  const refused = await run(...line, '--field', 'Color=Blue');
  expect([refused.code, parseJson(refused.err)]).toMatchObject([
    65,
    { message: '"Blue" is not an option of the field "Color".', remedy: 'Known options: "Red".' },
  ]);
  expect(changed()).toHaveLength(before);
  expect((await run('deal', 'update', '1', '--field', 'Color=Red')).code).toBe(0);
});

test('a write reads the fields anew; a read uses those of the profile for 15 minutes', async () => {
  const start = Date.parse('2026-06-30T12:00:00Z');
  const reads = async (minutes: number, ...argv: string[]): Promise<[code: number, reads: number]> => {
    const before = at.seen.length;
    const now = (): Date => new Date(start + minutes * 60_000);
    const { code } = await at.run(argv, { world: { now } });
    return [code, at.seen.slice(before).filter(({ url }) => url.includes('Fields')).length];
  };
  const write = ['deal', 'update', '1', '--field', 'Color=Blue'];
  const read = ['deal', 'list', '--resolve-fields'];
  deals = [{ id: 1, custom_fields: { k1: 2 } }];
  expect(await reads(0, ...write)).toEqual([0, 1]);
  expect(await reads(1, ...write)).toEqual([0, 1]);
  expect(await reads(15, ...read)).toEqual([0, 0]);
  expect(await reads(15, ...read, '--profile', 'other')).toEqual([0, 1]);
  expect(await reads(16, ...read)).toEqual([0, 1]);
  expect(await reads(20, ...read)).toEqual([0, 0]);
});

test('the first failure ends the requests beside it: those in flight, and those that wait to be sent again', async () => {
  const own = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const wait = (): void => {
        if (waiting < 2) setTimeout(wait, 5);
        else json(response, { success: false, error: 'Forbidden' }, 403);
      };
      if (pathname.endsWith('/stages')) return wait();
      // The third one never gets a response.
      if (own.seen.filter((one) => one.url.includes('/deals')).length < 3) {
        json(response, { success: false, error: 'Down' }, 503);
      } else response.on('close', cut);
    },
  });
  let waiting = 0;
  let stopped = 0;
  let cut = (): void => undefined;
  const isCut = new Promise<void>((resolve) => (cut = resolve));
  const sleep = (_ms: number, signal?: AbortSignal): Promise<void> =>
    new Promise((_resolve, reject) => {
      waiting += 1;
      signal?.addEventListener('abort', () => {
        stopped += 1;
        reject(signal.reason as Error);
      });
    });
  const { code, err } = await own.run(['funnel', '--pipeline', '1'], { world: { sleep } });
  expect([code, err.match(/Forbidden/g)?.length]).toEqual([77, 1]);
  expect({ stopped, requests: own.seen.length }).toEqual({ stopped: 2, requests: 4 });
  await isCut;
  await own.close();
});
