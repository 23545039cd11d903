/**
 * Time of each question of docs/questions/ over copies of many rows, after the time of a query without a table:
 * `npx tsx scripts/bench/questions.ts [rows] [folder]`. A folder is used again if it has the copies. The rows are those of the sandboxes,
 * many times over, with ids, names and references of their own.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseJson } from '../../runtime/base/json.js';
import { folderAt, run as copyTo } from '../../runtime/copy/testkit.js';
import type { Row } from '../../runtime/contract/rows.js';
import type { Source } from '../../runtime/copy/types.js';
import { entryOf, root } from '../places.js';
import { COPIES, questions, wordsOf } from '../questions.js';

const [rows = '1000000', given] = process.argv.slice(2);
const all = Number(rows);
const PAGE = 1000;
/** Most seconds of a question after opening. */
const BAR = 2;
const RUNS = 3;

/** Returns a row from one of the sandbox. `at`: its position; `turn`: how many times the rows of the sandbox were used before. */
type Make = (row: Row, at: number, turn: number) => Row;

interface Many {
  /** Rows of each million. */
  readonly share: number;
  readonly key: string;
  readonly make: Make;
}

const count = (share: number): number => Math.max(1, Math.round((all * share) / 1e6));
const ORGANIZATIONS = 30_000;
const PERSONS = 60_000;
const DEALS = 100_000;

const organization = (at: number): string => `Organization ${String(at % count(ORGANIZATIONS))} BV`;
const person = (at: number): string => `Person ${String(at % count(PERSONS))}`;
const address = (at: number): string => `person${String(at % count(PERSONS))}@example.com`;
const party = (at: number): Row => ({
  Account: `account-${String(at % count(ORGANIZATIONS))}`,
  AccountCode: String(at % count(ORGANIZATIONS)),
  AccountName: organization(at),
});
/** All lines of an entry have the same number. */
const entry = ({ EntryID, EntryNumber, Account, YourRef, Type }: Row, turn: number): Row => {
  const number = (Number(EntryNumber) % 100_000) + turn * 1000;
  return {
    EntryID: `${String(EntryID)}-${String(turn)}`,
    EntryNumber: number,
    ...(Account === null ? {} : party(number)),
    YourRef: Type === 20 ? `Deal ${String(number)}` : YourRef === null ? null : `${String(YourRef)}-${String(turn)}`,
  };
};

/** The collections with many rows, by folder; the others are those of the sandbox. */
const MANY: Readonly<Record<string, Readonly<Record<string, Many>>>> = {
  'crm-warehouse': {
    deals: {
      share: DEALS,
      key: 'id',
      make: (row, at) => ({ ...row, id: at + 1, org_id: at % count(ORGANIZATIONS), person_id: at % count(PERSONS) }),
    },
    persons: {
      share: PERSONS,
      key: 'id',
      make: (row, at) => ({
        ...{ ...row, id: at, name: person(at), org_id: at % count(ORGANIZATIONS) },
        // One of a thousand persons is there twice.
        emails: [{ value: address(at % 1000 === 999 ? at - 1 : at), primary: true, label: 'work' }],
      }),
    },
    organizations: {
      share: ORGANIZATIONS,
      key: 'id',
      make: (row, at) => ({ ...row, id: at, name: organization(at) }),
    },
    activities: {
      share: 150_000,
      key: 'id',
      make: (row, at) => ({ ...row, id: at, deal_id: (at * 7) % count(DEALS) }),
    },
  },
  'ledger-copy': {
    'Financial/TransactionLines': {
      share: 400_000,
      key: 'ID',
      make: (row, at, turn) => ({ ...row, ID: `line-${String(at)}`, ...entry(row, turn) }),
    },
    'Cashflow/PaymentTerms': {
      share: 80_000,
      key: 'ID',
      make: (row, at) => ({ ...row, ID: `term-${String(at)}`, ...party(at) }),
    },
    'CRM/Accounts': {
      share: ORGANIZATIONS,
      key: 'ID',
      make: (row, at) => ({ ...row, ID: party(at)['Account'], Code: String(at), Name: organization(at) }),
    },
    'CRM/Contacts': {
      share: 20_000,
      key: 'ID',
      make: (row, at) => ({
        ...row,
        ID: `contact-${String(at)}`,
        FullName: person(at),
        Email: address(at),
        ...party(at),
      }),
    },
  },
  'helpdesk-copy': {
    conversations: {
      share: 100_000,
      key: 'id',
      make: (row, at) => ({
        ...{ ...row, id: at, number: at },
        primaryCustomer: { ...(row['primaryCustomer'] as object), id: at % count(30_000), email: address(at) },
      }),
    },
    customers: {
      share: 30_000,
      key: 'id',
      make: (row, at) => ({
        ...{ ...row, id: at, organization: organization(at) },
        _embedded: { emails: [{ id: at, type: 'work', value: address(at) }], phones: [] },
      }),
    },
  },
};

const linesOf = (path: string): readonly Row[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => parseJson(line) as Row);

/** Seconds of a run. The time of the processors hardly depends on what else the machine does. */
interface Cost {
  readonly time: number;
  readonly processors: number;
}

const PROBE = `data:text/javascript,import { writeSync } from 'node:fs'; process.on('exit', () => {
  const { user, system } = process.cpuUsage(); writeSync(2, 'cpu ' + (user + system)); });`;

/** Runs a client in a folder. */
function timed(binary: string, args: readonly string[], cwd: string): Cost {
  const start = performance.now();
  const words = ['--import', PROBE.replaceAll(/\s+/g, ' '), entryOf(binary), '--profile', 'sandbox', ...args];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd,
    env: { PATH: process.env['PATH'], HOME: cwd },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${binary} ${args.join(' ')}: ${stderr}`);
  const time = (performance.now() - start) / 1000;
  return { time, processors: Number(/cpu (\d+)$/.exec(stderr)?.[1]) / 1e6 };
}

/** Copies the sandboxes to a folder, then their rows many times over to another one. */
async function makeCopies(folder: string): Promise<void> {
  const small = join(folder, 'sandboxes');
  mkdirSync(small, { recursive: true });
  for (const line of COPIES) {
    const [binary = '', ...args] = wordsOf(line);
    timed(binary, args, small);
  }
  for (const [name, many] of Object.entries(MANY)) {
    const from = join(small, name);
    const to = join(folder, name);
    mkdirSync(to);
    cpSync(join(from, 'schema.json'), join(to, 'schema.json'));
    const { collections, owner } = JSON.parse(readFileSync(join(from, 'manifest.json'), 'utf8')) as {
      collections: Record<string, object>;
      owner: { client: string; account: string };
    };
    const sources = Object.keys(collections).map((collection): Source => {
      const templates = linesOf(join(from, `${collection.replaceAll('/', '.')}.ndjson`));
      const { share, key, make } = many[collection] ?? { share: undefined, key: '', make: (row: Row) => row };
      const total = share === undefined ? templates.length : count(share);
      return {
        ...{ name: collection, version: 1, deletions: 'none' },
        key: (row) => (key === '' ? undefined : String(row[key])),
        pages: async function* () {
          for (let start = 0; start < total; start += PAGE) {
            yield {
              rows: Array.from({ length: Math.min(PAGE, total - start) }, (_, index) => {
                const at = start + index;
                return make(templates[at % templates.length] ?? {}, at, Math.floor(at / templates.length));
              }),
            };
          }
        },
      };
    });
    await copyTo(folderAt(to), sources, { owner });
  }
  rmSync(small, { recursive: true });
}

const folder = given ?? mkdtempSync(join(tmpdir(), 'questions-'));
try {
  if (!existsSync(join(folder, 'helpdesk-copy'))) await makeCopies(folder);
  const best = (binary: string, args: readonly string[]): Cost => {
    const runs = Array.from({ length: RUNS }, () => timed(binary, args, folder));
    const least = (key: keyof Cost): number => Math.min(...runs.map((one) => one[key]));
    return { time: least('time'), processors: least('processors') };
  };
  const opening = best('crmcli', ['sql', 'SELECT 1']);
  const seconds = ({ time, processors }: Cost): string =>
    `${time.toFixed(2)} s, ${processors.toFixed(2)} s of the processors`;
  process.stdout.write(`opening: ${seconds(opening)}\n`);
  for (const { name, line } of questions()) {
    const [binary = '', ...args] = wordsOf(line).map((word) => word.replace(/^@/, `@${root}/`));
    const { time, processors } = best(binary, [...args, '--output', 'ndjson']);
    const own = { time: time - opening.time, processors: processors - opening.processors };
    const over = own.time > BAR ? ' (over)' : '';
    process.stdout.write(`${name}: ${(time / opening.time).toFixed(1)} x; after opening ${seconds(own)}${over}\n`);
  }
} finally {
  if (given === undefined) rmSync(folder, { recursive: true });
}
