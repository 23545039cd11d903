/**
 * Runs end-to-end tests with the binaries in other forms: on other versions of Node, `tsx scripts/versions.ts 22 26`, and as executables for
 * this machine, `tsx scripts/versions.ts executable`. The tests themselves run on this version of Node. Without `--all`, only
 * some run: the flows of each client, streams, child processes and compiled code. `--client crmcli` builds the executable of one client, and
 * runs only those of these tests that need no other. `npm run build` comes first; for executables also `npm run declarations`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildExecutable } from '../generator/binary/executable.js';
import { isLocal, targets } from '../generator/binary/targets.js';
import { binaries, builtProgram } from './binary/programs.js';
import { installNode } from './nodes.js';
import { root } from './places.js';

/** Tests by the client that they start; `''`: they start several. */
const SOME: Readonly<Record<string, readonly string[]>> = {
  crmcli: ['crm.test', 'once'],
  helpdeskcli: ['helpdesk.test'],
  ledgercli: ['ledger.test'],
  '': ['mcp-2025', 'streams', 'children', 'compiled-code'],
};
/** Tests that need what an executable does not have. */
const NOT_EXECUTABLE: Readonly<Record<string, readonly string[]>> = {
  'files of the client beside it, and their compiled code in the folder of the user': ['bundles', 'compiled-code'],
  'hooks of Node (--require, --import), with which a test sets the clock, the version or the disk': [
    'copy.process',
    'crm-zones',
    'helpdesk-backup-machine',
    'ledger-sign-in',
    'node-version.process',
    'tutorials',
  ],
  'packages that the user adds, such as DuckDB': [
    'sql.process',
    'sql-completion.process',
    'sql-questions',
    'warehouse-docs',
  ],
};
const notExecutable = `/tests/e2e/(${Object.values(NOT_EXECUTABLE).flat().join('|').replaceAll('.', '\\.')})\\.test`;

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, client: { type: 'string' } },
  allowPositionals: true,
});
const some = values.client === undefined ? Object.values(SOME).flat() : (SOME[values.client] ?? []);
const suites = values.all ? ['tests/e2e'] : some.map((name) => `tests/e2e/${name}`);

function test(what: string, env: NodeJS.ProcessEnv, ...flags: readonly string[]): void {
  process.stderr.write(`\n== binaries ${what}\n`);
  const { status } = spawnSync('npm', ['run', '--silent', 'test', '--', ...suites, ...flags], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

/** Builds the executables for this machine, each under the name of its client. */
function buildInto(folder: string): void {
  const target = targets.find(isLocal);
  if (target === undefined) throw new Error(`No executables are built for ${process.platform} ${process.arch}.`);
  for (const binary of values.client === undefined ? binaries : [values.client]) {
    const { path } = buildExecutable(builtProgram(binary), target, folder);
    renameSync(path, join(folder, binary));
  }
}

const folder = mkdtempSync(join(tmpdir(), 'versions-'));
try {
  for (const version of positionals) {
    if (version === 'executable') {
      buildInto(folder);
      test('as executables', { CLI_EXECUTABLES: folder }, '--testPathIgnorePatterns', '/node_modules/', notExecutable);
      continue;
    }
    const CLI_NODE = installNode(version, folder);
    test(`on node ${execFileSync(CLI_NODE, ['--version'], { encoding: 'utf8' })}`, { CLI_NODE });
  }
} finally {
  rmSync(folder, { recursive: true });
}
