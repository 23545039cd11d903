import { isSafeKey } from './keys.js';

test.each(['__proto__', 'constructor', 'prototype'])('%j cannot be a key', (name) => {
  expect(isSafeKey(name)).toBe(false);
});

test.each(['', 'id', 'proto', '__proto', 'Constructor', ' '])('%j can be a key', (name) => {
  expect(isSafeKey(name)).toBe(true);
});
