/** Finds the credential of a host, and decides whether it may be sent. */
import type { Credential, OAuthCredential } from '../contract/credential.js';
import { defined } from '../base/defined.js';
import { lazily } from '../base/lazily.js';
import { CliError } from '../base/errors.js';
import { every } from '../base/message.js';
import { checkSecret } from './attach.js';
import { appVariables, pairFromEnvironment, requestsToken, variablesOf, type ClientPair } from './environment.js';
import type { Aim, Chooser } from './origin.js';
import { loginLine, type AuthParts } from './parts.js';
import { accountOf, openStore, SECRET, TOKENS, type Store, type Tokens } from './store.js';

/** A credential of a host, and where it was found. */
export type Found = {
  readonly name: string;
  readonly source: 'flag' | 'environment' | 'sandbox' | Store['kind'];
  /** How it was given for this run: `--token`, `ACMECLI_TOKEN`. */
  readonly given?: string;
  /** Origin that a stored credential was issued for. */
  readonly issuer?: string;
} & (
  | { readonly credential: Credential; readonly secret: string }
  | { readonly credential: OAuthCredential; readonly tokens: Tokens; readonly store: Store }
  | { readonly credential: OAuthCredential; readonly pair: ClientPair }
);

/** The credentials that the requests of a host carry, in their order. */
export type AllFound = readonly [Found, ...Found[]];

export interface Search {
  /** Credentials that may be sent to the origin of the search: all that a request carries together. */
  readonly found?: AllFound;
  /** Why the first credential may not be sent there. */
  readonly refusal?: CliError;
  /** Why the keychain could not be read. */
  readonly trouble?: string;
  /** Credentials that requests carry together, of which only some were found. */
  readonly partial?: { readonly found: readonly Found[]; readonly missing: readonly Named[] };
}

/** A credential of a host, with its name under `service.credentials`. */
type Named = readonly [name: string, credential: Credential];

/** Returns the credentials that are valid for a host, in the order in which they are tried; those in one list are sent together. */
export function waysOf({ service }: Pick<AuthParts, 'service'>, host: string): readonly (readonly Named[])[] {
  return (service.hosts[host]?.credentials ?? []).map((names) =>
    [names].flat().flatMap((name): Named[] => {
      const credential = service.credentials[name];
      return credential === undefined ? [] : [[name, credential]];
    }),
  );
}

/** Returns the credentials of a host without regard to which of them are sent together. */
export const credentialsOf = (parts: Pick<AuthParts, 'service'>, host: string): readonly Named[] =>
  waysOf(parts, host).flat();

/** Returns the title of a credential, or of all that are sent together. */
export const titleOf = (credentials: readonly Pick<Credential, 'title'>[]): string =>
  every(credentials.map(({ title }) => title));

/** Returns the environment variables that carry the credentials of a host. */
export const variablesFor = (parts: Pick<AuthParts, 'service'>, host: string): readonly string[] =>
  variablesOf(waysOf(parts, host).map((way) => way.map(([, credential]) => credential)));

/** Returns a credential from one source, if it is there. */
type Source = (named: Named) => Found | undefined | Promise<Found | undefined>;

/**
 * Finds the credentials of a host for the origin that its requests go to: typed for this run, else from the environment,
 * else stored, else an app in the environment, which can request a token for this run. Of those that are sent together one
 * decides, and the others may come from any source. If the origin is not known, any credential counts, and none can be sent.
 */
export async function findCredential(parts: AuthParts, host: string, aim: Aim | undefined): Promise<Search> {
  const run = ofRun(parts);
  const { stored, trouble } = ofStore(parts);
  // A credential that was stored for an address of a run would be mistaken for one of it.
  const kept: Source = aim?.by?.overrides && aim.by.from === 'run' ? () => undefined : stored;
  const all = [run.typed, run.variable, kept, run.app];
  const ways = waysOf(parts, host);
  const given = checked(parts, (await pick(ways, run.typed, all)) ?? (await pick(ways, run.variable, all)), aim);
  if (given.found) return given;
  const mine = await pick(ways, kept, all);
  if (mine) return checked(parts, mine, aim);
  const app = checked(parts, await pick(ways, run.app, all), aim);
  if (app.found) return app;
  const partial = await partOf(ways, all);
  return defined({ trouble: trouble(), refusal: given.refusal ?? app.refusal, partial });
}

/** Finds credentials of this run, which may be sent to the origin. */
export async function findGiven(parts: AuthParts, host: string, aim: Aim | undefined): Promise<AllFound | undefined> {
  const { typed, variable, app } = ofRun(parts);
  const ways = waysOf(parts, host);
  const all = [typed, variable, app];
  const given = (await pick(ways, typed, all)) ?? (await pick(ways, variable, all));
  return checked(parts, given, aim).found ?? checked(parts, await pick(ways, app, all), aim).found;
}

/** Finds the first credentials of which the source has one, and all sources together the others. */
async function pick(
  ways: readonly (readonly Named[])[],
  source: Source,
  others: readonly Source[],
): Promise<AllFound | undefined> {
  for (const way of ways) {
    const found = await Promise.all(way.map(source));
    if (found.every((one) => one === undefined)) continue;
    for (const [at, named] of way.entries()) found[at] ??= await first(others, named);
    const [one, ...more] = found.flatMap((each) => each ?? []);
    if (one !== undefined && more.length + 1 === way.length) return [one, ...more];
  }
  return undefined;
}

async function first(sources: readonly Source[], named: Named): Promise<Found | undefined> {
  for (const source of sources) {
    const found = await source(named);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns credentials that are sent together of which some were found, and some not. */
async function partOf(ways: readonly (readonly Named[])[], sources: readonly Source[]): Promise<Search['partial']> {
  for (const way of ways) {
    if (way.length < 2) continue;
    const found: Found[] = [];
    const missing: Named[] = [];
    for (const named of way) {
      const one = await first(sources, named);
      if (one === undefined) missing.push(named);
      else found.push(one);
    }
    if (found.length > 0 && missing.length > 0) return { found, missing };
  }
  return undefined;
}

function checked(parts: AuthParts, all: AllFound | undefined, aim: Aim | undefined): Search {
  const refusal = all?.map((one) => aim && refusalOf(parts, one, aim)).find((one) => one !== undefined);
  return refusal === undefined ? defined({ found: all }) : { refusal };
}

/**
 * Returns why a credential may not be sent to where requests go. It is the only place that decides this: a stored credential
 * goes to the origin that it was issued for, and one of this run goes where the service or this run says, never where only
 * a settings file does.
 */
export function refusalOf(parts: AuthParts, found: Found, { origin, issuer, by }: Aim): CliError | undefined {
  const login = `"${loginLine(parts.service, found.name)}"`;
  if (found.issuer === undefined)
    return by?.from === 'setting' ? redirected(found.given ?? found.credential.title, login, origin, by) : undefined;
  if (found.issuer === issuer) return undefined;
  const chosen = by?.overrides ? `, which ${by.name} names` : '';
  const or = by?.overrides ? `, remove ${by.name},` : ',';
  return new CliError(
    'config',
    `The stored ${found.credential.title} of profile "${parts.profile.name}" was issued for ${found.issuer} and is not sent to ${origin}${chosen}.`,
    `Sign in for ${origin} with ${login}${or} or choose another profile.`,
  );
}

/** Makes the error for a credential of this run where only a setting names the origin; `what` is how it was given. */
export function redirected(what: string, login: string, origin: string, by: Chooser): CliError {
  return new CliError(
    'config',
    `${what} is not sent to ${origin}: only ${by.name} names that origin.`,
    `Set ${by.env} to that origin as well, sign in there with ${login}, or remove ${by.name}.`,
  );
}

/** Returns the sources of credentials of a run: a flag, the environment, and an app there, which can request a token. */
function ofRun({
  typed,
  sandbox,
  world,
}: AuthParts): Readonly<Record<'typed' | 'variable' | 'app', (named: Named) => Found | undefined>> {
  // Credentials in the environment are for the real service.
  const env = sandbox ? {} : world.env;
  return {
    typed: ([name, credential]) => {
      const value = typed?.(name);
      if (value === undefined) return undefined;
      const given = `--${value.flag}`;
      return { name, credential, source: 'flag', given, secret: checkSecret(value.text, given, 'usage') };
    },
    variable: ([name, credential]) => {
      const given = credential.env ?? '';
      const text = env[given];
      return text ? { name, credential, source: 'environment', given, secret: checkSecret(text, given) } : undefined;
    },
    app: ([name, credential]) => {
      if (!requestsToken(credential)) return undefined;
      const pair = pairFromEnvironment({ env }, credential);
      const given = appVariables(credential);
      return pair && { name, credential, source: 'environment', given, pair };
    },
  };
}

/** Returns the stored credentials of a host, all that are sent together, regardless of the environment and of where requests go. */
export async function findStored(parts: AuthParts, host: string): Promise<Pick<Search, 'found' | 'trouble'>> {
  const { stored, trouble } = ofStore(parts);
  const found = await pick(waysOf(parts, host), stored, [stored]);
  return defined({ found, trouble: trouble() });
}

/** Returns the store as a source of credentials. It is opened when the first is needed, and each is read once. */
function ofStore(parts: AuthParts): { readonly stored: Source; readonly trouble: () => string | undefined } {
  const open = lazily(() => openStore(parts));
  const tokens = lazily(async () => (await open()).read(accountOf('', { kind: 'oauth' }), TOKENS));
  const known = new Map<string, Promise<Found | undefined>>();
  let failure: string | undefined;
  const read = async ([name, credential]: Named): Promise<Found | undefined> => {
    const store = await open();
    const source = parts.sandbox ? 'sandbox' : store.kind;
    try {
      if (credential.kind === 'secret') {
        const kept = await store.read(accountOf(name, credential), SECRET);
        return kept && { name, credential, source, secret: kept.secret, issuer: kept.origin };
      }
      const kept = await tokens();
      if (kept?.credential !== name) return undefined;
      return { name, credential, source, tokens: kept, store, issuer: kept.origin };
    } catch (error) {
      // Without a keychain nothing is stored, which is not a failure yet; an unreadable file is one.
      if (store.kind !== 'keychain' || !(error instanceof CliError)) throw error;
      failure = error.message;
      return undefined;
    }
  };
  return {
    trouble: () => failure,
    stored: async (named) => {
      if (failure !== undefined) return undefined;
      const reading = known.get(named[0]) ?? read(named);
      known.set(named[0], reading);
      return reading;
    },
  };
}
