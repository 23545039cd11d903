import { command, json, list, ok, query, text, type Value } from '../fixtures/described.js';

const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] };
const done = { responses: { 204: {} } };

/** Operations, the command that they become, its keys (`undefined`: absent) and the findings. */
const commands: readonly (readonly [title: string, paths: Value, name: string, spec: Value, findings: string[]])[] = [
  [
    'numbers of a body are sent as numbers, and the lengths of lists are limits',
    {
      '/things': {
        post: {
          ...done,
          requestBody: json({
            type: 'object',
            properties: {
              level: { type: 'integer', enum: [1, 2] },
              tags: { type: 'array', items: text, minItems: 2, maxItems: 5 },
              'a.b': text,
              'c[0]': text,
              ['__proto__']: text,
            },
          }),
        },
      },
    },
    'create',
    {
      flags: {
        level: { type: 'enum', choices: { 1: 1, 2: 2 } },
        tags: { type: 'text', repeatable: true, 'min-items': 2, 'max-items': 5 },
        'a-b': { type: 'text', wire: 'body:a\\.b' },
        'c-0': { type: 'text', wire: 'body:c\\[0\\]' },
      },
    },
    ['#/paths/~1things/post/requestBody: a wire cannot name the field __proto__'],
  ],
  [
    'a body with a required field that no wire can name is one flag',
    {
      '/things': {
        post: {
          ...done,
          requestBody: json({ type: 'object', properties: { ['__proto__']: text }, required: ['__proto__'] }),
        },
      },
    },
    'create',
    { flags: { body: { type: 'json', wire: 'body:', summary: 'Body of the request as JSON' } } },
    ['#/paths/~1things/post/requestBody: the body is not one object with known fields, so it is the JSON of one flag'],
  ],
  [
    'a form has objects of texts and lists in brackets, also where an empty text clears them',
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
                    metadata: {
                      anyOf: [
                        { type: 'object', additionalProperties: text },
                        { ...text, enum: [''] },
                      ],
                    },
                    expand: { type: 'array', items: text },
                    pipe: { type: 'array', items: text },
                  },
                },
                encoding: {
                  metadata: { style: 'deepObject', explode: true },
                  expand: { style: 'deepObject', explode: true },
                  pipe: { style: 'pipeDelimited' },
                },
              },
            },
          },
        },
      },
    },
    'create',
    {
      flags: {
        metadata: { type: 'pair', repeatable: true, wire: 'form:metadata' },
        expand: { type: 'text', repeatable: true, list: 'brackets', wire: 'form:expand' },
        pipe: { type: 'text', repeatable: true, wire: 'form:pipe' },
      },
    },
    ['#/paths/~1things/post/requestBody: the elements of pipe are sent with commas between them, not as pipeDelimited'],
  ],
  [
    'a list of files in a form is a flag that can be repeated',
    {
      '/things': {
        post: {
          ...done,
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: { thumbs: { type: 'array', items: { ...text, format: 'binary' } } },
                },
              },
            },
          },
        },
      },
    },
    'create',
    { flags: { thumbs: { type: 'path', repeatable: true, wire: 'part:thumbs' } } },
    [],
  ],
  [
    'elements of a parameter that are not joined by commas are listed',
    {
      '/things': {
        get: {
          ...ok(list),
          parameters: [query('pipe', { type: 'array', items: text }, { style: 'pipeDelimited' })],
        },
      },
    },
    'list',
    { flags: { pipe: { type: 'csv', of: 'text' } } },
    ['#/paths/~1things/get/parameters/0: the elements of pipe are sent with commas between them, not as pipeDelimited'],
  ],
  [
    'a body has the media type of the description',
    {
      '/things/{id}': {
        ...id,
        patch: {
          ...done,
          requestBody: {
            content: { 'application/merge-patch+json': { schema: { type: 'object', properties: { name: text } } } },
          },
        },
      },
    },
    'update',
    { 'content-type': 'application/merge-patch+json' },
    [],
  ],
];

test.each([true, false])('a body that cannot be sent has no command, required: %s', (required) => {
  const requestBody = { required, content: { 'multipart/mixed': { schema: { type: 'object' } } } };
  expect(command('create', { '/things': { get: ok(list), post: { ...done, requestBody } } })).toEqual({
    spec: undefined,
    findings: [
      '#/paths/~1things/post/requestBody: a body of the type multipart/mixed cannot be sent, so there is no command',
    ],
  });
});

test.each(commands)('%s', (_, paths, name, expected, findings) => {
  const found = command(name, paths);
  expect(found.findings).toEqual(findings);
  const keys = Object.keys(expected);
  expect(Object.fromEntries(keys.map((key) => [key, found.spec?.[key]]))).toEqual(expected);
});

const item = { type: 'object', properties: { op: text, note: text, at: { type: 'integer' } }, required: ['op', 'at'] };
const twice = { type: 'array', items: { ...text, format: 'uuid' }, minItems: 2 };

test.each([
  ['a list of objects', json({ type: 'array', items: item }), `--body '[{"op":"text","at":10}]'`],
  ['an object of anything', json({ type: 'object' }), `--body '{"key":"value"}'`],
  ['one of several objects', json({ oneOf: [item, { type: 'object' }] }), `--body '{"op":"text","at":10}'`],
  [
    'a list with a minimum',
    json({ type: 'object', properties: { ids: twice }, required: ['ids'] }),
    '--ids <id> --ids <id>',
  ],
  ['an optional field', json({ type: 'object', properties: { name: text } }), '--name text'],
])('an example sends %s that the description allows', (_, requestBody, words) => {
  const { spec } = command('create', { '/things': { get: ok(list), post: { ...done, requestBody } } });
  expect(spec?.['examples']).toEqual([
    `thing create ${words.replaceAll('<id>', '3f2504e0-4f89-41d3-9a0c-0305e82c3301')}`,
  ]);
});

test('a record in an object of its own name is printed without that object, and a description ends with a sentence', () => {
  const thing = { type: 'object', properties: { thing: { type: 'object', properties: { id: text, size: text } } } };
  const description = `${'One sentence of a description. '.repeat(20)}`;
  const { spec } = command('get', {
    '/things': { get: ok(list) },
    '/things/{id}': { ...id, get: { ...ok(thing), summary: 'Get a thing', description } },
  });
  expect(spec).toMatchObject({
    returns: ['id', 'size'],
    description: 'One sentence of a description. '.repeat(12).trim(),
  });
});

test('objects of a body are flags to the second level, deeper ones are JSON with their form', () => {
  const deep = { type: 'object', properties: { point: { type: 'object', properties: { x: { type: 'integer' } } } } };
  const geo = { type: 'object', properties: { lat: { type: 'number' }, deep }, required: ['lat'] };
  const address = { type: 'object', properties: { street: text, geo }, required: ['street', 'geo'] };
  const kind = { type: 'string', enum: ['order'] };
  const properties = { address, kind, map: { type: 'object' }, either: { oneOf: [address, geo] } };
  const requestBody = json({ type: 'object', properties, required: ['address', 'kind'] });
  const { spec, findings } = command('create', { '/things': { post: { ...done, requestBody } } });
  expect(findings).toEqual([]);
  expect(spec).toMatchObject({ use: ['BODY'], examples: ['thing create --address-street text --address-geo-lat 10'] });
  expect(spec?.['flags']).toEqual({
    'address-street': { type: 'text', wire: 'body:address.street', required: true },
    'address-geo-lat': { type: 'number', wire: 'body:address.geo.lat', required: true },
    'address-geo-deep': { type: 'json', wire: 'body:address.geo.deep', summary: 'JSON: {point: {x: integer}}' },
    // Nobody has to type what is always the same.
    kind: { type: 'enum', choices: ['order'], default: 'order' },
    map: { type: 'json' },
    either: { type: 'json', summary: expect.stringMatching(/^JSON: \{street!: text, geo!: .* or \{lat!: number/) },
  });
});

test('x-cli-name names the flag of a field or parameter, x-cli-ignore leaves it out, and --body is never renamed', () => {
  const inner = { type: 'object', properties: { a: { ...text, 'x-cli-name': 'first' }, b: text } };
  const properties = { inner, body: text, old: { ...text, 'x-cli-ignore': true } };
  const parameters = [
    { name: 'q', in: 'query', schema: text, 'x-cli-name': 'search' },
    { name: 'trace', in: 'query', schema: text, 'x-cli-ignore': true },
  ];
  const requestBody = json({ type: 'object', properties });
  const { spec, findings } = command('create', { '/things': { post: { ...done, parameters, requestBody } } });
  expect(spec?.['flags']).toEqual({
    search: { type: 'text', wire: 'query:q' },
    'inner-first': { type: 'text', wire: 'body:inner.a' },
    'inner-b': { type: 'text', wire: 'body:inner.b' },
    'thing-body': { type: 'text', wire: 'body' },
  });
  expect(findings).toEqual([expect.stringContaining('body is --thing-body in "thing create"')]);
});

test('keys of parameters and fields that have no effect are listed, and a value that the service requires stays', () => {
  const ignored = { 'x-cli-ignore': true };
  const parameters = [
    { name: 'id', in: 'path', required: true, schema: text, 'x-cli-name': 'thing' },
    { name: 'q', in: 'query', schema: text, 'x-cli-hidden': true },
    { name: 'key', in: 'query', required: true, schema: { ...text, ...ignored } },
    { name: 'trace', in: 'header', schema: text, ...ignored },
  ];
  const inner = { type: 'object', properties: { a: text }, required: ['a'] };
  const requestBody = json({
    type: 'object',
    properties: { kind: { ...text, ...ignored }, old: { ...inner, ...ignored } },
    required: ['kind'],
  });
  const { spec, findings } = command('update', { '/things/{id}': { put: { ...done, parameters, requestBody } } });
  expect(Object.keys(spec?.['flags'] as object)).toEqual(['q', 'key', 'kind']);
  expect(findings.map((finding) => finding.replace(/^\S+ /, ''))).toEqual([
    'x-cli-name of id has no effect: the argument is part of the path',
    'x-cli-hidden of q has no effect: a flag cannot be hidden',
    'x-cli-ignore of key has no effect: the service requires the value',
    'x-cli-ignore of kind has no effect: the service requires the value',
  ]);
});
