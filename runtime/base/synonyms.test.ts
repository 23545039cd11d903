import { suggestedFlags, synonyms } from './synonyms.js';

test.each([
  ['show', 'get'],
  ['rm', 'delete'],
  ['Remove', 'delete'],
  ['open', 'get'],
  ['close', 'status'],
  ['close', 'update'],
  ['login', 'auth login'],
  ['inbox', 'mailbox'],
  ['ticket', 'conv'],
  ['company', 'org'],
  ['customer', 'account'],
  ['comment', 'note'],
])('%s can mean %s', (word, other) => {
  expect(synonyms(word)).toContain(other);
  expect(synonyms(word)).not.toContain(word.toLowerCase());
});

test('other words have no synonyms', () => {
  expect(synonyms('frobnicate')).toEqual([]);
});

test.each([
  ['max', ['limit', 'map', 'owner'], ['limit', 'map']],
  ['State', ['stage', 'status'], ['status', 'stage']],
  ['json', ['output', 'jq'], ['output']],
  ['force', ['limit'], []],
  ['inbox', ['index', 'mailbox'], ['mailbox']],
  ['label', ['tag'], ['tag']],
])('--%s can mean a flag of another name', (name, known, expected) => {
  expect(suggestedFlags(name, known)).toEqual(expected);
});
