/** The short form of postgres.proof.ts: a few hundred rows, and every table of the three sandboxes. Needs PostgreSQL on the machine. */
import { findPostgres, startPostgres, type Postgres } from '../support/postgres.js';
import { load, loadAll } from './postgres/suite.js';

const bin = findPostgres();
const ifInstalled = bin === undefined ? describe.skip : describe;

ifInstalled(bin === undefined ? 'skipped: the machine has no PostgreSQL' : 'PostgreSQL', () => {
  let stop = (): Promise<void> => Promise.resolve();
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '');
    ({ stop } = postgres);
  }, 60_000);
  afterAll(() => stop());

  test('has the rows of the service after a first load and after a merge', async () => {
    expect(await load(postgres, 400)).toMatchObject({ problems: [] });
  }, 120_000);

  test.each([
    ['crmcli', ['sync', 'warehouse', '--dir']],
    ['helpdeskcli', ['backup', '--out']],
    ['ledgercli', ['backup', '--dir']],
  ] as const)(
    'loads every table of %s',
    async (binary, copy) => {
      expect(await loadAll(postgres, binary, copy)).toEqual([]);
    },
    120_000,
  );
});
