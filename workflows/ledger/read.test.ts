import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
beforeEach(async () => {
  it = await bench(client, 130);
});
afterEach(() => it.close());

test('reads one page by default with a note, every page with --all, some with --max-pages', async () => {
  const one = await it.run('list', 'crm/accounts', '--select', 'code,Name');
  expect([one.code, (JSON.parse(one.out) as unknown[]).length]).toEqual([0, 60]);
  expect(one.err).toContain('--all');
  expect(await it.json('list', 'crm/Accounts', '--select', 'Code', '--all')).toHaveLength(130);
  const cut = await it.run('list', 'crm/Accounts', '--select', 'Code', '--all', '--max-pages', '2');
  expect([cut.code, (JSON.parse(cut.out) as unknown[]).length]).toEqual([0, 120]);
  expect(cut.err).toContain('cut after 2 pages');
  const limited = await it.run('list', 'crm/Accounts', '--select', 'Code', '--limit', '3');
  expect([(JSON.parse(limited.out) as unknown[]).length, limited.err]).toEqual([
    3,
    expect.stringContaining('3 shown, more exist; --limit 0 --all for all.'),
  ]);
});

test('--select sets the columns and their order, spelled as in the catalogue; codes lose their blanks', async () => {
  const { out } = await it.run('list', 'crm/Accounts', '--select', 'name,CODE', '--top', '1', '-o', 'csv');
  expect(out).toBe('Name,Code\nGranite Foods SA,1\n');
});

test('filter flags are combined with --filter, whose "or" is preserved', async () => {
  const rows = await it.json(
    ...['account', 'list', '--search', '25', '--customer', 'yes', '--filter', "City eq 'Gent' or City eq 'Utrecht'"],
    ...['--select', 'Code,City', '--all'],
  );
  expect(rows).toEqual([{ Code: '25', City: 'Utrecht' }]);
});

test('counts records, also of functions, which have no $count', async () => {
  expect(await it.json('list', 'crm/Accounts', '--count')).toEqual({ count: 130 });
  expect((await it.run('list', 'crm/Accounts', '--count', '-o', 'table')).out).toBe('130\n');
  expect(await it.json('account', 'list', '--status', 'P', '--count')).toEqual({ count: 22 });
  expect(await it.json('list', 'read/crm/AccountDocuments', '--count')).toEqual({ count: 5 });
  expect((await it.run('list', 'crm/Accounts', '--count', '--raw')).code).toBe(64);
});

test('reads every division in turn, reports failed ones, and ends with 1', async () => {
  const flags = ['--all-divisions', '--limit', '1', '-o', 'csv'];
  const every = await it.run('list', 'crm/Accounts', ...flags, '--select', 'Code');
  expect(every).toMatchObject({ code: 0, out: 'Division,Code\n3001001,1\n3001002,1\n3001004,1\n' });
  const { code, out, err } = await it.run('sales-entry', 'list', ...flags, '--select', 'EntryNumber');
  expect([code, out]).toEqual([1, 'Division,EntryNumber\n3001001,26700001\n3001002,26700001\n']);
  expect(err).toContain('Skipped division 3001004: ');
  expect(err).not.toContain('3001003');
});

test('a bulk endpoint returns large pages; without one, an error lists the resources that have one', async () => {
  expect(await it.json('list', 'crm/Accounts', '--bulk', '--select', 'Code')).toHaveLength(130);
  const none = await it.run('list', 'crm/AccountClasses', '--bulk', '--select', 'ID');
  expect([none.code, jsonError(none)['remedy']]).toEqual([64, expect.stringContaining('crm/Accounts')]);
});

test('expanded lines are arrays of plain records', async () => {
  const [first] = (await it.json(
    ...['list', 'salesentry/SalesEntries', '--top', '1', '--expand', 'SalesEntryLines', '--select', 'EntryNumber'],
  )) as { SalesEntryLines: Record<string, unknown>[] }[];
  expect(first?.SalesEntryLines).toHaveLength(1);
  expect(Object.keys(first?.SalesEntryLines[0] ?? {})).not.toContain('__metadata');
});

test('--raw prints the unchanged envelope, all envelopes with --all', async () => {
  const one = (await it.json('list', 'crm/Accounts', '--raw', '--select', 'Code,Created')) as {
    d: { results: { Code: string; Created: string }[]; __next: string };
  };
  expect(one.d.results[0]?.Code).toBe('                 1');
  expect(one.d.results[0]?.Created).toMatch(/^\/Date\(\d+\)\/$/);
  expect(one.d.__next).toContain('$skiptoken');
  expect(await it.json('list', 'crm/Accounts', '--raw', '--all', '--select', 'Code')).toHaveLength(3);
});

test('a function that returns one value', async () => {
  const value = await it.json('list', 'read/crm/AccountDocumentsCount');
  expect(value).toEqual({ AccountDocumentsCount: expect.any(Number) });
});

test('function parameters are sent as typed', async () => {
  const id = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
  const good = await it.run('list', 'read/crm/AccountDocuments', '--param', `accountId=guid'${id}'`, '--limit', '1');
  expect(good.code).toBe(0);
  const bad = await it.run('list', 'read/crm/AccountDocuments', '--param', `accountId=${id}`);
  expect([bad.code, jsonError(bad)['statusCode']]).toEqual([65, 400]);
});

test.each([
  [['list', 'crm/Acounts'], 65, 'Did you mean crm/Accounts'],
  [['list', 'crm/Accounts', '--select', 'Nme'], 65, 'Did you mean Name'],
  [['list', 'crm/Accounts', '--filter', "Nme eq 'x'"], 65, 'Did you mean Name'],
  [['list', 'crm/Accounts', '--orderby', 'Nme desc'], 65, 'Did you mean Name'],
  [['list', 'crm/Accounts', '--expand', 'BankAccount'], 65, 'Did you mean BankAccounts'],
  [['list', 'crm/Accounts', '--top', '61'], 2, '--top'],
  [['list', 'crm/Accounts', '--top', '5', '--all'], 64, '--all and --top cannot be used together'],
  [['account', 'list', '--top', '5', '--all'], 64, '--all and --top cannot be used together'],
  [['list', 'crm/Accounts', '--bulk'], 64, '--select'],
  [['list', 'crm/Accounts', '--all-divisions', '--division', '3001001'], 64, '--division'],
  [['list', 'crm/AcceptQuotation'], 65, 'does not support GET'],
  [['list', 'crm/Accounts', '--beta'], 65, 'no beta version'],
  [['list', 'budget/BudgetScenarios'], 65, 'Add --beta'],
  [['list', 'crm/Accounts', '--fields', 'Nope'], 65, 'Known fields'],
  [['list', 'crm/Accounts', '--select', 'Code', '--fields', 'Name'], 65, 'Known fields: Code.'],
  [['account', 'list', '--select', 'code', '--sort', 'Name'], 65, 'Known columns: Code.'],
  [['transaction', 'list', '--select', 'EntryNumber', '--fields', 'Entry'], 65, 'Known fields: EntryNumber.'],
  [['lookup', 'crm/Accounts', '--match', 'Code=25', '--select', 'Code', '--fields', 'Name'], 65, 'Known fields: Code.'],
  [
    ['lookup', 'crm/Accounts', '--match', 'Code=25', '--match', 'code=26'],
    65,
    '--match has two values for Code: "25" and "26"',
  ],
  [['get', 'crm/Accounts', '25'], 65, "with the filter trim(Code) eq '25'."],
  [['get', 'financial/GLAccounts', '1300'], 65, "with the filter Code eq '1300'."],
  [['get', 'read/crm/AccountDocuments', '1'], 64, 'Read it as a list.'],
  [['get', 'crm/AcceptQuotation', '1'], 64, 'It supports POST.'],
  [['get', 'crm/Accounts', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'], 1, '404'],
  [['sync', 'hrm/Divisions'], 65, 'no feed'],
  [['sync', 'crm/Acounts'], 65, 'crm/Accounts'],
  [['metadata', 'crm/Acounts'], 65, 'crm/Accounts'],
] as const)('%j ends with %d', async (argv, code, says) => {
  const ended = await it.run(...argv, '-o', 'table');
  expect([ended.code, ended.out]).toEqual([code, '']);
  expect(ended.err).toContain(says);
});

test.each([
  ['list crm/Accounts', "Code eq '4'", ["trim(Code) eq '4'"]],
  ['account list', "IsSales eq true and (Code eq '4')", ["trim(Code) eq '4'"]],
  ['list crm/Accounts --bulk --select Code', "Code ne '4'", ["trim(Code) ne '4'"]],
  ['receivables-list list', "AccountCode eq '4'", ["trim(AccountCode) eq '4'"]],
  [
    'payables-list list',
    "AccountCode eq '4' or AccountCode eq '5'",
    ["trim(AccountCode) eq '4'", "trim(AccountCode) eq '5'"],
  ],
  ['list purchaseorder/PurchaseOrders', "SupplierCode ge '4'", ["SupplierCode ge '                 4'"]],
  ['list crm/Accounts', "'4' eq Code", ["trim(Code) eq '4'"]],
  ['list crm/Accounts', "startswith(Code, '4')", ["startswith(trim(Code),'4')"]],
  ['list crm/Accounts', "trim(Code) eq '4'", []],
  ['list crm/Accounts', "Code eq '                 4'", []],
  ['list crm/Accounts', "Name eq 'Code eq ''4'''", []],
  ['list crm/Accounts', "Code eq 'x4'", []],
  ['gl-account list', "Code eq '1300'", []],
  ['journal list', "GLAccountCode eq '1300'", []],
])('%s --filter "%s": a bare code that is stored padded is a warning: %j', async (line, filter, instead) => {
  const { code, err } = await it.run(...line.split(' '), '--filter', filter, '-o', 'json');
  expect(code).toBe(0);
  const why = 'but codes are stored right-aligned to 18 characters';
  for (const one of instead) expect(err).toContain(`, ${why}; write ${one}.`);
  expect(err.split('Warning: --filter: ').length - 1).toBe(instead.length);
});

test.each([
  ["substringof(Name,'bouw')", "substringof('bouw',Name)"],
  ["IsSales eq true and substringof( Name , 'O''Neil' ) eq true", "substringof('O''Neil',Name)"],
  ["startswith('Bakker',Name)", "startswith(Name,'Bakker')"],
  ["endswith('BV', City) or Code eq 'x'", "endswith(City,'BV')"],
  ["substringof('bouw',Name)", undefined],
  ["startswith(Name,'Bakker')", undefined],
  ["substringof(tolower('X'),Name)", undefined],
  ["Name eq 'x startswith(''a'',Name)'", undefined],
])('--filter "%s": a field inside a text is a warning that names %s', async (filter, instead) => {
  const { code, err } = await it.run('list', 'crm/Accounts', '--filter', filter, '--count');
  expect(code).toBe(0);
  expect(err.split('Warning: --filter: ').length - 1).toBe(instead === undefined ? 0 : 1);
  if (instead !== undefined) expect(err).toContain(`to search for the text, write ${instead}.`);
});

test('the filter that a warning for a padded code names finds the records', async () => {
  const found = async (filter: string): Promise<unknown> =>
    it.json('receivables-list', 'list', '--filter', filter, '--select', 'AccountCode', '--limit', '1');
  const [first] = (await it.json('receivables-list', 'list', '--select', 'AccountCode', '--limit', '1')) as [
    { readonly AccountCode: string },
  ];
  expect(await found(`AccountCode eq '${first.AccountCode}'`)).toEqual([]);
  expect(await found(`trim(AccountCode) eq '${first.AccountCode}'`)).toEqual([first]);
  expect(await found(`AccountCode ge '${first.AccountCode.padStart(18)}'`)).toEqual([first]);
});

test('one record by a key of any type', async () => {
  expect(await it.json('get', 'general/Currencies', 'EUR', '--select', 'Code,Description')).toEqual({
    Code: 'EUR',
    Description: 'Euro',
  });
  const { ID } = (await it.json('lookup', 'crm/Accounts', '--match', 'Code=25', '--one')) as { readonly ID: string };
  expect(await it.json('get', 'crm/Accounts', `{${ID.toUpperCase()}}`)).toMatchObject({ Code: '25' });
  expect(await it.json('get', 'budget/BudgetScenarios', await firstId(), '--beta')).toMatchObject({ Code: '1' });
});

async function firstId(): Promise<string> {
  const rows = await it.json('list', 'budget/BudgetScenarios', '--beta', '--top', '1');
  return (rows as [{ readonly ID: string }])[0].ID;
}

test('a field that is selected or expanded can be printed, and the division of a list of all', async () => {
  const expanded = ['--select', 'EntryNumber', '--expand', 'SalesEntryLines', '--fields', 'SalesEntryLines'];
  const [entry] = (await it.json('list', 'salesentry/SalesEntries', ...expanded, '--limit', '1')) as [object];
  expect(Object.keys(entry)).toEqual(['SalesEntryLines']);
  const divisions = ['--all-divisions', '--select', 'Name', '--fields', 'Division,Name', '--limit', '1'];
  expect(await it.json('account', 'list', ...divisions)).toContainEqual({
    Division: 3001001,
    Name: expect.any(String) as string,
  });
});

test('look-ups: all matches, exactly one, none and several', async () => {
  expect(await it.json('lookup', 'crm/Accounts', '--match', 'Status=P', '--select', 'Code')).toHaveLength(22);
  // Two pages and a half; a record without a value is found by null, of every type.
  for (const empty of ['ClassificationDescription=null', 'Parent=null']) {
    expect(await it.json('lookup', 'crm/Accounts', '--match', empty, '--select', 'Code')).toHaveLength(130);
  }
  const contact = ['--match', 'Account=@ref:crm/Accounts:25', '--select', 'AccountName'];
  const rows = (await it.json('lookup', 'crm/Contacts', ...contact)) as { AccountName: string }[];
  expect(rows.every(({ AccountName }) => AccountName === 'Amber Health SA')).toBe(true);
  expect((await it.run('lookup', 'crm/Accounts', '--match', 'Status=P', '--one')).code).toBe(65);
  expect((await it.run('lookup', 'crm/Accounts', '--match', "Name=x' or 1 eq 1", '--one')).code).toBe(65);
});

test('lines of several documents in one list; an ambiguous number fails with its documents', async () => {
  const rows = await it.json(...['sales-entry', 'lines', await number(0), await number(2), '--select', 'LineNumber']);
  expect(rows).toHaveLength(4);
  const twice = await it.run('sales-entry', 'lines', await number(4));
  expect([twice.code, jsonError(twice)['lines']]).toEqual([
    65,
    [expect.stringMatching(/^EntryID .*Journal 70, /), expect.stringMatching(/^EntryID .*Journal 71, /)],
  ]);
});

async function number(index: number): Promise<string> {
  const rows = await it.json('list', 'salesentry/SalesEntries', '--select', 'EntryNumber');
  return String((rows as readonly { readonly EntryNumber: number }[])[index]?.EntryNumber);
}

test('me and quota', async () => {
  expect(await it.json('me')).toMatchObject({ CurrentDivision: 3001001 });
  expect(await it.json('quota', '--division', '3001002')).toEqual({
    division: '3001002',
    minutelyLimit: 60,
    minutelyRemaining: 59,
    minutelyReset: expect.stringMatching(/^\d{4}-.*Z$/),
    dailyLimit: 5000,
    dailyRemaining: 4999,
    dailyReset: expect.stringMatching(/T00:00:00.000Z$/),
  });
});

test('raw requests stay on the host; relative paths are below the division', async () => {
  expect(await it.json('api', 'GET', 'crm/Accounts?$top=2', '--query', '$select=Code')).toMatchObject({
    d: { results: [{ Code: expect.any(String) }, { Code: expect.any(String) }] },
  });
  expect(await it.json('api', 'GET', 'crm/Accounts?$select=Code', '--paginate')).toHaveLength(130);
  for (const path of ['https://evil.example/x', '//evil.example/x', '/\\evil.example', 'http://u@evil.example']) {
    const ended = await it.run('api', 'GET', path);
    expect([ended.code, ended.out]).toEqual([78, '']);
  }
  const [account] = (await it.json('list', 'crm/Accounts', '--top', '1', '--select', 'ID')) as { ID: string }[];
  const single = await it.run('api', 'GET', `crm/Accounts(guid'${account?.ID ?? ''}')`, '--paginate');
  expect([single.code, single.out, jsonError(single)['message']]).toEqual([
    64,
    '',
    expect.stringContaining('is one record and has no pages'),
  ]);
  expect((await it.write('api', 'POST', 'crm/Accounts', '--paginate')).code).toBe(64);
  expect((await it.run('api', 'POST', 'crm/Accounts', '--body', '{}')).code).toBe(77);
});
