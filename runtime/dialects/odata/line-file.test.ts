import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LineNotation, LinePart } from '../../contract/resource.js';
import { failureOf } from '../../http/testkit.js';
import { fakeWorld } from '../../testing/world.js';
import { readValue } from '../../pipeline/value.js';
import { createInput } from '../../pipeline/input.js';

const part = (kind: LinePart['kind'], field: string, more: Partial<LinePart> = {}): LinePart => ({
  kind,
  field,
  describe: field,
  ...more,
});
const line: LineNotation = {
  head: {
    product: part('reference', 'Product', { reference: 'product' }),
    amount: part('number', 'Amount', { decimals: 2 }),
    'unit-price': part('number', 'UnitPrice', { optional: true }),
  },
  options: { tax: part('text', 'TaxCode'), from: part('date', 'From'), to: part('date', 'To') },
  text: 'LongText',
  spans: [['from', 'to']],
};

const cwd = mkdtempSync(join(tmpdir(), 'lines-'));

interface Given {
  readonly file?: string;
  readonly stdin?: string;
  readonly notation?: LineNotation;
  readonly minItems?: number;
}

async function read(texts: readonly string[], { file, stdin = '', notation = line, minItems = 1 }: Given = {}) {
  if (file !== undefined) writeFileSync(join(cwd, 'lines.csv'), file);
  const { world } = fakeWorld([], { stdin, cwd });
  const client = { binary: 'acmecli', dialects: { odata: () => import('./index.js') } };
  const from = { client, service: { dates: { times: true } }, world, input: createInput(world), warn: () => undefined };
  return await readValue(texts, { kind: 'line', line: notation, minItems, describe: '', repeat: true }, '--line', from);
}

const values = (where: string, parts: Readonly<Record<string, string>>, text?: string): unknown => ({
  where,
  parts: Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, expect.objectContaining({ text: one })])),
  ...(text === undefined ? {} : { text }),
});

test('each row of a file is a line, between those that are typed', async () => {
  const file = 'Product,Amount,long-text,TAX\n8000,12.50,"Paper: a=4, b",2\n,,,\n8001,3,,\n';
  expect(await read(['1:2:', '@lines.csv', '@@8:9:'], { file })).toEqual([
    values('line 1 ("1:2:")', { product: '1', amount: '2' }),
    values('line 2 of lines.csv', { product: '8000', amount: '12.50', tax: '2' }, 'Paper: a=4, b'),
    values('line 4 of lines.csv', { product: '8001', amount: '3' }),
    values('line 3 ("@8:9:")', { product: '@8', amount: '9' }),
  ]);
});

test('standard input, a byte order mark and semicolons', async () => {
  expect(await read(['-'], { stdin: '\uFEFFproduct;amount\r\n8000;-5\r\n' })).toEqual([
    values('line 2 of standard input', { product: '8000', amount: '-5' }),
  ]);
});

test.each([
  ['product,amount,taxs\n8000,1,2\n', '--line: lines.csv has the unknown column "taxs".', ['tax']],
  ['product,Product,amount\n1,2,3\n', '--line: lines.csv has two columns named "product".', undefined],
  ['product,tax\n8000,1\n', '--line: lines.csv has no column amount.', undefined],
  ['product,amount\n', '--line: lines.csv has no rows below its header.', undefined],
  ['', '--line: lines.csv is empty.', undefined],
  ['product,amount\n8000,1.5,3\n', '--line: lines.csv is not valid CSV: line 2:', undefined],
  [
    'product,amount\n8000,"1,50"\n',
    '--line: line 2 of lines.csv: amount "1,50" is not a number; write 1.50',
    undefined,
  ],
  ['product,amount\n8000,1.500\n', 'line 2 of lines.csv: amount "1.500" can mean 1500 or 1.50', undefined],
  ['product,amount,from\n1,1,2026-01-01\n', 'line 2 of lines.csv: from and to must be given together.', undefined],
  ['product,amount,from,to\n1,1,x,y\n', 'write YYYY-MM-DD or a time such as 2026-01-31T09:30:00.', undefined],
])('the file %j is refused', async (file, message, suggestions) => {
  const error = await failureOf(read(['@lines.csv'], { file }));
  expect(error.kind).toBe('input');
  expect(error.message).toContain(message);
  expect(error.details.suggestions).toEqual(suggestions);
});

test('an unknown column is refused with the known ones', async () => {
  const { remedy } = await failureOf(read(['@lines.csv'], { file: 'product,amount,vat\n' }));
  expect(remedy).toBe('Known columns: product, amount, unit-price, tax, from, to, long-text. Nothing was sent.');
});

test('all rows that are wrong are named', async () => {
  const file = 'product,amount\n8000,\n8000,1\n,x\n';
  const { message, remedy, details } = await failureOf(read(['@lines.csv'], { file }));
  expect([message, remedy]).toEqual(['2 values of --line are wrong.', 'Correct the file. Nothing was sent.']);
  expect(details.lines).toEqual(['line 2 of lines.csv: amount is missing', 'line 4 of lines.csv: product is missing']);
});

test('the rows count as lines: for the number required, and in the balance', async () => {
  const notation: LineNotation = { ...line, balanced: 'amount' };
  const file = 'product,amount\n8000,1\n';
  const few = await failureOf(read(['@lines.csv'], { file, minItems: 2 }));
  expect(few.message).toBe('--line needs at least 2 values, not 1.');
  const uneven = await failureOf(read(['@lines.csv', '8001:-2:'], { file, notation }));
  expect(uneven.message).toContain('the sum of amount is -1 and must be 0');
});
