import { LosslessNumber } from './json.js';
import { shaped } from './shape.js';

const SHAPE = {
  format: 1,
  owner: { client: 'string', 'account?': 'string' },
  rows: 'count',
  at: 'time',
  version: /^\d+$/,
  state: ['done', 'failed'],
  keys: 'string[]',
  hooks: [{ id: 'string' }],
  'marks?': { '*': { timestamp: 'number' } },
} as const;

const whole = {
  format: 1,
  owner: { client: 'x' },
  rows: 0,
  at: '2026-01-31T09:00:00Z',
  version: '12345678901234567890',
  state: 'done',
  keys: ['a'],
  hooks: [{ id: '1', more: true }],
};

test.each([whole, { ...whole, marks: { any: { timestamp: 2 } }, other: null }])('fits: %j', (value) => {
  expect(shaped(value, SHAPE)).toBe(value);
});

test.each<[string, unknown]>([
  ['a missing field', { ...whole, rows: undefined }],
  ['another format', { ...whole, format: 2 }],
  ['a field inside another', { ...whole, owner: { client: 'x', account: 7 } }],
  ['a negative count', { ...whole, rows: -1 }],
  ['a count with a fraction', { ...whole, rows: 0.5 }],
  ['a number of more digits', { ...whole, rows: new LosslessNumber('12345678901234567890') }],
  ['a text that is not a time', { ...whole, at: 'yesterday' }],
  ['a text of another pattern', { ...whole, version: '-1' }],
  ['another text', { ...whole, state: 'toString' }],
  ['a list with another value', { ...whole, keys: ['a', 1] }],
  ['an object in place of a list', { ...whole, hooks: { id: '1' } }],
  ['a list with another object', { ...whole, hooks: [{ id: '1' }, {}] }],
  ['any field', { ...whole, marks: { a: { timestamp: 1 }, b: {} } }],
  ['null', null],
  ['a list', [whole]],
  ['a field that every object inherits', { ...whole, owner: JSON.parse('{"__proto__":{"client":"x"}}') as unknown }],
])('does not fit: %s', (_what, value) => {
  expect(shaped(value, SHAPE)).toBeUndefined();
});
