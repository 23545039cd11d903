import { retryDelay } from './retry.js';
import { closeAll, failureOf, json, start, testService, type Answer } from './testkit.js';

afterEach(closeAll);

describe('retries', () => {
  test.each([
    ['GET', 503, 3],
    ['PUT', 500, 3],
    ['DELETE', 502, 3],
    ['POST', 503, 1],
    ['PATCH', 500, 1],
    ['GET', 404, 1],
    ['GET', 400, 1],
  ] as const)('%s with status %d is sent %d times', async (method, status, times) => {
    const { server, http } = await start((_, response) => json(response, { error: 'no' }, status));
    const error = await failureOf(http.send({ method, path: '/x' }));
    expect(server.seen).toHaveLength(times);
    expect(error.details).toMatchObject({ statusCode: status, method, path: '/x' });
  });

  test('a write that the service failed at may have taken effect', async () => {
    const { http } = await start((_, response) => json(response, {}, 504));
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(error.details.fate).toBe('unknown');
    expect(http.writes).toEqual({ sent: 1, answered: 1, done: 0, unknown: 1, repeatable: 0 });
  });

  test.each([
    [
      'closed without a response, then refused',
      0,
      404,
      /^.* no such thing\. An earlier attempt at the DELETE was sent\.$/,
    ],
    ['a server error, then refused', 502, 409, /An earlier attempt at the DELETE was sent\.$/],
    [
      'closed without a response, then unreachable',
      0,
      undefined,
      /ECONNREFUSED .* An earlier attempt at the DELETE was sent\.$/,
    ],
  ])('a write of which an earlier attempt may have arrived says so: %s', async (_, first, second, message) => {
    const { server, http } = await start((_seen, response, count) => {
      if (second === undefined) void server.close();
      const status = count === 1 ? first : (second ?? 0);
      if (status === 0) response.destroy();
      else json(response, { error: 'no such thing' }, status);
    });
    const error = await failureOf(http.send({ method: 'DELETE', path: '/x' }));
    expect(error.message).toMatch(message);
    expect(error.details).toMatchObject({ fate: 'unknown' });
    expect(error.details.unconnected).toBeUndefined();
  });

  test('the error of a write that was refused each time, and that of a read, does not speak of earlier attempts', async () => {
    const { http } = await start((seen, response, count) =>
      json(response, { error: 'no such thing' }, count % 2 === 0 ? 404 : seen.method === 'GET' ? 500 : 429),
    );
    expect((await failureOf(http.send({ method: 'DELETE', path: '/x' }))).details.fate).toBe('refused');
    expect((await failureOf(http.send({ method: 'GET', path: '/x' }))).message).not.toContain('earlier');
  });

  test('a POST that only reads, or that is marked as repeatable, is retried', async () => {
    const { server, http } = await start((_, response, count) => json(response, {}, count % 2 === 1 ? 500 : 200));
    await http.send({ method: 'POST', path: '/search', effect: 'read' });
    await http.send({ method: 'POST', path: '/same', repeatable: true });
    expect(server.seen).toHaveLength(4);
  });

  test('waits longer after each failure, at most half a minute, and a part of a second by chance', async () => {
    const waitsFrom = async (base: number): Promise<readonly number[]> => {
      const { http, slept } = await start((_, response) => json(response, {}, 500), {
        service: testService({ retry: { repeat: ['GET'], base } }),
      });
      await failureOf(http.send({ method: 'GET', path: '/x' }));
      return slept.map((wait) => wait - (wait % 1000));
    };
    expect(await waitsFrom(1000)).toEqual([1000, 2000]);
    expect(await waitsFrom(20_000)).toEqual([20_000, 30_000]);
  });

  test.each([
    ['7', 7000],
    ['100000', 60_000],
    ['1000000000', 60_000],
    [String(Date.parse('2026-06-01T08:00:09Z') / 1000), 9000],
    [String(Date.parse('2026-06-01T08:00:11Z')), 11_000],
    ['Mon, 01 Jun 2026 08:00:20 GMT', 20_000],
    ['soon', 2000],
    [String(Date.parse('2026-06-01T07:59:00Z')), 2000],
  ] as const)('429 with a header of %s waits %d ms, also for a POST', async (value, wait) => {
    const { server, http, slept } = await start(
      (_, response, count) => json(response, {}, count === 1 ? 429 : 200, count === 1 ? { 'x-reset': value } : {}),
      {
        service: testService({ rate: { waits: [{ header: 'x-reset' }], fallback: 2, cap: 60 } }),
      },
    );
    await http.send({ method: 'POST', path: '/x' });
    expect(slept).toEqual([wait]);
    expect(server.seen).toHaveLength(2);
  });

  test('a long wait is reported, a short one only with --verbose', async () => {
    const answer: Answer = (_, response, count) =>
      json(response, {}, count < 3 ? 429 : 200, { 'retry-after': count === 1 ? '1' : '9' });
    const quiet = await start(answer);
    await quiet.http.send({ method: 'GET', path: '/x' });
    expect(quiet.announced).toEqual([expect.stringMatching(/returned 429; retrying in 9 s \(attempt 3 of 3\)/)]);
    expect(quiet.notes).toEqual([]);
  });

  test('a wait of more than five seconds is reported at once, with the wait that the service asked for', async () => {
    const limited = async (seconds: string) =>
      start((_, response, count) => json(response, {}, count === 1 ? 429 : 200, { 'retry-after': seconds }), {
        service: testService({ rate: { waits: [{ header: 'retry-after' }], fallback: 2, cap: 60 } }),
      });
    const [short, long, cut] = [await limited('5'), await limited('6'), await limited('1200')];
    for (const { http } of [short, long, cut]) await http.send({ method: 'GET', path: '/x' });
    expect([short.notes, short.announced]).toEqual([[expect.stringContaining('retrying in 5 s')], []]);
    expect([long.notes, long.announced]).toEqual([[], [expect.stringContaining('returned 429; retrying in 6 s')]]);
    expect(cut.announced).toEqual([
      expect.stringContaining('returned 429 and asks for a wait of 1200 s; retrying in 60 s (attempt 2 of 3)'),
    ]);
  });

  test('a header of one host sets the wait for that host only', async () => {
    const service = testService({
      hosts: {
        main: { origin: 'https://api.example.test', override: 'TESTCLI_BASE_URL', credentials: [] },
        files: { origin: 'https://files.example.test', override: 'TESTCLI_FILES_URL', credentials: [] },
      },
      rate: {
        waits: [{ host: 'files', header: 'retry-after', cap: 600 }, { header: 'retry-after' }],
        fallback: 2,
        cap: 120,
      },
    });
    const limited = async (host: string): Promise<readonly number[]> => {
      const answer: Answer = (_, response, count) =>
        json(response, {}, count === 1 ? 429 : 200, { 'retry-after': '900' });
      const { http, slept } = await start(answer, { service });
      await http.send({ method: 'GET', path: '/x', host });
      return slept;
    };
    expect([await limited('main'), await limited('files')]).toEqual([[120_000], [600_000]]);
  });

  test('an empty window is waited for with a report at once', async () => {
    const { http, announced } = await start((_, response, count) =>
      json(response, {}, 200, { 'x-left': count === 1 ? '0' : '9', 'retry-after': '30' }),
    );
    for (let count = 0; count < 2; count += 1) await http.send({ method: 'GET', path: '/x' });
    expect(announced).toEqual(['The rate limit is used up; continuing in 30 s.']);
  });

  test('the error of a 429 names the wait that the service asked for, longer than any that is accepted too', async () => {
    const { http } = await start((_, response) =>
      json(response, { error: 'slow down' }, 429, { 'retry-after': '5400' }),
    );
    const error = await failureOf(http.send({ method: 'GET', path: '/x', retry: false }));
    expect(error.message).toBe('Test API 429: slow down. The service asks for a wait of 5400 s.');
    expect(error.remedy).toBe('Wait that long, or send fewer requests.');
    expect(error.details.retryAfter).toBe(5400);
    const silent = await start((_, response) => json(response, { error: 'slow down' }, 429));
    const other = await failureOf(silent.http.send({ method: 'GET', path: '/x', retry: false }));
    expect([other.message, other.details.retryAfter]).toEqual(['Test API 429: slow down', undefined]);
  });

  test('a used-up daily limit, --no-retry and a block end at once', async () => {
    const spent = await start((_, response) => json(response, {}, 429, { 'x-day-left': '0', 'retry-after': '1' }));
    const error = await failureOf(spent.http.send({ method: 'GET', path: '/x' }));
    expect([error.kind, error.message, spent.server.seen.length]).toEqual(['rate', 'The daily limit is used up.', 1]);
    const empty = await start((_, response) => json(response, {}, 429, { 'x-day-left': ' ', 'retry-after': '1' }));
    await failureOf(empty.http.send({ method: 'GET', path: '/x' }));
    expect(empty.server.seen).toHaveLength(3);

    const once = await start((_, response) => json(response, {}, 429), { options: { retry: false } });
    expect((await failureOf(once.http.send({ method: 'GET', path: '/x' }))).kind).toBe('rate');
    expect(once.server.seen).toHaveLength(1);

    const blocked = await start((_, response, count) => json(response, {}, count === 1 ? 429 : 403));
    const stop = await failureOf(blocked.http.send({ method: 'GET', path: '/x' }));
    expect(stop.kind).toBe('auth');
    expect(stop.message).toMatch(/403 after 429/);
    const alone = await start((_, response) => json(response, {}, 403));
    expect((await failureOf(alone.http.send({ method: 'GET', path: '/x' }))).message).not.toContain('429');
  });

  test('a rate limit that resets in years is waited for at most one window', async () => {
    const years = String(Date.parse('2040-01-01T00:00:00Z') / 1000);
    const { http, slept } = await start(
      (_, response, count) => json(response, {}, 200, count === 1 ? { 'x-left': '0', 'x-reset': years } : {}),
      {
        service: testService({
          rate: {
            waits: [{ header: 'x-reset', cap: 600 }],
            fallback: 2,
            cap: 120,
            remaining: 'x-left',
            window: 60,
          },
        }),
      },
    );
    await http.send({ method: 'GET', path: '/x' });
    await http.send({ method: 'GET', path: '/x' });
    expect(slept).toEqual([60_000]);
  });

  test('a used-up rate limit delays the next request', async () => {
    const { http, slept } = await start((_, response, count) =>
      json(response, {}, 200, { 'x-left': count === 1 ? '0' : '9', 'retry-after': '4' }),
    );
    await http.send({ method: 'GET', path: '/x' });
    expect(slept).toEqual([]);
    await http.send({ method: 'GET', path: '/x' });
    await http.send({ method: 'GET', path: '/x' });
    expect(slept).toEqual([4000]);
  });

  test('a 401 is retried once with a newer credential, and does not count as an attempt', async () => {
    const renewed = await start((_, response, count) => json(response, {}, count === 1 ? 401 : 200), {
      renew: [true],
      options: { retry: false },
    });
    await renewed.http.send({ method: 'POST', path: '/x' });
    expect(renewed.server.seen.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer secret-0',
      'Bearer secret-1',
    ]);

    const refused = await start((_, response) => json(response, {}, 401), { renew: [true, true] });
    const error = await failureOf(refused.http.send({ method: 'GET', path: '/x' }));
    expect([error.kind, refused.server.seen.length]).toEqual(['auth', 2]);
    expect(error.remedy).toBe('Sign in.');
  });
});

describe('a network failure', () => {
  test('names host and cause, and is retried for any method if nothing was sent', async () => {
    const { server, http, slept } = await start((_, response) => json(response, {}));
    await server.close();
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(error.kind).toBe('unavailable');
    expect(error.message).toBe(
      `Cannot reach 127.0.0.1:${String(server.port)}: connect ECONNREFUSED 127.0.0.1:${String(server.port)}.`,
    );
    expect(error.details.fate).toBeUndefined();
    expect(slept).toHaveLength(2);
    expect(http.writes.sent).toBe(0);
  });

  test('after the request was sent is retried for a GET, never for a POST', async () => {
    const { server, http } = await start((_, response) => response.destroy());
    await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(server.seen).toHaveLength(3);
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(server.seen).toHaveLength(4);
    expect(error.details.fate).toBe('unknown');
    expect(http.writes).toEqual({ sent: 1, answered: 0, done: 0, unknown: 1, repeatable: 0 });
  });

  test('a timeout states its length, and how to change it', async () => {
    const { server, http } = await start(() => undefined, { options: { timeout: 150, retry: false } });
    const error = await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(error.message).toBe(`No response from 127.0.0.1:${String(server.port)} within 150 ms.`);
    expect(error.remedy).toMatch(/--timeout/);
    const write = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect(write.details.fate).toBe('unknown');
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

test.each([
  [503, '7', 7000],
  [503, '900', 60_000],
  [500, '7', 100],
])('after status %d, "retry-after: %s" is a wait of %d ms', (status, seconds, wait) => {
  const outcome = { status, headers: { 'retry-after': seconds }, url: 'https://api.example/x', body: null };
  const rate = testService({ rate: { waits: [], fallback: 2, cap: 60 } }).rate;
  const retry = { repeat: ['GET'], base: 100 } as const;
  const attempt = { repeatable: true, attempt: 1, attempts: 3, limited: false, now: 0, random: 0 };
  expect(retryDelay({ ...attempt, outcome, retry, rate })).toEqual({ wait });
});
