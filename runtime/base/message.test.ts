import { every, firstSome } from './message.js';

test.each([
  [0, ''],
  [2, 'a, b'],
  [3, 'a, b, c'],
  [4, 'a, b, c, d'],
  [5, 'a, b, c, and 2 more'],
  [6, 'a, b, c, and 3 more'],
])('of %i texts, at most 3 are listed', (count, wanted) => {
  expect(firstSome([...'abcdef'].slice(0, count), 3).join(', ')).toBe(wanted);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('all of %j', (names, text) => {
  expect(every(names)).toBe(text);
});
