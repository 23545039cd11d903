/** The settings of a profile: their names, and what is shown of them. */
import type { Context } from '../../contract/context.js';
import type { Service, Setting } from '../../contract/service.js';
import { nearest } from '../../base/suggestions.js';
import { readConfig } from '../../state/config.js';
import { storeSetting } from '../../state/profile.js';

/** Replaces a secret in the settings file and in output; the secret is stored with the credentials. */
export const MASK = '********';

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
export const shared = new Set([storeSetting, 'auth_mode']);

/** Returns the settings of the active profile for output: without internal ones, secrets masked. */
export async function shownSettings({ service, profile, folder }: Context): Promise<Record<string, unknown>> {
  const settings = Object.entries((await readConfig(folder)).profiles[profile.name] ?? {});
  const shown = settings.filter(([name]) => !ruleOf(service, name)?.internal).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(shown.map(([name, value]) => [name, isSecret(service, name) ? MASK : value]));
}

/** Words of the command whose columns a setting holds, `columns.order.list`; `undefined` for another name. */
export const commandOf = (key: string): readonly string[] | undefined =>
  key.startsWith('columns.') ? key.split('.').slice(1) : undefined;

/** Returns one setting for output; `undefined` without a value. */
export async function shownSetting({ service, profile }: Context, key: string): Promise<unknown> {
  const value = await profile.get(key);
  return value !== undefined && isSecret(service, key) ? MASK : value;
}

/** Returns a value on one line. */
export function showText(value: unknown): string {
  return typeof value === 'string' && !/[\u0000-\u001f\u007f-\u009f]/.test(value) ? value : JSON.stringify(value);
}

/**
 * Returns the setting that a name means: its own name in any spelling, the flag whose default it is, or its name in the sign-in (`output`, `clientId`). Another name is returned unchanged.
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
  for (const [variable, { setting }] of Object.entries(variables)) {
    if (setting !== undefined) others.set(plain(variable), setting);
  }
  for (const credential of Object.values(credentials)) {
    if (credential.kind !== 'oauth') continue;
    const { id, secret } = credential.client;
    for (const [part, usual] of [
      [id, 'clientid'],
      [secret, 'clientsecret'],
    ] as const) {
      if (part?.setting !== undefined) others.set(plain(part.flag), part.setting).set(usual, part.setting);
    }
  }
  return others;
}

/** Returns the settings nearest to an unknown name, which may be a misspelling of any of their names. */
function nearSettings(service: Service, key: string, names: readonly string[]): readonly string[] {
  const others = otherNames(service);
  const near = [
    ...nearest(key, names),
    ...nearest(plain(key), [...others.keys()]).map((one) => others.get(one) ?? one),
  ];
  return [...new Set(near)].filter((name) => names.includes(name));
}

const plain = (name: string): string => name.replaceAll(/[_-]/g, '').toLowerCase();

/** Warns about an unknown name, with the known settings. */
export function warnUnknown({ service, warn }: Context, key: string): void {
  if (Object.hasOwn(service.settings, key) || shared.has(key) || commandOf(key) !== undefined) return;
  warn([unknown(service, key), knownSettings(service, key)].join(' ').trim());
}

/** Returns the sentence about a name that is not a setting. */
export const unknown = ({ binary }: Service, key: string): string =>
  `"${key}" is not a setting of ${binary} and has no effect.`;

/** Returns sentences on the settings that an unknown name may mean. */
export function knownSettings(service: Service, key: string): string {
  const names = Object.keys(service.settings).filter((name) => !service.settings[name]?.internal);
  const near = nearSettings(service, key, names);
  return [
    ...(near.length === 0 ? [] : [`Did you mean ${near.join(', ')}?`]),
    ...(names.length === 0 ? [] : [`Known settings: ${names.join(', ')}.`]),
  ].join(' ');
}
