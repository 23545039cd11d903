import { rowsWith } from './batch.js';

test.each([
  ['0007', [' 7']],
  ['ABC', [' abc']],
  ['8', []],
])('records with the code %s', (code, found) => {
  const rows = [{ code: { toString: 1 } }, { code: null }, {}, { code: ' 7' }, { code: ' abc' }];
  expect(rowsWith(rows, 'code', code).map((row) => row['code'])).toEqual(found);
});
