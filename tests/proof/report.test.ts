/** The table at the end of `npm run proof`, and its places in pages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countsIn, rowsOf, tableOf, withCells, withTable, type Run } from '../../scripts/proof/report.js';
import { root } from '../support/cli.js';

const ended = (name: string, ...statuses: readonly string[]) => ({
  ...{ name: `/here/tests/${name}`, startTime: 1000, endTime: 4600 },
  status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});

test('a row has the sum of the counts of its suite, its failures and its seed', () => {
  const testResults = [
    ended('proof/writes.proof.ts', 'passed', 'failed'),
    ended('agents/tasks.test.ts', 'passed', 'passed', 'pending'),
    ended('proof/keys.proof.ts'),
  ];
  const tried = [
    { suite: 'writes', counts: { kills: 900 }, seed: 7 },
    { suite: 'writes', counts: { kills: 300, 'open ends': 2 }, seed: 7 },
  ];
  expect(rowsOf({ testResults }, tried)).toEqual([
    { suite: 'agents', tried: { tests: 2, 'tests skipped': 1 }, failures: 0, seconds: 4 },
    { suite: 'keys', tried: { tests: 0 }, failures: 1, seconds: 4 },
    { suite: 'writes', tried: { kills: 1200, 'open ends': 2 }, failures: 1, seconds: 4, seed: 7 },
  ]);
});

test('the last summary of a run of tests is counted', () => {
  const output = 'Tests:       1 passed, 1 total\nmore\nTests:       1 failed, 2 skipped, 30 passed, 33 total\n';
  expect(countsIn(output)).toEqual({ tried: { tests: 30, 'tests skipped': 2 }, failures: 1 });
  expect(countsIn('')).toEqual({ tried: { tests: 0 }, failures: 0 });
});

const run = (node: string, cells: number): Run => ({
  ...{ node, day: '2026-01-31', seconds: 9 },
  rows: [{ suite: 'faults', tried: { cells, more: 1 }, failures: 0, seconds: 8, seed: 5 }],
});

test('the table aligns its columns and ends with a row for all suites', () => {
  expect(tableOf(run('22.1.0', 2345)).split('\n')).toEqual([
    '| suite  | tried               | failures | seconds | seed |',
    '| ------ | ------------------- | -------- | ------- | ---- |',
    '| faults | 2,345 cells, 1 more | 0        | 8       | 5    |',
    '| all    |                     | 0        | 9       |      |',
  ]);
});

test('a run of some suites replaces their rows, and removes that of a run of all', () => {
  const page = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  const row = { tried: { kills: 3 }, failures: 0, seconds: 1 };
  const some: Run = { node: '20.9.0', day: '2026-02-01', rows: [{ suite: 'writes', ...row }] };
  const all = withTable(page, { ...some, seconds: 2, rows: [...run('20.1.0', 1).rows, { suite: 'copies', ...row }] });
  const again = withTable(all, { ...some, rows: [{ suite: 'copies', ...row, failures: 1 }, ...some.rows] });
  const section = /### Node 20\.9\.0, 2026-02-01\n\n([^]*?)\n\n/.exec(again)?.[1] ?? '';
  expect(section.split('\n').slice(2)).toEqual([
    '| copies | 3 kills         | 1        | 1       |      |',
    '| faults | 1 cells, 1 more | 0        | 8       | 5    |',
    '| writes | 3 kills         | 0        | 1       |      |',
  ]);
  expect(withCells('<!-- cells: begin -->\n<!-- cells: end -->', some)).toBe(
    '<!-- cells: begin -->\n<!-- cells: end -->',
  );
});

test('each major version has one table and one number of cells, in order', () => {
  const pages = ['performance', 'faults'].map((name) => readFileSync(join(root, `docs/${name}.md`), 'utf8'));
  const [table, cells] = [run('24.1.0', 1), run('22.1.0', 1), run('24.2.0', 1234567)].reduce(
    ([one = '', other = ''], next) => [withTable(one, next), withCells(other, next)],
    pages,
  );
  const headings = [...table!.matchAll(/^### Node (2[24]\..*)$/gm)].map((match) => match[1]);
  expect(headings).toEqual(['22.1.0, 2026-01-31', '24.2.0, 2026-01-31']);
  expect(cells).toContain(
    '- Node 22.1.0: 1 cells, 0 failures (2026-01-31)\n- Node 24.2.0: 1,234,567 cells, 0 failures (2026-01-31)\n',
  );
  expect(() => withTable('no place', run('22.1.0', 1))).toThrow('proof: begin');
});
