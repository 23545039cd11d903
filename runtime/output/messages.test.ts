import type { Message } from '../contract/hook.js';
import { messagesText } from './messages.js';
import { plainLine, plainLines } from './markup.js';
import { one, setUp } from './testkit.js';
import { displayWidth } from './width.js';

const look = { bold: (text: string) => text };
const record = { id: 7 };
const messages: readonly Message[] = [
  { author: 'bo@x', kind: 'note', time: '2026-05-04T02:02:01Z', body: 'one\ntwo' },
  {
    author: 'Ann Lee',
    time: '2026-05-01T00:00:00Z',
    body: '<p>Hello,</p><ul><li>a &amp; b<li>c</ul><br>Bye',
    files: ['a.pdf', 'b.png'],
  },
];

test('a record is followed by its messages, oldest first', async () => {
  expect(await one(record, { format: 'table' }, { columns: [{ key: 'id', header: 'ID' }], messages })).toBe(
    [
      'Field  Value',
      'ID     7',
      '',
      'Ann Lee 2026-05-01T00:00:00Z',
      '  Hello,',
      '',
      '  - a & b',
      '  - c',
      '',
      '  Bye',
      '  Attached: a.pdf, b.png',
      '',
      'bo@x (note) 2026-05-04T02:02:01Z',
      '  one',
      '  two',
      '',
    ].join('\n'),
  );
  const shown = await one(record, { format: 'table', columns: 80 }, { messages });
  expect(shown).toContain('bo@x (note) 2026-05-04T02:02:01Z (1 h ago)\n');
});

test('other formats, chosen columns and records without messages are as without', async () => {
  for (const format of ['json', 'yaml', 'csv', 'ndjson'] as const) {
    expect(await one(record, { format }, { messages })).toBe(await one(record, { format }));
  }
  const setup = { format: 'table', options: { fields: ['id'] } } as const;
  expect(await one(record, setup, { messages })).toBe('Field  Value\nid     7\n');
  expect(await one({ id: 1 }, { format: 'table' }, { messages: [] })).toBe('Field  Value\nid     1\n');
});

test.each([
  [messages, {}, 'CSV output has no messages; --output json prints them.\n'],
  [messages, { fields: ['id'] }, ''],
  [[], {}, ''],
])('CSV says that it leaves out messages: %#', async (found, options, note) => {
  const { out, fake } = setUp({ format: 'csv', options });
  await out.record(record, { messages: found });
  expect(fake.err()).toBe(note);
});

test('lines are wrapped between words to the width of the terminal', () => {
  const link = `https://example.com/${'x'.repeat(60)}`;
  const text = `${'word '.repeat(30)}日本語 ${link} end`;
  const rows = [{ author: 'a@x', time: '2026-05-01T00:00:00Z', body: text }];
  const lines = messagesText(rows, { ...look, width: 40 })
    .trimEnd()
    .split('\n')
    .slice(2);
  expect(lines.join(' ').replace(/\s+/g, ' ').trim()).toBe(text);
  expect(lines).toContain(`  ${link}`);
  for (const line of lines) if (!line.includes(link)) expect(displayWidth(line)).toBeLessThanOrEqual(40);
  expect(messagesText(rows, look).trimEnd().split('\n')).toHaveLength(3);
});

test('nothing in a message controls the terminal', () => {
  const evil = 'a\u001b[2J&#27;[31m&#x9b;b\u202ec<script>alert(1)</script><style>x{}</style><!-- gone -->d\u0007';
  const rows = [{ author: evil, kind: evil, time: evil, body: `<p>${evil}</p>`, files: [`${evil}\nx`] }];
  const shown = messagesText(rows, look);
  expect(shown).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);
  expect(shown.split('\n')[2]).not.toMatch(/alert|x\{\}|gone/);
  expect(shown.trimEnd().split('\n')).toHaveLength(4);
});

test.each<[string, string[]]>([
  ['<p>a</p><p>b</p>', ['a', 'b']],
  ['<div>a<br/>b</div>\n\n<div>c</div>', ['a', 'b', 'c']],
  ['a<br><br><br><br>b', ['a', '', 'b']],
  ['<p>one\n  line</p>', ['one line']],
  ['plain\n  text', ['plain', 'text']],
  ['from Ann <ann@example.com>, 1 < 2', ['from Ann <ann@example.com>, 1 < 2']],
  ['<p>&lt;b&gt; &euro;</p>', ['<b> &euro;']],
  ['', ['']],
])('lines of %j', (text, lines) => {
  expect(plainLines(text)).toEqual(lines);
});

test('hostile markup is read in a moment', () => {
  const start = performance.now();
  for (const piece of ['<script', '<a', '<!--', '<p ', '&#', '< ', '<li', '\n ']) {
    plainLines(`<p>${piece.repeat(2_000_000)}`);
    plainLine(piece.repeat(2_000_000));
  }
  expect(performance.now() - start).toBeLessThan(10_000);
});
