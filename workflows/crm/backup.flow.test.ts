import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { query } from '../../tests/support/duckdb.js';

type Fields = Record<string, unknown>;

let bench: Bench;
afterEach(() => bench.close());

const path = (...parts: string[]): string => join(bench.folder, ...parts);
const read = (folder: string, name: string): unknown => JSON.parse(readFileSync(path(folder, `${name}.json`), 'utf8'));
/** Number of rows of each collection, by the manifest. */
const rowsOf = (folder: string): Record<string, number> => {
  const { collections } = read(folder, 'manifest') as { collections: Record<string, { rows: number }> };
  return Object.fromEntries(Object.entries(collections).map(([name, { rows }]) => [name, rows]));
};
const jsonOf = ({ out }: Ended): Fields => JSON.parse(out) as Fields;

describe('backup of the sandbox', () => {
  beforeEach(async () => {
    bench = await openBench(client, { sandbox: { records: 30 } });
  });

  test('a table is one line with the count', async () => {
    const { out } = await bench.run(['backup', '--dir', 'b', '--dry-run', '--output', 'table']);
    expect(out).toMatch(/^\[dry-run\] Would back up \d+ records of 21 resources to .*\/b\n$/);
    expect(existsSync(path('b'))).toBe(false);
  });

  test('writes a file per resource and a manifest; DuckDB reads them by the views', async () => {
    const ended = await bench.run(['backup', '--dir', 'b', '--views']);
    expect(ended.code).toBe(0);
    const { exported, total, skipped } = jsonOf(ended) as {
      exported: Record<string, number>;
      total: number;
      skipped: unknown;
    };
    expect(Object.keys(exported)).toHaveLength(21);
    expect([total, skipped]).toEqual([Object.values(exported).reduce((sum, count) => sum + count), []]);
    expect(rowsOf('b')).toEqual(exported);
    const views = readFileSync(path('b', 'views.sql'), 'utf8');
    for (const [name, count] of Object.entries(exported))
      expect([name, (read('b', name) as unknown[]).length]).toEqual([name, count]);
    // One query: a database that reads the views is opened for each.
    const counts = Object.keys(exported).map((name) => `(SELECT count(*) FROM ${name}) AS ${name}`);
    const texts = Object.entries(exported).map(([name, count]) => [name, String(count)]);
    expect(await query(views, `SELECT ${counts.join(', ')}`)).toEqual([Object.fromEntries(texts)]);
    expect(readFileSync(path('b', 'deals.json'), 'utf8')).toMatch(/^\[\n {2}\{\n {4}"\w+": /);
    const [typed] = await query(views, 'SELECT sum(value) > 0 AS money, min(add_time) < now() AS past FROM deals');
    expect(typed).toEqual({ money: true, past: true });
  });

  test('archived deals and leads are in their files, with is_archived', async () => {
    const lead = (await bench.json(['api', 'GET', '/api/v1/leads/archived', '--jq', '.data[0].id'])) as string;
    await bench.run(['api', 'PATCH', '/api/v2/deals/3', '--body', '{"is_archived":true}']);
    await bench.run(['backup', '--dir', 'b', '--views']);
    const deals = read('b', 'deals') as { id: number; is_archived: boolean }[];
    const archived = (await bench.json(['deal', 'list', '--archived', '--limit', '0'])) as { id: number }[];
    const active = (await bench.json(['deal', 'list', '--limit', '0'])) as { id: number }[];
    const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id).sort((a, b) => a - b);
    expect(archived.length).toBeGreaterThan(0);
    expect(idsOf(deals.filter((deal) => deal.is_archived))).toEqual(idsOf(archived));
    expect(idsOf(deals)).toEqual(idsOf([...archived, ...active]));
    expect(read('b', 'leads')).toContainEqual(expect.objectContaining({ id: lead, is_archived: true }));
  });

  test('line separators inside a text are not taken for the ends of lines', async () => {
    const name = 'One\u2028two\u2029three';
    expect((await bench.run(['org', 'create', '--name', name])).code).toBe(0);
    await bench.run(['backup', '--dir', 'b']);
    expect(read('b', 'organizations')).toContainEqual(expect.objectContaining({ name }));
  });

  test('diff shows what a change did, with the names of custom fields and labels of options', async () => {
    await bench.run(['backup', '--dir', 'a']);
    const fields = read('a', 'dealFields') as {
      field_code: string;
      field_name: string;
      field_type: string;
      is_custom_field: boolean;
      options: { id: number; label: string }[] | null;
    }[];
    const field = fields.find((one) => one.is_custom_field && one.field_type === 'enum')!;
    const [deal] = read('a', 'deals') as { id: number; custom_fields: Fields }[];
    const option = field.options!.find(({ id }) => id !== deal!.custom_fields[field.field_code])!;
    const id = String(deal!.id);
    await bench.run(['deal', 'update', id, '--title', 'Renamed', '--field', `${field.field_name}=${option.label}`]);
    await bench.run(['person', 'create', '--name', 'Ada Lovelace']);
    await bench.run(['backup', '--dir', 'b']);

    const same = await bench.json(['backup', 'diff', 'b', 'b']);
    expect(same).toEqual({
      summary: { added: 0, removed: 0, modified: 0, fieldsChanged: 0 },
      skipped: [],
      changes: [],
    });
    const { summary, changes } = (await bench.json(['backup', 'diff', 'a', 'b'])) as {
      summary: Fields;
      changes: Fields[];
    };
    expect(summary).toMatchObject({ added: 1, removed: 0, modified: 1 });
    expect(changes).toContainEqual({
      resource: 'deals',
      id,
      change: 'modified',
      field: 'title',
      oldValue: expect.any(String),
      newValue: 'Renamed',
    });
    expect(changes).toContainEqual(
      expect.objectContaining({ field: `custom_fields.${field.field_name}`, newValue: option.label }),
    );
    expect(changes).toContainEqual(expect.objectContaining({ resource: 'persons', change: 'added', field: null }));
    const { changes: raw } = (await bench.json(['backup', 'diff', 'a', 'b', '--raw'])) as { changes: Fields[] };
    expect(raw).toContainEqual(
      expect.objectContaining({ field: `custom_fields.${field.field_code}`, newValue: option.id }),
    );
    const { changes: back } = (await bench.json(['backup', 'diff', 'b', 'a'])) as { changes: Fields[] };
    expect(back).toContainEqual(expect.objectContaining({ resource: 'persons', change: 'removed' }));
  });
});

describe('an interrupted backup', () => {
  let down: string | undefined;
  beforeEach(async () => {
    down = 'stages';
    bench = await openBench(client, {
      answer: ({ url }, response) => {
        const name = new URL(url, 'http://host').pathname.split('/').at(-1);
        if (name === down) return json(response, { success: false, error: 'no' }, 403);
        json(response, { success: true, data: [{ id: 1 }], additional_data: { next_cursor: null } });
      },
    });
  });

  test('continues with --resume and names it; without, it starts over', async () => {
    const failed = await bench.run(['backup', '--dir', 'b']);
    expect([failed.code, failed.err]).toEqual([77, expect.stringContaining('backup --dir b --resume')]);
    expect(read('b', 'manifest')).toMatchObject({
      startedAt: expect.any(String),
      collections: {
        deals: { completeAsOf: expect.any(String) },
        stages: expect.not.objectContaining({ completeAsOf: '' }),
      },
    });
    down = undefined;
    const before = bench.seen.length;
    const resumed = await bench.run(['backup', '--dir', 'b', '--resume']);
    expect(jsonOf(resumed)).toMatchObject({
      skipped: ['deals', 'persons', 'organizations', 'activities', 'products', 'pipelines'],
    });
    expect(bench.seen.length - before).toBe(17);
    expect(jsonOf(await bench.run(['backup', '--dir', 'b']))).toMatchObject({ skipped: [], total: 21 });
  });

  test('a file that fails half-way keeps its earlier content', async () => {
    down = undefined;
    await bench.run(['backup', '--dir', 'b']);
    down = 'deals';
    await bench.run(['backup', '--dir', 'b']);
    expect(read('b', 'deals')).toEqual([{ id: 1 }]);
  });

  test('another folder and another account are refused before any request; a dry run writes nothing', async () => {
    mkdirSync(path('w'));
    writeFileSync(path('w', 'manifest.json'), '{"name":"a web page"}');
    expect((await bench.run(['backup', '--dir', 'w'])).code).toBe(78);
    writeFileSync(path('w', 'manifest.json'), '{"account":"https://other.example","completed":[]}');
    expect([(await bench.run(['backup', '--dir', 'w'])).code, bench.seen.length]).toEqual([78, 0]);
    down = undefined;
    expect((await bench.run(['backup', '--dir', 'dry', '--dry-run'])).code).toBe(0);
    expect(existsSync(path('dry'))).toBe(false);
  });
});

test('a resource that became empty is reported: an empty list may be a lost permission', async () => {
  let persons: unknown[] = [{ id: 1 }];
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const data = url.includes('/persons') ? persons : [];
      json(response, { success: true, data, additional_data: {} });
    },
  });
  const first = await bench.run(['backup', '--dir', 'b']);
  persons = [];
  const second = await bench.run(['backup', '--dir', 'b']);
  const text = 'persons has 0 records; the last run had 1. Check the permissions of the user.';
  expect([first.code, first.err.includes('earlier copy'), second.code, second.err.includes(text)]).toEqual([
    0,
    false,
    0,
    true,
  ]);
  expect(second.err.match(/has 0 records/g)).toHaveLength(1);
});

test('resources are read in a fixed order, all pages of each; the manifest has the times of the run', async () => {
  const starts: Record<string, string[]> = {};
  // Definitions of fields are identified by their code.
  const rows = [1, 2, 3].map((id) => ({ id, field_code: `f${String(id)}` }));
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const name = pathname.replace(/.*\/v\d\//, '');
      const isOffset = pathname.includes('/v1/');
      const position = searchParams.get(isOffset ? 'start' : 'cursor') ?? '';
      (starts[name] ??= []).push(position);
      const from = Number(position);
      const data = rows.slice(from, from + 2);
      const hasMore = from + 2 < 3;
      const offset = { start: from, limit: 2, more_items_in_collection: hasMore, next_start: from + 2 };
      const more = isOffset ? { pagination: offset } : { next_cursor: hasMore ? '2' : null };
      json(response, { success: true, data, additional_data: more });
    },
  });
  const names = [
    ...[
      'deals',
      'deals/archived',
      'persons',
      'organizations',
      'activities',
      'products',
      'pipelines',
      'stages',
      'dealFields',
    ],
    ...['personFields', 'organizationFields', 'productFields', 'activityFields'],
    ...['activityTypes', 'leads', 'leads/archived', 'leadLabels', 'projects', 'projects/archived', 'notes'],
    ...['users', 'filters', 'webhooks', 'currencies'],
  ];
  const run = () => bench.run(['backup', '--dir', 'b']);
  expect((await run()).code).toBe(0);
  expect(Object.keys(starts)).toEqual(names);
  const isWhole = (name: string): boolean =>
    ['activityTypes', 'leadLabels', 'users', 'filters', 'webhooks', 'currencies'].includes(name);
  const isOffset = (name: string): boolean => /^(?:leads|notes)/.test(name);
  const startsOf = (name: string): string[] => (isWhole(name) ? [''] : isOffset(name) ? ['0', '1'] : ['', '2']);
  for (const name of names) expect([name, starts[name]]).toEqual([name, startsOf(name)]);
  const files = names.filter((name) => !name.includes('/'));
  for (const name of files.filter((one) => !isWhole(one) && !isOffset(one)))
    expect([name, read('b', name)]).toEqual([name, rows]);
  expect(Object.keys(rowsOf('b'))).toEqual([...files].sort());
});

test.each(['backup', 'sync warehouse'])(
  '%s skips projects, which an account may not have, and nothing else',
  async (words) => {
    let refused = '/projects';
    bench = await openBench(client, {
      answer: ({ url }, response) => {
        const data = [{ id: 1, field_code: 'a' }];
        if (url.includes(refused)) json(response, { success: false, error: 'Not in your plan' }, 402);
        else json(response, { success: true, data });
      },
    });
    const run = () => bench.run([...words.split(' '), '--dir', 'b', '--views']);
    expect(await run()).toMatchObject({ code: 0, err: expect.stringContaining('Skipped projects') });
    const { collections } = read('b', 'manifest') as unknown as { collections: Record<string, object> };
    expect(collections['projects']).not.toHaveProperty('completeAsOf');
    const answer = await bench.run([
      'sql',
      'SELECT count(*) AS n, any_value(owner_name) AS o FROM activities_named',
      '--dir',
      'b',
      '-o',
      'json',
    ]);
    expect(JSON.parse(answer.out)).toEqual([{ n: 1, o: null }]);
    expect((await bench.run(['sql', '--describe', 'activities_named', '--dir', 'b', '-o', 'csv'])).out).not.toContain(
      'project_name',
    );
    refused = '/stages';
    expect((await run()).code).not.toBe(0);
  },
);

test.each(['backup', 'sync warehouse'])('%s to a folder to which another run writes is refused', async (words) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  let asked = (): void => undefined;
  const isRunning = new Promise<void>((resolve) => (asked = resolve));
  bench = await openBench(client, {
    answer: (_seen, response) => {
      asked();
      void held.then(() => json(response, { success: true, data: [], additional_data: {} }));
    },
  });
  const line = [...words.split(' '), '--dir', 'b'];
  const first = bench.run(line);
  await isRunning;
  const before = bench.seen.length;
  const second = await bench.run(line);
  expect([second.code, second.err, bench.seen.length]).toEqual([
    69,
    expect.stringContaining('Another run writes to '),
    before,
  ]);
  go();
  expect((await first).code).toBe(0);
});

describe('backup diff of odd folders', () => {
  const folder = (name: string, files: Fields): void => {
    mkdirSync(path(name));
    for (const [file, content] of Object.entries(files)) {
      writeFileSync(path(name, `${file}.json`), typeof content === 'string' ? content : JSON.stringify(content));
    }
  };
  beforeEach(async () => {
    bench = await openBench(client, { answer: (_seen, response) => json(response, {}, 500) });
  });

  test.each([
    ['broken JSON', '[{"id": 1}, {"id'],
    ['an object', { id: 1 }],
    ['a list of other things', '[{"name":"no id"}]'],
  ])('%s counts as absent, with a warning that names the file', async (_name, content) => {
    folder('a', { deals: [{ id: 1 }], notes: [] });
    folder('b', { deals: content, notes: [] });
    const { code, out, err } = await bench.run(['backup', 'diff', 'a', 'b']);
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { skipped: [{ resource: 'deals', presentIn: 'A' }], changes: [] },
    ]);
    expect(err).toContain('The file b/deals.json is not a complete list of records, and counts as absent.');
    expect(err).not.toContain('a/');
  });

  test('a folder without a file of a backup is an error', async () => {
    folder('a', { deals: [] });
    folder('b', { letter: [] });
    const ended = await bench.run(['backup', 'diff', 'a', 'b']);
    expect([ended.code, ended.out, bench.seen.length]).toEqual([64, '', 0]);
  });

  test('the order of keys, null for a missing value, and braces in texts make no difference', async () => {
    folder('a', {
      deals:
        '[{"id":1,"title":"a \\"}{][ b","x":{"p":1,"q":[{}],"gone":null},"gone":null}, {"id":"12345678901234567890"}]',
    });
    folder('b', {
      deals: '[\n{"x":{"q":[{}],"p":1},"title":"a \\"}{][ b","id":1}, {"id":12345678901234567890,"v":2}\n]\n',
    });
    const { changes } = (await bench.json(['backup', 'diff', 'a', 'b'])) as { changes: Fields[] };
    expect(changes).toMatchObject([
      { id: '12345678901234567890', field: 'id' },
      { id: '12345678901234567890', field: 'v', oldValue: null, newValue: 2 },
    ]);
  });

  test('another option with the same label is a difference, and shown by its id', async () => {
    const code = 'a'.repeat(40);
    const options = [1, 2].map((id) => ({ id, label: 'Large' }));
    const dealFields = [{ field_code: code, field_name: 'Size', options }];
    folder('a', { dealFields, deals: [{ id: 1, custom_fields: { [code]: 1 } }] });
    folder('b', { dealFields, deals: [{ id: 1, custom_fields: { [code]: 2 } }] });
    expect(await bench.json(['backup', 'diff', 'a', 'b'])).toMatchObject({
      changes: [{ field: 'custom_fields.Size', oldValue: 1, newValue: 2 }],
    });
  });

  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ])('names and labels come from the definitions of %s alone; leads have those of deals', async (known, other) => {
    const code = 'b'.repeat(40);
    const options = [1, 2].map((id) => ({ id, label: `Size ${String(id)}` }));
    folder(known, { dealFields: [{ id: 9, field_code: code, field_name: 'Size', options }], users: [] });
    folder(other, {});
    for (const [name, value] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      const files = { leads: [{ id: 'L', [code]: value }], deals: [{ id: 1, custom_fields: { [code]: value } }] };
      for (const [file, content] of Object.entries(files)) {
        writeFileSync(path(name, `${file}.json`), JSON.stringify(content));
      }
    }
    expect(await bench.json(['backup', 'diff', 'a', 'b'])).toEqual({
      summary: { added: 0, removed: 0, modified: 2, fieldsChanged: 2 },
      skipped: [{ resource: 'users', presentIn: known.toUpperCase() }],
      changes: [
        { resource: 'deals', id: '1', field: 'custom_fields.Size' },
        { resource: 'leads', id: 'L', field: 'Size' },
      ].map((one) => ({ ...one, change: 'modified', oldValue: 'Size 1', newValue: 'Size 2' })),
    });
  });

  test('resources are in order of their names, and a record with several changed fields counts once', async () => {
    folder('a', { persons: [{ id: 1, name: 'A', email: 'a' }], activities: [{ id: 1 }], deals: [{ id: 1 }] });
    folder('b', { persons: [{ id: 1, name: 'B', email: 'b' }], activities: [], deals: [] });
    const { summary, changes } = (await bench.json(['backup', 'diff', 'a', 'b'])) as {
      summary: Fields;
      changes: Fields[];
    };
    expect(changes.map(({ resource }) => resource)).toEqual(['activities', 'deals', 'persons', 'persons']);
    expect(summary).toEqual({ added: 0, removed: 2, modified: 1, fieldsChanged: 2 });
  });

  test('a table lists the fields, with a summary on stderr', async () => {
    folder('a', { deals: [{ id: 1, title: 'Old' }] });
    folder('b', { deals: [{ id: 1, title: 'New' }] });
    const { out, err } = await bench.run(['backup', 'diff', 'a', 'b', '--output', 'csv']);
    expect(out).toBe('resource,id,change,field,oldValue,newValue\ndeals,1,modified,title,Old,New\n');
    expect(err).toContain('0 added, 0 removed, 1 modified (fields changed: 1).');
  });
});
