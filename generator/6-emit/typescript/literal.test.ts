import { literal, multiline, quoted } from './literal.js';

test.each([
  ['plain', `'plain'`],
  [`it's`, `"it's"`],
  [`"it's"`, `'"it\\'s"'`],
  ['a\nb\\c', `'a\\nb\\\\c'`],
  ['\u2028', `'\\u2028'`],
])('%j is quoted', (text, wanted) => {
  expect(quoted(text)).toBe(wanted);
  expect((0, eval)(quoted(text))).toBe(text);
});

test('template literals come out as they went in', () => {
  const text = 'a `b` ${c} \\d\n';
  expect((0, eval)(multiline(text).text)).toBe(text);
});

test('any JSON value comes out as it went in', () => {
  const value = {
    a: [1, 'x', null, { 'b-c': [] }],
    '4xx': {},
    d: { e: Array.from({ length: 60 }, (_, index) => index) },
  };
  expect((0, eval)(`(${literal(value)})`)).toEqual(value);
});

test('text that fits stays on one line, counting the text around it', () => {
  const value = { a: 'x'.repeat(40), b: 'y'.repeat(40) };
  expect(literal(value, 0, 10)).not.toContain('\n');
  expect(literal(value, 0, 40)).toBe(`{\n  a: '${'x'.repeat(40)}',\n  b: '${'y'.repeat(40)}',\n}`);
});
