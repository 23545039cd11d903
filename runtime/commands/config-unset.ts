import type { Context } from '../contract/context.js';
import { removeSecretSetting, ruleOf, settingNamed, shownSetting, warnUnknown } from './lib/settings.js';

/** Removes one setting of the profile; one without a value is not an error. */
export default async function unset({ key: typed }: { readonly key: string }, context: Context): Promise<void> {
  const { service, profile, out } = context;
  const key = settingNamed(service, typed);
  const removed = (await shownSetting(context, key)) !== undefined;
  if (!removed) await warnUnknown(context, key);
  if (removed && ruleOf(service, key)?.secret) await removeSecretSetting(context, key);
  if (removed) {
    await profile.set({ [key]: undefined });
    context.files.written += 1;
  }
  await out.action(
    removed ? `${key} was removed from profile "${profile.name}".` : `${key} was not set in profile "${profile.name}".`,
    { profile: profile.name, key, removed },
  );
}
