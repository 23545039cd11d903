/** Gets each credential of a sign-in: from the user, or from the authorization server. */
import { always, attach, attachSecret, checkSecret, type Attached } from '../../auth/attach.js';
import { requestToken, type Grant } from '../../auth/endpoint.js';
import type { ClientPair } from '../../auth/environment.js';
import { keepTokens, settleClient, type Login, type SignInTarget } from '../../auth/login.js';
import { sandboxSecret } from '../../auth/parts.js';
import { accountOf, type Store } from '../../auth/store.js';
import type { Context } from '../../contract/context.js';
import type { OAuthCredential, SecretCredential } from '../../contract/credential.js';
import { fillText } from '../../base/template.js';
import { settleArrival, type Arrival } from './arrival.js';
import { MASK } from './settings.js';

/** A credential of a sign-in, before it is stored. */
export interface Gained {
  /** Returns how requests carry it. */
  attached(place: SignInTarget): Promise<Attached>;
  keep(store: Store, place: SignInTarget): Promise<void>;
  /** Settings of the profile that the next sign-in needs. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What the authorization server granted. */
  readonly grant?: Grant;
}

/** Gets a secret from a flag, or prompts for it; the sandbox accepts a fixed one. */
export async function askFor({ args, context, parts, name, credential }: Login<SecretCredential>): Promise<Gained> {
  const { title, flag } = credential;
  const usual = parts.sandbox && sandboxSecret;
  const typed =
    (args[flag] as string | undefined) ??
    usual ??
    (await context.ask(`${title}:`, { flag: `--${flag}`, hidden: true }));
  const secret = checkSecret(typed, `--${flag}`, 'usage');
  return {
    attached: ({ values }) => {
      const variable = (one: string): Promise<string> =>
        values[one] === undefined ? context.variable(one) : Promise.resolve(values[one]);
      return attachSecret({ ...parts, variable, now: context.world.now }, credential, secret);
    },
    keep: (store, { issuer }) => store.write(accountOf(name, credential), { origin: issuer, secret }),
    settings: {},
  };
}

/** Requests tokens from the authorization server; `place` is known unless the response names it. */
export async function requestFor(
  login: Login<OAuthCredential>,
  store: Store,
  place: SignInTarget | undefined,
): Promise<Gained> {
  const { credential } = login;
  const arrival = await settleArrival(login);
  const pair = await settleClient(login, store, place);
  const grant = await granted(login, place?.origin ?? '', pair, arrival);
  const { id, secret } = credential.client;
  return {
    attached: () => Promise.resolve(always(attach(credential.attach, grant.accessToken))),
    keep: (to, { issuer }) => keepTokens(login, to, issuer, pair, grant),
    settings: {
      ...(id.setting !== undefined && { [id.setting]: pair.id }),
      ...(secret?.setting !== undefined && { [secret.setting]: MASK }),
      ...arrival?.settings,
    },
    grant,
  };
}

async function granted(
  { args, context, parts, credential }: Login<OAuthCredential>,
  origin: string,
  pair: ClientPair,
  arrival: Arrival | undefined,
): Promise<Grant> {
  // A boolean flag is 1 or 0.
  const valueOf = (name: string): unknown =>
    context.command.flags[name]?.kind === 'boolean' ? Number(args[name] === true) : args[name];
  const query = Object.fromEntries(
    Object.entries(credential.authorizeQuery ?? {}).map(([name, text]) => [name, fillText(text, valueOf)]),
  );
  if (credential.device !== undefined) {
    const { signInWithDevice } = await import('../../auth/device.js');
    return signInWithDevice({ parts, credential, origin, pair, device: credential.device, fields: query });
  }
  if (arrival === undefined) return requestToken(parts, credential, origin, pair, { grant_type: 'client_credentials' });
  const { signInWithBrowser } = await import('../../auth/oauth.js');
  return signInWithBrowser({
    ...{ parts, credential, origin, pair, arrival, query },
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
