import { header } from './words.js';

test.each([
  ['id', 'ID'],
  ['stage_id', 'Stage id'],
  ['createdAt', 'Created at'],
  ['item-price', 'Item price'],
  ['GLAccountCode', 'GL account code'],
  ['VATCode', 'VAT code'],
  ['IBAN', 'IBAN'],
])('the header of %s is %s', (key, text) => {
  expect(header(key)).toBe(text);
});
