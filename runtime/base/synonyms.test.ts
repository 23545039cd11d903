import { suggestedFlags, synonyms } from './synonyms.js';

test.each([
  ['show', 'get'],
  ['rm', 'delete'],
  ['Remove', 'delete'],
  ['open', 'get'],
  ['close', 'status'],
  ['close', 'update'],
  ['login', 'auth login'],
])('%s can mean %s', (word, other) => {
  expect(synonyms(word)).toContain(other);
  expect(synonyms(word)).not.toContain(word.toLowerCase());
});

test('a client adds the words of its service', () => {
  const own = [['parcel', 'package', 'box']];
  expect(synonyms('Box', own)).toEqual(['parcel', 'package']);
  expect(synonyms('box')).toEqual([]);
  expect(suggestedFlags('box', ['parcel', 'limit'], own)).toEqual(['parcel']);
});

test('other words have no synonyms', () => {
  expect(synonyms('frobnicate')).toEqual([]);
});

test.each([
  ['max', ['limit', 'map', 'owner'], ['limit', 'map']],
  ['State', ['stage', 'status'], ['status', 'stage']],
  ['json', ['output', 'jq'], ['output']],
  ['force', ['limit'], []],
  ['label', ['tag'], ['tag']],
])('--%s can mean a flag of another name', (name, known, expected) => {
  expect(suggestedFlags(name, known)).toEqual(expected);
});
