import { call, ids, service } from '../paging/testkit.js';
import { closeAll, failureOf, json, start, type Answer } from './testkit.js';

afterEach(closeAll);

const secret = 'secret-0';

/** Everything that a failing request shows with `--verbose`. */
async function shown(answer: Answer): Promise<string> {
  const { http, log, notes } = await start(answer, { options: { verbose: true } });
  const { message, remedy, details } = await failureOf(http.send({ method: 'GET', path: '/old' }));
  return JSON.stringify([message, remedy, details, log, notes]);
}

describe('a redirect that repeats the credential in its address', () => {
  const targets = [
    `/new?next=${secret}`,
    `/new/${secret}`,
    `/new?next=secret%2D0`,
    `/new?next=secret%252d0`,
    `/new?next=${secret.toUpperCase()}`,
    `http://${secret}.example.test/`,
    `http://[${secret}`,
    `file:///${secret}`,
  ];
  test.each(targets.flatMap((target) => [404, 500, 200, 302].map((status) => [target, status] as const)))(
    'to %s, which returns %d, does not show it',
    async (target, status) => {
      const text = await shown(({ url }, response) => {
        if (url === '/old') json(response, '', 302, { location: target });
        else json(response, `<h1>${secret}</h1>`, status, status === 302 ? { location: target } : {});
      });
      expect(text).toMatch(/\/old|locked to/);
      expect(decodeURIComponent(decodeURIComponent(text)).toLowerCase()).not.toContain(secret);
    },
  );

  test('does not show one that was renewed in the meantime either', async () => {
    const { http, log } = await start(
      ({ url, headers }, response) => {
        if (url === '/old') json(response, '', 302, { location: `/new/${secret}` });
        else json(response, {}, headers.authorization === `Bearer ${secret}` ? 401 : 404);
      },
      { options: { verbose: true }, renew: [true] },
    );
    const error = await failureOf(http.send({ method: 'GET', path: '/old' }));
    expect(error.details.path).toBe('/new/••••••••');
    expect(log.map((line) => line.replace(/ \d+ ms.*/, ''))).toEqual([
      'GET /old 302',
      'GET /new/•••••••• 401',
      'GET /new/•••••••• 404',
    ]);
  });

  test('does not show it as the address of a list', async () => {
    const { http } = await start(
      ({ url }, response) => {
        if (url.startsWith('/rows')) json(response, '', 302, { location: `/new/${secret}` });
        else json(response, { d: { results: 'none' } });
      },
      { service },
    );
    const { message, details } = await failureOf(ids(http.rows(call, { style: 'link' })));
    expect([message, details.path]).toEqual([
      expect.stringContaining('the list /new/'),
      expect.stringMatching(/^\/new\//),
    ]);
    expect(JSON.stringify([message, details])).not.toContain(secret);
  });
});

test.each([`http://${secret}.example.test/`, `http://[${secret}`])(
  'the next link %s does not show it',
  async (next) => {
    const { http } = await start((_, response) => json(response, { d: { results: [{ id: 1 }], next } }), { service });
    const { message } = await failureOf(ids(http.rows(call, { style: 'link' })));
    expect(message).toMatch(/^The next link .*locked to/);
    expect(message).not.toContain(secret);
  },
);
