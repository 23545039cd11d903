import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

const marks = (): { divisions: Record<string, Record<string, { timestamp: string }>>; moved: Record<string, string> } =>
  JSON.parse(readFileSync(file, 'utf8')) as never;
const sync = (...argv: string[]): Promise<unknown> => it.json('sync', 'crm/Accounts', '--state', file, ...argv);

test('reads a feed once, then only changes; the timestamp is text of any length', async () => {
  await open(1100);
  expect(await sync('--select', 'Code', '--jq', 'length')).toBe(1100);
  const first = marks().divisions['3001001']?.['sync/CRM/Accounts']?.timestamp ?? '';
  expect(BigInt(first)).toBe(9_007_199_254_740_993n + 1099n * 3n);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await sync('--jq', 'length')).toBe(0);
  await it.json('account', 'update', '7', '--city', 'Delft');
  const { out } = await it.run('sync', 'CRM/Accounts', '--state', file, '--select', 'Code,Timestamp', '-o', 'ndjson');
  expect(out).toMatch(/^\{"Code":"7","Timestamp":\d{16}\}\n$/);
  expect(BigInt(marks().divisions['3001001']?.['sync/CRM/Accounts']?.timestamp ?? 0) > BigInt(first)).toBe(true);
});

test('--limit cuts the output and not the reading; an incomplete run does not update the state', async () => {
  await open(1100);
  expect(await sync('--limit', '2', '--jq', 'length')).toBe(2);
  const complete = marks();
  const cut = await it.run(
    'sync',
    'crm/Accounts',
    '--state',
    file,
    '--since',
    '0',
    '--max-pages',
    '1',
    '--jq',
    'length',
  );
  expect([cut.code, cut.out]).toEqual([0, '1000\n']);
  expect(cut.err).toContain('not updated');
  expect(marks()).toEqual(complete);
});

test('divisions and feeds have separate timestamps in one file', async () => {
  await open(40);
  await sync('--limit', '1');
  await it.json('sync', 'logistics/Items', '--state', file, '--division', '3001002', '--limit', '1');
  expect(Object.keys(marks().divisions)).toEqual(['3001001', '3001002']);
  expect(await it.json('sync', 'logistics/Items', '--state', file, '--limit', '1', '--jq', 'length')).toBe(1);
});

test('starts over after the division moved to another database', async () => {
  await open(40);
  await sync('--limit', '1');
  writeFileSync(file, JSON.stringify({ ...marks(), moved: { 3001001: '2020-01-01' } }));
  const again = await it.run('sync', 'crm/Accounts', '--state', file, '--jq', 'length');
  expect([again.out, again.err.includes('moved to another database')]).toEqual(['40\n', true]);
  expect(marks().moved['3001001']).toBe('2024-03-01');
});

test('deletions appear in their feed', async () => {
  await open(40);
  await it.json('sync', 'sync/Deleted', '--state', file);
  const id = await it.json('lookup', 'crm/Accounts', '--match', 'Code=9', '--one', '--jq', '.ID');
  await it.json('account', 'delete', '9', '--yes');
  const rows = await it.json('sync', 'Deleted', '--state', file, '--select', 'EntityKey,EntityType');
  expect(rows).toEqual([{ EntityKey: id, EntityType: 2 }]);
});

test.each([
  ['{"version":1,"host":"https://elsewhere.example","divisions":{}}', 'elsewhere.example'],
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
