import type { Response } from '../contract/http.js';
import { createdId } from './request.js';

const url = 'https://api.example/orders';
const response: Response = { status: 201, headers: {}, body: {}, url, id: 'of the location' };
const request = { key: { field: 'ID', type: 'Edm.Guid' } };

test.each([
  ['a text', { ID: 'a-1' }, 'a-1'],
  ['a number', { ID: 7 }, '7'],
  ['an object whose fields hide its methods', { ID: { toString: 1, valueOf: 2 } }, '{"toString":1,"valueOf":2}'],
  ['missing', {}, 'of the location'],
  ['null', { ID: null }, 'of the location'],
])('the id of a record that was created is text when its key is %s', (_what, record, id) => {
  expect(createdId(request, { ...response, record })).toBe(id);
});
