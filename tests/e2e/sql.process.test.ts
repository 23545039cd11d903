/** `sql` as a program: over copies of the sandboxes, without its engine, and with a result larger than memory should hold. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { decimalSum } from '../../runtime/base/decimals.js';
import { binaryPath, environment, newHome, node } from '../support/cli.js';
import { inProcess, type Name } from '../support/in-process.js';

const rowsOf = (path: string): Record<string, unknown>[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

const totals: readonly [Name, readonly string[], string, string, string][] = [
  ['crmcli', ['sync', 'warehouse'], 'crm-warehouse/deals.ndjson', 'deals', 'value'],
  [
    'ledgercli',
    ['backup', '--dir', 'books', '--feed', 'Financial/TransactionLines'],
    'books/Financial.TransactionLines.ndjson',
    'Financial_TransactionLines',
    'AmountDC',
  ],
];

test.each(totals)('%s: a sum over a copy is exact to the cent', async (binary, copy, file, table, column) => {
  const home = newHome();
  expect(await inProcess(binary, ['--profile', 'sandbox', ...copy], home)).toMatchObject({ code: 0 });
  const rows = rowsOf(join(home, file));
  const amounts = rows.map((row) => String(row[column] ?? 0)).filter((text) => !text.startsWith('-'));
  const query = `SELECT count(*) AS n, sum(${column}) FILTER (${column} >= 0) AS total FROM ${table}`;
  const done = await inProcess(binary, ['--profile', 'sandbox', 'sql', query, '-o', 'json'], home);
  expect(done.code).toBe(0);
  const [found] = JSON.parse(done.stdout) as [{ n: number; total: number }];
  expect(found.n).toBe(rows.length);
  expect(String(found.total)).toBe(String(Number(decimalSum(amounts))));
  expect(done.stderr).toMatch(/^As of \d{4}-/);
});

test('helpdeskcli: a query joins the records of a backup', async () => {
  const home = newHome();
  const copied = await inProcess('helpdeskcli', ['--profile', 'sandbox', 'backup', '--out', 'copy'], home);
  expect(copied).toMatchObject({ code: 0 });
  const rows = rowsOf(join(home, 'copy/conversations.ndjson'));
  const counts = new Map<unknown, number>();
  for (const { mailboxId } of rows) counts.set(mailboxId, (counts.get(mailboxId) ?? 0) + 1);
  const query = 'SELECT m.id, count(*) AS n FROM conversations c JOIN mailboxes m ON m.id = c.mailboxId GROUP BY ALL';
  const done = await inProcess('helpdeskcli', ['sql', query, '-o', 'json'], home);
  expect(done).toMatchObject({ code: 0, stderr: expect.stringMatching(/^As of .* from copy\.\n$/) });
  const found = (JSON.parse(done.stdout) as { id: number; n: number }[]).map(({ id, n }) => [id, n] as const);
  expect(new Map<unknown, number>(found)).toEqual(counts);
  const enveloped = await inProcess('helpdeskcli', ['sql', query, '--envelope'], home);
  const { meta } = JSON.parse(enveloped.stdout) as { meta: { asOf: string } };
  expect(done.stderr).toBe(`As of ${meta.asOf}, from copy.\n`);
  const few = await inProcess(
    'helpdeskcli',
    ['sql', 'SELECT id FROM conversations', '--limit', '2', '-o', 'csv'],
    home,
  );
  expect([few.code, few.stdout.split('\n').length - 2, few.stderr]).toEqual([
    0,
    2,
    expect.stringContaining('more exist'),
  ]);
});

const views: readonly [Name, readonly string[], string, string, string, string][] = [
  ['crmcli', ['sync', 'warehouse'], 'deals', 'stage_name', 'stages', 'name = stage_name AND stage_id = o.id'],
  [
    ...(['helpdeskcli', ['backup', '--out', 'copy'], 'conversations', 'primaryCustomer_name', 'customers'] as const),
    "concat_ws(' ', firstName, lastName) = primaryCustomer_name AND (primaryCustomer ->> 'id') = o.id::VARCHAR",
  ],
  [
    ...(['ledgercli', ['backup', '--feed', 'Financial/TransactionLines', '--feed', 'Financial/GLAccounts']] as const),
    ...(['Financial_TransactionLines', 'GLAccount_name', 'Financial_GLAccounts'] as const),
    'o.Description = GLAccount_name AND GLAccount = o.ID',
  ],
];

test.each(views)('%s %j: %s_named has each row once, with names', async (binary, copy, table, name, other, same) => {
  const home = newHome();
  expect(await inProcess(binary, ['--profile', 'sandbox', ...copy], home)).toMatchObject({ code: 0 });
  const counted = `SELECT (SELECT count(*) FROM ${table}) AS rows, count(*) AS named, count(${name}) AS names,
    (SELECT count(*) FROM ${table}_named t JOIN ${other} o ON ${same}) AS same FROM ${table}_named`;
  const done = await inProcess(binary, ['sql', counted, '-o', 'json'], home);
  expect(done).toMatchObject({ code: 0 });
  const [{ rows, named, names, same: found }] = JSON.parse(done.stdout) as [Record<string, number>];
  expect(named).toBe(rows);
  expect(names).toBeGreaterThan(0);
  expect(found).toBe(names);
});

const refreshed: readonly [Name, readonly string[], readonly string[], string][] = [
  ['crmcli', ['sync', 'warehouse'], ['deal', 'create', '--title', 'New'], 'deals'],
  // A warehouse has no notes: the folder is refreshed by the command that made it.
  ['crmcli', ['backup', '--dir', 'crm-warehouse'], ['note', 'create', '--content', 'New', '--deal', '1'], 'notes'],
  [
    'helpdeskcli',
    ['backup', '--out', 'copy', '--include', 'tags,customers'],
    ['customer', 'create', '--first', 'New', '--email', 'new@example.com'],
    'customers',
  ],
  ['ledgercli', ['backup', '--dir', 'books', '--feed', 'hrm/Costcenters'], [], 'hrm_Costcenters'],
];

test.each(refreshed)(
  '%s: --refresh brings the collections of the copy up to date, and no others',
  async (binary, copy, create, table) => {
    const home = newHome();
    const run = (...line: readonly string[]) => inProcess(binary, ['--profile', 'sandbox', ...line], home);
    expect(await run(...copy)).toMatchObject({ code: 0 });
    const tables = async (...more: readonly string[]) => {
      const { code, stdout } = await run('sql', '--tables', '-o', 'json', ...more);
      expect(code).toBe(0);
      const found = JSON.parse(stdout) as { name: string; type: string; rows: number }[];
      return new Map(found.map(({ name, rows }) => [name, rows]));
    };
    const before = await tables();
    const line =
      create.length === 0
        ? ['create', 'hrm/Costcenters', '--set', 'Code=N', '--set', 'Description=N', '--allow-writes']
        : create;
    expect(await run(...line)).toMatchObject({ code: 0 });
    expect(await tables()).toEqual(before);
    expect(await tables('--refresh')).toEqual(
      new Map([...before].map(([name, rows]) => [name, rows + (name === table || name === `${table}_named` ? 1 : 0)])),
    );
  },
);

test('columns of custom fields have their names, and the copy is not needed to list them', async () => {
  const home = newHome();
  await inProcess('crmcli', ['--profile', 'sandbox', 'sync', 'warehouse'], home);
  const query = 'SELECT "Contract type" AS kind, count(*) AS n FROM deals GROUP BY ALL ORDER BY ALL';
  const done = await inProcess('crmcli', ['sql', query, '-o', 'csv'], home);
  expect(done).toMatchObject({ code: 0, stdout: expect.stringMatching(/^kind,n\n[A-Z]/) });
});

test('without its engine, sql names the command that installs it, and every other command works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  cpSync(dirname(binaryPath('crmcli')), join(folder, 'dist'), { recursive: true });
  const home = newHome();
  const run = (...args: readonly string[]) =>
    spawnSync(node, [join(folder, 'dist/crmcli.cjs'), '--profile', 'sandbox', ...args], {
      cwd: home,
      env: environment(home),
      encoding: 'utf8',
    });
  expect(run('sync', 'warehouse')).toMatchObject({ status: 0 });
  expect(run('sql', '--tables')).toMatchObject({ status: 0 });
  expect(run('sql', 'SELECT 1')).toMatchObject({
    status: 78,
    stdout: '',
    stderr: expect.stringContaining('npm install --global @duckdb/node-api'),
  });
});

test('a result of many rows is printed as it is read', async () => {
  const home = newHome();
  const folder = join(home, 'crm-warehouse');
  mkdirSync(folder);
  const path = join(folder, 'deals.ndjson');
  const file = createWriteStream(path);
  const hash = createHash('sha256');
  const count = 600_000;
  for (let id = 0; id < count; id += 1000) {
    const lines = Array.from({ length: 1000 }, (_, index) => JSON.stringify({ id: id + index, text: 'x'.repeat(200) }));
    const text = `${lines.join('\n')}\n`;
    hash.update(text);
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  const { size: bytes, mtimeMs } = statSync(path);
  const progress = { version: 1, deletions: 'none', rows: count, lines: count, bytes, sha256: hash.digest('hex') };
  const deals = { ...progress, modified: Math.floor(mtimeMs), completeAsOf: '2026-01-01T00:00:00Z' };
  const owner = { client: 'crmcli', account: 'a' };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ format: 1, owner, collections: { deals } }));
  const columns = ['id', 'text'].map((name) => ({ name, path: [name], type: name === 'id' ? 'integer' : 'text' }));
  const table = { name: 'deals', file: 'deals.ndjson', key: 'id', columns };
  writeFileSync(join(folder, 'schema.json'), JSON.stringify({ format: 1, tables: [table] }));
  const probe = 'process.on("exit",()=>require("fs").writeFileSync("rss",String(process.resourceUsage().maxRSS)))';
  writeFileSync(join(home, 'probe.cjs'), probe);
  const out = createWriteStream(join(home, 'out'));
  await once(out, 'open');
  const done = spawnSync(
    node,
    ['-r', join(home, 'probe.cjs'), binaryPath('crmcli'), 'sql', 'SELECT * FROM deals', '-o', 'ndjson'],
    { cwd: home, env: environment(home), stdio: ['ignore', out as never, 'pipe'], encoding: 'utf8' },
  );
  expect(done).toMatchObject({ status: 0, stderr: 'As of 2026-01-01T00:00:00Z, from crm-warehouse.\n' });
  expect(statSync(join(home, 'out')).size).toBeGreaterThan(count * 200);
  // In KiB. A result that is held would take several times its 130 MB.
  expect(Number(readFileSync(join(home, 'rss'), 'utf8'))).toBeLessThan(400_000);
}, 120_000);
