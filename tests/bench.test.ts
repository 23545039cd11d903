/** How the bench compares its figures and writes them; it is not run here, because no test measures time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeFrom, withFigures, type Report } from '../scripts/bench/report.js';
import { root } from '../scripts/places.js';

const report = (node: string, figure: string, met: boolean): Report => ({
  node,
  parts: [{ title: 'Start-up', rows: [{ what: 'a | b', figure, limit: '1.3 x', met }] }],
});

test.each([
  ['1.20 x (60 ms)', '1.50 x (99 ms)', 'before: 1.20 x (60 ms), +25 %'],
  ['100 MB', '90 MB', 'before: 100 MB, -10 %'],
  [undefined, '90 MB', 'before: not measured'],
])('compares %j with %j', (before, figure, expected) => {
  expect(changeFrom(before, figure)).toBe(expected);
});

test('the figures of each version are columns of a table, and replace earlier ones', () => {
  const page = 'Head\n<!-- figures: begin -->\nold\n<!-- figures: end -->\nTail\n';
  const text = withFigures(page, [report('20.1.0', '1.2 x', true), report('24.1.0', '1.4 x', false)]);
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    'Head',
    '<!-- figures: begin -->',
    '### Start-up',
    '| case | at most | Node 20.1.0 | Node 24.1.0 |',
    '| --- | --- | --- | --- |',
    String.raw`| a \| b | 1.3 x | 1.2 x | 1.4 x (over) |`,
    '<!-- figures: end -->',
    'Tail',
  ]);
  expect(withFigures(text, [report('20.1.0', '1.2 x', true), report('24.1.0', '1.4 x', false)])).toBe(text);
});

test('docs/performance.md has a place for the figures', () => {
  const page = readFileSync(join(root, 'docs/performance.md'), 'utf8');
  expect(withFigures(page, [report('20.1.0', '1.2 x', true)])).toContain('Node 20.1.0');
  expect(() => withFigures('no place', [])).toThrow('figures: begin');
});
