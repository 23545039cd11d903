/** Loads the copy of a CRM into PostgreSQL and reads its Parquet files, twice, and compares both with the service. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { newHome } from '../../support/cli.js';
import { query } from '../../support/duckdb.js';
import { inProcess, serveHere } from '../../support/in-process.js';
import type { Postgres } from '../../support/postgres.js';
import { FIELDS, openCrm, sumOf, type CrmService, type Deal } from './service.js';

export interface Loaded {
  /** What differs from the service: none. */
  readonly problems: readonly string[];
  /** Rows that the second load has written. */
  readonly changed: number;
}

/** Texts that programs take for something else. */
const TEXTS = ['one\n\\.\ntwo', '\\.', '', 'it\'s "quoted", \\n', 'zero \0\0 \\u0000 \\\0', 'héllo 🌍'];

export async function load(postgres: Postgres, count: number): Promise<Loaded> {
  const crm = await openCrm(count);
  const home = newHome();
  try {
    TEXTS.forEach((title, index) => {
      crm.put(index + 1, { title });
    });
    const first = await refresh(crm, postgres, home);
    for (let id = 10; id <= count; id += 50) crm.remove(id);
    for (let id = 11; id <= count; id += 40) crm.put(id, { value: `${String(id)}.0000000001` });
    for (let id = count + 1; id <= count + 30; id += 1) crm.put(id);
    crm.put(2, { title: 'changed', mark: null });
    const changes = count - 10 < 0 ? 0 : Math.floor((count - 11) / 40) + 1;
    const before = postgres.query('SELECT txid_current()::text')[0]?.[0] ?? '0';
    const second = await refresh(crm, postgres, home);
    const [[changed = '0'] = []] = postgres.query(
      `SELECT count(*)::text FROM deals WHERE xmin::text::bigint > ${before}`,
    );
    const isExpected = Number(changed) === changes + 31;
    const wrong = isExpected ? [] : [`${String(changed)} rows were written, not ${String(changes + 31)}`];
    return { problems: [...first, ...second, ...wrong], changed: Number(changed) };
  } finally {
    await crm.close();
  }
}

/** Copies, exports and loads. Returns what then differs. */
async function refresh(crm: CrmService, postgres: Postgres, home: string): Promise<readonly string[]> {
  const run = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await inProcess('crmcli', args, home, { env: crm.env });
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  await run('sync', 'warehouse', '--full', '--yes');
  await run('copy', 'export', '--format', 'ndjson', '--to', 'lines');
  await run('copy', 'export', '--format', 'parquet', '--to', 'lake');
  const script = await run('copy', 'schema', '--dialect', 'postgres');
  postgres.run(script, join(home, 'lines/current'));
  return [...inPostgres(crm, postgres), ...(await inParquet(crm, home))];
}

const figures = (rows: readonly Deal[]) => ({
  rows: String(rows.length),
  value: sumOf(rows.map(({ value }) => value)),
  budget: sumOf(rows.map(({ budget }) => budget)),
  marks: String(rows.filter(({ mark }) => mark !== null).length),
});

function differences(where: string, found: object | undefined, expected: object): readonly string[] {
  const [own, its] = [JSON.stringify(found), JSON.stringify(expected)];
  return own === its ? [] : [`${where}: ${own}, not ${its}`];
}

function inPostgres({ deals }: CrmService, postgres: Postgres): readonly string[] {
  const named = (name: string): string => `"${name.replaceAll('"', '""')}"`;
  // PostgreSQL cuts names after 63 bytes.
  const mark = Buffer.from(FIELDS.mark)
    .subarray(0, 63)
    .toString('utf8')
    .replace(/\ufffd$/, '');
  const [row = []] = postgres.query(
    `SELECT count(*)::text AS rows, sum(value)::text AS value, sum(${named(FIELDS.budget)})::text AS budget, count(${named(mark)})::text AS marks FROM deals`,
  );
  const [rows, value, budget, marks] = row;
  const problems = [...differences('PostgreSQL', { rows, value, budget, marks }, figures([...deals.values()]))];
  // U+0000 is the one character that PostgreSQL does not have.
  for (const [id, title, exact, added] of postgres.query(
    'SELECT id::text, title, trim_scale(value)::text, to_char(add_time, \'YYYY-MM-DD"T"HH24:MI:SS"Z"\') FROM deals WHERE id < 1010',
  )) {
    const deal = deals.get(Number(id));
    const expected = [
      deal?.title.replaceAll('\0', '\ufffd'),
      deal?.value.replace(/\.?0+$/, (zeros) => (deal.value.includes('.') ? '' : zeros)),
      deal?.added,
    ];
    problems.push(...differences(`Deal ${String(id)}`, [title, exact, added], expected));
  }
  return problems;
}

async function inParquet({ deals }: CrmService, home: string): Promise<readonly string[]> {
  const files = join(home, 'lake/current/deals/**/*.parquet');
  const [row] = await query(
    "SET TimeZone = 'UTC'",
    `SELECT count(*)::VARCHAR AS rows, sum(value)::VARCHAR AS value, sum("Budget_EUR_it_s")::VARCHAR AS budget,
       count(COLUMNS('Größe.*'))::VARCHAR AS marks FROM read_parquet('${files}')`,
  );
  const months = await query(
    '',
    `SELECT count(*)::VARCHAR AS wrong FROM read_parquet('${files}', hive_partitioning = true) WHERE month <> strftime(add_time, '%Y-%m')`,
  );
  return [
    ...differences('Parquet', row, figures([...deals.values()])),
    ...differences('Months', months[0], { wrong: '0' }),
  ];
}

/** Loads every table of a copy into a schema of its own, twice. Returns the tables that do not have the rows of the copy. */
export async function loadAll(
  postgres: Postgres,
  binary: 'crmcli' | 'helpdeskcli' | 'ledgercli',
  copy: readonly string[],
): Promise<readonly string[]> {
  const home = newHome();
  // A copy of the books sends more requests than the service allows in a minute.
  const { env, stop } = await serveHere(binary, newHome(), '--unlimited');
  const run = async (...args: readonly string[]): Promise<string> => {
    const { code, stdout, stderr } = await inProcess(binary, args, home, { env });
    if (code !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  mkdirSync(join(home, 'copy'));
  await run(...copy, 'copy').finally(stop);
  const printed = await run('copy', 'export', '--format', 'ndjson', '--to', 'lines', '--dir', 'copy', '-o', 'json');
  const script = await run('copy', 'schema', '--dialect', 'postgres', '--dir', 'copy');
  postgres.run(`CREATE SCHEMA ${binary};`, home);
  const schema = `SET search_path = ${binary};\n`;
  for (let count = 0; count < 2; count += 1) postgres.run(schema + script, join(home, 'lines/current'));
  const tables = JSON.parse(printed) as { readonly table: string; readonly rows: number }[];
  if (tables.length === 0) return ['no table'];
  return tables.flatMap(({ table, rows }) => {
    const [[found] = []] = postgres.query(`SELECT count(*)::text FROM ${binary}."${table}"`);
    return found === String(rows) ? [] : [`${table}: ${String(found)} of ${String(rows)} rows`];
  });
}
