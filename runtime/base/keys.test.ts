import { isSafeKey } from './keys.js';

test('only the name of the prototype cannot be a key', () => {
  expect(isSafeKey('__proto__')).toBe(false);
});

test.each(['', 'id', 'proto', 'constructor', 'prototype', 'toString', '__proto', 'Constructor', ' '])(
  '%j can be a key',
  (name) => {
    expect(isSafeKey(name)).toBe(true);
  },
);
