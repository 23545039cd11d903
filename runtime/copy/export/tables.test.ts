import { exportedTables } from './tables.js';
import type { Column } from '../tables/view-text.js';

const column = (name: string, type: Column['type'] = 'text', path = [name]): Column => ({ name, path, type });
const exported = (columns: readonly Column[], key = 'id') =>
  exportedTables([{ name: 'books', file: 'books.ndjson', key, columns }])[0];

test('names that a database does not accept are changed, and no two are equal in any case', () => {
  const names = [
    'id',
    'Shelf mark',
    'shelf_mark',
    'Größe',
    '2nd',
    '',
    '"; DROP TABLE x',
    'CTID',
    '_partitiontime',
    'a\0b',
    'ID ',
  ];
  const columns = exported(names.map((name) => column(name)))?.columns ?? [];
  expect(columns.map(({ name }) => name)).toEqual(names);
  expect(columns.map(({ plainName }) => plainName)).toEqual([
    'id',
    'Shelf_mark',
    expect.stringMatching(/^shelf_mark_[0-9a-f]{8}$/),
    'Größe',
    'x_2nd',
    '_',
    '_DROP_TABLE_x',
    'CTID',
    'x__partitiontime',
    'a_b',
    'ID_',
  ]);
  expect(columns.map(({ shortName }) => shortName)).toEqual([
    ...[
      'id',
      'Shelf mark',
      'shelf_mark',
      'Größe',
      '2nd',
      '_',
      '"; DROP TABLE x',
      'CTID_',
      '_partitiontime',
      'ab',
      'ID ',
    ],
  ]);
});

test('long names are cut to 63 bytes between characters, and stay apart', () => {
  const long = `${'x'.repeat(62)}ж`;
  const columns = exported([column(long), column(`${long}2`), column('x'.repeat(62))])?.columns ?? [];
  for (const form of ['shortName', 'plainName'] as const) {
    const names = columns.map((one) => one[form]);
    expect(names[0]).toBe('x'.repeat(62));
    expect(new Set(names).size).toBe(3);
    for (const name of names) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63);
  }
});

test('the name of a column does not depend on columns after it', () => {
  const names = (columns: readonly Column[]) => exported(columns)?.columns.map(({ plainName }) => plainName) ?? [];
  const before = [column('id'), column('Budget €'), column('budget $')];
  expect(names([...before, column('Budget _')]).slice(0, 3)).toEqual(names(before));
});

test('the key is a field of the records, and the partition has the name of no column', () => {
  expect(exported([column('x', 'text', ['custom', 'id']), column('Month')])).toMatchObject({
    partition: expect.stringMatching(/^month_[0-9a-f]{8}$/),
  });
  expect(exported([column('x')])?.key).toBeUndefined();
  expect(exported([column('id', 'integer')])?.key).toMatchObject({ name: 'id', type: 'integer' });
});

test.each([
  ['the creation of a row', ['due:date', 'Blocked:timestamp', 'Created:timestamp', 'Modified:timestamp'], 'Created'],
  ['else its first time', ['due:date', 'add_time:timestamp', 'update_time:timestamp'], 'add_time'],
  ['else its first date', ['due:date', 'end:date'], 'due'],
  ['never a custom field', ['add_time:timestamp', 'Created by:timestamp:custom'], 'add_time'],
  ['none', ['id:integer'], undefined],
])('the month of a row is of %s', (_what, fields, expected) => {
  const columns = fields.map((text) => {
    const [name = '', type, custom] = text.split(':');
    return column(name, type as Column['type'], custom === undefined ? [name] : [custom, name]);
  });
  expect(exported(columns)?.time?.name).toBe(expected);
});
