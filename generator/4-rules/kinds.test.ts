import type { Kind } from '../../runtime/contract/kinds.js';
import { readValue } from '../../runtime/pipeline/value.js';
import { createInput } from '../../runtime/pipeline/input.js';
import { fakeWorld } from '../../runtime/testing/world.js';
import { problemOf } from './kinds.js';

const passes: readonly (readonly [Kind, string])[] = [
  ['text', 'anything'],
  ['id', '00123456789012345678901'],
  ['uuid', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'],
  ['integer', '-3'],
  ['number', '-3.50'],
  ['yesno', 'yes'],
  ['date', '2024-02-29'],
  ['date', 'today'],
  ['time', '23:59'],
  ['timestamp', '2026-06-01T08:00:00Z'],
  ['since', '7d'],
  ['period', '3m'],
  ['json', '{"a":1}'],
  ['json', '@file.json'],
  ['pair', 'Key=a=b'],
];

test.each(passes)('%s accepts %s', (kind, value) => {
  expect(problemOf(value, { kind })).toBeUndefined();
});

const fails: readonly (readonly [Kind, string])[] = [
  ['id', '12a'],
  ['uuid', '3f2a8c1e'],
  ['integer', '1.5'],
  ['number', '1,5'],
  ['yesno', 'maybe'],
  ['date', '2025-02-29'],
  ['date', '01-02-2025'],
  ['time', '24:00'],
  ['timestamp', 'today'],
  ['since', 'yesterday'],
  ['since', '7D'],
  ['since', '5q'],
  ['period', '3y'],
  ['period', '0d'],
  // A number has no unit, also as a default.
  ['period', '90'],
  ['json', '{a:1}'],
  ['pair', 'Key'],
];

test.each(fails)('%s does not accept %s', (kind, value) => {
  expect(problemOf(value, { kind })).toBeDefined();
});

test('the client reads what the compiler takes as an example, and refuses the rest', async () => {
  const { world } = fakeWorld([]);
  const from = { client: { binary: 'acmecli' }, service: {}, world, input: createInput(world), warn: () => undefined };
  const reads = (kind: Kind, value: string): Promise<boolean> =>
    readValue(value, { kind, describe: '' }, '--value', from).then(
      () => true,
      () => false,
    );
  for (const [kind, value] of passes.filter(([, text]) => !text.startsWith('@')))
    expect([kind, value, await reads(kind, value)]).toEqual([kind, value, true]);
  for (const [kind, value] of fails) expect([kind, value, await reads(kind, value)]).toEqual([kind, value, false]);
});

test('a date of a service that takes times', () => {
  const problem = (value: string) => problemOf(value, { kind: 'date', dates: { times: true } });
  for (const value of ['2024-02-29', 'today', '2024-02-29T10:00:00+02:00']) expect(problem(value)).toBeUndefined();
  for (const value of ['2025-02-29T10:00', '2024-02-29T25:00', '10:00'])
    expect(problem(value)).toBe('a date such as 2026-06-01, a time such as 2026-06-01T08:00, or today');
});

test('a list is checked element by element, and by its length', () => {
  expect(problemOf('1, 2,3', { kind: 'csv', of: 'id' })).toBeUndefined();
  expect(problemOf('1,x', { kind: 'csv', of: 'id' })).toBe('an id of digits');
  expect(problemOf('a,c', { kind: 'csv', of: 'enum', choices: ['a', 'b'] })).toBe('one of a, b');
  expect(problemOf('1,2,3', { kind: 'csv', of: 'id', 'max-items': 2 })).toBe('a list of at most 2');
});

test('the length of a text and of a list count', () => {
  expect(problemOf('a😀', { kind: 'text', 'max-length': 2 })).toBeUndefined();
  expect(problemOf('abc', { kind: 'text', 'max-length': 2 })).toBe('a text of at most 2 characters');
  expect(problemOf('@file.txt', { kind: 'message', 'max-length': 2 })).toBeUndefined();
  expect(problemOf('1,2', { kind: 'csv', of: 'id', 'min-items': 3 })).toBe('a list of at least 3');
});

test('bounds include their ends', () => {
  expect(problemOf('1', { kind: 'integer', min: 1, max: 3 })).toBeUndefined();
  expect(problemOf('3', { kind: 'integer', min: 1, max: 3 })).toBeUndefined();
  expect(problemOf('0', { kind: 'integer', min: 1 })).toBe('1 or more');
  expect(problemOf('4', { kind: 'integer', max: 3 })).toBe('3 or less');
});
