import { lowered } from '../../fixtures/lowered.js';
import { leafHelp } from './leaf.js';

/** Returns the help of a command on books as lines, with a tab between a label and its text. */
async function helpOf(command: string, more = ''): Promise<string[]> {
  const ir = await lowered(`  ${command}\n`, more);
  const [first] = ir.commands;
  if (first === undefined) throw new Error('There is no command.');
  return leafHelp(first, undefined, ir).split('\n');
}

test('examples come first, then usage, arguments and flags, those that are required first', async () => {
  const help = await helpOf(
    "lend: { effect: act, method: POST, path: '/books/{id}/lend', summary: Lend a book, says: Lent, flags: { to: { required: true, summary: Reader }, note: { summary: Note } }, examples: [{ run: book lend 7 --to 3, shows: Lend it }] }",
  );
  expect(help).toEqual([
    'Lend a book',
    '',
    'Examples:',
    '  # Lend it',
    '  $ libcli book lend 7 --to 3',
    '',
    'Usage:\tlibcli book lend <id...> --to <text> [flags]',
    '',
    'Arguments:',
    '  <id...>\tBook id [- or @file: one per line]',
    '',
    'Flags:',
    '  --to <text>\tReader [required]',
    '  --note <text>\tNote',
    '',
    'Safety flags:',
    '  --dry-run\tPrint the request without sending it',
    '',
    'Global flags: libcli help flags',
    '',
  ]);
});

test.each([
  ['pages: { type: integer, min: 1, max: 9, unit: pages }', '--pages <number>\tX [1 to 9 pages]'],
  ['pages: { type: integer, min: 2, default: 5 }', '--pages <number>\tX [2 or more; default 5]'],
  ['pages: { type: integer, max: 9 }', '--pages <number>\tX [9 or less]'],
  ['wait: { type: integer, unit: seconds }', '--wait <number>\tX [in seconds]'],
  [
    'word: { alias: w, max-length: 20, env: LIBCLI_WORD }',
    '-w, --word <text>\tX [at most 20 characters; env LIBCLI_WORD]',
  ],
  [
    'word: { repeatable: true, min-items: 2, stdin: true }',
    '--word <text>\tX [may be repeated; at least 2; or piped input]',
  ],
  ['state: { choices: [used, new] }', '--state <used|new>\tX'],
  ['state: { choices: [secondhand, antiquarian, new] }', '--state <word>\tX [one of secondhand, antiquarian, new]'],
  ['state: { choices: [new, used], open: true, default: new }', '--state <new|used>\tX [default new]'],
  ['lent: { type: boolean, conflicts: [word] }, word: { summary: W }', '--lent\tX [not with --word]'],
  ['lent: { type: yesno, requires: [word] }, word: { summary: W }', '--lent[=yes|no]\tX [requires --word]'],
  ['key: { secret: true, default: hidden }', '--key <text>\tX'],
  ['word: { placeholder: letters }', '--word <letters>\tX'],
])('the flag %s', async (flag, line) => {
  const help = await helpOf(`list: { columns: [id], flags: { ${flag.replace('{ ', '{ summary: X, ')} } }`);
  expect(help).toContain(`  ${line}`);
});

test('a list that prints only some rows shows the limit, unless it has a flag of that name', async () => {
  expect(await helpOf('list: { columns: [id], cap: 100 }')).toContain(
    '  --limit <number>\tMaximum number of records (0 for all) [0 or more; default 100]',
  );
  expect((await helpOf('list: { columns: [id] }')).join('\n')).not.toContain('--limit');
});

test('flags of which one is required and further exit codes have sections of their own', async () => {
  const help = await helpOf(
    'close: { workflow: close, why: it asks, effect: act, summary: Close, flags: { a: {}, b: {} }, one-of: [[a, b]], exits: { left: { code: 3, meaning: some books are open } } }',
  );
  const text = help.join('\n');
  expect(text).toContain('Exactly one of:\n  --a, --b\n');
  expect(text).toContain('Exit codes:\n  3\tsome books are open\n');
});
