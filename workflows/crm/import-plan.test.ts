import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson } from 'cmdspec-runtime/kit';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly emails: readonly { readonly value: string }[];
}

let at: Bench;
let persons: readonly Person[];

beforeEach(async () => {
  persons = [];
  at = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const last = pathname.split('/').at(-1) ?? '';
      const isHit = ({ emails }: Person): boolean =>
        emails.some(({ value }) => value === searchParams.get('term')?.toLowerCase());
      const data =
        last === 'search'
          ? { items: persons.filter(isHit).map(({ id }) => ({ item: { id } })) }
          : persons.find(({ id }) => String(id) === last);
      json(response, { success: true, data, additional_data: {} });
    },
  });
});
afterEach(() => at.close());

const file = (text: string): void => {
  writeFileSync(join(at.folder, 'c.csv'), text);
};
const run = (...argv: string[]): Promise<Ended> => at.run(['person', 'import', 'c.csv', '--dry-run', ...argv]);
const upsert = ['--upsert', '--match-on', 'EMAIL'];
const result = ({ out }: Ended): unknown => parseJson(out);
const writes = (): string[] => at.seen.filter(({ method }) => method !== 'GET').map(({ method }) => method);
const has = (name: string): boolean => existsSync(join(at.folder, name));

test('a dry run lists each row with what would be created, and sends nothing', async () => {
  file('name,email,org_id\nA,a@x,3\nB,,\n');
  const ended = await run();
  expect(result(ended)).toEqual([
    {
      row: 2,
      action: 'create',
      id: null,
      name: 'A',
      changed: { name: 'A', emails: [{ value: 'a@x', primary: true }], org_id: 3 },
      before: { name: null, emails: null, org_id: null },
    },
    { row: 3, action: 'create', id: null, name: 'B', changed: { name: 'B' }, before: { name: null } },
  ]);
  expect([ended.code, ended.err]).toEqual([
    0,
    expect.stringContaining('\n2 rows: 2 to create. Nothing was written.\n'),
  ]);
  expect([at.seen, has('c.csv.journal')]).toEqual([[], false]);
});

test('a dry run for people has the changes in one column', async () => {
  file('name,email\nA,a@x\n');
  const { out } = await run('--output', 'csv');
  expect(out).toBe('row,action,id,name,match,change\n2,create,,A,,"name: null -> ""A""; emails: null -> [""a@x""]"\n');
});

test('a dry run has the changed fields of each row, before and after', async () => {
  persons = [
    { id: 1, name: 'Old', emails: [{ value: 'a@x' }] },
    { id: 2, name: 'C', emails: [{ value: 'c@x' }] },
  ];
  file('name,email\nA, A@x\nB,b@x\nC,c@x\n');
  const ended = await run(...upsert);
  const emails = [{ value: 'b@x', primary: true }];
  expect(result(ended)).toEqual([
    { row: 2, action: 'update', id: 1, name: 'A', match: 'A@x', changed: { name: 'A' }, before: { name: 'Old' } },
    {
      row: 3,
      action: 'create',
      id: null,
      name: 'B',
      match: 'b@x',
      changed: { name: 'B', emails },
      before: { name: null, emails: null },
    },
    { row: 4, action: 'unchanged', id: 2, name: 'C', match: 'c@x', changed: {}, before: {} },
  ]);
  expect([ended.code, ended.err]).toEqual([
    0,
    expect.stringContaining('\n3 rows: 1 to create, 1 to update, 1 unchanged. Nothing'),
  ]);
  expect([writes(), has('c.csv.journal')]).toEqual([[], false]);
});

test('a dry run compares a row with what earlier rows would have made of the record', async () => {
  persons = [{ id: 1, name: 'Old', emails: [{ value: 'a@x' }] }];
  file('name,email,phone\nA,a@x,\nB,a@x,1\nB,a@x,1\nN,n@x,\nN,n@x,2\n');
  const rows = result(await run(...upsert)) as readonly Record<string, unknown>[];
  const phone = (value: string): object => ({ phones: [{ value, primary: true }] });
  expect(rows.map(({ action, id, changed, before }) => [action, id, changed, before])).toEqual([
    ['update', 1, { name: 'A' }, { name: 'Old' }],
    ['update', 1, { name: 'B', ...phone('1') }, { name: 'A', phones: null }],
    ['unchanged', 1, {}, {}],
    ['create', null, expect.anything(), expect.anything()],
    ['update', null, phone('2'), { phones: null }],
  ]);
});

test('a dry run has the reason of each row that would fail, and names no file of failed rows', async () => {
  persons = [1, 2].map((id) => ({ id, name: 'A', emails: [{ value: 'a@x' }] }));
  file('name,email\nA,a@x\nB,\n');
  const ended = await run(...upsert);
  expect(result(ended)).toEqual([
    { row: 2, action: 'fail', id: null, name: 'A', match: 'a@x', error: expect.stringMatching(/1, 2\..*Merge them/) },
    { row: 3, action: 'fail', id: null, name: 'B', match: '', error: 'The cell of EMAIL is empty.' },
  ]);
  expect([ended.code, ended.err.includes('c.failed'), has('c.failed.csv')]).toEqual([65, false, false]);
});

test.each([
  ['c.csv', 'name\nB\n', 'line 3: a record is larger than 1 MiB', /^Shorten its fields/],
  [
    'c.ndjson',
    '{"name":"A"}\n{"name":"B"}\n',
    'line 3 is larger than 1 MiB',
    /^Write one record on each line, and shorten/,
  ],
])('a row of 5 MB of %s is refused with its line, the limit and what to do', async (name, text, message, remedy) => {
  writeFileSync(join(at.folder, name), `${text}${'A'.repeat(5_000_000)}\n`);
  const { err } = await at.run(['person', 'import', name, '--dry-run']);
  const error = parseJson(err) as { message: string; remedy?: string };
  expect([error.message, error.remedy]).toEqual([expect.stringContaining(message), expect.stringMatching(remedy)]);
});
