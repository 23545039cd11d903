/** Plans that somebody else has written: nothing is sent that their commands could not send, and nothing reaches the terminal. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHome, type Ended } from '../support/cli.js';
import { hostile, leadTo, type Hostile, type Name } from '../support/hostile.js';
import { inProcess } from '../support/in-process.js';

type Row = Record<string, unknown>;

let home: string;
let service: Hostile;
let elsewhere: Hostile;
beforeEach(async () => {
  home = newHome();
  service = await hostile();
  elsewhere = await hostile();
  const record = { success: true, data: { id: 1, title: 'Old' }, id: 500001, status: 'active', d: { ID: 1 } };
  service.answer = (_asked, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(record));
  };
});
afterEach(async () => {
  await service.close();
  await elsewhere.close();
});

const run = (binary: Name, args: readonly string[]): Promise<Ended> =>
  inProcess(binary, args, home, { env: leadTo(service.origin), cwd: home, hurried: true });
const path = (name: string): string => join(home, name);
const rowsOf = (name: string): Row[] =>
  readFileSync(path(name), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const written = (): string[] =>
  service.seen.splice(0).flatMap(({ method, url }) => (method === 'GET' ? [] : [`${method} ${url}`]));

/** Applies the lines, with the digest that the client prints, as somebody would who has read them. */
async function applied(binary: Name, header: Row | undefined, lines: readonly unknown[]): Promise<Ended> {
  writeFileSync(path('h.jsonl'), `${[header, ...lines].map((one) => JSON.stringify(one)).join('\n')}\n`);
  const first = await run(binary, ['apply', 'h.jsonl', '--yes', ...(binary === 'ledgercli' ? ['--allow-writes'] : [])]);
  const digest = /--digest ([0-9a-f]{64})/.exec(first.stderr)?.[1];
  if (digest === undefined) return first;
  const more = binary === 'ledgercli' ? ['--allow-writes'] : [];
  return run(binary, ['apply', 'h.jsonl', '--yes', '--digest', digest, ...more]);
}

const plan = async (binary: Name, ...line: string[]): Promise<[Row | undefined, Row]> => {
  const made = await run(binary, [...line, '--plan', 'p.jsonl']);
  expect([made.code, made.code === 0 ? '' : made.stderr]).toEqual([0, '']);
  service.seen.length = 0;
  const [header, first = {}] = rowsOf('p.jsonl');
  return [header, first];
};

test('a line sends a request of its command, and nothing else', async () => {
  const [header, line] = await plan('crmcli', 'deal', 'update', '1', '--title', 'New', '--no-before');
  expect((await applied('crmcli', header, [line])).code).toBe(0);
  expect(written()).toEqual(['PATCH /api/v2/deals/1']);
  const req = line['req'] as Row;
  const bad: Readonly<Record<string, Row>> = {
    'another record than its argument': { req: { ...req, path: '/api/v2/deals/2' } },
    'another resource': { req: { ...req, path: '/api/v2/persons/1' } },
    'another method': { req: { ...req, method: 'DELETE' } },
    'another method and effect': { effect: 'delete', req: { method: 'DELETE', path: '/api/v2/deals/1' } },
    'another effect': { effect: 'create' },
    'a parent folder': { req: { ...req, path: '/api/v2/deals/1/../2' } },
    'an escaped parent folder': { req: { ...req, path: '/api/v2/deals/%2e%2e/users/1' } },
    'a path below the record': { req: { ...req, path: '/api/v2/deals/1/products' } },
    'an empty folder': { req: { ...req, path: '//api/v2/deals/1' } },
    'another host': { req: { ...req, path: `//${new URL(elsewhere.origin).host}/api/v2/deals/1` } },
    'a user name': { req: { ...req, path: '/@evil.example/api/v2/deals/1' } },
    'a backslash': { req: { ...req, path: '/\\evil.example/api/v2/deals/1' } },
    'a line break': { req: { ...req, path: '/api/v2/deals/1\r\nhost: evil.example' } },
    'a parameter': { req: { ...req, path: '/api/v2/deals/1?force=true' } },
    'a fragment': { req: { ...req, path: '/api/v2/deals/1#x' } },
    'a host of another name': { req: { ...req, host: elsewhere.origin } },
    'a host that does not exist': { req: { ...req, host: 'constructor' } },
    'an encoding that does not exist': { req: { ...req, encoding: 'constructor' } },
    'an argument with a path': { args: { id: '1/../../users/2' }, req: { ...req, path: '/api/v2/users/2' } },
    'a command of another client': { cmd: 'conv status' },
    'a command that does not exist': { cmd: '__proto__' },
    'a command without a request': { cmd: 'api' },
    'a call that does not exist': { call: 'constructor' },
    'a number that is too large': { n: 1e300 },
    'a number that is not whole': { n: 1.5 },
    'arguments that are a list': { args: [] },
    'a body that names a file': {
      req: { ...req, body: { title: { file: 'passwd', bytes: 1, sha256: 'x', path: '/etc/passwd' } } },
    },
  };
  for (const [what, changes] of Object.entries(bad)) {
    const ended = await applied('crmcli', header, [{ ...line, n: 2, ...changes }]);
    expect([what, ended.code === 0, written()]).toEqual([what, false, []]);
  }
  // Fields that a plan does not have are not sent.
  const odd = { ...line, n: 3, headers: { host: 'evil.example' }, req: { ...req, headers: { 'x-a': '1' }, url: 'x' } };
  await applied('crmcli', header, [odd]);
  expect(service.seen.filter(({ method }) => method !== 'GET').map(({ headers }) => headers['x-a'])).toEqual([
    undefined,
  ]);
  expect(written()).toEqual(['PATCH /api/v2/deals/1']);
  expect(elsewhere.seen).toEqual([]);
}, 120_000);

test('a plan of another client, account or profile, and one with a line twice, sends nothing', async () => {
  const [header, line] = await plan('crmcli', 'deal', 'update', '1', '--title', 'New', '--no-before');
  const bad: Readonly<Record<string, readonly [Row, readonly Row[]]>> = {
    'another client': [{ ...header, client: 'helpdeskcli' }, [line]],
    'another account': [{ ...header, account: 'https://api.pipedrive.com' }, [line]],
    'another profile': [{ ...header, profile: 'work' }, [line]],
    'no profile': [{ ...header, profile: undefined }, [line]],
    'an expiry that is over': [{ ...header, expires: '2020-01-01T00:00:00Z' }, [line]],
    'an expiry that is not a time': [{ ...header, expires: 'never' }, [line]],
    'a line twice': [{ ...header }, [line, line]],
    'a format of the future': [{ ...header, format: 99 }, [line]],
  };
  for (const [what, [head, lines]] of Object.entries(bad)) {
    const ended = await applied('crmcli', head, lines);
    expect([what, ended.code === 0, service.seen.splice(0)]).toEqual([what, false, []]);
  }
}, 60_000);

test('the digest of the header cannot be changed to send a line again', async () => {
  const [header, line] = await plan('crmcli', 'deal', 'update', '1', '--title', 'New', '--no-before');
  expect((await applied('crmcli', header, [line])).code).toBe(0);
  expect(written()).toHaveLength(1);
  const { digest } = header as { digest: string };
  writeFileSync(path('h.jsonl'), [{ ...header, digest: 'other' }, line].map((one) => JSON.stringify(one)).join('\n'));
  const again = await run('crmcli', ['apply', 'h.jsonl', '--yes', '--digest', digest]);
  expect([again.code === 0, written()]).toEqual([false, []]);
}, 60_000);

test('variables of a path, such as the division, are those of the plan', async () => {
  const line = ['create', 'crm/Accounts', '--set', 'Name=x'];
  const [header, planned] = await plan('ledgercli', ...line, '--division', '77', '--allow-writes');
  expect((planned['req'] as Row)['path']).toBe('/api/v1/77/crm/Accounts');
  await applied('ledgercli', header, [planned]);
  expect(written()).toEqual(['POST /api/v1/77/crm/Accounts']);
  const req = planned['req'] as Row;
  for (const at of [
    '/api/v1/77/../current/Me',
    '/api/v1/77/x/crm/Accounts',
    '/api/v1/7%2f8/crm/Accounts',
    '/api/v1//crm/Accounts',
    '/api/v1/../crm/Accounts',
    '/api/v1/%2e%2e/crm/Accounts',
  ]) {
    const ended = await applied('ledgercli', header, [{ ...planned, n: 2, req: { ...req, path: at } }]);
    expect([at, ended.code === 0, written()]).toEqual([at, false, []]);
  }
}, 60_000);

test('what a plan says about itself is not believed: the counts, the values after, and texts for a terminal', async () => {
  const [header, line] = await plan('crmcli', 'deal', 'update', '1', '--title', 'New', '--no-before');
  const bell = 'A\u001b[2J\u001b]0;owned\u0007\u202eB\nC';
  const req = line['req'] as Row;
  const lie = {
    ...{ ...line, about: bell, after: { title: 'Harmless' }, inverse: { none: bell } },
    req: { ...req, body: { title: 'Harmful', note: bell, big: '9'.repeat(1024 * 1024) } },
  };
  const lines = [lie, { ...lie, n: 2, effect: 'delete', req: { method: 'DELETE', path: '/api/v2/deals/1' } }];
  const head = { ...header, writes: 1, effects: { [bell]: 1 }, requests: 1, account: bell };
  writeFileSync(path('h.jsonl'), [head, ...lines].map((one) => JSON.stringify(one)).join('\n'));
  for (const format of ['table', 'csv', 'json']) {
    const { code, stdout, stderr } = await run('crmcli', ['plan', 'show', 'h.jsonl', '--output', format]);
    expect([format, code]).toEqual([format, 0]);
    expect(stderr).toContain('2 writes (1 update, 1 delete)');
    expect(stdout).toContain('Harmful');
    expect(stdout).not.toContain('Harmless');
    // A program gets the values as they are; JSON escapes what a terminal would read.
    if (format !== 'csv') expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f]/);
    if (format === 'json') expect(stdout).toContain('9'.repeat(1024 * 1024));
  }
}, 60_000);
