import { defined } from './defined.js';

test('leaves out undefined keys and keeps the order of the others', () => {
  const kept = defined({ b: 1, a: undefined, c: 2 });
  expect(Object.entries(kept)).toEqual([
    ['b', 1],
    ['c', 2],
  ]);
});

test('only undefined is left out', () => {
  expect(defined({ a: null, b: '', c: 0, d: false })).toEqual({ a: null, b: '', c: 0, d: false });
});

test('a key that may be undefined becomes optional', () => {
  const title = ['one'].at(1);
  const made: { readonly id: string; readonly title?: string } = defined({ id: '1', title });
  expect(Object.hasOwn(made, 'title')).toBe(false);
});
