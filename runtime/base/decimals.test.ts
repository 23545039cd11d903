import { compareDecimals, decimalsFault, decimalsOf, decimalSum, majorOf, minorOf, plainDecimal } from './decimals.js';

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

test.each([
  ['12345678901234567890.1', '12345678901234567890.11', -1],
  ['12345678901234567890.9', '12345678901234567890.11', 1],
  ['-12345678901234567890.12', '-12345678901234567890.11', -1],
  ['100000000000000000000.50', '100000000000000000000.5', 0],
  ['-0', '0.00', 0],
  ['1e+21', '1000000000000000000001', -1],
  ['1E-7', '0.0000001', 0],
  ['1', 'x', undefined],
  ['1e1000', '1', undefined],
])('%s compared with %s: %s', (a, b, wanted) => {
  expect(compareDecimals(a, b)).toBe(wanted);
});

test.each([
  ['1.234', 2, 'can mean 1234 or 1.23; write one of them'],
  ['-12.500', 2, 'can mean -12500 or -12.50; write one of them'],
  ['1.234', 0, 'can mean 1234 or 1; write one of them'],
  ['1.234', 6, 'can mean 1234 or 1.2340; write one of them'],
  ['1.2340', 6, undefined],
  ['1.234', 3, undefined],
  ['1.234', undefined, undefined],
  ['1,234', undefined, 'can mean 1234 or 1.234; write one of them'],
  ['1,234', 2, 'can mean 1234 or 1.23; write one of them'],
  ['0.125', 2, 'has 3 decimals; at most 2 are allowed'],
  ['0.125', 6, undefined],
  ['0.120', 2, undefined],
  ['1234.5600', 2, undefined],
  ['1234.567', 2, 'has 3 decimals; at most 2 are allowed'],
  ['1,50', 2, 'is not a number; write 1.50'],
  ['12.50', 2, undefined],
  ['1234', 2, undefined],
])('%s with at most %p decimals', (text, most, fault) => {
  expect(decimalsFault(text, most)).toBe(fault);
});

test.each([
  ['EUR', 2],
  ['jpy', 0],
  ['KWD', 3],
  ['euro', 2],
  [undefined, 2],
])('amounts in %s have %i decimals', (currency, wanted) => {
  expect(decimalsOf(currency)).toBe(wanted);
});

test.each([
  ['12.50', 'EUR', '1250'],
  ['12.5', 'eur', '1250'],
  ['-0.05', 'USD', '-5'],
  ['-0', 'USD', '0'],
  ['0.10', 'EUR', '10'],
  ['1250', 'JPY', '1250'],
  ['1250.00', 'JPY', '1250'],
  ['1.234', 'KWD', '1234'],
  ['90071992547409931.01', 'EUR', '9007199254740993101'],
  ['12.505', 'EUR', undefined],
  ['1.5', 'JPY', undefined],
])('%s %s in minor units is %s', (amount, currency, units) => {
  expect(minorOf(amount, currency)).toBe(units);
  if (units !== undefined) expect(minorOf(majorOf(units, currency) ?? '', currency)).toBe(units);
});

test('minor units as an amount', () => {
  const shown = [
    ['1250', 'EUR'],
    ['-5', 'USD'],
    ['5', 'KWD'],
    ['1250', 'JPY'],
    ['0', 'EUR'],
    ['12.5', 'EUR'],
    ['x', 'EUR'],
  ];
  expect(shown.map(([units = '', currency]) => majorOf(units, currency))).toEqual([
    ...['12.50', '-0.05', '0.005', '1250', '0.00'],
    ...[undefined, undefined],
  ]);
});
