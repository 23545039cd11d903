import { runInNewContext } from 'node:vm';
import { parseJson } from './json.js';
import { isObject } from './objects.js';

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
