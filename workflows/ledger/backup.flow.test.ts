import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

let it: Bench;
let dir: string;
afterEach(() => it.close());

async function open(records: number, answer?: Parameters<typeof bench>[2], unlimited?: true): Promise<void> {
  it = await bench(client, records, answer, unlimited);
  dir = join(it.folder, 'copy');
}

interface Copied {
  readonly feed: string;
  readonly division: string;
  readonly timestamp: string;
  readonly rows: readonly Record<string, unknown>[];
}

const read = (feed: string): Copied => JSON.parse(readFileSync(join(dir, `${feed}.json`), 'utf8')) as Copied;
interface Collection {
  readonly cursor: string;
  readonly rows: number;
  completeAsOf: string;
}
const collections = (): Record<string, Collection> =>
  (JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as { collections: Record<string, Collection> })
    .collections;
/** Where each feed is continued. */
const positions = (): Record<string, unknown> =>
  Object.fromEntries(Object.entries(collections()).map(([name, { cursor }]) => [name, JSON.parse(cursor) as unknown]));
const backup = (...argv: string[]): ReturnType<Bench['run']> => it.run('backup', '--dir', dir, ...argv, '-o', 'json');
const ACCOUNTS = ['--feed', 'CRM/Accounts'];

test('copies feeds, then only changes and deletions, like a copy that is made anew', async () => {
  await open(120);
  const first = await backup(...ACCOUNTS, '--feed', 'logistics/Items');
  expect([first.code, (JSON.parse(first.out) as unknown[]).length]).toEqual([0, 2]);
  expect(read('CRM/Accounts')).toMatchObject({ feed: 'CRM/Accounts', division: '3001001' });
  expect(read('CRM/Accounts').rows).toHaveLength(120);
  expect(statSync(join(dir, 'CRM/Accounts.json')).mode & 0o777).toBe(0o600);
  const ids = read('CRM/Accounts').rows.map(({ ID }) => String(ID));
  expect(ids).toEqual([...ids].sort());

  const id = await it.json('lookup', 'crm/Accounts', '--match', 'Code=10', '--one', '--jq', '.ID');
  await it.json('account', 'delete', '10', '--yes');
  await it.json('account', 'update', '7', '--city', 'Sluis aan Zee');
  await it.json('account', 'create', '--name', 'New', '--code', '99001');
  const second = await backup(...ACCOUNTS, '--feed', 'logistics/Items');
  expect(JSON.parse(second.out)).toMatchObject([
    { feed: 'CRM/Accounts', status: 'copied', rows: 120, changed: 2, deleted: 1 },
    { feed: 'Logistics/Items', rows: 120, changed: 0, deleted: 0 },
  ]);
  const { rows } = read('CRM/Accounts');
  expect(rows.some(({ ID }) => ID === id)).toBe(false);
  expect(rows.filter(({ City }) => City === 'Sluis aan Zee')).toHaveLength(1);

  const updated = readFileSync(join(dir, 'CRM/Accounts.json'), 'utf8');
  await backup(...ACCOUNTS, '--full');
  expect(readFileSync(join(dir, 'CRM/Accounts.json'), 'utf8')).toBe(updated);
  expect(readdirSync(dir).sort()).toEqual([
    'CRM',
    'CRM.Accounts.ndjson',
    'Logistics',
    'Logistics.Items.ndjson',
    'manifest.json',
    'schema.json',
  ]);
});

test('a row that came back after its deletion is kept; an older row is not', async () => {
  const row = (ID: string, Timestamp: number): object => ({ ID, Timestamp });
  let rows = [row('a', 10), row('b', 11), row('c', 12)];
  let deletions: object[] = [];
  await open(1, ({ url }, response) => {
    const since = Number(/Timestamp%20gt%20(\d+)L/.exec(url)?.[1] ?? 0);
    const found = url.includes('sync/Deleted') ? deletions : url.includes('/sync/') ? rows : [];
    json(response, { d: { results: found.filter((one) => Number((one as { Timestamp: number }).Timestamp) > since) } });
  });
  await backup(...ACCOUNTS, '--division', '1');
  const gone = (EntityKey: string, Timestamp: number): object => ({ EntityKey, Timestamp, EntityType: 2 });
  deletions = [gone('A', 20), gone('b', 21), { ...gone('c', 22), EntityType: 9 }];
  rows = [row('b', 25)];
  const { out } = await backup(...ACCOUNTS, '--division', '1');
  expect(JSON.parse(out)).toMatchObject([{ rows: 2, changed: 1, deleted: 1 }]);
  expect(read('CRM/Accounts')).toMatchObject({ timestamp: '25', rows: [row('b', 25), row('c', 12)] });
  expect(positions()).toEqual({ 'CRM/Accounts': { timestamp: '25', deleted: '22' } });
});

test('a feed is complete as of the log of deletions, which is read before it', async () => {
  let asked = 0;
  await open(1, ({ url }, response) => {
    const isLog = url.includes('sync/Deleted');
    if (isLog) asked = Date.now();
    // The feed is read in another second than the log.
    setTimeout(() => json(response, { d: { results: [] } }), isLog ? 1000 : 0);
  });
  await backup(...ACCOUNTS, '--division', '1');
  expect(Date.parse(collections()['CRM/Accounts']?.completeAsOf ?? '')).toBeLessThanOrEqual(asked);
});

test('every feed of the division; those without a right are skipped, and the copy can be listed and viewed', async () => {
  await open(1, ({ url }, response) => {
    if (url.includes('/sync/SalesInvoice/')) json(response, { error: { message: { value: 'no right' } } }, 403);
    else {
      const key = /Subscriptions|GoodsDeliveries\?/.test(url)
        ? 'EntryID'
        : /MaterialIssues/.test(url)
          ? 'StockTransactionId'
          : /Currencies/.test(url)
            ? 'Code'
            : /Users/.test(url)
              ? 'UserID'
              : /Returns/.test(url)
                ? 'Request'
                : 'ID';
      json(response, { d: { results: url.includes('/sync/D') ? [] : [{ [key]: 'a', Timestamp: 5 }] } });
    }
  });
  const all = await backup('--views', '--division', '1');
  const results = JSON.parse(all.out) as { feed: string; status: string }[];
  expect([all.code, all.err.match(/Skipped \S+/g)]).toEqual([0, ['Skipped SalesInvoice/SalesInvoices:']]);
  expect(results.length).toBeGreaterThan(50);
  expect(results.some(({ feed }) => feed === 'Deleted')).toBe(false);
  expect(readFileSync(join(dir, 'views.sql'), 'utf8')).toContain('VIEW "CRM_Accounts"');
  const { out } = await backup('--list', ...ACCOUNTS, '--division', '1');
  expect(JSON.parse(out)).toEqual([expect.objectContaining({ feed: 'CRM/Accounts', entityType: 2, rows: 1 })]);
  const named = await backup('--division', '1', '--feed', 'salesinvoice/SalesInvoices');
  expect(named.code).toBe(77);
});

test('a feed that fails keeps its copy, and the others are copied', async () => {
  let broken = false;
  await open(1, ({ url }, response) => {
    if (broken && url.includes('CRM/Accounts')) json(response, { error: { message: { value: 'locked' } } }, 409);
    else json(response, { d: { results: url.includes('sync/D') ? [] : [{ ID: 'a', Timestamp: broken ? 9 : 5 }] } });
  });
  const two = [...ACCOUNTS, '--feed', 'Logistics/Items', '--division', '1'];
  expect((await backup(...two)).code).toBe(0);
  broken = true;
  const again = await backup(...two);
  expect([again.code, again.err.includes('CRM/Accounts')]).toEqual([1, true]);
  expect([read('CRM/Accounts').timestamp, read('Logistics/Items').timestamp]).toEqual(['5', '9']);
  expect(positions()).toMatchObject({ 'CRM/Accounts': { timestamp: '5' }, 'Logistics/Items': { timestamp: '9' } });
});

test.each([
  ['a row without a version', { ID: 'b' }, 'has no Timestamp'],
  ['a row of the version that it was read from', { ID: 'a', Timestamp: 5 }, 'only records above 5 were requested'],
])('a feed that returns %s keeps its copy, and the others are copied', async (_what, wrong, says) => {
  let again = false;
  await open(1, ({ url }, response) => {
    const isAccounts = url.includes('CRM/Accounts');
    const row = again && isAccounts ? wrong : { ID: 'a', Timestamp: again ? 9 : 5 };
    json(response, { d: { results: /sync\/[^D]/.test(url) ? [row] : [] } });
  });
  const two = [...ACCOUNTS, '--feed', 'Logistics/Items', '--division', '1'];
  expect((await backup(...two)).code).toBe(0);
  again = true;
  const ended = await backup(...two);
  expect([ended.code, ended.err]).toEqual([1, expect.stringContaining(says)]);
  expect(positions()).toMatchObject({ 'CRM/Accounts': { timestamp: '5' }, 'Logistics/Items': { timestamp: '9' } });
  expect(read('CRM/Accounts').rows).toEqual([{ ID: 'a', Timestamp: 5 }]);
});

test('a run that ends in the middle keeps what is finished, and the next one completes the copy', async () => {
  let budget = 3;
  await open(1, ({ url }, response) => {
    if (url.includes('/sync/')) budget -= 1;
    const spent = { 'x-ratelimit-remaining': '0' };
    if (budget < 0) json(response, { error: { message: { value: 'too many' } } }, 429, spent);
    else {
      const isRead = url.includes('/sync/D') || !decodeURIComponent(url).includes('gt 0L');
      json(response, { d: { results: isRead ? [] : [{ ID: url.slice(0, 40), Timestamp: 5 }] } });
    }
  });
  const feeds = [
    'CRM/Accounts',
    'CRM/Addresses',
    'CRM/Contacts',
    'Logistics/Items',
    'Project/Projects',
    'HRM/Schedules',
  ];
  const argv = [...feeds.flatMap((feed) => ['--feed', feed]), '--division', '1'];
  const cut = await backup(...argv);
  const complete = Object.values(collections()).filter(({ completeAsOf }) => Boolean(completeAsOf));
  expect([cut.code, complete.length, cut.err.includes('are kept (2 in')]).toEqual([75, 2, true]);
  budget = 100;
  expect((await backup(...argv)).code).toBe(0);
  expect(Object.keys(positions())).toEqual([...feeds].sort());
});

test('another division, an unknown feed, a foreign folder and too few pages change nothing', async () => {
  await open(1100);
  expect((await backup(...ACCOUNTS)).code).toBe(0);
  const before = readFileSync(join(dir, 'CRM/Accounts.json'), 'utf8');
  for (const [argv, code, says] of [
    [['--division', '3001002'], 65, 'a backup of division 3001001 of default'],
    [['--feed', 'crm/Acounts'], 65, 'Unknown resource or feed'],
    [['--feed', 'Deleted'], 65, 'cannot be copied'],
    [[...ACCOUNTS, '--full', '--max-pages', '1'], 1, 'raise --max-pages'],
  ] as const) {
    const ended = await backup(...argv);
    expect([argv, ended.code, ended.err]).toEqual([argv, code, expect.stringContaining(says)]);
    expect(readFileSync(join(dir, 'CRM/Accounts.json'), 'utf8')).toBe(before);
  }
  dir = join(it.folder, 'photos');
  await it.run('backup', '--dir', dir, '--list');
  expect(existsSync(dir)).toBe(false);
  writeFileSync(join(it.folder, 'plain'), '');
  dir = it.folder;
  expect((await backup(...ACCOUNTS)).err).toContain('is not empty and not a backup');
});

/** Content of a service, which a test changes between runs. */
interface Served {
  readonly feeds: Record<string, readonly object[]>;
  deletions: readonly object[];
  /** Feeds that fail. */
  broken: readonly string[];
  moved: string;
}

/** Serves feeds of division 1; returns the row versions after which the feeds and the log of deletions were read. */
async function serve(service: Served): Promise<Record<string, string>> {
  const since: Record<string, string> = {};
  await open(1, ({ url }, response) => {
    const [, feed] = /\/sync\/([A-Za-z/]+)/.exec(url) ?? [];
    if (feed === undefined) {
      json(response, { d: { results: [{ Code: 1, DivisionMoveDate: service.moved }] } });
    } else if (service.broken.includes(feed)) {
      json(response, { error: { message: { value: 'locked' } } }, 409);
    } else {
      const from = /Timestamp%20gt%20(\d+)L/.exec(url)?.[1] ?? 'no filter';
      since[feed] = from;
      const rows = feed === 'Deleted' ? service.deletions : (service.feeds[feed] ?? []);
      json(response, { d: { results: rows.filter((row) => (row as { Timestamp: number }).Timestamp > Number(from)) } });
    }
  });
  return since;
}

const row = (ID: string, Timestamp: number): object => ({ ID, Timestamp });
const deletion = (EntityKey: string, Timestamp: number): object => ({ EntityKey, Timestamp, EntityType: 2 });
const ITEMS = ['--feed', 'Logistics/Items'];
const idsIn = (feed: string): unknown[] => read(feed).rows.map(({ ID }) => ID);
const HERE = ['--division', '1'];

test('a copy that is older than the log of deletions is read from the beginning', async () => {
  const service: Served = {
    feeds: { 'CRM/Accounts': [row('a', 10), row('b', 11)] },
    deletions: [],
    broken: [],
    moved: '',
  };
  const since = await serve(service);
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  // The deletion of b is no longer in the log.
  service.feeds['CRM/Accounts'] = [row('a', 10)];
  const age = (days: number): void => {
    const path = join(dir, 'manifest.json');
    const time = `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19)}Z`;
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"completeAsOf": "[^"]*"/, `"completeAsOf": "${time}"`));
  };
  age(58);
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  expect([since['CRM/Accounts'], idsIn('CRM/Accounts')]).toEqual(['11', ['a', 'b']]);
  age(60);
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  expect([since['CRM/Accounts'], idsIn('CRM/Accounts')]).toEqual(['0', ['a']]);
});

test.each<[string, (text: string) => string]>([
  ['lost its end', (text) => text.slice(0, -4)],
  ['lost a row', (text) => text.replace(/\{"ID":"b".*\n/, '')],
  ['has a row that was changed', (text) => text.replace('"ID":"b"', '"ID":"d"')],
  ['is empty', () => ''],
])('a feed whose rows were changed is read from the beginning, with a warning: the file %s', async (_name, edit) => {
  const feeds = { 'CRM/Accounts': [row('a', 10), row('b', 11), row('c', 12)] };
  const since = await serve({ feeds, deletions: [], broken: [], moved: '' });
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  const path = join(dir, 'CRM.Accounts.ndjson');
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  const { code, err } = await backup(...ACCOUNTS, ...HERE);
  expect([code, since['CRM/Accounts'], idsIn('CRM/Accounts')]).toEqual([0, '0', ['a', 'b', 'c']]);
  expect(err).toMatch(/CRM\.Accounts\.ndjson .*, so that all of its records are read again\./);
});

test.each<[string, (text: string) => string]>([
  ['was formatted', (text) => JSON.stringify(JSON.parse(text), null, 2)],
  ['lost its end', (text) => text.slice(0, -4)],
  ['is empty', () => ''],
])('a list of a feed that %s is made again from the rows', async (_name, edit) => {
  const feeds = { 'CRM/Accounts': [row('b', 10), row('a', 11)] };
  const since = await serve({ feeds, deletions: [], broken: [], moved: '' });
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  const path = join(dir, 'CRM/Accounts.json');
  const before = readFileSync(path, 'utf8');
  writeFileSync(path, edit(before));
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  expect([since['CRM/Accounts'], readFileSync(path, 'utf8')]).toEqual(['11', before]);
});

test('a row that was deleted after it changed counts once', async () => {
  const service: Served = { feeds: { 'CRM/Accounts': [row('a', 10)] }, deletions: [], broken: [], moved: '' };
  await serve(service);
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  // The feed is behind the log of deletions.
  service.feeds['CRM/Accounts'] = [row('a', 20)];
  service.deletions = [deletion('a', 21)];
  const { out } = await backup(...ACCOUNTS, ...HERE);
  expect(JSON.parse(out)).toMatchObject([{ rows: 0, changed: 0, deleted: 1 }]);
});

test('a feed without a code in the log of deletions is read from the beginning in every run', async () => {
  const feed = 'Logistics/PurchaseItemPrices';
  const service: Served = { feeds: { [feed]: [row('a', 10), row('b', 11)] }, deletions: [], broken: [], moved: '' };
  const since = await serve(service);
  expect((await backup('--feed', feed, ...HERE)).code).toBe(0);
  service.feeds[feed] = [row('b', 11)];
  expect((await backup('--feed', feed, ...HERE)).code).toBe(0);
  expect([since[feed], idsIn(feed)]).toEqual(['0', ['b']]);
});

test('each feed gets the deletions that it misses, and never loses a row that is newer', async () => {
  const service: Served = {
    feeds: { 'CRM/Accounts': [row('a', 10), row('b', 11)], 'Logistics/Items': [row('i', 12)] },
    deletions: [],
    broken: [],
    moved: '',
  };
  const since = await serve(service);
  const two = [...ACCOUNTS, ...ITEMS, ...HERE];
  expect((await backup(...two)).code).toBe(0);
  service.deletions = [deletion('a', 20), deletion('b', 21), { ...deletion('i', 22), EntityType: 9 }];
  service.feeds['CRM/Accounts'] = [row('b', 25)];
  service.broken = ['Logistics/Items'];
  expect((await backup(...two)).code).toBe(1);
  expect([positions(), idsIn('CRM/Accounts')]).toMatchObject([
    { 'CRM/Accounts': { deleted: '22' }, 'Logistics/Items': { deleted: '0' } },
    ['b'],
  ]);
  service.broken = [];
  expect((await backup(...two)).code).toBe(0);
  expect([since['Deleted'], idsIn('CRM/Accounts'), idsIn('Logistics/Items')]).toEqual(['0', ['b'], []]);
  expect(positions()['Logistics/Items']).toMatchObject({ deleted: '22' });
});

test('after a division moved to another database, feeds and deletions are read from the beginning', async () => {
  const service: Served = {
    feeds: { 'CRM/Accounts': [row('a', 1000), row('b', 1001)] },
    deletions: [deletion('c', 1002)],
    broken: [],
    moved: '/Date(1700000000000)/',
  };
  const since = await serve(service);
  expect((await backup(...ACCOUNTS, ...HERE)).code).toBe(0);
  expect((await backup(...ACCOUNTS, ...HERE)).err).not.toContain('moved');
  expect([since['CRM/Accounts'], since['Deleted']]).toEqual(['1001', '1002']);
  // Row versions start over in the other database.
  service.feeds['CRM/Accounts'] = [row('a', 5)];
  service.deletions = [deletion('b', 6)];
  service.moved = '/Date(1800000000000)/';
  const { code, err } = await backup(...ACCOUNTS, ...HERE);
  expect([code, err]).toEqual([0, expect.stringContaining('division 1 moved to another database on 2027-01-15')]);
  expect([since['CRM/Accounts'], since['Deleted'], idsIn('CRM/Accounts')]).toEqual(['0', '0', ['a']]);
  expect(positions()).toMatchObject({ 'CRM/Accounts': { timestamp: '5', deleted: '6' } });
  expect((await backup(...ACCOUNTS, ...HERE)).err).not.toContain('moved');
  expect(since['CRM/Accounts']).toBe('5');
});
