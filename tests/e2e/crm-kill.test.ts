/** Backups and imports that are killed at any moment and continued lose no record and write none twice; a change of many deals says what it did. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newHome, serveSandbox, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { momentOf, openKiller, type Killer, type Moment } from '../support/kill.js';
import { numbers, seed } from '../support/random.js';

const KILLS = 6;
const RECORDS = 800;
const ROWS = 100;
/** Requests of an import before it is killed, far fewer than its rows. */
const SOME = 20;

interface Named {
  readonly id: number;
  readonly name?: string;
}

const home = newHome();
// In memory where possible: a kill does not affect the disk.
const root = mkdtempSync(join(tmpdir(), 'crm-kill-'));
let sandbox: Served;
let killer: Killer;

async function serve(...args: string[]): Promise<void> {
  sandbox = await serveSandbox('crmcli', home, ...args);
  killer = await openKiller('crmcli', home, sandbox);
}
afterEach(async () => {
  await killer.close();
  await sandbox.stop();
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) => inProcess('crmcli', args, home, { env: killer.env, cwd: root });

/** Runs a command until a moment; returns whether it was killed. */
const kill = async (args: readonly string[], moment: Moment): Promise<boolean> =>
  (await killer.kill(args, moment, { cwd: root })).code === null;

async function listed(kind: string): Promise<Named[]> {
  const { stdout } = await run('api', 'GET', `/api/v2/${kind}`, '--paginate');
  return JSON.parse(stdout) as Named[];
}

test('a backup', async () => {
  await serve('--records', String(RECORDS), '--latency', '5', '--unlimited');
  const next = numbers(seed);
  const requests = await killer.count(async () => {
    const whole = await run('backup', '--dir', 'whole');
    expect([whole.code, whole.stderr]).toEqual([0, expect.any(String)]);
  });
  const files = readdirSync(join(root, 'whole')).filter((name) => name.endsWith('.json') && name !== 'manifest.json');
  const read = (folder: string, name: string): string => readFileSync(join(root, folder, name), 'utf8');
  for (let kills = 0; kills < KILLS;) {
    // Some runs continue twice and more.
    if (await kill(['backup', '--dir', 'killed', '--resume'], momentOf(Math.ceil(requests / 2), next))) kills += 1;
    // A complete one is started over.
    else rmSync(join(root, 'killed'), { recursive: true });
    // Every file that a kill leaves is complete.
    const left = existsSync(join(root, 'killed')) ? readdirSync(join(root, 'killed')) : [];
    const torn = left.filter((name) => files.includes(name) && read('killed', name) !== read('whole', name));
    expect([seed, torn]).toEqual([seed, []]);
  }
  const last = await run('backup', '--dir', 'killed', '--resume');
  expect([last.code, last.stderr]).toEqual([0, expect.any(String)]);
  for (const name of files) expect([name, read('killed', name)]).toEqual([name, read('whole', name)]);
  const counts = (folder: string): unknown => (JSON.parse(read(folder, 'manifest.json')) as { counts: unknown }).counts;
  expect(counts('killed')).toEqual(counts('whole'));
  expect(readdirSync(join(root, 'killed')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
}, 180_000);

const names = Array.from({ length: ROWS }, (_, at) => `Contact ${String(at)}`);
const file = (name: string): void => {
  writeFileSync(
    join(root, name),
    ['name,email', ...names.map((one, at) => `${one},c${String(at)}@x.example`)].join('\n'),
  );
};
const imported = async (): Promise<string[]> =>
  (await listed('persons')).flatMap(({ name = '' }) => (name.startsWith('Contact ') ? [name] : []));

/** Kills an import again and again, and lets the last run end; returns the number of kills. */
async function importKilled(...args: string[]): Promise<number> {
  const journal = join(root, `${args[2] ?? ''}.journal`);
  const next = numbers(seed);
  let hasBegun = false;
  for (let kills = 0; ;) {
    const isThere = existsSync(journal) && readFileSync(journal, 'utf8').includes('\n');
    // Killed after the last row: another run would be a second import.
    if (hasBegun && !isThere) return kills;
    hasBegun = isThere;
    const line = [...args, '--yes', ...(isThere ? ['--resume'] : [])];
    // The first three kills are certain, and rows are left after them.
    const moment = kills < 3 ? { request: 1 + Math.floor(next() * SOME) } : momentOf(SOME, next);
    if (kills < KILLS && (await kill(line, moment))) kills += 1;
    else if (kills < KILLS) return kills;
    else {
      await run(...line);
      return kills;
    }
  }
}

test('an import: a row whose outcome is unknown is reported instead of being written twice', async () => {
  await serve('--records', '5', '--latency', '10', '--unlimited');
  file('c.csv');
  expect(await importKilled('person', 'import', 'c.csv')).toBeGreaterThan(2);
  const found = await imported();
  expect(found).toHaveLength(new Set(found).size);
  const unknown = existsSync(join(root, 'c.unknown.csv')) ? readFileSync(join(root, 'c.unknown.csv'), 'utf8') : '';
  // Each missing row is in the file of rows that may exist, so that no row is lost without a report.
  expect(names.filter((name) => !found.includes(name) && !unknown.includes(`${name},`))).toEqual([]);
}, 180_000);

test('an upsert writes each row once', async () => {
  await serve('--records', '5', '--latency', '10', '--unlimited');
  file('u.csv');
  const line = ['person', 'import', 'u.csv', '--upsert', '--match-on', 'email'];
  expect(await importKilled(...line)).toBeGreaterThan(2);
  // A second import looks up the rows whose outcome is unknown.
  const again = await run(...line, '--yes');
  expect([again.code, again.stderr]).toEqual([0, expect.any(String)]);
  expect((await imported()).sort()).toEqual([...names].sort());
}, 180_000);

test('a change of many deals: the next run says of each deal whether it was changed, was not sent, or is unknown', async () => {
  await serve('--records', '60', '--latency', '10', '--unlimited');
  const ids = (await listed('deals')).map(({ id }) => String(id)).slice(0, 40);
  const next = numbers(seed);
  for (let kills = 0; kills < KILLS;) {
    const title = `Renamed ${String(kills)}`;
    const line = ['deal', 'bulk-update', '--ids', ids.join(','), '--field', `title=${title}`];
    if (!(await kill([...line, '--yes'], momentOf(SOME, next)))) continue;
    kills += 1;
    const { stderr } = await run(...line, '--dry-run');
    const [, ended = '', stopped = '0', unknown = '', left = ''] =
      /stopped: (\d+) of 40 deals done(?:, (\d+) stopped after its request took effect \([\d, ]+\))?(?:, \d+ sent without a known result \(([\d, ]+)\))?, (\d+) not sent/.exec(
        stderr,
      ) ?? [];
    // The log has a response that the journal has not.
    const done = ended === '' ? '' : String(Number(ended) + Number(stopped));
    const renamed = (await listed('deals'))
      .filter((deal) => (deal as { title?: string }).title === title)
      .map(({ id }) => String(id));
    const doubtful = unknown === '' ? [] : unknown.split(', ');
    const report = [seed, kills, stderr];
    if (done === '') {
      // It was killed before its first request.
      expect([...report, renamed]).toEqual([...report, []]);
      continue;
    }
    expect([...report, Number(done) + doubtful.length + Number(left)]).toEqual([...report, 40]);
    expect([...report, renamed.filter((id) => !doubtful.includes(id)).length]).toEqual([...report, Number(done)]);
    const others = / with --ids ([\d,]+)\./.exec(stderr)?.[1]?.split(',') ?? [];
    expect([...report, renamed.filter((id) => others.includes(id) && !doubtful.includes(id))]).toEqual([...report, []]);
    const rest = await run('deal', 'bulk-update', '--ids', others.join(','), '--field', `title=${title}`, '--yes');
    expect([rest.code, rest.stderr]).toEqual([0, expect.any(String)]);
    const after = (await listed('deals')).filter((deal) => (deal as { title?: string }).title === title);
    expect([...report, after.length]).toEqual([...report, 40]);
  }
}, 180_000);
