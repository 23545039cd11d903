import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Bench, type Ended, type Seen } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

type Record = Readonly<globalThis.Record<string, unknown>>;

let bench: Bench;
let lists: globalThis.Record<string, unknown>;
/** The clock of the service; by default it runs. */
let date: string | undefined;
afterEach(() => bench.close());

const at = (second: number, minute = 0): string =>
  new Date(Date.UTC(2026, 5, 1, 8, minute, second)).toISOString().replace('.000', '');

/** Starts a service with these records by the last part of the path. */
async function service(records: globalThis.Record<string, readonly Record[]>, now?: string): Promise<void> {
  [lists, date] = [records, now];
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname } = new URL(url, 'http://host');
      const name = pathname.split('/').at(-1) ?? '';
      if (date !== undefined) response.setHeader('date', date);
      json(response, { success: true, data: lists[name] ?? [], additional_data: { next_cursor: null } });
    },
  });
}

/** Runs the command; the line about the origin of the test is left out. */
async function run(...argv: string[]): Promise<Ended> {
  // With a clock that stands still, reading takes no time.
  const ended = await bench.run(['changes', ...argv], { world: { now: () => new Date(at(0, 30)) } });
  return { ...ended, err: ended.err.replace(/^Requests go to .*\n/m, '') };
}
const rows = ({ out }: Ended): unknown[] => JSON.parse(out) as unknown[];
const memory = (): string => join(bench.folder, 'crmcli/memory/default/changes.json');
interface Stored {
  readonly owner: { readonly account: string };
  readonly collections: { readonly changes: { readonly cursor: { readonly watermark: string } } };
}
const stored = (): Stored => JSON.parse(readFileSync(memory(), 'utf8')) as Stored;
const watermark = (): string => stored().collections.changes.cursor.watermark;
const query = ({ url }: Seen): unknown => Object.fromEntries(new URL(url, 'http://host').searchParams);

test('prints what changed in order of time, and stores the position one second after it', async () => {
  await service({
    deals: [{ id: 1, title: 'New office', add_time: at(0), update_time: at(3) }],
    persons: [{ id: 2, name: 'Ada', add_time: '2020-01-01T00:00:00Z', update_time: at(1) }],
    activities: [{ id: 3, subject: 'Call', add_time: at(0), update_time: at(2) }],
  });
  const ended = await run('--since', at(0));
  expect([ended.code, ended.err]).toEqual([0, `Advanced watermark → ${at(4)}\n`]);
  expect(rows(ended)).toEqual([
    { entity: 'persons', id: 2, title: 'Ada', change: 'updated', addTime: '2020-01-01T00:00:00Z', updateTime: at(1) },
    { entity: 'activities', id: 3, title: 'Call', change: 'created', addTime: at(0), updateTime: at(2) },
    { entity: 'deals', id: 1, title: 'New office', change: 'created', addTime: at(0), updateTime: at(3) },
  ]);
  expect(bench.seen.map(({ url }) => new URL(url, 'http://host').pathname.split('/').at(-1))).toEqual([
    'deals',
    'archived',
    'persons',
    'organizations',
    'activities',
    'products',
  ]);
  expect(query(bench.seen[0]!)).toEqual({
    limit: '500',
    sort_by: 'update_time',
    sort_direction: 'asc',
    updated_since: at(0),
  });
});

test('the next run starts at the stored position, which stays when nothing came', async () => {
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(3) }] });
  await run('--since', at(0));
  lists = {};
  const next = await run();
  expect([next.code, next.out, next.err, watermark()]).toEqual([0, '[]\n', '', at(4)]);
  expect(query(bench.seen.at(-1)!)).toMatchObject({ updated_since: at(4) });
});

describe('changes while the lists are read', () => {
  const deal = { id: 1, title: 'Quiet', add_time: at(0), update_time: at(1) };
  const ada = { id: 2, name: 'Ada', add_time: at(0), update_time: at(6) };
  const titles = (ended: Ended): unknown[] => (rows(ended) as Record[]).map(({ title }) => title);

  /** The clock of the service is at second 5 when the first list is read. */
  beforeEach(async () => {
    await service({ deals: [deal], persons: [ada] }, at(5));
    const ended = await run('--since', at(0));
    expect([titles(ended), ended.err]).toEqual([['Quiet', 'Ada'], `Advanced watermark → ${at(5)}\n`]);
  });

  test('a change in a list that was read before another is printed by the next run, and nothing twice', async () => {
    lists = { deals: [{ ...deal, title: 'Changed meanwhile', update_time: at(5) }], persons: [ada] };
    date = at(20);
    const ended = await run();
    expect([titles(ended), ended.err]).toEqual([['Changed meanwhile'], `Advanced watermark → ${at(7)}\n`]);
    expect(query(bench.seen.at(-5)!)).toMatchObject({ updated_since: at(5) });
  });

  test('a record that changes again in the same second is printed again', async () => {
    lists = { persons: [{ ...ada, name: 'Ada Lovelace' }] };
    expect(titles(await run())).toEqual(['Ada Lovelace']);
    expect(titles(await run())).toEqual([]);
  });
});

test('a clock of this machine that is days behind that of the service does not matter', async () => {
  const later = (second: number): string => at(second, 3 * 24 * 60);
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: later(3) }] }, later(5));
  const ended = await run('--since', at(0));
  expect([ended.code, ended.err, watermark()]).toEqual([0, `Advanced watermark → ${later(4)}\n`, later(4)]);
  expect((await run()).code).toBe(0);
});

test('a start point without a change is where the next run starts', async () => {
  await service({});
  const none = await run('--since', at(0));
  expect([none.code, none.out, none.err]).toEqual([0, '[]\n', `The next run starts at ${at(0)}.\n`]);
  expect([(await run()).code, query(bench.seen.at(-1)!)]).toMatchObject([0, { updated_since: at(0) }]);
  // A time in the future is not one of a change.
  const future = new Date(Date.now() + 400 * 86_400_000).toISOString();
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: future }] });
  await run('--since', at(0));
  expect(watermark()).toBe(at(0));
});

test('--peek stores nothing, and says nothing about a position', async () => {
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(3) }] });
  const peeked = await run('--since', at(0), '--peek');
  expect([peeked.code, peeked.err]).toEqual([0, '']);
  expect((await run()).code).toBe(64);
});

test('without a start point it fails before any request', async () => {
  await service({});
  const ended = await run();
  expect([ended.code, ended.out, bench.seen.length]).toEqual([64, '', 0]);
  expect(ended.err).toContain('Give --since once, for example --since 7d');
});

test('a position of another account is not used', async () => {
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(3) }] });
  await run('--since', at(0));
  writeFileSync(memory(), readFileSync(memory(), 'utf8').replace('"default"', '"https://b.example"'));
  const other = await run();
  expect([other.code, other.err]).toEqual([
    64,
    expect.stringContaining('holds positions of https://b.example, but this run is for default'),
  ]);
  expect((await run('--since', at(0))).code).toBe(0);
  expect([stored().owner.account, (await run()).code]).toEqual(['default', 0]);
});

test('a service on this machine is the account of its profile, whatever its port and name', async () => {
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(3) }] });
  await run('--since', at(0));
  const env = { CRMCLI_BASE_URL: bench.origin.replace('127.0.0.1', 'localhost') };
  expect((await bench.run(['changes'], { env })).code).toBe(0);
});

test('the position that an earlier version stored is taken over', async () => {
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(3) }] });
  await run('--since', at(0));
  const earlier = { account: bench.origin, watermark: at(2), printed: ['deal 7 0123456789abcdef'] };
  writeFileSync(memory(), JSON.stringify(earlier, null, 2));
  const next = await run();
  expect([next.code, query(bench.seen.at(-1)!), watermark()]).toMatchObject([0, { updated_since: at(2) }, at(4)]);
  writeFileSync(memory(), JSON.stringify({ ...earlier, account: 'https://b.example' }));
  expect((await run()).code).toBe(64);
  writeFileSync(memory(), '{"watermark":"soon"}');
  const damaged = await run();
  expect([damaged.code, damaged.err]).toEqual([65, expect.stringContaining('is not a state file of this command')]);
});

test('a record without a time that can be read comes last and does not move the position', async () => {
  await service({
    deals: [{ id: 1, title: null, add_time: null, update_time: 'yesterday' }],
    products: [{ id: 5, name: 'Box', add_time: at(0), update_time: at(1) }],
  });
  const ended = await run('--since', at(0));
  expect(rows(ended)).toEqual([
    { entity: 'products', id: 5, title: 'Box', change: 'created', addTime: at(0), updateTime: at(1) },
    { entity: 'deals', id: 1, title: null, change: 'updated', addTime: null, updateTime: 'yesterday' },
  ]);
  expect(watermark()).toBe(at(2));
});

describe('--limit', () => {
  const deal = (id: number, second: number): Record => ({
    id,
    title: `D${String(id)}`,
    add_time: at(0),
    update_time: at(second),
  });
  const ids = (ended: Ended): unknown[] => (rows(ended) as Record[]).map(({ id }) => id);

  test('the next run continues with the rest', async () => {
    await service({ deals: [deal(1, 1), deal(2, 2), deal(3, 3)] });
    const ended = await run('--since', at(0), '--limit', '2');
    expect([ids(ended), watermark()]).toEqual([[1, 2], at(3)]);
    expect(ended.err).toContain('2 of 3 shown');
  });

  test('a second that would be split is left for the next run', async () => {
    await service({ deals: [deal(1, 1), deal(2, 2), deal(3, 2), deal(4, 3)] });
    expect([ids(await run('--since', at(0), '--limit', '2')), watermark()]).toEqual([[1], at(2)]);
  });

  test('a second with more changes than the limit is split with a warning, so that the feed goes on', async () => {
    await service({ deals: [deal(1, 2), deal(2, 2), deal(3, 2)] });
    const ended = await run('--since', at(0), '--limit', '2');
    expect([ids(ended), watermark()]).toEqual([[1, 2], at(3)]);
    expect(ended.err).toContain(
      `splits a single update-time second: 1 more change at ${at(2)} will not be in the next run`,
    );
  });
});

test('a failing request keeps the position, also after the first lists were read', async () => {
  await service({ deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(3) }] });
  await run('--since', at(0));
  lists = {
    deals: [{ id: 1, title: 'A', add_time: at(0), update_time: at(9) }],
    products: [null as unknown as Record],
  };
  const failed = await run();
  expect([failed.code, failed.out, watermark()]).toEqual([69, '', at(4)]);
});

test.each([
  ['an object', { id: 1 }, 69],
  ['a text', 'none', 69],
  ['null, which the service returns for an empty list,', null, 0],
])('%s in place of a list', async (_name, data, code) => {
  await service({});
  lists = { deals: data };
  const ended = await run('--since', at(0));
  expect([ended.code, ended.out]).toEqual([code, code === 0 ? '[]\n' : '']);
});
