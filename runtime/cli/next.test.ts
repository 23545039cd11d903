/** The command line that an error names: it can be run as it is, and has no secret. */
import { CliError, toRun } from '../base/errors.js';
import { shellWords } from '../base/shell.js';
import { fakeWorld } from '../testing/world.js';
import { client } from './fixture/client.js';
import { main } from './main.js';
import { nextLine } from './next.js';

async function nextOf(line: readonly string[]): Promise<unknown> {
  const fake = fakeWorld([...line, '-o', 'json'], { stdin: '' });
  await main(client, fake.world);
  return (JSON.parse(fake.err()) as Record<string, unknown>)['next'];
}

test.each([
  // A single nearest name replaces the word where it was typed.
  [['item', 'gte', '7'], 'toycli item get 7 -o json'],
  [['item', 'get', '7', '--exat'], 'toycli item get 7 --exact -o json'],
  [['item', 'get', '7', '--limt=2'], 'toycli item get 7 --limit=2 -o json'],
  // A value of a local command can be a secret, such as that of a setting.
  [['rows', '3', '--limt=2'], 'toycli rows --help'],
  [
    ['item', 'create', '--title', "it's", '--status', 'wno'],
    "toycli item create --title 'it'\\''s' --status won -o json",
  ],
  [['item', 'create', '--title', 'x', '--status=wno'], 'toycli item create --title x --status=won -o json'],
  // The word is there twice, or after the end of the flags.
  [['item', 'create', '--title', 'wno', '--status', 'wno'], 'toycli item create --help'],
  [['item', 'get', '--exat', '--', '7'], 'toycli item get --help'],
  // The line would fail again.
  [['rows', '3', '--limt', '2', '--nope'], 'toycli rows --help'],
  [['item', 'create', '--titel', 'x', '--status', 'open', 'stray'], 'toycli item create --help'],
  // Several names are near, or none.
  [['item', 'nothing'], 'toycli item --help'],
  [['item', 'get'], 'toycli item get --help'],
  // A group is not a command.
  [['itm'], 'toycli item --help'],
  // Nobody can be asked: what would be sent is shown, and nothing is confirmed.
  [['item', 'delete', '7'], 'toycli item delete 7 -o json --dry-run'],
  [['fail', 'config'], undefined],
] as const)('%j: %s', async (line, next) => {
  expect(await nextOf(line)).toBe(next);
});

test('a line with a secret is not repeated', async () => {
  const next = String(await nextOf(['list', '--token', 'very-secret-value', '--limt', '2']));
  expect(next).toBe('toycli list --help');
});

test('the words of a line are those that were typed, after a shell has read it', async () => {
  const text = 'a "b" \'c\' $(d) \\ `e`\n';
  const next = String(await nextOf(['item', 'create', '--title', text, '--value', '1', '--custmer']));
  expect(shellWords(next)).toEqual([
    'toycli',
    'item',
    'create',
    '--title',
    text,
    '--value',
    '1',
    '--customer',
    '-o',
    'json',
  ]);
});

test('a remedy with a command line names the profile of the run; a tool gets no line that was typed', async () => {
  const options = { profile: 'north star', noLog: undefined } as never;
  const signIn = new CliError('auth', 'No', toRun('toycli auth login'));
  expect(signIn.remedy).toBe('Run "toycli auth login".');
  expect(await nextLine(signIn, client, { options })).toBe("toycli auth login --profile 'north star'");
  expect(await nextLine(new CliError('usage', 'No'), client, { words: ['item', 'get'] })).toBeUndefined();
});

test('a write that may have taken effect is looked for first', async () => {
  const facts = {
    options: { profile: 'default' } as never,
    service: { log: true } as never,
    writes: { sent: 1, answered: 0, done: 0, unknown: 1, repeatable: 0 },
  };
  const lost = new CliError('unavailable', 'No', toRun('toycli auth login'));
  expect(await nextLine(lost, client, facts)).toBe('toycli reconcile');
  expect(await nextLine(lost, client, { ...facts, service: {} as never })).toBe('toycli auth login');
});
