import { CliError } from './errors.js';
import { holdHeaders, holdSecret, redact } from './redact.js';

const secret = 'a"b/c+d=e fé%Z';
holdHeaders({ authorization: `Bearer ${secret}`, 'x-key': 'short' });

const json = JSON.stringify(secret).slice(1, -1);
const escaped = [...secret].map((char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const base64 = (before: string, after: string): string => Buffer.from(`${before}${secret}${after}`).toString('base64');

test.each([
  secret,
  json,
  JSON.stringify(json).slice(1, -1),
  'a\\"b\\/c+d=e fé%Z',
  escaped,
  escaped.toUpperCase().replaceAll('U', 'u'),
  JSON.stringify(escaped).slice(1, -1),
  encodeURIComponent(secret),
  encodeURIComponent(encodeURIComponent(secret)),
  new URLSearchParams({ s: secret }).toString().slice(2),
  'A%22b/c%2bd=e+f%C3%A9%25z',
  'a&quot;b/c+d=e f&#233;%Z',
  'a&#x22;b/c&#43;d=e f&#xe9;%Z',
])('a credential is found as %s', (form) => {
  expect(redact(`<${form}>`)).toBe('<••••••••>');
  expect(redact(`{"${form}":["${form}"]}`)).toBe('{"••••••••":["••••••••"]}');
});

test.each(['', 'x', 'xy', 'xyz'].flatMap((before) => ['', ':X', 'yz', 'xyz'].map((after) => [before, after] as const)))(
  'and in the base64 of other text around it, %j and %j',
  (before, after) => {
    for (const text of [base64(before, after), base64(before, after).replaceAll('+', '-').replaceAll('/', '_')]) {
      expect(redact(`<${text}>`)).toMatch(/^<.{0,5}••••••••.{0,7}>$/);
      expect(redact(`<${encodeURIComponent(text)}>`)).toMatch(/^<.{0,5}••••••••.{0,12}>$/);
    }
  },
);

test('nothing else is', () => {
  for (const text of ['a"b short a-b', 'a"b/c+d=e f', '100% of a&b \\ +', '']) expect(redact(text)).toBe(text);
  expect(redact(`${secret}${secret} and ${secret}`)).toBe('•••••••••••••••• and ••••••••');
});

test('a credential of 60 000 characters, or with signs of patterns, is found', () => {
  for (const long of ['(.*+?^$[{|\\)'.repeat(6000), 'ab\\u0041cdef\\x']) {
    holdSecret(long);
    expect(redact(`<${long}>`)).toBe('<••••••••>');
    expect(redact(JSON.stringify([long]))).toBe('["••••••••"]');
  }
});

test('an error has none in any of its parts', () => {
  const error = new CliError('generic', `It said ${secret}.`, `Remove ${secret}.`, {
    hint: secret,
    lines: [`line ${secret}`],
    path: `/x?y=${encodeURIComponent(secret)}`,
    extra: { [secret]: { list: [secret] } },
  });
  expect(JSON.stringify([error.message, error.remedy, error.details])).not.toContain(json);
  expect(error.stack).not.toContain(secret);
  expect(error.message).toBe('It said ••••••••.');
});
