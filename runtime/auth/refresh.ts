/** Refreshes stored tokens. */
import { join } from 'node:path';
import { defined } from '../base/defined.js';
import type { OAuthCredential } from '../contract/credential.js';
import { CliError, toRun } from '../base/errors.js';
import { LOGIN } from '../base/standard.js';
import { withLock } from '../state/lock.js';
import { requestToken, type Grant } from './endpoint.js';
import { pairFromEnvironment, requestsToken, type ClientPair } from './environment.js';
import { redirected } from './find.js';
import { aimOf, type Aim } from './origin.js';
import type { AuthParts } from './parts.js';
import { accountOf, storedPair, TOKENS, type Store, type Token, type Tokens } from './store.js';

/** The reason of a refresh: the token expires soon, the user asked for it, or this access token got a 401. */
export type Why = 'stale' | 'asked' | { readonly rejected: string };

export interface Refresh {
  readonly parts: AuthParts;
  readonly store: Store;
  readonly name: string;
  readonly credential: OAuthCredential;
  readonly why: Why;
}

/** Returns the milliseconds until a token expires, negative after that; `undefined` if not known. */
export const remaining = ({ expiresAt }: Token, now: Date): number | undefined =>
  expiresAt === undefined ? undefined : expiresAt - now.getTime();

/** Whether a token expires so soon that it is refreshed first. */
export const isStale = (token: Token, { refreshBefore }: OAuthCredential, now: Date): boolean =>
  (remaining(token, now) ?? Infinity) <= refreshBefore * 1000;

/**
 * Whether a token was obtained so recently that a refused request has another cause than its age. A token from the
 * future is old: the clock was set back.
 */
export function isYoung({ obtainedAt }: Token, { minAge = 0 }: OAuthCredential, now: Date): boolean {
  const age = now.getTime() - obtainedAt;
  return age >= 0 && age < minAge * 1000;
}

/** Whether a token can be replaced without a new sign-in. */
export const isRefreshable = ({ refreshToken }: Token, credential: OAuthCredential): boolean =>
  refreshToken !== undefined || requestsToken(credential);

/** Runs work that changes stored tokens, under a lock: no other run refreshes or replaces them in between. */
export function withTokens<T>(
  { folder, profile }: Pick<AuthParts, 'folder' | 'profile'>,
  account: string,
  work: () => Promise<T>,
): Promise<T> {
  return withLock(join(folder, `${profile.name}.${account}.lock`), work);
}

/**
 * Returns valid tokens. The store is read again under a lock, so that runs that refresh at the same time use a single-use
 * refresh token once, and only while the store can be written to. The new tokens are stored before they are returned.
 * Fails with `auth` when only a new sign-in helps.
 */
export async function refreshTokens(refresh: Refresh): Promise<Tokens> {
  const { parts, store, name, credential } = refresh;
  const account = accountOf(name, credential);
  return withTokens(parts, account, async () => {
    const stored = await store.read(account, TOKENS);
    if (stored === undefined) throw ended(parts, 'The sign-in was removed in the meantime');
    if (!isNeeded(refresh, stored)) return stored;
    // A single-use token is lost unless its successor can be stored, and only a write shows that it can.
    if (credential.singleUse && stored.refreshToken !== undefined) await store.write(account, stored);
    const grant = await exchange(refresh, stored);
    if (grant === undefined) return stored;
    const { accessToken, expiresAt, obtainedAt } = grant;
    const refreshToken = grant.refreshToken ?? (credential.singleUse ? undefined : stored.refreshToken);
    const { origin, clientId } = stored;
    const tokens: Tokens = defined({
      credential: stored.credential,
      origin,
      accessToken,
      refreshToken,
      expiresAt,
      obtainedAt,
      clientId,
    });
    await store.write(account, tokens);
    return tokens;
  });
}

/** Whether a refresh is still needed: another run may have refreshed in the meantime. */
function isNeeded({ parts, credential, why }: Refresh, stored: Tokens): boolean {
  if (why === 'asked') return true;
  if (why === 'stale') return isStale(stored, credential, parts.world.now());
  return stored.accessToken === why.rejected;
}

/** Requests a new grant; `undefined` when the service cannot give one now and the old token is still valid. */
async function exchange(refresh: Refresh, stored: Tokens): Promise<Grant | undefined> {
  const { parts, credential, why } = refresh;
  const left = why === 'stale' ? remaining(stored, parts.world.now()) : undefined;
  const isValid = left !== undefined && left > 0;
  if (!isRefreshable(stored, credential)) {
    if (isValid) return undefined;
    throw ended(parts, 'The sign-in has expired and cannot be renewed');
  }
  const { refreshToken } = stored;
  const fields =
    refreshToken === undefined
      ? { grant_type: 'client_credentials' }
      : { grant_type: 'refresh_token', refresh_token: refreshToken };
  const pair = await pairOf(refresh, stored);
  // The sandbox has another origin in every run.
  const origin = (await parts.sandbox?.()) ?? stored.origin;
  try {
    return await requestToken(parts, credential, origin, pair, fields);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (error.kind === 'auth') throw ended(parts, `${error.message} The sign-in has expired or was revoked`);
    if (isValid) return undefined;
    throw error;
  }
}

/** Returns the client that the token was issued to: no other can refresh it. */
async function pairOf({ parts, store, name, credential }: Refresh, stored: Tokens): Promise<ClientPair> {
  const { service, profile, world } = parts;
  const { id, secret } = credential.client;
  const line = `${service.binary} ${LOGIN}`;
  const fits = (pair: ClientPair | undefined): pair is ClientPair =>
    pair !== undefined && (stored.clientId === undefined || pair.id === stored.clientId);
  const kept = await storedPair(store, credential, stored.origin);
  if (fits(kept)) return kept;
  const given = pairFromEnvironment(world, credential);
  const aim = fits(given) ? await aimAt(parts, name, stored.origin) : undefined;
  if (aim?.by?.from === 'setting') throw redirected(secret?.env ?? id.env, `"${line}"`, aim.origin, aim.by);
  if (aim !== undefined && given !== undefined) return given;
  throw new CliError(
    'auth',
    `The sign-in of profile "${profile.name}" must be renewed, but ${secret === undefined ? 'its app' : 'the secret of its app'} is not stored here.`,
    toRun(
      line,
      (shown) =>
        `Run ${shown} again, or set ${id.env}${secret === undefined ? ' to the id' : ` and ${secret.env} to the id and secret`} of the app that was used.`,
    ),
  );
}

/** Returns where the requests of a credential go, if that is where its tokens came from. */
async function aimAt(parts: AuthParts, name: string, origin: string): Promise<Aim | undefined> {
  for (const [host, { credentials }] of Object.entries(parts.service.hosts)) {
    if (parts.sandbox || !credentials.flat().includes(name)) continue;
    const aim = await aimOf(parts, host);
    if (aim.issuer === origin) return aim;
  }
  return undefined;
}

const ended = ({ service, profile }: AuthParts, why: string): CliError =>
  new CliError(
    'auth',
    `${why} (profile "${profile.name}").`,
    toRun(`${service.binary} ${LOGIN}`, (line) => `Sign in again with ${line}.`),
  );
