import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the binaries for `npm test` if one of the tests starts them, and gives the tests of a run one temporary folder for
 * theirs; tear-down.js removes it.
 */
export default function setUp({ rootDir }) {
  if (process.env.BUILD_BINARIES === 'if-needed' && globalThis.needsBinaries) {
    const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: rootDir, stdio: 'inherit' });
    if (status !== 0) throw new Error('The build failed.');
  }
  globalThis.testFolder = mkdtempSync(join(tmpdir(), 'cmdspec-tests-'));
  process.env.TMPDIR = globalThis.testFolder;
}
