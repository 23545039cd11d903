/**
 * `npm run generate`: compiles the specs, then writes the table of exit codes into README.md from what was compiled.
 * With `--check` it writes nothing and fails on a difference.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withExitTable } from './readme.js';

const root = new URL('..', import.meta.url);
const args = process.argv.slice(2);
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'generator/cli.ts', 'generate', '--docs', 'docs', ...args],
  {
    cwd: fileURLToPath(root),
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
if (status === 0) {
  const file = new URL('README.md', root);
  const before = readFileSync(file, 'utf8');
  const after = await withExitTable(before);
  if (before !== after && args.includes('--check')) {
    console.error('README.md: the table of exit codes is not up to date. Run "npm run generate".');
    process.exitCode = 1;
  } else if (before !== after) writeFileSync(file, after);
}
