/**
 * `npm run generate`: compiles the specs, then writes the table of exit codes into README.md from what was compiled.
 * With `--check` it writes nothing and fails on a difference.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from '../generator/cli/main.js';
import { withExitTable } from './readme.js';

const root = new URL('..', import.meta.url);
const args = process.argv.slice(2);
process.chdir(fileURLToPath(root));
process.exitCode = await main(['generate', '--docs', 'docs', ...args], process.stdout, process.stderr);
if (process.exitCode === 0) {
  const file = new URL('README.md', root);
  const before = readFileSync(file, 'utf8');
  const after = await withExitTable(before);
  if (before !== after && args.includes('--check')) {
    console.error('README.md: the table of exit codes is not up to date. Run "npm run generate".');
    process.exitCode = 1;
  } else if (before !== after) writeFileSync(file, after);
}
