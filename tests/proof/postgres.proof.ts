/** A copy of 200,000 rows is loaded into the PostgreSQL of Debian, which is installed if need be, and merged after changes. `ROWS` sets their number. */
import { installPostgres, startPostgres } from '../support/postgres.js';
import { load } from './postgres/suite.js';
import { tried } from './tried.js';

const rows = Number(process.env['ROWS'] ?? 200_000);
const bin = installPostgres();
const ifInstalled = bin === undefined ? test.skip : test;

ifInstalled(
  bin === undefined ? 'skipped: PostgreSQL cannot be installed here' : `${String(rows)} rows`,
  async () => {
    const postgres = await startPostgres(bin ?? '');
    try {
      const { problems, changed } = await load(postgres, rows);
      tried({ rows, changes: changed });
      expect(problems).toEqual([]);
      expect(changed).toBeGreaterThan(rows / 100);
    } finally {
      await postgres.stop();
    }
  },
  1_800_000,
);
