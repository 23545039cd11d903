/**
 * Runs end-to-end tests with the binaries on other versions of Node: `tsx scripts/versions.ts 22 26`. The tests themselves
 * run on this one. Without `--all`, only some run: the flows of each client, streams, child
 * processes and compiled code. `npm run build` comes first.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installNode } from './nodes.js';
import { root } from './places.js';

const SOME = ['crm.test', 'helpdesk.test', 'ledger.test', 'streams', 'children', 'compiled-code'];

const { values, positionals: versions } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const suites = values.all ? ['tests/e2e'] : SOME.map((name) => `tests/e2e/${name}`);
const folder = mkdtempSync(join(tmpdir(), 'versions-'));
try {
  for (const version of versions) {
    const CLI_NODE = installNode(version, folder);
    process.stderr.write(`\n== binaries on node ${execFileSync(CLI_NODE, ['--version'], { encoding: 'utf8' })}`);
    const { status } = spawnSync('npm', ['run', '--silent', 'test', '--', ...suites], {
      cwd: root,
      env: { ...process.env, CLI_NODE },
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
