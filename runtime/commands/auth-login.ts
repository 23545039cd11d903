/** Signs in to the service and stores the credential. */
import { together } from '../auth/attach.js';
import { titleOf } from '../auth/find.js';
import {
  finishLogin,
  placeFromGrant,
  settleOverride,
  settlePlace,
  startLogin,
  textOf,
  type Login,
  type SignInTarget,
  type Together,
} from '../auth/login.js';
import type { Aim } from '../auth/origin.js';
import { identityOf, proofOf, prove } from '../auth/prove.js';
import { openStore, type Store } from '../auth/store.js';
import type { Context } from '../contract/context.js';
import type { Proof } from '../contract/credential.js';
import type { Result } from '../contract/pipeline.js';
import { CliError } from '../base/errors.js';
import { getPath } from '../base/paths.js';
import { askFor, requestFor, type Gained } from './lib/obtain.js';

/**
 * The credentials of the service define which one is stored, and by which flags: every command that a credential names as
 * its login can use this. Flags: `--store`, those of the credential, and the variables in the origin of its host.
 */
export default async function* login(args: object, context: Context): AsyncGenerator<Result> {
  // The flags differ from service to service; each is looked up by its name in the data of the service.
  const logins = startLogin(args as Login['args'], context);
  const override = await settleOverride(logins);
  const store = await openStore(
    logins[0].parts,
    logins[0].args['store'] as Store['kind'] | undefined,
    context.command.words,
  );
  // A sign-in whose credential cannot be stored must not begin.
  await store.probe();
  yield await signIn(logins, store, override);
}

/** The request that checked a credential, and its response. */
interface Checked {
  readonly proof: Proof;
  readonly response: unknown;
}

/**
 * Gets the credentials that are sent together, checks them with one request, if the service has one for that, and stores
 * them. Secrets are stored after that, tokens before it: the service does not return them again.
 */
async function signIn(logins: Together<Login>, store: Store, override: Aim | undefined): Promise<Result> {
  const [login] = logins;
  const { context, parts, host } = login;
  const named = logins.map((one) => originFieldOf(one)).find((field) => field !== undefined);
  const before = named === undefined ? await settlePlace(logins, override) : undefined;
  const gained: Gained[] = [];
  for (const one of logins) {
    gained.push(
      one.credential.kind === 'secret'
        ? await askFor({ ...one, credential: one.credential })
        : await requestFor({ ...one, credential: one.credential }, store, before),
    );
  }
  const grant = gained.map((one) => one.grant).find((one) => one !== undefined);
  const place = before ?? placeFromGrant(login, named ?? '', grant);
  const isGranted = grant !== undefined;
  const settings = Object.assign({}, place.settings, ...gained.map((one) => one.settings)) as Record<string, unknown>;
  const keep = async (more: Readonly<Record<string, unknown>>): Promise<void> => {
    for (const one of gained) await one.keep(store, place);
    await finishLogin(logins, store, { ...settings, ...more });
  };
  if (isGranted) await keep({});
  const proof = proofOf(logins.map(({ credential }) => credential));
  if (proof === undefined) {
    if (!isGranted) await keep({});
    context.note(
      `${parts.service.title} has no request that checks the credential: the next command shows whether it is accepted.`,
    );
    return signedIn(logins, store, place, undefined);
  }
  let response: unknown;
  try {
    const attached = together(await Promise.all(gained.map((one) => one.attached(place))));
    response = await prove(context, proof, host, place.origin, attached);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    if (!isGranted) throw error.kind === 'auth' ? notAccepted(logins, place, error) : error;
    context.warn(`Signed in, but the first request failed: ${error.message}`);
    return signedIn(logins, store, place, undefined);
  }
  const checked = { proof, response };
  const more = await remembered(login, checked);
  if (!isGranted) await keep(more);
  else if (Object.keys(more).length > 0) await parts.profile.set(more);
  return signedIn(logins, store, place, checked);
}

const originFieldOf = ({ parts, credential }: Login): string | undefined =>
  parts.sandbox || credential.kind === 'secret' ? undefined : credential.originField;

function notAccepted(logins: Together<Login>, { origin }: SignInTarget, error: CliError): CliError {
  const [was, it] = logins.length === 1 ? ['was', 'it belongs'] : ['were', 'they belong'];
  const title = titleOf(logins.map(({ credential }) => credential));
  return new CliError(
    'auth',
    `The ${title} ${was} not accepted by ${origin}, and nothing was stored. ${error.message}`,
    `Copy the ${title} again, and check that ${it} to ${origin}.`,
    error.details,
  );
}

/** Returns the settings that the response to the first request fills. */
async function remembered({ parts }: Login, { proof, response }: Checked): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [setting, { from, keep }] of Object.entries(proof.remember ?? {})) {
    const value = textOf(String(getPath(response, from) ?? ''));
    if (value === undefined || (keep && (await parts.profile.get(setting)) !== undefined)) continue;
    found[setting] = value;
  }
  return found;
}

function signedIn(logins: Together<Login>, store: Store, place: SignInTarget, checked: Checked | undefined): Result {
  const [{ parts }] = logins;
  const { service, profile } = parts;
  const user = checked === undefined ? {} : identityOf(checked.proof, checked.response);
  const who = Object.values(user).join(', ');
  const title = titleOf(logins.map((one) => one.credential));
  // A key whose owner is unknown is stored, and no one is signed in.
  const done =
    who === '' && logins.every((one) => one.credential.kind === 'secret')
      ? checked === undefined
        ? `Stored the ${title} without a check`
        : `Checked and stored the ${title}`
      : `Signed in to ${service.title}${who === '' ? '' : ` as ${who}`}`;
  return {
    kind: 'action',
    line: `${done} (profile "${profile.name}", ${place.origin}).`,
    data: {
      profile: profile.name,
      authenticated: true,
      checked: checked !== undefined,
      origin: place.origin,
      credential: title,
      store: store.kind,
      ...(who !== '' && { user }),
    },
    changed: true,
  };
}
