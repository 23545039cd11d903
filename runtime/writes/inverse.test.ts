/** What takes a write back, made from the rule of its spec, what was sent and the record before. */
import type { Undo } from '../contract/undo.js';
import { inverseOf, leftBy, writtenOf, type WriteFacts } from './inverse.js';

const update: Undo = { command: 'order update', args: { id: '{id}' }, body: 'former', before: 'itself' };
const former = (sent: unknown, before: WriteFacts['before'], rule: Undo = update) =>
  inverseOf({ rule, args: { id: '7' }, sent, before });

test.each([
  ['exactly the fields that were written', { a: 1 }, { a: 2, b: 3 }, { a: 2 }],
  ['a field that was set for the first time', { a: 1 }, { a: null }, { a: null }],
  ['a field that was cleared', { a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  ['only the written part of an object', { a: { b: 1 } }, { a: { b: 2, c: 3 } }, { a: { b: 2 } }],
  ['a list as a whole', { a: ['x'] }, { a: ['y', 'z'] }, { a: ['y', 'z'] }],
  [
    'an operation',
    { op: 'replace', path: '/a/b', value: 1 },
    { a: { b: 2 } },
    { op: 'replace', path: '/a/b', value: 2 },
  ],
  ['an operation that set a value', { op: 'add', path: '/a', value: 1 }, { a: null }, { op: 'remove', path: '/a' }],
  [
    'an operation that removed a value',
    { op: 'remove', path: '/a' },
    { a: 5 },
    { op: 'replace', path: '/a', value: 5 },
  ],
])('an update is taken back by %s', (_, sent, before, body) => {
  expect(former(sent, before)).toEqual({ command: 'order update', args: { id: '7' }, body });
});

test.each([
  ['a field that the record does not show', { a: 1 }, { b: 2 }, 'The value that a had before is not known.'],
  ['a part that it does not show', { a: { b: 1 } }, { a: { c: 2 } }, 'The value that a.b had before is not known.'],
  ['an object in place of a text', { a: 'x' }, { a: { id: 3 } }, 'The value that a had before is not known.'],
  ['a body of another form', 'text', { a: 1 }, 'The value that the body had before is not known.'],
  ['a record that was not read', { a: 1 }, null, 'The record before the write was not read.'],
])('nothing takes back %s', (_, sent, before, none) => {
  expect(former(sent, before)).toEqual({ none });
});

test('fields at another path are read there, and sent under their own names', () => {
  const rule: Undo = { ...update, fields: { owner: 'owners[0].id', tags: 'labels[].name' } };
  const before = { owners: [{ id: 3 }], labels: [{ name: 'a' }, { name: 'b' }] };
  expect(former({ owner: 4, tags: ['c'] }, before, rule)).toMatchObject({ body: { owner: 3, tags: ['a', 'b'] } });
  expect(former({ owner: 4 }, { owners: null }, rule)).toMatchObject({ body: { owner: null } });
});

test('a value has the form that the request takes', () => {
  const rule: Undo = { ...update, fields: { done: 'is_done' }, takes: { done: [1, 0] } };
  expect(former({ done: 1 }, { is_done: false }, rule)).toMatchObject({ body: { done: 0 } });
  expect(former({ done: 0 }, { is_done: true }, rule)).toMatchObject({ body: { done: 1 } });
  expect(former({ done: 1 }, { is_done: 'later' }, rule)).toMatchObject({ body: { done: 'later' } });
});

test('a record is created again with the fields that have a value', () => {
  const rule: Undo = { command: 'order create', args: {}, body: ['a', 'b', 'c', 'd'], before: 'itself' };
  const facts = { rule, args: { id: '7' }, sent: undefined, before: { a: 0, b: '', c: null, d: false, e: 1 } };
  expect(inverseOf(facts)).toMatchObject({ body: { a: 0, d: false } });
});

test('only a rule that names the new record needs its id, whatever texts the record has', () => {
  const create: Undo = { command: 'order delete', args: { id: '{created}' } };
  expect(inverseOf({ rule: create, args: {}, sent: {}, before: null })).toMatchObject({ needs: 'created' });
  expect(former({ a: 1 }, { a: '{created}' })).toEqual({
    command: 'order update',
    args: { id: '7' },
    body: { a: '{created}' },
  });
});

test('an argument without a value is the reason why there is no inverse', () => {
  const rule: Undo = { command: 'order move', args: { to: '{before.bay.code}' }, before: 'itself' };
  expect(former({}, { bay: null }, rule)).toEqual({ none: 'The value of before.bay.code is not known.' });
});

test('the log keeps the fields before that a body writes, and knows what it leaves', () => {
  const fields = { owner: 'owners[0].id' };
  const record = { owners: [{ id: 3 }], a: 1, b: 2 };
  expect(writtenOf({ owner: 4, a: 2 }, record, fields)).toEqual({ owners: [{ id: 3 }], a: 1 });
  expect(leftBy({ owner: 4, a: 2 }, fields)).toEqual({ owners: [{ id: 4 }], a: 2 });
  expect(leftBy({ x: 1, y: 2 }, { x: 'a.x', y: 'a.y' })).toEqual({ a: { x: 1, y: 2 } });
});
