/** The completion scripts and help topics of the built binaries. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNames } from '../../runtime/state/name-lists.js';
import { binaryPath, environment, newHome, runner } from '../support/cli.js';
import { inProcess, type Name } from '../support/in-process.js';

const binaries: readonly Name[] = ['crmcli', 'helpdeskcli', 'ledgercli'];
const home = newHome();

const shells = [
  ['bash', ['--norc', '-n']],
  ['zsh', ['-f', '-n']],
  ['fish', ['-N', '-n']],
] as const;
const installed = (shell: string): boolean => spawnSync('sh', ['-c', `command -v ${shell}`]).status === 0;

async function scriptOf(binary: Name, shell: string): Promise<string> {
  const { code, stdout, stderr } = await inProcess(binary, ['completion', shell], home);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const file = join(home, `${binary}.${shell}`);
  writeFileSync(file, stdout);
  return file;
}

describe.each(binaries)('%s', (binary) => {
  test.each(shells)('%s can read its script', async (shell, args) => {
    const file = await scriptOf(binary, shell);
    expect(statSync(file).size).toBeGreaterThan(1000);
    if (installed(shell)) execFileSync(shell, [...args, file]);
  });

  test('PowerShell: brackets and quotes are closed, every command is in the table', async () => {
    const { stdout } = await inProcess(binary, ['completion', 'powershell'], home);
    const code = stdout
      .replace(/'(?:[^']|'')*'/g, 'x')
      .replace(/"(?:[^"`]|`.)*"/g, 'x')
      .replace(/#.*/g, '');
    expect(code).not.toMatch(/['"]/);
    const open: string[] = [];
    for (const [bracket] of code.matchAll(/[(){}[\]]/g)) {
      if ('({['.includes(bracket)) open.push(bracket);
      else expect(`${open.pop() ?? ''}${bracket}`).toMatch(/^(\(\)|\{\}|\[\])$/);
    }
    expect(open).toEqual([]);
    const paths = [...stdout.matchAll(/^ {8}'([a-z -]*)' = @\{/gm)].map(([, path]) => path);
    expect(paths).toEqual(expect.arrayContaining(['', 'completion', 'auth login', 'sandbox serve']));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('help exit-codes names the codes of signals, which no other row has', async () => {
    const { stdout } = await inProcess(binary, ['help', 'exit-codes'], home);
    const rows = [...stdout.matchAll(/^ {2}(1[2-4]\d) +(.*)$/gm)].map(([, code, meaning]) => [code, meaning]);
    expect(rows).toEqual([
      ['130', 'interrupted with Ctrl-C (SIGINT)'],
      ['129', 'the terminal was closed (SIGHUP)'],
      ['143', 'ended by SIGTERM'],
    ]);
  });

  const topics = ['commands', 'auth', 'environment', 'exit-codes', 'flags', 'output'];
  test.each(topics)('help %s', async (topic) => {
    const { code, stdout, stderr } = await inProcess(binary, ['help', topic], home);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const first = (await inProcess(binary, ['--help'], home)).stdout;
    expect(first).toContain(topic === 'commands' ? `${binary} help commands  ` : topics.slice(1).join(', '));
    // The group of the name is offered instead of the topic.
    const offered =
      topic === 'auth' ? [] : [expect.stringMatching(new RegExp(`^ +test .*printf .*'${topic}\\b`, 'm')) as string];
    expect([(await inProcess(binary, ['completion', 'fish'], home)).stdout]).toEqual(expect.arrayContaining(offered));
  });
});

test('an unknown shell is refused with a list of the known ones', async () => {
  const { code, stderr } = await inProcess('crmcli', ['completion', 'tcsh', '-o', 'table'], home);
  expect(code).toBe(64);
  expect(stderr).toContain('bash, zsh, fish, powershell');
});

test('for an unknown topic the nearest one is suggested', async () => {
  const { code, stderr } = await inProcess('ledgercli', ['help', 'exit-code', '-o', 'table'], home);
  expect(code).toBe(2);
  expect(stderr).toContain('Did you mean exit-codes');
});

(installed('bash') ? test : test.skip)('bash completes words, flags and values of a real client', async () => {
  const file = await scriptOf('crmcli', 'bash');
  const complete = (...words: string[]): string[] =>
    execFileSync(
      'bash',
      [
        '--norc',
        '-c',
        `. "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _crmcli x "\${@: -1}"; printf '%s\\n' "\${COMPREPLY[@]}"`,
        file,
        ...words,
      ],
      { encoding: 'utf8' },
    )
      .split('\n')
      .filter((word) => word !== '');
  expect(complete('crmcli', 'de')).toEqual(['deal', 'describe']);
  expect(complete('crmcli', 'deal', 'list', '--status', 'o')).toEqual(['open']);
  expect(complete('crmcli', 'completion', '')).toEqual(['bash', 'zsh', 'fish', 'powershell']);
  expect(complete('crmcli', 'deal', 'create', '--field', 'a=b', '--fie')).toEqual(['--field', '--fields']);
});

(installed('bash') ? test : test.skip)('bash completes what only this machine knows, without a request', async () => {
  const own = newHome();
  const bin = join(own, 'bin');
  mkdirSync(bin);
  const names = join(own, '.config/helpdeskcli/names/sandbox');
  const entries = [{ id: '12', name: 'Very important' }];
  await writeNames(join(names, 'tag.ndjson'), { at: '2020-01-01T00:00:00Z', of: 'none', env: {}, entries });
  await inProcess('helpdeskcli', ['alias', 'set', 'mine', 'conv list --status open'], own);
  await inProcess('helpdeskcli', ['config', 'set', 'page_size pager', '50', '--profile', 'work'], own);
  await inProcess('crmcli', ['--profile', 'sandbox', 'sync', 'warehouse', '--dir', 'my copy'], own);
  const scripts: string[] = [];
  for (const binary of binaries) {
    scripts.push(await scriptOf(binary, 'bash'));
    writeFileSync(join(bin, binary), `#!/bin/sh\nexec '${runner}' '${binaryPath(binary)}' "$@"\n`, { mode: 0o755 });
  }
  const lines = [
    'helpdeskcli mi',
    'helpdeskcli alias unset ',
    'helpdeskcli conv list --profile ',
    'helpdeskcli config unset pa',
    'helpdeskcli tag usage ',
    'helpdeskcli --profile sandbox tag usage ',
    'helpdeskcli --profile sandbox tag usage v',
    'crmcli config set co',
    'ledgercli config get d',
    'ledgercli list crm/acco',
    'crmcli sql --describe DEALS',
    'crmcli sql --dir=none --describe st',
    "crmcli sql --dir './my copy' --describe st",
  ];
  const calls = lines.map(
    (line) => `COMP_WORDS=(${line}${line.endsWith(' ') ? "''" : ''}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
_\${COMP_WORDS[0]} x "\${COMP_WORDS[COMP_CWORD]}"; echo "\${COMPREPLY[*]}"`,
  );
  // Any request would fail, and show.
  const env = {
    ...environment(own),
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    HELPDESKCLI_BASE_URL: 'https://localhost:1',
  };
  const script = [...scripts.map((file) => `. '${file}'`), ...calls].join('\n');
  const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', script], { env, cwd: own, encoding: 'utf8' });
  expect({ stdout: stdout.trimEnd().split('\n'), stderr }).toEqual({
    stdout: [
      'mine',
      'mine',
      'default work sandbox',
      'page_size pager',
      '',
      '12',
      'Very\\ important',
      'company_domain',
      'default_output division',
      'crm/AccountClasses crm/AccountClassificationNames crm/AccountClassifications crm/Accounts',
      'deals deals_named',
      '',
      'stages stages_named',
    ],
    stderr: '',
  });
});

(installed('fish') ? test : test.skip)('fish loads the script from the folder that the help names', async () => {
  mkdirSync(join(home, '.config/fish/completions'), { recursive: true });
  const { stdout } = await inProcess('helpdeskcli', ['completion', 'fish'], home);
  writeFileSync(join(home, '.config/fish/completions/helpdeskcli.fish'), stdout);
  // fish loads a completion only for a program that exists; the program is never started.
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'bin/helpdeskcli'), 'exit 1\n', { mode: 0o755 });
  const out = execFileSync('fish', ['-c', 'complete -C "helpdeskcli conv li"'], {
    env: { HOME: home, PATH: `${join(home, 'bin')}:${process.env['PATH'] ?? ''}` },
    encoding: 'utf8',
  });
  expect(out).toMatch(/^list\tList conversations/);
});
