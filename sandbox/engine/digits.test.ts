import { parseDigits, writeDigits } from './digits.js';

test.each([
  '12345678901234567890',
  '[-9007199254740993,{"a":[9007199254740993]}]',
  '{"text":"12345678901234567890","n":1.5}',
  '9007199254740991',
])('%s is written as it was read', (text) => {
  expect(writeDigits(parseDigits(text))).toBe(text);
});

test('a fraction becomes a double, as in services', () => {
  expect(writeDigits(parseDigits('[0.1000000000000000055511,1e400,12345678901234567890.5]'))).toBe(
    '[0.1,null,12345678901234567000]',
  );
});

test('invalid JSON is refused, with and without long numbers', () => {
  for (const text of ['{"a":', '{"a":12345678901234567890', '[01234567890123456789]']) {
    expect(() => parseDigits(text)).toThrow(SyntaxError);
  }
});
