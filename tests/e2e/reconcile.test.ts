/** A response that is lost after the service has carried the write out: the write is found again, and never sent twice. */
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { openLossy, type Lossy } from '../support/lossy.js';

interface Create {
  readonly binary: Name;
  readonly args: readonly string[];
  /** Exit code of a lost response. */
  readonly lost: number;
}

const creates: readonly Create[] = [
  {
    binary: 'crmcli',
    args: ['deal', 'create', '--title', 'Lost one', '--value', '4711', '--org', '1'],
    lost: 69,
  },
  {
    binary: 'helpdeskcli',
    args: [
      'conv',
      'create',
      '--mailbox',
      '1001',
      '--customer',
      'ann.lost@example.com',
      '--subject',
      'Lost one',
      '--body',
      '<p>Hi</p>',
    ],
    lost: 69,
  },
  {
    binary: 'ledgercli',
    args: [
      'invoice',
      'create',
      '--customer',
      '25',
      '--journal',
      '70',
      '--line',
      'ART-0001:10:2.50',
      '--reference',
      'LOST-1',
    ],
    lost: 69,
  },
];

let served: Served;
let lossy: Lossy;
let home: string;
let binary: Name;

async function open(name: Name): Promise<void> {
  binary = name;
  home = newHome();
  served = await serveHere(name, newHome(), '--unlimited');
  lossy = await openLossy(served);
}
afterEach(async () => {
  await lossy.close();
  await served.stop();
});

const run = (...args: readonly string[]) =>
  inProcess(binary, args, home, { env: { ...lossy.env, LEDGERCLI_ALLOW_WRITES: '1' } });

interface Logged {
  readonly id: string;
  readonly state: string;
  readonly record: string | null;
}
const logged = async (): Promise<readonly Logged[]> =>
  JSON.parse((await run('log', '--output', 'json')).stdout) as Logged[];
const json = (text: string): unknown => JSON.parse(text) as unknown;

test.each(creates)('$binary finds the record of a create', async ({ binary: name, args }) => {
  await open(name);
  lossy.lose = 1;
  const failed = await run(...args);
  expect(failed.code).not.toBe(0);
  expect(await logged()).toEqual([expect.objectContaining({ state: 'unknown' })]);
  const found = await run('reconcile', '--output', 'json');
  expect([found.stderr, found.code]).toEqual([expect.any(String), 0]);
  const [row] = json(found.stdout) as readonly Logged[];
  expect(row).toEqual(
    expect.objectContaining({ state: 'done', found: 'list', record: expect.stringMatching(/./) as string }),
  );
  expect(await logged()).toEqual([expect.objectContaining({ state: 'done', record: row?.record })]);
  expect((await run('reconcile')).stderr).toMatch('The result of every write is known.');
  expect(lossy.writes).toHaveLength(1);
});

test('an update: sent, former, and neither', async () => {
  await open('crmcli');
  const title = async (): Promise<unknown> => json((await run('deal', 'get', '1', '--jq', '.title')).stdout);
  lossy.lose = 1;
  expect((await run('deal', 'update', '1', '--title', 'Sent', '--no-retry')).code).not.toBe(0);
  expect(json((await run('reconcile', '--jq', '[.[] | {state, found}]')).stdout)).toEqual([
    { state: 'done', found: 'record' },
  ]);
  // The service did not carry it out: the record is as before.
  lossy.lose = 1;
  expect((await run('deal', 'update', '1', '--title', 'Lost again', '--no-retry')).code).not.toBe(0);
  lossy.lose = 0;
  await run('api', 'PATCH', '/api/v2/deals/1', '--body', '{"title":"Sent"}');
  expect(json((await run('reconcile', '--jq', '[.[] | {state, found}]')).stdout)).toEqual([
    { state: 'refused', found: 'record' },
  ]);
  lossy.lose = 1;
  expect((await run('deal', 'update', '1', '--title', 'Third', '--no-retry')).code).not.toBe(0);
  await run('api', 'PATCH', '/api/v2/deals/1', '--body', '{"title":"Of a colleague"}');
  const left = await run('reconcile', '--jq', '[.[] | {state, why}]');
  expect([left.code, json(left.stdout)]).toEqual([
    69,
    [{ state: 'unknown', why: 'title is Of a colleague; sent was Third.' }],
  ]);
  expect(left.stderr).toMatch(/The result of 1 write is still not known. Nothing was sent./);
  const [{ id } = { id: '' }] = (await logged()).filter(({ state }) => state === 'unknown');
  expect((await run('reconcile', id, '--mark', 'done')).code).toBe(0);
  expect((await logged()).filter(({ state }) => state === 'unknown')).toEqual([]);
  expect(await title()).toBe('Of a colleague');
  expect((await run('reconcile', id, '--mark', 'refused')).code).toBe(64);
});

test('a delete: the record is gone', async () => {
  await open('helpdeskcli');
  lossy.lose = 1;
  expect((await run('docs', 'article', 'delete', 'b04783bf7a6cdba1fb41599e', '--yes')).code).not.toBe(0);
  expect(json((await run('reconcile', '--jq', '[.[] | {state, why}]')).stdout)).toEqual([
    { state: 'done', why: 'Its record does not exist.' },
  ]);
});

test('two records that can be the one are listed, and none is adopted', async () => {
  await open('crmcli');
  const create = ['deal', 'create', '--title', 'Twin', '--value', '5', '--org', '1'];
  lossy.lose = 1;
  expect((await run(...create, '--once', 'twin')).code).not.toBe(0);
  // Another client has created the same at the same time.
  const { stdout } = await inProcess('crmcli', [...create, '--jq', '.id'], newHome(), { env: lossy.env });
  const found = await run('reconcile', '--jq', '.[0] | {state, candidates}');
  expect([found.code, json(found.stdout)]).toEqual([
    69,
    { state: 'unknown', candidates: expect.arrayContaining([stdout.trim()]) as unknown },
  ]);
  const writes = lossy.writes.length;
  const again = await run(...create, '--once', 'twin');
  expect([again.code, again.stderr]).toEqual([69, expect.stringMatching(/2 records can be the one that it created/)]);
  expect(lossy.writes).toHaveLength(writes);
});

test('what this client has created before is not the record of a later write', async () => {
  await open('crmcli');
  const create = ['deal', 'create', '--title', 'Same', '--value', '5', '--org', '1'];
  await run(...create);
  // This one is lost before the service has seen it.
  lossy.isDown = true;
  expect((await run(...create)).code).not.toBe(0);
  lossy.isDown = false;
  const found = await run('reconcile', '--jq', '.[0] | {state, record, why}');
  expect([found.code, json(found.stdout)]).toEqual([
    69,
    { state: 'unknown', record: null, why: '"deal list" does not have its record.' },
  ]);
});

test('a name alone does not identify a record', async () => {
  await open('crmcli');
  lossy.lose = 1;
  await run('deal', 'create', '--title', 'Only a title');
  const found = await run('reconcile', '--jq', '.[0] | {state, why}');
  expect(json(found.stdout)).toEqual({
    state: 'unknown',
    why: 'Its record cannot be distinguished from others: it was sent without value, person_id, org_id.',
  });
});

test('a plan continues with the line whose response was lost', async () => {
  await open('crmcli');
  await run('deal', 'create', '--title', 'Planned', '--value', '7', '--org', '1', '--plan', 'p.jsonl');
  lossy.lose = 1;
  const first = await run('apply', 'p.jsonl', '--yes');
  expect([first.code, first.stdout, first.stderr]).toEqual([69, expect.any(String), expect.any(String)]);
  const again = await run('apply', 'p.jsonl', '--yes', '--resume', '--jq', '.[0].state');
  expect([again.code, json(again.stdout)]).toEqual([0, 'sent before']);
  expect(lossy.writes).toHaveLength(1);
});

test.each(creates)('$binary does not send a create with a key twice', async ({ binary: name, args }) => {
  await open(name);
  lossy.lose = 1;
  const keyed = [...args, '--once', 'order 77', '--output', 'json'];
  expect((await run(...keyed)).code).not.toBe(0);
  const again = await run(...keyed);
  expect([again.stderr, again.code]).toEqual([expect.stringMatching('Nothing was sent: the key "order 77"'), 0]);
  const third = await run(...keyed);
  expect([third.code, json(third.stdout)]).toEqual([0, json(again.stdout)]);
  expect(lossy.writes).toHaveLength(1);
  const [only] = await logged();
  expect(third.stdout).toContain(only?.record);
  const other = await run(...keyed.map((word) => (/^lost/i.test(word) ? `${word}2` : word)));
  expect([other.code, other.stderr]).not.toContain(0);
  expect(lossy.writes).toHaveLength(1);
});
