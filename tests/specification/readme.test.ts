import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withExitTable } from '../../scripts/readme.js';

const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');

test('the table of exit codes in the README is what the specs declare', async () => {
  expect(await withExitTable(readme)).toBe(readme);
  const changed = readme.replace(/\| rate limit +\| 75 /, '| rate limit | 76 ');
  expect(changed).not.toBe(readme);
  expect(await withExitTable(changed)).toBe(readme);
});
