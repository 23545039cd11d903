import type { Credential, OAuthCredential } from '../contract/credential.js';
import type { Store } from './store.js';

/** A stored sign-in. It is used for `origin` only. */
export interface Tokens {
  /** Name under `service.credentials`. */
  readonly credential: string;
  readonly origin: string;
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** Milliseconds since 1970; absent: not known. */
  readonly expiresAt?: number;
  readonly obtainedAt: number;
  readonly clientId?: string;
}

/** A stored secret: an API key, or the secret of an OAuth client with the client's id. */
export interface Secret {
  readonly origin: string;
  readonly secret: string;
  readonly clientId?: string;
}

/** Returns the account of a credential below the profile. All OAuth credentials share one, so a login replaces another. */
export function accountOf(name: string, credential: Credential): string {
  return credential.kind === 'oauth' ? 'tokens' : name;
}

/** Returns the account of the secret of an OAuth client. */
export const clientAccountOf = (credential: Pick<OAuthCredential, 'client'>): string =>
  credential.client.secret.setting ?? 'client-secret';

export async function readTokens(store: Store, account: string): Promise<Tokens | undefined> {
  const value = parse(await store.read(account)) as Partial<Tokens> | undefined;
  const whole =
    value !== undefined &&
    typeof value.accessToken === 'string' &&
    typeof value.origin === 'string' &&
    typeof value.credential === 'string' &&
    typeof value.obtainedAt === 'number';
  return whole ? (value as Tokens) : undefined;
}

export async function readSecret(store: Store, account: string): Promise<Secret | undefined> {
  const value = parse(await store.read(account)) as Partial<Secret> | undefined;
  const whole = value !== undefined && typeof value.secret === 'string' && typeof value.origin === 'string';
  return whole ? (value as Secret) : undefined;
}

export async function writeEntry(store: Store, account: string, value: Tokens | Secret): Promise<void> {
  await store.write(account, JSON.stringify(value));
}

/** An entry that another program wrote counts as missing: signing in replaces it. */
function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the milliseconds until a token expires, negative after that; `undefined` if not known. */
export function remaining(tokens: Tokens, now: Date): number | undefined {
  return tokens.expiresAt === undefined ? undefined : tokens.expiresAt - now.getTime();
}

/** Whether a token expires so soon that it is refreshed first. */
export function isStale(tokens: Tokens, credential: OAuthCredential, now: Date): boolean {
  const left = remaining(tokens, now);
  return left !== undefined && left <= credential.refreshBefore * 1000;
}

/**
 * Whether a token was obtained so recently that a refused request has another cause than its age. A token from the
 * future is old: the clock was set back.
 */
export function isYoung(obtainedAt: number, { minAge = 0 }: OAuthCredential, now: Date): boolean {
  const age = now.getTime() - obtainedAt;
  return age >= 0 && age < minAge * 1000;
}
