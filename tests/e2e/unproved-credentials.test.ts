/** A credential that no request can check is stored, and every output says that it was not tried. */
import { json } from '../../runtime/testing/server.js';
import { importedStranger, stranger, type Stranger } from '../support/stranger.js';

const service = `language: 1
service: bank
binary: bankcli
version: 1.0.0
title: Bank
summary: Command-line client for a bank
env: BANKCLI
standard: [auth, doctor, sandbox]
hosts:
  main: { origin: '{origin}', credentials: [[id, key]] }
  app: { origin: '{origin}', credentials: [app] }
  mixed: { origin: '{origin}', credentials: [[plain, proved]] }
credentials:
  id:
    kind: secret
    title: Client id
    env: BANKCLI_ID
    flag: id
    attach: { header: 'x-id: {secret}' }
  key:
    kind: secret
    title: Secret
    env: BANKCLI_SECRET
    flag: secret
    attach: { header: 'x-secret: {secret}' }
  app:
    kind: oauth
    title: App
    select: { flag: app }
    token: /token
    client:
      id: { flag: client-id, env: BANKCLI_CLIENT_ID }
      secret: { flag: client-secret, env: BANKCLI_CLIENT_SECRET }
      sent: form
    attach: { header: 'authorization: Bearer {secret}' }
  plain:
    kind: secret
    title: Plain key
    env: BANKCLI_PLAIN
    flag: plain
    select: { flag: mixed }
    attach: { header: 'x-plain: {secret}' }
  proved:
    kind: secret
    title: Proved key
    env: BANKCLI_PROVED
    flag: proved
    attach: { header: 'x-proved: {secret}' }
    prove: /who
    identity: { name: '{name}' }
identify: true
`;

const account = `group: account
path: /accounts
commands:
  get: { examples: [account get 7] }
`;

let bank: Stranger;
let headers: Record<string, unknown>[];
beforeAll(async () => {
  bank = await stranger({ service, account }, ({ url = '', headers: sent }, response) => {
    headers.push(sent);
    if (url === '/token') json(response, { access_token: 'canary-token', token_type: 'bearer' });
    else if (url === '/who') json(response, { name: 'Ann' });
    else if (url === '/') json(response, { error: 'not found' }, 404);
    else json(response, { id: 7 });
  });
});
beforeEach(() => {
  headers = [];
  bank.seen.length = 0;
});
afterAll(() => bank.close());

const keys = ['--id', 'canary-id', '--secret', 'canary-secret', '--store', 'file'];

test('two keys are stored without a request, and sent with the next one', async () => {
  const done = await bank.run('auth', 'login', ...keys);
  expect(done.code).toBe(0);
  expect(JSON.parse(done.out)).toMatchObject({
    authenticated: true,
    checked: false,
    credential: 'Client id and Secret',
  });
  expect(done.err).toContain(
    'Bank has no request that checks the credential: the next command shows whether it is accepted.',
  );
  expect(bank.seen).toEqual([]);
  expect((await bank.run('account', 'get', '7')).code).toBe(0);
  expect(headers).toMatchObject([{ 'x-id': 'canary-id', 'x-secret': 'canary-secret' }]);
});

test('the line of the login and the status say it, without a hint at doctor, which cannot check it either', async () => {
  const done = await bank.run('auth', 'login', ...keys, '-o', 'table');
  expect(done.out).toMatch(/^Stored the Client id and Secret without a check \(profile "default", /);
  const status = await bank.run('auth', 'status');
  expect(status).toMatchObject({
    code: 0,
    err: 'The credential was not checked with the service, which has no request for that.\n',
  });
  expect(JSON.parse(status.out)).toMatchObject({ authenticated: true, checked: false });
  expect(bank.seen).toEqual([]);
});

test('doctor reaches the host without the credential, and takes no refusal for one of it', async () => {
  const { out } = await bank.run('doctor', '-o', 'table');
  expect(out).toMatch(/✓ reach main \[http:\S+ returned 404; no request checks the credential\]/);
  expect(headers.some((sent) => 'x-id' in sent || 'x-secret' in sent)).toBe(false);
});

test('an app signs in by its token alone', async () => {
  const app = ['--client-id', 'a', '--client-secret', 'canary-app', '--store', 'file'];
  const done = await bank.run('auth', 'login', '--app', ...app);
  expect(done.code).toBe(0);
  expect(JSON.parse(done.out)).toMatchObject({ authenticated: true, checked: false, credential: 'App' });
  expect(bank.seen).toEqual(['POST /token']);
});

test('of credentials that are sent together, the first that has a request for it is checked with all', async () => {
  const done = await bank.run(
    'auth',
    'login',
    '--mixed',
    '--plain',
    'canary-1',
    '--proved',
    'canary-2',
    '--store',
    'file',
  );
  expect(JSON.parse(done.out)).toMatchObject({ checked: true, user: { name: 'Ann' } });
  expect([bank.seen, headers]).toMatchObject([['GET /who'], [{ 'x-plain': 'canary-1', 'x-proved': 'canary-2' }]]);
});

test('an imported client whose operations are all POSTs has its credential', async () => {
  const key = (name: string) => ({ type: 'apiKey', in: 'header', name });
  const schema = { type: 'object', properties: { id: { type: 'string' }, note: { type: 'string' } } };
  const content = { 'application/json': { schema } };
  const sent: Record<string, unknown>[] = [];
  const shop = await importedStranger(
    {
      servers: [{ url: 'https://api.example.com' }],
      security: [{ id: [], key: [] }],
      components: { securitySchemes: { id: key('X-Id'), key: key('X-Key') } },
      paths: {
        '/orders': { post: { requestBody: { content }, responses: { 200: { description: 'ok', content } } } },
      },
    },
    (request, response) => {
      sent.push(request.headers);
      json(response, { id: 'a' });
    },
  );
  try {
    const line = ['auth', 'login', '--access-token', 'canary-1', '--access-token2', 'canary-2', '--store', 'file'];
    expect(JSON.parse((await shop.run(...line)).out)).toMatchObject({ authenticated: true, checked: false });
    expect(await shop.run('order', 'create', '--note', 'a')).toMatchObject({ code: 0 });
    expect(sent).toMatchObject([{ 'x-id': 'canary-1', 'x-key': 'canary-2' }]);
  } finally {
    await shop.close();
  }
});
