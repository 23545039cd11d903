import type { Credential, OAuthCredential } from '../contract/credential.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { checkSecret } from './attach.js';
import type { ClientPair } from './endpoint.js';
import type { Aim, Chooser } from './origin.js';
import type { AuthParts } from './parts.js';
import { openStore, type Store } from './store.js';
import { accountOf, clientAccountOf, readSecret, readTokens, type Tokens } from './tokens.js';

export type SecretSource = 'flag' | 'environment' | 'keychain' | 'file' | 'sandbox';

/** A credential of a host, and where it was found. */
export type Found = {
  readonly name: string;
  readonly source: SecretSource;
  /** How it was given for this run: `--token`, `ACMECLI_TOKEN`. */
  readonly given?: string;
} & (
  | { readonly credential: Credential; readonly secret: string; readonly origin?: string }
  | { readonly credential: OAuthCredential; readonly tokens: Tokens; readonly store: Store }
  | { readonly credential: OAuthCredential; readonly pair: ClientPair }
);

export interface Search {
  /** A credential that may be sent to the origin of the search. */
  readonly found?: Found;
  /** Why the first credential may not be sent there, if there is one. */
  readonly refusal?: CliError;
  /** Why the keychain could not be read. */
  readonly trouble?: string;
}

/**
 * Finds the credential of a host for the origin that its requests go to: typed for this run, else from the environment,
 * else stored, else the client of an app in the environment, which can request a token for this run. Without an origin,
 * which is then not known, any credential counts, and none can be sent.
 */
export async function findCredential(parts: AuthParts, host: string, aim: Aim | undefined): Promise<Search> {
  const open = credentialsOf(parts, host);
  // Credentials in the environment are for the real service.
  const supplied = fromFlag(parts, open) ?? (parts.sandbox ? undefined : fromEnvironment(parts, open));
  const given = supplied && checked(parts, supplied, aim);
  if (given?.found) return given;
  // A credential that was stored for an address of a run would be mistaken for one of it.
  const stored = aim?.by?.overrides && aim.by.from === 'run' ? {} : await fromStore(parts, open);
  if (stored.found) return checked(parts, stored.found, aim);
  const pair = parts.sandbox ? undefined : pairFound(parts, open);
  const app = pair && checked(parts, pair, aim);
  return app?.found ? app : { ...stored, ...defined({ refusal: given?.refusal ?? app?.refusal }) };
}

/** Finds a credential of this run, which may be sent to the origin. */
export function findGiven(parts: AuthParts, host: string, aim: Aim | undefined): Found | undefined {
  const open = credentialsOf(parts, host);
  return [fromFlag(parts, open) ?? fromEnvironment(parts, open), pairFound(parts, open)].find(
    (found) => found !== undefined && checked(parts, found, aim).found !== undefined,
  );
}

const checked = (parts: AuthParts, found: Found, aim: Aim | undefined): Search => {
  const refusal = aim && refusalOf(parts, found, aim);
  return refusal === undefined ? { found } : { refusal };
};

/**
 * Returns why a credential may not be sent to where requests go. It is the only place that decides this: a stored credential
 * goes to the origin that it was issued for, and one of this run goes where the service or this run says, never where only
 * a settings file does.
 */
export function refusalOf(parts: AuthParts, found: Found, { origin, issuer, by }: Aim): CliError | undefined {
  const { service, profile } = parts;
  const login = `"${service.binary} ${service.credentials[found.name]?.login ?? service.login}"`;
  const issuedFor = 'tokens' in found ? found.tokens.origin : 'secret' in found ? found.origin : undefined;
  if (issuedFor !== undefined) {
    if (issuedFor === issuer) return undefined;
    const chosen = by?.overrides ? `, which ${by.name} names` : '';
    const or = by?.overrides ? `, remove ${by.name},` : ',';
    return new CliError(
      'config',
      `The stored ${found.credential.title} of profile "${profile.name}" was issued for ${issuedFor} and is not sent to ${origin}${chosen}.`,
      `Sign in for ${origin} with ${login}${or} or choose another profile.`,
    );
  }
  return by?.from === 'setting' ? redirected(found.given ?? found.credential.title, login, origin, by) : undefined;
}

/** Makes the error for a credential of this run where only a setting names the origin; `what` is how it was given. */
export function redirected(what: string, login: string, origin: string, by: Chooser): CliError {
  return new CliError(
    'config',
    `${what} is not sent to ${origin}: only ${by.name} names that origin.`,
    `Set ${by.env} to that origin as well, sign in there with ${login}, or remove ${by.name}.`,
  );
}

function pairFound(parts: AuthParts, open: readonly [string, Credential][]): Found | undefined {
  for (const [name, credential] of open) {
    if (credential.kind !== 'oauth' || credential.grant !== 'client-credentials') continue;
    const pair = pairFromEnvironment(parts, credential);
    const { id, secret } = credential.client;
    if (pair) return { name, credential, source: 'environment', given: `${id.env} with ${secret.env}`, pair };
  }
  return undefined;
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
    const given = `--${found.flag}`;
    return { name, credential, source: 'flag', given, secret: checkSecret(found.text, given, 'usage') };
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
    const { env: given } = credential;
    const text = given === undefined ? undefined : world.env[given];
    if (given && text) return { name, credential, source: 'environment', given, secret: checkSecret(text, given) };
  }
  return undefined;
}

/** Finds the stored credential of a host, regardless of the environment and of where requests go. */
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
  source: SecretSource,
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
