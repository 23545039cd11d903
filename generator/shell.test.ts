import { beforeRedirection, segments, shellLine } from './shell.js';

test.each([
  ['a b', [['a', 'b']]],
  ['a "b c" d', [['a', 'b c', 'd']]],
  [`a 'b "c"'`, [['a', 'b "c"']]],
  ['a "b \\"c\\""', [['a', 'b "c"']]],
  ['a b\\ c', [['a', 'b c']]],
  [`a --x='1 | 2'`, [['a', '--x=1 | 2']]],
  ['a | b && c; d', [['a'], ['b'], ['c'], ['d']]],
  ['a b # c', [['a', 'b']]],
])('%s is split into commands', (line, words) => {
  expect(segments(line)?.map((segment) => segment.words)).toEqual(words);
});

test('a line with an unclosed quote has no commands', () => {
  expect(segments('a "b')).toBeUndefined();
});

test('piped and redirected input is recognized', () => {
  expect(segments('a | b')?.map(({ piped }) => piped)).toEqual([false, true]);
  const [first] = segments('a b < c') ?? [];
  expect(first && beforeRedirection(first)).toEqual({ words: ['a', 'b'], piped: true, start: 0 });
});

test.each([
  ['deal list', 'crm deal list'],
  ['crm deal list', 'crm deal list'],
  ['deal list | jq .', 'crm deal list | jq .'],
  ['cat x | crm deal list', 'cat x | crm deal list'],
  ['deal list && deal get 1', 'crm deal list && crm deal get 1'],
])('%s gets the name of the binary', (line, wanted) => {
  expect(shellLine(line, 'crm', 'deal')).toBe(wanted);
});
