import type { LineNotation } from '../contract/resource.js';
import { stringifyJson } from '../base/json.js';
import { lineShape } from '../base/notation.js';
import { lineRows, parseLine, parseLines } from './lines.js';

const number = (field: string, more: object = {}) => ({ kind: 'number', field, describe: field, ...more }) as const;
const text = (field: string) => ({ kind: 'text', field, describe: field }) as const;
const date = (field: string) => ({ kind: 'date', field, describe: field }) as const;

const entry: LineNotation = {
  head: {
    account: { kind: 'reference', field: 'GLAccount', reference: 'gl-account', describe: 'Account' },
    amount: number('AmountFC'),
  },
  options: {
    vat: text('VATCode'),
    'vat-amount': number('VATAmountFC'),
    from: date('From'),
    to: date('To'),
  },
  text: 'Description',
  spans: [['from', 'to']],
  negative: { when: 'credit-note', parts: ['amount', 'vat-amount'] },
};

const invoice: LineNotation = {
  head: { item: text('Item'), quantity: number('Quantity'), 'unit-price': number('UnitPrice', { optional: true }) },
  options: { discount: number('Discount', { min: 0, max: 1 }) },
  text: 'Description',
};

const bare: LineNotation = { head: { account: text('GLAccount'), amount: number('AmountFC') }, options: {} };

/** The record of a line as JSON; codes are looked up as themselves in brackets. */
async function record(line: string, notation: LineNotation, isNegative = false, defaults = {}): Promise<string> {
  const lines = parseLines([line], notation, '--line');
  const [row] = await lineRows(
    lines,
    notation,
    defaults,
    isNegative,
    async (reference, code) => `${reference}<${code}>`,
  );
  return stringifyJson(row);
}

test.each([
  ['8000:250.00', '{"GLAccount":"gl-account<8000>","AmountFC":250.00}'],
  ['8000:-3.5:Repairs', '{"GLAccount":"gl-account<8000>","AmountFC":-3.5,"Description":"Repairs"}'],
  ['8000:007.50', '{"GLAccount":"gl-account<8000>","AmountFC":7.50}'],
  [
    '8000:100:vat=4:vat-amount=21.00:Repairs: May: 10:30',
    '{"GLAccount":"gl-account<8000>","AmountFC":100,"VATCode":"4","VATAmountFC":21.00,"Description":"Repairs: May: 10:30"}',
  ],
  [
    '8000:1:from=2026-01-01:to=2026-03-31',
    '{"GLAccount":"gl-account<8000>","AmountFC":1,"From":"2026-01-01","To":"2026-03-31"}',
  ],
  ['80\\:00:1:a\\=b', '{"GLAccount":"gl-account<80:00>","AmountFC":1,"Description":"a=b"}'],
  ['8000:1:c:\\\\dir', '{"GLAccount":"gl-account<8000>","AmountFC":1,"Description":"c:\\\\dir"}'],
  ['8000:1:text first:vat=4', '{"GLAccount":"gl-account<8000>","AmountFC":1,"Description":"text first:vat=4"}'],
  ['8000:12345678901234567.89', '{"GLAccount":"gl-account<8000>","AmountFC":12345678901234567.89}'],
  ['8000:1:vat==x', '{"GLAccount":"gl-account<8000>","AmountFC":1,"VATCode":"=x"}'],
  ['8000:1:', '{"GLAccount":"gl-account<8000>","AmountFC":1}'],
])('an entry line %s', async (line, wanted) => {
  expect(await record(line, entry)).toBe(wanted);
});

test.each([
  ['BOLT:2:1.25', '{"Item":"BOLT","Quantity":2,"UnitPrice":1.25}'],
  ['BOLT:2::discount=0.10:Cheap', '{"Item":"BOLT","Quantity":2,"Discount":0.10,"Description":"Cheap"}'],
  ['BOLT:2:', '{"Item":"BOLT","Quantity":2}'],
])('an invoice line %s', async (line, wanted) => {
  expect(await record(line, invoice)).toBe(wanted);
});

test('amounts become negative without arithmetic, and shared fields give way to those of the line', async () => {
  expect(await record('8000:5.00:vat-amount=-1.05:Own', entry, true, { Description: 'All', Date: '2026-05-31' })).toBe(
    '{"Description":"Own","Date":"2026-05-31","GLAccount":"gl-account<8000>","AmountFC":-5.00,"VATAmountFC":-1.05}',
  );
  expect(await record('8000:0.00', entry, true)).toContain('"AmountFC":0.00');
  expect(await record('8000:-12345678901234567.89', entry, true)).toContain('-12345678901234567.89');
});

test.each([
  ['8000', entry, 'amount is missing'],
  [':5', entry, 'account is missing'],
  ['8000:1,50', entry, 'is not a number; write 1234.50'],
  ['8000:1e3', entry, 'is not a number'],
  ['8000:+1', entry, 'is not a number'],
  ['8000:1:vta=4', entry, 'known: vat, vat-amount'],
  ['8000:1:toString=4', entry, 'toString is not an option'],
  ['8000:1:vat=4:vat=5', entry, 'given twice'],
  ['8000:1:from=2026-01-01', entry, 'must be given together'],
  ['8000:1:from=2026-02-01:to=2026-01-01', entry, 'from is after to'],
  ['8000:1:from=2026-02-30:to=2026-03-01', entry, 'is not a date'],
  ['8000:1:vat=', entry, 'vat has no value'],
  ['8000:1:vat=4', bare, 'it takes no options'],
  ['8000:1:Repairs', bare, 'is not part of the notation'],
  ['BOLT:2::discount=10', invoice, 'must be from 0 to 1'],
  ['BOLT:2::discount=-0.1', invoice, 'must be from 0 to 1'],
  ['BOLT', invoice, 'quantity is missing'],
  ['BOLT:2', invoice, 'unit-price is missing'],
] as const)('refuses %s', (line, notation, why) => {
  expect(parseLine(line, notation)).toContain(why);
});

test.each([
  [entry, 'account:amount[:option=value...][:text]'],
  [invoice, 'item:quantity:[unit-price][:option=value...][:text]'],
  [bare, 'account:amount'],
])('a notation is shown as it is typed', (notation, shape) => {
  expect(lineShape(notation)).toBe(shape);
});

test('names every bad line by number and text, and takes none of them', () => {
  expect(() => parseLines(['8000:1', '8000', '8000:x'], entry, '--line')).toThrow(
    expect.objectContaining({
      kind: 'input',
      message: '2 values of --line are wrong.',
      details: { lines: [expect.stringContaining('line 2 ("8000")'), expect.stringContaining('line 3 ("8000:x")')] },
    }),
  );
});

test.each([
  [['1:0.1', '2:0.2', '3:-0.30'], undefined],
  [['1:0.1', '2:-0.30'], 'the sum of amount is -0.2 and must be 0'],
  [['1:10000000000000000.01', '2:-10000000000000000'], 'the sum of amount is 0.01'],
])('lines that must balance: %j', (lines, says) => {
  const read = () => parseLines(lines, { ...bare, balanced: 'amount' }, '--line');
  if (says === undefined) expect(read()).toHaveLength(lines.length);
  else expect(read).toThrow(says);
});
