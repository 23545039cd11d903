import { commandLine, table, wrap } from './layout.js';

test('lines are wrapped at 80 columns, between words', () => {
  const lines = wrap('word '.repeat(40)).split('\n');
  expect(lines.every((line) => line.length <= 80)).toBe(true);
  expect(lines.join(' ').trim().split(' ')).toHaveLength(40);
});

test('a table aligns its second column', () => {
  const text = table([
    ['--short', 'word '.repeat(20).trim()],
    ['--a-label-that-is-longer-than-the-column', 'text'],
  ]);
  expect(text).toBe(
    [
      `  --short  ${'word '.repeat(14).trim()}`,
      `           ${'word '.repeat(6).trim()}`,
      '  --a-label-that-is-longer-than-the-column',
      '           text',
    ].join('\n'),
  );
});

test('a long example is continued with backslashes, so that it can be copied', () => {
  const run = `cli thing create --title "${'many words '.repeat(5)}" --description 'more words here' --limit 10`;
  const shown = commandLine(run);
  expect(shown.split('\n').length).toBeGreaterThan(1);
  expect(shown.replace(/ \\\n\s+/g, ' ')).toBe(`  $ ${run}`);
  expect(shown).not.toMatch(/--\w+ \\$/m);
});
