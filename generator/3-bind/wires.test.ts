import { compile } from '../compile.js';
import { lowered } from '../fixtures/lowered.js';
import { written } from '../fixtures/shop.js';

/** Flags of every client, flags that the compiler adds to some commands, and a name that means nothing. */
const names =
  `absolute-times allow-writes columns csv-safe dry-run edit fields help jq labels limit no-before no-color no-pager
no-retry once out output plan profile raw-output record sort template timeout verbose version wait web yes shade`.split(
    /\s+/,
  );

const service = `language: 1
service: library
binary: libcli
version: 1.0.0
title: Library API
summary: Command-line client for a library
env: LIBCLI
hosts: { main: { origin: 'https://api.library.example' } }
`;

const commands: readonly (readonly [command: string, place: string])[] = [
  ['set: { summary: Set a book, effect: update, method: PUT, path: /book', 'body'],
  ['add: { summary: Add a book, encoding: form, path: /books', 'form'],
  ['peek: { summary: Show a book, effect: read, path: /book, shape: raw', 'query'],
];

test.each(commands)('each flag of %s is sent to the %s or refused, whatever its name', async (command, place) => {
  const kept: string[] = [];
  for (const name of names) {
    const line = `  ${command}, flags: { other: {}, ${name}: {} }, examples: [book ${command.slice(0, command.indexOf(':'))} --other x] }\n`;
    const book = `group: book\ncommands:\n${line}`;
    const specs = await written({ service, book });
    const { failed, diagnostics } = await compile({ specs, out: 'none', services: [], mode: 'check', target: 'ts' });
    if (failed) {
      expect([name, diagnostics.map(({ code }) => code)]).toEqual([name, ['CS401']]);
      continue;
    }
    kept.push(name);
    const [found] = (await lowered(line)).commands.filter(({ words }) => words[0] === 'book');
    const wire = found?.flags.find((flag) => flag.name === name)?.data.wire;
    expect([name, wire]).toEqual([name, { in: place, name }]);
  }
  expect(kept).toEqual(expect.arrayContaining(['limit', 'fields', 'shade']));
});

test('the limit of a list is the number of rows to read, and no parameter of its own', async () => {
  const { commands: all } = await lowered(
    '  list: { columns: [id], use: [ROWS], examples: [book list --limit 5] }\n',
    'flag-groups: { ROWS: { limit: { type: integer, default: 25, summary: Rows } } }\n',
  );
  const limit = all.find(({ words }) => words.join(' ') === 'book list')?.flags.find(({ name }) => name === 'limit');
  expect(limit?.data).toEqual({ kind: 'integer', default: 25, describe: 'Rows' });
});
