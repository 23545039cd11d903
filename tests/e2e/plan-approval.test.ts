/** A plan that a person has approved is applied where nobody can be asked, and nothing else that a policy asks about. */
import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storePolicy } from '../proof/policy/lines.js';
import { needsProcess, newHome, serveSandbox, type Ended, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { record, type Recorder } from '../support/recorder.js';
import { hasProgram, onScreen } from '../support/terminal.js';
import { closeSessions, session } from '../support/tools.js';

const onTerminal = hasProgram('script') ? test : test.skip;

let home: string;
let sandbox: Served;
let recorder: Recorder;
beforeEach(async () => {
  home = newHome();
  sandbox = await serveSandbox('crmcli', home);
  recorder = await record(sandbox);
  storePolicy('crmcli', home, 'default: ask', { 'let-it': 'plan approve' });
});
afterEach(async () => {
  await closeSessions();
  await recorder.close();
  await sandbox.stop();
});

const run = (...args: string[]): Promise<Ended> => inProcess('crmcli', args, home, { env: recorder.env, cwd: home });
const writes = (): string[] => recorder.lines().filter((line) => !line.startsWith('GET '));
const path = (name: string): string => join(home, name);
const approvals = (): string => join(home, '.config', 'crmcli', 'policy-approvals.json');
const screen = (line: string, keys: string): Promise<string> =>
  onScreen('crmcli', line, [{ after: '[y/N]', keys }], { home, env: recorder.env });

const make = async (name: string, ...line: string[]): Promise<void> => {
  const made = await run(...line, '--plan', name);
  expect([made.code, made.stderr]).toEqual([
    0,
    expect.stringContaining('would ask a person when this plan is applied'),
  ]);
  recorder.lines();
};

onTerminal(
  'a plan is approved at a terminal and applied without one, once, and only as it is',
  async () => {
    await make('p.jsonl', 'deal', 'bulk-update', '--ids', '1,2', '--status', 'lost');
    const refused = await run('apply', 'p.jsonl', '--yes');
    expect([refused.code, writes(), refused.stderr]).toEqual([
      77,
      [],
      expect.stringContaining('approves the plan at a terminal.'),
    ]);
    expect(await screen(`plan approve ${path('p.jsonl')}`, 'n\r')).not.toContain('[exit 0]');
    expect(existsSync(approvals())).toBe(false);
    const shown = await screen(`plan approve ${path('p.jsonl')}`, 'y\r');
    expect(shown).toContain('[exit 0]');
    expect(shown.replaceAll(/\s+/g, ' ')).toContain('2 writes (2 update), at most 4 requests.');
    expect(shown).toContain('deal bulk-update 1');

    // Any change of the file needs another approval: a line less, another order, another digest in the header.
    const [head = '', first = '', second = ''] = readFileSync(path('p.jsonl'), 'utf8').trim().split('\n');
    const others: Readonly<Record<string, readonly string[]>> = {
      cut: [head, first],
      turned: [head, second, first],
      named: [head.replace(/"digest":"./, '"digest":"x'), first, second],
      other: [head, first.replace('"lost"', '"won"'), second],
      extended: [head, first, second, second.replace('"n":2', '"n":3')],
    };
    for (const [name, lines] of Object.entries(others)) {
      writeFileSync(path(`${name}.jsonl`), `${lines.join('\n')}\n`);
      const digest = /--digest ([0-9a-f]{64})/.exec((await run('apply', `${name}.jsonl`, '--yes')).stderr)?.[1] ?? '';
      recorder.lines();
      const changed = await run('apply', `${name}.jsonl`, '--yes', '--digest', digest);
      expect([name, changed.code, writes()]).toEqual([name, 77, []]);
    }

    const applied = await run('apply', 'p.jsonl', '--yes');
    expect([applied.code, writes(), applied.stderr]).toEqual([
      0,
      ['PATCH /api/v2/deals/1', 'PATCH /api/v2/deals/2'],
      expect.stringContaining('2 done'),
    ]);
    expect([(await run('apply', 'p.jsonl', '--yes')).code, writes()]).toEqual([0, []]);
    // The approval is not one of the same writes without the plan.
    expect([(await run('deal', 'update', '1', '--status', 'won')).code, writes()]).toEqual([77, []]);
    expect([(await run('undo', '--last', '--yes')).code, writes()]).toEqual([77, []]);
  },
  120_000,
);

test('without a terminal nobody approves: not with input, flags, variables, an alias, or a tool', async () => {
  await make('p.jsonl', 'deal', 'update', '1', '--title', 'Mine');
  const env = { ...recorder.env, CRMCLI_YES: '1', CRMCLI_ALLOW_WRITES: '1', CI: '1', FORCE_TTY: '1' };
  for (const line of [
    ['plan', 'approve', 'p.jsonl'],
    ['let-it', 'p.jsonl'],
  ])
    for (const input of ['', 'y\n', 'y\ny\n']) {
      const { code, stderr } = await inProcess('crmcli', line, home, { env, cwd: home, input });
      expect([line, code, stderr]).toEqual([
        line,
        77,
        expect.stringContaining('A person approves a plan at a terminal'),
      ]);
    }
  expect((await run('plan', 'approve', 'p.jsonl', '--yes')).stderr).toContain('--yes');
  const piped = await inProcess('crmcli', ['plan', 'approve', '-'], home, {
    ...{ env, cwd: home },
    input: readFileSync(path('p.jsonl'), 'utf8'),
  });
  expect([piped.code, existsSync(approvals())]).toEqual([77, false]);
  const served = await session('crmcli', ['mcp', 'serve', '--allow-writes'], recorder.env, home);
  expect((await served.tools()).map(({ name }) => name).filter((name) => /plan|apply|policy/.test(name))).toEqual([]);
  expect([(await run('apply', 'p.jsonl', '--yes')).code, writes()]).toEqual([77, []]);
}, 120_000);

onTerminal(
  'the owner of the policy of the machine approves for it, and another account has no approval',
  async () => {
    // In a test inside this process, the machine has its settings below the home.
    if (process.geteuid?.() !== 0 || needsProcess) return;
    const etc = join(home, 'etc', 'crmcli');
    mkdirSync(etc, { recursive: true });
    writeFileSync(join(etc, 'policy.yaml'), 'default: ask');
    chownSync(join(etc, 'policy.yaml'), 1234, 1234);
    storePolicy('crmcli', home, 'default: allow');
    await make('p.jsonl', 'deal', 'update', '1', '--title', 'Mine');
    const policies = JSON.parse((await run('policy', 'show', '--output', 'json')).stdout) as { policies: object[] };
    expect(policies.policies[1]).toMatchObject({ scope: 'machine', owner: 'user 1234' });
    // An approval that the user has written is not one of the owner.
    await screen(`plan approve ${path('p.jsonl')}`, 'y\r');
    expect(existsSync(approvals())).toBe(true);
    copyFileSync(approvals(), join(etc, 'policy-approvals.json'));
    expect([(await run('apply', 'p.jsonl', '--yes')).code, writes()]).toEqual([77, []]);
    chownSync(join(etc, 'policy-approvals.json'), 1234, 1234);
    // Of the same lines for another profile, whose account can be another one.
    const other = await run('apply', 'p.jsonl', '--yes', '--profile', 'work');
    expect([other.code === 0, writes(), other.stderr]).toEqual([false, [], expect.stringContaining('this run is for')]);
    expect([(await run('apply', 'p.jsonl', '--yes')).code, writes()]).toEqual([0, ['PATCH /api/v2/deals/1']]);
  },
  120_000,
);

test('without a policy a plan needs no approval', async () => {
  storePolicy('crmcli', home, '');
  rmSync(join(home, '.config', 'crmcli', 'policy.yaml'));
  await run('deal', 'update', '1', '--title', 'Mine', '--plan', 'p.jsonl');
  const approved = await run('plan', 'approve', 'p.jsonl');
  expect(approved).toMatchObject({ code: 0, stderr: expect.stringContaining('needs no approval') as string });
  expect(JSON.parse(approved.stdout)).toMatchObject({ policies: [] });
});
