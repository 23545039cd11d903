import { parse, stringify } from 'lossless-json';
import {
  exactNumber,
  isLosslessNumber,
  jsonLines,
  parseJson,
  parseTyped,
  plainText,
  RepeatedKey,
  stringifyJson,
  toNumber,
  withWholeCharacters,
} from './json.js';

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

test.each([
  '1.10',
  '[1.10,-0,0.0000001,1e5,2.5E-3]',
  '{"a":{"Price":12345678901234567890.120},"b":["1.10"],"c":7}',
  '{"text":", 1.10 ,","b":1.10}',
  '{"text":"x: 1.10]","b":[1.50]}',
])('%s keeps its digits if it is typed', (text) => {
  expect(stringifyJson(parseTyped(text))).toBe(text);
});

test('of typed JSON, numbers that a program writes in the same way are plain numbers, and what is not JSON is refused', () => {
  expect(parseTyped('{"a":1.5,"b":[7,-3],"c":100}')).toEqual({ a: 1.5, b: [7, -3], c: 100 });
  for (const text of ['{"a":01.10}', '{"a":1.1.0}', '{"a":1.}', '[1.10']) {
    expect(() => parseTyped(text)).toThrow(SyntaxError);
  }
  expect(parseTyped('\uFEFF{"__proto__":{"x":1}}')).toEqual(JSON.parse('{"__proto__":{"x":1}}'));
});

test('typed JSON has each key once; the same value may come twice', () => {
  expect(() => parseTyped('{"a":1,"b":{"c":1,"d":2,"c":3}}')).toThrow(new RepeatedKey('c', 24));
  expect(() => parseTyped('{"a":1,\n  "a":2}')).toThrow(new RepeatedKey('a', 10));
  expect(parseTyped('{"a":1.50,"a":1.50,"b":{"a":2}}')).toEqual({ a: exactNumber('1.50'), b: { a: 2 } });
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

/** A generator of the same numbers in each run. */
function randomly(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pieces = [
  '"',
  '\\',
  ':12345678901234567890,',
  ' 1e400 ',
  '[98765432109876543210]',
  'é',
  '\u{1f600}',
  '\ud800',
  '\n',
  'x',
];
const numbers = [
  '0',
  '-0',
  '12',
  '-1.50',
  '9007199254740993',
  '-12345678901234567890',
  '0.10000000000000000001',
  '1e400',
];

/** A JSON text of any shape, with blanks where JSON allows them. */
function anyJson(random: (below: number) => number, depth = 0): string {
  const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
  const blank = (): string => pick(['', '', ' ', '\n\t']);
  const text = (): string => JSON.stringify(Array.from({ length: random(4) }, () => pick(pieces)).join(''));
  const several = (one: () => string): string =>
    Array.from({ length: random(4) }, () => `${blank()}${one()}${blank()}`).join(',');
  const any = (): string => anyJson(random, depth + 1);
  const kind = random(depth > 3 ? 3 : 5);
  if (kind === 0) return pick(['null', 'true', 'false']);
  if (kind === 1) return pick(numbers);
  if (kind === 2) return text();
  return kind === 3 ? `[${several(any)}]` : `{${several(() => `${text()}${blank()}:${blank()}${any()}`)}}`;
}

test('any document is read as by a parser that never uses doubles, and written as JSON.stringify would', () => {
  const random = randomly(7);
  const reference = (text: string): unknown =>
    parse(text, undefined, { parseNumber: toNumber, onDuplicateKey: ({ newValue }) => newValue });
  for (let turn = 0; turn < 1000; turn++) {
    const text = anyJson(random);
    const value = parseJson(text);
    expect([text, value]).toEqual([text, reference(text)]);
    for (const indent of [undefined, 2]) {
      // Where a long number stands, JSON.stringify writes its digits as text.
      expect(stringifyJson(value, indent)).toBe(stringify(reference(text), undefined, indent));
    }
  }
});

test('values that JSON cannot express are left out or null, also next to long numbers', () => {
  const value = { a: undefined, b: [undefined, NaN, () => 1], c: new Date(0), d: {}, e: [], f: -0 };
  for (const indent of [undefined, 2]) {
    expect(stringifyJson({ ...value, g: toNumber('12345678901234567890') }, indent)).toBe(
      JSON.stringify({ ...value, g: 1 }, undefined, indent)
        .replace('"g":1', '"g":12345678901234567890')
        .replace('"g": 1', '"g": 12345678901234567890'),
    );
  }
  expect(stringifyJson(undefined)).toBe('null');
});

test.each([
  [String.raw`"a\ud800b"`, 'a\ufffdb'],
  [String.raw`"\uDC00\uD83D"`, '\ufffd\ufffd'],
  [String.raw`"\ud83d\ude00 \ud83d\ud83d\ude00"`, '\u{1f600} \ufffd\u{1f600}'],
  [String.raw`"\\ud800 \u0041\n"`, String.raw`\ud800 A` + '\n'],
])('half characters in %s are replaced, and nothing else', (json, text) => {
  expect(JSON.parse(withWholeCharacters(json))).toBe(text);
});

test.each([
  ['1e400', Infinity],
  ['-1e400', -Infinity],
  ['1e-400', 0],
])('%s is near %s in arithmetic, and keeps its digits', (digits, near) => {
  const number = toNumber(digits);
  expect([Number(number), stringifyJson(number)]).toEqual([near, digits]);
});

test('a record with a toString of its own can be written as text', () => {
  const record = parseJson('{"toString":1,"valueOf":2}');
  expect(plainText(record)).toBe('{"toString":1,"valueOf":2}');
  expect([7, 'x', null, toNumber('12345678901234567890')].map(plainText)).toEqual([
    '7',
    'x',
    'null',
    '12345678901234567890',
  ]);
});

test.each([
  ['9007199254740991', 9007199254740991],
  ['-9007199254740991', -9007199254740991],
  ['1000000000000000', 1000000000000000],
  ['9007199254740992', '9007199254740992'],
  ['-9007199254740992', '-9007199254740992'],
  ['10000000000000000', '10000000000000000'],
])('the integer %s is a number only if a double holds it exactly', (digits, expected) => {
  const [found] = parseJson(`[${digits}]`) as unknown[];
  expect(typeof expected === 'number' ? found : isLosslessNumber(found) && found.value).toBe(expected);
});

test('a long number inside a text stays text, also next to one that is marked', () => {
  const texts = { note: 'cards: 4111111111111111, 12345678901234567890, end', version: '9007199254740993' };
  const json = `{"note":${JSON.stringify(texts.note)},"version":${texts.version}}`;
  expect(stringifyJson(parseJson(json))).toBe(json);
});

test('lines of more records than one text holds are complete, in order and exact', () => {
  const versions = Array.from({ length: 200 }, (_, index) => String(9_007_199_254_740_993n + BigInt(index)));
  const records = versions.map((version) => parseJson(`{"Timestamp":${version}}`));
  expect(jsonLines(records)).toBe(versions.map((version) => `{"Timestamp":${version}}\n`).join(''));
  expect(jsonLines([])).toBe('');
});
