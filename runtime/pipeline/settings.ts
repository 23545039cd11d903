import type { Effect } from '../contract/command.js';
import type { Client, Profile, World } from '../contract/context.js';
import { CliError } from '../base/errors.js';
import { readConfig, type Config } from '../state/config.js';
import { configFolder } from '../state/paths.js';
import { createProfile } from '../state/profile.js';

/** Settings of a run. */
export interface Settings {
  readonly config: Config;
  /** Returns the folder of the settings. Fails with `config` if they cannot be read. */
  readonly folder: () => string;
  /** Returns a profile, each use of which fails with `config` if the settings cannot be read. */
  readonly profile: (name: string) => Profile;
}

/**
 * Reads the settings of a run. Without a home, or if they cannot be read, a local command still starts, because some
 * need none (`version`, `completion`): those that use the settings fail then. All others fail here.
 */
export async function openSettings(client: Client, world: World, effect: Effect): Promise<Settings> {
  try {
    const folder = configFolder(client, world);
    return { config: await readConfig(folder), folder: () => folder, profile: (name) => createProfile(folder, name) };
  } catch (error) {
    if (effect !== 'local' || !(error instanceof CliError)) throw error;
    const fail = (): never => {
      throw error;
    };
    const unknown: Profile = {
      get name() {
        return fail();
      },
      get: () => Promise.reject(error),
      set: () => Promise.reject(error),
    };
    return { config: { profiles: {}, aliases: {} }, folder: fail, profile: () => unknown };
  }
}
