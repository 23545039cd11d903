import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives the tests of a run one temporary folder for theirs; tear-down.js removes it. */
export default function setUp() {
  globalThis.testFolder = mkdtempSync(join(tmpdir(), 'cmdspec-tests-'));
  process.env.TMPDIR = globalThis.testFolder;
}
