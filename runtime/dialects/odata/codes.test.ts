import { nearestRows, nearQuery, rowsWith } from './codes.js';

test.each([
  ['0007', true, [' 7']],
  ['0007', false, []],
  ['7', false, [' 7']],
  ['ABC', false, [' abc']],
  ['8', false, []],
])('records with the code %s; as a number: %s', (code, isNumber, found) => {
  const rows = [{ code: { toString: 1 } }, { code: null }, {}, { code: ' 7' }, { code: ' abc' }];
  expect(rowsWith(rows, 'code', code, isNumber).map((row) => row['code'])).toEqual(found);
});

test('the nearest codes come first, whatever blanks stand before them, and at most five', () => {
  const rows = ['8400', '  4300', '8300', '83', '9000', '8301', '1000'].map((Code) => ({ Code }));
  const codes = nearestRows(rows, 'Code', '8300').map(({ Code }) => Code);
  expect(codes.slice(0, 4)).toEqual(['8300', '8400', '  4300', '8301']);
  expect(codes).toHaveLength(5);
});

test('a document is not proposed by its number: those beside it are of other customers', () => {
  const reference = {
    path: '/x',
    id: 'ID',
    noun: 'invoice',
    unless: 'uuid',
    accepts: 'digits',
    by: ['Number'],
  } as const;
  expect(nearQuery({ ...reference, tries: [{ $filter: 'Number eq {number}' }] }, '26700001', ['Name'])).toBeUndefined();
});

test('of a code with parts, records with another separator between them are near', () => {
  const reference = { path: '/x', id: 'ID', noun: 'item', unless: 'uuid', by: ['Code'] } as const;
  const filterOf = (code: string): string | undefined =>
    nearQuery({ ...reference, tries: [{ $filter: "Code eq '{text}'" }] }, code, [])?.['$filter'];
  for (const code of ['ART 0001', 'ART-0001']) {
    expect(filterOf(code)).toContain("startswith(Code,'ART-00') or startswith(Code,'ART.00')");
    expect(filterOf(code)).toContain("startswith(Code,'ART00')");
  }
  expect(filterOf('ART0001')).toBe("(startswith(Code,'ART00'))");
});
