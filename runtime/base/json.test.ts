import { exactNumber, isLosslessNumber, parseJson, stringifyJson } from './json.js';

test.each([
  '12345678901234567890',
  '-12345678901234567890',
  '0.12345678901234567890',
  '12345678.123456789012',
  '1e400',
  '[1,2.5,-3]',
  '{"a":[{"id":10000000000000000001,"b":"x"}],"c":12}',
  '{"a":"12345678901234567890","b":"\\"quoted\\" \\u00e9"}',
])('%s survives a round trip', (text) => {
  expect(stringifyJson(parseJson(text)).replace('é', '\\u00e9')).toBe(text);
});

test('numbers that fit a double stay numbers next to those that do not', () => {
  const { id, value, text } = parseJson('{"id":12345678901234567890,"value":1.5,"text":"1234567890123456"}') as Record<
    string,
    unknown
  >;
  expect([isLosslessNumber(id), value, text]).toEqual([true, 1.5, '1234567890123456']);
  expect(parseJson('{"n":1234567890.12}')).toEqual({ n: 1234567890.12 });
});

test('typed decimals keep their digits, and text that is not a number is refused', () => {
  expect(stringifyJson(['1.50', '-0.10', '7', '100'].map(exactNumber))).toBe('[1.50,-0.10,7,100]');
  for (const text of ['007', '1e', '', ' 1', '0x1', 'NaN', '+1']) expect(() => exactNumber(text)).toThrow(SyntaxError);
});

test.each(['{"__proto__":{"x":1},"a":1}', '{"__proto__":{"x":1},"a":12345678901234567890}'])(
  '%s does not pollute the prototype',
  (text) => {
    const value = parseJson(text) as Record<string, unknown>;
    expect(Object.keys(value)).toEqual(['__proto__', 'a']);
    expect(value['x']).toBeUndefined();
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  },
);

test('a byte order mark is skipped and the last of equal keys wins, with and without long numbers', () => {
  expect(parseJson('\ufeff{"a":1,"a":2}')).toEqual({ a: 2 });
  expect(stringifyJson(parseJson('\ufeff{"a":12345678901234567890,"a":22345678901234567890}'))).toBe(
    '{"a":22345678901234567890}',
  );
});

test.each(['', '{"a":1', '{"a":12345678901234567890', '[12345678901234567890,]', '<html>'])(
  '%j is a SyntaxError',
  (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  },
);

test('a record that looks like a LosslessNumber stays a record', () => {
  const text = '[12345678901234567890,{"isLosslessNumber":true,"value":"1"}]';
  expect(stringifyJson(parseJson(text))).toBe(text);
  expect(stringifyJson({ a: undefined, b: parseJson('12345678901234567890') }, 1)).toBe(
    '{\n "b": 12345678901234567890\n}',
  );
});

test('elsewhere, JSON.stringify writes the digits as text', () => {
  expect(JSON.stringify(parseJson('[12345678901234567890]'))).toBe('["12345678901234567890"]');
});
