/** Backups and imports that are killed at any moment and continued lose no record and write none twice. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, newHome, serveSandbox, start, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';

const KILLS = 12;
const RECORDS = 800;
const ROWS = 150;

interface Named {
  readonly id: number;
  readonly name?: string;
}

const home = newHome();
// In memory where possible: a kill does not affect the disk.
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'crm-kill-'));
let sandbox: Served;

afterEach(() => sandbox.stop());
afterAll(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) => inProcess('crmcli', args, home, { env: sandbox.env, cwd: root });

/** Starts a command and kills it after 150 to 150 + `span` milliseconds; returns whether it was still running. */
async function kill(args: readonly string[], span: number): Promise<boolean> {
  const child = start('crmcli', args, home, { env: sandbox.env, cwd: root });
  const end = ended(child);
  await Promise.race([sleep(150 + Math.random() * span), end]);
  const isRunning = child.exitCode === null;
  child.kill('SIGKILL');
  await end;
  return isRunning;
}

async function listed(kind: string): Promise<Named[]> {
  const { stdout } = await run('api', 'GET', `/api/v2/${kind}`, '--paginate');
  return JSON.parse(stdout) as Named[];
}

test('a backup', async () => {
  sandbox = await serveSandbox('crmcli', home, '--records', String(RECORDS), '--latency', '5');
  const whole = await run('backup', '--dir', 'whole');
  expect([whole.code, whole.stderr]).toEqual([0, expect.any(String)]);
  const files = readdirSync(join(root, 'whole')).filter((name) => name.endsWith('.json') && name !== 'manifest.json');
  const read = (folder: string, name: string): string => readFileSync(join(root, folder, name), 'utf8');
  for (let kills = 0; kills < KILLS;) {
    if (await kill(['backup', '--dir', 'killed', '--resume'], 800)) kills += 1;
    // A complete one is started over.
    else rmSync(join(root, 'killed'), { recursive: true });
    // Whatever a kill leaves is complete.
    const left = existsSync(join(root, 'killed')) ? readdirSync(join(root, 'killed')) : [];
    const torn = left.filter((name) => files.includes(name) && read('killed', name) !== read('whole', name));
    expect(torn).toEqual([]);
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
  let hasBegun = false;
  for (let kills = 0; ;) {
    const isThere = existsSync(journal) && readFileSync(journal, 'utf8').includes('\n');
    // Killed after the last row: another run would be a second import.
    if (hasBegun && !isThere) return kills;
    hasBegun = isThere;
    const line = [...args, '--yes', ...(isThere ? ['--resume'] : [])];
    if (kills < KILLS && (await kill(line, 300))) kills += 1;
    else if (kills < KILLS) return kills;
    else {
      await run(...line);
      return kills;
    }
  }
}

test('an import: a row whose outcome is unknown is reported instead of being written twice', async () => {
  sandbox = await serveSandbox('crmcli', home, '--records', '5', '--latency', '10');
  file('c.csv');
  expect(await importKilled('person', 'import', 'c.csv')).toBeGreaterThan(2);
  const found = await imported();
  expect(found).toHaveLength(new Set(found).size);
  const failed = existsSync(join(root, 'c.failed.csv')) ? readFileSync(join(root, 'c.failed.csv'), 'utf8') : '';
  // Each missing row is in the file of failed rows, so that nothing is lost without a word.
  expect(names.filter((name) => !found.includes(name) && !failed.includes(`${name},`))).toEqual([]);
}, 180_000);

test('an upsert writes each row once', async () => {
  sandbox = await serveSandbox('crmcli', home, '--records', '5', '--latency', '10');
  file('u.csv');
  const line = ['person', 'import', 'u.csv', '--upsert', '--match-on', 'email'];
  expect(await importKilled(...line)).toBeGreaterThan(2);
  // Imported once more, what is unknown is looked up.
  const again = await run(...line, '--yes');
  expect([again.code, again.stderr]).toEqual([0, expect.any(String)]);
  expect((await imported()).sort()).toEqual([...names].sort());
}, 180_000);
