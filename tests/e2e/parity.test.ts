/** The built binaries and the clients in the test's own process print the same, so that most tests need no process. */
import { cli, newHome, type Served } from '../support/cli.js';
import { inProcess, serveHere, type Name } from '../support/in-process.js';

const lines: Readonly<Record<Name, readonly (readonly string[])[]>> = {
  crmcli: [
    ['--help'],
    ['help', 'exit-codes'],
    ['deal', 'list', '--help'],
    ['dael'],
    ['deal', 'list', '--stauts', 'open'],
    ['deal', 'get'],
    ['deal', 'list', '--ids', '1', '--filter', '2', '--output', 'json'],
    ['deal', 'list', '--limit', '3'],
    ['deal', 'list', '--limit', '2', '-o', 'table'],
    ['deal', 'get', '3', '-o', 'yaml'],
    ['deal', 'get', '999999'],
    ['deal', 'create', '--title', 'X', '--value', '12.50', '--dry-run'],
    ['deal', 'delete', '3'],
    ['api', 'GET', 'https://elsewhere.example/x'],
    ['config', 'get', 'nope'],
  ],
  helpdeskcli: [
    ['conv', 'list', '--limit', '2', '--fields', 'id,subject', '-o', 'csv'],
    ['conv', 'status', '1', '--set', 'close'],
    ['conv', 'count', '--jq', '.count'],
    ['docs', 'article', 'list', '--limit', '1'],
    ['beacon', 'sign', '--email', 'a@example.com', '--secret', 's'],
  ],
  ledgercli: [
    ['list', 'crm/Accounts', '--top', '2', '--select', 'Code,Name'],
    ['list', 'crm/Acounts'],
    ['account', 'delete', '25', '--allow-writes'],
    ['create', 'crm/Accounts', '--set', 'Name=X', '--dry-run'],
    ['metadata', 'crm/Accounts', '--mandatory', '-o', 'table'],
  ],
};

describe.each(Object.entries(lines) as [Name, readonly (readonly string[])[]][])('%s', (binary, all) => {
  const home = newHome();
  let served: Served;
  beforeAll(async () => (served = await serveHere(binary, newHome())));
  afterAll(() => served.stop());

  test.each(all.map((args) => [args]))('%j', async (args) => {
    const options = { env: served.env };
    const [built, here] = await Promise.all([cli(binary, args, home, options), inProcess(binary, args, home, options)]);
    expect(built).toEqual(here);
    expect(`${here.stdout}${here.stderr}`).not.toBe('');
  });
});
