import { namesIn } from '../dialects/odata/names.js';
import { enclosed, fillTerm, joinTerms } from './terms.js';

test.each([
  ["Name eq '{text}'", "O'Neil", "Name eq 'O''Neil'"],
  [
    "(substringof('{text}',Name) or Code eq '{text:18}')",
    '25',
    "(substringof('25',Name) or Code eq '                25')",
  ],
  ["Code eq '{text:18}'", 'A1', "Code eq 'A1'"],
  ["Code eq '{text:18}' or Name eq '{text}'", ' 25 ', "Code eq '                25' or Name eq ' 25 '"],
  ['Amount eq {number}', '1.50', 'Amount eq 1.50'],
  ['Main eq {boolean}', true, 'Main eq true'],
  ["Date le datetime'{day}T23:59:59'", '2026-01-31T10:00:00Z', "Date le datetime'2026-01-31T23:59:59'"],
  ["Name eq '{text}'", '$& {text}', "Name eq '$& {text}'"],
])('%s with %s', (template, value, wanted) => {
  expect(fillTerm(template, value)).toBe(wanted);
});

test('joins terms, and puts those that contain an or in parentheses', () => {
  expect(joinTerms([])).toBeUndefined();
  expect(joinTerms(['a eq 1 or b eq 2'])).toBe('a eq 1 or b eq 2');
  expect(joinTerms(['a eq 1 or b eq 2', ' c eq 3 ', ''])).toBe('(a eq 1 or b eq 2) and c eq 3');
  expect(joinTerms(["a eq 'x or y'", 'c eq 3'])).toBe("a eq 'x or y' and c eq 3");
  expect(joinTerms(['(a eq 1 or b eq 2)', 'c eq 3'])).toBe('(a eq 1 or b eq 2) and c eq 3');
  expect(joinTerms(['(a eq 1) or (b eq 2)', 'c eq 3'])).toBe('((a eq 1) or (b eq 2)) and c eq 3');
  expect(enclosed("a eq ')'")).toBe("(a eq ')')");
});

test.each([
  ["Code eq 'Name' and substringof('x',Name)", ['Code', 'Name']],
  ["ID eq guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'", ['ID']],
  ["not (Timestamp gt 5L) and Date ge datetime'2026-01-01T00:00:00'", ['Timestamp', 'Date']],
  ['OrderDate desc, Lines/Amount', ['OrderDate', 'Lines/Amount']],
  ['year(Date) eq 2026', ['Date']],
  ["Name eq 'O''Neil or Nope'", ['Name']],
  ['Amount gt 1.5d and Rate lt 1e5', ['Amount', 'Rate']],
  ['Lines/any(x: x/Amount gt 1)', undefined],
])('names in %s', (expression, wanted) => {
  expect(namesIn(expression)).toEqual(wanted);
});
