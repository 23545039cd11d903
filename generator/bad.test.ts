import { readdir, readFile, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { load } from 'js-yaml';
import { position } from './1-read/source.js';
import { compile, type Outcome } from './compile.js';
import { catalogue } from './diagnostics/catalogue.js';
import type { Diagnostic } from './diagnostics/report.js';
import { fix } from './fix.js';
import { copyOf, fixtures } from './fixtures/scenario.js';

/** What the compiler finds in a bad spec. */
interface Finding {
  /** `file line:column-line:column` */
  readonly at: string;
  readonly text: string;
}

const findings = load(await readFile(join(fixtures, 'bad.yaml'), 'utf8')) as Readonly<Record<string, Finding>>;
const table = Object.entries(findings).map(([fixture, { at, text }]) => [fixture, at, text] as const);

const found = new Map<string, Promise<Outcome>>();

/** Checks a fixture once, however many tests read its diagnostics. */
async function find(fixture: string): Promise<readonly Diagnostic[]> {
  const specs = join(fixtures, 'bad', fixture, 'specs');
  let outcome = found.get(fixture);
  if (outcome === undefined) {
    outcome = compile({
      specs,
      out: 'none',
      services: [],
      mode: 'check',
      target: fixture === 'CS449-script' ? 'js' : 'ts',
    });
    found.set(fixture, outcome);
  }
  return (await outcome).diagnostics;
}

// Git does not store times.
beforeAll(() => utimes(join(fixtures, 'bad', 'CS451-stale', 'workflows', 'shop', 'lend.js'), 0, 0));

test.each(table)('%s is found at %s', async (fixture, place, text) => {
  const places = (await find(fixture)).map(({ code, span }) => {
    const from = position(span.source, span.start);
    const to = position(span.source, span.end);
    const where = `${basename(span.source.file)} ${from.line}:${from.column}-${to.line}:${to.column}`;
    return [code, where, span.source.text.slice(span.start, span.end)];
  });
  expect(places).toEqual([[fixture.slice(0, 5), place, text]]);
});

const fixables = new Set(
  await Promise.all(
    table.map(async ([fixture]) => ((await find(fixture)).some(({ edit }) => edit !== undefined) ? fixture : '')),
  ),
);
fixables.delete('');

test.each([...fixables])('the fix of %s fixes what was found, and a removal causes no error', async (fixture) => {
  const folder = await copyOf(`bad/${fixture}`);
  const check = async (): Promise<readonly Diagnostic[]> =>
    (await compile({ specs: join(folder, 'specs'), out: 'none', services: [], mode: 'check', target: 'ts' }))
      .diagnostics;
  const [before] = await check();
  const fixed = await fix(check);
  expect(fixed[0]).toEqual(before);
  const removes = before?.edit?.text === '';
  expect(
    (await check()).filter(({ code, severity }) => (removes ? severity === 'error' : code === before?.code)),
  ).toEqual([]);
});

test('every diagnostic has a bad spec that causes it, and every bad spec is in the list', async () => {
  const folders = (await readdir(join(fixtures, 'bad'))).sort();
  expect(table.map(([fixture]) => fixture)).toEqual(folders);
  expect([...new Set(folders.map((name) => name.slice(0, 5)))]).toEqual(Object.keys(catalogue).sort());
});

test('the remedy for an unknown name in a path has the names of the group', async () => {
  const remedies = (await find('CS314-case')).map(({ remedy }) => remedy);
  expect(remedies).toEqual([
    'Declare it under `args:`, or write {bookId} for the record. Did you mean "bookId"? Known names: bookId.',
  ]);
});

test.each([
  ['CS203-type', '"version" must be text, not the number 1.0', "Put it in quotes: '1.0'"],
  [
    'CS203-slash',
    '"to/from" must be text or a number or true or false, not a list',
    'Write text or a number or true or false.',
  ],
  [
    'CS203-digits',
    '"cap" must be a whole number, not the text "010"',
    'Write it in decimal digits: with one before the point, without zeros in front, and at most 15.',
  ],
  [
    'CS302-nothing',
    'the command has neither a path nor a workflow, and it is not a verb, which would use the path of its group',
    'Write `path:` (that of the group is /books), `workflow:`, or the verb (`verb: list`).',
  ],
  [
    'CS403-itself',
    '"book list" is already the name of this command',
    'Rename one of the two, or remove the alias or old name.',
  ],
  [
    'CS409-secret',
    'the example lacks --code, which "book transfer" requires',
    'Declare `env` or `stdin` in the flag --code: an example cannot have its value, a secret.',
  ],
  [
    'CS208-record',
    '`cap` does not belong to a read of one record',
    'Remove it: it belongs to a list (`verb: list`, or `shape: rows` or `stream` in a read). Its name makes the command a read of one record.',
  ],
  [
    'CS208-workflow',
    '`path` does not belong to a workflow',
    'Remove it: it belongs to a list, a read of one record, a write, an action or a background job. `workflow` makes the command a workflow.',
  ],
  [
    'CS426-confirm',
    '`confirm` has no effect here: deletes always ask',
    'Remove `confirm`, or change what keeps it from having an effect.',
  ],
])('%s is explained', async (fixture, message, remedy) => {
  expect(await find(fixture)).toMatchObject([{ message, remedy }]);
});

test('messages and remedies have no open placeholders', async () => {
  for (const [fixture] of table) {
    for (const { message, remedy } of await find(fixture)) {
      expect(`${message} ${remedy}`).not.toMatch(
        /\{(?:name|words|hint|file|what|where|value|flag|manual|form|problem|argument|set|largest)\}|undefined/,
      );
    }
  }
});
