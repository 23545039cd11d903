import { nearest } from './nearest.js';

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
