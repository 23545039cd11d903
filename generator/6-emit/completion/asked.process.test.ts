/**
 * Types into real shells and compares what the program gets: names that the program prints, quoted by the shell. A shell
 * that is not installed is skipped, as the name of the test shows.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canType, recordArguments, shellNames, typeInto } from '../../../tests/support/shells.js';
import { bashScript } from './bash.js';
import type { Description, Flag, Level, Value } from './describe.js';
import { fishScript } from './fish.js';
import { powershellScript } from './powershell.js';
import { zshScript } from './zsh.js';

const stage: Value = { is: 'asked', kind: 'name:stage', list: false };
const flag = (name: string, value: Value): Flag => ({ names: [name], value, repeat: false, summary: name });
const level = (path: string, more: Partial<Level>): Level => ({
  paths: [path],
  nodes: [],
  flags: [],
  args: [],
  variadic: false,
  runs: true,
  ...more,
});

const description: Description = {
  binary: 'my-cli',
  flags: [
    flag('--stage', stage),
    flag('--tags', { is: 'asked', kind: 'names:tag', list: true }),
    flag('--status', { is: 'word', words: ['open', 'won'] }),
    flag('--query', { is: 'query' }),
  ],
  globals: [],
  topics: [],
  levels: [
    level('', {
      nodes: [{ word: 'deal', summary: 'Deals' }],
      args: [{ is: 'asked', kind: 'alias', list: false }],
      runs: false,
    }),
    level('deal', { flags: [0, 1, 2, 3], args: [stage] }),
  ],
};

/** What the program prints for each kind. */
const printed: Readonly<Record<string, string>> = {
  alias: 'mine\tdeal --status open\n',
  'name:stage': [
    '5\tWon deal',
    'Won deal\t5',
    `it's $HOME "x" !\t6`,
    '$(touch hacked)\t7',
    '`touch hacked`\t8',
    'a:b=c; d & e\t9',
    'back\\slash *\t10',
    'é{1,2}~#\t11',
    '',
  ].join('\n'),
  'names:tag': 'Very important\t12\n7\tVery slow\n',
};

/** Keys before Tab and Enter, and the arguments of the program. `%` is the program, so that lines stay short. */
const cases: readonly (readonly [string, readonly string[]])[] = [
  ['% mi', ['mine']],
  ['% deal 5', ['deal', '5']],
  ['% deal Won', ['deal', 'Won deal']],
  ['% deal Won\\ d', ['deal', 'Won deal']],
  ['% deal "Won d', ['deal', 'Won deal']],
  [`% deal 'Won d`, ['deal', 'Won deal']],
  [`% deal it\\'`, ['deal', `it's $HOME "x" !`]],
  ['% deal \\$', ['deal', '$(touch hacked)']],
  [`% deal '$`, ['deal', '$(touch hacked)']],
  ['% deal \\`', ['deal', '`touch hacked`']],
  ['% deal a:b', ['deal', 'a:b=c; d & e']],
  ['% deal back', ['deal', 'back\\slash *']],
  ['% deal é', ['deal', 'é{1,2}~#']],
  ['% deal --stage Won', ['deal', '--stage', 'Won deal']],
  ['% deal --stage=Won', ['deal', '--stage=Won deal']],
  ['% deal --stage="Won', ['deal', '--stage=Won deal']],
  ['% deal --stage=a:b', ['deal', '--stage=a:b=c; d & e']],
  ['% deal --tags 7,Ver', ['deal', '--tags', '7,Very important']],
  ['% deal --tags=7,Ver', ['deal', '--tags=7,Very important']],
  ['% deal --profile work --stage Won', ['deal', '--profile', 'work', '--stage', 'Won deal']],
  ['% deal --status o', ['deal', '--status', 'open']],
];

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

describe.each(shellNames)('%s', (shell) => {
  const runs = canType(shell);

  (runs ? test : test.skip)(
    runs ? 'quotes what the program prints' : 'is not installed',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'asked-'));
      const file = (path: string): string => join(folder, path);
      mkdirSync(file('bin'));
      for (const [kind, text] of Object.entries(printed)) writeFileSync(file(kind), text);
      // Prints the lines that begin with the typed word, and stores every other line of arguments.
      writeFileSync(
        file('bin/my-cli'),
        `#!/bin/sh
if [ "$1" = --complete ]; then
  echo "$@" >>'${file('asked')}'
  while IFS= read -r line; do case $line in "\${3#--word=}"*) printf '%s\\n' "$line" ;; esac; done <"${folder}/$2"
else
  ${recordArguments(folder)}
fi
`,
        { mode: 0o755 },
      );
      const lines = cases.map(([keys]) => `${keys.replace('%', 'my-cli')}\t`);
      const ran = await typeInto({ shell, script: scripts[shell](description), folder, lines });
      expect(cases.map(([keys], at) => [keys, ran[at]])).toEqual(cases);
      expect(existsSync(file('hacked'))).toBe(false);
      const asked = readFileSync(file('asked'), 'utf8').split('\n').slice(0, -1);
      expect(asked).toHaveLength(cases.length - 1);
      expect(asked[0]).toMatch(/^--complete alias --word=mi\b/);
      // The words before it name the profile.
      expect(asked.at(-1)).toMatch(/^--complete name:stage --word=Won deal --profile work --stage\b/);
    },
    60_000,
  );
});

test('PowerShell asks the program only for these values', () => {
  const script = powershellScript(description);
  expect(script).toContain("& 'my-cli' '--complete' $kind");
  expect(script).toContain("'--stage\t!name:stage\t--stage'");
  expect(script).toContain("'--tags\t,!names:tag\t--tags'");
  expect(script).toContain("'--status\t:open won\t--status'");
  expect(script).toContain("'--query\t%\t--query'");
  // The word has quotes, which some versions lose.
  expect(script).toMatch(/ToBase64String.*\n.*'--complete' 'query:powershell' "--word=/);
});
