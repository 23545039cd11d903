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

test('a list or object with a number that DuckDB rounds is refused, others are not', async () => {
  const root = folder();
  const read1 = (value: string, amount = '1') => {
    write(root, [`{"id":1,"amount":${amount},"x":${value}}`]);
    return read(root, 'SELECT x FROM a', { columns: [{ name: 'x', path: ['x'], type: 'json' }] });
  };
  await expect(read1('{"y":[1.5,12345678901234567.75]}')).rejects.toThrow('has more digits in the file');
  expect(await read1('{"y":[1.5,1234567890123456789,"12345678901234567.75"]}', '12345678901234567.75')).toHaveLength(1);
});

test.each([
  ['a record that is cut short', ['{"id":1}', '{"id":2,"tit', '{"id":3}']],
  ['a value that is not a record', ['{"id":1}', '[2]', '{"id":3}']],
])('a file with %s is refused, also to count', async (_what, records) => {
  const root = folder();
  write(root, records);
  await expect(read(root, 'SELECT count(*) FROM a')).rejects.toThrow(/Malformed JSON|not a record/);
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
