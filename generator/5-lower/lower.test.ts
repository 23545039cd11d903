import { lowered } from '../fixtures/lowered.js';
import type { CommandIr, Ir } from './ir.js';

const commandOf = ({ commands }: Ir, name: string): CommandIr => {
  const found = commands.find(({ words }) => words.join(' ') === `book ${name}`);
  if (found === undefined) throw new Error(`There is no command book ${name}.`);
  return found;
};

const flagsOf = async (flags: string, name = 'list'): Promise<Record<string, object>> => {
  const ir = await lowered(`  ${name}: { columns: [id], flags: { ${flags} } }\n`);
  return Object.fromEntries(commandOf(ir, name).flags.map((flag) => [flag.name, flag.data]));
};

test('the order in a spec changes nothing but the order of arguments', async () => {
  const commands = (list: string, lend: string): string => `
  list: { ${list} }
  lend: { effect: act, method: POST, summary: Lend, path: '/books/{id}/to/{reader}', says: Lent, body: { ${lend} }, args: { id: { type: id }, reader: { type: id } } }
`;
  const one = await lowered(commands('query: { b: 1, a: 2 }, columns: [id]', 'a: 1, b: 2'));
  const other = await lowered(commands('columns: [id], query: { a: 2, b: 1 }', 'a: 1, b: 2'));
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  expect(commandOf(one, 'lend').args.map(({ name }) => name)).toEqual(['id', 'reader']);
});

test('later passes cannot change the data', async () => {
  const { commands } = await lowered('  list: { columns: [id], query: { a: 1 } }\n');
  expect(() => Object.assign(commands[0]?.plan?.query ?? {}, { a: '2' })).toThrow(TypeError);
});

test.each([
  [
    'state: { choices: { used: 2, new: 1 } }',
    'state',
    { kind: 'enum', choices: ['new', 'used'], send: { new: 1, used: 2 } },
  ],
  ['price: { type: number, default: 1.5 }', 'price', { default: '1.5' }],
  ['pages: { type: integer, default: 5 }', 'pages', { default: 5 }],
  [
    'lent: { type: boolean, send: { true: 1, false: 0 } }',
    'lent',
    { kind: 'boolean', default: false, send: { true: 1, false: 0 } },
  ],
  ['ids: { type: csv }', 'ids', { kind: 'csv', of: 'text' }],
  ['word: { max-length: 20 }', 'word', { maxLength: 20, wire: { in: 'query', name: 'word' } }],
  [
    'word: { wire: [q, "header:x-word"] }',
    'word',
    {
      wire: [
        { in: 'query', name: 'q' },
        { in: 'header', name: 'x-word' },
      ],
    },
  ],
  ['word: { requires: [pages] }, pages: {}', 'word', { requires: ['pages'] }],
])('the flag %s', async (flag, name, data) => {
  expect((await flagsOf(flag))[name]).toMatchObject(data);
});

test('columns of the group are those of lists, and a record shows all its fields', async () => {
  const ir = await lowered(
    '  list: {}\n  get: {}\n',
    '',
    'columns: [id, "title|Name", { key: dueAt, from: due.at }]\n',
  );
  expect(commandOf(ir, 'list').plan?.columns).toEqual([
    { key: 'id', header: 'ID' },
    { key: 'title', header: 'Name' },
    { key: 'dueAt', header: 'Due at', from: 'due.at' },
  ]);
  expect(commandOf(ir, 'get').plan?.columns).toBeUndefined();
  expect(ir.fields).toEqual({ 'library.book.': ['due', 'id', 'title'] });
});

test('what a create writes is a field of the records, what an action sends is not', async () => {
  const ir = await lowered(`
  create: { flags: { title: { wire: name.full }, token: { wire: 'header:x-token' } } }
  lend: { effect: act, method: POST, path: '/books/{id}/lend', summary: Lend, says: Lent, flags: { reader: {} } }
`);
  expect(ir.fields).toEqual({ 'library.book.': ['name'] });
});

test('an update must not empty a text that the create requires', async () => {
  const ir = await lowered(
    '  create: { takes: [title!, note] }\n  update: { takes: [title, note] }\n',
    '',
    'fields: { title: {}, note: {} }\n',
  );
  const { flags, plan } = commandOf(ir, 'update');
  expect(plan?.filled).toEqual(['title']);
  expect(flags.filter(({ data }) => data.blank === 'never').map(({ name }) => name)).toEqual(['title']);
});

test('the message of a job names the record of the nearest group in its path', async () => {
  const poll = "{ job: id, get: '/jobs/{job}', state: state, done: [done], failed: [error] }";
  const ir = await lowered(
    `  scan: { effect: act, method: POST, path: '/books/{id}/scan', summary: Scan, poll: ${poll} }\n`,
  );
  expect(commandOf(ir, 'scan').plan?.poll).toMatchObject({ noun: 'job', about: 'book {id}', every: 2 });
  const state = ir.routes.find(({ path }) => path === '/jobs/{job}');
  expect(state).toMatchObject({ method: 'GET', job: { id: 'id', state: 'state', done: 'done' } });
});

test('the sandbox serves the requests of commands, with the ids of their examples', async () => {
  const ir = await lowered(`
  get: { examples: ['book get 7', 'libcli book get 8 --output json', 'book get $ID', 'echo 9 | jq .'] }
  create: { flags: { title: { required: true, wire: name.full }, pages: { type: integer, max: 900 }, q: { wire: 'query:q' } } }
  page: { path: '/books/{id}/{+name}', summary: Show a page, args: { id: { type: id }, name: {} } }
`);
  const routes = Object.fromEntries(ir.routes.map((route) => [`${route.method} ${route.path}`, route]));
  expect(Object.keys(routes)).toEqual(['POST /books', 'GET /books/{id}', 'GET /books/{id}/{name*}']);
  expect(routes['GET /books/{id}']?.ids).toEqual({ id: { kind: 'id', known: ['7', '8'] } });
  expect(routes['POST /books']).toMatchObject({
    effect: 'create',
    fields: { 'name.full': { kind: 'text' }, pages: { kind: 'integer', max: 900 } },
    query: { q: { kind: 'text' } },
    required: ['name.full'],
  });
});

test('settings, exit codes and statuses have the defaults of the language', async () => {
  const { service } = await lowered('  list: { columns: [id] }\n', 'statuses: { 4xx: usage }\n');
  expect(Object.keys(service.settings)).toEqual(['default_output', 'pager', 'timeout_ms']);
  expect(service.exits['auth']).toMatchObject({ code: 77 });
  expect(service.hosts['main']).toMatchObject({ override: 'LIBCLI_BASE_URL' });
  // A class that the spec names has no default beside it.
  expect(Object.keys(service.statuses).filter((status) => status.startsWith('4'))).toEqual(['4xx']);
});

test.each([
  ['list: { columns: [id] }', 'read', ['fields', 'limit'], undefined],
  ['get: {}', 'read', ['id'], ['id']],
  ['delete: {}', 'destructive', ['id', 'dry-run', 'confirm'], ['id']],
  ['create: { flags: { title: { required: true }, key: { secret: true } } }', 'write', ['title', 'dry-run'], ['title']],
])('the tool of %s has access %s', async (command, access, names, required) => {
  const [tool] = (await lowered(`  ${command}\n`)).tools;
  expect(tool?.access).toBe(access);
  expect(Object.keys(tool?.definition.inputSchema.properties ?? {})).toEqual(names);
  expect(tool?.definition.inputSchema.required).toEqual(required);
});

test('a merged tool replaces the tools of its commands, and says which of them have an argument', async () => {
  const ir = await lowered(
    '  create: { flags: { title: { required: true } } }\n  delete: {}\n',
    'tools: { prefix: lib_, more: { book change: { summary: Change books, commands: [book create, book delete] } } }\n',
  );
  const [tool, ...others] = ir.tools;
  expect(others).toEqual([]);
  expect(tool).toMatchObject({ access: 'destructive', definition: { name: 'lib_book_change' } });
  const { properties = {}, required } = tool?.definition.inputSchema ?? {};
  expect(required).toEqual(['operation']);
  expect(properties['operation']).toMatchObject({ enum: ['book create', 'book delete'] });
  expect(properties['title']?.description).toBe('Title (for book create)');
  expect(properties['dry_run']?.description).not.toContain('(for');
});

test('the service has the names of all fields that a command marks as secret', async () => {
  const { service } = await lowered(`
  lend:
    { effect: act, method: POST, path: /lend, summary: Lend, says: Lent, flags: { door: { secret: true, wire: lock.pin }, shelf: { secret: true, wire: none } } }
`);
  expect(service.secrets).toEqual(['pin']);
  expect((await lowered('  list: { columns: [id] }\n')).service.secrets).toBeUndefined();
});
