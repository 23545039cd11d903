import type { Credential, OAuthCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { checkSecret } from './attach.js';
import type { ClientPair } from './endpoint.js';
import type { AuthParts } from './parts.js';
import { openStore, type Store } from './store.js';
import { accountOf, clientAccountOf, readSecret, readTokens, type Tokens } from './tokens.js';

export type Source = 'flag' | 'environment' | 'keychain' | 'file' | 'sandbox';

/** A credential of a host, and where it was found. */
export type Found = { readonly name: string; readonly source: Source } & (
  | { readonly credential: Credential; readonly secret: string; readonly origin?: string }
  | { readonly credential: OAuthCredential; readonly tokens: Tokens; readonly store: Store }
  | { readonly credential: OAuthCredential; readonly pair: ClientPair }
);

export interface Search {
  readonly found?: Found;
  /** Why the keychain could not be read. */
  readonly trouble?: string;
}

/**
 * Finds the credential of a host: typed for this run, else from the environment, else stored, else the client of an app
 * in the environment, which can request a token for this run. `stored: false` ignores stored credentials.
 */
export async function findCredential(parts: AuthParts, host: string, { stored = true } = {}): Promise<Search> {
  const open = credentialsOf(parts, host);
  // Credentials in the environment are for the real service.
  const supplied = fromFlag(parts, open) ?? (parts.sandbox ? undefined : fromEnvironment(parts, open));
  if (supplied) return { found: supplied };
  const fromStorage: Search = stored ? await fromStore(parts, open) : {};
  if (fromStorage.found) return fromStorage;
  for (const [name, credential] of open) {
    if (parts.sandbox || credential.kind !== 'oauth' || credential.grant !== 'client-credentials') continue;
    const pair = pairFromEnvironment(parts, credential);
    if (pair) return { found: { name, credential, source: 'environment', pair } };
  }
  return fromStorage;
}

export function credentialsOf({ service }: Pick<AuthParts, 'service'>, host: string): [string, Credential][] {
  return (service.hosts[host]?.credentials ?? []).flatMap((name) => {
    const credential = service.credentials[name];
    return credential === undefined ? [] : [[name, credential] as [string, Credential]];
  });
}

/** A flag carries a credential only if the command declares that; its name alone means nothing. */
function fromFlag({ typed }: AuthParts, open: readonly [string, Credential][]): Found | undefined {
  for (const [name, credential] of open) {
    const found = typed?.(name);
    if (found === undefined) continue;
    return { name, credential, source: 'flag', secret: checkSecret(found.text, `--${found.flag}`, 'usage') };
  }
  return undefined;
}

/** Returns the environment variables that hold credentials of the service. */
export function credentialVariables({ service, world }: Pick<AuthParts, 'service' | 'world'>): readonly string[] {
  const names = Object.values(service.credentials).flatMap((credential) => {
    if (credential.env !== undefined && world.env[credential.env]) return [credential.env];
    const isApp = credential.kind === 'oauth' && credential.grant === 'client-credentials';
    if (!isApp || pairFromEnvironment({ world }, credential) === undefined) return [];
    return [credential.client.id.env, credential.client.secret.env];
  });
  return [...new Set(names)];
}

function fromEnvironment({ world }: AuthParts, open: readonly [string, Credential][]): Found | undefined {
  for (const [name, credential] of open) {
    const text = credential.env === undefined ? undefined : world.env[credential.env];
    if (text) return { name, credential, source: 'environment', secret: checkSecret(text, credential.env ?? '') };
  }
  return undefined;
}

/** Finds the stored credential of a host, regardless of the environment. */
export function findStored(parts: AuthParts, host: string): Promise<Search> {
  return fromStore(parts, credentialsOf(parts, host));
}

async function fromStore(parts: AuthParts, open: readonly [string, Credential][]): Promise<Search> {
  const store = await openStore(parts);
  const source = parts.sandbox ? 'sandbox' : store.kind;
  try {
    for (const account of new Set(open.map(([name, credential]) => accountOf(name, credential)))) {
      const found = await readAccount(store, source, account, open);
      if (found) return { found };
    }
    return {};
  } catch (error) {
    // Without a keychain nothing is stored, which is not a failure yet; an unreadable file is one.
    if (store.kind === 'keychain' && error instanceof CliError) return { trouble: error.message };
    throw error;
  }
}

async function readAccount(
  store: Store,
  source: Source,
  account: string,
  open: readonly [string, Credential][],
): Promise<Found | undefined> {
  const here = open.filter(([name, credential]) => accountOf(name, credential) === account);
  const secretOf = here.find(([, credential]) => credential.kind === 'secret');
  if (secretOf) {
    const [name, credential] = secretOf;
    const kept = await readSecret(store, account);
    return kept && { name, credential, source, secret: kept.secret, origin: kept.origin };
  }
  const tokens = await readTokens(store, account);
  const [name, credential] = here.find(([one]) => one === tokens?.credential) ?? [];
  if (tokens === undefined || name === undefined || credential?.kind !== 'oauth') return undefined;
  return { name, credential, source, tokens, store };
}

export function pairFromEnvironment(
  { world }: Pick<AuthParts, 'world'>,
  { client }: OAuthCredential,
): ClientPair | undefined {
  const id = world.env[client.id.env];
  const secret = world.env[client.secret.env];
  return id && secret ? { id: id.trim(), secret: secret.trim() } : undefined;
}

/** Returns the stored client of an app: the one that a stored token was issued to. */
export async function storedPair(
  store: Store,
  credential: OAuthCredential,
  origin: string,
): Promise<ClientPair | undefined> {
  const kept = await readSecret(store, clientAccountOf(credential));
  if (kept?.clientId === undefined || kept.origin !== origin) return undefined;
  return { id: kept.clientId, secret: kept.secret };
}
