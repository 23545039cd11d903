import { lowered } from '../fixtures/lowered.js';
import { commandDescription } from './describe/command.js';
import { leafHelp } from './help/leaf.js';
import { pagesOf } from './reference/chapters.js';
import { undoOf } from './undo.js';

const MORE = 'standard: [writes]\n';
const READ = '  get: { examples: [book get 7] }\n';
const LIST = '  list: { columns: [id, title], paging: pages, examples: [book list] }\n';
const CREATE = '  create: { flags: { title: { summary: Title } }, examples: [book create --title Emma] }\n';
const UPDATE = '  update: { flags: { title: { summary: Title } }, examples: [book update 7 --title Emma] }\n';
const DELETE = '  delete: { examples: [book delete 7 --yes] }\n';
const act = (name: string, more: string): string =>
  `  ${name}: { effect: act, method: POST, path: '/books/{id}/${name}', summary: Change a book, says: Done, ${more}, examples: [book ${name} 7] }\n`;

const READS = 'The record is read before the write (one more request); --no-before leaves this out.';

test.each([
  ['create', CREATE + DELETE, '`book delete` with the id of the new record.'],
  ['update', READ + UPDATE, `\`book update\` with the previous values. ${READS}`],
  [
    'update',
    LIST + UPDATE,
    '`book update` with the previous values. The record is read before the write (one or more requests); --no-before leaves this out.',
  ],
  [
    'delete',
    READ + CREATE + DELETE,
    `\`book create\` with the fields of the deleted record; the new record has another id. ${READS}`,
  ],
  [
    'delete',
    CREATE + DELETE.replace('examples', 'undo: { command: book create, body: record, before: itself }, examples'),
    `\`book create\` with the fields of the deleted record; the new record has another id. ${READS}`,
  ],
  [
    'lend',
    act('lend', 'undo: { command: book return }') + act('return', 'undo: { command: book lend }'),
    '`book return` with the same arguments.',
  ],
  [
    'move',
    READ + act('move', "undo: { command: book move, body: { shelf: '{before.shelf}' } }"),
    `\`book move\` with the previous values. ${READS}`,
  ],
  ['send', act('send', 'undo: { none: The letter was sent. }'), 'none. The letter was sent.'],
  ['create', CREATE, 'none. No command of the client takes it back.'],
  [
    'create',
    `${CREATE.replace(' examples', " undo: { command: book delete, args: { id: '{created}' }, reversals: [{ when: { state: lent }, reason: A lent book is not deleted., fields: [price], negative: [price] }] }, examples")}${DELETE}`,
    '`book delete` with the id of the new record. A lent book is not deleted.',
  ],
])('the undo of %s', async (name, commands, summary) => {
  const ir = await lowered(commands, MORE);
  const command = ir.commands.find(({ words }) => words.join(' ') === `book ${name}`)!;
  expect(undoOf(command, ir)?.summary).toBe(summary);
});

test('help, descriptions and reference pages have the same sentence, and nothing without the log of writes', async () => {
  for (const more of [MORE, '']) {
    const ir = await lowered(READ + UPDATE, more);
    const command = ir.commands.find(({ words }) => words.join(' ') === 'book update')!;
    const sentence = `\`book update\` with the previous values. ${READS}`;
    const page = pagesOf(ir).find(({ words }) => words === 'book');
    const chapter = page?.commands.find(({ words }) => words === 'book update');
    const description = commandDescription(command, ir, undefined);
    expect(description.undo).toEqual(
      more === '' ? undefined : { summary: sentence, commands: ['book update'], reads: true },
    );
    expect(leafHelp(command, undefined, ir).includes(`Undo:\t${sentence}\n`)).toBe(more !== '');
    expect(chapter?.description ?? '').toBe(more === '' ? '' : `Undo: ${sentence}`);
  }
});

test('a command has --no-before only if its record is read', async () => {
  const ir = await lowered(READ + CREATE + UPDATE + DELETE + act('send', 'undo: { none: The letter was sent. }'), MORE);
  const having = ir.commands.filter(({ flags }) => flags.some(({ name }) => name === 'no-before'));
  expect(having.map(({ words }) => words.join(' '))).toEqual(['book delete', 'book update']);
});
