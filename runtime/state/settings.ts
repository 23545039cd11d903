import { checkVariable } from '../auth/login.js';
import { declaredOrigin } from '../auth/origin.js';
import { authParts } from '../auth/parts.js';
import { openStore, storeSetting } from '../auth/store.js';
import { readSecret, writeEntry } from '../auth/tokens.js';
import { nearest } from '../cli/suggest.js';
import { createInput } from '../cli/values-input.js';
import { readValues } from '../cli/values.js';
import type { Context } from '../contract/context.js';
import type { Service, Setting } from '../contract/service.js';
import { CliError } from '../errors.js';
import { readConfig } from './config.js';

const mask = '********';

/** The rule of a setting, for a name that may be anything. */
export const ruleOf = ({ settings }: Service, key: string): Setting | undefined =>
  Object.hasOwn(settings, key) ? settings[key] : undefined;

/** Settings that every client's commands keep beside those of the service. */
const kept = new Set([storeSetting, 'auth_mode']);

/** Settings of the active profile as they are shown: secrets as dots, what commands keep for themselves left out. */
export async function shownSettings(context: Context): Promise<Record<string, unknown>> {
  const { service, profile, folder } = context;
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((await readConfig(folder)).profiles[profile.name] ?? {})) {
    const setting = ruleOf(service, name);
    if (!setting?.internal) shown[name] = setting?.secret ? mask : value;
  }
  for (const [name, { secret }] of Object.entries(service.settings)) {
    if (secret && (await hasSecret(context, name))) shown[name] = mask;
  }
  return Object.fromEntries(Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One setting as it is shown; `undefined` without a value. */
export async function shownSetting(context: Context, key: string): Promise<unknown> {
  if (ruleOf(context.service, key)?.secret) return (await hasSecret(context, key)) ? mask : undefined;
  return context.profile.get(key);
}

/** A value on one line. */
export function showText(value: unknown): string {
  return typeof value === 'string' && !/[\u0000-\u001f\u007f-\u009f]/.test(value) ? value : JSON.stringify(value);
}

/** Fails, naming the settings that there are, when a name is none of them. */
export function checkKnown({ service }: Context, key: string): void {
  const names = Object.keys(service.settings).filter((name) => !service.settings[name]?.internal);
  if (names.includes(key) || kept.has(key)) return;
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
  const { kind = 'text', choices } = ruleOf(service, key) ?? {};
  const positionals = { [key]: { kind, describe: '', required: true, ...(choices && { choices }) } };
  const typed = { flags: {}, positionals: { [key]: text } };
  await readValues({
    flags: {},
    positionals,
    typed,
    world,
    input: createInput(world),
    setting: () => undefined,
    usage: [],
  });
  const [variable] = Object.entries(service.variables).find(([, { setting }]) => setting === key) ?? [];
  if (variable !== undefined) await checkVariable(context, variable, text);
  return text.trim();
}

/** Puts a secret where credentials are kept: the settings file is no place for it. */
export async function keepSecretSetting(context: Context, key: string, secret: string): Promise<void> {
  const parts = authParts(context);
  const store = await openStore(parts);
  await store.probe();
  const [host = ''] = Object.keys(context.service.hosts);
  await writeEntry(store, key, { origin: await declaredOrigin(parts, host), secret });
}

export async function dropSecretSetting(context: Context, key: string): Promise<boolean> {
  return (await openStore(authParts(context))).remove(key);
}

/** Where no keychain is, no secret is stored. */
async function hasSecret(context: Context, key: string): Promise<boolean> {
  const store = await openStore(authParts(context));
  try {
    return (await readSecret(store, key)) !== undefined;
  } catch (error) {
    if (error instanceof CliError && store.kind === 'keychain') return false;
    throw error;
  }
}
