/** Feeds of changes with their state, and waiting for the rate limit. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

interface Row {
  readonly [field: string]: unknown;
}

let home: string;
let served: Served;
let recorder: Recorder;

beforeEach(async () => {
  home = newHome();
  served = await serveHere('ledgercli', newHome(), '--records', '1200');
  recorder = await record(served);
});
afterEach(async () => {
  await recorder.close();
  await served.stop();
});

const ledger = (...args: string[]): Promise<Ended> => inProcess('ledgercli', args, home, { env: recorder.env });
const sync = (...args: string[]): Promise<Ended> => ledger('sync', 'crm/Accounts', '--select', 'Code', ...args);
const rows = ({ code, stdout, stderr }: Ended): readonly Row[] => {
  if (code !== 0) throw new Error(`ended with ${String(code)}: ${stderr}`);
  return JSON.parse(stdout) as readonly Row[];
};
const file = (): string => join(home, 'state.json');
const kept = (): string => readFileSync(file(), 'utf8');

test('the first run reads everything, the second only changes; the state is a row version of any length', async () => {
  expect(rows(await sync('--state', 'state.json'))).toHaveLength(1200);
  expect(recorder.lines().slice(1)).toEqual([
    'GET /api/v1/3001001/sync/CRM/Accounts?$filter=Timestamp gt 0L&$select=Code,Timestamp',
    expect.stringMatching(/Accounts\?.*\$skiptoken=/),
  ]);
  const state = JSON.parse(kept()) as { collections: Record<string, { cursor: { timestamp: string } }> };
  expect(state).toMatchObject({ format: 1, owner: { client: 'ledgercli', account: 'default' } });
  const before = state.collections['3001001 sync/CRM/Accounts']?.cursor.timestamp ?? '';
  // More than a double can hold.
  expect(BigInt(before)).toBeGreaterThan(BigInt(Number.MAX_SAFE_INTEGER));

  expect(rows(await sync('--state', 'state.json'))).toEqual([]);
  await ledger('account', 'update', '7', '--city', 'Delft', '--allow-writes');
  recorder.lines();
  expect(rows(await sync('--state', 'state.json'))).toEqual([{ Code: '7' }]);
  expect(recorder.lines().at(-1)).toContain(`$filter=Timestamp gt ${before}L`);
  expect(rows(await sync('--state', 'state.json'))).toEqual([]);

  // The flag overrides the state, and 20 digits stay 20 digits.
  const since = '12345678901234567890';
  expect(rows(await sync('--since', since, '--state', 'state.json'))).toEqual([]);
  expect(recorder.lines().at(-1)).toContain(`Timestamp gt ${since}L`);
  expect(kept()).toContain(`"timestamp": "${since}"`);
});

test('an incomplete or failed run does not move the state', async () => {
  const cut = await sync('--state', 'state.json', '--max-pages', '1');
  expect(rows(cut)).toHaveLength(1000);
  expect(cut.stderr).toContain('The feed has more than 1000 records. The state file was not updated.');
  expect(existsSync(file())).toBe(false);

  rows(await sync('--state', 'state.json'));
  const before = kept();
  await ledger('account', 'update', '7', '--city', 'Delft', '--allow-writes');
  for (const status of [403, 0]) {
    recorder.fail = (line) => (line.includes('/sync/') ? status : undefined);
    const failed = await sync('--state', 'state.json', '--no-retry');
    expect([failed.code, kept()]).toEqual([status === 0 ? 69 : 77, before]);
  }
  recorder.fail = () => undefined;
  expect(rows(await sync('--state', 'state.json'))).toEqual([{ Code: '7' }]);
  expect(kept()).not.toBe(before);
});

test('--limit limits the output, and the next run continues after it', async () => {
  const { stdout, stderr } = await sync('--state', 'state.json', '--limit', '2', '--output', 'ndjson');
  expect([stdout, stderr]).toEqual([
    '{"Code":"1"}\n{"Code":"2"}\n',
    expect.stringContaining('2 of 1200 shown; --limit 0 for all.'),
  ]);
  const rest = rows(await sync('--state', 'state.json'));
  expect([rest.length, rest[0]]).toEqual([1198, { Code: '3' }]);
  expect(rows(await sync('--state', 'state.json'))).toEqual([]);
  const [page] = rows(await sync('--raw', '--max-pages', '1'));
  expect(page).toMatchObject({ d: { __next: expect.any(String), results: expect.any(Array) } });
});

test.each([
  ['{', 'is not a state file'],
  [
    '{"version":1,"host":"https://start.exactonline.nl","divisions":{}}',
    'holds positions of https://start.exactonline.nl',
  ],
])('a state file with %s is refused before any request', async (text, why) => {
  writeFileSync(file(), text);
  const done = await sync('--state', 'state.json');
  expect([done.code, done.stderr, kept()]).toEqual([65, expect.stringContaining(why), text]);
  expect(recorder.lines()).toEqual([]);
});

test('a state file that could not be written is refused before an hour of reading', async () => {
  const done = await sync('--state', 'none/state.json');
  expect([done.code, done.stderr]).toEqual([65, expect.stringContaining('none does not exist')]);
  expect(recorder.lines()).toEqual([]);
});

test('feeds have several names; a resource without a feed is an error', async () => {
  for (const name of ['CRM/Accounts', 'sync/crm/accounts', 'crm/Accounts']) {
    expect(rows(await ledger('sync', name, '--since', '9999999999999999999'))).toEqual([]);
    expect(recorder.lines()).toEqual([expect.stringContaining('/sync/CRM/Accounts?')]);
  }
  const none = await ledger('sync', 'crm/AccountClasses');
  expect([none.code, none.stderr]).toEqual([65, expect.stringContaining('has no feed.')]);
});

test('a list waits for the next minute when the requests of this one are used up', async () => {
  let reset = 0;
  recorder.headers = (line) => {
    if (line.includes('$skiptoken')) return {};
    // From the time of the response, because computing the first page takes a while.
    reset = Date.now() + 3000;
    return { 'x-ratelimit-minutely-remaining': '0', 'x-ratelimit-minutely-reset': String(reset) };
  };
  const done = await ledger('list', 'crm/Accounts', '--bulk', '--all', '--select', 'ID');
  expect(rows(done)).toHaveLength(1200);
  expect(done.stderr).toContain('The rate limit is used up');
  expect(recorder.seen[1]?.at).toBeGreaterThanOrEqual(reset);
});

test('the limit per minute leads to a retry, the limit per day to an error', async () => {
  let left = 1;
  recorder.fail = () => (left-- > 0 ? 429 : undefined);
  recorder.headers = () => ({ 'x-ratelimit-minutely-reset': String(Date.now() + 500) });
  expect((await ledger('me')).code).toBe(0);
  expect(recorder.lines()).toHaveLength(2);
  recorder.fail = () => 429;
  expect((await ledger('me', '--no-retry')).code).toBe(75);
  recorder.headers = () => ({ 'x-ratelimit-remaining': '0' });
  recorder.lines();
  const done = await ledger('me');
  expect(done).toMatchObject({ code: 75, stdout: '' });
  expect(JSON.parse(done.stderr)).toMatchObject({
    error: 'RateLimitError',
    message: expect.stringContaining('daily rate limit'),
  });
  expect(recorder.lines()).toHaveLength(1);
});
