import { stringifyJson } from '../../../runtime/base/json.js';
import { decimal, lineBody, negative, parseLine, parseLines, type LineNotation } from './line.js';

const entry: LineNotation = {
  head: 'amount',
  fields: ['GLAccount', 'AmountFC'],
  options: {
    vat: { field: 'VATCode', kind: 'text' },
    'vat-amount': { field: 'VATAmountFC', kind: 'amount' },
    from: { field: 'From', kind: 'date' },
    to: { field: 'To', kind: 'date' },
    quantity: { field: 'Quantity', kind: 'number' },
  },
  spans: [['from', 'to']],
};

const invoice: LineNotation = {
  head: 'item',
  fields: ['Item', 'Quantity', 'UnitPrice'],
  options: { discount: { field: 'Discount', kind: 'fraction' } },
};

const bare: LineNotation = { head: 'amount', fields: ['GLAccount', 'AmountFC'], options: {} };

const body = (text: string, notation: LineNotation): string => {
  const line = parseLine(text, notation);
  return typeof line === 'string' ? line : stringifyJson(lineBody(line, notation, line.subject));
};

test.each([
  ['8000:250.00', '{"GLAccount":"8000","AmountFC":250.00}'],
  ['8000:-3.5:Repairs', '{"GLAccount":"8000","AmountFC":-3.5,"Description":"Repairs"}'],
  ['8000:007.50', '{"GLAccount":"8000","AmountFC":7.50}'],
  [
    '8000:100:vat=4:vat-amount=21.00:Repairs: May: 10:30',
    '{"GLAccount":"8000","AmountFC":100,"VATCode":"4","VATAmountFC":21.00,"Description":"Repairs: May: 10:30"}',
  ],
  ['8000:1:from=2026-01-01:to=2026-03-31', '{"GLAccount":"8000","AmountFC":1,"From":"2026-01-01","To":"2026-03-31"}'],
  ['80\\:00:1:a\\=b', '{"GLAccount":"80:00","AmountFC":1,"Description":"a=b"}'],
  ['8000:1:c:\\\\dir', '{"GLAccount":"8000","AmountFC":1,"Description":"c:\\\\dir"}'],
  ['8000:1:text first:vat=4', '{"GLAccount":"8000","AmountFC":1,"Description":"text first:vat=4"}'],
  ['8000:12345678901234567.89', '{"GLAccount":"8000","AmountFC":12345678901234567.89}'],
  ['8000:1:vat==x', '{"GLAccount":"8000","AmountFC":1,"VATCode":"=x"}'],
  ['8000:1:', '{"GLAccount":"8000","AmountFC":1}'],
])('an entry line %s', (text, wanted) => {
  expect(body(text, entry)).toBe(wanted);
});

test.each([
  ['BOLT:2:1.25', '{"Item":"BOLT","Quantity":2,"UnitPrice":1.25}'],
  ['BOLT:2::discount=0.10:Cheap', '{"Item":"BOLT","Quantity":2,"Discount":0.10,"Description":"Cheap"}'],
  ['BOLT:2:', '{"Item":"BOLT","Quantity":2}'],
])('an invoice line %s', (text, wanted) => {
  expect(body(text, invoice)).toBe(wanted);
});

test.each([
  ['8000', entry, 'account:amount'],
  [':5', entry, 'account:amount'],
  ['8000:1,50', entry, 'no number'],
  ['8000:1e3', entry, 'no number'],
  ['8000:1:vta=4', entry, 'known: vat, vat-amount'],
  ['8000:1:vat=4:vat=5', entry, 'given twice'],
  ['8000:1:from=2026-01-01', entry, 'come together'],
  ['8000:1:from=2026-02-01:to=2026-01-01', entry, 'after'],
  ['8000:1:from=2026-02-30:to=2026-03-01', entry, 'no day'],
  ['8000:1:vat=', entry, 'no value'],
  ['8000:1:vat=4', bare, 'no options'],
  ['BOLT:2::discount=10', invoice, 'fraction'],
  ['BOLT:2::discount=-0.1', invoice, 'fraction'],
  ['BOLT', invoice, 'item:quantity'],
  ['8000:1:toString=4', entry, 'no option'],
] as const)('refuses %s', (text, notation, why) => {
  expect(parseLine(text, notation)).toContain(why);
});

test('names every bad line by number and text, and takes none of them', () => {
  const error = ((): unknown => {
    try {
      return parseLines(['8000:1', '8000', '8000:x'], entry);
    } catch (caught) {
      return caught;
    }
  })();
  expect(error).toMatchObject({
    kind: 'input',
    details: { lines: [expect.stringContaining('line 2 ("8000")'), expect.stringContaining('line 3 ("8000:x")')] },
  });
});

test('negates without arithmetic', () => {
  expect(['250.00', '-3.50', '0.00', '12345678901234567.89'].map(negative)).toEqual([
    '-250.00',
    '-3.50',
    '0.00',
    '-12345678901234567.89',
  ]);
});

test('reads decimals as digits', () => {
  expect(['0012', '-0.50', '1.', '.5', '1 000', '+1', ''].map(decimal)).toEqual([
    '12',
    '-0.50',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
