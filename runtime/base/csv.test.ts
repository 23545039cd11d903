import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll, failureOf } from '../http/testkit.js';
import { kitStage } from '../workflow/testkit.js';
import type { Kit } from '../workflow/types.js';
import type { CsvOptions, CsvRecord } from './csv.js';

const { kit } = await kitStage({}, () => undefined);
afterAll(closeAll);

async function* chunks(...parts: readonly (string | Uint8Array)[]): AsyncGenerator<string | Uint8Array> {
  yield* parts;
}

async function all(source: Parameters<Kit['readCsv']>[0], options?: CsvOptions): Promise<readonly CsvRecord[]> {
  const found: CsvRecord[] = [];
  for await (const record of kit.readCsv(source, options)) found.push(record);
  return found;
}

const values = async (text: string, options?: CsvOptions): Promise<readonly unknown[]> =>
  (await all(chunks(text), options)).map((record) => record.values);

test('quotes, commas and line breaks in them, CRLF, a byte order mark, empty lines', async () => {
  const text = '\ufeffid,name,note\r\n1,"Lee, ""Ann""","two\r\nlines"\r\n\r\n2,Zoë,\r\n';
  expect(await all(chunks(text))).toEqual([
    { line: 3, values: { id: '1', name: 'Lee, "Ann"', note: 'two\nlines' } },
    { line: 5, values: { id: '2', name: 'Zoë', note: '' } },
  ]);
  expect(await values('a;b\n1,5;2', { separator: ';' })).toEqual([{ a: '1,5', b: '2' }]);
  expect(await values('a\n')).toEqual([]);
  expect(await all(chunks('a\r', '\n1\r', '\n'))).toEqual([{ line: 2, values: { a: '1' } }]);
  expect(await all(chunks('a\n"1\r', '\n2"\r', '\n3\n'))).toEqual([
    { line: 3, values: { a: '1\n2' } },
    { line: 4, values: { a: '3' } },
  ]);
});

test('short records are padded on request; the columns are passed on before the first record', async () => {
  const seen: (readonly string[])[] = [];
  const header = (columns: readonly string[]): void => void seen.push(columns);
  expect(await values(' a ,b\n1\n', { pad: true, header })).toEqual([{ a: '1', b: '' }]);
  expect(await values('c\n', { header })).toEqual([]);
  expect(seen).toEqual([['a', 'b'], ['c']]);
  expect(await failureOf(values('a\n1,2\n', { pad: true, name: 'The list' }))).toMatchObject({ kind: 'input' });
});

test('bytes that are split inside a character are joined', async () => {
  const bytes = Buffer.from('name\nZoë\n');
  const cut = bytes.indexOf(0xc3) + 1;
  expect(await all(chunks(bytes.subarray(0, cut), bytes.subarray(cut)))).toMatchObject([{ values: { name: 'Zoë' } }]);
});

test('records arrive while the source is still being read', async () => {
  let given = 0;
  async function* endless(): AsyncGenerator<string> {
    yield 'id\n';
    for (;;) yield `${String((given += 1))}\n`.repeat(1000);
  }
  for await (const { values: row } of kit.readCsv(endless())) {
    expect(row).toEqual({ id: '1' });
    break;
  }
  expect(given).toBeLessThan(200);
});

test.each([
  ['a,b\n1,2\n3\n', 'line 3: its number of fields differs from that of the first line'],
  ['a,b\n1,"2\n', 'a quote is not closed'],
  ['a,b\n1,"2"x\n', 'line 2: text follows a closing quote'],
  ['', 'The CSV text is empty.'],
  ['a,a\n1,2\n', 'has two columns named "a"'],
])('%j is refused', async (text, message) => {
  const error = await failureOf(values(text));
  expect([error.kind, error.message]).toEqual(['input', expect.stringContaining(message)]);
});

test('a record that does not end is refused before it fills the memory', async () => {
  async function* endless(): AsyncGenerator<string> {
    yield 'a\n"';
    for (let part = 0; part < 100; part += 1) yield 'x'.repeat(1 << 16);
  }
  const { message, remedy } = await failureOf(all(endless()));
  expect(message).toContain('a record is larger than 1 MiB');
  expect(remedy).toMatch(/^Shorten its fields\./);
});

test('text that is not UTF-8 is refused instead of being changed', async () => {
  expect((await failureOf(all(chunks(Buffer.from([0x61, 0x0a, 0xff, 0x0a]))))).message).toBe(
    'The CSV text is not UTF-8 text.',
  );
});

test('missing columns are named, with the existing and the nearest ones', async () => {
  const error = await failureOf(values('id,emial\n1,x\n', { columns: ['id', 'email'] }));
  expect([error.message, error.remedy, error.details.suggestions]).toEqual([
    'The CSV text has no column email.',
    'Its first line has these columns: id, emial.',
    ['emial'],
  ]);
});

test('a file is read by name, and the error for an unreadable one has the reason', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'csv-'));
  const path = join(folder, 'a.csv');
  await writeFile(path, 'id\n1\n');
  expect(await all(path)).toEqual([{ line: 2, values: { id: '1' } }]);
  expect((await failureOf(all(join(folder, 'b.csv')))).message).toMatch(/b\.csv cannot be read: it does not exist\.$/);
  expect((await failureOf(all('-'))).message).toBe('Nothing is piped into standard input.');
  await rm(folder, { recursive: true });
});
