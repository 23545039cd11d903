import { cloned, parseDigits, writeDigits } from './digits.js';

test.each([
  '12345678901234567890',
  '[-9007199254740993,{"a":[9007199254740993]}]',
  '{"text":"12345678901234567890","n":1.5}',
  '9007199254740991',
  '[12345678901234567890.12,0.1000000000000000055511,{"a":-0.30000000000000004441}]',
  '[12345678901234567890,12345678901234567890.5]',
])('%s is written as it was read', (text) => {
  expect(writeDigits(parseDigits(text))).toBe(text);
});

test('a number with an exponent becomes a double, as in services', () => {
  expect(writeDigits(parseDigits('[1e400,1.50,1234567890123456e1]'))).toBe('[null,1.5,12345678901234560]');
});

test('a copy keeps long numbers and shares no record', () => {
  const value = parseDigits('{"rows":[{"amount":12345678901234567890.12,"count":12345678901234567890,"none":null}]}');
  const copy = cloned(value) as { rows: object[] };
  expect(writeDigits(copy)).toBe(writeDigits(value));
  Object.assign(copy.rows[0] ?? {}, { count: 1 });
  expect(writeDigits(value)).toContain('"count":12345678901234567890,');
});

test('invalid JSON is refused, with and without long numbers', () => {
  for (const text of ['{"a":', '{"a":12345678901234567890', '[01234567890123456789]']) {
    expect(() => parseDigits(text)).toThrow(SyntaxError);
  }
});
