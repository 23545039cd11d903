import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds what git ignores and the tests read: data of the clients, and for `npm test` the binaries, if one of the tests
 * starts them. Gives the tests of a run one temporary folder for theirs; tear-down.js removes it.
 */
export default function setUp({ rootDir }) {
  const needsBinaries = process.env.BUILD_BINARIES === 'if-needed' && globalThis.needsBinaries;
  const script = needsBinaries ? 'build' : 'built';
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  globalThis.testFolder = mkdtempSync(join(tmpdir(), 'cmdspec-tests-'));
  process.env.TMPDIR = globalThis.testFolder;
}
