import { parseDigits } from '../../digits.js';
import { filterOf } from './evaluate.js';
import type { Category } from './lex.js';

const types: Readonly<Record<string, Category>> = {
  Code: 'string',
  Name: 'string',
  ID: 'guid',
  Date: 'date',
  Amount: 'number',
  Stamp: 'number',
  Total: 'number',
  Main: 'boolean',
};
const row = {
  Code: '                25',
  Name: "O'Neil & Zn",
  ID: '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22',
  Date: '2026-01-31T12:30:00.000Z',
  Amount: -3.5,
  Stamp: '9007199254740993',
  Total: parseDigits('12345678901234567890.12'),
  Main: false,
  Empty: null,
};
const test1 = (filter: string): boolean => filterOf(filter, (name) => (name === 'Empty' ? 'string' : types[name]))(row);

test.each([
  ["Code eq '                25'", true],
  ["Code eq '25'", false],
  ["trim(Code) eq '25'", true],
  ["Name eq 'o''neil & zn'", true],
  ["substringof('neil', Name)", true],
  ["substringof('NEIL',Name) eq true", true],
  ["startswith(Name,'O''') and endswith(Name,'Zn')", true],
  ["not startswith(Name,'X')", true],
  ["ID eq guid'3F2A8C1E-95D0-4D3C-B1A6-0C9E4D7F1A22'", true],
  ["Date ge datetime'2026-01-31T00:00:00' and Date lt datetime'2026-02-01T00:00:00'", true],
  ['year(Date) eq 2026 and month(Date) eq 1 and day(Date) eq 31', true],
  ['Amount lt -3', true],
  ['Amount eq -3.5d', true],
  ['Stamp gt 9007199254740992L', true],
  ['Stamp gt 9007199254740993L', false],
  ['Total eq 12345678901234567890.12', true],
  ['Total eq 12345678901234567890.120M', true],
  ['Total eq 12345678901234567890.11', false],
  ['Total ne 12345678901234567890.11', true],
  ['Total gt 12345678901234567890.11', true],
  ['Total gt 12345678901234567890.12', false],
  ['Total lt 12345678901234567890.2', true],
  ['Total le 12345678901234567891', true],
  ['Total lt 1e30', true],
  ['Total ge 12345678901234567890.13', false],
  ['Amount lt 12345678901234567890.12', true],
  ['Total eq null', false],
  ['Main eq false', true],
  ['Empty eq null', true],
  ['Empty ne null', false],
  ['Amount gt 0 or Main eq false and Empty eq null', true],
  ['(Amount gt 0 or Main eq false) and Empty ne null', false],
  ['not (Amount gt 0 or Main eq true)', true],
  ["tolower(Name) eq 'O''NEIL & ZN'", true],
])('%s', (filter, wanted) => {
  expect(test1(filter)).toBe(wanted);
});

test.each([
  ["ID eq '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'", 'incompatible'],
  ["Amount eq '3'", 'incompatible'],
  ["Nme eq 'x'", 'no property "Nme"'],
  ["Name eq 'x", 'not expected'],
  ['Name', 'condition'],
  ["Name eq 'x' and", 'missing'],
  ["(Name eq 'x'", '")"'],
  ["Name eq 'x') ", 'unexpected text'],
  ["contains(Name,'x')", 'not known'],
  ["toString(Name) eq 'x'", 'not known'],
  ["substringof('x')", 'takes'],
  ["Date gt datetime'2026-01-31'", 'is not a time'],
  ["ID eq guid'x'", 'is not a GUID'],
  ["Name eq 'x' Name", 'unexpected text'],
])('refuses %s', (filter, why) => {
  expect(() => test1(filter)).toThrow(why);
});
