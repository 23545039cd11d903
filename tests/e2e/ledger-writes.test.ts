/** Writing to the ledger: the gate, the forms of a value, dry runs, and the stored records. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended, type RunOptions, type Served } from '../support/cli.js';
import { inProcess, serveHere } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

interface Row {
  readonly [field: string]: unknown;
}
interface Failure {
  readonly message: string;
  readonly exitCode: number;
  readonly lines?: readonly string[];
  readonly remedy?: string;
  readonly suggestions?: readonly string[];
}

const home = newHome();
const gone = '00000000-0000-0000-0000-000000000000';
let served: Served;
let recorder: Recorder;

beforeEach(async () => {
  served = await serveHere('ledgercli', newHome());
  recorder = await record(served);
});
afterEach(async () => {
  await recorder.close();
  await served.stop();
});

const ledger = (args: readonly string[], { env, ...options }: RunOptions = {}): Promise<Ended> =>
  inProcess('ledgercli', args, home, { ...options, env: { ...recorder.env, ...env } });
const write = (...args: string[]): Promise<Ended> => ledger([...args, '--allow-writes']);

function parsed<T = Row>({ code, stdout, stderr }: Ended): T {
  if (code !== 0) throw new Error(`ended with ${String(code)}: ${stderr}`);
  return JSON.parse(stdout) as T;
}
const failure = ({ stderr }: Ended): Failure => JSON.parse(stderr) as Failure;
const writes = (): string[] => recorder.lines().filter((line) => !line.startsWith('GET'));

test('without --allow-writes no write, without --yes no delete: the refusal comes before any request', async () => {
  const refused = [
    ['create', 'crm/Accounts', '--set', 'Parent=@ref:crm/Accounts:2'],
    ['update', 'crm/Accounts', gone, '--set', 'City=X'],
    ['upsert', 'crm/Accounts', '--match', 'Code=25', '--set', 'City=X'],
    ['account', 'create', '--name', 'X'],
    ['account', 'update', '25', '--city', 'X'],
    ['sales-entry', 'create', '--customer', '25', '--journal', '70', '--line', '8000:1'],
    ['api', 'POST', 'crm/Accounts', '--body', '{"Name":"X"}'],
    ['api', 'PUT', `crm/Accounts(guid'${gone}')`, '--body', '{"Name":"X"}'],
    ['delete', 'crm/Accounts', gone, '--yes'],
    ['account', 'delete', '25', '--yes'],
    ['sales-entry', 'delete', '26700001', '--yes'],
  ];
  for (const args of refused) {
    const { code, stdout, stderr } = await ledger(args, {
      input: '{"Name":"piped"}',
      env: { LEDGERCLI_ALLOW_WRITES: '0' },
    });
    expect([args, code, stdout]).toEqual([args, 77, '']);
    expect(JSON.parse(stderr)).toMatchObject({
      error: 'WriteRefusedError',
      remedy: expect.stringContaining('--allow-writes, or set LEDGERCLI_ALLOW_WRITES=1'),
    });
  }
  for (const args of [
    ['delete', 'crm/Accounts', gone],
    ['account', 'delete', '25'],
    ['sales-entry', 'delete', '26700001'],
    ['api', 'DELETE', `crm/Accounts(guid'${gone}')`],
  ]) {
    const done = await ledger(args, { env: { LEDGERCLI_ALLOW_WRITES: '1' } });
    expect([args, done.code, failure(done).remedy]).toEqual([args, 77, expect.stringContaining('--yes')]);
  }
  expect(recorder.lines()).toEqual([]);
  expect((await ledger(['account', 'delete', '25', '--yes'], { env: { LEDGERCLI_ALLOW_WRITES: '1' } })).code).toBe(0);
});

test('a dry run needs no --allow-writes, looks codes up, prints the request and sends no write', async () => {
  const set = (pair: string): string[] => ['--set', pair];
  const done = await ledger([
    ...['create', 'logistics/Items', '--dry-run', ...set('code=007'), ...set('Description=@str:@home')],
    ...[
      ...set('IsSalesItem=true'),
      ...set('CostPriceStandard=0.10'),
      ...set('EndDate=null'),
      ...set(`GLCosts=@guid:{${gone}}`),
    ],
    ...[...set('ItemGroup=@ref:logistics/ItemGroups:FLOUR'), ...set('NetWeight=12345678901234567890')],
  ]);
  expect(parsed(done)).toEqual({
    dryRun: true,
    method: 'POST',
    url: `${recorder.origin}/api/v1/3001001/logistics/Items`,
    body: {
      Code: '007',
      Description: '@home',
      IsSalesItem: true,
      CostPriceStandard: 0.1,
      EndDate: null,
      GLCosts: gone,
      ItemGroup: expect.stringMatching(/^[0-9a-f-]{36}$/),
      NetWeight: expect.any(Number),
    },
  });
  expect(done.stdout).toContain('"CostPriceStandard": 0.10,');
  // Parsing would lose the last digits.
  expect(done.stdout).toMatch(/"NetWeight": 12345678901234567890\b/);
  const entry = ['sales-entry', 'create', '--customer', '25', '--journal', '70', '--line', '8000:1', '--dry-run'];
  expect(parsed(await ledger(entry))).toMatchObject({ method: 'POST', body: { SalesEntryLines: [{ AmountFC: 1 }] } });
  expect(parsed(await ledger(['account', 'delete', '25', '26', '--dry-run']))).toHaveLength(2);
  expect(parsed(await ledger(['api', 'PUT', 'x/Y', '--body', '{"a":0.10}', '--dry-run']))).toMatchObject({
    method: 'PUT',
  });
  expect(writes()).toEqual([]);
});

test('a record from text, file and pipe; flags override --set, which overrides --body', async () => {
  const file = join(home, 'account.json');
  writeFileSync(file, '{"Name":"From a file","City":"Gent","CreditLineSales":12345678901234567890}');
  const made = parsed(await write('account', 'create', '--body', `@${file}`, '--set', 'City=Delft', '--name', 'Typed'));
  expect(made).toMatchObject({ Name: 'Typed', City: 'Delft' });
  const read = await ledger(['get', 'crm/Accounts', String(made['ID']), '--select', 'CreditLineSales']);
  expect(read.stdout).toContain('12345678901234567890');

  const piped = await ledger(['create', 'crm/Accounts', '--allow-writes', '--jq', '.Name'], {
    input: '{"Name":"Piped"}',
  });
  expect(parsed(piped)).toBe('Piped');
  // With --set standard input is not read: it belongs to the loop around the command.
  const loop = await ledger(['create', 'crm/Accounts', '--set', 'Name=Loop', '--dry-run'], { input: '{"Name":"X"}' });
  expect(parsed(loop)).toMatchObject({ body: { Name: 'Loop' } });
  const matched = ['upsert', 'crm/Accounts', '--match', 'Code=25', '--allow-writes'];
  expect(parsed(await ledger(matched, { input: '{"City":"Oslo"}' }))).toMatchObject({ action: 'updated' });
});

test('an account is created with its code, changed, matched, skipped when unchanged, and deleted', async () => {
  const flags = ['--code', '4711', '--status', 'C', '--country', 'nl', '--supplier', 'yes', '--email', 'a@example.com'];
  const made = await write(
    'account',
    'create',
    '--name',
    'Bakker & Zonen',
    ...flags,
    '--jq',
    '{Code,Country,IsSales,IsSupplier}',
  );
  expect(parsed(made)).toEqual({ Code: '4711', Country: 'NL', IsSales: true, IsSupplier: true });
  expect(JSON.parse(recorder.seen.at(-1)?.body ?? '')).toMatchObject({ Code: '4711', Status: 'C', IsSupplier: true });
  const again = await write('account', 'create', '--name', 'Twice', '--code', '4711');
  expect([again.code, failure(again).message]).toEqual([65, expect.stringContaining('Already exists')]);

  expect(parsed(await write('account', 'update', '4711', '--city', 'Utrecht'))).toEqual({
    updated: expect.any(String),
  });
  const upsert = ['upsert', 'crm/Accounts', '--match', 'Code=4711', '--set', 'City=Utrecht', '--set', 'Country=NL'];
  recorder.lines();
  expect(parsed(await write(...upsert))).toMatchObject({ action: 'unchanged' });
  expect(writes()).toEqual([]);
  expect(parsed(await write(...upsert, '--set', 'Phone=012'))).toMatchObject({ action: 'updated' });
  expect(JSON.parse(recorder.seen.at(-1)?.body ?? '')).toEqual({ City: 'Utrecht', Country: 'NL', Phone: '012' });
  const fresh = ['upsert', 'crm/Accounts', '--match', 'Code=4712', '--set', 'Name=New'];
  expect(parsed(await write(...fresh))).toMatchObject({ action: 'created' });
  expect(JSON.parse(recorder.seen.at(-1)?.body ?? '')).toEqual({ Code: '4712', Name: 'New' });
  const several = await write('upsert', 'crm/Accounts', '--match', 'Status=P', '--set', 'City=X');
  expect([several.code, failure(several).lines?.length]).toEqual([65, 2]);

  writes();
  const missing = await write('account', 'delete', '4711', '99999', '--yes');
  expect([missing.code, failure(missing).message]).toEqual([65, 'The account "99999" does not exist.']);
  // All are looked up before the first is deleted.
  expect(writes()).toEqual([]);
  expect(parsed(await write('account', 'delete', '4711', '4712', '--yes'))).toEqual({
    deleted: [expect.any(String), expect.any(String)],
  });
  expect(parsed(await ledger(['account', 'list', '--search', '4711']))).toEqual([]);
});

describe('sales entries', () => {
  const entry = ['sales-entry', 'create', '--customer', '25', '--journal', '70'];

  test('amounts are sent digit by digit, and their sum is exact', async () => {
    const line =
      '8010:0.2:vat=4:vat-amount=0.040:from=2026-01-01:to=2026-03-31:quantity=2:cost-center=C:cost-unit=U:At 10:30';
    const flags = ['--date', '2026-05-31', '--invoice', 'P1', '--description', 'Two lines'];
    const made = parsed(await write(...entry, '--line', '8000:0.1', '--line', line, ...flags));
    expect(made).toMatchObject({
      AmountFC: 0.3,
      EntryDate: '2026-05-31',
      YourRef: 'P1',
      Type: 20,
      Description: 'Two lines',
    });
    expect(recorder.seen.at(-1)?.body).toContain(
      '"AmountFC":0.2,"VATCode":"4","VATAmountFC":0.040,"From":"2026-01-01","To":"2026-03-31","Quantity":2,' +
        '"CostCenter":"C","CostUnit":"U","Description":"At 10:30"}',
    );
    const number = String(made['EntryNumber']);
    const lines = [
      'sales-entry',
      'lines',
      number,
      '26700001',
      '--select',
      'LineNumber,GLAccountCode,AmountFC',
      '-o',
      'csv',
    ];
    expect((await ledger(lines)).stdout).toMatch(/^LineNumber,GLAccountCode,AmountFC\n(.*\n)*1,8000,0.1\n2,8010,0.2\n/);
    expect(parsed(await write('sales-entry', 'delete', number, String(made['EntryID']), '--yes'))).toEqual({
      deleted: [made['EntryID']],
    });
    expect((await ledger(['sales-entry', 'lines', number])).code).toBe(65);
  });

  test('a credit note is negative and has its files attached', async () => {
    writeFileSync(join(home, 'credit.pdf'), 'credit');
    writeFileSync(join(home, 'note.txt'), 'note');
    const files = ['--file', 'credit.pdf', '--file', 'note.txt'];
    const made = parsed(await write(...entry, '--credit-note', '--line', '8000:50.10', '--line', '8000:3', ...files));
    expect(made).toMatchObject({ AmountFC: -53.1, Type: 21, Document: expect.any(String) });
    expect(writes()).toEqual([
      'POST /api/v1/3001001/documents/Documents',
      'POST /api/v1/3001001/documents/DocumentAttachments',
      'POST /api/v1/3001001/documents/DocumentAttachments',
      'POST /api/v1/3001001/salesentry/SalesEntries',
    ]);
    const bodies = recorder.seen
      .filter(({ line }) => line.includes('Attachments'))
      .map(({ body }) => JSON.parse(body) as Row);
    expect(
      bodies.map(({ FileName, Attachment }) => [FileName, Buffer.from(String(Attachment), 'base64').toString()]),
    ).toEqual([
      ['credit.pdf', 'credit'],
      ['note.txt', 'note'],
    ]);
    const missing = await write(...entry, '--line', '8000:1', '--file', 'credit.pdf', '--file', 'none.pdf');
    expect([missing.code, failure(missing).message]).toEqual([65, expect.stringContaining('none.pdf')]);
    expect(writes()).toEqual([]);

    // The document exists already when the entry fails: the error names it, so that it can be removed.
    recorder.fail = (line) => (line.endsWith('salesentry/SalesEntries') ? 400 : undefined);
    const orphan = await write(...entry, '--line', '8000:1', '--file', 'credit.pdf');
    expect([orphan.code, orphan.stderr]).toEqual([
      65,
      expect.stringMatching(/Document [0-9a-f-]{36} was created but is not attached to a record/),
    ]);
  });

  test('the error for a number of several entries lists them', async () => {
    for (const args of [
      ['delete', '26700005', '--allow-writes', '--yes'],
      ['lines', '26700005'],
    ]) {
      const done = await ledger(['sales-entry', ...args]);
      expect([done.code, failure(done).message]).toEqual([
        65,
        expect.stringContaining('More than one sales entry matches "26700005"'),
      ]);
      expect(failure(done).lines).toEqual([
        expect.stringMatching(
          /^EntryID [0-9a-f-]{36}, .*, CustomerName .*, Journal 70, EntryDate \d{4}-\d{2}-\d{2}, AmountDC [\d.]+$/,
        ),
        expect.stringMatching(
          /^EntryID [0-9a-f-]{36}, .*, CustomerName .*, Journal 71, EntryDate \d{4}-\d{2}-\d{2}, AmountDC [\d.]+$/,
        ),
      ]);
    }
    expect(writes()).toEqual([]);
  });
});

test('a write is not retried when its response is lost, unless it is repeatable', async () => {
  recorder.fail = (line) => (line.startsWith('POST') ? 0 : undefined);
  const lost = await write('account', 'create', '--name', 'Once');
  expect([lost.code, writes().length]).toEqual([69, 1]);
  let left = 1;
  recorder.fail = (line) => (line.startsWith('PUT') && left-- > 0 ? 503 : undefined);
  expect((await write('account', 'update', '25', '--city', 'Delft')).code).toBe(0);
  expect(writes()).toHaveLength(2);
});
