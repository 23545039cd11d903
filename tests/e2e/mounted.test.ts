/** Generated modules are yargs command modules: any program can mount and run them. */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import yargs from 'yargs';
import { compile } from '../../generator/compile.js';
import { command as list } from '../../generated/crm/deal/list.js';
import { command as get } from '../../generated/crm/deal/get.js';
import { command as doctor } from '../../generated/crm/commands/doctor.js';
import { cli, ended, environment, newHome, node, root, type Binary, type Ended } from '../support/cli.js';

/** The program and the modules that it mounts, compiled once: a start through a loader takes five times as long. */
const compiled = join(root, 'node_modules/.cache/mounted');

/** Runs the program with the commands of these modules, below `generated/`. */
function plain(paths: string, args: readonly string[], home = newHome(), env = {}): Promise<Ended> {
  const child = spawn(node, [join(compiled, 'tests/e2e/fixtures/plain.js'), paths, ...args], {
    cwd: root,
    env: environment(home, env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return ended(child);
}

/** Module, binary, name of the command, and its arguments. */
const lines: readonly (readonly [string, Binary, string, ...string[]])[] = [
  ['crm/deal/list', 'crmcli', 'deal list', '--status', 'open', '--limit', '3', '-o', 'csv'],
  ['crm/deal/list', 'crmcli', 'deal list', '--ids', '1,2', '--fields=id,title', '--output', 'json'],
  ['crm/deal/list', 'crmcli', 'deal list', '--no-retry', '--no-color', '--limit', '1'],
  ['crm/deal/get', 'crmcli', 'deal get', '7'],
  ['crm/deal/get', 'crmcli', 'deal get', '7e0'],
  ['crm/deal/get', 'crmcli', 'deal get', '9007199254740993'],
  ['crm/deal/create', 'crmcli', 'deal create', '--title', '0042', '--value', '10.50', '--person', '3'],
  ['crm/deal/create', 'crmcli', 'deal create', '--title', 'T', '--field', 'Seats=5', '--field', 'Sector=Retail'],
  ['crm/deal/create', 'crmcli', 'deal create', '--title', 'T', '--title', 'U'],
  ['crm/deal/create', 'crmcli', 'deal create', '--title', 'T', '--probability', '101'],
  ['crm/deal/create', 'crmcli', 'deal create', '--title', 'T', '--dry-run'],
  ['crm/deal/delete', 'crmcli', 'deal delete', '7', '--yes'],
  ['crm/deal/delete', 'crmcli', 'deal delete', '7'],
  ['crm/deal/follower/add', 'crmcli', 'deal follower add', '7', '--user', '2'],
  ['crm/deal/summary', 'crmcli', 'deal summary', '--status', 'open'],
  ['crm/commands/search', 'crmcli', 'search', 'Kestrel', '--item-types', 'deal,person', '--limit', '2'],
  ['crm/config/set', 'crmcli', 'config set', 'company_domain', 'acme'],
  ['crm/commands/version', 'crmcli', 'version'],
  ['helpdesk/conv/status', 'helpdeskcli', 'conv status', '1', '--set', 'closed'],
  ['helpdesk/conv/tag', 'helpdeskcli', 'conv tag', '1', '--add', 'vip,late'],
  ['helpdesk/workflow/run', 'helpdeskcli', 'workflow run', '1', '--conv', '1', '--conv', '2'],
  ['ledger/commands/list', 'ledgercli', 'list', 'crm/Accounts', '--limit', '2', '--select', 'ID,Name'],
  ['ledger/account/list', 'ledgercli', 'account list', '--limit', '2'],
];

/** Compiles the forge, whose arguments can have several parts, and returns the folder of its modules. */
async function compileForge(): Promise<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'mounted-')), 'forge');
  cpSync(join(root, 'tests', 'fourth', 'forge'), folder, { recursive: true });
  const out = join(folder, 'client');
  await compile({ specs: join(folder, 'specs'), out, services: [], mode: 'write', target: 'ts' });
  return out;
}

beforeAll(async () => {
  const forge = await compileForge();
  const own = [...new Set(lines.map(([path]) => path)), 'helpdesk/conv/list'];
  await build({
    entryPoints: [
      { in: 'tests/e2e/fixtures/plain.ts', out: 'tests/e2e/fixtures/plain' },
      ...own.map((path) => ({ in: `generated/${path}.ts`, out: `generated/${path}` })),
      ...['list', 'get', 'copy'].map((name) => ({
        in: join(forge, 'label', `${name}.ts`),
        out: `generated/forge/label/${name}`,
      })),
    ],
    absWorkingDir: root,
    tsconfig: 'tsconfig.json',
    outdir: compiled,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    sourcemap: 'inline',
  });
});

test.each(lines.map((line) => [line.slice(1).join(' '), line] as const))(
  '%s',
  async (_shown, [path, binary, words, ...more]) => {
    const args = [...more, '--profile', 'sandbox'];
    const [own, mounted] = await Promise.all([
      cli(binary, [...words.split(' '), ...args], newHome()),
      plain(path, [words.split(' ').at(-1) ?? '', ...args]),
    ]);
    const masked = ({ stdout, stderr, ...rest }: Ended) => ({
      ...rest,
      stdout: stdout.replace(/"\d{4}-[-\d]+T[\d:.]+Z"|"node [\d.]+"|127\.0\.0\.1:\d+/g, '<changes>'),
      // A program that mounts the command has the line: the error can name only a line that does not repeat it.
      stderr: stderr.replace(/,"next":"[^"]*"/, ''),
    });
    // Nor does it report flags that are given twice.
    const { stderr } = own;
    expect(masked(mounted)).toEqual(
      masked({ ...own, stderr: stderr.replace(/^Warning: .* was given twice; the last value is used\.\n/, '') }),
    );
  },
);

test('help shows the description of the command, its flags with choices and defaults, and the global flags', async () => {
  const { code, stdout } = await plain('helpdesk/conv/list', ['list', '--help']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^plain list$/m);
  expect(stdout).toContain('List conversations');
  expect(stdout).toMatch(/--status .*choices: "active"/s);
  expect(stdout).toMatch(/--limit .*\[default: 25\]/s);
  expect(stdout).toMatch(/Global flags:.*--profile/s);
  expect((await plain('crm/deal/get,crm/deal/list', ['--help'])).stdout).toMatch(
    /plain get <id> +Show one deal\n +plain list +List/,
  );
  expect((await plain('crm/deal/get', ['get', '--help'])).stdout).toMatch(/Positionals:\n +id +Deal id +\[string\]/);
});

test('commands can be mounted below a command of the program', async () => {
  const args = ['--profile', 'sandbox', '--output', 'json', '--fields', 'id'];
  const { code, stdout } = await plain('sales:crm/deal/list,crm/deal/get', ['sales', 'get', '7', ...args]);
  expect({ code, data: JSON.parse(stdout) }).toEqual({ code: 0, data: { id: 7 } });
});

test.each([
  ['list', ['ada/engine'], [{ name: 'bug' }, { name: 'label-2' }, { name: 'label-3' }]],
  ['get', ['ada/engine', 'bug'], { name: 'bug' }],
  ['copy', ['ada/engine', 'ada/kit'], { copied: 3 }],
])('an argument of several parts is split: label %s %j', async (name, args, printed) => {
  const argv = [
    name,
    ...args,
    '--profile',
    'sandbox',
    '--output',
    'json',
    '--fields',
    Object.keys([printed].flat()[0] ?? {}).join(),
  ];
  const { code, stdout, stderr } = await plain(`forge/label/${name}`, argv);
  const said = name === 'copy' ? 'The sandbox was changed, not the service.\n' : '';
  expect({ code, stderr, data: JSON.parse(stdout) as unknown }).toEqual({ code: 0, stderr: said, data: printed });
});

test('help and errors show the form of an argument of several parts', async () => {
  const help = await plain('forge/label/list', ['list', '--help']);
  expect(help.stdout).toMatch(/Positionals:\n +repository +Repository \(owner\/repo\) +\[string\]/);
  const { code, stdout, stderr } = await plain('forge/label/list', ['list', 'engine', '--profile', 'sandbox']);
  expect({ code, stdout }).toEqual({ code: 64, stdout: '' });
  expect(JSON.parse(stderr)).toMatchObject({ message: '<owner/repo> must be of the form owner/repo, not "engine".' });
});

test.each([
  [['list', '--status', 'opn'], 'Choices: "open", "won", "lost", "deleted"'],
  [['list', '--statsu', 'open'], 'Unknown argument: statsu'],
  [['list', '--status'], 'Not enough arguments following: status'],
  [['list', 'extra'], 'Unknown argument: extra'],
])('yargs refuses %j', async (args, said) => {
  const { code, stdout, stderr } = await plain('crm/deal/list', [...args, '--profile', 'sandbox']);
  expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: expect.stringContaining(said) });
});

test('required flags of yargs can come from the environment and the settings', async () => {
  const home = newHome();
  await cli('crmcli', ['config', 'set', 'default_output', 'csv', '--profile', 'sandbox'], home);
  const { stdout } = await plain('crm/deal/list', ['list', '--limit', '1', '--profile', 'sandbox'], home);
  expect(stdout).toMatch(/^id,title,/);
  const env = { CRMCLI_PROFILE: 'sandbox' };
  expect(await plain('crm/deal/get', ['get', '1'], newHome(), env)).toMatchObject({ code: 0 });
});

test('the modules fit the types of yargs', () => {
  expect(yargs([]).command(list).command(get).command(doctor)).toBeDefined();
});
