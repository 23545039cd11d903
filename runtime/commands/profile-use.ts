/** Makes a profile the active one. */
import { loginLine } from '../auth/parts.js';
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { changeConfig, readConfig } from '../state/config.js';
import { checkProfileName, defaultProfile, sandboxProfile } from '../state/profile.js';

export default async function* use({ name }: { readonly name: string }, context: Context): AsyncGenerator<Result> {
  const { service, folder, world, client } = context;
  checkProfileName(name);
  const { profiles } = await readConfig(folder);
  if (!Object.hasOwn(profiles, name) && name !== defaultProfile && name !== sandboxProfile) {
    const known = Object.keys(profiles).sort().join(', ');
    context.note(
      `Profile "${name}" is new${known === '' ? '' : ` (known: ${known})`}. Sign in with "${loginLine(service)}".`,
    );
  }
  await changeConfig(folder, (config) => {
    config.activeProfile = name;
  });
  const variable = `${client.env}_PROFILE`;
  if (world.env[variable]) context.warn(`${variable} is set and overrides the active profile.`);
  yield {
    kind: 'action',
    line: `Profile "${name}" is active.`,
    data: { profile: name, active: true },
    changed: true,
  };
}
