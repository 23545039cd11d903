import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
      const name = pathname.replace(/.*\/v\d\//, '');
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
/** The time up to which each list was read. */
const marks = (): Lists => {
  const { collections } = JSON.parse(readFileSync(file('manifest.json'), 'utf8')) as {
    collections: Record<string, { cursor?: string }>;
  };
  return Object.assign(
    {},
    ...Object.values(collections).map(({ cursor = '{}' }) => JSON.parse(cursor) as Lists),
  ) as Lists;
};
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
  expect(marks()).toEqual({ dealFeed: at(2), personFeed: at(1) });
  lists = { ...lists, deals: [deal(2, 2), deal(1, 5)] };
  expect((await run()).code).toBe(0);
  expect(lines('deals.ndjson')).toEqual([deal(2, 2), deal(1, 5)]);
  expect(marks()).toEqual({ dealFeed: at(5), personFeed: at(1) });
});

test('--since does not move a watermark back, and none over changes that were not read', async () => {
  lists = { deals: [deal(1, 1), deal(2, 5)] };
  await run();
  await run('--since', at(0));
  expect(marks()).toMatchObject({ dealFeed: at(5) });
  // The newest record is gone: the watermark stays all the same.
  lists = { deals: [deal(1, 1)] };
  await run('--since', at(0));
  expect(marks()).toMatchObject({ dealFeed: at(5) });
  lists = { deals: [deal(3, 6), deal(4, 9)] };
  const later = await run('--since', at(8));
  expect([later.code, marks()]).toEqual([0, { dealFeed: at(5) }]);
  expect(later.err).toContain('Records that changed before --since were not read; the next run without it reads them.');
  await run();
  expect(lines('deals.ndjson')).toEqual([deal(1, 1), deal(2, 5), deal(4, 9), deal(3, 6)]);
});

test('times that cannot be right are written and do not move the watermark', async () => {
  lists = {
    deals: [deal(1, 1), { id: 2, update_time: 'soon' }, { id: 3, update_time: '9999-01-01T00:00:00Z' }, { id: 4 }],
  };
  await run();
  expect([lines('deals.ndjson').length, marks()]).toEqual([4, { dealFeed: at(1) }]);
});

test('--full asks, then replaces what the service no longer has', async () => {
  lists = { deals: [deal(1, 1)], products: [{ id: 5, update_time: at(1) }] };
  await run();
  expect([(await run('--full')).code, lines('deals.ndjson').length]).toEqual([1, 1]);
  lists = { deals: [deal(2, 3)] };
  expect((await run('--full', '--yes')).code).toBe(0);
  expect(lines('deals.ndjson')).toEqual([deal(2, 3)]);
  expect([marks()['dealFeed'], readFileSync(file('products.ndjson'), 'utf8')]).toEqual([at(3), '']);
});

test('a list that became empty is reported: it may be a lost permission', async () => {
  lists = { deals: [deal(1, 1), deal(2, 2)] };
  await run();
  lists = {};
  const { code, err } = await run('--full', '--yes');
  expect([code, readFileSync(file('deals.ndjson'), 'utf8')]).toEqual([0, '']);
  expect(err).toContain('deals has 0 records; the last run had 2. Check the permissions of the user.');
});

test('a kind that fails keeps its watermark, and those before it are stored', async () => {
  lists = { deals: [deal(1, 1)], activities: [{ id: 9, update_time: at(1) }] };
  failing = 'activities';
  expect((await run()).code).toBe(65);
  expect(marks()).toMatchObject({ dealFeed: at(1) });
  failing = undefined;
  expect((await run()).code).toBe(0);
  expect(lines('activities.ndjson')).toEqual([{ id: 9, update_time: at(1) }]);
});

test('an incomplete line of a killed run is cut off, also when nothing follows', async () => {
  lists = { deals: [deal(1, 1)] };
  await run();
  appendFileSync(file('deals.ndjson'), '{"id":2,"ti');
  lists = {};
  await run();
  expect(readFileSync(file('deals.ndjson'), 'utf8')).toBe(`${JSON.stringify(deal(1, 1))}\n`);
});

test('an incremental run recognizes deals that were archived, also those of a folder of an earlier version', async () => {
  lists = { deals: [deal(1, 1), deal(2, 2)] };
  await run('--views');
  lists = { deals: [deal(1, 1)], 'deals/archived': [deal(2, 9, { is_archived: true })] };
  await run();
  const states = () => query(readFileSync(file('views.sql'), 'utf8'), 'SELECT id, is_archived FROM deals ORDER BY id');
  expect(await states()).toEqual([
    { id: '1', is_archived: null },
    { id: '2', is_archived: true },
  ]);
  expect(marks()).toMatchObject({ dealFeed: at(2), archivedDealFeed: at(9) });
  const earlier = { account: bench.origin, watermarks: { deals: at(2) }, counts: { deals: 2 }, updated_at: at(9) };
  writeFileSync(file('manifest.json'), JSON.stringify(earlier));
  lists = { 'deals/archived': [deal(1, 4, { is_archived: true }), deal(2, 9, { is_archived: true })] };
  await run();
  expect((await states()).map(({ is_archived: is }) => is)).toEqual([true, true]);
});

test('a run reads on until it has what was created while it read', async () => {
  const late = { id: 77, update_time: at(50) };
  let isLate = false;
  lists = { deals: [deal(1, 1)], products: [{ id: 5, update_time: at(1) }] };
  // The list of deals was read before.
  arrived = (name) => {
    if (name !== 'products' || isLate) return;
    isLate = true;
    lists = { ...lists, deals: [deal(1, 40), deal(2, 41)], persons: [late] };
  };
  const ended = await run('--full', '--yes');
  expect(JSON.parse(ended.out)).toMatchObject({ counts: { deals: 3, persons: 1, products: 1 } });
  expect([lines('deals.ndjson'), lines('persons.ndjson')]).toEqual([[deal(1, 40), deal(2, 41)], [late]]);
  expect(marks()).toMatchObject({ dealFeed: at(41), personFeed: at(50) });
});

test('a run whose lists never come to rest ends, and says so', async () => {
  let second = 0;
  arrived = (name) => {
    if (name === 'deals') lists = { deals: [deal(1, (second += 1))] };
  };
  const ended = await run();
  expect([ended.code, ended.err]).toEqual([0, expect.stringContaining('the last changes may be missing')]);
  expect(second).toBeLessThan(20);
});

test('numbers of any length stay as they are', async () => {
  lists = { deals: [] };
  await bench.close();
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const rows = url.includes('/deals?') ? '[{"id":12345678901234567890,"value":0.1}]' : '[]';
      json(response, `{"success":true,"data":${rows},"additional_data":null}`);
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
    ['something of another program', 'manifest.json', '{"name":"a web page"}', 'is not a warehouse'],
    [
      'another account',
      'manifest.json',
      '{"account":"https://b.example","watermarks":{}}',
      'of https://b.example, but this run is for',
    ],
    ['something else', 'letter.txt', 'Dear Ada', 'is not empty and not a warehouse'],
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
        value: '1250.5000000000',
        expected_close_date: '2026-07-01',
        update_time: '2026-06-01 08:00:02',
        custom_fields: '{"abc":7}',
        is_deleted: false,
      },
    ]);
    const types = await load(
      "SELECT column_type AS type FROM (DESCRIBE deals) WHERE column_name IN ('id', 'value', 'update_time', 'label_ids')",
    );
    expect(types.map(({ type }) => type)).toEqual(['BIGINT', 'DECIMAL(38,10)', 'TIMESTAMP', 'JSON']);
    expect(await load('SELECT count(*) AS count FROM products')).toEqual([{ count: '0' }]);
  });

  test('of two versions with the same time the later line wins; odd values are NULL, an odd amount an error', async () => {
    lists = {
      deals: [deal(1, 1, { title: 'old' }), deal(1, 1, { title: 'new', value: 'much', is_deleted: 'perhaps' })],
    };
    await run('--views');
    expect(await load('SELECT id, title, is_deleted FROM deals')).toEqual([
      { id: '1', title: 'new', is_deleted: null },
    ]);
    await expect(load('SELECT sum(value) FROM deals')).rejects.toThrow('much');
  });

  test.each([
    ['at the end', (text: string) => text.slice(0, -20)],
    ['in the middle', (text: string) => text.replace(/"update_time".*\n/, '\n')],
  ])(
    'a line that is cut short %s is an error of the view until a run has read its record again',
    async (_where, cut) => {
      lists = { deals: [deal(1, 1), deal(2, 2)] };
      await run('--views');
      writeFileSync(file('deals.ndjson'), cut(readFileSync(file('deals.ndjson'), 'utf8')));
      const count = () => load('SELECT count(*) AS count FROM deals');
      await expect(count()).rejects.toThrow('Malformed JSON');
      const { err } = await run();
      expect(await count()).toEqual([{ count: '2' }]);
      expect(err).toContain('deals.ndjson was changed by another program, so that all of its records are read again.');
    },
  );

  test('users, stages and pipelines are tables, and custom fields columns with their names', async () => {
    const key = (digit: string): string => digit.repeat(40);
    const field = (code: string, name: string, type: string, options: unknown = null) => ({
      field_code: code,
      field_name: name,
      field_type: type,
      is_custom_field: true,
      options,
    });
    lists = {
      users: [{ id: 3, name: 'Ann', email: 'ann@x.example' }],
      stages: [{ id: 5, name: 'Offer', pipeline_id: 1 }],
      pipelines: [{ id: 1, name: 'Sales' }],
      dealFields: [
        { field_code: 'title', field_name: 'Title', field_type: 'varchar', is_custom_field: false, options: null },
        field(key('a'), 'Budget "net"', 'monetary'),
        field(key('b'), 'TITLE', 'varchar'),
        field(key('c'), 'Region', 'enum', [{ id: 7, label: "O'Hare" }]),
        field(key('d'), 'region', 'set', [{ id: 8, label: 'x' }]),
        field(key('e'), 'Due', 'date'),
      ],
      deals: [
        deal(1, 1, {
          stage_id: 5,
          owner_id: 3,
          custom_fields: {
            [key('a')]: { value: 10.25, currency: 'EUR' },
            [key('b')]: 'other',
            [key('c')]: 7,
            [key('d')]: [8, 9],
            [key('e')]: '2026-07-01',
          },
        }),
      ],
    };
    expect((await run('--views')).code).toBe(0);
    expect(
      await load(`SELECT s.name AS stage, u.name AS owner, "Budget ""net""" AS budget, "Budget ""net"" currency" AS currency,
        "TITLE (bbbbbbbb)" AS title, "Region" AS region, "region (dddddddd)" AS many, "Due" AS due
        FROM deals d JOIN stages s ON s.id = d.stage_id JOIN users u ON u.id = d.owner_id
        JOIN pipelines p ON p.id = s.pipeline_id`),
    ).toEqual([
      {
        stage: 'Offer',
        owner: 'Ann',
        budget: '10.2500000000',
        currency: 'EUR',
        title: 'other',
        region: "O'Hare",
        many: ['x', '9'],
        due: '2026-07-01',
      },
    ]);
    // A table is written as a whole: records that the service no longer lists are gone.
    lists = { ...lists, stages: [] };
    await run();
    expect(await load('SELECT count(*) AS count FROM stages')).toEqual([{ count: '0' }]);
    expect(await load('SELECT count(*) AS count FROM deals')).toEqual([{ count: '1' }]);
  });

  test('are written for a folder with any name', async () => {
    lists = { deals: [deal(1, 1)] };
    const odd = ["it's [a] *warehouse*?", '--views'] as const;
    await bench.run(['sync', 'warehouse', '--dir', ...odd]);
    const views = readFileSync(join(bench.folder, odd[0], 'views.sql'), 'utf8');
    expect(await query(views, 'SELECT id, title FROM deals')).toEqual([{ id: '1', title: 'D1' }]);
  });
});
