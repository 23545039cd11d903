/** What an import makes of the cells and names of its file, and what its journal has before a row is sent. */
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

const run = (text: string, name = 'c.csv'): Promise<Ended> => {
  writeFileSync(join(at.folder, name), text);
  return at.run(['person', 'import', name, '--yes']);
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
  expect(journal).toMatch(/\n\{"row":2,"state":"writing"\}\n$/);
});

test('a terminal shows a bar, the rate and the time left', async () => {
  const { world, err } = fakeWorld([], { errTerminal: true });
  let time = 0;
  const now = (): Date => new Date((time += 1000));
  writeFileSync(join(at.folder, 'c.csv'), `name\n${'Ada\n'.repeat(4)}`);
  await at.run(['person', 'import', 'c.csv', '--yes'], { world: { stderr: world.stderr, now } });
  expect(err()).toMatch(/\[#{12}-{12}\] 2 of 4 rows, [\d.]+\/s, \d+ s left/);
});
