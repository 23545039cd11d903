/** Cells and column names of an imported file, and the journal before a row is sent. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from 'cmdspec-runtime/kit';
import { fakeWorld, json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

const fields = [{ field_code: 'id', field_name: 'ID', field_type: 'int', is_custom_field: false }];

let at: Bench;
let created: unknown[];
/** Called when a record is about to be created. */
let beforeCreate: () => void;

beforeEach(async () => {
  created = [];
  beforeCreate = () => undefined;
  at = await openBench(client, {
    answer: async ({ method, body }, response) => {
      if (method === 'POST') beforeCreate();
      if (method === 'POST') created.push(parseJson(body));
      return json(response, { success: true, data: method === 'POST' ? { id: created.length } : fields });
    },
  });
});
afterEach(() => at.close());

const run = (text: string | Uint8Array, name = 'c.csv', ...flags: string[]): Promise<Ended> => {
  writeFileSync(join(at.folder, name), text);
  return at.run(['person', 'import', name, '--yes', ...flags]);
};

test.each(['c.csv', 'c.ndjson'])(
  'the rows of a large %s, which is read again, are those of a small one',
  async (name) => {
    const names = (length: number): string[] => ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(length));
    const lines = (all: readonly string[]): string[] =>
      name === 'c.csv' ? ['name', ...all] : all.map((one) => JSON.stringify({ name: one }));
    for (const length of [4, 400_000]) {
      created = [];
      expect((await run(`${lines(names(length)).join('\n')}\n`, name)).code).toBe(0);
      expect(created).toEqual(names(length).map((one) => ({ name: one })));
    }
  },
);

test('blanks are left out around addresses, numbers and ids, and kept around texts', async () => {
  const { code } = await run(' name ,email , phone,org_id\n Ada ," ada@x.example ", +31 20 , 3 \nGrace,  , ,\n');
  expect([code, created]).toEqual([
    0,
    [
      {
        name: ' Ada ',
        emails: [{ value: 'ada@x.example', primary: true }],
        phones: [{ value: '+31 20', primary: true }],
        org_id: 3,
      },
      { name: 'Grace' },
    ],
  ]);
});

test('an unknown column is a mistake of the header, once', async () => {
  const { err } = await run('name,colour,org_id\nAda,red,1\nGrace,blue,x\nJoan,,1\n');
  const error = parseJson(err) as { message: string; lines: string[] };
  expect(error.message).toMatch(/^CSV row 1: No person field is called "colour"\. .* 1 more row is invalid/);
  expect(error.lines).toEqual(['CSV row 3: org_id takes an id of digits, not "x".']);
  expect(created).toEqual([]);
});

test.each(['Constructor', '__proto__'])('so is a column called %s', async (column) => {
  const { code, err } = await run(`name,${column}\nAda,x\n`);
  expect([code, err, created]).toEqual([65, expect.stringContaining(`CSV row 1: `), []]);
  expect(err).toContain(column);
});

test('so is a column that cannot be set', async () => {
  const { code, err } = await run('id,name\n1,Ada\n2,Grace\n');
  expect([code, (parseJson(err) as { message: string }).message]).toEqual([
    65,
    'CSV row 1: The field "ID" cannot be set by its name. The service sets it. Nothing was written.',
  ]);
});

test.each(['{"name":"Ada","org_id":1,"org_id":2}', '{"name":"Ada","email":"\\"a\\": b","Name ":"B"}'])(
  'a key that a line of NDJSON has twice is refused: %s',
  async (line) => {
    const { code, err } = await run(`{"name":"A: \\"name\\": b"}\n${line}\n`, 'c.ndjson');
    expect([code, err]).toEqual([65, expect.stringMatching(/line 2: two keys are called \\"(org_id|Name)\\"/)]);
    expect(created).toEqual([]);
  },
);

test('a row is in the journal before it is sent: a run that continues after a kill must not send it again', async () => {
  let journal = '';
  beforeCreate = () => (journal = readFileSync(join(at.folder, 'c.csv.journal'), 'utf8'));
  expect((await run('name\nAda\n')).code).toBe(0);
  expect(journal).toMatch(/\n\{"row":"2","state":"sent"\}\n$/);
});

test('a terminal shows a bar, the rate and the time left', async () => {
  const { world, err } = fakeWorld([], { errTerminal: true });
  let time = 0;
  const now = (): Date => new Date((time += 1000));
  writeFileSync(join(at.folder, 'c.csv'), `name\n${'Ada\n'.repeat(4)}`);
  await at.run(['person', 'import', 'c.csv', '--yes'], { world: { stderr: world.stderr, now } });
  expect(err()).toMatch(/\[#{12}-{12}\] 2 of 4 rows, [\d.]+\/s, \d+ s left/);
});

const table = (separator: string): string =>
  [
    ['name', 'email'],
    ['"Müller, Zoë; Köln"', 'a@x.example'],
    ['José', ''],
  ]
    .map((row) => row.join(separator))
    .join('\r\n');
const people = [{ name: 'Müller, Zoë; Köln', emails: [{ value: 'a@x.example', primary: true }] }, { name: 'José' }];
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, string | Uint8Array, ...string[]]>([
  ['semicolons', table(';')],
  ['tabs', table('\t')],
  ['UTF-16 with its mark and tabs', utf16(table('\t'))],
  ['big-endian UTF-16 with its mark', utf16(table(',')).swap16()],
  ['Windows-1252 and semicolons, named', Buffer.from(table(';'), 'latin1'), '--encoding', 'windows-1252'],
  ['commas, named', table(','), '--separator', 'comma', '--encoding', 'utf-8'],
])('a file with %s is read', async (_name, text, ...flags) => {
  const { code } = await run(text, 'c.csv', ...flags);
  expect([code, created]).toEqual([0, people]);
});

test('a named separator wins, and that of the first line over those of cells', async () => {
  await run('name;email\n"a";b@x.example\n', 'c.csv', '--separator', 'semicolon');
  await run('name\nA; B; C\n', 'd.csv');
  expect(created).toMatchObject([{ name: 'a' }, { name: 'A; B; C' }]);
  const wrong = await run('name;email\nA;b@x.example\n', 'e.csv', '--separator', 'comma');
  expect([wrong.code, wrong.err]).toEqual([64, expect.stringContaining('separated by semicolons: see --separator.')]);
});

test('text in another encoding is refused with the flag that names it', async () => {
  const { code, err } = await run(Buffer.from('name\nJosé\n', 'latin1'));
  expect([code, err, created]).toEqual([65, expect.stringContaining('--encoding, for example windows-1252'), []]);
});

test.each([
  ['a@x.example, b@x.example', 'email takes one e-mail address, not 2: a@x.example, b@x.example.'],
  ['a@x.example; b@x.example', 'email takes one e-mail address, not 2: a@x.example, b@x.example.'],
  ['a@x.example b@x.example', 'email takes one e-mail address, not 2: a@x.example, b@x.example.'],
  ['none', 'email takes an e-mail address, not "none".'],
  ['Ada <a@x.example>', 'email takes an e-mail address, not "Ada <a@x.example>".'],
  ['@', 'email takes an e-mail address, not "@".'],
])('the address %j is refused before the first row is written', async (cell, problem) => {
  const { code, err } = await run(`name,email\nGrace,g@x.example\nAda,"${cell}"\n`);
  expect([code, (parseJson(err) as { message: string }).message, created]).toEqual([
    65,
    `CSV row 3: ${problem} Nothing was written.`,
    [],
  ]);
});

test('addresses in several rows are announced before the first row is written', async () => {
  let announced = '';
  const { world, err } = fakeWorld([], { errTerminal: true });
  beforeCreate = () => (announced ||= err());
  writeFileSync(join(at.folder, 'c.csv'), 'name,email\nA,a@x.example\nB,b@x.example\nC, A@X.example\nD,\nE,\n');
  await at.run(['person', 'import', 'c.csv', '--yes'], { world: { stderr: world.stderr } });
  expect(announced.replace(/\s+/g, ' ')).toContain(
    'Several rows have the same e-mail address, and each creates a record: a@x.example (2, 4). --upsert --match-on email changes the record instead.',
  );
  expect(created).toHaveLength(5);
});
