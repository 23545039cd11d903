/** The review of a quarter from the shell: the commands agree with each other, and contacts imported twice stay single. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBench, type Bench } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';
import { query } from '../support/duckdb.js';

type Row = Readonly<Record<string, unknown>>;

const QUARTER = ['--period', '3m', '--pipeline', '1'];
const CONTACTS = 30;

let bench: Bench;
beforeAll(async () => {
  bench = await openBench(client, { sandbox: { records: 60 } });
});
afterAll(() => bench.close());

// The rate limit of the sandbox counts real seconds.
const world = { now: () => new Date(), sleep: (ms: number, signal?: AbortSignal) => sleep(ms, undefined, { signal }) };
const rows = async (line: string, ...more: string[]): Promise<Row[]> =>
  (await bench.json([...line.split(' '), ...more], { world })) as Row[];
const record = async (line: string, ...more: string[]): Promise<Row> =>
  (await bench.json([...line.split(' '), ...more], { world })) as Row;
const sum = (list: readonly Row[], key: string): number => list.reduce((total, row) => total + Number(row[key]), 0);
const file = (name: string): string => readFileSync(join(bench.folder, name), 'utf8');

test('the figures of the quarter are the same in every command', async () => {
  const health = await rows('pipeline health --pipeline 1');
  const open = sum(health, 'openCount');
  const value = sum(health, 'openValue');
  expect([open > 5, value > 10_000]).toEqual([true, true]);

  const { totals } = (await record('metrics forecast --pipeline 1')) as { totals: Row[] };
  expect([sum(totals, 'dealCount'), sum(totals, 'bestCase')]).toEqual([open, value]);
  expect(sum(totals, 'weighted')).toBeCloseTo(sum(health, 'weightedValue'), 6);
  const coverage = await record('metrics coverage --currency EUR', ...QUARTER);
  expect(coverage).toMatchObject({ openValue: totals.find(({ currency }) => currency === 'EUR')?.['bestCase'] });
  const velocity = await record('metrics velocity', ...QUARTER);
  expect(velocity['openCount']).toBe(open);
  const funnel = await rows('funnel', ...QUARTER);
  expect([sum(funnel, 'openCount'), sum(funnel, 'openValue')]).toEqual([open, value]);
  const aged = (await rows('metrics aging --pipeline 1')) as { buckets: Record<string, { count: number }> }[];
  expect(aged.flatMap(({ buckets }) => Object.values(buckets)).reduce((total, { count }) => total + count, 0)).toBe(
    open,
  );

  const reps = await rows('rep scorecard', ...QUARTER);
  for (const key of ['openCount', 'wonCount', 'lostCount']) expect([key, sum(reps, key)]).toEqual([key, velocity[key]]);

  const digest = await record('digest --deep', ...QUARTER);
  expect(digest).toMatchObject({ velocity, health, forecast: { totals } });
  expect(digest['slippage']).toHaveLength((await rows('metrics slippage --pipeline 1 --limit 0')).length);
});

test('the digest is a document for a mail, and a page without anything from elsewhere', async () => {
  for (const format of ['md', 'html']) {
    const line = ['digest', ...QUARTER, '--deep', '--format', format, '--out', `q.${format}`];
    const { code, err } = await bench.run(line, { world });
    expect([code, err]).toEqual([0, expect.any(String)]);
  }
  const [health = {}] = await rows('pipeline health --pipeline 1');
  expect(file('q.md')).toMatch(
    new RegExp(`^\\| ${String(health['stage'])} +\\| +${String(health['openCount'])} \\|`, 'm'),
  );
  const page = file('q.html');
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).not.toMatch(/<script|<link|(?:src|href)="https?:/);
});

test('contacts imported twice make no duplicate, and the copy for the warehouse has each once', async () => {
  const contacts = Array.from(
    { length: CONTACTS },
    (_, at) => `Contact ${String(at)},contact${String(at)}@fair.example`,
  );
  writeFileSync(join(bench.folder, 'contacts.csv'), `name,email\n${contacts.join('\n')}\n`);
  const before = (await rows('person list --limit 0')).length;
  const duplicates = async (): Promise<unknown> => (await rows('audit --checks duplicate-persons'))[0]?.['count'];
  const known = await duplicates();
  const line = 'person import contacts.csv --upsert --match-on email --yes';
  expect(await record(line)).toMatchObject({ created: CONTACTS, updated: 0, unchanged: 0, failed: 0 });
  expect(await record(line)).toMatchObject({ created: 0, updated: 0, unchanged: CONTACTS, failed: 0 });
  expect([(await rows('person list --limit 0')).length, await duplicates()]).toEqual([before + CONTACTS, known]);

  for (let night = 0; night < 2; night += 1) await record('sync warehouse --dir w --views');
  const [counted] = await query(file('w/views.sql'), 'SELECT count(*) AS rows, count(DISTINCT id) AS ids FROM persons');
  const all = String(before + CONTACTS);
  expect(counted).toEqual({ rows: all, ids: all });
}, 60_000);
