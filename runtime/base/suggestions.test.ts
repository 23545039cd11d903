import { nearest, suggestedFlags, synonyms } from './suggestions.js';

const commands = ['list', 'create', 'update', 'delete', 'get', 'conv', 'customer'];

test.each([
  ['lst', ['list']],
  ['lits', ['list']],
  ['teg', ['get']],
  ['udpate', ['update']],
  ['crate', ['create']],
  ['conversation', ['conv']],
  ['cu', ['customer']],
  ['LIST', ['list']],
])('%s is near %j', (typed, expected) => {
  expect(nearest(typed, commands)).toEqual(expected);
});

test.each([
  ['page', ['tag', 'table', 'date']],
  ['nope', ['Code', 'Name', 'Type']],
  ['lost', ['last', 'list'].map((word) => `${word}s`)],
  ['x', ['set', 'to', 'A', 'y']],
  ['send', ['list', 'set', 'end-date']],
])('%s is near none of %j', (typed, names) => {
  expect(nearest(typed, names)).toEqual([]);
});

// Many edits in a short name are unlikely to be a typo, and more than three make another name.
test.each([
  ['Nam', ['Fax', 'Name', 'ID'], ['Name']],
  ['sales/OrderContracts', ['sales/OrderStatuses', 'sales/OrderContract'], ['sales/OrderContract']],
])('%s is near one of %j', (typed, names, expected) => {
  expect(nearest(typed, names)).toEqual(expected);
});

test('of names that begin with the word, the shortest is first', () => {
  const names = ['crm/AccountClasses', 'crm/AccountClassifications', 'crm/AccountOwners', 'crm/Accounts'];
  expect(nearest('crm/account', names)).toEqual(['crm/Accounts', 'crm/AccountOwners', 'crm/AccountClasses']);
});

test('nearest first, at most three', () => {
  expect(nearest('stage', ['stages', 'stag', 'stage-id', 'stae', 'state', 'stage'])).toEqual(['stage', 'stae', 'stag']);
});

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
