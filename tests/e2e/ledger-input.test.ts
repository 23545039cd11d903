/** Bad input for every command of the ledger: exit code, message, nothing sent. Then commands that need no service. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

interface Failure {
  readonly error: string;
  readonly message: string;
  readonly exitCode: number;
}

const home = newHome();
const id = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
let served: Served;
let recorder: Recorder;

beforeAll(async () => {
  served = await serveHere('ledgercli', newHome());
  recorder = await record(served);
  writeFileSync(join(home, 'bad.json'), '{"Name":');
});
afterAll(async () => {
  await recorder.close();
  await served.stop();
});
beforeEach(() => recorder.lines());

const ledger = (args: readonly string[]): Promise<Ended> =>
  inProcess('ledgercli', args, home, { env: { ...recorder.env, LEDGERCLI_ALLOW_WRITES: '1' } });
const accounts = ['list', 'crm/Accounts'];
const create = ['create', 'crm/Accounts'];
const entry = ['sales-entry', 'create', '--customer', '25', '--journal', '70'];
const transactions = ['transaction', 'list'];

const refused: readonly (readonly [readonly string[], number, string, string?])[] = [
  // The command line does not parse.
  [['lst'], 2, 'Unknown command "lst"', 'list'],
  [['show'], 2, 'Unknown command "show"', 'get'],
  [['login'], 2, 'Unknown command "login"', 'auth login'],
  [['sales-entry', 'creat'], 2, 'Unknown command "creat"', 'create'],
  [['list'], 2, '<resource> is missing'],
  [[...accounts, 'x'], 2, 'Unexpected argument "x"'],
  [[...accounts, '--filtr', 'x'], 2, 'Unknown flag --filtr', '--filter'],
  [[...accounts, '--filter'], 2, '--filter needs a value'],
  [[...accounts, '--top', '61'], 2, '--top must be from 1 to 60'],
  [[...accounts, '--top', '0'], 2, '--top must be from 1 to 60'],
  [[...accounts, '--max-pages', '0'], 2, '--max-pages must be at least 1'],
  [[...accounts, '--limit', 'x'], 2, '--limit must be a whole number'],
  [[...accounts, '--division', 'abc'], 2, '--division'],
  [[...accounts, '--output', 'xml'], 2, '--output must be one of table, json, yaml, csv, ndjson'],
  [[...accounts, '--param', 'x'], 2, '--param must be a name and a value with = between them'],
  [['account', 'list', '--status', 'X'], 2, '--status must be one of A, S, P, C'],
  [['account', 'list', '--customer', 'perhaps'], 2, 'Unexpected argument "perhaps"'],
  [['account', 'create'], 2, '--name is missing'],
  [['account', 'delete', '--yes'], 2, '<ids> is missing'],
  [['upsert', 'crm/Accounts', '--set', 'City=X'], 2, '--match is missing'],
  [['lookup', 'crm/Accounts', '--match', 'Code'], 2, '--match must be a name and a value with = between them'],
  [['sync', 'crm/Accounts', '--since', '-1'], 2, '--since'],
  [['api', 'PATCH', 'crm/Accounts'], 2, '<method> must be one of GET, POST, PUT, DELETE'],
  [['api', 'GET'], 2, '<path> is missing'],
  [[...create, '--set', '__proto__.x=1'], 2, '__proto__'],
  [[...create, '--body', '@none.json'], 2, 'none.json'],
  [[...entry.slice(0, 4), '--line', '8000:1'], 2, '--journal is missing'],
  // Flags that exclude each other, and invalid dates.
  [[...accounts, '--bulk'], 64, '--bulk requires --select'],
  [[...accounts, '--bulk', '--select', 'ID', '--beta'], 64, '--bulk and --beta cannot be used together'],
  [[...accounts, '--all-divisions', '--division', '1'], 64, '--all-divisions and --division cannot be used together'],
  [[...accounts, '--count', '--raw'], 64, '--raw and --count cannot be used together'],
  [[...accounts, '--param', '$top=3'], 64, '$top'],
  [['list', 'crm/AccountClasses', '--bulk', '--select', 'ID'], 64, 'has no bulk endpoint'],
  [['get', 'read/crm/AccountDocuments', '1'], 64, 'no records that can be read by their key'],
  [['update', 'crm/Accounts', id], 64, 'nothing to send'],
  [['update', 'crm/Accounts', id, '--body', '{}'], 64, 'nothing to send'],
  [['account', 'update', '25'], 64, 'nothing to send'],
  [['upsert', 'crm/Accounts', '--match', 'Code=25'], 64, 'no fields to send besides --match'],
  [['api', 'POST', 'crm/Accounts', '--paginate', '--body', '{}'], 64, '--paginate'],
  [['api', 'GET', 'crm/Accounts', '--max-pages', '2'], 64, '--max-pages requires --paginate'],
  [[...entry, '--line', '8000:1', '--date', '2026-02-30'], 64, 'is not a valid date'],
  [[...entry, '--line', '8000:1', '--date', '2026-02-30T10:00:00'], 64, 'is not a valid date'],
  [[...entry, '--line', '8000:1', '--date', '2026-05-31T24:00:00'], 64, 'YYYY-MM-DD, an ISO 8601 time such as'],
  [
    [...transactions, '--from', '2026-06-01T00:00', '--to', '2026-05-31T23:00'],
    64,
    '--from (2026-06-01) is later than',
  ],
  // Bad data.
  [['list', 'crm/Acounts'], 65, 'Unknown resource "crm/Acounts"', 'crm/Accounts'],
  [['list', 'Accounts'], 65, 'Unknown resource "Accounts"', 'crm/Accounts'],
  [['list', 'crm/Accounts', '--beta'], 65, 'has no beta version'],
  [['list', 'budget/BudgetScenarios'], 65, 'exists only as a beta version'],
  [['list', 'crm/AcceptQuotation'], 65, 'does not support GET'],
  [[...accounts, '--filter', "Staus eq 'C'"], 65, 'Staus', 'Status'],
  [[...accounts, '--filter', 'Status eq C'], 65, 'compares with C'],
  [[...accounts, '--filter', "Status eq 'C"], 65, 'not closed'],
  [[...accounts, '--select', 'Code,Nme'], 65, 'no field "Nme"', 'Name'],
  [[...accounts, '--orderby', 'Nme desc'], 65, 'Nme', 'Name'],
  [[...accounts, '--expand', 'Lines'], 65, 'no field "Lines"'],
  [['get', 'crm/Accounts', '25'], 65, 'The key of crm/Accounts must be a GUID'],
  [['delete', 'crm/Accounts', '25', '--yes'], 65, 'The key of crm/Accounts must be a GUID'],
  [['lookup', 'crm/Accounts', '--match', 'Cde=25'], 65, 'no field "Cde"', 'Code'],
  [['lookup', 'crm/Accounts', '--match', 'ID=x'], 65, 'is not a valid Guid value'],
  [['lookup', 'crm/Accounts', '--match', 'StartDate=2026-02-30'], 65, 'is not a valid DateTime value'],
  [[...create, '--set', 'Nme=X'], 65, 'no field "Nme"', 'Name'],
  [[...create, '--body', '{"Nme":1,"Cty":2}'], 65, 'Nme, Cty'],
  [[...create, '--body', '{"Name":'], 65, '--body is not valid JSON: line 1, column 9'],
  [[...create, '--body', '@bad.json'], 65, 'not valid JSON'],
  [[...create, '--body', '[1]'], 65, 'must be a JSON object'],
  [[...create, '--set', 'Name=@foo:x'], 65, '@foo: is not a known form of a value'],
  [[...create, '--set', 'Parent=@guid:x'], 65, '"x" is not a GUID'],
  [[...create, '--set', 'Parent=@ref:crm/Acounts:2'], 65, 'Unknown resource "crm/Acounts"', 'crm/Accounts'],
  [['create', 'read/financial/AgingOverview', '--set', 'AgeGroup=1'], 65, 'does not support POST'],
  [['create', '../x', '--set', 'A=1', '--force'], 65, 'cannot be the name of a resource'],
  [['account', 'create', '--name', 'X', '--country', 'NLD'], 65, 'It must be a two-letter country code'],
  [[...entry, '--line', '8000', '--line', '8000:x'], 65, '2 values of --line are wrong'],
  [[...entry, '--line', '8000:1:vta=2'], 65, 'vta is not an option (known: cost-center'],
  [[...entry, '--line', '8000:1:from=2026-01-01'], 65, 'from and to must be given together'],
  [[...entry, '--line', '8000:1', '--file', 'none.pdf'], 65, 'none.pdf'],
  [['sales-entry', 'lines', 'x'], 65, 'The sales entry "x" cannot be looked up: it is not a number or an id'],
  [['sync', 'crm/Acounts'], 65, 'Unknown resource or feed'],
  [['metadata', 'crm/Acounts'], 65, 'Unknown resource', 'crm/Accounts'],
  // Other hosts.
  [['api', 'GET', 'https://evil.test/x'], 78, 'https://evil.test'],
  [['api', 'GET', '//evil.test/x'], 78, 'http://evil.test'],
  [['api', 'DELETE', '\\\\evil.test/x', '--yes'], 78, 'evil.test'],
];

const lines = refused.map(([args, code, words, near]) => ({ line: args.join(' '), args, code, words, near }));

test.each(lines)('$line ends with $code', async ({ args, code, words, near }) => {
  const done = await ledger(args);
  expect({ code: done.code, stdout: done.stdout, stderr: done.stderr }).toEqual({
    code,
    stdout: '',
    stderr: expect.stringMatching(/^\{"error":/),
  });
  const error = JSON.parse(done.stderr) as Failure & { readonly suggestions?: readonly string[] };
  expect(error).toMatchObject({ exitCode: code, error: expect.stringMatching(/Error$/) });
  expect(done.stderr.replaceAll('\\"', '"').replaceAll('\\\\', '\\')).toContain(words);
  if (near !== undefined) expect(error.suggestions).toContain(near);
  expect(recorder.lines()).toEqual([]);
});

test.each([
  ['2026-05-30', '2026-05-31'],
  ['2026-05-30T10:00:00', '2026-05-31T00:00'],
  ['2026-05-30T23:30:00-05:00', '2026-05-31T00:30:00.5+02:00'],
])('the days of a range from %s to %s', async (from, to) => {
  const done = await ledger([...transactions, '--from', from, '--to', to]);
  expect(done.code).toBe(0);
  expect(recorder.lines().join('\n')).toContain(
    "Date ge datetime'2026-05-30T00:00:00' and Date le datetime'2026-05-31T23:59:59'",
  );
});

test.each([
  [['--date', '2026-05-31T23:30:00-05:00'], { EntryDate: '2026-05-31' }],
  [
    ['--line', '8000:1:from=2026-05-01T10\\:00:to=2026-05-31T10\\:00'],
    { SalesEntryLines: [{}, { From: '2026-05-01', To: '2026-05-31' }] },
  ],
])('%j is the day in a record', async (flags, body) => {
  const done = await ledger([...entry, '--line', '8000:1', ...flags, '--dry-run']);
  expect(done.code).toBe(0);
  expect(JSON.parse(done.stdout)).toMatchObject({ body });
});

test.each([
  [['list', 'crm/Accounts', '--fields', 'Nope'], 65, 'ValidationError'],
  [['get', 'crm/Accounts', '00000000-0000-0000-0000-000000000000'], 1, 'ApiError'],
  [['list', 'crm/Accounts', '--division', '999'], 77, 'AuthRequiredError'],
  [['create', 'crm/Accounts', '--set', 'City=X'], 65, 'ValidationError'],
  [['create', 'new/Things', '--set', 'A=1', '--force'], 1, 'ApiError'],
])('%j is refused by the service: %i', async (args, code, error) => {
  const done = await ledger(args);
  expect([done.code, done.stdout]).toEqual([code, '']);
  expect(JSON.parse(done.stderr.trimEnd().split('\n').at(-1) ?? '')).toMatchObject({ error, exitCode: code });
});

test('settings, profiles and aliases', async () => {
  const own = newHome();
  const run = (...args: string[]): Promise<Ended> => inProcess('ledgercli', args, own);
  const config = (): unknown => JSON.parse(readFileSync(join(own, '.config', 'ledgercli', 'config.json'), 'utf8'));
  for (const [key, value, code] of [
    ['division', 'abc', 2],
    ['host', 'mars', 78],
    ['max_pages', '0', 2],
    ['timeout_ms', '-5', 2],
    ['port', '70000', 2],
    ['default_output', 'xml', 2],
  ] as const) {
    expect([key, (await run('config', 'set', key, value)).code]).toEqual([key, code]);
  }
  await run('config', 'set', 'host', 'be', '--profile', 'south');
  await run('config', 'set', 'default_output', 'csv', '--profile', 'south');
  expect((await run('config', 'list', '--profile', 'south')).stdout).toContain('host');
  expect(config()).toMatchObject({ profiles: { south: { host: 'be' } } });
  const status = await run('auth', 'status', '--profile', 'south', '--output', 'json');
  expect([status.code, status.stdout]).toEqual([77, expect.stringContaining('https://start.exactonline.be')]);
  await run('profile', 'use', 'south');
  expect((await run('profile', 'current', '--output', 'json')).stdout).toContain('south');

  await run('alias', 'set', 'fields', 'metadata crm/Accounts --mandatory --fields field');
  expect((await run('fields', '--output', 'json')).stdout).toContain('"Name"');
  expect((await run('alias', 'set', 'list', 'metadata')).code).toBe(2);
  expect((await run('alias', 'list', '--output', 'json')).stdout).toContain('crm/Accounts --mandatory');
  await run('alias', 'unset', 'fields');
  expect((await run('fields')).code).toBe(2);

  const doctor = await run('doctor', '--offline', '--output', 'json');
  expect(doctor.code).toBe(1);
  expect(JSON.parse(doctor.stdout)).toContainEqual({ check: 'jq', status: 'pass', detail: expect.any(String) });
  expect(JSON.parse((await run('version', '-o', 'json')).stdout)).toMatchObject({
    name: 'ledgercli',
    version: '0.15.1',
  });
});

test('the sandbox profile keeps its records between commands, and its division is a setting', async () => {
  const own = newHome();
  const run = async (...args: string[]): Promise<unknown> => {
    const done = await inProcess('ledgercli', ['--profile', 'sandbox', ...args, '--output', 'json'], own);
    if (done.code !== 0) throw new Error(done.stderr);
    return JSON.parse(done.stdout);
  };
  const code = ['account', 'list', '--search', 'Kept here', '--jq', '.[].Code'];
  await run('account', 'create', '--name', 'Kept here', '--code', '777', '--allow-writes');
  expect(await run(...code)).toBe('777');
  await run('config', 'set', 'division', '3001002');
  expect(await run('quota', '--jq', '.division')).toBe('3001002');
  expect(await run('account', 'list', '--search', 'Kept here')).toEqual([]);
  expect(await run(...code, '--division', '3001001')).toBe('777');
  await run('config', 'unset', 'division');
  await run('sandbox', 'reset');
  expect(await run('account', 'list', '--search', 'Kept here')).toEqual([]);
});
