/** A sync that is killed at any moment and run again loses no record and tears no line. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newHome, serveSandbox, type Served } from '../support/cli.js';
import { query } from '../support/duckdb.js';
import { inProcess } from '../support/in-process.js';
import { momentOf, openKiller, type Killer } from '../support/kill.js';
import { numbers, seed } from '../support/random.js';

const KILLS = 12;
const RECORDS = 1200;

const home = newHome();
// In memory where possible: a kill does not affect the disk.
const folder = join(mkdtempSync(join(tmpdir(), 'warehouse-kill-')), 'w');
let sandbox: Served;
let killer: Killer;

beforeAll(async () => {
  sandbox = await serveSandbox('crmcli', home, '--records', String(RECORDS), '--latency', '5', '--unlimited');
  killer = await openKiller('crmcli', home, sandbox);
});
afterAll(async () => {
  await killer.close();
  await sandbox.stop();
  rmSync(join(folder, '..'), { recursive: true });
});

const line = ['sync', 'warehouse', '--dir', folder, '--views'];

/** The records of a list by id, as JSON. */
async function account(kind: string): Promise<Map<string, string>> {
  const rows: { readonly id: number }[] = [];
  for (const path of kind === 'deals' ? [kind, `${kind}/archived`] : [kind]) {
    const argv = ['api', 'GET', `/api/v2/${path}`, '--paginate'];
    const { stdout } = await inProcess('crmcli', argv, home, { env: sandbox.env });
    rows.push(...(JSON.parse(stdout) as typeof rows));
  }
  return new Map(rows.map((row) => [String(row.id), JSON.stringify(row)]));
}

test('kills at random moments, with changes in between', async () => {
  const ids = [...(await account('deals')).keys()];
  const sync = async (): Promise<void> => {
    const { code, stderr } = await inProcess('crmcli', line, home, { env: killer.env });
    expect([seed, code, stderr]).toEqual([seed, 0, expect.any(String)]);
  };
  const next = numbers(seed);
  const requests = { first: await killer.count(sync), later: await killer.count(sync) };
  let kills = 0;
  for (let round = 0; kills < KILLS; round += 1) {
    const id = ids[round % ids.length] ?? '';
    const args = ['deal', 'update', id, '--probability', String(round % 100)];
    const changed = await inProcess('crmcli', args, home, { env: sandbox.env });
    expect([changed.code, changed.stderr]).toEqual([0, expect.any(String)]);
    // Some rounds start over, so that long appends are killed as well.
    const isFirst = round % 5 === 0;
    if (isFirst) rmSync(folder, { recursive: true, force: true });
    const moment = momentOf(isFirst ? requests.first : requests.later, next);
    if ((await killer.kill(line, moment)).code === null) kills += 1;
  }
  await sync();

  const views = readFileSync(join(folder, 'views.sql'), 'utf8');
  for (const kind of ['deals', 'persons', 'organizations', 'activities', 'products']) {
    const expected = await account(kind);
    const newest = new Map<string, string>();
    for (const text of readFileSync(join(folder, `${kind}.ndjson`), 'utf8')
      .trimEnd()
      .split('\n')) {
      const row = JSON.parse(text) as { readonly id: number };
      newest.set(String(row.id), JSON.stringify(row));
    }
    expect([kind, newest.size]).toEqual([kind, expected.size]);
    expect([kind, [...expected].filter(([id, text]) => newest.get(id) !== text)]).toEqual([kind, []]);
    const [counted] = await query(views, `SELECT count(*) AS rows, count(DISTINCT id) AS ids FROM ${kind}`);
    expect([kind, counted]).toEqual([kind, { rows: String(expected.size), ids: String(expected.size) }]);
  }
}, 180_000);
