/** A morning of bookkeeping against `sandbox serve`: reading, filtering, paging, counting and formats. */
import { newHome, type Ended, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

interface Row {
  readonly [field: string]: unknown;
}

const home = newHome();
let served: Served;
let recorder: Recorder;

// The limit is 60 requests per division and minute: each test has a new sandbox.
beforeEach(async () => {
  served = await serveHere('ledgercli', newHome(), '--records', '130', '--seed', '7');
  recorder = await record(served);
});
afterEach(async () => {
  await recorder.close();
  await served.stop();
});

const ledger = (...args: string[]): Promise<Ended> => inProcess('ledgercli', args, home, { env: recorder.env });

async function json<T = readonly Row[]>(...args: string[]): Promise<T> {
  const { code, stdout, stderr } = await ledger(...args);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout) as T;
}

test('a list sends what its flags select, and nothing else', async () => {
  const rows = await json(
    ...['list', 'crm/accounts', '--filter', "Status eq 'C' or Name eq 'O''Neil'", '--select', 'code,Name,StartDate'],
    ...['--orderby', 'Code desc', '--top', '3'],
  );
  expect(recorder.lines()).toEqual([
    "GET /api/v1/3001001/crm/Accounts?$filter=Status eq 'C' or Name eq 'O''Neil'&$orderby=Code desc" +
      '&$select=Code,Name,StartDate&$top=3',
  ]);
  expect(recorder.seen[0]?.headers).toMatchObject({
    accept: 'application/json',
    prefer: 'return=representation',
    'user-agent': 'ledgercli/0.15.1',
  });
  expect(rows).toHaveLength(3);
  // The service returns padded codes and dates as /Date(ms)/.
  for (const row of rows) {
    expect(row).toEqual({
      Code: expect.stringMatching(/^\d+$/),
      Name: expect.any(String),
      StartDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    });
  }
  await json('account', 'list', '--search', "O'Neil", '--status', 'P', '--customer', 'no', '--filter', 'IsSupplier');
  await json('account', 'list', '--search', '25');
  expect(recorder.lines()).toEqual([
    "GET /api/v1/3001001/crm/Accounts?$filter=IsSales eq false and (substringof('O''Neil',Name) or Code eq 'O''Neil') " +
      "and Status eq 'P' and (IsSupplier)",
    "GET /api/v1/3001001/crm/Accounts?$filter=(substringof('25',Name) or Code eq '                25')",
  ]);
});

test('one page notes that there are more, --all reads all, --max-pages cuts with a warning, --limit stops early', async () => {
  const first = await ledger('list', 'crm/Accounts', '--select', 'Code');
  expect(JSON.parse(first.stdout)).toHaveLength(60);
  expect(first.stderr).toContain('--all reads every page');
  expect(recorder.lines()).toHaveLength(1);

  const all = await ledger('list', 'crm/Accounts', '--select', 'Code', '--all');
  expect([(JSON.parse(all.stdout) as Row[]).map(({ Code }) => Number(Code)), all.stderr]).toEqual([
    Array.from({ length: 130 }, (_, index) => index + 1),
    expect.not.stringContaining('Warning'),
  ]);
  expect(recorder.lines()).toHaveLength(3);

  const cut = await ledger('list', 'crm/Accounts', '--select', 'Code', '--all', '--max-pages', '2');
  expect([cut.code, (JSON.parse(cut.stdout) as Row[]).length]).toEqual([0, 120]);
  expect(cut.stderr).toContain('Warning: The list was cut after 2 pages and 120 records; raise --max-pages');
  expect(recorder.lines()).toHaveLength(2);

  expect(await json('list', 'crm/Accounts', '--all', '--limit', '61', '--jq', 'length')).toBe(61);
  expect(recorder.lines()).toHaveLength(2);
});

test('counts, bulk, envelopes and expanded lines', async () => {
  // A count takes no order, fields or page size.
  const unused = ['--orderby', 'Name', '--select', 'Code', '--top', '5'];
  expect(await json('list', 'crm/Accounts', '--count', ...unused)).toEqual({ count: 130 });
  expect(recorder.lines()).toEqual(['GET /api/v1/3001001/crm/Accounts/$count']);
  expect((await ledger('list', 'crm/Accounts', '--count', '--output', 'table')).stdout).toBe('130\n');

  recorder.lines();
  expect(await json('list', 'crm/Accounts', '--bulk', '--select', 'ID', '--jq', 'length')).toBe(130);
  expect(recorder.lines()).toEqual(['GET /api/v1/3001001/bulk/CRM/Accounts?$select=ID']);

  const raw = await json<Row>('list', 'crm/Accounts', '--top', '1', '--select', 'Code,StartDate', '--raw');
  expect(raw).toMatchObject({
    d: {
      results: [{ Code: '                 1', StartDate: expect.stringMatching(/^\/Date\(\d+\)\/$/), __metadata: {} }],
    },
  });
  const [entry] = await json('list', 'salesentry/SalesEntries', '--top', '1', '--expand', 'SalesEntryLines');
  expect(entry).toMatchObject({ SalesEntryLines: [{ GLAccountCode: expect.any(String), LineNumber: 1 }] });
  expect(JSON.stringify(entry)).not.toMatch(/__|results/);

  const beta = await json('list', 'budget/BudgetScenarios', '--beta', '--limit', '1');
  expect([beta.length, recorder.lines().at(-1)]).toEqual([
    1,
    expect.stringContaining('GET /api/v1/beta/3001001/budget/BudgetScenarios'),
  ]);
  const param = "accountId=guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'";
  await json('list', 'read/crm/AccountDocuments', '--param', param);
  expect(recorder.lines()).toEqual([`GET /api/v1/3001001/read/crm/AccountDocuments?${param}`]);
});

test('--all-divisions reads each division and adds it to the rows; a refused one is reported and fails the run at the end', async () => {
  const every = ['--all-divisions', '--limit', '2', '--output', 'csv'];
  const rows = await ledger('list', 'crm/Accounts', ...every, '--select', 'Code');
  expect(rows).toMatchObject({
    code: 0,
    stdout: 'Division,Code\n3001001,1\n3001001,2\n3001002,1\n3001002,2\n3001004,1\n3001004,2\n',
  });
  // A row with a division keeps its own.
  expect(await json('list', 'crm/Accounts', '--all-divisions', '--limit', '1', '--select', 'Division')).toEqual(
    [3001001, 3001002, 3001004].map((Division) => ({ Division })),
  );
  const counts = await json('list', 'crm/Accounts', '--all-divisions', '--count');
  expect(counts).toEqual([3001001, 3001002, 3001004].map((Division) => ({ Division, count: 130 })));

  const part = await ledger('sales-entry', 'list', ...every, '--select', 'EntryNumber');
  expect([part.code, part.stdout.split('\n').length]).toEqual([1, 6]);
  expect(part.stderr).toContain('Skipped division 3001004: Ledger API 403');
  expect(part.stderr).toContain('Not every division could be read: 1 of 3 failed.');
});

test('formats: a table of the main columns, csv as selected, empty results', async () => {
  const table = await ledger('list', 'crm/Accounts', '--limit', '2', '--output', 'table');
  const [head, first, ...more] = table.stdout.trimEnd().split('\n');
  expect(head?.split(/ {2,}/)).toEqual(['Code', 'Name', 'StartDate', 'Status', 'ID']);
  expect([first?.split(/ {2,}/)[0], more.length]).toEqual(['1', 1]);
  const none = ['list', 'crm/Accounts', '--filter', "Code eq 'x'", '--select', 'Code,Name', '--output'];
  expect((await ledger(...none, 'table')).stdout).toBe('No results found.\n');
  expect((await ledger(...none, 'json')).stdout).toBe('[]\n');
  expect((await ledger(...none, 'csv')).stdout).toBe('Code,Name\n');
  // Without --select the header is the one that the file has with records.
  const journals = ['journal', 'list', '--output', 'csv'];
  const [header = ''] = (await ledger(...journals, '--limit', '1')).stdout.split('\n');
  const nothing = [...journals, '--filter', "Code eq 'x'"];
  expect((await ledger(...nothing)).stdout).toBe(`${header}\n`);
  expect((await ledger(...nothing, '--fields', 'Type,Code')).stdout).toBe('Type,Code\n');
  expect((await ledger('account', 'list', '--limit', '2', '--fields', 'Name,Code', '-o', 'csv')).stdout).toMatch(
    /^Name,Code\n[^\n]+,1\n[^\n]+,2\n$/,
  );
});

test('get, lookup, me, quota and raw requests', async () => {
  const id = await json<string>('lookup', 'crm/Accounts', '--match', 'Code=25', '--one', '--jq', '.ID');
  expect(recorder.lines()[0]).toContain("$filter=(Code eq '25' or Code eq '                25')");
  const one = await json<Row>('get', 'crm/Accounts', `{${id.toUpperCase()}}`, '--select', 'ID,Code');
  expect(one).toEqual({ ID: id, Code: '25' });
  expect(await json('get', 'general/Currencies', 'EUR', '--jq', '.Code')).toBe('EUR');

  const several = await ledger('lookup', 'crm/Accounts', '--match', 'Status=P', '--one');
  expect([several.code, several.stdout]).toEqual([65, '']);
  expect((JSON.parse(several.stderr) as { lines: string[] }).lines).toHaveLength(2);
  expect((await ledger('lookup', 'crm/Accounts', '--match', 'Code=none', '--one')).code).toBe(65);
  expect(await json('lookup', 'crm/Accounts', '--match', 'Code=none')).toEqual([]);
  const both = ['--match', 'Status=P', '--match', 'Code=@str:                 4', '--select', 'Code'];
  expect(await json('lookup', 'crm/Accounts', ...both)).toEqual([{ Code: '4' }]);

  expect(await json('me', '--jq', '[.FullName, .CurrentDivision]')).toEqual(['Sandbox User', 3001001]);
  expect(await json('quota')).toEqual({
    division: '3001001',
    minutelyLimit: 60,
    minutelyRemaining: expect.any(Number),
    minutelyReset: expect.stringMatching(/Z$/),
    dailyLimit: 5000,
    dailyRemaining: expect.any(Number),
    dailyReset: expect.stringMatching(/T00:00:00.000Z$/),
  });

  recorder.lines();
  const query = ['--query', '$top=1', '--query', '$select=Code', '--jq', '.d.results[0].Code'];
  expect(await json('api', 'GET', 'crm/Accounts', ...query)).toBe('                 1');
  expect(await json('api', 'GET', '/api/v1/current/Me', '--jq', '.d.results[0].UserName')).toBe('sandbox.user');
  expect(await json('api', 'get', '/api/v1/{division}/crm/Accounts/$count')).toBe(130);
  expect(recorder.lines()).toEqual([
    'GET /api/v1/3001001/crm/Accounts?$top=1&$select=Code',
    'GET /api/v1/current/Me',
    'GET /api/v1/3001001/crm/Accounts/$count',
  ]);
  expect(await json('api', 'GET', 'crm/Accounts?$select=Code', '--paginate', '--jq', 'length')).toBe(130);
  expect(recorder.lines()).toHaveLength(3);
  const cut = await ledger('api', 'GET', 'crm/Accounts?$select=Code', '--paginate', '--max-pages', '1');
  expect([(JSON.parse(cut.stdout) as Row[]).length, cut.stderr]).toEqual([
    60,
    expect.stringContaining('raise --max-pages'),
  ]);
});

test('commands on the catalogue send no request', async () => {
  expect(await json('metadata', 'CRM/accounts', '--mandatory', '--fields', 'field')).toEqual([{ field: 'Name' }]);
  expect(await json<Row>('metadata', 'crm/Accounts', '--methods')).toEqual({
    resource: 'crm/Accounts',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
  });
  const found = await json('metadata', '--search', 'mandate', '--fields', 'resource');
  expect(found).toContainEqual({ resource: 'cashflow/DirectDebitMandates' });
  expect((await json('metadata', '--jq', 'length')) as unknown).toBeGreaterThan(440);
  const fields = await json('metadata', 'crm/Accounts', '--filterable', '--search', 'vat');
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toMatchObject({ filterable: true, field: expect.stringMatching(/vat/i) });
  expect(recorder.lines()).toEqual([]);
});

test('a list that repeats a page, and one that links to another origin, end with an error after their rows', async () => {
  const looping = await serveHere('ledgercli', newHome(), '--records', '130', '--fail', 'loop:2');
  const list = ['list', 'crm/Accounts', '--select', 'Code', '--all', '--output', 'ndjson'];
  const circles = await inProcess('ledgercli', list, home, { env: looping.env });
  expect([circles.code, circles.stdout.split('\n').length]).toEqual([69, expect.any(Number)]);
  expect(circles.stderr).toContain('the list /api/v1/3001001/crm/Accounts repeats a page');
  await looping.stop();

  // The sandbox's own address is another origin than the recorder's, which the client uses.
  recorder.origin = 'http://evil.test';
  const away = await ledger(...list);
  expect([away.code, away.stdout.trimEnd().split('\n').length]).toEqual([78, 60]);
  expect(away.stderr).toContain('http://evil.test');
  expect(recorder.lines()).toHaveLength(1);
});
