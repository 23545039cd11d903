import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tearDown from './tear-down.js';

/** A folder in memory, and the free space that it must have, in bytes. */
const MEMORY = '/dev/shm';
const SPACE = 2 * 1024 ** 3;

/** Makes a folder in memory; returns undefined where it has too little space or its files cannot be run. */
function folderInMemory() {
  let folder;
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize < SPACE) return undefined;
    folder = mkdtempSync(join(MEMORY, 'cmdspec-'));
    const program = join(folder, 'program');
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
    if (spawnSync(program).status === 0) return folder;
  } catch {
    // There is no such folder, or this user may not write to it.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true });
  return undefined;
}

/**
 * Builds the files that git ignores and the tests read: data of the clients, and the binaries if one of the tests
 * starts them. Makes one temporary folder, in which the tests of a run make theirs; tear-down.js removes it. The folder is
 * in memory, unless TMPDIR names another: on a disk the tests wait half of their time for their many small files to be
 * synced.
 */
export default function setUp({ rootDir }) {
  // Binaries that run on another version of Node, and executables, were built before.
  const { CLI_NODE, CLI_EXECUTABLES } = process.env;
  const needsBinaries = globalThis.needsBinaries && CLI_NODE === undefined && CLI_EXECUTABLES === undefined;
  const [command, ...args] = needsBinaries
    ? ['npm', 'run', '--silent', 'build']
    : [process.execPath, '--import', 'tsx', 'scripts/generate.ts', '--built'];
  const { status } = spawnSync(command, args, { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error('The build failed.');
  const inMemory = process.env.TMPDIR === undefined ? folderInMemory() : undefined;
  globalThis.testFolder = inMemory ?? mkdtempSync(join(tmpdir(), 'cmdspec-'));
  process.env.TMPDIR = globalThis.testFolder;
  // A run that is interrupted leaves nothing in memory.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      try {
        tearDown();
      } finally {
        process.kill(process.pid, signal);
      }
    });
}
