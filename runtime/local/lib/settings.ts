import { defined } from '../../base/defined.js';
import type { Context } from '../../contract/context.js';
import type { Service, Setting } from '../../contract/service.js';
import { CliError } from '../../base/errors.js';
import { readConfig } from '../../state/config.js';
import { storeSetting } from '../../state/profile.js';

/** Stands in the settings file for a secret that is kept elsewhere, and wherever it would be shown. */
export const mask = '********';

/** The rule of a setting, for a name that may be anything. */
export const ruleOf = ({ settings }: Service, key: string): Setting | undefined =>
  Object.hasOwn(settings, key) ? settings[key] : undefined;

/** Settings that every client's commands keep beside those of the service. */
const kept = new Set([storeSetting, 'auth_mode']);

/** Settings of the active profile as they are shown: secrets as dots, what commands keep for themselves left out. */
export async function shownSettings({ service, profile, folder }: Context): Promise<Record<string, unknown>> {
  const settings = Object.entries((await readConfig(folder)).profiles[profile.name] ?? {});
  const shown = settings.filter(([name]) => !ruleOf(service, name)?.internal).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(shown.map(([name, value]) => [name, ruleOf(service, name)?.secret ? mask : value]));
}

/** One setting as it is shown; `undefined` without a value. */
export async function shownSetting({ service, profile }: Context, key: string): Promise<unknown> {
  const value = await profile.get(key);
  return value !== undefined && ruleOf(service, key)?.secret ? mask : value;
}

/** A value on one line. */
export function showText(value: unknown): string {
  return typeof value === 'string' && !/[\u0000-\u001f\u007f-\u009f]/.test(value) ? value : JSON.stringify(value);
}

/** Fails, naming the settings that there are, when a name is none of them. */
export async function checkKnown({ service }: Context, key: string): Promise<void> {
  const names = Object.keys(service.settings).filter((name) => !service.settings[name]?.internal);
  if (names.includes(key) || kept.has(key)) return;
  const { nearest } = await import('../../base/nearest.js');
  throw new CliError(
    service.local?.unknownSetting ?? 'usage',
    `"${key}" is no setting of ${service.binary}.`,
    names.length === 0 ? undefined : `Settings are ${names.join(', ')}.`,
    { suggestions: nearest(key, names) },
  );
}

/** The value to store, refused when the setting cannot have it. */
export async function checkValue(context: Context, key: string, text: string): Promise<string> {
  const { service, world } = context;
  if (kept.has(key)) {
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
  await readValue(text, rule, key, { world, input: createInput(world) });
  const [variable] = Object.entries(service.variables).find(([, { setting }]) => setting === key) ?? [];
  if (variable !== undefined) await checkVariable(context, variable, text);
  const host = Object.values(service.hosts).find(({ setting }) => setting === key);
  if (host !== undefined) overrideOrigin(host, text, key);
  return text.trim();
}

/** Puts a secret where credentials are kept: the settings file is no place for it. */
export async function keepSecretSetting(context: Context, key: string, secret: string): Promise<void> {
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

export async function dropSecretSetting(context: Context, key: string): Promise<void> {
  const { openStore } = await import('../../auth/store.js');
  await (await openStore(context)).remove(key);
}
