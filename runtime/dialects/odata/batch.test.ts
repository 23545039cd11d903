import { rowsWith } from './batch.js';

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
