import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
beforeEach(async () => {
  it = await bench(client);
});
afterEach(() => it.close());

const id = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const accounts = async (filter: string, select = 'Code'): Promise<unknown> =>
  it.json('list', 'crm/Accounts', '--filter', filter, '--select', select);
const planned = (argv: readonly string[]): Promise<unknown> => it.json(...argv, '--dry-run');

test('the write gate fails before anything is read; a delete needs both flags', async () => {
  for (const argv of [
    ['account', 'create', '--name', 'X'],
    ['account', 'update', '99999', '--city', 'X'],
    ['upsert', 'crm/Accounts', '--match', 'Code=1', '--set', 'City=X'],
    ['sales-entry', 'create', '--customer', '1', '--journal', '70', '--line', '8000:1'],
    ['delete', 'crm/Accounts', id, '--yes'],
  ]) {
    expect([(await it.run(...argv)).code, argv]).toEqual([77, argv]);
  }
  expect((await it.write('account', 'delete', '4')).code).toBe(77);
  expect((await it.run('account', 'delete', '4', '--allow-writes', '--yes')).code).toBe(0);
});

test('--set values follow the type of the field', async () => {
  const set = (pair: string): string[] => ['--set', pair];
  const argv = [
    ...['create', 'logistics/Items', ...set('code=007'), ...set('Description=12'), ...set('IsSalesItem=true')],
    ...[...set('CostPriceStandard=12.50'), ...set('NetWeight=1234567890123456789'), ...set('EndDate=null')],
    ...[...set('Notes=@str:@x'), ...set('ItemGroup=@ref:logistics/itemgroups:FLOUR'), ...set(`GLCosts=@guid:{${id}}`)],
    ...set('SearchCode=a=b'),
  ];
  const { body } = (await planned(argv)) as { body: Record<string, unknown> };
  expect(body).toEqual({
    Code: '007',
    Description: '12',
    IsSalesItem: true,
    CostPriceStandard: 12.5,
    NetWeight: expect.any(Number),
    EndDate: null,
    Notes: '@x',
    ItemGroup: expect.stringMatching(/^[0-9a-f-]{36}$/),
    GLCosts: id,
    SearchCode: 'a=b',
  });
  const unlisted = ['create', 'new/Things', ...set('A=12345678901234567890'), ...set('B=012'), ...set('C=-12.5')];
  expect(await planned([...unlisted, '--force'])).toMatchObject({
    body: { A: '12345678901234567890', B: '012', C: -12.5 },
  });
  expect(await planned(['create', 'current/Me', ...set('FullName=x'), '--force'])).toMatchObject({ method: 'POST' });
  // Parsing would lose the last digits.
  expect((await it.run(...argv, '--dry-run')).out).toMatch(/"NetWeight": 1234567890123456789,/);
});

test.each([
  [['--set', 'LastNme=x'], 'Did you mean LastName'],
  [['--set', 'Name=@guid:x'], 'is not a GUID'],
  [['--set', 'Name=@what:x'], 'Known forms: @str:text'],
  [['--set', 'Name=@ref:crm/Accounts'], 'resource and a code'],
  [['--set', 'Name=@ref:crm/Acounts:1'], 'Did you mean crm/Accounts'],
  [['--set', 'Account=@ref:crm/Accounts:99999'], 'The crm/Accounts record "99999" does not exist'],
  [['--body', '[]'], 'JSON object'],
  [['--body', '{"name":"x","Zzz":1}'], 'the fields name, Zzz'],
])('rejects %j before anything is sent', async (flags, says) => {
  const ended = await it.write('create', 'crm/Contacts', ...flags, '-o', 'table');
  expect([ended.code, ended.out]).toEqual([65, '']);
  expect(ended.err).toContain(says);
});

test('a key that reaches the prototype is rejected', async () => {
  const ended = await it.write('create', 'crm/Accounts', '--set', '__proto__.x=1', '--force');
  expect([ended.code === 2 || ended.code === 65, ended.out]).toEqual([true, '']);
});

test('flags override --set, which overrides the body; the body comes from a file', async () => {
  writeFileSync(join(it.folder, 'a.json'), '{"Name":"body","City":"body","Phone":"body"}');
  const argv = ['account', 'create', '--body', '@a.json', '--set', 'Name=set', '--set', 'City=set', '--name', 'flag'];
  expect(await planned(argv)).toMatchObject({ body: { Name: 'flag', City: 'set', Phone: 'body' } });
  expect((await it.write('create', 'crm/Accounts')).code).toBe(64);
});

test('doubts of the catalogue are reported; unknown fields are sent with --force', async () => {
  const doubt = await it.write(
    'create',
    'crm/Contacts',
    '--set',
    'LastName=X',
    '--set',
    'CreatorFullName=X',
    '--dry-run',
  );
  expect(doubt.err).toContain('Account, FirstName');
  expect(doubt.err).toContain('CreatorFullName');
  const forced = ['create', 'new/Things', '--set', 'What=1', '--force'];
  expect(await planned(forced)).toMatchObject({
    url: expect.stringContaining('/api/v1/3001001/new/Things'),
    body: { What: 1 },
  });
  expect((await it.write('create', '../oauth2/token', '--set', 'a=1', '--force')).code).toBe(65);
  expect((await it.write(...forced)).code).toBe(1);
});

test('an account is created, found by its code, changed and deleted', async () => {
  const made = await it.json(
    ...['account', 'create', '--name', 'Bakker & Zonen', '--code', '4711', '--status', 'C', '--country', 'nl'],
  );
  expect(made).toMatchObject({ Code: '4711', Name: 'Bakker & Zonen', IsSales: true, Country: 'NL' });
  expect(await it.json('account', 'update', '4711', '--city', 'Delft')).toEqual({ updated: expect.any(String) });
  expect(await accounts("Code eq '              4711'", 'City,Name')).toEqual([
    { City: 'Delft', Name: 'Bakker & Zonen' },
  ]);
  expect((await it.write('account', 'update', '4711')).code).toBe(64);
  expect((await it.write('account', 'create', '--name', 'X', '--country', 'Holland')).code).toBe(65);
  expect(await it.json('account', 'delete', '4711', '4711', '6', '--yes')).toEqual({
    deleted: [expect.any(String), expect.any(String)],
  });
  expect(await accounts("Code eq '              4711' or Code eq '                 6'")).toEqual([]);
});

test('several deletes: all are looked up first, the first failure stops, deleted ones are reported', async () => {
  expect((await it.write('account', 'delete', '7', '99999', '--yes')).code).toBe(65);
  expect(await accounts("Code eq '                 7'")).toHaveLength(1);
  const ended = await it.write('account', 'delete', '7', id, '8', '--yes');
  expect(ended.code).toBe(1);
  expect(ended.err).toContain('Done: ');
  expect(await accounts("Code eq '                 7' or Code eq '                 8'")).toHaveLength(1);
});

test('upsert creates with the matched fields, changes without them, and fails for several', async () => {
  const match = ['upsert', 'logistics/Items', '--match', 'Code=BOLT', '--set', 'Description=Bolt'];
  expect(await planned(match)).toMatchObject({ method: 'POST', body: { Code: 'BOLT', Description: 'Bolt' } });
  expect(await it.json(...match)).toEqual({ action: 'created', id: expect.any(String) });
  const change = [...match.slice(0, -1), 'Description=Long bolt', '--set', 'CostPriceStandard=0.10'];
  expect(await planned(change)).toMatchObject({ method: 'PUT', body: { Description: 'Long bolt' } });
  expect(await it.json(...change)).toEqual({ action: 'updated', id: expect.any(String) });
  expect(await it.json(...change)).toEqual({ action: 'unchanged', id: expect.any(String) });
  expect((await it.write('upsert', 'logistics/Items', '--match', 'Unit=pc', '--set', 'Notes=x')).code).toBe(65);
  // A field to match by that the body repeats is not changed, whatever its case.
  const repeated = [...change.slice(0, 4), '--set', 'code=BOLT', '--set', 'Description=Short bolt'];
  expect(await planned(repeated)).toMatchObject({ method: 'PUT', body: { Description: 'Short bolt' } });
  expect(((await planned(repeated)) as { body: object }).body).not.toHaveProperty('Code');
  expect((await it.write('upsert', 'logistics/Items', '--match', 'Code=X')).code).toBe(64);
  // Another value would be left out of a change without a word, and a new record would not match the next time.
  const other = await it.write(...match, '--set', 'Code=NUT');
  expect([other.code, other.err]).toEqual([64, expect.stringContaining('Code has one value in --match')]);
  const twice = await it.write(...match, '--match', 'code=NUT');
  expect([twice.code, twice.err]).toEqual([65, expect.stringContaining('--match has two values for Code')]);
  const account = ['upsert', 'crm/Contacts', '--match', 'Account=@ref:crm/Accounts:25', '--set', 'FirstName=Ann'];
  const { body } = (await planned([...account, '--match', 'LastName=X', '--set', 'Account=@ref:crm/Accounts:25'])) as {
    readonly body: object;
  };
  expect(Object.keys(body).sort()).toEqual(['Account', 'FirstName', 'LastName']);
  // A padded code is found by its digits.
  const padded = ['upsert', 'crm/Accounts', '--match', 'Code=25', '--set', 'City=Delft'];
  expect(await it.json(...padded)).toMatchObject({ action: 'updated' });
});

const entry = ['sales-entry', 'create', '--customer', '25', '--journal', '70'];

test('a sales entry with its lines keeps all digits of decimals', async () => {
  const argv = [
    ...entry,
    '--line',
    '8000:250.00:vat=4:May',
    '--line',
    '8010:0.10',
    '--date',
    '2026-05-31',
    '--invoice',
    'P1',
  ];
  const { out } = await it.write(...argv, '--dry-run');
  expect(out).toContain('"AmountFC": 250.00');
  const made = await it.json(...argv);
  expect(made).toMatchObject({
    CustomerName: 'Amber Health SA',
    Journal: '70',
    EntryDate: '2026-05-31',
    YourRef: 'P1',
    Type: 20,
    AmountFC: 250.1,
  });
});

test('amounts of any length come back as they were sent, also in sums, receivables and filters', async () => {
  const long = '12345678901234567890.12';
  const made = await it.write(...entry, '--line', `8000:${long}`, '--line', '8010:0.01');
  expect([made.code, made.out]).toEqual([0, expect.stringMatching(/"AmountFC": 12345678901234567890\.13,?$/m)]);
  const { EntryID: id, EntryNumber: number } = JSON.parse(made.out) as { EntryID: string; EntryNumber: number };
  const lines = ['sales-entry', 'lines', id, '--select', 'AmountFC', '-o', 'csv'];
  expect((await it.run(...lines)).out).toBe(`AmountFC\n${long}\n0.01\n`);
  const found = ['list', 'salesentry/SalesEntries', '--filter', `AmountFC gt 12345678901234567000`];
  expect(await it.json(...found, '--select', 'EntryNumber')).toEqual([{ EntryNumber: number }]);
  const open = ['list', 'cashflow/Receivables', '--filter', `EntryNumber eq ${String(number)}`];
  expect((await it.run(...open, '--select', 'AmountFC', '-o', 'csv')).out).toContain('12345678901234567890.13');
});

test('a credit note with files: one document for all files, negative amounts', async () => {
  writeFileSync(join(it.folder, 'a.txt'), 'hello');
  writeFileSync(join(it.folder, 'b.txt'), 'hi');
  const argv = [...entry, '--credit-note', '--line', '8000:5.00:vat-amount=1.05', '--file', 'a.txt', '--file', 'b.txt'];
  expect(await planned(argv)).toMatchObject([
    { method: 'POST', url: expect.stringMatching(/Documents$/), body: { Subject: 'a.txt', Type: 10 } },
    { body: { Document: '<id of step 1>', FileName: 'a.txt', Attachment: '<base64, 5 bytes>' } },
    { body: { Document: '<id of step 1>', FileName: 'b.txt', Attachment: '<base64, 2 bytes>' } },
    { body: { Type: 21, Document: '<id of step 1>', SalesEntryLines: [{ AmountFC: -5, VATAmountFC: -1.05 }] } },
  ]);
  const made = (await it.json(...argv)) as { Document: string; AmountFC: number };
  expect(made.AmountFC).toBe(-5);
  const query = ['--filter', `Document eq guid'${made.Document}'`, '--select', 'FileName,FileSize'];
  expect(await it.json('list', 'documents/DocumentAttachments', ...query)).toEqual([
    { FileName: 'a.txt', FileSize: 5 },
    { FileName: 'b.txt', FileSize: 2 },
  ]);
});

test('nothing is sent for an invalid line or file; a document without an entry is reported', async () => {
  writeFileSync(join(it.folder, 'a.txt'), 'hello');
  const bad = await it.write(...entry, '--line', '8000:1', '--line', 'x', '--line', '8000:1,5');
  expect([bad.code, jsonError(bad)['lines']]).toEqual([
    65,
    [expect.stringContaining('line 2'), expect.stringContaining('line 3')],
  ]);
  const file = await it.write(...entry, '--line', '8000:1', '--file', 'nope.txt');
  expect([file.code, file.err.includes('nope.txt')]).toEqual([65, true]);
  expect(await it.json('list', 'documents/Documents', '--count')).toEqual({ count: 60 });
  const late = await it.write(...entry.slice(0, -1), '99', '--line', '8000:1', '--file', 'a.txt');
  expect([late.code, late.err]).toEqual([
    65,
    expect.stringMatching(/Document [0-9a-f-]{36} was created but is not attached to a record/),
  ]);
});

test('entries are deleted by number, with their lines', async () => {
  const rows = await it.json('list', 'salesentry/SalesEntries', '--top', '1');
  const number = String((rows as [{ readonly EntryNumber: number }])[0].EntryNumber);
  expect(await it.json('sales-entry', 'delete', number, '--yes')).toEqual({ deleted: [expect.any(String)] });
  expect((await it.run('sales-entry', 'lines', number)).code).toBe(65);
});

test('--template prints a body to fill without a request, a permission or what else is required; it is refused as it is', async () => {
  const { code, out, err } = await it.run('goods-delivery', 'create', '--template');
  expect([code, err]).toEqual([0, '']);
  const template = JSON.parse(out) as Record<string, unknown>;
  expect(Object.keys(template).slice(0, 2)).toEqual(['DeliveryDate', 'GoodsDeliveryLines']);
  expect(await it.run('goods-delivery', 'create', '--body', out, '--dry-run')).toMatchObject({ code: 65 });
  const account = JSON.parse((await it.run('account', 'create', '--template')).out) as object;
  // --name is required beside the body.
  expect(account).not.toHaveProperty('Name');
  expect(account).toHaveProperty('City', '<text>');
  expect(JSON.parse((await it.run('create', 'crm/Contacts', '--template')).out)).toHaveProperty('Account');
  expect((await it.run('create', 'crm/Nothing', '--template')).code).toBe(65);
  const both = await it.run('goods-delivery', 'create', '--template', '--body', '{}');
  expect(both.err).toContain('--template and --body cannot be used together');
});
