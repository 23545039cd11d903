/** Rows are compared with what a create has sent, and records with what an update has sent. */
import type { Locate } from '../contract/locate.js';
import { leftBy } from './inverse.js';
import { isIdentified, isMatch, isOlder, shownBy, timeIn } from './locate.js';

const locate: Locate = {
  by: [
    ['title', 'title'],
    ['customer.email', 'buyer.email'],
    ['amount', 'amount'],
  ],
  names: ['title'],
  created: 'created_at',
  window: 60,
  list: { command: 'order list', args: {} },
};
const sent = { title: 'Bread', customer: { email: 'ann@shop.example' }, amount: 12.5 };
const row = {
  title: 'Bread',
  buyer: { email: 'ann@shop.example' },
  amount: '12.50',
  created_at: '2026-06-01T12:00:05Z',
};
const between = { first: Date.UTC(2026, 5, 1, 12), last: Date.UTC(2026, 5, 1, 12, 1) };

test.each([
  ['the same', {}, true],
  ['another case', { title: 'bread' }, false],
  ['another field of the record', { buyer: { email: 'bob@shop.example' } }, false],
  ['a field that is missing', { amount: undefined }, false],
  ['created before the write', { created_at: '2026-06-01T11:59:59Z' }, false],
  ['created after the window', { created_at: '2026-06-01T12:01:01Z' }, false],
  ['no time of its creation', { created_at: null }, false],
])('a row: %s', (_, change, expected) => {
  expect(isMatch({ ...row, ...change }, locate, sent, between)).toBe(expected);
});

test('what was not sent is not compared, and a name alone identifies nothing', () => {
  expect(isMatch({ ...row, buyer: null }, locate, { title: 'Bread', amount: 12.5 }, between)).toBe(true);
  expect([isIdentified(locate, sent), isIdentified(locate, { title: 'Bread', amount: '' })]).toEqual([true, false]);
});

test('a row without a time does not end the reading of a list', () => {
  expect([isOlder({ created_at: '2026-06-01T11:00:00Z' }, locate, between), isOlder({}, locate, between)]).toEqual([
    true,
    false,
  ]);
});

test.each([
  ['2026-06-01 12:00:00', Date.UTC(2026, 5, 1, 12)],
  ['2026-06-01T12:00:00', Date.UTC(2026, 5, 1, 12)],
  ['2026-06-01T14:00:00+02:00', Date.UTC(2026, 5, 1, 12)],
  ['/Date(1780315200000)/', Date.UTC(2026, 5, 1, 12)],
  [1_780_315_200, Date.UTC(2026, 5, 1, 12)],
  [1_780_315_200_000, Date.UTC(2026, 5, 1, 12)],
  ['soon', undefined],
  [null, undefined],
])('the time %p', (value, expected) => {
  expect(timeIn(value)).toBe(expected);
});

test.each([
  ['sent', { title: 'New', price: { amount: 5, currency: 'EUR' } }, 'sent'],
  ['former', { title: 'Old', price: { amount: 4, currency: 'EUR' } }, 'former'],
  ['one of each', { title: 'New', price: { amount: 4, currency: 'EUR' } }, 'neither'],
  ['a field that is not shown', { title: 'New' }, 'neither'],
])('an update: %s', (_, record, expected) => {
  const before = { title: 'Old', price: { amount: 4, currency: 'EUR' } };
  expect(shownBy(record, leftBy({ title: 'New', price: { amount: 5 } }, {}), before)).toBe(expected);
});

test('an update by operations, and one whose record was not read before', () => {
  const left = leftBy([{ op: 'replace', path: '/buyer/name', value: 'Ann' }], {});
  expect(shownBy({ buyer: { name: 'Ann' } }, left, null)).toBe('sent');
  expect(shownBy({ buyer: { name: 'Bob' } }, left, null)).toBe('neither');
});

test('an update that changes only the case of a text was not carried out if the record has the old one', () => {
  expect(shownBy({ title: 'old' }, { title: 'Old' }, { title: 'old' })).toBe('former');
});
