import { json, ok, record, text, translated } from '../fixtures/described.js';
import type { Spec } from './types.js';

const commandsOf = (spec: Spec | undefined): Readonly<Record<string, Spec>> =>
  (spec as { commands?: Readonly<Record<string, Spec>> } | undefined)?.commands ?? {};

test('paths that differ only at the end are commands of their common beginning', () => {
  const { specs } = translated({ '/reports/export': { get: ok(record) }, '/reports/weekly': { get: ok(record) } });
  expect(Object.keys(commandsOf(specs['report']))).toEqual(['export', 'weekly']);
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
