import { alternatives, fillJson, fillText, holes } from './template.js';

const values: Readonly<Record<string, unknown>> = {
  a: 'x',
  n: '7',
  list: ['1', '2'],
  'file.name': 'a.pdf',
  none: null,
  // A service can send any name.
  odd: { toString: 1 },
};
const look = (name: string): unknown => values[name];

test.each([
  ['{a} and {b}', 'x and '],
  ['{b|a}', 'x'],
  ['{none|file.name}', 'a.pdf'],
  ['{b|c}', ''],
  ['{list}', '1, 2'],
  ['{odd}', '{"toString":1}'],
  ['{a |b}', '{a |b}'],
])('%s as text', (template, wanted) => {
  expect(fillText(template, look)).toBe(wanted);
});

test('as JSON one placeholder keeps the type of its value, and a key without one is left out', () => {
  const template = {
    id: '{n:number}',
    ids: ['{list:number}'],
    name: '{b|file.name}',
    missing: '{b|c}',
    text: 'to {b|a}',
  };
  expect(JSON.stringify(fillJson(template, look))).toBe(
    JSON.stringify({ id: 7, ids: [1, 2], name: 'a.pdf', text: 'to x' }),
  );
});

test('lists the names of a template and their alternatives', () => {
  expect(holes('{a|b.c} {a} {n:number}')).toEqual(['a', 'b.c', 'n']);
  expect(alternatives('{a|b.c} {n:number}')).toEqual([['a', 'b.c'], ['n']]);
});
