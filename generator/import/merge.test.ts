import { merge } from './merge.js';

const lines = (text: string) => text.split('').join('\n');
const merged = (base: string, mine: string, theirs: string) => {
  const { text, conflicts } = merge(lines(base), lines(mine), lines(theirs));
  return [text.replaceAll('\n', ''), conflicts.length];
};

test.each([
  ['nothing changed', 'abc', 'abc', 'abc', 'abc', 0],
  ['one side changed', 'abc', 'aXc', 'abc', 'aXc', 0],
  ['the other side changed', 'abc', 'abc', 'aYc', 'aYc', 0],
  ['different lines', 'abcde', 'aXcde', 'abcYe', 'aXcYe', 0],
  ['both added at the ends', 'abc', 'Xabc', 'abcY', 'XabcY', 0],
  ['the same change', 'abc', 'aXc', 'aXc', 'aXc', 0],
  ['the same lines changed: mine stay', 'abc', 'aXc', 'aYc', 'aXc', 1],
  ['added at the same place: mine stay', 'ab', 'aXb', 'aYb', 'aXb', 1],
  ['removed and changed: mine stays removed', 'abc', 'ac', 'aYc', 'ac', 1],
  ['added inside removed lines', 'abcd', 'ad', 'abYcd', 'ad', 1],
  ['a conflict, and changes after it', 'abcdef', 'aXcdef', 'aYcdZf', 'aXcdZf', 1],
  ['a change over several of the other side', 'abcdef', 'aPQRSf', 'aXcYef', 'aPQRSf', 1],
  ['neighbors', 'abcd', 'aXcd', 'abYd', 'aXYd', 0],
])('%s', (_, base, mine, theirs, text, conflicts) => {
  expect(merged(base, mine, theirs)).toEqual([text, conflicts]);
});

test('a conflict has the lines of both sides and their places', () => {
  const { conflicts } = merge('a\nb\nc', 'new\na\nmine\nc', 'a\ntheirs\nmore\nc');
  expect(conflicts).toEqual([{ line: 3, yours: ['mine'], theirLine: 2, theirs: ['theirs', 'more'] }]);
});

test('a side that changed nothing never decides, whatever the other one did', () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48271) % 2147483647) % most;
  for (let round = 0; round < 300; round++) {
    const base = Array.from({ length: 12 }, () => 'abc'[next(3)] ?? '').join('');
    const other = base
      .split('')
      .flatMap((letter) => [[], [letter], [letter], [letter, 'x']][next(4)] ?? [])
      .join('');
    expect(merged(base, base, other)).toEqual([other, 0]);
    expect(merged(base, other, base)).toEqual([other, 0]);
    expect(merged(base, other, other)).toEqual([other, 0]);
  }
});
