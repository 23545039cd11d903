import { exactNumber } from 'cmdspec-runtime/kit';
import { differenceOf } from './difference.js';

const contact = (value: string, primary = true, label = 'work') => ({ value, primary, label });

test.each([
  ['the same text', { name: 'A' }, { name: 'A' }],
  ['null and a missing value', { name: null }, {}],
  [
    'addresses with other labels, order and case',
    { emails: [contact('B@x'), contact('a@x')] },
    { emails: [contact('a@x', true, 'home'), contact('b@x', false)] },
  ],
  ['an address with blanks around it', { phones: [contact(' +1 ')] }, { phones: [contact('+1')] }],
  ['labels in another order', { label_ids: [2, 1] }, { label_ids: [1, 2] }],
  ['parts of an object', { address: { value: 'Road 1' } }, { address: { value: 'Road 1', country: 'Estonia' } }],
  ['a number written in another way', { value: exactNumber('12.50') }, { value: 12.5 }],
  ['custom fields', { custom_fields: { a: 1, b: null } }, { custom_fields: { a: 1 } }],
])('unchanged: %s', (_name, change, record) => {
  expect(differenceOf(change, record)).toEqual({ changed: {}, before: {} });
});

test.each([
  ['a text in another case', { name: 'a' }, { name: 'A' }, { name: 'a' }, { name: 'A' }],
  [
    'one address more',
    { emails: [contact('a@x'), contact('b@x')] },
    { emails: [contact('a@x')] },
    undefined,
    undefined,
  ],
  [
    'one address less',
    { emails: [contact('a@x')] },
    { emails: [contact('a@x'), contact('b@x')] },
    undefined,
    undefined,
  ],
  [
    'the last of many digits',
    { value: exactNumber('12345678901234567890.11') },
    { value: exactNumber('12345678901234567890.10') },
    undefined,
    undefined,
  ],
  ['null in place of a value', { org_id: null }, { org_id: 3 }, undefined, undefined],
  ['text in place of a number', { org_id: '3' }, { org_id: 3 }, undefined, undefined],
  [
    'long ids that are equal as doubles',
    { id: exactNumber('12345678901234567890') },
    { id: exactNumber('12345678901234567891') },
    undefined,
    undefined,
  ],
  [
    'one custom field of two',
    { custom_fields: { a: 1, b: 2 } },
    { custom_fields: { a: 1 } },
    { custom_fields: { b: 2 } },
    { custom_fields: { b: null } },
  ],
])('changed: %s', (_name, change, record, changed, before) => {
  expect(differenceOf(change, record)).toEqual({ changed: changed ?? change, before: before ?? record });
});
