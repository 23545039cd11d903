/** A write that a policy refuses is not sent, whichever way it takes: flags, environment, aliases, raw requests, imports, tools. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { newHome, root } from '../support/cli.js';
import { clients, hostile, leadTo, type Hostile, type Name } from '../support/hostile.js';
import { inProcess } from '../support/in-process.js';
import { hasProgram, onScreen } from '../support/terminal.js';
import { closeSessions, session } from '../support/tools.js';

afterEach(closeSessions);

/** Stores a policy of the user, and aliases. */
function store(binary: Name, home: string, policy: string, aliases: Readonly<Record<string, string>> = {}): void {
  const folder = join(home, '.config', binary);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'policy.yaml'), policy);
  writeFileSync(join(folder, 'config.json'), JSON.stringify({ profiles: {}, aliases }));
}

/** Writes of each client. */
const lines: Readonly<Record<Name, readonly (readonly string[])[]>> = {
  crmcli: [
    ['deal', 'delete', '1'],
    ['deal', 'update', '1', '--value', '5'],
    ['deal', 'update', '-', '--value', '5'],
    ['deal', 'create', '--title', 'x'],
    ['deal', 'bulk-update', '--ids', '1,2', '--title', 'x'],
    ['deal', 'upsert', '--match-on', 'title', '--title', 'x'],
    ['org', 'import', 'orgs.csv'],
    ['api', 'DELETE', '/api/v2/deals/1'],
    ['api', 'POST', '/api/v2/deals', '--body', '{"title":"x"}'],
    ['api', 'PATCH', '/api/v1/anything'],
    ['gone'],
  ],
  helpdeskcli: [
    ['conv', 'status', '500001', '--set', 'closed'],
    ['conv', 'note', '500001', '--body', 'x'],
    ['conv', 'bulk-status', '--set', 'closed', '--tag', 'x'],
    ['customer', 'create', '--email', 'a@example.com', '--first', 'A'],
    ['api', 'PATCH', '/v2/conversations/500001', '--body', '[{"op":"replace","path":"/status","value":"closed"}]'],
    ['gone'],
  ],
  ledgercli: [
    ['account', 'create', '--name', 'x'],
    ['create', 'crm/Accounts', '--set', 'Name=x'],
    ['delete', 'crm/Accounts', '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22'],
    ['upsert', 'crm/Accounts', '--match', 'Code=1', '--set', 'Name=x'],
    ['api', 'DELETE', "/api/v1/1/crm/Accounts(guid'3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22')"],
    ['gone'],
  ],
};
const aliases: Readonly<Record<Name, string>> = {
  crmcli: 'deal delete 1 --yes',
  helpdeskcli: 'conv status 500001 --set closed',
  ledgercli: 'delete crm/Accounts 3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22 --yes --allow-writes',
};

const policies = [
  'default: read',
  'default: ask',
  'default: allow\nrules: [{ name: none, then: refuse }]',
  'default: allow\nrules: [{ name: any, effects: [create, update, delete, act], then: ask }, { name: more, then: allow }]',
  'default: allow\nrulez: []',
  'default: read\nrules: [{ name: few, amount: { field: nothing, up-to: 5 }, then: allow }]',
];

describe('no flag, variable, alias or input widens a policy', () => {
  let service: Hostile;
  beforeAll(async () => {
    service = await hostile();
  });
  afterAll(() => service.close());

  test.each(clients)(
    'of %s',
    async (binary) => {
      const home = newHome();
      writeFileSync(join(home, 'orgs.csv'), 'name\nA\nB\n');
      const prefix = binary.slice(0, -3).toUpperCase();
      const tokens = fc.constantFrom(
        '--yes',
        '--allow-writes',
        '--no-retry',
        '--verbose',
        '--force',
        '--profile=default',
      );
      const variables = {
        [`${prefix}CLI_ALLOW_WRITES`]: '1',
        [`${prefix}CLI_YES`]: '1',
        [`${prefix}CLI_POLICY`]: '/dev/null',
        CI: '1',
        TZ: 'Asia/Tokyo',
        DEBUG: '*',
        NO_COLOR: '',
      };
      const codes = new Map<number | null, number>();
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...lines[binary]),
          fc.uniqueArray(tokens, { maxLength: 4 }),
          fc.subarray(Object.keys(variables)),
          fc.constantFrom(...policies),
          fc.constantFrom('', 'y\n', '1\n', '{"title":"x"}'),
          fc.boolean(),
          async (line, flags, names, policy, input, areFirst) => {
            store(binary, home, policy, { gone: aliases[binary] });
            service.seen.length = 0;
            const env = {
              ...leadTo(service.origin),
              ...Object.fromEntries(names.map((name) => [name, variables[name] ?? ''])),
            };
            const args = areFirst ? [...flags, ...line] : [...line, ...flags];
            const { code, stderr } = await inProcess(binary, args, home, { env, input, hurried: true });
            codes.set(code, (codes.get(code) ?? 0) + 1);
            const writes = service.seen.filter(({ method }) => method !== 'GET');
            expect({ args, policy, env, writes, stderr: code === 0 ? stderr : '' }).toEqual({
              args,
              policy,
              env,
              writes: [],
              stderr: '',
            });
          },
        ),
        { numRuns: 60 },
      );
      // Most of the lines reach the policy, and do not fail before it.
      expect(codes.get(77) ?? 0).toBeGreaterThan(10);
    },
    60_000,
  );
});

test('a rule for a command holds for every way to its request, and for nothing else', async () => {
  const home = newHome();
  store('crmcli', home, 'default: allow\nrules: [{ name: keep-deals, commands: deal delete, then: refuse }]', {
    gone: 'deal delete',
  });
  const run = (...args: string[]) => inProcess('crmcli', [...args, '--profile', 'sandbox', '--output', 'json'], home);
  for (const args of [
    ['deal', 'delete', '42', '--yes'],
    ['gone', '42', '--yes'],
    ['api', 'DELETE', '/api/v2/deals/42'],
    ['api', 'DELETE', '/api/v2/%64eals/61'],
    ['api', 'DELETE', '/api/v2/leads/../deals//42'],
  ]) {
    const { code, stderr } = await run(...args);
    expect({ args, code }).toEqual({ args, code: 77 });
    expect(JSON.parse(stderr)).toMatchObject({ error: 'WriteRefusedError', sent: 'no', rule: 'keep-deals' });
  }
  expect((await run('deal', 'get', '42')).code).toBe(0);
  expect((await run('deal', 'update', '42', '--title', 'Kept')).code).toBe(0);
  const dry = await run('deal', 'delete', '42', '--dry-run');
  expect(JSON.parse(dry.stdout)).toMatchObject({ dryRun: true, policy: { answer: 'refuse', rule: 'keep-deals' } });
});

test('a limit stops an import after its number of writes', async () => {
  const home = newHome();
  store(
    'crmcli',
    home,
    'default: allow\nrules: [{ name: few, commands: org create, at-most: { run: 2 }, then: refuse }]',
  );
  writeFileSync(join(home, 'orgs.csv'), 'name\nFirst of four\nSecond of four\nThird of four\nFourth of four\n');
  const { code, stderr } = await inProcess(
    'crmcli',
    ['org', 'import', 'orgs.csv', '--yes', '--profile', 'sandbox'],
    home,
  );
  expect({ code, stderr }).toMatchObject({ code: 77, stderr: expect.stringContaining('few') as string });
  const list = await inProcess(
    'crmcli',
    [
      'org',
      'list',
      '--limit',
      '0',
      '--jq',
      '[.[] | select(.name | endswith("of four"))] | length',
      '--profile',
      'sandbox',
    ],
    home,
  );
  expect(list.stdout.trim()).toBe('2');
});

test('the policy of the machine holds in every folder of settings, and with every profile', async () => {
  if (process.env['CLI_NODE'] !== undefined) return;
  const home = newHome();
  mkdirSync(join(home, 'etc', 'crmcli'), { recursive: true });
  writeFileSync(join(home, 'etc', 'crmcli', 'policy.yaml'), 'default: read');
  store('crmcli', home, 'default: allow');
  for (const env of [
    {},
    { CRMCLI_CONFIG_DIR: join(home, 'other') },
    { XDG_CONFIG_HOME: join(home, 'xdg') },
    { HOME: join(home, 'h') },
  ]) {
    const { code, stderr } = await inProcess(
      'crmcli',
      ['deal', 'delete', '42', '--yes', '--profile', 'sandbox'],
      home,
      { env },
    );
    expect({ code, stderr }).toMatchObject({ code: 77, stderr: expect.stringContaining(join(home, 'etc')) as string });
  }
});

test('explain says what a line would get, rule by rule, without a request', async () => {
  const home = newHome();
  const service = await hostile();
  store(
    'crmcli',
    home,
    'default: ask\nrules:\n  - { name: small, commands: deal *, amount: { field: value, up-to: 500 }, then: allow }\n  - { name: owners, fields: owner_id, then: refuse }',
    { gone: 'deal delete' },
  );
  const explain = async (...words: string[]) => {
    const { code, stdout, stderr } = await inProcess(
      'crmcli',
      ['policy', 'explain', '--output', 'json', ...words],
      home,
      {
        env: leadTo(service.origin),
      },
    );
    if (code !== 0) return stderr;
    const { answer, rule, depends } = JSON.parse(stdout) as Record<string, unknown>;
    return [answer, rule, depends];
  };
  expect(await explain('deal update 1 --value 500.00')).toEqual(['allow', 'small', false]);
  expect(await explain('deal update 1 --value 500.01')).toEqual(['ask', 'default', false]);
  expect(await explain('--', 'deal', 'update', '1', '--value', '1', '--owner', '7')).toEqual([
    'refuse',
    'owners',
    false,
  ]);
  // The name must be looked up.
  expect(await explain('deal update 1 --owner Ann')).toEqual(['ask', 'default', true]);
  expect(await explain('crmcli gone 1 --yes')).toEqual(['ask', 'default', false]);
  expect(await explain('deal list')).toEqual(['allow', undefined, undefined]);
  expect(await explain('deal update 1 --value many')).toContain('--value');
  expect(await explain('deal upate 1')).toContain('"suggestions":["update"]');
  expect(service.seen).toEqual([]);
  await service.close();
});

test('check names the line, and doctor the file', async () => {
  const home = newHome();
  const run = (...args: string[]) =>
    inProcess('helpdeskcli', [...args, '--profile', 'sandbox', '--output', 'table'], home);
  expect((await run('policy', 'check')).stderr).toContain('No policy file exists.');
  expect((await run('doctor', '--offline')).stdout).not.toContain('policy');
  store('helpdeskcli', home, 'default: allow\nrules:\n  - name: a\n    efects: delete\n    then: ask\n');
  const { code, stdout } = await run('policy', 'check');
  expect({ code, stdout }).toMatchObject({
    code: 78,
    stdout: expect.stringContaining('line 4: unknown key "efects" of a rule; did you mean "effects"?') as string,
  });
  expect((await run('doctor', '--offline')).stdout).toMatch(/✗ policy \[.*policy\.yaml: line 4/);
  store('helpdeskcli', home, 'default: ask');
  expect((await run('policy', 'check')).code).toBe(0);
  expect((await run('doctor', '--offline')).stdout).toMatch(/✓ policy \[.*policy\.yaml \(owner: this user\)\]/);
});

test('the policies of docs/policy.md are valid', async () => {
  const page = readFileSync(join(root, 'docs', 'policy.md'), 'utf8');
  const blocks = [...page.matchAll(/^```yaml\n(# .*?(\w+cli)\/policy\.yaml\n[^]*?)^```/gm)];
  expect(blocks).toHaveLength(2);
  for (const [, text = '', binary] of blocks) {
    const home = newHome();
    writeFileSync(join(home, 'new.yaml'), text);
    const { code, stdout } = await inProcess(binary as Name, ['policy', 'check', 'new.yaml'], home);
    expect({ code, stdout }).toMatchObject({ code: 0 });
  }
});

describe('a tool', () => {
  const ask = 'default: allow\nrules: [{ name: notes, commands: conv note, then: ask }]';
  const serve = async (policy: string, answer?: 'one' | 'no' | 'decline') => {
    const home = newHome();
    store('helpdeskcli', home, policy);
    return session('helpdeskcli', ['mcp', 'serve', '--allow-writes', '--profile', 'sandbox'], {}, home, answer);
  };
  const note = { id: '500001', body: 'x' };

  test('is refused by a rule, and the error names it', async () => {
    const { call } = await serve('default: read');
    const { isError, structuredContent, text } = await call('conv_note', note);
    expect({ isError, text }).toEqual({
      isError: true,
      text: expect.stringContaining('The policy refuses this write') as string,
    });
    expect(structuredContent ?? JSON.parse(text)).toMatchObject({ rule: 'default', exitCode: 77 });
  });

  test('asks the user of the agent in the form of the protocol, and is refused if nobody can be asked', async () => {
    expect((await (await serve(ask)).call('conv_note', note)).text).toContain('nobody can be asked here');
    const asking = await serve(ask, 'one');
    expect(await asking.call('conv_note', note)).toMatchObject({ data: { conversationId: 500001 } });
    expect(asking.asked()).toEqual([
      expect.stringMatching(/the rule "notes".*Send POST .*500001.*of "conv note"\?/) as string,
    ]);
    for (const answer of ['no', 'decline'] as const)
      expect((await (await serve(ask, answer)).call('conv_note', note)).text).toContain('it was declined');
  });
});

const onTerminal = hasProgram('script') ? test : test.skip;

onTerminal(
  'a person is asked at the terminal, also with --yes',
  async () => {
    const home = newHome();
    store('crmcli', home, 'default: allow\nrules: [{ name: gone, effects: delete, then: ask }]');
    const line = 'deal delete 42 --yes --profile sandbox';
    const declined = await onScreen('crmcli', line, [{ after: 'this run]', keys: 'n\r' }], { home });
    expect(declined).toContain('[exit 77]');
    expect(declined).toContain('the rule "gone"');
    expect(await onScreen('crmcli', line, [{ after: 'this run]', keys: 'y\r' }], { home })).toContain('[exit 0]');
  },
  30_000,
);
