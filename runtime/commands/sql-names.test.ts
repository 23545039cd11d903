import { join } from 'node:path';
import { writeSchema } from '../copy/tables/schema.js';
import { folderAt } from '../copy/testkit.js';
import type { Source } from '../copy/types.js';
import type { View } from '../copy/tables/view-text.js';
import { newCopy, rows, source } from './fixture/copy.js';

/** Sales of books, by a table whose rows point to two others. */
async function newSales(authors: Source = source('lists/authors', [{ id: 1, name: 'Ann' }])) {
  const sales = [
    { id: 1, book_id: 2, seller: { id: 1 } },
    { id: 2, book_id: 9, seller: null },
  ];
  const copy = await newCopy([source('books', rows), source('sales', sales), authors]);
  const names = { book: { table: 'books', fields: ['title'] }, author: { table: 'authors', fields: ['name'] } };
  const table: View['table'] = {
    id: 'integer',
    book_id: { type: 'integer', names: names.book },
    seller: { type: 'json', names: names.author },
  };
  await writeSchema(folderAt(copy.dir), [{ name: 'sales', file: 'sales.ndjson', form: 'lines', table }], {
    views: false,
  });
  return copy;
}

test('a view has the names of the records that ids point to, and each row once', async () => {
  const { sql, answer, cwd } = await newSales();
  expect(await answer('SELECT id, book_name, seller_name FROM Sales_named ORDER BY id')).toEqual([
    { id: 1, book_name: 'Book 2', seller_name: 'Ann' },
    { id: 2, book_name: null, seller_name: null },
  ]);
  expect(await answer('SELECT count(*) AS n FROM sales_named JOIN sales USING (id)')).toEqual([{ n: 2 }]);
  expect(JSON.parse((await sql('--tables')).out)).toMatchObject([
    { name: 'authors', type: 'table' },
    { name: 'books', type: 'table' },
    { name: 'sales', type: 'table' },
    { name: 'sales_named', type: 'view', rows: 2, columns: ['id', 'book_id', 'seller', 'book_name', 'seller_name'] },
  ]);
  expect((await sql('--describe', 'sales_named', '-o', 'csv')).out).toContain('seller,JSON\nbook_name,VARCHAR\n');
  const other = await newCopy([source('books', rows)], { name: 'desk', client: 'otherctl' });
  const query = 'SELECT s.book_name FROM shop.sales_named s JOIN books b ON b.title = s.book_name';
  expect(await sql(query, '--dir', other.dir, '--with', `shop=${join(cwd, 'shop')}`, '-o', 'ndjson')).toMatchObject({
    code: 0,
    out: '{"book_name":"Book 2"}\n',
  });
});

test('a view is refused if a table of its names is not complete, and has no name of a table that is missing', async () => {
  const half = await newSales(source('lists/authors', [{ id: 1, name: 'Ann' }], true));
  expect(await half.sql('SELECT book_name FROM sales_named')).toMatchObject({
    code: 65,
    out: '',
    err: expect.stringContaining('authors is not complete'),
  });
  expect(await half.sql('SELECT id FROM sales')).toMatchObject({ code: 0 });
  expect(JSON.parse((await half.sql('--tables')).out)).toMatchObject([
    {},
    {},
    {},
    { name: 'sales_named', completeAsOf: null },
  ]);
  const lone = await newSales(source('others', []));
  expect(await lone.answer('SELECT * EXCLUDE (seller) FROM sales_named WHERE id = 1')).toEqual([
    { id: 1, book_id: 2, book_name: 'Book 2' },
  ]);
  expect(await lone.sql('SELECT seller_name FROM sales_named', '-o', 'json')).toMatchObject({ code: 64 });
});
