/** What the catalogue knows is checked before anything is sent: each line ends without a single request. */
import { client } from '../../generated/ledger/client.js';
import { json } from 'cmdspec-runtime/testing';
import { bench, jsonError, type Bench } from './testkit.js';

const sent: string[] = [];
let it: Bench;
beforeAll(async () => {
  it = await bench(client, undefined, ({ method, url }, response) => {
    sent.push(`${method} ${url}`);
    if (method === 'POST') json(response, { d: { ID: GUID } }, 201);
    else response.writeHead(204).end();
  });
});
beforeEach(() => sent.splice(0));
afterAll(() => it.close());

const GUID = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const TASK = ['task', 'create', '--set'] as const;
const CREATE = ['create', 'crm/Opportunities', '--division', '3001001'] as const;

test.each([
  ['an unknown resource', ['create', 'crm/Opportunity', '--set', 'Name=x'], 'Unknown resource', 'crm/Opportunities'],
  ['an unknown field', [...CREATE, '--set', 'Nme=x'], 'has no field "Nme"', 'Name'],
  ['unknown fields of a body', [...CREATE, '--body', '{"Nme":"x","Acount":null}'], 'the fields Nme, Acount', 'Account'],
  [
    'an unknown field of a line',
    ['create', 'subscription/Subscriptions', '--body', '{"SubscriptionLines":[{"Quantty":1}]}'],
    'the field SubscriptionLines[0].Quantty',
    'Quantity',
  ],
  [
    'text for a number',
    [...CREATE, '--set', 'AmountDC=250,00'],
    'AmountDC: "250,00" is not a number; write 250.00',
    '',
  ],
  ['a dot that may be one of thousands', [...CREATE, '--set', 'AmountDC=1.250'], '"1.250" can mean 1250 or 1.25', ''],
  ['a number for text', [...CREATE, '--body', '{"Name":25}'], 'Name must be text, not 25', '@str:25'],
  ['true for text', [...TASK, 'Description=true'], 'Description must be text, not true', 'Description=@str:true'],
  ['a code for a GUID', [...TASK, 'Account=25'], 'Account must be a GUID, not 25', '@ref:service/Resource:code'],
  ['a day that does not exist', [...TASK, 'ActionDate=2026-02-30'], 'must be a date or a time', '2026-01-31'],
  [
    'a day before the type begins',
    [...TASK, 'ActionDate=0202-01-01'],
    'must be a date or a time from 1753 on',
    '2026-01-31',
  ],
  ['a day in another notation', [...TASK, 'ActionDate=31-01-2026'], 'must be a date or a time', '2026-01-31'],
  ['a fraction', [...TASK, 'TaskType=1.5'], 'TaskType must be a whole number (Int32), not 1.5', 'like 25'],
  ['a number out of range', [...TASK, 'TaskType=4000000000'], 'must be a whole number (Int32)', 'like 25'],
  ['a switch as text', ['webhook', 'update', GUID, '--set', 'IsInstant=yes'], 'must be true or false', 'like true'],
  ['a list for a GUID', [...CREATE, '--body', '{"Account":[]}'], 'Account must be a GUID, not []', GUID],
  [
    'a value of a line',
    ['create', 'subscription/Subscriptions', '--body', '{"SubscriptionLines":[{"Quantity":"two"}]}'],
    'SubscriptionLines[0].Quantity must be a number, not "two"',
    '1250.00',
  ],
  [
    'several values',
    [...CREATE, '--body', '{"Name":1,"Probability":"high"}'],
    '2 fields of crm/Opportunities have a value of the wrong type.',
    'Probability must be a number, not "high"',
  ],
  [
    'a code that is too long',
    ['account', 'create', '--name', 'x', '--code', '1234567890123456789'],
    'is too long',
    'maximum is 18',
  ],
  ['a method', ['delete', 'activities/Tasks', GUID, '--yes'], 'activities/Tasks does not support DELETE', 'GET, POST'],
  ['an address', ['webhook', 'update', GUID, '--url', 'http://x.example/hook'], 'CallbackURL', 'an https address'],
  [
    'a filter',
    ['asset', 'list', '--filter', 'Stat eq 1'],
    'Unknown field of assets/Assets in --filter: Stat',
    'Status',
  ],
  ['a selected field', ['transaction', 'list', '--select', 'Amount'], 'has no field "Amount"', 'AmountDC'],
] as const)('%s', async (_what, argv, says, advises) => {
  const { code, out, err } = await it.write(...argv, '-o', 'json');
  expect({ code, out, sent }).toEqual({ code: 65, out: '', sent: [] });
  const { message, ...more } = jsonError({ code, out, err });
  expect(String(message)).toContain(says);
  expect(JSON.stringify(more).replaceAll('\\', '')).toContain(advises);
});

test.each([
  ['a topic that is misspelled', ['webhook', 'list', '--topic', 'SalesInvoice'], 2, 'SalesInvoices'],
  ['a status that no asset has', ['asset', 'list', '--status', '9'], 2, '6'],
  ['a period of the balance that is not a number', ['balance', 'list', '--period', 'May'], 2, '--period'],
  ['a day that does not exist', ['transaction', 'list', '--from', '2026-02-30'], 64, '2026-02-30'],
] as const)('%s', async (_what, argv, code, says) => {
  const ended = await it.run(...argv);
  expect({ ...ended, err: '' }).toMatchObject({ code, out: '' });
  expect([ended.err.includes(says), sent]).toEqual([true, []]);
});

test('--force sends what the catalogue refuses, and its advice is only given where the flag exists', async () => {
  const forced = await it.write(...CREATE, '--set', 'Nme=x', '--set', 'Probability=high', '--force');
  expect([forced.code, sent]).toEqual([0, [expect.stringMatching(/^POST .*crm\/Opportunities$/)]]);
  const generic = await it.write(...CREATE, '--set', 'Probability=high');
  expect(generic.err).toContain('--force sends it anyway');
  const typed = await it.write('opportunity', 'create', '--set', 'Probability=high');
  expect([typed.code, typed.err.includes('--force')]).toEqual([65, false]);
});

test('fields that are missing or read-only are a warning, because the catalogue is not always right', async () => {
  const { code, err } = await it.write(
    'project',
    'create',
    '--division',
    '3001001',
    '--set',
    'Code=P1',
    '--set',
    'AccountName=x',
  );
  expect([code, sent.length]).toEqual([0, 1]);
  expect(err).toContain('Missing fields, usually required: Description, Type.');
  expect(err).toContain('Read-only field, which the service may ignore or refuse: AccountName.');
});

test.each([
  [['--set', 'Name=B'], '--set Name is not sent: --name sets the field.'],
  [['--set', 'name=@str:B'], '--set Name is not sent: --name sets the field.'],
  [['--set', 'Name=A'], ''],
  [['--set', 'City=Delft'], ''],
  [['--body', '{"Name":"B"}'], ''],
])('a flag overrides --set, which is said if their values differ: %j', async (more, warning) => {
  const line = ['account', 'create', '--name', 'A', ...more, '--division', '1', '--dry-run', '--jq', '.body.Name'];
  const { code, out, err } = await it.run(...line);
  expect([code, out, err.includes('Warning: '), err]).toEqual([
    0,
    '"A"\n',
    warning !== '',
    expect.stringContaining(warning),
  ]);
});

test('a number with an exponent is a number in a field for one, and text in any other', async () => {
  const set = (pair: string) => it.run(...CREATE, '--set', pair, '--dry-run', '--jq', '.body');
  expect((await set('AmountDC=1e5')).out).toMatch(/"AmountDC": ?(1E\+5|1e5|100000)\b/);
  expect((await set('Name=1e5')).out).toContain('"1e5"');
});

test('an amount keeps every digit', async () => {
  const { out } = await it.run(
    ...CREATE,
    '--set',
    'AmountDC=1250.10',
    '--set',
    'AmountFC=12345678901234567890.12',
    '--dry-run',
  );
  expect(out).toContain('1250.10');
  expect(out).toContain('12345678901234567890.12');
});
