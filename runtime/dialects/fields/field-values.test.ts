import { CliError } from '../../base/errors.js';
import type { Definition } from '../../contract/custom-fields.js';
import { encodeValue } from './field-values.js';

const size: Definition = {
  code: 'size',
  name: 'Size',
  encoding: 'option',
  custom: true,
  options: [
    { id: 1, label: 'Large' },
    { id: 2, label: 'Large' },
    { id: 3, label: 'small' },
    { id: 4, label: 'Small' },
  ],
};
const refusal = (field: Definition, text: string): unknown => {
  try {
    return encodeValue(field, text).value;
  } catch (error) {
    return error instanceof CliError ? [error.kind, error.message, error.remedy] : error;
  }
};

test.each([
  ['Large', '1, 2'],
  ['SMALL', '3, 4'],
])('a label that several options have is not guessed: %s', (text, ids) => {
  const expected = [
    'input',
    `Several options of the field "Size" are called "${text}".`,
    `Write the id of one of them: ${ids}.`,
  ];
  expect(refusal(size, text)).toEqual(expected);
  expect(refusal({ ...size, encoding: 'options' }, `4,${text}`)).toEqual(expected);
});

test('an amount of money has the decimals of its currency', () => {
  const budget: Definition = { ...size, name: 'Budget', encoding: 'money', options: [] };
  expect(refusal(budget, '1.234 EUR')).toEqual([
    'input',
    'The value "1.234 EUR" of the field "Budget" can mean 1234 or 1.23; write one of them.',
    undefined,
  ]);
  expect(refusal(budget, '1,234')).toContainEqual(expect.stringContaining('can mean 1234 or 1.23'));
  expect(refusal(budget, '12.5 JPY')).toContainEqual(expect.stringContaining('has 1 decimal; at most 0'));
  expect(String(refusal(budget, '1.234 KWD'))).toBe('1.234');
});

test('the exact label and the id of an option name one', () => {
  expect([refusal(size, 'Small'), refusal(size, 'small'), refusal(size, '2')]).toEqual([4, 3, 2]);
});

test('a range of days begins with the earlier one; one of times may go past midnight', () => {
  const visit: Definition = { ...size, name: 'Visit', encoding: 'dates', options: [] };
  expect(refusal(visit, '2026-06-02..2026-06-01')).toEqual([
    'input',
    expect.stringContaining('the earlier day first'),
    undefined,
  ]);
  expect(refusal(visit, '2026-06-01..2026-06-01')).toEqual({ value: '2026-06-01', until: '2026-06-01' });
  expect(refusal({ ...visit, encoding: 'times' }, '22:00..02:00')).toEqual({ value: '22:00:00', until: '02:00:00' });
});
