import { columnsOf } from './results.js';
import type { Schema } from './types.js';
import { command, json, list, ok, text, type Value } from '../fixtures/described.js';

const columns = (row: Value) => columnsOf(row as Schema, []);
const integer = { type: 'integer' };
const object = (properties: Value) => ({ type: 'object', properties });

test('the name of a row that is not beside its fields is a column', () => {
  const row = object({
    kind: text,
    metadata: object({ name: text, namespace: text, labels: object({ name: text }) }),
    status: object({ phase: text, name: text }),
  });
  expect(columns(row)).toEqual({
    columns: [
      { key: 'name', from: 'metadata.name' },
      { key: 'namespace', from: 'metadata.namespace' },
      { key: 'phase', from: 'status.phase' },
      'kind',
    ],
    returns: ['metadata', 'status'],
  });
  expect(columns(object({ id: integer, owner: object({ name: text }) }))['columns']).toEqual(['id']);
  expect(columns(object({ size: integer, place: object({ type: text }) }))['columns']).toEqual(['size']);
});

test('a record whose name is in its metadata is not the list that it has', () => {
  const get = ok(object({ metadata: object({ name: text }), subsets: list }));
  const { spec } = command('get', { '/things/{id}': { parameters: [{ name: 'id', in: 'path', schema: text }], get } });
  expect(spec).toMatchObject({ returns: ['metadata', 'subsets'] });
  const all = ok(object({ metadata: object({ continue: text }), subsets: list }));
  expect(command('list', { '/things': { get: all } }).spec).toMatchObject({ result: 'subsets' });
});

const any = (schema: Value) => ({ content: { '*/*': { schema } } });
const thing = object({ name: text });

test('an object of any type is sent and read as JSON, and other values of any type are a file', () => {
  const post = { requestBody: { required: true, ...any(thing) }, responses: { 201: any(thing) } };
  const { spec } = command('create', { '/things': { post } });
  expect(spec).toMatchObject({ flags: { name: { type: 'text' } }, use: ['BODY'], returns: ['name'] });
  expect(spec).not.toHaveProperty('content-type');
  const bytes = { requestBody: any({ type: 'string', format: 'binary' }), responses: { 204: {} } };
  expect(command('create', { '/things': { post: bytes } }).spec).toMatchObject({ encoding: 'bytes' });
});

test('an object is sent as a merge patch, and a list as a list of changes', () => {
  const patch = (schema: Value) => {
    const kinds = ['json-patch+json', 'merge-patch+json', 'strategic-merge-patch+json'];
    const content = Object.fromEntries(kinds.map((kind) => [`application/${kind}`, { schema }]));
    const item = {
      parameters: [{ name: 'id', in: 'path', schema: text }],
      patch: { requestBody: { content }, ...ok(thing) },
    };
    return command('update', { '/things/{id}': item }).spec?.['content-type'];
  };
  expect(patch({ type: 'object' })).toBe('application/merge-patch+json');
  expect(patch({ type: 'array', items: thing })).toBe('application/json-patch+json');
});

test('JSON has the usual type where it may', () => {
  const requestBody = { content: { 'application/merge-patch+json': { schema: thing }, ...json(thing).content } };
  expect(command('create', { '/things': { post: { requestBody, ...ok(thing) } } }).spec).not.toHaveProperty(
    'content-type',
  );
});
