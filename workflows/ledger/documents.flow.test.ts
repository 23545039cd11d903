/** Documents with lines, declared in YAML only: created, read, extended; invalid lines fail before anything is sent. */
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
beforeEach(async () => {
  it = await bench(client);
});
afterEach(() => it.close());

interface Document {
  readonly group: string;
  /** Arguments of a create, without its lines. */
  readonly head: readonly string[];
  readonly lines: readonly string[];
  readonly resource: string;
  /** Field with the number, and fields of the document with their values. */
  readonly number: string;
  readonly header: Readonly<Record<string, unknown>>;
  /** Compared fields of the lines, and the lines. */
  readonly select: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Fields of an added line. */
  readonly more: readonly string[];
  /** An invalid line, its error, and the notation in the hint. */
  readonly wrong: readonly [line: string, says: string, shape: string];
}

const AMOUNT = 'account:amount[:text]';
const ITEM = 'item:quantity:[unit-price][:text]';

const documents: readonly Document[] = [
  {
    group: 'sales-entry',
    head: ['--customer', '25', '--journal', '70', '--date', '2026-05-31', '--invoice', 'P1'],
    lines: ['8000:250.00:vat=4:May: bread', '8010:0.10'],
    resource: 'salesentry/SalesEntries',
    number: 'EntryNumber',
    header: { AmountFC: 250.1, EntryDate: '2026-05-31', YourRef: 'P1', Type: 20 },
    select: 'LineNumber,GLAccountCode,AmountFC,Description',
    rows: [
      { LineNumber: 1, GLAccountCode: '8000', AmountFC: 250, Description: 'May: bread' },
      { LineNumber: 2, GLAccountCode: '8010', AmountFC: 0.1, Description: null },
    ],
    more: ['GLAccount=@ref:financial/GLAccounts:8400', 'AmountFC=5'],
    wrong: ['8000:1:from=2026-05-01', 'from and to must be given together', 'account:amount[:option=value...][:text]'],
  },
  {
    group: 'journal-entry',
    head: ['--journal', '90', '--date', '2026-05-31', '--description', 'Paper'],
    lines: ['4300:12.50', '1000:-12.50:Cash'],
    resource: 'generaljournalentry/GeneralJournalEntries',
    number: 'EntryNumber',
    header: { JournalCode: '90', FinancialYear: 2026, FinancialPeriod: 5 },
    select: 'LineNumber,GLAccountCode,AmountFC,Date,Description',
    rows: [
      { LineNumber: 1, GLAccountCode: '4300', AmountFC: 12.5, Date: '2026-05-31', Description: 'Paper' },
      { LineNumber: 2, GLAccountCode: '1000', AmountFC: -12.5, Date: '2026-05-31', Description: 'Cash' },
    ],
    more: [],
    wrong: ['4300:12,50', 'amount "12,50" is not a number', AMOUNT],
  },
  {
    group: 'bank-entry',
    head: ['--journal', '20', '--date', '2026-02-28', '--account', '25'],
    lines: ['1300:100:Invoice 77', '4300:-12.50'],
    resource: 'financialtransaction/BankEntries',
    number: 'EntryNumber',
    header: { JournalCode: '20', FinancialYear: 2026, FinancialPeriod: 2 },
    select: 'LineNumber,GLAccountCode,AccountName,AmountFC,Date',
    rows: [
      { LineNumber: 1, GLAccountCode: '1300', AccountName: 'Amber Health SA', AmountFC: 100, Date: '2026-02-28' },
      {
        LineNumber: 2,
        GLAccountCode: '4300',
        AccountName: 'Amber Health SA',
        AmountFC: -12.5,
        Date: '2026-02-28',
      },
    ],
    more: ['GLAccount=@ref:financial/GLAccounts:4100', 'AmountFC=-800'],
    wrong: [':5', 'account is missing', AMOUNT],
  },
  {
    group: 'sales-order',
    head: ['--customer', '25', '--delivery-date', '2026-06-05'],
    lines: ['ART-0001:10:2.50', 'ART-0002:2:5:discount=0.1:For the fair'],
    resource: 'salesorder/SalesOrders',
    number: 'OrderNumber',
    header: { DeliveryDate: '2026-06-05', AmountDC: 34, Status: 12 },
    select: 'LineNumber,ItemCode,Quantity,UnitPrice,Discount',
    rows: [
      { LineNumber: 1, ItemCode: 'ART-0001', Quantity: 10, UnitPrice: 2.5, Discount: null },
      { LineNumber: 2, ItemCode: 'ART-0002', Quantity: 2, UnitPrice: 5, Discount: 0.1 },
    ],
    more: ['Item=@ref:logistics/Items:ART-0003', 'Quantity=1'],
    wrong: ['ART-0001:1:2:discount=10', 'must be from 0 to 1', 'item:quantity:[unit-price][:option=value...][:text]'],
  },
  {
    group: 'quotation',
    head: ['--account', '25', '--close-date', '2026-06-30'],
    lines: ['ART-0001:10:2.50:Flour', 'ART-0002:3:'],
    resource: 'crm/Quotations',
    number: 'QuotationNumber',
    header: { ClosingDate: '2026-06-30', VersionNumber: 1, Status: 20 },
    select: 'LineNumber,ItemDescription,Quantity,VersionNumber',
    rows: [
      { LineNumber: 1, ItemDescription: 'Wheat flour, 1 kg', Quantity: 10, VersionNumber: 1 },
      { LineNumber: 2, ItemDescription: 'Rye flour, 1 kg', Quantity: 3, VersionNumber: 1 },
    ],
    more: ['Item=@ref:logistics/Items:ART-0003', 'Quantity=1'],
    wrong: ['ART-0001', 'quantity is missing', ITEM],
  },
];

const flags = (name: string, values: readonly string[]): string[] => values.flatMap((value) => [`--${name}`, value]);
const create = ({ group, head, lines }: Document): string[] => [group, 'create', ...head, ...flags('line', lines)];

describe.each(documents)('$group', (document) => {
  const { group, resource, number, header, select, rows, wrong } = document;
  const read = (ref: string): Promise<unknown> => it.json(group, 'lines', ref, '--select', select);

  test('is booked; its lines are listed by number and by id, and deleted with it', async () => {
    const made = (await it.json(...create(document))) as Record<string, unknown>;
    expect(made).toMatchObject(header);
    const ref = String(made[number]);
    expect(await read(ref)).toEqual(rows);
    const key = Object.keys(made).find((name) => /^(?:Entry|Order|Quotation)ID$/.test(name)) ?? '';
    expect(await read(String(made[key]))).toEqual(rows);
    expect(await it.json(group, 'delete', ref, ref, '--yes')).toEqual({ deleted: [made[key]] });
    expect(await it.json('list', resource, '--filter', `${number} eq ${ref}`, '--count')).toEqual({ count: 0 });
  });

  test('with an invalid line fails with the notation, and nothing is sent', async () => {
    const [line, says, shape] = wrong;
    const before = await it.json('list', resource, '--count');
    const ended = await it.write(...create(document), '--line', line);
    const { message, hint, remedy } = jsonError(ended);
    expect([ended.code, ended.out]).toEqual([65, '']);
    expect(message).toContain(says);
    expect(`${String(hint)} ${String(remedy)}`).toContain(`Write each line as ${shape}.`);
    expect(ended.err).not.toContain('Requests go to');
    expect(await it.json('list', resource, '--count')).toEqual(before);
  });

  test('reports several invalid lines by number', async () => {
    const [line] = wrong;
    const ended = await it.write(...create(document), '--line', line, '--line', line);
    expect(jsonError(ended)['lines']).toEqual([
      expect.stringContaining(`line ${String(document.lines.length + 1)} (`),
      expect.stringContaining(`line ${String(document.lines.length + 2)} (`),
    ]);
  });
});

test.each(documents.filter(({ more }) => more.length > 0))('$group accepts another line', async (document) => {
  const { group, number, rows, more, select } = document;
  const ref = String(((await it.json(...create(document))) as Record<string, unknown>)[number]);
  const line = await it.json(group, 'line-add', ref, ...flags('set', more));
  expect(line).toMatchObject({ LineNumber: rows.length + 1 });
  expect(await it.json(group, 'lines', ref, '--select', select)).toHaveLength(rows.length + 1);
  expect((await it.write(group, 'line-add', ref)).code).toBe(64);
});

test('a table of the lines of several documents begins with the number of each', async () => {
  const table = async (group: string, ...refs: readonly string[]): Promise<readonly string[]> => {
    const { code, out } = await it.run(group, 'lines', ...refs, '-o', 'table');
    expect(code).toBe(0);
    return out.split('\n').map((line) => line.trim().split(/ {2,}/)[0] ?? '');
  };
  const numbers = async (group: string, field: string): Promise<readonly string[]> => {
    const records = (await it.json(group, 'list', '--all')) as readonly Record<string, unknown>[];
    return [...new Set(records.map((record) => String(record[field])))].sort();
  };
  // The lines of sales entries have only the id of their entry.
  const [entry = '', other = ''] = await numbers('sales-entry', 'EntryNumber');
  const [head, ...rows] = await table('sales-entry', entry, other);
  expect([head, new Set(rows)]).toEqual(['EntryNumber', new Set([entry, other, ''])]);
  expect((await table('sales-entry', entry))[0]).toBe('LineNumber');
  const [order = '', next = ''] = await numbers('sales-order', 'OrderNumber');
  const [title, ...lines] = await table('sales-order', order, next);
  expect([title, new Set(lines)]).toEqual(['OrderNumber', new Set([order, next, ''])]);
});

test('a journal entry that does not balance fails with the difference', async () => {
  const ended = await it.write(
    'journal-entry',
    'create',
    '--journal',
    '90',
    '--line',
    '4300:0.3',
    '--line',
    '1000:-0.1',
  );
  expect([ended.code, jsonError(ended)['message']]).toEqual([65, expect.stringContaining('the sum of amount is 0.2')]);
});

test('a date without a period fails before anything is booked', async () => {
  const argv = ['bank-entry', 'create', '--journal', '20', '--line', '1300:1', '--date', '2019-01-01'];
  const ended = await it.write(...argv);
  expect([ended.code, jsonError(ended)['message']]).toEqual([65, 'No financial period matches.']);
});

test('without a date nothing is looked up, and the service chooses the period', async () => {
  const argv = ['bank-entry', 'create', '--journal', '20', '--line', '1300:1', '--dry-run'];
  const { body } = (await it.json(...argv)) as { body: unknown };
  expect(body).toEqual({ JournalCode: '20', BankEntryLines: [{ GLAccount: expect.any(String), AmountFC: 1 }] });
});

describe('quotations', () => {
  const state = async (number: string): Promise<unknown> =>
    it.json('list', 'crm/Quotations', '--filter', `QuotationNumber eq ${number}`, '--select', 'VersionNumber,Status');
  const made = async (): Promise<string> => {
    const record = await it.json('quotation', 'create', '--account', '25', '--line', 'ART-0001:2:1');
    return String((record as { readonly QuotationNumber: number }).QuotationNumber);
  };

  test('are printed, accepted and reopened; the response is shown as one line or as JSON', async () => {
    const number = await made();
    expect(await it.json('quotation', 'print', number)).toMatchObject({ Document: expect.any(String) });
    const invoiced = await it.write('quotation', 'accept', number, '--action', '2');
    expect([invoiced.code, jsonError(invoiced)['message']]).toEqual([64, '--action 2 requires --invoice-journal.']);
    const accepted = await it.write('quotation', 'accept', number, '--action', '1', '-o', 'table');
    expect([accepted.code, accepted.out]).toEqual([
      0,
      expect.stringMatching(new RegExp(`^Accepted quotation ${number} for .+, EUR 2: The quotation is accepted\n$`)),
    ]);
    expect(await it.json('quotation', 'reopen', number)).toMatchObject({ SuccessMessage: 'The quotation is open' });
    expect(await state(number)).toEqual([{ VersionNumber: 1, Status: 25 }]);
  });

  test('that cannot be accepted end with 65, although the response is a success', async () => {
    const number = await made();
    for (const action of ['accept', 'reject', 'review']) {
      const ended = await it.write('quotation', action, number);
      expect([ended.code, jsonError(ended)['message']]).toEqual([65, expect.stringContaining('status Draft')]);
    }
    expect(await state(number)).toEqual([{ VersionNumber: 1, Status: 20 }]);
  });

  test('a number means the newest version, and for lines all versions', async () => {
    const number = await made();
    await it.json('quotation', 'email', number, '--email-layout', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22');
    await it.json('quotation', 'review', number, '--description', 'Second');
    expect(await state(number)).toEqual([
      { VersionNumber: 1, Status: 6 },
      { VersionNumber: 2, Status: 20 },
    ]);
    const line = await it.json('quotation', 'line-add', number, '--set', 'Item=@ref:logistics/Items:ART-0002');
    expect(line).toMatchObject({ VersionNumber: 2, LineNumber: 2 });
    const versions = (await it.json('quotation', 'lines', number)) as readonly { readonly VersionNumber: number }[];
    expect(versions.map(({ VersionNumber }) => VersionNumber).sort()).toEqual([1, 2, 2]);
    expect(await it.json('quotation', 'update', number, '--close-date', '2026-07-31')).toEqual({
      updated: expect.any(String),
    });
    const dates = ['--filter', `QuotationNumber eq ${number}`, '--select', 'ClosingDate'];
    expect(await it.json('list', 'crm/Quotations', ...dates)).toEqual([
      { ClosingDate: null },
      { ClosingDate: '2026-07-31' },
    ]);
  });

  test('a value that is neither a number nor an id lists nothing', async () => {
    const ended = await it.run('quotation', 'lines', 'abc');
    expect([ended.code, ended.out, jsonError(ended)['message']]).toEqual([
      65,
      '',
      '<refs>: "abc" is not an id or a number.',
    ]);
  });
});

test('lines are changed and deleted by their id', async () => {
  const [order] = (await it.json('sales-order', 'list', '--top', '1')) as [{ readonly OrderNumber: number }];
  const lines = await it.json('sales-order', 'lines', String(order.OrderNumber));
  const [{ ID: id }] = lines as [{ readonly ID: string }];
  expect(await it.json('sales-order', 'line-update', id, '--set', 'Quantity=3')).toEqual({ updated: id });
  expect(await it.json('get', 'salesorder/SalesOrderLines', id)).toMatchObject({ Quantity: 3 });
  expect(await it.json('sales-order', 'line-delete', id, '--yes')).toEqual({ deleted: [id] });
  expect((await it.write('sales-order', 'line-delete', '25', '--yes')).code).toBe(2);
});
