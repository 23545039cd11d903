/**
 * `npm run proof` runs the long suites, `tests/proof/*.proof.ts`, which `npm test` leaves out; `npm run proof -- <part>…`
 * those whose path holds one of the parts. Other arguments are those of jest: with `-u`, what they print is written.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));

/** Ends as the script does when that fails. */
function run(...line: readonly string[]): void {
  const { status } = spawnSync('npm', ['run', '--silent', ...line], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('build');
run('jest', '--', '--testRegex', '\\.proof\\.ts$', ...process.argv.slice(2));
