import type { Context } from '../contract/context.js';
import { changeConfig, readConfig } from '../state/config.js';
import { checkProfileName, defaultProfile, sandboxProfile } from '../state/profile.js';

/** Makes a profile the active one. */
export default async function use({ name }: { readonly name: string }, context: Context): Promise<void> {
  const { service, folder, out, world, client } = context;
  checkProfileName(name);
  const { profiles } = await readConfig(folder);
  if (!Object.hasOwn(profiles, name) && name !== defaultProfile && name !== sandboxProfile) {
    const rule = service.local?.unknownProfile ?? 'warns';
    const known = Object.keys(profiles).sort().join(', ');
    const remedy = `Sign in with "${service.binary} ${service.login} --profile ${name}".`;
    const what = `Profile "${name}" does not exist yet${known === '' ? '' : ` (known: ${known})`}.`;
    if (rule !== 'warns') return context.fail(rule, what, remedy);
    context.warn(`${what} ${remedy}`);
  }
  await changeConfig(folder, (config) => {
    config.activeProfile = name;
  });
  const variable = `${client.env}_PROFILE`;
  if (world.env[variable]) context.warn(`${variable} is set and overrides the active profile.`);
  await out.action(`Profile "${name}" is active.`, { profile: name, active: true });
}
