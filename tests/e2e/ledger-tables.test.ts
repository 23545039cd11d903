/** Tables of the accounting client on terminals of 80 and 120 columns: people read numbers, names, dates and amounts. */
import { PassThrough } from 'node:stream';
import { client } from '../../generated/ledger/client.js';
import { displayWidth } from '../../runtime/output/width.js';
import { json, openBench, type Bench } from '../../runtime/testing/index.js';
import { compiled } from '../support/compiled.js';

let it: Bench;
beforeAll(async () => {
  it = await openBench(client, { sandbox: { records: 12, unlimited: true } });
});
afterAll(() => it.close());

const GUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SHORTENED = /\b[0-9a-f]{7}…/;
/** A number, a date or a code that lost its end. */
const CUT = /(?:^| {2})(?:-?\d[\d.]*|\d{4}-[\d-]*|[A-Z]{2,}-?\d*)…/;

/** Arguments of lists that require some. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'stock-position list': ['--item', 'ART-0001'],
  'bank-entry lines': ['26200001'],
  'cash-entry lines': ['26100001'],
  'journal-entry lines': ['26900001'],
  'purchase-entry lines': ['26600001'],
  'purchase-invoice lines': ['26600501'],
  'purchase-order lines': ['2026001'],
  'quotation lines': ['2026001'],
  'sales-entry lines': ['26700001'],
  'sales-invoice lines': ['26700002'],
  'sales-order lines': ['2026001'],
};

async function lists(): Promise<readonly string[]> {
  const { bound } = await compiled('ledger');
  return bound.commands
    .filter(({ request, words }) => words.length > 1 && request?.resource !== undefined && request.shape === 'rows')
    .map(({ words }) => words.join(' '));
}

async function table(words: string, columns: number, bench = it): Promise<{ lines: readonly string[]; err: string }> {
  const argv = [...words.split(' '), ...(MORE[words] ?? []), '--absolute-times', '--no-color', '--limit', '5'];
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns });
  let out = '';
  stdout.on('data', (text: Buffer) => (out += String(text)));
  const { code, err } = await bench.run(argv, { world: { stdout } });
  if (code !== 0) throw new Error(`${words} ended with ${String(code)}: ${err}`);
  return { lines: out.trimEnd().split('\n'), err: err.replace(/\n/g, ' ') };
}

test.each([80, 120])('at %i columns every list shows readable columns first, and ids last', async (width) => {
  const all = await lists();
  expect(all.length).toBeGreaterThan(60);
  const problems: string[] = [];
  for (const words of all) {
    const { lines, err } = await table(words, width);
    const [head = '', ...rows] = lines;
    const isShort = head.endsWith('  …');
    const wrong = [
      lines.some((line) => displayWidth(line) > width) && 'too wide',
      rows.length === 0 && 'empty',
      rows.some((row) => new RegExp(`^ *${GUID}`).test(row)) && 'the first column is an id',
      isShort && new RegExp(GUID).test(lines.join('\n')) && 'an id takes the room of a column',
      rows.some((row) => CUT.test(row.replace(SHORTENED, ''))) && 'a value is cut',
      isShort !== /columns? (?:do|does) not fit: .+\. Choose columns with --columns\./.test(err) && 'not counted',
    ];
    for (const one of wrong) if (one !== false) problems.push(`${words}: ${one}\n${lines.slice(0, 3).join('\n')}`);
  }
  expect(problems).toEqual([]);
});

test.each([
  ['receivable list', ['Number', 'Due date', 'Amount', 'Status']],
  ['payment list', ['Number', 'Due date', 'Amount', 'Status']],
  ['sales-invoice list', ['Number', 'Customer', 'Date', 'Amount', 'Status']],
  ['sales-entry list', ['Number', 'Customer', 'Date', 'Amount', 'Status']],
  ['purchase-entry list', ['Number', 'Supplier', 'Date', 'Amount', 'Status']],
  ['purchase-invoice list', ['Number', 'Date', 'Amount', 'Status']],
  ['sales-order list', ['Number', 'Customer', 'Date', 'Amount', 'Status']],
  ['purchase-order list', ['Number', 'Supplier', 'Date', 'Amount', 'Status']],
  ['quotation list', ['Number', 'Version', 'Account', 'Date', 'Amount', 'Status']],
  ['transaction list', ['Entry', 'Date', 'Journal', 'Amount', 'Description']],
  ['balance list', ['Year', 'Period', 'Debit', 'Credit', 'Amount']],
  ['bank-entry list', ['Number', 'Journal', 'Year', 'Period', 'Opening', 'Closing', 'Status']],
  ['opportunity list', ['Number', 'Name', 'Amount', 'Close date']],
])('%s has its main columns at 80 columns', async (words, columns) => {
  const { lines } = await table(words, 80);
  expect(lines[0]?.trim().split(/ {2,}/)).toEqual(expect.arrayContaining(columns));
});

/** Cells of the column with this header; of a long number the last digits. */
function cellsOf(header: string, [head = '', ...rows]: readonly string[]): readonly string[] {
  const place = new RegExp(`(?<=^|  )${header}(?:$| {2,})`).exec(head);
  return place === null ? [] : rows.map((row) => row.slice(place.index, place.index + place[0].length).trim());
}

test('a status has a word in every table, and is a number in files', async () => {
  const found: Record<string, readonly string[]> = {};
  for (const words of await lists()) {
    const cells = cellsOf('Status', (await table(words, 220)).lines).filter((cell) => cell !== '');
    if (cells.length > 0) found[words] = cells;
  }
  expect(Object.keys(found).length).toBeGreaterThan(15);
  const numbers = Object.entries(found).filter(([, cells]) => cells.some((cell) => /^\d+$/.test(cell)));
  // The specification has no words for the numbers of production orders.
  expect(numbers.map(([words]) => words)).toEqual(['shop-order list']);
  expect(found['receivable list']).toContain('20 open');
  const { out } = await it.run(['receivable', 'list', '-o', 'csv', '--limit', '1']);
  const [head, row] = out.split('\n').map((line) => line.split(','));
  expect(row?.[head?.indexOf('Status') ?? -1]).toMatch(/^\d+$/);
});

test('amounts have two decimals in every table', async () => {
  const headers = ['Amount', 'Debit', 'Credit', 'Opening', 'Closing', 'Balance', 'Price', 'Total'];
  const found = new Map<string, readonly string[]>();
  for (const words of await lists()) {
    const { lines } = await table(words, 220);
    for (const header of headers) {
      const cells = cellsOf(header, lines).filter((cell) => cell !== '');
      if (cells.length > 0) found.set(`${words} ${header}`, cells);
    }
  }
  expect(found.size).toBeGreaterThan(25);
  const others = [...found].filter(([, cells]) => !cells.every((cell) => /\.\d{2,}(?= |$)/.test(cell)));
  expect(others).toEqual([]);
});

test('amounts of a resource whose path has placeholders have two decimals too', async () => {
  const balance = {
    ReportingYear: 2026,
    GLAccountCode: '1000',
    GLAccountDescription: 'Cash',
    BalanceSide: 'D',
    Amount: 5,
  };
  const other = await openBench(client, { answer: (_, response) => json(response, { d: { results: [balance] } }) });
  const { lines } = await table('opening-balance list --division 1', 80, other);
  await other.close();
  expect(lines.at(-1)).toMatch(/ 5\.00$/);
});

test.each([
  ['sales-entry create --customer 5 --journal 70 --line 8000:250.00 --date 2026-05-31', 'sales entry'],
  ['purchase-entry create --supplier 5 --journal 60 --line 4300:250.00 --date 2026-05-31', 'purchase entry'],
  ['bank-entry create --journal 20 --line 1300:250.00 --date 2026-05-31 --account 5', 'bank entry'],
  ['journal-entry create --journal 90 --line 4300:12.50 --line 1000:-12.50 --date 2026-05-31', 'journal entry'],
  [
    'invoice create --customer 5 --journal 70 --line ART-0001:10:2.50',
    'sales invoice',
    /order:\d{7} for Smit Techniek BV, EUR 25/,
  ],
  ['sales-order create --customer 5 --line ART-0001:10:2.50', 'sales order'],
  ['quotation create --account 5 --line ART-0001:10:2.50', 'quotation'],
  ['account create --name Bakker --code 4711', 'account'],
])('%s prints the number by which people find the record', async (line, noun, printed = /\d{4,8}/) => {
  const { code, out } = await it.run([...line.split(' '), '--allow-writes', '-o', 'table']);
  expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`^Created ${noun} ${printed.source}\\n$`))]);
});

test('a table names the codes that the flags of its list take; CSV and JSON have the codes', async () => {
  const { bound } = await compiled('ledger');
  const unnamed = bound.commands.flatMap(({ verb, words, flags, spec, scope }) =>
    verb !== 'list'
      ? []
      : flags.flatMap(({ name, spec: flag }) => {
          const field = /^term:(\w*(?:Status|Type)) eq /.exec(String(flag.wire))?.[1];
          const columns = spec.columns ?? scope.spec.columns ?? [];
          const column = columns.find((one) => (typeof one === 'string' ? one.split('|')[0] : one.key) === field);
          const values = typeof column === 'object' ? Object.values(column.values ?? {}) : [];
          const choices = Array.isArray(flag.choices) ? flag.choices.map(String) : [];
          const isNamed = choices.every((code) => values.some((text) => String(text).startsWith(`${code} `)));
          return column === undefined || isNamed ? [] : [`${words.join(' ')} --${name}`];
        }),
  );
  expect(unnamed).toEqual([]);
  const { lines } = await table('payment list', 120);
  expect(lines.slice(1).every((line) => / (?:20 open|30 selected|40 processed|50 matched) /.test(line))).toBe(true);
  const fields = ['payment', 'list', '--fields', 'Status', '--limit', '3', '--output'];
  expect((await it.run([...fields, 'csv'])).out).toMatch(/^Status\n(?:[2-5]0\n){3}$/);
  expect((await it.run([...fields, 'json', '--jq', '.[].Status'])).out).toMatch(/^(?:[2-5]0\n){3}$/);
});
