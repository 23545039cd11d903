import { base, changesOf, edited, written, type Edit } from '../fixtures/shop.js';

/** Edits, the changes that they cause, and the changes that the opposite edit causes. */
function secretsChanged(at: string, from: string): string {
  const [place = '', name = ''] = at.split(' ');
  return `book.yaml:${place} breaking output-changed: book ${name}: the fields that are shown as dots (\`secrets\`) changed from ${from}`;
}

const table: readonly (readonly [title: string, edits: Edit[], there: string[], back: string[]])[] = [
  [
    'conditions about a flag that is new or gone are not mentioned besides it',
    [
      ['book', 'state: {', 'size: { type: integer, summary: Size }\n      state: {'],
      ['book', 'conflicts: [pages]', 'conflicts: [pages, size]'],
    ],
    ['book.yaml:11:7 safe flag-added: book list: --size was added'],
    ['book.yaml:7:3 breaking flag-removed: book list: --size was removed'],
  ],
  [
    '`single` is a condition',
    [['book', 'alias: s, ', 'alias: s, single: true, ']],
    ['book.yaml:11:7 breaking condition-added: book list: new condition: --state cannot be used with several records'],
    [
      'book.yaml:11:7 safe condition-removed: book list: condition removed: --state cannot be used with several records',
    ],
  ],
  [
    'and so is `required-with`',
    [['book', 'to: { type: text,', 'to: { type: text, required-with: { card: [x] },']],
    ['book.yaml:32:7 breaking condition-added: book lend: new condition: --to is required with --card x'],
    ['book.yaml:32:7 safe condition-removed: book lend: condition removed: --to is required with --card x'],
  ],
  [
    'values that become a choice',
    [['book', 'max-length: 20', 'choices: [x, y]']],
    [
      'book.yaml:14:7 breaking limit-narrowed: book list: --word accepts only x, y',
      'book.yaml:14:7 safe limit-widened: book list: the maximum length of --word changed from 20 to none',
    ],
    [
      'book.yaml:14:7 breaking limit-narrowed: book list: the maximum length of --word changed from none to 20',
      'book.yaml:14:7 safe limit-widened: book list: --word accepts any value',
    ],
  ],
  [
    'the number of values',
    [['book', 'min-items: 1', 'min-items: 2']],
    ['book.yaml:12:7 breaking limit-narrowed: book list: the minimum number of values of --author changed from 1 to 2'],
    ['book.yaml:12:7 safe limit-widened: book list: the minimum number of values of --author changed from 2 to 1'],
  ],
  [
    'an argument that takes several values',
    [['book', 'reader: { type: text, ', 'reader: { type: text, variadic: true, ']],
    ['book.yaml:30:49 safe input-added: book lend: <reader> takes several values'],
    ['book.yaml:30:49 breaking input-removed: book lend: <reader> takes only one value'],
  ],
  [
    'the exit code of a status',
    [['service', 'output: { default: table }', 'statuses: { 404: input }\noutput: { default: table }']],
    ['service.yaml:20:1 breaking exit-changed: shop: the exit code of HTTP 404 changed from 1 to 4'],
    ['service.yaml:1:1 breaking exit-changed: shop: the exit code of HTTP 404 changed from 4 to 1'],
  ],
  [
    'fields that become dots',
    [['book', 'path: /books\n', 'path: /books\nsecrets: [email]\n']],
    ['8:3 list', '18:3 get', '19:3 create', '45:3 secret', '46:3 scan'].map((at) =>
      secretsChanged(at, 'none to ["email"]'),
    ),
    ['7:3 list', '17:3 get', '18:3 create', '44:3 secret', '45:3 scan'].map((at) =>
      secretsChanged(at, '["email"] to none'),
    ),
  ],
  [
    'items that fail',
    [['book', 'says: Lent book {id}.', 'says: Lent book {id}.\n    failures: { items: failed }']],
    [
      'book.yaml:24:3 breaking exit-changed: book lend: what marks items as failed (`failures`) changed from none to {"items":"failed","noun":["book","books"]}',
    ],
    [
      'book.yaml:24:3 breaking exit-changed: book lend: what marks items as failed (`failures`) changed from {"items":"failed","noun":["book","books"]} to none',
    ],
  ],
  [
    'origins that users choose',
    [['service', "origin: 'https://api.shop.example'", "origin: 'https://api.shop.example', self-hosted: true"]],
    ['service.yaml:9:1 safe input-added: shop: the origin of the host main may have a path or be http'],
    ['service.yaml:9:1 breaking input-removed: shop: the origin of the host main may no longer have a path or be http'],
  ],
  [
    'another origin',
    [['service', 'https://api.shop.example', 'https://shop.example']],
    [
      'service.yaml:9:1 risky meaning-changed: shop: requests to the host main go to https://shop.example instead of https://api.shop.example',
    ],
    [
      'service.yaml:9:1 risky meaning-changed: shop: requests to the host main go to https://api.shop.example instead of https://shop.example',
    ],
  ],
  [
    'defaults and choices of settings',
    [['service', 'currency: { type: text,', 'currency: { type: enum, choices: [EUR, USD], default: EUR,']],
    [
      'service.yaml:18:1 breaking limit-narrowed: shop: the setting currency accepts only EUR, USD',
      'service.yaml:18:1 risky default-changed: shop: the default of the setting currency changed from none to "EUR"',
    ],
    [
      'service.yaml:18:1 risky default-changed: shop: the default of the setting currency changed from "EUR" to none',
      'service.yaml:18:1 safe limit-widened: shop: the setting currency accepts any value',
    ],
  ],
  [
    'commands of the package are placed where service.yaml selects them',
    [['service', 'standard: [version, config]', 'standard: [config]']],
    ['service.yaml:2:1 breaking command-removed: shop: "version" was removed'],
    ['service.yaml:2:1 safe command-added: shop: "version" was added'],
  ],
];

test.each(table)('%s', async (_, edits, there, back) => {
  const [from, to] = [await written(base), await written(edited(edits))];
  expect(await changesOf(from, to)).toEqual(there);
  expect(await changesOf(to, from)).toEqual(back);
});

/** Two edits, and the changes from the first to the second. */
const pairs: readonly (readonly [title: string, old: Edit, now: Edit, changes: string[]])[] = [
  [
    'the type of the values of a list',
    ['book', 'age: { type: since', 'age: { type: csv, of: id'],
    ['book', 'age: { type: since', 'age: { type: csv, of: text'],
    ['book.yaml:15:7 safe type-widened: book list: the type of --age changed from csv of id to csv of text'],
  ],
  [
    'words besides ids',
    ['book', 'author: { type: id,', 'author: { type: id, words: [none, me],'],
    ['book', 'author: { type: id,', 'author: { type: id, words: [none, all],'],
    [
      'book.yaml:12:7 breaking value-removed: book list: the value "me" of --author was removed',
      'book.yaml:12:7 safe value-added: book list: the value "all" of --author was added',
    ],
  ],
  [
    'words that are gone as a whole',
    ['book', 'author: { type: id,', 'author: { type: id, words: [none],'],
    ['book', 'author: { type: id,', 'author: { type: id,'],
    ['book.yaml:12:7 breaking value-removed: book list: the value "none" of --author was removed'],
  ],
  [
    'the order of the states of a job says nothing',
    ['book', 'done: [done]', 'done: [done, empty]'],
    ['book', 'done: [done]', 'done: [empty, done]'],
    [],
  ],
  [
    'the default of a variable',
    [
      'service',
      'settings:',
      'variables: { shop: { from: { env: SHOP }, default: north, choices: { north: n, south: s } } }\nsettings:',
    ],
    [
      'service',
      'settings:',
      'variables: { shop: { from: { env: SHOP }, default: south, choices: { south: s } } }\nsettings:',
    ],
    [
      'service.yaml:18:1 breaking value-removed: shop: the value "north" of the variable shop was removed',
      'service.yaml:18:1 risky default-changed: shop: the default of the variable shop changed from "north" to "south"',
    ],
  ],
  [
    'writes and deletes that are refused',
    ['service', 'output: { default: table }', 'output: { default: table }'],
    ['service', 'output: { default: table }', 'gate: [writes, deletes]\noutput: { default: table }'],
    [
      'service.yaml:20:1 breaking condition-added: shop: writes are refused unless they are allowed',
      'service.yaml:20:1 breaking condition-added: shop: deletes are refused without --yes',
      'book.yaml:18:3 safe flag-added: book create: --allow-writes was added',
      'book.yaml:18:3 safe flag-added: book create: --yes was added',
      'book.yaml:23:3 safe flag-added: book delete: --allow-writes was added',
      'book.yaml:24:3 safe flag-added: book lend: --allow-writes was added',
      'book.yaml:24:3 safe flag-added: book lend: --yes was added',
      'book.yaml:45:3 safe flag-added: book scan: --allow-writes was added',
      'book.yaml:45:3 safe flag-added: book scan: --yes was added',
      'shelf.yaml:6:3 safe flag-added: shelf create: --allow-writes was added',
      'shelf.yaml:6:3 safe flag-added: shelf create: --yes was added',
      'shelf.yaml:7:3 safe flag-added: shelf delete: --allow-writes was added',
    ],
  ],
  [
    'the result of writes, and CSV without rows',
    ['service', 'output: { default: table }', 'output: { default: table }'],
    ['service', 'default: table', "default: table, empty-csv: nothing, gives: { update: { id: '{id}' } }"],
    [
      'service.yaml:20:1 breaking output-changed: shop: what CSV has without rows changed from "header" to "nothing"',
      'service.yaml:20:1 breaking output-changed: shop: the result of writes (`gives`) changed from {"delete":{"deleted":"{id}"}} to {"update":{"id":"{id}"}}',
    ],
  ],
  [
    'rows that are unpacked',
    ['book', 'cap: 100', 'cap: 100'],
    ['book', 'cap: 100', 'cap: 100\n    unfold: item'],
    [
      'book.yaml:7:3 breaking output-changed: book list: the rows and fields of the result (`unfold`) changed from none to "item"',
    ],
  ],
  [
    'a command of a nested group is gone from that group',
    [
      'shelf',
      'commands:',
      'groups: { end: { commands: { a: { verb: list, paging: pages, path: /a, examples: [shelf end a] }, b: { verb: list, paging: pages, path: /b, examples: [shelf end b] } } } }\ncommands:',
    ],
    [
      'shelf',
      'commands:',
      'groups: { end: { commands: { a: { verb: list, paging: pages, path: /a, examples: [shelf end a] } } } }\ncommands:',
    ],
    ['shelf.yaml:4:11 breaking command-removed: shop: "shelf end b" was removed'],
  ],
];

test.each(pairs)('%s', async (_, old, now, changes) => {
  expect(await changesOf(await written(edited([old])), await written(edited([now])))).toEqual(changes);
});

test('the commands of a renamed group are renamed with it', async () => {
  const named = (name: string): string => `group: ${name}\n`;
  const shelves = base.shelf.replace(named('shelf'), `${named('rack')}was: shelf\n`).replaceAll('[shelf ', '[rack ');
  const service = base.service.replace('[shelf create, shelf delete]', '[rack create, rack delete]');
  const found = await changesOf(await written(base), await written({ ...base, service, shelf: shelves }));
  expect(found.filter((line) => !line.includes(' safe '))).toEqual([]);
  expect(found).toContainEqual(
    expect.stringMatching(/ safe command-renamed: shop: "shelf list" was renamed to "rack list"$/),
  );
});
