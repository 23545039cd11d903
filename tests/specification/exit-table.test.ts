import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withExitTable } from '../../scripts/exit-table.js';

const page = readFileSync(fileURLToPath(new URL('../../docs/use.md', import.meta.url)), 'utf8');

test('the table of exit codes in docs/use.md is what the specs declare', async () => {
  expect(await withExitTable(page)).toBe(page);
  const changed = page.replace(/\| rate limit +\| 75 /, '| rate limit | 76 ');
  expect(changed).not.toBe(page);
  expect(await withExitTable(changed)).toBe(page);
});
