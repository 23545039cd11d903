import { collectingReporter } from '../output/reporter.js';
import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAuthority } from '../auth/authority.js';
import { fakeWorld } from '../testing/world.js';
import { createProfile } from '../state/profile.js';
import { newFolder, run } from './fixture/run.js';
import { freePort } from '../../tests/support/port.js';
import { oauthServer, type OAuthServer } from './fixture/server.js';
import { service } from './fixture/service.js';
import { changeTokens, expired, folderWith, signedIn, tokensOf } from './fixture/signed-in.js';

let server: OAuthServer;

beforeEach(async () => {
  server = await oauthServer();
});

afterEach(() => server.close());

const line = ['whoami'];
const calls = (path: string): number => server.seen.filter((one) => one.endsWith(` ${path}`)).length;

test('the new pair is stored before it is used', async () => {
  const folder = await signedIn(server, expired);
  const before = await tokensOf(folder);
  const done = await run(folder, line);
  expect(done).toMatchObject({ code: 0 });
  const after = await tokensOf(folder);
  expect(after['refreshToken']).not.toBe(before['refreshToken']);
  expect(after).toMatchObject({ origin: server.origin, credential: 'oauth', clientId: 'app 1' });
  expect(Number(after['expiresAt']) - Date.now()).toBeGreaterThan(590_000);
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  expect(calls('/token')).toBe(1);
});

test('a 401 on a token that should be valid causes one refresh, and a second 401 is reported', async () => {
  const folder = await signedIn(server, { obtainedAt: Date.now() - 100_000 });
  server.revoke(String((await tokensOf(folder))['accessToken']));
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  expect([calls('/me'), calls('/token')]).toEqual([2, 1]);
});

/** Returns the authority of a run in this process. */
function authorityOf(folder: string, env: Record<string, string> = {}, now = () => new Date(), port = server.port) {
  const { world } = fakeWorld(line, { env: { TOY_CONFIG_DIR: folder, ...env } });
  return createAuthority({
    service,
    world: { ...world, now },
    profile: createProfile(folder, 'default'),
    folder,
    timeout: 5000,
    variable: () => Promise.resolve(String(port)),
    flagOf: () => undefined,
    reporter: collectingReporter().reporter,
  });
}

const app = { TOY_CLIENT_ID: 'app 1', TOY_CLIENT_SECRET: 'canary-s3cret' };

test('requests that are refused together renew once, whenever the refusal comes', async () => {
  const folder = await signedIn(server, { obtainedAt: Date.now() - 100_000 });
  for (const { carried, renew } of [authorityOf(folder), authorityOf(await folderWith(server, {}), app)]) {
    const refused = await carried('main');
    server.seen.length = 0;
    expect(await Promise.all([renew('main', refused), renew('main', refused)])).toEqual([true, true]);
    const next = await carried('main');
    expect(await renew('main', refused)).toBe(true);
    expect([calls('/token'), await carried('main')]).toEqual([1, next]);
  }
});

test('the remedy for a refused credential depends on its source', async () => {
  const own = 'in the environment, which overrides stored credentials.';
  const remedy = async (folder: string, env = {}) => authorityOf(folder, env).remedy('main');
  expect(await remedy(await signedIn(server, { obtainedAt: Date.now() }))).toEqual({
    text: 'Sign in with "toycli auth login".',
    next: 'toycli auth login',
  });
  expect(await remedy(await folderWith(server, {}), app)).toBe(`Check TOY_CLIENT_ID and TOY_CLIENT_SECRET ${own}`);
  expect(await remedy(await folderWith(server, {}), { TOY_ACCESS_TOKEN: 'x' })).toBe(`Check TOY_ACCESS_TOKEN ${own}`);
});

test('the fingerprint of an account shows no secret and differs by credential and origin, not by run', async () => {
  const folder = await folderWith(server, {});
  const of = (variables: Record<string, string>) => authorityOf(folder, variables).account('main');
  const ann = await of({ TOY_TOKEN: 'token of ann' });
  expect(ann).toMatch(/^[0-9a-f]{16}$/);
  expect(await of({ TOY_TOKEN: 'token of ann' })).toBe(ann);
  expect(await of({ TOY_TOKEN: 'token of bo' })).not.toBe(ann);
  // The token of an app is another one in every run.
  expect(await of(app)).toBe(await of(app));
  expect(await of({ ...app, TOY_CLIENT_ID: 'app 2' })).not.toBe(await of(app));
  expect(calls('/token')).toBe(0);
  expect(await authorityOf(folder, { TOY_TOKEN: 'token of ann' }, undefined, 1).account('main')).not.toBe(ann);
});

test('a run continues when a token that could not be fetched can be fetched later', async () => {
  const { carried } = authorityOf(await folderWith(server, {}), app);
  server.broken = 503;
  await expect(carried('main')).rejects.toThrow('503');
  server.broken = undefined;
  const [one, other] = await Promise.all([carried('main'), carried('main')]);
  expect([one, calls('/token')]).toEqual([other, 2]);
});

test('a 401 on a token that is too young to be refreshed is reported as it is', async () => {
  const { oauth } = service.credentials;
  Object.assign(service.credentials, { oauth: { ...oauth, minAge: 570 } });
  const folder = await signedIn(server, { obtainedAt: Date.now() - 500_000 });
  server.revoke(String((await tokensOf(folder))['accessToken']));
  expect(await run(folder, line)).toMatchObject({ code: 77, err: expect.stringContaining('who are you') });
  expect([calls('/me'), calls('/token')]).toEqual([1, 0]);
  await changeTokens(folder, { obtainedAt: Date.now() - 580_000 });
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  Object.assign(service.credentials, { oauth });
});

test('a token of the future is old: after a 401 it is renewed, also the one of a run', async () => {
  const { oauth, app: forRuns } = service.credentials;
  Object.assign(service.credentials, { oauth: { ...oauth, minAge: 570 }, app: { ...forRuns, minAge: 570 } });
  try {
    // The clock was an hour ahead at the sign-in, and was set right since then.
    const folder = await signedIn(server, { obtainedAt: Date.now() + 3_600_000, expiresAt: Date.now() + 4_200_000 });
    server.revoke(String((await tokensOf(folder))['accessToken']));
    expect(await run(folder, line)).toMatchObject({ code: 0 });
    expect([calls('/me'), calls('/token')]).toEqual([2, 1]);
    expect(Number((await tokensOf(folder))['obtainedAt'])).toBeLessThanOrEqual(Date.now());

    let now = Date.now();
    const { carried, renew } = authorityOf(await folderWith(server, {}), app, () => new Date(now));
    const refused = await carried('main');
    expect(await renew('main', refused)).toBe(false);
    now -= 3_600_000;
    expect(await renew('main', refused)).toBe(true);
  } finally {
    Object.assign(service.credentials, { oauth, app: forRuns });
  }
});

test('the error for a refresh token that has become invalid names the sign-in and shows no secret', async () => {
  const folder = await signedIn(server, { ...expired, refreshToken: 'canary-refresh-us3d' });
  const done = await run(folder, line);
  expect(done).toMatchObject({ code: 77, err: expect.stringContaining('auth login') });
  expect(done.err).toContain('invalid_grant');
  expect(done.err).not.toMatch(/canary/);
  expect(calls('/me')).toBe(0);
});

test('a token near its end is still used when the service cannot renew it now, an expired one is not', async () => {
  const folder = await signedIn(server, { expiresAt: Date.now() + 20_000 });
  server.broken = 503;
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  expect(calls('/token')).toBe(1);
  await changeTokens(folder, { expiresAt: Date.now() - 1 });
  expect(await run(folder, line)).toMatchObject({ code: 69 });
  server.broken = 429;
  expect(await run(folder, line)).toMatchObject({ code: 75 });
});

test('a rate limit at the sign-in names the wait that the service asks for', async () => {
  const folder = await signedIn(server, expired);
  server.broken = 429;
  const done = await run(folder, [...line, '--output', 'json']);
  expect(JSON.parse(done.err)).toMatchObject({
    message: expect.stringContaining('The service asks for a wait of 7 s.'),
    retryAfter: 7,
    remedy: 'Wait that long, then try again.',
  });
});

test('a token without an expiry is used until it is refused', async () => {
  const folder = await signedIn(server, { expiresAt: undefined });
  expect(await run(folder, line)).toMatchObject({ code: 0 });
  expect(calls('/token')).toBe(0);
});

test('the environment comes first and touches no store', async () => {
  const folder = await folderWith(server, { token: { origin: server.origin, secret: 'stale' } });
  await writeFile(join(folder, 'credentials.json'), 'broken');
  expect(await run(folder, line, { env: { TOY_TOKEN: ' canary-given-token\n' } })).toMatchObject({ code: 0 });
  expect(await run(folder, line, { env: { TOY_ACCESS_TOKEN: 'canary-given-token' } })).toMatchObject({ code: 0 });
  const broken = await run(folder, line);
  expect(broken).toMatchObject({ code: 78, err: expect.stringContaining('credentials.json') });
  const lines = await run(folder, line, { env: { TOY_TOKEN: 'one\ntwo' } });
  expect(lines).toMatchObject({ code: 78, err: expect.stringContaining('TOY_TOKEN') });
  expect(lines.err).not.toContain('two');
});

test('the app of the environment fetches a token for the run and keeps it in memory', async () => {
  const folder = await folderWith(server, {});
  const env = { TOY_CLIENT_ID: 'app 1', TOY_CLIENT_SECRET: 'canary-s3cret' };
  expect(await run(folder, line, { env })).toMatchObject({ code: 0 });
  expect(await readFile(join(folder, 'credentials.json'), 'utf8')).toBe('{}');
  expect(await run(folder, line, { env: { ...env, TOY_CLIENT_SECRET: 'canary-wr0ng' } })).toMatchObject({ code: 77 });
});

test('a stored credential is not sent to another origin', async () => {
  const elsewhere = await oauthServer();
  const folder = await folderWith(
    server,
    { token: { origin: server.origin, secret: 'canary-given-token' } },
    { server: String(elsewhere.port) },
  );
  const done = await run(folder, line);
  expect(done).toMatchObject({ code: 78 });
  expect(done.err).toContain(server.origin);
  expect(done.err).toContain(elsewhere.origin);
  expect(elsewhere.seen).toEqual([]);
  await elsewhere.close();
});

test('a variable overrides the origin: one note, and only credentials of the environment are used', async () => {
  // Issued for the very same origin, and still not used.
  const folder = await folderWith(
    server,
    { token: { origin: server.origin, secret: 'canary-given-token' } },
    { server: '1' },
  );
  const env = { TOY_BASE_URL: server.origin };
  const without = await run(folder, line, { env });
  expect(without).toMatchObject({ code: 78, err: expect.stringContaining('TOY_TOKEN') });
  expect(server.seen).toEqual([]);
  const done = await run(folder, line, { env: { ...env, TOY_TOKEN: 'canary-given-token' } });
  expect(done).toMatchObject({ code: 0 });
  expect(done.err.match(/Requests go to/g)).toHaveLength(1);
  const login = await run(folder, ['auth', 'login', '--token', 'canary-given-token'], { env });
  expect(login).toMatchObject({ code: 78, err: expect.stringContaining('Nothing was stored') });
});

describe('a setting that names another origin', () => {
  let elsewhere: OAuthServer;
  beforeEach(async () => {
    elsewhere = await oauthServer();
  });
  afterEach(() => elsewhere.close());

  const stored = { origin: '', secret: 'canary-given-token' };
  const toElsewhere = (entries: Readonly<Record<string, object>> = {}): Promise<string> =>
    folderWith(server, entries, { base: elsewhere.origin });
  /** Runs a line, and returns its code and the text of its error on one line. */
  const attempt = async (folder: string, argv: readonly string[], env: Record<string, string> = {}) => {
    const { code, err } = await run(folder, argv, { env });
    return { code, err: err.replace(/\s+/g, ' ') };
  };

  test.each([
    ['TOY_TOKEN', { TOY_TOKEN: 'canary-given-token' }],
    ['TOY_ACCESS_TOKEN', { TOY_ACCESS_TOKEN: 'canary-given-token' }],
    ['TOY_CLIENT_ID with TOY_CLIENT_SECRET', app],
  ])('gets no %s', async (name, env) => {
    const folder = await toElsewhere();
    for (const argv of [line, ['api', 'GET', '/me'], ['auth', 'status']]) {
      const { code, err } = await attempt(folder, argv, env);
      expect(code).toBe(78);
      expect(err).toContain(`${name} is not sent to ${elsewhere.origin}: only the setting base names that origin`);
      expect(err).toContain('Set TOY_BASE_URL to that origin as well');
    }
    const { out } = await run(folder, ['auth', 'status'], { env });
    expect(JSON.parse(out)).toMatchObject({ authenticated: false, overriddenBy: 'the setting base' });
    expect((await attempt(folder, ['auth', 'login', '--as-app', '--client-id', 'app 1'], env)).code).not.toBe(0);
    await run(folder, ['doctor'], { env });
    // The check of the connection sends a request without a credential.
    expect(elsewhere.seen.filter((one) => one !== 'GET /me')).toEqual([]);
    expect(elsewhere.forms).toEqual([]);
    // Both name it: the file alone decides nothing.
    const both = { ...env, TOY_BASE_URL: elsewhere.origin };
    if (name !== 'TOY_CLIENT_ID with TOY_CLIENT_SECRET')
      expect(await run(folder, line, { env: both })).toMatchObject({ code: 0 });
  });

  test('gets no stored credential, and no app that renews one', async () => {
    const folder = await toElsewhere({ token: { ...stored, origin: server.origin } });
    for (const argv of [line, ['auth', 'status']]) {
      const { code, err } = await attempt(folder, argv);
      expect(code).toBe(78);
      expect(err).toContain(`was issued for ${server.origin} and is not sent to ${elsewhere.origin}`);
      expect(err).toContain('which the setting base names');
      expect(err).toContain('remove the setting base');
    }
    const { out } = await run(folder, ['auth', 'status']);
    expect(JSON.parse(out)).toMatchObject({ authenticated: false, origin: elsewhere.origin });
    const checks = await run(folder, ['doctor', '--output', 'json']);
    expect(JSON.parse(checks.out)).toContainEqual({
      check: 'credential main',
      status: 'fail',
      detail: expect.stringContaining('was issued for'),
    });
    const renewing = await signedIn(server, expired);
    await createProfile(renewing, 'default').set({ base: elsewhere.origin });
    expect((await attempt(renewing, line)).code).toBe(78);
    // Its app is that of the environment.
    await changeTokens(renewing, { origin: elsewhere.origin });
    const renewed = await attempt(renewing, line, app);
    expect(renewed).toMatchObject({ code: 78, err: expect.stringContaining('TOY_CLIENT_SECRET is not sent to') });
    expect([elsewhere.forms, elsewhere.seen.filter((one) => one !== 'GET /me')]).toEqual([[], []]);
  });

  test('has credentials of its own, which go nowhere else', async () => {
    const folder = await toElsewhere();
    const login = await attempt(folder, ['auth', 'login', '--token', 'canary-given-token']);
    expect(login).toMatchObject({ code: 0, err: expect.stringContaining(`Signing in to ${elsewhere.origin}`) });
    expect(await run(folder, line)).toMatchObject({ code: 0 });
    expect(JSON.parse((await run(folder, ['auth', 'status'])).out)).toMatchObject({
      authenticated: true,
      origin: elsewhere.origin,
    });
    // That of the environment is not sent there, and does not stop the run.
    expect(await run(folder, line, { env: { TOY_TOKEN: 'canary-mine' } })).toMatchObject({ code: 0 });
    await createProfile(folder, 'default').set({ base: undefined });
    const back = await attempt(folder, line);
    expect(back).toMatchObject({ code: 78, err: expect.stringContaining(`issued for ${elsewhere.origin}`) });
    expect(server.seen).toEqual([]);
    // An app gets its token there too.
    await createProfile(folder, 'default').set({ base: elsewhere.origin });
    const typed = ['--client-id', 'app 1', '--client-secret', 'canary-s3cret'];
    expect(await run(folder, ['auth', 'login', '--as-app', ...typed])).toMatchObject({ code: 0 });
    expect(await tokensOf(folder)).toMatchObject({ origin: elsewhere.origin });
    expect([server.seen, elsewhere.forms.length]).toEqual([[], 1]);
  });

  test('gets no code or token of an authorization server that is elsewhere', async () => {
    const { oauth } = service.credentials;
    Object.assign(service.credentials, { oauth: { ...oauth, authorize: `${server.origin}/authorize` } });
    try {
      const folder = await toElsewhere();
      const argv = ['auth', 'login', '--oauth', '--client-id', 'app 1', '--client-secret', 'canary-s3cret'];
      const { code, err } = await attempt(folder, argv);
      expect(code).toBe(78);
      expect(err).toContain(
        `${server.origin} signs you in for the address of the service, not for ${elsewhere.origin}`,
      );
      expect([server.seen, elsewhere.seen]).toEqual([[], []]);
    } finally {
      Object.assign(service.credentials, { oauth });
    }
  });

  test('is bound like an override if it is the variable that the whole address is made of', async () => {
    const { hosts, variables } = service;
    Object.assign(service, {
      hosts: { ...hosts, main: { ...hosts['main'], origin: '{server}', selfHosted: { http: 'TOY_HTTP' } } },
      variables: { server: { env: 'TOY_SERVER', setting: 'server', missing: 'No server is set.' } },
    });
    try {
      const folder = await folderWith(server, {}, { server: elsewhere.origin });
      const env = { TOY_TOKEN: 'canary-given-token' };
      const { code, err } = await attempt(folder, line, env);
      expect(code).toBe(78);
      expect(err).toContain(`TOY_TOKEN is not sent to ${elsewhere.origin}: only the setting server names that origin`);
      expect(err).toContain('Set TOY_SERVER to that origin as well');
      expect(elsewhere.seen).toEqual([]);
      expect(await run(folder, line, { env: { ...env, TOY_SERVER: elsewhere.origin } })).toMatchObject({ code: 0 });
      expect(await run(folder, ['auth', 'login', '--token', 'canary-given-token'])).toMatchObject({ code: 0 });
      const stays = await run(folder, line);
      expect(stays).toMatchObject({ code: 0, err: '' });
      await createProfile(folder, 'default').set({ server: server.origin });
      expect(await attempt(folder, line)).toMatchObject({ code: 78 });
      expect(server.seen).toEqual([]);
    } finally {
      Object.assign(service, { hosts, variables });
    }
  });

  test('cannot end the name of the host before the part that the service declares', async () => {
    const { hosts, variables } = service;
    const at = elsewhere.origin.replace('http://', '');
    Object.assign(service, {
      hosts: {
        ...hosts,
        main: { ...hosts['main'], origin: 'http://{server}.example.test', selfHosted: { http: 'X' } },
      },
      variables: { server: { setting: 'server', missing: 'No server is set.' } },
    });
    try {
      const folder = await folderWith(server, {}, { server: `${at}/x` });
      const { code, err } = await attempt(folder, line, { TOY_TOKEN: 'canary-given-token' });
      expect([code, elsewhere.seen]).toEqual([78, []]);
      expect(err).toContain('more than a part of the host name');
    } finally {
      Object.assign(service, { hosts, variables });
    }
  });
});

test.each([
  ['http://api.example.test', 'not https'],
  ['https://user:pw@api.example.test', 'contains a user name'],
  ['https://api.example.test/v2', 'more than an origin'],
  ['nonsense', 'not an address'],
  ['http://127.0.0.1.example.test', 'not https'],
  ['ftp://127.0.0.1', 'not https'],
])('no credential is sent to %s', async (text, why) => {
  const done = await run(newFolder(), line, { env: { TOY_BASE_URL: text, TOY_TOKEN: 'canary-given-token' } });
  expect(done).toMatchObject({ code: 78, err: expect.stringContaining(why) });
});

test.each([0o644, 0o640, 0o604])('a credentials file that others can read (mode %i) is refused', async (mode) => {
  const folder = await folderWith(server, { token: { origin: server.origin, secret: 'canary-given-token' } });
  await (await import('node:fs/promises')).chmod(join(folder, 'credentials.json'), mode);
  expect(await run(folder, line)).toMatchObject({ code: 78, err: expect.stringContaining('chmod 600') });
});

test.each(['credentials.json', 'config.json'])('%s as a pipe does not hold up a run', async (name) => {
  const folder = newFolder();
  if (name === 'credentials.json') await createProfile(folder, 'default').set({ credential_store: 'file' });
  execFileSync('mkfifo', ['-m', '600', join(folder, name)]);
  expect(await run(folder, line, { env: { TOY_SERVER: String(server.port) } })).toMatchObject({
    code: 78,
    err: expect.stringContaining('it is not a regular file'),
  });
});

test('a service that cannot be reached is reported as such, by the token endpoint too', async () => {
  const folder = await signedIn(server, expired);
  const gone = `http://127.0.0.1:${await freePort()}`;
  await createProfile(folder, 'default').set({ server: new URL(gone).port });
  await changeTokens(folder, { origin: gone });
  const file = join(folder, 'credentials.json');
  const all = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  all['default/client_secret'] = JSON.stringify({ origin: gone, secret: 'canary-s3cret', clientId: 'app 1' });
  await writeFile(file, JSON.stringify(all), { mode: 0o600 });
  expect(await run(folder, line)).toMatchObject({ code: 69 });
});
