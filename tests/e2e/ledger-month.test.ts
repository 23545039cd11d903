/** A month as a bookkeeper books it: the shell commands of docs/bookkeeping.md, and the whole month with its figures. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { environment, newHome } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { blocksOf, pathOf, readPage } from '../support/pages.js';

interface Row {
  readonly [field: string]: unknown;
}

const STATEMENT = `:20:STARTUMSE
:25:NL91ABNA0417164300
:28C:00001/001
:60F:C261101EUR1000,00
:61:2611201120C151,25NTRFNONREF
:86:PO-77
:62F:C261130EUR1151,25
`;

// The sandbox books in the year in which it is created and in the one before.
const month = new Date().toISOString().slice(0, 7);
const [year = '', period = ''] = month.split('-');
const day = (number: number): string => `${month}-${String(number).padStart(2, '0')}`;

test('the commands of the page run in a shell', async () => {
  const page = readPage('docs/bookkeeping.md')
    .replaceAll('2026-11', month)
    .replaceAll('--period 11', `--period ${String(Number(period))}`)
    .replaceAll('2026', year);
  const home = newHome();
  const [purchases = '', invoices = ''] = blocksOf(page, 'csv');
  writeFileSync(join(home, 'purchases.csv'), purchases);
  writeFileSync(join(home, 'invoices.csv'), invoices);
  writeFileSync(join(home, 'november.sta'), STATEMENT);
  for (const name of ['F-1087', 'F-1088']) writeFileSync(join(home, `${name}.pdf`), '%PDF-1.4\n');
  const env = { ...environment(home), PATH: pathOf(home, ['ledgercli']), LEDGERCLI_DIVISION: '3001001' };

  const script = blocksOf(page, 'sh').join('echo ---\n');
  const { stdout } = await promisify(execFile)('sh', ['-ec', script], { cwd: home, env });
  const [, purchased = '', sold = '', booked = '', checked = '', sum = ''] = stdout.split('---\n');

  expect(existsSync(join(home, 'failed.txt'))).toBe(false);
  expect(purchased).toContain('"YourRef": "F-1087"');
  expect(purchased).toContain('"YourRef": "F-1088"');
  expect(sold).toContain('"YourRef": "PO-77"');
  expect(sold).toContain('"YourRef": "PO-78"');
  expect(booked).toContain('"format": "MT940"');
  expect(checked).toContain('"AgeGroupDescription": "0 - 30"');
  expect(sum).toBe('0\n');
  const lines = readFileSync(join(home, `${year}.csv`), 'utf8')
    .trim()
    .split('\n');
  expect(lines[0]).toBe('EntryNumber,Date,JournalCode,GLAccountCode,AccountName,Description,AmountDC');
  expect(lines.filter((line) => line.includes(',4000,') && line.includes('Wages of November'))).toHaveLength(1);
}, 120_000);

describe('a month', () => {
  const home = newHome();
  const env = { LEDGERCLI_PROFILE: 'sandbox', LEDGERCLI_ALLOW_WRITES: '1' };

  async function run<T = Row>(...args: string[]): Promise<T> {
    const { code, stdout, stderr } = await inProcess('ledgercli', args, home, { env });
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${String(code)}: ${stderr}`);
    return JSON.parse(stdout) as T;
  }
  const cents = (value: unknown): number => Math.round(Number(value) * 100);
  const sum = (rows: readonly Row[], field: string): number =>
    rows.reduce((total, row) => total + cents(row[field]), 0);

  /** Totals of the trial balance in cents, by G/L account. */
  async function balance(): Promise<Readonly<Record<string, number>>> {
    const totals: Record<string, number> = {};
    const rows = await run<Row[]>('balance', 'list', '--all', '--max-pages', '1000');
    for (const row of rows) {
      const code = String(row['GLAccountCode']);
      totals[code] = (totals[code] ?? 0) + cents(row['Amount']);
    }
    return totals;
  }

  test('twenty purchases with their PDFs, ten invoices, a payment and a memorial entry agree with the trial balance', async () => {
    const before = await balance();
    let purchased = 0;
    let claimed = 0;
    for (let at = 1; at <= 20; at += 1) {
      const [invoice, net] = [`F-${String(2000 + at)}`, 10_007 * at];
      writeFileSync(join(home, `${invoice}.pdf`), `%PDF-1.4\n${invoice}`);
      const line = `4300:${(net / 100).toFixed(2)}:vat=2:Paper`;
      const entry = await run(
        ...['purchase-entry', 'create', '--supplier', String(20 + at), '--journal', '60', '--date', day(at)],
        ...['--invoice', invoice, '--line', line, '--file', `${invoice}.pdf`],
      );
      purchased += net;
      claimed += Math.round(net * 0.21);
      expect(entry).toMatchObject({ YourRef: invoice, EntryDate: day(at), Status: 20 });
      if (at > 1) continue;
      // The number that was printed is accepted wherever an entry is named, and the PDF is in its document.
      const number = String(entry['EntryNumber']);
      expect(await run<Row[]>('purchase-entry', 'lines', number)).toMatchObject([
        { GLAccountCode: '4300', AmountDC: 100.07 },
      ]);
      const filter = `Document eq guid'${String(entry['Document'])}'`;
      const files = await run<Row[]>('list', 'documents/DocumentAttachments', '--filter', filter);
      expect(files).toMatchObject([{ FileName: 'F-2001.pdf' }]);
    }

    let sold = 0;
    let vat = 0;
    let numbered = '';
    for (let at = 1; at <= 10; at += 1) {
      const draft = await run(
        ...['invoice', 'create', '--customer', '4', '--journal', '70', '--reference', `PO-${String(at)}`],
        ...['--line', `ART-0001:${String(at)}:12.50:vat=2`],
      );
      const printed = await run('sales-invoice', 'print', String(draft['InvoiceID']), '--date', day(20));
      expect(printed['Document']).toMatch(/^[0-9a-f-]{36}$/);
      sold += 1250 * at;
      vat += Math.round((1250 * at * 21) / 100);
      const [invoice] = await run<Row[]>('sales-invoice', 'list', '--filter', `YourRef eq 'PO-${String(at)}'`);
      expect(invoice).toMatchObject({ InvoiceDate: day(20), Status: 50 });
      numbered = String(invoice?.['InvoiceNumber']);
    }
    expect(await run<Row[]>('sales-invoice', 'lines', numbered)).toMatchObject([
      { ItemCode: 'ART-0001', Quantity: 10 },
    ]);

    const [item] = await run<Row[]>('item', 'list', '--filter', "Code eq 'ART-0001'");
    const revenue = item?.['GLRevenueCode'] ?? '8000';

    writeFileSync(join(home, 'month.sta'), STATEMENT);
    expect(await run('bank-statement', 'upload', '--file', 'month.sta')).toMatchObject({ format: 'MT940' });
    await run(
      'bank-entry',
      'create',
      '--journal',
      '20',
      '--date',
      day(20),
      '--account',
      '4',
      '--line',
      '1300:151.25:PO-10',
    );
    await run(
      'journal-entry',
      'create',
      '--journal',
      '90',
      '--date',
      day(28),
      '--line',
      '4000:3500',
      '--line',
      '1100:-3500',
    );

    const after = await balance();
    const moved = Object.fromEntries(
      [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .map((code) => [code, (after[code] ?? 0) - (before[code] ?? 0)] as const)
        .filter(([, cents]) => cents !== 0),
    );
    expect(moved).toEqual({
      '1100': 15_125 - 350_000,
      '1300': sold + vat - 15_125,
      '1500': -vat,
      '1520': claimed,
      '1600': -(purchased + claimed),
      '4000': 350_000,
      '4300': purchased,
      [String(revenue)]: -sold,
    });
    expect(Object.values(after).reduce((total, one) => total + one, 0)).toBe(0);

    // The lists of open invoices add up to the same amounts.
    const all = ['--all', '--max-pages', '1000'];
    const receivables = await run<Row[]>('receivables-list', 'list', ...all);
    const payables = await run<Row[]>('payables-list', 'list', ...all);
    const ages = await run<Row[]>('aging-overview', 'list');
    const customers = await run<Row[]>('aging-receivable', 'list', ...all);
    const open = after['1300'] ?? 0;
    expect([sum(receivables, 'Amount'), sum(ages, 'AmountReceivable'), sum(customers, 'TotalAmount')]).toEqual([
      open,
      open,
      open,
    ]);
    expect([sum(payables, 'Amount'), sum(ages, 'AmountPayable')]).toEqual([
      -(after['1600'] ?? 0),
      -(after['1600'] ?? 0),
    ]);
  }, 400_000);

  test('a year in a spreadsheet has amounts and days as they are, and adds up to the trial balance', async () => {
    const fields = 'EntryNumber,Date,JournalCode,GLAccountCode,AccountName,Description,AmountDC';
    const list = ['list', 'financialtransaction/TransactionLines', '--bulk', '--select', fields];
    const year = ['--filter', `FinancialYear eq ${day(1).slice(0, 4)}`, '--all', '--max-pages', '1000'];
    const { code, stdout, stderr } = await inProcess('ledgercli', [...list, ...year, '--output', 'csv'], home, { env });
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    writeFileSync(join(home, 'year.csv'), stdout);
    // The csv module of Python reads a file as spreadsheets do; Decimal and fromisoformat accept no other forms.
    const script = `
import csv, datetime, decimal, json, re, sys
rows = list(csv.DictReader(open(sys.argv[1], newline='', encoding='utf-8'), strict=True))
totals = {}
for row in rows:
    assert None not in row and None not in row.values(), row
    assert re.fullmatch(r'-?[0-9]+([.][0-9]+)?', row['AmountDC']), row
    datetime.date.fromisoformat(row['Date'])
    code = row['GLAccountCode']
    totals[code] = totals.get(code, decimal.Decimal(0)) + decimal.Decimal(row['AmountDC'])
print(json.dumps({'rows': len(rows), 'totals': {code: int(sum * 100) for code, sum in totals.items()}}))`;
    const read = await promisify(execFile)('python3', ['-c', script, join(home, 'year.csv')]);
    const { rows, totals } = JSON.parse(read.stdout) as { rows: number; totals: Record<string, number> };
    expect(rows).toBeGreaterThan(100);
    const balances = await run<Row[]>('balance', 'list', '--year', day(1).slice(0, 4), '--all', '--max-pages', '1000');
    const expected: Record<string, number> = {};
    for (const row of balances) {
      const account = String(row['GLAccountCode']);
      expected[account] = (expected[account] ?? 0) + cents(row['Amount']);
    }
    expect(totals).toEqual(expected);
  }, 120_000);

  test('an entry that cannot be booked is refused with a remedy, and nothing is booked', async () => {
    const refused: readonly (readonly [readonly string[], number, RegExp])[] = [
      [
        ['journal-entry', 'create', '--journal', '90', '--line', '4000:10', '--line', '1100:-9.99'],
        65,
        /0\.01 and must be 0/,
      ],
      [
        ['purchase-entry', 'create', '--supplier', 'Amber', '--journal', '60', '--line', '4300:1'],
        65,
        /Code 26, Name Amber Textiles/,
      ],
      [
        ['purchase-entry', 'create', '--supplier', '26', '--journal', '60', '--line', '4301:1'],
        65,
        /Code 4300, Description/,
      ],
      [
        ['purchase-entry', 'create', '--supplier', '26', '--journal', '60', '--line', '4300:1:vta=2'],
        65,
        /vta is not an option/,
      ],
      [
        ['bank-entry', 'create', '--journal', '20', '--date', '2081-01-01', '--line', '4300:1'],
        65,
        /--date 2081-01-01/,
      ],
      [['purchase-entry', 'list', '--from', '2026-06-01', '--to', '2026-05-31'], 64, /--from .* is later than --to/],
      [
        ['purchase-entry', 'create', '--supplier', '26', '--journal', '60', '--date', '2081-01-01', '--line', '4300:1'],
        65,
        /2081-01-01/,
      ],
      [['balance', 'list', '--division', '999'], 77, /No rights in division 999.*ledgercli division list/s],
    ];
    const before = await run<Row>('list', 'financialtransaction/Transactions', '--count');
    for (const [args, code, words] of refused) {
      const done = await inProcess('ledgercli', args, home, { env });
      expect([args, done.code, done.stdout]).toEqual([args, code, '']);
      expect(done.stderr).toMatch(words);
    }
    expect(await run('list', 'financialtransaction/Transactions', '--count')).toEqual(before);
  }, 60_000);
});
