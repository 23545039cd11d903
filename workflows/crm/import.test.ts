import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from 'cmdspec-runtime/kit';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

interface Contact {
  readonly value: string;
  readonly primary?: boolean;
  readonly label?: string;
}

interface Person {
  readonly id: number;
  readonly name: string;
  readonly emails?: readonly Contact[];
  readonly phones?: readonly Contact[];
}

let at: Bench;
let persons: Person[];
/** Status of the next creations, in order; 0 ends the connection without a response. */
let statuses: number[];
/** Whether a creation without a response is carried out. */
let stores: boolean;
/** Records that the search finds already. */
let indexed: number;
/** Status and headers of the next response, of a service that announces its limits. */
let announced: (() => { readonly status: number; readonly headers: Record<string, string> }) | undefined;
/** The first creation waits for this promise. */
let held: Promise<void> | undefined;
let fieldsFail: boolean;

beforeEach(async () => {
  fieldsFail = false;
  stores = false;
  held = undefined;
  announced = undefined;
  persons = [];
  statuses = [];
  indexed = Infinity;
  at = await openBench(client, {
    answer: async ({ method, url, body }, response) => {
      if (method === 'POST') await held;
      const { pathname } = new URL(url, 'http://host');
      const last = pathname.split('/').at(-1) ?? '';
      const limits = announced?.();
      if (limits?.status === 429) return json(response, { success: false, error: 'Limited' }, 429, limits.headers);
      const data = (value: unknown): void =>
        json(response, { success: true, data: value, additional_data: {} }, 200, limits?.headers);
      if (last === 'personFields' && fieldsFail) return json(response, { success: false, error: 'No' }, 400);
      if (last === 'personFields') return data([]);
      if (last === 'search') return data({ items: persons.slice(0, indexed).map(({ id }) => ({ item: { id } })) });
      if (method === 'GET') return data(persons.find(({ id }) => String(id) === last));
      const status = statuses.shift() ?? 200;
      if (status === 0 && !stores) return void response.destroy();
      const headers = status === 429 ? { 'x-daily-ratelimit-token-remaining': '0' } : {};
      if (status > 200) return json(response, { success: false, error: 'Refused', data: null }, status, headers);
      const sent = parseJson(body) as Omit<Person, 'id'>;
      if (method === 'POST') persons.push({ ...sent, id: persons.length + 1 });
      if (status === 0) return void response.destroy();
      if (method !== 'POST') persons = persons.map((one) => (String(one.id) === last ? { ...one, ...sent } : one));
      return data(persons.find((one) => (method === 'POST' ? one.id === persons.length : String(one.id) === last)));
    },
  });
});
afterEach(() => at.close());

const file = (text: string | Uint8Array, name = 'c.csv'): void => {
  writeFileSync(join(at.folder, name), text);
};
const run = (...argv: string[]): Promise<Ended> =>
  at.run(['person', 'import', 'c.csv', '--yes', '--no-retry', ...argv]);
const upsert = ['--upsert', '--match-on', 'EMAIL'];
const names = (): string[] => persons.map(({ name }) => name);
const result = ({ out }: Ended): unknown => parseJson(out);
const written = (): string[] => at.seen.filter(({ method }) => method !== 'GET').map(({ method }) => method);
const read = (name: string): string => readFileSync(join(at.folder, name), 'utf8');
const has = (name: string): boolean => existsSync(join(at.folder, name));

test('creates one person for each row; empty cells are left out, short rows are padded', async () => {
  file('\ufeff"Name ", email,org_id\r\n"Lovelace, Ada",ada@x.example,3\r\n\r\nGrace\r\n');
  const ended = await run();
  expect([ended.code, result(ended)]).toEqual([0, { imported: 2, total: 2, failed: 0 }]);
  expect(persons).toEqual([
    { id: 1, name: 'Lovelace, Ada', emails: [{ value: 'ada@x.example', primary: true }], org_id: 3 },
    { id: 2, name: 'Grace' },
  ]);
  expect(has('c.csv.journal')).toBe(false);
});

test('quotes, line breaks in cells and rows that are equal: each row is one person, with line feeds', async () => {
  file('name,phone\r\n"Ada ""Al"" B,\r\nJr",1\r\nGrace,2\r\nGrace,2\r\n');
  expect(result(await run())).toEqual({ imported: 3, total: 3, failed: 0 });
  expect(names()).toEqual(['Ada "Al" B,\nJr', 'Grace', 'Grace']);
});

test('NDJSON is read by the name of the file', async () => {
  file('{"name":"Ada","org_id":3}\n\n{"name":"Grace","email":null}', 'c.ndjson');
  const ended = await at.run(['person', 'import', 'c.ndjson', '--yes']);
  expect([result(ended), names()]).toEqual([{ imported: 2, total: 2, failed: 0 }, ['Ada', 'Grace']]);
});

test('rows of empty cells, which spreadsheets write below the last row, are left out', async () => {
  file('name,email\nAda,ada@x.example\n,\n  , \nGrace\n,\n');
  const ended = await run();
  expect([ended.code, result(ended), names()]).toEqual([0, { imported: 2, total: 2, failed: 0 }, ['Ada', 'Grace']]);
});

test.each([
  ['an empty file', '', 65],
  ['no column name', 'email\na@x\n', 64],
  ['two columns of one name', 'name,Name\nA,B\n', 65],
  ['a row longer than the header', 'name\nA,B\n', 65],
  ['a quote that is not closed', 'name\n"A\n', 65],
  ['an id that is not a number', 'name,org_id\nA,\nB,x\n', 65],
  ['an id of blanks', 'name,org_id\nA, \n', 65],
  ['a column that is not a field', 'name,colour\nA,red\n', 65],
  ['a row without a name', 'name,email\n,a@x\n', 65],
  ['a name of blanks', 'name,email\n  ,a@x\n', 65],
  ['a row of 5 MB', `name\n${'A'.repeat(5_000_000)}\n`, 65],
  ['bytes that are not UTF-8', Buffer.from('name\n\xff\n', 'latin1'), 65],
  ['UTF-16 without a byte order mark', Buffer.from('name\nAda\n', 'utf16le'), 65],
])('%s: nothing is written, and no question is asked', async (_name, text, code) => {
  file(text);
  expect([(await run()).code, written()]).toEqual([code, []]);
});

test('a mistake in the last of 20,000 rows is found before the first one is written', async () => {
  file(`name,org_id\n${'Ada,3\n'.repeat(19_999)}Grace,x\n`);
  const ended = await run();
  expect([ended.code, written(), at.seen]).toEqual([65, [], []]);
  expect((parseJson(ended.err) as { message: string }).message).toContain(
    'CSV row 20001: org_id takes an id of digits',
  );
});

test('all mistakes are reported by their rows', async () => {
  file('name,org_id\nA,x\nB,1\nC,y\n');
  const error = parseJson((await run()).err) as { message: string; lines: string[] };
  expect(error.message).toMatch(/^CSV row 2: org_id takes an id of digits, not "x"\. 1 more row is invalid/);
  expect(error.lines).toEqual(['CSV row 4: org_id takes an id of digits, not "y".']);
});

test('a mistake in NDJSON names the line of the file, also after blank lines', async () => {
  file('{"name":"A"}\n\n\n{"name":"B","org_id":"x"}\n', 'c.ndjson');
  const ended = await at.run(['person', 'import', 'c.ndjson', '--yes']);
  expect([ended.code, ended.err]).toEqual([65, expect.stringContaining('Line 4: org_id takes')]);
});

test('a refusal of the service is not a mistake in a row', async () => {
  fieldsFail = true;
  file('name,Role\nA,x\n');
  expect(parseJson((await run()).err)).toMatchObject({ message: 'CRM API 400: No', statusCode: 400 });
});

test('--match-on must be a column, and --upsert needs it', async () => {
  file('name\nA\n');
  expect([(await run(...upsert)).code, (await run('--upsert')).code, at.seen]).toEqual([64, 64, []]);
});

test('an import waits for the next window when the announced requests are used up, and is never refused', async () => {
  const [limit, windows] = [5, 2_000];
  let clock = Date.UTC(2026, 5, 1);
  let [began, used] = [clock, 0];
  announced = () => {
    if (clock >= began + windows) [began, used] = [clock, 0];
    used += 1;
    const headers = { 'x-ratelimit-limit': String(limit), 'x-ratelimit-remaining': String(Math.max(0, limit - used)) };
    const reset = { 'x-ratelimit-reset': String((began + windows - clock) / 1000) };
    return { status: used > limit ? 429 : 200, headers: { ...headers, ...reset } };
  };
  file(`name\n${Array.from({ length: 23 }, (_, row) => `P${String(row)}`).join('\n')}\n`);
  const waits: number[] = [];
  const sleep = (ms: number): Promise<void> => {
    waits.push(ms);
    clock += ms;
    return Promise.resolve();
  };
  const world = { now: () => new Date(clock), sleep };
  const ended = await at.run(['person', 'import', 'c.csv', '--yes', '--no-retry'], { world });
  expect([ended.code, result(ended), persons.length]).toEqual([0, { imported: 23, total: 23, failed: 0 }, 23]);
  expect([waits, at.seen.length]).toEqual([[windows, windows, windows, windows], 23]);
});

test('failed rows are in a file that can be imported after a correction', async () => {
  file('name,email\nA,a@x\n"B, Jr",b@x\nC,c@x\n');
  statuses = [200, 400, 200];
  const ended = await run();
  expect(ended.code).toBe(1);
  expect(result(ended)).toEqual({ imported: 2, total: 3, failed: 1, failedFile: join(at.folder, 'c.failed.csv') });
  const failed = readFileSync(join(at.folder, 'c.failed.csv'), 'utf8');
  expect(failed).toBe('name,email,import_error\n"B, Jr",b@x,CRM API 400: Refused\n');
  expect((await at.run(['person', 'import', 'c.failed.csv', '--yes'])).code).toBe(0);
  expect([names(), has('c.csv.journal')]).toEqual([['A', 'C', 'B, Jr'], false]);
});

test('rows that may exist are in a file of their own, and the remedy creates none of them twice', async () => {
  file('name,email\nA,a@x\nB,b@x\nC,c@x\nD,d@x\n');
  statuses = [200, 0, 400, 503];
  stores = true;
  const ended = await run();
  const [failedFile, unknownFile] = [join(at.folder, 'c.failed.csv'), join(at.folder, 'c.unknown.csv')];
  expect([ended.code, result(ended)]).toEqual([
    1,
    { imported: 1, total: 4, failed: 1, failedFile, unknown: 2, unknownFile },
  ]);
  const { message, remedy } = parseJson(ended.err) as { message: string; remedy: string };
  expect(message).toBe('1 of 4 rows failed. It is unknown whether 2 of 4 rows were written.');
  expect(remedy).toContain(`rows in ${failedFile}, and import that file.`);
  expect(remedy).toMatch(/c\.unknown\.csv exist, or import that file after a minute with --upsert --match-on email/);
  expect(read('c.failed.csv')).toBe('name,email,import_error\nC,c@x,CRM API 400: Refused\n');
  expect(read('c.unknown.csv').match(/^\w/gm)).toEqual(['n', 'B', 'D']);
  const again = await at.run(['person', 'import', 'c.unknown.csv', '--yes', ...upsert]);
  expect([again.code, names()]).toEqual([0, ['A', 'B', 'D']]);
});

test('a row of an upsert that may have been created is in the same file, a change that failed is not', async () => {
  persons = [{ id: 1, name: 'Old', emails: [{ value: 'a@x' }] }];
  file('name,email\nA,a@x\nB,b@x\n');
  statuses = [0, 0];
  expect(result(await run(...upsert))).toMatchObject({ created: 0, updated: 0, failed: 1, unknown: 1 });
  expect([read('c.failed.csv').match(/^[AB]/gm), read('c.unknown.csv').match(/^[AB]/gm)]).toEqual([['A'], ['B']]);
});

test('a row with the value of one that may have been created waits for the search, also in the run that continues', async () => {
  const lines = ['name,email', 'A,a@x', ...'BCDEFG'.split('').map((name) => `${name},A@x`)];
  file(`${lines.join('\n')}\nH,h@x\nI,a@x\n`);
  [stores, indexed, statuses] = [true, 0, [0, 429]];
  expect(result(await run(...upsert))).toMatchObject({ created: 0, unknown: 7, untried: 2 });
  expect(read('c.unknown.csv').match(/^[A-Z],/gm)).toHaveLength(7);
  const plan = result(await run(...upsert, '--resume', '--dry-run')) as { action: string }[];
  expect(plan.slice(7).map(({ action }) => action)).toEqual(['create', 'unknown']);
  expect(result(await run(...upsert, '--resume'))).toMatchObject({ created: 1, unknown: 8 });
  expect(names()).toEqual(['A', 'H']);
});

test('such a row changes the record that the search finds', async () => {
  file('name,email\nA,a@x\nB,a@x\n');
  [stores, statuses] = [true, [0]];
  expect(result(await run(...upsert))).toMatchObject({ created: 0, updated: 1, unknown: 1 });
  expect(names()).toEqual(['B']);
});

test('a file of failed rows that exists is not overwritten, and a run that continues continues with its own', async () => {
  file('name\nA\nB\nC\n');
  file('name\ncorrected\n', 'c.failed.csv');
  statuses = [400, 429];
  const ended = await run();
  expect(result(ended)).toMatchObject({ failedFile: join(at.folder, 'c.failed-2.csv') });
  file('name\nown\n', 'c.failed-3.csv');
  statuses = [400];
  const resumed = await run('--resume');
  expect(result(resumed)).toMatchObject({ failed: 2, failedFile: join(at.folder, 'c.failed-2.csv') });
  expect(read('c.failed.csv')).toBe('name\ncorrected\n');
  expect(read('c.failed-2.csv').match(/^\w+/gm)).toEqual(['name', 'A', 'B']);
});

test('a second run of the same file does not wait for the first one, which would create every person twice', async () => {
  file('name\nAda\n');
  let release = (): void => undefined;
  held = new Promise((resolve) => (release = resolve));
  const first = run();
  const lock = join(at.folder, 'c.csv.journal.lock');
  while (!existsSync(lock)) await new Promise((resolve) => setTimeout(resolve, 1));
  const second = await run();
  release();
  expect([second.code, second.err]).toEqual([69, expect.stringContaining('An import of c.csv is already running')]);
  expect((await first).code).toBe(0);
  expect(names()).toEqual(['Ada']);
});

describe('--upsert', () => {
  test('imported twice, nothing is written the second time', async () => {
    file('name,email\nA,a@x\nB,b@x\n');
    expect(result(await run(...upsert))).toEqual({ created: 2, updated: 0, unchanged: 0, failed: 0, dryRun: false });
    expect(result(await run(...upsert))).toEqual({ created: 0, updated: 0, unchanged: 2, failed: 0, dryRun: false });
    expect(written()).toEqual(['POST', 'POST']);
  });

  test('two rows with one value make one person, although the search does not find it yet', async () => {
    indexed = 0;
    file('name,email\nA,a@x\nB,A@X\n');
    expect(result(await run(...upsert))).toMatchObject({ created: 1, updated: 1 });
    expect([written(), names()]).toEqual([['POST', 'PATCH'], ['B']]);
  });

  test('blanks around a cell make no duplicate, in one file or the next', async () => {
    // The service removes them when it stores a value.
    persons = [{ id: 1, name: 'A', emails: [{ value: 'a@x' }] }];
    file('name,email\nA, a@x \nB,b@x \nB, b@x\n');
    expect(result(await run(...upsert))).toMatchObject({ created: 1, updated: 0, unchanged: 2 });
    expect([written(), persons[1]?.emails]).toEqual([['POST'], [{ value: 'b@x', primary: true }]]);
  });

  test.each([
    ['111', [], undefined],
    ['222', [], undefined],
    ['333', ['PATCH'], { value: '333', primary: true }],
  ])('a phone number in a cell removes no other one: %s', async (cell, requests, added) => {
    const phones = [
      { value: '111', primary: true, label: 'work' },
      { value: '222', primary: false, label: 'home' },
    ];
    persons = [{ id: 1, name: 'A', emails: [{ value: 'a@x' }, { value: 'b@x' }], phones }];
    file(`name,email,phone\nA,a@x,${cell}\n`);
    expect([(await run(...upsert)).code, written()]).toEqual([0, requests]);
    const expected = added === undefined ? phones : [added, ...phones.map((one) => ({ ...one, primary: false }))];
    expect(persons[0]).toMatchObject({ phones: expected, emails: [{ value: 'a@x' }, { value: 'b@x' }] });
  });

  test('rows that match one person by different values add to what the earlier row has written', async () => {
    persons = [{ id: 1, name: 'A', emails: [{ value: 'a@x' }, { value: 'b@x' }] }];
    file('name,email,phone\nA,a@x,111\nA,b@x,222\n');
    expect([(await run(...upsert)).code, written()]).toEqual([0, ['PATCH', 'PATCH']]);
    expect(persons[0]?.phones?.map(({ value }) => value)).toEqual(['222', '111']);
  });

  test('a cell of blanks has no value to match by', async () => {
    file('name,email\nA,  \n');
    expect([(await run(...upsert)).code, written()]).toEqual([65, []]);
  });

  test.each([
    ['65 if all failures are wrong data', [400, 422], 65],
    ['1 if one is another failure', [400, 404], 1],
  ])('%s', async (_name, codes, code) => {
    statuses = codes;
    file('name,email\nA,a@x\nB,b@x\nC,\nD,d@x\n');
    const ended = await run(...upsert);
    expect([ended.code, result(ended)]).toMatchObject([code, { created: 1, failed: 3 }]);
  });
});

test('a service that is down stops the run after five rows', async () => {
  file(`name\n${'A\n'.repeat(9)}`);
  statuses = [200, 503, 503, 503, 503, 503];
  const ended = await run();
  expect([ended.code, result(ended)]).toMatchObject([69, { imported: 1, failed: 0, unknown: 5, untried: 3 }]);
});
