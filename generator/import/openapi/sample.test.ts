import { json, list, ok, record, text, translated, type Value } from '../fixtures/described.js';

const one = { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] };
const get = (content: Value) => ({ responses: { 200: { content: { 'application/json': content } } } });

/** Returns the sample of the group `thing`. */
const sampleOf = (paths: Value): unknown => translated(paths).specs['thing']?.['sample'];

test('a record has the values that its schema allows', () => {
  const properties = {
    id: { type: 'integer', minimum: 1000 },
    state: { type: 'string', enum: ['open', 'paid'] },
    at: { type: 'string', format: 'date-time' },
    email: { type: 'string', format: 'email' },
    share: { type: 'number', maximum: 1 },
    code: { type: 'string', example: 'A-1' },
    secret: { type: 'string', writeOnly: true },
    owner: { type: 'object', properties: { name: { type: 'string', maxLength: 3 }, on: { type: 'boolean' } } },
    tags: { type: 'array', items: text },
    kind: { type: 'string', default: 'big' },
    ['__proto__']: text,
  };
  const schema = { type: 'object', properties };
  expect(sampleOf({ '/things/{id}': { ...one, get: get({ schema }) } })).toEqual({
    ...{ id: 1000, state: 'open', at: '2026-05-31T09:00:00Z', email: 'ada@shop.example', share: 1, code: 'A-1' },
    ...{ owner: { name: 'nam', on: true }, tags: ['tags 1'], kind: 'big' },
  });
});

test('an example of the description comes first, wherever it is, without what is too much', () => {
  const row = { id: 7, name: 'Ada', deep: { a: { b: { c: 1 } } }, long: 'x'.repeat(300), more: [1, 2, 3] };
  const rows = { type: 'object', properties: { data: list } };
  const shown = { id: 7, name: 'Ada', deep: { a: { b: {} } }, long: 'x'.repeat(200), more: [1, 2] };
  for (const example of [{ example: { data: [row] } }, { examples: { usual: { value: { data: [row] } } } }])
    expect(
      sampleOf({ '/things': { get: get({ schema: rows, ...example }) }, '/things/{id}': { ...one, get: ok(record) } }),
    ).toEqual(shown);
  const post = { requestBody: json(record), ...get({ schema: { ...record, example: row } }) };
  expect(sampleOf({ '/things': { get: ok(list), post } })).toEqual(shown);
});

test('a list with a name of its own shows the record', () => {
  const post = { ...ok({ type: 'object', properties: { things: list } }), requestBody: { content: {} } };
  expect(sampleOf({ '/things/search': { post } })).toMatchObject({ id: expect.anything() as unknown });
});

test('a response that shows no field has no sample', () => {
  expect(sampleOf({ '/things': { get: ok({ type: 'object' }) } })).toBeUndefined();
});
