/** Runs the scripts in real shells. A shell that is not installed is skipped, as the name of the test shows. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bashScript } from './bash.js';
import type { Description, Flag, Level, Value } from './describe.js';
import { fishScript } from './fish.js';
import { zshScript } from './zsh.js';

const any: Value = { is: 'any' };
const flag = (names: string, value: Value, summary: string, repeat = false): Flag => ({
  names: names.split(' '),
  value,
  repeat,
  summary,
});
const level = (path: string, more: Partial<Level>): Level => ({
  paths: [path],
  nodes: [],
  flags: [],
  args: [],
  variadic: false,
  runs: true,
  ...more,
});
const nodes = (...words: string[]) => words.map((word) => ({ word, summary: hostile }));

/** Every character that is special in some shell. */
const hostile = `it's "50%" $HOME $(touch hacked) \`touch hacked\` [a:b] {c} * ? ~ # ! & ; | < > \\ \\n \u2019x\u2019`;

const description: Description = {
  binary: 'my-cli',
  flags: [
    flag('-o --output', { is: 'word', words: ['table', 'json'] }, hostile),
    flag('--verbose', { is: 'none' }, hostile),
    flag('--status', { is: 'word', words: ['open', 'won'] }, hostile),
    flag('--tag', any, hostile, true),
    flag('--include', { is: 'list', words: ['notes', 'tags'] }, hostile),
    flag('--file', { is: 'file' }, hostile),
    flag('--body', { is: 'at-file' }, hostile),
    flag('--vip', { is: 'yesno' }, hostile),
  ],
  globals: [0, 1],
  topics: [{ word: 'output', summary: hostile }],
  levels: [
    level('', { nodes: nodes('audit', 'deal', 'help', 'login'), runs: false }),
    level('audit', { paths: ['audit', 'check'], nodes: nodes('rules'), flags: [2] }),
    level('audit rules', { paths: ['audit rules', 'check rules'], flags: [3] }),
    level('deal', { nodes: nodes('list', 'send'), runs: false }),
    level('deal list', { flags: [2, 3, 4, 5, 6, 7] }),
    level('deal send', { args: [{ is: 'word', words: ['fast', 'slow'] }, any, { is: 'file' }], variadic: true }),
    level('login', {}),
  ],
};

/** Line up to the cursor, and the proposals for its last word. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  ['my-cli ', ['audit', 'deal', 'help', 'login']],
  ['my-cli d', ['deal']],
  ['my-cli deal ', ['list', 'send']],
  ['my-cli --output json deal ', ['list', 'send']],
  ['my-cli -o ', ['json', 'table']],
  ['my-cli deal list --sta', ['--status']],
  ['my-cli deal list --status ', ['open', 'won']],
  ['my-cli deal list --status=o', ['open']],
  ['my-cli deal list --status open --sta', []],
  ['my-cli deal list --status=open --sta', []],
  ['my-cli deal list --tag x --ta', ['--tag']],
  ['my-cli deal list -o json --out', []],
  ['my-cli deal list --include notes,t', ['tags']],
  ['my-cli deal list --include=notes,t', ['tags']],
  ['my-cli deal list --file note', ['notes.txt']],
  ['my-cli deal list --file=note', ['notes.txt']],
  ['my-cli deal list --body note', []],
  ['my-cli deal list --body @note', ['notes.txt']],
  ['my-cli deal list --vip=y', ['yes']],
  ['my-cli deal list --vip yes --sta', ['--status']],
  ['my-cli deal list --tag ', []],
  ['my-cli deal list -- --sta', []],
  ['my-cli deal list --nonsense --sta', ['--status']],
  ['my-cli deal send ', ['fast', 'slow']],
  ['my-cli deal send --verbose f', ['fast']],
  ['my-cli deal send fast x note', ['notes.txt']],
  ['my-cli deal send fast x y z note', ['notes.txt']],
  ['my-cli audit r', ['rules']],
  ['my-cli audit --sta', ['--status']],
  ['my-cli check rules --t', ['--tag']],
  ['my-cli login ', ['--output', '--verbose', '-o']],
  ['my-cli login -5 --verb', ['--verbose']],
  ['my-cli unknown ', []],
  ['my-cli help ', ['audit', 'deal', 'help', 'login', 'output']],
  ['my-cli help deal ', ['list', 'send']],
  ['my-cli help deal list --sta', []],
];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'completion-'));
  writeFileSync(join(folder, 'notes.txt'), '');
});

const where = (shell: string): string | undefined => {
  const found = spawnSync('sh', ['-c', `command -v ${shell}`], { encoding: 'utf8' }).stdout.trim();
  return found === '' ? undefined : found;
};

/** Runs without a PATH, so that proposals cannot come from another program. */
const run = (shell: string, args: readonly string[]): string =>
  execFileSync(shell, args, {
    cwd: folder,
    env: { PATH: '/nowhere', HOME: folder, LC_ALL: 'C.UTF-8', TERM: 'dumb' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Returns the proposals of all cases, each after a line `== <index>`. */
function proposalsIn(text: string): string[][] {
  const found: string[][] = cases.map(() => []);
  for (const part of text.split(/^== /m).slice(1)) {
    const [place = '', ...lines] = part.split(/\r?\n/);
    found[Number(place)] = lines.filter((line) => line !== '').sort();
  }
  return found;
}

const compared = (found: readonly string[][]) => cases.map(([line], at) => [line, found[at]]);

function inShell(name: string, body: (shell: string) => void): void {
  const shell = where(name);
  (shell === undefined ? test.skip : test)(`${name}${shell === undefined ? ' (not installed)' : ''}`, () =>
    body(shell ?? ''),
  );
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

inShell('bash', (shell) => {
  writeFileSync(join(folder, 'c.bash'), bashScript(description));
  // Readline breaks a line at spaces, and around the characters = : @.
  const calls = cases.map(([line], at) => {
    const words = line
      .split(' ')
      .flatMap((word) => (word === '' ? [''] : word.split(/(?<=[=:@])(?![=:@])|(?<![=:@])(?=[=:@])/)));
    const last = words.at(-1) ?? '';
    const replaced = /^[=:]+$/.test(last) ? '' : /@$/.test(words.at(-2) ?? '') ? `@${last}` : last;
    return `COMP_WORDS=(${words.map(quoted).join(' ')}) COMP_CWORD=${String(words.length - 1)}
_my_cli my-cli ${quoted(replaced)} ''
echo '== ${String(at)}'; printf '%s\\n' "\${COMPREPLY[@]#*[@,]}"`;
  });
  writeFileSync(join(folder, 'all.bash'), `. ./c.bash\n${calls.join('\n')}\ncomplete -p my-cli\n`);
  const out = run(shell, ['--norc', 'all.bash']);
  expect(out).toContain('complete -F _my_cli my-cli');
  expect(compared(proposalsIn(out.replace(/^complete -F.*$/m, '')))).toEqual(cases);
});

inShell('fish', (shell) => {
  writeFileSync(join(folder, 'c.fish'), fishScript(description));
  const calls = cases.map(([line], at) => `echo '== ${String(at)}'; complete -C '${line.replace(/[\\']/g, '\\$&')}'`);
  const out = run(shell, ['-N', '-c', `source c.fish\n${calls.join('\n')}`]);
  expect(out).toContain(`${hostile}\n`);
  const bare = out
    .split('\n')
    .map((line) => (line.startsWith('==') ? line : line.replace(/\t.*/, '').replace(/^(--\w+=)?(notes,|@)?/, '')))
    .join('\n');
  expect(compared(proposalsIn(bare))).toEqual(cases);
});

inShell('zsh', (shell) => {
  writeFileSync(join(folder, 'c.zsh'), zshScript(description));
  const calls = cases.map(
    ([line], at) =>
      `print -r -- '== ${String(at)}' >>out.txt; BUFFER=${quoted(line)}; CURSOR=$#BUFFER; zle complete-word; zle -I`,
  );
  // The editor completes each line as soon as it starts. Every proposal passes through compadd; calls that only compute
  // with words are not proposals.
  writeFileSync(
    join(folder, 'inner.zsh'),
    `unsetopt autolist automenu beep; LISTMAX=10000
autoload -Uz compinit; compinit -u -D; source ./c.zsh
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd "$@"; return; fi
  local -a hits=(); builtin compadd -A hits "$@"; print -rl -- $hits >>out.txt; builtin compadd "$@"
}
zle-line-init() {
${calls.join('\n')}
exit
}
zle -N zle-line-init
`,
  );
  writeFileSync(
    join(folder, 'outer.zsh'),
    `zmodload zsh/zpty; zpty z ${quoted(shell)} -f -i; zpty -w z 'source ./inner.zsh'
while zpty -r z drained; do :; done
`,
  );
  run(shell, ['-f', 'outer.zsh']);
  const out = execFileSync('cat', [join(folder, 'out.txt')], { encoding: 'utf8' });
  expect(compared(proposalsIn(out))).toEqual(cases);
});

afterAll(() => {
  // A description that the shell ran instead of showing it would have created this file.
  expect(execFileSync('ls', [folder], { encoding: 'utf8' })).not.toContain('hacked');
});
