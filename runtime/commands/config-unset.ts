/** Removes one setting of the profile; one without a value is not an error. */
import type { Context } from '../contract/context.js';
import type { Result } from '../contract/pipeline.js';
import { removeSecretSetting } from './lib/setting-values.js';
import { ruleOf, settingNamed, shownSetting, warnUnknown } from './lib/settings.js';

export default async function* unset(
  { key: typed }: { readonly key: string },
  context: Context,
): AsyncGenerator<Result> {
  const { service, profile } = context;
  const key = settingNamed(service, typed);
  const removed = (await shownSetting(context, key)) !== undefined;
  if (removed) {
    if (ruleOf(service, key)?.secret) await removeSecretSetting(context, key);
    await profile.set({ [key]: undefined });
  } else warnUnknown(context, key);
  const line = removed ? `${key} was removed from profile` : `${key} was not set in profile`;
  yield {
    kind: 'action',
    line: `${line} "${profile.name}".`,
    data: { profile: profile.name, key, removed },
    changed: removed,
  };
}
