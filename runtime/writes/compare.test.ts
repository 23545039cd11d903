/** Values are the same if a service would store the same for them, and a later change is never taken for none. */
import { toNumber } from '../base/json.js';
import { HIDDEN } from '../base/redact.js';
import { differences, isSame } from './compare.js';

test.each([
  ['a number and its text', 12.5, '12.50', true],
  ['digits that a float would lose', toNumber('9007199254740993'), '9007199254740992', false],
  ['codes with zeros before them', '0042', '42', false],
  ['a code and the number that a service makes of it', '0042', 42, true],
  ['a flag as a number', 1, true, true],
  ['a flag as a text', 'True', true, true],
  ['one and another flag', 0, true, false],
  ['texts in another case', 'abc', 'ABC', false],
  ['UUIDs in another case', '7C9E6679-7425-40DE-944B-E07FC1F90AE7', '7c9e6679-7425-40de-944b-e07fc1f90ae7', true],
  ['a time in another form', '2026-06-01T12:00:00Z', '2026-06-01T14:00:00+02:00', true],
  ['a day and another one', '2026-06-01', '2026-06-02', false],
  ['none as a text and as null', '', null, true],
  ['none and zero', null, 0, false],
  ['none and false', null, false, false],
  ['an object without values and none', { code: null }, null, true],
  ['an object with a value and none', { code: 0 }, null, false],
  ['a part of an object', { amount: 5 }, { amount: '5.00', currency: 'EUR' }, true],
  ['objects without a field in common', { amount: 5 }, { value: 5 }, false],
  ['names in a list in another case', [{ tag: 'vip' }], [{ tag: 'VIP', id: 3 }], true],
  ['other names in a list', ['vip'], ['vop'], false],
  ['a longer list', ['a'], ['a', 'b'], false],
  ['a list and its only element', ['a'], 'a', false],
])('%s', (_, one, other, expected) => {
  expect([isSame(one, other), isSame(other, one)]).toEqual([expected, expected]);
});

test('a field that the record lacks, and one that the log has not stored, are not compared', () => {
  const record = { title: 'New', token: 'a', note: 'x' };
  expect(differences({ title: 'Old', gone: 1, token: HIDDEN, note: 'x' }, record)).toMatchObject([
    { field: 'title', expected: 'Old', found: 'New' },
  ]);
});
