import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

let it: Bench;
let file: string;
afterEach(() => it.close());

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
const sync = (...argv: string[]): Promise<unknown> => it.json('sync', 'crm/Accounts', '--state', file, ...argv);

test('starts over after the division moved to another database', async () => {
  await open(40);
  await sync('--limit', '1');
  // The position of another feed is from before the move too.
  const text = readFileSync(file, 'utf8').replace('2024-03-01', '2020-01-01');
  const { collections, ...rest } = JSON.parse(text) as State;
  const [position] = Object.values(collections);
  const other = { '3001001 sync/Logistics/Items': position };
  writeFileSync(file, JSON.stringify({ ...rest, collections: { ...collections, ...other } }));
  for (const feed of ['crm/Accounts', 'logistics/Items']) {
    const again = await it.run('sync', feed, '--state', file);
    expect(JSON.parse(again.out)).toHaveLength(40);
    expect(again.err.match(/moved to another database on 2024-03-01/g)).toHaveLength(1);
  }
  expect(Object.values(state().collections).map(({ cursor }) => cursor.moved)).toEqual(['2024-03-01', '2024-03-01']);
  expect(await sync()).toEqual([]);
});

test('a state file of an earlier version is taken over, with each position and the move of its division', async () => {
  await open(40);
  await it.json('sync', 'crm/Accounts', 'logistics/Items', '--all-divisions', '--state', file, '--limit', '5');
  const { collections } = state();
  const timestamp = (name: string): string => collections[name]?.cursor.timestamp ?? '';
  const feedsOf = (division: string): object => {
    const mark = (feed: string): object => ({
      timestamp: timestamp(`${division} ${feed}`),
      updated: '2026-11-27T19:37:08.711Z',
    });
    return { 'sync/CRM/Accounts': mark('sync/CRM/Accounts'), 'sync/Logistics/Items': mark('sync/Logistics/Items') };
  };
  const earlier = {
    version: 1,
    host: it.origin,
    divisions: { 3001001: feedsOf('3001001'), 3001002: feedsOf('3001002') },
    moved: { 3001001: '2024-03-01', 3001002: '2020-01-01' },
  };
  writeFileSync(file, JSON.stringify(earlier, null, 2));
  const own = (await sync('--division', '3001001')) as unknown[];
  expect(own).toHaveLength(35);
  const moved = await it.run('sync', 'crm/Accounts', '--state', file, '--division', '3001002');
  expect([(JSON.parse(moved.out) as unknown[]).length, moved.err]).toEqual([
    40,
    expect.stringContaining('moved to another database'),
  ]);
  expect(positions().sort()).toEqual([
    '3001001 sync/CRM/Accounts',
    '3001001 sync/Logistics/Items',
    '3001002 sync/CRM/Accounts',
    '3001002 sync/Logistics/Items',
  ]);
  expect(state()).toMatchObject({ format: 1, owner: { client: 'ledgercli', account: 'default' } });
  expect(await it.json('sync', 'logistics/Items', '--state', file, '--division', '3001001')).toHaveLength(35);
});

test.each([
  ['{"version":1,"host":"https://elsewhere.example","divisions":{}}', 'elsewhere.example'],
  ['{"format":2}', 'was written by a later version of ledgercli'],
  ['{"format":1,"owner":{"client":"crmcli","account":"default"},"collections":{}}', 'was written by crmcli, not by'],
  [
    '{"format":1,"owner":{"client":"ledgercli","account":"default"},"collections":{"1 f":{"cursor":{}}}}',
    'is not a state',
  ],
  ['{"version":2}', 'is not a state file'],
  ['{"version":1,"host":"x","divisions":{"1":{"f":{"timestamp":"soon"}}}}', 'is not a state file'],
  ['no json', 'is not a state file'],
])('rejects the state file %s', async (text, says) => {
  await open(40);
  writeFileSync(file, text);
  const ended = await it.run('sync', 'crm/Accounts', '--state', file);
  expect([ended.code, ended.out]).toEqual([65, '']);
  expect(ended.err).toContain(says);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('a position from before the log of deletions is reported', async () => {
  await open(40);
  await it.json('deleted', '--state', file);
  const old = readFileSync(file, 'utf8').replace(/"at": "\d{4}/, '"at": "2020');
  writeFileSync(file, old);
  const { code, err } = await it.run('deleted', '--state', file);
  expect([code, err]).toEqual([0, expect.stringContaining('stores deletions for two months')]);
  // Other feeds keep their records.
  await sync();
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/"at": "\d{4}/g, '"at": "2020'));
  const feed = await it.run('sync', 'crm/Accounts', '--state', file);
  expect([feed.code, feed.err]).toEqual([0, expect.not.stringContaining('keeps deletions')]);
});
