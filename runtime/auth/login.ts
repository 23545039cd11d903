import { defined } from '../base/defined.js';
import { variableReader } from './variables.js';
import type { Context } from '../contract/context.js';
import type { ClientPart, Credential, OAuthCredential } from '../contract/credential.js';
import type { Service } from '../contract/service.js';
import { CliError } from '../base/errors.js';
import { fillText, holes } from '../base/template.js';
import { getPath } from '../base/paths.js';
import { checkSecret, variablesIn } from './attach.js';
import type { ClientPair, Grant } from './endpoint.js';
import { storeSetting } from '../state/profile.js';
import { credentialsOf } from './find.js';
import { checkOrigin, declaredOrigin, matchOrigin, overrideOf } from './origin.js';
import { authParts, sandboxOrigin, sandboxSecret, type AuthParts } from './parts.js';
import { withTokens } from './refresh.js';
import { credentialsFile, either, openStore, variablesOf, type Store } from './store.js';
import { accountOf, clientAccountOf, readSecret, writeEntry, type Tokens } from './tokens.js';

/** Flags of a login command, by name. */
export type LoginArgs = Readonly<Record<string, unknown>>;

/** A credential that a login command can store, and its host. */
export interface Target {
  readonly name: string;
  readonly credential: Credential;
  readonly host: string;
}

/** Returns the credentials that the running command can store, in the order of the hosts. */
export function targets({ service, command }: Context): Target[] {
  return Object.entries(service.hosts).flatMap(([host, { credentials }]) =>
    credentials.flatMap((name) => {
      const credential = service.credentials[name];
      if (credential === undefined) return [];
      const login = credential.login ?? service.login;
      // An app is verified by signing in as itself.
      const setup = credential.kind === 'oauth' && credential.grant === 'client-credentials' && credential.client.setup;
      return [login, setup].includes(command.words) ? [{ name, credential, host }] : [];
    }),
  );
}

/** Returns the credential that the flags choose. */
export function chooseTarget(args: LoginArgs, context: Context): Target {
  const all = targets(context);
  const chosen = all.find(({ name, credential: { select } }, index) => {
    if (select === undefined) return index > 0 && args[name] === true;
    const { env } = select;
    return args[select.flag] === true || (env !== undefined && context.world.env[env.name] === env.value);
  });
  const target = chosen ?? all.find(({ credential }) => credential.select === undefined) ?? all[0];
  if (target === undefined) throw new Error(`No credential names "${context.command.words}" as its login`);
  return target;
}

/** Opens the store that a login writes to, and tests it before anything else happens. */
export async function prepareStore(context: Context, choice: 'keychain' | 'file' | undefined): Promise<Store> {
  const store = await openStore({ ...authParts(context), login: context.command.words }, choice);
  await store.probe();
  return store;
}

/** Refuses to sign in to an overridden host, which uses credentials from the environment only. */
export async function refuseOverride(parts: AuthParts, host: string): Promise<void> {
  const override = parts.sandbox ? undefined : await overrideOf(parts, host);
  if (override === undefined) return;
  throw new CliError(
    'config',
    `Nothing was stored: ${override.by} points to ${override.origin}, where only credentials from the environment are used.`,
    `Set ${either(variablesOf(credentialsOf(parts, host).map(([, one]) => one)))}, or remove ${override.by} and sign in again.`,
  );
}

/** Origin of a sign-in, and the profile settings that lead to it. */
export interface Place {
  readonly origin: string;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Values of the variables that the origin and the credential name. */
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the place named by flags, environment and settings; prompts for missing values. */
export async function settlePlace(args: LoginArgs, context: Context, { host, credential }: Target): Promise<Place> {
  const { service, profile } = context;
  const values: Record<string, string> = {};
  const settings: Record<string, unknown> = {};
  const sent = credential.kind === 'secret' ? variablesIn(credential.attach) : [];
  for (const name of new Set([...holes(service.hosts[host]?.origin ?? ''), ...sent])) {
    const variable = service.variables[name];
    if (variable === undefined) continue;
    values[name] = await settleVariable(args, context, name);
    if (variable.setting !== undefined) settings[variable.setting] = values[name];
  }
  const variable = (name: string): Promise<string> => Promise.resolve(values[name] ?? '');
  return { origin: await declaredOrigin({ service, world: context.world, profile, variable }, host), settings, values };
}

async function settleVariable(args: LoginArgs, context: Context, name: string): Promise<string> {
  const variable = context.service.variables[name];
  const flag = variable?.login?.flag ?? name;
  const typed = args[flag];
  if (typeof typed === 'string' && typed !== '') return normalized(context, name, flag, typed);
  try {
    return await context.variable(name);
  } catch (error) {
    if (!(error instanceof CliError) || error.message !== variable?.missing) throw error;
    const question = variable.login?.ask ?? `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}:`;
    return normalized(context, name, flag, await context.ask(question, { flag: `--${flag}` }));
  }
}

/** Returns a typed value, cleaned and checked by the rules of the variable. */
function normalized(context: Context, name: string, flag: string, text: string): Promise<string> {
  const { service, globals } = context;
  const variable = service.variables[name];
  if (variable === undefined) throw new Error(`The service has no variable ${name}`);
  const read = variableReader({
    ...context,
    service: { ...service, variables: { [name]: { ...variable, flag } } },
    globals: { ...globals, other: { [flag]: text } },
  });
  return read(name);
}

/** Refuses a value for the profile setting of a variable that the variable does not allow. */
export async function checkVariable(context: Context, name: string, text: string): Promise<void> {
  const { service, profile } = context;
  const { flag: _flag, env: _env, ...variable } = service.variables[name] ?? { missing: '' };
  const read = variableReader({
    ...context,
    service: { ...service, variables: { [name]: variable } },
    profile: { ...profile, get: () => Promise.resolve(text) },
  });
  await read(name);
}

/** Returns the place that a token response names, checked against the host's own addresses. */
export function placeFromGrant(context: Context, host: string, field: string, { response }: Grant): Place {
  const { service } = context;
  const named = getPath(response, field);
  const origin = typeof named === 'string' && URL.canParse(named) ? new URL(named).origin : '';
  const values = matchOrigin(service, host, origin);
  if (values === undefined) {
    throw new CliError(
      'config',
      `${service.title} signed you in for ${origin === '' ? 'an unknown address' : origin}, which is not one of its addresses. Nothing was stored.`,
      'Sign in again; if the problem persists, report it.',
    );
  }
  const settings = Object.entries(values).flatMap(([name, value]) => {
    const setting = service.variables[name]?.setting;
    return setting === undefined ? [] : [[setting, value] as const];
  });
  return { origin: checkOrigin(origin, `the response field ${field}`), settings: Object.fromEntries(settings), values };
}

/**
 * Returns id and secret of the app: from flags, environment or store, else from a prompt. A stored secret is used only
 * for the origin that it was stored for; the sandbox accepts any app with a secret of its own.
 */
export async function settleClient(
  args: LoginArgs,
  context: Context,
  { client }: OAuthCredential,
  store: Store,
  origin: string | undefined,
): Promise<ClientPair> {
  const { world, profile, command, service } = context;
  const stored = await readSecret(store, clientAccountOf({ client }));
  const local = authParts(context).sandbox !== undefined;
  const kept = local || origin === undefined || stored?.origin === origin ? stored : undefined;
  const setting = client.id.setting === undefined ? undefined : await profile.get(client.id.setting);
  const usual = local ? sandboxSecret : undefined;
  const id = text(args[client.id.flag]) ?? text(world.env[client.id.env]) ?? text(setting) ?? kept?.clientId ?? usual;
  const mine = kept?.clientId === undefined || kept.clientId === id ? kept?.secret : undefined;
  const secret = text(args[client.secret.flag]) ?? text(world.env[client.secret.env]) ?? mine ?? usual;
  if ((!id || !secret) && client.setup !== undefined && client.setup !== command.words) {
    throw new CliError(
      'config',
      `Profile "${profile.name}" has no OAuth app to sign in with.`,
      `Run "${service.binary} ${client.setup}", or set ${client.id.env} and ${client.secret.env}.`,
    );
  }
  const ask = (part: ClientPart, hidden: boolean): Promise<string> =>
    context.ask(hidden ? 'Client secret:' : 'Client id:', { flag: `--${part.flag}`, hidden });
  return {
    id: checkSecret(id ?? (await ask(client.id, false)), 'the client id', 'usage'),
    secret: checkSecret(secret ?? (await ask(client.secret, true)), 'the client secret', 'usage'),
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Stores an OAuth sign-in with the app that can renew it. */
export async function keepTokens(
  parts: AuthParts,
  store: Store,
  { name, credential }: Target & { readonly credential: OAuthCredential },
  origin: string,
  pair: ClientPair,
  grant: Grant,
): Promise<void> {
  const bound = parts.sandbox ? sandboxOrigin : origin;
  const { accessToken, refreshToken, expiresAt, obtainedAt } = grant;
  const tokens: Tokens = {
    credential: name,
    origin: bound,
    accessToken,
    ...defined({ refreshToken, expiresAt }),
    obtainedAt,
    clientId: pair.id,
  };
  const account = accountOf(name, credential);
  await withTokens(parts, account, async () => {
    await writeEntry(store, clientAccountOf(credential), { origin: bound, secret: pair.secret, clientId: pair.id });
    await writeEntry(store, account, tokens);
  });
}

/** Stores a pasted secret. */
export async function keepSecret(
  parts: AuthParts,
  store: Store,
  { name, credential }: Target,
  origin: string,
  secret: string,
): Promise<void> {
  await writeEntry(store, accountOf(name, credential), { origin: parts.sandbox ? sandboxOrigin : origin, secret });
}

/**
 * Finishes a sign-in after its credential was stored: removes other credentials of the same host, records in the profile
 * how it signed in and where that is stored, empties the previous store, and explains the file store once.
 */
export async function finishLogin(
  parts: AuthParts,
  store: Store,
  target: Target,
  choice: 'keychain' | 'file' | undefined,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { service, profile } = parts;
  const kept = accountsOf(target.name, target.credential);
  for (const name of service.hosts[target.host]?.credentials ?? []) {
    const other = service.credentials[name];
    for (const account of other === undefined ? [] : accountsOf(name, other)) {
      if (!kept.includes(account)) await store.remove(account);
    }
  }
  const before = await profile.get(storeSetting);
  const { credential } = target;
  await profile.set({
    ...settings,
    ...defined({ auth_mode: credential.mode }),
    ...(choice === undefined || parts.sandbox ? {} : { [storeSetting]: choice === 'file' ? 'file' : undefined }),
  });
  if (choice === undefined || choice === (before ?? 'keychain')) return;
  const old = await openStore(parts, choice === 'file' ? 'keychain' : 'file');
  // If the old store cannot be reached, its content cannot be used either.
  for (const account of allAccounts(service)) await old.remove(account).catch(() => false);
  if (choice === 'keychain' || parts.sandbox) return;
  parts.note(
    `The credential is stored in ${credentialsFile(parts.folder)}. Only your user can read the file, but it is not ` +
      'encrypted: anyone who gets your files or a backup can use it. To undo this, sign in with "--store keychain".',
  );
}

/** Returns the accounts that a credential can have below a profile. */
export function accountsOf(name: string, credential: Credential): string[] {
  return [accountOf(name, credential), ...(credential.kind === 'oauth' ? [clientAccountOf(credential)] : [])];
}

/** Returns the accounts that the profiles of a service can have. */
export function allAccounts({ credentials }: Service): string[] {
  return [...new Set(Object.entries(credentials).flatMap(([name, one]) => accountsOf(name, one)))];
}

/** Returns who signed in, by the names under which it is shown. */
export function identityOf(credential: Pick<Credential, 'identity'>, response: unknown): Record<string, string> {
  const entries = Object.entries(credential.identity ?? {}).map(([name, template]) => [
    name,
    fillText(template, (path) => getPath(response, path)).trim(),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== '')) as Record<string, string>;
}
