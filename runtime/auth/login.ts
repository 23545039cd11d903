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
import { credentialsOf, redirected } from './find.js';
import { aimOf, checkOrigin, matchOrigin, overrideOf, sandboxOrigin, type Aim } from './origin.js';
import { authParts, sandboxSecret, type AuthParts } from './parts.js';
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

/** Origin of a sign-in, and the profile settings that lead to it. */
export interface SignInTarget extends Aim {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Values of the variables that the origin and the credential name. */
  readonly values: Readonly<Record<string, string>>;
}

/**
 * Returns the address that a setting puts in place of that of the service; the credential will be bound to it. Fails with
 * `config` for an address of this run, which uses credentials from the environment only.
 */
export async function settleOverride(context: Context, target: Target): Promise<Aim | undefined> {
  const parts = authParts(context);
  const { host } = target;
  const aim = parts.sandbox ? undefined : await overrideOf(parts, host);
  if (aim?.by === undefined) return undefined;
  const { origin, by } = aim;
  if (by.from === 'setting') {
    checkIssuer(context, target, aim);
    parts.reporter.note(`Signing in to ${origin}, which ${by.name} names.`);
    return aim;
  }
  throw new CliError(
    'config',
    `Nothing was stored: ${by.name} points to ${origin}, where only credentials from the environment are used.`,
    `Set ${either(variablesOf(credentialsOf(parts, host).map(([, one]) => one)))}, or remove ${by.name} and sign in again.`,
  );
}

/** Returns the place named by flags, environment and settings; prompts for missing values. */
export async function settlePlace(
  args: LoginArgs,
  context: Context,
  target: Target,
  override: Aim | undefined,
): Promise<SignInTarget> {
  const { service } = context;
  const { host, credential } = target;
  const values: Record<string, string> = {};
  const settings: Record<string, unknown> = {};
  const typed = new Set<string>();
  const inOrigin = override === undefined ? holes(service.hosts[host]?.origin ?? '') : [];
  const sent = credential.kind === 'secret' ? variablesIn(credential.attach) : [];
  for (const name of new Set([...inOrigin, ...sent])) {
    const variable = service.variables[name];
    if (variable === undefined) continue;
    const settled = await settleVariable(args, context, name);
    values[name] = settled.value;
    if (settled.isTyped) typed.add(name);
    if (variable.setting !== undefined) settings[variable.setting] = settled.value;
  }
  if (override !== undefined) return { ...override, settings, values };
  const parts = authParts(context);
  const aim = await aimOf(
    {
      ...parts,
      variable: (name) => Promise.resolve(values[name] ?? ''),
      // The flag of the login command has the name of the variable.
      flagOf: (name) => (typed.has(name) ? name : parts.flagOf(name)),
    },
    host,
  );
  checkIssuer(context, target, aim);
  return { ...aim, settings, values };
}

/**
 * Refuses to get a credential from another server than the one that it would be for, if only a setting names that: such a
 * server issues it for the address that the service declares.
 */
function checkIssuer(context: Context, { credential, host }: Target, { origin, by }: Aim): void {
  const issuer = by?.from === 'setting' ? issuerElsewhere(credential, origin) : undefined;
  if (by === undefined || issuer === undefined) return;
  const { service } = context;
  const names = variablesOf(credentialsOf({ service }, host).map(([, one]) => one));
  const other = targets(context).find(
    (one) => one.host === host && one.credential.select && issuerElsewhere(one.credential, origin) === undefined,
  )?.credential.select;
  const instead = other === undefined ? 'Remove' : `Sign in with --${other.flag}, remove`;
  throw new CliError(
    'config',
    `Nothing was sent: ${issuer} signs you in for the address of the service, not for ${origin} (${by.name}).`,
    `${instead} ${by.name}, or set ${by.env} and ${either(names)} in the environment.`,
  );
}

/** Returns the origin of an endpoint of a credential that is not below an origin. */
function issuerElsewhere(credential: Credential, origin: string): string | undefined {
  if (credential.kind === 'secret') return undefined;
  return [credential.authorize, credential.token]
    .flatMap((url) => (url !== undefined && URL.canParse(url) ? new URL(url).origin : []))
    .find((one) => one !== new URL(origin).origin);
}

async function settleVariable(
  args: LoginArgs,
  context: Context,
  name: string,
): Promise<{ readonly value: string; readonly isTyped: boolean }> {
  const variable = context.service.variables[name];
  const typed = args[name];
  const enter = async (text: string) => ({ value: await normalized(context, name, text), isTyped: true });
  if (typeof typed === 'string' && typed !== '') return enter(typed);
  try {
    return { value: await context.variable(name), isTyped: false };
  } catch (error) {
    if (!(error instanceof CliError) || error.message !== variable?.missing) throw error;
    const question = variable.ask ?? `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}:`;
    return enter(await context.ask(question, { flag: `--${name}` }));
  }
}

/** Returns a typed value, cleaned and checked by the rules of the variable. */
function normalized(context: Context, name: string, text: string): Promise<string> {
  const { service, globals } = context;
  const variable = service.variables[name];
  if (variable === undefined) throw new Error(`The service has no variable ${name}`);
  const read = variableReader({
    ...context,
    service: { ...service, variables: { [name]: { ...variable, flag: name } } },
    globals: { ...globals, other: { [name]: text } },
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
export function placeFromGrant(context: Context, host: string, field: string, { response }: Grant): SignInTarget {
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
  const safe = checkOrigin(origin, `the response field ${field}`);
  return { origin: safe, issuer: safe, settings: Object.fromEntries(settings), values };
}

/**
 * Returns id and secret of the app: from flags, environment or store, else from a prompt. A stored secret is used only
 * for the origin that it was stored for, and one of the environment not where only a setting names the origin; the sandbox
 * accepts any app with a secret of its own.
 */
export async function settleClient(
  args: LoginArgs,
  context: Context,
  { client }: OAuthCredential,
  store: Store,
  aim: Aim | undefined,
): Promise<ClientPair> {
  const { world, profile, command, service } = context;
  const stored = await readSecret(store, clientAccountOf({ client }));
  const local = authParts(context).sandbox !== undefined;
  const kept = local || aim === undefined || stored?.origin === aim.origin ? stored : undefined;
  const setting = client.id.setting === undefined ? undefined : await profile.get(client.id.setting);
  const usual = local ? sandboxSecret : undefined;
  const id = text(args[client.id.flag]) ?? text(world.env[client.id.env]) ?? text(setting) ?? kept?.clientId ?? usual;
  const mine = kept?.clientId === undefined || kept.clientId === id ? kept?.secret : undefined;
  const given = text(world.env[client.secret.env]);
  const by = given !== undefined && aim?.by?.from === 'setting' ? aim.by : undefined;
  const secret = text(args[client.secret.flag]) ?? (by === undefined ? given : undefined) ?? mine ?? usual;
  if (!secret && by !== undefined && aim !== undefined && !context.prompts)
    throw redirected(client.secret.env, `--${client.secret.flag}`, aim.origin, by);
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
  parts.reporter.note(
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
