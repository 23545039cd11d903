/**
 * `npm test` runs everything, `npm test -- <part>…` the test files whose path holds one of the parts (`runtime/http`,
 * `tests/e2e/crm`). Other arguments are those of jest, which builds the binaries first if one of the tests starts them
 * (scripts/jest/set-up.js).
 */
import { spawnSync } from 'node:child_process';
import { root } from './places.js';

const { status } = spawnSync('npm', ['run', '--silent', 'jest', '--', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...process.env, BUILD_BINARIES: 'if-needed' },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
