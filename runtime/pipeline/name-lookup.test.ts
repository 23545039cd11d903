import type { RequestPlan } from '../contract/command.js';
import type { NameCache, NameEntry, Reference } from '../contract/lookups.js';
import { closeAll, failureOf, json, testService, type Answer } from '../http/testkit.js';
import { request } from './handler.js';
import { flag, stage, type StageOptions } from './testkit.js';

afterEach(closeAll);

const names = (path: string, noun: string, scan: Partial<NonNullable<Reference['scan']>>): Reference => ({
  path,
  scan: { field: ['name'], ...scan },
  id: 'id',
  unless: 'digits',
  noun,
});

const service = testService({
  references: {
    shelf: names('/shelves', 'shelf', {}),
    box: names('/boxes', 'box', { within: { flag: 'shelf', field: 'shelf_id' } }),
    person: names('/people', 'person', { field: ['{first} {last}', 'mail'], me: '/people/me', or: 'crew' }),
    crew: names('/crews', 'crew', {}),
    grade: { ...names('/grades', 'grade', { code: true }), id: 'code' },
  },
});
const flags = {
  // The box comes first, but the shelf decides between boxes of the same name.
  box: flag('reference', 'body:box', { reference: 'box' }),
  shelf: flag('reference', 'body:shelf', { reference: 'shelf' }),
  person: flag('reference', 'body:person', { reference: 'person' }),
  'any-shelf': flag('reference', 'body:any', { reference: 'shelf', words: ['none'] }),
  grade: flag('reference', 'body:grade', { reference: 'grade', of: 'text' }),
  people: flag('csv', 'body:people', { of: 'reference', reference: 'person' }),
};
const plan: RequestPlan = { effect: 'create', method: 'POST', path: '/things', shape: 'record' };

const lists: Readonly<Record<string, unknown>> = {
  '/shelves': [
    { id: 1, name: 'Top' },
    { id: 2, name: 'top' },
    { id: { toString: 1 }, name: 'Odd' },
    { id: 3, name: 'Caf\u00e9  corner ' },
  ],
  '/boxes': [
    { id: 11, name: 'Blue', shelf_id: 1 },
    { id: 12, name: 'Blue', shelf_id: 3 },
    { id: 13, name: 'Red', shelf_id: 3 },
    { id: 14, name: 'Grey', shelf_id: { toString: 1 } },
  ],
  '/people': [
    { id: 21, first: 'Ann', last: 'Lee', mail: 'ann@example.com' },
    { id: 22, first: 'Bo', last: null, mail: 'bo@example.com' },
    { first: 'No', last: 'Id' },
  ],
  '/crews': [
    { id: 31, name: 'Night' },
    { id: 32, name: 'Ann Lee' },
  ],
  '/grades': [
    { code: '70', name: 'Good' },
    { code: 'A1 ', name: 'Best' },
    { code: 'good', name: 'Poor' },
    { code: '5', name: 'Odd' },
    { code: '6', name: 'Odd ' },
  ],
  '/people/me': { id: 22 },
};
const answer: Answer = ({ url, method }, response) =>
  json(response, { data: method === 'POST' ? { id: 1 } : lists[url] });

const open = (more: Partial<StageOptions> = {}, replies = answer) =>
  stage(replies, { service, flags, effect: 'create', ...more });

/** A cache with lists that an earlier run has left. */
function cacheOf(stored: Readonly<Record<string, readonly NameEntry[]>>) {
  const lists = new Map(Object.entries(stored));
  const cache: NameCache = {
    read: async (kind, path) => lists.get(`${kind} ${path}`),
    write: async (kind, path, entries) => {
      lists.set(`${kind} ${path}`, entries);
    },
    drop: async () => undefined,
  };
  return { lists, cache };
}

test.each([
  ['one of several names of a record', { person: 'ANN@example.com' }, { person: 21 }],
  ['a template with an empty field', { person: 'bo' }, { person: 22 }],
  ['a name in another list', { person: 'night' }, { person: 31 }],
  ['"me"', { person: 'Me' }, { person: 22 }],
  ['the name that was typed exactly', { shelf: 'top' }, { shelf: 2 }],
  ['blanks and accents however they are written', { shelf: 'cafe\u0301 corner' }, { shelf: 3 }],
  ['a name that another flag makes unique', { box: 'blue', shelf: 'Caf\u00e9 corner' }, { box: 12, shelf: 3 }],
  ['the same with the id of the other record', { box: 'Blue', shelf: '1' }, { box: 11, shelf: 1 }],
  ['a record where a word is possible', { 'any-shelf': 'Top' }, { any: 1 }],
  ['several names', { people: ['Bo', 'night', '99'] }, { people: [22, 31, 99] }],
])('the id of %s is sent as a number, and each list is read once', async (_what, args, sent) => {
  const { server, context } = await open();
  await request(plan)(args, context);
  expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual(sent);
  const urls = server.seen.map(({ url }) => url);
  expect(urls).toEqual([...new Set(urls)]);
});

test('a word of the flag is never looked up, and is accepted in any case', async () => {
  const { server, context } = await open();
  await request(plan)({ 'any-shelf': 'None' }, context);
  expect(server.seen.map(({ url, body }) => [url, body])).toEqual([['/things', '{"any":"none"}']]);
});

test('ids are never looked up, and "me" costs one request', async () => {
  const { server, context } = await open();
  await request(plan)({ box: '007', shelf: '1', person: '21' }, context);
  expect(server.seen.map(({ url }) => url)).toEqual(['/things']);
  await request(plan)({ person: 'me' }, context);
  expect(server.seen.map(({ url }) => url)).toEqual(['/things', '/people/me', '/things']);
});

test.each([
  [
    'in one list, for which a flag can decide',
    { box: 'blue' },
    'More than one box matches "blue".',
    'Give the id instead, or add --shelf.',
    ['box 11, Blue, shelf 1', 'box 12, Blue, shelf 3'],
  ],
  [
    'in two lists',
    { person: 'ann LEE' },
    'More than one person matches "ann LEE".',
    'Give the id instead.',
    ['person 21, Ann Lee', 'crew 32, Ann Lee'],
  ],
])('an ambiguous name %s is refused with the candidates', async (_what, args, message, remedy, lines) => {
  const { server, context } = await open();
  const error = await failureOf(request(plan)(args, context));
  expect(error).toMatchObject({ kind: 'input', message, remedy: `Nothing was sent. ${remedy}`, details: { lines } });
  expect(server.seen.map(({ method }) => method)).not.toContain('POST');
});

test.each([
  [{ person: 'Ann Le' }, 'The person "Ann Le" does not exist.', 'Ann Lee'],
  [{ person: 'nihgt' }, 'The person "nihgt" does not exist.', 'Night'],
  [{ box: 'Rod', shelf: '3' }, 'The box "Rod" does not exist in shelf 3.', 'Red'],
])('an unknown name is refused with the nearest ones: %j', async (args, message, near) => {
  const { server, context } = await open();
  const error = await failureOf(request(plan)(args, context));
  expect([error.kind, error.message]).toEqual(['input', message]);
  expect(error.remedy).toBe('Nothing was sent. Check the name, or give the id.');
  expect(error.details.suggestions).toContain(near);
  expect(server.seen.map(({ method }) => method)).not.toContain('POST');
});

test.each([
  ['all names, when they are few', [], 'Choose one of top, Café corner, or give the id.'],
  [
    'only the way out, when they are many',
    Array.from({ length: 11 }, (_, at) => ({ id: 50 + at, name: `Shelf ${at}` })),
    'Check the name, or give the id.',
  ],
])('an unknown name that is similar to none is refused with %s', async (_what, more, remedy) => {
  const { context } = await open({}, ({ url }, response) =>
    json(response, { data: url === '/shelves' ? [...(lists[url] as unknown[]), ...more] : {} }),
  );
  const error = await failureOf(request(plan)({ shelf: 'Basement' }, context));
  expect([error.message, error.remedy]).toEqual([
    'The shelf "Basement" does not exist.',
    `Nothing was sent. ${remedy}`,
  ]);
  expect(error.details.suggestions).toEqual([]);
});

describe('a list that an earlier run has read', () => {
  test('is used by a read instead of a request', async () => {
    const { cache } = cacheOf({ 'shelf /shelves': [{ id: '9', name: 'Attic' }] });
    const { server, context } = await open({ names: cache, effect: 'read' });
    expect(await context.resolve('shelf', 'attic')).toBe('9');
    expect(server.seen).toEqual([]);
  });

  test.each(['create', 'update', 'delete', 'act'] as const)('is never used by a write: %s', async (effect) => {
    // Since then the shelf was renamed, and another one has its name.
    const { cache, lists: stored } = cacheOf({ 'shelf /shelves': [{ id: '9', name: 'Top' }] });
    const { server, context } = await open({ names: cache, effect });
    expect(await context.resolve('shelf', 'Top')).toBe('1');
    expect(await context.resolve('shelf', 'top')).toBe('2');
    expect(server.seen.map(({ url }) => url)).toEqual(['/shelves']);
    expect(stored.get('shelf /shelves')).toHaveLength(3);
  });

  test('is read anew, once, for a name that is not in it', async () => {
    const { cache, lists } = cacheOf({ 'shelf /shelves': [{ id: '9', name: 'Attic' }] });
    const { server, context } = await open({ names: cache, effect: 'read' });
    expect(await context.resolve('shelf', 'Top')).toBe('1');
    await failureOf(context.resolve('shelf', 'Cellar'));
    expect(server.seen.map(({ url }) => url)).toEqual(['/shelves']);
    expect(lists.get('shelf /shelves')).toEqual([
      { id: '1', name: 'Top' },
      { id: '2', name: 'top' },
      { id: '3', name: 'Caf\u00e9 corner' },
    ]);
  });

  test('is read anew before two records with a name are an error', async () => {
    const { cache } = cacheOf({
      'shelf /shelves': [
        { id: '8', name: 'Top' },
        { id: '9', name: 'Top' },
      ],
    });
    const { context } = await open({ names: cache, effect: 'read' });
    expect(await context.resolve('shelf', 'Top')).toBe('1');
  });
});

test('a list that cannot be read to its end is an error that does not speak of rows', async () => {
  const paged = testService({
    references: { shelf: names('/shelves', 'shelf', { paging: 'cursor' }) },
    paging: { cursor: { style: 'cursor', send: { cursor: 'cursor' }, next: 'next', items: 'data' } },
  });
  const broken: Answer = ({ url }, response) =>
    json(response, url.includes('cursor=') ? { maintenance: true } : { data: [{ id: 1, name: 'Top' }], next: 'a' });
  const { context } = await open({ service: paged }, broken);
  const error = await failureOf(request(plan)({ shelf: 'Top' }, context));
  expect([error.kind, error.message]).toEqual(['unavailable', expect.stringContaining('the list /shelves returned')]);
  expect(error.remedy).toBeUndefined();
});

test.each([
  ['a list', { shelf: 'Top' }, 'GET /shelves'],
  ['the own record', { person: 'me' }, 'GET /people/me'],
])('a response without %s is an error, never an unknown name', async (_what, args, call) => {
  const { cache, lists } = cacheOf({});
  const { context } = await open({ names: cache }, (_seen, response) => json(response, { message: 'maintenance' }));
  const error = await failureOf(request(plan)(args, context));
  expect(error.kind).toBe('unavailable');
  expect(error.message).toContain(call);
  expect(lists.size).toBe(0);
});

describe('a list of codes', () => {
  const send = async (grade: string, replies = answer, more: Partial<StageOptions> = {}) => {
    const { server, context, notes } = await open(more, replies);
    await request(plan)({ grade }, context);
    return { urls: server.seen.map(({ url }) => url), sent: JSON.parse(server.seen.at(-1)?.body ?? ''), notes };
  };

  test.each([
    ['a name is replaced by its code, without the blanks around it', 'best', 'A1'],
    ['a code is sent as typed', 'a1', 'a1'],
    ['a code comes before a name of the same text', 'Good', 'Good'],
  ])('%s', async (_what, typed, code) => {
    expect(await send(typed)).toEqual({ urls: ['/grades', '/things'], sent: { grade: code }, notes: [] });
  });

  test('digits are never looked up, and are sent as text', async () => {
    expect(await send('70')).toEqual({ urls: ['/things'], sent: { grade: '70' }, notes: [] });
    expect((await send('007')).sent).toEqual({ grade: '007' });
  });

  test('a stored list answers for its codes and its names', async () => {
    const { cache } = cacheOf({
      'grade /grades': [
        { id: '8', name: 'Great' },
        { id: 'X', name: 'Other' },
      ],
    });
    const { context } = await open({ names: cache, effect: 'read' });
    expect(await context.resolve('grade', 'GREAT')).toBe('8');
    expect(await context.resolve('grade', 'x')).toBe('x');
    expect((await failureOf(send('GREAT', answer, { names: cache }))).message).toContain('does not exist');
  });

  test.each([
    [
      'odd',
      'More than one grade matches "odd".',
      'Give the code instead.',
      { lines: ['grade 5, Odd', 'grade 6, Odd'] },
    ],
    ['Besst', 'The grade "Besst" does not exist.', 'Check the name, or give the code.', { suggestions: ['Best'] }],
  ])('the name %s is refused before anything is sent', async (grade, message, remedy, details) => {
    const { server, context } = await open();
    const error = await failureOf(request(plan)({ grade }, context));
    expect(error).toMatchObject({ kind: 'input', message, remedy: `Nothing was sent. ${remedy}`, details });
    expect(server.seen.map(({ url }) => url)).toEqual(['/grades']);
  });

  test.each([
    ['refused', 'was refused (403)', 403, { error: 'Forbidden' }],
    ['empty', 'is empty', 200, { data: [] }],
  ])('that is %s leaves the value as typed, and a note says so', async (_what, why, status, body) => {
    const replies: Answer = ({ method }, response) =>
      method === 'POST' ? json(response, { data: { id: 1 } }) : json(response, body, status);
    expect(await send('Good', replies)).toEqual({
      urls: ['/grades', '/things'],
      sent: { grade: 'Good' },
      notes: [`The list of names ${why}, so the grade "Good" is sent as typed.`],
    });
  });

  test('that fails for any other reason ends the command', async () => {
    const { server, context } = await open({}, (_seen, response) => json(response, { error: 'Down' }, 500));
    expect((await failureOf(request(plan)({ grade: 'Good' }, context))).kind).toBe('unavailable');
    expect(server.seen.map(({ method }) => method)).not.toContain('POST');
  });

  test('cannot be combined with a list for every value of a variable', async () => {
    const grade = { ...names('/{shop}/grades', 'grade', { code: true }), id: 'code' };
    const { context } = await open({
      service: testService({ references: { grade } }),
      flags: { grade: flags.grade, everywhere: flag('boolean', 'each:shop') },
    });
    const error = await failureOf(request(plan)({ grade: 'Good', everywhere: true }, context));
    expect(error.message).toBe(
      '--grade Good cannot be used with --everywhere: the grade has another code in every shop.',
    );
  });
});
