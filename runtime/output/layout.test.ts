import { fitsScreen, layOutHelp, widthOf, wrapLines } from './layout.js';

const long = 'word '.repeat(40).trim();

test.each([undefined, 40, 63, 120])('paragraphs are wrapped between words, at %p columns', (width) => {
  const lines = layOutHelp(`${long}\n\nUsage:\t${long}`, width).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width ?? 80);
  expect(lines.join(' ').replace('Usage:', '').split(/\s+/)).toEqual(`${long} ${long}`.split(' '));
  const usage = lines.slice(lines.findIndex((line) => line.startsWith('Usage: ')) + 1);
  expect(usage).toEqual(usage.map(() => expect.stringMatching(/^ {7}\w/) as string));
});

test('a word that is longer than a line overflows', () => {
  const url = `https://example.com/${'a'.repeat(60)}`;
  expect(layOutHelp(`See ${url} for more`, 40)).toBe(`See\n${url}\nfor more`);
});

test('a table aligns its second column', () => {
  const text = `  --short\t${'word '.repeat(20).trim()}\n  --a-label-that-is-longer-than-the-column\ttext\n  --bare\t`;
  expect(layOutHelp(`Flags:\n${text}\n`)).toBe(
    [
      'Flags:',
      `  --short  ${'word '.repeat(14).trim()}`,
      `           ${'word '.repeat(6).trim()}`,
      '  --a-label-that-is-longer-than-the-column',
      '           text',
      '  --bare',
      '',
    ].join('\n'),
  );
  // On a narrow terminal the texts get the room.
  expect(layOutHelp('  --a-label-of-19-chars\ttext', 40)).toBe('  --a-label-of-19-chars\n    text');
  expect(layOutHelp('  --a-label-of-19-chars\ttext', 80)).toBe('  --a-label-of-19-chars  text');
});

test.each([40, 80])('a long example is continued with backslashes at %p columns, so that it can be copied', (width) => {
  const run = `cli thing create --title "${'many words '.repeat(5)}" --description 'more words here' --limit 10`;
  const shown = layOutHelp(`  # ${long}\n  $ ${run}`, width);
  expect(shown).toMatch(/^(?: {2}# word.*\n)+ {2}\$ cli thing create \\\n/);
  expect(shown.slice(shown.indexOf('  $')).replace(/ \\\n\s+/g, ' ')).toBe(`  $ ${run}`);
  expect(shown).not.toMatch(/--\w+ \\$/m);
});

test('lines of a message that fit are not changed, and wide characters count twice', () => {
  expect(wrapLines('a  b\n  { "x":  1 }', 40)).toBe('a  b\n  { "x":  1 }');
  expect(wrapLines(`  ${'ab '.repeat(20).trim()}`, 40)).toBe(
    `  ${'ab '.repeat(13).trim()}\n  ${'ab '.repeat(7).trim()}`,
  );
  expect(wrapLines('漢字漢字漢字漢字漢字 漢字漢字漢字漢字漢字 x', 41)).toBe(
    '漢字漢字漢字漢字漢字 漢字漢字漢字漢字漢字\nx',
  );
  expect(wrapLines(long, undefined)).toBe(long);
});

test('text follows the width of the terminal from 40 to 120 columns', () => {
  expect(widthOf({ columns: 100 })).toBeUndefined();
  expect([10, 40, 100, 120, 400, 0].map((columns) => widthOf({ isTTY: true, columns }))).toEqual([
    40, 40, 100, 120, 120, 80,
  ]);
});

test('a screen has a line for the prompt of the shell; longer lines take several', () => {
  const screen = { columns: 10, rows: 4 };
  expect(fitsScreen('a\nb\nc\n', screen)).toBe(true);
  expect(fitsScreen('a\nb\nc\nd\n', screen)).toBe(false);
  expect(fitsScreen(`\u001b[1m${'a'.repeat(10)}\u001b[22m\nb\nc`, screen)).toBe(true);
  expect(fitsScreen(`${'a'.repeat(11)}\nb\nc`, screen)).toBe(false);
  expect(fitsScreen('a\n'.repeat(23), {})).toBe(true);
  expect(fitsScreen('a\n'.repeat(23), { columns: 0, rows: 0 })).toBe(true);
});
