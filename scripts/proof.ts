/**
 * `npm run proof` builds the binaries and runs the long suites (`tests/proof/*.proof.ts`) and, on Linux on x64, the end-to-end tests with
 * executables. `npm run proof -- <part>…` runs only the suites whose path contains one of the parts, `npm run proof -- executables` only the last. `npm test` runs a short form of each.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));

// The expression comes last: jest would take the words after it for further ones.
const parts = process.argv.slice(2);
const isExecutables = parts.join() === 'executables';
const suites = ['npm', 'run', '--silent', 'test', '--', ...parts, '--testRegex', '\\.proof\\.ts$'];
const executables = [
  ['npm', 'run', '--silent', 'declarations'],
  ['npx', 'tsx', 'scripts/versions.ts', 'executable', '--all'],
];
const canRun = process.platform === 'linux' && process.arch === 'x64';
for (const [command = '', ...args] of [
  ['npm', 'run', '--silent', 'build'],
  ...(isExecutables ? [] : [suites]),
  ...(isExecutables || (parts.length === 0 && canRun) ? executables : []),
]) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
