import type { RequestPlan } from '../contract/command.js';
import type { Response } from '../contract/http.js';
import { createdId } from './request.js';

const url = 'https://api.example/orders';
const response: Response = { status: 201, headers: {}, body: {}, url, id: 'of the location' };
const plan: RequestPlan = { effect: 'create', method: 'POST', path: '/orders', shape: 'record' };
const request = { plan, key: { field: 'ID', type: 'Edm.Guid' } };

test.each([
  ['a text', { ID: 'a-1' }, 'a-1'],
  ['a number', { ID: 7 }, '7'],
  ['an object whose fields hide its methods', { ID: { toString: 1, valueOf: 2 } }, '{"toString":1,"valueOf":2}'],
  ['missing', {}, 'of the location'],
  ['null', { ID: null }, 'of the location'],
])('the id of a record that was created is text when its key is %s', (_what, record, id) => {
  expect(createdId(request, { ...response, record })).toBe(id);
});

test.each([
  ['SerialNo', { Id: 9, SerialNo: 'M-7' }, 'M-7'],
  ['id|user_id', { id: 9, user_id: 3 }, '9'],
  ['id|user_id', { user_id: 3 }, '3'],
  ['id|user_id', { name: 'Ann' }, 'of the location'],
])('the key %s of the record %p', (created, record, id) => {
  expect(createdId({ plan: { ...plan, created } }, { ...response, record })).toBe(id);
});

test('a command with an envelope of its own has the id of its record', () => {
  const found = createdId(
    { plan: { ...plan, result: 'order' } },
    { ...response, body: { order: { id: 7 } }, record: null },
  );
  expect(found).toBe('7');
});
