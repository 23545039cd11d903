/** The questions of docs/questions.md over copies of the three sandboxes, against the lists of the clients. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COPIES, PAGE, questions, questionsPage, wordsOf, type Question } from '../../scripts/questions.js';
import { ANSWERS, recordsIn, type Fields } from '../support/answers.js';
import { newHome, root, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

const home = newHome();
const served = new Map<string, Served>();

beforeAll(async () => {
  for (const binary of ['crmcli', 'ledgercli', 'helpdeskcli'] as const)
    served.set(binary, await serveHere(binary, newHome(), '--unlimited'));
  await copy();
}, 180_000);
afterAll(async () => {
  for (const { stop } of served.values()) await stop();
});

async function run(binary: Name, ...args: readonly string[]): Promise<string> {
  const done = await inProcess(binary, args, home, { env: served.get(binary)?.env ?? {} });
  if (done.code !== 0) throw new Error(`${binary} ${args.join(' ')}: ${done.stderr}`);
  return done.stdout;
}

/** Lists that were read since the last change. */
const lists = new Map<string, Promise<readonly Fields[]>>();
/** Answers to the questions before the changes. */
const before = new Map<string, readonly Fields[]>();

/** Makes or refreshes the copies with the command lines of the page. */
async function copy(): Promise<void> {
  for (const line of COPIES) {
    const [binary, ...args] = wordsOf(line);
    await run(binary as Name, ...args);
  }
}

/** Reads a list, once for all questions. */
function list(binary: Name, ...args: readonly string[]): Promise<readonly Fields[]> {
  const line = [binary, ...args].join(' ');
  const found = lists.get(line) ?? run(binary, ...args, '-o', 'json').then(recordsIn);
  lists.set(line, found);
  return found;
}

async function answer({ line }: Question): Promise<readonly Fields[]> {
  const [binary, ...args] = wordsOf(line).map((word) => word.replace(/^@/, `@${root}/`));
  return recordsIn(await run(binary as Name, ...args, '-o', 'json'));
}

test('each question has an answer of its own', () => {
  expect(
    questions()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(ANSWERS).sort());
});

test('the page has the queries of the files, and the answers of the sandboxes', () => {
  // After a change of a question or of a sandbox: npx tsx scripts/questions.ts
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(questionsPage());
}, 180_000);

const names = questions().map((one) => [one.name, one] as const);

test.each(names)(
  '%s: the answer is that of the lists',
  async (name, one) => {
    const found = await answer(one);
    expect(found).toEqual(await ANSWERS[name]?.(list));
    before.set(name, found);
  },
  60_000,
);

describe('after changes in the services', () => {
  /** A quarter that has ended, whose return agrees with the books at first. */
  const [year, quarter] = lastQuarter();
  /** Changes the answer to each question. */
  const CHANGES: readonly string[] = [
    'crmcli deal create --title "New office" --value 1200.55 --stage 1',
    'crmcli deal update 1 --status won',
    'helpdeskcli conv create --mailbox 1001 --customer oskar.tamm@iris-media.example --subject "Is it paid?" --body "?"',
    'crmcli person create --name "Ada Lovelace" --email ada@example.com',
    'crmcli person create --name "A. Lovelace" --email ADA@example.com',
    'ledgercli sales-entry create --customer 25 --journal 70 --line 8000:100.10:vat=2:Consulting --allow-writes',
    'ledgercli purchase-entry create --supplier 26 --journal 60 --line 4300:96.80:Paper --invoice F-1 --allow-writes',
    'ledgercli purchase-entry create --supplier 26 --journal 60 --line 4300:96.80:Paper --invoice f-1 --allow-duplicate --allow-writes',
    `ledgercli create financial/OfficialReturns --set Type=31 --set Frequency=3 --set Year=${year} --set Period=${quarter} --set Amount=100.10 --set Status=20 --allow-writes`,
  ];

  beforeAll(async () => {
    for (const line of CHANGES) {
      const [binary, ...args] = wordsOf(line);
      await run(binary as Name, ...args);
    }
    lists.clear();
  }, 180_000);

  test.each(names)(
    '%s: the answer before them is another one',
    async (name) => {
      expect(before.get(name)).not.toEqual(await ANSWERS[name]?.(list));
    },
    60_000,
  );

  describe('that the copies have', () => {
    beforeAll(copy, 180_000);

    test.each(names)(
      '%s: the answer is that of the lists',
      async (name, one) => {
        expect(await answer(one)).toEqual(await ANSWERS[name]?.(list));
      },
      60_000,
    );

    test('vat-per-code finds the return that is wrong, and no other one', async () => {
      const [question] = questions().filter(({ name }) => name === 'vat-per-code');
      const wrongIn = (rows: readonly Fields[] = []): readonly unknown[] =>
        rows
          .filter(({ difference }) => difference !== null && Number(difference) !== 0)
          .map((row) => [row['year'], row['quarter'], row['difference']].join(' '));
      expect(before.get('vat-per-code')?.some(({ difference }) => difference !== null)).toBe(true);
      expect(wrongIn(before.get('vat-per-code'))).toEqual([]);
      const found = question === undefined ? [] : await answer(question);
      expect([...new Set(wrongIn(found))]).toEqual([`${year} ${quarter} -100.1`]);
    }, 60_000);
  });
});

/** The year and the number of the last quarter that has ended. */
function lastQuarter(): readonly [string, string] {
  const now = new Date();
  const quarters = now.getUTCFullYear() * 4 + Math.floor(now.getUTCMonth() / 3) - 1;
  return [String(Math.floor(quarters / 4)), String((quarters % 4) + 1)];
}
