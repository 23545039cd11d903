import { attach, attachSecret, checkSecret } from '../auth/attach.js';
import { requestToken, type ClientPair, type Grant } from '../auth/endpoint.js';
import {
  chooseTarget,
  finishLogin,
  identityOf,
  keepSecret,
  keepTokens,
  placeFromGrant,
  prepareStore,
  settleClient,
  settleOverride,
  settlePlace,
  type LoginArgs,
  type SignInTarget,
  type Target,
} from '../auth/login.js';
import { aimOf, type Aim } from '../auth/origin.js';
import { authParts, sandboxSecret } from '../auth/parts.js';
import { prove } from '../auth/prove.js';
import type { Store } from '../auth/store.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import type { OAuthCredential, SecretCredential } from '../contract/credential.js';
import { CliError } from '../base/errors.js';
import { getPath } from '../base/paths.js';
import { fillText } from '../base/template.js';
import { settleArrival, type Arrival } from './lib/arrival.js';
import { MASK } from './lib/settings.js';

type Of<Kind> = Target & { readonly credential: Kind };
type Choice = 'keychain' | 'file' | undefined;

/**
 * Signs in and stores the credential. The service's credentials define which one and by which flags: every command that
 * a credential names as its login can use this. Flags: `--store`, the credential's own, and the
 * variables of its host's origin.
 */
export default async function* login(typed: object, context: Context): AsyncGenerator<Result> {
  // The flags differ from service to service; each is looked up by its name in the service's data.
  const args = typed as LoginArgs;
  const target = chooseTarget(args, context);
  const override = await settleOverride(context, target);
  const choice = args['store'] as Choice;
  const store = await prepareStore(context, choice);
  const place = (): Promise<SignInTarget> => locate(args, context, target, override);
  if (target.credential.kind === 'secret') {
    yield await storeSecret(args, context, { ...target, credential: target.credential }, place, store, choice);
  } else {
    yield await signIn(args, context, { ...target, credential: target.credential }, place, store, choice);
  }
}

/** Verifies a secret, then stores it. */
async function storeSecret(
  args: LoginArgs,
  context: Context,
  target: Of<SecretCredential>,
  settle: () => Promise<SignInTarget>,
  store: Store,
  choice: Choice,
): Promise<Result> {
  const parts = authParts(context);
  const { credential, host } = target;
  const place = await settle();
  const flag = `--${credential.flag}`;
  const typed = (args[credential.flag] as string | undefined) ?? (await ask(context, credential, flag));
  const secret = checkSecret(typed, flag, 'usage');
  const variable = (name: string): Promise<string> =>
    place.values[name] === undefined ? context.variable(name) : Promise.resolve(place.values[name]);
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
  await keepSecret(parts, store, target, place.origin, secret);
  await finishLogin(parts, store, target, choice, {
    ...place.settings,
    ...(await remembered(context, credential, identity)),
  });
  return signedIn(context, target, store, place, identity);
}

/** Prompts for the secret; the sandbox accepts a fixed one. */
async function ask(context: Context, { title }: SecretCredential, flag: string): Promise<string> {
  return authParts(context).sandbox ? sandboxSecret : context.ask(`${title}:`, { flag, hidden: true });
}

/** Stores tokens before they are used: the service does not return them again. */
async function signIn(
  args: LoginArgs,
  context: Context,
  target: Of<OAuthCredential>,
  settle: () => Promise<SignInTarget>,
  store: Store,
  choice: Choice,
): Promise<Result> {
  const parts = authParts(context);
  const { credential, host } = target;
  const named = parts.sandbox ? undefined : credential.originField;
  const before = named === undefined ? await settle() : undefined;
  const arrival = await settleArrival(args, context, credential);
  const pair = await settleClient(args, context, credential, store, before);
  const grant = await granted(args, context, credential, before?.origin ?? '', pair, arrival);
  const place = before ?? placeFromGrant(context, host, named ?? '', grant);
  await keepTokens(parts, store, target, place.origin, pair, grant);
  const { setting } = credential.client.id;
  const hidden = credential.client.secret.setting;
  const client = {
    ...(setting === undefined ? {} : { [setting]: pair.id }),
    ...(hidden === undefined ? {} : { [hidden]: MASK }),
  };
  await finishLogin(parts, store, target, choice, { ...place.settings, ...client, ...arrival?.settings });
  let identity: unknown;
  try {
    const headers = attach(credential.attach, grant.accessToken);
    identity = await prove(context, credential, host, place.origin, () => Promise.resolve(headers));
    const more = await remembered(context, credential, identity);
    if (Object.keys(more).length > 0) await parts.profile.set(more);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    context.warn(`Signed in, but the first request failed: ${error.message}`);
  }
  return signedIn(context, target, store, place, identity);
}

async function granted(
  args: LoginArgs,
  context: Context,
  credential: OAuthCredential,
  origin: string,
  pair: ClientPair,
  arrival: Arrival | undefined,
): Promise<Grant> {
  const parts = authParts(context);
  if (arrival === undefined) return requestToken(parts, credential, origin, pair, { grant_type: 'client_credentials' });
  const { signInWithBrowser } = await import('../auth/oauth.js');
  const { manualFlag } = credential.redirect ?? {};
  return signInWithBrowser({
    parts,
    credential,
    origin,
    pair,
    arrival,
    query: Object.fromEntries(
      Object.entries(credential.authorizeQuery ?? {}).map(([name, template]) => [
        name,
        fillText(template, valueOf(args, context)),
      ]),
    ),
    ...(arrival.isManual ? { paste: () => paste(context, manualFlag ?? '') } : {}),
  });
}

/** A switch of the command in a query is 1 or 0. */
const valueOf =
  (args: LoginArgs, context: Context) =>
  (name: string): unknown => {
    const value = args[name];
    if (context.command.flags[name]?.kind !== 'boolean') return value;
    return value === true ? '1' : '0';
  };

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

/** In the sandbox the origin changes with every run, and no variable sets it. */
async function locate(
  args: LoginArgs,
  context: Context,
  target: Target,
  override: Aim | undefined,
): Promise<SignInTarget> {
  const parts = authParts(context);
  return parts.sandbox === undefined
    ? settlePlace(args, context, target, override)
    : { ...(await aimOf(parts, target.host)), settings: {}, values: {} };
}

async function remembered(
  context: Context,
  { remember }: OAuthCredential | SecretCredential,
  identity: unknown,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [setting, { from, keep }] of Object.entries(remember ?? {})) {
    const value = getPath(identity, from);
    if (value === undefined || value === null || value === '') continue;
    if (keep && (await context.profile.get(setting)) !== undefined) continue;
    found[setting] = String(value);
  }
  return found;
}

function signedIn(
  { service, profile }: Context,
  { credential }: Target,
  store: Store,
  place: SignInTarget,
  identity: unknown,
): Result {
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
      ...(who === '' ? {} : { user }),
    },
    changed: true,
  };
}
