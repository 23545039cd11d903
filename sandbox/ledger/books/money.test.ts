import { amountOf, centsOf, taxIn, taxOn } from './money.js';

test.each([
  [[0.1], 10n],
  [[null], 0n],
  [[-25], -2500n],
  // In doubles, 1.005 * 100 is a little less than 100.5.
  [[1.005], 101n],
  [[-1.005], -101n],
  [[3, 0.335], 101n],
  [[10, 12.5, '0.900000'], 11_250n],
  [[12_345_678_901_234_567_890n], 1_234_567_890_123_456_789_000n],
  [[1e21], 100_000_000_000_000_000_000_000n],
  [[1e-7], 0n],
  [[1e-7, 1e7], 100n],
])('the product of %p in cents', (factors, cents) => {
  expect(centsOf(...factors)).toBe(cents);
});

test('tax in an amount is exact at any size', () => {
  expect(taxIn(12_100_000n, 0.21)).toBe(2_100_000n);
  expect(taxIn(12_100_000_000_000_000n, 0.21)).toBe(2_100_000_000_000_000n);
  expect(taxIn(-10_900n, 0.09)).toBe(-900n);
  expect([taxOn(10_000_000n, 0.21), taxOn(-150n, 0.09), taxOn(150n, 0.09)]).toEqual([2_100_000n, -14n, 14n]);
  expect(['1234567890123456789012', '-900719925474099205'].map((cents) => String(amountOf(BigInt(cents))))).toEqual([
    '12345678901234567890.12',
    '-9007199254740992.05',
  ]);
  expect([amountOf(1n), amountOf(-1_234_567_890_123_456_789_000n)]).toEqual([0.01, -12_345_678_901_234_567_890n]);
});
