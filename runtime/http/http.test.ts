import { CliError } from '../errors.js';
import { bench, json, serve, testService, type Answer, type BenchOptions, type TestServer } from './testkit.js';

const open: TestServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

async function start(answer: Answer, options: Omit<BenchOptions, 'origin'> = {}) {
  const server = await serve(answer);
  open.push(server);
  return { server, ...bench({ origin: server.origin, ...options }) };
}

async function failureOf(promise: Promise<unknown>): Promise<CliError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CliError)) throw new Error(`A CliError was expected, not ${String(error)}`);
  return error;
}

describe('a request', () => {
  test('carries path, query, body, agent and credential', async () => {
    const { server, http } = await start((_, response) => json(response, { data: { id: 7 } }, 201));
    const reply = await http.send({
      method: 'POST',
      path: '/api/{division}/deals?x=1',
      query: { $filter: "Name eq 'A & B'", ids: [1, null, '02'], none: null, left: undefined },
      body: { title: 'Ä' },
    });
    expect(reply.body).toEqual({ data: { id: 7 } });
    expect(http.record(reply)).toEqual({ id: 7 });
    const [seen] = server.seen;
    expect(seen?.url).toBe("/api/123/deals?x=1&$filter=Name%20eq%20'A%20%26%20B'&ids=1,02".replaceAll("'", '%27'));
    expect(seen?.body).toBe('{"title":"Ä"}');
    expect(seen?.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'testcli/1.0.0',
      accept: 'application/json',
      authorization: 'Bearer secret-0',
    });
    expect(http.written).toBe(1);
  });

  test('encodes forms and files', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    await http.send({
      method: 'PUT',
      path: '/f',
      body: { name: 'a b&c', none: null, tags: ['x', 'y'] },
      encoding: 'form',
    });
    await http.send({
      method: 'POST',
      path: '/f',
      body: { deal_id: 5, file: { filename: 'ä.txt', bytes: Buffer.from('content') } },
      encoding: 'multipart',
    });
    expect(server.seen[0]?.body).toBe('name=a+b%26c&tags=x%2Cy');
    expect(server.seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(server.seen[1]?.body).toMatch(
      /name="deal_id"[\s\S]*?\r\n\r\n5\r\n[\s\S]*name="file"; filename="ä.txt"[\s\S]*content/,
    );
  });

  test('keeps every digit of a long number, both ways', async () => {
    const { server, http } = await start((seen, response) =>
      json(response, seen.body || '{"data":{"id":12345678901234567890}}'),
    );
    const { body } = await http.send({ method: 'GET', path: '/x' });
    await http.send({ method: 'PUT', path: '/x', body });
    expect(server.seen[1]?.body).toBe('{"data":{"id":12345678901234567890}}');
  });

  test('gives null for an empty answer and bytes for a file', async () => {
    const { http } = await start(({ url }, response) => {
      response.writeHead(url === '/none' ? 204 : 200);
      response.end(url === '/none' ? undefined : Buffer.from([0, 255, 1]));
    });
    expect((await http.send({ method: 'DELETE', path: '/none' })).body).toBeNull();
    expect([...((await http.send({ method: 'GET', path: '/file', answer: 'bytes' })).bytes ?? [])]).toEqual([
      0, 255, 1,
    ]);
  });

  test('names the created record by body, by header and by the end of a location', async () => {
    const { http } = await start(({ url }, response) => {
      if (url === '/body') json(response, '{"data":{"ID":"0071"}}');
      else if (url === '/header') json(response, '', 201, { 'resource-id': '00012' });
      else json(response, '', 201, { location: 'https://elsewhere.test/v2/things/9%20a?x=1' });
    });
    const idOf = async (path: string) => http.id(await http.send({ method: 'POST', path }));
    expect([await idOf('/body'), await idOf('/header'), await idOf('/location')]).toEqual(['0071', '00012', '9 a']);
  });

  test('logs no credential', async () => {
    const { http, log } = await start((_, response) => json(response, {}, 200, { 'x-left': '3', 'x-limit': '80' }), {
      globals: { verbose: true },
    });
    await http.send({ method: 'GET', path: '/x', query: { api_token: 'hush', limit: 5, $skiptoken: 'abc' } });
    expect(log).toEqual([
      expect.stringMatching(/^GET \/x\?api_token=…&limit=5&\$skiptoken=abc 200 \d+ ms \(3 of 80 calls left\)$/),
    ]);
  });

  test('refuses a path value that would climb', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    for (const id of ['..', '.', '']) {
      expect((await failureOf(http.send({ method: 'GET', path: '/deals/{id}', params: { id } }))).kind).toBe('input');
    }
    await http.send({ method: 'GET', path: '/deals/{id}', params: { id: 'a/b?c#d' } });
    expect(server.seen.map(({ url }) => url)).toEqual(['/deals/a%2Fb%3Fc%23d']);
  });
});

describe('retries', () => {
  test.each([
    ['GET', 503, 3],
    ['PUT', 500, 3],
    ['DELETE', 502, 3],
    ['POST', 503, 1],
    ['PATCH', 500, 1],
    ['GET', 404, 1],
    ['GET', 400, 1],
  ] as const)('%s answered with %d is sent %d times', async (method, status, times) => {
    const { server, http } = await start((_, response) => json(response, { error: 'no' }, status));
    const error = await failureOf(http.send({ method, path: '/x' }));
    expect(server.seen).toHaveLength(times);
    expect(error.details).toMatchObject({ statusCode: status, method, path: '/x' });
  });

  test('a write says that its fate is unknown', async () => {
    const { http } = await start((_, response) => json(response, {}, 504));
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(error.message).toMatch(/Whether it took effect is not known/);
    expect(error.details.sent).toBe(true);
  });

  test('a POST that only reads, or that is marked so, may be repeated', async () => {
    const { server, http } = await start((_, response, count) => json(response, {}, count % 2 === 1 ? 500 : 200));
    await http.send({ method: 'POST', path: '/search', effect: 'read' });
    await http.send({ method: 'POST', path: '/same', repeatable: true });
    expect(server.seen).toHaveLength(4);
  });

  test('waits longer after each failure, and less than the cap', async () => {
    const { http, slept } = await start((_, response) => json(response, {}, 500), {
      service: testService({ retry: { attempts: 5, repeat: ['GET'], base: 1000, cap: 3000, jitter: 0 } }),
    });
    await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(slept).toEqual([1000, 2000, 3000, 3000]);
  });

  test.each([
    ['seconds', '7', 7000],
    ['epoch-s', String(Date.parse('2026-06-01T08:00:09Z') / 1000), 9000],
    ['epoch-ms', String(Date.parse('2026-06-01T08:00:11Z')), 11_000],
    ['auto', '5', 5000],
    ['auto', String(Date.parse('2026-06-01T08:00:09Z') / 1000), 9000],
    ['auto', String(Date.parse('2026-06-01T08:00:11Z')), 11_000],
    ['seconds', '100000', 60_000],
    ['seconds', 'Mon, 01 Jun 2026 08:00:20 GMT', 20_000],
    ['seconds', 'soon', 2000],
    ['epoch-ms', String(Date.parse('2026-06-01T07:59:00Z')), 2000],
  ] as const)('429 with a %s header of %s waits %d ms, also for a POST', async (unit, value, wait) => {
    const { server, http, slept } = await start(
      (_, response, count) => json(response, {}, count === 1 ? 429 : 200, count === 1 ? { 'x-reset': value } : {}),
      {
        service: testService({ rate: { waits: [{ header: 'x-reset', unit }], fallback: 2, cap: 60 } }),
      },
    );
    await http.send({ method: 'POST', path: '/x' });
    expect(slept).toEqual([wait]);
    expect(server.seen).toHaveLength(2);
  });

  test('a long wait is told, a short one only when verbose', async () => {
    const answer: Answer = (_, response, count) =>
      json(response, {}, count < 3 ? 429 : 200, { 'retry-after': count === 1 ? '1' : '9' });
    const quiet = await start(answer);
    await quiet.http.send({ method: 'GET', path: '/x' });
    expect(quiet.notes).toEqual([expect.stringMatching(/answered 429; trying again in 9 s \(attempt 3 of 3\)/)]);
  });

  test('a spent budget, --no-retry and a block end at once', async () => {
    const spent = await start((_, response) => json(response, {}, 429, { 'x-day-left': '0', 'retry-after': '1' }));
    const error = await failureOf(spent.http.send({ method: 'GET', path: '/x' }));
    expect([error.kind, error.message, spent.server.seen.length]).toEqual(['rate', 'The day budget is used up.', 1]);

    const once = await start((_, response) => json(response, {}, 429), { globals: { retry: false } });
    expect((await failureOf(once.http.send({ method: 'GET', path: '/x' }))).kind).toBe('rate');
    expect(once.server.seen).toHaveLength(1);

    const blocked = await start((_, response, count) => json(response, {}, count === 1 ? 429 : 403));
    const stop = await failureOf(blocked.http.send({ method: 'GET', path: '/x' }));
    expect(stop.kind).toBe('auth');
    expect(stop.message).toMatch(/403 after 429/);
  });

  test('a budget that is used up delays the next request', async () => {
    const { http, slept } = await start((_, response, count) =>
      json(response, {}, 200, { 'x-left': count === 1 ? '0' : '9', 'retry-after': '4' }),
    );
    await http.send({ method: 'GET', path: '/x' });
    expect(slept).toEqual([]);
    await http.send({ method: 'GET', path: '/x' });
    await http.send({ method: 'GET', path: '/x' });
    expect(slept).toEqual([4000]);
  });

  test('a 401 is answered with a newer credential once, and does not count', async () => {
    const mended = await start((_, response, count) => json(response, {}, count === 1 ? 401 : 200), {
      renew: [true],
      globals: { retry: false },
    });
    await mended.http.send({ method: 'POST', path: '/x' });
    expect(mended.server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret-0',
      'Bearer secret-1',
    ]);

    const lost = await start((_, response) => json(response, {}, 401), { renew: [true, true] });
    const error = await failureOf(lost.http.send({ method: 'GET', path: '/x' }));
    expect([error.kind, lost.server.seen.length]).toEqual(['auth', 2]);
    expect(error.remedy).toBe('Sign in with "testcli auth login".');
  });
});

describe('a network failure', () => {
  test('names host and cause, and is repeated for any method when nothing was sent', async () => {
    const { server, http, slept } = await start((_, response) => json(response, {}));
    await server.close();
    open.pop();
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toBe(
      `Cannot reach 127.0.0.1:${String(server.port)}: connect ECONNREFUSED 127.0.0.1:${String(server.port)}.`,
    );
    expect(error.details.sent).toBeUndefined();
    expect(slept).toHaveLength(2);
    expect(http.written).toBe(0);
  });

  test('after the request was sent repeats a GET, never a POST', async () => {
    const { server, http } = await start((_, response) => response.destroy());
    await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(server.seen).toHaveLength(3);
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(server.seen).toHaveLength(4);
    expect(error.message).toMatch(/The POST was sent\. Whether it took effect is not known/);
    expect(error.details.sent).toBe(true);
  });

  test('a time-out says after how long, and how to give more', async () => {
    const { server, http } = await start(() => undefined, { globals: { timeout: 150, retry: false } });
    const error = await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(error.message).toBe(`No answer from 127.0.0.1:${String(server.port)} within 150 ms.`);
    expect(error.remedy).toMatch(/--timeout/);
    const write = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(write.message).toMatch(/The POST was sent/);
  });

  test('a body that breaks off is a failure of the connection', async () => {
    const { server, http } = await start((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"data":');
      setImmediate(() => response.destroy());
    });
    expect((await failureOf(http.send({ method: 'GET', path: '/x' }))).kind).toBe('unavailable');
    expect(server.seen).toHaveLength(3);
  });

  test('stops when the run is aborted', async () => {
    const { http, abort } = await start(() => {
      abort();
    });
    await expect(http.send({ method: 'GET', path: '/x' })).rejects.toThrow('stopped');
  });
});

describe('an answer that is not what it should be', () => {
  test.each([
    [
      'a web page',
      '<!DOCTYPE html><html><head><title>Sign in</title><script>evil()</script></head><body><h1>Wel\u0007come</h1></body></html>',
      /a web page instead of JSON: Sign in Wel come\./,
    ],
    ['cut JSON', '{"data":[{"id":1},', /JSON that cannot be read/],
    ['cut JSON with long numbers', '{"data":[{"id":12345678901234567890},', /JSON that cannot be read/],
  ])('%s', async (_, text, message) => {
    const { server, http } = await start((__, response) => json(response, text));
    const error = await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain('evil');
    expect(server.seen).toHaveLength(1);
  });

  test('an error page is shown as words, shortened and without controls', async () => {
    const page = `<html><body>\u001b[31mBlocked\u202e ${'x'.repeat(500)}</body></html>`;
    const { http } = await start((_, response) => json(response, page, 403));
    const { message, kind } = await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(kind).toBe('auth');
    expect(message).toMatch(/^Test API 403: \[31mBlocked x+…$/);
    expect(message.length).toBeLessThan(220);
  });

  test('message, hint, details and extra come from where the service says', async () => {
    const { http } = await start(
      (_, response) =>
        json(
          response,
          { ref: 'r1', hint: 'Try\nagain', _embedded: { errors: [{ path: 'subject', message: 'may not be empty' }] } },
          400,
        ),
      {
        service: testService({
          errors: {
            message: ['message', '_embedded.errors[0].message'],
            hint: 'hint',
            extra: { logRef: 'ref' },
            details: { list: '_embedded.errors', line: '{path}: {message}' },
          },
        }),
      },
    );
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(error.message).toBe('Test API 400: may not be empty');
    expect(error.kind).toBe('input');
    expect(error.details).toMatchObject({
      hint: 'Try again',
      extra: { logRef: 'r1' },
      lines: ['subject: may not be empty'],
    });
  });

  test('a success that says it failed is a failure', async () => {
    const { http } = await start((_, response) => json(response, { success: true, error: 'Layout missing' }), {
      service: testService({ errors: { message: ['error'], failed: ['error'] } }),
    });
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect([error.kind, error.message]).toEqual(['input', 'Test API: Layout missing']);
  });

  test('an accepted status is an answer', async () => {
    const { http } = await start((_, response) => json(response, { data: null }, 404));
    expect((await http.send({ method: 'GET', path: '/x', accept: [404] })).status).toBe(404);
  });
});

describe('the host lock', () => {
  test.each([
    ['an absolute address', (other: string) => `${other}/x`],
    ['an address without scheme', (other: string) => other.replace('http:', '')],
    ['backslashes', (other: string) => other.replace('http:', '').replaceAll('/', '\\')],
    ['a user in the address', (other: string) => other.replace('//', '//127.0.0.1@')],
    ['another scheme', () => 'file:///etc/passwd'],
  ])('refuses %s and names both origins', async (_, make) => {
    const other = await start((__, response) => json(response, {}));
    const { server, http } = await start((__, response) => json(response, {}));
    const error = await failureOf(http.send({ method: 'GET', path: make(other.server.origin) }));
    expect(error.kind).toBe('config');
    expect(error.message).toContain(server.origin);
    expect(error.message).toMatch(make('x').startsWith('file') ? /file:/ : new RegExp(other.server.origin));
    expect([...server.seen, ...other.server.seen]).toEqual([]);
  });

  test('refuses a user, backslashes and controls on the own origin too', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    for (const path of [server.origin.replace('//', '//me:pw@'), '/a\\b', '/a\tb', '/a\nb']) {
      const error = await failureOf(http.send({ method: 'GET', path }));
      expect(error.kind).toBe('config');
      expect(error.message).not.toContain('pw');
    }
    expect(server.seen).toEqual([]);
  });

  test('follows a redirect of a GET on the same origin', async () => {
    const { server, http } = await start(({ url }, response) => {
      if (url === '/a/old') json(response, '', 301, { location: 'new?x=1' });
      else json(response, { data: 1 });
    });
    expect((await http.send({ method: 'GET', path: '/a/old' })).body).toEqual({ data: 1 });
    expect(server.seen.map(({ url }) => url)).toEqual(['/a/old', '/a/new?x=1']);
  });

  test('refuses a redirect to elsewhere, an endless one and one of a write', async () => {
    const other = await start((_, response) => json(response, {}));
    const { server, http } = await start(({ url }, response) =>
      json(response, '', 302, { location: url === '/away' ? `${other.server.origin}/x` : url }),
    );
    const away = await failureOf(http.send({ method: 'GET', path: '/away' }));
    expect(away.kind).toBe('config');
    expect(away.message).toContain(other.server.origin);
    expect(other.server.seen).toEqual([]);
    expect((await failureOf(http.send({ method: 'GET', path: '/round' }))).message).toMatch(/goes round/);
    expect(server.seen).toHaveLength(1 + 6);
    const write = await failureOf(http.send({ method: 'POST', path: '/write' }));
    expect(write.message).toMatch(/answered POST \/write with 302 and points to \/write\. Only a GET is sent on\./);
    expect(server.seen).toHaveLength(8);
  });
});

describe('writes', () => {
  const gated = testService({
    gate: {
      writes: 'flag',
      flag: 'allow-writes',
      env: 'TESTCLI_ALLOW_WRITES',
      deletes: 'refuse',
      declined: { says: '' },
    },
  });

  test('need what the gate asks for', async () => {
    const closed = await start((_, response) => json(response, {}), { service: gated });
    for (const method of ['POST', 'PUT', 'DELETE'] as const) {
      expect((await failureOf(closed.http.send({ method, path: '/x' }))).kind).toBe('refused');
    }
    await closed.http.send({ method: 'GET', path: '/x' });
    await closed.http.send({ method: 'POST', path: '/search', effect: 'read' });
    expect(closed.server.seen).toHaveLength(2);

    const opened = await start((_, response) => json(response, {}), {
      service: gated,
      env: { TESTCLI_ALLOW_WRITES: '1' },
    });
    await opened.http.send({ method: 'PUT', path: '/x' });
    expect((await failureOf(opened.http.send({ method: 'DELETE', path: '/x' }))).message).toMatch(
      /needs a confirmation/,
    );
    const sure = await start((_, response) => json(response, {}), {
      service: gated,
      globals: { allowWrites: true, yes: true },
    });
    await sure.http.send({ method: 'DELETE', path: '/x' });
    expect(sure.http.written).toBe(1);
  });

  test('are kept back by a dry run, reads are not', async () => {
    const { server, http } = await start((_, response) => json(response, { data: { id: 1 } }), {
      service: gated,
      globals: { dryRun: true },
    });
    await http.send({ method: 'GET', path: '/x' });
    const reply = await http.send({ method: 'POST', path: '/deals', query: { a: 'b c' }, body: { title: 'x' } });
    expect(http.id(reply)).toBe('<id of step 1>');
    await http.send({
      method: 'POST',
      path: '/f',
      body: { file: { filename: 'a', bytes: Buffer.from('12') } },
      encoding: 'multipart',
    });
    expect(http.planned).toEqual([
      { dryRun: true, method: 'POST', url: `${server.origin}/deals?a=b%20c`, body: { title: 'x' } },
      { dryRun: true, method: 'POST', url: `${server.origin}/f`, body: { file: '<a, 2 bytes>' } },
    ]);
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
    expect(http.written).toBe(0);
  });
});
