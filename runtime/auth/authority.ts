/** The origins and credentials of a run, and what to do about a missing or refused credential. */
import type { Remedy } from '../contract/failure.js';
import type { Carried, OAuthCredential, SecretCredential } from '../contract/credential.js';
import type { Authority } from '../contract/http.js';
import { CliError, toRun } from '../base/errors.js';
import { either } from '../base/message.js';
import { always, attach, attachSecret, together, variablesIn, type Attached } from './attach.js';
import { requestToken } from './endpoint.js';
import { appVariables, variablesOf } from './environment.js';
import {
  findCredential,
  refusalOf,
  titleOf,
  variablesFor,
  waysOf,
  type AllFound,
  type Found,
  type Search,
} from './find.js';
import { aimOf, type Aim } from './origin.js';
import { loginLine, sandboxSecret, type AuthParts } from './parts.js';
import { isStale, isYoung, refreshTokens, remaining, type Why } from './refresh.js';
import { keychainRemedy, type Token } from './store.js';
import { VariableNotSet } from './variables.js';

/** A credential in use: what carries it in the next request, and its renewal after a 401. */
interface Opened {
  readonly carried: Attached;
  renew(refused: Carried): Promise<boolean>;
  /** What distinguishes this credential from those of other accounts. */
  account(): string;
}

/**
 * Returns the origins and credentials of a run. Nothing is looked up before the first request. A replaced address is
 * reported once on stderr.
 */
export function createAuthority(parts: AuthParts): Authority {
  const aims = new Map<string, Promise<Aim>>();
  const opened = new Map<string, Promise<Opened & { readonly remedy: string | Remedy }>>();

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
      const [first = []] = waysOf(parts, host);
      if (first.length === 0) return { ...fixed([]), remedy: remedyOf(parts, host) };
      const aim = await locate(host);
      const search = await findCredential(parts, host, aim);
      if (search.found === undefined && search.refusal !== undefined) throw search.refusal;
      // The sandbox accepts any credential, but requires one.
      const inSandbox = first.map(([name, credential]): Found => ({
        name,
        credential,
        source: 'sandbox',
        secret: sandboxSecret,
      }));
      const found = search.found ?? (parts.sandbox && inSandbox);
      if (found === undefined) throw signedOut(parts, host, search, aim);
      const all = await Promise.all(found.map((one) => use(parts, one, aim)));
      return { ...joined(all), remedy: remedyOf(parts, host, found) };
    });

  return {
    origin: async (host) => (await locate(host)).origin,
    carried: async (host, request) => (await open(host)).carried(request),
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
  if ('pair' in found) {
    const { credential, pair } = found;
    const request = (): Promise<Token> =>
      requestToken(parts, credential, aim.origin, pair, { grant_type: 'client_credentials' });
    // The token is another one in every run.
    return renewed(parts, credential, undefined, request, pair.id);
  }
  if ('tokens' in found) {
    const next = async (why: Why): Promise<Token> => {
      const tokens = await refreshTokens({ parts, ...found, why });
      // Another process may have signed in for another origin in the meantime.
      const refusal = refusalOf(parts, { ...found, issuer: tokens.origin }, aim);
      if (refusal !== undefined) throw refusal;
      return tokens;
    };
    return renewed(parts, found.credential, found.tokens, next);
  }
  const { credential, secret } = found;
  // A secret that was given for this run replaces a token.
  return credential.kind === 'oauth'
    ? fixed([attach(credential.attach, secret)])
    : withSecret(parts, credential, secret);
}

const fixed = (carried: readonly Carried[]): Opened => ({
  carried: together(carried.map(always)),
  renew: () => Promise.resolve(false),
  account: () => JSON.stringify(carried),
});

/** Joins credentials that a request carries together. */
function joined(all: readonly Opened[]): Opened {
  const [first] = all;
  if (all.length === 1 && first !== undefined) return first;
  return {
    carried: together(all.map(({ carried }) => carried)),
    renew: async (refused) => (await Promise.all(all.map((one) => one.renew(refused)))).includes(true),
    account: () => JSON.stringify(all.map((one) => one.account())),
  };
}

/** A pasted secret does not change during the run, but its signature does. */
async function withSecret(parts: AuthParts, credential: SecretCredential, secret: string): Promise<Opened> {
  const carried = await attachSecret({ ...parts, now: parts.world.now }, credential, secret);
  const values = await Promise.all(variablesIn(credential.attach).map(parts.variable));
  return {
    carried,
    renew: () => Promise.resolve(false),
    account: () => JSON.stringify([secret, ...values]),
  };
}

/**
 * Opens an access token that `next` replaces: before it expires, and after a 401. Requests that need the next one at the same
 * time share it; after a failure it is requested again, because a run may continue for days.
 */
function renewed(
  { world }: AuthParts,
  credential: OAuthCredential,
  first: Token | undefined,
  next: (why: Why) => Promise<Token>,
  account?: string,
): Opened {
  let token = first;
  let coming: Promise<Token> | undefined;
  const renew = (why: Why): Promise<Token> =>
    (coming ??= next(why)
      .then((made) => (token = made))
      .finally(() => (coming = undefined)));
  const carriedBy = ({ accessToken }: Token): Carried => attach(credential.attach, accessToken);
  return {
    async carried() {
      const isUsable = token !== undefined && !isStale(token, credential, world.now());
      return carriedBy(token !== undefined && isUsable ? token : await renew('stale'));
    },
    async renew(refused) {
      const before = token;
      // Another request renewed it after this one was sent.
      if (before === undefined || !contains(refused, carriedBy(before))) return true;
      // A young token has not expired: the cause is a missing permission, which no refresh fixes.
      if (isYoung(before, credential, world.now())) return false;
      return (await renew({ rejected: before.accessToken })).accessToken !== before.accessToken;
    },
    account: () => account ?? token?.accessToken ?? '',
  };
}

const contains = (all: Carried, part: Carried): boolean =>
  (['headers', 'query'] as const).every((place) =>
    Object.entries(part[place]).every(([name, value]) => all[place][name] === value),
  );

/**
 * Returns how requests carry credentials, found for where they go, at this moment, without a refresh; `undefined` for an
 * expired token. An app requests a token, as it does in every run. Fails with `auth` if that is refused.
 */
export async function carriedNow(parts: AuthParts, all: AllFound, aim: Aim): Promise<Attached | undefined> {
  const each: Attached[] = [];
  for (const found of all) {
    if ('tokens' in found) {
      const { credential, tokens } = found;
      if ((remaining(tokens, parts.world.now()) ?? Infinity) <= 0) return undefined;
      each.push(always(attach(credential.attach, tokens.accessToken)));
      continue;
    }
    const { carried } = await use(parts, found, aim);
    each.push('pair' in found ? always(await carried()) : carried);
  }
  return together(each);
}

/** Returns how to fix refused credentials, by their source: those of the run override the stored ones. */
function remedyOf(parts: AuthParts, host: string, all: readonly Found[] = []): string | Remedy {
  const [name] = waysOf(parts, host)[0]?.[0] ?? [];
  const line = loginLine(parts.service, name);
  const flags = all.flatMap(({ source, credential }) =>
    source === 'flag' && credential.kind === 'secret' ? `--${credential.flag}` : [],
  );
  if (flags.length > 0)
    return toRun(line, (shown) => `Check the value of ${flags.join(' and ')}, or sign in with ${shown}.`);
  const variables = all.flatMap((found) => {
    if (found.source !== 'environment') return [];
    return 'pair' in found ? appVariables(found.credential, 'and') : (found.credential.env ?? []);
  });
  if (variables.length === 0) return toRun(line, (shown) => `Sign in with ${shown}.`);
  return `Check ${variables.join(' and ')} in the environment, which overrides stored credentials.`;
}

/** Fails for a host without an address: without a credential either, the profile is not signed in. */
async function refuse(parts: AuthParts, host: string, error: unknown): Promise<never> {
  if (!(error instanceof VariableNotSet) || waysOf(parts, host).length === 0) throw error;
  const search = await findCredential(parts, host, undefined);
  throw search.found === undefined ? signedOut(parts, host, search, undefined, error.env) : error;
}

/** `variable` is the environment variable of the address, if that is not known either. */
function signedOut(
  parts: AuthParts,
  host: string,
  { trouble, partial }: Search,
  aim?: Aim,
  variable?: string,
): CliError {
  const { service, profile } = parts;
  const first = waysOf(parts, host)[0] ?? [];
  const missing = (partial?.missing ?? first).map(([, credential]) => credential);
  const names = partial === undefined ? variablesFor(parts, host) : variablesOf([missing]);
  const beside = partial && titleOf(partial.found.map((one) => one.credential));
  const also = beside === undefined ? '' : `, which is sent together with the ${beside}`;
  if (aim?.by?.overrides && aim.by.from === 'run') {
    const remedy = `emove ${aim.by.name}.`;
    const what = beside === undefined ? 'credential' : titleOf(missing);
    return new CliError(
      'config',
      `Requests go to ${aim.origin} (${aim.by.name}), but the environment has no ${what} for it${also}.`,
      names.length === 0 ? `R${remedy}` : `Set ${either(names)}, or r${remedy}`,
    );
  }
  const [name = '', credential] = first[0] ?? [];
  const login = loginLine(service, name);
  const setup = credential?.kind === 'oauth' ? credential.client.setup : undefined;
  const by = aim?.by?.from === 'setting' ? aim.by : undefined;
  const where = by?.overrides ? `${aim?.origin ?? ''} (${by.name})` : service.title;
  const title = missing.length === 0 ? 'credential' : titleOf(missing);
  const who = `Profile "${profile.name}" has no ${title} for ${where}${also}.`;
  const address = variable ?? by?.env;
  const andAddress = address === undefined ? '' : ` and ${address}`;
  const line = setup === undefined ? login : `${service.binary} ${setup}`;
  if (trouble !== undefined) return new CliError('auth', `${who} ${trouble}`, keychainRemedy(names, line, andAddress));
  const signIn = setup === undefined ? 'Sign in' : `Register your app with "${service.binary} ${setup}", then sign in`;
  const variables = names.length === 0 ? '' : `, or set ${either(names)}${andAddress}`;
  return new CliError('auth', who, { text: `${signIn} with "${login}"${variables}.`, next: line });
}
