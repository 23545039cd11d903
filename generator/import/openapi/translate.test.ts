import { command, json, list, ok, query, record, text, type Value } from '../fixtures/described.js';

const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] };
const done = { responses: { 204: {} } };
const accepted = { responses: { 202: {} } };
const says = { says: 'The service accepted the request', gives: { accepted: true }, shape: 'action' };
const later =
  'responses/202: the service accepts the request and completes it later; declare `poll` to wait for the end';

/** Operations, the command that they become, its keys (`undefined`: absent) and the findings. */
const commands: readonly (readonly [title: string, paths: Value, name: string, spec: Value, findings: string[]])[] = [
  [
    'a delete that is only accepted does not claim that it is done',
    { '/things/{id}': { ...id, get: ok(record), delete: accepted } },
    'delete',
    says,
    [`#/paths/~1things~1{id}/delete/${later}`],
  ],
  [
    'nor do other writes without a record',
    { '/things': { post: { responses: { 202: { headers: { Location: {} } } } } } },
    'create',
    { ...says, encoding: 'none' },
    [`#/paths/~1things/post/${later}`],
  ],
  [
    'a record of an accepted request is printed as it is',
    { '/things': { post: { responses: { 202: json(record) } } } },
    'create',
    { says: undefined, gives: undefined, returns: ['id', 'name'] },
    [`#/paths/~1things/post/${later}`],
  ],
  [
    'a create whose description shows only errors prints no record',
    { '/things': { post: { responses: { 410: {}, default: json(record) } } } },
    'create',
    { verb: 'action', shape: 'action', encoding: 'none' },
    [],
  ],
  [
    'a path with a placeholder that is not a parameter has no command',
    { '/things': { get: ok(list) }, '/<upload url>': { put: done } },
    'upload-url',
    {},
    ['#/paths/~1<upload url>/put: the path has <upload url>, which is not a parameter, so there is no command'],
  ],
  [
    'a write that may be done at once is not later',
    { '/things': { post: { responses: { 201: {}, 202: {} } } } },
    'create',
    { says: undefined, shape: 'action' },
    [],
  ],
  [
    'text is printed as it is',
    { '/things/{id}/log': { ...id, get: { responses: { 200: { content: { 'text/plain': {} } } } } } },
    'log',
    { answer: 'text', shape: undefined },
    [],
  ],
  [
    'bytes go to a file, so no flag is called --out',
    {
      '/things/{id}/photo': {
        ...id,
        get: { parameters: [query('out')], responses: { 200: { content: { 'image/png': {} } } } },
      },
    },
    'photo',
    {
      answer: 'bytes',
      flags: { 'thing-out': { type: 'text', wire: 'out' } },
      examples: ['thing photo abc123 --out answer.bin'],
    },
    [
      '#/paths/~1things~1{id}~1photo/get/parameters/0: out is --thing-out in "thing photo", because the command has another flag or argument "out"',
    ],
  ],
  [
    'a response that may be JSON is not text',
    {
      '/things/{id}/log': {
        ...id,
        get: { responses: { 200: { content: { 'text/plain': {}, ...json(record).content } } } },
      },
    },
    'log',
    { answer: undefined },
    [],
  ],
  [
    'lists in a form are repeated fields, unless the description joins them',
    {
      '/things': {
        post: {
          ...done,
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  properties: {
                    tags: { type: 'array', items: text },
                    kinds: { type: 'array', items: text },
                    data: { type: 'object' },
                  },
                },
                encoding: { kinds: { explode: false } },
              },
            },
          },
        },
      },
    },
    'create',
    {
      encoding: 'form',
      flags: {
        tags: { type: 'text', repeatable: true, list: 'repeat', wire: 'form:tags' },
        kinds: { type: 'text', repeatable: true, wire: 'form:kinds' },
        data: { type: 'json', wire: 'form:data' },
      },
    },
    ['#/paths/~1things/post/requestBody: the field data is sent as JSON, not as fields of its own'],
  ],
  [
    'a list of one response has the verb',
    { '/things': { get: ok(list) }, '/things/newest': { get: ok(list) } },
    'newest',
    { verb: 'list', paging: 'none' },
    [],
  ],
  [
    'a list of pages does without the verb',
    { '/things': { get: ok(list) }, '/things/newest': { get: ok(list, { headers: { Link: {} } }) } },
    'newest',
    { verb: undefined, paging: 'link' },
    [],
  ],
  [
    'an action that deletes has the effect of a delete, and its example the confirmation',
    { '/things/{id}/lock': { ...id, delete: done } },
    'lock',
    { effect: 'delete', method: 'DELETE', examples: ['thing lock abc123 --yes'] },
    [],
  ],
  [
    'flags that the compiler adds and those of deprecated operations',
    { '/things': { get: { ...ok(list), deprecated: true, parameters: [query('yes'), query('dry-run')] } } },
    'list',
    {
      description: 'Deprecated by the service.',
      flags: { 'thing-yes': { type: 'text', wire: 'yes' }, 'thing-dry-run': { type: 'text', wire: 'dry-run' } },
    },
    [
      '#/paths/~1things/get/parameters/0: yes is --thing-yes in "thing list", because the command has another flag or argument "yes"',
      '#/paths/~1things/get/parameters/1: dry-run is --thing-dry-run in "thing list", because the command has another flag or argument "dry-run"',
    ],
  ],
  [
    'headers of the client itself are not flags',
    {
      '/things': {
        get: {
          ...ok(list),
          parameters: ['Accept', 'User-Agent', 'X-Mode'].map((name) => ({ name, in: 'header', schema: text })),
        },
      },
    },
    'list',
    { flags: { 'x-mode': { type: 'text', wire: 'header:X-Mode' } } },
    [],
  ],
  [
    'fields that the service sets are not flags',
    {
      '/things': {
        post: {
          ...done,
          requestBody: json({ type: 'object', properties: { id: { ...text, readOnly: true }, name: text } }),
        },
      },
    },
    'create',
    { flags: { name: { type: 'text' } } },
    [],
  ],
  [
    'the body of a delete is not sent',
    { '/things/{id}': { ...id, get: ok(record), delete: { ...done, requestBody: json(record) } } },
    'delete',
    { flags: undefined },
    ['#/paths/~1things~1{id}/delete/requestBody: the body of DELETE is not sent'],
  ],
  [
    'a body that is a list is one flag',
    { '/things': { post: { ...done, requestBody: json(list) } } },
    'create',
    { flags: { body: { type: 'json', wire: 'body:[]', summary: 'Body of the request as JSON' } } },
    ['#/paths/~1things/post/requestBody: the body is not one object with known fields, so it is the JSON of one flag'],
  ],
  [
    'values, with limits that a spec can hold',
    {
      '/things': {
        get: {
          ...ok(list),
          parameters: [
            query('level', { type: 'integer', minimum: 1, maximum: 2 ** 63 }),
            query('kind', { ...text, enum: ['a', null] }),
            query('flags', { type: 'array', items: { type: 'boolean' } }, { explode: false }),
            query('either', { oneOf: [{ type: 'null' }, { type: 'integer' }] }),
            query('rows', list),
          ],
        },
      },
    },
    'list',
    {
      flags: {
        level: { type: 'integer', min: 1 },
        kind: { type: 'enum', choices: ['a'] },
        flags: { type: 'csv', of: 'text' },
        either: { type: 'integer' },
        rows: { type: 'text' },
      },
    },
    ['#/paths/~1things/get/parameters/4: the parameter rows is sent as one text, not as an object or list'],
  ],
  [
    'at most six columns; the other fields are known',
    {
      '/things': {
        get: ok({
          type: 'array',
          items: { type: 'object', properties: Object.fromEntries([...'abcdefgh'].map((name) => [name, text])) },
        }),
      },
    },
    'list',
    { columns: [...'abcdef'], returns: ['g', 'h'] },
    [],
  ],
  [
    'a parameter of the operation replaces that of its path',
    {
      '/things': {
        parameters: [query('kind', { type: 'integer' })],
        get: { ...ok(list), parameters: [query('kind')] },
      },
    },
    'list',
    { flags: { kind: { type: 'text' } } },
    [],
  ],
  [
    'PUT beside PATCH replaces',
    {
      '/things/{id}': {
        ...id,
        get: ok(record),
        put: { ...done, requestBody: json(record) },
        patch: { ...done, requestBody: json(record) },
      },
    },
    'replace',
    { method: 'PUT', effect: 'update' },
    [
      '#/paths/~1things~1{id}/put/requestBody: id is --thing-id in "thing replace", because the command has another flag or argument "id"',
      '#/paths/~1things~1{id}/patch/requestBody: id is --thing-id in "thing update", because the command has another flag or argument "id"',
    ],
  ],
  [
    'a delete of a collection is not the delete of a record',
    { '/things': { get: ok(list), delete: done }, '/things/{id}': { ...id, delete: done } },
    'clear',
    { effect: 'delete', examples: ['thing clear --yes'] },
    [],
  ],
  [
    'required fields of all parts of a body are required',
    {
      '/things': {
        post: {
          ...done,
          requestBody: json({
            allOf: [
              { ...record, required: ['name'] },
              { type: 'object', required: ['id'] },
            ],
          }),
        },
      },
    },
    'create',
    { flags: { id: { type: 'text', required: true }, name: { type: 'text', required: true } } },
    [],
  ],
  [
    'what a wire or column cannot name is left out',
    {
      '/things': {
        get: {
          ...ok({ type: 'array', items: { type: 'object', properties: { id: text, ['__proto__']: text } } }),
          parameters: [{ name: '__proto__', in: 'query', schema: text }],
        },
      },
    },
    'list',
    { flags: undefined, columns: ['id'] },
    ['#/paths/~1things/get/parameters/0: a wire cannot name the parameter __proto__'],
  ],
  [
    'a record that has a list is not a list',
    { '/things': { get: ok({ type: 'object', properties: { id: text, parts: list } }) } },
    'get',
    { paging: undefined, returns: ['id', 'parts'] },
    [],
  ],
  [
    'a list inside an envelope',
    {
      '/things': {
        get: ok({ type: 'object', properties: { data: { type: 'object', properties: { things: list } } } }),
      },
    },
    'list',
    { result: 'data.things' },
    [],
  ],
  [
    'a path keeps the slash at its end',
    { '/things/{id}/open/': { ...id, post: done } },
    'open',
    { path: '/things/{id}/open/', encoding: 'none' },
    [],
  ],
  [
    'what a command cannot send is listed',
    { '/things': { get: { ...ok(list), servers: [{ url: 'https://other.example' }] }, head: {} } },
    'list',
    { host: 'other' },
    [
      '#/paths/~1things/head: a command cannot send HEAD',
      '#/paths/~1things/get/servers: requests go to the host `other`, https://other.example, without a credential',
    ],
  ],
  [
    'the example of an update changes the record',
    {
      '/things/{id}': {
        ...id,
        put: {
          ...ok(record),
          parameters: [query('fields')],
          requestBody: json({ type: 'object', properties: { name: text } }),
        },
      },
    },
    'update',
    { examples: ['thing update abc123 --name text'] },
    [],
  ],
  [
    'a fragment distinguishes requests with one path, and is not sent',
    { '/things/{id}': { ...id, get: ok(record) }, '/things/{id}#share': { ...id, put: done } },
    'share',
    { path: '/things/{id}', method: 'PUT', effect: 'update' },
    [],
  ],
  [
    'braces of a text are not placeholders',
    { '/things': { get: { ...ok(list), summary: 'List {all} things' } } },
    'list',
    { summary: 'List all things' },
    [],
  ],
];

test.each(commands)('%s', (_, paths, name, expected, findings) => {
  const found = command(name, paths);
  expect(found.findings).toEqual(findings);
  const keys = Object.keys(expected);
  expect(Object.fromEntries(keys.map((key) => [key, found.spec?.[key]]))).toEqual(expected);
});
