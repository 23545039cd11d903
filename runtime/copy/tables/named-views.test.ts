import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query } from '../../../tests/support/duckdb.js';
import type { PointingField } from '../../contract/tables.js';
import { namedViews } from './named-views.js';
import { writeSchema } from './schema.js';
import { folderAt } from '../testkit.js';
import { columnsOf, type View } from './view-text.js';

const to = (table: string, fields: readonly string[], by?: string): PointingField => ({
  type: 'integer',
  names: { table, fields, ...(by === undefined ? {} : { by }) },
});

const view = (name: string, table: View['table']): View => ({ name, file: `${name}.ndjson`, form: 'rows', table });

const shelf = view('shelf', { id: 'integer', name: 'text' });

/** Columns of the view of a table that also has these. */
function namesOf(table: View['table']): readonly string[] {
  const tables = [view('book', table), shelf].map(({ name, file, ...one }) => {
    return { name, file, key: 'id', columns: columnsOf(one) };
  });
  return namedViews(tables).flatMap(({ names }) => names.map(({ name }) => name));
}

test.each<[string, View['table'], string]>([
  ['an id', { shelf_id: to('shelf', ['name']) }, 'shelf_name'],
  ['an id in camel case', { shelfId: to('shelf', ['name']) }, 'shelf_name'],
  ['a name that ends like an id', { paid: to('shelf', ['name']) }, 'paid_name'],
  ['an id that is nothing else', { id: to('shelf', ['name']) }, 'id_name'],
  ['a column of that name', { shelf_id: to('shelf', ['name']), SHELF_NAME: 'text' }, 'shelf_id_name'],
  [
    'several of them',
    { shelf_id: to('shelf', ['name']), shelf_name: 'text', shelf_id_name: 'text' },
    'shelf_id_name_2',
  ],
])('the name column for %s is free', (_what, table, name) => {
  expect(namesOf(table)).toEqual([name]);
});

test('two ids with the same stem have two names', () => {
  expect(namesOf({ shelf_id: to('shelf', ['name']), shelfId: to('shelf', ['name']) })).toEqual([
    'shelf_name',
    'shelfId_name',
  ]);
});

test.each<[string, View['table']]>([
  ['a table that the folder does not have', { shelf_id: to('room', ['name']) }],
  ['fields that the table does not have', { shelf_id: to('shelf', ['title']) }],
  ['a key that the table does not have', { shelf_id: to('shelf', ['name'], 'code') }],
])('what points to %s has no name', (_what, table) => {
  expect(namesOf(table)).toEqual([]);
});

/** A folder with these rows, and the SQL of its views. */
async function newFolder(rows: Readonly<Record<string, readonly object[]>>, tables: readonly View[]): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'named-'));
  for (const [name, all] of Object.entries(rows)) {
    writeFileSync(join(root, `${name}.ndjson`), all.map((row) => `${JSON.stringify(row)}\n`).join(''));
  }
  await writeSchema(folderAt(root), tables, { views: true });
  return readFileSync(join(root, 'views.sql'), 'utf8');
}

const people: View = view('people', {
  id: 'integer',
  code: 'text',
  first: 'text',
  last: 'text',
  boss_id: to('people', ['last']),
});
const books: View = view('book', {
  id: 'integer',
  shelf_id: to('shelf', ['name']),
  author_id: to('people', ['first', 'last']),
  editor: { type: 'json', names: { table: 'people', fields: ['first', 'last'] } },
  owner: { type: 'text', names: { table: 'people', fields: ['last'], by: 'code' } },
});

test('views.sql has each row once, with names where there are some', async () => {
  const sql = await newFolder(
    {
      // The key is twice in the file: the view must not multiply the books.
      shelf: [{ id: 1, name: 'B' }, { id: 1, name: 'A' }, { id: 2, name: '' }, { name: 'no key' }],
      people: [
        { id: 7, code: 'x', first: 'Ann', last: 'Ba', boss_id: 8 },
        { id: 8, code: 'y', first: null, last: "O'No" },
      ],
      book: [
        { id: 1, shelf_id: 1, author_id: 7, editor: { id: 8, email: 'a' }, owner: 'y' },
        { id: 2, shelf_id: 2, author_id: 8, editor: null, owner: 'X' },
        { id: 3, shelf_id: 3, author_id: null, editor: { id: null } },
        { id: 4 },
      ],
    },
    [books, shelf, people],
  );
  const names = 'shelf_name, author_name, editor_name, owner_name';
  expect(await query(sql, `SELECT id, ${names} FROM book_named ORDER BY id`)).toEqual([
    { id: '1', shelf_name: 'A', author_name: 'Ann Ba', editor_name: "O'No", owner_name: "O'No" },
    { id: '2', shelf_name: null, author_name: "O'No", editor_name: null, owner_name: null },
    { id: '3', shelf_name: null, author_name: null, editor_name: null, owner_name: null },
    { id: '4', shelf_name: null, author_name: null, editor_name: null, owner_name: null },
  ]);
  expect(await query(sql, 'SELECT last, boss_name FROM people_named ORDER BY id')).toEqual([
    { last: 'Ba', boss_name: "O'No" },
    { last: "O'No", boss_name: null },
  ]);
});

test('a table without rows has no file, and names of it are NULL', async () => {
  const sql = await newFolder({ book: [{ id: 1, shelf_id: 1, author_id: 7 }], shelf: [{ id: 1, name: 'A' }] }, [
    books,
    shelf,
    people,
  ]);
  expect(await query(sql, 'SELECT shelf_name, author_name FROM book_named')).toEqual([
    { shelf_name: 'A', author_name: null },
  ]);
});

test('a table that is called like a view is the table', async () => {
  const other = view('book_NAMED', { id: 'integer' });
  const sql = await newFolder({ book: [{ id: 1 }], book_NAMED: [{ id: 5 }], shelf: [] }, [books, other, shelf]);
  expect(await query(sql, 'SELECT * FROM book_named')).toEqual([{ id: '5' }]);
});
