/** The amount and the description of journal entries, which only their lines have, in every format. */
import { client } from '../../generated/ledger/client.js';
import { openBench, type Bench } from '../../runtime/testing/index.js';
import { decimalSum } from '../../runtime/base/decimals.js';

interface Line {
  readonly AmountDC: number;
  readonly Description: string | null;
}
interface Entry {
  readonly EntryNumber: number;
  readonly GeneralJournalEntryLines: readonly Line[];
}

let it: Bench;
let entries: readonly Entry[];
beforeAll(async () => {
  it = await openBench(client, { sandbox: { records: 80, unlimited: true } });
  entries = (await it.json([...LIST, '--expand', 'GeneralJournalEntryLines'])) as readonly Entry[];
});
afterAll(() => it.close());

const LIST = ['journal-entry', 'list', '--all', '--orderby', 'EntryNumber'];
const FIELDS = [...LIST, '--fields', 'EntryNumber,Amount,Description'];

const expected = (): readonly unknown[] =>
  entries.map(({ EntryNumber, GeneralJournalEntryLines: lines }) => ({
    EntryNumber,
    Amount: Number(decimalSum(lines.filter(({ AmountDC }) => AmountDC > 0).map(({ AmountDC }) => String(AmountDC)))),
    ...(lines[0]?.Description ? { Description: lines[0].Description } : {}),
  }));

const printed = async (argv: readonly string[]): Promise<string> => {
  const { code, out, err } = await it.run(argv);
  expect([code, err]).toEqual([0, expect.not.stringContaining('arning')]);
  return out;
};

test('are the sum of the debit lines and the text of the first line, over several pages', async () => {
  expect(entries.length).toBeGreaterThan(60);
  expect(await it.json(FIELDS)).toEqual(expected());
});

test('are the same in CSV, ndjson, YAML and for --jq', async () => {
  const rows = expected() as { EntryNumber: number; Amount: number; Description?: string }[];
  const [first] = rows;
  const ndjson = await printed([...FIELDS, '-o', 'ndjson']);
  expect(
    ndjson
      .trim()
      .split('\n')
      .map((line): unknown => JSON.parse(line)),
  ).toEqual(rows);
  const [header, ...lines] = (await printed([...FIELDS, '-o', 'csv'])).trim().split('\n');
  expect(header).toBe('EntryNumber,Amount,Description');
  expect(lines.map((line) => line.split(',')[1])).toEqual(rows.map(({ Amount }) => String(Amount)));
  expect(await printed([...FIELDS, '-o', 'yaml'])).toContain(`Amount: ${String(first?.Amount)}\n`);
  expect(JSON.parse(await printed([...FIELDS, '--jq', '[.[].Amount]']))).toEqual(rows.map(({ Amount }) => Amount));
});

test('are columns of a table, which can be chosen and sorted by', async () => {
  const [head = '', ...rows] = (await printed([...LIST, '-o', 'table'])).trimEnd().split('\n');
  expect(head.trim().split(/ {2,}/).slice(0, 6)).toEqual([
    'Number',
    'Journal',
    'Year',
    'Period',
    'Amount',
    'Description',
  ]);
  expect(rows.every((row) => /\d+(?:\.\d+)? {2}/.test(row.slice(head.indexOf('Amount'))))).toBe(true);
  const amounts = (expected() as { Amount: number }[]).map(({ Amount }) => Amount).sort((a, b) => b - a);
  for (const format of ['table', 'csv']) {
    const sorted = await printed([...LIST, '--columns', 'amount', '--sort=-Amount', '-o', format]);
    expect(sorted.trim().split('\n').slice(1).map(Number)).toEqual(amounts);
  }
  const [header, ...sorted] = (await printed([...LIST, '--sort=-Amount', '-o', 'csv'])).trim().split('\n');
  expect(header).toContain('EntryNumber');
  expect(header).not.toContain('Amount');
  const numbers = (expected() as { Amount: number; EntryNumber: number }[])
    .filter(({ Amount }) => Amount === amounts[0])
    .map(({ EntryNumber }) => String(EntryNumber));
  const at = (header ?? '').split(',').indexOf('EntryNumber');
  expect(numbers).toContain(sorted[0]?.split(',')[at]);
});

test('change no other output: files have the fields of the service, without the lines', async () => {
  const [first] = (await it.json(LIST)) as readonly object[];
  expect(Object.keys(first ?? {})).not.toEqual(expect.arrayContaining(['GeneralJournalEntryLines']));
  expect(Object.keys(first ?? {})).not.toEqual(expect.arrayContaining(['Amount']));
  expect((await printed([...LIST, '-o', 'csv'])).split('\n')[0]).not.toMatch(/Lines|Amount/);
});

test('are refused with words where the request selects other fields', async () => {
  const { code, err } = await it.run([...FIELDS, '--select', 'EntryNumber', '-o', 'table']);
  const said = 'Unknown fields in --fields: Amount, Description. Known fields: EntryNumber.';
  expect([code, err.replaceAll('\n', ' ')]).toEqual([65, expect.stringContaining(said)]);
});

test('have a place in the list of every division', async () => {
  const rows = (await it.json(['journal-entry', 'list', '--all-divisions', '--fields', 'Division,Amount'])) as {
    Amount?: number;
  }[];
  expect(rows.length).toBeGreaterThan(60);
  expect(rows.every(({ Amount }) => typeof Amount === 'number')).toBe(true);
});
