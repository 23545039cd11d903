import { LosslessNumber } from '../../base/json.js';
import { stampText } from './dates.js';
import { normalizeRow, plainRow, recordOf, rowsOf } from './rows.js';

test.each([
  ['/Date(1769817600000)/', '2026-01-31'],
  ['/Date(1769862600000)/', '2026-01-31T12:30:00Z'],
  ['/Date(1769862600123)/', '2026-01-31T12:30:00.123Z'],
  ['/Date(-86400000)/', '1969-12-31'],
  ['/Date(0+0000)/', '1970-01-01'],
  ['/Date(99999999999999999)/', undefined],
  ['Date(0)', undefined],
  ['see /Date(0)/', undefined],
])('%s', (text, wanted) => {
  expect(stampText(text)).toBe(wanted);
});

test('drops protocol metadata, unwraps collections, keeps long numbers and unusual names', () => {
  const long = new LosslessNumber('9007199254740993');
  const row = JSON.parse('{"__proto__": 1, "constructor": 2}') as Record<string, unknown>;
  const clean = normalizeRow({
    ...row,
    __metadata: { uri: 'x' },
    ID: 'a',
    Stamp: long,
    Empty: null,
    Lines: { results: [{ __metadata: {}, Date: '/Date(0)/', Sub: { __deferred: {} } }] },
    Links: { __deferred: { uri: 'x' } },
    Parent: { __metadata: {}, Name: 'p' },
  });
  expect(Object.keys(clean)).toEqual(['__proto__', 'constructor', 'ID', 'Stamp', 'Empty', 'Lines', 'Parent']);
  expect(clean['Stamp']).toBe(long);
  expect(clean['Lines']).toEqual([{ Date: '1970-01-01' }]);
  expect(clean['Parent']).toEqual({ Name: 'p' });
  expect(Object.getPrototypeOf(clean)).toBe(Object.prototype);
});

test('finds rows and records in every envelope', () => {
  expect(rowsOf({ d: { results: [1, 2] } })).toEqual([1, 2]);
  expect(rowsOf({ d: [1] })).toEqual([1]);
  expect(rowsOf({ d: { ID: 1 } })).toEqual([{ ID: 1 }]);
  for (const other of [{ d: null }, { d: {} }, { d: { results: null } }, {}, [], null, 'text'])
    expect([other, rowsOf(other)]).toEqual([other, undefined]);
  expect(recordOf({ d: { results: [{ ID: 1 }] } })).toEqual({ ID: 1 });
  expect(recordOf({ d: { results: [] } })).toBeUndefined();
  expect(recordOf({ d: 5 })).toEqual({ value: 5 });
});

test('times of any day are what Date makes of them', () => {
  for (let at = 0; at < 5000; at++) {
    const time = -62_000_000_000_000 + at * 58_000_000_123 + (at % 3 === 0 ? 0 : at);
    const wanted = new Date(time).toISOString().replace('.000Z', 'Z').replace('T00:00:00Z', '');
    expect(stampText(`/Date(${String(time)})/`)).toBe(wanted);
  }
  // The first days again, after they were forgotten, and days that no date has.
  expect(stampText('/Date(-62000000000000)/')).toBe(new Date(-62_000_000_000_000).toISOString().replace('.000Z', 'Z'));
  expect(stampText('/Date(8640000000000001)/')).toBeUndefined();
  expect(stampText('/Date(-8640000000000001)/')).toBeUndefined();
});

test('codes lose their leading blanks wherever a record has them, and other texts keep theirs', () => {
  const row = {
    Code: '   7',
    Name: '  x7',
    Short: ' 7',
    Lines: { results: [{ Code: '  12', Tags: ['   1'] }] },
    Parent: { Code: '   3' },
  };
  expect(plainRow(row, 4)).toEqual({
    ...row,
    Code: '7',
    Lines: [{ Code: '12', Tags: ['1'] }],
    Parent: { Code: '3' },
  });
  expect(plainRow(row, undefined)).toMatchObject({ Code: '   7', Parent: { Code: '   3' } });
});
