/** Every command of docs/agents.md runs against the sandboxes, and ends and prints as the page says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDesk, type Desk } from './agents/desk.js';
import { root } from './support/cli.js';

interface Row {
  readonly number: number;
  readonly name: string;
  readonly score: number;
  /** A command line, or the path of a file. */
  readonly shown: string;
  readonly code: string;
  readonly prints: string;
}

const page = readFileSync(join(root, 'docs/agents.md'), 'utf8');
const code = (cell: string): string => /^(`+) ?(.*?) ?\1$/.exec(cell)?.[2]?.replaceAll('\\|', '|') ?? cell;
const rows: readonly Row[] = [...page.matchAll(/^\| +(\d+) \|(.*)\|$/gm)].map(([, number, rest = '']) => {
  const [name = '', score = '', , shown = '', exit = '', prints = ''] = rest
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
  return { number: Number(number), name, score: Number(score), shown: code(shown), code: exit, prints: code(prints) };
});

/** Files that the commands of the page read. */
const files = {
  'lines.jsonl': ['1', '999999', '2'].map((id) => JSON.stringify(['deal', 'get', id, '--fields', 'id'])).join('\n'),
  'latin.csv': 'n\u00e4me;e-mail\n',
  'big.json': JSON.stringify({ title: 'Big', value: 1, note: 'x'.repeat(200_000) }),
};

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ files });
});
afterAll(() => desk.close());

test('the page has each failure mode once, and counts its scores', () => {
  // Three modes of the specification are parts of others.
  const numbers = Array.from({ length: 77 }, (_, at) => at + 1).filter((number) => ![36, 39, 48].includes(number));
  expect(rows.map(({ number }) => number)).toEqual(numbers);
  const countOf = (score: number): number => rows.filter((row) => row.score === score).length;
  const mean = rows.reduce((sum, { score }) => sum + score, 0) / rows.length;
  const said = page.replace(/\s+/g, ' ');
  for (const score of [3, 2, 1, 0].filter((one) => countOf(one) > 0))
    expect(said).toContain(`${String(countOf(score))} with ${String(score)}`);
  expect(said).toContain(`${mean.toFixed(2)} in the mean`);
});

const isLine = ({ shown }: Row): boolean => /(?:crm|helpdesk|ledger)cli(?: |$)/.test(shown);

test.each(rows.filter(isLine).map((row) => [`${String(row.number)}: ${row.shown}`, row] as const))(
  '%s',
  async (_, row) => {
    const { code: ended, stdout, stderr } = await desk.run(row.shown);
    const printed = `${stdout}${stderr}`;
    expect([String(ended), printed]).toEqual([row.code, printed]);
    expect(row.prints).not.toBe('');
    expect(printed).toContain(row.prints);
  },
);

test('the other rows name files that exist', () => {
  const others = rows.filter((row) => !isLine(row));
  expect(others.filter(({ shown }) => !existsSync(join(root, shown)))).toEqual([]);
  expect(others.length).toBeLessThan(12);
});
