/** `npm run check -- --changed` runs the tests that import a changed file, nearest first, within a time limit. */
import { join } from 'node:path';
import { relatedTests, within } from '../scripts/changed.js';
import { root } from './support/cli.js';

const all = (): boolean => true;

test('a changed module leads to the test beside it first, then to tests of modules that import it', () => {
  const tests = relatedTests(['runtime/base/split.ts'], all);
  expect(tests[0]).toBe('runtime/base/split.test.ts');
  expect(tests).toContain('runtime/pipeline/values.test.ts');
  expect(tests.indexOf('runtime/pipeline/values.test.ts')).toBeGreaterThan(0);
});

test('lazy imports and names of the runtime package are followed', () => {
  const tests = relatedTests(['workflows/crm/deal-summary.ts'], all);
  expect(tests.some((path) => path.startsWith('workflows/crm/'))).toBe(true);
  expect(relatedTests(['runtime/workflow/index.ts'], all)).toContain('workflows/crm/import.test.ts');
});

test('a changed test is taken, and a page leads to the tests that read it', () => {
  expect(relatedTests(['runtime/base/ids.ts', 'runtime/cli/alias.test.ts', 'README.md'], () => false)).toEqual([]);
  expect(relatedTests(['tests/waits.test.ts'], all)[0]).toBe('tests/waits.test.ts');
  expect(relatedTests(['README.md'], all)).toEqual(['tests/packages.test.ts']);
});

test('the nearest files that fit into the time are taken, and always the first', () => {
  const times = { [join(root, 'a')]: 9, [join(root, 'b')]: 5, [join(root, 'c')]: 2 };
  expect(within(12, ['a', 'b', 'c', 'new'], times)).toEqual(['a', 'c', 'new']);
  expect(within(1, ['a', 'b'], times)).toEqual(['a']);
});
