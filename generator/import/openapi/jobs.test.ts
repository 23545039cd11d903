import { json, list, ok, record, text, translated, type Value } from '../fixtures/described.js';
import type { Spec } from './types.js';

const states = (...values: readonly unknown[]) => ({
  type: 'object',
  properties: { id: text, status: { enum: values } },
});
const known = states('queued', 'in_progress', 'COMPLETED', 'failed', 'cancelled', null);
const inPath = (name: string) => ({ parameters: [{ name, in: 'path', required: true, schema: text }] });
const location = (described: Value) => ({ headers: { Location: described } });
const link = (parameters: Value, more: Value = { operationId: 'readExport' }) => ({
  links: { state: { ...more, parameters } },
});
const later =
  '#/paths/~1exports/post/responses/202: the service accepts the request and completes it later; declare `poll` to wait for the end';

/** Imports a POST with this accepted response, beside the request for the state of an export. */
function start(accepted: Value, state: Value = known, more: Value = {}): { spec: Spec; findings: string[] } {
  const { specs, findings } = translated({
    '/exports': { post: { responses: { 202: accepted } } },
    '/exports/{exportId}': { ...inPath('exportId'), get: { operationId: 'readExport', ...ok(state) } },
    ...more,
  });
  const { commands } = specs['export'] as { readonly commands: Readonly<Record<string, Spec>> };
  return { spec: commands['create'] ?? {}, findings };
}

const poll = {
  noun: 'export',
  get: '/exports/{job}',
  state: 'status',
  done: ['COMPLETED'],
  failed: ['failed', 'cancelled'],
};

test.each([
  ['a link by operation', { ...json(record), ...link({ exportId: '$response.body#/id' }) }, 'id'],
  [
    'a link by reference',
    {
      ...json(record),
      ...link({ 'path.exportId': '$response.body#/id' }, { operationRef: '#/paths/~1exports~1%7BexportId%7D/get' }),
    },
    'id',
  ],
  ['a link to a header', link({ exportId: '$response.header.X-Export' }), 'header:x-export'],
  ['an example of Location', location({ schema: { ...text, example: '/exports/42' } }), 'header:location'],
  ['an address as example', location({ example: 'https://shop.example/exports/42' }), 'header:location'],
  ['the description of Location', location({ description: 'State, at /exports/{id}.' }), 'header:location'],
])('a job is recognized by %s', (_, accepted, job) => {
  const { spec, findings } = start(accepted);
  expect(spec['poll']).toEqual({ ...poll, job });
  expect(findings).toEqual([]);
});

test('the record of the state is printed at the end, and its place in the response is found', () => {
  const { spec } = start(location({ example: '/exports/1' }), { type: 'object', properties: { data: known } });
  expect(spec).toMatchObject({
    says: 'Started export {job}',
    gives: { job: '{job}' },
    result: 'data',
    returns: ['id', 'status'],
    poll: { ...poll, job: 'header:location' },
  });
});

test('the id is looked for in the record of the response', () => {
  const inData = (schema: Value) => ({ type: 'object', properties: { data: schema } });
  const inside = start({ ...json(inData(record)), ...link({ exportId: '$response.body#/data/id' }) }, inData(known));
  expect(inside.spec['poll']).toEqual({ ...poll, job: 'id' });
  const outside = start({ ...json(inData(record)), ...link({ exportId: '$response.body#/id' }) }, inData(known));
  expect(outside.findings).toEqual([
    `${later} (the id for GET /exports/{export-id} is not in the record of the response)`,
  ]);
});

const example = location({ example: '/exports/42' });
const unclear = `${later} (GET /exports/{export-id} does not show which states mean that it is done or failed)`;

test.each([
  ['no Location', {}, known, later],
  ['a Location without a path', location({ description: 'Where the export is' }), known, later],
  ['the path of something else', location({ example: '/imports/42' }), known, later],
  ['the path of a part', location({ example: '/exports/42/rows' }), known, later],
  ['states without a failure', example, states('running', 'done'), unclear],
  ['states that could mean either', example, states('active', 'done', 'failed'), unclear],
  ['no state', example, record, unclear],
  [
    'a record in another place',
    { ...json(record), ...example },
    { type: 'object', properties: { data: known } },
    `${later} (GET /exports/{export-id} has its record in another place than this response)`,
  ],
  ['an answer that is text', { ...example, content: { 'text/plain': {} } }, known, later],
  ['an answer that is a list', { ...json(list), ...example }, known, later],
])('with %s, a person decides', (_, accepted, state, finding) => {
  const { spec, findings } = start(accepted, state);
  expect(spec['poll']).toBeUndefined();
  expect(findings).toEqual([finding]);
});

test('a path that two requests could have belongs to neither', () => {
  const other = { '/exports/{name}': { ...inPath('name'), get: ok(known) } };
  expect(start(example, known, other).findings).toContain(later);
});

test('arguments of the command stay in the path of the state, and flags leave the names of the job', () => {
  const { specs } = translated({
    '/shops/{shop}/exports': {
      ...inPath('shop'),
      post: {
        parameters: [{ name: 'wait', in: 'query', schema: text }],
        responses: { 202: location({ example: '/shops/a/exports/1/state' }) },
      },
    },
    '/shops/{shop}/exports/{id}/state': {
      parameters: [...inPath('shop').parameters, ...inPath('id').parameters],
      get: ok(known),
    },
  });
  const { commands } = specs['shop'] as { readonly commands: Readonly<Record<string, Spec>> };
  const command = Object.values(commands).find((one) => one['poll'] !== undefined);
  expect(command?.['poll']).toEqual({ ...poll, job: 'header:location', get: '/shops/{shop}/exports/{job}/state' });
  expect(command?.['flags']).toEqual({ 'shop-wait': { type: 'text', wire: 'query:wait' } });
});
