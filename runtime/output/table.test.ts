import type { Column } from '../contract/command.js';
import type { Row } from '../contract/rows.js';
import { csvRows } from './csv.js';
import { recordTable, tableRows, type Look } from './table.js';
import { list } from './testkit.js';
import { cutTo, displayWidth } from './width.js';

const look: Look = { bold: (text) => text };
const column = (key: string, more: Partial<Column> = {}): Column => ({ key, header: key, ...more });

function table(columns: readonly Column[], rows: readonly Row[], width?: number): string {
  const shape = tableRows(columns, width === undefined ? look : { ...look, width });
  return shape.rows(rows) + shape.end();
}

test('columns are aligned, numbers to the right', () => {
  const rows = [
    { id: 1, name: 'Ann', code: '7' },
    { id: 1234, name: null, code: '12' },
  ];
  expect(table([column('id'), column('name'), column('code')], rows)).toBe(
    '  id  name  code\n   1  Ann   7\n1234        12\n',
  );
});

test('values of fields that are objects are shown as they are typed; other objects by their names', () => {
  const row = {
    budget: { value: 250.5, currency: 'EUR' },
    visit: { value: '2026-06-01', until: '2026-06-03' },
    call: { value: '09:00:00' },
    none: { value: null, currency: null },
    site: { value: 'Main street', city: 'Ghent' },
  };
  const shown = ['250.5 EUR', '2026-06-01..2026-06-03', '09:00:00', '', 'Main street'];
  const keys = Object.keys(row);
  expect(recordTable(row, undefined, look)).toBe(
    ['Field   Value', ...keys.map((key, at) => `${key.padEnd(6)}  ${shown[at] ?? ''}`.trimEnd()), ''].join('\n'),
  );
  for (const [at, key] of keys.entries())
    expect(
      table([column(key), column('end')], [{ ...row, end: '|' }])
        .split('\n')[1]
        ?.replace(/ *\|$/, '')
        .trim(),
    ).toBe(shown[at]);
  const csv = csvRows([column('call')], { headerWhenEmpty: true, labels: false, safe: false, clean: false });
  expect(csv.rows([row])).toContain('"{""value"":""09:00:00""}"');
});

test.each([
  ['amounts', ['€535,600', '$26,150', '-1.250,50 €', 'EUR 12.50', '7 EUR']],
  ['shares', ['13.7%', '100 %', '9% (1W/0L)']],
  ['counts with a remark', ['0', '12 (5450)', '-']],
  ['numbers, and words for a missing one', [1, 22.5, null, 'n/a']],
])('%s are aligned to the right, as the header is', (_what, values) => {
  const lines = table(
    [column('a figure in a column', { empty: '-' }), column('end')],
    values.map((value) => ({ 'a figure in a column': value, end: '|' })),
  ).split('\n');
  expect(lines.slice(1, -1)).toEqual(values.map((value) => `${String(value ?? '-').padStart(20)}  |`));
});

test.each([
  ['codes', ['7', '12', '0012']],
  ['words beside figures', ['13.7%', 'none']],
  ['days', ['2026-05-01', '2026-05-02']],
  ['telephone numbers', ['+31 20 555 01 23', '020 555 01 23']],
])('%s are aligned to the left', (_what, values) => {
  const lines = table(
    [column('a text in a column'), column('end')],
    values.map((value) => ({ 'a text in a column': value, end: '|' })),
  ).split('\n');
  expect(lines.slice(1, -1)).toEqual(values.map((value) => `${value.padEnd(18)}  |`));
});

test('a number that is shown as a word is text, also in CSV; an element of a list is found by a field', () => {
  const yes = column('admin', {
    from: ['access[app=global].admin', 'admin'],
    values: { 1: 'yes', true: 'yes', 0: 'no', false: 'no' },
  });
  const rows = [
    { id: 1, admin: 1 },
    { id: 2, admin: 0 },
    {
      id: 3,
      access: [
        { app: 'sales', admin: true },
        { app: 'global', admin: false },
      ],
    },
    { id: 4, access: [{ app: 'sales', admin: false }, null, { app: 'global', admin: true }], admin: 0 },
    { id: 5, access: 'x' },
  ];
  expect(table([column('id'), yes], rows)).toBe('id  admin\n 1  yes\n 2  no\n 3  no\n 4  yes\n 5\n');
  const csv = csvRows([column('id'), yes], { headerWhenEmpty: true, labels: false, safe: false, clean: false });
  expect(csv.rows(rows)).toBe('id,admin\n1,yes\n2,no\n3,no\n4,yes\n5,\n');
});

test('wide, combining and joined characters have the width that a terminal gives them', () => {
  expect(['日本', 'é', 'e\u0301', '👩‍👩‍👧', '🇧🇪', '❤️', 'שָׁלוֹם', 'a\u200db'].map(displayWidth)).toEqual([
    4, 1, 1, 2, 2, 2, 4, 2,
  ]);
  const text = table(
    [column('a'), column('b')],
    [
      { a: '日本', b: 'x' },
      { a: 'abcd', b: 'y' },
    ],
  );
  expect(text).toBe('a     b\n日本  x\nabcd  y\n');
});

test('columns stay aligned next to text whose width is not its number of characters', () => {
  const texts = ['plain', '日本語テキスト', '🫠 new', 'ที่นี่', '👩‍👩‍👧 ab', 'e\u0301t\u00e9', '\ue000', 'ＡＢ', ''];
  for (const width of [undefined, 30]) {
    const rows = texts.map((a) => ({ a, b: a, c: 'x' }));
    const lines = table([column('a'), column('b'), column('c')], rows, width)
      .trimEnd()
      .split('\n');
    expect(lines).toHaveLength(texts.length + 1);
    const starts = lines.map((line) => displayWidth(line.slice(0, -1)));
    expect(new Set(starts).size).toBe(1);
    if (width === undefined) texts.forEach((text, at) => expect(lines[at + 1]).toContain(text));
  }
});

test('a record prints one field and value per line', () => {
  const row = { id: 7, tags: ['a', 'b'], 日本: '🫠', deep: { x: 1 }, none: null };
  expect(recordTable(row, undefined, look)).toBe('Field  Value\nid     7\ntags   a, b\n日本   🫠\ndeep   x: 1\nnone\n');
  const columns = [column('id', { header: 'Number' }), column('gone')];
  expect(recordTable(row, columns, { bold: (text) => `<${text}>` })).toBe('<Field   Value>\nNumber  7\ngone\n');
  expect(recordTable({}, undefined, look)).toBe('Field  Value\n');
});

test('on a narrow terminal the values of a record are wrapped between words', () => {
  const row = {
    id: 7,
    subject: 'A refund of the order from last week',
    url: 'https://example.com/a/long/address',
    日本: 'a 🫠 b c d e f g h i j k l',
  };
  const shown = recordTable(row, undefined, { ...look, width: 30 });
  expect(shown.split('\n')).toEqual([
    'Field    Value',
    'id       7',
    'subject  A refund of the order',
    '         from last week',
    'url      https://example.com/a/long/address',
    '日本     a 🫠 b c d e f g h i',
    '         j k l',
    '',
  ]);
  // There is no room beside the label.
  expect(recordTable({ subject: 'one two three' }, undefined, { ...look, width: 18 })).toContain('one two three\n');
});

test('a cell shows a value of each element, and its text for an empty one', () => {
  const columns = [
    { key: 'options', header: 'Options', each: 'label' },
    { key: 'share', header: 'Share', from: '{pct}%', empty: 'n/a' },
    { key: 'left', header: 'Left', empty: 'n/a' },
  ];
  const rows = [
    { options: [{ label: 'Red' }, { label: 'Blue' }], pct: 80, left: 0 },
    { options: null, pct: null, left: null },
  ];
  expect(
    table(columns, rows)
      .split('\n')
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([['Options', 'Share', 'Left'], ['Red, Blue', '80%', '0'], ['', 'n/a', 'n/a'], ['']]);
});

test('rows without fields are shown as {}', () => {
  expect(table([], [{}, {}])).toBe('\n{}\n{}\n');
});

test('text without width does not shift a column', () => {
  expect(table([column('a'), column('b')], [{ a: '\u0301', b: '日' }])).toBe('a  b\n   日\n');
});

test('a cut never splits a character and leaves room for the ellipsis', () => {
  expect(cutTo('abcdef', 4)).toBe('abc…');
  expect(cutTo('abcd', 4)).toBe('abcd');
  expect(cutTo('日本語', 4)).toBe('日…');
  expect(cutTo('日本語', 5)).toBe('日本…');
  expect(cutTo('x👩‍👩‍👧y', 3)).toBe('x…');
  expect(cutTo('日本', 4)).toBe('日本');
});

test('the widest columns are narrowed first to fit a terminal', () => {
  const rows = [{ id: 1, title: 'x'.repeat(60), note: 'y'.repeat(30) }];
  const lines = table([column('id'), column('title'), column('note')], rows, 40).split('\n');
  expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(40);
  expect(lines[1]).toBe(` 1  ${'x'.repeat(16)}…  ${'y'.repeat(16)}…`);
});

test('a pipe gets whole cells', () => {
  expect(table([column('a'), column('b')], [{ a: 'x'.repeat(300), b: 1 }])).toContain('x'.repeat(300));
});

describe('on a narrow terminal', () => {
  const id = '4c7c236f-139e-470d-9799-4ea8483b76bf';

  test('texts stay readable: other columns are left out first', () => {
    const rows = [{ id: 7, title: 'x '.repeat(30), note: 'y '.repeat(30), state: 'open' }];
    const columns = ['id', 'title', 'note', 'state'].map((key) => column(key));
    const lines = (width: number): string[] => table(columns, rows, width).trimEnd().split('\n');
    expect(lines(60)[1]).toBe(` 7  ${'x '.repeat(11)}…  ${'y '.repeat(11)}…  open`);
    expect(lines(30)).toEqual(['id  title  …', ` 7  ${'x '.repeat(11)}…`]);
  });

  test('an id in the first column is whole as long as a text or a column can make room, other ids are shortened first', () => {
    const other = '11111111-2222-3333-4444-555555555555';
    const rows = [{ id, title: 'x '.repeat(30), owner: other }];
    const columns = [column('id'), column('title'), column('owner')];
    const line = (width: number): string => table(columns, rows, width).split('\n')[1] ?? '';
    expect(line(140)).toBe(`${id}  ${'x '.repeat(29)}x   ${other}`);
    expect(line(100)).toBe(`${id}  ${'x '.repeat(26).trim()}…  1111111…`);
    expect(line(80)).toBe(`${id}  ${'x '.repeat(16).trim()}…  1111111…`);
    expect(line(47)).toBe(`${id}  x x x…`);
    expect(line(40)).toBe('4c7c236f-139e…  x x x x x x x…  1111111…');
    for (const width of [10, 20, 30, 40, 50]) {
      expect(displayWidth(line(width))).toBeLessThanOrEqual(Math.max(width, 14));
    }
  });

  test('numbers, dates and codes are not cut, and the headers end in an ellipsis where columns are left out', () => {
    const rows = [
      { id, OrderNumber: 26700001, text: 'Order from May', date: '2026-05-31', amount: '-1225.67', Status: 20 },
    ];
    const columns = ['id', 'OrderNumber', 'text', 'date', 'amount', 'Status'].map((key) => column(key));
    const lines = (width: number): string[] => table(columns, rows, width).split('\n').slice(0, 2);
    expect(lines(100)[1]).toContain('Order from May  2026-05-31  -1225.67      20');
    expect(lines(90)).toEqual([
      `${'id'.padEnd(36)}  OrderNu…  text          date        amount    Status`,
      `${id}  26700001  Order from …  2026-05-31  -1225.67      20`,
    ]);
    const narrow = lines(80);
    expect(narrow[0]).toMatch(/OrderNumber {2}text {10} {2}date {2}…$/);
    expect(narrow[1]).toMatch(/26700001 {2}Order from May {2}2026-05-31$/);
    for (const width of [10, 20, 40, 60, 80]) {
      for (const line of lines(width)) expect(displayWidth(line)).toBeLessThanOrEqual(Math.max(width, 17));
    }
  });
});

test('nothing in a cell controls the terminal or breaks the line', () => {
  const evil = 'a\u001b[2Jb\u009bc\u202ed\r\ne\tf\u0000g\u2028h\u007f';
  const text = table([column('a')], [{ a: evil }]);
  expect(text.split('\n')).toHaveLength(3);
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u2028]/);
});

test('a cell of ten million characters is cut before it is measured', () => {
  const huge = '日\u0301x'.repeat(3_500_000);
  const row = { a: huge, b: 'small' };
  expect(table([column('a'), column('b')], [row], 80).length).toBeLessThan(300);
  expect(table([column('a'), column('b')], [row]).length).toBeLessThan(10_000);
  expect(recordTable({ a: huge }, undefined, look).length).toBeLessThan(50_000);
  expect(table([column('a', { plain: true })], [{ a: `<p>${huge}` }], 80).length).toBeLessThan(300);
});

test('cells come from templates, alternatives, lists and markup', () => {
  const columns = [
    column('who', { from: '{first} {last}' }),
    column('mail', { from: ['mail', 'emails[0].value'] }),
    column('tags', { join: '; ' }),
    column('labels', { from: 'labels[].name' }),
    column('deep', { from: 'lists[].rows[].id' }),
    column('text', { plain: true, cut: 12 }),
    column('gone', { from: '{missing}' }),
  ];
  const row = {
    first: 'Ann',
    emails: [{ value: 'ann@x' }],
    mail: '',
    tags: ['a', 'b'],
    labels: [{ name: 'new' }, null, { name: null }, { name: 'vip' }],
    lists: [{ rows: [{ id: 1 }, { id: 2 }] }, { rows: 'none' }],
    text: '<p>Tom &amp; Jerry</p><script>x()</script> ran',
  };
  expect(table(columns, [row]).split('\n')[1]).toBe('Ann  ann@x  a; b  new, vip  1, 2  Tom & Jerry…');
});

test('every batch is measured, and columns never shrink', () => {
  const rows = Array.from({ length: 2001 }, (_, at) => ({ a: at === 1500 ? 'x'.repeat(50) : 'ab', b: 'c' }));
  for (const width of [80, undefined]) {
    const lines = table([column('a'), column('b')], rows, width).split('\n');
    expect(lines).toHaveLength(2003);
    expect([lines[0], lines[1], lines[1000]]).toEqual(['a   b', 'ab  c', 'ab  c']);
    expect([lines[1001], lines[1501], lines[2001]]).toEqual(
      ['ab', 'x'.repeat(50), 'ab'].map((cell) => `${cell.padEnd(50)}  c`),
    );
  }
});

test('a share is a percentage, on a terminal with a bar; other values are shown as they are', () => {
  const shares = [column('rate', { share: true }), column('b', { share: '({won} of {all})', from: 'rate' })];
  const rows = [
    { rate: 0.5, won: 1, all: 2 },
    { rate: 1.25, won: 5, all: 4 },
    { rate: -1, won: 0, all: 1 },
    { rate: null, won: 0, all: 0 },
    { rate: 'n/a' },
  ];
  const [, ...plain] = table(shares, rows).trimEnd().split('\n');
  expect(plain.map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['50%', '50% (1 of 2)'],
    ['125%', '125% (5 of 4)'],
    ['-100%', '-100% (0 of 1)'],
    [''],
    ['n/a', 'n/a'],
  ]);
  const terminal = table(
    [column('rate', { share: true })],
    [{ rate: 0.5 }, { rate: 1.25 }, { rate: 0.33 }, { rate: -1 }],
    80,
  );
  expect(terminal.split('\n').slice(1, 5)).toEqual([
    expect.stringContaining(' 50% █████'),
    expect.stringContaining('125% ██████████'),
    expect.stringContaining(' 33% ███▎'),
    expect.stringMatching(/-100%$/),
  ]);
  expect(recordTable({ rate: 0.5 }, shares.slice(0, 1), look)).toContain('50%');
});

test('a bar is left out before a cell is cut or a column left out', () => {
  const columns = [column('name'), column('rate', { share: '({won} of {all})' }), column('owner')];
  const rows = [
    { name: 'Alexandra Montgomery', rate: 0.5, won: 10, all: 20, owner: 'Kim' },
    { name: 'y', rate: 0.75, won: 3, all: 4, owner: 'Bo' },
  ];
  const lines = (width: number): string[] => table(columns, rows, width).split('\n');
  expect(lines(60)[1]).toBe(`Alexandra Montgomery   50% █████      (10 of 20)  Kim`);
  expect(lines(45).slice(0, 3)).toEqual([
    `name${' '.repeat(28)}rate  owner`,
    'Alexandra Montgomery  50% (10 of 20)  Kim',
    `y${' '.repeat(23)}75% (3 of 4)  Bo`,
  ]);
  // The counts are part of the figure: the name is cut first.
  expect(lines(36)[1]).toBe('Alexandra Mo…  50% (10 of 20)  Kim');
});

test('amounts have two decimals on a terminal, and the digits of the service in a pipe', async () => {
  const rows = [{ amount: 1250.5 }, { amount: 7 }, { amount: 0.125 }, { amount: 'n/a' }, { amount: null }];
  const columns = [{ key: 'amount', header: 'Amount', amount: true as const }];
  const shown = async (setup: object): Promise<string[]> =>
    (await list(rows, { format: 'table', ...setup }, { columns }))
      .split('\n')
      .slice(1, 5)
      .map((line) => line.trim());
  expect(await shown({ columns: 80 })).toEqual(['1250.50', '7.00', '0.125', 'n/a']);
  expect(await shown({})).toEqual(['1250.5', '7', '0.125', 'n/a']);
});

test('the name of a field is as untrusted as its value', () => {
  const name = 'a\u001b[2Jb\u202e';
  expect(table([column(name)], [{ [name]: 'x' }])).toBe('a\ufffd[2Jb\ufffd\nx\n');
  expect(recordTable({ [name]: 'x' }, undefined, look)).toContain('a\ufffd[2Jb\ufffd');
});

test('a CSV cell with any line break is quoted, and with --csv-safe one that a spreadsheet would compute is marked', () => {
  const csv = (text: string, safe: boolean): string => {
    const shape = csvRows([column('a')], { headerWhenEmpty: true, labels: false, safe, clean: false });
    return shape.rows([{ a: text }]) + shape.end();
  };
  for (const text of ['a\rb', 'a\nb', 'a\r\nb', 'a,b']) expect(csv(text, false)).toBe(`a\n"${text}"\n`);
  for (const text of ['=1', '+x', '-x', '@x', '\t=1']) expect(csv(text, true)).toBe(`a\n'${text}\n`);
  expect(csv('\r=1', true)).toBe(`a\n"'\r=1"\n`);
  for (const text of ['-1.5', 'x=1']) expect(csv(text, true)).toBe(`a\n${text}\n`);
});

test('a terminal that does not know its size gets a table of the usual width', async () => {
  const columns = [column('id'), column('name'), column('state'), column('code')];
  const rows = [{ id: 1, name: 'A name of some length', state: 'open for now', code: 'A-1' }];
  expect(await list(rows, { format: 'table', columns: 0 }, { columns })).toBe(
    await list(rows, { format: 'table', columns: 80 }, { columns }),
  );
});
