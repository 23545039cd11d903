import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Builds the files that git ignores and the tests read: data of the clients, and the binaries if one of the tests
 * starts them. Makes one temporary folder, in which the tests of a run make theirs; tear-down.js removes it.
 */
export default function setUp({ rootDir }) {
  // Binaries that run on another version of Node were built before.
  const needsBinaries = globalThis.needsBinaries && process.env.CLI_NODE === undefined;
  const [command, ...args] = needsBinaries
    ? ['npm', 'run', '--silent', 'build']
    : [process.execPath, '--import', 'tsx', 'scripts/generate.ts', '--built'];
  const { status } = spawnSync(command, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  globalThis.testFolder = mkdtempSync(join(tmpdir(), 'cmdspec-tests-'));
  process.env.TMPDIR = globalThis.testFolder;
}
