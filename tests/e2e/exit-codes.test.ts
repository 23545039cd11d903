/** Command lines end with the exit codes of docs/use.md: each client is made to fail as each row says. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, root, type Ended } from '../support/cli.js';
import { begin, inProcess, type Name } from '../support/in-process.js';

const clients: readonly Name[] = ['crmcli', 'helpdeskcli', 'ledgercli'];

/** A service that returns one status for every request; with 0 it never responds. */
let status = 200;
let server: Server;
let origin = '';
let arrived: () => void = () => undefined;
beforeAll(async () => {
  server = createServer((_request, response) => {
    arrived();
    if (status === 0) return;
    const isBusy = status === 429;
    const headers = { 'content-type': 'application/json', ...(isBusy && { 'retry-after': '1' }) };
    response.writeHead(status, headers).end('{"message":"no"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const key = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
const record: Readonly<Record<Name, string>> = {
  crmcli: 'deal get 42',
  helpdeskcli: 'conv get 500001',
  ledgercli: `get crm/Accounts ${key}`,
};
/** A command line for each client; a client that has none is left out. */
type Lines = Partial<Readonly<Record<Name, string>>>;

/**
 * Rows of the table, each with a response of the service and a command line that fails with it. `''` stands for no
 * service.
 */
const rows: readonly (readonly [row: string, answer: number | '', lines: Lines])[] = [
  ['none', '', { crmcli: 'version', helpdeskcli: 'version', ledgercli: 'version' }],
  ['other errors, not found', 404, record],
  ['invalid command line', '', { crmcli: 'deal list --nope', helpdeskcli: 'conv list --nope', ledgercli: 'me --nope' }],
  ['invalid command line', '', { crmcli: 'nope', helpdeskcli: 'nope', ledgercli: 'nope' }],
  ['invalid command line', '', { crmcli: 'nope -o table', helpdeskcli: 'nope -o table', ledgercli: 'nope -o table' }],
  [
    'flags that cannot be combined',
    '',
    {
      crmcli: 'webhook listen --url https://hooks.example.com --synthetic',
      helpdeskcli: 'docs article list --collection 1 --category 2',
      ledgercli: `mandate create --account ${key} --iban NL91ABNA0417164300 --bank-account ${key} --reference R1 --signature-date 2026-01-01 --allow-writes`,
    },
  ],
  [
    'flags that cannot be combined',
    '',
    {
      crmcli: 'deal bulk-update --ids 1 --filter 2 --title x',
      helpdeskcli: 'conv note 500001 --body x --edit',
      ledgercli: 'list crm/Accounts --all --top 5',
    },
  ],
  ['bad data, refused by the client or service', 422, record],
  [
    'bad data, refused by the client',
    '',
    {
      crmcli: 'file upload missing.txt --deal 1',
      helpdeskcli: 'api POST /v2/tags --body {',
      ledgercli: 'create crm/Accounts --set Nope=1 --allow-writes',
    },
  ],
  [
    'a prompt without a terminal and without `--yes`',
    '',
    { crmcli: 'deal delete 7', helpdeskcli: 'conv delete 500001' },
  ],
  ['service unreachable or failing', 503, record],
  ['service unreachable or failing', 200, record],
  ['rate limit', 429, record],
  ['not signed in, forbidden', 401, record],
  ['not signed in, forbidden', 403, record],
  ['a write without `--allow-writes`', '', { ledgercli: 'account create --name x' }],
  ['a failed check of `doctor`', 401, { crmcli: 'doctor', helpdeskcli: 'doctor', ledgercli: 'doctor' }],
  ['Ctrl-C', 0, record],
];

/** Cells of the table by client and row. The row for bad data has two codes in a cell: `1; by the service: 65`. */
const cells = new Map<string, number>();
for (const line of readFileSync(join(root, 'docs/use.md'), 'utf8').split('\n')) {
  const [, row = '', ...codes] = line.split(/\s*\|\s*/);
  clients.forEach((client, index) => {
    const [first = '', second = first] = codes[index]?.split('; by the service: ') ?? [];
    cells.set(`${client} ${row}`, Number(second));
    cells.set(`${client} ${row.replace(' or service', '')}`, Number(first));
  });
}

const credentials: Readonly<Record<Name, Record<string, string>>> = {
  crmcli: { CRMCLI_API_TOKEN: 'canary-token', CRMCLI_COMPANY_DOMAIN: 'acme' },
  helpdeskcli: { HELPDESKCLI_ACCESS_TOKEN: 'canary-token' },
  ledgercli: { LEDGERCLI_ACCESS_TOKEN: 'canary-token', LEDGERCLI_DIVISION: '1' },
};

/** Runs a command line against the service, and interrupts it when the service does not respond. */
function run(client: Name, line: string, answer: number | ''): Promise<Ended> {
  status = answer === '' ? 500 : answer;
  const env = { ...credentials[client], [`${client.toUpperCase()}_BASE_URL`]: origin };
  const running = begin(client, [...line.split(' '), '--no-retry'], newHome(), { env });
  arrived = answer === 0 ? running.interrupt : () => undefined;
  return running.ended;
}

const table = rows.flatMap(([row, answer, lines]) =>
  clients.flatMap((client) => (lines[client] === undefined ? [] : [[client, row, answer, lines[client]] as const])),
);

test.each(table)('%s, %s (status %p): %s', async (client, row, answer, line) => {
  const { code, stdout, stderr } = await run(client, line, answer);
  expect({ code, stderr }).toEqual({ code: cells.get(`${client} ${row}`), stderr });
  // Only `doctor` prints a result, its checks, when it fails.
  if (code !== 0 && line !== 'doctor') expect(stdout).toBe('');
});

test.each(clients)('%s, configuration: an override without a credential of the environment', async (client) => {
  const env = { CRMCLI_COMPANY_DOMAIN: 'acme', [`${client.toUpperCase()}_BASE_URL`]: origin };
  const { code } = await inProcess(client, record[client].split(' '), newHome(), { env });
  expect(code).toBe(cells.get(`${client} configuration; a URL outside the origin`));
});

test.each(clients)('%s, not signed in: nothing is set', async (client) => {
  const { code, stderr } = await inProcess(client, record[client].split(' '), newHome());
  expect({ code, stderr }).toEqual({ code: cells.get(`${client} not signed in, forbidden`), stderr });
  // The address of the service is asked for at the sign-in, but has a variable of its own.
  if (client === 'crmcli') expect(stderr.replace(/\s+/g, ' ')).toContain('CRMCLI_API_TOKEN and CRMCLI_COMPANY_DOMAIN');
});

test('crmcli, configuration: a credential without the address of the service', async () => {
  const env = { CRMCLI_API_TOKEN: 'canary-token' };
  const { code, stderr } = await inProcess('crmcli', record.crmcli.split(' '), newHome(), { env });
  expect(code).toBe(cells.get('crmcli configuration; a URL outside the origin'));
  expect(stderr).toContain('No company is set.');
});
