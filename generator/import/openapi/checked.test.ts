import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../fixtures/run.js';
import { json, list, ok, query, text, type Value } from '../fixtures/described.js';
import { translateChecked } from './checked.js';
import type { Description } from './types.js';

const described = (paths: Value, more: Value = {}): Description =>
  ({
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: 'https://shop.example' }],
    paths,
    ...more,
  }) as Description;

const translated = async (paths: Value, more: Value = {}) => {
  const { specs, findings, commands } = await translateChecked(described(paths, more), 'shop', []);
  return { specs, commands, findings: findings.map(({ pointer, problem }) => `${pointer}: ${problem}`) };
};

const done = { responses: { 204: { description: 'Done' } } };
const id = (schema: Value, name = 'id') => ({ name, in: 'path', required: true, schema });

/** Corners of public descriptions. Each is imported whole. */
const corners: readonly (readonly [title: string, paths: Value])[] = [
  [
    'an empty summary',
    { '/orders/{id}/close': { post: { ...done, summary: '', description: '', parameters: [id(text)] } } },
  ],
  [
    'words of a path that are verbs of the language',
    {
      '/rules': { get: ok(list) },
      '/rules/create': { get: ok({ type: 'object', properties: { id: text } }) },
      '/rules/delete': {
        post: {
          ...ok({ type: 'object', properties: { id: text, deleted: text } }),
          requestBody: json({ type: 'object', required: ['id'], properties: { id: text } }),
        },
      },
      '/rules/list': { post: { ...done, requestBody: json({ type: 'object', properties: { name: text } }) } },
      '/rules/get': { post: ok(list) },
      '/rules/add': { put: { ...done, requestBody: json({ type: 'object', properties: { name: text } }) } },
    },
  ],
  [
    'a POST that searches, with a name of its own',
    { '/plans/event/list': { post: ok(list) }, '/plans': { get: ok(list) } },
  ],
  [
    'a list at the path of the group with another name',
    {
      '/entries': { get: ok(list), post: done },
      '/entries/{id}': {
        get: { ...ok({ type: 'object', properties: { id: text } }), operationId: 'getEntry', parameters: [id(text)] },
        delete: { ...done, parameters: [id(text)] },
      },
    },
  ],
  [
    'an argument with several types',
    {
      '/units/{id}': {
        get: { ...ok({ type: 'object', properties: { id: text } }), parameters: [id({ type: 'integer' })] },
        patch: { ...done, parameters: [id(text)], requestBody: json({ type: 'object', properties: { name: text } }) },
      },
    },
  ],
  [
    'an argument with several names',
    {
      '/users/{id}': { get: { ...ok({ type: 'object', properties: { id: text } }), parameters: [id(text)] } },
      '/users/{userId}': {
        put: {
          ...done,
          parameters: [id(text, 'userId')],
          requestBody: json({ type: 'object', properties: { id: text, name: text } }),
        },
      },
    },
  ],
  [
    'a list in a path',
    {
      '/articles/{ids}': {
        get: {
          ...ok({ type: 'object', properties: { id: text } }),
          parameters: [id({ type: 'array', items: text }, 'ids')],
        },
      },
    },
  ],
  [
    'a parameter twice',
    {
      '/sums': {
        post: {
          ...done,
          parameters: [query('filter', { type: 'object', properties: { id: text, page: text } }), query('id')],
        },
      },
    },
  ],
  [
    'a parameter that may also be a list',
    {
      '/invoices': {
        get: {
          ...ok({ type: 'object', properties: { a: text } }),
          parameters: [
            {
              ...query('expand', {
                anyOf: [
                  { type: 'array', items: text },
                  { type: 'string', enum: [''] },
                ],
              }),
              style: 'deepObject',
            },
          ],
        },
      },
    },
  ],
  [
    'letters and headers of the client',
    {
      '/corpora': {
        post: {
          ...done,
          parameters: [
            query('o'),
            query('y'),
            query('h'),
            { name: 'Content-Length', in: 'header', schema: text },
            { name: 'Accept-Encoding', in: 'header', schema: text },
          ],
        },
      },
    },
  ],
  ['rows without a name', { '/series': { get: ok({ type: 'array', items: { type: 'object', properties: {} } }) } }],
  [
    'arguments before the records',
    {
      '/v{version}/reports/{kind}': {
        get: {
          ...ok({ type: 'object', properties: { id: text } }),
          parameters: [id(text, 'version'), id(text, 'kind')],
        },
      },
    },
  ],
  [
    'groups whose words are equal when they are joined',
    {
      '/customers': { get: { ...ok(list), tags: ['customers'] } },
      '/customers/{id}/addresses': {
        get: { ...ok(list), tags: ['customers'], parameters: [id(text)] },
        post: { ...done, tags: ['customers'], parameters: [id(text)] },
      },
      '/customer-addresses': {
        get: { ...ok(list), tags: ['customer addresses'] },
        post: { ...done, tags: ['customer addresses'] },
      },
    },
  ],
  [
    'a media type without a name',
    { '/meals': { post: { ...done, requestBody: { content: { '': { schema: { type: 'object' } } } } } } },
  ],
];

test.each(corners)('%s is imported, and the specs compile', async (_, paths) => {
  const operations = Object.values(paths).flatMap((item) => Object.keys(item as object));
  const { commands, findings } = await translated(paths);
  expect([findings.filter((text) => text.includes('cannot express')), commands]).toEqual([[], operations.length]);
});

test('a header of a key may have an underscore', async () => {
  const more = { components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'api_key' } } } };
  const { specs, findings } = await translated({ '/me': { get: ok(list) } }, more);
  expect([specs['service'], findings]).toEqual([
    expect.objectContaining({
      credentials: { token: expect.objectContaining({ attach: { header: 'api_key: {secret}' } }) as object },
    }),
    [],
  ]);
});

test.each(['header', 'query'])(
  'an operation that lists its key in the %s as a parameter is imported without it',
  async (place) => {
    const more = { components: { securitySchemes: { key: { type: 'apiKey', in: place, name: 'Api-Key' } } } };
    const parameters = ['Api-Key', 'shop'].map((name) => ({ name, in: place, schema: { type: 'string' } }));
    const { specs, commands, findings } = await translated({ '/orders': { get: { ...ok(list), parameters } } }, more);
    expect([commands, findings]).toEqual([1, []]);
    expect(JSON.stringify(specs['order'])).toContain('"shop"');
  },
);

const odd = { '/orders': { get: ok(list) }, '/odd/{a': { get: ok(list) }, '/orders/{b/c': { post: done } };

test('an operation whose command does not compile is left out and listed, and nothing else', async () => {
  const { commands, findings } = await translated(odd);
  expect(commands).toBe(1);
  expect(findings).toEqual([
    expect.stringMatching(
      /^#\/paths\/~1odd~1\{a\/get: a spec cannot express the operation, so there is no command: .*"path"/,
    ),
    expect.stringMatching(/^#\/paths\/~1orders~1\{b~1c\/post: a spec cannot express/),
  ]);
});

test('an import with such an operation succeeds, and its specs pass the check', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'checked-'));
  const [file, specs] = [join(folder, 'odd.json'), join(folder, 'specs')];
  await writeFile(file, JSON.stringify(described(odd)).replaceAll('"200":{', '"200":{"description":"OK",'));
  const { code, out } = await run('import', 'openapi', file, '--specs', specs);
  expect([code, out]).toEqual([0, expect.stringContaining('Imported 1 command for 3 operations')]);
  expect(await run('check', '--specs', specs, '--format', 'json')).toEqual({ code: 0, out: '[]\n', err: '' });
});
