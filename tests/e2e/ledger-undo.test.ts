/** What the accounting client takes back: a booked invoice by a credit note, and a deleted entry with its lines. */
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';

type Row = Readonly<Record<string, unknown>>;

let served: Served;
let home: string;
beforeEach(async () => {
  home = newHome();
  served = await serveHere('ledgercli', newHome(), '--unlimited');
});
afterEach(() => served.stop());

async function run(...args: readonly string[]): Promise<{ readonly rows: readonly Row[]; readonly err: string }> {
  const env = { ...served.env, LEDGERCLI_ALLOW_WRITES: '1' };
  const { code, stdout, stderr } = await inProcess('ledgercli', [...args, '--output', 'json'], home, { env });
  expect([args, code, code === 0 ? '' : stderr]).toEqual([args, 0, '']);
  return { rows: [JSON.parse(stdout || '[]') as Row | readonly Row[]].flat(), err: stderr };
}

/** The trial balance without accounts that are at zero, and what each customer and supplier owes. */
async function books(): Promise<object> {
  const balance = (await run('balance', 'list', '--year', '2026', '--all', '--max-pages', '500')).rows;
  const lists = ['receivables-list', 'payables-list'];
  const open = await Promise.all(lists.map(async (list) => (await run(list, 'list', '--all')).rows));
  return {
    balance: sums(balance, ['GLAccountCode', 'ReportingPeriod'], 'Amount'),
    parties: open.map((rows) => sums(rows, ['AccountCode'], 'Amount')),
  };
}

function sums(rows: readonly Row[], by: readonly string[], amount: string): Row {
  const cents = new Map<string, number>();
  for (const row of rows) {
    const key = by.map((field) => String(row[field])).join(' ');
    cents.set(key, (cents.get(key) ?? 0) + Math.round(Number(row[amount]) * 100));
  }
  return Object.fromEntries([...cents].filter(([, sum]) => sum !== 0).sort());
}

const lastWrite = async (command: string): Promise<string> =>
  String((await run('log')).rows.find(({ cmd }) => cmd === command)?.['id']);

const INVOICE = [
  ...['invoice', 'create', '--customer', '25', '--journal', '70', '--reference', 'PO-7799'],
  ...['--line', 'ART-0001:10.125:2.37:vat=4:discount=0.05:Flour', '--line', 'ART-0002:-1:3.10'],
];

test('a booked invoice is taken back by its credit note', async () => {
  const before = await books();
  const { rows } = await run(...INVOICE);
  const id = String(rows[0]?.['InvoiceID']);
  await run('sales-invoice', 'print', id, '--date', '2026-05-20');
  const booked = await books();
  expect(booked).not.toEqual(before);
  const write = await lastWrite('invoice create');

  const planned = await run('undo', write, '--dry-run');
  expect(planned.err).toContain('A processed invoice cannot be deleted; a credit note takes it back.');
  expect(await books()).toEqual(booked);

  const { rows: lines } = await run('undo', write, '--yes');
  expect(lines.map(({ command, state }) => [command, state])).toEqual([
    ['invoice create', 'done'],
    ['sales-invoice print', 'done'],
  ]);
  expect(await books()).toEqual(before);
  const credit = (await run('get', 'salesinvoice/SalesInvoices', String(lines[0]?.['record']))).rows[0];
  expect(credit).toMatchObject({ Type: 8021, Status: 50, YourRef: 'PO-7799', InvoiceDate: '2026-05-20' });
  // What has been taken back is not taken back again.
  expect((await run('undo', write, '--yes')).err).toContain('There is nothing to take back.');
});

test('an invoice that was not printed is deleted', async () => {
  const before = await books();
  const { rows } = await run(...INVOICE);
  const { rows: lines } = await run('undo', '--last', '--yes');
  expect(lines.map(({ command, record }) => [command, record])).toEqual([
    ['sales-invoice delete', rows[0]?.['InvoiceID']],
  ]);
  expect(await books()).toEqual(before);
});

test('a deleted entry comes back with its lines and amounts, and undo lists what differs', async () => {
  const created = await run(
    ...['sales-entry', 'create', '--customer', '25', '--journal', '70', '--date', '2026-05-31', '--invoice', 'PO-1'],
    ...['--line', '8000:250.10:vat=4:Repairs', '--line', '8010:0.35:quantity=2:from=2026-05-01:to=2026-06-30:Rent'],
  );
  const id = String(created.rows[0]?.['EntryID']);
  const read = async (key: string): Promise<Row | undefined> =>
    (await run('get', 'salesentry/SalesEntries', key, '--expand', 'SalesEntryLines')).rows[0];
  const former = await read(id);
  const before = await books();
  await run('sales-entry', 'delete', id, '--yes');
  expect(await books()).not.toEqual(before);
  const { rows } = await run('undo', '--last', '--yes');
  expect(await books()).toEqual(before);
  expect(rows[0]?.['why']).toMatch(/^created again, with other values; .*EntryID is /);
  expect(comparable(await read(String(rows[0]?.['record'])))).toEqual(comparable(former));
});

/** A document without its keys and times. */
function comparable({ SalesEntryLines: lines, ...header }: Row = {}): Row {
  const own = ({
    EntryID: _entry,
    ID: _id,
    Modified: _modified,
    Created: _created,
    Timestamp: _version,
    ...row
  }: Row) => row;
  return { ...own(header), lines: (lines as readonly Row[]).map(own) };
}

test('a deleted line comes back in its entry', async () => {
  const created = await run(
    ...['sales-entry', 'create', '--customer', '25', '--journal', '70', '--line', '8000:10', '--line', '8010:20:vat=4'],
  );
  const id = String(created.rows[0]?.['EntryID']);
  const before = await books();
  const { rows: lines } = await run('sales-entry', 'lines', id);
  await run('sales-entry', 'line-delete', String(lines[1]?.['ID']), '--yes');
  await run('undo', '--last', '--yes');
  expect(await books()).toEqual(before);
});

test('the generic delete brings back all fields that can be written', async () => {
  const created = await run(
    ...['create', 'crm/Contacts', '--set', 'Account=@ref:crm/Accounts:25', '--set', 'FirstName=Jan'],
    ...['--set', 'LastName=Jansen', '--set', 'JobTitleDescription=Buyer', '--set', 'Notes=Calls on Mondays'],
  );
  await run('delete', 'crm/Contacts', String(created.rows[0]?.['ID']), '--yes');
  const { rows } = await run('undo', '--last', '--yes');
  const [now] = (await run('get', 'crm/Contacts', String(rows[0]?.['record']))).rows;
  expect(now).toMatchObject({ FirstName: 'Jan', JobTitleDescription: 'Buyer', Notes: 'Calls on Mondays' });
});
