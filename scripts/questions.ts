/**
 * The questions of docs/questions/: their files, and the page about them, which `npx tsx scripts/questions.ts` writes to
 * docs/questions.md. The page has the answers of the sandboxes on one day, so that it does not change.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clockOf, DAY } from './day.js';
import { entryOf, root } from './places.js';

export interface Question {
  readonly name: string;
  /** The question, as a sentence. */
  readonly asked: string;
  /** The command line that answers it, in a folder with the copies. */
  readonly line: string;
  /** How to read the answer, as a sentence. */
  readonly reading: string;
  readonly sql: string;
}

/** What the questions read of the books: a copy of everything sends more requests than the service allows in a minute. */
const FEEDS: readonly string[] = [
  'CRM/Accounts',
  'CRM/Contacts',
  'Cashflow/PaymentTerms',
  'Financial/GLAccounts',
  'Financial/TransactionLines',
  'read/financial/Returns',
  'vat/VATCodes',
];

/** Command lines that make the copies which the questions read. */
export const COPIES: readonly string[] = [
  'crmcli sync warehouse',
  ['ledgercli backup --dir ledger-copy', ...FEEDS.map((feed) => `--feed ${feed}`)].join(' '),
  'helpdeskcli backup --out helpdesk-copy',
];

/** Names of the questions, in the order of the page. */
const NAMES: readonly string[] = [
  'open-deals-without-activity',
  'median-age-per-stage',
  'won-per-owner-and-month',
  'same-person-twice',
  'won-but-not-in-the-books',
  'who-owes',
  'trial-balance',
  'out-of-balance-or-booked-twice',
  'vat-per-code',
  'money-at-risk',
];

const FOLDER = 'docs/questions';

/** Returns the path of the file of a question, below the root. */
export const fileOf = (name: string): string => `${FOLDER}/${name}.sql`;

/** The file of the page, below the root. */
export const PAGE = 'docs/questions.md';

/** Returns the questions. A file begins with three comments: the question, the command line, and how to read the answer. */
export const questions = (): readonly Question[] =>
  NAMES.map((name) => {
    const text = readFileSync(join(root, fileOf(name)), 'utf8');
    const [, asked, line, reading, sql] = /^-- (.+\?)\n-- (.+)\n-- (.+\.)\n([^]+)\n$/.exec(text) ?? [];
    if (asked === undefined || line === undefined || reading === undefined || sql === undefined) {
      throw new Error(`${fileOf(name)} does not begin with a question, a command line and how to read the answer.`);
    }
    return { name, asked, line, reading, sql };
  });

/** Returns the words of a command line. */
export const wordsOf = (line: string): readonly string[] =>
  (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^(["'])(.*)\1$/s, '$2'));

/** Rows of an answer on the page. */
const LINES = 5;

/** Returns the page, with the answers of the built clients in their sandboxes. */
export function questionsPage(): string {
  const home = mkdtempSync(join(tmpdir(), 'questions-'));
  try {
    const clock = clockOf(home);
    const run = ([binary = '', ...args]: readonly string[], input = ''): string =>
      execFileSync(process.execPath, [entryOf(binary), '--profile', 'sandbox', ...args], {
        cwd: home,
        env: {
          PATH: process.env['PATH'],
          HOME: home,
          COLUMNS: '120',
          ...clock,
        },
        encoding: 'utf8',
        input,
        stdio: ['pipe', 'pipe', 'ignore'],
      });
    for (const line of COPIES) run(wordsOf(line));
    const sections = questions().map((question) => {
      const words = wordsOf(question.line).map((word) => (word.startsWith('@') ? '-' : word));
      const sql = question.sql.replaceAll('current_date', `DATE '${DAY}'`);
      const lines = run([...words, '--output', 'table'], sql)
        .trimEnd()
        .split('\n');
      const rest = lines.length - 1 - LINES;
      return sectionOf(question, [...lines.slice(0, 1 + LINES), ...(rest > 0 ? [`… ${String(rest)} more rows`] : [])]);
    });
    return `${HEAD}\n${sections.join('\n')}`;
  } finally {
    rmSync(home, { recursive: true });
  }
}

const block = (kind: string, text: string): string => `\`\`\`${kind}\n${text.replace(/ +$/gm, '').trimEnd()}\n\`\`\`\n`;

const sectionOf = ({ asked, line, reading, sql }: Question, answer: readonly string[]): string =>
  [`## ${asked}\n`, block('sh', line), block('sql', sql), block('text', answer.join('\n')), `${reading}\n`].join('\n');

const HEAD = `# Questions

<!-- Written by npx tsx scripts/questions.ts; changes here are lost. -->

Questions about deals, customers and books, with the SQL that answers them. The queries read copies of the accounts, which these
lines make in the working folder:

${block('sh', ['npm install --global crmcli ledgercli helpdeskcli @duckdb/node-api', ...COPIES].join('\n'))}
Without an account, set the profile to the sandbox first, for example \`export CRMCLI_PROFILE=sandbox\`. In a checkout of the
repository, \`npm ci && npm run demo -- questions\` makes copies of the sandboxes and answers all questions.

The files are in the folder \`${FOLDER}\` of the repository. After a global install, they are in the folder of the client:

${block('sh', 'crmcli sql @"$(npm root --global)/crmcli/questions/open-deals-without-activity.sql"')}
The answers on this page are the first rows for the sandboxes on ${DAY}. [warehouse.md](warehouse.md) describes \`sql\`.
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, PAGE), questionsPage());
