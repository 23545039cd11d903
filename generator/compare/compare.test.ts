import { base, changesOf, edited, written, type Edit } from '../fixtures/shop.js';
import { rules } from './rules.js';

const old = written(base);

/** An edit, and the changes that it causes: place in the new specs, severity, rule and sentence. */
const table: readonly (readonly [edit: Edit, changes: readonly string[]])[] = [
  [['service', 'Command-line client', 'A client'], []],
  [['book', 'Number of pages', 'Pages'], []],
  [['book', 'path: /books\n', 'path: /v2/books\n'], []],
  [
    ['service', 'binary: shopcli', 'binary: store'],
    ['service.yaml:3:1 breaking binary-changed: shop: the binary changed from shopcli to store'],
  ],
  [
    ['service', 'service: shop', 'service: store'],
    [
      'old/service.yaml:2:1 breaking service-removed: shop: shopcli was removed',
      'service.yaml:2:1 safe service-added: store: shopcli was added',
    ],
  ],
  [
    ['service', 'env: SHOPCLI_KEY', 'env: SHOPCLI_TOKEN'],
    ['service.yaml:7:1 breaking environment-removed: shop: SHOPCLI_KEY is no longer read'],
  ],
  [
    ['service', 'currency: {', 'money: {'],
    [
      'service.yaml:18:1 breaking setting-removed: shop: the setting currency was removed',
      'service.yaml:18:1 safe setting-added: shop: the setting money was added',
    ],
  ],
  [
    ['service', 'default: table', 'default: auto'],
    ['service.yaml:20:1 breaking output-changed: shop: the default format changed from table to auto'],
  ],
  [
    ['service', 'code: 9,', 'code: 19,'],
    ['service.yaml:21:1 breaking exit-changed: shop: the exit code of rate changed from 9 to 19'],
  ],
  [
    ['service', 'more: { shelf:', 'more: { shelves:'],
    ['service.yaml:34:1 risky tool-removed: shop: the tool shelf was removed'],
  ],
  [
    ['book', 'get: {', 'read: { verb: get,'],
    [
      'book.yaml:1:8 breaking command-removed: shop: "book get" was removed',
      'book.yaml:17:3 safe command-added: shop: "book read" was added',
    ],
  ],
  [
    ['book', 'get: {', 'read: { was: get, verb: get,'],
    ['book.yaml:17:3 safe command-renamed: shop: "book get" was renamed to "book read"'],
  ],
  [
    ['book', 'aliases: [show]', 'aliases: [view]'],
    [
      'book.yaml:17:3 breaking name-removed: book get: the other name "show" was removed',
      'book.yaml:17:3 safe name-added: book get: the other name "view" was added',
    ],
  ],
  [
    ['book', 'effect: act', 'effect: delete'],
    [
      'book.yaml:24:3 breaking confirmation-added: book lend: the command asks for confirmation',
      'book.yaml:24:3 breaking effect-stronger: book lend: the effect changed from act to delete',
      'book.yaml:24:3 breaking output-changed: book lend: the result (`gives`) changed from none to {"deleted":"{reader}"}',
      'book.yaml:24:3 safe flag-added: book lend: --yes was added',
    ],
  ],
  [
    ['book', 'effect: act', 'effect: update'],
    ['book.yaml:24:3 risky effect-changed: book lend: the effect changed from act to update'],
  ],
  [
    ['book', 'effect: act', 'effect: act\n    confirm: Lend book {id}?'],
    [
      'book.yaml:24:3 breaking confirmation-added: book lend: the command asks for confirmation',
      'book.yaml:24:3 safe flag-added: book lend: --yes was added',
    ],
  ],
  [
    ['book', 'delete: {', 'delete: { effect: update,'],
    [
      'book.yaml:1:1 breaking input-removed: book delete: <id> no longer takes a list from - or @file',
      'book.yaml:23:3 breaking flag-removed: book delete: --yes was removed',
      'book.yaml:23:3 breaking output-changed: book delete: the form of the result changed from "action" to "record"',
      'book.yaml:23:3 risky confirmation-removed: book delete: the command no longer asks for confirmation',
      'book.yaml:23:3 risky effect-changed: book delete: the effect changed from delete to update',
    ],
  ],
  [
    ['book', 'says: Lent book {id}.', 'shape: record'],
    ['book.yaml:24:3 breaking output-changed: book lend: the form of the result changed from "action" to "record"'],
  ],
  [
    ['book', 'get: {', 'get: { returns: [isbn],'],
    ['book.yaml:17:3 safe field-added: book get: the field "isbn" of the result was added'],
  ],
  [
    ['book', 'cap: 100', 'cap: 200'],
    ['book.yaml:7:3 risky cap-changed: book list: the number of rows without --limit changed from 100 to 200'],
  ],
  [
    ['book', 'cap: 100', 'cap: 100\n    output: csv'],
    ['book.yaml:7:3 breaking output-changed: book list: the default format changed from none to "csv"'],
  ],
  [
    ['book', '[id, title, price]', '[id, price]'],
    ['book.yaml:7:3 breaking column-removed: book list: the column "title" was removed'],
  ],
  [
    ['book', '[id, title, price]', '[id, title, price, year]'],
    ['book.yaml:7:3 safe column-added: book list: the column "year" was added'],
  ],
  [
    ['book', '[id, title, price]', '[id, year, title, price]'],
    [
      'book.yaml:7:3 risky column-moved: book list: the column "year" is now at position 2',
      'book.yaml:7:3 safe column-added: book list: the column "year" was added',
    ],
  ],
  [
    ['book', '[id, title, price]', "[id, 'title|Name', price]"],
    ['book.yaml:7:3 risky column-changed: book list: the header of the column "title" changed from "Title" to "Name"'],
  ],
  [
    ['book', '[id, title, price]', '[id, title, { key: price, money: currency }]'],
    ['book.yaml:7:3 risky column-changed: book list: the cells of the column "price" changed (money)'],
  ],
  [
    ['book', ', reader: { type: text, required: false, summary: Name of the reader } }', ' }'],
    [
      'book.yaml:24:3 breaking argument-removed: book lend: the argument <reader> was removed',
      'book.yaml:30:13 safe input-added: book lend: <id> takes a list from - or @file',
    ],
  ],
  [
    [
      'book',
      'args: { id: { type: id, summary: Book id }, reader: { type: text, required: false',
      'args: { id: { type: id, summary: Book id }, reader: { type: text, required: true',
    ],
    ['book.yaml:30:49 breaking argument-required: book lend: <reader> is required'],
  ],
  [
    ['book', 'reader: {', 'person: {'],
    ['book.yaml:30:49 risky argument-renamed: book lend: argument 2 is <person> instead of <reader>'],
  ],
  [
    ['book', 'of the reader } }', 'of the reader }, why: { type: text, required: false, summary: Why } }'],
    ['book.yaml:30:119 safe argument-added: book lend: the new argument <why> is optional'],
  ],
  [
    ['book', ', reader: {', ', why: { type: text, summary: Why }, reader: {'],
    [
      'book.yaml:30:49 breaking argument-moved: book lend: argument 2 is <why> instead of <reader>',
      'book.yaml:30:49 breaking argument-required: book lend: <why> is required',
      'book.yaml:30:84 safe argument-added: book lend: the new argument <reader> is optional',
    ],
  ],
  [
    ['book', 'state: {', 'condition: {'],
    [
      'book.yaml:7:3 breaking flag-removed: book list: --state was removed',
      'book.yaml:11:7 safe flag-added: book list: --condition was added',
    ],
  ],
  [
    ['book', 'state: {', 'condition: { was: state,'],
    ['book.yaml:11:7 safe flag-renamed: book list: --state was renamed to --condition'],
  ],
  [
    ['book', 'state: {', 'state: { was: kind,'],
    ['book.yaml:11:7 safe name-added: book list: --state can be written --kind'],
  ],
  [
    ['book', 'alias: s, ', ''],
    ['book.yaml:11:7 breaking name-removed: book list: --state can no longer be written -s'],
  ],
  [
    ['book', 'state: {', 'new-one: { type: text, required: true, conflicts: [word] }\n      state: {'],
    ['book.yaml:11:7 breaking flag-required: book list: the new flag --new-one is required'],
  ],
  [
    ['book', 'pages: {', 'size: { type: integer, conflicts: [word], summary: Size }\n      pages: {'],
    ['book.yaml:13:7 safe flag-added: book list: --size was added'],
  ],
  [
    ['book', 'required: true, summary: Title', 'summary: Title'],
    ['book.yaml:20:7 safe flag-optional: book create: --title is no longer required'],
  ],
  [
    ['book', 'note: {', 'note: { required: true,'],
    ['book.yaml:21:7 breaking flag-required: book create: --note is required'],
  ],
  [
    ['book', 'default: new', 'default: used'],
    ['book.yaml:11:7 risky default-changed: book list: the default of --state changed from "new" to "used"'],
  ],
  [
    ['book', 'choices: [new, used]', 'choices: [new]'],
    ['book.yaml:11:7 breaking value-removed: book list: the value "used" of --state was removed'],
  ],
  [
    ['book', 'choices: [new, used]', 'choices: [new, worn], was-choices: { used: worn }'],
    [
      'book.yaml:11:7 safe value-added: book list: the value "worn" of --state was added',
      'book.yaml:11:7 safe value-renamed: book list: the value "used" of --state was renamed to "worn"',
    ],
  ],
  [
    ['book', 'choices: [new, used]', 'choices: [new, used, lost]'],
    ['book.yaml:11:7 safe value-added: book list: the value "lost" of --state was added'],
  ],
  [
    ['book', 'choices: [new, used]', 'choices: [new, lost], open: true'],
    [
      'book.yaml:11:7 risky value-unlisted: book list: the value "used" of --state was removed',
      'book.yaml:11:7 safe limit-widened: book list: --state accepts values that are not listed',
      'book.yaml:11:7 safe value-added: book list: the value "lost" of --state was added',
    ],
  ],
  [
    ['book', 'pages: { type: integer, min: 1, max: 500', 'pages: { type: number, min: 1, max: 500'],
    ['book.yaml:13:7 safe type-widened: book list: the type of --pages changed from integer to number'],
  ],
  [
    ['book', 'pages: { type: integer, min: 1, max: 500', 'pages: { type: integer, min: 2, max: 400'],
    [
      'book.yaml:13:7 breaking limit-narrowed: book list: the maximum of --pages changed from 500 to 400',
      'book.yaml:13:7 breaking limit-narrowed: book list: the minimum of --pages changed from 1 to 2',
    ],
  ],
  [
    ['book', 'pages: { type: integer, min: 1, max: 500', 'pages: { type: integer'],
    [
      'book.yaml:13:7 safe limit-widened: book list: the maximum of --pages changed from 500 to none',
      'book.yaml:13:7 safe limit-widened: book list: the minimum of --pages changed from 1 to none',
    ],
  ],
  [
    ['book', 'max-length: 20', 'max-length: 10'],
    ['book.yaml:14:7 breaking limit-narrowed: book list: the maximum length of --word changed from 20 to 10'],
  ],
  [
    ['book', 'max-length: 20', 'max-length: 20, blank: clears'],
    ['book.yaml:14:7 breaking limit-narrowed: book list: --word no longer accepts blanks'],
  ],
  [
    ['service', 'from: { type: date', 'from: { type: timestamp'],
    [
      'service.yaml:45:5 breaking type-changed: book list, shelf list: the type of --from changed from date to timestamp',
    ],
  ],
  [
    ['book', 'conflicts: [pages], ', ''],
    ['book.yaml:14:7 safe condition-removed: book list: condition removed: --word cannot be used with --pages'],
  ],
  [
    ['book', 'conflicts: [pages]', 'conflicts: [pages, author]'],
    ['book.yaml:14:7 breaking condition-added: book list: new condition: --word cannot be used with --author'],
  ],
  [
    ['book', 'conflicts: [pages]', 'conflicts: [pages], requires: [state]'],
    ['book.yaml:14:7 breaking condition-added: book list: new condition: --word requires --state'],
  ],
  [
    ['book', 'conflicts: [pages]', 'conflicts: [pages], only-with: { state: [new, old] }'],
    ['book.yaml:14:7 breaking condition-added: book list: new condition: --word requires --state new or old'],
  ],
  [
    ['book', '[[to, card]]', '[[to, card], [card, reader-2]]'],
    ['book.yaml:24:3 breaking condition-added: book lend: new condition: one of --card, --reader-2 is required'],
  ],
  [
    ['book', '    one-of: [[to, card]]\n', ''],
    ['book.yaml:24:3 safe condition-removed: book lend: condition removed: one of --card, --to is required'],
  ],
  [
    ['book', 'repeatable: true, env: SHOPCLI_AUTHOR', 'env: SHOPCLI_WRITER'],
    [
      'book.yaml:12:7 breaking input-removed: book list: --author may no longer be repeated',
      'book.yaml:12:7 breaking input-removed: book list: --author is no longer read from SHOPCLI_AUTHOR',
      'book.yaml:12:7 safe input-added: book list: --author is read from SHOPCLI_WRITER',
    ],
  ],
  [
    ['book', 'stdin: true, ', ''],
    ['book.yaml:21:7 breaking input-removed: book create: --note can no longer be piped in'],
  ],
  [
    ['book', 'findings: { code: 20', 'findings: { code: 21'],
    ['book.yaml:36:3 breaking exit-changed: book audit: the exit code of findings changed from 20 to 21'],
  ],
  [
    ['book', '{ findings: { code: 20', '{ late: { code: 20'],
    [
      'book.yaml:36:3 breaking exit-changed: book audit: the exit code 20 (findings) was removed',
      'book.yaml:36:3 risky exit-added: book audit: the exit code 20 (late) was added',
    ],
  ],
  [
    ['book', 'type: since', 'type: since, months: true'],
    ['book.yaml:15:7 risky meaning-changed: book list: `months` of --age changed from none to true'],
  ],
  [
    ['book', 'choices: [new, used]', 'choices: { new: 1, used: used }'],
    ['book.yaml:11:7 breaking sent-changed: book list: the value "new" of --state is sent as 1 instead of "new"'],
  ],
  [
    ['book', 'done: [done], failed: [failed]', 'done: [done, empty], failed: [failed]'],
    [
      'book.yaml:45:3 risky job-states-changed: book scan: the states in `done` of `poll` changed from ["done"] to ["done","empty"]',
    ],
  ],
  [['book', 'done: [done], failed: [failed]', 'every: 5, failed: [failed], done: [done]'], []],
  [
    ['book', "gives: { scan: '{job}' }", "timeout: 300, gives: { id: '{job}' }"],
    [
      'book.yaml:45:3 breaking output-changed: book scan: the result with --wait (`gives` of `poll`) changed from {"scan":"{job}"} to {"id":"{job}"}',
      'book.yaml:50:5 risky default-changed: book scan: the default of --timeout-secs changed from 30 to 300',
    ],
  ],
  [['book', 'poll: {', 'poll: { noun: scan,'], []],
];

/** Edits whose opposite is another rule: the old specs are those with the edit. */
const opposite: typeof table = [
  [
    ['book', 'get: {', 'get: { returns: [isbn],'],
    ['book.yaml:17:3 breaking field-removed: book get: the field "isbn" of the result was removed'],
  ],
  [
    ['book', 'reader: { type: text, required: false', 'reader: { type: text'],
    ['book.yaml:30:49 safe argument-optional: book lend: <reader> is optional'],
  ],
];

test.each(table)('%j', async (edit, changes) => {
  expect(await changesOf(await old, await written(edited([edit])))).toEqual(changes);
});

test.each(opposite)('the opposite of %j', async (edit, changes) => {
  expect(await changesOf(await written(edited([edit])), await old)).toEqual(changes);
});

test('a result that uses a renamed argument is the same; one that uses another argument is not', async () => {
  const gives: Edit = ['book', 'effect: act', "effect: act\n    gives: { to: '{reader}', of: { book: '{id}' } }"];
  const before = await written(edited([gives]));
  const renamed: readonly Edit[] = [gives, ['book', 'reader: {', 'person: {'], ['book', '{reader}', '{person}']];
  expect(await changesOf(before, await written(edited(renamed)))).toEqual([
    expect.stringContaining('argument-renamed'),
  ]);
  expect(await changesOf(before, await written(edited([gives, ['book', '{reader}', '{id}']])))).toEqual([
    expect.stringContaining('output-changed'),
  ]);
});

test('a field of a group is gone for each command that prints records; as a column it is still printed', async () => {
  const returns: Edit = ['book', 'path: /books\n', 'path: /books\nreturns: [isbn, rank]\n'];
  const before = await written(edited([returns]));
  const without = edited([['book', 'path: /books\n', 'path: /books\nreturns: [rank]\n']]);
  const lines = await changesOf(before, await written(without));
  expect(lines).toContain(
    'book.yaml:8:3 breaking field-removed: book list: the field "isbn" of the result was removed',
  );
  expect(lines.join('\n')).not.toMatch(/book delete|book lend|rank/);
  const column: Edit = ['book', 'columns: [id, title, price]', 'columns: [id, title, price, isbn]'];
  const moved = edited([['book', 'path: /books\n', 'path: /books\nreturns: [rank]\n'], column]);
  const found = await changesOf(before, await written(moved));
  expect(found.filter((line) => line.includes(' book list: '))).toEqual([
    expect.stringContaining('column-added: book list: the column "isbn" was added'),
  ]);
});

test('every rule is in one of the tables', () => {
  const found = [...table, ...opposite].flatMap(([, changes]) =>
    changes.map((line) => /^\S+ \w+ ([a-z-]+): /.exec(line)?.[1]),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(rules).sort());
});
