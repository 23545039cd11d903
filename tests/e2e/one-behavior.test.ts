/** Behavior that all three clients share: settings, profiles, sign-in, questions, flags and aliases. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended } from '../support/cli.js';
import { inProcess, type Name } from '../support/in-process.js';

const clients: readonly Name[] = ['crmcli', 'helpdeskcli', 'ledgercli'];
/** A command of each client that needs a credential, and one that asks before it deletes. */
const read: Readonly<Record<Name, readonly string[]>> = {
  crmcli: ['deal', 'list'],
  helpdeskcli: ['conv', 'list'],
  ledgercli: ['list', 'crm/Accounts'],
};
const note: Readonly<Record<Name, readonly string[]>> = {
  crmcli: ['deal', 'create', '--title'],
  helpdeskcli: ['conv', 'note', '500001', '--body'],
  ledgercli: ['account', 'create', '--allow-writes', '--name'],
};

/** A service that refuses every credential and records its requests. */
let service: {
  readonly server: Server;
  readonly origin: string;
  readonly seen: string[];
  /** Response for one test, in place of the refusal. */
  answer?: { readonly status: number; readonly body: string } | undefined;
};
beforeAll(async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const { status, body } = service.answer ?? { status: 401, body: '{"error":"revoked"}' };
    response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '7' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service = { server, seen, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
});
beforeEach(() => {
  service.seen.splice(0);
  service.answer = undefined;
});
afterAll(() => service.server.close());

const credentials: Readonly<Record<Name, Record<string, string>>> = {
  crmcli: { CRMCLI_API_TOKEN: 'canary-token' },
  helpdeskcli: { HELPDESKCLI_ACCESS_TOKEN: 'canary-token' },
  ledgercli: { LEDGERCLI_ACCESS_TOKEN: 'canary-token', LEDGERCLI_DIVISION: '1' },
};

/** A list, a record, figures, an action and a result of a workflow of each client. */
const printed: Readonly<Record<Name, readonly string[]>> = {
  crmcli: [
    'deal list --limit 2',
    'deal get 42',
    'deal summary',
    'quota',
    'deal follower list 8',
    'deal update 42 --title X --dry-run',
  ],
  helpdeskcli: [
    'conv list --limit 2',
    'conv get 500001',
    'conv count',
    'mailbox get 1001',
    'conv tag 500001 --add x',
    'conv status 500001 --set closed --dry-run',
  ],
  ledgercli: [
    'list crm/Accounts --limit 2',
    'me',
    'list crm/Accounts --count',
    'quota',
    'account list --limit 1 --raw',
    'account create --name X --allow-writes --dry-run',
  ],
};

describe.each(clients)('%s', (binary) => {
  const prefix = binary.toUpperCase();
  const here = (home: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> =>
    inProcess(binary, args, home, { env });

  test('without a sign-in: 77, the command that signs in, and nothing is sent', async () => {
    const env = { CRMCLI_COMPANY_DOMAIN: 'acme' };
    const status = await here(newHome(), ['auth', 'status', '-o', 'json'], env);
    expect(status.code).toBe(77);
    expect(JSON.parse(status.stdout)).toMatchObject({ authenticated: false });
    expect(JSON.parse(status.stderr)).toMatchObject({ error: 'AuthRequiredError', exitCode: 77 });
    const list = await here(newHome(), [...read[binary], '-o', 'json'], env);
    expect(list).toMatchObject({ code: 77, stdout: '', stderr: expect.stringMatching(/auth (?:login|setup)/) });
  });

  test('an override without a credential in the environment is a matter of configuration: 78', async () => {
    const done = await here(newHome(), read[binary], { [`${prefix}_BASE_URL`]: service.origin });
    expect(done).toMatchObject({ code: 78, stdout: '' });
    expect(service.seen).toEqual([]);
  });

  test('doctor fails when the service refuses the credential, with what to do', async () => {
    const env = { [`${prefix}_BASE_URL`]: service.origin, ...credentials[binary], CRMCLI_COMPANY_DOMAIN: 'acme' };
    const doctor = await here(newHome(), ['doctor', '-o', 'json'], env);
    // The specification of the accounting client requires 1. The default, which the CRM client's specification requires
    // too, is 78.
    expect(doctor.code).toBe(binary === 'ledgercli' ? 1 : 78);
    // The note about the address is in the object, not before it.
    expect(JSON.parse(doctor.stderr)).toMatchObject({
      exitCode: doctor.code,
      notes: [expect.stringContaining(service.origin)],
    });
    const rows = JSON.parse(doctor.stdout) as { status: string; detail: string }[];
    expect(rows.filter(({ status }) => status === 'fail').map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(/refused the .* \(401\)\. Check .*TOKEN in the environment/),
    );
    expect(service.seen.length).toBeGreaterThan(0);
  });

  test.each([
    [500, '{}', '500'],
    [404, '{}', '404'],
    [400, '{}', '400'],
    [200, '<html>Back soon</html>', 'web page'],
    [200, '{"message":"maintenance"}', 'an object with "message"'],
    [200, '{}', 'an empty object'],
    [200, 'null', 'null'],
  ])('doctor fails when the service returns %i %s', async (status, body, found) => {
    const env = { [`${prefix}_BASE_URL`]: service.origin, ...credentials[binary], CRMCLI_COMPANY_DOMAIN: 'acme' };
    const docs = { HELPDESKCLI_DOCS_BASE_URL: service.origin, HELPDESKCLI_DOCS_API_KEY: 'canary-key' };
    service.answer = { status, body };
    const doctor = await here(newHome(), ['doctor', '-o', 'json'], { ...env, ...docs });
    expect(doctor.code).toBe(binary === 'ledgercli' ? 1 : 78);
    const rows = JSON.parse(doctor.stdout) as { check: string; status: string; detail: string }[];
    const reached = rows.filter(({ check }) => check.includes('reach'));
    for (const row of reached) expect(row).toMatchObject({ status: 'fail', detail: expect.stringContaining(found) });
    expect(reached).toHaveLength(binary === 'helpdeskcli' ? 2 : 1);
    const known = await here(newHome(), ['auth', 'status', '-o', 'json'], env);
    expect(JSON.parse(known.stdout)).toMatchObject({ checked: false });
  });

  test('doctor reports a rate limit, which shows that the service is reached', async () => {
    const env = { [`${prefix}_BASE_URL`]: service.origin, ...credentials[binary], CRMCLI_COMPANY_DOMAIN: 'acme' };
    service.answer = { status: 429, body: '{}' };
    const { stdout } = await here(newHome(), ['doctor', '-o', 'json'], env);
    expect(JSON.parse(stdout)).toContainEqual({
      check: binary === 'crmcli' ? 'api-reachable' : expect.stringContaining('reach'),
      status: 'pass',
      detail: expect.stringContaining('The service asks for a wait of 7 s.'),
    });
  });

  test('auth status reports a refusal, or states that it sent no request', async () => {
    const env = { ...credentials[binary], CRMCLI_COMPANY_DOMAIN: 'acme' };
    const status = (origin: string) =>
      here(newHome(), ['auth', 'status', '-o', 'json'], { ...env, [`${prefix}_BASE_URL`]: origin });
    const note = `The credential was not checked with the service. Run "${binary} doctor" to check it.`;
    const refused = await status(service.origin);
    if (binary === 'ledgercli') {
      // The specification of this client requires that no request is sent.
      expect(service.seen).toEqual([]);
      expect(refused).toMatchObject({ code: 0, stderr: expect.stringContaining(note) });
      expect(JSON.parse(refused.stdout)).toMatchObject({ authenticated: true, checked: false });
    } else {
      expect(refused).toMatchObject({ code: 77, stderr: expect.not.stringContaining(note) });
      expect(JSON.parse(refused.stdout)).toMatchObject({ authenticated: false, checked: true });
    }
    const unreachable = await status('http://127.0.0.1:1');
    expect(unreachable).toMatchObject({ code: 0, stderr: expect.stringContaining(note) });
    expect(JSON.parse(unreachable.stdout)).toMatchObject({ authenticated: true, checked: false });
  });

  test('with a token in the environment doctor needs no OAuth app', async () => {
    const done = await here(newHome(), ['doctor', '--offline', '-o', 'json'], {
      ...credentials[binary],
      CRMCLI_COMPANY_DOMAIN: 'acme',
    });
    expect(done.code).toBe(0);
    const rows = JSON.parse(done.stdout) as { status: string; check: string }[];
    expect(rows.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(rows.filter(({ check }) => check.includes('reach'))).toEqual([]);
  });

  test('--jq applies to what --output json prints', async () => {
    const home = newHome();
    for (const line of printed[binary]) {
      const run = (...more: string[]): Promise<Ended> =>
        here(home, ['--profile', 'sandbox', ...line.split(' '), ...more]);
      const whole = await run('-o', 'json');
      expect([line, whole.code]).toEqual([line, 0]);
      // Two runs differ in the port of the sandbox and in the remaining rate limit.
      const types = (text: string): string =>
        JSON.stringify(JSON.parse(text)).replace(/:\d+\/|(?<=:)\d+(?=[,}])|(?<=Reset":")[^"]+/g, '#');
      expect({ line, out: types((await run('--jq', '.')).stdout) }).toEqual({ line, out: types(whole.stdout) });
    }
  });

  test('a new profile is accepted, with a note on how to sign in', async () => {
    const home = newHome();
    const used = await here(home, ['profile', 'use', 'work', '-o', 'json']);
    expect(used).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Profile "work" is new\. Sign in with /) });
    expect((await here(home, ['profile', 'current', '-o', 'json'])).stdout).toContain('"work"');
  });

  test('config: an unset setting, an unknown one, and other names of known ones', async () => {
    const home = newHome();
    const get = (name: string): Promise<Ended> => here(home, ['config', 'get', name, '-o', 'table']);
    expect(await get('default_output')).toMatchObject({ code: 0, stdout: 'not set\n', stderr: '' });
    expect(await here(home, ['config', 'get', 'default_output', '-o', 'json'])).toMatchObject({ stdout: 'null\n' });
    expect(await get('nothing')).toMatchObject({
      code: 0,
      stdout: 'not set\n',
      stderr: expect.stringContaining('Warning'),
    });
    for (const [wrong, near] of [
      ['default_outptu', 'default_output'],
      ['outptu', 'default_output'],
      ['Time-oot', 'timeout_ms'],
      ['pagr', 'pager'],
    ] as const) {
      const unknown = await here(home, ['config', 'set', wrong, 'x']);
      expect(unknown).toMatchObject({ code: 0, stderr: expect.stringContaining(`Did you mean ${near}?`) });
    }
    expect(await get('default_outptu')).toMatchObject({ code: 0, stdout: 'x\n' });
    for (const [name, value] of [
      ['output', 'yaml'],
      ['clientId', 'app-7'],
    ] as const) {
      expect(await here(home, ['config', 'set', name, value])).toMatchObject({ code: 0, stderr: '' });
      expect((await get(name)).stdout).toBe(`${value}\n`);
    }
    expect((await get('default_output')).stdout).toBe('yaml\n');
  });

  test('the last of several values of a flag counts, so that a flag overrides an alias', async () => {
    const home = newHome();
    await here(home, ['alias', 'set', 'My_List', `${read[binary].join(' ')} --limit 3 -o json`]);
    const list = async (...more: string[]): Promise<unknown[]> => {
      const { stdout } = await here(home, ['--profile', 'sandbox', 'My_List', ...more]);
      return JSON.parse(stdout) as unknown[];
    };
    expect([(await list()).length, (await list('--limit', '2')).length]).toEqual([3, 2]);
  });

  test('a text that begins with a dash is a value; a flag of the command in its place is an error that says so', async () => {
    const home = newHome();
    for (const text of ['- called back', '-- John', '--unknown']) {
      const dry = await here(home, ['--profile', 'sandbox', ...note[binary], text, '--dry-run', '-o', 'json']);
      expect({ code: dry.code, has: dry.stdout.includes(JSON.stringify(text)) }).toEqual({ code: 0, has: true });
    }
    const wrong = await here(home, [...note[binary], '--dry-run', '-o', 'json']);
    expect(wrong.stderr).toContain('--dry-run is a flag of the command. To use it as a value, write');
    expect(wrong.stdout).toBe('');
  });

  test('.env of the working folder sets neither the id nor the secret of an app', async () => {
    const cwd = newHome();
    const names = ['APP_ID', 'APP_SECRET', 'CLIENT_ID', 'CLIENT_SECRET', 'ACCESS_TOKEN', 'API_TOKEN'];
    writeFileSync(join(cwd, '.env'), names.map((name) => `${prefix}_${name}=theirs\n`).join(''));
    // The file cannot complete a pair: the environment has one half, and the other half of the file is not used.
    for (const half of ['', 'ID', 'SECRET']) {
      const own = { [`${prefix}_APP_${half}`]: 'ours', [`${prefix}_CLIENT_${half}`]: 'ours' };
      const env = { CRMCLI_COMPANY_DOMAIN: 'acme', ...(half !== '' && own) };
      const list = await inProcess(binary, read[binary], newHome(), { cwd, env });
      expect({ half, code: list.code }).toEqual({ half, code: 77 });
      const checks = await inProcess(binary, ['doctor', '--offline', '-o', 'json'], newHome(), { cwd, env });
      expect(checks.stdout).not.toContain('source: env');
    }
  });
});

describe('a question without a terminal counts as no', () => {
  test.each([
    ['crmcli', ['deal', 'delete', '7']],
    ['helpdeskcli', ['conv', 'delete', '500001']],
    ['helpdeskcli', ['webhook', 'delete', '6001']],
  ] as const)('%s %j', async (binary, args) => {
    const env = { [`${binary.toUpperCase()}_BASE_URL`]: service.origin, ...credentials[binary] };
    const done = await inProcess(binary, [...args, '-o', 'json'], newHome(), { env, input: 'y\n' });
    expect({ code: done.code, stdout: done.stdout, seen: service.seen }).toEqual({ code: 1, stdout: '', seen: [] });
    expect(done.stderr).toContain('"message":"Aborted: ');
    expect(done.stderr).toContain('Add --yes to confirm');
  });

  test('of ledgercli, a delete is refused before it would ask, as its specification says', async () => {
    const env = { LEDGERCLI_BASE_URL: service.origin, ...credentials.ledgercli };
    const done = await inProcess('ledgercli', ['delete', 'crm/Accounts', 'x', '--allow-writes'], newHome(), { env });
    expect({ code: done.code, seen: service.seen }).toEqual({ code: 77, seen: [] });
    expect(done.stderr).toContain('--yes');
  });
});
