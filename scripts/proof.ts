/**
 * `npm run proof` builds the binaries and runs the long suites (`tests/proof/*.proof.ts`), `npm run proof -- <part>…`
 * runs only the suites whose path contains one of the parts. `npm test` runs a short form of each.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cwd = fileURLToPath(new URL('..', import.meta.url));

// The expression comes last: jest would take the words after it for further ones.
for (const line of [['build'], ['test', '--', ...process.argv.slice(2), '--testRegex', '\\.proof\\.ts$']]) {
  const { status } = spawnSync('npm', ['run', '--silent', ...line], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
