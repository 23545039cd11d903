import type { Host } from '../contract/service.js';
import { ids } from '../paging/testkit.js';
import { bench, closeAll, failureOf, json, start, testService } from './testkit.js';

const selfHosted = { origin: '{server}', selfHosted: { http: 'ALLOW_HTTP' } };

afterEach(closeAll);

test('half of a character, which JSON can hold, is replaced in an address', async () => {
  const { server, http } = await start((_, response) => json(response, {}));
  await http.send({
    method: 'GET',
    path: '/x/{name}',
    params: { name: 'a\ud83d' },
    query: { term: '\udca1\ud83d\udca1' },
  });
  expect(server.seen[0]?.url).toBe('/x/a%EF%BF%BD?term=%EF%BF%BD%F0%9F%92%A1');
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

  test('refuses a user, another scheme, backslashes and control characters on the own origin too', async () => {
    const { server, http } = await start((_, response) => json(response, {}));
    for (const path of [
      server.origin.replace('//', '//me:pw@'),
      `blob:${server.origin}/a`,
      '/a\\b',
      '/a\tb',
      '/a\nb',
    ]) {
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

  test('refuses a redirect to another origin, an endless one and one of a write', async () => {
    const other = await start((_, response) => json(response, {}));
    const { server, http } = await start(({ url }, response) =>
      json(response, '', 302, { location: url === '/away' ? `${other.server.origin}/x` : url }),
    );
    const away = await failureOf(http.send({ method: 'GET', path: '/away' }));
    expect(away.kind).toBe('config');
    expect(away.message).toContain(other.server.origin);
    expect(other.server.seen).toEqual([]);
    expect((await failureOf(http.send({ method: 'GET', path: '/round' }))).message).toMatch(/Too many redirects/);
    expect(server.seen).toHaveLength(1 + 6);
    const write = await failureOf(http.send({ method: 'POST', path: '/write' }));
    expect(write.message).toMatch(
      /POST \/write returned 302 and redirects to \/write\. Redirects are followed only for GET\./,
    );
    expect(server.seen).toHaveLength(8);
  });

  test.each([
    ['a service of its users', selfHosted, {}, 'set GIT_SERVER to its new address; otherwise ask its administrator'],
    ['an address for this run', selfHosted, { BASE: 'x' }, 'set BASE to its new address; otherwise'],
    [
      'a service with fixed addresses',
      { origin: 'https://{server}.git.example' },
      {},
      'Try again later; if the problem persists, report it to the service.',
    ],
  ])('explains what to do about a link that the service wrote: %s', async (_, host, env, remedy) => {
    const { main } = testService().hosts;
    const service = testService({
      hosts: { main: { ...main, ...host, override: 'BASE' } as Host },
      variables: { server: { env: 'GIT_SERVER', missing: '' } },
      paging: { link: { style: 'link', next: 'next', items: 'rows' } },
    });
    const { server } = await start(({ url }, response) => {
      if (url === '/git/old') json(response, '', 302, { location: '/old' });
      else json(response, { rows: [{ id: 1 }], next: '/other' });
    });
    const { http } = bench({ origin: `${server.origin}/git`, service, env });
    const errors = [
      await failureOf(http.send({ method: 'GET', path: '/old' })),
      await failureOf(ids(http.rows({ method: 'GET', path: '/rows' }, { style: 'link' }))),
    ];
    for (const error of errors) {
      expect(error.message).toContain(`, but requests are locked to ${server.origin}/git. Nothing was sent there.`);
      expect(error.remedy).toContain(`The service returned this address.`);
      expect(error.remedy).toContain(remedy);
    }
  });

  test('a redirected write may have taken effect', async () => {
    const { http } = await start(({ url }, response) =>
      json(response, '', 303, { location: url === '/away' ? 'http://127.0.0.1:1/x' : '/done' }),
    );
    for (const path of ['/away', '/near']) {
      const { details } = await failureOf(http.send({ method: 'POST', path }));
      expect(details.fate).toBe('unknown');
    }
  });
});
