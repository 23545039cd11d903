import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { query } from '../../../tests/support/duckdb.js';
import { viewsSql, type View } from './view-text.js';

const folder = (): string => mkdtempSync(join(tmpdir(), 'views-'));

const table = { id: 'integer', amount: 'number', factor: 'rate' } as const;
/** Writes records as the lines of a file. */
function write(root: string, records: readonly string[]): string {
  const path = join(root, 'a.ndjson');
  writeFileSync(path, records.map((record) => `${record}\n`).join(''));
  return path;
}

const read = async (root: string, text: string, more: Partial<View> = {}) =>
  query(viewsSql(root, [{ name: 'a', file: 'a.ndjson', table, form: 'lines', ...more }]), text);

/** Digits of an amount as a whole number of units of 10^-10. */
function unitsOf(text: string): bigint {
  const [whole = '', part = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole + part.padEnd(10, '0'));
  return text.startsWith('-') ? -units : units;
}

test('of a record the last line counts, and a deleted one is not there', async () => {
  const root = folder();
  write(root, [
    '{"id":1,"amount":1}',
    '{"id":2,"amount":2}',
    '{"id":1,"amount":3}',
    '["deleted","2"]',
    '{"amount":4}',
    '{"amount":4}',
  ]);
  expect(await read(root, 'SELECT sum(amount)::VARCHAR AS sum, count(*) AS count FROM a')).toEqual([
    { sum: '11.0000000000', count: '3' },
  ]);
});

test('amounts add up exactly', async () => {
  const root = folder();
  const amounts = Array.from({ length: 500 }, (_, index) => {
    const cents = (index * 7_919_797 + 13) % 99_999_989;
    return `${index % 2 === 0 ? '' : '-'}${String(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;
  });
  amounts.push('0.0000000001', '9999999999999.25', '-0.1', '1000', '1.10', '0.025');
  write(
    root,
    amounts.map((amount, id) => `{"id":${String(id)},"amount":${amount}}`),
  );
  const [found] = await read(root, 'SELECT sum(amount) AS sum, count(*) AS count FROM a');
  const sum = amounts.reduce((total, amount) => total + unitsOf(amount), 0n);
  expect([unitsOf(String(found?.['sum'])), found?.['count']]).toEqual([sum, String(amounts.length)]);
});

test.each([
  ['no value', 'null', null],
  ['a power of ten', '2.5e-3', '0.0025000000'],
  ['digits around its point that a double does not have', '1234567890000.0001e-3', '1234567890.0000001000'],
  ['digits that a double does not have', '1234567890.0000000001', '1234567890.0000000001'],
  ['zeros at the end', '1.500000000000000', '1.5000000000'],
  ['many digits in a text', '"12345678901234567890.25"', '12345678901234567890.2500000000'],
  ['more digits than DuckDB reads', '-12345678901234567890.25', '-12345678901234567890.2500000000'],
  [
    'more digits, and others below the same name',
    '12345678901234567890.25,"b":{"amount":1.5}',
    '12345678901234567890.2500000000',
  ],
  [
    'more digits, also in a text',
    '12345678901234567.75,"b":"\\"amount\\":12345678901234567.5"',
    '12345678901234567.7500000000',
  ],
])('an amount with %s is read exactly', async (_what, value, expected) => {
  const root = folder();
  write(root, [`{"id":1,"amount":${value}}`]);
  expect(await read(root, 'SELECT amount FROM a')).toEqual([{ amount: expected }]);
});

test.each([
  ['more decimals than its type', '0.12345678901', 'has more than 10 decimals'],
  ['so many decimals that a double is a short number', '0.1000000000000000055', 'has more than 10 decimals'],
  ['nines that a double does not have', '1.4999999999999999999', 'has more than 10 decimals'],
  ['an exponent that a double does not have', '1e-400', 'has more than 10 decimals'],
  [
    'more digits than DuckDB reads, which two fields share',
    '12345678901234567890.25,"b":{"amount":12345678901234567890.5}',
    'has more digits in the file',
  ],
  ['no number', '"much"', 'Could not convert string "much"'],
  ['too large a number', '1e30', 'Could not convert string'],
])('an amount with %s is refused, and nothing else is', async (_what, value, says) => {
  const root = folder();
  write(root, [`{"id":1,"amount":${value}}`]);
  await expect(read(root, 'SELECT sum(amount) FROM a')).rejects.toThrow(says);
  expect(await read(root, 'SELECT id FROM a')).toEqual([{ id: '1' }]);
});

test.each(['0.30000000000000004', '5.730002292000917e-05', '0.00006123456789012345', '17452.123456789'])(
  'the rate %s is read exactly',
  async (rate) => {
    const root = folder();
    write(root, [`{"id":1,"factor":${rate}}`]);
    const [found] = await read(root, 'SELECT factor FROM a');
    const text = String(found?.['factor']);
    expect([Number(text), text.replace(/0+$/, '').length]).toEqual([Number(rate), expect.any(Number)]);
    expect(text.replace(/^0\.0*|0*$|\./g, '')).toBe(rate.replace(/e.*/, '').replace(/^0\.0*|\./g, ''));
  },
);

test('a record of which each number is one of a double is read as any other', async () => {
  const root = folder();
  const values = ['1.5', '0.30000000000000004', '5e-7', '12345678901234567890', '"12345678901234567890.25"', 'null'];
  const records = values.map((value, id) => {
    const inner = `{"a":${value},"b c":[${value}],"d":{"e":"f"}}`;
    return `{"id":${String(id)},"factor":${value === '12345678901234567890' ? '0' : value},"x":${inner}}`;
  });
  write(root, [...records, '{"id":7,"x":[]}', '{"id":8,"x":"y"}', '{"id":"odd"}']);
  const columns = [
    { name: 'whole', path: ['x'], type: 'json' },
    { name: 'also', path: ['x'], type: 'text' },
    { name: 'a', path: ['x', 'a'], type: 'rate' },
    { name: 'list', path: ['x', 'b c'], type: 'json' },
    { name: 'd', path: ['x', 'd'], type: 'json' },
    { name: 'e', path: ['x', 'd', 'e'], type: 'text' },
  ] as const;
  const more = { table: { id: 'integer', factor: 'rate' }, columns } as const;
  const small = 'SELECT * FROM a WHERE id IS NULL OR id NOT IN (3, 4)';
  const rows = await read(root, small, { ...more, form: 'rows' });
  expect(await read(root, small, { ...more, form: 'doubles' })).toEqual(rows);
  expect(rows).toHaveLength(7);
  expect(rows[1]).toMatchObject({ factor: '0.3000000000000000400000000000', e: 'f', d: '{"e":"f"}' });
  const large = {
    ...more,
    table: { id: 'integer' } as const,
    columns: columns.map((one) => ({ ...one, type: 'text' as const })),
  };
  for (const form of ['rows', 'doubles'] as const) {
    expect(await read(root, 'SELECT a, list FROM a WHERE id IN (3, 4) ORDER BY id', { ...large, form })).toEqual([
      { a: '12345678901234567890', list: '[12345678901234567890]' },
      { a: '12345678901234567890.25', list: '["12345678901234567890.25"]' },
    ]);
  }
});

test('two fields whose names differ in their case are two columns', async () => {
  const root = folder();
  write(root, ['{"id":1,"Id":2}']);
  for (const form of ['rows', 'doubles'] as const) {
    const columns = [{ name: 'other', path: ['Id'], type: 'integer' }] as const;
    expect(await read(root, 'SELECT id, other FROM a', { form, columns })).toEqual([{ id: '1', other: '2' }]);
  }
});

test('a list or object with a number that DuckDB rounds is refused, others are not', async () => {
  const root = folder();
  const read1 = (value: string, amount = '1') => {
    write(root, [`{"id":1,"amount":${amount},"x":${value}}`]);
    return read(root, 'SELECT x FROM a', { columns: [{ name: 'x', path: ['x'], type: 'json' }] });
  };
  await expect(read1('{"y":[1.5,12345678901234567.75]}')).rejects.toThrow('has more digits in the file');
  await expect(read1('{"y":1.00000000000000001e-7}')).rejects.toThrow('has more digits in the file');
  expect(await read1('{"y":[1.5,1234567890123456789,"12345678901234567.75"]}', '12345678901234567.75')).toHaveLength(1);
});

test.each([
  ['a record that is cut short', ['{"id":1}', '{"id":2,"tit', '{"id":3}']],
  ['a value that is not a record', ['{"id":1}', '[2]', '{"id":3}']],
])('a file with %s is refused, also to count', async (_what, records) => {
  const root = folder();
  write(root, records);
  await expect(read(root, 'SELECT count(*) FROM a')).rejects.toThrow(/Malformed JSON|not a record/);
  await expect(read(root, 'SELECT id FROM a', { form: 'doubles' })).rejects.toThrow(/Malformed JSON|Expected OBJECT/);
});

test('a file without records is empty', async () => {
  const root = folder();
  write(root, []);
  expect(await read(root, 'SELECT count(*) AS count FROM a')).toEqual([{ count: '0' }]);
});

test.each([
  ['is something else', 'hello\n'],
  ['lost its end', '{"feed":"x","rows":[\n{"id":1}\n'],
])('a file that %s is refused', async (_what, text) => {
  const root = folder();
  writeFileSync(write(root, ['{"id":1}']), text);
  await expect(read(root, 'SELECT count(*) AS count FROM a')).rejects.toThrow(/Malformed JSON|Expected top-level/);
});

test('columns of other names: labels, lists of labels, values inside of others', async () => {
  const root = folder();
  write(root, ['{"id":1,"x":{"0a":7,"1b":[7,9],"2c":{"value":12.5}}}', '{"id":2,"x":{"0a":8}}', '{"id":3}']);
  const labels = new Map([
    ['7', "It's"],
    ['8', 'eight'],
  ]);
  const columns = [
    { name: 'One "1"', path: ['x', '0a'], type: 'text', labels },
    { name: 'Many', path: ['x', '1b'], type: 'json', labels },
    { name: 'Sum', path: ['x', '2c', 'value'], type: 'number' },
  ] as const;
  expect(await read(root, 'SELECT * EXCLUDE (amount, factor) FROM a ORDER BY id', { columns })).toEqual([
    { id: '1', 'One "1"': "It's", Many: ["It's", '9'], Sum: '12.5000000000' },
    { id: '2', 'One "1"': 'eight', Many: null, Sum: null },
    { id: '3', 'One "1"': null, Many: null, Sum: null },
  ]);
});
