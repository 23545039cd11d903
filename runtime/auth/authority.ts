import type { SecretCredential } from '../contract/credential.js';
import type { Authority } from '../contract/http.js';
import { CliError } from '../base/errors.js';
import { attach, attachSecret, variablesIn, type Attached } from './attach.js';
import { requestToken } from './endpoint.js';
import { credentialsOf, findCredential, type Found, type Search } from './find.js';
import { declaredOrigin, overrideOf, type Override } from './origin.js';
import { sandboxOrigin, sandboxSecret, type AuthParts } from './parts.js';
import { either, keychainRemedy, variablesOf } from './store.js';
import { isStale, isYoung } from './tokens.js';
import { VariableNotSet } from './variables.js';

export type { AuthParts } from './parts.js';

type Headers = Readonly<Record<string, string>>;

/** A credential in use: its headers for the next request, and its renewal after a 401. */
interface Opened {
  readonly headers: Attached;
  renew(refused: Headers): Promise<boolean>;
  /** What distinguishes this credential from those of other accounts. */
  account(): string;
}

type Used = Opened & { readonly remedy: string };

/**
 * Returns the origins and credentials of a run. Nothing is looked up before the first request. An overridden host is
 * reported once on stderr and gets credentials of this run only: a stored one is sent only to the origin that it was
 * issued for.
 */
export function createAuthority(parts: AuthParts): Authority {
  const origins = new Map<string, Promise<{ readonly origin: string; readonly override?: Override }>>();
  const opened = new Map<string, Promise<Used>>();

  const locate = (host: string) =>
    remember(origins, host, async () => {
      const local = await parts.sandbox?.();
      if (local !== undefined) return { origin: local };
      const override = await overrideOf(parts, host);
      if (override === undefined) {
        const origin = await declaredOrigin(parts, host).catch((error: unknown) => refuse(parts, host, error));
        return { origin };
      }
      parts.note(`Requests go to ${override.origin} (${override.by}), with credentials from the environment only.`);
      return { origin: override.origin, override };
    });

  const open = (host: string) =>
    remember(opened, host, async () => {
      if (credentialsOf(parts, host).length === 0) return { ...fixed({}), remedy: remedyOf(parts, host) };
      const { origin, override } = await locate(host);
      const search = await findCredential(parts, host, { stored: override === undefined });
      if (search.found) {
        return { ...(await use(parts, search.found, origin)), remedy: remedyOf(parts, host, search.found) };
      }
      if (parts.sandbox) return { ...(await inSandbox(parts, host)), remedy: remedyOf(parts, host) };
      throw override === undefined ? signedOut(parts, host, search) : overridden(parts, host, override);
    });

  return {
    origin: async (host) => (await locate(host)).origin,
    headers: async (host, request) => (await open(host)).headers(request),
    renew: async (host, refused) => (await open(host)).renew(refused),
    remedy: async (host) => (await open(host)).remedy,
    account: async (host) => {
      const { account } = await open(host);
      // The port of the sandbox changes with every run.
      const { origin } = parts.sandbox ? { origin: sandboxOrigin } : await locate(host);
      const { createHash } = process.getBuiltinModule('node:crypto');
      const text = JSON.stringify([origin, account()]);
      return createHash('sha256').update(text).digest('hex').slice(0, 16);
    },
  };
}

/** Computes a value once per key; a failed computation may be repeated. */
function remember<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}

async function use(parts: AuthParts, found: Found, origin: string): Promise<Opened> {
  if ('secret' in found) {
    if (found.origin !== undefined) checkBound(parts, found, found.origin, origin);
    const { credential, secret } = found;
    // A secret that was given for this run replaces a token.
    if (credential.kind === 'oauth') return fixed(attach(credential.attach, secret));
    return withSecret(parts, credential, secret);
  }
  if ('pair' in found) return forThisRun(parts, found, origin);
  checkBound(parts, found, found.tokens.origin, origin);
  return stored(parts, found);
}

/** Returns how to fix a refused credential, by its source: those of the run override the stored one. */
function remedyOf(parts: AuthParts, host: string, found?: Found): string {
  const [first] = credentialsOf(parts, host);
  const login = `"${parts.service.binary} ${loginOf(parts, first?.[0] ?? '')}"`;
  if (found?.source === 'flag' && found.credential.kind === 'secret') {
    return `Check the value of --${found.credential.flag}, or sign in with ${login}.`;
  }
  if (found?.source !== 'environment') return `Sign in with ${login}.`;
  const { credential } = found;
  const variables =
    'pair' in found ? [found.credential.client.id.env, found.credential.client.secret.env] : [credential.env];
  return `Check ${variables.join(' and ')} in the environment, which overrides stored credentials.`;
}

const fixed = (headers: Headers): Opened => ({
  headers: () => Promise.resolve(headers),
  renew: () => Promise.resolve(false),
  account: () => JSON.stringify(headers),
});

/** A pasted secret does not change during the run, but its signature does. */
async function withSecret(parts: AuthParts, credential: SecretCredential, secret: string): Promise<Opened> {
  const headers = await attachSecret({ ...parts, now: parts.world.now }, credential, secret);
  const values = await Promise.all(variablesIn(credential.attach).map(parts.variable));
  return {
    headers,
    renew: () => Promise.resolve(false),
    account: () => JSON.stringify([secret, ...values]),
  };
}

/** The sandbox accepts any credential, but requires one. */
async function inSandbox(parts: AuthParts, host: string): Promise<Opened> {
  const [, credential] = credentialsOf(parts, host)[0] ?? [];
  if (credential === undefined) return fixed({});
  if (credential.kind === 'oauth') return fixed(attach(credential.attach, sandboxSecret));
  return withSecret(parts, credential, sandboxSecret);
}

/** Opens stored tokens, which are refreshed in the store. */
function stored(parts: AuthParts, found: Extract<Found, { tokens: unknown }>): Opened {
  const { name, credential, store } = found;
  let { tokens } = found;
  const renewed = async (why: 'stale' | { rejected: string }): Promise<void> => {
    const { refreshTokens } = await import('./refresh.js');
    const next = await refreshTokens({ parts, store, name, credential, why });
    checkBound(parts, found, next.origin, tokens.origin);
    tokens = next;
  };
  return {
    async headers() {
      if (isStale(tokens, credential, parts.world.now())) await renewed('stale');
      return attach(credential.attach, tokens.accessToken);
    },
    async renew(refused) {
      const rejected = tokens.accessToken;
      // Another request renewed it after this one was sent.
      if (!isSame(refused, attach(credential.attach, rejected))) return true;
      // A young token has not expired: the cause is a missing permission, which no refresh fixes.
      if (isYoung(tokens.obtainedAt, credential, parts.world.now())) return false;
      await renewed({ rejected });
      return tokens.accessToken !== rejected;
    },
    account: () => tokens.accessToken,
  };
}

/** Opens a token that is requested with the client of the environment and kept in memory only. */
function forThisRun(parts: AuthParts, found: Extract<Found, { pair: unknown }>, origin: string): Opened {
  const { credential, pair } = found;
  let current: ReturnType<typeof requestToken> | undefined;
  const fetched = (): ReturnType<typeof requestToken> => {
    const made = requestToken(parts, credential, origin, pair, { grant_type: 'client_credentials' });
    current = made;
    // A run may continue for days after a failure.
    made.catch(() => {
      if (current === made) current = undefined;
    });
    return made;
  };
  const isOver = (expiresAt?: number): boolean =>
    expiresAt !== undefined && expiresAt - parts.world.now().getTime() <= credential.refreshBefore * 1000;
  /** Returns the token after this one, which another request may have fetched already. */
  const after = (known: typeof current): ReturnType<typeof requestToken> =>
    current === undefined || current === known ? fetched() : current;
  return {
    async headers() {
      const known = current;
      const token = await (known ?? fetched());
      const isStale = known !== undefined && isOver(token.expiresAt);
      return attach(credential.attach, (isStale ? await after(known) : token).accessToken);
    },
    async renew(refused) {
      const known = current;
      const before = await known;
      if (before !== undefined) {
        if (!isSame(refused, attach(credential.attach, before.accessToken))) return true;
        if (isYoung(before.obtainedAt, credential, parts.world.now())) return false;
      }
      return (await after(known)).accessToken !== before?.accessToken;
    },
    // The token is another one in every run.
    account: () => pair.id,
  };
}

const isSame = (one: Headers, other: Headers): boolean =>
  Object.entries(other).every(([name, value]) => one[name] === value);

function checkBound(parts: AuthParts, found: Found, issuedFor: string, origin: string): void {
  if (issuedFor === (parts.sandbox ? sandboxOrigin : origin)) return;
  const { service, profile } = parts;
  throw new CliError(
    'config',
    `The stored ${found.credential.title} of profile "${profile.name}" was issued for ${issuedFor} and is not sent to ${origin}.`,
    `Sign in for ${origin} with "${service.binary} ${loginOf(parts, found.name)}", or choose another profile.`,
  );
}

const loginOf = ({ service }: AuthParts, name: string): string => service.credentials[name]?.login ?? service.login;

/** Fails for a host without an address: without a credential either, the profile is not signed in. */
async function refuse(parts: AuthParts, host: string, error: unknown): Promise<never> {
  if (!(error instanceof VariableNotSet) || credentialsOf(parts, host).length === 0) throw error;
  const search = await findCredential(parts, host);
  throw search.found === undefined ? signedOut(parts, host, search, error.env) : error;
}

/** `variable` is the environment variable of the address, if that is not known either. */
function signedOut(parts: AuthParts, host: string, { trouble }: Search, variable?: string): CliError {
  const { service, profile } = parts;
  const open = credentialsOf(parts, host);
  const [name = '', credential] = open[0] ?? [];
  const names = variablesOf(open.map(([, one]) => one));
  const login = `${service.binary} ${loginOf(parts, name)}`;
  const setup = credential?.kind === 'oauth' ? credential.client.setup : undefined;
  const signIn = setup === undefined ? 'Sign in' : `Register your app with "${service.binary} ${setup}", then sign in`;
  const who = `Profile "${profile.name}" has no ${credential?.title ?? 'credential'} for ${service.title}.`;
  const also = variable === undefined ? '' : ` and ${variable}`;
  if (trouble !== undefined) {
    const credentials = open.map(([, one]) => one);
    return new CliError(
      'auth',
      `${who} ${trouble}`,
      keychainRemedy(credentials, `${service.binary} ${setup ?? loginOf(parts, name)}`, also),
    );
  }
  const variables = names.length === 0 ? '' : `, or set ${either(names)}${also}`;
  return new CliError('auth', who, `${signIn} with "${login}"${variables}.`);
}

function overridden(parts: AuthParts, host: string, override: Override): CliError {
  const credentials = credentialsOf(parts, host).map(([, one]) => one);
  const names = variablesOf(credentials);
  return new CliError(
    'config',
    `Requests go to ${override.origin} (${override.by}), but the environment has no credential for it.`,
    `${names.length === 0 ? '' : `Set ${either(names)}, or `}${names.length === 0 ? 'Remove' : 'remove'} ${override.by}.`,
  );
}
