/**
 * `npx tsx scripts/mutations.ts [part]…` makes each mistake of `mutations.yaml` in a copy of the sources, one at a time, and runs the
 * tests that are to catch it. It prints a line for each, and fails if a mistake is not caught or cannot be made. Words limit it to
 * mistakes whose text or file has one of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { root } from './places.js';

interface Mutation {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Parts of the paths of tests. */
  readonly tests: readonly string[];
}

type Result = 'caught' | 'missed' | 'not made';

const parts = process.argv.slice(2);
const all = load(readFileSync(join(root, 'scripts/mutations.yaml'), 'utf8')) as readonly Mutation[];
const chosen = all.filter(
  ({ what, file }) => parts.length === 0 || parts.some((part) => what.includes(part) || file.includes(part)),
);

/** Copies the last commit, without what is not committed: a mistake must not be mixed with other changes. */
function copy(into: string): void {
  const { status } = spawnSync('git', ['worktree', 'add', '--detach', into, 'HEAD'], { cwd: root, stdio: 'ignore' });
  if (status !== 0) throw new Error('The sources cannot be copied: "git worktree add" failed.');
  symlinkSync(join(root, 'node_modules'), join(into, 'node_modules'));
}

const run = (cwd: string, tests: readonly string[]): number | null =>
  spawnSync('npm', ['test', '--', ...tests, '--bail', '--silent'], { cwd, stdio: 'ignore' }).status;

function tried(folder: string, { file, from, to, tests }: Mutation): Result {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const [before, after, more] = text.split(from);
  if (before === undefined || after === undefined || more !== undefined) return 'not made';
  writeFileSync(path, `${before}${to}${after}`);
  try {
    return run(folder, tests) === 0 ? 'missed' : 'caught';
  } finally {
    writeFileSync(path, text);
  }
}

const place = mkdtempSync(join(tmpdir(), 'mutations-'));
const folder = join(place, 'copy');
const counts: Record<Result, number> = { caught: 0, missed: 0, 'not made': 0 };
try {
  copy(folder);
  const tests = [...new Set(chosen.flatMap((one) => one.tests))];
  // A test that fails without a mistake would catch everything.
  if (run(folder, tests) !== 0) throw new Error(`Some of these tests fail without a mistake: ${tests.join(' ')}`);
  for (const mutation of chosen) {
    const result = tried(folder, mutation);
    counts[result] += 1;
    console.log(`${result.padEnd(8)}  ${mutation.what} (${mutation.file})`);
  }
  console.log(`${String(counts.caught)} of ${String(chosen.length)} mistakes were caught.`);
  if (counts.caught < chosen.length) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'ignore' });
  rmSync(place, { recursive: true, force: true });
}
