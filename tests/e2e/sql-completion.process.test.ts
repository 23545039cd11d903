/**
 * Types queries into real shells, whose completion runs the built client over copies on this machine. A shell that is not
 * installed is skipped, as the name of the test shows.
 */
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryPath, newHome, runner } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { canType, recordArguments, shellNames, typeInto, type ShellName } from '../support/shells.js';

/** Writes the files of a copy that name its tables and columns. */
function writeCopy(folder: string, client: string, tables: Readonly<Record<string, readonly string[]>>): void {
  const progress = { version: 1, deletions: 'sweep', rows: 3, lines: 3, bytes: 9, sha256: 'x', modified: 1 };
  const collections = Object.fromEntries(Object.keys(tables).map((name) => [name, progress]));
  const all = Object.entries(tables).map(([name, columns]) => ({
    ...{ name, file: `${name}.ndjson`, key: 'id' },
    columns: columns.map((column) => ({ name: column, path: [column], type: 'text' })),
  }));
  mkdirSync(folder);
  const manifest = { format: 1, owner: { client, account: 'a' }, collections };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'schema.json'), JSON.stringify({ format: 1, tables: all }));
}

/** Keys, and the last argument of the client. `⇥` is Tab; `←` goes left. */
const cases: readonly (readonly [string, string, (readonly ShellName[])?])[] = [
  ['sql "SELECT id FROM de⇥ WHERE 1"', 'SELECT id FROM deals WHERE 1'],
  [`sql 'SELECT id FROM de⇥ WHERE 1'`, 'SELECT id FROM deals WHERE 1'],
  ['sql "SELECT id, stag⇥ FROM deals"', 'SELECT id, stage_id FROM deals'],
  // A beginning that several have.
  ['sql "SELECT s⇥g⇥ FROM deals"', 'SELECT stage_id FROM deals'],
  [`sql "SELECT id FROM deals d WHERE d.ti⇥ = 'x'"`, `SELECT id FROM deals d WHERE d.title = 'x'`],
  ['sql "SELECT 1=1, a:b, \\"x y\\", \\$z, tit⇥ FROM deals"', 'SELECT 1=1, a:b, "x y", $z, title FROM deals'],
  ['sql "SELECT \\"Contract⇥ FROM deals"', 'SELECT "Contract type" FROM deals'],
  [`sql 'SELECT "Contract⇥ FROM deals'`, 'SELECT "Contract type" FROM deals'],
  // Fish only continues what is typed.
  [`sql 'SELECT Contract⇥ FROM deals'`, 'SELECT "Contract type" FROM deals', ['bash', 'zsh']],
  ['sql "SELECT Contract⇥ FROM deals"', 'SELECT "Contract type" FROM deals', ['bash', 'zsh']],
  // Names are not run.
  [`sql 'SELECT "$(⇥ FROM deals'`, 'SELECT "$(touch hacked)" FROM deals'],
  ['sql "SELECT \\"\\$(⇥ FROM deals"', 'SELECT "$(touch hacked)" FROM deals'],
  ['sql "SELECT \\"it⇥ FROM deals"', 'SELECT "it\'s `touch hacked` \\" FROM deals'],
  ['sql "SELECT id FROM bad⇥ WHERE 1"', 'SELECT id FROM bad WHERE 1'],
  // Strings and words of SQL stay as they are.
  [`sql "SELECT 'sta⇥' FROM deals"`, `SELECT 'sta' FROM deals`],
  ['sql "SEL⇥ECT 1"', 'SELECT 1'],
  ['sql "SELECT id FROM deals WHE⇥RE 1"', 'SELECT id FROM deals WHERE 1'],
  ['sql --dir copy --with o=other "SELECT * FROM o.th⇥ LIMIT 1"', 'SELECT * FROM o.things LIMIT 1'],
  // The cursor before the tables: other shells complete at the end of the word.
  [`sql "SELECT ti FROM deals"${'←'.repeat(12)}⇥`, 'SELECT title FROM deals', ['bash']],
  // Several lines, which bash and zsh edit one by one.
  ['sql "SELECT id\rFROM de⇥\rWHERE\rstag⇥ = 1"', 'SELECT id\nFROM deals\nWHERE\nstage_id = 1', ['fish']],
  ['sql @quer⇥', '@query.sql'],
  ['sql --describe sta⇥', 'stages'],
  ['copy export --table sta⇥', 'stages'],
  ['copy schema --table sta⇥', 'stages'],
];

describe.each(shellNames)('%s', (shell) => {
  const runs = canType(shell);

  (runs ? test : test.skip)(
    runs ? 'completes tables and columns within a query' : 'is not installed',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'queries-'));
      writeCopy(join(folder, 'copy'), 'crmcli', {
        deals: ['id', 'title', 'stage_id', 'status', 'Contract type', '$(touch hacked)', "it's `touch hacked` \\"],
        stages: ['id', 'name'],
        'bad\u001b[31m': ['x'],
      });
      writeCopy(join(folder, 'other'), 'othercli', { things: ['id'] });
      writeFileSync(join(folder, 'query.sql'), 'SELECT 1');
      mkdirSync(join(folder, 'bin'));
      const program = `#!/bin/sh
if [ "$1" = --complete ]; then exec '${runner}' '${binaryPath('crmcli')}' "$@"; fi
${recordArguments(folder)}
`;
      writeFileSync(join(folder, 'bin/crmcli'), program, { mode: 0o755 });
      const { stdout: script } = await inProcess('crmcli', ['completion', shell], newHome());
      const own = cases.filter(([, , only]) => only?.includes(shell) !== false);
      const lines = own.map(([keys]) => `crmcli ${keys}`.replaceAll('⇥', '\t').replaceAll('←', '\u001b[D'));
      const ran = await typeInto({ shell, script, folder, lines });
      expect(own.map(([keys], at) => [keys, ran[at]?.at(-1)])).toEqual(own.map(([keys, last]) => [keys, last]));
      expect(existsSync(join(folder, 'hacked'))).toBe(false);
    },
    120_000,
  );
});
