import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { parseJson } from '../base/json.js';
import { writeSchema } from '../copy/tables/schema.js';
import { folderAt } from '../copy/testkit.js';
import type { View } from '../copy/tables/view-text.js';
import { newCopy, rows, source, tables } from './fixture/copy.js';

test('a query sees exact numbers, dates, times in UTC, lists, and columns of custom fields', async () => {
  const { sql, answer } = await newCopy();
  const sums = await sql('SELECT sum(price) AS total, count(*) AS n FROM books', '-o', 'ndjson');
  expect(sums).toMatchObject({
    code: 0,
    out: '{"total":1234567890143.6,"n":5}\n',
    err: 'As of 2026-05-01T10:00:00Z, from shop.\n',
  });
  const text = 'SELECT sold, due, rate, tags, "Shelf mark", genre, price * 2 AS "double" FROM BOOKS WHERE id = 1';
  expect(await answer(text)).toEqual([
    {
      sold: '2026-01-31T23:30:00Z',
      due: '2026-02-28',
      rate: 0.5,
      tags: ['a', { b: 1 }],
      'Shelf mark': 'M1',
      Genre: 'Crime',
      double: 39.8,
    },
  ]);
  expect(
    await answer("SELECT 9007199254740993::BIGINT > 1 AS big, [1.5, NULL] AS list, {a: DATE '2026-01-02'} AS one"),
  ).toEqual([{ big: true, list: [1.5, null], one: { a: '2026-01-02' } }]);
  expect((await sql('SELECT 9007199254740993::BIGINT AS big', '-o', 'ndjson')).out).toBe('{"big":9007199254740993}\n');
  expect((await sql("SELECT TIMESTAMPTZ '2026-01-01 00:00:00+02' AS at", '-o', 'csv')).out).toBe(
    'at\n2025-12-31T22:00:00Z\n',
  );
  expect(await answer('SELECT b.id, a.id FROM books b JOIN authors a USING (id)')).toEqual([{ id: 1, 'id:1': 1 }]);
  expect(await answer('SELECT * FROM empty')).toEqual([]);
});

test('a table and a CSV file have the columns of the query, also without values and without rows', async () => {
  const { sql } = await newCopy();
  const query = 'SELECT sum(b.id), NULL AS none, [1, 2] AS "a.b" FROM books b';
  expect((await sql(query, '-o', 'csv')).out).toBe('sum(b.id),none,a.b\n15,,"[1,2]"\n');
  expect((await sql('SELECT 1 AS "x.y", NULL AS none, [1] AS list', '-o', 'table')).out).toMatch(
    /^x\.y +none +list\n +1 .* 1/,
  );
  expect((await sql('SELECT id, title FROM empty JOIN books USING (id)', '-o', 'csv')).out).toBe('id,title\n');
  expect((await sql("SELECT 'a' || 'b', {a: 1}", '-o', 'csv')).out).toContain('ab');
});

test('a number with more digits than the engine reads is printed as it is', async () => {
  const { sql } = await newCopy([source('books', [{ id: 1, price: parseJson('12345678901234567.89') }])]);
  expect(await sql('SELECT price FROM books', '-o', 'ndjson')).toMatchObject({
    code: 0,
    out: '{"price":12345678901234567.89}\n',
  });
});

test('a number that a double does not have is refused where its column has fewer digits', async () => {
  const { sql } = await newCopy([source('books', [{ id: 1, price: parseJson('0.1000000000000000055') }])]);
  expect(await sql('SELECT price FROM books')).toMatchObject({
    code: 65,
    out: '',
    err: expect.stringContaining('0.1000000000000000055 has more than 10 decimals'),
  });
  const { sql: other, dir } = await newCopy([source('books', [{ id: 1, price: 0.1 }])]);
  const path = join(dir, 'books.ndjson');
  expect(await other('SELECT price FROM books', '-o', 'ndjson')).toMatchObject({ out: '{"price":0.1}\n' });
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('0.1', '0.1000000000000000055'));
  // What the manifest says of the numbers is not true of an edited file.
  expect(await other('SELECT price FROM books', '--stale-ok')).toMatchObject({ code: 65, out: '' });
});

test.each([
  ['half of a character', '{"id":2,"title":"\\ud83d"}', 'no low surrogate in string'],
  ['a record that is cut short', '{"id":2,"titl', 'unexpected end of data'],
])('a file with %s is refused with its line', async (_what, line, why) => {
  const { sql, dir } = await newCopy([source('books', [{ id: 1 }])]);
  const path = join(dir, 'books.ndjson');
  writeFileSync(path, `{"id":1}\n${line}\n`);
  const done = await sql('SELECT id, title FROM books', '--stale-ok', '-o', 'json');
  expect(done).toMatchObject({ code: 65, out: '' });
  expect(done.err).toContain(`books.ndjson, line 2`);
  expect(done.err).toContain(why);
});

test('a row that was changed or deleted counts as it is now, also before a run has ended', async () => {
  const { sql, dir } = await newCopy();
  const manifest = join(dir, 'manifest.json');
  const path = join(dir, 'books.ndjson');
  const text = `${readFileSync(path, 'utf8')}{"id":1,"price":1}\n["deleted","5"]\n`;
  writeFileSync(path, text);
  expect(await sql('SELECT sum(price) AS s FROM books')).toMatchObject({
    code: 65,
    err: expect.stringContaining('longer than'),
  });
  const { createHash } = await import('node:crypto');
  const known = JSON.parse(readFileSync(manifest, 'utf8')) as { collections: { books: object } };
  Object.assign(known.collections.books, {
    ...{ rows: 4, lines: 7, bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') },
  });
  writeFileSync(manifest, JSON.stringify(known));
  expect(await sql('SELECT sum(price) AS s FROM books', '-o', 'ndjson')).toMatchObject({
    code: 0,
    out: '{"s":1.25}\n',
  });
});

test('tables and columns are listed', async () => {
  const { sql } = await newCopy();
  expect(JSON.parse((await sql('--tables')).out)).toMatchObject([
    { name: 'authors', rows: 1, completeAsOf: '2026-05-01T10:00:00Z', columns: ['id', 'name'] },
    { name: 'books', rows: 5 },
    { name: 'empty', rows: 0 },
  ]);
  expect((await sql('--describe', 'books', '-o', 'csv')).out).toContain('price,"DECIMAL(38, 10)"\n');
});

test.each([
  ['SELECT * FROM boks', 'books'],
  ['SELECT titel FROM books', 'title'],
  ['SELECT b.pricee FROM books b', 'price'],
])('%s names what was meant', async (query, meant) => {
  const { sql } = await newCopy();
  const done = await sql(query, '-o', 'json');
  expect(done).toMatchObject({ code: 64, out: '' });
  expect(JSON.parse(done.err)).toMatchObject({ suggestions: [meant] });
});

test.each([
  "COPY books TO '{dir}/out.csv'",
  "COPY (SELECT 1) TO '{dir}/books.ndjson'",
  "ATTACH '{dir}/new.db'",
  'INSTALL httpfs',
  'LOAD httpfs',
  'SET enable_external_access = true',
  'RESET allowed_paths',
  "EXPORT DATABASE '{dir}/export'",
  'CREATE TABLE t AS SELECT 1',
  'DROP VIEW books',
  'SELECT 1; DROP VIEW books',
  'PRAGMA database_list',
  "CALL enable_logging(storage_path = '{dir}/log')",
  "SELECT * FROM enable_logging(storage = 'file', storage_path = '{dir}/log')",
  "SELECT * FROM read_text('/etc/passwd')",
  "SELECT * FROM read_text('{dir}/manifest.json')",
  "SELECT * FROM read_csv('/etc/passwd')",
  "SELECT * FROM '/etc/passwd'",
  "SELECT * FROM '{dir}/books.ndjson'",
  "SELECT (SELECT content FROM read_text('/etc/passwd'))",
  "WITH x AS (SELECT * FROM read_blob('/etc/passwd')) SELECT * FROM x",
  "SELECT * FROM glob('/*')",
  "SELECT * FROM query('SELECT * FROM read_text(''/etc/passwd'')')",
  "SELECT * FROM query_table('/etc/passwd')",
  "SELECT * FROM sniff_csv('/etc/passwd')",
  "SELECT * FROM parquet_metadata('/etc/passwd')",
  'SELECT * FROM duckdb_settings()',
  'SELECT * FROM information_schema.tables',
  "SELECT getenv('HOME')",
  'SHOW TABLES',
  'EXPLAIN ANALYZE SELECT 1',
  '',
  ';',
])('%j is refused, and nothing is written', async (query) => {
  const { sql, dir } = await newCopy();
  const before = readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')]);
  const done = await sql(query.replace('{dir}', dir));
  expect(done).toMatchObject({ code: 64, out: '', err: expect.not.stringContaining('root:') });
  expect(readdirSync(dir).map((name) => [name, readFileSync(join(dir, name), 'utf8')])).toEqual(before);
  expect(existsSync('.tmp')).toBe(false);
});

test('a table that is torn, edited or not complete is refused by name, and others are answered', async () => {
  const { sql, dir } = await newCopy();
  const path = join(dir, 'books.ndjson');
  const text = readFileSync(path, 'utf8');
  const edited = text.replace('19.9', '91.9');
  const problems: [() => void, string][] = [
    [
      () => {
        writeFileSync(path, edited);
        utimesSync(path, 1, 1);
      },
      'was changed by another program',
    ],
    [
      () => {
        truncateSync(path, text.length - 30);
      },
      'is torn',
    ],
    [
      () => {
        writeFileSync(path, '');
      },
      'is torn',
    ],
    [
      () => {
        writeFileSync(path, text);
        appendFileSync(path, '{"id":6');
      },
      'is longer than manifest.json says',
    ],
  ];
  for (const [change, why] of problems) {
    change();
    const done = await sql('SELECT id FROM books');
    expect(done).toMatchObject({ code: 65, out: '', err: expect.stringContaining(why) });
    expect(done.err).toContain('--stale-ok');
    expect(await sql('SELECT id FROM authors')).toMatchObject({ code: 0 });
  }
  writeFileSync(path, edited);
  utimesSync(path, 1, 1);
  expect(await sql('SELECT max(price) > 0 AS yes FROM books', '--stale-ok')).toMatchObject({
    code: 0,
    err: expect.stringContaining('was changed by another program'),
  });
  writeFileSync(path, `${text}{"id":6`);
  expect(await sql('SELECT * FROM books', '--stale-ok')).toMatchObject({ code: 65 });
  rmSync(path);
  expect(await sql('SELECT id FROM books', '--stale-ok')).toMatchObject({ code: 65 });
  symlinkSync(join(dir, 'lists.authors.ndjson'), path);
  expect(await sql('SELECT id FROM books', '--stale-ok')).toMatchObject({
    code: 65,
    out: '',
    err: expect.stringContaining('not a regular file'),
  });
  const half = await newCopy([source('books', rows, true)]);
  expect(await half.sql('SELECT id FROM books')).toMatchObject({
    code: 65,
    err: expect.stringContaining('never read to their end'),
  });
  expect(await half.sql('SELECT id FROM books', '--stale-ok')).toMatchObject({
    code: 0,
    err: expect.stringContaining('not complete'),
  });
});

test('a folder that is not a copy, and several of them, are refused', async () => {
  const { sql, cwd, dir } = await newCopy();
  expect(await sql('SELECT 1', '--dir', cwd)).toMatchObject({
    code: 65,
    err: expect.stringContaining('manifest.json'),
  });
  mkdirSync(join(cwd, 'other'));
  for (const name of ['manifest.json', 'schema.json'])
    writeFileSync(join(cwd, 'other', name), readFileSync(join(dir, name)));
  expect(await sql('SELECT 1')).toMatchObject({ code: 65, err: expect.stringContaining('other, shop') });
  for (const text of [
    '',
    '{}',
    '{"format":1,"tables":[{"name":1}]}',
    '{"format":1,"tables":[{"name":"books","file":"../x","key":"id","columns":[]}]}',
    '{"format":1,"tables":[{"name":"books","file":"books.ndjson","key":"id","columns":[{"name":"id","path":["id"],"type":"text","names":{"table":"books"}}]}]}',
  ]) {
    writeFileSync(join(dir, 'schema.json'), text);
    expect(await sql('SELECT 1', '--dir', dir)).toMatchObject({
      code: 65,
      err: expect.stringContaining('schema.json'),
    });
  }
});

test('a query joins the copies of two clients, and says the older time', async () => {
  const { sql, cwd } = await newCopy();
  const other = await newCopy([source('lists/authors', [{ id: 3, name: 'Cy' }])], {
    name: 'desk',
    client: 'otherctl',
    time: '2026-04-01T10:00:00Z',
  });
  const query = 'SELECT b.id, a.name FROM books b JOIN Other.authors a USING (id)';
  expect(await sql(query, '--with', `other=${other.dir}`, '-o', 'ndjson')).toMatchObject({
    code: 0,
    out: '{"id":3,"name":"Cy"}\n',
    err: 'As of 2026-04-01T10:00:00Z, from shop and desk.\n',
  });
  expect(await sql(query)).toMatchObject({ code: 64, err: expect.stringContaining('other.authors') });
  for (const pair of ['main=shop', '"x=shop', 'pg_catalog=shop']) {
    expect(await sql(query, '--with', pair)).toMatchObject({ code: 64 });
  }
  expect(await sql(query, '--with', `other=${cwd}`)).toMatchObject({ code: 65 });
});

test('a query ends at its limits of rows and time', async () => {
  const { sql } = await newCopy();
  const few = await sql('SELECT range AS n FROM range(1000000000000)', '--limit', '2', '-o', 'ndjson');
  expect(few).toMatchObject({ code: 0, out: '{"n":0}\n{"n":1}\n', err: expect.stringContaining('more exist') });
  const start = performance.now();
  const late = await sql(
    'SELECT count(*) FROM range(1000000000) a, range(1000000000) b WHERE a.range + b.range = 7',
    '--time-limit',
    '1',
  );
  expect(late).toMatchObject({ code: 1, err: expect.stringContaining('longer than 1 seconds') });
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('views are written for the files that exist', async () => {
  const { dir, answer } = await newCopy();
  const missing: View = { name: 'missing', file: 'missing.ndjson', form: 'lines', table: { id: 'integer' } };
  await writeSchema(folderAt(dir), [...tables, missing], { views: true });
  const views = readFileSync(join(dir, 'views.sql'), 'utf8');
  expect(views).toContain('"books"');
  expect(views).not.toContain('"missing"');
  expect(await answer('SELECT count(*) AS n FROM empty')).toEqual([{ n: 0 }]);
});
