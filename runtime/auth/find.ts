/** Finds the credential of a host, and decides whether it may be sent. */
import type { Credential, OAuthCredential } from '../contract/credential.js';
import { defined } from '../base/defined.js';
import { CliError } from '../base/errors.js';
import { checkSecret } from './attach.js';
import { pairFromEnvironment, requestsToken, variablesOf, type ClientPair } from './environment.js';
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

export interface Search {
  /** A credential that may be sent to the origin of the search. */
  readonly found?: Found;
  /** Why the first credential may not be sent there. */
  readonly refusal?: CliError;
  /** Why the keychain could not be read. */
  readonly trouble?: string;
}

/** A credential of a host, with its name under `service.credentials`. */
type Named = readonly [name: string, credential: Credential];

/** Returns the credentials that are valid for a host, in the order in which they are tried. */
export function credentialsOf({ service }: Pick<AuthParts, 'service'>, host: string): readonly Named[] {
  return (service.hosts[host]?.credentials ?? []).flatMap((name): Named[] => {
    const credential = service.credentials[name];
    return credential === undefined ? [] : [[name, credential]];
  });
}

/** Returns the environment variables that carry a credential of a host. */
export const variablesFor = (parts: Pick<AuthParts, 'service'>, host: string): readonly string[] =>
  variablesOf(credentialsOf(parts, host).map(([, credential]) => credential));

/**
 * Finds the credential of a host for the origin that its requests go to: typed for this run, else from the environment,
 * else stored, else an app in the environment, which can request a token for this run. If the origin is not known, any
 * credential counts, and none can be sent.
 */
export async function findCredential(parts: AuthParts, host: string, aim: Aim | undefined): Promise<Search> {
  const run = ofRun(parts, host);
  const given = checked(parts, run.given, aim);
  if (given.found) return given;
  // A credential that was stored for an address of a run would be mistaken for one of it.
  const stored = aim?.by?.overrides && aim.by.from === 'run' ? {} : await findStored(parts, host);
  if (stored.found) return checked(parts, stored.found, aim);
  const app = checked(parts, run.app, aim);
  return app.found ? app : { ...stored, ...defined({ refusal: given.refusal ?? app.refusal }) };
}

/** Finds a credential of this run, which may be sent to the origin. */
export function findGiven(parts: AuthParts, host: string, aim: Aim | undefined): Found | undefined {
  const { given, app } = ofRun(parts, host);
  return checked(parts, given, aim).found ?? checked(parts, app, aim).found;
}

function checked(parts: AuthParts, found: Found | undefined, aim: Aim | undefined): Search {
  const refusal = found && aim && refusalOf(parts, found, aim);
  return refusal === undefined ? defined({ found }) : { refusal };
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

/** The credentials of a run. */
interface OfRun {
  /** From a flag, or else from the environment. */
  readonly given: Found | undefined;
  /** An app in the environment, which can request a token. */
  readonly app: Found | undefined;
}

function ofRun({ typed, sandbox, service, world }: AuthParts, host: string): OfRun {
  const open = credentialsOf({ service }, host);
  // Credentials in the environment are for the real service.
  const env = sandbox ? {} : world.env;
  const first = (find: (name: string, credential: Credential) => Found | undefined): Found | undefined => {
    for (const [name, credential] of open) {
      const found = find(name, credential);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const ofFlag = first((name, credential) => {
    const value = typed?.(name);
    if (value === undefined) return undefined;
    const given = `--${value.flag}`;
    return { name, credential, source: 'flag', given, secret: checkSecret(value.text, given, 'usage') };
  });
  const ofVariable = (): Found | undefined =>
    first((name, credential) => {
      const given = credential.env ?? '';
      const text = env[given];
      return text ? { name, credential, source: 'environment', given, secret: checkSecret(text, given) } : undefined;
    });
  const app = first((name, credential) => {
    if (!requestsToken(credential)) return undefined;
    const pair = pairFromEnvironment({ env }, credential);
    const { id, secret } = credential.client;
    return pair && { name, credential, source: 'environment', given: `${id.env} with ${secret.env}`, pair };
  });
  return { given: ofFlag ?? ofVariable(), app };
}

/** Finds the stored credential of a host, regardless of the environment and of where requests go. */
export async function findStored(parts: AuthParts, host: string): Promise<Search> {
  const store = await openStore(parts);
  const source = parts.sandbox ? 'sandbox' : store.kind;
  let reading: Promise<Tokens | undefined> | undefined;
  try {
    for (const [name, credential] of credentialsOf(parts, host)) {
      const account = accountOf(name, credential);
      if (credential.kind === 'secret') {
        const kept = await store.read(account, SECRET);
        if (kept) return { found: { name, credential, source, secret: kept.secret, issuer: kept.origin } };
        continue;
      }
      const tokens = await (reading ??= store.read(account, TOKENS));
      if (tokens?.credential === name)
        return { found: { name, credential, source, tokens, store, issuer: tokens.origin } };
    }
    return {};
  } catch (error) {
    // Without a keychain nothing is stored, which is not a failure yet; an unreadable file is one.
    if (store.kind === 'keychain' && error instanceof CliError) return { trouble: error.message };
    throw error;
  }
}
