/** The stored settings of a run. */
import type { Effect } from '../contract/command.js';
import type { Client } from '../contract/context.js';
import type { Profile, World } from '../contract/run.js';
import type { Row } from '../contract/rows.js';
import { CliError } from '../base/errors.js';
import { readConfig, type Config } from '../state/config.js';
import { configFolder } from '../state/paths.js';
import { createProfile } from '../state/profile.js';

/** The profile of a run, as the settings file has it. */
export interface Settings {
  readonly profileName: string;
  /** Settings of the profile. */
  readonly values: Row;
  /** Returns the folder of the settings. Fails with `config` if they cannot be read. */
  readonly folder: () => string;
  /** Reads and changes the settings. Each use fails with `config` if they cannot be read. */
  readonly profile: Profile;
}

/**
 * Reads the settings of a run. Without a home, or if they cannot be read, a local command still starts, because some
 * need none (`version`, `completion`): those that use the settings fail then. All others fail here.
 *
 * @param choose returns the name of the profile
 */
export async function openSettings(
  client: Client,
  world: World,
  effect: Effect,
  choose: (config: Config) => Promise<string>,
): Promise<Settings> {
  const opened = await read(client, world).catch((error: unknown) => {
    if (effect !== 'local' || !(error instanceof CliError)) throw error;
    return error;
  });
  const config = opened instanceof CliError ? { profiles: {}, aliases: {} } : opened.config;
  const profileName = await choose(config);
  const values = config.profiles[profileName] ?? {};
  if (!(opened instanceof CliError)) {
    const { folder } = opened;
    return { profileName, values, folder: () => folder, profile: createProfile(folder, profileName) };
  }
  const folder = (): never => {
    throw opened;
  };
  const profile: Profile = {
    get name() {
      return folder();
    },
    get: () => Promise.reject(opened),
    set: () => Promise.reject(opened),
  };
  return { profileName, values, folder, profile };
}

async function read(client: Client, world: World): Promise<{ readonly folder: string; readonly config: Config }> {
  const folder = configFolder(client, world);
  return { folder, config: await readConfig(folder) };
}
