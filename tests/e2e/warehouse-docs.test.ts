/** Runs the command lines of docs/warehouse.md in a shell, in the sandbox. */
import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, newHome, node, root } from '../support/cli.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';
import { findPostgres, startPostgres } from '../support/postgres.js';

const COUNTS =
  'SELECT json_agg(found) FROM (SELECT status, count(*) AS "count_star()" FROM deals GROUP BY status) AS found';

test('the commands of the page load the copy into a database with the right counts', async () => {
  const home = newHome();
  const duckdb = `exec '${node}' '${join(root, 'tests/support/duckdb-shell.mjs')}' "$@"`;
  // Without PostgreSQL on the machine, the lines that load it are left out.
  const bin = findPostgres();
  const postgres = bin === undefined ? undefined : await startPostgres(bin);
  const env = {
    ...environment(home, { CRMCLI_PROFILE: 'sandbox', ...postgres?.env }),
    PATH: [pathOf(home, ['crmcli'], { duckdb }), bin].join(':'),
  };
  const shell = async (line: string): Promise<string> =>
    (await promisify(execFile)('sh', ['-c', line], { cwd: home, env })).stdout;

  const all = blocksOf(readPage('docs/warehouse.md'), 'sh').map((block) => block.trim().split('\n'));
  const blocks = all.slice(0, 4);
  expect(blocks.map((lines) => lines.length)).toEqual([3, 2, 3, 2]);
  const answers: Record<string, number>[] = [];
  for (const lines of blocks) {
    let last = '';
    const isLoad = lines.some((line) => line.endsWith('| psql'));
    if (isLoad && postgres === undefined) continue;
    for (const line of lines) last = await shell(line);
    if (isLoad) last = await shell(`psql -At -c '${COUNTS}'`);
    const rows = JSON.parse(last) as Record<string, string | number>[];
    answers.push(Object.fromEntries(rows.map((row) => [row['status'], Number(row['count_star()'])])));
  }
  const listed = async (flag: string): Promise<{ status: string }[]> =>
    JSON.parse(await shell(`crmcli deal list ${flag} --limit 0 --output json`)) as { status: string }[];
  const deals = [...(await listed('')), ...(await listed('--archived'))];
  const counts: Record<string, number> = {};
  for (const { status } of deals) counts[status] = (counts[status] ?? 0) + 1;
  expect(deals.length).toBeGreaterThan(20);
  expect(answers).toEqual(Array(postgres === undefined ? 3 : 4).fill(counts));
  await postgres?.stop();

  const [taps = [], script = []] = all.slice(4);
  expect(script).toEqual(['#!/bin/sh', 'exec crmcli tap "$@"']);
  writeFileSync(join(home, 'tap-crm'), `${script.join('\n')}\n`, { mode: 0o755 });
  const [discovers = '', reads = ''] = taps;
  await shell(discovers);
  const messages = (await shell(reads)).trimEnd().split('\n');
  expect(messages).toHaveLength(10);
  // As Meltano runs it.
  writeFileSync(join(home, 'config.json'), '{"start_date":null}');
  const run = await shell('./tap-crm --config config.json --catalog catalog.json');
  expect(run.match(/^\{"type":"RECORD","stream":"deals"/gm)?.length).toBeGreaterThanOrEqual(deals.length);
}, 120_000);
