/** Removes the stored credentials of the profile; succeeds without any, and without a keychain. */
import { authUrl, postAsClient } from '../auth/endpoint.js';
import { authParts } from '../auth/parts.js';
import { withTokens } from '../auth/refresh.js';
import { accountOf, accountsOf, openStore, storedPair, TOKENS, type Store } from '../auth/store.js';
import { LOGIN } from '../base/standard.js';
import { forgetNames } from '../state/name-lists.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { OAuthCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';

/** Timeout of a revocation in milliseconds: signing out must work without the service. */
const revokeTimeout = 5000;

export default async function* logout({ all }: { readonly all?: boolean }, context: Context): AsyncGenerator<Result> {
  const { service, profile, world } = context;
  const parts = authParts(context);
  const store = await openStore(parts);
  const removed: string[] = [];
  const kept: string[] = [];
  for (const [name, credential] of Object.entries(service.credentials)) {
    const own = (credential.login ?? LOGIN) === LOGIN;
    if (!own && !all) {
      const stored = await orNothing(store, () => store.read(accountOf(name, credential), {}));
      if (stored !== undefined) kept.push(`${credential.title} (${credential.login ?? ''})`);
      continue;
    }
    if (credential.kind === 'oauth') await revoke(context, store, name, credential);
    const accounts = accountsOf(name, credential);
    const wasStored = await withTokens(parts, accounts[0] ?? name, async () => {
      const found: boolean[] = [];
      for (const account of accounts) found.push((await orNothing(store, () => store.remove(account))) ?? false);
      return found.includes(true);
    });
    if (wasStored) removed.push(credential.title);
    const setting = credential.kind === 'oauth' ? credential.client.secret?.setting : undefined;
    if (setting !== undefined && (await profile.get(setting)) !== undefined)
      await profile.set({ [setting]: undefined });
  }
  // The lists contain names that only this account could see.
  await forgetNames(context.folder, profile.name);
  const set = Object.values(service.credentials).flatMap(({ env }) => (env && world.env[env] ? [env] : []));
  if (set.length > 0) context.note(`${[...new Set(set)].join(' and ')} in the environment is still used.`);
  if (kept.length > 0) context.note(`Not removed: ${kept.join(', ')}. Add --all to remove it too.`);
  const open = parts.sandbox !== undefined;
  if (open) context.note('The sandbox needs no sign-in; commands of this profile still work.');
  const line =
    removed.length === 0
      ? `Nothing was stored for profile "${profile.name}".`
      : `Signed out of ${service.title} (profile "${profile.name}").`;
  const data = { profile: profile.name, authenticated: open, removed };
  yield { kind: 'action', line, data, changed: removed.length > 0 };
}

/** Treats a missing keychain as an empty one. In one that is locked, the credential would stay. */
async function orNothing<T>(store: Store, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (store.kind === 'file' || !(error instanceof CliError)) throw error;
    const { NoKeychain } = await import('../auth/keychain.js');
    if (error instanceof NoKeychain) return undefined;
    throw new CliError(
      'config',
      `${error.message} A credential may be stored there; it was not removed.`,
      'Unlock the keychain, then sign out again.',
    );
  }
}

/** Revokes the tokens at the service, if it has an endpoint for that. A failure is only a warning. */
async function revoke(context: Context, store: Store, name: string, credential: OAuthCredential): Promise<void> {
  if (credential.revoke === undefined) return;
  const parts = authParts(context);
  const tokens = await orNothing(store, () => store.read(accountOf(name, credential), TOKENS));
  const pair = tokens && (await orNothing(store, () => storedPair(store, credential, tokens.origin)));
  if (tokens === undefined || pair === undefined) return;
  const token = tokens.refreshToken ?? tokens.accessToken;
  const hint = tokens.refreshToken === undefined ? 'access_token' : 'refresh_token';
  try {
    const url = await authUrl(parts, credential.revoke, tokens.origin);
    await postAsClient({ ...parts, timeout: revokeTimeout }, credential, url, pair, { token, token_type_hint: hint });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    context.warn(
      `The tokens were not revoked at ${context.service.title}: ${error.message} The stored ones are removed anyway.`,
    );
  }
}
