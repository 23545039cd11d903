import { json, list, ok, query, record, sized, text, translated, type Value } from '../fixtures/described.js';

const id = { parameters: [{ name: 'id', in: 'path', required: true, schema: text }] };

const rest = { items: '{key}', size: { default: 20, max: 50 } };
const rows = (more: Value) => ({ type: 'object', properties: { data: list, ...more } });
const integer = { type: 'integer' };

/** Parameters of a list, its response, and the style with the flags that are left. */
const pages: readonly (readonly [parameters: Value[], response: Value, style: Value, flags: string[]])[] = [
  [
    [query('page'), sized],
    ok(list, { headers: { Link: {} } }),
    { style: 'link', send: { size: 'size' }, next: 'header:link', ...rest },
    [],
  ],
  [
    [query('per_page', integer)],
    ok(list, { headers: { link: {} } }),
    { style: 'link', next: 'header:link', items: '{key}' },
    [],
  ],
  [
    [query('page', { ...integer, minimum: 0 }), sized],
    ok(list, { headers: { 'X-Total-Count': {} } }),
    { style: 'page', send: { page: 'page', size: 'size' }, first: 0, total: 'header:x-total-count', ...rest },
    [],
  ],
  [
    [query('offset'), sized],
    { responses: { 200: json(list), 206: { ...json(list), headers: { 'Content-Range': {} } } } },
    { style: 'offset', send: { offset: 'offset', size: 'size' }, total: 'header:content-range', ...rest },
    [],
  ],
  [
    [query('offset'), sized],
    ok(rows({ total: integer })),
    { style: 'offset', send: { offset: 'offset', size: 'size' }, total: 'total', ...rest },
    [],
  ],
  [
    [query('starting_after'), sized],
    ok(rows({ has_more: { type: 'boolean' } })),
    { style: 'cursor', send: { cursor: 'starting_after', size: 'size' }, row: 'id', more: 'has_more', ...rest },
    [],
  ],
  [
    [query('page'), sized],
    ok(rows({ total_pages: integer })),
    { style: 'page', send: { page: 'page', size: 'size' }, first: 1, pages: 'total_pages', ...rest },
    [],
  ],
  [
    [query('offset'), query('size', { ...integer, default: 60, maximum: 50 })],
    ok(rows({ next_offset: integer })),
    { style: 'offset', send: { offset: 'offset' }, next: 'next_offset', items: '{key}' },
    [],
  ],
  [
    [],
    ok(rows({ _links: { type: 'object', properties: { next: { type: 'object', properties: { href: text } } } } })),
    { style: 'link', next: '_links.next.href', items: '{key}' },
    [],
  ],
  [[query('page'), query('kind')], ok(rows({ next: text })), { style: 'link', next: 'next', items: '{key}' }, ['kind']],
];

test.each(pages)('%j with %j pages', (parameters, response, style, flags) => {
  const { specs, findings } = translated({ '/things': { get: { ...response, parameters } } });
  expect(Object.values(specs['service']?.['paging'] as Value)).toEqual([style]);
  const { commands: own } = specs['thing'] as { commands: { list: { flags?: Value } } };
  expect([Object.keys(own.list.flags ?? {}), findings]).toEqual([flags, []]);
});

test.each([
  ['a total without the size of pages', [query('page')], 'how long pages are, so', ok(rows({ total: integer }))],
  [
    'a cursor without rows that have an id',
    [query('starting_after')],
    'where the next page is',
    ok({
      type: 'object',
      properties: { has_more: text, data: { type: 'array', items: { type: 'object', properties: { key: text } } } },
    }),
  ],
])('%s reads one page, and says so', (_, parameters, lack, response) => {
  const { specs, findings } = translated({ '/things': { get: { ...response, parameters } } });
  expect(specs['service']).not.toHaveProperty('paging');
  const [found = ''] = findings;
  expect(findings).toHaveLength(1);
  expect(found).toMatch(/^#\/paths\/~1things\/get: only one page is read: the parameter /);
  expect(found).toContain(`the description does not show ${lack}`);
});

test('users type their name and password for basic authentication', () => {
  const basic = { type: 'http', scheme: 'Basic' };
  const paths = { '/things': { get: ok(list) }, '/me': { get: ok(record) } };
  const { specs } = translated(paths, { components: { securitySchemes: { basic } } });
  expect(specs['service']).toMatchObject({
    variables: { 'access-user': { from: { env: 'SHOPCLI_USER', setting: 'access_user' } } },
    credentials: {
      token: {
        title: 'password',
        env: 'SHOPCLI_PASSWORD',
        attach: { basic: '{access-user}:{secret}' },
        prove: '/me',
      },
    },
  });
});

test('a credential that no request without arguments checks is stored unchecked', () => {
  const components = { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } };
  const paths = { '/things': { get: { ...ok(list), parameters: [query('kind', text, { required: true })] } } };
  const { specs, findings } = translated(paths, { components });
  const { hosts, credentials } = specs['service'] as Record<string, Record<string, Value>>;
  expect(hosts).toMatchObject({ main: { credentials: ['token'] } });
  expect(Object.keys(credentials?.['token'] as Value)).toEqual(['kind', 'title', 'env', 'flag', 'attach']);
  expect(findings).toEqual([
    '#/components/securitySchemes/key: no GET without arguments checks the credential, so the login stores it unchecked',
  ]);
});

test('only the first of several servers is a host, with https', () => {
  const servers = [{ url: 'http://shop.example/v1' }, { url: 'https://b.example' }];
  const { specs, findings } = translated({ '/things': { get: ok(list) } }, { servers });
  expect(specs['service']).toMatchObject({ hosts: { main: { origin: 'https://shop.example' } } });
  expect(findings).toEqual([
    '#/servers: only the first server is a host',
    '#/servers: http://shop.example is not https; name it with --server, or correct `origin` in service.yaml',
  ]);
});

test('an operation or path with a server of its own has its host, and no command on it verifies a credential', () => {
  const upload = { url: 'https://{where}/api', variables: { where: { default: '{files}.shop.example' } } };
  const paths = {
    '/account': { servers: [upload], get: ok(record), post: ok(record) },
    '/things': { get: ok(list) },
    '/token': { post: { ...ok(record), servers: [{ url: 'https://shop.example' }], security: [] } },
    '/inside': { get: { ...ok(record), servers: [{ url: '/v9' }] } },
  };
  const { specs, findings } = translated(paths, {
    servers: [{ url: 'https://shop.example/v1' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
  const hosted = { origin: 'https://files.shop.example', credentials: ['token'] };
  expect(specs['service']).toMatchObject({
    hosts: {
      main: { origin: 'https://shop.example', credentials: ['token'] },
      files: hosted,
      public: { origin: 'https://shop.example' },
    },
    credentials: { token: { prove: '/v1/things' } },
  });
  expect(specs['account']).toMatchObject({
    commands: { get: { host: 'files', path: '/api/account' }, update: { host: 'files', path: '/api/account' } },
  });
  expect(specs['token']).toMatchObject({ path: '/token', commands: { create: { host: 'public' } } });
  const [inside] = Object.values((specs['inside'] as { commands: Record<string, Value> }).commands);
  expect([inside?.['host'], specs['inside']?.['path'] ?? inside?.['path']]).toEqual([undefined, '/v9/inside']);
  expect(findings.filter((line) => !line.includes('/variables: '))).toEqual([
    '#/paths/~1account/get/servers: requests go to the host `files`, https://files.shop.example, with the credential of the client',
  ]);
});

test('a list with pages that no parameter asks for is listed; a cursor that another parameter chooses is not followed', () => {
  const paths = {
    '/things': { get: { ...ok(rows({ next_position: text })) } },
    '/marked': { get: { ...ok(rows({ next_marker: text })), parameters: [query('marker')] } },
    '/chosen': { get: { ...ok(rows({ next_marker: text })), parameters: [query('marker'), query('usemarker')] } },
  };
  const { specs, findings } = translated(paths);
  expect(findings).toEqual([
    '#/paths/~1things/get: only one page is read: the response has next_position, but the description does not show the parameter that asks for the next page',
    '#/paths/~1chosen/get: only one page is read: the parameter marker asks for others, but the description does not show where the next page is',
  ]);
  expect(specs['marked']).toMatchObject({ commands: { list: { paging: 'cursor' } } });
  expect(specs['service']).toMatchObject({ paging: { cursor: { send: { cursor: 'marker' }, next: 'next_marker' } } });
});

test('keys without an effect are not written: a plural that no sentence uses, tools that are never offered', () => {
  const named = { get: { ...ok(list), summary: 'List all policies', tags: ['Policies'] } };
  const bytes = { responses: { 200: { content: { 'application/pdf': {} } } } };
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`/n${String(at)}`, { get: ok(list) }]));
  const { specs } = translated(
    { '/policies': named, '/files/{id}': { ...id, get: { ...bytes, tags: ['Files'] } }, ...many },
    { tags: [{ name: 'Policies', description: 'What is kept' }] },
  );
  expect(specs['policy']).not.toHaveProperty('plural');
  const { without } = specs['service']?.['tools'] as { without: string[] };
  expect(without).toContain('policy');
  expect(without).not.toContain('file');
});

test('a record in another place than most records of the client states its place', () => {
  const wrapped = { type: 'object', properties: { data: record } };
  const paths = {
    '/things/{id}': { ...id, get: ok(record) },
    '/others/{id}': { ...id, get: ok(wrapped) },
    '/more/{id}': { ...id, get: ok(wrapped) },
  };
  const { specs } = translated(paths);
  expect(specs['service']).toMatchObject({ record: 'data' });
  expect(specs['thing']).toMatchObject({ commands: { get: { result: '' } } });
  expect(specs['other']).toEqual(
    expect.not.objectContaining({ commands: { get: expect.objectContaining({ result: 'data' }) } }),
  );
});

test.each([80, 81])('with %d commands', (count) => {
  const names = Array.from({ length: count }, (_, index) => `/n${String(index)}`);
  const { specs, findings } = translated(Object.fromEntries(names.map((name) => [name, { get: ok(list) }])));
  const offers = (specs['service']?.['standard'] as string[]).includes('mcp');
  expect([offers, findings.length]).toEqual(count > 80 ? [false, 1] : [true, 0]);
});

test('operations with other credentials than most use a host of their own, which verifies the credentials', () => {
  const key = { type: 'apiKey', in: 'header', name: 'X-Key' };
  const { specs, findings } = translated(
    {
      '/me': { get: ok(record) },
      '/things': { get: ok(list) },
      '/payments': { get: { ...ok(list), security: [{ key: [] }] } },
      '/status': { get: { ...ok(record), security: [] } },
      '/health': { get: { ...ok(record), security: [{}] } },
      '/both': { get: { ...ok(record), security: [{ bearer: [], key: [] }] } },
    },
    {
      security: [{ bearer: [] }],
      components: {
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, key, unused: { ...key, name: 'X' } },
      },
    },
  );
  const service = specs['service'] as Record<string, Record<string, Value>>;
  const origin = 'https://shop.example';
  expect(service['hosts']).toEqual({
    main: { origin, credentials: ['token'] },
    token2: { origin, credentials: ['token2'] },
    public: { origin },
    'token-token2': { origin, credentials: [['token', 'token2']] },
  });
  const proofs = Object.entries(service['credentials'] ?? {}).map(([name, { prove }]) => [name, prove]);
  expect(proofs).toEqual([
    ['token', '/me'],
    ['token2', '/payments'],
  ]);
  const hostOf = (group: string) =>
    Object.values((specs[group] as { commands: Record<string, Value> }).commands).map(({ host }) => host);
  expect(['me', 'payment', 'status', 'health', 'both'].map(hostOf)).toEqual([
    [undefined],
    ['token2'],
    ['public'],
    ['public'],
    ['token-token2'],
  ]);
  expect(findings).toEqual([
    '#/components/securitySchemes/unused: no operation accepts the credential, so it is left out',
  ]);
});

test('a key in the query, keys that are sent together or in place of another one, and a device flow', () => {
  const key = (name: string, place = 'header') => ({ type: 'apiKey', in: place, name });
  const flow = {
    deviceAuthorizationUrl: 'https://login.example/device',
    tokenUrl: 'https://login.example/token',
    scopes: { read: '' },
  };
  const device = { type: 'oauth2', flows: { deviceAuthorization: flow } };
  const { specs, findings } = translated(
    { '/me': { get: ok(record) }, '/odd': { get: { ...ok(record), security: [{ cookie: [] }] } } },
    {
      security: [{ device: [] }, { app: [], id: [] }, { id: [], cookie: [] }, {}],
      components: {
        securitySchemes: { id: key('X-Id'), app: key('api_key', 'query'), device, cookie: key('c', 'cookie') },
      },
    },
  );
  const { hosts, credentials } = specs['service'] as Record<string, Record<string, Value>>;
  expect(hosts?.['main']?.['credentials']).toEqual([['token', 'token2'], 'oauth']);
  expect(credentials).toMatchObject({
    token: { title: 'X-Id key', attach: { header: 'x-id: {secret}' }, prove: '/me' },
    token2: { title: 'api_key key', attach: { query: 'api_key={secret}' }, prove: '/me' },
    oauth: {
      device: 'https://login.example/device',
      token: 'https://login.example/token',
      'authorize-query': { scope: 'read' },
    },
  });
  expect(credentials?.['oauth']).not.toHaveProperty('authorize');
  expect(findings).toContain('#/paths/~1odd/get/security: the credential of the client is sent too');
});

test('variables of a server are settings of the profile, with the values that the description allows', () => {
  const where = { where: { default: 'up', enum: ['up', 'down'] }, team: { default: 'your-team' } };
  const servers = [{ url: 'https://{team}.{where}.shop.example/v1', variables: where }];
  const files = [{ url: 'https://{where}.files.example', variables: { where: { default: 'up' } } }];
  const { specs, findings } = translated(
    { '/a': { get: ok(record), put: { ...ok(record), servers: files } } },
    { servers, security: [] },
  );
  expect(specs['service']).toMatchObject({
    hosts: {
      main: { origin: 'https://{team}.{where}.shop.example' },
      where: { origin: 'https://{where}.files.example' },
    },
    variables: {
      where: { from: { env: 'SHOPCLI_WHERE', setting: 'where' }, choices: { up: 'up', down: 'down' }, default: 'up' },
      team: { from: { env: 'SHOPCLI_TEAM', setting: 'team' }, missing: 'No team is set.', sandbox: 'sandbox' },
    },
  });
  expect(findings.filter((line) => line.includes('#/servers'))).toEqual([]);
});

test.each([
  // The whole address is the user's.
  ['{scheme}://{host}:{port}/api', undefined, '{server}', { default: 'http://localhost:6333' }, '/api/a'],
  ['https://{host}', undefined, '{server}', { missing: 'No server is set.' }, '/a'],
  ['/v1', 'https://shop.example', 'https://shop.example', undefined, '/v1/a'],
  ['https://one.example/v1', 'https://two.example', 'https://two.example', undefined, '/v1/a'],
  ['https://one.example/v1', 'https://two.example/v2/', 'https://two.example', undefined, '/v2/a'],
])('the server %s, with --server %s', (url, server, origin, variable, path) => {
  const variables = {
    scheme: { default: 'http' },
    host: { default: url.includes('port') ? 'localhost' : 'host' },
    port: { default: '6333' },
  };
  const { specs } = translated(
    { '/a': { get: ok(record) } },
    { servers: [{ url, variables }] },
    server === undefined ? {} : { server },
  );
  const { hosts, variables: found } = specs['service'] as { hosts: { main: Value }; variables?: Value };
  expect(hosts.main).toEqual({ origin, ...(variable && { 'self-hosted': true }) });
  expect(found?.['server']).toEqual(variable && expect.objectContaining(variable));
  expect(specs['a']).toMatchObject({ commands: { get: { path } } });
});

test('a description without an address says how to name it', () => {
  const { findings } = translated({ '/a': { get: ok(record) } }, { servers: [{ url: '/v1' }] });
  expect(findings).toEqual([
    '#/servers: the description does not name the origin of the service; name it with --server, or correct `origin` in service.yaml',
  ]);
});

test('the requests of the sign-in do not become commands', () => {
  const flow = {
    authorizationUrl: 'https://login.example/authorize',
    tokenUrl: 'https://shop.example/token',
    scopes: {},
  };
  const login = [{ url: 'https://login.example' }];
  const { specs, findings } = translated(
    {
      '/authorize': { get: { ...ok(record), servers: login } },
      '/token': { post: ok(record) },
      '/revoke': { post: ok(record) },
      '/things': { get: ok(list) },
    },
    { components: { securitySchemes: { o: { type: 'oauth2', flows: { authorizationCode: flow } } } } },
  );
  expect(Object.keys(specs)).toEqual(['service', 'revoke', 'thing']);
  expect(findings.filter((line) => line.includes('auth login'))).toEqual([
    '#/paths/~1authorize/get: `auth login` sends the request, so there is no command',
    '#/paths/~1token/post: `auth login` sends the request, so there is no command',
  ]);
});

test.each([
  ['a text beside the end of a period', [query('start'), query('end')], ['start', 'end']],
  ['a date', [query('after', { ...text, format: 'date-time' })], ['after']],
  [
    'a number of seconds',
    [query('start', integer, { description: 'Unix time of the first value' }), sized],
    ['start', 'size'],
  ],
])('%s does not select a page', (_, parameters, flags) => {
  const { specs, findings } = translated({ '/things': { get: { ...ok(rows({ total: integer })), parameters } } });
  expect(findings).toEqual([]);
  const { commands } = specs['thing'] as { commands: Record<string, { flags: Value; paging: string }> };
  expect(commands['list']).toMatchObject({ paging: 'none' });
  expect(Object.keys(commands['list']?.flags ?? {})).toEqual(flags);
});

test('a number beside the size of a page is an offset', () => {
  const parameters = [query('start', integer), sized];
  const { specs } = translated({ '/things': { get: { ...ok(rows({ total: integer })), parameters } } });
  expect(specs['service']).toMatchObject({ paging: { offset: { send: { offset: 'start', size: 'size' } } } });
});
