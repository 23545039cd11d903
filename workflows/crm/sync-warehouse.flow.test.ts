import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { query } from '../../tests/support/duckdb.js';

type Lists = Record<string, unknown>;

let bench: Bench;
let lists: Lists;
let failing: string | undefined;
/** Runs when a list is asked for. */
let arrived: (name: string) => void;
beforeEach(async () => {
  lists = {};
  failing = undefined;
  arrived = () => undefined;
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const name = pathname.split('/').at(-1) ?? '';
      arrived(name);
      if (name === failing) return json(response, { success: false, error: 'down' }, 400);
      const since = searchParams.get('updated_since') ?? '';
      const all = (lists[name] ?? []) as Lists[];
      const data = all.filter(({ update_time: at }) => String(at) >= since);
      json(response, { success: true, data, additional_data: { next_cursor: null } });
    },
  });
});
afterEach(() => bench.close());

const at = (second: number): string => `2026-06-01T08:00:${String(second).padStart(2, '0')}Z`;
const run = (...argv: string[]): Promise<Ended> => bench.run(['sync', 'warehouse', '--dir', 'w', ...argv]);
const file = (name: string): string => join(bench.folder, 'w', name);
const lines = (name: string): unknown[] =>
  readFileSync(file(name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const manifest = (): Lists => JSON.parse(readFileSync(file('manifest.json'), 'utf8')) as Lists;
const deal = (id: number, second: number, more: Lists = {}): Lists => ({
  id,
  title: `D${String(id)}`,
  update_time: at(second),
  ...more,
});

test('a table is one line with the counts', async () => {
  lists = { deals: [deal(1, 1), deal(2, 2)] };
  const counts = '2 deals, 0 persons, 0 organizations, 0 activities, 0 products to';
  const planned = await run('--output', 'table', '--dry-run');
  expect([planned.code, planned.out]).toEqual([0, `[dry-run] Would append ${counts} ${join(bench.folder, 'w')}\n`]);
  const done = await run('--output', 'table');
  expect([done.code, done.out]).toEqual([0, `Appended ${counts} ${join(bench.folder, 'w')}\n`]);
});

test('the first run writes everything, the next appends what changed', async () => {
  lists = { deals: [deal(1, 1), deal(2, 2)], persons: [{ id: 7, name: 'Ada', update_time: at(1) }] };
  const first = await run();
  const entities = ['deals', 'persons', 'organizations', 'activities', 'products'];
  expect([first.code, JSON.parse(first.out)]).toEqual([
    0,
    { entities, counts: { deals: 2, persons: 1, organizations: 0, activities: 0, products: 0 } },
  ]);
  expect(manifest()).toMatchObject({ watermarks: { deals: at(2), persons: at(1) }, counts: { deals: 2 } });
  expect(existsSync(file('products.ndjson'))).toBe(false);
  lists = { ...lists, deals: [deal(2, 2), deal(1, 5)] };
  expect((await run()).code).toBe(0);
  // A record at the watermark itself is repeated: another change in its second may have come after the read.
  expect(lines('deals.ndjson')).toEqual([deal(1, 1), deal(2, 2), deal(2, 2), deal(1, 5)]);
  expect(manifest()).toMatchObject({ watermarks: { deals: at(5), persons: at(1) } });
});

test('--since does not move a watermark back, and none over changes that were not read', async () => {
  lists = { deals: [deal(1, 1), deal(2, 5)] };
  await run();
  await run('--since', at(0));
  expect(manifest()).toMatchObject({ watermarks: { deals: at(5) } });
  // The newest record is gone: the watermark stays all the same.
  lists = { deals: [deal(1, 1)] };
  await run('--since', at(0));
  expect(manifest()).toMatchObject({ watermarks: { deals: at(5) } });
  lists = { deals: [deal(3, 6), deal(4, 9)] };
  const later = await run('--since', at(8));
  expect(later.err).toContain(`The watermark of deals stays at ${at(5)}`);
  await run();
  expect(lines('deals.ndjson').slice(-3)).toEqual([deal(4, 9), deal(3, 6), deal(4, 9)]);
});

test('times that cannot be right are written and do not move the watermark', async () => {
  lists = {
    deals: [deal(1, 1), { id: 2, update_time: 'soon' }, { id: 3, update_time: '9999-01-01T00:00:00Z' }, { id: 4 }],
  };
  await run();
  expect([lines('deals.ndjson').length, manifest()]).toEqual([
    4,
    expect.objectContaining({ watermarks: { deals: at(1) } }),
  ]);
});

test('--full asks, then empties the files and forgets the watermarks', async () => {
  lists = { deals: [deal(1, 1)], products: [{ id: 5, update_time: at(1) }] };
  await run();
  expect([(await run('--full')).code, lines('deals.ndjson').length]).toEqual([1, 1]);
  lists = { deals: [deal(2, 3)] };
  expect((await run('--full', '--yes')).code).toBe(0);
  expect(lines('deals.ndjson')).toEqual([deal(2, 3)]);
  expect([manifest()['watermarks'], readFileSync(file('products.ndjson'), 'utf8')]).toEqual([{ deals: at(3) }, '']);
});

test('--full forgets the watermark before the file is emptied: a run that ends between them loses nothing', async () => {
  lists = { deals: [deal(1, 1)] };
  await run();
  // The file cannot be replaced.
  arrived = () => {
    rmSync(file('deals.ndjson'));
    mkdirSync(file('deals.ndjson'));
  };
  expect((await run('--full', '--yes')).code).not.toBe(0);
  expect(manifest()['watermarks']).toEqual({});
});

test('a kind that fails keeps its watermark, and those before it are stored', async () => {
  lists = { deals: [deal(1, 1)], activities: [{ id: 9, update_time: at(1) }] };
  failing = 'activities';
  expect((await run()).code).toBe(65);
  expect(manifest()).toMatchObject({ watermarks: { deals: at(1) } });
  expect(manifest()['counts']).toEqual({ deals: 1, persons: 0, organizations: 0 });
  failing = undefined;
  expect((await run()).code).toBe(0);
  expect(lines('activities.ndjson')).toEqual([{ id: 9, update_time: at(1) }]);
  // The counts are those of the last run.
  failing = 'persons';
  expect((await run()).code).toBe(65);
  expect(manifest()['counts']).toEqual({ deals: 1 });
});

test('an incomplete line of a killed run is cut off, also when nothing follows', async () => {
  lists = { deals: [deal(1, 1)] };
  await run();
  appendFileSync(file('deals.ndjson'), '{"id":2,"ti');
  lists = {};
  await run();
  expect(readFileSync(file('deals.ndjson'), 'utf8')).toBe(`${JSON.stringify(deal(1, 1))}\n`);
});

test('numbers of any length stay as they are', async () => {
  lists = { deals: [] };
  await bench.close();
  bench = await openBench(client, {
    answer: (_seen, response) => {
      json(response, '{"success":true,"data":[{"id":12345678901234567890,"value":0.1}],"additional_data":null}');
    },
  });
  await run();
  expect(readFileSync(file('deals.ndjson'), 'utf8')).toBe('{"id":12345678901234567890,"value":0.1}\n');
});

describe('the folder', () => {
  const prepared = (name: string, text: string): void => {
    mkdirSync(join(bench.folder, 'w'));
    writeFileSync(file(name), text);
  };

  test.each([
    ['a backup', 'manifest.json', '{"completed":["deals"],"counts":{}}', 'holds a backup'],
    ['another account', 'manifest.json', '{"account":"https://b.example","watermarks":{}}', 'of another account'],
    ['something else', 'letter.txt', 'Dear Ada', 'is not empty and not a warehouse folder'],
  ])('with %s is refused before any request', async (_name, name, text, said) => {
    prepared(name, text);
    const ended = await run();
    expect([ended.code, ended.err, bench.seen.length]).toEqual([78, expect.stringContaining(said), 0]);
    expect(readFileSync(file(name), 'utf8')).toBe(text);
  });

  test.each(['{"waterm', '[]', '{}', '{"watermarks":{"deals":"soon"}}'])(
    'with the manifest %s is read from the beginning',
    async (text) => {
      prepared('manifest.json', text);
      lists = { deals: [deal(1, 1)] };
      expect((await run()).code).toBe(0);
      expect(bench.seen[0]?.url).not.toContain('updated_since');
    },
  );

  test('is not written by a dry run', async () => {
    lists = { deals: [deal(1, 1)] };
    const ended = await run('--dry-run', '--full', '--views');
    expect([ended.code, JSON.parse(ended.out)]).toMatchObject([0, { counts: { deals: 1 } }]);
    expect(existsSync(join(bench.folder, 'w'))).toBe(false);
  });
});

describe('--views', () => {
  const load = async (text: string) => query(readFileSync(file('views.sql'), 'utf8'), text);

  test('DuckDB shows the newest version of each record, with the types of the spec', async () => {
    const fields = { value: 1250.5, expected_close_date: '2026-07-01', custom_fields: { abc: 7 }, is_deleted: false };
    lists = { deals: [deal(1, 1), deal(2, 2, fields)] };
    await run('--views');
    lists = { deals: [deal(1, 5, { title: "It's new" })] };
    await run();
    expect(
      await load(
        'SELECT id, title, value, expected_close_date, update_time, custom_fields, is_deleted FROM deals ORDER BY id',
      ),
    ).toEqual([
      {
        id: '1',
        title: "It's new",
        value: null,
        expected_close_date: null,
        update_time: '2026-06-01 08:00:05',
        custom_fields: null,
        is_deleted: null,
      },
      {
        id: '2',
        title: 'D2',
        value: 1250.5,
        expected_close_date: '2026-07-01',
        update_time: '2026-06-01 08:00:02',
        custom_fields: '{"abc":7}',
        is_deleted: false,
      },
    ]);
    const types = await load(
      "SELECT column_type AS type FROM (DESCRIBE deals) WHERE column_name IN ('id', 'value', 'update_time', 'label_ids')",
    );
    expect(types.map(({ type }) => type)).toEqual(['BIGINT', 'DOUBLE', 'TIMESTAMP', 'JSON']);
    expect(await load('SELECT count(*) AS count FROM products')).toEqual([{ count: '0' }]);
  });

  test('of two versions with the same time the later line wins; odd values are NULL, and a torn line is ignored', async () => {
    lists = {
      deals: [deal(1, 1, { title: 'old' }), deal(1, 1, { title: 'new', value: 'much', is_deleted: 'perhaps' })],
    };
    await run('--views');
    appendFileSync(file('deals.ndjson'), '{"id":2,"ti');
    expect(await load('SELECT id, title, value, is_deleted FROM deals')).toEqual([
      { id: '1', title: 'new', value: null, is_deleted: null },
    ]);
  });

  test('a file that was put aside is read as well, in a folder with any name', async () => {
    lists = { deals: [deal(1, 1, { title: 'old' })] };
    const odd = ["it's [a] *warehouse*?", '--views'] as const;
    await bench.run(['sync', 'warehouse', '--dir', ...odd]);
    const folder = join(bench.folder, odd[0]);
    writeFileSync(
      join(folder, 'deals.2026-05.ndjson'),
      `${JSON.stringify(deal(9, 1))}\n${JSON.stringify(deal(1, 1))}\n`,
    );
    const found = await query(
      readFileSync(join(folder, 'views.sql'), 'utf8'),
      'SELECT id, title FROM deals ORDER BY id',
    );
    expect(found).toEqual([
      { id: '1', title: 'old' },
      { id: '9', title: 'D9' },
    ]);
  });
});
