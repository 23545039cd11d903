import { command, list, ok, query, record, text, translated, type Value } from '../fixtures/described.js';

const integer = { type: 'integer' };
const deep = { style: 'deepObject', explode: true };
const object = (properties: Value, more: Value = {}) => ({ type: 'object', properties, ...more });
const day = { ...text, format: 'date' };

test.each([
  [
    'keys with brackets',
    [query('filter[status]', { ...text, enum: ['open'] }), query('tags[]', { type: 'array', items: text })],
    {
      'filter-status': { type: 'enum', choices: ['open'], wire: 'query:filter[status]' },
      tags: { type: 'csv', of: 'text', list: 'repeat', wire: 'query:tags[]' },
    },
  ],
  [
    'an object with known keys',
    [query('created', object({ gte: day, tags: { type: 'array', items: text }, by: object({ id: integer }) }), deep)],
    {
      'created-gte': { type: 'date', wire: 'query:created[gte]' },
      'created-tags': { type: 'csv', of: 'text', list: 'brackets', wire: 'query:created[tags]' },
      'created-by-id': { type: 'integer', wire: 'query:created[by][id]' },
    },
  ],
  [
    'an object or a number',
    [query('created', { anyOf: [object({ gt: integer }), integer] }, deep)],
    { 'created-gt': { type: 'integer', wire: 'query:created[gt]' } },
  ],
  [
    'an object with other keys, and a list of objects',
    [query('metadata', { type: 'object', additionalProperties: text }, deep), query('lines', list, deep)],
    {
      metadata: { type: 'pair', repeatable: true },
      lines: { type: 'json', list: 'brackets', summary: 'JSON: [{id: text, name: text}]' },
    },
  ],
  [
    'an object whose keys are parameters',
    [query('range', object({ first: day, last: day }, { required: ['first'] }), { required: true })],
    { first: { type: 'date', required: true }, last: { type: 'date' } },
  ],
])('%s in a query', (_, parameters, flags) => {
  expect(command('list', { '/things': { get: { ...ok(list), parameters } } })).toEqual({
    spec: expect.objectContaining({ flags }),
    findings: [],
  });
});

test('the parts of an object in a form are fields with brackets', () => {
  const address = object(
    { line1: text, lines: list, inner: object({ at: day }), tags: { type: 'array', items: text } },
    { required: ['line1'] },
  );
  const schema = object({ address, data: object({ key: text }) }, { required: ['address'] });
  const content = { 'application/x-www-form-urlencoded': { schema, encoding: { address: deep, data: deep } } };
  expect(command('create', { '/things': { post: { ...ok(record), requestBody: { content } } } })).toEqual({
    spec: expect.objectContaining({
      flags: {
        'address-line1': { type: 'text', wire: 'form:address[line1]', required: true },
        'address-lines': {
          type: 'json',
          wire: 'form:address[lines]',
          list: 'brackets',
          summary: 'JSON: [{id: text, name: text}]',
        },
        'address-inner-at': { type: 'date', wire: 'form:address[inner][at]' },
        'address-tags': { type: 'text', repeatable: true, wire: 'form:address[tags]', list: 'brackets' },
        data: { type: 'pair', repeatable: true, wire: 'form:data' },
      },
    }),
    findings: [],
  });
});

test.each([
  [[query('page', object({ size: integer, after: text }), deep)], { next_cursor: text }],
  [[query('page[size]', integer), query('page[after]')], { next_cursor: text }],
])('%j page a list', (parameters, more) => {
  const response = ok(object({ data: list, ...more }));
  const { specs, findings } = translated({ '/things': { get: { ...response, parameters } } });
  expect(findings).toEqual([]);
  expect(specs).toMatchObject({
    service: { paging: { cursor: { send: { cursor: 'page[after]' }, next: 'next_cursor' } } },
    thing: { commands: { list: expect.not.objectContaining({ flags: expect.anything() }) } },
  });
});
