import { json, list, ok, record, text, translated } from '../fixtures/described.js';
import type { Spec } from './types.js';
import { slugOf } from './words.js';

const commandsOf = (spec: Spec | undefined): Readonly<Record<string, Spec>> =>
  (spec as { commands?: Readonly<Record<string, Spec>> } | undefined)?.commands ?? {};

test('paths that differ only at the end are commands of their common beginning', () => {
  const { specs } = translated({ '/reports/export': { get: ok(record) }, '/reports/weekly': { get: ok(record) } });
  expect(Object.keys(commandsOf(specs['report']))).toEqual(['export', 'weekly']);
});

test('a group may be called service, whose file has another name than that of the client', () => {
  const { specs } = translated({ '/services': { get: ok(list) }, '/services/{id}': { get: ok(record) } });
  expect(specs['group-service']).toMatchObject({ group: 'service', path: '/services' });
  expect(Object.keys(commandsOf(specs['group-service']))).toEqual(['list', 'get']);
});

test('what a record has is shown, and a report that belongs to none has its name', () => {
  const { specs } = translated({
    '/parcels/{id}/history': { get: ok(record) },
    '/reports/weekly': { get: ok(record) },
    '/reports/daily': { get: ok(record) },
  });
  expect(commandsOf(specs['parcel'])['history']).toMatchObject({ summary: 'Show history of a parcel' });
  expect(commandsOf(specs['report'])['weekly']).toMatchObject({ summary: 'Weekly report' });
});

test('a nested group is called what its path calls it', () => {
  const { specs } = translated({
    '/orders/{id}/tax-data': { get: ok(record), put: ok(record) },
    '/orders/{id}/lines': { get: ok(list) },
    '/orders/{id}/lines/{line}': { get: ok(record) },
  });
  const { groups } = specs['order'] as { groups: Readonly<Record<string, Spec>> };
  expect(groups['tax-data']).toMatchObject({ plural: 'tax data' });
  expect(groups['line']).not.toHaveProperty('plural');
});

test.each(['/2.0', '/v2.1', '/api/3.1.4'])('the version %s is not a word of a command', (version) => {
  const { specs } = translated({
    [`${version}/files/{id}/comments`]: { get: { ...ok(record), tags: ['Comments'] } },
    [`${version}/comments/{id}`]: {
      get: { ...ok(record), tags: ['Comments'] },
      put: { ...ok(record), tags: ['Comments'] },
    },
  });
  expect(Object.keys(commandsOf(specs['comment']))).toEqual(['files-comments', 'get', 'update']);
});

test('a POST to a search or query is a read: of a record or a list', () => {
  const requestBody = json({ type: 'object', properties: { text, cursor: text } });
  const rows = { type: 'object', properties: { results: { type: 'array', items: record } } } as const;
  const post = { ...ok(record), requestBody };
  const found = { ...ok(rows), requestBody };
  const { specs, findings } = translated({
    '/search': { post },
    '/orders/query': { post: found },
    '/orders': { post },
  });
  expect(commandsOf(specs['search'])).toMatchObject({ run: { effect: 'read', method: 'POST', path: '/search' } });
  const { query, create } = commandsOf(specs['order']);
  expect(query).toMatchObject({ verb: 'list', method: 'POST', result: 'results', paging: 'none' });
  expect([query?.['effect'], create?.['effect']]).toEqual([undefined, undefined]);
  const problem =
    'only one page is read: the parameter body:cursor asks for others, but the description does not show where the next page is';
  expect(findings).toEqual([`#/paths/~1orders~1query/post: ${problem}`]);
});

test('a POST to a search that is done later is an action', () => {
  const post = { responses: { 202: { description: 'Accepted', ...json(record) } } };
  const { specs } = translated({ '/search': { post } });
  expect(commandsOf(specs['search'])['run']).toMatchObject({ effect: 'act' });
});

const one = { parameters: [{ name: 'Sid', in: 'path', required: true, schema: text }] };

/** Returns the words of all commands. */
const wordsOf = (specs: Readonly<Record<string, Spec>>): string[] =>
  Object.values(specs).flatMap((spec) => {
    const { group, groups = {} } = spec as { group?: string; groups?: Readonly<Record<string, Spec>> };
    const parts = Object.entries(groups).map(([part, inner]) => [`${String(group)} ${part}`, inner] as const);
    return [[String(group), spec] as const, ...parts].flatMap(([words, inner]) =>
      Object.keys(commandsOf(inner)).map((name) => `${words} ${name}`),
    );
  });

test('the extension of a path and the date of a version are not words, and a POST on one record is an update', () => {
  const tags = ['Api20100401Call'];
  const base = '/2010-04-01/Accounts/{AccountSid}/Calls';
  const { specs } = translated({
    [`${base}.json`]: { get: { ...ok(list), tags }, post: { ...ok(record), tags } },
    [`${base}/{Sid}.json`]: { ...one, get: { ...ok(record), tags }, post: { ...ok(record), tags } },
  });
  expect(wordsOf(specs)).toEqual(['call list', 'call create', 'call get', 'call update']);
  expect(commandsOf(specs['call'])['update']).toMatchObject({
    method: 'POST',
    path: `/2010-04-01/Accounts/{account-sid}/Calls/{sid}.json`,
  });
});

test('a POST to the path of a single record is an update, and to a list a create', () => {
  const post = ok(record);
  const { specs } = translated({
    '/settings': { get: ok(record), post },
    '/orders': { get: ok(list), post },
    '/teams': { get: ok(record), post },
    '/teams/{Sid}': { ...one, delete: ok(record) },
  });
  expect(wordsOf(specs)).toEqual([
    ...['setting get', 'setting update', 'order list', 'order create'],
    // Records of their own are below the path.
    ...['team get', 'team create', 'team delete'],
  ]);
});

test('names follow the ids of operations, and paths for operations without one', () => {
  const tags = ['pets'];
  const { specs } = translated(
    {
      '/pets': { get: { ...ok(list), tags, operationId: 'searchPets' }, post: { ...ok(record), tags } },
      '/pets/{Sid}/photos': { ...one, post: { ...ok(record), tags, operationId: 'uploadPhoto' } },
    },
    {},
    { names: 'operation' },
  );
  expect(wordsOf(specs)).toEqual(['pet search', 'pet create', 'pet upload-photo']);
  expect(commandsOf(specs['pet'])['search']).toMatchObject({ verb: 'list' });
});

test('x-cli-hidden makes a hidden command', () => {
  const { specs } = translated({ '/pets': { get: { ...ok(list), 'x-cli-hidden': true }, post: ok(record) } });
  expect(Object.values(commandsOf(specs['pet'])).map(({ hidden }) => hidden)).toEqual([true, undefined]);
});

test('x-cli-name names a command with or without its groups, x-cli-ignore leaves it out', () => {
  const { specs, findings } = translated({
    '/pets': { get: { ...ok(list), 'x-cli-name': 'all' }, post: { ...ok(record), 'x-cli-name': 'shop pet buy' } },
    '/pets/{Sid}': {
      ...one,
      get: { ...ok(record), 'x-cli-name': 'all' },
      delete: { ...ok(record), 'x-cli-ignore': true },
    },
    '/cats': { 'x-cli-ignore': true, get: ok(list) },
    '/dogs': { get: { ...ok(list), 'x-cli-name': 'No Name' } },
  });
  expect(wordsOf(specs)).toEqual(['pet all', 'pet get-all', 'shop pet buy', 'dog list']);
  expect(findings).toEqual([
    '#/paths/~1dogs/get: x-cli-name is not one to three names in lower case: No Name',
    '#/paths/~1pets~1{Sid}/get: x-cli-name all is the name of another command, so it is changed',
  ]);
});

test.each([
  ['GitHub v3 REST API', 'github'],
  ["GitHub's official OpenAPI spec + Octokit extension", 'github'],
  ['The Train Travel API', 'train-travel'],
  ['Twilio - Api', 'twilio'],
  ['Blockfrost.io ~ API Documentation', 'blockfrost'],
  ['Discord HTTP API (Preview)', 'discord'],
  ['Métabase & Co.', 'metabase-co'],
  ['A B C D', 'b-c'],
  ['API 2.0', 'service'],
  [undefined, 'service'],
])('the title %j makes the name %s', (title, name) => {
  expect(slugOf(title)).toBe(name);
});

const argued = (...names: string[]) => names.map((name) => ({ name, in: 'path', required: true, schema: text }));

test('the name of records leaves out a scope, without which they are listed too', () => {
  const tags = ['core_v1'];
  const rooms = (word: string) => ({
    [`/api/v1/teams/{team}/${word}`]: {
      parameters: argued('team'),
      get: { ...ok(list), tags },
      post: { ...ok(record), tags },
    },
    [`/api/v1/teams/{team}/${word}/{name}`]: { parameters: argued('team', 'name'), get: { ...ok(record), tags } },
    [`/api/v1/${word}`]: { get: { ...ok(list), tags } },
  });
  const { specs } = translated({
    '/api/': { get: { ...ok(record), tags: ['core'] } },
    '/api/v1/teams': { get: { ...ok(list), tags } },
    '/api/v1/teams/{name}': { parameters: argued('name'), get: { ...ok(record), tags } },
    ...rooms('rooms'),
    ...rooms('desks'),
    '/api/v1/teams/{team}/rooms/{name}/status': { parameters: argued('team', 'name'), get: { ...ok(record), tags } },
  });
  expect(wordsOf(specs).sort()).toEqual([
    ...['core desk create', 'core desk get', 'core desk list', 'core desk list-all', 'core get'],
    ...['core room create', 'core room get', 'core room list', 'core room list-all', 'core rooms-status'],
    ...['core team get', 'core team list'],
  ]);
  expect((specs['core'] as { groups: Record<string, Spec> }).groups['room']).toMatchObject({
    commands: { list: { path: '/api/v1/teams/{team}/rooms' }, 'list-all': { path: '/api/v1/rooms' } },
  });
});

test('records that are created without a scope are others than those in it', () => {
  const both = { get: ok(list), post: ok(record) };
  const { specs } = translated({
    '/shops/{shop}/orders': { parameters: argued('shop'), ...both },
    '/shops/{shop}/returns': { parameters: argued('shop'), ...both },
    '/orders': both,
    '/returns': { get: ok(list) },
  });
  expect(wordsOf(specs)).toEqual(
    expect.arrayContaining(['shop order list', 'order list', 'order create', 'return list']),
  );
  expect(wordsOf(specs)).not.toContain('shop order list-all');
});

test('a group leaves out a version that all tags of its name have, and has one of several', () => {
  const get = (tag: string) => ({ get: { ...ok(list), tags: [tag] } });
  const { specs } = translated({
    '/batch/v1/jobs': get('batch_v1'),
    '/scale/v1/rules': get('scale_v1'),
    '/scale/v2beta1/rules': get('scale_v2beta1'),
    '/users': get('users'),
    '/v2/users': get('users v2'),
  });
  expect(Object.keys(specs).sort()).toEqual(['batch', 'scale-v1', 'scale-v2beta1', 'service', 'user', 'users-v2']);
});

test('of two commands with one verb, the one for a record has its name', () => {
  const { specs } = translated({
    '/templates': { get: ok({ type: 'array', items: text }) },
    '/templates/{name}': { parameters: argued('name'), get: ok(record) },
    '/users/me/plan': { get: ok(record) },
    '/users/me/plan/{year}': { parameters: argued('year'), get: ok(record) },
  });
  expect(wordsOf(specs)).toEqual(['template get-all', 'template get', 'user get', 'user get-get']);
});

test('names leave out what all paths of a group begin with, unless two would be equal', () => {
  const tags = ['flow'];
  const get = { get: { ...ok(list), tags } };
  const { specs } = translated({
    '/apis/flow.example/v1alpha1/schemas': { get: { ...ok(list), tags }, post: { ...ok(record), tags } },
    '/apis/flow.example/v1alpha1/schemas/{name}': { parameters: argued('name'), get: { ...ok(record), tags } },
    '/apis/flow.example/v1alpha1/schemas/status': get,
    '/apis/flow.example/v1alpha1/levels': { get: { ...ok(list), tags }, post: { ...ok(record), tags } },
    '/apis/flow.example/v1alpha1/status': get,
  });
  expect(wordsOf(specs).sort()).toEqual([
    ...['flow apis-flow-example-status', 'flow create', 'flow get', 'flow level create', 'flow level list'],
    ...['flow list', 'flow status'],
  ]);
});
