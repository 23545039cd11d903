import { cp, mkdtemp, readdir, readFile, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createReport } from '../diagnostics/report.js';
import { run } from '../fixtures/run.js';
import { migrate } from './migrate.js';
import { namesOf } from './to-1/calls.js';

const fixtures = fileURLToPath(new URL('fixtures/', import.meta.url));

/** Returns the comments of a spec, in order. */
const commentsOf = (text: string): readonly string[] => text.match(/(?<=^|\s)#.*$/gm) ?? [];

/** Returns the keys at the start of a line, in order. */
const keysOf = (text: string): readonly string[] => text.match(/^[a-z][a-z-]*(?=:)/gm) ?? [];

test.each(await readdir(fixtures))(
  '%s comes through without a hand edit, with its comments and its order',
  async (name) => {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'cmdspec-')));
    await cp(join(fixtures, name), folder, { recursive: true });
    const specs = join(folder, 'specs');
    const read = async (): Promise<Readonly<Record<string, string>>> =>
      Object.fromEntries(
        await Promise.all(
          (await readdir(specs)).map(async (file) => [file, await readFile(join(specs, file), 'utf8')] as const),
        ),
      );
    const before = await read();
    expect((await run('check', '--specs', specs)).err).toContain('CS111');

    const { code, out } = await run('migrate', '--specs', specs);
    expect(code).toBe(0);
    for (const line of out.trimEnd().split('\n')) expect(line).toMatch(/\w\.yaml:\d+:\d+ `.+\. [A-Z`].+\.$/);
    const after = await read();
    for (const [file, was] of Object.entries(before)) {
      const is = after[file] ?? '';
      expect(commentsOf(is)).toEqual(commentsOf(was));
      const kept = keysOf(was).filter((key) => keysOf(is).includes(key));
      expect(keysOf(is).filter((key) => kept.includes(key))).toEqual(kept);
    }

    const checked = await run('check', '--specs', specs);
    expect(checked.err).not.toContain(' error CS');
    expect(checked.code).toBe(0);
    expect((await run('generate', '--specs', specs, '--out', join(folder, 'client'))).code).toBe(0);
    expect((await run('migrate', '--specs', specs)).err).toContain('Nothing was changed.');
  },
);

/** Migrates a spec in memory. @returns the texts, and what is left to do. */
function migrated(...texts: readonly string[]): readonly [texts: readonly string[], todos: readonly string[]] {
  const names = ['service.yaml', 'order.yaml'];
  const sources = texts.map((text, index) => {
    const file = names[index] ?? '';
    return { file, name: `specs/${file}`, text, shared: false };
  });
  const outcome = migrate(sources, createReport());
  return [outcome?.sources.map(({ text }) => text) ?? [], outcome?.todos.map(({ at, todo }) => `${at} ${todo}`) ?? []];
}

test.each([
  [
    'a look-up whose query does not name a field',
    'references:\n  part: { path: /parts, query: { q: "{text}" }, id: id, unless: digits, noun: part }\n',
    "language: 1\nreferences:\n  part: { path: /parts, query: { q: '{code}' }, id: id, unless: digits, noun: part }\n",
    ['service.yaml:3:24 Write `by:` into the look-up "part", with the field that holds what users type.'],
  ],
  [
    'a variable with another name that allows writes',
    'env: SHOP\ngate: { writes: flag, env: SHOP_WRITES }\n',
    'language: 1\nenv: SHOP\ngate: [writes]\n',
    ['service.yaml:3:1 The variable that allows writes is SHOP_ALLOW_WRITES now, not SHOP_WRITES.'],
  ],
  [
    'the setting of the domain of a tunnel',
    'credentials:\n  main:\n    redirect: { tunnel: { flag: my-domain, setting: domain, command: "t {port} {domain}" } }\n',
    "language: 1\ncredentials:\n  main:\n    redirect: { tunnel: 't {port} {my-domain}' }\n",
    ['service.yaml:4:17 The setting of the domain is `my_domain` now, not `domain`.'],
  ],
  [
    'a catalogue whose lists page in several styles',
    "dialect: odata\npaging: { a: { style: page }, b: { style: page } }\ncatalogue: { file: all.json, path: '/v1/{resource}', beta-path: '/beta' }\n",
    "language: 1\ndialects: [odata]\npaging: { a: { style: page }, b: { style: page } }\ncatalogue: { path: '/v1/{resource}' }\n",
    [
      'service.yaml:4:14 Rename the file all.json to catalogue.json.',
      'service.yaml:4:14 Write the part of /beta that the beta version adds into `path`, in brackets.',
      'service.yaml:4:14 Write `paging:` into `catalogue`, with the style of the lists of its resources.',
    ],
  ],
])('%s is left to a person', (_, text, now, todos) => {
  const [texts, left] = migrated(text);
  expect(left.map((line) => line.replace(/:\d+:\d+ /, ' '))).toEqual(
    todos.map((line) => line.replace(/:\d+:\d+ /, ' ')),
  );
  expect(texts).toEqual([now]);
});

test('keys of a group that a command cannot have are left to a person, and hints that commands share', () => {
  const order = `hints: { 404: Gone. }
commands:
  list: { secrets: [key], hints: &shared { 400: Bad. } }
  get: { custom-fields: order, hints: *shared }
`;
  const [[, text], todos] = migrated('service: shop\n', order);
  expect(text).toBe('commands:\n  list: { hints: &shared { 400: Bad. } }\n  get: { hints: *shared }\n');
  expect(todos.map((todo) => todo.replace(/^\S+ /, ''))).toEqual([
    'Write `custom-fields: order` in the group, or move the command to a group of its own.',
    'Write `secrets: [key]` in the group, or move the command to a group of its own.',
    'Write `hints: { 404: Gone. }` into the hints of the command.',
    'Write `hints: { 404: Gone. }` into the hints of the command.',
  ]);
});

test('requests with the same last word have different names', () => {
  const calls = [
    'GET /orders',
    'GET /orders/{id}',
    'POST /orders',
    'GET /archive/orders',
    'GET /orders?page=2',
    'GET /{id}',
  ];
  expect(namesOf(calls)).toEqual(['orders', 'ordersById', 'postOrders', 'ordersOfArchive', 'orders2', 'byId']);
  expect(namesOf(['GET /v2/orders', { post: '/v1/order-lines' }, 'DELETE /x/{a_b}/{c}'])).toEqual([
    'orders',
    'postOrderLines',
    'deleteXByABByC',
  ]);
});
