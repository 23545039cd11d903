/**
 * A month of bookkeeping as one script: invoices, a credit note, purchases, costs and revenue of later months, a quotation that becomes
 * an invoice, a collection by direct debit, the bank, and the VAT return. The reports agree with the arithmetic of the test.
 */
import { client } from '../../generated/ledger/client.js';
import { bench, type Bench } from './testkit.js';

type Row = Readonly<Record<string, unknown>>;

let it: Bench;
beforeAll(async () => {
  it = await bench(client, 20, undefined, true);
});
afterAll(() => it.close());

const month = new Date().toISOString().slice(0, 7);
const day = (number: number): string => `${month}-${String(number).padStart(2, '0')}`;
/** The month that comes this many after this one, as `year-period`. */
const later = (count: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return `${String(date.getUTCFullYear())}-${String(date.getUTCMonth() + 1)}`;
};
/** The last day of that month. */
const lastDay = (count: number): string => {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  return date.toISOString().slice(0, 10);
};

const run = async (...argv: readonly string[]): Promise<Row> => (await it.json(...argv)) as Row;
const rows = async (...argv: readonly string[]): Promise<readonly Row[]> =>
  (await it.json(...argv, '--all', '--max-pages', '1000')) as readonly Row[];
const cents = (value: unknown): number => Math.round(Number(value ?? 0) * 100);
const sum = (all: readonly Row[], field: string): number => all.reduce((total, row) => total + cents(row[field]), 0);
const euros = (amount: number): string => (amount / 100).toFixed(2);
const vatOf = (net: number): number => Math.round((net * 21) / 100);

/** Amounts of the trial balance in cents, by G/L account and period. */
async function balance(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const row of await rows('balance', 'list')) {
    const key = `${String(row['GLAccountCode'])} ${String(row['ReportingYear'])}-${String(row['ReportingPeriod'])}`;
    found[key] = (found[key] ?? 0) + cents(row['Amount']);
  }
  return found;
}

/** What this test has booked, in cents, by G/L account and period. */
const expected = new Map<string, number>();
function book(account: string, amount: number, months = 0): void {
  const key = `${account} ${later(months)}`;
  expected.set(key, (expected.get(key) ?? 0) + amount);
}

function sell(account: string, net: number): number {
  book('1300', net + vatOf(net));
  book('1500', -vatOf(net));
  book(account, -net);
  return net + vatOf(net);
}

function buy(account: string, net: number): number {
  book('1600', -(net + vatOf(net)));
  book('1520', vatOf(net));
  book(account, net);
  return net + vatOf(net);
}

test('a month agrees with its trial balance, its VAT, its open items and its revenue', async () => {
  const before = await balance();
  const [owedBefore, dueBefore, revenueBefore] = await totals();
  const [item] = await rows('item', 'list', '--filter', "Code eq 'ART-0001'");
  const ofItem = String(item?.['GLRevenueCode']);
  let revenue = 0;
  let owed = 0;
  let due = 0;

  // Sales: entries, a credit note, and an invoice from a quotation.
  const entry = await run(
    ...['sales-entry', 'create', '--customer', '2', '--journal', '70', '--date', day(3), '--invoice', 'M-1'],
    ...['--line', '8000:1000.10:vat=2', '--line', '8400:33.33:vat=2'],
  );
  owed += sell('8000', 100_010) + sell('8400', 3333);
  revenue += 100_010 + 3333;
  await run(
    ...['sales-entry', 'create', '--customer', '2', '--journal', '70', '--date', day(4), '--credit-note'],
    ...['--line', '8000:100.05:vat=2'],
  );
  owed -= 10_005 + vatOf(10_005);
  sell('8000', -10_005);
  revenue -= 10_005;
  const quotation = await run(
    ...['quotation', 'create', '--account', '4', '--line', 'ART-0001:4:25.50:Party', '--date', day(5)],
  );
  await run('quotation', 'print', String(quotation['QuotationNumber']));
  const accepted = await run(
    ...['quotation', 'accept', String(quotation['QuotationNumber']), '--action', '2', '--invoice-journal', '70'],
  );
  const order = /\d+$/.exec(String(accepted['SalesInvoiceSuccess']))?.[0] ?? '';
  const [draft] = await rows('sales-invoice', 'list', '--filter', `OrderNumber eq ${order}`);
  await run('sales-invoice', 'print', String(draft?.['InvoiceID']), '--date', day(6));
  // The lines of a quotation have no VAT code.
  owed += 10_200;
  book('1300', 10_200);
  book(ofItem, -10_200);
  revenue += 10_200;

  // Revenue of a quarter, and costs of this month and the next: equal parts, the cents that are left in the last one.
  await run(
    ...['sales-entry', 'create', '--customer', '6', '--journal', '70', '--date', day(10)],
    ...['--line', `8400:100:vat=2:from=${day(1)}:to=${lastDay(2)}:Support`],
  );
  owed += 10_000 + vatOf(10_000);
  book('1300', 10_000 + vatOf(10_000));
  book('1500', -vatOf(10_000));
  book('1700', -10_000);
  for (const [months, part] of [3333, 3333, 3334].entries()) {
    book('8400', -part, months);
    book('1700', part, months);
  }

  // Purchases, one of them with a credit note.
  const bought = await run(
    ...['purchase-entry', 'create', '--supplier', '5', '--journal', '60', '--date', day(7), '--invoice', 'S-1'],
    ...['--line', '4300:250.55:vat=2'],
  );
  due += buy('4300', 25_055);
  await run(
    ...['purchase-entry', 'create', '--supplier', '9', '--journal', '60', '--date', day(8)],
    ...['--line', `4100:600:vat=2:from=${day(1)}:to=${lastDay(1)}:Rent`],
  );
  due += 60_000 + vatOf(60_000);
  book('1600', -(60_000 + vatOf(60_000)));
  book('1520', vatOf(60_000));
  book('1400', 60_000);
  for (const months of [0, 1]) {
    book('4100', 30_000, months);
    book('1400', -30_000, months);
  }

  // A direct debit collects the first entry; the bank pays the purchase.
  const account = await run(
    'bank-account',
    'create',
    '--set',
    'Account=@ref:crm/Accounts:2',
    '--set',
    'BankAccount=NL91ABNA0417164300',
  );
  const mandate = await run(
    ...['mandate', 'create', '--account', '2', '--bank-account', String(account['ID']), '--reference', 'MONTH-1'],
  );
  const number = String(entry['EntryNumber']);
  await run('receivable', 'collect', number, '--mandate', String(mandate['ID']), '--reference', 'RUN-1');
  const collected = 103_343 + vatOf(100_010) + vatOf(3333);
  await run(
    ...['bank-entry', 'create', '--journal', '20', '--date', day(20), '--account', '2'],
    ...['--line', `1300:${euros(collected)}:${number}`],
  );
  book('1100', collected);
  book('1300', -collected);
  owed -= collected;
  const paid = 25_055 + vatOf(25_055);
  await run(
    ...['bank-entry', 'create', '--journal', '20', '--date', day(21), '--account', '5'],
    ...['--line', `1600:-${euros(paid)}:${String(bought['EntryNumber'])}`],
  );
  book('1100', -paid);
  book('1600', paid);
  due -= paid;

  // The VAT of the month, as the return has it: what was charged on sales, less what was paid on purchases.
  const moved = (await changes(before)) as Readonly<Record<string, number>>;
  const charged = vatOf(100_010) + vatOf(3333) - vatOf(10_005) + vatOf(10_000);
  const claimed = vatOf(25_055) + vatOf(60_000);
  expect([moved[`1500 ${later(0)}`], moved[`1520 ${later(0)}`]]).toEqual([-charged, claimed]);
  await run(
    ...['journal-entry', 'create', '--journal', '90', '--date', day(28), '--description', 'VAT return'],
    ...['--line', `1500:${euros(charged)}`, '--line', `1520:-${euros(claimed)}`],
    ...['--line', `1100:-${euros(charged - claimed)}`],
  );
  book('1500', charged);
  book('1520', -claimed);
  book('1100', -(charged - claimed));
  const open = (await rows('list', 'read/financial/Returns')).find(({ Status }) => Status === 40);
  await run('return', 'process', String(open?.['Request']), '--status', '50');

  // The trial balance has these movements and no others, and is in balance.
  expect(await changes(before)).toEqual(Object.fromEntries([...expected].filter(([, amount]) => amount !== 0)));
  expect(sum(await rows('balance', 'list'), 'Amount')).toBe(0);
  // The reports of open items and of revenue are the same money.
  const [owedAfter, dueAfter, revenueAfter] = await totals();
  expect([owedAfter - owedBefore, dueAfter - dueBefore]).toEqual([owed, due]);
  expect(revenueAfter - revenueBefore).toBe(revenue + 3333);
  const [receivable] = await rows('receivable', 'list', '--filter', `EntryNumber eq ${number}`);
  expect(receivable).toMatchObject({ IsFullyPaid: true, Status: 50 });
}, 120_000);

/** The movements of the trial balance since another one. */
async function changes(before: Readonly<Record<string, number>>): Promise<Record<string, number>> {
  const after = await balance();
  return Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((key) => [key, (after[key] ?? 0) - (before[key] ?? 0)] as const)
      .filter(([, amount]) => amount !== 0),
  );
}

/** What customers owe and what is owed to suppliers, which all reports agree about, and the revenue of this month. */
async function totals(): Promise<readonly [number, number, number]> {
  const ages = await rows('aging-overview', 'list');
  const owed = [
    sum(await rows('receivables-list', 'list'), 'Amount'),
    sum(await rows('aging-receivable', 'list'), 'TotalAmount'),
    sum(ages, 'AmountReceivable'),
  ];
  const due = [
    sum(await rows('payables-list', 'list'), 'Amount'),
    sum(await rows('aging-payable', 'list'), 'TotalAmount'),
    sum(ages, 'AmountPayable'),
  ];
  expect([new Set(owed).size, new Set(due).size]).toEqual([1, 1]);
  const [year = '', period = ''] = later(0).split('-');
  const revenue = await rows('revenue', 'list', '--year', year, '--period', period);
  return [owed[0] ?? 0, due[0] ?? 0, sum(revenue, 'Amount')];
}
