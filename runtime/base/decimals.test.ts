import { decimalSum, plainDecimal } from './decimals.js';

test('reads decimals as digits', () => {
  expect(['0012', '-0.50', ' 7 ', '1.', '.5', '1 000', '+1', '1e3', '1,5', ''].map(plainDecimal)).toEqual([
    '12',
    '-0.50',
    '7',
    ...Array.from({ length: 7 }, () => undefined),
  ]);
});

test.each([
  [[], '0'],
  [['0.1', '0.2'], '0.3'],
  [['0.10', '-0.1'], '0'],
  [['-0.05', '-1'], '-1.05'],
  [['12345678901234567.89', '0.11'], '12345678901234568'],
  [['-0.50', '0.25'], '-0.25'],
])('the sum of %j is %s', (numbers, sum) => {
  expect(decimalSum(numbers)).toBe(sum);
});
