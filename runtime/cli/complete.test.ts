import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Client } from '../contract/context.js';
import { namesFile, writeNames, type NameList } from '../state/name-lists.js';
import { configFolder } from '../state/paths.js';
import { fakeWorld } from '../testing/world.js';
import { client, loads } from './fixture/client.js';
import { main } from './main.js';

interface State {
  readonly config?: unknown;
  /** Entries of the reference `tag`, by profile. */
  readonly names?: Readonly<Record<string, NameList['entries']>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly client?: Client;
}

async function complete(line: readonly string[], { config, names = {}, env = {}, client: own = client }: State = {}) {
  const { world, out, err } = fakeWorld(['--complete', ...line], { stdin: '', env });
  const folder = configFolder(own, world);
  await mkdir(folder, { recursive: true });
  if (config !== undefined) {
    await writeFile(join(folder, 'config.json'), typeof config === 'string' ? config : JSON.stringify(config));
  }
  for (const [profile, entries] of Object.entries(names)) {
    // Far older than the look-ups allow: a request would be needed to know better.
    await writeNames(namesFile(folder, profile, 'tag'), {
      at: '2020-01-01T00:00:00Z',
      of: 'abc',
      env: { TOY_BASE_URL: '' },
      entries,
    });
  }
  const before = loads.length;
  const code = await main(own, world);
  expect({ code, err: err(), loaded: loads.slice(before) }).toEqual({ code: 0, err: '', loaded: [] });
  return out();
}

const config = {
  activeProfile: 'work',
  profiles: { work: {}, home: {} },
  aliases: { won: 'deal list --status won', Wide: 'list' },
};

test.each([
  ['', 'default\nhome\nwork\tactive profile\nsandbox\tworks without an account\n'],
  ['W', 'work\tactive profile\n'],
  ['x', ''],
])('profiles that begin with "%s"', async (typed, out) => {
  expect(await complete(['profile', `--word=${typed}`], { config })).toBe(out);
});

test('without settings there are the default profile and the sandbox', async () => {
  const out = 'default\tactive profile\nsandbox\tworks without an account\n';
  expect(await complete(['profile', '--word='])).toBe(out);
  // PowerShell leaves out empty arguments; this one never is.
  expect(await complete(['profile'])).toBe(out);
});

test('aliases with their commands', async () => {
  expect(await complete(['alias', '--word='], { config })).toBe('Wide\tlist\nwon\tdeal list --status won\n');
});

const tags = [
  { id: '12', name: 'Very important' },
  { id: '12', name: 'vip@example.com' },
  { id: '7', name: 'very slow' },
  { id: '8', name: 'Sales, Europe' },
  { id: '9', name: 'twice', within: '1' },
  { id: '10', name: 'twice', within: '2' },
  { id: '11', name: '2026' },
];

test.each([
  ['', '12\tVery important\n7\tvery slow\n8\tSales, Europe\n9\ttwice\n10\ttwice\n11\t2026\n'],
  ['1', '12\tVery important\n10\ttwice\n11\t2026\n'],
  ['VERY', 'Very important\t12\nvery slow\t7\n'],
  ['vip', 'vip@example.com\t12\n'],
  ['twi', 'twice\t9, 10\n'],
  ['sales', 'Sales, Europe\t8\n'],
  ['20', ''],
])('ids and names that begin with "%s"', async (typed, out) => {
  expect(await complete(['name:tag', `--word=${typed}`], { names: { default: tags } })).toBe(out);
});

test('words that the flag accepts come first, and are offered without stored names', async () => {
  const state = { names: { default: tags.slice(0, 2) } };
  expect(await complete(['name:tag:none,mine', '--word='], state)).toBe('none\nmine\n12\tVery important\n');
  expect(await complete(['names:tag:none,mine', '--word=NO'], state)).toBe('none\n');
  expect(await complete(['name:tag:none', '--word='], {})).toBe('none\n');
  expect(await complete(['name:tag:../x', '--word='], state)).toBe('');
});

test('names from another origin are not proposed', async () => {
  const state = { names: { default: tags }, env: { TOY_BASE_URL: 'http://127.0.0.1:1' } };
  expect(await complete(['name:tag', '--word=8'], state)).toBe('');
});

test('a name with a comma is not an element of a list, but its id is', async () => {
  expect(await complete(['names:tag', '--word=sales'], { names: { default: tags } })).toBe('');
  expect(await complete(['names:tag', '--word=8'], { names: { default: tags } })).toBe('8\tSales, Europe\n');
});

test('a reference that has the records of another one as well', async () => {
  const { world } = fakeWorld([]);
  const store = (kind: string, name: string) =>
    writeNames(namesFile(configFolder(client, world), 'default', kind), {
      at: '2020-01-01T00:00:00Z',
      of: 'abc',
      env: {},
      entries: [{ id: '1', name }],
    });
  await store('team', 'First line');
  const run = async (typed = 'f') => {
    const again = fakeWorld(['--complete', 'name:team+user', `--word=${typed}`], { home: world.home });
    await main(client, again.world);
    return again.out();
  };
  expect(await run()).toBe('First line\t1\n');
  await store('user', 'Femke');
  expect(await run()).toBe('First line\t1\nFemke\t1\n');
  expect(await run('')).toBe('1\tFirst line\n');
  expect(await run('1')).toBe('1\tFirst line\n');
});

test('the profile is that of the line, else of the environment, else the active one', async () => {
  const of = (name: string) => [{ id: '1', name }];
  const state = { config, names: { work: of('a'), home: of('b'), sandbox: of('c'), default: of('d') } };
  const env = { TOY_PROFILE: 'home' };
  const line = ['name:tag', '--word=', 'item', 'list'];
  expect(await complete(line, state)).toBe('1\ta\n');
  expect(await complete(line, { ...state, env })).toBe('1\tb\n');
  expect(await complete([...line, '--profile', 'sandbox'], { ...state, env })).toBe('1\tc\n');
  expect(await complete([...line, '--profile=default'], { ...state, env })).toBe('1\td\n');
  expect(await complete([...line, '--profile=../work'], { ...state, env })).toBe('');
  expect(await complete([...line, '--profile'], { ...state, env })).toBe('1\tb\n');
});

test('hostile names cannot add candidates, move the cursor or become flags', async () => {
  const names = {
    default: [
      { id: '1', name: 'a\nrm\t-rf' },
      { id: '2', name: 'a\u001b[2Jb\u202ec' },
      { id: '3\n4', name: 'ab' },
      { id: '--yes', name: 'ac' },
      { id: '5', name: '--all' },
      { id: '', name: ' ' },
      { id: '6', name: `a${'x'.repeat(500)}` },
      { id: '7', name: `a'"$(id)\`id\`\\` },
    ],
  };
  expect(await complete(['name:tag', '--word='], { names })).toBe(
    `1\ta rm -rf\n2\ta\ufffd[2Jb\ufffdc\n5\t--all\n6\ta${'x'.repeat(59)}\n7\ta'"$(id)\`id\`\\\n`,
  );
  // The description of a name is an id, and hostile as well.
  expect(await complete(['name:tag', '--word=a'], { names })).toBe(
    `ab\t3 4\nac\t--yes\na${'x'.repeat(500)}\t6\na'"$(id)\`id\`\\\t7\n`,
  );
  expect(await complete(['name:tag', '--word=--'], { names })).toBe('');
});

test('resources of the catalogue', async () => {
  const { service } = await client.service();
  const load = () => Promise.resolve({ default: { 'crm/Accounts': {}, 'crm/Contacts': {}, 'hrm/Divisions': {} } });
  const catalogue = { load } as unknown as NonNullable<typeof service.catalogue>;
  const own: Client = { ...client, service: () => Promise.resolve({ service: { ...service, catalogue } }) };
  expect(await complete(['resource', '--word=CRM/'], { client: own })).toBe('crm/Accounts\ncrm/Contacts\n');
});

test.each([
  ['broken settings', ['profile', '--word='], { config: '{' }],
  ['no names stored', ['name:tag', '--word='], {}],
  ['a reference that is a path', ['name:../../config', '--word='], { config }],
  ['an unknown kind', ['nonsense', '--word='], { config }],
  ['no kind', [], { config }],
])('with %s there is no candidate and no message', async (_what, line, state) => {
  expect(await complete(line, state)).toBe('');
});

test('a stored list that is not a list of names counts as none', async () => {
  const { world } = fakeWorld([]);
  const file = namesFile(configFolder(client, world), 'default', 'tag');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, '{"entries": 1}');
  const again = fakeWorld(['--complete', 'name:tag', '--word='], { home: world.home });
  expect(await main(client, again.world)).toBe(0);
  expect(again.out()).toBe('');
});

/** Makes copies in a new folder: `a b` and `c` of the client, `d` of another one. */
async function copies(): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'copies-'));
  const columns = [
    { name: 'id', path: ['id'], type: 'integer' },
    { name: 'tag_id', path: ['tag_id'], type: 'integer', names: { table: 'tags', fields: ['id'] } },
    { name: 'Sum', path: ['sum'], type: 'number' },
    { name: `it's $(x)`, path: ['x'], type: 'json', labels: { 1: 'one' } },
    { name: 'bad\nname', path: ['y'], type: 'text' },
  ];
  const progress = { ...{ version: 1, deletions: 'sweep', rows: 3, lines: 3, bytes: 9 }, sha256: 'x', modified: 1 };
  for (const [folder, binary, tables] of [
    ['a b', client.binary, ['items', 'tags']],
    ['c', client.binary, ['items', '-x', 'bad\u001b[31m']],
    ['d', 'other', ['others']],
  ] as const) {
    await mkdir(join(cwd, folder));
    const collections = Object.fromEntries(tables.map((name) => [name, progress]));
    const manifest = { format: 1, owner: { client: binary, account: 'a' }, collections };
    const all = tables.map((name) => ({ name, file: `${name}.ndjson`, key: 'id', columns }));
    await writeFile(join(cwd, folder, 'manifest.json'), JSON.stringify(manifest));
    await writeFile(join(cwd, folder, 'schema.json'), JSON.stringify({ format: 1, tables: all }));
  }
  return cwd;
}

async function completeIn(cwd: string, ...line: readonly string[]): Promise<string> {
  const { world, out, err } = fakeWorld(['--complete', ...line], { stdin: '' });
  expect(await main(client, { ...world, cwd })).toBe(0);
  expect(err()).toBe('');
  return out();
}

test('tables and views of copies: those in the folder of --dir, or else those in the working folder', async () => {
  const cwd = await copies();
  const tables = (...line: readonly string[]) => completeIn(cwd, 'relation', ...line);
  const both = 'items\t3 rows\nitems_named\titems with names\ntags\t3 rows\ntags_named\ttags with names\n';
  expect(await tables('--word=', 'sql', '--describe')).toBe(both);
  expect(await tables('--word=', 'sql', '--dir', "'a b'", '--describe')).toBe(both);
  expect(await tables('--word=I', 'sql', '--dir=a\\ b', '--describe')).toContain('items_named');
  expect(await tables('--word=', 'sql', '--dir', 'c', '--describe')).toBe('items\t3 rows\n');
  expect(await tables('--word=', 'sql', '--dir', 'd', '--describe')).toBe('others\t3 rows\n');
  expect(await tables('--word=', 'sql', '--dir', 'nowhere', '--describe')).toBe('');
  // An export has no views.
  expect(await completeIn(cwd, 'table', '--word=I', 'copy', 'export', '--dir', 'a b', '--table')).toBe(
    'items\t3 rows\n',
  );
});

test('tables and columns within a query, as they are written in the quote that is open', async () => {
  const cwd = await copies();
  const query = (shell: string, word: string, ...line: readonly string[]) =>
    completeIn(cwd, `query:${shell}`, `--word=${word}`, '--rest=', 'sql', ...line);
  const [double, single] = ['"SELECT * FROM items WHERE ', `'SELECT * FROM items WHERE `];
  expect(await query('sh', '"SELECT * FROM it')).toBe('it\nitems\t3 rows\nitems_named\titems with names\n');
  // The end that is replaced comes first; here nothing is typed.
  expect(await query('sh', double)).toBe(
    '\nid\tBIGINT of items\ntag_id\tBIGINT of items\nSum\tDECIMAL(38, 10) of items\n\\"it\'s \\$(x)\\"\tVARCHAR[] of items\n',
  );
  // The name with an apostrophe cannot be written.
  expect(await query('sh', `${single}i`)).toBe('i\nid\tBIGINT of items\n');
  expect(await query('sh', `${double}\\"IT`)).toBe('\\"IT\n\\"it\'s \\$(x)\\"\tVARCHAR[] of items\n');
  expect(await query('sh', `${double}it`)).toContain('it\n\\"it\'s');
  expect(await query('sh', 'SELECT')).toBe('');
  expect(await query('nonsense', double)).toBe('');
  // Fish gets what is meant, and candidates continue the typed text.
  expect(await query('fish', `${double}SU`)).toBe('SU\nSUm\tDECIMAL(38, 10) of items\n');
  expect(await query('fish', `${single}it`)).toBe('');
  expect(await query('fish', `${single}"it`)).toBe('"it\n"it\'s $(x)"\tVARCHAR[] of items\n');
  const [word, rest] = [double.replace('*', 's'), ' FROM items"'].map((text) => Buffer.from(text).toString('base64'));
  const coded = await completeIn(cwd, 'query:powershell', `--word=${word ?? ''}`, `--rest=${rest ?? ''}`, 'sql');
  expect(coded).toContain('\n`"it\'s `$(x)`"\t');
});

test('a query of several copies, and a cursor before the tables', async () => {
  const cwd = await copies();
  const query = (word: string, rest: string, ...line: readonly string[]) =>
    completeIn(cwd, 'query:sh', `--word=${word}`, `--rest=${rest}`, 'sql', ...line);
  expect(await query('"SELECT i', ' FROM tags t"')).toBe('i\nid\tBIGINT of t\n');
  expect(await query('"FROM o', '', '--with', 'o=d')).toBe('o\no.others\t3 rows\n');
  expect(await query('"FROM o', '', '--with=o="a b"')).toContain('\no.tags_named\ttags with names\n');
  expect(await query('"FROM o.o', '', '--with', `'o=d'`, '--dir', 'c')).toBe('o\nothers\t3 rows\n');
  expect(await query('"FROM o', '', '--with', 'o', '--with', 'o=nowhere')).toBe('');
  // A name that could change the terminal is not proposed.
  expect(await query('"FROM bad', '', '--dir', 'c')).toBe('');
  expect(await query('"SELECT bad', '', '--dir', 'c')).toBe('');
});
