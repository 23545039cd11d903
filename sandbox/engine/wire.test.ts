import { call as send, closeAll, shop, shopService } from './testing/shop.js';
import type { Row } from './types.js';

afterEach(closeAll);

test('a wrong, missing or foreign credential gets a 401 in the shape of the service', async () => {
  const { call } = await shop();
  for (const headers of [
    { 'x-api-token': 'other' },
    { 'x-api-token': '' },
    { 'x-api-token': '', authorization: 'Bearer other' },
  ]) {
    const answer = await call('GET', '/v1/cursor', undefined, headers);
    expect([answer.status, answer.body]).toEqual([
      401,
      { error: { text: 'The credential is missing, wrong or expired' } },
    ]);
  }
  expect(
    (await call('GET', '/v1/cursor', undefined, { 'x-api-token': '', authorization: 'Bearer sandbox' })).status,
  ).toBe(200);
});

test('a host without credentials is open, beside one that has some', async () => {
  const { credentials } = shopService();
  const main = { origin: 'https://shop.example', override: 'SHOP_BASE_URL', credentials: [] };
  const service = shopService({ hosts: { main, private: { ...main, credentials: Object.keys(credentials) } } });
  const { call } = await shop({}, {}, service);
  const status = async (path: string): Promise<number> =>
    (await call('GET', path, undefined, { 'x-api-token': '' })).status;
  expect([await status('/v1/cursor'), await status('/nothing')]).toEqual([200, 401]);
});

test('basic credentials are accepted, and their fixed half must be right', async () => {
  const service = shopService({
    credentials: {
      token: {
        kind: 'secret',
        title: 'Key',
        env: 'SHOP_KEY',
        flag: 'key',
        attach: { basic: { user: '{secret}', password: 'X' } },
        proof: { path: '/me' },
      },
    },
  });
  const { call } = await shop({}, {}, service);
  const status = async (pair: string): Promise<number> =>
    (await call('GET', '/me', undefined, { authorization: `Basic ${Buffer.from(pair).toString('base64')}` })).status;
  expect([await status('sandbox:X'), await status('sandbox:Y'), await status('other:X')]).toEqual([200, 401, 401]);
});

test('the path that verifies a credential is served with the right one, also if no command reads it', async () => {
  const { credentials } = shopService();
  const service = shopService({
    credentials: { ...credentials, token: { ...credentials['token']!, proof: { path: '/v1/whoami?fields=id' } } },
  });
  const { call } = await shop({}, {}, service);
  const status = async (secret: string): Promise<number> =>
    (await call('GET', '/v1/whoami?fields=id', undefined, { 'x-api-token': secret })).status;
  expect([await status('sandbox'), await status('other')]).toEqual([200, 401]);
});

test('a credential is accepted only on its own hosts', async () => {
  const base = shopService();
  const service = shopService({
    hosts: { main: { origin: 'https://a.example', override: 'A', credentials: ['oauth'] } },
    credentials: base.credentials,
  });
  const { call } = await shop({}, {}, service);
  expect((await call('GET', '/me')).status).toBe(401);
  expect((await call('GET', '/me', undefined, { authorization: 'Bearer sandbox' })).status).toBe(200);
});

test('unknown paths and methods are refused', async () => {
  const { call } = await shop();
  expect((await call('GET', '/v1/nothing')).status).toBe(404);
  const wrong = await call('DELETE', '/v1/cursor');
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST']);
  const head = await call('HEAD', '/v1/cursor/1');
  const get = await call('GET', '/v1/cursor/1');
  expect([head.status, head.body]).toEqual([200, undefined]);
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});

test('invalid bodies are refused', async () => {
  const { call } = await shop();
  expect((await call('POST', '/v1/cursor', '{"name": ')).status).toBe(400);
  expect((await call('POST', '/v1/cursor', '[1]')).status).toBe(400);
  expect((await call('POST', '/v1/cursor', 'name=x', { 'content-type': 'text/plain' })).status).toBe(415);
  expect(
    (await call('POST', '/v1/cursor', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' })).status,
  ).toBe(415);
  expect((await call('POST', '/v1/cursor', JSON.stringify({ name: 'x'.repeat(10 * 1024 * 1024) }))).status).toBe(413);
});

test('forms and multipart bodies are parsed', async () => {
  const seen: unknown[] = [];
  const { call, origin } = await shop(
    {},
    {
      routes: [
        {
          method: 'POST',
          path: '/echo',
          handle: (request) => {
            seen.push(request.body);
            return { status: 204 };
          },
        },
      ],
    },
  );
  await call('POST', '/echo', 'a=1&b=x%20y', { 'content-type': 'application/x-www-form-urlencoded' });
  const form = new FormData();
  form.set('deal', '5');
  form.set('file', new Blob([Buffer.from([0, 13, 10, 45, 45, 255])], { type: 'image/png' }), 'dot.png');
  await fetch(`${origin}/echo`, { method: 'POST', body: form, headers: { 'x-api-token': 'sandbox' } });
  expect(seen).toEqual([
    { a: '1', b: 'x y' },
    { deal: '5', file: { name: 'dot.png', type: 'image/png', bytes: Buffer.from([0, 13, 10, 45, 45, 255]) } },
  ]);
});

test('faults occur in order until they are used up', async () => {
  const { call, origin } = await shop({ fail: ['429:1', '503:2', 'html:1', 'cut:1', 'reset:1'] });
  const limited = await call('GET', '/v1/cursor');
  expect([limited.status, limited.headers.get('retry-after'), limited.body.error.text]).toEqual([
    429,
    '1',
    'Request over limit',
  ]);
  expect((await call('GET', '/v1/cursor')).status).toBe(503);
  expect((await call('POST', '/v1/cursor', { name: 'never stored' })).status).toBe(503);
  const raw = (): Promise<Response> => fetch(`${origin}/v1/cursor`, { headers: { 'x-api-token': 'sandbox' } });
  const page = await raw();
  expect([page.status, page.headers.get('content-type'), (await page.text()).slice(0, 9)]).toEqual([
    200,
    'text/html',
    '<!doctype',
  ]);
  const cut = await (await raw()).text();
  expect(() => JSON.parse(cut) as unknown).toThrow(SyntaxError);
  await expect(raw()).rejects.toThrow('fetch failed');
  const rows = (await call('GET', '/v1/cursor?limit=50')).body.data as Row[];
  expect(rows).toHaveLength(30);
});

test('a share of all requests fails, after those with a count, and the same requests for the same seed', async () => {
  const outcomes = async (fail: readonly string[], seed?: number): Promise<readonly number[]> => {
    const { call } = await shop({ fail, unlimited: true, ...(seed !== undefined && { seed }) });
    const statuses: number[] = [];
    for (let at = 0; at < 200; at++) statuses.push((await call('GET', '/v1/cursor')).status);
    return statuses;
  };
  const tenth = await outcomes(['503:10%'], 7);
  const failed = tenth.filter((status) => status === 503).length;
  expect([failed > 8 && failed < 34, tenth.includes(200)]).toEqual([true, true]);
  expect(await outcomes(['503:10%'], 7)).toEqual(tenth);
  expect(await outcomes(['503:10%'], 8)).not.toEqual(tenth);
  const mixed = await outcomes(['503:10%', '500:2', '502:10%'], 7);
  expect(mixed.slice(0, 2)).toEqual([500, 500]);
  expect(mixed.slice(2).map((status) => (status === 503 ? 503 : 200))).toEqual(tenth.slice(0, 198));
  expect([await outcomes(['503:0%']), await outcomes(['503:100%'])].map((all) => new Set(all))).toEqual([
    new Set([200]),
    new Set([503]),
  ]);
});

test.each(['503:101%', '503:%', '503:1.5', 'often:10%', '503:-1%', '503'])('the fault %s is refused', async (fault) => {
  await expect(shop({ fail: [fault] })).rejects.toThrow(`The fault "${fault}" is not known.`);
});

test('a looping list repeats its cursor', async () => {
  const { call } = await shop({ fail: ['loop:2'] });
  const first = (await call('GET', '/v1/cursor?limit=5')).body.meta.next as string;
  expect((await call('GET', `/v1/cursor?limit=5&cursor=${first}`)).body.meta.next).toBe(first);
});

test('an unknown fault or clock is refused when the sandbox opens', async () => {
  await expect(shop({ fail: ['often'] })).rejects.toThrow('The fault "often" is not known');
  await expect(shop({ fail: ['999:1'] })).rejects.toThrow('The fault "999:1" is not known');
  await expect(shop({ now: 'soon' })).rejects.toThrow('clock cannot be set to "soon"');
});

test('requests are counted per window and limited', async () => {
  const service = shopService({
    rate: { ...shopService().rate, limit: 'x-limit', remaining: 'x-left', window: 3600 },
  });
  const { call } = await shop({}, {}, service);
  const first = await call('GET', '/me');
  expect([first.headers.get('x-limit'), first.headers.get('x-left')]).toEqual(['200', '199']);
  for (let i = 1; i < 200; i++) await call('GET', '/me');
  const over = await call('GET', '/me');
  expect([over.status, over.headers.get('x-left'), over.headers.get('retry-after')]).toEqual([429, '0', '1']);
});

test('without a credential, only open routes respond', async () => {
  const { origin } = await shop(
    {},
    { routes: [{ method: 'GET', path: '/hello', open: true, handle: () => ({ status: 200, body: { hello: true } }) }] },
  );
  expect((await send(origin, 'GET', '/hello', undefined, { 'x-api-token': '' })).body).toEqual({ hello: true });
});
