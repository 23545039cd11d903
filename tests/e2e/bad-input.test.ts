/** Wrong input is refused with the documented exit code and the nearest names, and nothing is sent. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cli, newHome } from '../support/cli.js';
import { inProcess, type Name } from '../support/in-process.js';

let server: Server;
let requests: string[] = [];
const home = newHome();
let env: Record<string, string>;

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.setHeader('content-type', 'application/json');
    response.end('{"success":true,"data":[],"d":{"results":[]},"page":{"totalPages":0}}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  env = {
    CRMCLI_BASE_URL: origin,
    CRMCLI_COMPANY_DOMAIN: 'acme',
    CRMCLI_API_TOKEN: 'canary-token',
    HELPDESKCLI_BASE_URL: origin,
    HELPDESKCLI_ACCESS_TOKEN: 'canary-token',
    LEDGERCLI_BASE_URL: origin,
    LEDGERCLI_ACCESS_TOKEN: 'canary-token',
    LEDGERCLI_DIVISION: '1',
  };
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => (requests = []));

interface Case {
  readonly binary: Name;
  readonly args: readonly string[];
  readonly code: number;
  /** Parts of the message. */
  readonly says: readonly (string | RegExp)[];
}

const cases: readonly Case[] = [
  // Unknown names
  { binary: 'crmcli', args: ['dael', 'list'], code: 64, says: ['dael', 'deal'] },
  { binary: 'crmcli', args: ['deal', 'lst'], code: 64, says: ['lst', 'list'] },
  { binary: 'helpdeskcli', args: ['conv', 'lits'], code: 1, says: ['lits', 'list'] },
  { binary: 'ledgercli', args: ['acount', 'list'], code: 2, says: ['acount', 'account'] },
  { binary: 'crmcli', args: ['deal', 'list', '--stauts', 'open'], code: 64, says: ['--stauts', '--status'] },
  { binary: 'helpdeskcli', args: ['conv', 'list', '--mailbx', '1'], code: 1, says: ['--mailbx', '--mailbox'] },
  { binary: 'ledgercli', args: ['list', 'crm/Accounts', '--fliter', 'x'], code: 2, says: ['--fliter', '--filter'] },
  { binary: 'crmcli', args: ['deal', 'list', '--status', 'opne'], code: 64, says: ['opne', 'open', 'won', 'lost'] },
  { binary: 'helpdeskcli', args: ['conv', 'status', '1', '--set', 'close'], code: 1, says: ['close', 'closed'] },
  { binary: 'ledgercli', args: ['list', 'crm/Acounts'], code: 65, says: ['crm/Acounts', 'crm/Accounts'] },
  {
    binary: 'ledgercli',
    args: ['create', 'crm/Accounts', '--set', 'Nmae=x', '--dry-run'],
    code: 65,
    says: ['Nmae', 'Name'],
  },
  // Values
  { binary: 'crmcli', args: ['deal', 'get', '12a'], code: 64, says: ['12a'] },
  { binary: 'crmcli', args: ['deal', 'update', '1', '--probability', '101'], code: 64, says: ['--probability', '100'] },
  {
    binary: 'crmcli',
    args: ['deal', 'create', '--title', 'x', '--expected-close-date', '2026-02-30'],
    code: 64,
    says: ['2026-02-30'],
  },
  {
    binary: 'crmcli',
    args: ['deal', 'list', '--ids', Array.from({ length: 101 }, (_, id) => id + 1).join(',')],
    code: 64,
    says: ['--ids', '100'],
  },
  { binary: 'crmcli', args: ['deal', 'list', '--limit', '-1'], code: 64, says: ['--limit'] },
  { binary: 'helpdeskcli', args: ['conv', 'list', '--since', 'yesterday'], code: 1, says: ['--since', 'yesterday'] },
  { binary: 'helpdeskcli', args: ['conv', 'list', '--limit', '-1'], code: 1, says: ['--limit'] },
  { binary: 'ledgercli', args: ['list', 'crm/Accounts', '--top', '61'], code: 2, says: ['--top', '60'] },
  // Missing and contradicting
  { binary: 'crmcli', args: ['deal', 'get'], code: 64, says: ['id'] },
  { binary: 'crmcli', args: ['deal', 'create'], code: 64, says: ['crmcli deal create --title <text> [flags]'] },
  { binary: 'crmcli', args: ['deal', 'update', '7'], code: 64, says: [/nothing|no change/i] },
  { binary: 'crmcli', args: ['deal', 'list', '--filter', '1', '--ids', '1'], code: 64, says: ['--filter', '--ids'] },
  {
    binary: 'crmcli',
    args: ['lead', 'create', '--title', 'x', '--value', '5'],
    code: 64,
    says: ['--value', '--currency'],
  },
  { binary: 'crmcli', args: ['deal', 'get', '1', '2'], code: 64, says: ['2'] },
  { binary: 'ledgercli', args: ['list', 'crm/Accounts', '--bulk'], code: 64, says: ['--bulk', '--select'] },
  {
    binary: 'ledgercli',
    args: ['list', 'crm/Accounts', '--all-divisions', '--division', '2'],
    code: 64,
    says: ['--all-divisions', '--division'],
  },
  // Bodies
  { binary: 'crmcli', args: ['deal', 'create', '--title', 'x', '--body', '{bad'], code: 65, says: ['--body'] },
  {
    binary: 'crmcli',
    args: ['deal', 'create', '--title', 'x', '--body', '@/does/not/exist.json'],
    code: 64,
    says: ['/does/not/exist.json'],
  },
  { binary: 'crmcli', args: ['api', 'POST', '/api/v2/deals', '--body', '[1,'], code: 65, says: ['--body'] },
  {
    binary: 'ledgercli',
    args: ['create', 'crm/Accounts', '--set', '__proto__.x=1', '--allow-writes'],
    code: 2,
    says: ['__proto__'],
  },
  {
    binary: 'ledgercli',
    args: ['create', 'crm/Accounts', '--body', '{', '--allow-writes'],
    code: 65,
    says: ['--body'],
  },
  // The gate
  { binary: 'ledgercli', args: ['create', 'crm/Accounts', '--set', 'Name=x'], code: 77, says: ['--allow-writes'] },
  { binary: 'ledgercli', args: ['account', 'delete', '25', '--allow-writes'], code: 77, says: ['--yes'] },
  { binary: 'crmcli', args: ['deal', 'delete', '7'], code: 1, says: ['--yes'] },
  { binary: 'helpdeskcli', args: ['conv', 'delete', '7'], code: 1, says: ['--yes'] },
  // Origins
  {
    binary: 'crmcli',
    args: ['api', 'GET', 'https://elsewhere.example/api/v2/deals'],
    code: 78,
    says: ['elsewhere.example', '127.0.0.1'],
  },
  { binary: 'crmcli', args: ['api', 'GET', '//elsewhere.example/api/v2/deals'], code: 78, says: ['elsewhere.example'] },
  {
    binary: 'helpdeskcli',
    args: ['api', 'GET', '/\\elsewhere.example/v2/users'],
    code: 78,
    says: ['elsewhere.example'],
  },
  {
    binary: 'ledgercli',
    args: ['api', 'GET', 'http://user@elsewhere.example/api'],
    code: 78,
    says: ['elsewhere.example'],
  },
];

test.each(cases)('$binary $args ends with $code', async ({ binary, args, code, says }) => {
  const result = await inProcess(binary, args, home, { env });
  expect({ code: result.code, stderr: result.stderr }).toEqual({ code, stderr: expect.any(String) as string });
  for (const part of says) {
    if (typeof part === 'string') expect(result.stderr).toContain(part);
    else expect(result.stderr).toMatch(part);
  }
  expect(result.stdout).toBe('');
  expect(requests).toEqual([]);
  expect(result.stderr).not.toContain('canary-token');
});

test.each(cases.slice(0, 12))('$binary $args reports the same error as JSON', async ({ binary, args, code }) => {
  const result = await inProcess(binary, [...args, '--output', 'json'], home, { env });
  const error = JSON.parse(result.stderr) as Record<string, unknown>;
  expect(error).toMatchObject({
    error: expect.any(String) as string,
    message: expect.any(String) as string,
    exitCode: code,
  });
  expect(result.code).toBe(code);
});

test('the error for a file that is not JSON has the position', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'body-')), 'deal.json');
  writeFileSync(file, '{"title": "x",}');
  const result = await inProcess('crmcli', ['deal', 'create', '--title', 'y', '--body', `@${file}`], home, { env });
  expect(result.code).toBe(65);
  expect(result.stderr).toContain(file);
  expect(requests).toEqual([]);
});

describe('credentials', () => {
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)));

  test.each([
    ['crmcli', ['deal', 'list'], ['CRMCLI_API_TOKEN'], 78, 'CRMCLI_API_TOKEN'],
    ['crmcli', ['deal', 'list'], ['CRMCLI_COMPANY_DOMAIN', 'CRMCLI_API_TOKEN', 'CRMCLI_BASE_URL'], 77, 'auth login'],
    ['helpdeskcli', ['conv', 'list'], ['HELPDESKCLI_ACCESS_TOKEN', 'HELPDESKCLI_BASE_URL'], 77, 'auth setup'],
    ['helpdeskcli', ['docs', 'article', 'list', '--collection', 'a'], ['HELPDESKCLI_BASE_URL'], 77, 'docs auth'],
    ['ledgercli', ['list', 'crm/Accounts'], ['LEDGERCLI_ACCESS_TOKEN', 'LEDGERCLI_BASE_URL'], 77, 'auth login'],
  ] as const)(
    '%s %j without credentials names the command that fixes it',
    async (binary, args, missing, code, says) => {
      const result = await inProcess(binary, args, newHome(), { env: without(missing) });
      expect({ code: result.code, stderr: result.stderr }).toEqual({
        code,
        stderr: expect.stringContaining(says) as string,
      });
      expect(requests).toEqual([]);
    },
  );

  test('a login without a keychain names both remedies', async () => {
    const result = await cli(
      'crmcli',
      ['auth', 'login', '--company', 'acme', '--api-token', 'canary-token'],
      newHome(),
      {
        env: {
          ...without(['CRMCLI_API_TOKEN', 'CRMCLI_COMPANY_DOMAIN', 'CRMCLI_BASE_URL']),
          DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere',
        },
      },
    );
    expect(result.code).toBe(78);
    expect(result.stderr).toContain('--store file');
    expect(result.stderr).toContain('CRMCLI_API_TOKEN');
    expect(result.stderr).not.toContain('canary-token');
    expect(requests).toEqual([]);
  });

  test('doctor prints the remedy for a missing keychain in one line', async () => {
    const env = { ...without(['CRMCLI_API_TOKEN']), DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere' };
    const { stdout } = await cli('crmcli', ['doctor'], newHome(), { env });
    const [keychain] = (JSON.parse(stdout) as { check: string; detail: string }[]).filter(
      ({ check }) => check === 'keychain',
    );
    expect(keychain?.detail).toMatch(/^The keychain [^.]*; run "crmcli auth login --store file"$/);
  });

  test('the setup of an app names its own command as the remedy', async () => {
    const env = {
      ...without(['HELPDESKCLI_APP_ID', 'HELPDESKCLI_APP_SECRET', 'HELPDESKCLI_BASE_URL']),
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere',
    };
    const { stderr } = await cli('helpdeskcli', ['auth', 'setup'], newHome(), { env });
    expect(stderr).toContain('"helpdeskcli auth setup --store file"');
  });
});
