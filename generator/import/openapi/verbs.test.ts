import { actOf, type Request } from './verbs.js';

const read: Request = { method: 'GET', isRead: true, hasRows: false, isPaged: false };
const rows: Request = { ...read, hasRows: true };
const post: Request = { ...read, method: 'POST', isRead: false };

test.each([
  ['list', rows, 'list', 'read', {}],
  ['recent', rows, 'list', 'read', { verb: 'list' }],
  ['recent', { ...rows, isPaged: true }, undefined, 'read', {}],
  ['search', { ...rows, method: 'POST', isPaged: true }, 'list', 'read', { verb: 'list', method: 'POST' }],
  // The word of a path is a verb of the language, but its request is something else.
  ['get', rows, 'list', 'read', { verb: 'list' }],
  ['list', read, 'get', 'read', { verb: 'get' }],
  ['create', read, 'get', 'read', { verb: 'get' }],
  ['delete', rows, 'list', 'read', { verb: 'list' }],
  ['get', post, 'action', 'act', { verb: 'action', method: 'POST' }],
  ['list', { ...post, method: 'PUT' }, 'action', 'update', { verb: 'action', effect: 'update', method: 'PUT' }],
  ['create', { ...post, method: 'DELETE' }, 'action', 'delete', { verb: 'action', effect: 'delete', method: 'DELETE' }],
  ['add', { ...post, method: 'PUT' }, 'action', 'update', { verb: 'action', effect: 'update', method: 'PUT' }],
  ['add', post, 'create', 'create', {}],
  // No response shows which record was created.
  ['create', { ...post, isSilent: true }, 'action', 'act', { verb: 'action', method: 'POST' }],
  ['delete', post, 'delete', 'delete', { method: 'POST' }],
  ['update', { ...post, method: 'PUT' }, 'update', 'update', { method: 'PUT' }],
  ['close', post, undefined, 'act', { effect: 'act', method: 'POST' }],
  ['query', { ...read, method: 'POST' }, undefined, 'read', { effect: 'read', method: 'POST' }],
] as const)('%s of %j', (name, request, verb, effect, keys) => {
  expect({ ...actOf(name, request), named: undefined }).toEqual({ verb, effect, keys });
});
