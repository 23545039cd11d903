/** A processed entry is taken back by its opposite: the books are as before, and the undo can itself be taken back. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '../../generated/ledger/client.js';
import { openBench, type Bench } from '../../runtime/testing/bench.js';
import { newHome } from '../support/cli.js';

type Row = Readonly<Record<string, unknown>>;

let bench: Bench;
let file: string;
beforeEach(async () => {
  file = join(newHome(), 'state.json');
  bench = await openBench(client, { sandbox: { file, unlimited: true }, env: { LEDGERCLI_ALLOW_WRITES: '1' } });
});
afterEach(() => bench.close());

async function run(...args: readonly string[]): Promise<{ readonly rows: readonly Row[]; readonly err: string }> {
  const { code, out, err } = await bench.run([...args, '--output', 'json']);
  expect([args, code, code === 0 ? '' : err]).toEqual([args, 0, '']);
  return { rows: [JSON.parse(out || '[]') as Row | readonly Row[]].flat(), err };
}

/** The trial balance by account and period, and what each customer and supplier owes, in cents. */
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

/** Marks an entry as processed in the state of the sandbox: no request of the service does it. */
function setProcessed(key: string): void {
  let found = 0;
  const text = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), (_name, value: unknown) => {
    const isEntry =
      typeof value === 'object' &&
      value !== null &&
      'Status' in value &&
      Object.values(value as Row).includes(key) &&
      !('LineNumber' in value);
    if (!isEntry) return value;
    found += 1;
    return { ...value, Status: 50, StatusDescription: 'Processed' };
  });
  expect(found).toBe(1);
  writeFileSync(file, text);
}

const entries: readonly (readonly [line: string, key: string])[] = [
  ['journal-entry create --journal 90 --line 4300:12.50:Paper --line 1000:-12.50 --date 2026-05-31', 'EntryID'],
  [
    'bank-entry create --journal 20 --line 1300:250.10:PO-77 --line 4300:-12.35 --date 2026-05-31 --account 25',
    'EntryID',
  ],
  ['cash-entry create --journal 10 --line 8000:48.20:Bread --line 4300:-6.95:Stamps --date 2026-05-31', 'EntryID'],
  [
    'purchase-entry create --supplier 26 --journal 60 --line 4300:96.80:vat=2:Paper --date 2026-05-31 --invoice F-1',
    'EntryID',
  ],
  [
    'purchase-entry create --supplier 26 --journal 60 --credit-note --line 4300:96.80:vat=2 --date 2026-05-31',
    'EntryID',
  ],
  [
    'purchase-invoice create --supplier 26 --journal 60 --line ART-0001:100:1.15 --date 2026-05-31 --reference F-2',
    'ID',
  ],
  ['sales-entry create --customer 25 --journal 70 --line 8000:250.10:vat=4:Repairs --date 2026-05-31', 'EntryID'],
  ['sales-entry create --customer 25 --journal 70 --credit-note --line 8000:50.05:vat=4 --date 2026-05-31', 'EntryID'],
];

test.each(entries)('%s', async (line, field) => {
  const before = await books();
  const { rows } = await run(...line.split(' '));
  const key = String(rows[0]?.[field]);
  const booked = await books();
  expect(booked).not.toEqual(before);
  setProcessed(key);
  expect(await books()).toEqual(booked);

  const { rows: lines, err } = await run('undo', '--last', '--yes');
  const [words] = line.split(' --');
  expect(lines).toMatchObject([{ command: words, state: 'done' }]);
  expect(String(lines[0]?.['record'])).not.toBe(key);
  expect(err).toMatch(/A processed (?:entry|invoice) cannot be deleted; .* takes it back\./);
  expect(await books()).toEqual(before);

  // The opposite entry is not processed yet: it is deleted.
  await run('undo', '--last', '--yes');
  expect(await books()).toEqual(booked);
});
