import type { Access, Tool } from '../../contract/tools.js';
import { findTools } from './search.js';

const tool = (words: string, title: string, access: Access = 'read', argument = 'id'): Tool => ({
  words: words.split(' '),
  access,
  forms: ['own'],
  definition: {
    name: words.replace(/[ -]/g, '_'),
    title,
    description: title,
    inputSchema: { type: 'object', properties: { [argument]: { type: 'string' } } },
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
  },
});

const tools = [
  tool('book delete', 'Delete a book', 'destructive'),
  tool('book create', 'Create a book', 'write', 'title'),
  tool('book get', 'Show one book'),
  tool('book list', 'List books', 'read', 'shelf'),
  tool('loan list', 'List the loans of a member'),
  tool('loan extend', 'Extend a loan', 'write', 'until'),
  tool('member list', 'List members'),
  tool('report', 'Report how long books are lent', 'read', 'year'),
];
const found = (words: string, own?: readonly (readonly string[])[]) =>
  findTools(words, tools, own).map((one) => one.words.join(' '));

test.each([
  ['list books', 'book list'],
  ['Which BOOKS are there?', 'book list'],
  ['books', 'book list'],
  ['delete the book', 'book delete'],
  ['remove a book', 'book delete'],
  ['extend loan', 'loan extend'],
  ['loans of members', 'loan list'],
  ['shelf', 'book list'],
  ['lent', 'report'],
])('%j finds %s first', (words, first) => {
  expect(found(words)[0]).toBe(first);
});

test('words of the service count for one another, an unknown word finds nothing, and none finds everything', () => {
  expect(found('readers')).toEqual([]);
  expect(found('readers', [['member', 'reader']])[0]).toBe('member list');
  expect(found('')).toHaveLength(tools.length);
  expect(found('\u202e(.*)+ __proto__ constructor')).toEqual([]);
});

test('what matches one word in passing is left out, and a second tool for a command is found once', () => {
  expect(found('delete book')).not.toContain('member list');
  expect(findTools('books', [...tools, tool('book list', 'List recent books')])).toHaveLength(
    findTools('books', tools).length,
  );
});
