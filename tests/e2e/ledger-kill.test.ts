/** A backup or a sync that is killed at any moment and repeated: nothing is lost, doubled or torn. */
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newHome, serveSandbox, type Served } from '../support/cli.js';
import { query } from '../support/duckdb.js';
import { inProcess } from '../support/in-process.js';
import { momentOf, openKiller, story, type Killer, type Moment } from '../support/kill.js';
import { numbers, seed } from '../support/random.js';
import { differences, treeOf } from '../support/tree.js';

const KILLS = 4;

const home = newHome();
// In memory where possible: a kill does not affect the disk, and hundreds of flushes take minutes.
const folder = mkdtempSync(join(tmpdir(), 'ledger-kill-'));
let served: Served;
let killer: Killer;

beforeAll(async () => {
  served = await serveSandbox('ledgercli', home, '--records', '60', '--latency', '20', '--unlimited');
  killer = await openKiller('ledgercli', home, served);
});
afterAll(async () => {
  await killer.close();
  await served.stop();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => inProcess('ledgercli', args, home, { env: killer.env });

async function succeed(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect([args, code, stderr]).toEqual([args, 0, expect.any(String)]);
  return stdout;
}

/** Runs a command until a moment; returns its output only if it ended before. */
async function killed(args: readonly string[], moment: Moment): Promise<string | undefined> {
  const { code, stdout } = await killer.kill(args, moment);
  return code === 0 ? stdout : undefined;
}

interface Manifest {
  readonly startedAt?: string;
  readonly collections: Readonly<Record<string, { readonly rows: number; readonly cursor: string }>>;
}

/** Files of a backup without the times of the runs, and without the order in which rows changed. */
const content = (dir: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(treeOf(dir)).map(([path, text]) => {
      if (path.endsWith('.ndjson')) return [path, text.split('\n').sort().join('\n')];
      if (path !== 'manifest.json') return [path, text];
      const { startedAt, collections } = JSON.parse(text) as Manifest;
      const states = Object.entries(collections).map(([name, { rows, cursor }]) => [name, rows, cursor]);
      return [path, JSON.stringify([startedAt, states])];
    }),
  );

async function change(round: number): Promise<void> {
  await succeed('account', 'update', String(round + 1), '--city', `City ${String(round)}`, '--allow-writes');
  // A contact, because no other feed repeats its fields.
  const [first] = JSON.parse(await succeed('list', 'crm/Contacts', '--top', '1', '--select', 'ID')) as [{ ID: string }];
  await succeed('delete', 'crm/Contacts', first.ID, '--allow-writes', '--yes');
}

const FEEDS = ['CRM/Accounts', 'CRM/Contacts', 'Logistics/Items', 'Financial/TransactionLines'];

test('a backup', async () => {
  const next = numbers(seed);
  const flags = FEEDS.flatMap((feed) => ['--feed', feed]);
  const whole = join(folder, 'whole');
  const requests = await killer.count(() => succeed('backup', '--dir', whole, ...flags));
  let interrupted = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    // Half of the rounds interrupt a first backup, the others one of changes and deletions.
    const dir = join(folder, `copy-${String(Math.floor((round - 1) / 2))}`);
    if (round % 2 === 0) await change(round);
    // The first kill is certain.
    const moment = round === 1 ? { request: requests } : momentOf(requests, next);
    if ((await killed(['backup', '--dir', dir, ...flags], moment)) === undefined) interrupted += 1;
    await succeed('backup', '--dir', dir, ...flags);
    await succeed('backup', '--dir', whole, ...flags, '--full');
    const when = `seed ${String(seed)}, round ${String(round)}, killed ${story(moment)}`;
    expect([when, differences(content(whole), content(dir))]).toEqual([when, []]);
  }
  expect(interrupted).toBeGreaterThan(0);

  // The database reads the same records as the files have.
  await succeed('backup', '--dir', whole, ...flags, '--views');
  const { collections } = JSON.parse(readFileSync(join(whole, 'manifest.json'), 'utf8')) as Manifest;
  const counts = FEEDS.map((feed) => `SELECT '${feed}' feed, count(*)::INT n FROM "${feed.replace('/', '_')}"`);
  expect(await query(readFileSync(join(whole, 'views.sql'), 'utf8'), counts.join(' UNION ALL '))).toEqual(
    FEEDS.map((feed) => ({ feed, n: collections[feed]?.rows })),
  );
}, 300_000);

test('a nightly sync of several feeds, whose output is used only if the run succeeds', async () => {
  const next = numbers(seed + 1);
  const state = join(folder, 'state.json');
  const rows = join(folder, 'rows.ndjson');
  const working = join(folder, 'working.json');
  const args = ['sync', ...FEEDS, '--state', working, '-o', 'ndjson'];
  const requests = await killer.count(() => succeed('sync', ...FEEDS, '-o', 'ndjson'));
  let interrupted = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    // A script that survives a kill at the last moment moves the state and the rows together.
    if (existsSync(state)) copyFileSync(state, working);
    else rmSync(working, { force: true });
    // The first kill is certain. A later run has fewer requests, and may end before its kill.
    const output = await killed(args, round === 1 ? { request: requests } : momentOf(requests, next));
    if (output === undefined) {
      interrupted += 1;
      if (existsSync(working)) JSON.parse(readFileSync(working, 'utf8'));
    } else {
      appendFileSync(rows, output);
      copyFileSync(working, state);
    }
    await change(round + 8);
  }
  expect(interrupted).toBeGreaterThan(0);
  if (existsSync(state)) copyFileSync(state, working);
  else rmSync(working, { force: true });
  appendFileSync(rows, await succeed(...args));

  // Every version of every row is printed exactly once, and the last version is the current one.
  const copied = readFileSync(rows, 'utf8').trim().split('\n');
  const keyed = copied.map((line) => JSON.parse(line) as { readonly [key: string]: string });
  expect(new Set(keyed.map(({ Feed, ID, Timestamp }) => `${Feed} ${ID} ${Timestamp}`)).size).toBe(copied.length);
  const latest = new Map(keyed.map(({ Feed, ID }, index) => [`${Feed} ${ID}`, copied[index]]));
  const now = (await succeed('sync', ...FEEDS, '-o', 'ndjson')).trim().split('\n');
  for (const line of now) {
    const { Feed, ID } = JSON.parse(line) as { readonly Feed: string; readonly ID: string };
    if (latest.get(`${Feed} ${ID}`) !== line) expect([seed, latest.get(`${Feed} ${ID}`)]).toEqual([seed, line]);
  }
}, 300_000);

test('a sync of all divisions, whose output is always used: a row may come twice, and none is missing', async () => {
  const next = numbers(seed + 2);
  const state = join(folder, 'kept.json');
  const all = ['sync', ...FEEDS.slice(0, 2), '--all-divisions', '-o', 'ndjson'];
  const requests = await killer.count(() => succeed(...all));
  const kept: string[] = [];
  let interrupted = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    // The first kill is certain. The next ones come after the last response, where a run has printed all and stores its positions.
    const late = { request: requests, later: Math.floor(next() * 100) };
    const moment = round === 1 ? { request: requests } : round <= KILLS / 2 ? late : momentOf(requests, next);
    const { code, stdout } = await killer.kill([...all, '--state', state], moment);
    if (code !== 0) interrupted += 1;
    // The kill cut the text after the last line end.
    kept.push(...stdout.split('\n').slice(0, -1));
    await change(round + 16);
  }
  expect(interrupted).toBeGreaterThan(0);
  kept.push(...(await succeed(...all, '--state', state)).trim().split('\n'));

  const known = new Set(kept);
  const now = (await succeed(...all)).trim().split('\n');
  expect([seed, now.filter((line) => !known.has(line))]).toEqual([seed, []]);
}, 300_000);
