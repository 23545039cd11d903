import type { LineNotation, LinePart } from '../../contract/resource.js';
import type { Row } from '../../contract/rows.js';
import { CliError } from '../../base/errors.js';
import { countWrites } from '../../base/writes.js';
import { stringifyJson } from '../../base/json.js';
import { failureOf } from '../../http/testkit.js';
import { lineShape } from '../../base/notation.js';
import type { LineLookup } from '../../contract/dialect.js';
import { checkSigns, lineRows, parseLine, parseLines, typedLine } from './lines.js';

const part = (kind: LinePart['kind'], field: string, more: Partial<LinePart> = {}): LinePart => ({
  kind,
  field,
  describe: field,
  ...more,
});

const entry: LineNotation = {
  head: {
    product: part('reference', 'Product', { reference: 'product' }),
    amount: part('number', 'Amount', { decimals: 2 }),
  },
  options: {
    tax: part('text', 'TaxCode'),
    'tax-amount': part('number', 'TaxAmount'),
    from: part('date', 'From'),
    to: part('date', 'To'),
    project: part('uuid', 'Project'),
  },
  text: 'Description',
  spans: [['from', 'to']],
  negative: { when: 'refund', parts: ['amount', 'tax-amount'] },
};
const order: LineNotation = {
  head: {
    item: part('reference', 'Item'),
    quantity: part('number', 'Quantity'),
    'unit-price': part('number', 'UnitPrice', { optional: true }),
  },
  options: { discount: part('number', 'Discount', { min: 0, max: 1 }) },
  text: 'Description',
};
const bare: LineNotation = { head: entry.head, options: {} };
const journal: LineNotation = {
  ...entry,
  head: { ...entry.head, amount: part('number', 'Amount') },
  balanced: 'amount',
};

const lookup: LineLookup = {
  resolve: async (_, code) => {
    if (!code.startsWith('9')) return `id-${code}`;
    throw new CliError('input', `The product "${code}" does not exist.`, 'Check the code.', { lines: ['8000'] });
  },
  command: { effect: 'create' },
  http: { writes: countWrites().writes },
};

const read = (texts: readonly string[], notation: LineNotation) => parseLines(texts.map(typedLine), notation, '--line');
const rowsOf = (texts: readonly string[], notation: LineNotation, defaults: Row = {}, args: Row = {}) =>
  lineRows(read(texts, notation), notation, { label: '--line', defaults, args }, lookup);

async function bodyOf(text: string, notation: LineNotation, args: Row = {}): Promise<string> {
  return stringifyJson((await rowsOf([text], notation, {}, args))[0]);
}

test.each([
  ['8000:250.00', '{"Product":"id-8000","Amount":250.00}'],
  ['8000:-3.5:Repairs', '{"Product":"id-8000","Amount":-3.5,"Description":"Repairs"}'],
  ['8000:007.50', '{"Product":"id-8000","Amount":7.50}'],
  [
    '8000:100:tax=4:tax-amount=21.00:Repairs: May: 10:30',
    '{"Product":"id-8000","Amount":100,"TaxCode":"4","TaxAmount":21.00,"Description":"Repairs: May: 10:30"}',
  ],
  ['8000:1:from=2026-01-01:to=2026-03-31', '{"Product":"id-8000","Amount":1,"From":"2026-01-01","To":"2026-03-31"}'],
  ['80\\:00:1:a\\=b', '{"Product":"id-80:00","Amount":1,"Description":"a=b"}'],
  ['8000:1:c:\\\\dir', '{"Product":"id-8000","Amount":1,"Description":"c:\\\\dir"}'],
  ['8000:1:text first:tax\\=4', '{"Product":"id-8000","Amount":1,"Description":"text first:tax=4"}'],
  [
    '8000:1:Sum = 4: https://shop/?id=5',
    '{"Product":"id-8000","Amount":1,"Description":"Sum = 4: https://shop/?id=5"}',
  ],
  ['8000:12345678901234567.89', '{"Product":"id-8000","Amount":12345678901234567.89}'],
  ['8000:1:tax==x', '{"Product":"id-8000","Amount":1,"TaxCode":"=x"}'],
  ['8000:1:', '{"Product":"id-8000","Amount":1}'],
  [
    '8000:1:project=11111111-2222-3333-4444-555555555555',
    '{"Product":"id-8000","Amount":1,"Project":"11111111-2222-3333-4444-555555555555"}',
  ],
])('an entry line %s', async (text, wanted) => {
  expect(await bodyOf(text, entry)).toBe(wanted);
});

test.each([
  ['BOLT:2:1.25', '{"Item":"BOLT","Quantity":2,"UnitPrice":1.25}'],
  ['BOLT:2::discount=0.10:Cheap', '{"Item":"BOLT","Quantity":2,"Discount":0.10,"Description":"Cheap"}'],
  ['BOLT:2:', '{"Item":"BOLT","Quantity":2}'],
])('an order line %s', async (text, wanted) => {
  expect(await bodyOf(text, order)).toBe(wanted);
});

test.each([
  ['8000', entry, 'amount is missing'],
  [':5', entry, 'product is missing'],
  ['8000:1,50', entry, 'is not a number; write 1.50'],
  ['8000:1,500', entry, 'amount "1,500" can mean 1500 or 1.50; write one of them'],
  ['8000:1.500', entry, 'amount "1.500" can mean 1500 or 1.50; write one of them'],
  ['8000:0.125', entry, 'amount "0.125" has 3 decimals; at most 2 are allowed'],
  ['8000:1e3', entry, 'is not a number'],
  ['8000:1:txa=4', entry, 'txa is not an option (known: tax, tax-amount, from, to, project); did you mean tax? Write'],
  ['8000:1:tax=4:tax=5', entry, 'tax is given twice'],
  ['8000:1:from=2026-01-01', entry, 'must be given together'],
  ['8000:1:from=2026-02-01:to=2026-01-01', entry, 'from is after to'],
  ['8000:1:from=2026-02-30:to=2026-03-01', entry, 'from 2026-02-30 is not a date'],
  ['8000:1:tax=', entry, 'tax has no value'],
  ['8000:1:project=P1', entry, 'project "P1" is not a GUID; write 8-4-4-4-12 hex digits'],
  ['8000:1:tax=4', bare, 'takes no options'],
  ['8000:1:text', bare, 'not part of the notation'],
  ['BOLT:2::discount=10', order, 'discount 10 must be from 0 to 1'],
  ['BOLT:2::discount=-0.1', order, 'must be from 0 to 1'],
  ['BOLT:2', order, 'end the line with a colon to leave it out'],
  ['8000:1:toString=4', entry, 'toString is not an option'],
] as const)('refuses %s', (text, notation, why) => {
  expect(parseLine(text, notation)).toContain(why);
});

test.each([
  ['8000:96.80:Paper:tax=2', 'tax is an option and must be before the text: "8000:96.80:tax=2:Paper"'],
  ['8000:96.80: tax=2', '"8000:96.80:tax=2"'],
  ['8000:96.80:Paper: tax = 2 :A4', '"8000:96.80:tax=2:Paper:A4"'],
  ['8000:96.80:TAX = 2:Paper', '"8000:96.80:tax=2:Paper"'],
  [
    '8000:1:tax=2:c\\:\\\\d:from=2026-01-01:to=2026-02-01',
    '"8000:1:tax=2:from=2026-01-01:to=2026-02-01:c\\\\:\\\\\\\\d"',
  ],
  [
    '8000:96.80:Paper:txa=2',
    'txa is not an option (known: tax, tax-amount, from, to, project); did you mean tax? Write \\=',
  ],
  ['8000:96.80:Paper:note=2', 'note is not an option'],
])('a text of %s that is an option is refused with the right line', (text, why) => {
  expect(parseLine(text, entry)).toContain(why);
});

test('a notation without options refuses what would be one elsewhere', () => {
  expect(parseLine('8000:1:Paper:tax=2', { ...bare, text: 'Description' })).toBe(
    'it takes no options, but has tax=; write \\= for a literal =',
  );
});

test('dates of a service that takes times', () => {
  const read = (text: string) => parseLine(text, entry, { times: true });
  expect(read('8000:1:from=2026-05-31T10\\:00\\:00+02\\:00:to=2026-05-31:Text')).toMatchObject({
    parts: { from: { text: '2026-05-31' }, to: { text: '2026-05-31' } },
    text: 'Text',
  });
  expect(read('8000:1:from=2026-05-31T10\\:00:to=2026-05-31T09\\:00')).toMatchObject({ parts: {} });
  expect(read('8000:1:from=2026-05-31T10:00:00')).toBe(
    'from 2026-05-31T10 is not a date; write YYYY-MM-DD or a time such as 2026-01-31T09\\:30\\:00',
  );
  expect(read('8000:1:from=2026-02-30T10\\:00')).toContain('from 2026-02-30T10:00 is not a date');
  expect(parseLine('8000:1:from=2026-05-31T10\\:00', entry)).toContain('write YYYY-MM-DD');
});

test('a switch makes parts negative without arithmetic: the digits stay as typed', async () => {
  expect(await bodyOf('8000:250.00:tax-amount=-1.10', entry, { refund: true })).toBe(
    '{"Product":"id-8000","Amount":-250.00,"TaxAmount":-1.10}',
  );
  expect(await bodyOf('8000:12345678901234567.89', entry, { refund: true })).toContain('-12345678901234567.89');
  expect(await bodyOf('8000:0.00', entry, { refund: true })).toContain('"Amount":0.00');
});

describe('the signs of lines that are sent as negative', () => {
  const returned: LineNotation = {
    ...order,
    negative: { when: 'kind', values: ['return', '8034'], parts: ['quantity'], positive: ['unit-price'] },
  };
  const checked = (texts: readonly string[], notation: LineNotation, args: Row): string | undefined =>
    checkSigns(read(texts, notation), notation, '--line', args);
  const refused = (texts: readonly string[], notation: LineNotation, args: Row): unknown => {
    try {
      return checked(texts, notation, args);
    } catch (error) {
      return error instanceof CliError ? [error.kind, error.message, error.details.lines] : error;
    }
  };

  test('one sign, typed as positive or as negative', () => {
    const note = 'With --refund, amount and tax-amount are sent as negative.';
    expect(checked(['8000:100:tax-amount=21', '8000:0'], entry, { refund: true })).toBe(note);
    expect(checked(['8000:-100:tax-amount=-21', '8000:-10'], entry, { refund: true })).toBeUndefined();
    expect(checked(['A:2:1'], returned, { kind: 8034 })).toBe('With --kind 8034, quantity is sent as negative.');
    expect(checked(['A:2:1', 'B:-2:'], returned, { kind: 'sale' })).toBeUndefined();
    expect(checked(['8000:100', '8000:-10'], entry, {})).toBeUndefined();
  });

  test('mixed signs are refused with the lines of each', () => {
    const lines = ['line 2 ("8000:-10"): negative', 'line 1 ("8000:100"): positive'];
    const message = '--line: with --refund, amount and tax-amount must have the same sign in all lines.';
    expect(refused(['8000:100', '8000:-10', '8000:0'], entry, { refund: true })).toEqual(['input', message, lines]);
    expect(refused(['8000:-100:tax-amount=21'], entry, { refund: true })).toContain(message);
    expect(refused(['A:2:', 'B:-1:'], returned, { kind: 'return' })).toContain(
      '--line: with --kind return, quantity must have the same sign in all lines.',
    );
  });

  test('a negative price would make a negative quantity an amount to pay', () => {
    const message = '--line: line 2 ("B:1:-2.50"): with --kind return, unit-price must not be negative.';
    expect(refused(['A:2:1', 'B:1:-2.50'], returned, { kind: 'return' })).toContain(message);
  });
});

test('fields of a line override those of all lines', async () => {
  const rows = await rowsOf(['8000:1', '8001:2:own'], entry, { Description: 'shared', Date: '2026-01-31' });
  expect(rows).toMatchObject([
    { Description: 'shared', Date: '2026-01-31' },
    { Description: 'own', Date: '2026-01-31' },
  ]);
});

test('every invalid line is named by number and text, with the notation', async () => {
  const error = await failureOf((async () => read(['8000:1', '8000', '8000:x'], entry))());
  expect([error.kind, error.message, error.remedy]).toEqual([
    'input',
    '2 values of --line are wrong.',
    'Write each line as product:amount[:option=value...][:text]. Nothing was sent.',
  ]);
  expect(error.details.lines).toEqual([
    'line 2 ("8000"): amount is missing',
    'line 3 ("8000:x"): amount "x" is not a number; write 1234.50',
  ]);
  expect(lineShape(order)).toBe('item:quantity:[unit-price][:option=value...][:text]');
});

test('every line whose code does not exist is named by number and text', async () => {
  const error = await failureOf(rowsOf(['9999:5', '8000:1', '9998:1'], entry));
  expect([error.kind, error.message, error.remedy, error.details.lines]).toEqual([
    'input',
    '2 values of --line are wrong.',
    'Nothing was sent. Check the codes, or give the ids.',
    ['line 1 ("9999:5"): The product "9999" does not exist.', 'line 3 ("9998:1"): The product "9998" does not exist.'],
  ]);
});

test('the error of one line has the candidates and the remedy of its code', async () => {
  const error = await failureOf(rowsOf(['8000:1', '9999:5'], entry));
  expect([error.message, error.remedy, error.details.lines]).toEqual([
    '--line: line 2 ("9999:5"): The product "9999" does not exist.',
    'Check the code.',
    ['8000'],
  ]);
});

test('a service that cannot be reached is not the fault of a line', async () => {
  const resolve = async (): Promise<string> => {
    throw new CliError('unavailable', 'No connection.');
  };
  const setting = { label: '--line', defaults: {}, args: {} };
  const lines = read(['8000:1'], entry);
  expect(await failureOf(lineRows(lines, entry, setting, { ...lookup, resolve }))).toMatchObject({
    kind: 'unavailable',
    message: 'No connection.',
  });
});

test('lines that do not balance are refused with the difference', async () => {
  const fail = (...texts: string[]) => failureOf((async () => read(texts, journal))());
  expect((await fail('8000:0.1', '1300:0.2', '1600:-0.31')).message).toBe(
    'The lines do not balance: the sum of amount is -0.01 and must be 0.',
  );
  expect((await fail('8000:12345678901234567890.12', '1600:-12345678901234567890.1199')).message).toBe(
    'The lines do not balance: the sum of amount is 0.0001 and must be 0.',
  );
  expect(read(['8000:0.1', '1300:0.2', '1600:-0.30'], journal)).toHaveLength(3);
});
