import { synonyms } from './synonyms.js';

test.each([
  ['show', 'get'],
  ['rm', 'delete'],
  ['Remove', 'delete'],
  ['close', 'status'],
  ['login', 'auth login'],
])('%s can mean %s', (word, other) => {
  expect(synonyms(word)).toContain(other);
  expect(synonyms(word)).not.toContain(word.toLowerCase());
});

test('other words have no synonyms', () => {
  expect(synonyms('frobnicate')).toEqual([]);
});
