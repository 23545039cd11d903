import { collectingReporter } from '../output/reporter.js';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OAuthCredential } from '../contract/credential.js';
import { service as toy } from '../commands/fixture/service.js';
import { CliError } from '../base/errors.js';
import { createProfile } from '../state/profile.js';
import { closeAll, json, serve } from '../testing/server.js';
import { fakeWorld } from '../testing/world.js';
import { createAuthority } from './authority.js';
import { refreshTokens } from './refresh.js';
import { credentialsFile, openStore, type Store } from './store.js';

afterEach(closeAll);

const { singleUse: _, ...oauth } = toy.credentials['oauth'] as OAuthCredential;

/** A sign-in whose token has expired, at a service that issues the next ones, with these more fields, or answers with a status. */
async function signedIn(more: object, status = 200) {
  const server = await serve(({ body }, response, count) => {
    if (status !== 200) {
      json(response, more, status);
      return;
    }
    const isUsed = server.seen.some((one, at) => at < count - 1 && one.body === body);
    if (isUsed) json(response, { error: 'invalid_grant' }, 400);
    // Long enough for another process to ask as well.
    else
      setTimeout(
        () => json(response, { access_token: `canary-access-${String(count)}`, expires_in: 600, ...more }),
        50,
      );
  });
  const folder = join(mkdtempSync(join(tmpdir(), 'refresh-')), 'settings');
  mkdirSync(folder);
  const tokens = {
    credential: 'oauth',
    origin: server.origin,
    accessToken: 'canary-access-0',
    refreshToken: 'canary-refresh-0',
    obtainedAt: Date.now() - 601_000,
    expiresAt: Date.now() - 1000,
  };
  const all = { 'default/tokens': JSON.stringify(tokens) };
  writeFileSync(credentialsFile(folder), JSON.stringify(all), { mode: 0o600 });
  return { server, folder };
}

async function partsOf(folder: string, now = () => new Date()) {
  await createProfile(folder, 'default').set({ credential_store: 'file' });
  const { world } = fakeWorld([], { env: { TOY_CLIENT_ID: 'app', TOY_CLIENT_SECRET: 'canary-secret' } });
  const port = new URL(String(stored(folder)['origin'])).port;
  return {
    service: toy,
    world: { ...world, now },
    profile: createProfile(folder, 'default'),
    folder,
    timeout: 5000,
    variable: () => Promise.resolve(port),
    flagOf: () => undefined,
    reporter: collectingReporter().reporter,
  };
}

/** Refreshes as a process does that has the folder under this path. */
async function refresh(folder: string, credential: Partial<OAuthCredential> = {}, change: Partial<Store> = {}) {
  const parts = await partsOf(folder);
  const store = { ...(await openStore(parts)), ...change };
  const whole = { ...oauth, ...credential };
  return refreshTokens({ parts, store, name: 'oauth', credential: whole, why: 'stale' });
}

const stored = (folder: string): Record<string, unknown> => {
  const all = JSON.parse(readFileSync(credentialsFile(folder), 'utf8')) as Record<string, string>;
  return JSON.parse(all['default/tokens'] ?? '{}') as Record<string, unknown>;
};

test('a refresh token is used once, also by another process, and the new tokens are stored when they are returned', async () => {
  const { server, folder } = await signedIn({ refresh_token: 'canary-refresh-1' });
  // A process shares a refresh by the path of its folder.
  const other = `${folder}-as-another-process`;
  symlinkSync(folder, other);
  const [one, two] = await Promise.all([refresh(folder), refresh(other)]);
  expect([one.accessToken, two.accessToken, server.seen.length]).toEqual(['canary-access-1', 'canary-access-1', 1]);
  expect(stored(folder)).toMatchObject({ accessToken: 'canary-access-1', refreshToken: 'canary-refresh-1' });
});

test.each([
  ['used once', { singleUse: true }, undefined],
  ['used again', {}, 'canary-refresh-0'],
] as const)('without a new one, a refresh token that can be %s', async (_, credential, kept) => {
  const { folder } = await signedIn({});
  await refresh(folder, credential);
  expect([stored(folder)['accessToken'], stored(folder)['refreshToken']]).toEqual(['canary-access-1', kept]);
});

test('a refresh token that can be used once is not used while its successor cannot be stored', async () => {
  const { server, folder } = await signedIn({ refresh_token: 'canary-refresh-1' });
  const write = () => Promise.reject(new CliError('config', 'The disk is full.'));
  await expect(refresh(folder, { singleUse: true }, { write })).rejects.toThrow('The disk is full.');
  expect([server.seen.length, stored(folder)['refreshToken']]).toEqual([0, 'canary-refresh-0']);
});

test.each([
  ['600', true],
  [9_999_999_999_999, false],
  [-1, false],
  ['soon', false],
])('a token that expires in %j seconds has a time of expiry: %j', async (expires_in, isKnown) => {
  const { folder } = await signedIn({ expires_in });
  expect(await refresh(folder)).toMatchObject({ accessToken: 'canary-access-1' });
  expect(typeof stored(folder)['expiresAt']).toBe(isKnown ? 'number' : 'undefined');
});

test('a token that no header can carry is not stored', async () => {
  const { folder } = await signedIn({ access_token: 'canary\naccess' });
  await expect(refresh(folder)).rejects.toThrow('did not return a token');
  expect(stored(folder)['accessToken']).toBe('canary-access-0');
});

test.each([
  [400, {}, 'auth'],
  [403, {}, 'auth'],
  [422, { error: 'invalid_grant' }, 'auth'],
  [302, {}, 'unavailable'],
  [404, { error: 'not_found' }, 'unavailable'],
  [500, { error: 'invalid_grant' }, 'unavailable'],
])('a renewal that is answered with %i and %j is "%s"', async (status, body, kind) => {
  const { folder } = await signedIn(body, status);
  await expect(refresh(folder)).rejects.toMatchObject({ kind });
  expect(stored(folder)['refreshToken']).toBe('canary-refresh-0');
});

test('a run does not send tokens that another process has stored for another origin in the meantime', async () => {
  const { server, folder } = await signedIn({});
  await refresh(folder);
  let late = 0;
  const parts = await partsOf(folder, () => new Date(Date.now() + late));
  const authority = createAuthority(parts);
  expect(await authority.carried('main')).toEqual({
    headers: { authorization: 'Bearer canary-access-1' },
    query: {},
  });
  const store = await openStore(parts);
  const later = { accessToken: 'canary-elsewhere', expiresAt: Date.now() + 9e6, obtainedAt: Date.now() };
  await store.write('tokens', { credential: 'oauth', origin: 'https://else.test', ...later });
  late = 601_000;
  await expect(authority.carried('main')).rejects.toThrow('was issued for https://else.test and is not sent to');
  expect(server.seen).toHaveLength(1);
});

test('an app other than the one that a token was issued to does not refresh it', async () => {
  const { server, folder } = await signedIn({});
  const all = { 'default/tokens': JSON.stringify({ ...stored(folder), clientId: 'another app' }) };
  writeFileSync(credentialsFile(folder), JSON.stringify(all), { mode: 0o600 });
  await expect(refresh(folder)).rejects.toThrow('the secret of its app is not stored here');
  expect(server.seen).toEqual([]);
});
