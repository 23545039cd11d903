import { openWord, type Quoting } from './open-quote.js';

test.each<[Quoting, string, string, string, string]>([
  [
    'sh',
    `"SELECT \\"a\\" \\$x $y \\n FROM de`,
    ' WHERE x = \\"b\\"" rest',
    'SELECT "a" $x $y \\n FROM de',
    ' WHERE x = "b"',
  ],
  ['sh', `'SELECT "a\\b" FROM de`, ` WHERE'`, 'SELECT "a\\b" FROM de', ' WHERE'],
  ['sh', `'SELECT '\\''a'\\'' FROM de`, '', "SELECT 'a' FROM de", ''],
  ['fish', `"SELECT \\"a\\" \\$x $y FROM de`, '', 'SELECT "a" $x $y FROM de', ''],
  ['fish', `'SELECT \\'a\\' FROM de`, `'`, "SELECT 'a' FROM de", ''],
  ['powershell', `'SELECT ''a'' "b" FROM de`, ` WHERE x = ''c'''`, `SELECT 'a' "b" FROM de`, " WHERE x = 'c'"],
  ['powershell', '"SELECT `"a`" ""b"" `$x FROM de', '"', 'SELECT "a" "b" $x FROM de', ''],
])('%s %s', (quoting, written, rest, before, after) => {
  expect(openWord(written, rest, quoting)).toMatchObject({ before, after });
});

test.each<[Quoting, string]>([
  ['sh', 'SELECT'],
  ['sh', '"SELECT"'],
  ['sh', `'a'\\'`],
  ['fish', `'a'`],
  ['powershell', `'it''s'`],
  ['sh', ''],
])('no quote is open: %s %s', (quoting, written) => {
  expect(openWord(written, '', quoting)).toBeUndefined();
});

test.each<[Quoting, string, string | undefined, string | undefined]>([
  // What names are written as in single and in double quotes.
  ['sh', '"a $(b) `c` \\"', '"a $(b) `c` \\"', '\\"a \\$(b) \\`c\\` \\\\\\"'],
  ['sh', `it's`, undefined, `it's`],
  ['sh', 'a!', 'a!', undefined],
  ['fish', `"it's $x"`, `"it's $x"`, `"it's $x"`],
  ['powershell', `it's ’x’`, `it''s ’’x’’`, `it's ’x’`],
  ['powershell', '"a“ $x`', '"a“ $x`', '`"a`“ `$x``'],
])('%s writes %s', (quoting, text, single, double) => {
  expect(openWord("'", '', quoting)?.write(text)).toBe(single);
  expect(openWord('"', '', quoting)?.write(text)).toBe(double);
});

test('the end of a word is returned as it is written', () => {
  expect(openWord('"FROM \\"Od', '', 'sh')?.writtenEnd(3)).toBe('\\"Od');
  expect(openWord('"FROM \\"Od', '', 'sh')?.writtenEnd(0)).toBe('');
  expect(openWord('"FROM `"Od', '', 'powershell')?.writtenEnd(3)).toBe('`"Od');
});
