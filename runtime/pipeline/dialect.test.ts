import type { RequestPlan } from '../contract/command.js';
import type { Dialect } from '../contract/dialect.js';
import { closeAll, json, testService, type Answer } from '../http/testkit.js';
import { request } from './handler.js';
import { flag, stage } from './testkit.js';

afterEach(closeAll);

/** A dialect that the runtime does not know: the resource objects of JSON:API. */
const jsonApi: Dialect = {
  open: async ({ path }, look) => {
    const type = String(look('type'));
    const inside = (row: unknown): Record<string, unknown> => {
      const { id, attributes } = row as { id: string; attributes: object };
      return { id, ...attributes };
    };
    return {
      name: type,
      path: path.replace('{type}', type),
      rows: (body) => [(body as { data: unknown }).data].flat(),
      record: (body) => (body as { data: Record<string, unknown> }).data,
      plain: inside,
      sentQuery: (query) => ({ ...query, [`fields[${type}]`]: 'name' }),
      term: (template, value) => template.replace('{text}', JSON.stringify(value)),
    };
  },
};

const shop = testService({ record: 'data', filter: { query: 'filter', join: ' and ' } });
const list: RequestPlan = {
  effect: 'read',
  method: 'GET',
  path: '/v1/{type}',
  shape: 'rows',
  resource: { name: '{type}' },
};
const one: RequestPlan = { ...list, path: '/v1/{type}/7', shape: 'record' };
const flags = { type: flag('text', 'path:type'), name: flag('text', 'term:name is {text}') };
const answer: Answer = ({ url }, response) => {
  const row = (id: string) => ({ type: 'books', id, attributes: { name: `Book ${id}` }, links: {} });
  json(response, { data: url.includes('/7') ? row('7') : [row('1'), row('2')] });
};

test('a dialect opens a resource, sends its query and its terms, and reads its rows', async () => {
  const dialects = { jsonApi: async () => ({ dialect: jsonApi }) };
  const made = await stage(answer, { service: shop, dialects, flags });
  await request(list)({ type: 'books', name: 'It' }, made.context);
  expect(made.server.seen.map(({ url }) => decodeURIComponent(url).replaceAll('+', ' '))).toEqual([
    '/v1/books?filter=name is "It"&fields[books]=name',
  ]);
  expect(made.printed).toEqual([['rows', '[{"id":"1","name":"Book 1"},{"id":"2","name":"Book 2"}]']]);
  const read = await stage(answer, { service: shop, dialects, flags });
  await request(one)({ type: 'books' }, read.context);
  expect(read.printed).toEqual([['record', '{"id":"7","name":"Book 7"}']]);
});

test('the first dialect that has a part gives it', async () => {
  const dialects = {
    plain: async () => ({ dialect: {} }),
    jsonApi: async () => ({ dialect: jsonApi }),
    never: () => Promise.reject(new Error('loaded')),
  };
  const made = await stage(answer, { service: shop, dialects, flags });
  await request(list)({ type: 'books' }, made.context);
  expect(made.printed).toHaveLength(1);
});

test('a client without dialects sends plain requests, and fails on a plan that needs a dialect', async () => {
  const { resource: _none, ...plain } = list;
  const made = await stage(answer, { service: shop, dialects: {}, flags });
  await request(plain)({ type: 'books', name: "O'Neil" }, made.context);
  expect(decodeURIComponent(made.server.seen[0]?.url ?? '').replaceAll('+', ' ')).toBe(
    "/v1/books?filter=name is O''Neil",
  );
  expect(made.printed[0]?.[1]).toContain('"attributes":{"name":"Book 1"}');
  await expect(request(list)({ type: 'books' }, made.context)).rejects.toThrow('acmecli has no dialect with "open"');
});
