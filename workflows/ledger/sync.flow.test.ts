import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { json, openBench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

let it: Bench;
let file: string;
afterEach(() => it.close());

/** A page of a feed has 1000 records. */
async function open(records: number): Promise<void> {
  it = await bench(client, records);
  file = join(it.folder, 'state.json');
}

interface State {
  readonly collections: Readonly<
    Record<string, { readonly cursor: { readonly timestamp: string; readonly moved?: string } }>
  >;
}

const state = (): State => JSON.parse(readFileSync(file, 'utf8')) as State;
const positions = (): string[] => Object.keys(state().collections);
const timestampOf = (name: string): string | undefined => state().collections[name]?.cursor.timestamp;
const sync = (...argv: string[]): Promise<unknown> => it.json('sync', 'crm/Accounts', '--state', file, ...argv);

test('reads a feed once, then only changes; the timestamp is text of any length', async () => {
  await open(1100);
  expect(await sync('--select', 'Code')).toHaveLength(1100);
  const first = timestampOf('3001001 sync/CRM/Accounts') ?? '';
  expect(BigInt(first)).toBe(9_007_199_254_740_993n + 1099n * 3n);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await sync('--select', 'Code')).toHaveLength(0);
  await it.json('account', 'update', '7', '--city', 'Delft');
  const { out } = await it.run('sync', 'CRM/Accounts', '--state', file, '--select', 'Code,Timestamp', '-o', 'ndjson');
  expect(out).toMatch(/^\{"Code":"7","Timestamp":\d{16}\}\n$/);
  expect(BigInt(timestampOf('3001001 sync/CRM/Accounts') ?? 0) > BigInt(first)).toBe(true);
});

test('the state is never past a record that was not printed: a limit loses none, in any number of runs', async () => {
  await open(60);
  const codes = (rows: unknown): string[] => (rows as readonly { readonly Code: string }[]).map(({ Code }) => Code);
  const seen: string[] = [];
  for (const [shown, left] of [
    [5, 60],
    [5, 55],
    [5, 50],
  ]) {
    const { out, err } = await it.run('sync', 'crm/Accounts', '--state', file, '--limit', '5');
    seen.push(...codes(JSON.parse(out)));
    expect(err).toContain(`${shown} of ${left} shown; --limit 0 for all. The next run continues with the others.`);
  }
  seen.push(...codes(await sync()));
  expect(new Set(seen).size).toBe(60);
  expect(seen).toHaveLength(60);
  expect(await sync()).toHaveLength(0);
});

test('without a state file, the note names a timestamp that loses no record', async () => {
  await open(60);
  const since = async (...argv: string[]): Promise<string> => {
    const { err } = await it.run('sync', 'crm/Accounts', '-o', 'ndjson', ...argv);
    return /--since (\d+) continues from here/.exec(err)?.[1] ?? err;
  };
  const all = await since();
  const five = await since('--limit', '5');
  const rest = await it.json('sync', 'crm/Accounts', '--since', five);
  expect(rest).toHaveLength(55);
  expect([BigInt(five) < BigInt(all), await since('--since', all)]).toEqual([true, all]);
});

test('rows in any order: the state stays below the lowest one that was not printed', async () => {
  const versions = ['40', '20', '60', '30', '50'];
  it = await bench(client, undefined, ({ url }, response) => {
    const rows = versions.map((Timestamp) => ({ Code: `C${Timestamp}`, Timestamp }));
    json(response, { d: { results: url.includes('/sync/') ? rows : [] } });
  });
  file = join(it.folder, 'state.json');
  const state = ['--division', '1', '--state', file];
  const rows = await it.json('sync', 'crm/Accounts', ...state, '--limit', '3');
  expect(rows).toMatchObject([{ Timestamp: '40' }, { Timestamp: '20' }, { Timestamp: '60' }]);
  expect(timestampOf('1 sync/CRM/Accounts')).toBe('29');
});

test('rows with the same timestamp on both sides of a page end are printed once each', async () => {
  const [one, other, last] = ['A', 'B', 'C'].map((Code, at) => ({ Code, Timestamp: at < 2 ? '20' : '30' }));
  it = await bench(client, undefined, ({ url }, response) => {
    const after = BigInt(/Timestamp(?: |%20|\+)gt(?: |%20|\+)(\d+)L/.exec(url)?.[1] ?? '0');
    const isSecond = url.includes('skiptoken');
    const __next = `${it.origin}/api/v1/1/sync/CRM/Accounts?$skiptoken=2`;
    const rows = (isSecond ? [other, last] : [one]).filter((row) => BigInt(row?.Timestamp ?? 0) > after);
    const isFirst = !isSecond && rows.length > 0;
    json(response, { d: { results: url.includes('/sync/') ? rows : [], ...(isFirst ? { __next } : {}) } });
  });
  file = join(it.folder, 'state.json');
  const state = ['--division', '1', '--state', file];
  expect(await it.json('sync', 'crm/Accounts', ...state)).toMatchObject([{ Code: 'A' }, { Code: 'B' }, { Code: 'C' }]);
  expect(timestampOf('1 sync/CRM/Accounts')).toBe('30');
  expect(await it.json('sync', 'crm/Accounts', ...state)).toEqual([]);
});

test('the state does not move if the output cannot be written', async () => {
  const full = await openBench(client, { sandbox: { records: 60 } });
  const stdout = new Writable({ write: (_chunk, _encoding, done) => done(new Error('the disk is full')) });
  const path = join(full.folder, 'state.json');
  const ended = await full.run(['sync', 'crm/Accounts', '--state', path, '-o', 'csv'], { world: { stdout } });
  expect([ended.code, ended.err.includes('the disk is full'), existsSync(path)]).toEqual([1, true, false]);
  await full.close();
});

test('the state moves after all output has been passed on, so that a killed run loses no record', async () => {
  const slow = await openBench(client, {
    answer: ({ url }, response) => {
      const rows = Array.from({ length: 50 }, (_, at) => ({ Name: 'x'.repeat(6000), Timestamp: String(at + 1) }));
      json(response, { d: { results: url.includes('/sync/') ? rows : [] } });
    },
  });
  const path = join(slow.folder, 'state.json');
  const moved: boolean[] = [];
  const stdout = new Writable({
    decodeStrings: false,
    // A reader that takes its time: what was not passed on would be lost with the process.
    write: (_chunk, _encoding, done) =>
      setTimeout(() => {
        moved.push(existsSync(path));
        done();
      }, 30),
  });
  const ended = await slow.run(['sync', 'crm/Accounts', '--division', '1', '--state', path, '-o', 'ndjson'], {
    world: { stdout },
  });
  expect([ended.code, moved.length > 2, moved.includes(true), existsSync(path)]).toEqual([0, true, false, true]);
  await slow.close();
});

test.each([
  ['.[] | select(.Code == "7") | .Code', ['"7"']],
  ['.[] | select(.Code == "none")', []],
  ['map(select(.Code == "7")) | length', ['1']],
  ['empty', []],
])('records that --jq leaves out count as read: %s', async (filter, lines) => {
  await open(1100);
  const { code, out } = await it.run('sync', 'crm/Accounts', '--state', file, '--jq', filter);
  expect([code, out.split('\n').filter(Boolean)]).toEqual([0, lines]);
  expect(await sync()).toEqual([]);
});

test.each(['.[] | if .Code == "1090" then error("no") else .Code end', 'map(.Name.x)', '.[] | .Code |'])(
  'a --jq filter that fails on a record leaves the state: %s',
  async (filter) => {
    await open(1100);
    for (const format of ['json', 'csv']) {
      const { code, err } = await it.run('sync', 'crm/Accounts', '--state', file, '-o', format, '--jq', filter);
      expect([code, err.includes('The --jq filter failed'), existsSync(file)]).toEqual([65, true, false]);
    }
  },
);

test.each(['--raw', '--jq'])('a format that %s does not print is reported', async (flag) => {
  await open(3);
  const value = flag === '--jq' ? ['.'] : [];
  const { code, out, err } = await it.run('sync', 'crm/Accounts', '-o', 'csv', flag, ...value);
  expect([code, Array.isArray(JSON.parse(out))]).toEqual([0, true]);
  expect(err).toContain(`Warning: --output csv has no effect with ${flag}, which prints JSON.`);
});

test('an incomplete run does not update the state', async () => {
  await open(1100);
  expect(await sync('--select', 'Code')).toHaveLength(1100);
  const complete = state();
  const argv = ['--state', file, '--since', '0', '--select', 'Code', '--max-pages', '1'];
  const cut = await it.run('sync', 'crm/Accounts', ...argv);
  expect([cut.code, (JSON.parse(cut.out) as unknown[]).length]).toEqual([0, 1000]);
  expect(cut.err).toContain('not updated');
  expect(state()).toEqual(complete);
});

test('divisions and feeds have separate timestamps in one file', async () => {
  await open(40);
  await sync('--limit', '1');
  await it.json('sync', 'logistics/Items', '--state', file, '--division', '3001002', '--limit', '1');
  expect(positions()).toEqual(['3001001 sync/CRM/Accounts', '3001002 sync/Logistics/Items']);
  expect(await it.json('sync', 'logistics/Items', '--state', file, '--limit', '1')).toHaveLength(1);
});

type Marked = { readonly Division: string | number; readonly Feed: string };

test('several feeds in every division are read in one run, in order, and each has its position', async () => {
  await open(40);
  const both = ['sync', 'crm/Accounts', 'logistics/Items', 'CRM/Accounts', '--all-divisions', '--state', file];
  const groups = (rows: unknown): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const { Division, Feed } of rows as readonly Marked[]) {
      const key = `${String(Division)} ${Feed}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    return counts;
  };
  const all = await it.json(...both);
  expect(Object.keys(groups(all))).toEqual([
    '3001001 CRM/Accounts',
    '3001001 Logistics/Items',
    '3001002 CRM/Accounts',
    '3001002 Logistics/Items',
    '3001004 CRM/Accounts',
    '3001004 Logistics/Items',
  ]);
  const known = state();
  const feeds = ['sync/CRM/Accounts', 'sync/Logistics/Items'];
  const names = ['3001001', '3001002', '3001004'].flatMap((one) => feeds.map((feed) => `${one} ${feed}`));
  expect(Object.keys(known.collections)).toEqual(names);
  expect(Object.values(known.collections).map(({ cursor }) => cursor.moved)).toEqual(names.map(() => '2024-03-01'));
  expect(await it.json(...both)).toEqual([]);
  await it.json('account', 'update', '7', '--city', 'Delft', '--division', '3001002');
  expect(await it.json(...both)).toMatchObject([{ Division: 3001002, Feed: 'CRM/Accounts', City: 'Delft' }]);
});

test('a CSV file of several feeds has the fields of all; --limit counts per feed', async () => {
  await open(40);
  const argv = ['sync', 'crm/Accounts', 'logistics/Items', '--state', file, '--limit', '2'];
  const { out, err } = await it.run(...argv, '-o', 'csv');
  const [header = '', ...rows] = out.trim().split('\n');
  const names = header.split(',');
  expect(names.slice(0, 2)).toEqual(['Division', 'Feed']);
  expect(names).toEqual(expect.arrayContaining(['ChamberOfCommerce', 'CostPriceStandard', 'Timestamp']));
  expect(rows.map((row) => row.split(',').slice(0, 2).join(' '))).toEqual([
    '3001001 CRM/Accounts',
    '3001001 CRM/Accounts',
    '3001001 Logistics/Items',
    '3001001 Logistics/Items',
  ]);
  expect(err).toContain('Logistics/Items: 2 of ');
  const table = await it.run(...argv, '-o', 'table');
  expect(table.out).toMatch(/^Division +Feed +Code +Name +/);
});

/** Three divisions; `answer` returns the status of a feed. */
async function divisions(answer: (division: string, feed: string) => number): Promise<void> {
  it = await bench(client, undefined, ({ url }, response) => {
    const [, division = '', path = ''] = /v1\/(\d+)\/([^?]+)/.exec(url) ?? [];
    if (url.includes('current/Me')) json(response, { d: { results: [{ CurrentDivision: 1 }] } });
    else if (path === 'system/Divisions') {
      json(response, { d: { results: ['1', '2', '3'].map((Code) => ({ Code, BlockingStatus: 0 })) } });
    } else {
      const status = answer(division, path);
      const row = { Code: `${division} ${path}`, Timestamp: `1${division}` };
      json(response, status === 200 ? { d: { results: [row] } } : { error: { message: { value: 'no' } } }, status);
    }
  });
  file = join(it.folder, 'state.json');
}

test.each([
  ['2', 403],
  ['2', 404],
  ['3', 401],
])('a feed that division %s refuses with %s does not keep the others from advancing', async (refused, status) => {
  let isRefused = false;
  await divisions((division) => (isRefused && division === refused ? status : 200));
  const run = () => it.run('sync', 'crm/Accounts', '--all-divisions', '--state', file);
  expect((await run()).code).toBe(0);
  const before = state();
  const own = `${refused} sync/CRM/Accounts`;
  const { [own]: kept } = before.collections;
  writeFileSync(file, JSON.stringify({ ...before, collections: { [own]: kept } }));
  isRefused = true;
  const ended = await run();
  expect([ended.code, ended.err]).toEqual([1, expect.stringContaining(`Skipped CRM/Accounts of division ${refused}`)]);
  // Nothing of it was read, so nothing of it can be incomplete.
  expect(ended.err).not.toContain('has more than');
  const others = ['1', '2', '3'].filter((division) => division !== refused);
  expect(JSON.parse(ended.out)).toMatchObject(others.map((Division) => ({ Division })));
  expect(state().collections[own]).toEqual(kept);
  expect(positions().sort()).toEqual(['1', '2', '3'].map((one) => `${one} sync/CRM/Accounts`));
});

test.each([
  [403, 77],
  [404, 1],
])(
  'of several feeds of one division, one that answers %s is named, and the others are stored',
  async (status, code) => {
    await divisions((_division, feed) => (feed.includes('Contacts') ? status : 200));
    const feeds = ['crm/Contacts', 'crm/Accounts'];
    const ended = await it.run('sync', ...feeds, '--division', '1', '--state', file, '-o', 'csv');
    expect(ended.code).toBe(code);
    expect(ended.err).toContain(
      '1 of 2 feeds could not be read: CRM/Contacts.\nThe other feeds were printed and their',
    );
    expect(ended.out.trim().split('\n')).toHaveLength(2);
    expect(positions()).toEqual(['1 sync/CRM/Accounts']);
  },
);

test('a run that fails stores no position, also of the feeds before', async () => {
  await divisions((division, feed) => (division === '3' && feed.includes('Items') ? 500 : 200));
  const argv = ['sync', 'crm/Accounts', 'logistics/Items', '--all-divisions', '--state', file, '--no-retry'];
  const { code, out } = await it.run(...argv, '-o', 'ndjson');
  expect([code, out.trim().split('\n').length, existsSync(file)]).toEqual([69, 5, false]);
});

test('if every division refuses, the run fails', async () => {
  await divisions(() => 403);
  const { code, out } = await it.run('deleted', '--all-divisions');
  expect([code, JSON.parse(out)]).toEqual([77, []]);
});

test('deletions appear in their feed', async () => {
  await open(40);
  await it.json('sync', 'sync/Deleted', '--state', file);
  const { ID } = (await it.json('lookup', 'crm/Accounts', '--match', 'Code=10', '--one')) as { readonly ID: string };
  await it.json('account', 'delete', '10', '--yes');
  const rows = await it.json('sync', 'Deleted', '--state', file, '--select', 'EntityKey,EntityType');
  expect(rows).toEqual([{ EntityKey: ID, EntityType: 2 }]);
});

test('deleted reads the deletions of one type, with a position of its own', async () => {
  await open(40);
  const deleted = (...argv: string[]): Promise<unknown> => it.json('deleted', '--state', file, ...argv);
  await deleted();
  const id = await it.json('lookup', 'crm/Accounts', '--match', 'Code=10', '--one', '--jq', '.ID');
  const item = await it.json('list', 'logistics/Items', '--top', '1', '--jq', '.[0].ID');
  await it.json('account', 'delete', '10', '--yes');
  await it.json('delete', 'logistics/Items', String(item), '--yes');
  const keys = ['--jq', 'map([.EntityType, .EntityKey])'];
  // The first run of a type continues where that of all types ended.
  expect(await deleted('--type', '2', '--limit', '5', ...keys)).toEqual([[2, id]]);
  expect(await deleted('--type', '2', ...keys)).toEqual([]);
  expect(await deleted('--type', '9', ...keys)).toEqual([[9, item]]);
  expect(await deleted(...keys)).toEqual([
    [2, id],
    [9, item],
  ]);
  expect(positions().sort()).toEqual([
    '3001001 sync/Deleted',
    '3001001 sync/Deleted EntityType 2',
    '3001001 sync/Deleted EntityType 9',
  ]);
  const table = await it.run('deleted', '-o', 'table');
  expect(table.out).toMatch(/^EntityType +EntityKey +DeletedDate +DeletedBy +Timestamp\n/);
});

test('a limit within rows of the same version does not move the position, and says so', async () => {
  it = await bench(client, undefined, ({ url }, response) => {
    const rows = ['a', 'b', 'c'].map((Code) => ({ Code, Timestamp: 40 }));
    json(response, { d: { results: url.includes('gt%200L') || url.includes('gt%2039L') ? rows : [] } });
  });
  file = join(it.folder, 'state.json');
  const run = (...argv: string[]) => it.run('sync', 'crm/Accounts', '--division', '1', '--state', file, ...argv);
  await run('--limit', '2');
  const again = await run('--limit', '2');
  expect(again.err).toContain('The position was not changed');
  expect((await run('--jq', 'length')).out).toBe('3\n');
  expect((await run('--jq', 'length')).out).toBe('0\n');
});

test('without a state file, the note of each division has the flags that continue it', async () => {
  await divisions(() => 200);
  const { err } = await it.run('sync', 'crm/Accounts', '--all-divisions');
  for (const division of ['1', '2', '3'])
    expect(err).toContain(`--division ${division} --since 1${division} continues from here.`);
});
