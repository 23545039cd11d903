/** A write that a policy refuses is not sent, whichever way it takes: flags, environment, aliases, raw requests, imports, tools. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storePolicy } from '../proof/policy/lines.js';
import { needsProcess, newHome, root } from '../support/cli.js';
import { hostile, leadTo, type Name } from '../support/hostile.js';
import { inProcess } from '../support/in-process.js';
import { hasProgram, onScreen } from '../support/terminal.js';
import { closeSessions, session } from '../support/tools.js';

afterEach(closeSessions);

test('a rule for a command holds for every way to its request, and for nothing else', async () => {
  const home = newHome();
  storePolicy('crmcli', home, 'default: allow\nrules: [{ name: keep-deals, commands: deal delete, then: refuse }]', {
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

test('a rule for a command holds for the commands that write any resource, and what the catalogue does not list is refused', async () => {
  const home = newHome();
  const explain = async (...words: string[]) => {
    const env = { LEDGERCLI_ALLOW_WRITES: '1' };
    const line = ['policy', 'explain', '--profile', 'sandbox', '--output', 'json', '--', ...words];
    const { stdout, stderr } = await inProcess('ledgercli', line, home, { env });
    if (stdout === '') return stderr;
    const { answer, rule } = JSON.parse(stdout) as Record<string, unknown>;
    return [answer, rule];
  };
  const key = '3f2a8c1e-95d0-4d3c-b1a6-0c9e4d7f1a22';
  const invoice = ['create', 'salesinvoice/SalesInvoices', '--set', 'Journal=70'];
  storePolicy(
    'ledgercli',
    home,
    'default: allow\nrules:\n  - { name: accounts, commands: "account *", then: refuse }\n  - { name: invoices, commands: invoice create, then: refuse }',
  );
  expect(await explain('create', 'crm/Accounts', '--set', 'Name=New')).toEqual(['refuse', 'accounts']);
  expect(await explain('create', 'CRM/accounts', '--force', '--set', 'Name=New')).toEqual(['refuse', 'accounts']);
  expect(await explain('update', 'crm/Accounts', key, '--set', 'Name=New')).toEqual(['refuse', 'accounts']);
  expect(await explain(...invoice)).toEqual(['refuse', 'invoices']);
  expect(await explain('create', 'crm/Contacts', '--set', 'LastName=New')).toEqual(['allow', 'default']);
  // Nobody knows what a resource does that the catalogue does not list.
  expect(await explain('create', 'crm/Accounts', '--beta', '--force', '--set', 'Name=New')).toEqual([
    'refuse',
    'accounts',
  ]);
  expect(await explain('create', 'other/Thing', '--force', '--set', 'Name=New')).toEqual(['refuse', 'accounts']);
  // What a rule allows by its command is not allowed to the command for any resource.
  storePolicy('ledgercli', home, 'default: ask\nrules: [{ name: invoices, commands: invoice create, then: allow }]');
  expect(await explain(...invoice)).toEqual(['ask', 'default']);
  const { code, stderr } = await inProcess('ledgercli', [...invoice, '--allow-writes', '--profile', 'sandbox'], home);
  expect({ code, stderr }).toMatchObject({ code: 77, stderr: expect.stringContaining('its default') as string });
});

test('a limit stops an import after its number of writes', async () => {
  const home = newHome();
  storePolicy(
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

test('a plan is judged when it is made, and again when it is applied', async () => {
  const home = newHome();
  const big =
    'default: allow\nrules: [{ name: big, commands: deal update, amount: { field: value, above: 500 }, then: refuse }]';
  storePolicy('crmcli', home, big);
  const run = (...args: string[]) => inProcess('crmcli', [...args, '--profile', 'sandbox', '--output', 'table'], home);
  const made = await run('deal', 'update', '42', '--value', '600', '--plan', 'plan.jsonl');
  expect(made).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/policy would refuse when this plan is applied: the rule "big"/) as string,
  });
  const refused = await run('apply', 'plan.jsonl', '--yes');
  expect(refused).toMatchObject({ code: 77, stderr: expect.stringContaining('the rule "big"') as string });
  storePolicy('crmcli', home, big.replace('500', '900'));
  expect(await run('apply', 'plan.jsonl', '--yes')).toMatchObject({ code: 0 });
  expect((await run('deal', 'get', '42', '--jq', '.value')).stdout.trim()).toBe('600');
  storePolicy('crmcli', home, 'default: read');
  const undone = await run('undo', '--last', '--yes');
  expect(undone).toMatchObject({ code: 77, stderr: expect.stringContaining('its default') as string });
});

test('the policy of the machine holds in every folder of settings, and with every profile', async () => {
  if (needsProcess) return;
  const home = newHome();
  mkdirSync(join(home, 'etc', 'crmcli'), { recursive: true });
  writeFileSync(join(home, 'etc', 'crmcli', 'policy.yaml'), 'default: read');
  storePolicy('crmcli', home, 'default: allow');
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
  storePolicy(
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
  storePolicy('helpdeskcli', home, 'default: allow\nrules:\n  - name: a\n    efects: delete\n    then: ask\n');
  const { code, stdout } = await run('policy', 'check');
  expect({ code, stdout }).toMatchObject({
    code: 78,
    stdout: expect.stringContaining('line 4: unknown key "efects" of a rule; did you mean "effects"?') as string,
  });
  expect((await run('doctor', '--offline')).stdout).toMatch(/✗ policy \[.*policy\.yaml: line 4/);
  storePolicy('helpdeskcli', home, 'default: ask');
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
    storePolicy('helpdeskcli', home, policy);
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
    storePolicy('crmcli', home, 'default: allow\nrules: [{ name: gone, effects: delete, then: ask }]');
    const line = 'deal delete 42 --yes --profile sandbox';
    const declined = await onScreen('crmcli', line, [{ after: 'this run]', keys: 'n\r' }], { home });
    expect(declined).toContain('[exit 77]');
    expect(declined).toContain('the rule "gone"');
    expect(await onScreen('crmcli', line, [{ after: 'this run]', keys: 'y\r' }], { home })).toContain('[exit 0]');
  },
  30_000,
);
