/** `sql` reads only the columns that a query names: no form of a query has another answer because of it. */
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderAt, run as copyTo } from '../copy/testkit.js';
import { writeSchema } from '../copy/tables/schema.js';
import type { View } from '../copy/tables/view-text.js';
import type { Source } from '../copy/types.js';
import type { Row } from '../contract/rows.js';
import { newFolder, run } from './fixture/run.js';

const tables: readonly View[] = [
  {
    ...{ name: 'books', file: 'books.ndjson', form: 'lines' },
    table: { id: 'integer', title: 'text', price: 'number', author: 'integer', tags: 'json' },
    columns: [{ name: 'Shelf mark', path: ['custom', 'mark'], type: 'text' }],
  },
  {
    ...{ name: 'authors', file: 'authors.ndjson', form: 'lines' },
    table: { id: 'integer', name: 'text', author: 'integer' },
  },
];
const source = (name: string, rows: readonly Row[]): Source => ({
  ...{ name, version: 1, deletions: 'none', key: ({ id }) => String(id) },
  pages: async function* () {
    yield { rows };
  },
});

const cwd = mkdtempSync(join(tmpdir(), 'columns-'));
beforeAll(async () => {
  mkdirSync(join(cwd, 'shop'));
  const folder = folderAt(join(cwd, 'shop'));
  const books = [
    { id: 1, title: 'Dune', price: 9.5, author: 7, tags: ['a'], custom: { mark: 'D1' } },
    { id: 2, title: 'Emma', price: 12, author: 7, tags: [], custom: { mark: 'E2' } },
  ];
  const authors = [{ id: 7, name: 'Ann', author: 7 }];
  const owner = { client: 'toycli', account: 'a' };
  await copyTo(folder, [source('books', books), source('authors', authors)], { owner });
  await writeSchema(folder, tables, { views: false });
});

const dune = { id: 1, title: 'Dune', price: 9.5, author: 7, tags: ['a'], 'Shelf mark': 'D1' };
const emma = { id: 2, title: 'Emma', price: 12, author: 7, tags: [], 'Shelf mark': 'E2' };

test.each<[string, readonly unknown[]]>([
  ['SELECT TITLE AS t FROM books ORDER BY id', [{ t: 'Dune' }, { t: 'Emma' }]],
  ['SELECT "shelf mark" AS mark FROM books b WHERE b.price > 10', [{ mark: 'E2' }]],
  ['SELECT count(*) AS n FROM books', [{ n: 2 }]],
  ['SELECT count(1) AS n FROM books GROUP BY author HAVING max(price) = 12', [{ n: 2 }]],
  ['FROM books ORDER BY id', [dune, emma]],
  ['SELECT * FROM (SELECT * FROM books) ORDER BY id LIMIT 1', [dune]],
  ['WITH b AS (SELECT * EXCLUDE (tags, price) FROM books) SELECT title FROM b WHERE id = 2', [{ title: 'Emma' }]],
  ['SELECT b FROM books b WHERE id = 1', [{ b: dune }]],
  ['SELECT books FROM books WHERE id = 1', [{ books: dune }]],
  ["SELECT to_json(b) ->> '$.title' AS t FROM books AS b WHERE id = 1", [{ t: 'Dune' }]],
  ['SELECT #2 AS second FROM books WHERE id = 1', [{ second: 'Dune' }]],
  ['SELECT b FROM books AS t(a, b, c) WHERE a = 2', [{ b: 'Emma' }]],
  ["SELECT COLUMNS('ti.*') FROM books WHERE id = 1", [{ title: 'Dune' }]],
  [
    "SELECT title FROM books JOIN authors USING (author) WHERE name = 'Ann' ORDER BY title LIMIT 1",
    [{ title: 'Dune' }],
  ],
  // Both have id and author: no book has the id of its author.
  ['SELECT title FROM books NATURAL JOIN authors', []],
  [
    'SELECT name, value FROM (UNPIVOT (SELECT id, title FROM books) ON title) WHERE id = 2',
    [{ name: 'title', value: 'Emma' }],
  ],
  [
    'SELECT title FROM books WHERE EXISTS (SELECT 1 FROM authors a WHERE a.id = books.author) ORDER BY ALL DESC LIMIT 1',
    [{ title: 'Emma' }],
  ],
  ['WITH title AS (SELECT title FROM books) SELECT t.title FROM title t ORDER BY 1 LIMIT 1', [{ title: 'Dune' }]],
  ['SELECT x.title FROM (SELECT b AS x FROM books b) ORDER BY 1 LIMIT 1', [{ title: 'Dune' }]],
  [
    'SELECT first(title ORDER BY price DESC) AS t, sum(price) OVER () AS p FROM books GROUP BY price LIMIT 1',
    [expect.objectContaining({ p: 21.5 })],
  ],
])('%s', async (query, answer) => {
  const done = await run(newFolder(), ['sql', query], { change: () => ({ cwd }) });
  expect(done).toMatchObject({ code: 0 });
  expect(JSON.parse(done.out)).toEqual(answer);
});
