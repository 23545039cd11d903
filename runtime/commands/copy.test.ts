import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { query, type Cells } from '../../tests/support/duckdb.js';
import { parseJson } from '../base/json.js';
import type { Row } from '../contract/rows.js';
import { writeSchema } from '../copy/tables/schema.js';
import { folderAt, run as copyTo } from '../copy/testkit.js';
import type { Source } from '../copy/types.js';
import type { View } from '../copy/tables/view-text.js';
import { newFolder, run, type Done } from './fixture/run.js';

const MARK = `Shelf "mark"; it's`;

const tables: readonly View[] = [
  {
    name: 'books',
    file: 'books.ndjson',
    form: 'lines',
    table: {
      id: 'integer',
      title: 'text',
      price: 'number',
      added: 'timestamp',
      due: 'date',
      isOld: 'boolean',
      tags: 'json',
    },
    columns: [
      { name: MARK, path: ['custom', 'mark'], type: 'text' },
      { name: 'Genres', path: ['genres'], type: 'json', labels: new Map([['7', 'Crime']]) },
    ],
  },
  { name: 'authors', file: 'authors.ndjson', form: 'lines', table: { id: 'integer', name: 'text' } },
  { name: 'empty', file: 'empty.ndjson', form: 'lines', table: { id: 'integer', made: 'timestamp' } },
];

const exact = (text: string): unknown => (parseJson(`[${text}]`) as unknown[])[0];

const books: readonly Row[] = [
  {
    ...{
      id: 1,
      title: 'A "quoted", title\n\\.\nend',
      price: exact('12345678901234567890.12'),
      added: '2026-01-31T23:30:00.5Z',
    },
    ...{ due: '2026-02-28', isOld: true, tags: ['a', { b: 1.5 }], custom: { mark: 'M1' }, genres: [7, 8] },
  },
  { id: 2, title: '', price: 0.1, added: '2026-02-01T00:00:00Z', isOld: false },
  { id: 3, title: null, price: -0.05, tags: {} },
];
const authors: readonly Row[] = [{ id: 1, name: 'Ann' }];

const source = (name: string, all: readonly Row[], fails = false): Source => ({
  name,
  version: 1,
  deletions: 'none',
  key: ({ id }) => String(id),
  pages: async function* () {
    yield { rows: all };
    if (fails) throw new Error('The service is gone');
  },
});

/** A folder with a copy of a client that is not one of this repository, in a working folder of its own. */
async function newCopy(fails = false) {
  const cwd = mkdtempSync(join(tmpdir(), 'copy-'));
  const settings = newFolder();
  const copy = (...line: readonly string[]): Promise<Done> =>
    run(settings, ['copy', ...line], { change: () => ({ cwd }) });
  /** Makes a copy anew, with other books. */
  const fill = async (rows: readonly Row[], account = 'a', name = 'shop'): Promise<void> => {
    mkdirSync(join(cwd, name), { recursive: true });
    const folder = folderAt(join(cwd, name));
    const owner = { client: 'toycli', account };
    const sources = [source('books', rows, fails), source('authors', authors), source('empty', [])];
    await copyTo(folder, sources, { owner, now: () => new Date('2026-05-01T10:00:00Z') }).catch(() => undefined);
    await writeSchema(folder, tables, { views: false });
  };
  await fill(books);
  const at = (...path: readonly string[]): string => join(cwd, ...path);
  const answer = (text: string): Promise<readonly Cells[]> =>
    query(`SET TimeZone = 'UTC'`, text.replaceAll('{cwd}', cwd));
  return { cwd, at, copy, fill, answer };
}

test('Parquet files have exact types, and a folder for each month', async () => {
  const { copy, at, answer } = await newCopy();
  const done = await copy('export', '--format', 'parquet', '--to', 'lake', '-o', 'ndjson');
  expect(done).toMatchObject({ code: 0, err: 'As of 2026-05-01T10:00:00Z, from shop.\n' });
  const printed = done.out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  expect(printed).toMatchObject([
    { table: 'authors', rows: 1, files: 1, status: 'written' },
    { table: 'books', rows: 3, files: 3, status: 'written' },
    { table: 'empty', rows: 0, files: 1, status: 'written' },
  ]);
  expect(readdirSync(at('lake/current/books')).sort()).toEqual(['month=2026-01', 'month=2026-02', 'month=undated']);
  expect(readdirSync(at('lake/current/empty'))).toEqual(['month=undated']);
  expect(readdirSync(at('lake/current/authors'))).toEqual(['data_0.parquet']);
  const from = `FROM read_parquet('{cwd}/lake/current/books/**/*.parquet', hive_partitioning = true)`;
  expect(await answer(`SELECT * ${from} ORDER BY id`)).toEqual([
    {
      ...{ id: '1', title: 'A "quoted", title\n\\.\nend', price: '12345678901234567890.1200000000' },
      ...{ added: '2026-01-31 23:30:00.5+00', due: '2026-02-28', isOld: true, tags: '["a",{"b":1.5}]' },
      ...{ Shelf_mark_it_s: 'M1', Genres: '["Crime","8"]', month: '2026-01' },
    },
    expect.objectContaining({ id: '2', title: '', price: '0.1000000000', isOld: false, tags: null, month: '2026-02' }),
    expect.objectContaining({ id: '3', title: null, price: '-0.0500000000', added: null, month: 'undated' }),
  ]);
  const types = await answer(`SELECT column_name, column_type FROM (DESCRIBE SELECT * ${from})`);
  expect(Object.fromEntries(types.map(({ column_name: name, column_type: type }) => [name, type]))).toMatchObject({
    ...{ id: 'BIGINT', price: 'DECIMAL(38,10)', added: 'TIMESTAMP WITH TIME ZONE', due: 'DATE', isOld: 'BOOLEAN' },
    ...{ title: 'VARCHAR', tags: 'VARCHAR', Genres: 'VARCHAR' },
  });
  const flat = await copy('export', '--format', 'parquet', '--to', 'flat', '--partition', 'none');
  expect(flat.code).toBe(0);
  expect(readdirSync(at('flat/current/books'))).toEqual(['data_0.parquet']);
});

test('an export holds few rows in memory, and has them in the order of the file', async () => {
  const { copy, at, fill, answer } = await newCopy();
  const title = 'A title of a book. '.repeat(30);
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    id: index + 1,
    title: title + String(index),
    added: `2026-0${String(1 + (index % 2))}-01T00:00:00Z`,
  }));
  await fill(rows);
  const groups = `SELECT max(row_group_num_rows)::INTEGER AS rows FROM parquet_metadata('{cwd}/lake/current/books/**/*.parquet')`;
  // Each month has 10,000 rows of 600 bytes.
  expect(await copy('export', '--format', 'parquet', '--to', 'lake', '--table', 'books')).toMatchObject({ code: 0 });
  const [{ rows: largest = 0 } = {}] = await answer(groups);
  expect(Number(largest)).toBeLessThan(8000);
  expect(await copy('export', '--format', 'csv', '--to', 'sheets', '--table', 'books')).toMatchObject({ code: 0 });
  const [, ...lines] = readFileSync(at('sheets/current/books.csv'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(rows.map(({ id }) => id));
});

test('CSV and NDJSON have the exact values as text', async () => {
  const { copy, at } = await newCopy();
  expect(await copy('export', '--format', 'csv', '--to', 'sheets', '--table', 'BOOKS')).toMatchObject({ code: 0 });
  expect(readdirSync(at('sheets/current')).sort()).toEqual(['books.csv', 'tables.json']);
  const text = readFileSync(at('sheets/current/books.csv'), 'utf8');
  expect(parseCsv(text, { columns: true })).toMatchObject([
    {
      ...{
        id: '1',
        title: 'A "quoted", title\n\\.\nend',
        price: '12345678901234567890.12',
        added: '2026-01-31T23:30:00.5Z',
      },
      ...{ due: '2026-02-28', isOld: 'true', tags: '["a",{"b":1.5}]', [MARK]: 'M1', Genres: '["Crime","8"]' },
    },
    { id: '2', price: '0.1', added: '2026-02-01T00:00:00Z' },
    { id: '3', price: '-0.05' },
  ]);
  // An empty text is not the same as none.
  expect(text).toMatch(/^2,"",/m);
  expect(text).toMatch(/^3,,/m);

  expect(await copy('export', '--format', 'ndjson', '--to', 'lines')).toMatchObject({ code: 0 });
  const lines = readFileSync(at('lines/current/books.ndjson'), 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => parseJson(line))).toEqual([
    {
      ...{
        id: 1,
        title: 'A "quoted", title\n\\.\nend',
        price: exact('12345678901234567890.12'),
        added: '2026-01-31T23:30:00.5Z',
      },
      ...{ due: '2026-02-28', isOld: true, tags: ['a', { b: 1.5 }], [MARK]: 'M1', Genres: ['Crime', '8'] },
    },
    { id: 2, title: '', price: 0.1, added: '2026-02-01T00:00:00Z', isOld: false },
    { id: 3, price: -0.05, tags: {} },
  ]);
  expect(readFileSync(at('lines/current/empty.ndjson'), 'utf8')).toBe('');
});

test('only tables that changed are written again, and the export before stays until the next one', async () => {
  const { copy, at, fill } = await newCopy();
  const statuses = async (...line: readonly string[]): Promise<unknown> => {
    const { out, code, err } = await copy('export', '--format', 'ndjson', '--to', 'x', '-o', 'json', ...line);
    expect([code, err]).toEqual([0, expect.any(String)]);
    return Object.fromEntries((JSON.parse(out) as Row[]).map(({ table, status }) => [table, status]));
  };
  const inodes = (): unknown => ['authors', 'books'].map((name) => statSync(at(`x/current/${name}.ndjson`)).ino);
  await statuses();
  expect(JSON.parse(readFileSync(at('x/current/tables.json'), 'utf8'))).toMatchObject({
    tables: { books: { rows: 3, completeAsOf: '2026-05-01T10:00:00Z', files: [{ path: 'books.ndjson' }] } },
  });
  const [first, before] = [readlinkSync(at('x/current')), inodes() as number[]];
  expect(await statuses()).toEqual({ authors: 'unchanged', books: 'unchanged', empty: 'unchanged' });
  expect(readlinkSync(at('x/current'))).toBe(first);

  await fill(books.slice(1));
  expect(await statuses()).toEqual({ authors: 'unchanged', books: 'written', empty: 'unchanged' });
  expect(inodes()).toEqual([before[0], expect.not.stringContaining(String(before[1]))]);
  expect(readFileSync(at('x/current/books.ndjson'), 'utf8')).not.toContain('"id":1,');
  const second = readlinkSync(at('x/current'));
  expect(readdirSync(at('x')).sort()).toEqual([first, second, 'current', 'export.json'].sort());
  // The one before has its rows.
  expect(readFileSync(at('x', first, 'books.ndjson'), 'utf8')).toContain('"id":1,');

  // A file that another program has changed is written again, and not taken over.
  truncateSync(at('x/current/authors.ndjson'), 3);
  expect(await copy('export', '--format', 'ndjson', '--to', 'x', '--table', 'empty')).toMatchObject({
    code: 65,
    err: expect.stringContaining('table authors in the last export were changed'),
  });
  expect(await statuses()).toEqual({ authors: 'written', books: 'unchanged', empty: 'unchanged' });
  expect(readFileSync(at('x/current/authors.ndjson'), 'utf8')).toContain('Ann');
}, 60_000);

test('an export of some tables leaves the others as they are', async () => {
  const { copy, at, fill } = await newCopy();
  const to = ['export', '--format', 'ndjson', '--to', 'x'];
  expect(await copy(...to)).toMatchObject({ code: 0 });
  await fill(books.slice(1));
  expect(await copy(...to, '--table', 'authors')).toMatchObject({ code: 0 });
  expect(readFileSync(at('x/current/books.ndjson'), 'utf8')).toContain('"id":1,');
  expect(await copy(...to, '--table', 'books')).toMatchObject({ code: 0 });
  expect(readFileSync(at('x/current/books.ndjson'), 'utf8')).not.toContain('"id":1,');
  expect(readFileSync(at('x/current/authors.ndjson'), 'utf8')).toContain('Ann');
  expect(await copy(...to, '--table', 'boks', '-o', 'json')).toMatchObject({
    code: 64,
    err: expect.stringContaining('"suggestions":["books"]'),
  });
});

test('a table that is not complete or was changed is refused, and exported with --stale-ok', async () => {
  const half = await newCopy(true);
  const to = ['export', '--format', 'ndjson', '--to', 'x'];
  expect(await half.copy(...to)).toMatchObject({ code: 65, err: expect.stringContaining('never read to their end') });
  expect(existsSync(half.at('x'))).toBe(false);
  for (let count = 0; count < 2; count += 1) {
    // What is stale is written again each time.
    expect(await half.copy(...to, '--stale-ok', '--table', 'books', '-o', 'json')).toMatchObject({
      code: 0,
      out: expect.stringContaining('"written"'),
      err: expect.stringContaining('not complete'),
    });
  }
  const { copy, at } = await newCopy();
  truncateSync(at('shop/books.ndjson'), 30);
  expect(await copy(...to)).toMatchObject({ code: 65, err: expect.stringContaining('is torn') });
});

test('a folder with another content, or the export of another account, is never touched', async () => {
  const { copy, at, fill } = await newCopy();
  const to = (name: string) => copy('export', '--format', 'ndjson', '--to', name);
  mkdirSync(at('mine'));
  writeFileSync(at('mine/letter.txt'), 'dear');
  expect(await to('mine')).toMatchObject({ code: 78, err: expect.stringContaining('not empty and not an export') });
  expect(await to('shop')).toMatchObject({ code: 78 });
  expect(await to('mine/letter.txt')).toMatchObject({ code: 78, err: expect.stringContaining('not a folder') });
  expect(readdirSync(at('mine'))).toEqual(['letter.txt']);

  expect(await to('x')).toMatchObject({ code: 0 });
  expect(await copy('export', '--format', 'csv', '--to', 'x')).toMatchObject({
    code: 78,
    err: expect.stringContaining('an export as ndjson'),
  });
  await fill(books, 'other', 'second');
  expect(await copy('export', '--format', 'ndjson', '--to', 'x', '--dir', 'second')).toMatchObject({
    code: 78,
    err: expect.stringContaining('another account'),
  });
  expect(readlinkSync(at('x/current'))).toMatch(/^\d/);
});

test('a link in place of the export, or of one of its files, leads nowhere', async () => {
  const { copy, at, fill, cwd } = await newCopy();
  const to = ['export', '--format', 'ndjson', '--to', 'x', '--dir', 'shop'];
  mkdirSync(at('x'));
  mkdirSync(at('outside'));
  writeFileSync(at('outside/tables.json'), 'keep');
  expect(await copy(...to)).toMatchObject({ code: 0 });
  rmSync(at('x/current'));
  symlinkSync(at('outside'), at('x/current'));
  expect(await copy(...to)).toMatchObject({ code: 78, err: expect.stringContaining('is a link to') });
  expect(readFileSync(at('outside/tables.json'), 'utf8')).toBe('keep');
  rmSync(at('x/current'));
  expect(await copy(...to)).toMatchObject({ code: 0 });
  rmSync(at('x/current/books.ndjson'));
  symlinkSync(join(cwd, 'outside/tables.json'), at('x/current/books.ndjson'));
  await fill([...books, { id: 4 }]);
  expect(await copy(...to)).toMatchObject({ code: 0 });
  expect(lstatSync(at('x/current/books.ndjson')).isFile()).toBe(true);
  expect(readFileSync(at('outside/tables.json'), 'utf8')).toBe('keep');
});

test('the schema needs a place for databases that do not read local files', async () => {
  const { copy } = await newCopy();
  expect(await copy('schema', '--dialect', 'bigquery', '--dir', 'shop')).toMatchObject({
    code: 64,
    err: expect.stringContaining('--files gs://bucket/folder'),
  });
  const done = await copy('schema', '--dialect', 'spark', '--dir', 'shop', '--files', '/lake/', '--table', 'books');
  expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`LOCATION '/lake/books'`) });
  expect(done.out).toContain('PARTITIONED BY (`month`)');
  expect(done.out).not.toContain('authors');
  const flat = await copy('schema', '--dialect', 'spark', '--dir', 'shop', '--files', '/lake', '--partition', 'none');
  expect(flat.out).not.toContain('PARTITIONED');
});
