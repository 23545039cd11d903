/** Codes with blanks, and divisions that the user may not enter. */
import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'cmdspec-runtime/testing';
import { client } from '../../generated/ledger/client.js';
import { bench, jsonError, type Bench } from './testkit.js';

let it: Bench;
beforeAll(async () => {
  it = await bench(client, 30);
});
afterAll(() => it.close());

const REMEDY = /no access to the division.*ledgercli division list/;

test.each([
  ['account list'],
  ['get crm/Accounts 4b0d85d9-b85b-43f3-a629-d36a3fd4942f'],
  ['list crm/Accounts --count'],
  ['sync crm/Accounts --state state.json'],
  ['backup --dir copy'],
  ['account create --name A --code 4711'],
  ['account update 25 --name A'],
  ['account delete 25 --yes'],
  ['sales-entry create --customer 25 --journal 70 --line 8000:1'],
  ['upsert crm/Accounts --match Code=4711 --set Name=A'],
  ['quota'],
])('%s in a division that the user may not enter ends with 77, and names the list of divisions', async (line) => {
  const ended = await it.write(...line.split(' '), '--division', '999', '-o', 'json');
  expect([ended.code, ended.out, jsonError(ended)]).toEqual([
    77,
    '',
    expect.objectContaining({
      statusCode: 403,
      reason: 'NoDivisionAccess',
      message: expect.stringContaining('(NoDivisionAccess)') as string,
      remedy: expect.stringMatching(REMEDY) as string,
    }),
  ]);
  expect(['state.json', 'copy/backup.json'].filter((name) => existsSync(join(it.folder, name)))).toEqual([]);
});

test('an endpoint that the service blocks after ten errors is said to be blocked until the next hour', async () => {
  const own = await bench(client, 5);
  const unknown = ['get', 'crm/Contacts', '8de1c1d5-4f1b-4a8e-9b0a-0123456789ab', '-o', 'json'];
  for (let count = 0; count < 10; count += 1) expect((await own.run(...unknown)).code).toBe(1);
  const error = jsonError(await own.run(...unknown));
  await own.close();
  expect(error).toMatchObject({
    statusCode: 403,
    remedy: expect.stringContaining('blocks the endpoint until the next hour'),
  });
});

test.each([
  [400, 65, 'ValidationError'],
  [401, 77, 'AuthRequiredError'],
  [403, 77, 'AuthRequiredError'],
  [404, 1, 'ApiError'],
  [405, 1, 'ApiError'],
  [409, 1, 'ApiError'],
  [410, 1, 'ApiError'],
  [422, 65, 'ValidationError'],
  [429, 75, 'RateLimitError'],
  [500, 69, 'ServiceUnavailableError'],
  [503, 69, 'ServiceUnavailableError'],
])('status %i ends with %i, and only --verbose prints the body', async (statusCode, exitCode, error) => {
  const body = { error: { code: '', message: { lang: '', value: 'Niet mogelijk' } } };
  const own = await bench(client, undefined, (_, response) => json(response, body, statusCode));
  const run = async (...more: string[]) => {
    const ended = await own.run('account', 'list', '--division', '1', '--no-retry', '-o', 'json', ...more);
    return [ended.code, ended.out, jsonError(ended)] as const;
  };
  const [code, out, quiet] = await run();
  const [, , verbose] = await run('--verbose');
  await own.close();
  expect([code, out]).toEqual([exitCode, '']);
  const path = '/api/v1/1/crm/Accounts';
  const message = expect.stringMatching(new RegExp(`^Ledger API ${String(statusCode)}: Niet mogelijk`)) as string;
  expect(quiet).toMatchObject({ error, message, exitCode, statusCode, path });
  expect(quiet).not.toHaveProperty('body');
  expect(verbose).toMatchObject({ error, message, exitCode, statusCode, path, body });
});

const ENTRY = 'sales-entry create --customer 25 --journal 70 --line';

test.each([
  [`${ENTRY} 8000:100:vat=999:Text`, 'VATCode', 'vat-code'],
  [`${ENTRY} 8000:100:cost-center=NOPE:Text`, 'CostCenter', 'cost-center'],
  ['sales-entry create --customer 25 --journal 99 --line 8000:100', 'Journal', 'journal'],
  [
    'invoice create --customer 25 --journal 70 --payment-condition 99 --line ART-0001:1:10',
    'PaymentCondition',
    'payment-condition',
  ],
  ['create salesentry/SalesEntries --set Customer=@ref:crm/Accounts:25 --set Journal=99', 'Journal', 'journal'],
])('%s: the refusal of a code that is sent as typed names the list of codes', async (line, field, group) => {
  const { code, err } = await it.write(...line.split(' '), '-o', 'table');
  expect([code, err]).toEqual([
    65,
    expect.stringContaining(`Does not exist: ${field}\nRun "ledgercli ${group} list" to see the values of ${field}.\n`),
  ]);
});

test('an unknown VAT code that is not a number is refused with the codes and names that exist', async () => {
  const { code, err } = await it.write(...`${ENTRY} 8000:100:vat=zz`.split(' '), '-o', 'json');
  expect([code, err]).toEqual([65, expect.stringContaining('Choose one of No VAT (0), VAT 21 % excluding (2), ')]);
});

test('an unknown code proposes one that differs in its separator', async () => {
  const { code, err } = await it.write(
    'sales-order',
    'create',
    '--customer',
    '25',
    '--line',
    'ART 0001:1:2',
    '-o',
    'json',
  );
  expect([code, err]).toEqual([65, expect.stringContaining('ART-0001')]);
});

test('the state of a feed in another division stays as it is', async () => {
  const sync = (...more: string[]) => it.run('sync', 'crm/Accounts', '--state', 'kept.json', ...more);
  expect((await sync()).code).toBe(0);
  const before = readFileSync(join(it.folder, 'kept.json'), 'utf8');
  expect((await sync('--division', '999')).code).toBe(77);
  expect(readFileSync(join(it.folder, 'kept.json'), 'utf8')).toBe(before);
});

test('blanks around a code do not count', async () => {
  const lines = [
    ['account', 'update', '  25 ', '--city', 'Delft'],
    ['sales-order', 'create', '--customer', '25 ', '--line', ' ART-0001 :1:2'],
  ];
  for (const line of lines) expect((await it.write(...line, '--dry-run')).code).toBe(0);
});

test('a code with blanks finds the record of the code, and is stored without them', async () => {
  for (const [resource, code] of [
    ['crm/Accounts', ' 25'],
    ['logistics/Items', 'ART-0001 '],
  ] as const) {
    const match = [resource, '--match', `Code=${code}`];
    expect(await it.json('lookup', ...match, '--one', '--select', 'Code')).toMatchObject({ Code: code.trim() });
    const planned = await it.json('upsert', ...match, '--set', 'SearchCode=x', '--dry-run');
    expect(planned).toMatchObject({ method: 'PUT', body: { SearchCode: 'x' } });
  }
  const made = ['--code', ' ART-9 ', '--description', ' x ', '--dry-run'];
  expect(await it.json('item', 'create', ...made)).toMatchObject({ body: { Code: 'ART-9', Description: ' x ' } });
});

test.each([
  ['account delete ID --yes'],
  ['document list --account ID'],
  ['purchase-entry lines ID'],
  ['journal-entry lines ID'],
  ['update crm/Contacts ID --set Account=ID'],
  ['sales-entry create --customer ID --journal 70 --line ID:1'],
])('%s: a GUID in braces is that GUID', async (line) => {
  const sent: string[] = [];
  const own = await bench(client, undefined, ({ url, method, body }, response) => {
    sent.push(`${String(method)} ${decodeURIComponent(url)} ${String(body)}`);
    json(response, { d: method === 'POST' ? { ID: 'x' } : { results: [] } });
  });
  const id = '8DE1C1D5-4F1B-4A8E-9B0A-0123456789AB';
  const run = (text: string) => own.write(...line.replaceAll('ID', text).split(' '), '--division', '1', '-o', 'json');
  const bare = await run(id);
  const requests = sent.splice(0);
  const braced = await run(`{${id}}`);
  await own.close();
  expect([bare.code, braced.code, sent]).toEqual([0, 0, requests]);
  expect(requests.join()).toMatch(/8de1c1d5/i);
});

test.each([
  [['account', 'update', '2 5', '--city', 'Delft'], 65, 'The account "2 5" does not exist.'],
  [['account', 'update', '   ', '--city', 'Delft'], 2, 'must be an id, a code or a name'],
  [['get', 'crm/Accounts', '@ref:crm/Accounts:2 5'], 65, '2 5'],
  [['upsert', 'crm/Accounts', '--match', 'Code= ', '--set', 'Name=A'], 65, 'Code has no value to match.'],
  [['lookup', 'logistics/Items', '--match', 'Code='], 65, 'Code has no value to match.'],
  [['upsert', 'crm/Accounts', '--match', 'Name=', '--set', 'City=Delft'], 65, 'Name is empty'],
  [['lookup', 'crm/Accounts', '--match', 'Email= '], 65, 'Email has no value to match.'],
  [['account', 'create', '--name', 'A', '--code', ' 25 '], 65, 'Already exists: Code 25'],
  [
    ['upsert', 'crm/Accounts', '--match', 'Code=A1', '--set', 'Name=A', '--set', 'Name=B'],
    65,
    '--set has two values for Name: "A" and "B".',
  ],
  [['create', 'crm/Accounts', '--set', 'Name=A', '--set', 'name=B'], 65, '--set has two values for Name: "A" and "B".'],
])('%j is refused', async (argv, code, says) => {
  const before = await it.json('list', 'crm/Accounts', '--count');
  const ended = await it.write(...argv, '-o', 'json');
  expect([ended.code, ended.out, String(jsonError(ended)['message'])]).toEqual([
    code,
    '',
    expect.stringContaining(says),
  ]);
  expect(await it.json('list', 'crm/Accounts', '--count')).toEqual(before);
});

test.each([[{ Name: 'A' }], [{ ID: null, Name: 'A' }]])(
  'upsert sends nothing for the record %j, which has no key',
  async (record) => {
    const seen: string[] = [];
    const own = await bench(client, undefined, ({ method }, response) => {
      seen.push(method);
      json(response, { d: { results: [record] } });
    });
    const ended = await own.write(
      'upsert',
      'crm/Accounts',
      '--match',
      'Name=A',
      '--set',
      'City=B',
      '--division',
      '1',
      '-o',
      'json',
    );
    await own.close();
    expect([ended.code, seen]).toEqual([69, ['GET']]);
    expect(jsonError(ended)).toMatchObject({
      message: 'The service returned a record of crm/Accounts without ID. Nothing was sent.',
    });
  },
);
