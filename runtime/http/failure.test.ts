import { closeAll, failureOf, json, start, testService } from './testkit.js';

afterEach(closeAll);

describe('an unexpected response', () => {
  test.each([
    [
      'a web page',
      '<!DOCTYPE html><html><head><title>Sign in</title><script>evil()</script></head><body><h1>Wel\u0007come</h1></body></html>',
      /a web page instead of JSON: Sign in Wel.come\./,
    ],
    ['a web page without text', '<html><script>evil()</script></html>', /returned a web page instead of JSON\.$/],
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

  test.each([
    ['a web page', '<html><body>Sign in to the hotel network</body></html>'],
    ['cut JSON', '{"data":[{"id":1},'],
  ])('%s in response to a write does not show whether it took effect', async (_, text) => {
    const { http } = await start((__, response) => json(response, text));
    const { kind, details } = await failureOf(http.send({ method: 'POST', path: '/x', effect: 'create' }));
    expect([kind, details.fate]).toEqual(['unavailable', 'unknown']);
  });

  test('an error page is shown as text, shortened and without control characters', async () => {
    const page = `<html><body>\u001b[31mBlocked\u202e ${'x'.repeat(500)}</body></html>`;
    const { http } = await start((_, response) => json(response, page, 403));
    const { message, kind } = await failureOf(http.send({ method: 'GET', path: '/x' }));
    expect(kind).toBe('auth');
    expect(message).toMatch(/^Test API 403: \ufffd\[31mBlocked\ufffd x+…$/);
    expect(message.length).toBeLessThan(220);
  });

  test('a service error suggests a retry for a read only', async () => {
    const { http } = await start((_, response) => json(response, {}, 500));
    const read = await failureOf(http.send({ method: 'GET', path: '/x', retry: false }));
    expect(read.remedy).toContain('try again later');
    const write = await failureOf(http.send({ method: 'POST', path: '/x', effect: 'create', retry: false }));
    expect([write.remedy, write.details.fate]).toEqual([undefined, 'unknown']);
  });

  describe('a declared reason', () => {
    const errors = {
      message: ['message'],
      extra: { reason: 'header:x-reason' },
    };
    const hints = {
      403: 'Ask for the right.',
      NoAccess: 'Choose another branch.',
      'Scope violated': 'Add the scope {scope} to the app.',
    };
    const scopeOf = ({ pathname }: URL) =>
      Promise.resolve(pathname === '/7/shop/Orders(1)' ? 'sales orders' : undefined);
    const refused = async (headers: Record<string, string>, body: unknown, path = '/7/shop/Orders(1)') => {
      const { http } = await start(
        (_, response) => {
          for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
          json(response, body, 403);
        },
        { service: testService({ errors, hints }), scopeOf },
      );
      const { message, remedy, details } = await failureOf(http.send({ method: 'GET', path }));
      return { message, remedy, extra: details.extra };
    };

    test('is printed with what to do about it, before what to do about the status', async () => {
      expect(await refused({ 'X-Reason': 'NoAccess' }, { message: 'Forbidden.' })).toEqual({
        message: 'Test API 403: Forbidden (NoAccess)',
        remedy: 'Choose another branch.',
        extra: { reason: 'NoAccess' },
      });
      expect(await refused({ 'X-Reason': 'Other\u0085' }, '')).toEqual({
        message: 'Test API 403: the service gave no reason (Other\ufffd)',
        remedy: 'Ask for the right.',
        extra: { reason: 'Other\ufffd' },
      });
      expect(await refused({}, { message: 'Forbidden' })).toMatchObject({ remedy: 'Ask for the right.' });
    });

    test.each([
      ['/7/shop/Orders(1)', '"sales orders"'],
      ['/7/shop/Others', 'that the resource needs'],
    ])('a missing scope is named as the catalogue does: %s', async (path, named) => {
      expect(await refused({}, { message: 'Forbidden - Scope violated. Cannot read' }, path)).toMatchObject({
        remedy: `Add the scope ${named} to the app.`,
      });
    });
  });

  test('message, hint, details and extra come from the configured paths', async () => {
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
            extra: { hint: 'hint', logRef: 'ref' },
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

  test('a 2xx response marked as failed is a failure', async () => {
    const { http } = await start((_, response) => json(response, { success: true, error: 'Layout missing' }), {
      service: testService({ errors: { message: ['error'], failed: ['error'] } }),
    });
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect([error.kind, error.message]).toEqual(['input', 'Test API: Layout missing']);
  });

  test.each([
    [{ done: 'yes', file: 'D1' }, 'Printed as D1, but not e-mailed: No address; not sent: No id.', 'done'],
    [{ done: null, file: null }, 'Test API: No address', 'refused'],
  ])('a response that marks a later step as failed says what was done: %j', async (own, message, fate) => {
    const partial = {
      done: 'done',
      failed: [
        { path: 'mail', says: 'not e-mailed' },
        { path: 'post', says: 'not sent' },
      ],
      says: 'Printed as {file}, but {failures}',
    };
    const body = { ...own, mail: 'No address', post: 'No id' };
    const { http } = await start((_, response) => json(response, body, 201), {
      service: testService({
        errors: { message: ['mail'], failed: ['mail'], partial },
        hints: { 'Printed as': 'Send it.' },
      }),
    });
    const error = await failureOf(http.send({ method: 'POST', path: '/x' }));
    expect([error.kind, error.message, error.details.fate]).toEqual(['input', message, fate]);
    expect(error.remedy).toBe(fate === 'refused' ? undefined : 'Send it.');
  });

  test('an accepted status is not a failure', async () => {
    const { http } = await start((_, response) => json(response, { data: null }, 404));
    expect((await http.send({ method: 'GET', path: '/x', accept: [404] })).status).toBe(404);
  });
});

test('a header that cannot be sent is reported and not retried', async () => {
  const { server, http, slept } = await start((_, response) => json(response, {}));
  const error = await failureOf(http.send({ method: 'GET', path: '/x', headers: { 'x-name': 'a\nb' } }));
  expect([error.kind, error.message]).toEqual(['unavailable', expect.stringContaining('Invalid character in header')]);
  expect([server.seen.length, slept.length]).toEqual([0, 0]);
});
