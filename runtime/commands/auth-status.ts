/** Prints who is signed in to the profile, and fails if no one is. */
import { defined } from '../base/defined.js';
import type { Attached } from '../auth/attach.js';
import { findCredential, titleOf, type AllFound, type Found, type Search } from '../auth/find.js';
import { aimOf, type Aim } from '../auth/origin.js';
import { authParts, loginLine, type AuthParts } from '../auth/parts.js';
import { identityOf, proofOf, prove } from '../auth/prove.js';
import { isRefreshable, remaining } from '../auth/refresh.js';
import type { Tokens } from '../auth/store.js';
import { VariableNotSet } from '../auth/variables.js';
import type { Context } from '../contract/context.js';
import type { OAuthCredential } from '../contract/credential.js';
import type { Result } from '../contract/pipeline.js';
import { CliError } from '../base/errors.js';
import { nodeName } from '../cli/walk.js';
import { choosesNames } from '../output/choice.js';

/**
 * Sends no request, unless the service's rules get the user's name from one: then a refused credential counts as none.
 * `checked` is true if the service answered; otherwise a note says so, and names `doctor` if the client has it and it can check
 * the credential.
 */
export default async function* status(_args: unknown, context: Context): AsyncGenerator<Result> {
  const { service, profile, out } = context;
  const parts = authParts(context);
  const [main = '', ...others] = Object.keys(service.hosts);
  const aim = await aimed(parts, main);
  const search = await findCredential(parts, main, aim);
  const { found, refusal } = search;
  const tokens = found?.flatMap((one) => ('tokens' in one ? one : []))[0];
  const token = tokens && tokenOf(context, tokens);
  const origin = aim?.origin ?? tokens?.issuer;
  const title = found && titleOf(found.map(({ credential }) => credential));
  const rest: Record<string, unknown> = {};
  for (const host of others) {
    const other = await findCredential(parts, host, await aimed(parts, host));
    rest[host] = other.found !== undefined || parts.sandbox !== undefined;
  }
  const { user, refused } = found === undefined ? {} : await userOf(context, main, found, aim);
  const checked = user !== undefined || refused !== undefined;
  const authenticated = refused === undefined && (found !== undefined || parts.sandbox !== undefined);
  const status: Record<string, unknown> = {
    profile: profile.name,
    authenticated,
    ...defined({ checked: found && checked, credential: title }),
    ...defined({ credentialSource: found && [...new Set(found.map(({ source }) => source))].join(' and ') }),
    ...(found === undefined && parts.sandbox ? { credential: 'none: the sandbox needs no sign-in' } : {}),
    ...defined({ authMode: found?.[0].credential.mode }),
    ...defined({ origin }),
    ...defined({ overriddenBy: aim?.by?.overrides && aim.by.name }),
    ...(await settingsOf(context)),
    keychain: keychainOf(search, found),
    ...defined({ token }),
    ...(Object.keys(user ?? {}).length === 0 ? {} : { user }),
    ...(others.length === 0 ? {} : { alsoSignedIn: rest }),
  };
  const isRead = out.format === 'table' && !choosesNames(context.options);
  yield { kind: 'record', record: isRead ? readable(status) : status };
  if (refused !== undefined) {
    throw new CliError(
      'auth',
      `${origin ?? service.title} refused the ${title ?? 'credential'} of profile "${profile.name}".`,
      await context.authority.remedy(main),
      refused.details,
    );
  }
  if (found !== undefined && !checked) {
    context.note(`The credential was not checked with the service${checkedBy(context, found)}.`);
  }
  if (!authenticated) {
    if (refusal !== undefined) throw refusal;
    const { partial } = search;
    const part = partial && titleOf(partial.found.map(({ credential }) => credential));
    const missing = partial && titleOf(partial.missing.map(([, credential]) => credential));
    const why = partial === undefined ? '' : `: it has the ${part ?? ''}, but no ${missing ?? ''}`;
    throw new CliError(
      'auth',
      `Profile "${profile.name}" is not signed in${why}.`,
      `Sign in with "${loginLine(service)}".`,
    );
  }
}

/** Returns what can check a credential that was not checked, as the end of a sentence and a further one. */
function checkedBy({ client, service }: Context, found: AllFound): string {
  if (proofOf(found.map(({ credential }) => credential)) === undefined) return ', which has no request for that';
  return nodeName(client.tree, 'doctor') === undefined ? '' : `. Run "${service.binary} doctor" to check it`;
}

/** Returns the status with a text or a time in place of each object. */
function readable({ token, user, alsoSignedIn, ...status }: Record<string, unknown>): Record<string, unknown> {
  const { state, expiresAt } = (token ?? {}) as Record<string, unknown>;
  const { name, ...more } = (user ?? {}) as Record<string, unknown>;
  const hosts = Object.entries(alsoSignedIn ?? {}).flatMap(([host, isSignedIn]) => (isSignedIn === true ? host : []));
  const others = Object.values(more).map((one) => (name === undefined ? String(one) : `<${String(one)}>`));
  return {
    ...status,
    ...defined({ token: state, expires: expiresAt }),
    ...(user !== undefined && { user: [name ?? [], others].flat().join(' ') }),
    ...(alsoSignedIn !== undefined && { alsoSignedIn: hosts.length === 0 ? 'none' : hosts.join(', ') }),
  };
}

function tokenOf(
  context: Context,
  { tokens, credential }: { readonly tokens: Tokens; readonly credential: OAuthCredential },
): { state: string; [key: string]: unknown } {
  const now = context.world.now();
  const left = remaining(tokens, now);
  return {
    state: left === undefined ? 'unknown' : left > 0 ? 'valid' : 'expired',
    ...(tokens.expiresAt === undefined ? {} : { expiresAt: new Date(tokens.expiresAt).toISOString() }),
    ...(left === undefined ? {} : { expiresInMs: left, secondsLeft: Math.max(0, Math.floor(left / 1000)) }),
    refreshable: isRefreshable(tokens, credential),
    refreshedSecondsAgo: Math.max(0, Math.floor((now.getTime() - tokens.obtainedAt) / 1000)),
  };
}

/** Returns where requests go; undefined if that is not known, which the commands that need it report. */
async function aimed(parts: AuthParts, host: string): Promise<Aim | undefined> {
  try {
    return await aimOf(parts, host);
  } catch (error) {
    if (error instanceof VariableNotSet) return undefined;
    throw error;
  }
}

/** Requests the user's identity. A failure other than a refusal says nothing about the credential and is ignored. */
async function userOf(
  context: Context,
  host: string,
  found: AllFound,
  aim: Aim | undefined,
): Promise<{ readonly user?: Record<string, string>; readonly refused?: CliError }> {
  const proof = proofOf(found.map(({ credential }) => credential));
  if (!context.service.local?.identify || aim === undefined || proof === undefined) return {};
  const { carriedNow } = await import('../auth/authority.js');
  let attached: Attached | undefined;
  try {
    attached = await carriedNow(authParts(context), found, aim);
    if (attached === undefined) return {};
    return { user: identityOf(proof, await prove(context, proof, host, aim.origin, attached)) };
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    const isRefused = attached === undefined ? error.kind === 'auth' : error.details.statusCode === 401;
    return isRefused ? { refused: error } : {};
  }
}

/** Returns variables and remembered names that are known without a request. */
async function settingsOf({ service, profile, world }: Context): Promise<Record<string, unknown>> {
  const known: Record<string, unknown> = {};
  for (const [name, { env, setting }] of Object.entries(service.variables)) {
    const value = (env === undefined ? undefined : world.env[env]) || (setting && (await profile.get(setting)));
    if (value !== undefined) known[name] = value;
  }
  for (const { proof } of Object.values(service.credentials)) {
    for (const setting of Object.keys(proof?.remember ?? {})) {
      const value = await profile.get(setting);
      if (value !== undefined) known[setting] = value;
    }
  }
  return known;
}

function keychainOf({ trouble }: Search, found: AllFound | undefined): string {
  if (trouble !== undefined) return 'not available';
  const isFrom = (where: Found['source']): boolean => found?.some(({ source }) => source === where) === true;
  if (isFrom('keychain')) return 'used';
  return isFrom('file') ? 'not used: credentials are in a file' : 'not used';
}
