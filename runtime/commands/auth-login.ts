/** Signs in to the service and stores the credential. */
import { attach, attachSecret, checkSecret } from '../auth/attach.js';
import { requestToken, type Grant } from '../auth/endpoint.js';
import type { ClientPair } from '../auth/environment.js';
import {
  finishLogin,
  keepTokens,
  placeFromGrant,
  settleClient,
  settleOverride,
  settlePlace,
  startLogin,
  textOf,
  type Login,
  type SignInTarget,
} from '../auth/login.js';
import type { Aim } from '../auth/origin.js';
import { sandboxSecret } from '../auth/parts.js';
import { identityOf, prove } from '../auth/prove.js';
import { accountOf, openStore, type Store } from '../auth/store.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { OAuthCredential, SecretCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { settleArrival, type Arrival } from './lib/arrival.js';
import { MASK } from './lib/settings.js';

/**
 * The credentials of the service define which one is stored, and by which flags: every command that a credential names as
 * its login can use this. Flags: `--store`, those of the credential, and the variables in the origin of its host.
 */
export default async function* login(args: object, context: Context): AsyncGenerator<Result> {
  // The flags differ from service to service; each is looked up by its name in the data of the service.
  const started = startLogin(args as Login['args'], context);
  const { parts, credential } = started;
  const override = await settleOverride(started);
  const store = await openStore(parts, started.args['store'] as Store['kind'] | undefined, context.command.words);
  // A sign-in whose credential cannot be stored must not begin.
  await store.probe();
  yield credential.kind === 'secret'
    ? await storeSecret({ ...started, credential }, store, override)
    : await signIn({ ...started, credential }, store, override);
}

/** Verifies a secret, then stores it. */
async function storeSecret(login: Login<SecretCredential>, store: Store, override: Aim | undefined): Promise<Result> {
  const { args, context, parts, name, credential, host } = login;
  const place = await settlePlace(login, override);
  const flag = `--${credential.flag}`;
  const typed = (args[credential.flag] as string | undefined) ?? (await askSecret(login));
  const secret = checkSecret(typed, flag, 'usage');
  const variable = (one: string): Promise<string> =>
    place.values[one] === undefined ? context.variable(one) : Promise.resolve(place.values[one]);
  const attached = await attachSecret({ ...parts, variable, now: context.world.now }, credential, secret);
  let identity: unknown;
  try {
    identity = await prove(context, credential, host, place.origin, attached);
  } catch (error) {
    if (!(error instanceof CliError) || error.kind !== 'auth') throw error;
    throw new CliError(
      'auth',
      `The ${credential.title} was not accepted by ${place.origin}, and nothing was stored. ${error.message}`,
      `Copy the ${credential.title} again, and check that it belongs to ${place.origin}.`,
      error.details,
    );
  }
  await store.write(accountOf(name, credential), { origin: place.issuer, secret });
  await finishLogin(login, store, { ...place.settings, ...(await remembered(login, identity)) });
  return signedIn(login, store, place, identity);
}

/** Prompts for the secret; the sandbox accepts a fixed one. */
const askSecret = async ({ context, parts, credential: { title, flag } }: Login<SecretCredential>): Promise<string> =>
  parts.sandbox ? sandboxSecret : context.ask(`${title}:`, { flag: `--${flag}`, hidden: true });

/** Stores tokens before they are used: the service does not return them again. */
async function signIn(login: Login<OAuthCredential>, store: Store, override: Aim | undefined): Promise<Result> {
  const { context, parts, credential, host } = login;
  const named = parts.sandbox ? undefined : credential.originField;
  const before = named === undefined ? await settlePlace(login, override) : undefined;
  const arrival = await settleArrival(login);
  const pair = await settleClient(login, store, before);
  const grant = await granted(login, before?.origin ?? '', pair, arrival);
  const place = before ?? placeFromGrant(login, named ?? '', grant);
  await keepTokens(login, store, place.issuer, pair, grant);
  const { id, secret } = credential.client;
  await finishLogin(login, store, {
    ...place.settings,
    ...(id.setting !== undefined && { [id.setting]: pair.id }),
    ...(secret.setting !== undefined && { [secret.setting]: MASK }),
    ...arrival?.settings,
  });
  let identity: unknown;
  try {
    const headers = attach(credential.attach, grant.accessToken);
    identity = await prove(context, credential, host, place.origin, () => Promise.resolve(headers));
    const more = await remembered(login, identity);
    if (Object.keys(more).length > 0) await parts.profile.set(more);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    context.warn(`Signed in, but the first request failed: ${error.message}`);
  }
  return signedIn(login, store, place, identity);
}

async function granted(
  { args, context, parts, credential }: Login<OAuthCredential>,
  origin: string,
  pair: ClientPair,
  arrival: Arrival | undefined,
): Promise<Grant> {
  if (arrival === undefined) return requestToken(parts, credential, origin, pair, { grant_type: 'client_credentials' });
  const { signInWithBrowser } = await import('../auth/oauth.js');
  // A boolean flag is 1 or 0 in a query.
  const valueOf = (name: string): unknown =>
    context.command.flags[name]?.kind === 'boolean' ? Number(args[name] === true) : args[name];
  const query = Object.entries(credential.authorizeQuery ?? {}).map(([name, text]) => [name, fillText(text, valueOf)]);
  return signInWithBrowser({
    ...{ parts, credential, origin, pair, arrival },
    query: Object.fromEntries(query) as Record<string, string>,
    ...(arrival.isManual && { paste: () => paste(context, credential.redirect?.manualFlag ?? '') }),
  });
}

/** Reads a line from the terminal or from standard input. */
async function paste(context: Context, flag: string): Promise<string> {
  const { stdin, signal } = context.world;
  if (stdin.isTTY) return context.ask('Paste the URL that the browser is redirected to:', { flag: `--${flag}` });
  context.live('Reading the URL that the browser is redirected to from standard input.');
  const { createInterface } = await import('node:readline');
  const lines = createInterface({ input: stdin, signal });
  for await (const line of lines) {
    lines.close();
    return line;
  }
  signal.throwIfAborted();
  return context.fail('combination', 'Standard input ended before a URL was read.', 'Run the login in a terminal.');
}

/** Returns the settings that the response to the first request fills. */
async function remembered({ parts, credential }: Login, identity: unknown): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [setting, { from, keep }] of Object.entries(credential.remember ?? {})) {
    const value = textOf(String(getPath(identity, from) ?? ''));
    if (value === undefined || (keep && (await parts.profile.get(setting)) !== undefined)) continue;
    found[setting] = value;
  }
  return found;
}

function signedIn({ parts, credential }: Login, store: Store, place: SignInTarget, identity: unknown): Result {
  const { service, profile } = parts;
  const user = identityOf(credential, identity);
  const who = Object.values(user).join(', ');
  // A key whose owner is unknown is stored, and no one is signed in.
  const done =
    who === '' && credential.kind === 'secret'
      ? `Checked and stored the ${credential.title}`
      : `Signed in to ${service.title}${who === '' ? '' : ` as ${who}`}`;
  return {
    kind: 'action',
    line: `${done} (profile "${profile.name}", ${place.origin}).`,
    data: {
      profile: profile.name,
      authenticated: true,
      origin: place.origin,
      credential: credential.title,
      store: store.kind,
      ...(who !== '' && { user }),
    },
    changed: true,
  };
}
