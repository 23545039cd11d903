import { join } from 'node:path';
import { defined } from '../base/defined.js';
import type { OAuthCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { withLock } from '../state/lock.js';
import { requestToken, type ClientPair, type Grant } from './endpoint.js';
import { pairFromEnvironment, redirected, storedPair } from './find.js';
import { aimOf, type Aim } from './origin.js';
import type { AuthParts } from './parts.js';
import type { Store } from './store.js';
import { accountOf, isStale, readTokens, remaining, writeEntry, type Tokens } from './tokens.js';

export interface Refresh {
  readonly parts: AuthParts;
  readonly store: Store;
  readonly name: string;
  readonly credential: OAuthCredential;
  /**
   * The reason: `stale` (the token expires soon), `asked` (by the user), or `rejected` (this access token got a 401).
   */
  readonly why: 'stale' | 'asked' | { readonly rejected: string };
}

const running = new Map<string, Promise<Tokens>>();

/**
 * Returns valid tokens. Callers in one process share one refresh; between processes a lock is taken and the store is
 * read again, so that a single-use refresh token is used once, and only while the store can be written to. The new tokens
 * are stored before they are returned.
 * Fails with `auth` when only a new sign-in helps.
 */
export function refreshTokens(refresh: Refresh): Promise<Tokens> {
  const { parts, name, credential } = refresh;
  const key = join(parts.folder, parts.profile.name, accountOf(name, credential));
  const before = running.get(key);
  if (before) return before;
  const work = refreshLocked(refresh).finally(() => running.delete(key));
  running.set(key, work);
  return work;
}

/** Runs work that changes stored tokens, under a lock: no other process refreshes or replaces them in between. */
export function withTokens<T>(
  { folder, profile }: Pick<AuthParts, 'folder' | 'profile'>,
  account: string,
  work: () => Promise<T>,
): Promise<T> {
  return withLock(join(folder, `${profile.name}.${account}.lock`), work);
}

async function refreshLocked(refresh: Refresh): Promise<Tokens> {
  const { parts, store, name, credential } = refresh;
  const account = accountOf(name, credential);
  return withTokens(parts, account, async () => {
    const stored = await readTokens(store, account);
    if (stored === undefined) throw ended(parts, 'The sign-in was removed in the meantime');
    if (!isNeeded(refresh, stored)) return stored;
    // A token for one use is lost with what replaces it, so that must be storable: only a write shows that.
    if (credential.singleUse && stored.refreshToken !== undefined) await writeEntry(store, account, stored);
    const grant = await exchange(refresh, stored);
    if (grant === undefined) return stored;
    const { accessToken, refreshToken, expiresAt, obtainedAt } = grant;
    const kept = refreshToken ?? (credential.singleUse ? undefined : stored.refreshToken);
    const tokens: Tokens = defined({
      credential: stored.credential,
      origin: stored.origin,
      accessToken,
      refreshToken: kept,
      expiresAt,
      obtainedAt,
      clientId: stored.clientId,
    });
    await writeEntry(store, account, tokens);
    return tokens;
  });
}

/** Whether a refresh is still needed: another process may have refreshed in the meantime. */
function isNeeded({ parts, credential, why }: Refresh, stored: Tokens): boolean {
  if (why === 'asked') return true;
  if (why === 'stale') return isStale(stored, credential, parts.world.now());
  return stored.accessToken === why.rejected;
}

/** Requests a new grant; `undefined` when the service cannot give one now and the old token is still valid. */
async function exchange(refresh: Refresh, stored: Tokens): Promise<Grant | undefined> {
  const { parts, credential, why } = refresh;
  const fields = fieldsOf(credential, stored);
  if (fields === undefined) {
    if (why === 'stale' && (remaining(stored, parts.world.now()) ?? 1) > 0) return undefined;
    throw ended(parts, 'The sign-in has expired and cannot be renewed');
  }
  const pair = await pairOf(refresh, stored);
  try {
    return await requestToken(parts, credential, await bound(parts, stored), pair, fields);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (error.kind === 'auth') throw ended(parts, `${error.message} The sign-in has expired or was revoked`);
    if (why === 'stale' && (remaining(stored, parts.world.now()) ?? 0) > 0) return undefined;
    throw error;
  }
}

function fieldsOf(credential: OAuthCredential, stored: Tokens): Record<string, string> | undefined {
  if (stored.refreshToken !== undefined) return { grant_type: 'refresh_token', refresh_token: stored.refreshToken };
  return credential.grant === 'client-credentials' ? { grant_type: 'client_credentials' } : undefined;
}

/** Returns the origin of the tokens; the sandbox has another one in every run. */
async function bound(parts: AuthParts, stored: Tokens): Promise<string> {
  return (await parts.sandbox?.()) ?? stored.origin;
}

/** Returns the client that the token was issued to: no other can refresh it. */
async function pairOf(
  { parts, store, name, credential }: Pick<Refresh, 'parts' | 'store' | 'name' | 'credential'>,
  stored: Tokens,
): Promise<ClientPair> {
  const fits = (pair: ClientPair | undefined): pair is ClientPair =>
    pair !== undefined && (stored.clientId === undefined || pair.id === stored.clientId);
  const fromStore = await storedPair(store, credential, stored.origin);
  if (fits(fromStore)) return fromStore;
  const fromEnvironment = pairFromEnvironment(parts, credential);
  const { id, secret } = credential.client;
  if (fits(fromEnvironment)) {
    const aim = await aimAt(parts, name, stored.origin);
    if (aim?.by?.from === 'setting')
      throw redirected(secret.env, `"${parts.service.binary} ${parts.service.login}"`, aim.origin, aim.by);
    if (aim !== undefined) return fromEnvironment;
  }
  throw new CliError(
    'auth',
    `The sign-in of profile "${parts.profile.name}" must be renewed, but the secret of its app is not stored here.`,
    `Run "${parts.service.binary} ${parts.service.login}" again, or set ${id.env} and ${secret.env} to the id and secret of the app that was used.`,
  );
}

/** Returns where the requests of a credential go, if that is where its tokens came from. */
async function aimAt(parts: AuthParts, name: string, origin: string): Promise<Aim | undefined> {
  for (const [host, { credentials }] of Object.entries(parts.service.hosts)) {
    if (parts.sandbox || !credentials.includes(name)) continue;
    const aim = await aimOf(parts, host);
    if (aim.issuer === origin) return aim;
  }
  return undefined;
}

function ended({ service, profile }: AuthParts, why: string): CliError {
  return new CliError(
    'auth',
    `${why} (profile "${profile.name}").`,
    `Sign in again with "${service.binary} ${service.login}".`,
  );
}
