import { defined } from '../../base/defined.js';
import type { Context, Group, Node } from '../../contract/context.js';
import type { Service, Setting } from '../../contract/service.js';
import { CliError } from '../../base/errors.js';
import { isSafeKey } from '../../base/objects.js';
import { readConfig } from '../../state/config.js';
import { storeSetting } from '../../state/profile.js';

/** Replaces a secret in the settings file and in output; the secret is stored with the credentials. */
export const mask = '********';

/** Returns the rule of a setting; the name may be any text. */
export const ruleOf = ({ settings }: Service, key: string): Setting | undefined =>
  Object.hasOwn(settings, key) ? settings[key] : undefined;

/** Whether the value of a setting is never shown or stored with the settings: as declared, or by the words of another name. */
export function isSecret(service: Service, key: string): boolean {
  const rule = ruleOf(service, key);
  if (rule !== undefined) return rule.secret === true;
  const words = key.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return (
    commandOf(key) === undefined && /(?:^|[^a-z])(?:secret|token|password|passwd|(?:api)?key)s?(?:$|[^a-z])/.test(words)
  );
}

/** Settings that the commands of every client store, besides those of the service. */
const shared = new Set([storeSetting, 'auth_mode']);

/** Returns the settings of the active profile for output: without internal ones, secrets masked. */
export async function shownSettings({ service, profile, folder }: Context): Promise<Record<string, unknown>> {
  const settings = Object.entries((await readConfig(folder)).profiles[profile.name] ?? {});
  const shown = settings.filter(([name]) => !ruleOf(service, name)?.internal).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(shown.map(([name, value]) => [name, isSecret(service, name) ? mask : value]));
}

/** Words of the command whose columns a setting holds, `columns.order.list`; `undefined` for another name. */
export const commandOf = (key: string): readonly string[] | undefined =>
  key.startsWith('columns.') ? key.split('.').slice(1) : undefined;

/** Fails on a setting with the columns of a command that does not exist, and on columns that the command does not have. */
async function checkColumns(context: Context, key: string, text: string): Promise<void> {
  const words = commandOf(key);
  if (words === undefined) return;
  const { run } = (await nodeAt(context.client, words)) ?? {};
  if (run === undefined) throw noCommand(key, words);
  const { command } = await run();
  const [{ knownColumns }, { checkKnown }] = await Promise.all([
    import('../../pipeline/field-check.js'),
    import('../../output/fields.js'),
  ]);
  const { columns, flags, id, handler } = command;
  // What a write cannot look up is an error, and what a read cannot look up is accepted.
  const effect = handler.plan === undefined ? command.effect : 'update';
  const known = await knownColumns(handler.plan, {
    ...context,
    command: { ...context.command, id, effect, flags, given: new Set(), ...defined({ columns }) },
  });
  if (known === undefined) return;
  const { nearest } = await import('../../base/suggestions.js');
  const has = async (name: string): Promise<boolean> => {
    try {
      return (await known.has?.(name)) === true;
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      if (nearest(name, known.names).length > 0) return false;
      context.warn(`${name} in ${key} is not a known column, and could not be looked up. ${error.message}`);
      return true;
    }
  };
  const names = text.split(',').map((name) => name.trim());
  await checkKnown({ names, by: key, noun: 'column' }, { ...known, has }, 'usage');
}

async function nodeAt({ tree }: Context['client'], words: readonly string[]): Promise<Node | undefined> {
  let group: Group | undefined = tree;
  let node: Node | undefined;
  for (const word of words) {
    node = group !== undefined && Object.hasOwn(group.nodes, word) ? group.nodes[word] : undefined;
    group = (await node?.open?.())?.group;
  }
  return node;
}

const noCommand = (key: string, words: readonly string[]): CliError =>
  new CliError(
    'usage',
    `"${key}" does not name a command: "${words.join(' ')}" does not exist.`,
    'Write columns.<command> with dots between the words, for example columns.alias.list.',
  );
/** Returns one setting for output; `undefined` without a value. */
export async function shownSetting({ service, profile }: Context, key: string): Promise<unknown> {
  const value = await profile.get(key);
  return value !== undefined && isSecret(service, key) ? mask : value;
}

/** Returns a value on one line. */
export function showText(value: unknown): string {
  return typeof value === 'string' && !/[\u0000-\u001f\u007f-\u009f]/.test(value) ? value : JSON.stringify(value);
}

/**
 * Returns the setting that a name means: its own name in any spelling, the flag whose default it is, or what the sign-in
 * calls it (`output`, `clientId`). Another name is returned unchanged.
 */
export function settingNamed(service: Service, name: string): string {
  if (Object.hasOwn(service.settings, name)) return name;
  const wanted = plain(name);
  return Object.keys(service.settings).find((key) => plain(key) === wanted) ?? otherNames(service).get(wanted) ?? name;
}

/** Returns the names that settings have besides their own, without signs, and the setting of each. */
function otherNames({ settings, credentials, variables }: Service): ReadonlyMap<string, string> {
  const others = new Map<string, string>();
  for (const [key, { fills }] of Object.entries(settings)) {
    if (fills !== undefined) others.set(plain(fills), key);
  }
  for (const [variable, { setting, login }] of Object.entries(variables)) {
    if (setting !== undefined && login !== undefined) others.set(plain(login.flag ?? variable), setting);
  }
  for (const credential of Object.values(credentials)) {
    if (credential.kind !== 'oauth') continue;
    const { id, secret } = credential.client;
    for (const [part, usual] of [
      [id, 'clientid'],
      [secret, 'clientsecret'],
    ] as const) {
      if (part.setting !== undefined) others.set(plain(part.flag), part.setting).set(usual, part.setting);
    }
  }
  return others;
}

/** Returns the settings nearest to an unknown name, which may be a misspelling of any of their names. */
async function nearSettings(service: Service, key: string, names: readonly string[]): Promise<readonly string[]> {
  const { nearest } = await import('../../base/suggestions.js');
  const others = otherNames(service);
  const near = [
    ...nearest(key, names),
    ...nearest(plain(key), [...others.keys()]).map((one) => others.get(one) ?? one),
  ];
  return [...new Set(near)].filter((name) => names.includes(name));
}

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

/** Warns about an unknown name, with the known settings. */
export async function warnUnknown({ service, warn }: Context, key: string): Promise<void> {
  if (Object.hasOwn(service.settings, key) || shared.has(key) || commandOf(key) !== undefined) return;
  warn([unknown(service, key), await knownSettings(service, key)].join(' ').trim());
}

const unknown = ({ binary }: Service, key: string): string =>
  `"${key}" is not a setting of ${binary} and has no effect.`;

/** Returns sentences on the settings that an unknown name may mean. */
async function knownSettings(service: Service, key: string): Promise<string> {
  const names = Object.keys(service.settings).filter((name) => !service.settings[name]?.internal);
  const near = await nearSettings(service, key, names);
  return [
    ...(near.length === 0 ? [] : [`Did you mean ${near.join(', ')}?`]),
    ...(names.length === 0 ? [] : [`Known settings: ${names.join(', ')}.`]),
  ].join(' ');
}

/**
 * Fails on a name that only the commands themselves store, on one that cannot be a key, and on an unknown one whose value
 * may be a secret: the settings file must not hold it.
 */
export async function checkStorable({ service }: Context, key: string): Promise<void> {
  const { binary, login } = service;
  if (ruleOf(service, key) === undefined && isSecret(service, key)) {
    const message = `${unknown(service, key)} It may be a secret, so nothing was stored.`;
    throw new CliError('usage', message, (await knownSettings(service, key)) || undefined);
  }
  if (!isSafeKey(key)) throw new CliError('usage', `${JSON.stringify(key)} cannot be the name of a setting.`);
  if (!shared.has(key) && !ruleOf(service, key)?.internal) return;
  throw new CliError(
    'usage',
    `"${key}" is set by "${binary} ${login}" and other commands, not by hand.`,
    key === storeSetting ? `Run "${binary} ${login} --store file", or --store keychain.` : undefined,
  );
}

/** Returns the value to store; fails if the setting cannot have it. */
export async function checkValue(context: Context, key: string, text: string): Promise<string> {
  const { service, world, warn } = context;
  const [{ readValue }, { createInput }, { checkVariable }, { overrideOrigin }] = await Promise.all([
    import('../../pipeline/value.js'),
    import('../../pipeline/input.js'),
    import('../../auth/login.js'),
    import('../../auth/origin.js'),
  ]);
  const { kind = 'text', choices, min, max } = ruleOf(service, key) ?? {};
  const columns = commandOf(key) === undefined ? undefined : { kind: 'csv' as const, of: 'text' as const };
  const rule = { ...defined({ kind, describe: '', choices, min, max }), ...columns };
  await readValue(text, rule, key, { service, world, warn, input: createInput(world) });
  await checkColumns(context, key, text);
  const [variable] = Object.entries(service.variables).find(([, { setting }]) => setting === key) ?? [];
  if (variable !== undefined) await checkVariable(context, variable, text);
  const host = Object.values(service.hosts).find(({ setting }) => setting === key);
  if (host !== undefined) overrideOrigin(host, text, key, context.world.env);
  return text.trim();
}

/** Stores a secret with the credentials, because the settings file must not hold secrets. */
export async function storeSecretSetting(context: Context, key: string, secret: string): Promise<void> {
  const [{ openStore }, { writeEntry }, { aimOf, declaredOrigin }, { authParts }] = await Promise.all([
    import('../../auth/store.js'),
    import('../../auth/tokens.js'),
    import('../../auth/origin.js'),
    import('../../auth/parts.js'),
  ]);
  const parts = authParts(context);
  const store = await openStore(parts);
  await store.probe();
  const { hosts, credentials } = context.service;
  const [host = ''] = Object.keys(hosts);
  const client = Object.values(credentials).flatMap((one) =>
    one.kind === 'oauth' && one.client.secret.setting === key ? [one.client.id.setting] : [],
  )[0];
  const id = client === undefined ? undefined : await context.profile.get(client);
  const { issuer, by } = await aimOf(parts, host);
  const isOfRun = by?.overrides === true && by.from === 'run';
  const origin = isOfRun ? await declaredOrigin(parts, host) : issuer;
  await writeEntry(store, key, { origin, secret, ...(typeof id === 'string' ? { clientId: id } : {}) });
}

export async function removeSecretSetting(context: Context, key: string): Promise<void> {
  const { openStore } = await import('../../auth/store.js');
  await (await openStore(context)).remove(key);
}
