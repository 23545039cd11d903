import { authUrl, postAsClient } from '../auth/endpoint.js';
import { storedPair } from '../auth/find.js';
import { accountsOf } from '../auth/login.js';
import { authParts } from '../auth/parts.js';
import { withTokens } from '../auth/refresh.js';
import { openStore, type Store } from '../auth/store.js';
import { accountOf, readTokens } from '../auth/tokens.js';
import type { Context } from '../contract/context.js';
import type { OAuthCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';

/** Milliseconds that a revocation may take: signing out must work without the service. */
const patience = 5000;

/** Forgets the stored credentials of the profile. Nothing stored, or no keychain to store in, is fine. */
export default async function logout({ all }: { readonly all?: boolean }, context: Context): Promise<void> {
  const { service, profile, world, out } = context;
  const parts = authParts(context);
  const store = await openStore(parts);
  const removed: string[] = [];
  const kept: string[] = [];
  for (const [name, credential] of Object.entries(service.credentials)) {
    const own = credential.login === undefined || credential.login === service.login;
    if (!own && !all) {
      if (await has(store, accountOf(name, credential))) kept.push(`${credential.title} (${credential.login ?? ''})`);
      continue;
    }
    if (credential.kind === 'oauth') await revoke(context, store, name, credential);
    const accounts = accountsOf(name, credential);
    const gone = await withTokens(parts, accounts[0] ?? name, async () => {
      const found: boolean[] = [];
      for (const account of accounts) found.push(await remove(store, account));
      return found.includes(true);
    });
    if (gone) removed.push(credential.title);
    const setting = credential.kind === 'oauth' ? credential.client.secret.setting : undefined;
    if (setting !== undefined && (await profile.get(setting)) !== undefined)
      await profile.set({ [setting]: undefined });
  }
  const set = Object.values(service.credentials).flatMap(({ env }) => (env && world.env[env] ? [env] : []));
  if (set.length > 0) context.note(`${[...new Set(set)].join(' and ')} in the environment is still used.`);
  if (kept.length > 0) context.note(`Kept: ${kept.join(', ')}. "--all" forgets that too.`);
  const open = parts.sandbox !== undefined;
  if (open) context.note('The stand-in needs no sign-in: commands of this profile work all the same.');
  const said =
    removed.length === 0
      ? `Nothing was stored for profile "${profile.name}".`
      : `Signed out of ${service.title} (profile "${profile.name}").`;
  await out.action(said, { profile: profile.name, authenticated: open, removed });
}

async function has(store: Store, account: string): Promise<boolean> {
  return (await orNothing(store, () => store.read(account))) !== undefined;
}

async function remove(store: Store, account: string): Promise<boolean> {
  return (await orNothing(store, () => store.remove(account))) ?? false;
}

/** Without a keychain nothing is stored in it. */
async function orNothing<T>(store: Store, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (store.kind === 'keychain' && error instanceof CliError) return undefined;
    throw error;
  }
}

/** Tells the service that the tokens are not used any more, when it wants to know. Failure changes nothing here. */
async function revoke(context: Context, store: Store, name: string, credential: OAuthCredential): Promise<void> {
  if (credential.revoke === undefined) return;
  const parts = authParts(context);
  const tokens = await orNothing(store, () => readTokens(store, accountOf(name, credential)));
  const pair = tokens && (await orNothing(store, () => storedPair(store, credential, tokens.origin)));
  if (tokens === undefined || pair === undefined) return;
  const token = tokens.refreshToken ?? tokens.accessToken;
  const hint = tokens.refreshToken === undefined ? 'access_token' : 'refresh_token';
  try {
    const url = await authUrl(parts, credential.revoke, tokens.origin);
    await postAsClient({ ...parts, timeout: patience }, credential, url, pair, { token, token_type_hint: hint });
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    context.warn(
      `${context.service.title} could not be told: ${error.message} The tokens here are removed all the same.`,
    );
  }
}
