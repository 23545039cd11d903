/** The steps of a sign-in: which credential, where, with which app, and how it is stored. */
import { defined } from '../base/defined.js';
import type { Context } from '../contract/context.js';
import type { ClientPart, Credential, OAuthCredential } from '../contract/credential.js';
import { CliError, toRun } from '../base/errors.js';
import { either } from '../base/message.js';
import { LOGIN } from '../base/standard.js';
import { holes } from '../base/template.js';
import { getPath } from '../base/paths.js';
import { storeSetting } from '../state/profile.js';
import { checkSecret, variablesIn } from './attach.js';
import type { Grant } from './endpoint.js';
import { appVariables, requestsToken, type ClientPair } from './environment.js';
import { credentialsOf, redirected, variablesFor, waysOf } from './find.js';
import { aimOf, checkOrigin, matchOrigin, overrideOf, type Aim } from './origin.js';
import { authParts, sandboxSecret, type AuthParts } from './parts.js';
import { withTokens } from './refresh.js';
import {
  accountOf,
  accountsOf,
  allAccounts,
  credentialsFile,
  openStore,
  readClient,
  writeClient,
  type Store,
} from './store.js';
import { checkVariable } from './variables.js';

/** A credential that a login command can store, and its host. */
export interface Target<Kind extends Credential = Credential> {
  readonly name: string;
  readonly credential: Kind;
  readonly host: string;
}

/** What a login command stores together. */
export type Together<T> = readonly [T, ...T[]];

/** A run of a login command. */
export interface Login<Kind extends Credential = Credential> extends Target<Kind> {
  readonly context: Context;
  readonly parts: AuthParts;
  /** Flags of the command, by name. */
  readonly args: Readonly<Record<string, unknown>>;
}

/** Origin of a sign-in, and the profile settings that lead to it. */
export interface SignInTarget extends Aim {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Values of the variables that the origin and the credential name. */
  readonly values: Readonly<Record<string, string>>;
}

/** Returns the credentials that the running command can store, in the order of the hosts; those in one list are sent together. */
function targets(context: Context): Together<Target>[] {
  const { service, command } = context;
  return Object.keys(service.hosts).flatMap((host) =>
    waysOf(context, host).flatMap((way): Together<Target>[] => {
      const [first, ...others] = way.map(([name, credential]) => ({ name, credential, host }));
      if (first === undefined) return [];
      // An app is verified by signing in as itself.
      const setup = requestsToken(first.credential) && first.credential.client.setup;
      return [first.credential.login ?? LOGIN, setup].includes(command.words) ? [[first, ...others]] : [];
    }),
  );
}

/** Starts a sign-in with the credentials that the flags choose. */
export function startLogin(args: Login['args'], context: Context): Together<Login> {
  const all = targets(context);
  const chosen = all.find(([{ name, credential }], index) => {
    const { select } = credential;
    if (select === undefined) return index > 0 && args[name] === true;
    const { env } = select;
    return args[select.flag] === true || (env !== undefined && context.world.env[env.name] === env.value);
  });
  const way = chosen ?? all.find(([{ credential }]) => credential.select === undefined) ?? all[0];
  if (way === undefined) throw new Error(`No credential names "${context.command.words}" as its login`);
  const start = (target: Target): Login => ({ ...target, context, parts: authParts(context), args });
  const [first, ...others] = way;
  return [start(first), ...others.map(start)];
}

/**
 * Returns the address that a setting puts in place of that of the service; the credential will be bound to it. Fails with
 * `config` for an address of this run, which uses credentials from the environment only.
 */
export async function settleOverride(logins: Together<Login>): Promise<Aim | undefined> {
  const [{ parts, host }] = logins;
  const aim = parts.sandbox ? undefined : await overrideOf(parts, host);
  if (aim?.by === undefined) return undefined;
  const { origin, by } = aim;
  if (by.from === 'setting') {
    for (const login of logins) checkIssuer(login, aim);
    parts.reporter.note(`Signing in to ${origin}, which ${by.name} names.`);
    return aim;
  }
  throw new CliError(
    'config',
    `Nothing was stored: ${by.name} points to ${origin}, where only credentials from the environment are used.`,
    `Set ${either(variablesFor(parts, host))}, or remove ${by.name} and sign in again.`,
  );
}

/** Returns the place named by flags, environment and settings; prompts for missing values. */
export async function settlePlace(logins: Together<Login>, override: Aim | undefined): Promise<SignInTarget> {
  const [login] = logins;
  const { parts, host } = login;
  const { service } = parts;
  // In the sandbox the origin is another one in every run, and no variable sets it.
  if (parts.sandbox) return { ...(await aimOf(parts, host)), settings: {}, values: {} };
  const values: Record<string, string> = {};
  const settings: Record<string, unknown> = {};
  const typed = new Set<string>();
  const inOrigin = override === undefined ? holes(service.hosts[host]?.origin ?? '') : [];
  const sent = logins.flatMap(({ credential }) => (credential.kind === 'secret' ? variablesIn(credential.attach) : []));
  for (const name of new Set([...inOrigin, ...sent])) {
    const variable = service.variables[name];
    if (variable === undefined) continue;
    const settled = await settleVariable(login, name);
    values[name] = settled.value;
    if (settled.isTyped) typed.add(name);
    if (variable.setting !== undefined) settings[variable.setting] = settled.value;
  }
  if (override !== undefined) return { ...override, settings, values };
  const aim = await aimOf(
    {
      ...parts,
      variable: (name) => Promise.resolve(values[name] ?? ''),
      // The flag of the login command has the name of the variable.
      flagOf: (name) => (typed.has(name) ? name : parts.flagOf(name)),
    },
    host,
  );
  for (const one of logins) checkIssuer(one, aim);
  return { ...aim, settings, values };
}

/**
 * Refuses to get a credential from another server than the one that it would be for, if only a setting names that: such a
 * server issues it for the address that the service declares.
 */
function checkIssuer({ context, parts, credential, host }: Login, { origin, by }: Aim): void {
  const issuer = by?.from === 'setting' ? issuerElsewhere(credential, origin) : undefined;
  if (by === undefined || issuer === undefined) return;
  const other = targets(context).find(
    ([one]) => one.host === host && one.credential.select && issuerElsewhere(one.credential, origin) === undefined,
  )?.[0].credential.select;
  const instead = other === undefined ? 'Remove' : `Sign in with --${other.flag}, remove`;
  throw new CliError(
    'config',
    `Nothing was sent: ${issuer} signs you in for the address of the service, not for ${origin} (${by.name}).`,
    `${instead} ${by.name}, or set ${by.env} and ${either(variablesFor(parts, host))} in the environment.`,
  );
}

/** Returns the origin of an endpoint of a credential that is not below an origin. */
function issuerElsewhere(credential: Credential, origin: string): string | undefined {
  if (credential.kind === 'secret') return undefined;
  return [credential.authorize, credential.device, credential.token]
    .flatMap((url) => (url !== undefined && URL.canParse(url) ? new URL(url).origin : []))
    .find((one) => one !== new URL(origin).origin);
}

async function settleVariable(
  { args, context }: Login,
  name: string,
): Promise<{ readonly value: string; readonly isTyped: boolean }> {
  const { service } = context;
  const variable = service.variables[name];
  const enter = (typed: string) => ({ value: checkVariable(service, name, typed, `--${name}`), isTyped: true });
  const typed = textOf(args[name]);
  if (typed !== undefined) return enter(typed);
  try {
    return { value: await context.variable(name), isTyped: false };
  } catch (error) {
    if (!(error instanceof CliError) || error.message !== variable?.missing) throw error;
    const question = variable.ask ?? `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}:`;
    return enter(await context.ask(question, { flag: `--${name}` }));
  }
}

/** Returns the place that a token response names in a field, checked against the addresses of the host. */
export function placeFromGrant({ parts, host }: Login, field: string, grant: Grant | undefined): SignInTarget {
  const { service } = parts;
  const named = getPath(grant?.response, field);
  const origin = typeof named === 'string' && URL.canParse(named) ? new URL(named).origin : '';
  const values = matchOrigin(service, host, origin);
  if (values === undefined) {
    throw new CliError(
      'config',
      `${service.title} signed you in for ${origin === '' ? 'an unknown address' : origin}, which is not one of its addresses. Nothing was stored.`,
      'Sign in again; if the problem persists, report it.',
    );
  }
  const settings: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const setting = service.variables[name]?.setting;
    if (setting !== undefined) settings[setting] = value;
  }
  const safe = checkOrigin(origin, `the response field ${field}`);
  return { origin: safe, issuer: safe, settings, values };
}

/**
 * Returns id and secret of the app: from flags, environment or store, else from a prompt. A stored secret is used only
 * for the origin that it was stored for, and one of the environment not where only a setting names the origin; the sandbox
 * accepts any app with a secret of its own.
 */
export async function settleClient(
  { args, context, parts, credential }: Login<OAuthCredential>,
  store: Store,
  aim: Aim | undefined,
): Promise<ClientPair> {
  const { client } = credential;
  const { world, profile, service } = parts;
  const stored = await readClient(store, credential);
  const local = parts.sandbox !== undefined;
  const kept = local || aim === undefined || stored?.origin === aim.origin ? stored : undefined;
  const setting = client.id.setting === undefined ? undefined : await profile.get(client.id.setting);
  const usual = local ? sandboxSecret : undefined;
  const id =
    textOf(args[client.id.flag]) ?? textOf(world.env[client.id.env]) ?? textOf(setting) ?? kept?.clientId ?? usual;
  const mine = kept?.clientId === undefined || kept.clientId === id ? kept?.secret : undefined;
  const given = client.secret && textOf(world.env[client.secret.env]);
  const by = given !== undefined && aim?.by?.from === 'setting' ? aim.by : undefined;
  const secret =
    client.secret && (textOf(args[client.secret.flag]) ?? (by === undefined ? given : undefined) ?? mine ?? usual);
  if (client.secret && !secret && by !== undefined && aim !== undefined && !context.prompts)
    throw redirected(client.secret.env, `--${client.secret.flag}`, aim.origin, by);
  if ((!id || (client.secret && !secret)) && client.setup !== undefined && client.setup !== context.command.words) {
    throw new CliError(
      'config',
      `Profile "${profile.name}" has no OAuth app to sign in with.`,
      toRun(`${service.binary} ${client.setup}`, (line) => `Run ${line}, or set ${appVariables(credential, 'and')}.`),
    );
  }
  const ask = (part: ClientPart, hidden: boolean): Promise<string> =>
    context.ask(hidden ? 'Client secret:' : 'Client id:', { flag: `--${part.flag}`, hidden });
  const own = checkSecret(id ?? (await ask(client.id, false)), 'the client id', 'usage');
  if (client.secret === undefined) return { id: own };
  return { id: own, secret: checkSecret(secret ?? (await ask(client.secret, true)), 'the client secret', 'usage') };
}

/** Returns a text that is not empty; `undefined` for any other value. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Stores tokens with the app that can renew them. */
export async function keepTokens(
  { parts, name, credential }: Login<OAuthCredential>,
  store: Store,
  origin: string,
  pair: ClientPair,
  { response: _response, ...token }: Grant,
): Promise<void> {
  const account = accountOf(name, credential);
  await withTokens(parts, account, async () => {
    await writeClient(store, credential, origin, pair);
    await store.write(account, { credential: name, origin, ...token, clientId: pair.id });
  });
}

/**
 * Finishes a sign-in after its credential was stored: removes other credentials of the same host, records in the profile
 * how it signed in and where that is stored, empties the previous store, and explains the file store once.
 */
export async function finishLogin(
  logins: Together<Login>,
  store: Store,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [{ parts, args, credential, host }] = logins;
  const { service, profile } = parts;
  const choice = args['store'] as Store['kind'] | undefined;
  const kept = logins.flatMap((one) => accountsOf(one.name, one.credential));
  for (const [other, declared] of credentialsOf(parts, host)) {
    for (const account of accountsOf(other, declared)) {
      if (!kept.includes(account)) await store.remove(account);
    }
  }
  const before = (await profile.get(storeSetting)) ?? 'keychain';
  await profile.set({
    ...settings,
    ...defined({ auth_mode: credential.mode }),
    ...(choice !== undefined && !parts.sandbox && { [storeSetting]: choice === 'file' ? 'file' : undefined }),
  });
  if (choice === undefined || choice === before) return;
  const old = await openStore(parts, choice === 'file' ? 'keychain' : 'file');
  // If the old store cannot be reached, its content cannot be used either.
  for (const account of allAccounts(service)) await old.remove(account).catch(() => false);
  if (choice === 'keychain' || parts.sandbox) return;
  parts.reporter.note(
    `The credential is stored in ${credentialsFile(parts.folder)}. Only your user can read the file, but it is not ` +
      'encrypted: anyone who gets your files or a backup can use it. To undo this, sign in with "--store keychain".',
  );
}
