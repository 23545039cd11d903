/** The state of the sandbox, settings of the CRM client, and wrong command lines, which send nothing. */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { newHome, type Ended } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';

let home: string;
beforeEach(() => (home = newHome()));

const crm = (args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
  inProcess('crmcli', args, home, { env });
const sandbox = (...args: string[]): Promise<Ended> => crm(['--profile', 'sandbox', ...args]);

describe('the sandbox profile', () => {
  const stateFile = (): string => join(home, '.config', 'crmcli', 'sandbox', 'state.json');

  test('keeps the records of concurrent commands until it is reset', async () => {
    const titles = Array.from({ length: 6 }, (_, at) => `at once ${at}`);
    const made = await Promise.all(titles.map((title) => sandbox('deal', 'create', '--title', title, '--jq', '.id')));
    const stderr = 'The sandbox was changed, not the service.\n';
    expect(made.map(({ code, stderr }) => ({ code, stderr }))).toEqual(titles.map(() => ({ code: 0, stderr })));
    expect(new Set(made.map(({ stdout }) => stdout)).size).toBe(6);
    const kept = await sandbox('deal', 'list', '--sort-by', 'id', '--sort-direction', 'desc', '--limit', '6');
    expect((JSON.parse(kept.stdout) as { title: string }[]).map(({ title }) => title).sort()).toEqual(titles);
    expect(statSync(stateFile()).mode & 0o777).toBe(0o600);

    expect((await crm(['sandbox', 'reset'])).code).toBe(0);
    const again = await sandbox('search', 'at once', '--item-types', 'deal', '--jq', 'length');
    expect(again.stdout).toBe('0\n');
  });

  test('keeps every digit of long numbers', async () => {
    const body = '{"title":"Long","value":12345678901234567890}';
    const made = await sandbox('deal', 'create', '--title', 'Long', '--body', body, '--jq', '.value');
    expect(made.stdout).toBe('12345678901234567890\n');
    expect((await sandbox('search', 'Long', '--exact', '--jq', '.[0].value')).stdout).toBe('12345678901234567890\n');
  });

  test('the error for an invalid state names the command that resets it', async () => {
    mkdirSync(dirname(stateFile()), { recursive: true });
    writeFileSync(stateFile(), '{"version": 1, "seed');
    const { code, stderr } = await sandbox('deal', 'list');
    expect(code).toBe(78);
    expect(JSON.parse(stderr)).toMatchObject({
      error: 'ConfigError',
      message: expect.stringContaining(stateFile()),
      remedy: expect.stringContaining('crmcli sandbox reset'),
    });
    await crm(['sandbox', 'reset']);
    expect((await sandbox('deal', 'get', '1', '--jq', '.id')).stdout).toBe('1\n');
  });
});

describe('settings', () => {
  test('config, profiles and aliases are kept between commands', async () => {
    const set = await crm(['config', 'set', 'company_domain', 'https://acme.pipedrive.com', '-o', 'table']);
    expect(set.code).toBe(0);
    await crm(['config', 'set', 'default_output', 'csv']);
    expect((await crm(['config', 'get', 'company_domain', '-o', 'table'])).stdout).toContain('acme');
    expect((await crm(['config', 'get', 'default_output', '-o', 'json'])).stdout).toBe('"csv"\n');
    expect((await crm(['config', 'list', '-o', 'table'])).stdout).toMatch(/^company_domain=.*acme/m);
    // A default belongs to its profile only.
    expect((await sandbox('deal', 'get', '1', '--fields', 'id')).stdout).toBe('{\n  "id": 1\n}\n');
    await crm(['config', 'unset', 'default_output']);
    expect((await crm(['config', 'get', 'default_output', '-o', 'table'])).stdout).toBe('not set\n');

    await crm(['alias', 'set', 'won', 'deal list --status won --fields id']);
    const won = await crm(['won', '--limit', '1', '--profile', 'sandbox', '--jq', 'length']);
    expect(won.stdout).toBe('1\n');
    expect((await crm(['wom'])).stderr).toContain('"won"');
    await crm(['alias', 'unset', 'won']);
    expect((await crm(['won'])).code).toBe(64);
    expect(statSync(join(home, '.config', 'crmcli', 'config.json')).mode & 0o777).toBe(0o600);
  });

  test.each([
    [['config', 'set', 'default_output', 'xml'], 64, 'ndjson'],
    [['config', 'set', 'company_domain', 'a b'], 78, 'such as acme'],
    [['config', 'set', 'auth_mode', 'oauth'], 64, 'auth login'],
    [['alias', 'set', 'deal', 'person list'], 64, 'is already a command'],
    [['alias', 'set', 'a.b', 'person list'], 64, 'a.b'],
    [['alias', 'set', 'self', 'self list'], 64, 'self -> self'],
    [['alias', 'set', 'none', ''], 64, '<command> is empty.'],
    [['alias', 'set', 'none', '""'], 64, 'no command'],
  ])('%j is refused and changes nothing', async (args, code, says) => {
    const done = await crm(args);
    expect(done).toMatchObject({ code, stdout: '' });
    expect(done.stderr).toContain(says);
    expect((await crm(['config', 'list', '-o', 'json'])).stdout).toBe('{}\n');
    expect((await crm(['alias', 'list', '-o', 'json'])).stdout).toBe('[]\n');
  });

  test('doctor fails with 78 and prints what to do; version never fails', async () => {
    const doctor = await crm(['doctor', '--offline']);
    expect(doctor.code).toBe(78);
    const checks = JSON.parse(doctor.stdout) as { check: string; status: string }[];
    expect(checks.map(({ check }) => check)).toEqual([
      'config-dir',
      'keychain',
      'active-profile',
      'company-domain',
      'token',
      'log',
    ]);
    expect(checks.find(({ check }) => check === 'company-domain')?.status).toBe('fail');
    const reached = JSON.parse((await crm(['doctor'])).stdout) as { check: string; detail: string }[];
    expect(reached.find(({ check }) => check === 'api-reachable')?.detail).toMatch(/^No company is set\./);
    expect((await sandbox('doctor')).code).toBe(0);
    expect(JSON.parse((await crm(['version'])).stdout)).toMatchObject({
      name: 'crmcli',
      version: '0.22.0',
      apiBase: null,
    });
    expect((await crm(['--version'])).stdout).toBe('crmcli 0.22.0\n');
  });
});

describe('help', () => {
  test.each([
    [['--help'], 'Start here:'],
    [['help'], 'Start here:'],
    [['deal', '--help'], 'Usage: crmcli deal <command>'],
    [['help', 'deal', 'product', 'add'], '--price <number>'],
    [['--no-color', 'help', 'deal', 'list'], '--updated-since'],
    [['help', 'environment'], 'CRMCLI_API_TOKEN'],
    [['help', 'exit-codes'], '75'],
    [['help', 'flags'], '--resolve-fields'],
  ])('%j', async (args, says) => {
    const { code, stdout, stderr } = await crm(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(says);
    for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('a wrong command line', () => {
  let server: Server;
  let asked: string[] = [];
  let env: Record<string, string>;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
      response.setHeader('content-type', 'application/json');
      response.end('{"success":true,"data":[]}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    env = { CRMCLI_BASE_URL: origin, CRMCLI_COMPANY_DOMAIN: 'acme', CRMCLI_API_TOKEN: 'canary-token-77' };
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => (asked = []));

  test.each([
    ['deal list --person x', 64, '--person'],
    ['deal list --sort-by value', 64, 'add_time'],
    ['deal list --sort-direction up', 64, 'desc'],
    ['deal list --updated-since yesterday', 64, '--updated-since'],
    ['deal list --ids 1,x', 64, '--ids'],
    ['deal list --limit 1.5', 64, '--limit'],
    ['deal list --timeout 0', 64, '--timeout'],
    ['deal list --output xml', 64, 'ndjson'],
    ['deal list --jq', 64, '--jq'],
    ['deal list --fields ,', 64, '--fields'],
    ['deal get', 64, '<id>'],
    ['deal get 1 2', 64, '"2"'],
    ['deal get -- -5', 64, '"-5"'],
    ['deal create --title x --status deleted', 64, 'open, won, lost'],
    ['deal create --title x --value 1,5', 64, '1.5'],
    ['deal create --title x --probability 50.5', 64, 'whole number'],
    ['deal create --title x --body []', 65, 'object'],
    ['deal update 1 --body {}', 64, 'nothing to send'],
    ['deal update x --title y', 64, '"x"'],
    ['deal delete 1', 1, '--yes'],
    ['deal summary --status deleted', 64, 'open, won, lost'],
    ['deal history x', 64, '<id>'],
    ['deal product add 1 --product 2', 64, '--price'],
    ['deal product add 1 --product 2 --price 1 --discount-type half', 64, 'percentage'],
    ['deal product update 1 --attachment 2', 64, 'nothing to send'],
    ['deal product update 1 --quantity 2', 64, '--attachment'],
    ['deal product remove 1 --attachment 2', 1, '--yes'],
    ['deal product list 1 --sort-by name', 64, 'order_nr'],
    ['deal follower add 1', 64, '--user'],
    ['deal follower remove 1 --user 2', 1, '--yes'],
    ['lead get 42', 64, 'UUID'],
    ['lead list --org x', 64, '--org'],
    ['lead create --title x --currency EUR', 64, '--value'],
    ['lead create', 64, '--title'],
    ['person create --email a@example.com', 64, '--name'],
    ['person list --ids 1 --filter 2', 64, 'cannot be used together'],
    ['field list deals', 64, 'one of activity, deal'],
    ['search a', 64, '2 characters'],
    ['search acme --status open', 64, '--item-types deal'],
    ['search acme --item-types person --org 3', 64, '--item-types deal'],
    ['search acme --item-types deals', 64, 'deal'],
    ['quota --threshold 101', 64, '100'],
    ['quota --min -1', 64, '--min'],
    ['api FETCH /api/v2/deals', 64, 'PATCH'],
    ['api GET /foo', 64, '/api/v1/ or /api/v2/'],
    ['api GET /api/v3/deals', 64, '/api/v1/ or /api/v2/'],
    ['api GET api/v2/deals', 64, 'Write /api/v2/deals'],
    ['api GET /api/v2/../../foo', 64, '/api/v1/ or /api/v2/'],
    ['api GET /api/v2/%2e%2e/%2e%2e/foo', 64, '/api/v1/ or /api/v2/'],
    ['api GET https://elsewhere.example/api/v2/deals', 78, 'elsewhere.example'],
    ['api GET /\\elsewhere.example/api/v2/deals', 78, 'elsewhere.example'],
    ['api DELETE /api/v2/deals --paginate', 64, 'GET'],
    ['sandbox serve --fail often', 64, '503:2'],
    ['sandbox serve --port 70000', 64, '65535'],
  ])('%s', async (line, code, says) => {
    const done = await crm(line.split(' '), env);
    expect({ code: done.code, stdout: done.stdout, asked }).toEqual({ code, stdout: '', asked: [] });
    const error = JSON.parse(done.stderr) as Record<string, unknown>;
    expect(error).toMatchObject({ exitCode: code, message: expect.any(String) });
    expect(JSON.stringify(error)).toContain(JSON.stringify(says).slice(1, -1));
  });

  test('ids are sent as typed, and the token is never printed', async () => {
    const long = '12345678901234567890';
    for (const args of [
      ['deal', 'get', `00${long}`],
      ['deal', 'list', '--ids', `${long},007`],
      ['api', 'GET', `/api/v2/deals/${long}`],
    ]) {
      const { stdout, stderr } = await crm([...args, '--verbose'], { ...env, DEBUG: '*' });
      expect(stdout + stderr).not.toContain('canary-token-77');
      expect(stderr).toContain('GET /api/v2/deals');
    }
    expect(asked).toEqual([
      `GET /api/v2/deals/00${long}`,
      `GET /api/v2/deals?ids=${long},007&limit=500`,
      `GET /api/v2/deals/${long}`,
    ]);
  });

  test('the hint of the service is printed once, under the name in the specification', async () => {
    const { stderr } = await sandbox('deal', 'get', '999999');
    expect(Object.keys(JSON.parse(stderr) as object)).toEqual([
      'error',
      'message',
      'exitCode',
      'statusCode',
      'sent',
      'retry',
      'retryable',
      'path',
      'errorInfo',
    ]);
  });
});

test('config.json holds no secret after a login with the environment', async () => {
  await crm(['config', 'set', 'company_domain', 'acme'], { CRMCLI_API_TOKEN: 'canary-token-77' });
  expect(readFileSync(join(home, '.config', 'crmcli', 'config.json'), 'utf8')).not.toContain('canary-token-77');
});
