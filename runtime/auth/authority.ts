import type { SecretCredential } from '../contract/credential.js';
import type { Authority } from '../contract/http.js';
import { CliError } from '../base/errors.js';
import { attach, attachSecret, variablesIn, type Attached } from './attach.js';
import { requestToken } from './endpoint.js';
import { credentialsOf, findCredential, refusalOf, type Found, type Search } from './find.js';
import { aimOf, type Aim, type Chooser } from './origin.js';
import { sandboxSecret, type AuthParts } from './parts.js';
import { refreshTokens } from './refresh.js';
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
 * Returns the origins and credentials of a run. Nothing is looked up before the first request. A replaced address is
 * reported once on stderr.
 */
export function createAuthority(parts: AuthParts): Authority {
  const aims = new Map<string, Promise<Aim>>();
  const opened = new Map<string, Promise<Used>>();

  const locate = (host: string) =>
    remember(aims, host, async () => {
      const aim = await aimOf(parts, host).catch((error: unknown) => refuse(parts, host, error));
      const { origin, by } = aim;
      if (by?.overrides) {
        const which = by.from === 'run' ? 'credentials from the environment' : 'credentials that were issued for it';
        parts.reporter.note(`Requests go to ${origin} (${by.name}), with ${which} only.`);
      }
      return aim;
    });

  const open = (host: string) =>
    remember(opened, host, async () => {
      if (credentialsOf(parts, host).length === 0) return { ...fixed({}), remedy: remedyOf(parts, host) };
      const aim = await locate(host);
      const search = await findCredential(parts, host, aim);
      if (search.found) {
        return { ...(await use(parts, search.found, aim)), remedy: remedyOf(parts, host, search.found) };
      }
      if (search.refusal) throw search.refusal;
      if (parts.sandbox) return { ...(await inSandbox(parts, host)), remedy: remedyOf(parts, host) };
      const { by } = aim;
      throw by?.overrides && by.from === 'run'
        ? overridden(parts, host, aim.origin, by)
        : signedOut(parts, host, search, { aim });
    });

  return {
    origin: async (host) => (await locate(host)).origin,
    headers: async (host, request) => (await open(host)).headers(request),
    renew: async (host, refused) => (await open(host)).renew(refused),
    remedy: async (host) => (await open(host)).remedy,
    account: async (host) => {
      const { account } = await open(host);
      const { issuer } = await locate(host);
      const { createHash } = process.getBuiltinModule('node:crypto');
      const text = JSON.stringify([issuer, account()]);
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

async function use(parts: AuthParts, found: Found, aim: Aim): Promise<Opened> {
  if ('secret' in found) {
    const { credential, secret } = found;
    // A secret that was given for this run replaces a token.
    if (credential.kind === 'oauth') return fixed(attach(credential.attach, secret));
    return withSecret(parts, credential, secret);
  }
  if ('pair' in found) return forThisRun(parts, found, aim.origin);
  return stored(parts, found, aim);
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
function stored(parts: AuthParts, found: Extract<Found, { tokens: unknown }>, aim: Aim): Opened {
  const { name, credential, store } = found;
  let { tokens } = found;
  const renewed = async (why: 'stale' | { rejected: string }): Promise<void> => {
    const next = await refreshTokens({ parts, store, name, credential, why });
    // Another process may have signed in for another origin in the meantime.
    const refusal = refusalOf(parts, { ...found, tokens: next }, aim);
    if (refusal !== undefined) throw refusal;
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

const loginOf = ({ service }: AuthParts, name: string): string => service.credentials[name]?.login ?? service.login;

/** Fails for a host without an address: without a credential either, the profile is not signed in. */
async function refuse(parts: AuthParts, host: string, error: unknown): Promise<never> {
  if (!(error instanceof VariableNotSet) || credentialsOf(parts, host).length === 0) throw error;
  const search = await findCredential(parts, host, undefined);
  throw search.found === undefined ? signedOut(parts, host, search, { variable: error.env }) : error;
}

/** `variable` is the environment variable of the address, if that is not known either. */
function signedOut(
  parts: AuthParts,
  host: string,
  { trouble }: Search,
  { variable, aim }: { readonly variable?: string | undefined; readonly aim?: Aim },
): CliError {
  const { service, profile } = parts;
  const open = credentialsOf(parts, host);
  const [name = '', credential] = open[0] ?? [];
  const names = variablesOf(open.map(([, one]) => one));
  const login = `${service.binary} ${loginOf(parts, name)}`;
  const setup = credential?.kind === 'oauth' ? credential.client.setup : undefined;
  const signIn = setup === undefined ? 'Sign in' : `Register your app with "${service.binary} ${setup}", then sign in`;
  const by = aim?.by?.from === 'setting' ? aim.by : undefined;
  const where = by?.overrides ? `${aim?.origin ?? ''} (${by.name})` : service.title;
  const who = `Profile "${profile.name}" has no ${credential?.title ?? 'credential'} for ${where}.`;
  const address = variable ?? by?.env;
  const also = address === undefined ? '' : ` and ${address}`;
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

function overridden(parts: AuthParts, host: string, origin: string, { name }: Chooser): CliError {
  const credentials = credentialsOf(parts, host).map(([, one]) => one);
  const names = variablesOf(credentials);
  return new CliError(
    'config',
    `Requests go to ${origin} (${name}), but the environment has no credential for it.`,
    `${names.length === 0 ? '' : `Set ${either(names)}, or `}${names.length === 0 ? 'Remove' : 'remove'} ${name}.`,
  );
}
