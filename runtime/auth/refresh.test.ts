import { collectingReporter } from '../output/reporter.js';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OAuthCredential } from '../contract/credential.js';
import { service as toy } from '../commands/fixture/service.js';
import { createProfile } from '../state/profile.js';
import { closeAll, json, serve } from '../testing/server.js';
import { fakeWorld } from '../testing/world.js';
import { refreshTokens } from './refresh.js';
import { credentialsFile, openStore } from './store.js';

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

/** Refreshes as a process does that has the folder under this path. */
async function refresh(folder: string, credential: Partial<OAuthCredential> = {}) {
  const { world } = fakeWorld([], { env: { TOY_CLIENT_ID: 'app', TOY_CLIENT_SECRET: 'canary-secret' } });
  const parts = {
    service: toy,
    world: { ...world, now: () => new Date() },
    profile: createProfile(folder, 'default'),
    folder,
    timeout: 5000,
    variable: () => Promise.resolve(new URL(String(stored(folder)['origin'])).port),
    flagOf: () => undefined,
    reporter: collectingReporter().reporter,
  };
  const store = await openStore(parts, 'file');
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
