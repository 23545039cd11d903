/** `exec` runs the lines of a file in one process: each write once, also after a kill, with the result that its own run would have. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newHome, serveSandbox, type Served } from '../support/cli.js';
import { inProcess } from '../support/in-process.js';
import { momentOf, openKiller, type Killer } from '../support/kill.js';
import { numbers, seed } from '../support/random.js';

interface LineResult {
  readonly line: number;
  readonly id?: string | number;
  readonly exit: number;
  readonly ok: boolean;
  readonly data: unknown;
  readonly error?: { readonly message: string; readonly next?: string; readonly sent?: string };
  readonly notes: readonly string[];
  readonly meta: { readonly requests: number };
}

const home = newHome();
const root = mkdtempSync(join(tmpdir(), 'exec-'));
let sandbox: Served;
let killer: Killer;
beforeAll(async () => {
  sandbox = await serveSandbox('crmcli', home, '--records', '40', '--unlimited', '--latency', '5');
  killer = await openKiller('crmcli', home, sandbox);
});
afterAll(async () => {
  await killer.close();
  await sandbox.stop();
  rmSync(root, { recursive: true });
});

const run = (...args: string[]) => inProcess('crmcli', args, home, { env: killer.env, cwd: root });

const write = (name: string, ...lines: readonly unknown[]): void =>
  writeFileSync(join(root, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

async function exec(...args: string[]) {
  const { code, stdout, stderr } = await run('exec', ...args);
  const rows = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as LineResult]));
  return { code, rows, stderr };
}

const titles = async (): Promise<string[]> => {
  const { stdout } = await run('api', 'GET', '/api/v2/deals', '--paginate');
  return (JSON.parse(stdout) as { title: string }[]).map(({ title }) => title);
};

test('a line prints what its own run prints with --envelope; an object is the same as an array', async () => {
  write(
    'reads.jsonl',
    ['deal', 'get', '1', '--fields', 'id,title'],
    { command: 'deal get', args: { id: 1, fields: ['id', 'title'] }, id: 'mine' },
    ['deal', 'list', '--limit', 2, '--fields', 'id'],
    { command: 'deal list', args: { limit: 2, fields: 'id' }, id: 7 },
    ['deal', 'get', '99999'],
  );
  const { code, rows } = await exec('reads.jsonl');
  expect(code).toBe(1);
  expect(rows.map(({ line, id, exit, ok }) => [line, id, exit, ok])).toEqual([
    [1, undefined, 0, true],
    [2, 'mine', 0, true],
    [3, undefined, 0, true],
    [4, 7, 0, true],
    [5, undefined, 1, false],
  ]);
  expect(rows[1]?.data).toEqual(rows[0]?.data);
  expect(rows[3]?.data).toEqual(rows[2]?.data);
  for (const [at, line] of [
    [0, ['deal', 'get', '1', '--fields', 'id,title']],
    [2, ['deal', 'list', '--limit', '2', '--fields', 'id']],
    [4, ['deal', 'get', '99999']],
  ] as const) {
    const alone = JSON.parse((await run(...line, '--envelope')).stdout) as LineResult;
    const { data, ok, error, notes, meta } = rows[at] as LineResult;
    // The notes about the process are on stderr of the whole run.
    const own = alone.notes.filter((note) => !note.includes('CRMCLI_BASE_URL'));
    expect({ data, ok, error, notes, requests: meta.requests }).toEqual({
      ...{ data: alone.data, ok: alone.ok, error: alone.error, notes: own, requests: alone.meta.requests },
    });
  }
});

test.each([
  ['["deal","lst"]\n', 64, 'Line 2: Unknown command "lst" in "crmcli deal". Nothing was run.'],
  ['["deal","get","1","--nope"]\n', 64, 'Line 2: Unknown flag --nope'],
  ['["deal","get","1"', 65, 'It has no line break at its end, and may have been cut.'],
  ['["deal"]\n', 64, 'Line 2: "deal" is a group and not a command.'],
  ['["exec","x.jsonl"]\n', 64, 'Line 2: "exec" cannot run "exec".'],
  ['["deal","get","1","--profile","other"]\n', 64, 'Line 2: --profile is the same for all lines.'],
  ['{"command":"deal get","args":{"idd":1}}\n', 64, 'Line 2: "crmcli deal get" has no argument or flag "idd".'],
  ['{"command":"deal get 1"}\n', 64, 'Line 2: "deal get" is the command, and "1" is not part of it.'],
  ['{"command":"deal update","args":{"id":1,"body":"@/etc/passwd"}}\n', 64, 'Line 2: "body" begins with @'],
  ['{"comand":"deal get"}\n', 65, 'Line 2: It has the key "comand".'],
  ['["deal",{"a":1}]\n', 65, 'Line 2: Element 2 of the array is neither text nor a number.'],
  ['true\n', 65, 'Line 2: It is neither an array of words nor an object.'],
  [`["deal","get","${'1'.repeat(1024 * 1024)}"]\n`, 65, 'and a line has at most 1048576.'],
])('nothing is run if a line cannot be used: %#', async (line, code, message) => {
  writeFileSync(join(root, 'bad.jsonl'), `["deal","create","--title","Never"]\n${line}`);
  const ended = await exec('bad.jsonl');
  expect([ended.code, ended.rows]).toEqual([code, []]);
  expect((JSON.parse(ended.stderr) as { message: string }).message).toContain(message);
  expect(await titles()).not.toContain('Never');
});

test.each([
  [['sandbox', 'serve'], 'runs until it is stopped'],
  [['sandbox', 'serve', '--port', '0'], 'runs until it is stopped'],
  [['mcp', 'serve'], 'runs until it is stopped'],
  [['mcp', 'serve', '--http', '0'], 'runs until it is stopped'],
  [['deal', 'create', '--title', 'x', '--body', '-'], 'cannot be read from standard input'],
  [['deal', 'delete', '1'], 'cannot be answered, because no terminal is available'],
])('%j is refused', async (line, message) => {
  write('refused.jsonl', line);
  const { code, rows } = await exec('refused.jsonl');
  expect([code, rows[0]?.ok, rows[0]?.error?.message]).toEqual([1, false, expect.stringContaining(message)]);
});

test('it stops at the first failure, goes on if asked, and continues without sending anything twice', async () => {
  write(
    'stop.jsonl',
    ['deal', 'create', '--title', 'Stop 1'],
    ['deal', 'update', '99999', '--title', 'x'],
    ['deal', 'create', '--title', 'Stop 3'],
  );
  const stopped = await exec('stop.jsonl');
  expect([stopped.code, stopped.rows.map(({ line }) => line)]).toEqual([1, [1, 2]]);
  const error = JSON.parse(stopped.stderr.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
  expect(error).toMatchObject({
    message: '1 of 3 lines failed, 1 was not run.',
    sent: 'yes',
    next: 'crmcli exec stop.jsonl --resume',
  });
  // Starting over would create the first deal again.
  const over = await exec('stop.jsonl');
  expect([over.code, over.rows]).toEqual([64, []]);
  const rest = await exec('stop.jsonl', '--resume', '--keep-going');
  expect(
    rest.rows.map(({ line, ok, notes }) => [line, ok, notes.some((note) => note.includes('earlier run'))]),
  ).toEqual([
    [1, true, true],
    [2, false, false],
    [3, true, false],
  ]);
  expect((await titles()).filter((title) => title.startsWith('Stop')).sort()).toEqual(['Stop 1', 'Stop 3']);
});

test('--yes, --dry-run and --profile hold for all lines; the log has one run, which undo takes back', async () => {
  write('all.jsonl', ['deal', 'create', '--title', 'All 1'], { command: 'deal create', args: { title: 'All 2' } });
  const dry = await exec('all.jsonl', '--dry-run');
  expect(dry.rows.map(({ data }) => (data as { dryRun: boolean }).dryRun)).toEqual([true, true]);
  expect((await exec('all.jsonl')).code).toBe(0);
  expect((await titles()).filter((title) => title.startsWith('All'))).toHaveLength(2);
  expect((await run('undo', '--last', '--yes')).code).toBe(0);
  expect((await titles()).filter((title) => title.startsWith('All'))).toEqual([]);
});

test('lines at the same time: those with an argument in common stay in order', async () => {
  const rounds = Array.from({ length: 6 }, (_, at) => ['1', '2', '3'].map((id) => [id, String(at)] as const)).flat();
  write(
    'order.jsonl',
    ...rounds.map(([id, at]) => ['deal', 'update', id, '--title', `Round ${at}`, '--fields', 'title']),
  );
  const { code, rows } = await exec('order.jsonl', '--parallel', '6');
  expect(code).toBe(0);
  for (const id of [0, 1, 2]) {
    const own = rows.filter(({ line }) => (line - 1) % 3 === id).map(({ data }) => (data as { title: string }).title);
    expect(own).toEqual(['Round 0', 'Round 1', 'Round 2', 'Round 3', 'Round 4', 'Round 5']);
  }
});

test('killed at any moment: no line is sent twice, and each is done, unknown or sent by the next run', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Killed ${String(at)}`);
  write('killed.jsonl', ...names.map((title) => ['deal', 'create', '--title', title]));
  const next = numbers(seed);
  let hasBegun = false;
  for (let kills = 0; kills < 4; kills += 1) {
    const args = ['exec', 'killed.jsonl', '--parallel', '3', ...(hasBegun ? ['--resume'] : [])];
    await killer.kill(args, momentOf(12, next), { cwd: root });
    const folder = join(home, '.config', 'crmcli', 'memory', 'default');
    hasBegun = readdirSync(folder).some((name) => name.startsWith('exec.'));
  }
  const last = await exec('killed.jsonl', '--resume', '--keep-going');
  const found = (await titles()).filter((title) => title.startsWith('Killed'));
  expect([seed, found.length]).toEqual([seed, new Set(found).size]);
  const open = last.rows.filter(({ ok }) => !ok);
  for (const { error } of open)
    expect(error).toMatchObject({ sent: expect.stringMatching(/unknown/), next: 'crmcli reconcile' });
  const unknown = open.map(({ line }) => names[line - 1] ?? '');
  expect(names.filter((name) => !found.includes(name) && !unknown.includes(name))).toEqual([]);
}, 180_000);

test('neither the journal nor the log has a secret of a line', async () => {
  const secret = ['--http-auth-user', 'ann', '--http-auth-password', 'very-secret-7'];
  const hook = ['--url', 'https://hooks.example.com/x', '--event-action', '*', '--event-object', 'deal'];
  write('secret.jsonl', ['webhook', 'create', ...hook, ...secret], ['deal', 'update', '99999', '--title', 'x']);
  const { rows } = await exec('secret.jsonl', '--keep-going');
  expect(rows.map(({ ok }) => ok)).toEqual([true, false]);
  const texts = readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')] as const);
  expect(texts.some(([, text]) => text.includes('"webhook","create"'))).toBe(true);
  expect(texts.filter(([, text]) => text.includes('very-secret-7')).map(([name]) => name)).toEqual([]);
});

test('what a policy allows in a run holds for all lines together', async () => {
  const policy = join(home, '.config', 'crmcli', 'policy.yaml');
  writeFileSync(
    policy,
    'default: read\nrules:\n  - { name: two, commands: deal create, at-most: { run: 2 }, then: allow }\n',
  );
  write('policy.jsonl', ...[1, 2, 3].map((n) => ['deal', 'create', '--title', `Policy ${String(n)}`]));
  const { rows } = await exec('policy.jsonl', '--keep-going');
  rmSync(policy);
  expect(rows.map(({ exit }) => exit)).toEqual([0, 0, 77]);
  expect(rows[2]?.error?.message).toContain('The policy refuses this write');
});
