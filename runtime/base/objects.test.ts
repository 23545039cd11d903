import { runInNewContext } from 'node:vm';
import { parseJson } from './json.js';
import { isObject, isSafeKey } from './objects.js';

test.each([{}, { a: 1 }, Object.create(null), runInNewContext('({})'), { isLosslessNumber: true }])(
  '%j is an object',
  (value: unknown) => {
    expect(isObject(value)).toBe(true);
  },
);

test.each([null, undefined, 'text', 1, [], [{}], parseJson('12345678901234567890'), new Map()])(
  '%p is not an object',
  (value) => {
    expect(isObject(value)).toBe(false);
  },
);

test('only the name of the prototype cannot be a key', () => {
  expect(isSafeKey('__proto__')).toBe(false);
});

test.each(['', 'id', 'proto', 'constructor', 'prototype', 'toString', '__proto', 'Constructor', ' '])(
  '%j can be a key',
  (name) => {
    expect(isSafeKey(name)).toBe(true);
  },
);
