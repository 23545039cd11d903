import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { json, openBench, type Bench, type Ended } from 'cmdspec-runtime/testing';
import { client } from '../../generated/crm/client.js';

type Fields = Record<string, unknown>;

let bench: Bench;
let persons: readonly Fields[];
let organizations: readonly Fields[];
let activities: readonly Fields[];
beforeEach(async () => {
  persons = [];
  organizations = [];
  activities = [];
  bench = await openBench(client, {
    answer: ({ url }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const won = pathname.endsWith('/deals') && searchParams.get('status') === 'won';
      const lists = { persons, organizations, activities }[pathname.split('/').at(-1) ?? ''] ?? [];
      const data =
        lists.length > 0 || typeof lists === 'string' ? lists : won ? [{ id: 9, title: 'Old', status: 'won' }] : [];
      json(response, { success: true, data, additional_data: null });
    },
  });
});
afterEach(() => bench.close());

const run = (...argv: string[]): Promise<Ended> => bench.run(['watch', ...argv]);
const memory = (): string => join(bench.folder, 'crmcli/memory/default/watch.json');
const found = ({ out }: Ended): unknown[] =>
  (JSON.parse(out) as Fields[]).map(({ check, key }) => `${String(check)} ${String(key)}`);
const person = (id: number, email?: string): Fields => ({
  id,
  name: `P${String(id)}`,
  emails: email === undefined ? [] : [{ value: email }],
  phones: [],
});

test('the first run reports everything, the next what is new, and a solved finding comes back as new', async () => {
  persons = [person(1), person(2)];
  const first = await run();
  expect([first.code, found(first)]).toEqual([
    8,
    ['missing-close-time 9', 'uncontactable-persons 1', 'uncontactable-persons 2'],
  ]);
  expect(JSON.parse(first.err.slice(first.err.indexOf('{')))).toMatchObject({
    error: 'CliError',
    exitCode: 8,
    message: '2 new must-severity findings.',
  });
  expect((JSON.parse(first.out) as unknown[])[1]).toEqual({
    check: 'uncontactable-persons',
    severity: 'must',
    key: '1',
    item: { id: 1, name: 'P1' },
  });
  const same = await run();
  expect([same.code, same.out]).toEqual([0, '[]\n']);
  persons = [person(2), person(3, 'a@example.com'), person(4, ' A@example.com')];
  const changed = await run();
  expect([changed.code, found(changed)]).toEqual([8, ['duplicate-persons a@example.com']]);
  persons = [person(1), person(2)];
  expect(found(await run())).toEqual(['uncontactable-persons 1']);
});

test.each([
  ['must', 0],
  ['should', 8],
  ['all', 8],
])(
  '--severity %s ends with %i for a new finding of severity should, which is printed all the same',
  async (severity, code) => {
    const ended = await run('--severity', severity);
    expect([ended.code, found(ended)]).toEqual([code, ['missing-close-time 9']]);
  },
);

test('--peek remembers nothing, and --checks keeps what is known of the other checks', async () => {
  persons = [person(1)];
  await run('--peek');
  expect(found(await run('--checks', 'uncontactable-persons'))).toEqual(['uncontactable-persons 1']);
  expect(found(await run('--checks', 'missing-close-time'))).toEqual(['missing-close-time 9']);
  expect((await run()).out).toBe('[]\n');
});

test('what --limit leaves out is new in the next run', async () => {
  persons = [person(1), person(2)];
  expect(found(await run('--limit', '2'))).toHaveLength(2);
  expect(found(await run())).toEqual(['uncontactable-persons 2']);
});

test('the note that names were not compared is not a finding', async () => {
  organizations = Array.from({ length: 2001 }, (_none, id) => ({ id, name: `name ${String(id)}` }));
  const ended = await run('--checks', 'duplicate-orgs', '--severity', 'all');
  expect([ended.code, ended.out]).toEqual([0, '[]\n']);
});

test('overdue activities are known by their owner, similar names by their ids, and equal names by the name', async () => {
  const overdue = (id: number, owner: number): Fields => ({
    id,
    subject: 'Call',
    owner_id: owner,
    done: false,
    due_date: '2026-01-01',
  });
  const run = async (): Promise<unknown[]> =>
    found(await bench.run(['watch', '--checks', 'overdue-activities,duplicate-orgs']));
  activities = [overdue(1, 7)];
  organizations = ['Acme Inc.', 'ACME', 'Northwind Traders', 'Northwind Trader'].map((name, id) => ({ id, name }));
  expect(await run()).toEqual(['duplicate-orgs acme', 'duplicate-orgs 2-3', 'overdue-activities 7']);
  activities = [overdue(2, 7), overdue(3, 8)];
  organizations = [...organizations, { id: 4, name: 'acme gmbh' }];
  expect(await run()).toEqual(['overdue-activities 8']);
});

test('findings of another account do not count as known', async () => {
  persons = [person(1)];
  await run();
  writeFileSync(memory(), readFileSync(memory(), 'utf8').replace('"default"', '"https://b.example"'));
  const other = await run();
  expect([other.code, found(other)]).toEqual([8, ['missing-close-time 9', 'uncontactable-persons 1']]);
  expect(other.err).toContain('holds positions of https://b.example, which this run for default replaces.');
  expect((await run()).out).toBe('[]\n');
});

test('findings that an earlier version stored are known', async () => {
  persons = [person(1), person(2)];
  await run('--peek');
  const keys = { 'uncontactable-persons': ['1'], 'missing-close-time': ['9'] };
  mkdirSync(dirname(memory()), { recursive: true });
  writeFileSync(memory(), JSON.stringify({ account: bench.origin, keys }, null, 2));
  expect(found(await run())).toEqual(['uncontactable-persons 2']);
  expect((await run()).out).toBe('[]\n');
});

test('a table marks the severities', async () => {
  persons = [person(1)];
  const { out } = await run('--output', 'table');
  expect(out).toMatch(/○ should +missing-close-time +9 +Old/);
  expect(out).toMatch(/● must +uncontactable-persons +1 +P1/);
});

test('an answer that is not a list keeps what was remembered', async () => {
  persons = [person(1)];
  await run();
  persons = 'none' as unknown as readonly Fields[];
  expect((await run()).code).toBe(69);
  persons = [person(1)];
  expect((await run()).out).toBe('[]\n');
});
