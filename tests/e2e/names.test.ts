/** Names in place of ids: looked up once for each account, and never for ids. */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';

describe.each([
  [
    'helpdeskcli',
    'HELPDESKCLI_ACCESS_TOKEN',
    ['conv', 'list', '--mailbox', 'support', '--assigned-to', 'Billing', '--limit', '1'],
    ['/v2/mailboxes', '/v2/teams', '/v2/users'],
    'inbox',
    'Support',
  ],
  [
    'crmcli',
    'CRMCLI_API_TOKEN',
    ['deal', 'list', '--stage', 'offered', '--pipeline', 'Renewals', '--limit', '1'],
    ['/api/v2/pipelines', '/api/v2/stages'],
    'stage',
    'Offered',
  ],
  [
    'ledgercli',
    'LEDGERCLI_ACCESS_TOKEN',
    ['transaction', 'list', '--journal', 'web shop', '--division', '3001001', '--top', '1'],
    ['/api/v1/3001001/financial/Journals'],
    'journal-name',
    'Web shop',
  ],
] as const)('%s', (binary: Name, token, line, lists, kind, known) => {
  let served: Served;
  let recorder: Recorder;
  beforeAll(async () => {
    served = await serveHere(binary, newHome());
    recorder = await record(served);
  });
  afterAll(async () => {
    await recorder.close();
    await served.stop();
  });

  /** Runs a command; returns the paths of its requests. */
  async function run(home: string, args: readonly string[], env: Record<string, string> = {}) {
    recorder.lines();
    const ended = await inProcess(binary, args, home, { env: { ...recorder.env, ...env } });
    const paths = recorder.lines().map((one) => one.split(' ')[1]?.split('?')[0] ?? '');
    return { ...ended, paths };
  }

  test('lists are requested once, and again for another account behind the same profile', async () => {
    const home = newHome();
    const first = await run(home, line);
    expect([first.code, first.paths.slice(0, -1).sort()]).toEqual([0, [...lists].sort()]);
    const second = await run(home, line);
    expect([second.stdout, second.paths]).toEqual([first.stdout, first.paths.slice(-1)]);
    // The token of another account. Even if the service refuses it, no list of the first account is used.
    const other = await run(home, line, { [token]: 'another' });
    expect(lists).toContain(other.paths[0]);
    const elsewhere = await serveHere(binary, newHome());
    const moved = await inProcess(binary, [...line, '--verbose'], home, { env: elsewhere.env });
    await elsewhere.stop();
    for (const path of lists) expect(moved.stderr).toContain(`GET ${path}`);
  });

  test('Tab offers names of lists that were read, and sends nothing', async () => {
    const home = newHome();
    const tab = () => run(home, ['--complete', `name:${kind}`, `--word=${known.slice(0, 3).toLowerCase()}`]);
    expect(await tab()).toMatchObject({ code: 0, stdout: '', stderr: '', paths: [] });
    await run(home, line);
    const offered = await tab();
    expect(offered).toMatchObject({ code: 0, stderr: '', paths: [] });
    expect(offered.stdout).toMatch(new RegExp(`^${known}\\t\\d+$`, 'm'));
  });

  test('the lists of the sandbox are used whatever its port, until it is reset', async () => {
    const home = newHome();
    const sandbox = (...args: readonly string[]) => inProcess(binary, ['--profile', 'sandbox', ...args], home);
    expect((await sandbox(...line, '--verbose')).stderr).toContain(`GET ${lists[0]}`);
    expect((await sandbox(...line, '--verbose')).stderr).not.toContain(`GET ${lists[0]}`);
    expect((await sandbox('sandbox', 'reset')).code).toBe(0);
    expect((await sandbox(...line, '--verbose')).stderr).toContain(`GET ${lists[0]}`);
  });

  test('a list that was stored by somebody else is not used', async () => {
    const home = newHome();
    await run(home, line);
    const [folder = ''] = (await readdir(home, { recursive: true })).filter((path) => path.endsWith('names/default'));
    const files = await readdir(join(home, folder));
    expect(files).toHaveLength(lists.length);
    for (const file of files) {
      const path = join(home, folder, file);
      await writeFile(path, (await readFile(path, 'utf8')).replace(/"of":"\w/, '"of":"x'));
    }
    expect((await run(home, line)).paths).toHaveLength(lists.length + 1);
    await rm(join(home, folder), { recursive: true });
    expect((await run(home, line)).paths).toHaveLength(lists.length + 1);
  });
});

test.each([
  ['helpdeskcli', ['conv', 'move', '500001', '--to-mailbox', 'sales'], 1002],
  ['helpdeskcli', ['conv', 'assign', '500001', '--user', 'olga singh'], 2003],
  ['helpdeskcli', ['conv', 'assign', '500001', '--user', 'first line'], 2901],
  ['helpdeskcli', ['conv', 'assign', '500001', '--user', 'me'], 2001],
  ['crmcli', ['deal', 'update', '1', '--owner', 'Me'], 1],
  ['crmcli', ['deal', 'update', '1', '--stage', 'Demo'], 3],
  ['crmcli', ['deal', 'update', '1', '--owner', 'priya.rossi@example.com'], 4],
] as const)('%s: a dry run of %j shows the id', async (binary, args, id) => {
  const { code, stdout } = await inProcess(
    binary,
    ['--profile', 'sandbox', ...args, '--dry-run', '--output', 'json'],
    newHome(),
  );
  expect(code).toBe(0);
  const { body } = JSON.parse(stdout) as { body: Record<string, unknown> };
  expect(Object.values(body)).toContain(id);
});

test('codes of journals and of VAT, also in lines, are sent as text for their names; codes are sent as typed', async () => {
  const bodyOf = async (journal: string, vat: string) => {
    const line = `8000:250.00:vat=${vat}:Repairs`;
    const words = ['sales-entry', 'create', '--customer', '25', '--journal', journal, '--line', line, '--dry-run'];
    const ended = await inProcess('ledgercli', ['--profile', 'sandbox', ...words, '--verbose'], newHome());
    const asked = [...ended.stderr.matchAll(/GET \S*\/(Journals|VATCodes)\b/g)].map(([, list]) => list);
    return { ...(JSON.parse(ended.stdout) as { body: Record<string, unknown> }).body, asked };
  };
  const sent = { Journal: '71', SalesEntryLines: [expect.objectContaining({ VATCode: '5', Description: 'Repairs' })] };
  expect(await bodyOf('WEB shop', 'VAT 9 % including')).toMatchObject({ ...sent, asked: ['Journals', 'VATCodes'] });
  expect(await bodyOf('71', '5')).toMatchObject({ ...sent, asked: [] });
});

test.each([
  ['ledgercli', ['transaction', 'list', '--journal', 'bnk'], 'The journal "bnk" does not exist.', 'Bank'],
  ['helpdeskcli', ['mailbox', 'folders', 'suport'], 'The mailbox "suport" does not exist.', 'Support'],
  [
    'helpdeskcli',
    ['conv', 'assign', '500001', '--user', 'olga sing'],
    'The user or team "olga sing" does not exist.',
    'Olga Singh',
  ],
  ['crmcli', ['deal', 'list', '--owner', 'inés costa'], 'The user "inés costa" does not exist.', 'Ines Costa'],
] as const)('%s %j names the nearest', async (binary, args, message, near) => {
  const { code, stderr } = await inProcess(binary, ['--profile', 'sandbox', ...args, '--output', 'json'], newHome());
  expect(code).toBeGreaterThan(0);
  expect(JSON.parse(stderr)).toMatchObject({ message, suggestions: expect.arrayContaining([near]) as unknown });
});
