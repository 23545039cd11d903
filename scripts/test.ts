/**
 * `npm test` runs everything, `npm test -- <part>…` the test files whose path holds one of the parts (`runtime/http`,
 * `tests/e2e/crm`). Other arguments are those of jest. The binaries are built first when a test of the part starts them.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const script = (name: string, ...more: readonly string[]): readonly string[] => [
  'run',
  '--silent',
  name,
  '--',
  ...more,
];

/** Ends as the script does when that fails. */
function run(line: readonly string[]): void {
  const { status } = spawnSync('npm', line, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const { stdout } = spawnSync('npm', script('jest', ...args, '--listTests'), { cwd, encoding: 'utf8' });
if (/\/tests\/(?:e2e|examples|canary)\b/.test(stdout)) run(script('build'));
run(script('jest', ...args));
