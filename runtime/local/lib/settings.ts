import { defined } from '../../base/defined.js';
import type { Context } from '../../contract/context.js';
import type { Service, Setting } from '../../contract/service.js';
import { CliError } from '../../base/errors.js';
import { readConfig } from '../../state/config.js';
import { storeSetting } from '../../state/profile.js';

/** Replaces a secret in the settings file and in output; the secret is stored with the credentials. */
export const mask = '********';

/** Returns the rule of a setting; the name may be any text. */
export const ruleOf = ({ settings }: Service, key: string): Setting | undefined =>
  Object.hasOwn(settings, key) ? settings[key] : undefined;

/** Settings that the commands of every client store, besides those of the service. */
const shared = new Set([storeSetting, 'auth_mode']);

/** Returns the settings of the active profile for output: without internal ones, secrets masked. */
export async function shownSettings({ service, profile, folder }: Context): Promise<Record<string, unknown>> {
  const settings = Object.entries((await readConfig(folder)).profiles[profile.name] ?? {});
  const shown = settings.filter(([name]) => !ruleOf(service, name)?.internal).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(shown.map(([name, value]) => [name, ruleOf(service, name)?.secret ? mask : value]));
}

/** Returns one setting for output; `undefined` without a value. */
export async function shownSetting({ service, profile }: Context, key: string): Promise<unknown> {
  const value = await profile.get(key);
  return value !== undefined && ruleOf(service, key)?.secret ? mask : value;
}

/** Returns a value on one line. */
export function showText(value: unknown): string {
  return typeof value === 'string' && !/[\u0000-\u001f\u007f-\u009f]/.test(value) ? value : JSON.stringify(value);
}

/** Fails on an unknown name, listing the known settings. */
export async function checkKnown({ service }: Context, key: string): Promise<void> {
  const names = Object.keys(service.settings).filter((name) => !service.settings[name]?.internal);
  if (names.includes(key) || shared.has(key)) return;
  const { nearest } = await import('../../base/nearest.js');
  throw new CliError(
    service.local?.unknownSetting ?? 'usage',
    `"${key}" is not a setting of ${service.binary}.`,
    names.length === 0 ? undefined : `Known settings: ${names.join(', ')}.`,
    { suggestions: nearest(key, names) },
  );
}

/** Returns the value to store; fails if the setting cannot have it. */
export async function checkValue(context: Context, key: string, text: string): Promise<string> {
  const { service, world, warn } = context;
  if (shared.has(key)) {
    throw new CliError(
      'usage',
      `"${key}" is set by "${service.binary} ${service.login}", not by hand.`,
      key === storeSetting ? `Run "${service.binary} ${service.login} --store file", or --store keychain.` : undefined,
    );
  }
  const [{ readValue }, { createInput }, { checkVariable }, { overrideOrigin }] = await Promise.all([
    import('../../cli/flag-values.js'),
    import('../../cli/values-input.js'),
    import('../../auth/login.js'),
    import('../../auth/origin.js'),
  ]);
  const { kind = 'text', choices, min, max } = ruleOf(service, key) ?? {};
  const rule = defined({ kind, describe: '', choices, min, max });
  await readValue(text, rule, key, { world, warn, input: createInput(world) });
  const [variable] = Object.entries(service.variables).find(([, { setting }]) => setting === key) ?? [];
  if (variable !== undefined) await checkVariable(context, variable, text);
  const host = Object.values(service.hosts).find(({ setting }) => setting === key);
  if (host !== undefined) overrideOrigin(host, text, key);
  return text.trim();
}

/** Stores a secret with the credentials, because the settings file must not hold secrets. */
export async function storeSecretSetting(context: Context, key: string, secret: string): Promise<void> {
  const [{ openStore }, { writeEntry }, { declaredOrigin }, { authParts }] = await Promise.all([
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
  const origin = await declaredOrigin(parts, host);
  await writeEntry(store, key, { origin, secret, ...(typeof id === 'string' ? { clientId: id } : {}) });
}

export async function removeSecretSetting(context: Context, key: string): Promise<void> {
  const { openStore } = await import('../../auth/store.js');
  await (await openStore(context)).remove(key);
}
