/** The settings of one profile. */
import type { Profile } from '../contract/run.js';
import { CliError } from '../base/errors.js';
import { changeConfig, readConfig, type Config } from './config.js';
import { isSafeKey } from '../base/objects.js';

/** Name of the profile used when none is named. */
export const defaultProfile = 'default';

/** Name of the profile that uses the sandbox. */
export const sandboxProfile = 'sandbox';

/** Profile setting that records where credentials are stored. */
export const storeSetting = 'credential_store';

/** Refuses a name that cannot be a profile: it becomes part of file names and keychain accounts. */
export function checkProfileName(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name) && !/^\.+$/.test(name) && isSafeKey(name)) return name;
  throw new CliError(
    'usage',
    `${JSON.stringify(name)} cannot be the name of a profile.`,
    'Use 1 to 64 letters, digits, dots, dashes and underscores.',
  );
}

/** Returns the profile that a run uses: the one named by flag or environment, else the active one, else `default`. */
export function chooseProfile(named: string | undefined, config: Config): string {
  return checkProfileName(named || config.activeProfile || defaultProfile);
}

/** Settings of one profile. Every `get` reads the file, every `set` writes it. */
export function createProfile(folder: string, name: string): Profile {
  checkProfileName(name);
  return {
    name,
    async get(key) {
      return (await readConfig(folder)).profiles[name]?.[key];
    },
    async set(changes) {
      const bad = Object.keys(changes).find((key) => !isSafeKey(key));
      if (bad !== undefined) {
        throw new CliError('usage', `${JSON.stringify(bad)} cannot be the name of a setting.`, 'Choose another name.');
      }
      await changeConfig(folder, (config) => {
        const settings = (config.profiles[name] ??= Object.create(null) as Record<string, unknown>);
        for (const [key, value] of Object.entries(changes)) {
          if (value === undefined) Reflect.deleteProperty(settings, key);
          else settings[key] = value;
        }
      });
    },
  };
}
